### Huisregels: elk met een korte naam (45 tekens), `.told` (120) en iedere waarde in woorden (80).
### `value-…` zijn waarden die woorden zijn, `amount-…` die getallen zijn.

rules-differs = Hier gaat het anders
house-here = Waarin deze tafel afwijkt van { $edition }
house-nothing = In niets: { $edition } zoals op het regelblad.
house-difference = **{ $rule }**: { $value }
house-more = … en nog { $count }
house-bold = Vetgedrukt: zo is het in { $edition }, tenzij een tafel anders kiest.
house-range = { $lowest } tot en met { $highest }
house-card = { $count } × { $card }
house-presets = Kant-en-klaar
house-preset = **{ $preset }**: { $told }

edition-tutto = { -tutto }
edition-fill-or-bust = Fill or Bust

## Groepen van huisregels; ze staan op knoppen, 16 tekens.

group-game = Het spel
group-turn = De beurt
group-cards = De kaarten

## Het spel

rule-target = Doel
    .told = Hoeveel punten iemand moet halen om het spel te beëindigen.
amount-target = { $number } punten

rule-end = Einde van het spel
    .told = Wat er gebeurt als iemand het doel haalt.
value-end-round = de ronde wordt afgemaakt, dan winnen de meeste punten
value-end-immediate = wie er het eerst is, wint meteen

rule-time_limit = Tijdslimiet
    .told = Is de tijd om, dan wordt afgemaakt wat bezig is en winnen de meeste punten.
value-time_limit-off = geen
amount-time_limit = { $number } minuten

rule-round_limit = Aantal rondes
    .told = Na zoveel rondes winnen de meeste punten, doel of geen doel.
value-round_limit-off = geen limiet
amount-round_limit = { $number ->
        [one] { $number } ronde
       *[other] { $number } rondes
    }

rule-tie = Gelijk aan kop
    .told = Wat er gebeurt als meer spelers met de hoogste score eindigen.
value-tie-shared = ze delen de winst
value-tie-extra_round = ze spelen onderling verder tot er één voorstaat

rule-final_round = Laatste ronde
    .told = Wat er gebeurt als na de laatste ronde niemand het doel meer heeft.
value-final_round-sticky = het was toch de laatste ronde
value-final_round-must_hold = dan gaat het spel gewoon door

rule-first_seat = Wie begint
    .told = Hoe bepaald wordt wie begint.
value-first_seat-host = de host
value-first_seat-roll_off = wie de hoogste dobbelsteen gooit
value-first_seat-random = het lot wijst iemand aan

## De beurt

rule-set_aside = Apart leggen
    .told = Hoeveel van een worp je apart moet leggen.
value-set_aside-any = minstens één ding dat scoort
value-set_aside-all = alles wat kan scoren

rule-opening_min = De eerste punten
    .told = Hoeveel punten je eerste genoteerde beurt minstens moet opleveren.
value-opening_min-0 = maakt niet uit
amount-opening_min = minstens { $number }

rule-bank_min = Minimum om te noteren
    .told = Hoeveel er op het spel moet staan voordat je mag noteren.
value-bank_min-0 = maakt niet uit
amount-bank_min = minstens { $number }

rule-three_nulls = Drie nulworpen op rij
    .told = Wat een derde beurt op rij die op een nulworp eindigt, extra kost.
value-three_nulls-0 = niets extra
amount-three_nulls = nog eens { $number } punten

rule-after_tutto = Na { -tutto }
    .told = Of je mag kiezen tussen noteren en de volgende kaart.
value-after_tutto-choose = noteren of een kaart draaien, wat je wilt
value-after_tutto-must_draw = de volgende kaart moet worden gedraaid
value-after_tutto-must_bank = je moet noteren

rule-below_zero = Onder 0
    .told = Wat er gebeurt als er meer af gaat dan iemand heeft.
value-below_zero-off = de score stopt bij 0
value-below_zero-on = de score kan onder 0 komen

## De kaarten

rule-x2_scope = Wat { -card-x2 } verdubbelt
    .told = Welke punten { -tutto } op deze kaart verdubbelt.
value-x2_scope-rolled = alle dobbelpunten van de beurt, geen bonussen
value-x2_scope-turn = alle punten van de beurt, ook bonussen
value-x2_scope-card = de dobbelpunten die op deze kaart zijn gemaakt

rule-plus_minus_carry = { -card-plus-minus }: meegebrachte punten
    .told = Of punten van eerdere kaarten naast de 1.000 meetellen.
value-plus_minus_carry-keep = die tellen mee
value-plus_minus_carry-replace = die vervallen: de beurt is precies 1.000 waard

rule-plus_minus_after = { -card-plus-minus }: doorgaan
    .told = Wat er na { -tutto } op deze kaart mag.
value-plus_minus_after-choose = noteren of doorgaan
value-plus_minus_after-end = er wordt meteen genoteerd en de beurt is om

rule-plus_minus_when = { -card-plus-minus }: wanneer kost het iets
    .told = Op welk moment de koplopers hun 1.000 verliezen.
value-plus_minus_when-at_once = bij { -tutto }, wat er ook van de beurt komt
value-plus_minus_when-on_bank = aan het eind, als de beurt wordt genoteerd

rule-plus_minus_coleader = { -card-plus-minus } bij gedeelde kop
    .told = Wie betaalt als je de kop met anderen deelt.
value-plus_minus_coleader-others_pay = de andere koplopers
value-plus_minus_coleader-nobody_pays = niemand

rule-plus_minus_leader = { -card-plus-minus } als je alleen voorstaat
    .told = Wat je met de kaart doet als je alleen voorstaat.
value-plus_minus_leader-play = spelen, en niemand betaalt
value-plus_minus_leader-redraw = wegleggen en een andere draaien

rule-fireworks = { -card-fireworks }, { -card-must-bust }
    .told = Wie kiest welke dobbelstenen apart gaan.
value-fireworks-all = de bot: alles wat scoort
value-fireworks-choose = jij, net als bij andere kaarten

rule-straight_order = { -card-straight }: volgorde
    .told = In welke volgorde je de getallen verzamelt.
value-straight_order-any = in willekeurige volgorde
value-straight_order-run = op een rij, vanaf 1 omhoog of vanaf 6 omlaag

rule-straight_stop = { -card-straight }: eerder noteren
    .told = Of je punten van eerdere kaarten mag noteren voordat je alle zes getallen hebt.
value-straight_stop-no = pas als alle zes er zijn
value-straight_stop-carried = ja, zodra je iets apart hebt gelegd

rule-cloverleaf = { -card-clover }: wat je moet maken
    .told = Wat je tweemaal achter elkaar moet maken om te winnen.
value-cloverleaf-two_tuttos = { -tutto }
value-cloverleaf-two_straights = een straat, 1 tot en met 6

## De stapel

rule-stop_keeps = { -card-stop }, { -card-no-dice }: punten op het spel
    .told = Wat er met de punten op het spel gebeurt als zo’n kaart de beurt beëindigt.
value-stop_keeps-off = die ben je kwijt
value-stop_keeps-on = die worden genoteerd

rule-reshuffle = Schudden
    .told = Wanneer alle kaarten opnieuw worden geschud.
value-reshuffle-empty = als de stapel op is
value-reshuffle-round = vóór elke ronde
value-reshuffle-turn = vóór elke beurt

rule-deck = Kaarten in de stapel
    .told = Hoeveel er van elke kaart zijn, 0 tot en met 20.
value-deck-printed = zoveel als er in de doos zitten

## Fill or Bust

rule-fill_1000 = { -card-fill-1000 }: de dobbelstenen
    .told = Of de dobbelstenen naast de 1.000 meetellen.
value-fill_1000-exact = nee, het is precies 1.000
value-fill_1000-add = ja, die komen erbij

rule-double_trouble = { -card-double-trouble }: de dobbelstenen
    .told = Wat de dobbelstenen van beide keren { -tutto } waard zijn.
value-double_trouble-plain = evenveel als altijd
value-double_trouble-doubled = het dubbele

rule-banked_at_once = { -card-double-trouble }, { -card-vengeance }: de punten
    .told = Wat er met de punten gebeurt als { -card-double-trouble } of { -card-vengeance } lukt.
value-banked_at_once-off = die blijven op het spel staan als je doorgaat
value-banked_at_once-on = die zijn van jou, en doorgaan begint bij niets

rule-vengeance = { -card-vengeance }: een keuze
    .told = Of je de kaart mag laten gaan.
value-vengeance-plain = nee, maar je mag vóór { -tutto } noteren
value-vengeance-optional = ja, maar wie hem neemt, noteert niet vóór { -tutto }

rule-vengeance_coleader = { -card-vengeance } bij gedeelde kop
    .told = Wie betaalt als je de kop met anderen deelt.
value-vengeance_coleader-all_pay = alle koplopers, jij ook
value-vengeance_coleader-others_pay = de andere koplopers

## Kant-en-klaar

preset-official = Volgens het blad
    .told = Helemaal geen huisregels.
preset-short = Kort
    .told = Half zo ver: 3.000 punten.
preset-classic-2004 = Klassiek 2004
    .told = { -card-x2 } verdubbelt alles in de beurt, ook bonussen.
preset-modern = Modern
    .told = Na { -tutto } noteren, straten op volgorde, zelf kiezen bij { -card-fireworks }, scores onder 0, één winnaar.
preset-bowman = Bowman
    .told = Het blad van 1981 zoals spelers het navertellen: meer met { -card-double-trouble }, { -card-vengeance } als keuze.

## De regel onder een kaart op het bord waar een huisregel hem verandert; 120 tekens.

ruled-x2_scope-turn = { -tutto } verdubbelt alle punten van deze beurt, ook bonussen.
ruled-x2_scope-card = { -tutto } verdubbelt de dobbelpunten van deze kaart, en verder niets.
ruled-stop_keeps-on = De beurt is meteen voorbij, en alles wat op het spel staat wordt genoteerd.
ruled-fireworks-choose = Leg apart wat je wilt, tot een nulworp. Die beëindigt de beurt, en je houdt alle punten.
ruled-cloverleaf-two_straights = Tweemaal achter elkaar een straat, zonder te stoppen. Lukt het, dan win je, wat de stand ook is.
ruled-fill_1000-add = Niet stoppen vóór { -tutto }. Het levert 1.000 op boven op de dobbelpunten.
ruled-double_trouble-doubled = Tweemaal { -tutto } achter elkaar, niet stoppen vóór de tweede. De dobbelstenen tellen dubbel.

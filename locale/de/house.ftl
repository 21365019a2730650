### Hausregeln: jede mit kurzem Namen (45 Zeichen), `.told` (120) und jedem Wert in Worten (80).
### `value-…` sind Werte in Worten, `amount-…` Werte in Zahlen.

rules-differs = Hier wird es anders gespielt
house-here = Worin dieser Tisch von { $edition } abweicht
house-nothing = In nichts: { $edition } nach dem Regelblatt.
house-difference = **{ $rule }**: { $value }
house-more = … und { $count } mehr
house-bold = Fett: So ist es bei { $edition }, wenn der Tisch nichts anderes wählt.
house-range = { $lowest } bis { $highest }
house-card = { $count } × { $card }
house-presets = Fertige Mischungen
house-preset = **{ $preset }**: { $told }

edition-tutto = { -tutto }
edition-fill-or-bust = Fill or Bust

## Gruppen von Hausregeln; sie stehen auf Knöpfen, 16 Zeichen.

group-game = Das Spiel
group-turn = Der Zug
group-cards = Die Karten

## Das Spiel

rule-target = Ziel
    .told = Wie viele Punkte jemand braucht, damit die Partie endet.
amount-target = { $number } Punkte

rule-end = Spielende
    .told = Was passiert, wenn jemand das Ziel erreicht.
value-end-round = die Runde wird zu Ende gespielt, dann gewinnt, wer die meisten Punkte hat
value-end-immediate = wer zuerst ankommt, gewinnt sofort

rule-time_limit = Zeitlimit
    .told = Ist die Zeit um, wird zu Ende gespielt, was läuft; dann gewinnt, wer die meisten Punkte hat.
value-time_limit-off = keins
amount-time_limit = { $number } Minuten

rule-round_limit = Rundenlimit
    .told = Nach so vielen Runden gewinnt, wer die meisten Punkte hat, Ziel hin oder her.
value-round_limit-off = keins
amount-round_limit = { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }

rule-tie = Gleichstand an der Spitze
    .told = Was passiert, wenn mehrere am Ende gleichauf vorn liegen.
value-tie-shared = sie teilen sich den Sieg
value-tie-extra_round = sie spielen unter sich weiter, bis jemand vorn liegt

rule-final_round = Letzte Runde
    .told = Was passiert, wenn am Ende der letzten Runde niemand mehr am Ziel ist.
value-final_round-sticky = es war trotzdem die letzte
value-final_round-must_hold = sie gilt nicht, und es geht weiter

rule-first_seat = Wer anfängt
    .told = Wie sich findet, wer anfängt.
value-first_seat-host = wer den Tisch eröffnet hat
value-first_seat-roll_off = wer die höchste Zahl würfelt
value-first_seat-random = das Los entscheidet

## Der Zug

rule-set_aside = Beiseitelegen
    .told = Wie viel von einem Wurf du beiseitelegen musst.
value-set_aside-any = mindestens etwas, das punktet
value-set_aside-all = jeden Würfel, der punkten kann

rule-opening_min = Der Einstieg
    .told = Wie viele Punkte die ersten sein müssen, die du notierst.
value-opening_min-0 = beliebig viele
amount-opening_min = mindestens { $number }

rule-bank_min = Mindestens zu notieren
    .told = Wie viele Punkte auf dem Spiel stehen müssen, bevor du notieren darfst.
value-bank_min-0 = beliebig viele
amount-bank_min = mindestens { $number }

rule-three_nulls = Drei Fehlwürfe in Folge
    .told = Was der dritte Zug in Folge, den ein Fehlwurf beendet, zusätzlich kostet.
value-three_nulls-0 = nichts weiter
amount-three_nulls = noch einmal { $number } Punkte

rule-after_tutto = Nach einem { -tutto }
    .told = Ob du zwischen Notieren und der nächsten Karte wählen darfst.
value-after_tutto-choose = notieren oder aufdecken, wie du magst
value-after_tutto-must_draw = die nächste Karte muss aufgedeckt werden
value-after_tutto-must_bank = der Zug muss notiert werden

rule-below_zero = Unter 0
    .told = Was passiert, wenn mehr abgezogen wird, als jemand hat.
value-below_zero-off = bei 0 ist Schluss
value-below_zero-on = es geht auch unter 0

## Die Karten

rule-x2_scope = Was { -card-x2 } verdoppelt
    .told = Welche Punkte ein { -tutto } auf dieser Karte verdoppelt.
value-x2_scope-rolled = alle Würfelpunkte des Zuges, ohne Bonus
value-x2_scope-turn = alle Punkte des Zuges, auch Bonus
value-x2_scope-card = die Würfelpunkte, die auf dieser Karte entstanden sind

rule-plus_minus_carry = { -card-plus-minus }: mitgebrachte Punkte
    .told = Ob Punkte früherer Karten neben den 1.000 zählen.
value-plus_minus_carry-keep = sie zählen mit
value-plus_minus_carry-replace = sie verfallen: Der Zug ist genau 1.000 wert

rule-plus_minus_after = { -card-plus-minus }: weiterspielen
    .told = Was nach dem { -tutto } auf dieser Karte kommen darf.
value-plus_minus_after-choose = notieren oder weiterspielen
value-plus_minus_after-end = es wird sofort notiert, und der Zug ist vorbei

rule-plus_minus_when = { -card-plus-minus }: wann gezahlt wird
    .told = Wann die Führenden ihre 1.000 verlieren.
value-plus_minus_when-at_once = beim { -tutto }, was auch aus dem Zug wird
value-plus_minus_when-on_bank = am Ende, wenn der Zug notiert wird

rule-plus_minus_coleader = { -card-plus-minus } bei geteilter Führung
    .told = Wer zahlt, wenn du dir die Führung teilst.
value-plus_minus_coleader-others_pay = die anderen Führenden
value-plus_minus_coleader-nobody_pays = niemand

rule-plus_minus_leader = { -card-plus-minus }, wenn du allein führst
    .told = Was du mit der Karte machst, wenn du allein führst.
value-plus_minus_leader-play = spielen, und niemand zahlt
value-plus_minus_leader-redraw = ablegen und eine andere aufdecken

rule-fireworks = { -card-fireworks }, { -card-must-bust }
    .told = Wer aussucht, welche Würfel beiseitegelegt werden.
value-fireworks-all = der Bot: jeden Würfel, der punktet
value-fireworks-choose = du, wie bei den anderen Karten

rule-straight_order = { -card-straight }: Reihenfolge
    .told = In welcher Reihenfolge du die Zahlen sammelst.
value-straight_order-any = in beliebiger Reihenfolge
value-straight_order-run = eine nach der anderen, von 1 aufwärts oder von 6 abwärts

rule-straight_stop = { -card-straight }: vorher aufhören
    .told = Ob du Punkte früherer Karten notieren darfst, bevor alle sechs Zahlen da sind.
value-straight_stop-no = erst, wenn alle sechs da sind
value-straight_stop-carried = ja, sobald du etwas beiseitegelegt hast

rule-cloverleaf = { -card-clover }: was nötig ist
    .told = Was dir zweimal hintereinander gelingen muss, um zu gewinnen.
value-cloverleaf-two_tuttos = ein { -tutto }
value-cloverleaf-two_straights = eine Straße, 1 bis 6

## Der Stapel

rule-stop_keeps = { -card-stop }, { -card-no-dice }: Punkte auf dem Spiel
    .told = Was aus den Punkten auf dem Spiel wird, wenn so eine Karte den Zug beendet.
value-stop_keeps-off = sie sind verloren
value-stop_keeps-on = sie werden notiert

rule-reshuffle = Mischen
    .told = Wann alle Karten neu gemischt werden.
value-reshuffle-empty = wenn der Stapel aufgebraucht ist
value-reshuffle-round = vor jeder Runde
value-reshuffle-turn = vor jedem Zug

rule-deck = Karten im Stapel
    .told = Wie viele es von jeder Karte gibt, 0 bis 20.
value-deck-printed = so viele wie in der Schachtel

## Fill or Bust

rule-fill_1000 = { -card-fill-1000 }: die Würfel
    .told = Ob die Würfel neben den 1.000 zählen.
value-fill_1000-exact = nein, es sind genau 1.000
value-fill_1000-add = ja, sie kommen dazu

rule-double_trouble = { -card-double-trouble }: die Würfel
    .told = Was die Würfel beider { -tutto }s wert sind.
value-double_trouble-plain = so viel wie immer
value-double_trouble-doubled = doppelt so viel

rule-banked_at_once = { -card-double-trouble }, { -card-vengeance }: die Punkte
    .told = Was aus den Punkten wird, wenn { -card-double-trouble } oder { -card-vengeance } gelingt.
value-banked_at_once-off = sie stehen weiter auf dem Spiel, wenn du weiterspielst
value-banked_at_once-on = sie gehören dir, und weiter geht es bei null

rule-vengeance = { -card-vengeance }: nach Wahl
    .told = Ob du die Karte vorbeigehen lassen darfst.
value-vengeance-plain = nein, aber du darfst vor dem { -tutto } notieren
value-vengeance-optional = ja, aber wer sie nimmt, notiert nicht vor dem { -tutto }

rule-vengeance_coleader = { -card-vengeance } bei geteilter Führung
    .told = Wer zahlt, wenn du dir die Führung teilst.
value-vengeance_coleader-all_pay = alle Führenden, du auch
value-vengeance_coleader-others_pay = die anderen Führenden

## Fertige Mischungen

preset-official = Nach dem Blatt
    .told = Ganz ohne Hausregeln.
preset-short = Kurz
    .told = Halb so weit: 3.000 Punkte.
preset-classic-2004 = Klassisch 2004
    .told = { -card-x2 } verdoppelt alles im Zug, auch Bonus.
preset-modern = Modern
    .told = Nach { -tutto } notieren, Straßen der Reihe nach, freie Wahl bei { -card-fireworks }, unter 0, nie geteilter Sieg.
preset-bowman = Bowman
    .told = Das Blatt von 1981, wie man es sich erzählt: { -card-double-trouble } stärker, { -card-vengeance } nach Wahl.

## Die Zeile unter einer Karte auf dem Spielbrett, wo eine Hausregel sie ändert; 120 Zeichen.

ruled-x2_scope-turn = { -tutto } verdoppelt alle Punkte dieses Zuges, auch Bonuspunkte.
ruled-x2_scope-card = { -tutto } verdoppelt die Würfelpunkte dieser Karte und sonst nichts.
ruled-stop_keeps-on = Der Zug ist sofort vorbei, und alles, was auf dem Spiel steht, wird notiert.
ruled-fireworks-choose = Leg beiseite, was du willst, bis ein Fehlwurf kommt. Er beendet den Zug, und du behältst alles.
ruled-cloverleaf-two_straights = Zwei Straßen, 1 bis 6, hintereinander, ohne zu notieren. Gelingt es, gewinnst du bei jedem Stand.
ruled-fill_1000-add = Nicht notieren vor dem { -tutto }. Es bringt 1.000 zu seinen Würfeln dazu.
ruled-double_trouble-doubled = Zwei { -tutto }s hintereinander, nicht notieren vor dem zweiten. Die Würfel zählen doppelt.

### Een beurt die voorbij is, in een regel of twee verteld, en in een woord of twee.
### Verschillende bewoordingen van hetzelfde zijn vanaf 1 genummerd, zonder gat; een andere taal mag er meer of minder hebben.
### $who is de speler, $gain wat de beurt opleverde, $lost wat hij kostte, $score de stand daarna, $card de laatste kaart,
### $cards alle kaarten van de beurt, $faces de worp die er een eind aan maakte.

## Genoteerd vóór TUTTO

story-bank-1 = 💰 **{ $who }** houdt op { $card } het hoofd koel en noteert **{ $gain }**. Dat is samen { $score }.
story-bank-2 = 💰 Beter één vogel in de hand: **{ $who }** stopt op { $card } met **{ $gain }** en staat op { $score }.
story-bank-3 = 💰 **{ $who }** kijkt naar de rest van de dobbelstenen, stopt wijselijk en pakt **{ $gain }**: { $score } in totaal.
story-bank-4 = 💰 **{ $gain }** voor **{ $who }**, veilig en wel. De stand is { $score }.

## Genoteerd na één TUTTO

story-tutto-1 = 🎉 { -tutto } op { $card }! **{ $who }** noteert **{ $gain }** en staat op { $score }.
story-tutto-2 = 🎉 Alle zes voor **{ $who }**: { -tutto }, **{ $gain }** erbij, { $score } in totaal.
story-tutto-3 = 🎉 **{ $who }** maakt { -tutto } en laat het daarbij: **{ $gain }** genoteerd, samen { $score }.

## Genoteerd na meer dan één TUTTO

story-chain-1 = 🔥 { $cards }: **{ $who }** maakt { $tuttos } keer { -tutto } en noteert **{ $gain }**. Dat is samen { $score }!
story-chain-2 = 🔥 { $tuttos } keer { -tutto } in één beurt ({ $cards }), en **{ $who }** komt ermee weg: **{ $gain }** erbij, nu { $score }.
story-chain-3 = 🔥 **{ $who }** is niet te stuiten: { $cards }, { $tuttos } keer { -tutto }, **{ $gain }** genoteerd. Stand: { $score }.

## Genoteerd met een complete Straat

story-straight-1 = 🔢 1 2 3 4 5 6! **{ $who }** maakt de { -card-straight } compleet en noteert **{ $gain }**: nu { $score }.
story-straight-2 = 🔢 Getal voor getal legt **{ $who }** de { -card-straight } vol. **{ $gain }** erbij, { $score } in totaal.
story-straight-3 = 🔢 Het laatste getal valt, de { -card-straight } ligt er: **{ $gain }** voor **{ $who }**, die op { $score } staat.

## Genoteerd op een Plus/Min

story-plus-minus-1 = ⚖️ **{ $who }** laat de weegschaal doorslaan: { -card-plus-minus } gehaald, **{ $gain }** erbij, nu { $score }.
story-plus-minus-2 = ⚖️ { -tutto } op { -card-plus-minus }! **{ $who }** noteert **{ $gain }** en staat op { $score }.
story-plus-minus-3 = ⚖️ **{ $who }** haalt alles uit { -card-plus-minus }: **{ $gain }** genoteerd, { $score } in totaal.

## Wat anderen in de beurt echt kwijtraakten, na elk van de verhalen

story-taken-one-1 = { $payer } betaalt **{ $points }** voor de koppositie.
story-taken-one-2 = Bij { $payer } gaat er **{ $points }** af.
story-taken-one-3 = Hoge bomen vangen veel wind: { $payer } verliest **{ $points }**.
story-taken-many-1 = De koplopers betalen: { $payers }.
story-taken-many-2 = Het wordt rustiger aan kop: { $payers }.
story-taken-many-3 = Gedeelde kop, gedeelde rekening: { $payers }.
story-taken-nobody = Er stond niemand anders aan kop, dus niemand betaalt.
story-taken-from = { $who } −{ $points }
story-three-nulls = Drie nulworpen op rij kosten nog eens { $points }.

## Een nulworp, en wat hij kostte

story-null-1 = 💥 { $faces }: niets bij. **{ $who }** verliest **{ $lost }** op { $card } en blijft op { $score }.
story-null-2 = 💥 Eén worp te veel: { $faces }. **{ $lost }** in rook opgegaan, **{ $who }** houdt { $score }.
story-null-3 = 💥 **{ $who }** wil meer, de dobbelstenen zeggen { $faces }. Nulworp! **{ $lost }** kwijt, nog steeds { $score }.
story-null-4 = 💥 Zo dichtbij, en dan { $faces }. **{ $who }** zwaait **{ $lost }** uit en staat op { $score }.

## Een nulworp met niets op het spel

story-null-bare-1 = 💨 { $faces }: een nulworp, maar **{ $who }** had niets te verliezen. Nog steeds { $score }.
story-null-bare-2 = 💨 { $card } en dan { $faces }. Niets gewonnen, niets verloren: **{ $who }** blijft op { $score }.
story-null-bare-3 = 💨 De dobbelstenen geven **{ $who }** { $faces }, een nulworp. Verder met { $score }.

## Vuurwerk: een nulworp die punten oplevert

story-fireworks-1 = 🎆 Wat een vuurwerk! **{ $who }** knalt door tot { $faces } en neemt **{ $gain }** mee: nu { $score }.
story-fireworks-2 = 🎆 { $card } voor **{ $who }**: **{ $gain }** tot de laatste vonk, { $faces }. Stand: { $score }.
story-fireworks-3 = 🎆 Voor één keer is een nulworp welkom: **{ $who }** besluit { $card } met **{ $gain }** en staat op { $score }.
story-fireworks-dud-1 = 🎇 { $card } dooft meteen: **{ $who }** gooit { $faces } en blijft op { $score }.
story-fireworks-dud-2 = 🎇 Het lont was nat. Meteen { $faces }, niets voor **{ $who }**, nog steeds { $score }.
story-fireworks-dud-3 = 🎇 Ooo… en niets. **{ $who }** krijgt { $faces } en houdt { $score }.

## Stop

story-stop-1 = 🛑 { $card }! Er lag **{ $lost }** klaar voor **{ $who }**, en dat is nu weg. Nog steeds { $score }.
story-stop-2 = 🛑 Eén kaart te veel: **{ $who }** draait { $card } en is **{ $lost }** kwijt. Stand: { $score }.
story-stop-3 = 🛑 **{ $who }** wil nog één kaart en krijgt { $card }. **{ $lost }** kwijt, { $score } over.
story-stop-bare-1 = 🛑 { $card }. Een kort beurtje voor **{ $who }**, nog steeds op { $score }.
story-stop-bare-2 = 🛑 **{ $who }** draait { $card } en mag weer gaan zitten. De stand blijft { $score }.
story-stop-bare-3 = 🛑 Deze keer geen dobbelstenen voor **{ $who }**: { $card }. Verder met { $score }.
story-stop-kept-1 = 🛑 { $card } maakt er een eind aan, maar **{ $who }** houdt **{ $gain }** en staat op { $score }.
story-stop-kept-2 = 🛑 { $card }! Toch **{ $gain }** voor **{ $who }**: nu { $score }.
story-stop-kept-3 = 🛑 **{ $who }** moet stoppen door { $card }, met **{ $gain }** op zak. Stand: { $score }.

## Klavertje-4

story-win-1 = 🍀 Tweemaal { -tutto } achter elkaar! **{ $who }** heeft { -card-clover } gevonden en wint het spel.
story-win-2 = 🍀 Het geluk heeft gekozen: **{ $who }** maakt { -card-clover } en wint op slag.
story-win-3 = 🍀 Vergeet de stand: { -card-clover } is voor **{ $who }**, en daarmee het hele spel.

## Beurten die niet zijn uitgespeeld

story-forfeit-1 = ⏳ **{ $who }** wordt overgeslagen. **{ $lost }** is weg, de stand blijft { $score }.
story-forfeit-2 = ⏳ De tafel gaat verder zonder **{ $who }**: **{ $lost }** kwijt, nog steeds { $score }.
story-forfeit-3 = ⏳ Deze beurt geen punten voor **{ $who }**, **{ $lost }** kwijt. De stand blijft { $score }.
story-forfeit-bare-1 = ⏳ **{ $who }** wordt overgeslagen. Er stond niets op het spel, de stand blijft { $score }.
story-forfeit-bare-2 = ⏳ De tafel gaat verder zonder **{ $who }**, nog steeds op { $score }.
story-forfeit-bare-3 = ⏳ Deze beurt geen punten voor **{ $who }**. De stand blijft { $score }.
story-left-1 = 🚪 **{ $who }** staat midden in de beurt op. **{ $lost }** is weg, { $score } blijft op het scoreblad.
story-left-2 = 🚪 Er staat een stoel leeg: **{ $who }** is weg, **{ $lost }** kwijt, { $score } als eindstand.
story-left-3 = 🚪 **{ $who }** neemt afscheid met { $score }; **{ $lost }** blijft achter op tafel.
story-left-bare-1 = 🚪 **{ $who }** staat op van tafel, met { $score } op het scoreblad.
story-left-bare-2 = 🚪 Er staat een stoel leeg: **{ $who }** is weg, { $score } als eindstand.
story-left-bare-3 = 🚪 **{ $who }** neemt afscheid met { $score }.
story-moved = 👇 Het bord staat nu verderop.
story-cut-short = ⏹️ Het spel eindigde midden in de beurt van **{ $who }**.
story-score-1 = ✍️ **{ $who }** noteert **{ $gain }** en staat op { $score }.
story-score-2 = ✍️ **{ $gain }** voor **{ $who }**: nu { $score }.
story-score-3 = ✍️ De beurt van **{ $who }** levert **{ $gain }** op, samen { $score }.

## Hetzelfde in een woord of twee, achter elkaar op één regel

brief-bank = { $who } +{ $gain }
brief-null = { $who } nulworp (−{ $lost })
brief-null-bare = { $who } nulworp
brief-fireworks = { $who } { $card } +{ $gain }
brief-fireworks-dud = { $who } { $card } +0
brief-stop = { $who } { $card } (−{ $lost })
brief-stop-bare = { $who } { $card }
brief-stop-kept = { $who } { $card } +{ $gain }
brief-win = { $who } { -card-clover }!
brief-forfeit = { $who } overgeslagen
brief-left = { $who } vertrokken
brief-score = { $who } +{ $gain }
# Na een van deze: wat de beurt van anderen afnam.
brief-taken-one = { $brief } ({ $payer } −{ $points })
brief-taken-many = { $brief } (−{ $points } bij { $payers } koplopers)

### Meeschrijven: het scoreblad van een echte tafel, de toetsen voor een beurt, correcties, en wie het blad bijhoudt.
### Op knoppen (pad-…, gasten en schrijver in de lobby) passen hoogstens 16 tekens, met getallen tot 100.000.

## De lobby

lobby-call-record = Jullie dobbelstenen, jullie kaarten, jullie tafel: ik hou de stand bij. Schuif aan!
lobby-scorer = Wie de stand bijhoudt
lobby-guest = gast
lobby-add-guest = Gast erbij
lobby-drop-guest = Gast eraf

guest-title = Een gast aan tafel
guest-name = Hoe heet je gast?
guest-example = Oma
guest-start = Begint met
guest-start-nothing = 0 punten
guest-start-lowest = De laagste score
guest-none = Er zit geen gast aan deze tafel.
guest-out = Welke gast staat op?
guest-pick = Een gast
guest-gone = { $who } is opgestaan.
guest-bad-name = Een gast heeft een naam nodig van 1 tot { $longest } tekens die je kunt zien en die hier verder niemand heeft.
guest-name-taken = Zo heet er al iemand aan deze tafel. Een andere naam, tot { $longest } tekens?

scorer-is = **{ $who }** voert de beurten in.
scorer-is-everybody = **Iedereen** aan tafel mag beurten invoeren.
scorer-pick = Geef het blad door aan…
scorer-everybody = Iedereen
scorer-sits = Schuift aan met 0 punten…
scorer-sits-lowest = Schuift aan met de laagste score…
scorer-leaves = Verlaat het spel…
scorer-begins = Wie begint?
scorer-no-bots = Een bot ziet jullie dobbelstenen niet. Kies liever iemand anders!
not-scorer = Dat is aan wie de stand bijhoudt. { $told }

## Het blad

sheet-by-nothing = Eigen dobbelstenen en kaarten, met de hand ingevoerd: dit spel heeft geen zegel.
sheet-by-cards = De kaarten draai ik, de dobbelstenen zijn van jullie: dit spel heeft geen zegel.
sheet-by-dice = Ik gooi de dobbelstenen, de kaarten zijn van jullie: dit spel heeft geen zegel.
sheet-goal-round = tot { $target }
sheet-goal-at-once = wie het eerst { $target } heeft
sheet-left = nog { $points }
sheet-last-turns = Laatste beurten
sheet-turn = { $round }. { $turn } → **{ $score }**

## Wat er aan de beurt is

sheet-due-total = ✏️ **Invoeren** vraagt de kaart en wat de beurt opbracht.
sheet-due-made = ⚖️ Is de kaart gehaald?
sheet-due-card = 🂠 Welke kaart werd gedraaid?
sheet-due-roll = 🎲 Wat lag er met { $dice } dobbelstenen?
sheet-due-aside = 🎲 Wat ging er apart van de { $dice } dobbelstenen?
sheet-pressed = ✏️ { $dice }
sheet-null = 💥 { $dice }: een nulworp.
sheet-if-banked = 💰 Nu genoteerd: { $change }
sheet-pending = ✏️ `{ $line }`
sheet-asked = ❓ `{ $said }`: is de kaart gehaald?
sheet-goes-on = Daarna gaat de beurt verder.
sheet-chance-null = 🎯 Kans op een nulworp: { $percent } %
sheet-chance-stop = 🎯 Kans op { $card }: { $percent } %
sheet-advice = ⭐ Het beste: { $choice }

## Wat het zou veranderen

change-none = Geen score verandert.
change-seat = { $who }: { $old } → **{ $new }** ({ $by })
change-ends = 🏁 Daarmee is het spel afgelopen. Winst voor: { $winners }
change-still-over = 🏁 Het spel blijft afgelopen. Winst voor: { $winners }
change-reopens = ▶️ Daarmee gaat het spel verder.
change-last-round = 🏁 Daarmee begint de laatste ronde.
change-not-last-round = ▶️ Daarmee is het niet meer de laatste ronde.
change-unfit =
    { $turns ->
        [one] Eén latere beurt past niet meer en geldt als overgeslagen.
       *[other] { $turns } latere beurten passen niet meer en gelden als overgeslagen.
    }
change-beyond =
    { $turns ->
        [one] Eén latere beurt blijft erbuiten: het spel is ervoor al afgelopen.
       *[other] { $turns } latere beurten blijven erbuiten: het spel is ervoor al afgelopen.
    }
change-fits =
    { $turns ->
        [one] Eén beurt telt weer mee.
       *[other] { $turns } beurten tellen weer mee.
    }
change-skipped =
    { $turns ->
        [one] Eén beurt die nooit ingevoerd is, geldt als overgeslagen.
       *[other] { $turns } beurten die nooit ingevoerd zijn, gelden als overgeslagen.
    }

## De toetsen

pad-total = Totaal
pad-aside = Apart
pad-full = Elke worp
pad-type = ⌨️ Typen
pad-enter-total = ✏️ Invoeren
pad-made = ✓ Gehaald
pad-not-made = ✗ Niet gehaald
pad-more = ⋯ Er kwam meer
pad-null = 💥 Nulworp
pad-enter = ✓ Invoeren
pad-roll-on = 🎲 nog { $dice }
pad-back = ⌫
pad-confirm = ✓ Bevestigen
pad-discard = ✗ Weg ermee
pad-undo = ↩️ Terug
pad-redo = ↪️ Vooruit
pad-correct = 🛠️ Corrigeren
pad-scorer = 📋 Scoreblad

## Waarom het zo niet kan

pad-does-not-score = Dat klopt nog niet: elke dobbelsteen die apart gaat, moet scoren.
pad-wrong-dice-count = Er zijn maar { $dice } dobbelstenen te gooien.
pad-not-a-null = Met deze dobbelstenen bestaat er geen nulworp.
pad-must-set-aside-all = Hier moet alles wat scoort apart.
pad-otherwise = Dat kan op dit punt niet.

## De formulieren

total-title = Een hele beurt
total-points = Wat de beurt opbracht
total-example = 650
total-card = De kaart erbij
total-no-card = Geen bijzondere kaart, of niet gezien
total-several = Meerdere kaarten
    .told = Dat zegt één getal niet: voer in wat er apart ging
line-title = Een beurt in tekens
line-label = Kaarten, worpen en wat apart ging

## Wat er mis is met wat er getypt is

typed-no-number = Dat kan ik niet als getal lezen. Cijfers zijn genoeg, zoals 650.
typed-no-total = Dat brengt geen beurt op.
typed-no-total-on = Met { $card } brengt geen beurt dat op.
typed-nearest = Het dichtst erbij: **{ $points }**.
typed-between = Het dichtst erbij: **{ $lower }** of **{ $higher }**.
typed-needs-aside = Die beurt past niet in één getal. Hier is **Apart**: voer kaart voor kaart in wat er apart ging.
typed-by-words = Die beurt past niet in één getal. Kies **⌨️ Typen** en voer kaarten en worpen in.
typed-wrong = `{ $token }`: { $why }
typed-allowed = Hier kan: { $ways }
typed-may-roll = een worp met { $dice } dobbelstenen
typed-may-set-aside = apart { $dice }
typed-nothing-more = niets meer, de beurt is voorbij
typed-again = Nog eens
typed-too-long = Die regel is te lang om hem eerst te laten zien. Stuur hem in twee delen.
entered-elsewhere = Iemand was een tel sneller, en het blad is al verder. Jij wilde invoeren: `{ $line }`

all-by-bot = Met mijn kaarten en mijn dobbelstenen valt er niets in te voeren: dat is een spel om te spelen. Laat **mode** weg, dan deel ik.

## Correcties

correct-title = 🛠️ Eerdere beurten
correct-nothing = Er is nog geen beurt ingevoerd.
correct-which = Welke beurt was anders? (bladzijde { $page } van { $pages })
correct-pick = Een beurt
correct-turn = Ronde { $round } · { $who } · +{ $gain }
correct-open = Ronde { $round } · { $who } · nog bezig
fate-misfit = Ronde { $round } · { $who } · past niet meer
fate-beyond = Ronde { $round } · { $who } · na het einde
correct-how = Voer hem opnieuw in of streep hem door: wat dat verandert, zie je voordat het telt.
correct-strike = Doorstrepen
correct-done = Gedaan. Alles erna is opnieuw uitgerekend.
correct-to-history = 🕘 Verloop
correct-history = Tot nu toe gecorrigeerd, het nieuwste eerst:
correct-never = In dit spel is nog niets gecorrigeerd.
history-corrected = { $when } · { $by }: { $who } `{ $was }` → `{ $now }`
history-struck = { $when } · { $by } streepte door: { $who } `{ $was }` → `{ $now }`
history-undone = { $when } · { $by } nam terug: { $who } `{ $was }` → `{ $now }`
history-redone = { $when } · { $by } herstelde: { $who } `{ $was }` → `{ $now }`
correct-not-its-turn = Die beurt komt niet meer voor zoals het blad nu is. Corrigeer eerst wat ervoor staat.
correct-not-whole = Een eerdere beurt moet tot het eind ingevoerd zijn, bijvoorbeeld met `bank`.

## Waarom iets niet in te voeren is

sheet-refusal-nothing-to-undo = Er valt niets terug te nemen.
sheet-refusal-nothing-to-redo = Er valt niets te herstellen.
sheet-refusal-no-such-line = Die beurt is er niet.
sheet-refusal-turn-is-open = Een eerdere beurt moet tot het eind ingevoerd zijn.
sheet-refusal-not-the-bots = Dat breng ik aan deze tafel niet mee.
sheet-refusal-place-taken = Hier is intussen een ander spel bezig, dus dit kan niet verdergaan. Is dat afgelopen, dan wel.
sheet-refusal-other = Dat kan nu niet. Het scoreblad laat zien wat wel kan.

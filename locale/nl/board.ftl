### Het bord: het bericht van een beurt. Op een knop passen hoogstens 16 tekens, met getallen tot 100.000.

## Wat er op een vergrendeld scherm staat. $who is aan de beurt, $own is diens score, $best die van de koploper.

call-turn = { $who }, jouw beurt.
call-computer = { $who } is aan zet.
call-last-round = Laatste ronde!
call-bank-leads = { $other } noteerde { $gain } en staat voor met { $best }, jij hebt { $own }.
call-bank = { $other } noteerde { $gain }.
call-null = { $other } verloor { $lost } door een nulworp.
call-null-bare = { $other } gooide een nulworp.
call-fireworks = { $other } haalde { $gain } uit { $card }.
call-fireworks-dud = { $other } haalde niets uit { $card }.
call-stop = { $other } kreeg { $card } en verloor { $lost }.
call-stop-bare = { $other } kreeg { $card }.
call-stop-kept = { $other } kreeg { $card } en hield { $gain }.
call-forfeit = { $other } werd overgeslagen.
call-left = { $other } ging van tafel.
call-score = { $other } haalde { $gain }.
call-lead-other = { $leader } staat voor met { $best }, jij hebt { $own }.
call-lead-shared = { $count } spelers delen de kop met { $best }, jij hebt { $own }.
call-lead-you = Je staat voor met { $own }.
call-lead-you-shared = Je deelt de kop met { $own }.
call-lead-nobody = Nog niemand heeft punten.
call-alone = Je hebt { $own }.

## Kop

board-new-card = Een nieuwe kaart
board-tutto = { -tutto }! { $card }
board-whose = **{ $who }** is aan de beurt
board-whose-after = **{ $who }** heeft { -tutto }
board-round = ronde { $round }
board-last-round = **laatste ronde**
board-last-turn = **laatste beurt**
board-time = ⏳ de tijd is om { $when }
board-deadline = ⏳ de tijd is om { $when }
board-extra-round = **extra ronde**
board-chain = Kaarten: { $cards }

## Dobbelstenen

board-rolled = 🎲 Gegooid: { $dice }
board-to-roll = 🎲 Wordt opnieuw gegooid: { $dice }
board-aside = ✓ Apart: { $dice }
board-missing = 🔎 Nog nodig: { $dice }
board-six-again = 🎲 Alle zes worden opnieuw gegooid

## Wat er op het spel staat

risk-nothing = ⚠️ Nog niets op het spel
risk-sources = ⚠️ Op het spel: **{ $total }** ({ $sources })
risk-dice = { $points } van de dobbelstenen
risk-bonus = { $points } bonus
risk-carried = { $points } meegebracht van eerdere kaarten
board-paid = ⚖️ Voorgoed afgenomen: { $payers }
board-takes = ⚖️ Wordt afgenomen: { $payers }
board-stop-cost = 🛑 { $card }: nog { $stops } van de { $cards } kaarten. Dat zou **{ $points }** kosten.
board-stop-free = 🛑 { $card }: nog { $stops } van de { $cards } kaarten.

## Wat gekozen is, en waarom iets niet kan

marked-points = Gekozen { $dice }: +{ $points }, dan staat er **{ $total }** op het spel.
marked-nothing-counts = Gekozen { $dice }: op { $card } leveren de dobbelstenen zelf niets op.
marked-collects = Gekozen { $dice }: { $count } van de 6 getallen.
marked-tutto = Gekozen { $dice }: dat is **{ -tutto }**!
marked-tutto-points = Gekozen { $dice }: dat is **{ -tutto }**, en dan staat er **{ $total }** op het spel!
marked-tutto-one-more = Gekozen { $dice }: de eerste { -tutto }! Nog één te gaan.
marked-wins = Gekozen { $dice }: de tweede { -tutto }. **Hiermee win je het spel!**
marked-none = Kies wat je apart wilt leggen.
marked-forced = Er valt niets anders te kiezen: het is al voor je gekozen.
marked-by-bot = Op { $card } gaat alles wat scoort vanzelf apart.
why-does-not-score = Gekozen { $dice }: dat klopt niet. Elke dobbelsteen die je apart legt, moet scoren.
why-does-not-collect = Gekozen { $dice }: het moeten getallen zijn die je nog niet hebt, elk maar één keer.
why-must-set-aside-all = Gekozen { $dice }: hier moet alles wat scoort apart.
why-bank-tutto = Noteren kan pas na { -tutto }.
why-bank-fireworks = Noteren kan niet: gooi door tot een nulworp, die noteert alles.
why-bank-clover = Noteren kan niet: tweemaal { -tutto } wint het spel, een nulworp kost alles.
why-bank-first = Zonder kaart valt er nog niets te noteren.
why-bank-minimum = Nog te weinig om te noteren: je hebt { $least } nodig.
why-bank-must-reveal = De volgende kaart moet open.
why-bank-other = Noteren kan nu niet.
why-roll-must-bank = Na { -tutto } moet je noteren.
board-reveal-first = Met **Draai kaart** gaat de bovenste kaart open.
board-take-or-pass = Neem hem, of laat hem gaan en krijg een andere kaart.
board-barred = 🔕 Ik mag hier niet meer schrijven, dus de klok staat stil. Met elke druk gaat het verder.
board-waiting = Een ogenblik, druk nog eens, dan gaan we door.

## De rest

board-scores = Stand
board-since = Intussen: { $tales }
press-reveal = 🂠 Draai kaart
press-reveal-risk = 🂠 · { $percent } % Stop
press-reveal-risk-no-dice = 🂠 · { $percent } % 🛑
press-roll = 🎲 Gooi
press-roll-risk = 🎲 { $dice } · { $percent } %
press-roll-dice = 🎲 { $dice }
press-tutto = 🎉 { -tutto }!
press-bank = Noteer
press-bank-points = Noteer { $points }
press-take = Nemen
press-pass = Laten gaan
press-explain = ?
press-back = Ik ben terug
board-given = { $who } speelt op deze plaats verder.

### Wat één persoon te horen krijgt: warm, kort, en wat je nu kunt doen.

## De regels staan het niet toe. Genoemd naar de code van het spel.

refusal-table-is-full = Alle tien plaatsen zijn bezet, jammer! Een tweede tafel is zo geopend: typ `/tutto start` in een ander kanaal.
table-is-full-thread = Alle tien stoelen zijn bezet, helaas! Zal ik een tweede tafel openen, in een eigen thread?
second-table = Tweede tafel
refusal-already-seated = Je zit al aan deze tafel. Nu is het wachten tot de host begint.
refusal-already-seated-game = Je zit al aan deze tafel.
refusal-not-seated = Je zit niet aan deze tafel.
refusal-not-begun = Het spel is nog niet begonnen. De host drukt op **Beginnen**.
refusal-already-begun = Dit spel is al bezig, dus er is geen plaats vrij. Met `/tutto start` in een ander kanaal open je een eigen tafel.
refusal-nobody-seated = Er moet wel iemand spelen: druk eerst op **Meedoen**.
refusal-first-is-fixed = Wie begint, staat hier al vast: de dobbelstenen beslissen, of het is wie na de vorige beginner zit.
refusal-not-between-rounds = Aanschuiven kan alleen tussen twee rondes. Wacht op de volgende.
refusal-already-waiting = Er staat al een stoel voor je klaar. Je schuift aan als de volgende ronde begint.
refusal-left-for-good = Je hebt dit spel verlaten en kunt niet meer terug. Tot het volgende!
refusal-last-round-is-known = De laatste ronde is nabij, dus er kan niemand meer bij. Met **Nog een keer** begint het volgende spel.
refusal-not-your-turn = { $who } is aan de beurt. Je krijgt een seintje zodra jij mag.
refusal-may-not-reveal = Er mag nu geen kaart open. Op het bord zie je wat wel kan.
refusal-must-reveal = Eerst een kaart: druk op **Draai kaart**.
refusal-not-in-the-roll = Die dobbelstenen horen niet bij deze worp. Kies uit wat er net gevallen is.
refusal-does-not-score = Dat klopt niet: elke dobbelsteen die je apart legt, moet scoren. Kies anders.
refusal-not-a-null = In deze worp scoort wel iets, dus het is geen nulworp. Kies het en ga door.
refusal-must-set-aside = Je moet minstens één dobbelsteen die scoort apart leggen. Kies er een, en gooi of noteer dan.
refusal-must-set-aside-all = Hier moet alles wat scoort apart. Kies ze allemaal.
refusal-may-not-bank = Je mag nu niet noteren. Met **?** op het bord lees je waarom.
refusal-below-minimum = Dat is nog te weinig om te noteren. Gooi door!
refusal-may-not-pass = Deze kaart kun je niet voorbij laten gaan.
refusal-turn-is-over = Die beurt is voorbij.
refusal-game-is-over = Dit spel is afgelopen. **Nog een keer** onder de uitslag opent het volgende.
refusal-unknown-house-rule = Die regel bestaat niet, of niet met die waarde.
refusal-other = Dat kan nu niet. Op het bord zie je wat wel kan.

## Wie het vraagt, mag het niet

outsider-lobby = Je zit nog niet aan deze tafel. Druk op **Meedoen** en je doet mee.
outsider-game = Je zit niet aan deze tafel, maar kijken mag altijd. Met `/tutto start` open je er zelf een.
not-host = Dat mag alleen { $host }, de host.
not-host-stop = Alleen { $host }, de host, of iemand die hier berichten beheert, mag dit spel beëindigen. Zelf opstaan kan met `/tutto leave`.

## Te laat gedrukt

stale-board = Dit bord is verouderd, het spel is al verder. Het nieuwste staat hier:
stale-over = Dat spel is afgelopen. Hoe het afliep, staat hier:
overtaken = Iemand was je net voor. Kijk even op het bord en druk nog eens.
too-late = De tijd was net om toen je drukte, dus deze beurt is voor je beëindigd. Elke druk in je beurt zet de klok weer op nul.
stands-still = Het spel is gepauzeerd. Iedereen aan tafel gaat ermee verder met de knop onder het laatste bericht.
down-here = Hierheen
down-done = Daar komt het, meteen hieronder.
game-gone = Ik kan dat spel niet meer vinden. Met `/tutto start` open je een nieuw.
unknown-press = Die knop ken ik niet meer. `/tutto board` haalt een vers bord, `/tutto start` opent een nieuw spel.
unknown-command = Die opdracht ken ik niet meer: je Discord toont nog een oude lijst. Start Discord opnieuw, of kijk bij `/tutto help`.

## Een tafel openen

place-taken = Hier staat al een tafel, en meer dan één past er niet. Schuif aan:
place-taken-rematch = Het volgende spel is hier al begonnen:
wrong-place = Een tafel heeft een tekstkanaal of een thread van een server nodig. Typ daar `/tutto start`.
target-out-of-bounds = Het doel kan alles zijn van { $lowest } tot { $highest }, in stappen van { $step }.
missing-permissions = Ik zou graag willen, maar hier mis ik: { $permissions }. Wie dit kanaal beheert, kan het me toestaan; probeer het dan nog eens.
permission-view-channel = **Kanaal bekijken**
permission-send-messages = **Berichten verzenden**
permission-send-messages-in-threads = **Berichten verzenden in threads**
permission-embed-links = **Links insluiten**
permission-other = **{ $permission }**
cannot-post = Ik mag daar niet meer schrijven. Zodra het weer mag, gaat het spel verder met `/tutto board` of een druk op een knop.

## Weggaan en ophouden

no-game-here = Hier is geen spel bezig. Met `/tutto start` open je een tafel.
left-lobby = Je bent opgestaan. Met **Meedoen** ben je zo weer terug.
left-game = Je bent uit het spel gestapt. Bedankt voor het meespelen! Je score blijft in de stand.
leave-sure = Voorgoed uit dit spel stappen? Je score blijft in de stand, maar terugkomen kan niet.
leave-sure-practice = Uit dit oefenspel stappen? Dan is het afgelopen.
leave-yes = Weggaan
leave-no = Blijven
leave-not = Fijn, je blijft.
stop-sure = Dit spel voor iedereen beëindigen, zonder uitslag? De stand komt nog één keer in beeld, en dat was het.
stop-sure-practice = Dit oefenspel beëindigen?
stop-yes = Beëindigen
stop-no = Doorspelen
stop-not = Mooi, het spel gaat door.
stop-done = Het spel is beëindigd.
board-posted = Hier is een vers bord:

## Een fout van ons

unreadable = Dit spel kan ik niet meer lezen, sorry! De plek blijft bezet tot iemand die het mag beëindigen het wegbergt; aan wat bewaard is, verandert dat niets.
unreadable-away = Wegbergen
unreadable-done = Het is weggeborgen. Met `/tutto start` open je een nieuwe tafel.
apology = Er ging bij mij iets mis, sorry! Er is niets van het spel verloren: druk nog eens, of haal een vers bord met `/tutto board`. Blijft het misgaan, geef dit dan door aan wie mij draait: `{ $reference }`
store-unusable = Ik kan nu even niet bij het boek waarin ik de spellen bijhoud. Wat op het bord staat, telt gewoon: druk zo nog eens, en zeg het tegen wie mij draait als het zo blijft.

### De lobby: wie er zit, wat er gespeeld wordt en hoe je meedoet.

lobby-call = Zes dobbelstenen, een stapel kaarten en een beetje lef. Schuif aan!
lobby-seats = Plaatsen · { $taken } van { $seats }
lobby-host = host
lobby-begins = begint
lobby-alone = In je eentje is het oefenen: een heel spel dat voor geen ranglijst telt.
lobby-enough = Er kan nog iemand bij. De host begint als iedereen er is.
lobby-computers = Met computers telt het voor geen ranglijst. De host begint als iedereen er is.
lobby-full = De tafel zit vol. De host mag beginnen.
lobby-rules = Regels
lobby-pace = Tempo
lobby-hints = Tips
lobby-late = Later aanschuiven
lobby-goal-round = Tot **{ $target }** punten, dan wordt de ronde afgemaakt en wint wie de meeste punten heeft.
lobby-goal-immediate = Wie het eerst **{ $target }** punten haalt, wint meteen.
lobby-official = Officiële regels.
lobby-departs = Huisregels: net even anders dan op het regelblad.
lobby-seal = Zegel van de dobbelstenen: { $seal }
lobby-join = Meedoen
lobby-leave = Opstaan
lobby-begin = Beginnen
lobby-cancel = Afblazen
lobby-settings = Instellingen
lobby-closed = Deze tafel is gesloten voordat er gegooid werd. `/tutto start` opent een nieuwe.
lobby-language = De taal van de tafel

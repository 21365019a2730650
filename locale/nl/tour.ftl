### Voor wie nog nooit gespeeld heeft: de rondleiding naast de lobby, voor één lezer, en een tip op het bord in de eerste beurten.

## Het aanbod. Op een knop passen hoogstens 16 tekens.

tour-offer = 👋 Nieuw bij { -tutto }? Speel één beurt met geluksdobbelstenen, alleen voor jou. Het duurt een minuut; intussen schuift de rest aan.
tour-take = Leid me rond
tour-leave = Genoeg gezien
tour-again = Nog eens
tour-left = Goed, tot hier. Met **?** op elk bord lees je wat er kan.

## De stappen, elk een zin of twee boven het bord

tour-step = { $step }/{ $steps }
tour-reveal = Elke beurt begint met een kaart. Druk op **{ press-reveal }** om de jouwe te zien; er wordt meteen gegooid, met alle zes.
tour-marked = Een 1 scoort 100, een 5 scoort 50, een drieling (drie dezelfde in één worp) honderd keer het getal, drie enen zelfs 1.000. Groen is wat straks apart gaat. Eén dobbelsteen is genoeg: druk op **⚄ 5** om die los te laten.
tour-unmarked = Op **{ press-roll-risk }** staat dat je er nog { $dice } gooit, met de kans op een *nulworp*: niets scoort, en alles wat op het spel staat ben je kwijt. Hoe minder dobbelstenen, hoe groter de kans. Druk erop.
tour-none = Er moet minstens één dobbelsteen apart, en elke dobbelsteen die apart gaat, moet scoren. Druk op een die niet grijs is, tot hij groen wordt.
tour-risk = Met **{ press-bank-points }** is de beurt hier voorbij. De kaart betaalt pas bij { -tutto }, als ze alle zes apart liggen; { $percent } % is de kans op een nulworp, en aan een echte tafel denk je dan even na. Deze dobbelstenen mogen je: druk op **{ press-roll-risk }**.
tour-tutto = Alle zes scoren: **{ -tutto }**! Met de { $bonus } van de kaart is het { $points }, en dat staat nog op het spel. Met **{ press-bank-points }** is het van jou; met **{ press-reveal-risk }** gaat het mee naar een nieuwe kaart, en zo vaak is dat { -card-stop }.

## Het einde. $card is de bonuskaart.

tour-end-title = 🎓 Dat was een beurt
tour-banked = De { $points } zijn voorgoed van jou, zonder { $card }. Een nulworp hierna had je alles gekost.
tour-banked-tutto = De { $points } zijn voorgoed van jou, { $card } inbegrepen. Een nulworp onderweg had je gekost wat er toen lag.
tour-stopped = { -card-stop } beëindigt de beurt, en de { $lost } die op het spel stonden ben je kwijt; een nulworp doet hetzelfde. Had je na { -tutto } genoteerd, dan waren ze van jou.
tour-over = Dat was het. `/tutto start` opent een eigen tafel.
tour-over-waiting = Dat was het, je tafel wacht. Veel plezier!

## Een regel extra op het bord van wie nieuw is

hint-reveal = 💡 Eerst de kaart: die zegt waar het deze beurt om gaat.
hint-score = 💡 Een 1 scoort 100, een 5 scoort 50, een drieling honderd keer het getal, drie enen zelfs 1.000.
hint-fewer = 💡 Je hoeft niet alles wat scoort apart te leggen: hoe meer je er gooit, hoe zeldzamer een nulworp.
hint-null = 💡 Het percentage is de kans op een nulworp, en die kost alles wat op het spel staat. Wat je noteert, houd je.
hint-tutto = 💡 Noteer nu alles, of neem het mee naar de volgende kaart, waar { $card } of een nulworp je alles kan kosten.
hint-fireworks = 💡 Hier is een nulworp welkom: hij beëindigt de beurt, en je houdt alles.
hint-straight = 💡 Elke worp moet een getal brengen dat je nog niet hebt, anders is het een nulworp.
hint-all-or-nothing = 💡 Halverwege noteren kan niet: haal wat { $card } vraagt, of raak alles kwijt aan een nulworp.

### Computer am Tisch: ihre Art, und was sie tun. $who ist der Name eines Computers.

computer-add = Computer dazuholen
computer-away = { $who } wegschicken
# $temper is one of the four below; from the second of a temper on they are numbered.
computer-name = 🤖 { $temper }
computer-name-numbered = 🤖 { $temper } { $number }
# $who is a person whose seat it was given in mid-game.
computer-name-for = 🤖 { $temper } für { $who }
computer-careful = Vorsichtig
computer-careful-manner = Nimmt alles, was zählt, notiert früh
computer-bold = Wagemutig
computer-bold-manner = Spart Würfel und reizt ihr Glück aus
computer-perfect = Perfekt
computer-perfect-manner = Kennt jede Chance auf den Punkt genau
computer-copycat = Nachahmer
computer-copycat-manner = Notiert, wo die Leute hier meist notieren
computer-aside-rolls = { $who } legt { $dice } beiseite und würfelt weiter.
computer-rolls = { $who } würfelt.
computer-aside-reveals = { $who } legt { $dice } beiseite und lässt eine Karte aufdecken.
computer-reveals = { $who } lässt eine Karte aufdecken.
computer-takes = { $who } nimmt die Karte.
computer-passes = { $who } legt die Karte ab.

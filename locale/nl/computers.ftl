### Computers op een stoel: hun aard, en wat ze doen. $who is de naam van een computer.

computer-add = Computer erbij
computer-away = Stuur { $who } weg
# $temper is one of the four below; from the second of a temper on they are numbered.
computer-name = 🤖 { $temper }
computer-name-numbered = 🤖 { $temper } { $number }
# $who is a person whose seat it was given in mid-game.
computer-name-for = 🤖 { $temper } voor { $who }
computer-careful = Voorzichtig
computer-careful-manner = Legt apart wat telt en noteert vroeg
computer-bold = Waaghals
computer-bold-manner = Spaart de dobbelstenen en durft veel
computer-perfect = Perfect
computer-perfect-manner = Kent elke kans tot op de punt
computer-copycat = Na-aper
computer-copycat-manner = Noteert waar mensen hier dat meestal doen
computer-aside-rolls = { $who } legt { $dice } apart en gooit door.
computer-rolls = { $who } gooit.
computer-aside-reveals = { $who } legt { $dice } apart en draait een kaart.
computer-reveals = { $who } draait een kaart.
computer-takes = { $who } neemt de kaart.
computer-passes = { $who } laat de kaart gaan.

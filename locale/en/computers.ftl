### Computers in seats: their tempers, and what they do. $who is a computer’s name.

computer-add = Add computer
computer-away = Send { $who } away
# $temper is one of the four below; from the second of a temper on they are numbered.
computer-name = 🤖 { $temper }
computer-name-numbered = 🤖 { $temper } { $number }
# $who is a person whose seat it was given in mid-game.
computer-name-for = 🤖 { $temper } for { $who }
computer-careful = Careful
computer-careful-manner = Takes all that scores, banks early
computer-bold = Bold
computer-bold-manner = Saves its dice and pushes its luck
computer-perfect = Perfect
computer-perfect-manner = Knows every chance to the last point
computer-copycat = Copycat
computer-copycat-manner = Banks where people here usually bank
computer-aside-rolls = { $who } sets { $dice } aside and rolls on.
computer-rolls = { $who } rolls.
computer-aside-reveals = { $who } sets { $dice } aside and reveals a card.
computer-reveals = { $who } reveals a card.
computer-takes = { $who } takes the card.
computer-passes = { $who } passes the card.

### Des ordinateurs à table : leur tempérament, et ce qu’ils font. $who est le nom d’un ordinateur.

computer-add = Ajouter un ordinateur
computer-away = Renvoyer { $who }
# $temper is one of the four below; from the second of a temper on they are numbered.
computer-name = 🤖 { $temper }
computer-name-numbered = 🤖 { $temper } { $number }
# $who is a person whose seat it was given in mid-game.
computer-name-for = 🤖 { $temper } pour { $who }
computer-careful = Prudence
computer-careful-manner = Met de côté tout ce qui rapporte, empoche tôt
computer-bold = Audace
computer-bold-manner = Garde ses dés et pousse sa chance
computer-perfect = Perfection
computer-perfect-manner = Connaît chaque chance au point près
computer-copycat = Copie
computer-copycat-manner = Empoche là où l’on empoche d’habitude ici
computer-aside-rolls = { $who } met { $dice } de côté et relance.
computer-rolls = { $who } lance les dés.
computer-aside-reveals = { $who } met { $dice } de côté et révèle une carte.
computer-reveals = { $who } révèle une carte.
computer-takes = { $who } prend la carte.
computer-passes = { $who } laisse passer la carte.

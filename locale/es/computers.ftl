### Ordenadores a la mesa: su carácter y lo que hacen. $who es el nombre de un ordenador.

computer-add = Añadir un ordenador
computer-away = Despedir a { $who }
# $temper is one of the four below; from the second of a temper on they are numbered.
computer-name = 🤖 { $temper }
computer-name-numbered = 🤖 { $temper } { $number }
# $who is a person whose seat it was given in mid-game.
computer-name-for = 🤖 { $temper } por { $who }
computer-careful = Prudencia
computer-careful-manner = Aparta todo lo que puntúa, guarda pronto
computer-bold = Audacia
computer-bold-manner = Ahorra dados y fuerza su suerte
computer-perfect = Perfección
computer-perfect-manner = Conoce cada probabilidad al punto
computer-copycat = Copia
computer-copycat-manner = Guarda donde aquí se suele guardar
computer-aside-rolls = { $who } aparta { $dice } y vuelve a lanzar.
computer-rolls = { $who } lanza los dados.
computer-aside-reveals = { $who } aparta { $dice } y revela una carta.
computer-reveals = { $who } revela una carta.
computer-takes = { $who } acepta la carta.
computer-passes = { $who } deja pasar la carta.

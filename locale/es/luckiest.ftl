### El primer turno, que en la sala de espera se ofrece a quien más suerte tiene.

luckiest-may = 🍀 **{ $who }** tiene aquí más suerte que nadie ({ $points } puntos por turno): el primer turno es suyo, si quiere.
luckiest-begins = 🍀 **{ $who }** tiene aquí más suerte que nadie ({ $points } puntos por turno) y empieza.
luckiest-anyway = 🍀 **{ $who }** tiene aquí más suerte que nadie ({ $points } puntos por turno) y ya le tocaba empezar.
luckiest-chose = 🍀 Empieza **{ $who }**.
luckiest-take = Empiezo yo
luckiest-back = Después de ti
luckiest-not-you = El primer turno se le ofrece a { $who }: en esta mesa empieza, si quiere, quien más suerte tiene. Con `/tutto stats` ves cómo te han tratado los dados.
luckiest-nobody = Ahora mismo no se ofrece el primer turno.

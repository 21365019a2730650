### `/tutto odds`: lo que valen las opciones de cada cual, solo para quien pregunta.

odds-title = Tus probabilidades
odds-title-of = Probabilidades para { $who }
odds-choices = Las opciones, y lo que da el turno de media con cada una
odds-chances = Las opciones y sus probabilidades
odds-why = Por qué la primera
odds-patience = Un momento más
odds-footer = Jugando lo mejor posible desde ahí, con el mazo entero antes de cada carta. «Tirada nula» vale para la próxima tirada; { -tutto }, para toda la carta.
odds-total = 📋 El turno se apunta como total, así que solo conozco la carta: son las probabilidades antes de su primera tirada.
odds-unsolved = Todavía estoy calculando cuánto vale cada opción con las reglas de esta mesa. Son unos segundos: vuelve a preguntar en un momento.
odds-in-part = Con una pizca de sal
odds-in-part-rules = Aquí hay una regla que no sé seguir del todo: { $rules }.
odds-more =
    { $count ->
        [one] … y { $count } opción más
       *[other] … y { $count } opciones más
    }

## Una opción. $dice son las cifras de los dados que se apartan, $count es cuántos se lanzan.

odds-aside-roll = apartar { $dice } y lanzar { $count }
odds-aside-bank = apartar { $dice } y guardar { $points }
odds-aside-reveal = apartar { $dice } y revelar
odds-aside-ends = apartar { $dice }, y la carta está lograda
odds-roll = lanzar { $count }
odds-bank = guardar { $points }
odds-reveal = revelar
odds-take = aceptar
odds-pass = dejar pasar
odds-chance = { $what } { $percent } %
odds-null = tirada nula
odds-tutto = { -tutto }

## Por qué la mejor opción es la mejor. $often es una de las tres formas de odds-often, $average una de las dos de odds-average.

odds-often =
    { $times ->
        [0] casi nunca
        [one] más o menos una de cada diez veces
       *[other] unas { $times } de cada diez veces
    }
odds-average-same = de media es tan bueno como guardar.
odds-average-more = de media da, aun así, { $more } más que guardar.
odds-why-roll =
    { $dice ->
        [one] Lanzar el último dado
       *[other] Lanzar { $dice } dados
    } pierde { $points } { $often }; { $average }
odds-why-no-bank = Aquí no se puede guardar: hay que lanzar, y eso pierde { $points } { $often }.
odds-why-nothing = Aún no hay nada en juego, así que lanzar no cuesta nada.
odds-why-burning = Aquí una tirada nula lo guarda todo, así que sigue.
odds-why-fewer = Con { $dice } dados sale una tirada nula el { $percent } % de las veces; con { $fewer } sería el { $other } %.
odds-why-bank =
    { $dice ->
        [one] Lanzar el último dado
       *[other] Lanzar { $dice } dados
    } perdería { $points } { $often }; guardar es seguro.
odds-why-bank-stop = Revelar perdería { $points } con { $card } { $often }, y luego aún puede venir una tirada nula; guardar es seguro.
odds-why-bank-null = Una tirada con la siguiente carta perdería { $points } { $often }; guardar es seguro.
odds-why-only-bank = Solo queda guardar.
odds-why-ends = Con estos dados la carta está lograda, y ella hace el resto.
odds-why-reveal = Revelar pierde { $points } con { $card } { $often }; { $average }
odds-why-reveal-same = De media, revelar es tan bueno como guardar.
odds-why-reveal-more = De media, revelar da { $more } más que guardar.
odds-why-only-reveal = Primero viene una carta: no hay otra cosa que elegir.
odds-why-take = De media, aceptarla da { $more } más que otra carta.
odds-why-pass = De media, otra carta da { $more } más que esta.

## Nada que decir

odds-no-game = Aquí no hay ninguna partida. Pregúntame en el canal o el hilo de tu partida, cuando te toque.
odds-no-seat = No estás en esta mesa. Pregúntame donde juegas, cuando te toque.
odds-not-begun = Aquí aún no se ha lanzado ningún dado. Vuelve a preguntar cuando te toque.
odds-not-begun-keeper = La partida aún no ha empezado. Cuando empiece, te diré aquí las probabilidades de cada turno que apuntes.
odds-not-your-turn = Ahora le toca a **{ $who }**. Vuelve a preguntar cuando te toque a ti.
odds-untold-total = Este turno se apunta como total, así que no veo los dados de la mesa. Con **Apartado** o **Cada tirada** en la hoja lo sigo todo y puedo decirte las probabilidades.
odds-untold-roll = Aún no están en la hoja todos los dados de esta tirada. Vuelve a preguntar cuando estén.
odds-untold-dice = Los dados de la hoja aún no cuadran. Vuelve a preguntar cuando cuadren.
odds-untold-over = Lo que hay ahora en la hoja acaba el turno: no queda nada que elegir.

### Lo que el tablero dice de los riesgos, a elección de quien organiza.

hints-title = Lo que dice el tablero
hints-about = Nadie tiene que seguir una pista. `/tutto odds` dice a cada cual sus propias opciones, se elija lo que se elija aquí.
hints-off = Sin pistas
    .told = Nada más que los dados y la carta.
hints-null = Riesgos
    .told = El riesgo de que la próxima tirada sea nula y, tras un TUTTO, de que la carta acabe el turno.
hints-advice = Consejo
    .told = Los riesgos, la mejor opción con una ⭐, y sus dados ya elegidos.

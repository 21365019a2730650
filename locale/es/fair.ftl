### Dados sellados: qué son, el sello de la partida de aquí y qué salió al comprobarla.

fair-title = 🎲 Dados que nadie puede elegir
fair-text =
    Cuando se abre una mesa, me invento un **secreto** y muestro su **sello**: 64 signos que corresponden a ese secreto y a ningún otro. Desde ese momento ya no puedo cambiarlo.

    El secreto, junto con las pulsaciones con las que cada cual se sentó y empezó la partida, decide cada carta y cada tirada. Esas pulsaciones no las conozco de antemano y quien juega no conoce el secreto: así nadie puede elegir los dados, y quien juega no puede verlos venir.

    Al terminar la partida se muestra el secreto. Entonces cualquiera puede calcular de nuevo cada carta y cada tirada: aquí con **{ fair-check }**, o sin mí, con el archivo que te da `/tutto export`.
fair-here = La partida de aquí
fair-none = Aquí aún no se abrió ninguna mesa. `/tutto start` abre una.
fair-seal = Sello: `{ $seal }`
fair-secret = Secreto: `{ $secret }`
fair-secret-comes-later = El secreto se muestra cuando termine la partida.
fair-check = Comprobar

## Qué salió al comprobar

fair-agrees = ✅ Comprobado: todo coincide
fair-compared =
    El sello es el de este secreto. Calculado de nuevo: { $cards ->
        [one] { $cards } carta,
       *[other] { $cards } cartas,
    } { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    } y { $shuffles ->
        [one] { $shuffles } mezcla
       *[other] { $shuffles } mezclas
    } del mazo. Todo es lo que vio la mesa.
fair-compared-roll-off = También las tiradas para el primer turno.
fair-differs = ❌ Comprobado: no son los dados sellados

## Cómo cayeron los dados de un servidor

fair-fallen = Así cayeron los dados en este servidor
fair-face = { $face }: **{ $times }**
fair-no-dice = Aquí aún no terminó ninguna partida.
fair-counted = Son { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } en partidas terminadas; repartidos por igual, cada número saldría unas { $each ->
        [one] { $each } vez
       *[other] { $each } veces
    }.
fair-too-few = Aún son pocos para decir algo.
fair-usual = El ji cuadrado es { $chi }: de cada 100 recuentos así con dados justos, { $percent } salen tan desiguales como este o más. Es el azar.
fair-unusual = El ji cuadrado es { $chi }: de cada 100 recuentos así con dados justos, solo { $percent } salen tan desiguales como este o más. Es raro, pero pasa.
fair-rare = El ji cuadrado es { $chi }: de cada 100 recuentos así con dados justos, ni uno sale tan desigual como este. Si sigue así, comprueba algunas partidas.

### Una partida que ha terminado: quién ganó, el marcador final y lo más destacado.

result-won = 🏆 ¡{ $who } gana con { $score }!
result-won-clover = 🍀 ¡{ $who } gana con el { -card-clover }!
result-won-alone = 🏆 { $who } se queda sin rivales en la mesa y gana.
result-shared = 🏆 ¡{ $who } comparten la victoria con { $score }!
result-shared-many = 🏆 ¡Victoria compartida entre { $count }, con { $score }!
result-and = { $first } y { $second }
result-practice = 🎓 Práctica terminada: { $score } puntos en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
result-practice-clover = 🍀 Práctica terminada: ¡el { -card-clover } en el turno { $turns }!
result-nobody = La partida ha terminado.
result-given-up = 🏳️ Terminada sin resultado
result-given-up-text = La partida se dio por terminada en la ronda { $round }. Así estaba el marcador:
result-standings = Marcador final
result-left = se fue
result-biggest = Mejor turno
result-tuttos = { -tutto }
result-nulls = Tiradas nulas
result-points-by = **{ $points }** de { $who }
result-points-by-cards = **{ $points }** de { $who } ({ $cards })
result-count = { $who } { $count }
result-none = nada
result-rounds = { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } en total
result-seal = Sello: { $seal }
result-secret = Secreto: { $secret }
result-rematch = Revancha

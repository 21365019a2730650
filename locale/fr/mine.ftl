### Toutes les tables où une personne est assise.

mine-title = Tes tables
mine-empty = Tu n’es à aucune table pour le moment. `/tutto start` en ouvre une, et qui veut te rejoint.
mine-your-turn = **À toi de jouer**
mine-turn-of = à { $who } de jouer
mine-lobby = pas encore commencé
mine-own-score = tu as { $score }
mine-more = … et { $count } de plus.

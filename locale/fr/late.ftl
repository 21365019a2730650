### Rejoindre une partie en cours : si la table l’accepte, qui attend et qui est arrivé (§6.8).

late-title = Arriver en cours de partie
late-about = On s’assoit au début de la manche suivante, et on y joue en dernier ; dès que la dernière manche est connue, plus personne n’entre. « Le même nombre de tours » compte à partir de sa première manche.
late-off = Fermée
    .told = une fois la partie commencée, plus personne n’entre
late-zero = À partir de 0
    .told = on commence sans aucun point
late-lowest = Au plus bas
    .told = on commence avec le score le plus bas de la table
late-arrived = 🪑 { $who } a pris place, avec { $score } points.
late-comes = 🪑 { $who } s’assoit à partir de la manche { $round }.
late-missed = 🪑 { $who } arrive trop tard : c’est la dernière manche. À la prochaine partie !
late-sits = Te voilà dans la partie, avec { $score } points : tu joues en dernier dans la manche { $round }.
late-waits = Une chaise t’attend : tu t’assois à partir de la manche { $round }. Tu as changé d’avis ? Rends-la ici.
late-waits-no-more = D’accord, tu ne t’assois finalement pas.

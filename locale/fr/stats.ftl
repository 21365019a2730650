### `/tutto stats` : ce que donnent les parties terminées d’une personne sur un serveur.

stats-title = Chiffres sur ce serveur
stats-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } ({ $percent } %)
stats-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $points } points en moyenne
stats-best = Meilleur tour : { $points }
# $percent est la part de tous les tours qui ont fini ainsi.
stats-nulls =
    { $nulls ->
        [one] { $nulls } lancer nul
       *[other] { $nulls } lancers nuls
    } ({ $percent } % des tours)
stats-tuttos =
    { $tuttos ->
        [one] { $tuttos } { -tutto }
       *[other] { $tuttos } { -tutto }s
    }
stats-luck = Chance
stats-skill = Adresse
# Les deux chiffres portent leur signe.
stats-sum = **{ $points }** points, { $average } par tour
stats-luck-good = Dés et cartes ont été généreux.
stats-luck-even = Dés et cartes ont donné à peu près ce qu’on pouvait attendre.
stats-luck-bad = Dés et cartes doivent encore quelque chose.
stats-skill-sharp = Presque rien n’a été donné.
stats-skill-sound = Bien joué, avec quelques points donnés.
stats-skill-open = Les meilleurs choix auraient rapporté nettement plus.
stats-so-far = Calcul en cours
stats-working =
    Chance et adresse sont connues pour { $reckoned } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Redemande dans un moment, il y en aura plus.
stats-counts = Comptent les parties terminées à deux au moins, comme au classement.
stats-empty =
    { $player } n’a encore terminé aucune partie ici.

    Comptent les parties terminées à deux au moins, et `/tutto start` ouvre une table.

### Une partie terminée : qui a gagné, le classement, les moments forts.

result-won = 🏆 { $who } gagne avec { $score } !
result-won-clover = 🍀 { $who } gagne avec le { -card-clover } !
result-won-alone = 🏆 { $who } n’a plus personne à sa table et gagne.
result-shared = 🏆 { $who } se partagent la victoire avec { $score } !
result-shared-many = 🏆 Victoire partagée à { $count }, avec { $score } !
result-and = { $first } et { $second }
result-practice = 🎓 Entraînement terminé : { $score } points en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
result-practice-clover = 🍀 Entraînement terminé : le { -card-clover } au tour { $turns } !
result-nobody = La partie est terminée.
result-given-up = 🏳️ Terminée sans résultat
result-given-up-text = La partie s’est arrêtée à la manche { $round }. Voici où en étaient les scores :
result-standings = Classement final
result-left = table quittée
result-biggest = Meilleur tour
result-tuttos = { -tutto }
result-nulls = Lancers nuls
result-points-by = **{ $points }** par { $who }
result-points-by-cards = **{ $points }** par { $who } ({ $cards })
result-count = { $who } { $count }
result-none = aucun
result-rounds = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } en tout
result-seal = Sceau : { $seal }
result-secret = Secret : { $secret }
result-rematch = Revanche

### Chance et adresse, sous le résultat. Un bouton tient en 16 caractères.

luck-title = Chance et adresse
luck-button = Chance, adresse
luck-about = D’où vient chaque score : ce que valaient les tours à leur début, ce que dés et cartes ont ajouté ou pris, et ce que les choix ont coûté face aux meilleurs.
luck-footer = La chance, c’est ce qui est venu face à ce qu’on pouvait attendre ; l’adresse compte ce qui a été donné.
luck-costliest = Tes choix les plus chers
luck-flawless = Aucun ne t’a rien coûté : c’était chaque fois le meilleur.
luck-start = { $points } au départ
luck-par = { $points } attendus
luck-luck = { $points } de chance
luck-skill = { $points } d’adresse
luck-other = { $points } par aucune des deux
luck-taken = { $points } pris par d’autres
luck-rolled = lancer { $dice }
luck-at-risk = { $points } en jeu
luck-decision = { $number }. { $position } : ton choix, { $did }. Mieux : { $best }, soit { $points } de plus en moyenne.
luck-still-working = Je calcule encore la part de chance de cette partie. Appuie de nouveau dans un instant.
luck-under-way = Chance et adresse se racontent quand la partie est finie.

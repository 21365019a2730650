### La salle d’attente : qui est là, à quoi on joue et comment entrer.

lobby-call = Six dés, une pioche de cartes et un peu de cran. Prends place !
lobby-seats = Places · { $taken } sur { $seats }
lobby-host = hôte
lobby-begins = commence
lobby-alone = En solo, c’est un entraînement : une vraie partie, qui ne compte pour aucun classement.
lobby-enough = Il reste de la place. L’hôte commence quand tout le monde est là.
lobby-computers = Avec des ordinateurs, la partie ne compte pour aucun classement. L’hôte commence quand tout le monde est là.
lobby-full = La table est complète. L’hôte peut commencer.
lobby-rules = Règles
lobby-pace = Rythme
lobby-hints = Indices
lobby-late = Arrivées tardives
lobby-goal-round = À **{ $target }** points, on finit la manche et le score le plus haut l’emporte.
lobby-goal-immediate = Qui atteint **{ $target }** points en premier gagne aussitôt.
lobby-official = Règles officielles.
lobby-departs = Règles maison : pas tout à fait comme sur la feuille.
lobby-language = La langue de la table
lobby-seal = Sceau des dés : { $seal }
lobby-join = Jouer
lobby-leave = Se lever
lobby-begin = Commencer
lobby-cancel = Annuler
lobby-settings = Réglages
lobby-closed = Cette table a fermé avant le premier lancer. `/tutto start` en ouvre une autre.

### Ce que plusieurs écrans disent d’une table : ses gens, ses règles, sa place.

nameless = Sans nom { $seat }
nameless-host = l’hôte
table-title = { -tutto } chez { $host }
table-round = Manche { $round }
table-last-round = la dernière manche
language-name = Français
to-board = Vers le plateau
to-table = Vers la table
to-result = Vers le résultat

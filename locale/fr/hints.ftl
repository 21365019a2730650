### Ce que le plateau dit des risques, au choix de l’hôte.

hints-title = Ce que dit le plateau
hints-about = Personne n’a à suivre un indice. `/tutto odds` dit à chacun ses propres choix, quoi que l’on décide ici.
hints-off = Aucun indice
    .told = Rien que les dés et la carte.
hints-null = Risques
    .told = Le risque d’un lancer nul au prochain coup et, après un TUTTO, d’une carte qui finit le tour.
hints-advice = Conseil
    .told = Les risques, le meilleur choix avec une ⭐, et ses dés déjà choisis.

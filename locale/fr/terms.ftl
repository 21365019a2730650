### Les mots que tous les fichiers partagent : le nom du jeu et ses cartes.

-tutto = TUTTO
-card-bonus = Bonus
-card-x2 = ×2
-card-stop = Stop
-card-fireworks = Feux d’artifice
-card-plus-minus = Plus/Moins
-card-straight = Suite
-card-clover = Trèfle
-card-no-dice = Pas de dés
-card-fill-1000 = Tutto 1000
-card-must-bust = Jusqu’au bout
-card-double-trouble = Double Tutto
-card-vengeance = Vengeance 2500

## Les cartes, d’après leur signe dans le journal de la partie. `.rule` se lit sur le plateau sous la carte : une ligne, 120 caractères au plus.

card-B200 = { -card-bonus } 200
    .rule = Fais { -tutto } et gagne 200 de plus. Si tu empoches avant, seuls les dés comptent.
card-B300 = { -card-bonus } 300
    .rule = Fais { -tutto } et gagne 300 de plus. Si tu empoches avant, seuls les dés comptent.
card-B400 = { -card-bonus } 400
    .rule = Fais { -tutto } et gagne 400 de plus. Si tu empoches avant, seuls les dés comptent.
card-B500 = { -card-bonus } 500
    .rule = Fais { -tutto } et gagne 500 de plus. Si tu empoches avant, seuls les dés comptent.
card-B600 = { -card-bonus } 600
    .rule = Fais { -tutto } et gagne 600 de plus. Si tu empoches avant, seuls les dés comptent.
card-X2 = { -card-x2 }
    .rule = { -tutto } double tous les points de dés de ce tour ; les bonus ne sont pas doublés.
card-STOP = { -card-stop }
    .rule = Le tour s’arrête net, et tout ce qui est en jeu est perdu.
card-FW = { -card-fireworks }
    .rule = Tout ce qui rapporte est mis de côté, jusqu’au lancer nul. Il termine le tour, et tu gardes tout.
card-PM = { -card-plus-minus }
    .rule = On n’empoche pas avant { -tutto }. Ensuite : 1 000 tout rond pour toi, 1 000 de moins pour les autres leaders.
card-ST = { -card-straight }
    .rule = Réunis les nombres de 1 à 6, au moins un nouveau par lancer. Les six : 2 000 points, et c’est { -tutto }.
card-CL = { -card-clover }
    .rule = { -tutto } deux fois de suite, sans empocher. Si tu y arrives, tu gagnes la partie, quel que soit le score.
card-ND = { -card-no-dice }
    .rule = Le tour s’arrête net, et tout ce qui est en jeu est perdu.
card-F1000 = { -card-fill-1000 }
    .rule = On n’empoche pas avant { -tutto }. Il rapporte 1 000 à la place de ses dés.
card-MB = { -card-must-bust }
    .rule = Tout ce qui rapporte est mis de côté, jusqu’au lancer nul. Il termine le tour, et tu gardes tout.
card-DT = { -card-double-trouble }
    .rule = { -tutto } deux fois de suite, sans empocher avant le second. Les dés rapportent comme d’habitude.
card-V2500 = { -card-vengeance }
    .rule = { -tutto } prend 2 500 à chaque leader. Qui mène sans partage reçoit une autre carte.

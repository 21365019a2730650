### Le livret de règles : un message par sujet. `.title` fait 16 caractères au plus, car il va aussi sur un bouton.
### `.words` sont les mots qu’on peut taper pour trouver le sujet, séparés par des virgules ; accents et majuscules ne comptent pas.

rules-place = Règles de { -tutto } · { $page } sur { $pages }

topic-glance =
    Six dés, une pioche de cartes et un peu de cran.

    Révèle une carte, lance, et mets de côté quelque chose qui rapporte. Puis choisis : empocher ce que le tour t’a donné, ou lancer les dés qui restent en remettant tout en jeu. Si un lancer ne donne rien, c’est un lancer nul, et il emporte tout.

    Quand tes six dés sont de côté, tu as fait **{ -tutto }**. La carte paie, et tu peux repartir avec une nouvelle carte et six dés.

    Dès que quelqu’un a 6 000 points, on joue la manche jusqu’au bout. Le score le plus haut l’emporte.
    .title = En bref
    .words = en bref, bref, aperçu, résumé, règles, règles du jeu, comment jouer, les bases, aide, début

topic-setup =
    La boîte contient 6 dés et 56 cartes :
    • 25 { -card-bonus }, cinq de chaque : 200, 300, 400, 500 et 600
    • 10 { -card-stop }
    • 5 { -card-x2 }
    • 5 { -card-fireworks }
    • 5 { -card-plus-minus }
    • 5 { -card-straight }
    • 1 { -card-clover }

    Autour d’une vraie table, il faut aussi du papier et un crayon. La personne à qui l’on prête le plus de chance note les scores et commence ; une autre mélange les cartes et les pose face cachée au milieu.

    Ici, le bot mélange et compte, et la personne qui a ouvert la table commence. On joue de deux à dix ; en solo, on peut s’entraîner.
    .title = Mise en place
    .words = mise en place, contenu, matériel, boîte, pioche, paquet, cartes, combien de cartes, joueurs, qui commence, premier joueur, entraînement, solo

topic-course =
    Ton tour commence par la première carte de la pioche. Sauf si elle en décide autrement, tu lances les six dés.

    Après chaque lancer, tu mets de côté au moins une chose qui rapporte : un 1 ou un 5 seul, ou un brelan, trois dés pareils. Lesquels, et combien, c’est toi qui vois.

    Un brelan sort d’un seul lancer. Ce qui est déjà de côté ne s’ajoute jamais à de nouveaux dés.

    Ensuite tu empoches, ou tu lances les dés qui restent. Ton tour fini, c’est à la personne à ta gauche.
    .title = Ton tour
    .words = tour, déroulement, lancer, lancer les dés, jet, mettre de côté, révéler, retourner, à qui le tour, joueur suivant

topic-scoring =
    Dés simples :
    • 1 → **100**
    • 5 → **50**

    Brelans, en un seul lancer :
    • 1 1 1 → **1 000**
    • 2 2 2 → **200**
    • 3 3 3 → **300**
    • 4 4 4 → **400**
    • 5 5 5 → **500**
    • 6 6 6 → **600**

    Chaque dé compte une fois. Un quatrième 1 ou 5 compte comme dé simple ; un quatrième 2, 3, 4 ou 6 ne rapporte rien.
    .title = Les points
    .words = les points, points, score, compter, valeur, combien ça vaut, dés, dé simple, brelan, brelans

topic-null =
    Pas de 1, pas de 5, pas de brelan ? C’est un **lancer nul**.

    Ton tour est fini, il ne te rapporte rien, et les dés passent à gauche. Ce que tu as empoché aux tours précédents reste à toi.

    Avec { -card-fireworks }, c’est l’inverse : le lancer nul termine aussi le tour, mais tu gardes ses points.

    Dans la { -card-straight }, un lancer nul est un lancer sans nouveau nombre.
    .title = Lancer nul
    .words = lancer nul, nul, rien, zéro, perdu, perdre, raté

topic-valid =
    S’il y a quelque chose à mettre de côté, le lancer est valable. À toi de choisir :
    • **Empocher** : tous les points du tour rejoignent ton score, et ton tour est fini.
    • **Lancer** les dés qui restent. Si un lancer nul arrive, maintenant ou plus tard, tous les points du tour sont perdus.

    Quatre cartes t’enlèvent ce choix pour un moment : { -card-fireworks }, { -card-plus-minus }, { -card-straight } et { -card-clover }.
    .title = Lancer valable
    .words = lancer valable, valable, empocher, s’arrêter, arrêter, conserver, garder, continuer, risque, en jeu

topic-tutto =
    Les six dés mis de côté, en un lancer ou en plusieurs : c’est **{ -tutto }**. Ce que la carte promet arrive aussitôt.

    Ensuite, tu empoches les points du tour, ou tu révèles une nouvelle carte et tu repars avec les six dés. Tout ce que tu as gagné t’accompagne : un { -card-stop } ou un lancer nul te prend alors le tout.

    { -card-fireworks } et { -card-clover } font exception : on y continue sans nouvelle carte.
    .title = { -tutto }
    .words = tutto, les six dés, six dés, plein, nouvelle carte, main pleine

topic-bonus =
    Fais { -tutto }, et le nombre de la carte, de 200 à 600, s’ajoute aux points de tes dés.

    Tu peux empocher avant, mais alors seuls les dés comptent.

    Il y en a 25, cinq de chaque.
    .title = { -card-bonus }
    .words = bonus, carte bonus, 200, 300, 400, 500, 600, points en plus

topic-x2 =
    Fais { -tutto }, et tous les points de dés de ce tour sont doublés, y compris ceux des cartes précédentes du même tour et les 2 000 d’une { -card-straight }.

    Les bonus ne sont pas doublés, et les 1 000 d’un { -card-plus-minus } non plus. Un second { -card-x2 } double encore ce que le premier a doublé.

    Si tu empoches avant { -tutto }, les dés comptent une fois, comme d’habitude.
    .title = { -card-x2 }
    .words = ×2, x2, 2x, fois deux, double, doubler, deux fois

topic-stop =
    Ton tour s’arrête net.

    Si c’est ta première carte, tu ne perds que ton tour. Si elle arrive après un { -tutto }, tout ce que tu avais en jeu part avec elle.

    Il y en a dix dans la pioche.
    .title = { -card-stop }
    .words = stop, carte stop, arrêt, fin du tour, passer son tour

topic-fireworks =
    Tu lances, et tu lances encore, jusqu’au lancer nul. Après chaque lancer, tous les dés simples et tous les brelans qui rapportent sont mis de côté ; le bot s’en charge.

    Après { -tutto }, tu repars avec les six dés, sans tirer de carte.

    Seul un lancer nul termine le tour, et pour une fois il ne prend rien : tous les points du tour sont à toi, ceux des cartes précédentes aussi.
    .title = Feux d’artifice
    .words = feux d’artifice, feu d’artifice, feux, feu, artifice, pétard, fusée

topic-plus-minus =
    Tu dois faire { -tutto }, sans empocher avant. Les dés eux-mêmes ne rapportent rien ici.

    Si tu y arrives, tu gagnes 1 000 points tout rond et le leader en perd 1 000. S’ils sont plusieurs en tête, chacun perd 1 000. Si tu es en tête, on ne te prend rien.

    Pour savoir qui mène, seuls les points empochés comptent. La perte est définitive, même si ton tour tourne mal ensuite, et personne ne descend sous 0. Après ça : empocher, ou continuer.

    Un lancer nul ne rapporte rien, et ce que tu avais des cartes précédentes est perdu aussi.
    .title = { -card-plus-minus }
    .words = plus/moins, plus moins, plusmoins, +/-, ±, leader, moins 1000

topic-straight =
    Oublie dés simples et brelans : maintenant, tu réunis les six nombres de 1 à 6, chacun une fois.

    Après chaque lancer, mets de côté au moins un nombre que tu n’as pas encore ; plusieurs à la fois, c’est permis. Un lancer sans nouveau nombre est un lancer nul.

    Tu ne peux pas empocher avant que la suite soit complète, même pas ce que tu avais des cartes précédentes.

    Complète, elle vaut 2 000 points et compte comme { -tutto } : empocher, ou continuer.
    .title = { -card-straight }
    .words = suite, série, à la suite, 1-6, 123456, 2000

topic-clover =
    Il n’y en a qu’un. Fais { -tutto } deux fois de suite sur cette carte, dans le même tour : après le premier, tu relances les six dés, sans nouvelle carte. Tu ne peux pas empocher, et les dés ne rapportent rien.

    Au second, la partie s’arrête sur-le-champ. Tu gagnes, quels que soient les scores.

    Un lancer nul ne rapporte rien, et tout ce que tu avais est perdu. Un { -tutto } fait sur une carte précédente ne compte pas.
    .title = { -card-clover }
    .words = trèfle, trèfle à quatre feuilles, quatre feuilles, chance, victoire immédiate

topic-end =
    Dès que quelqu’un atteint 6 000 points, on finit la manche, pour que tout le monde ait joué autant de tours. Alors le score le plus haut l’emporte ; en cas d’égalité en tête, la victoire se partage.

    Même si un { -card-plus-minus } ramène tout le monde sous 6 000, c’est encore la dernière manche.

    Le { -card-clover } met fin à la partie plus tôt : aussitôt, et elle est à qui l’a réussi.
    .title = Fin de partie
    .words = fin de partie, fin de la partie, fin, finir, gagner, qui gagne, victoire, 6000, objectif, but, dernière manche, égalité

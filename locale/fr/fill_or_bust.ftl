### Le livret de Fill or Bust, l’édition de 54 cartes, là où il n’est pas celui de TUTTO ; et la page des règles maison.
### `fob-…` remplace le sujet du même nom ; pour `.title` et `.words`, voir rules.ftl.

rules-place-fob = Règles de Fill or Bust · { $page } sur { $pages }

fob-glance =
    Six dés, une pioche de cartes et une course aux 6 000 points.

    Révèle une carte, lance, et mets de côté quelque chose qui rapporte. Puis choisis : empocher ce que le tour t’a donné, ou lancer les dés qui restent en remettant tout en jeu. Si un lancer ne donne rien, c’est un lancer nul, et il emporte tout.

    Quand tes six dés sont de côté, tu as fait **{ -tutto }**. Tu peux empocher, ou repartir avec une nouvelle carte et six dés.

    Dès que quelqu’un atteint 6 000 points, la partie est finie.

    Lequel des deux as-tu ? Regarde dans la boîte. { -card-must-bust } et { -card-vengeance } parmi 54 cartes : c’est celui-ci. { -card-clover } et { -card-fireworks } parmi 56 : c’est { -tutto }, et `/tutto start` y joue aussi.

fob-setup =
    La boîte contient 6 dés et 54 cartes :
    • 30 { -card-bonus } : 12 de 300, 10 de 400 et 8 de 500
    • 8 { -card-no-dice }
    • 6 { -card-fill-1000 }
    • 4 { -card-must-bust }
    • 2 { -card-double-trouble }
    • 4 { -card-vengeance }

    Les cartes sont mélangées et posées face cachée au milieu. Chacun lance un dé : le plus haut commence, et ceux qui sont à égalité relancent. Ensuite, on tourne dans le sens des aiguilles d’une montre.

    Ici, le bot mélange et compte. On joue de deux à dix ; en solo, on peut s’entraîner. Le but peut être un autre, et une limite de temps est possible aussi.

fob-scoring =
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

    Les six, en un seul lancer :
    • 1 2 3 4 5 6 → **1 500**, et { -tutto } d’un coup

    Chaque dé compte une fois, et les dés de lancers différents ne vont jamais ensemble.

fob-null =
    Pas de 1, pas de 5, pas de brelan, pas de suite ? C’est un **lancer nul**.

    Ton tour est fini, il ne te rapporte rien, et les dés passent à la personne suivante. Ce que tu as empoché aux tours précédents reste à toi.

    Avec { -card-must-bust }, c’est l’inverse : le lancer nul termine aussi le tour, mais tu gardes ses points.

fob-valid =
    S’il y a quelque chose à mettre de côté, le lancer est valable. À toi de choisir :
    • **Empocher** : tous les points du tour rejoignent ton score, et ton tour est fini.
    • **Lancer** les dés qui restent. Si un lancer nul arrive, maintenant ou plus tard, tous les points du tour sont perdus.

    Trois cartes t’enlèvent ce choix pour un moment : { -card-fill-1000 }, { -card-must-bust } et { -card-double-trouble }.

fob-tutto =
    Les six dés mis de côté, en un lancer ou en plusieurs : c’est **{ -tutto }**, le « fill » du nom du jeu. Ce que la carte promet arrive aussitôt.

    Ensuite, tu empoches les points du tour, ou tu révèles une nouvelle carte et tu repars avec les six dés. Tout ce que tu as gagné t’accompagne : { -card-no-dice } ou un lancer nul te prend alors le tout.

    { -card-must-bust } et la première moitié de { -card-double-trouble } font exception : on y continue sans nouvelle carte.

fob-bonus =
    Fais { -tutto }, et le nombre de la carte, 300, 400 ou 500, s’ajoute aux points de tes dés.

    Tu peux empocher avant, mais alors seuls les dés comptent.

    Il y en a 30 : 12 de 300, 10 de 400 et 8 de 500.

fob-end =
    La partie est finie dès que quelqu’un a empoché 6 000 points ou plus : c’est gagné, et personne n’a plus de tour.

    On peut changer le but, et fixer une limite de temps : quand elle est atteinte, le score le plus haut l’emporte.

topic-no-dice =
    Ton tour s’arrête net, avant même de lancer.

    Si c’est ta première carte, tu ne perds que ton tour. Si elle arrive après un { -tutto }, tout ce que tu avais en jeu part avec elle.

    Il y en a huit dans la pioche.
    .title = Pas de dés
    .words = pas de dés, sans dés, no dice, ND

topic-fill-1000 =
    Tu dois faire { -tutto }, sans empocher avant.

    Si tu y arrives, la carte rapporte 1 000 points tout rond, à la place de ce que valent ses dés. Après ça : empocher, ou continuer.

    Un lancer nul ne rapporte rien, et ce que tu avais en jeu est perdu.

    Il y en a six dans la pioche.
    .title = { -card-fill-1000 }
    .words = tutto 1000, fill 1000, F1000, 1000

topic-must-bust =
    Tu lances, et tu lances encore, jusqu’au lancer nul. Après chaque lancer, tout ce qui rapporte est mis de côté ; le bot s’en charge.

    Après { -tutto }, tu repars avec les six dés, sans nouvelle carte.

    Seul un lancer nul termine le tour, et pour une fois il ne prend rien : tous les points du tour sont à toi, ceux des cartes précédentes aussi.

    Il y en a quatre dans la pioche.
    .title = { -card-must-bust }
    .words = jusqu’au bout, must bust, MB, jusqu’au lancer nul

topic-double-trouble =
    Tu dois faire { -tutto } deux fois de suite sur cette carte : après le premier, tu relances les six dés, sans nouvelle carte. Entre les deux, tu ne peux pas empocher.

    Les dés rapportent comme d’habitude. Après le second { -tutto }, tu empoches, ou tu continues avec tout en jeu.

    Si un lancer nul arrive avant, tous les points du tour sont perdus.

    Il y en a deux dans la pioche.
    .title = { -card-double-trouble }
    .words = double tutto, double trouble, DT, deux tutto

topic-vengeance =
    Fais { -tutto }, et la personne qui a le plus de points en perd 2 500. Si plusieurs sont à égalité en tête, chacune perd 2 500, toi aussi si tu en fais partie. La perte est définitive, et personne ne descend sous 0.

    Si tu empoches avant, seuls tes dés comptent.

    Si tu mènes sans partage, tu écartes la carte et tu en révèles une autre.

    Il y en a quatre dans la pioche.
    .title = { -card-vengeance }
    .words = vengeance, vengeance 2500, V2500, 2500

topic-house =
    Une table joue comme le dit la feuille de son édition, sauf si l’hôte en décide autrement avant le début : **Réglages**, dans la salle d’attente, change une règle après l’autre, ou prend une formule toute prête. Tout le monde y voit ce qui change.

    Un serveur peut garder ses propres formules avec `/tutto-admin preset`.

    Les boutons mènent à tout ce qui se choisit.
    .title = Règles maison
    .words = règles maison, règle maison, variantes, variante, options, réglages, formule, formules, preset

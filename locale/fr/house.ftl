### Les règles maison : chacune avec un nom court (45 caractères), `.told` (120) et chaque valeur en mots (80).
### `value-…` sont les valeurs qui sont des mots, `amount-…` celles qui sont des nombres.

rules-differs = Ici, on joue autrement
house-here = Ce qui change à cette table par rapport à { $edition }
house-nothing = Rien : { $edition } comme sur la feuille.
house-difference = **{ $rule }** : { $value }
house-more = … et { $count } de plus
house-bold = En gras : c’est ainsi dans { $edition }, sauf si une table en décide autrement.
house-range = de { $lowest } à { $highest }
house-card = { $count } × { $card }
house-presets = Formules
house-preset = **{ $preset }** : { $told }

edition-tutto = { -tutto }
edition-fill-or-bust = Fill or Bust

## Les groupes de règles maison ; ils vont sur des boutons, 16 caractères.

group-game = La partie
group-turn = Le tour
group-cards = Les cartes

## La partie

rule-target = But
    .told = Combien de points il faut pour que la partie se termine.
amount-target = { $number } points

rule-end = Fin de partie
    .told = Ce qui se passe quand quelqu’un atteint le but.
value-end-round = on finit la manche, puis le score le plus haut l’emporte
value-end-immediate = qui y arrive en premier gagne aussitôt

rule-time_limit = Limite de temps
    .told = Le temps écoulé, on finit ce qui est en cours et le score le plus haut l’emporte.
value-time_limit-off = aucune
amount-time_limit = { $number } minutes

rule-round_limit = Limite de manches
    .told = Après tant de manches, le score le plus haut l’emporte, but atteint ou non.
value-round_limit-off = aucune
amount-round_limit = { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }

rule-tie = Égalité en tête
    .told = Ce qui se passe quand plusieurs finissent avec le score le plus haut.
value-tie-shared = la victoire se partage
value-tie-extra_round = on se départage entre ex æquo jusqu’à ce que quelqu’un mène

rule-final_round = Dernière manche
    .told = Ce qui se passe si, après la dernière manche, plus personne n’a les points du but.
value-final_round-sticky = c’était quand même la dernière
value-final_round-must_hold = elle ne compte plus comme dernière, et on continue

rule-first_seat = Qui commence
    .told = Comment on désigne la personne qui commence.
value-first_seat-host = l’hôte
value-first_seat-roll_off = qui lance le dé le plus haut
value-first_seat-random = le hasard décide

## Le tour

rule-set_aside = Mettre de côté
    .told = Ce qu’il faut mettre de côté dans un lancer.
value-set_aside-any = au moins une chose qui rapporte
value-set_aside-all = tous les dés qui peuvent rapporter

rule-opening_min = Les premiers points
    .told = Combien de points il faut la première fois que tu empoches.
value-opening_min-0 = n’importe combien
amount-opening_min = au moins { $number }

rule-bank_min = Minimum pour empocher
    .told = Combien de points il faut en jeu pour pouvoir empocher.
value-bank_min-0 = n’importe combien
amount-bank_min = au moins { $number }

rule-three_nulls = Trois lancers nuls d’affilée
    .told = Ce que coûte en plus un troisième tour d’affilée perdu sur un lancer nul.
value-three_nulls-0 = rien de plus
amount-three_nulls = encore { $number } points

rule-after_tutto = Après { -tutto }
    .told = Si l’on peut choisir entre empocher et la carte suivante.
value-after_tutto-choose = empocher ou révéler, au choix
value-after_tutto-must_draw = il faut révéler la carte suivante
value-after_tutto-must_bank = il faut empocher

rule-below_zero = Sous 0
    .told = Ce qui se passe quand on prend plus que ce que quelqu’un possède.
value-below_zero-off = le score s’arrête à 0
value-below_zero-on = le score peut descendre sous 0

## Les cartes

rule-x2_scope = Ce que { -card-x2 } double
    .told = Quels points { -tutto } double avec cette carte.
value-x2_scope-rolled = tous les points de dés du tour, sans les bonus
value-x2_scope-turn = tous les points du tour, bonus compris
value-x2_scope-card = les points de dés faits sur cette carte

rule-plus_minus_carry = { -card-plus-minus } : points déjà gagnés
    .told = Si les points des cartes précédentes comptent à côté des 1 000.
value-plus_minus_carry-keep = ils comptent aussi
value-plus_minus_carry-replace = ils s’en vont : le tour vaut 1 000 tout rond

rule-plus_minus_after = { -card-plus-minus } : continuer
    .told = Ce qui peut suivre { -tutto } sur cette carte.
value-plus_minus_after-choose = empocher ou continuer
value-plus_minus_after-end = on empoche aussitôt, et le tour est fini

rule-plus_minus_when = { -card-plus-minus } : quand on paie
    .told = À quel moment les leaders perdent leurs 1 000.
value-plus_minus_when-at_once = dès { -tutto }, quoi qu’il advienne du tour
value-plus_minus_when-on_bank = à la fin, si le tour est empoché

rule-plus_minus_coleader = { -card-plus-minus } à égalité en tête
    .told = Qui paie quand tu partages la tête avec d’autres.
value-plus_minus_coleader-others_pay = les autres leaders
value-plus_minus_coleader-nobody_pays = personne

rule-plus_minus_leader = { -card-plus-minus } quand tu mènes sans partage
    .told = Ce que tu fais de la carte quand tu mènes sans partage.
value-plus_minus_leader-play = tu la joues, et personne ne paie
value-plus_minus_leader-redraw = tu l’écartes et en révèles une autre

rule-fireworks = { -card-fireworks }, { -card-must-bust }
    .told = Qui choisit les dés mis de côté.
value-fireworks-all = le bot : tous ceux qui rapportent
value-fireworks-choose = toi, comme sur les autres cartes

rule-straight_order = { -card-straight } : l’ordre
    .told = Dans quel ordre on réunit les nombres.
value-straight_order-any = dans n’importe lequel
value-straight_order-run = à la file, en montant de 1 ou en descendant de 6

rule-straight_stop = { -card-straight } : s’en sortir
    .told = Si l’on peut empocher les points des cartes précédentes avant d’avoir les six nombres.
value-straight_stop-no = pas avant d’avoir les six
value-straight_stop-carried = oui, après avoir mis quelque chose de côté

rule-cloverleaf = { -card-clover } : ce qu’il faut
    .told = Ce qu’il faut faire deux fois de suite pour gagner.
value-cloverleaf-two_tuttos = { -tutto }
value-cloverleaf-two_straights = une suite, de 1 à 6

## La pioche

rule-stop_keeps = { -card-stop }, { -card-no-dice } : les points en jeu
    .told = Ce que deviennent les points en jeu quand l’une d’elles termine le tour.
value-stop_keeps-off = ils sont perdus
value-stop_keeps-on = ils sont empochés

rule-reshuffle = Mélange
    .told = Quand toutes les cartes sont mélangées de nouveau.
value-reshuffle-empty = quand la pioche est vide
value-reshuffle-round = avant chaque manche
value-reshuffle-turn = avant chaque tour

rule-deck = Cartes de la pioche
    .told = Combien il y en a de chaque carte, de 0 à 20.
value-deck-printed = autant que dans la boîte

## Fill or Bust

rule-fill_1000 = { -card-fill-1000 } : les dés
    .told = Si les dés comptent à côté des 1 000.
value-fill_1000-exact = non, c’est 1 000 tout rond
value-fill_1000-add = oui, ils s’y ajoutent

rule-double_trouble = { -card-double-trouble } : les dés
    .told = Ce que valent les dés des deux { -tutto }.
value-double_trouble-plain = comme d’habitude
value-double_trouble-doubled = le double

rule-banked_at_once = { -card-double-trouble }, { -card-vengeance } : les points
    .told = Ce que deviennent les points quand { -card-double-trouble } ou { -card-vengeance } réussit.
value-banked_at_once-off = ils restent en jeu si tu continues
value-banked_at_once-on = ils sont à toi, et tu repars de zéro si tu continues

rule-vengeance = { -card-vengeance } : au choix
    .told = Si tu peux laisser passer la carte.
value-vengeance-plain = non, mais tu peux empocher avant { -tutto }
value-vengeance-optional = oui, mais une fois prise, on n’empoche pas avant { -tutto }

rule-vengeance_coleader = { -card-vengeance } à égalité en tête
    .told = Qui paie quand tu partages la tête avec d’autres.
value-vengeance_coleader-all_pay = tous les leaders, toi aussi
value-vengeance_coleader-others_pay = les autres leaders

## Formules

preset-official = Selon la feuille
    .told = Aucune règle maison.
preset-short = Courte
    .told = Deux fois moins loin : 3 000 points.
preset-classic-2004 = Classique 2004
    .told = { -card-x2 } double tout dans le tour, bonus compris.
preset-modern = Moderne
    .told = On empoche après { -tutto }, suites dans l’ordre, { -card-fireworks } au choix, scores sous 0, un seul vainqueur.
preset-bowman = Bowman
    .told = La feuille de 1981 telle qu’on la raconte : { -card-double-trouble } vaut plus, { -card-vengeance } au choix.

## La ligne sous une carte du plateau quand une règle maison la change ; 120 signes.

ruled-x2_scope-turn = { -tutto } double tous les points de ce tour, bonus compris.
ruled-x2_scope-card = { -tutto } double les points de dés faits sur cette carte, et rien d’autre.
ruled-stop_keeps-on = Le tour se termine aussitôt, et tout ce qui est en jeu est empoché.
ruled-fireworks-choose = Mets de côté ce que tu veux jusqu’au lancer nul : il met fin au tour, et tu gardes tout.
ruled-cloverleaf-two_straights = Deux suites de 1 à 6 d’affilée, sans empocher. Réussis, et tu gagnes quel que soit le score.
ruled-fill_1000-add = Rien à empocher avant { -tutto }. Il rapporte 1 000 en plus de ses dés.
ruled-double_trouble-doubled = Deux { -tutto } d’affilée, rien à empocher avant le second. Les dés comptent double.

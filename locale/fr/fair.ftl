### Dés scellés : ce que c’est, le sceau de la partie d’ici, et ce qu’a donné la vérification.

fair-title = 🎲 Des dés que personne ne choisit
fair-text =
    Quand une table s’ouvre, j’invente un **secret** et je montre son **sceau** : 64 signes qui vont avec ce secret et avec aucun autre. Dès lors, je ne peux plus le changer.

    Le secret, avec les clics par lesquels on a pris place et commencé la partie, décide de chaque carte et de chaque lancer. Ces clics, je ne les connais pas d’avance, et qui joue ne connaît pas le secret : personne ne peut donc choisir les dés, et qui joue ne peut pas les voir venir.

    La partie finie, le secret est montré. On peut alors recalculer chaque carte et chaque lancer : ici avec **{ fair-check }**, ou sans moi, avec le fichier que te donne `/tutto export`.
fair-here = La partie d’ici
fair-none = Aucune table n’a encore été ouverte ici. `/tutto start` en ouvre une.
fair-seal = Sceau : `{ $seal }`
fair-secret = Secret : `{ $secret }`
fair-secret-comes-later = Le secret sera montré à la fin de la partie.
fair-check = Vérifier

## Ce qu’a donné la vérification

fair-agrees = ✅ Vérifié : tout concorde
fair-compared =
    Le sceau est bien celui du secret. Recalculés : { $cards ->
        [one] { $cards } carte,
       *[other] { $cards } cartes,
    } { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } et { $shuffles ->
        [one] { $shuffles } mélange
       *[other] { $shuffles } mélanges
    } de la pioche. Tout est tel que la table l’a vu.
fair-compared-roll-off = Les lancers pour le premier tour aussi.
fair-differs = ❌ Vérifié : ce ne sont pas les dés scellés

## Comment sont tombés les dés d’un serveur

fair-fallen = Comment sont tombés les dés sur ce serveur
fair-face = { $face } : **{ $times }**
fair-no-dice = Aucune partie ne s’est encore terminée ici.
fair-counted = Cela fait { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } dans des parties terminées ; à parts égales, chaque face sortirait environ { $each ->
        [one] { $each } fois
       *[other] { $each } fois
    }.
fair-too-few = Trop peu pour en dire quelque chose.
fair-usual = Le khi carré vaut { $chi } : sur 100 comptages pareils avec des dés honnêtes, { $percent } sont aussi inégaux que celui-ci ou plus. C’est le hasard.
fair-unusual = Le khi carré vaut { $chi } : sur 100 comptages pareils avec des dés honnêtes, { $percent } seulement sont aussi inégaux que celui-ci ou plus. C’est rare, mais ça arrive.
fair-rare = Le khi carré vaut { $chi } : sur 100 comptages pareils avec des dés honnêtes, pas un seul n’est aussi inégal que celui-ci. Si cela dure, vérifie quelques parties.

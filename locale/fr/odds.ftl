### `/tutto odds` : ce que valent ses propres choix, pour qui le demande.

odds-title = Tes chances
odds-title-of = Chances pour { $who }
odds-choices = Les choix, et ce que le tour rapporte en moyenne avec chacun
odds-chances = Les choix et leurs chances
odds-why = Pourquoi le premier
odds-patience = Encore un instant
odds-footer = En jouant au mieux ensuite, avec la pioche entière avant chaque carte. Nul : au prochain lancer ; { -tutto } : sur toute la carte.
odds-total = 📋 Le tour se note en total, je ne connais donc que la carte : voici les chances avant le premier lancer dessus.
odds-unsolved = Je calcule encore ce que vaut chaque choix avec les règles de cette table. Il faut quelques secondes : redemande dans un instant.
odds-in-part = À prendre avec des pincettes
odds-in-part-rules = Il y a ici une règle que je ne sais pas suivre jusqu’au bout : { $rules }.
odds-more =
    { $count ->
        [one] … et encore { $count } choix
       *[other] … et encore { $count } choix
    }

## Un choix. $dice, ce sont les chiffres des dés mis de côté, $count le nombre de dés lancés.

odds-aside-roll = { $dice } de côté, en lancer { $count }
odds-aside-bank = { $dice } de côté, empocher { $points }
odds-aside-reveal = { $dice } de côté, révéler
odds-aside-ends = { $dice } de côté, et la carte est réussie
odds-roll = en lancer { $count }
odds-bank = empocher { $points }
odds-reveal = révéler
odds-take = prendre
odds-pass = laisser passer
odds-chance = { $what } { $percent } %
odds-null = lancer nul
odds-tutto = { -tutto }

## Pourquoi le meilleur choix est le meilleur. $often est une des trois formes de odds-often, $average une des deux de odds-average.

odds-often =
    { $times ->
        [0] presque jamais
        [one] environ une fois sur dix
       *[other] environ { $times } fois sur dix
    }
odds-average-same = en moyenne, cela vaut autant qu’empocher.
odds-average-more = en moyenne, cela rapporte quand même { $more } de plus qu’empocher.
odds-why-roll =
    { $dice ->
        [one] Lancer le dernier dé
       *[other] Lancer { $dice } dés
    } perd { $points } { $often } ; { $average }
odds-why-no-bank = On n’empoche pas ici : il faut lancer, et cela perd { $points } { $often }.
odds-why-nothing = Rien n’est en jeu pour l’instant : lancer ne coûte rien.
odds-why-burning = Ici, un lancer nul empoche tout : continue.
odds-why-fewer = Avec { $dice } dés, un lancer nul arrive dans { $percent } % des cas ; avec { $fewer }, ce serait { $other } %.
odds-why-bank =
    { $dice ->
        [one] Lancer le dernier dé
       *[other] Lancer { $dice } dés
    } perdrait { $points } { $often } ; empocher, c’est sûr.
odds-why-bank-stop = Révéler perdrait { $points } avec { $card } { $often }, et un lancer nul peut encore suivre ; empocher, c’est sûr.
odds-why-bank-null = Un lancer sur la carte suivante perdrait { $points } { $often } ; empocher, c’est sûr.
odds-why-only-bank = Il ne reste qu’à empocher.
odds-why-ends = Ces dés réussissent la carte, et elle fait le reste.
odds-why-reveal = Révéler perd { $points } avec { $card } { $often } ; { $average }
odds-why-reveal-same = En moyenne, révéler vaut autant qu’empocher.
odds-why-reveal-more = En moyenne, révéler rapporte { $more } de plus qu’empocher.
odds-why-only-reveal = D’abord une carte : il n’y a rien d’autre à choisir.
odds-why-take = En moyenne, la prendre rapporte { $more } de plus qu’une autre carte.
odds-why-pass = En moyenne, une autre carte rapporte { $more } de plus que celle-ci.

## Rien à dire

odds-no-game = Aucune partie ici. Demande-le-moi dans le salon ou le fil de ta partie, quand c’est à toi de jouer.
odds-no-seat = Tu n’es pas à cette table. Demande-le-moi là où tu joues, quand c’est à toi.
odds-not-begun = Aucun dé n’a encore été lancé ici. Redemande quand ce sera à toi de jouer.
odds-not-begun-keeper = La partie n’a pas encore commencé. Dès qu’elle sera lancée, je te dirai ici les chances de chaque tour que tu notes.
odds-not-your-turn = C’est à **{ $who }** de jouer. Redemande quand ce sera à toi.
odds-untold-total = Ce tour se note en total, je ne vois donc pas les dés sur la table. Avec **De côté** ou **Chaque lancer** sur la feuille, je suis tout et je peux te dire les chances.
odds-untold-roll = Tous les dés de ce lancer ne sont pas encore sur la feuille. Redemande quand ils y seront.
odds-untold-dice = Les dés sur la feuille ne vont pas encore ensemble. Redemande quand ce sera bon.
odds-untold-over = Ce qui est maintenant sur la feuille finit le tour : il n’y a plus rien à choisir.

### Le relevé de la partie : remis sous forme de fichier, lu dans un fichier.

export-over = Voici toute la partie, chaque carte et chaque lancer. `/tutto replay` la relit, et avec son sceau tout le monde peut vérifier les dés.
export-running = Voici la partie jusqu’ici, tour en cours compris. Le secret des dés viendra avec la fin.
export-nothing = Aucune partie n’a encore été jouée ici. `/tutto start` ouvre une table.
export-not-yours = Le relevé est pour celles et ceux qui étaient à cette table.
replay-too-large = Ce fichier est trop gros pour moi : ici, un relevé peut faire { $kilobytes } ko au plus.
replay-title = Ce que dit le relevé
replay-turns =
    { $turns ->
        [one] { $turns } tour,
       *[other] { $turns } tours,
    } manche { $round }.
replay-finished = La partie est finie.
replay-unfinished = La partie n’est pas encore finie.
replay-at-risk = { $who } a { $points } en jeu.
replay-wrong = Quelque chose cloche dans ce relevé
replay-place = Ligne { $line }, colonne { $column }

## Ce qui ne va pas dans un relevé, d’après le code du moteur

record-unreadable = Ce n’est ni une ligne, ni une étiquette, ni un signe de relevé.
record-unknown-tag-value = Une étiquette a une valeur impossible.
record-unknown-house-rule = Cette règle maison n’existe pas, ou pas avec cette valeur dans cette édition.
record-not-your-turn = C’est à une autre place de jouer, ou le tour d’avant n’est pas fini.
record-no-such-card = Il ne reste aucune carte de ce genre dans la pioche.
record-may-not-reveal = Aucune carte ne peut être révélée ici.
record-must-reveal = Il faut d’abord une carte.
record-not-a-face = Aucun dé ne porte cette face.
record-wrong-dice-count = Ce n’est pas le nombre de dés qui ont été lancés.
record-not-in-the-roll = Ces dés ne sont pas sortis.
record-does-not-score = Ces dés ne vont pas ensemble : chaque dé mis de côté doit rapporter.
record-not-a-null = Quelque chose rapporte dans ce lancer : ce n’est pas un lancer nul.
record-must-set-aside = Il faut mettre de côté quelque chose de ce lancer.
record-must-set-aside-all = Il faut mettre de côté davantage de ce lancer.
record-may-not-bank = On n’empoche pas ici.
record-below-minimum = C’est moins que le minimum pour empocher.
record-may-not-pass = Il n’y a rien à passer.
record-turn-is-over = Le tour est déjà fini.
record-game-is-over = La partie est déjà finie.
record-figure-differs = Les chiffres ne correspondent pas à ce qui a été joué.
record-not-the-sealed-dice = Ce ne sont pas les dés scellés : le secret donne ici autre chose.

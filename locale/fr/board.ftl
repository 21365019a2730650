### Le plateau : le message d’un tour. Un bouton tient en 16 caractères, avec des chiffres jusqu’à 100 000.

## Ce que montre un écran verrouillé. C’est à $who de jouer, $own est son score, $best celui de tête.

call-turn = { $who }, à toi de jouer.
call-computer = { $who } joue.
call-last-round = Dernière manche !
call-bank-leads = { $other } a empoché { $gain } et mène avec { $best }, tu as { $own }.
call-bank = { $other } a empoché { $gain }.
call-null = { $other } a perdu { $lost } sur un lancer nul.
call-null-bare = { $other } a fait un lancer nul.
call-fireworks = Avec { $card }, { $other } a marqué { $gain }.
call-fireworks-dud = Avec { $card }, { $other } n’a rien marqué.
call-stop = { $other } a tiré { $card } et perdu { $lost }.
call-stop-bare = { $other } a tiré { $card }.
call-stop-kept = { $other } a tiré { $card } et gardé { $gain }.
call-forfeit = { $other } a vu son tour sauter.
call-left = { $other } a quitté la table.
call-score = { $other } a marqué { $gain }.
call-lead-other = { $leader } mène avec { $best }, tu as { $own }.
call-lead-shared = { $count } ex æquo en tête avec { $best }, tu as { $own }.
call-lead-you = Tu mènes avec { $own }.
call-lead-you-shared = Tu es en tête ex æquo avec { $own }.
call-lead-nobody = Personne n’a encore de points.
call-alone = Tu as { $own }.

## En-tête

board-new-card = Nouvelle carte
board-tutto = { -tutto } ! { $card }
board-whose = À **{ $who }** de jouer
board-whose-after = **{ $who }** a fait { -tutto }
board-round = manche { $round }
board-last-round = **dernière manche**
board-last-turn = **dernier tour**
board-time = ⏳ fin du temps { $when }
board-deadline = ⏳ fin du temps { $when }
board-extra-round = **manche de départage**
board-chain = Cartes : { $cards }

## Dés

board-rolled = 🎲 Lancer : { $dice }
board-to-roll = 🎲 À relancer : { $dice }
board-aside = ✓ De côté : { $dice }
board-missing = 🔎 Manque encore : { $dice }
board-six-again = 🎲 Les six dés sont relancés

## Ce qui est en jeu

risk-nothing = ⚠️ Rien en jeu pour l’instant
risk-sources = ⚠️ En jeu : **{ $total }** ({ $sources })
risk-dice = { $points } des dés
risk-bonus = { $points } de bonus
risk-carried = { $points } des cartes précédentes
board-paid = ⚖️ Perdu pour de bon : { $payers }
board-takes = ⚖️ L’addition : { $payers }.
board-stop-cost = 🛑 { $card } : { $stops } sur { $cards } dans la pioche. Tu y laisserais **{ $points }**.
board-stop-free = 🛑 { $card } : { $stops } sur { $cards } dans la pioche.

## Ce qui est choisi, et pourquoi on ne peut pas appuyer

marked-points = Choix : { $dice }. Ça rapporte { $points }, soit **{ $total }** en jeu.
marked-nothing-counts = Choix : { $dice }. Avec { $card }, les dés eux-mêmes ne rapportent rien.
marked-collects = Choix : { $dice }. Nombres réunis : { $count } sur 6.
marked-tutto = Choix : { $dice }. Et voilà **{ -tutto }** !
marked-tutto-points = Choix : { $dice }. Et voilà **{ -tutto }**, avec **{ $total }** en jeu !
marked-tutto-one-more = Choix : { $dice }. Premier { -tutto } ! Plus qu’un.
marked-wins = Choix : { $dice }. Deuxième { -tutto }. **La partie est gagnée !**
marked-none = Choisis ce que tu mets de côté.
marked-forced = Il n’y a rien d’autre à choisir : c’est déjà fait pour toi.
marked-by-bot = Avec { $card }, tout ce qui rapporte est mis de côté pour toi.
why-does-not-score = Choix : { $dice }. Ça ne colle pas : chaque dé mis de côté doit rapporter.
why-does-not-collect = Choix : { $dice }. Il faut des nombres que tu n’as pas encore, chacun une seule fois.
why-must-set-aside-all = Choix : { $dice }. Ici, il faut mettre de côté tout ce qui rapporte.
why-bank-tutto = On n’empoche pas avant { -tutto }.
why-bank-fireworks = On n’empoche pas ici : relance jusqu’au lancer nul, c’est lui qui empoche tout.
why-bank-clover = On n’empoche pas ici : { -tutto } deux fois gagne la partie, un lancer nul perd tout.
why-bank-first = Sans carte, il n’y a rien à empocher.
why-bank-minimum = Pas encore assez pour empocher : il faut { $least }.
why-bank-must-reveal = Il faut révéler la carte suivante.
why-bank-other = On ne peut pas empocher maintenant.
why-roll-must-bank = Après { -tutto }, il faut empocher.
board-reveal-first = **Révéler** retourne la première carte de la pioche.
board-take-or-pass = Prends-la, ou laisse-la passer et reçois une autre carte.
board-barred = 🔕 Je n’ai plus le droit d’écrire ici, alors l’horloge est arrêtée. N’importe quel bouton relance la partie.
board-waiting = Un instant : appuie encore une fois pour continuer.

## Le reste

board-scores = Scores
board-since = Entre-temps : { $tales }
press-reveal = 🂠 Révéler
press-reveal-risk = 🂠 · { $percent } % Stop
press-reveal-risk-no-dice = 🂠 · { $percent } % 🛑
press-roll = 🎲 Lancer
press-roll-risk = 🎲 { $dice } · { $percent } %
press-roll-dice = 🎲 { $dice }
press-tutto = 🎉 { -tutto } !
press-bank = Empocher
press-bank-points = Empocher { $points }
press-take = Prendre
press-pass = Laisser passer
press-explain = ?
press-back = Me revoilà
board-given = { $who } continue à cette place.

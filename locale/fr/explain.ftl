### La réponse à « ? », pour qui la demande : la carte, les points, où l’on peut appuyer et pourquoi pas ailleurs.

explain-title = Où en est-on ?
explain-your-turn = **À toi de jouer**, manche { $round }.
explain-turn-of = C’est à **{ $who }** de jouer, manche { $round }.
explain-card = Carte : { $card }
explain-no-card = Pas encore de carte
explain-no-card-rule = Chaque tour commence par la première carte de la pioche. Révèle-la, et les dés sont lancés.
explain-purses = En jeu
explain-purse-rolled = Avec les dés : **{ $points }**
explain-purse-bonus = Avec les bonus : **{ $points }**
explain-purse-carried = Dont venus des cartes précédentes : **{ $points }**
explain-purse-nothing = Rien pour l’instant.
explain-presses = Ce que tu peux faire
explain-presses-of = Ce que { $who } peut faire
explain-reveal = ✅ **Révéler** : retourne la carte suivante et lance les six dés.
explain-reveal-risk = ✅ **Révéler** : retourne la carte suivante, avec tout encore en jeu. Risque de { $card } : { $percent } %.
explain-roll = ✅ **Lancer** : mets de côté ton choix et lance { $dice ->
        [one] le dernier dé
       *[other] les { $dice } autres dés
    }. Risque de lancer nul : { $percent } %.
explain-roll-fireworks = ✅ **Lancer** : continue avec { $dice ->
        [one] le dernier dé
       *[other] { $dice } dés
    }. Risque de lancer nul, qui empoche tout : { $percent } %.
explain-bank = ✅ **Empocher** : { $points } points rejoignent le score, et le tour est fini.
explain-aside = ✅ **{ -tutto } !** : mets de côté les derniers dés.
explain-take = ✅ **Prendre** ou **Laisser passer** : joue cette carte, ou reçois-en une autre.
explain-dice = ✅ **Dés** : appuie sur un dé pour le choisir ou le relâcher. Ce qui rapporte à lui seul peut partir ou rester.
explain-dice-straight = ✅ **Dés** : appuie sur un dé pour le choisir ou le relâcher. Manque encore : { $dice }.
explain-no-dice = ⛔ **Dés** : rien à choisir pour le moment.
explain-no-dice-forced = ⛔ **Dés** : ce lancer ne laisse pas le choix, c’est déjà fait pour toi.
explain-no-dice-by-bot = ⛔ **Dés** : avec cette carte, tout ce qui rapporte est mis de côté pour toi.
explain-no-roll = ⛔ **Lancer** : { $why }
explain-no-reveal = ⛔ **Révéler** : { $why }
explain-no-bank = ⛔ **Empocher** : { $why }
explain-dead-dice = Les dés grisés ne rapportent rien dans ce lancer. Un ✓ est déjà de côté.

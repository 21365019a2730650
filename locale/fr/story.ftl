### Un tour fini, raconté en une ligne ou deux, et en un mot ou deux.
### Les façons de dire la même chose sont numérotées à partir de 1, sans trou ; une autre langue peut en avoir plus ou moins.
### $who a joué, $gain est ce que le tour a rapporté, $lost ce qu’il a coûté, $score le score ensuite, $card la dernière carte,
### $cards toutes les cartes du tour, $faces le lancer qui y a mis fin.

## Empoché avant un TUTTO

story-bank-1 = 💰 **{ $who }** garde la tête froide avec { $card } et empoche **{ $gain }**. Ça fait { $score }.
story-bank-2 = 💰 Un tiens vaut mieux que deux tu l’auras : **{ $who }** empoche **{ $gain }** avec { $card } et passe à { $score }.
story-bank-3 = 💰 **{ $who }** regarde les dés qui restent, se ravise et empoche **{ $gain }** : { $score } en tout.
story-bank-4 = 💰 **{ $gain }** pour **{ $who }**, bien au chaud. Le score affiche { $score }.
story-bank-5 = 💰 Prudence est mère de sûreté : **{ $who }** empoche **{ $gain }**, ce qui fait { $score }.

## Empoché après un TUTTO

story-tutto-1 = 🎉 { -tutto } avec { $card } ! **{ $who }** empoche **{ $gain }** et passe à { $score }.
story-tutto-2 = 🎉 Les six dés pour **{ $who }** : { -tutto }, **{ $gain }** en poche, { $score } en tout.
story-tutto-3 = 🎉 **{ $who }** fait { -tutto } et ne force pas sa chance : **{ $gain }** en poche, ce qui fait { $score }.

## Empoché après plusieurs TUTTO

story-chain-1 = 🔥 { $cards } : **{ $who }** enchaîne { $tuttos } { -tutto } et empoche **{ $gain }**. Ça fait { $score } !
story-chain-2 = 🔥 { $tuttos } { -tutto } en un seul tour ({ $cards }), et **{ $who }** s’en tire avec **{ $gain }** : { $score } maintenant.
story-chain-3 = 🔥 Rien n’arrête **{ $who }** : { $cards }, { $tuttos } { -tutto }, **{ $gain }** en poche. Score : { $score }.

## Empoché avec la Suite complète

story-straight-1 = 🔢 1 2 3 4 5 6 ! **{ $who }** complète la { -card-straight } et empoche **{ $gain }** : { $score } maintenant.
story-straight-2 = 🔢 Un nombre après l’autre, **{ $who }** remplit la { -card-straight }. **{ $gain }** en poche, { $score } en tout.
story-straight-3 = 🔢 { -card-straight } et fin ! Le dernier nombre tombe : **{ $gain }** pour **{ $who }**, qui passe à { $score }.

## Empoché avec un Plus/Moins

story-plus-minus-1 = ⚖️ **{ $who }** fait pencher la balance avec { -card-plus-minus } : **{ $gain }** en poche, { $score } maintenant.
story-plus-minus-2 = ⚖️ { -tutto } avec { -card-plus-minus } ! **{ $who }** empoche **{ $gain }** et passe à { $score }.
story-plus-minus-3 = ⚖️ { -card-plus-minus }, et c’est tout en plus pour **{ $who }** : **{ $gain }** en poche, { $score } en tout.

## Ce que le tour a vraiment coûté aux autres, après n’importe laquelle de ces histoires

story-taken-one-1 = { $payer } paie **{ $points }** sa place en tête.
story-taken-one-2 = { $payer } voit s’envoler **{ $points }**.
story-taken-one-3 = Qui monte haut tombe de haut : { $payer } perd **{ $points }**.
story-taken-many-1 = Les leaders paient : { $payers }.
story-taken-many-2 = Ça s’éclaircit en tête : { $payers }.
story-taken-many-3 = Tête partagée, addition partagée : { $payers }.
story-taken-nobody = Personne d’autre n’était en tête, donc personne ne paie.
story-taken-from = { $who } −{ $points }
story-three-nulls = Trois lancers nuls d’affilée coûtent { $points } de plus.

## Un lancer nul, et ce qu’il a coûté

story-null-1 = 💥 { $faces } : rien à en tirer. **{ $who }** perd **{ $lost }** avec { $card } et reste à { $score }.
story-null-2 = 💥 Le lancer de trop : { $faces }. **{ $lost }** partent en fumée, **{ $who }** reste à { $score }.
story-null-3 = 💥 **{ $who }** en veut plus, les dés disent { $faces }. Lancer nul ! **{ $lost }** perdus, toujours { $score }.
story-null-4 = 💥 Si près du but, et puis { $faces }. **{ $who }** dit adieu à **{ $lost }** et garde { $score }.
story-null-5 = 💥 Qui trop embrasse mal étreint : { $faces }. **{ $who }** perd **{ $lost }** et en reste à { $score }.

## Un lancer nul sans rien en jeu

story-null-bare-1 = 💨 { $faces } : lancer nul, mais **{ $who }** n’avait rien à perdre. Toujours { $score }.
story-null-bare-2 = 💨 { $card } et { $faces }. Rien de gagné, rien de perdu : **{ $who }** reste à { $score }.
story-null-bare-3 = 💨 Les dés donnent { $faces } à **{ $who }** : lancer nul. Ce sera pour la prochaine fois, à { $score }.

## Feux d’artifice : un lancer nul qui empoche

story-fireworks-1 = 🎆 Quel bouquet ! **{ $who }** brille jusqu’à { $faces } et emporte **{ $gain }** : { $score } maintenant.
story-fireworks-2 = 🎆 { $card } pour **{ $who }** : **{ $gain }** avant la dernière étincelle, { $faces }. Score : { $score }.
story-fireworks-3 = 🎆 Pour une fois, le lancer nul est le bienvenu : **{ $who }** finit { $card } avec **{ $gain }** et passe à { $score }.
story-fireworks-dud-1 = 🎇 { $card }, mais pétard mouillé : **{ $who }** sort { $faces } d’entrée et reste à { $score }.
story-fireworks-dud-2 = 🎇 La mèche était humide. { $faces } tout de suite, rien pour **{ $who }**, toujours { $score }.
story-fireworks-dud-3 = 🎇 Oh, la belle… ah non. **{ $who }** sort { $faces } et garde { $score }.

## Stop

story-stop-1 = 🛑 { $card } ! **{ $lost }** attendaient **{ $who }**, les voilà partis. Toujours { $score }.
story-stop-2 = 🛑 La carte de trop : **{ $who }** révèle { $card } et perd **{ $lost }**. Score : { $score }.
story-stop-3 = 🛑 **{ $who }** veut encore une carte et tombe sur { $card }. **{ $lost }** perdus, il reste { $score }.
story-stop-bare-1 = 🛑 { $card }. Petit tour pour **{ $who }**, qui reste à { $score }.
story-stop-bare-2 = 🛑 **{ $who }** révèle { $card } et peut se rasseoir. Toujours { $score }.
story-stop-bare-3 = 🛑 **{ $who }** n’aura même pas touché les dés : { $card }. Le score reste à { $score }.
story-stop-kept-1 = 🛑 { $card } met fin au tour, mais **{ $who }** garde **{ $gain }** et passe à { $score }.
story-stop-kept-2 = 🛑 { $card } ! Et **{ $gain }** quand même pour **{ $who }** : { $score } maintenant.
story-stop-kept-3 = 🛑 { $card } arrête **{ $who }**, avec **{ $gain }** en poche. Score : { $score }.

## Le Trèfle

story-win-1 = 🍀 { -tutto } deux fois de suite ! **{ $who }** a trouvé le { -card-clover }, et la partie est gagnée.
story-win-2 = 🍀 La chance a choisi son camp : **{ $who }** réussit le { -card-clover } et gagne sur-le-champ.
story-win-3 = 🍀 Oublie les scores : le { -card-clover } est pour **{ $who }**, et la partie avec.

## Des tours qui n’ont pas été joués jusqu’au bout

story-forfeit-1 = ⏳ Le tour saute pour **{ $who }**. Les **{ $lost }** en jeu sont perdus, le score reste à { $score }.
story-forfeit-2 = ⏳ La table continue sans **{ $who }** : **{ $lost }** perdus, toujours { $score }.
story-forfeit-3 = ⏳ Pas de points à ce tour pour **{ $who }**, et **{ $lost }** perdus. Le score reste à { $score }.
story-forfeit-bare-1 = ⏳ Le tour saute pour **{ $who }**. Rien n’était en jeu, le score reste à { $score }.
story-forfeit-bare-2 = ⏳ La table continue sans **{ $who }**, toujours à { $score }.
story-forfeit-bare-3 = ⏳ Pas de points à ce tour pour **{ $who }**. Le score reste à { $score }.
story-left-1 = 🚪 **{ $who }** s’en va en plein tour. Les **{ $lost }** en jeu sont perdus, { $score } restent sur la feuille.
story-left-2 = 🚪 Une chaise est vide : **{ $who }** a quitté la table, **{ $lost }** perdus, { $score } pour finir.
story-left-3 = 🚪 **{ $who }** tire sa révérence à { $score } ; les **{ $lost }** en jeu restent en chemin.
story-left-bare-1 = 🚪 **{ $who }** quitte la table avec { $score } sur la feuille.
story-left-bare-2 = 🚪 Une chaise est vide : **{ $who }** a quitté la table, { $score } pour finir.
story-left-bare-3 = 🚪 **{ $who }** tire sa révérence à { $score }.
story-moved = 👇 Le plateau est plus bas maintenant.
story-cut-short = ⏹️ **{ $who }** avait encore les dés en main quand la partie a pris fin.
story-score-1 = ✍️ **{ $who }** note **{ $gain }** et passe à { $score }.
story-score-2 = ✍️ **{ $gain }** pour **{ $who }** : { $score } maintenant.
story-score-3 = ✍️ Ce tour rapporte **{ $gain }** à **{ $who }**, ce qui fait { $score }.

## La même chose en un mot ou deux, à la file sur une ligne

brief-bank = { $who } +{ $gain }
brief-null = { $who } nul (−{ $lost })
brief-null-bare = { $who } nul
brief-fireworks = { $who } { $card } +{ $gain }
brief-fireworks-dud = { $who } { $card } +0
brief-stop = { $who } { $card } (−{ $lost })
brief-stop-bare = { $who } { $card }
brief-stop-kept = { $who } { $card } +{ $gain }
brief-win = { $who } { -card-clover } !
brief-forfeit = { $who } tour sauté
brief-left = { $who } table quittée
brief-score = { $who } +{ $gain }
# Après l’un de ceux-ci : ce que le tour a pris aux autres.
brief-taken-one = { $brief } ({ $payer } −{ $points })
brief-taken-many = { $brief } (−{ $points } à { $payers } leaders)

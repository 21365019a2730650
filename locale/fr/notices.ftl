### Ce qu’une seule personne lit : chaleureux, court, et avec la suite à donner.

## Les règles l’interdisent. D’après le code du jeu.

refusal-table-is-full = Les dix chaises sont prises, désolé ! Ouvrir une deuxième table, c’est vite fait : tape `/tutto start` dans un autre salon.
table-is-full-thread = Les dix chaises sont prises, désolé ! J’ouvre une deuxième table, dans un fil à part ?
second-table = Deuxième table
refusal-already-seated = Tu es déjà à cette table. À l’hôte de commencer, maintenant.
refusal-already-seated-game = Tu es déjà à cette table.
refusal-not-seated = Tu n’es pas à cette table.
refusal-not-begun = La partie n’a pas encore commencé. L’hôte appuie sur **Commencer**.
refusal-already-begun = Cette partie est en cours, il n’y a plus de place. `/tutto start` dans un autre salon ouvre ta propre table.
refusal-nobody-seated = Il faut bien quelqu’un pour jouer : appuie d’abord sur **Jouer**.
refusal-first-is-fixed = Ici, on sait déjà qui commence : les dés en décident, ou l’ordre de la revanche.
refusal-not-between-rounds = On ne s’assoit qu’entre deux manches. Attends la prochaine.
refusal-already-waiting = Une chaise t’attend déjà. Tu t’assois dès que la manche suivante commence.
refusal-left-for-good = Tu as quitté cette partie, et on n’y revient pas. À la prochaine !
refusal-last-round-is-known = La dernière manche est proche : plus personne ne peut entrer. La prochaine partie s’ouvre avec **Revanche**.
refusal-not-your-turn = C’est à { $who } de jouer. Je te fais signe dès que c’est à toi.
refusal-may-not-reveal = On ne révèle pas de carte maintenant. Le plateau montre ce que tu peux faire.
refusal-must-reveal = D’abord une carte : appuie sur **Révéler**.
refusal-not-in-the-roll = Ces dés ne sont pas dans ce lancer. Choisis parmi ceux qui viennent de tomber.
refusal-does-not-score = Ça ne colle pas : chaque dé mis de côté doit rapporter. Change ton choix.
refusal-not-a-null = Quelque chose rapporte dans ce lancer, il n’est donc pas nul. Choisis-le et continue.
refusal-must-set-aside = Il faut mettre de côté au moins un dé qui rapporte. Choisis-en un, puis lance ou empoche.
refusal-must-set-aside-all = Ici, il faut mettre de côté tous les dés qui rapportent. Choisis-les tous.
refusal-may-not-bank = Tu ne peux pas empocher maintenant. Le **?** du plateau te dit pourquoi.
refusal-below-minimum = Ce n’est pas encore assez pour empocher. Relance !
refusal-may-not-pass = Cette carte, on ne peut pas la laisser passer.
refusal-turn-is-over = Ce tour est fini.
refusal-game-is-over = Cette partie est terminée. **Revanche**, sous le résultat, ouvre la prochaine.
refusal-unknown-house-rule = Cette règle n’existe pas, ou pas avec cette valeur.
refusal-other = Ce n’est pas possible maintenant. Le plateau montre ce qui l’est.

## Qui demande n’est pas qui peut

outsider-lobby = Tu n’es pas encore à cette table. Appuie sur **Jouer** et c’est fait.
outsider-game = Tu n’es pas à cette table, mais tu peux regarder tant que tu veux. `/tutto start` ouvre la tienne.
not-host = Il n’y a que { $host }, l’hôte, qui puisse faire ça.
not-host-stop = Pour mettre fin à cette partie, il faut { $host }, l’hôte, ou quelqu’un qui gère les messages ici. Pour te lever, toi : `/tutto leave`.

## On a appuyé trop tard

stale-board = Ce plateau est dépassé, la partie a continué. Le dernier est ici :
stale-over = Cette partie est terminée. Le résultat est ici :
overtaken = Quelqu’un a été plus rapide d’un cheveu. Regarde le plateau et appuie encore une fois.
too-late = Le temps était écoulé juste avant ton clic, ce tour s’est donc terminé sans toi. Chaque clic pendant ton tour relance le chronomètre.
stands-still = La partie est en pause. N’importe qui à la table la reprend avec le bouton de son dernier message.
down-here = Ici, en bas
down-done = Le voilà, juste en dessous.
game-gone = Je ne retrouve plus cette partie. `/tutto start` en ouvre une nouvelle.
unknown-press = Ce bouton, je ne le connais plus. `/tutto board` ramène un plateau à jour, `/tutto start` ouvre une nouvelle partie.
unknown-command = Cette commande, je ne la connais plus : ton Discord affiche une ancienne liste. Redémarre Discord, ou regarde `/tutto help`.

## Ouvrir une table

place-taken = Il y a déjà une table ici, et il n’y a de place que pour une. Suis-moi :
place-taken-rematch = La partie suivante a déjà commencé ici :
wrong-place = Une table a besoin d’un salon textuel ou d’un fil de serveur. C’est là qu’il faut taper `/tutto start`.
target-out-of-bounds = Le but peut aller de { $lowest } à { $highest }, de { $step } en { $step }.
missing-permissions = J’aimerais bien, mais ici il me manque : { $permissions }. La personne qui gère ce salon peut me l’accorder ; ensuite, réessaie.
permission-view-channel = **Voir le salon**
permission-send-messages = **Envoyer des messages**
permission-send-messages-in-threads = **Envoyer des messages dans les fils**
permission-embed-links = **Intégrer des liens**
permission-other = **{ $permission }**
cannot-post = Je n’ai plus le droit d’écrire là-bas. Dès que je l’aurai, `/tutto board` ou n’importe quel bouton relance la partie.

## Partir et arrêter

no-game-here = Il n’y a pas de partie ici. `/tutto start` ouvre une table.
left-lobby = Te voilà debout. **Jouer** te rend ta place.
left-game = Tu as quitté la partie. Merci d’avoir joué ! Ton score reste au classement.
leave-sure = Quitter cette partie pour de bon ? Ton score reste au classement, mais tu ne pourras plus t’y rasseoir.
leave-sure-practice = Quitter cet entraînement ? Il s’arrête avec ça.
leave-yes = Quitter
leave-no = Rester
leave-not = Super, tu restes.
stop-sure = Mettre fin à cette partie pour tout le monde, sans résultat ? Les scores s’affichent une dernière fois, et c’est tout.
stop-sure-practice = Mettre fin à cet entraînement ?
stop-yes = Mettre fin
stop-no = Continuer
stop-not = Très bien, la partie continue.
stop-done = La partie est arrêtée.
board-posted = Voici le plateau à jour :

## Un bogue de notre part

unreadable = Je n’arrive plus à lire cette partie, désolé ! Sa place reste prise jusqu’à ce que quelqu’un qui peut l’arrêter la range ; rien de ce qui est enregistré ne change.
unreadable-away = La ranger
unreadable-done = C’est rangé. `/tutto start` ouvre une nouvelle table.
apology = Quelque chose a mal tourné de mon côté, désolé ! Rien de la partie n’est perdu : appuie encore une fois, ou ramène un plateau à jour avec `/tutto board`. Si ça persiste, donne ceci à la personne qui me fait tourner : `{ $reference }`
store-unusable = Je n’arrive pas à ouvrir le cahier où je tiens les parties. Ce que montre le plateau compte toujours : appuie encore une fois dans un instant et, si ça persiste, préviens la personne qui me fait tourner.

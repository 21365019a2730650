### Le menu privé de l’hôte : sauter un tour, retirer quelqu’un, passer la main, arrêter. Boutons : 16 caractères au plus.

hosting-title = Hôte de cette table
hosting-turn = C’est à **{ $who }** de jouer.
hosting-lobby = La partie n’a pas encore commencé.
hosting-call = Que faut-il faire ?
hosting-open = ⚙️ Hôte
hosting-skip = Sauter le tour
hosting-give = Laisser un ordinateur continuer pour…
hosting-remove = Retirer quelqu’un de la partie…
hosting-hand = Confier la table à…
hosting-close = Terminé
hosting-back = Retour
hosting-closed = Très bien, rien d’autre à faire.
hosting-skip-sure = C’est à **{ $who }** de jouer. Sauter ce tour ? Les { $points } points en jeu sont perdus.
hosting-skip-sure-free = C’est à **{ $who }** de jouer. Sauter ce tour ? Il finit sans points.
hosting-skipped = Le tour est sauté.
hosting-give-sure = Laisser un ordinateur continuer pour **{ $who }** ? Pas de retour possible, et la partie ne compte pour aucun classement. Lequel ?
hosting-given = C’est fait, un ordinateur continue à cette place.
hosting-remove-sure = Retirer **{ $who }** de la partie pour de bon ? Le score reste au classement, mais pas de retour possible.
hosting-remove-sure-lobby = Retirer **{ $who }** de cette table ?
hosting-remove-yes = Retirer
hosting-removed = C’est fait, cette place n’est plus dans la partie.
hosting-hand-sure = Confier la table à **{ $who }** ? C’est là qu’on décidera désormais.
hosting-hand-yes = Confier
hosting-handed = C’est fait, la table a un nouvel hôte.
hosting-ended = La partie est arrêtée.

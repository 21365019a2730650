### Les réglages d’un salon d’attente, pour son hôte seulement. Boutons : 16 signes au plus ; ligne d’un formulaire : 45.

settings-title = Règles de cette table
settings-preset = Prendre une formule toute prête
settings-own-preset = Une formule de ce serveur
settings-now = Maintenant : **{ $value }**
settings-usual = Dans { $edition } : { $value }
settings-other = Autre valeur
settings-printed = Comme la boîte
settings-back = Retour
settings-close = Terminé
settings-pace = Rythme
settings-hints = Indices
settings-late = Arriver tard
settings-closed = C’est réglé. La salle d’attente montre comment on va jouer.

settings-form-number = Un nombre de { $lowest } à { $highest }
settings-form-steps = De { $lowest } à { $highest }, de { $step } en { $step }
settings-form-deck = Les cartes et leur nombre

settings-no-number = **{ $rule }** doit être un nombre de { $lowest } à { $highest }. Rien n’a changé.
settings-no-steps = **{ $rule }** doit être un nombre de { $lowest } à { $highest }, de { $step } en { $step }. Rien n’a changé.
settings-no-deck = **{ $rule }** : on ne peut pas jouer avec cette pioche. Nomme des cartes de ce jeu par leur sigle, avec un nombre de 0 à { $highest }, comme `B300:4 B500:0`, et laisse au moins une carte qui permette de lancer les dés. Rien n’a changé.
settings-no-value = **{ $rule }** ne peut pas être ainsi. Rien n’a changé.
settings-no-rule = **{ $rule }** n’est pas une règle de { $edition }. Rien n’a changé.
settings-unknown = Ton choix

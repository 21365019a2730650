### La ligne qu’une table garde dans son salon tant que la partie dure.

line-leads = { $round } · { $who } mène avec { $score }
line-shared = { $round } · { $count } ex æquo en tête avec { $score }
line-level = { $round } · personne n’a encore de points
line-practice = { $round } · { $who } s’entraîne et a { $score }
line-here = La partie est en cours, plus bas dans ce salon.
line-thread = La partie est en cours dans son fil. Viens voir !
line-over = La partie est terminée. Le résultat est plus bas.
line-thread-name = { -tutto } · { $host }
line-second-thread-name = { -tutto } · Deuxième table

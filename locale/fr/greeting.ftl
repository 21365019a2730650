### Les premiers mots sur un serveur, et ce que dit `/tutto help`.

welcome-title = Bonjour ! J’apporte { -tutto } sur ce serveur
welcome = Six dés, une pioche de cartes et toujours la même question : encore une fois, ou ça suffit ? On joue de deux à dix ici même, dans un salon, avec des boutons ; en solo, on peut s’entraîner.
welcome-commands =
    • **/tutto start** ouvre une table
    • **/tutto rules** garde les règles sous la main
    • **/tutto help** raconte le reste
welcome-language = Quelle langue dois-je parler ici ? La personne qui gère le serveur choisit avec un bouton ; les réponses privées arrivent de toute façon dans ta langue.

help-title = { -tutto }, et comment on y joue ici
help = Révèle une carte, lance six dés, mets de côté ce qui rapporte. Puis empoche, ou relance en remettant tout en jeu. Quand quelqu’un atteint le but, on finit la manche et le score le plus haut l’emporte.
help-play = Jouer
help-play-text =
    • **/tutto start** ouvre une table ; les autres appuient sur **Jouer**, l’hôte sur **Commencer**.
    À ton tour, tout est sur le plateau : choisir des dés, lancer, empocher. **?** explique ce que tu vois.
    • **/tutto rules** cherche dans les règles, par exemple `/tutto rules trèfle`.
help-table = À table
help-table-text =
    • **/tutto board** ramène le plateau en bas
    • **/tutto leave** te fait quitter la table
    • **/tutto stop** met fin à la partie (l’hôte ou la modération)
    • **/tutto me** dresse la liste de tes tables
    • **/tutto odds** te dit en privé ce que vaut chacun de tes choix
    • **/tutto fair** explique pourquoi personne ne peut choisir les dés
    • **/tutto start mode:record** note les points d’une vraie table
help-server = Sur ce serveur
help-server-text =
    • **/tutto leaderboard** montre qui a gagné, et combien de fois
    • **/tutto stats** fait le total des parties de quelqu’un, avec chance et adresse
    • **/tutto-admin** règle la langue et l’endroit où l’on joue (pour qui gère le serveur)
help-fan = Un projet de fans, sans lien avec l’éditeur.

### Ce que Discord montre pendant qu’on tape une commande : 100 caractères au plus. Les noms restent en anglais.

command-tutto = { -tutto } : force ta chance avec six dés et une pioche de cartes
command-start = Ouvre une table ici et joue une partie de { -tutto }
command-board = Ramène en bas le plateau de la partie de ce salon
command-leave = Quitte la table où tu joues
command-stop = Met fin à la partie de ce salon, après une dernière question
command-me = Tes tables ouvertes, et celles où c’est à toi de jouer
command-odds = Ce que valent tes choix en ce moment, rien que pour toi
command-rules = Cherche quelque chose dans les règles
command-leaderboard = Parties, victoires et points de ce serveur
command-stats = Parties, chance et adresse d’une personne sur ce serveur

option-rules-topic = Ce que tu cherches : une carte ou un mot, dans n’importe quelle langue
option-start-target = Les points à atteindre, de 50 en 50 ; sinon ceux de l’édition
option-start-where = Où l’on joue
choice-where-here = Dans ce salon
choice-where-thread = Dans un fil à part
option-start-edition = Lequel des deux jeux, selon ce que contient la boîte
choice-edition-tutto = { -tutto } · 56 cartes ({ -card-clover }, { -card-fireworks })
choice-edition-fill-or-bust = Fill or Bust · 54 cartes ({ -card-must-bust }, { -card-vengeance })

command-help = Ce que c’est et comment on y joue ici
command-tutto-admin = { -tutto } sur ce serveur
command-admin-language = La langue que tout le monde lit ici
command-admin-where = Où l’on joue quand personne ne dit rien
option-rules-private = Ne montrer la page qu’à toi
option-leaderboard-share = Le montrer à tout le monde ici
option-stats-player = De qui ; sans rien, les tiens
option-stats-share = Les montrer à tout le monde ici
option-language = La langue ; automatique prend celle du serveur
option-channel = Pour ce salon seulement ; sans lui, pour tout le serveur
command-admin-pace = La durée d’un tour quand personne ne dit rien
option-pace = Un nom ou une durée comme 90 min ; automatique veut dire En direct
option-me-pings = Comment tu es appelé à ton tour, à toutes les tables
choice-pings-normal = Mentionne-moi
choice-pings-silent = Mentionne-moi sans bruit
choice-pings-none = Écris seulement mon nom
choice-automatic = Automatique
command-admin-preset = Des règles maison gardées sous un nom
option-preset-action = Ce qu’il faut en faire
option-preset-name = Son nom ; pour en garder une, celui que tu veux
choice-preset-save = Garder les règles de la table de ce salon
choice-preset-show = Les montrer toutes, ou celle-ci
choice-preset-delete = La supprimer
choice-preset-default = La donner aux nouvelles tables ; sans nom, la feuille

command-fair = Comment voir que personne n’a choisi les dés ; le sceau de la partie d’ici, et de quoi vérifier
command-export = Le relevé de la dernière partie d’ici, en fichier pour qui était à la table
command-replay = Voir ce que dit le relevé d’une partie, ou ce qui y cloche
option-replay-record = Un fichier .tutto

option-start-mode = Jouer ici, ou compter les points d’une vraie table
choice-mode-play = Jouer : je mélange et je lance
choice-mode-record = Compter : de vrais dés et de vraies cartes, autour d’une table
option-start-cards = Pour compter : je révèle les cartes, les dés sont de vrais dés
option-start-dice = Pour compter : je lance les dés, les cartes sont de vraies cartes
choice-cards-bot = Le bot révèle les cartes
choice-dice-bot = Le bot lance les dés

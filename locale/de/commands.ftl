### Was Discord zeigt, während jemand einen Befehl tippt: höchstens 100 Zeichen. Die Namen selbst bleiben englisch.

command-tutto = { -tutto }: Fordere dein Glück heraus, mit sechs Würfeln und einem Stapel Karten
command-start = Eröffne hier einen Tisch und spiel eine Partie { -tutto }
command-board = Hol das Spielbrett der Partie in diesem Kanal wieder nach unten
command-leave = Steh von dem Tisch auf, an dem du sitzt
command-stop = Beende die Partie in diesem Kanal; vorher wirst du noch einmal gefragt
command-me = Deine offenen Tische, und wo du gerade dran bist
command-odds = Was deine Möglichkeiten gerade wert sind, nur für dich
command-rules = Schlag etwas in den Regeln nach
command-leaderboard = Partien, Siege und Punkte auf diesem Server
command-stats = Partien, Glück und Können von jemandem auf diesem Server

option-rules-topic = Was du suchst: eine Karte oder ein Wort, egal in welcher Sprache
option-start-target = Um wie viele Punkte es geht, in 50er-Schritten; ohne Angabe so viele wie in der Ausgabe
option-start-where = Wo gespielt wird
choice-where-here = In diesem Kanal
choice-where-thread = In einem eigenen Thread
option-start-edition = Welches der beiden Spiele, nach dem, was in der Schachtel liegt
choice-edition-tutto = { -tutto } · 56 Karten ({ -card-clover }, { -card-fireworks })
choice-edition-fill-or-bust = Fill or Bust · 54 Karten ({ -card-must-bust }, { -card-vengeance })

command-help = Was das hier ist und wie du es spielst
command-tutto-admin = { -tutto } auf diesem Server
command-admin-language = Die Sprache, die hier alle lesen
command-admin-where = Wo Tische spielen, wenn niemand etwas sagt
option-rules-private = Die Seite nur dir zeigen
option-leaderboard-share = Die Liste allen hier zeigen
option-stats-player = Von wem; ohne Angabe deine eigenen
option-stats-share = Die Zahlen allen hier zeigen
option-language = Die Sprache; mit „Automatisch“ die des Servers
option-channel = Nur für diesen Kanal; ohne Angabe für den ganzen Server
command-admin-pace = Wie lange ein Zug dauern darf, wenn niemand etwas sagt
option-pace = Ein Name oder eine Zeit wie 90 min; automatisch heißt Live
option-me-pings = Wie du zu deinem Zug gerufen wirst, an jedem Tisch
choice-pings-normal = Erwähne mich
choice-pings-silent = Erwähne mich ohne Ton
choice-pings-none = Schreib nur meinen Namen
choice-automatic = Automatisch
command-admin-preset = Hausregeln unter einem Namen
option-preset-action = Was damit geschehen soll
option-preset-name = Der Name; zum Speichern ein beliebiger
choice-preset-save = Die Regeln des Tisches in diesem Kanal speichern
choice-preset-show = Alle zeigen, oder nur diese
choice-preset-delete = Löschen
choice-preset-default = Neue Tische so spielen lassen; ohne Namen nach dem Regelblatt

command-fair = Woran du siehst, dass niemand die Würfel ausgesucht hat; das Siegel hier, und eine Prüfung
command-export = Das Protokoll der letzten Partie hier, als Datei für alle am Tisch
command-replay = Sieh, was ein Spielprotokoll sagt oder wo etwas darin nicht stimmt
option-replay-record = Eine .tutto-Datei

option-start-mode = Hier spielen oder für einen echten Tisch mitschreiben
choice-mode-play = Spielen: Ich mische und würfle
choice-mode-record = Mitschreiben: eigene Würfel und Karten an einem echten Tisch
option-start-cards = Beim Mitschreiben: Die Karten ziehe ich, ihr würfelt selbst
option-start-dice = Beim Mitschreiben: Gewürfelt wird bei mir, die Karten sind eure
choice-cards-bot = Der Bot zieht die Karten
choice-dice-bot = Der Bot würfelt

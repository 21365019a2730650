### Das private Menü des Hosts: Zug überspringen, jemanden herausnehmen, übergeben, beenden. Knöpfe: höchstens 16 Zeichen.

hosting-title = Host an diesem Tisch
hosting-turn = **{ $who }** ist am Zug.
hosting-lobby = Die Partie hat noch nicht begonnen.
hosting-call = Was soll geschehen?
hosting-open = ⚙️ Host
hosting-skip = Überspringen
hosting-give = Einen Computer weiterspielen lassen für …
hosting-remove = Jemanden aus der Partie nehmen …
hosting-hand = Den Tisch übergeben an …
hosting-close = Fertig
hosting-back = Zurück
hosting-closed = Gut, dann ist nichts weiter zu tun.
hosting-skip-sure = Den Zug von **{ $who }** überspringen? Die { $points } Punkte auf dem Spiel sind verloren.
hosting-skip-sure-free = Den Zug von **{ $who }** überspringen? Er endet dann ohne Punkte.
hosting-skipped = Der Zug ist übersprungen.
hosting-give-sure = Einen Computer für **{ $who }** weiterspielen lassen? Zurück geht es nicht, und die Partie zählt für keine Rangliste. Welchen?
hosting-given = Erledigt, dort spielt jetzt ein Computer weiter.
hosting-remove-sure = **{ $who }** endgültig aus der Partie nehmen? Die Punkte bleiben in der Wertung, aber einen Weg zurück gibt es nicht.
hosting-remove-sure-lobby = **{ $who }** von diesem Tisch nehmen?
hosting-remove-yes = Herausnehmen
hosting-removed = Erledigt, dieser Platz ist aus der Partie.
hosting-hand-sure = Den Tisch an **{ $who }** übergeben? Ab dann wird dort entschieden.
hosting-hand-yes = Übergeben
hosting-handed = Erledigt, der Tisch hat einen neuen Host.
hosting-ended = Die Partie ist beendet.

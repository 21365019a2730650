### Die Lobby: wer am Tisch sitzt, was gespielt wird und wie man dazukommt.

lobby-call = Sechs Würfel, ein Stapel Karten und gute Nerven. Setz dich dazu!
lobby-seats = Plätze · { $taken } von { $seats }
lobby-host = Host
lobby-begins = beginnt
lobby-alone = Allein ist es Übung: eine ganze Partie, die für keine Bestenliste zählt.
lobby-enough = Es ist noch Platz. Sind alle da, beginnt der Host die Partie.
lobby-computers = Mit Computern zählt die Partie für keine Bestenliste. Sind alle da, beginnt der Host.
lobby-full = Der Tisch ist voll. Der Host kann beginnen.
lobby-rules = Regeln
lobby-pace = Tempo
lobby-hints = Tipps
lobby-late = Später dazukommen
lobby-goal-round = Bis **{ $target }** Punkte, dann wird die Runde zu Ende gespielt, und wer die meisten hat, gewinnt.
lobby-goal-immediate = Wer zuerst **{ $target }** Punkte erreicht, gewinnt sofort.
lobby-official = Offizielle Regeln.
lobby-departs = Hausregeln: nicht ganz so wie auf dem Regelblatt.
lobby-seal = Siegel der Würfel: { $seal }
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-begin = Beginnen
lobby-cancel = Absagen
lobby-settings = Regeln ändern
lobby-closed = Dieser Tisch wurde geschlossen, bevor jemand gewürfelt hat. `/tutto start` eröffnet einen neuen.
lobby-language = Sprache dieses Tisches

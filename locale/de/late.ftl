### Zu einer laufenden Partie dazukommen: ob das geht, wer wartet und wer da ist (§6.8).

late-title = Später dazukommen
late-about = Wer später kommt, setzt sich, sobald die nächste Runde beginnt, und ist darin zuletzt dran; steht die letzte Runde fest, kommt niemand mehr dazu. „Gleich viele Züge“ zählt ab der ersten eigenen Runde.
late-off = Geschlossen
    .told = läuft die Partie, kommt niemand mehr dazu
late-zero = Ab 0
    .told = wer später kommt, beginnt ohne Punkte
late-lowest = Ab dem niedrigsten
    .told = wer später kommt, beginnt mit dem niedrigsten Stand am Tisch
late-arrived = 🪑 { $who } hat sich dazugesetzt, mit { $score } Punkten.
late-comes = 🪑 { $who } setzt sich ab Runde { $round } dazu.
late-missed = 🪑 { $who } kommt zu spät: Das ist die letzte Runde. Bis zur nächsten Partie!
late-sits = Du bist dabei, mit { $score } Punkten: In Runde { $round } bist du zuletzt dran.
late-waits = Ein Stuhl ist für dich reserviert: Du setzt dich ab Runde { $round } dazu. Doch nicht? Gib ihn hier zurück.
late-waits-no-more = Alles klar, du setzt dich doch nicht dazu.

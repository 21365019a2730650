### Die Regeln eines Tisches, nur für seinen Host. Knöpfe haben höchstens 16 Zeichen, eine Formularzeile 45.

settings-title = Regeln dieses Tisches
settings-preset = Eine fertige Mischung nehmen
settings-own-preset = Von diesem Server
settings-now = Jetzt: **{ $value }**
settings-usual = Bei { $edition }: { $value }
settings-other = Anderer Wert
settings-printed = Wie gedruckt
settings-back = Zurück
settings-close = Fertig
settings-pace = Tempo
settings-hints = Tipps
settings-late = Später dazu
settings-closed = Alles klar. In der Lobby steht, was gespielt wird.

settings-form-number = Eine Zahl von { $lowest } bis { $highest }
settings-form-steps = { $lowest } bis { $highest }, in Schritten von { $step }
settings-form-deck = Karten und wie viele es von jeder gibt

settings-no-number = **{ $rule }** muss eine Zahl von { $lowest } bis { $highest } sein. Es hat sich nichts geändert.
settings-no-steps = **{ $rule }** muss eine Zahl von { $lowest } bis { $highest } sein, in Schritten von { $step }. Es hat sich nichts geändert.
settings-no-deck = **{ $rule }**: Mit diesem Stapel kann man nicht spielen. Nenn Karten dieses Spiels mit ihrem Kürzel und einer Anzahl von 0 bis { $highest }, etwa `B300:4 B500:0`, und lass mindestens eine Karte übrig, bei der gewürfelt wird. Es hat sich nichts geändert.
settings-no-value = Diesen Wert kann **{ $rule }** nicht haben. Es hat sich nichts geändert.
settings-no-rule = **{ $rule }** ist keine Regel von { $edition }. Es hat sich nichts geändert.
settings-unknown = Was du gewählt hast

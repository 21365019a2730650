### De instellingen van een lobby, alleen voor de host. Knoppen tellen hoogstens 16 tekens, een formulierregel 45.

settings-title = Regels van deze tafel
settings-preset = Neem in één keer iets kant-en-klaars
settings-own-preset = Van deze server
settings-now = Nu: **{ $value }**
settings-usual = In { $edition }: { $value }
settings-other = Andere waarde
settings-printed = Zoals in de doos
settings-back = Terug
settings-close = Klaar
settings-pace = Tempo
settings-hints = Tips
settings-late = Later erbij
settings-closed = Klaar. In de lobby staat wat er gespeeld wordt.

settings-form-number = Een getal van { $lowest } tot en met { $highest }
settings-form-steps = { $lowest } tot { $highest }, in stappen van { $step }
settings-form-deck = Kaarten en hoeveel er van elk zijn

settings-no-number = **{ $rule }** moet een getal van { $lowest } tot en met { $highest } zijn. Er is niets veranderd.
settings-no-steps = **{ $rule }** moet een getal van { $lowest } tot en met { $highest } zijn, in stappen van { $step }. Er is niets veranderd.
settings-no-deck = **{ $rule }**: met die stapel valt niet te spelen. Noem kaarten van dit spel bij hun teken, met een aantal van 0 tot en met { $highest }, bijvoorbeeld `B300:4 B500:0`, en laat minstens één kaart over waarbij je mag gooien. Er is niets veranderd.
settings-no-value = **{ $rule }** kan dat niet zijn. Er is niets veranderd.
settings-no-rule = **{ $rule }** is geen regel van { $edition }. Er is niets veranderd.
settings-unknown = Wat je koos

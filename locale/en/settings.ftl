### The settings of a lobby, told to its host alone. Labels of buttons have 16 characters at most, those of a form 45.

settings-title = Rules of this table
settings-preset = Take a preset in one step
settings-own-preset = A preset of this server
settings-now = Now: **{ $value }**
settings-usual = In { $edition }: { $value }
settings-other = Another value
settings-printed = As in the box
settings-back = Back
settings-close = Done
settings-pace = Pace
settings-hints = Hints
settings-late = Late joining
settings-closed = All set. The lobby shows what will be played.

settings-form-number = A number from { $lowest } to { $highest }
settings-form-steps = { $lowest } to { $highest }, in steps of { $step }
settings-form-deck = Cards and how many there are of each

settings-no-number = **{ $rule }** has to be a number from { $lowest } to { $highest }. Nothing was changed.
settings-no-steps = **{ $rule }** has to be a number from { $lowest } to { $highest }, in steps of { $step }. Nothing was changed.
settings-no-deck = **{ $rule }**: that deck can’t be played with. Name cards of this game by their tokens with a count from 0 to { $highest }, such as `B300:4 B500:0`, and leave at least one card that lets dice be rolled. Nothing was changed.
settings-no-value = **{ $rule }** can’t be that. Nothing was changed.
settings-no-rule = **{ $rule }** is no rule of { $edition }. Nothing was changed.
settings-unknown = What you chose

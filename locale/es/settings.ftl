### Los ajustes de una sala, solo para quien organiza. Botones: 16 caracteres como mucho; la línea de un formulario: 45.

settings-title = Reglas de esta mesa
settings-preset = Tomar una combinación de una vez
settings-own-preset = De este servidor
settings-now = Ahora: **{ $value }**
settings-usual = En { $edition }: { $value }
settings-other = Otro valor
settings-printed = Como en la caja
settings-back = Volver
settings-close = Listo
settings-pace = Ritmo
settings-hints = Pistas
settings-late = Llegar tarde
settings-closed = Listo. La sala muestra cómo se va a jugar.

settings-form-number = Un número de { $lowest } a { $highest }
settings-form-steps = De { $lowest } a { $highest }, de { $step } en { $step }
settings-form-deck = Cartas y cuántas hay de cada una

settings-no-number = **{ $rule }** tiene que ser un número de { $lowest } a { $highest }. No ha cambiado nada.
settings-no-steps = **{ $rule }** tiene que ser un número de { $lowest } a { $highest }, de { $step } en { $step }. No ha cambiado nada.
settings-no-deck = **{ $rule }**: con ese mazo no se puede jugar. Nombra cartas de este juego por su sigla, con una cantidad de 0 a { $highest }, como `B300:4 B500:0`, y deja al menos una carta con la que se lancen dados. No ha cambiado nada.
settings-no-value = **{ $rule }** no puede ser eso. No ha cambiado nada.
settings-no-rule = **{ $rule }** no es una regla de { $edition }. No ha cambiado nada.
settings-unknown = Lo que has elegido

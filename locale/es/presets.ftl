### Las combinaciones de un servidor, para quienes lo administran.

presets-title = Combinaciones de este servidor
presets-kept = Queda como **{ $name }**. Quien abra una mesa la verá en la sala, en **Ajustes**.
presets-none = Aquí todavía no hay ninguna. Abre una mesa, elige sus reglas y consérvalas con `/tutto-admin preset`.
presets-dropped = **{ $name }** ya no está. Las mesas que juegan así siguen igual.
presets-usual = Hecho: desde ahora `/tutto start` abre mesas que juegan **{ $name }**.
presets-usual-sheet = Hecho: desde ahora `/tutto start` abre mesas que juegan como dice la hoja.
presets-is-usual = ⭐ así juegan las mesas nuevas
presets-unknown = No hay nada con el nombre **{ $name }**.
presets-nameless = Para eso hace falta un nombre de { $longest } caracteres como mucho.
presets-too-many = En un servidor caben { $most }. Borra antes alguna.
presets-no-table = En este canal no hay ninguna mesa. Abre una, elige sus reglas y entonces consérvalas.
presets-count = { $count ->
        [one] { $count } regla de casa
       *[other] { $count } reglas de casa
    }

### Les formules d’un serveur, pour qui le gère.

presets-title = Formules de ce serveur
presets-kept = C’est gardé sous le nom **{ $name }**. Qui ouvre une table la trouve dans la salle d’attente, sous **Réglages**.
presets-none = Il n’y a encore aucune formule ici. Ouvre une table, choisis ses règles et garde-les avec `/tutto-admin preset`.
presets-dropped = **{ $name }** est supprimée. Les tables qui jouent ainsi continuent.
presets-usual = C’est fait : désormais, `/tutto start` ouvre des tables qui jouent **{ $name }**.
presets-usual-sheet = C’est fait : désormais, `/tutto start` ouvre des tables qui jouent selon la feuille.
presets-is-usual = ⭐ celle des nouvelles tables
presets-unknown = Rien n’est gardé sous le nom **{ $name }**.
presets-nameless = Il faut pour cela un nom de { $longest } signes au plus.
presets-too-many = Un serveur garde { $most } formules au plus. Supprimes-en une d’abord.
presets-no-table = Il n’y a pas de table dans ce salon. Ouvres-en une, choisis ses règles, puis garde-les.
presets-count = { $count ->
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }

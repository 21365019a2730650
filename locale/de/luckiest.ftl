### Der erste Zug, in der Lobby angeboten, wem das Glück am meisten hold ist.

luckiest-may = 🍀 **{ $who }** hat hier das meiste Glück ({ $points } Punkte pro Zug) und darf anfangen.
luckiest-begins = 🍀 **{ $who }** hat hier das meiste Glück ({ $points } Punkte pro Zug) und fängt an.
luckiest-anyway = 🍀 **{ $who }** hat hier das meiste Glück ({ $points } Punkte pro Zug) und fängt sowieso an.
luckiest-chose = 🍀 **{ $who }** fängt an.
luckiest-take = Ich fange an
luckiest-back = Nach dir
luckiest-not-you = Der erste Zug gehört { $who }: Wer an diesem Tisch das meiste Glück hat, darf anfangen. Wie gut es die Würfel mit dir meinten, verrät `/tutto stats`.
luckiest-nobody = Der erste Zug ist gerade nicht zu vergeben.

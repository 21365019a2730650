### Le premier tour, proposé dans la salle d’attente à qui a le plus de chance.

luckiest-may = 🍀 **{ $who }** a le plus de chance ici ({ $points } points par tour) : le premier tour lui revient, si ça lui dit.
luckiest-begins = 🍀 **{ $who }** a le plus de chance ici ({ $points } points par tour) et commence.
luckiest-anyway = 🍀 **{ $who }** a le plus de chance ici ({ $points } points par tour) et commence de toute façon.
luckiest-chose = 🍀 **{ $who }** commence.
luckiest-take = Je commence
luckiest-back = Après toi
luckiest-not-you = Le premier tour est proposé à { $who } : à cette table, qui a le plus de chance commence, si ça lui dit. `/tutto stats` dit si les dés t’aiment bien.
luckiest-nobody = Le premier tour n’est pas à prendre pour l’instant.

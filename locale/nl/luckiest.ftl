### De eerste beurt, in de lobby aangeboden aan wie het meeste geluk heeft.

luckiest-may = 🍀 **{ $who }** heeft hier het meeste geluk ({ $points } punten per beurt) en mag beginnen.
luckiest-begins = 🍀 **{ $who }** heeft hier het meeste geluk ({ $points } punten per beurt) en begint.
luckiest-anyway = 🍀 **{ $who }** heeft hier het meeste geluk ({ $points } punten per beurt) en begint toch al.
luckiest-chose = 🍀 **{ $who }** begint.
luckiest-take = Ik begin
luckiest-back = Na jou
luckiest-not-you = De eerste beurt is voor { $who }: wie aan deze tafel het meeste geluk heeft, mag beginnen. Hoe gul de dobbelstenen voor jou waren, lees je met `/tutto stats`.
luckiest-nobody = De eerste beurt is nu niet te vergeven.

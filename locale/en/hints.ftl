### What the board says of chances, as the host chooses it.

hints-title = What the board says
hints-about = Nobody has to follow a hint. `/tutto odds` tells each player their own choices, whatever is chosen here.
hints-off = No hints
    .told = Nothing but the dice and the card.
hints-null = Chances
    .told = The chance that the next roll is a null and, after TUTTO, that the next card ends the turn.
hints-advice = Advice
    .told = The chances, the best choice with a ⭐, and its dice marked at first.

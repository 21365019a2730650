### What the board says of chances, as the host chooses it.

hints-title = What the board says
hints-about = Nobody has to follow a hint. `/tutto odds` tells each player their own choices, whatever is chosen here.
hints-off = No hints
    .told = Nothing but the dice and the card.
hints-null = Chances
    .told = The chance of a null on Roll, and on Reveal that of a card that ends the turn.
hints-advice = Advice
    .told = The chances, the best choice with a ⭐, and its dice marked at first.

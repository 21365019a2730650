### Coming to a game under way: whether a table lets people in, who waits, who has come (§6.8).

late-title = Late joining
late-about = A newcomer takes a seat when the next round begins and plays last in it; nobody comes in once the last round is known. “The same number of turns” counts from their first round.
late-off = Closed
    .told = once the game has begun, nobody joins
late-zero = From 0
    .told = newcomers start with no points
late-lowest = From the lowest
    .told = newcomers start with the lowest score at the table
late-arrived = 🪑 { $who } has sat down, with { $score } points.
late-comes = 🪑 { $who } sits down from round { $round }.
late-missed = 🪑 { $who } comes too late: this is the last round. See you in the next game!
late-sits = You are in, with { $score } points: you play last in round { $round }.
late-waits = A chair is kept for you: you sit down from round { $round }. Changed your mind? Give it back here.
late-waits-no-more = All right, you don’t sit down after all.

### How long a turn may take, and a game that stands still. Labels of buttons have 16 characters at most, those of a form 45.

pace-title = Pace
pace-live = Live
    .told = 5 minutes a turn
pace-relaxed = Relaxed
    .told = 24 hours a turn; cards and rolls without a choice come by themselves
pace-days = Days
    .told = 3 days a turn; cards and rolls without a choice come by themselves
pace-none = No clock
    .told = a turn takes as long as it takes
pace-own =
    .told = { $time } a turn
pace-about = Any press in a turn starts its clock anew. When time is up, the turn is banked where that is allowed, else it is lost.
pace-other = Another time
pace-form = A time from 1 minute to 7 days
    .example = 90 min, 2 h, 1 d
pace-unreadable = I can’t read that as a time from 1 minute to 7 days. Write it like `90 min`, `2 h` or `1 d`. Nothing was changed.
pace-reminder = ⏰ { $who }, the table is waiting for you: your time is up { $when }.

paused-title = ⏸️ Paused
paused-away = Too few are here to play on, so the game waits. Nothing is lost.
paused-place = I could not be seen or heard here, so the game waits. Nothing is lost.
paused-next = Next: **{ $who }**. Anyone at the table can go on.
paused-kept = It is kept until { $day }.
paused-over = ▶️ On with the game!
press-resume = Go on
here-already = You are not marked as away here, so there is nothing to do.
welcome-back = Welcome back! Your next turn is yours again.

pings-normal = Done: I mention you when it is your turn, on every server.
pings-silent = Done: I mention you without a sound, on every server.
pings-none = Done: I only write your name, on every server.

## Lengths of time; the units in words are those that people may type, with spaces between them

duration-d = { $count } d
duration-h = { $count } h
duration-min = { $count } min
duration-s = { $count } s
units-week = w wk wks week weeks
units-day = d day days
units-hour = h hr hrs hour hours
units-minute = m min mins minute minutes
units-second = s sec secs second seconds
units-between = a an and per each turn for

### How long a turn may take, and a game that stands still. Labels of buttons have 16 characters at most, those of a form 45.

pace-title = Tempo
pace-live = Live
    .told = 5 Minuten pro Zug
pace-relaxed = Gemütlich
    .told = 24 Stunden pro Zug; Karten und Würfe ohne Wahl kommen von selbst
pace-days = Tage
    .told = 3 Tage pro Zug; Karten und Würfe ohne Wahl kommen von selbst
pace-none = Ohne Uhr
    .told = ein Zug dauert, solange er dauert
pace-own =
    .told = { $time } pro Zug
pace-about = Jeder Druck in einem Zug stellt die Uhr neu. Ist die Zeit um, werden die Punkte notiert, wo das erlaubt ist; sonst sind sie verloren.
pace-other = Andere Zeit
pace-form = Eine Zeit von 1 Minute bis 7 Tagen
    .example = 90 min, 2 Std., 1 Tag
pace-unreadable = Das kann ich nicht als Zeit von 1 Minute bis 7 Tagen lesen. Schreib zum Beispiel `90 min`, `2 Std.` oder `1 Tag`. Es bleibt alles, wie es war.
pace-reminder = ⏰ { $who }, der Tisch wartet auf dich: Deine Zeit ist um { $when }.

paused-title = ⏸️ Angehalten
paused-away = Zum Weiterspielen sind zu wenige da, also wartet das Spiel. Nichts geht verloren.
paused-place = Ich war hier nicht zu sehen oder zu hören, also wartet das Spiel. Nichts geht verloren.
paused-next = Als Nächstes dran: **{ $who }**. Wer am Tisch sitzt, kann weitermachen.
paused-kept = Es wird bis { $day } aufgehoben.
paused-over = ▶️ Es geht weiter!
press-resume = Weiter
here-already = Du giltst hier nicht als abwesend, also gibt es nichts zu tun.
welcome-back = Willkommen zurück! Dein nächster Zug gehört wieder dir.

pings-normal = Erledigt: Ich erwähne dich, wenn du dran bist, auf jedem Server.
pings-silent = Erledigt: Ich erwähne dich ohne Ton, auf jedem Server.
pings-none = Erledigt: Ich schreibe nur deinen Namen, auf jedem Server.

## Lengths of time; the units in words are those that people may type, with spaces between them

duration-d = { $count } T
duration-h = { $count } h
duration-min = { $count } min
duration-s = { $count } s
units-week = w woche wochen
units-day = t d tag tage tagen
units-hour = h std stunde stunden
units-minute = m min minute minuten
units-second = s sek sekunde sekunden
units-between = und ein eine einen pro je zug

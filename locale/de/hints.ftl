### Was das Spielbrett über Chancen sagt, wie der Host es wählt.

hints-title = Was das Spielbrett sagt
hints-about = Niemand muss einem Tipp folgen. `/tutto odds` sagt allen ihre eigenen Möglichkeiten, was auch immer hier gilt.
hints-off = Keine Tipps
    .told = Nur die Würfel und die Karte.
hints-null = Chancen
    .told = Das Risiko, dass der nächste Wurf ein Fehlwurf ist und nach einem TUTTO die Karte den Zug beendet.
hints-advice = Rat
    .told = Die Chancen, die beste Möglichkeit mit einem ⭐, und ihre Würfel schon markiert.

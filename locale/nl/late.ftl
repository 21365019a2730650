### Aanschuiven bij een spel dat al bezig is: of dat mag, wie wacht en wie er is bijgekomen (§6.8).

late-title = Later aanschuiven
late-about = Wie later komt, gaat zitten als de volgende ronde begint en is daarin als laatste aan de beurt; staat de laatste ronde vast, dan kan er niemand meer bij. “Evenveel beurten” telt vanaf de eerste eigen ronde.
late-off = Gesloten
    .told = als het spel begonnen is, schuift niemand meer aan
late-zero = Vanaf 0
    .told = wie later komt, begint zonder punten
late-lowest = Vanaf de laagste
    .told = wie later komt, begint met de laagste score aan tafel
late-arrived = 🪑 { $who } is aangeschoven, met { $score } punten.
late-comes = 🪑 { $who } schuift aan vanaf ronde { $round }.
late-missed = 🪑 { $who } komt te laat: dit is de laatste ronde. Tot het volgende spel!
late-sits = Je doet mee, met { $score } punten: in ronde { $round } ben je als laatste aan de beurt.
late-waits = Er staat een stoel voor je klaar: je schuift aan vanaf ronde { $round }. Toch niet? Geef hem hier terug.
late-waits-no-more = Goed, je schuift toch niet aan.

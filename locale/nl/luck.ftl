### Geluk en spel, onder de uitslag. Op een knop passen 16 tekens.

luck-title = Geluk en spel
luck-button = Geluk en spel
luck-about = Hoe elke score tot stand kwam: wat de beurten bij hun begin waard waren, wat dobbelstenen en kaarten erbij deden of eraf haalden, en wat keuzes kostten tegenover de beste.
luck-footer = Geluk is wat er kwam tegenover wat te verwachten was; spel telt wat er weggegeven is.
luck-costliest = Je duurste keuzes
luck-flawless = Geen enkele kostte je iets: je koos elke keer het beste.
luck-start = { $points } bij het begin
luck-par = { $points } te verwachten
luck-luck = { $points } geluk
luck-skill = { $points } spel
luck-other = { $points } door geen van beide
luck-taken = { $points } door anderen gepakt
luck-rolled = gegooid { $dice }
luck-at-risk = { $points } op het spel
luck-decision = { $number }. { $position }: je koos { $did }. Beter: { $best }, gemiddeld { $points } meer waard.
luck-still-working = Ik ben nog aan het uitrekenen hoeveel geluk er in dit spel zat. Druk zo nog eens.
luck-under-way = Geluk en spel hoor je als het spel voorbij is.

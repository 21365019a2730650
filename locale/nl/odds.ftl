### `/tutto odds`: wat je eigen keuzes waard zijn, alleen voor wie het vraagt.

odds-title = Je kansen
odds-title-of = Kansen voor { $who }
odds-choices = De keuzes, en wat de beurt er gemiddeld mee oplevert
odds-chances = De keuzes en hun kansen
odds-why = Waarom de eerste
odds-patience = Nog heel even
odds-footer = Bij het beste vervolg, met bij elke kaart de hele stapel nog te gaan. Nulworp gaat over de volgende worp, { -tutto } over de hele kaart.
odds-total = 📋 De beurt wordt als totaal ingevoerd, dus ik ken alleen de kaart: dit zijn de kansen vóór de eerste worp erop.
odds-unsolved = Ik ben nog aan het uitrekenen wat elke keuze met de regels van deze tafel waard is. Dat duurt een paar tellen: vraag het zo nog eens.
odds-in-part = Met een korrel zout
odds-in-part-rules = Hier geldt een regel die ik niet helemaal kan volgen: { $rules }.
odds-more =
    { $count ->
        [one] … en nog { $count } keuze
       *[other] … en nog { $count } keuzes
    }

## Eén keuze. $dice zijn de cijfers van de dobbelstenen die apart gaan, $count is hoeveel er gegooid worden.

odds-aside-roll = { $dice } apart, gooi er { $count }
odds-aside-bank = { $dice } apart, noteer { $points }
odds-aside-reveal = { $dice } apart, draai een kaart
odds-aside-ends = { $dice } apart, en de kaart is klaar
odds-roll = gooi er { $count }
odds-bank = noteer { $points }
odds-reveal = draai een kaart
odds-take = nemen
odds-pass = laten gaan
odds-chance = { $what } { $percent } %
odds-null = nulworp
odds-tutto = { -tutto }

## Waarom de beste keuze de beste is. $often is een van de drie vormen van odds-often, $average een van de twee van odds-average.

odds-often =
    { $times ->
        [0] bijna nooit
        [one] ongeveer één op de tien keer
       *[other] ongeveer { $times } van de tien keer
    }
odds-average-same = gemiddeld is het even goed als noteren.
odds-average-more = gemiddeld levert het toch { $more } meer op dan noteren.
odds-why-roll =
    { $dice ->
        [one] De laatste dobbelsteen gooien
       *[other] { $dice } dobbelstenen gooien
    } kost { $often } { $points }; { $average }
odds-why-no-bank = Noteren kan hier niet: er moet gegooid worden, en dat kost { $often } { $points }.
odds-why-nothing = Er staat nog niets op het spel, dus gooien kost niets.
odds-why-burning = Hier noteert een nulworp alles, dus gooi door.
odds-why-fewer = Met { $dice } dobbelstenen komt een nulworp in { $percent } % van de worpen, met { $fewer } zou dat { $other } % zijn.
odds-why-bank =
    { $dice ->
        [one] De laatste dobbelsteen gooien
       *[other] { $dice } dobbelstenen gooien
    } zou { $often } { $points } kosten; noteren is zeker.
odds-why-bank-stop = Een kaart draaien zou { $often } { $points } kosten door { $card }, en daarna kan er nog een nulworp komen; noteren is zeker.
odds-why-bank-null = Een worp op de volgende kaart zou { $often } { $points } kosten; noteren is zeker.
odds-why-only-bank = Noteren is het enige wat kan.
odds-why-ends = Met deze dobbelstenen is de kaart klaar, en de rest doet de kaart.
odds-why-reveal = Een kaart draaien kost { $often } { $points } door { $card }; { $average }
odds-why-reveal-same = Gemiddeld is een kaart draaien even goed als noteren.
odds-why-reveal-more = Gemiddeld levert een kaart draaien { $more } meer op dan noteren.
odds-why-only-reveal = Eerst komt er een kaart: iets anders valt er niet te kiezen.
odds-why-take = Gemiddeld levert nemen { $more } meer op dan een andere kaart.
odds-why-pass = Gemiddeld levert een andere kaart { $more } meer op dan deze.

## Niets te vertellen

odds-no-game = Hier is geen spel bezig. Vraag het in het kanaal of de thread van je spel, als je aan de beurt bent.
odds-no-seat = Je zit niet aan deze tafel. Vraag het waar je meespeelt, als je aan de beurt bent.
odds-not-begun = Hier is nog niet gegooid. Vraag het nog eens als je aan de beurt bent.
odds-not-begun-keeper = Het spel is nog niet begonnen. Straks vertel ik je hier de kansen bij elke beurt die je invoert.
odds-not-your-turn = Nu is **{ $who }** aan de beurt. Vraag het nog eens als jij het bent.
odds-untold-total = Deze beurt wordt als totaal ingevoerd, dus ik zie de dobbelstenen op tafel niet. Met **Apart** of **Elke worp** op het scoreblad kijk ik mee, en dan kan ik je de kansen vertellen.
odds-untold-roll = Nog niet alle dobbelstenen van deze worp staan op het scoreblad. Vraag het nog eens als ze er staan.
odds-untold-dice = De dobbelstenen op het scoreblad kloppen zo nog niet. Vraag het nog eens als dat wel zo is.
odds-untold-over = Met wat er nu op het scoreblad staat is de beurt voorbij: er valt niets meer te kiezen.

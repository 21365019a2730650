### Wat het bord over kansen zegt, zoals de host het kiest.

hints-title = Wat het bord zegt
hints-about = Niemand hoeft een tip te volgen. `/tutto odds` vertelt iedereen de eigen keuzes, wat hier ook gekozen is.
hints-off = Geen tips
    .told = Alleen de dobbelstenen en de kaart.
hints-null = Kansen
    .told = Bij Gooi de kans op een nulworp, bij Draai kaart die op een kaart waarmee de beurt voorbij is.
hints-advice = Advies
    .told = De kansen, de beste keuze met een ⭐, en de dobbelstenen daarvan alvast gekozen.

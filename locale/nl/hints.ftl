### Wat het bord over kansen zegt, zoals de host het kiest.

hints-title = Wat het bord zegt
hints-about = Niemand hoeft een tip te volgen. `/tutto odds` vertelt iedereen de eigen keuzes, wat hier ook gekozen is.
hints-off = Geen tips
    .told = Alleen de dobbelstenen en de kaart.
hints-null = Kansen
    .told = De kans dat de volgende worp een nulworp is en, na TUTTO, dat de volgende kaart de beurt beëindigt.
hints-advice = Advies
    .told = De kansen, de beste keuze met een ⭐, en de dobbelstenen daarvan alvast gekozen.

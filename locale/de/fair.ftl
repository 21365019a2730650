### Versiegelte Würfel: was das ist, das Siegel der Partie hier, und was ihre Prüfung ergab.

fair-title = 🎲 Würfel, die sich niemand aussuchen kann
fair-text =
    Wenn ein Tisch aufgeht, denke ich mir ein **Geheimnis** aus und zeige sein **Siegel**: 64 Zeichen, die zu diesem Geheimnis passen und zu keinem anderen. Von da an kann ich es nicht mehr ändern.

    Das Geheimnis legt zusammen mit den Klicks, mit denen alle Platz genommen und die Partie begonnen haben, jede Karte und jeden Wurf fest. Diese Klicks kenne ich vorher nicht, und wer spielt, kennt das Geheimnis nicht. So kann sich niemand die Würfel aussuchen, und wer spielt, kann sie nicht kommen sehen.

    Nach der Partie wird das Geheimnis gezeigt. Dann lässt sich jede Karte und jeder Wurf nachrechnen: hier mit **{ fair-check }**, oder ohne mich, mit der Datei, die du von `/tutto export` bekommst.
fair-here = Die Partie hier
fair-none = Hier wurde noch kein Tisch eröffnet. `/tutto start` eröffnet einen.
fair-seal = Siegel: `{ $seal }`
fair-secret = Geheimnis: `{ $secret }`
fair-secret-comes-later = Das Geheimnis wird gezeigt, wenn die Partie vorbei ist.
fair-check = Prüfen

## Was die Prüfung ergab

fair-agrees = ✅ Geprüft: alles stimmt
fair-compared =
    Das Siegel gehört zum Geheimnis. Nachgerechnet: { $cards ->
        [one] { $cards } Karte,
       *[other] { $cards } Karten,
    } { $rolls ->
        [one] { $rolls } Wurf
       *[other] { $rolls } Würfe
    } und { $shuffles ->
        [one] { $shuffles } Mischen
       *[other] { $shuffles } Mal Mischen
    }. Alles ist so, wie der Tisch es gesehen hat.
fair-compared-roll-off = Auch die Würfe um den ersten Zug.
fair-differs = ❌ Geprüft: nicht die versiegelten Würfel

## Wie die Würfel eines Servers gefallen sind

fair-fallen = So sind die Würfel auf diesem Server gefallen
fair-face = { $face }: **{ $times }**
fair-no-dice = Hier ist noch keine Partie zu Ende gegangen.
fair-counted = Das sind { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    } aus beendeten Partien; gleich verteilt käme jede Zahl etwa { $each ->
        [one] { $each }-mal
       *[other] { $each }-mal
    } vor.
fair-too-few = Zu wenige, um schon etwas zu sagen.
fair-usual = Chi-Quadrat ist { $chi }: Von 100 solchen Zählungen mit fairen Würfeln sind { $percent } so ungleich wie diese oder noch ungleicher. Das ist Zufall.
fair-unusual = Chi-Quadrat ist { $chi }: Von 100 solchen Zählungen mit fairen Würfeln sind nur { $percent } so ungleich wie diese oder noch ungleicher. Ungewöhnlich, aber es kommt vor.
fair-rare = Chi-Quadrat ist { $chi }: Von 100 solchen Zählungen mit fairen Würfeln ist nicht einmal eine so ungleich wie diese. Wenn das so bleibt, prüfe ein paar Partien.

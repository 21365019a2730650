### Mode feuille : la feuille de score d’une vraie table, les touches d’un tour, les corrections, et qui tient la feuille.
### Un bouton (pad-…, ceux des invités et de la feuille) tient en 16 caractères, avec des chiffres jusqu’à 100 000.

## La salle d’attente

lobby-call-record = Tes dés, tes cartes, ta table : moi, je compte. Prends place !
lobby-scorer = Qui tient la feuille
lobby-guest = de passage
lobby-add-guest = Convier
lobby-drop-guest = Retirer

guest-title = Quelqu’un de passage
guest-name = Son nom ?
guest-example = Mamie
guest-start = Commence avec
guest-start-nothing = 0 point
guest-start-lowest = Le score le plus bas
guest-none = Personne n’est de passage à cette table.
guest-out = Qui se lève ?
guest-pick = De passage
guest-gone = { $who } a quitté la table.
guest-bad-name = Il faut un nom de 1 à { $longest } caractères, qui se voie et que personne d’autre ne porte ici.
guest-name-taken = Quelqu’un porte déjà ce nom à cette table. Un autre, de { $longest } caractères au plus ?

scorer-is = **{ $who }** tient la feuille.
scorer-is-everybody = **Tout le monde** à la table peut noter les tours.
scorer-pick = Passer la feuille à…
scorer-everybody = Tout le monde
scorer-sits = S’assoit avec 0 point…
scorer-sits-lowest = S’assoit avec le score le plus bas…
scorer-leaves = Quitte la partie…
scorer-begins = Qui commence ?
scorer-no-bots = Un bot ne voit pas les dés de la table. Plutôt quelqu’un d’autre !
not-scorer = C’est à qui tient la feuille de le faire. { $told }

## La feuille

sheet-by-nothing = De vrais dés et de vraies cartes, notés à la main : cette partie n’a pas de sceau.
sheet-by-cards = Je révèle les cartes, les dés sont à la table : cette partie n’a pas de sceau.
sheet-by-dice = Je lance les dés, les cartes sont à la table : cette partie n’a pas de sceau.
sheet-goal-round = à { $target }
sheet-goal-at-once = à { $target } en premier
sheet-left = reste { $points }
sheet-last-turns = Derniers tours
sheet-turn = { $round }. { $turn } → **{ $score }**

## Ce qu’on attend

sheet-due-total = ✏️ **Noter le tour** demande la carte et ce que le tour a rapporté.
sheet-due-made = ⚖️ La carte est-elle réussie ?
sheet-due-card = 🂠 Quelle carte a été révélée ?
sheet-due-roll = 🎲 Que montrent les { $dice } dés ?
sheet-due-aside = 🎲 Des { $dice } dés, lesquels ont été mis de côté ?
sheet-pressed = ✏️ { $dice }
sheet-null = 💥 { $dice } : lancer nul.
sheet-if-banked = 💰 Si on empoche : { $change }
sheet-pending = ✏️ `{ $line }`
sheet-asked = ❓ `{ $said }` : la carte est-elle réussie ?
sheet-goes-on = Le tour continue ensuite.
sheet-chance-null = 🎯 Risque de lancer nul : { $percent } %
sheet-chance-stop = 🎯 Risque de { $card } : { $percent } %
sheet-advice = ⭐ Le mieux : { $choice }

## Ce que ça changerait

change-none = Aucun score ne change.
change-seat = { $who } : { $old } → **{ $new }** ({ $by })
change-ends = 🏁 La partie s’arrête là. Victoire : { $winners }
change-still-over = 🏁 La partie reste finie. Victoire : { $winners }
change-reopens = ▶️ La partie reprend.
change-last-round = 🏁 La dernière manche commence.
change-not-last-round = ▶️ Ce n’est plus la dernière manche.
change-unfit =
    { $turns ->
        [one] Un tour suivant ne colle plus et compte comme sauté.
       *[other] { $turns } tours suivants ne collent plus et comptent comme sautés.
    }
change-beyond =
    { $turns ->
        [one] Un tour suivant reste à part : la partie est finie avant.
       *[other] { $turns } tours suivants restent à part : la partie est finie avant.
    }
change-fits =
    { $turns ->
        [one] Un tour compte à nouveau.
       *[other] { $turns } tours comptent à nouveau.
    }
change-skipped =
    { $turns ->
        [one] Un tour jamais noté compte comme sauté.
       *[other] { $turns } tours jamais notés comptent comme sautés.
    }

## Les touches

pad-total = Total
pad-aside = De côté
pad-full = Chaque lancer
pad-type = ⌨️ Écrire
pad-enter-total = ✏️ Noter le tour
pad-made = ✓ Réussi
pad-not-made = ✗ Raté
pad-more = ⋯ Autre chose
pad-null = 💥 Nul
pad-enter = ✓ Noter
pad-roll-on = 🎲 reste { $dice }
pad-back = ⌫
pad-confirm = ✓ Confirmer
pad-discard = ✗ Oublier
pad-undo = ↩️ Annuler
pad-redo = ↪️ Rétablir
pad-correct = 🛠️ Corriger
pad-scorer = 📋 La feuille

## Pourquoi les dés ne vont pas

pad-does-not-score = Ça ne colle pas encore : chaque dé mis de côté doit rapporter.
pad-wrong-dice-count = Il n’y a que { $dice } dés à lancer.
pad-not-a-null = Avec ces dés, aucun lancer ne peut être nul.
pad-must-set-aside-all = Ici, il faut mettre de côté tout ce qui rapporte.
pad-otherwise = Pas possible à cet endroit.

## Les formulaires

total-title = Un tour entier
total-points = Ce que le tour a rapporté
total-example = 650
total-card = La carte du tour
total-no-card = Pas de carte spéciale, ou pas vue
total-several = Plusieurs cartes
    .told = Un seul chiffre n’y suffit pas : note ce qui a été mis de côté
line-title = Un tour en signes
line-label = Cartes, lancers et dés mis de côté

## Ce qui cloche dans ce qui est écrit

typed-no-number = Je ne lis pas de nombre là-dedans. Des chiffres suffisent, comme 650.
typed-no-total = Aucun tour ne rapporte ça.
typed-no-total-on = Avec { $card }, aucun tour ne rapporte ça.
typed-nearest = Au plus près : **{ $points }**.
typed-between = Au plus près : **{ $lower }** ou **{ $higher }**.
typed-needs-aside = Un seul chiffre ne dit pas ce tour. Voici **De côté** : note, carte après carte, ce qui a été mis de côté.
typed-by-words = Un seul chiffre ne dit pas ce tour. Prends **⌨️ Écrire** et note ses cartes et ses lancers.
typed-wrong = `{ $token }` : { $why }
typed-allowed = Ici, on peut : { $ways }
typed-may-roll = un lancer de { $dice } dés
typed-may-set-aside = mettre de côté { $dice }
typed-nothing-more = plus rien, le tour est fini
typed-again = Encore une fois
typed-too-long = Cette ligne est trop longue pour être montrée d’abord. Envoie-la en deux fois.
entered-elsewhere = Quelqu’un a été un instant plus rapide, et la feuille a avancé. Tu allais noter : `{ $line }`

all-by-bot = Avec mes cartes et mes dés, il ne te reste rien à noter : c’est une partie à jouer. Enlève **mode** et je distribue.

## Corrections

correct-title = 🛠️ Tours précédents
correct-nothing = Aucun tour n’est encore noté.
correct-which = Quel tour s’est passé autrement ? (page { $page } sur { $pages })
correct-pick = Un tour
correct-turn = Manche { $round } · { $who } · +{ $gain }
correct-open = Manche { $round } · { $who } · en cours
fate-misfit = Manche { $round } · { $who } · ne colle plus
fate-beyond = Manche { $round } · { $who } · après la fin
correct-how = Note-le à nouveau ou raye-le : tu vois ce que ça change avant que ça compte.
correct-strike = Rayer
correct-done = C’est fait. Tout ce qui suit est recalculé.
correct-to-history = 🕘 Historique
correct-history = Corrigé jusqu’ici, le plus récent d’abord :
correct-never = Rien n’a encore été corrigé dans cette partie.
history-corrected = { $when } · { $by } : { $who } `{ $was }` → `{ $now }`
history-struck = { $when } · { $by } a rayé : { $who } `{ $was }` → `{ $now }`
history-undone = { $when } · { $by } a annulé : { $who } `{ $was }` → `{ $now }`
history-redone = { $when } · { $by } a rétabli : { $who } `{ $was }` → `{ $now }`
correct-not-its-turn = Avec la feuille telle qu’elle est, ce tour n’arrive plus. Corrige d’abord ce qui précède.
correct-not-whole = Un tour précédent doit être noté jusqu’au bout, par exemple avec `bank`.

## Pourquoi quelque chose ne peut être noté

sheet-refusal-nothing-to-undo = Il n’y a rien à annuler.
sheet-refusal-nothing-to-redo = Il n’y a rien à rétablir.
sheet-refusal-no-such-line = Ce tour n’existe pas.
sheet-refusal-turn-is-open = Un tour précédent doit être noté jusqu’au bout.
sheet-refusal-not-the-bots = À cette table, ce n’est pas à moi de l’apporter.
sheet-refusal-place-taken = Une autre partie est en cours ici, celle-ci ne peut donc pas reprendre. Dès qu’elle est finie, si.
sheet-refusal-other = Pas possible pour l’instant. La feuille montre ce qui l’est.

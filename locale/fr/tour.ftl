### Pour qui n’a jamais joué : la visite guidée à côté de la salle d’attente, pour une seule personne, et un conseil sur le plateau aux premiers tours.

## L’offre. Un bouton tient en 16 caractères.

tour-offer = 👋 Première fois avec { -tutto } ? Essaie un tour avec des dés pipés, rien que pour toi. Ça prend une minute ; pendant ce temps, les autres s’installent.
tour-take = Essayer un tour
tour-leave = Ça me suffit
tour-again = Encore une fois
tour-left = Très bien, on s’arrête là. Le **?** de chaque plateau explique où l’on peut appuyer.

## Les étapes, chacune une phrase ou deux au-dessus du plateau

tour-step = { $step }/{ $steps }
tour-reveal = Chaque tour commence par une carte. Appuie sur **{ press-reveal }** pour voir la tienne ; les six dés sont lancés avec elle.
tour-marked = Un 1 vaut 100, un 5 vaut 50, un brelan (trois pareils en un lancer) cent fois son nombre ; trois 1 valent même 1 000. En vert, ce qui va être mis de côté. Un seul dé suffit : appuie sur **⚄ 5** pour le relâcher.
tour-unmarked = Sur **{ press-roll-risk }**, tu lis qu’il reste { $dice } dés à lancer, et le risque de *lancer nul* : rien ne rapporte, et tout ce qui est en jeu est perdu. Moins il y a de dés, plus il est grand. Appuie dessus.
tour-none = Il faut mettre de côté au moins un dé, et chacun doit rapporter. Appuie sur un dé qui n’est pas gris, jusqu’à ce qu’il soit vert.
tour-risk = **{ press-bank-points }** finirait le tour ici. La carte ne paie qu’avec { -tutto }, quand les six sont de côté ; { $percent } %, c’est le risque de lancer nul, et à une vraie table on y réfléchit à deux fois. Ces dés t’aiment bien : appuie sur **{ press-roll-risk }**.
tour-tutto = Les six rapportent : **{ -tutto }** ! Avec les { $bonus } de la carte, ça fait { $points }, toujours en jeu. Avec **{ press-bank-points }**, ils sont à toi ; avec **{ press-reveal-risk }**, tu les emmènes vers une autre carte, et c’est aussi souvent un { -card-stop }.

## La fin. $card est la carte de bonus.

tour-end-title = 🎓 Voilà, c’était un tour
tour-banked = Les { $points } sont à toi pour de bon, sans { $card }. Un lancer nul ensuite t’aurait tout pris.
tour-banked-tutto = Les { $points } sont à toi pour de bon, { $card } compris. Un lancer nul en chemin t’aurait pris tout ce que tu avais jusque-là.
tour-stopped = { -card-stop } met fin au tour, et les { $lost } en jeu sont perdus ; un lancer nul fait de même. En empochant après { -tutto }, ils seraient à toi.
tour-over = C’est tout ! `/tutto start` ouvre ta propre table.
tour-over-waiting = C’est tout, ta table t’attend. Bonne chance !

## Une ligne de plus sur le plateau de qui débute

hint-reveal = 💡 D’abord la carte : elle dit de quoi ce tour sera fait.
hint-score = 💡 Un 1 vaut 100, un 5 vaut 50, un brelan cent fois son nombre ; trois 1 valent même 1 000.
hint-fewer = 💡 Inutile de mettre de côté tout ce qui rapporte : plus tu lances de dés, plus le lancer nul est rare.
hint-null = 💡 Le pourcentage est le risque de lancer nul, qui emporte tout ce qui est en jeu. Ce que tu empoches est à toi.
hint-tutto = 💡 Empoche tout maintenant, ou emmène-le vers la carte suivante, où { $card } ou un lancer nul peut tout te prendre.
hint-fireworks = 💡 Ici, le lancer nul est le bienvenu : il termine le tour, et tu gardes tout.
hint-straight = 💡 Chaque lancer doit apporter un nombre que tu n’as pas encore, sinon il est nul.
hint-all-or-nothing = 💡 Pas question d’empocher à mi-chemin : réussis ce que demande { $card }, ou un lancer nul emporte tout.

### Un turno que ha terminado, contado en una línea o dos, y en una palabra o dos.
### Las distintas maneras de contar lo mismo se numeran desde 1, sin huecos; otro idioma puede tener más o menos.
### $who es quien jugó, $gain lo que sumó el turno, $lost lo que costó, $score el marcador después, $card la última carta,
### $cards todas las cartas del turno, $faces la tirada que lo acabó.

## Guardado antes de un TUTTO

story-bank-1 = 💰 **{ $who }** mantiene la cabeza fría con { $card } y guarda **{ $gain }**. Ya van { $score }.
story-bank-2 = 💰 Más vale pájaro en mano: **{ $who }** se planta en { $card } con **{ $gain }** y lleva { $score }.
story-bank-3 = 💰 **{ $who }** mira los dados que quedan, se lo piensa mejor y guarda **{ $gain }**: { $score } en total.
story-bank-4 = 💰 **{ $gain }** para **{ $who }**, sanos y salvos. El marcador dice { $score }.
story-bank-5 = 💰 Una retirada a tiempo es una victoria: **{ $who }** guarda **{ $gain }** y lleva { $score }.

## Guardado después de un TUTTO

story-tutto-1 = 🎉 ¡{ -tutto } con { $card }! **{ $who }** guarda **{ $gain }** y se pone en { $score }.
story-tutto-2 = 🎉 Los seis dados para **{ $who }**: { -tutto }, **{ $gain }** a buen recaudo, { $score } en total.
story-tutto-3 = 🎉 **{ $who }** hace { -tutto } y no tienta más a la suerte: **{ $gain }** al marcador, y ya van { $score }.

## Guardado después de varios TUTTO

story-chain-1 = 🔥 { $cards }: **{ $who }** encadena { $tuttos } { -tutto } y guarda **{ $gain }**. ¡Ya son { $score }!
story-chain-2 = 🔥 { $tuttos } { -tutto } en un solo turno ({ $cards }), y **{ $who }** se va con **{ $gain }** en el bolsillo: lleva { $score }.
story-chain-3 = 🔥 No hay quien pare a **{ $who }**: { $cards }, { $tuttos } { -tutto }, **{ $gain }** guardados. Marcador: { $score }.

## Guardado con la Escalera completa

story-straight-1 = 🔢 ¡1 2 3 4 5 6! **{ $who }** completa la { -card-straight } y guarda **{ $gain }**: lleva { $score }.
story-straight-2 = 🔢 Peldaño a peldaño, **{ $who }** sube toda la { -card-straight }. **{ $gain }** guardados, { $score } en total.
story-straight-3 = 🔢 Cae el último número y la { -card-straight } está completa: **{ $gain }** para **{ $who }**, que ya lleva { $score }.

## Guardado con un Más/Menos

story-plus-minus-1 = ⚖️ **{ $who }** inclina la balanza con { -card-plus-minus }: **{ $gain }** guardados, lleva { $score }.
story-plus-minus-2 = ⚖️ ¡{ -tutto } con { -card-plus-minus }! **{ $who }** guarda **{ $gain }** y se pone en { $score }.
story-plus-minus-3 = ⚖️ **{ $who }** le saca todo el jugo a { -card-plus-minus }: **{ $gain }** al marcador, { $score } en total.

## Lo que el turno les costó de verdad a otros, después de cualquiera de las historias

story-taken-one-1 = { $payer } paga **{ $points }** por ir en cabeza.
story-taken-one-2 = A { $payer } se le esfuman **{ $points }**.
story-taken-one-3 = Cuanto más alto se sube, más dura es la caída: { $payer } pierde **{ $points }**.
story-taken-many-1 = Pagan los líderes: { $payers }.
story-taken-many-2 = Se despeja la cabeza: { $payers }.
story-taken-many-3 = La cabeza se compartía, la cuenta también: { $payers }.
story-taken-nobody = Nadie más iba en cabeza, así que nadie paga.
story-taken-from = { $who } −{ $points }
story-three-nulls = Tres tiradas nulas seguidas cuestan otros { $points }.

## Una tirada nula, y lo que costó

story-null-1 = 💥 { $faces }: ni un punto. **{ $who }** pierde **{ $lost }** con { $card } y se queda en { $score }.
story-null-2 = 💥 Una tirada de más: { $faces }. **{ $lost }** se hacen humo, y **{ $who }** se queda con { $score }.
story-null-3 = 💥 **{ $who }** quiere más, los dados dicen { $faces }. ¡Tirada nula! **{ $lost }** perdidos, siguen siendo { $score }.
story-null-4 = 💥 Tan cerca, y de pronto { $faces }. **{ $who }** dice adiós a **{ $lost }** y sigue con { $score }.
story-null-5 = 💥 La avaricia rompe el saco: { $faces }. **{ $who }** pierde **{ $lost }** y se queda en { $score }.

## Una tirada nula sin nada en juego

story-null-bare-1 = 💨 { $faces }: tirada nula, pero **{ $who }** no tenía nada que perder. Sigue en { $score }.
story-null-bare-2 = 💨 { $card } y { $faces }. Ni gana ni pierde: **{ $who }** se queda en { $score }.
story-null-bare-3 = 💨 Los dados le dan a **{ $who }** { $faces }: tirada nula. Otra vez será, con { $score }.

## Fuegos artificiales: una tirada nula que guarda

story-fireworks-1 = 🎆 ¡Vaya espectáculo! **{ $who }** brilla hasta { $faces } y se lleva **{ $gain }**: ya son { $score }.
story-fireworks-2 = 🎆 { $card } para **{ $who }**: **{ $gain }** antes de la última chispa, { $faces }. Marcador: { $score }.
story-fireworks-3 = 🎆 Por una vez, bienvenida sea la tirada nula: **{ $who }** cierra { $card } con **{ $gain }** y lleva { $score }.
story-fireworks-dud-1 = 🎇 { $card }, y ni una chispa: **{ $who }** saca { $faces } a la primera y se queda en { $score }.
story-fireworks-dud-2 = 🎇 La pólvora estaba mojada. { $faces } de entrada, nada para **{ $who }**, que sigue en { $score }.
story-fireworks-dud-3 = 🎇 Ooooh… y nada. A **{ $who }** le sale { $faces } y se queda con { $score }.

## Stop

story-stop-1 = 🛑 ¡{ $card }! **{ $lost }** esperaban a **{ $who }**, y ya no están. Sigue en { $score }.
story-stop-2 = 🛑 Una carta de más: **{ $who }** revela { $card } y pierde **{ $lost }**. Marcador: { $score }.
story-stop-3 = 🛑 **{ $who }** pide otra carta y le sale { $card }. **{ $lost }** perdidos, quedan { $score }.
story-stop-bare-1 = 🛑 { $card }. Turno corto para **{ $who }**, que sigue en { $score }.
story-stop-bare-2 = 🛑 **{ $who }** revela { $card }, y a esperar. Sigue en { $score }.
story-stop-bare-3 = 🛑 **{ $who }** no llega ni a tocar los dados: { $card }. Sigue con { $score }.
story-stop-kept-1 = 🛑 { $card } corta el turno, pero **{ $who }** conserva **{ $gain }** y lleva { $score }.
story-stop-kept-2 = 🛑 ¡{ $card }! Aun así, **{ $gain }** para **{ $who }**: ya son { $score }.
story-stop-kept-3 = 🛑 { $card } frena a **{ $who }**, con **{ $gain }** en el bolsillo. Marcador: { $score }.

## El Trébol

story-win-1 = 🍀 ¡{ -tutto } dos veces seguidas! **{ $who }** ha encontrado el { -card-clover } y gana la partida.
story-win-2 = 🍀 La suerte ha elegido: **{ $who }** completa el { -card-clover } y gana en el acto.
story-win-3 = 🍀 Olvida el marcador: el { -card-clover } es para **{ $who }**, y con él la partida.

## Turnos que no se jugaron hasta el final

story-forfeit-1 = ⏳ Se salta el turno de **{ $who }**. Se pierden los **{ $lost }** que había en juego, el marcador sigue en { $score }.
story-forfeit-2 = ⏳ La mesa sigue sin **{ $who }**: **{ $lost }** perdidos, aún { $score }.
story-forfeit-3 = ⏳ Este turno no hay puntos para **{ $who }**, y **{ $lost }** se pierden. El marcador sigue en { $score }.
story-forfeit-bare-1 = ⏳ Se salta el turno de **{ $who }**. No había nada en juego, el marcador sigue en { $score }.
story-forfeit-bare-2 = ⏳ La mesa sigue sin **{ $who }**, que se queda en { $score }.
story-forfeit-bare-3 = ⏳ Este turno no hay puntos para **{ $who }**. El marcador sigue en { $score }.
story-left-1 = 🚪 **{ $who }** se va a mitad de turno. Se pierden los **{ $lost }** que había en juego, en la hoja quedan { $score }.
story-left-2 = 🚪 Hay una silla vacía: **{ $who }** se ha ido, con **{ $lost }** perdidos y { $score } al final.
story-left-3 = 🚪 **{ $who }** se despide con { $score }; los **{ $lost }** en juego se quedan por el camino.
story-left-bare-1 = 🚪 **{ $who }** deja la mesa con { $score } en la hoja.
story-left-bare-2 = 🚪 Hay una silla vacía: **{ $who }** se ha ido, con { $score } al final.
story-left-bare-3 = 🚪 **{ $who }** se despide con { $score }.
story-moved = 👇 El tablero está más abajo.
story-cut-short = ⏹️ La partida terminó en pleno turno de **{ $who }**.
story-score-1 = ✍️ **{ $who }** apunta **{ $gain }** y lleva { $score }.
story-score-2 = ✍️ **{ $gain }** para **{ $who }**: ya son { $score }.
story-score-3 = ✍️ El turno de **{ $who }** trae **{ $gain }**, y con eso van { $score }.

## Lo mismo en una palabra o dos, seguido en una línea

brief-bank = { $who } +{ $gain }
brief-null = { $who } nula (−{ $lost })
brief-null-bare = { $who } nula
brief-fireworks = { $who } { $card } +{ $gain }
brief-fireworks-dud = { $who } { $card } +0
brief-stop = { $who } { $card } (−{ $lost })
brief-stop-bare = { $who } { $card }
brief-stop-kept = { $who } { $card } +{ $gain }
brief-win = { $who } ¡{ -card-clover }!
brief-forfeit = { $who } sin turno
brief-left = { $who } se fue
brief-score = { $who } +{ $gain }
# Después de una de estas: lo que el turno les quitó a otros.
brief-taken-one = { $brief } ({ $payer } −{ $points })
brief-taken-many = { $brief } (−{ $points } a { $payers } líderes)

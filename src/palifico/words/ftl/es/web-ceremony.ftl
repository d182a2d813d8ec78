### The ceremonies of the boxes: who begins, the roll-off, what is announced, the word for a challenge.

## Who begins

ceremony-who = ¿Quién ha visto un tucán más recientemente?
ceremony-who-more = Esa persona abre la primera ronda.
ceremony-draw = Nadie lo sabe: a suertes
ceremony-seen = { $you ->
    [yes] Eres quien ha visto un tucán más recientemente.
   *[no] { $player } es quien ha visto un tucán más recientemente.
 }
ceremony-drawn = Se echa a suertes quién empieza.

## The roll-off

ceremony-roll-off = Un dado por persona: empieza el número más alto
ceremony-tie = Empate en la tirada más alta: vuelven a tirar { $players }.
ceremony-wild = La cara { $wild } vale 1.
ceremony-rolled = ha sacado { $die }
ceremony-your-roll = Tu tirada

## The last die

ceremony-announced = { $you ->
    [yes] Anuncias: ¡{ $palifico }!
   *[no] { $player } anuncia: ¡{ $palifico }!
 }

## Dubito or Dudo

ceremony-word = La palabra para dudar en { $edition }
ceremony-word-hint = El reglamento admite las dos palabras. Cada cual elige en su dispositivo.
ceremony-word-other = Decir «{ $word }»

### La historia de una partida terminada: una frase y el mejor momento.

story-won = { $dice ->
    [one] Ganaste en la ronda { $rounds }, con un dado de sobra.
   *[other] Ganaste en la ronda { $rounds }, con { $dice } dados de sobra.
 }
story-doubted = { $count ->
    [one] Fuera en la ronda { $round } de { $rounds }: { $player } puso en duda tu apuesta de { $bid }, y había { $count }.
   *[other] Fuera en la ronda { $round } de { $rounds }: { $player } puso en duda tu apuesta de { $bid }, y había { $count }.
 }
story-doubting = { $count ->
    [one] Fuera en la ronda { $round } de { $rounds }: pusiste en duda la apuesta de { $player }, { $bid }, pero había { $count }.
   *[other] Fuera en la ronda { $round } de { $rounds }: pusiste en duda la apuesta de { $player }, { $bid }, pero había { $count }.
 }
story-out = La ronda { $round } de { $rounds } fue tu última.

## The best moment

story-best-exact = Tu mejor momento: en la ronda { $round } declaraste exacta la apuesta de { $bid }, y acertaste.
story-best-caught = { $count ->
    [one] Tu mejor momento: en la ronda { $round } pusiste en duda la apuesta de { $player }, { $bid }; solo había { $count }.
   *[other] Tu mejor momento: en la ronda { $round } pusiste en duda la apuesta de { $player }, { $bid }; solo había { $count }.
 }
story-best-caught-none = Tu mejor momento: en la ronda { $round } pusiste en duda la apuesta de { $player }, { $bid }; no había ninguno.
story-best-bluff = { $count ->
    [one] Tu mejor momento: en la ronda { $round } coló tu apuesta de { $bid }; solo había { $count }.
   *[other] Tu mejor momento: en la ronda { $round } coló tu apuesta de { $bid }; solo había { $count }.
 }
story-best-bluff-none = Tu mejor momento: en la ronda { $round } coló tu apuesta de { $bid }; no había ninguno.
story-best-truth = Tu mejor momento: en la ronda { $round } { $player } puso en duda tu apuesta de { $bid }, y tenías razón.

## Once more

story-again = Jugar otra vez

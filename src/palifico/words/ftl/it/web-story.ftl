### La storia di una partita finita: una frase e il momento migliore.

story-won = { $dice ->
    [one] Hai vinto al round { $rounds }, con un dado rimasto.
   *[other] Hai vinto al round { $rounds }, con { $dice } dadi rimasti.
 }
story-doubted = { $count ->
    [one] Fuori al round { $round } di { $rounds }: { $player } ha messo in dubbio la tua dichiarazione { $bid }, e ce n’era { $count }.
   *[other] Fuori al round { $round } di { $rounds }: { $player } ha messo in dubbio la tua dichiarazione { $bid }, e ce n’erano { $count }.
 }
story-doubting = { $count ->
    [one] Fuori al round { $round } di { $rounds }: hai messo in dubbio { $bid } di { $player }, ma ce n’era { $count }.
   *[other] Fuori al round { $round } di { $rounds }: hai messo in dubbio { $bid } di { $player }, ma ce n’erano { $count }.
 }
story-out = Il round { $round } di { $rounds } è stato il tuo ultimo.

## The best moment

story-best-exact = Il tuo momento migliore: al round { $round } hai detto che { $bid } era esatto, e avevi ragione.
story-best-caught = { $count ->
    [one] Il tuo momento migliore: al round { $round } hai messo in dubbio { $bid } di { $player }; ce n’era solo { $count }.
   *[other] Il tuo momento migliore: al round { $round } hai messo in dubbio { $bid } di { $player }; ce n’erano solo { $count }.
 }
story-best-caught-none = Il tuo momento migliore: al round { $round } hai messo in dubbio { $bid } di { $player }; non ce n’era nessuno.
story-best-bluff = { $count ->
    [one] Il tuo momento migliore: al round { $round } l’hai fatta franca con { $bid }; ce n’era solo { $count }.
   *[other] Il tuo momento migliore: al round { $round } l’hai fatta franca con { $bid }; ce n’erano solo { $count }.
 }
story-best-bluff-none = Il tuo momento migliore: al round { $round } l’hai fatta franca con { $bid }; non ce n’era nessuno.
story-best-truth = Il tuo momento migliore: al round { $round } { $player } ha messo in dubbio { $bid }, e avevi ragione tu.

## Once more

story-again = Gioca ancora

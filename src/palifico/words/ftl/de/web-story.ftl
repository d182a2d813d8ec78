### Die Geschichte einer Partie, die vorbei ist: ein Satz und der beste Moment.

story-won = { $dice ->
    [one] Du hast in Runde { $rounds } gewonnen, mit einem Würfel übrig.
   *[other] Du hast in Runde { $rounds } gewonnen, mit { $dice } Würfeln übrig.
 }
story-doubted = { $count ->
    [one] Aus in Runde { $round } von { $rounds }: { $player } hat dein Gebot { $bid } angezweifelt, und es war { $count }.
   *[other] Aus in Runde { $round } von { $rounds }: { $player } hat dein Gebot { $bid } angezweifelt, und es waren { $count }.
 }
story-doubting = { $count ->
    [one] Aus in Runde { $round } von { $rounds }: Du hast das Gebot { $bid } von { $player } angezweifelt, aber es war { $count }.
   *[other] Aus in Runde { $round } von { $rounds }: Du hast das Gebot { $bid } von { $player } angezweifelt, aber es waren { $count }.
 }
story-out = Runde { $round } von { $rounds } war deine letzte.

## The best moment

story-best-exact = Dein bester Moment: In Runde { $round } hast du gesagt, { $bid } sei genau richtig, und so war es.
story-best-caught = { $count ->
    [one] Dein bester Moment: In Runde { $round } hast du das Gebot { $bid } von { $player } angezweifelt; es war nur { $count }.
   *[other] Dein bester Moment: In Runde { $round } hast du das Gebot { $bid } von { $player } angezweifelt; es waren nur { $count }.
 }
story-best-caught-none = Dein bester Moment: In Runde { $round } hast du das Gebot { $bid } von { $player } angezweifelt; es war keiner da.
story-best-bluff = { $count ->
    [one] Dein bester Moment: In Runde { $round } bist du mit { $bid } durchgekommen; es war nur { $count }.
   *[other] Dein bester Moment: In Runde { $round } bist du mit { $bid } durchgekommen; es waren nur { $count }.
 }
story-best-bluff-none = Dein bester Moment: In Runde { $round } bist du mit { $bid } durchgekommen; es war keiner da.
story-best-truth = Dein bester Moment: In Runde { $round } hat { $player } dein Gebot { $bid } angezweifelt, und du hattest recht.

## Once more

story-again = Noch einmal spielen

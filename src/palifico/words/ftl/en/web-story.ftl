### The story of a game that is over: a sentence, and the best moment.

story-won = { $dice ->
    [one] You won in round { $rounds }, with one die left.
   *[other] You won in round { $rounds }, with { $dice } dice left.
 }
story-doubted = { $count ->
    [one] Out in round { $round } of { $rounds }: { $player } doubted your { $bid }, and there was { $count }.
   *[other] Out in round { $round } of { $rounds }: { $player } doubted your { $bid }, and there were { $count }.
 }
story-doubting = { $count ->
    [one] Out in round { $round } of { $rounds }: you doubted the { $bid } of { $player }, but there was { $count }.
   *[other] Out in round { $round } of { $rounds }: you doubted the { $bid } of { $player }, but there were { $count }.
 }
story-out = Round { $round } of { $rounds } was your last.

## The best moment

story-best-exact = Your best moment: in round { $round } you called { $bid } exact, and you were right.
story-best-caught = { $count ->
    [one] Your best moment: in round { $round } you doubted the { $bid } of { $player }; there was only { $count }.
   *[other] Your best moment: in round { $round } you doubted the { $bid } of { $player }; there were only { $count }.
 }
story-best-caught-none = Your best moment: in round { $round } you doubted the { $bid } of { $player }; there was none.
story-best-bluff = { $count ->
    [one] Your best moment: in round { $round } you got away with { $bid }; there was only { $count }.
   *[other] Your best moment: in round { $round } you got away with { $bid }; there were only { $count }.
 }
story-best-bluff-none = Your best moment: in round { $round } you got away with { $bid }; there was none.
story-best-truth = Your best moment: in round { $round } { $player } doubted your { $bid }, and you were right.

## Once more

story-again = Play again

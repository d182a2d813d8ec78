### A player who is out, or comes back.

out-place = Your place: { $place } of { $players }
out-bots = Only bots are left in the game.
out-people = The others play on. Reveals are quicker for you now.
out-hurry = Skip to the result
out-hurrying = The bots play the rest…
out-new = New game
out-watch = Keep watching

## In the log

out-log-hurried = { $you ->
    [yes] You are out: the bots play the rest at once.
   *[no] { $player } is out: the bots play the rest at once.
 }
out-log-back = { $you ->
    [yes] Welcome back! Your clock starts afresh.
   *[no] { $player } is back, and the clock starts afresh.
 }

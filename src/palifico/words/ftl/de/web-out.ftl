### Wer ausgeschieden ist oder zurückkommt.

out-place = Dein Rang: { $place } von { $players }
out-bots = Es spielen nur noch Bots.
out-people = Die anderen spielen weiter. Für dich werden die Becher jetzt schneller gehoben.
out-hurry = Zum Ergebnis
out-hurrying = Die Bots spielen den Rest…
out-new = Neue Partie
out-watch = Weiter zuschauen

## In the log

out-log-hurried = { $you ->
    [yes] Du bist ausgeschieden: Die Bots spielen den Rest auf einmal.
   *[no] { $player } ist ausgeschieden: Die Bots spielen den Rest auf einmal.
 }
out-log-back = { $you ->
    [yes] Da bist du wieder! Deine Zeit beginnt von vorn.
   *[no] { $player } ist wieder da, und die Zeit beginnt von vorn.
 }

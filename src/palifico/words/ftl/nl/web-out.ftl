### Wie uit het spel is, of terugkomt.

out-place = Je eindigt als nummer { $place } van { $players }
out-bots = Er spelen alleen nog bots.
out-people = De anderen spelen door. De bekers gaan voor jou nu sneller omhoog.
out-hurry = Naar de uitslag
out-hurrying = De bots spelen de rest…
out-new = Nieuw spel
out-watch = Blijven meekijken

## In the log

out-log-hurried = { $you ->
    [yes] Je bent uit het spel: de bots spelen de rest in één keer.
   *[no] { $player } is uit het spel: de bots spelen de rest in één keer.
 }
out-log-back = { $you ->
    [yes] Welkom terug! Je tijd begint opnieuw.
   *[no] { $player } is terug, en de tijd begint opnieuw.
 }

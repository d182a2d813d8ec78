### `palifico match`: Bots spielen gegeneinander, und wer wie oft gewinnt.

command-match = Lässt Bots viele Partien mit denselben Würfen gegeneinander spielen und sagt, wer wie oft gewinnt.
param-bots = Zwei Bots oder mehr, mit Namen oder dem Pfad einer Python-Datei, zum Beispiel listener ./my_bot.py; sie besetzen die Plätze der Reihe nach.
param-games = Wie viele Partien mindestens; jede Wurffolge wird in allen Sitzordnungen zu Ende gespielt.
param-jobs = Wie viele Prozesse zugleich spielen; das Ergebnis ist dasselbe.
param-out = Schreibt die Zahlen auch als JSON in diese Datei.

fault-match-bots = Für einen Wettkampf braucht es mindestens zwei Bots. Es gibt: { $expected }.
fault-match-crowd = { $given } Bots passen nicht auf { $seats } Plätze.

match-playing = Die Bots spielen
match-title = { $edition }, { $seats } Plätze, Startwert { $seed }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }.
match-heading-games = Partien
match-heading-wins = Siege
match-heading-share = Anteil
match-heading-interval = 95-%-Intervall
match-heading-even = ausgeglichen
match-above = { $bot } gewinnt mehr, als gleich verteilt wäre: Das ganze Intervall liegt über { $even }.
match-below = { $bot } gewinnt weniger, als gleich verteilt wäre: Das ganze Intervall liegt unter { $even }.
match-open = { $bot } kann ebenso gut gleich stark sein: { $even } liegt im Intervall, also entscheiden diese Partien nichts.
match-by-deals = Jede der { $deals } Wurffolgen wurde in { $seatings } Sitzordnungen gespielt; deshalb rechnen die Intervalle mit Wurffolgen statt mit einzelnen Partien.
match-wilson = Bei wenigen Wurffolgen, oder wenn alle gleich endeten, ist das Intervall das von Wilson, mit einer Wurffolge statt einer Partie.
match-trouble = { $times ->
    [one] Einmal gab { $bot } keine gültige Antwort
   *[other] { $times }-mal gab { $bot } keine gültige Antwort
 }, und stattdessen wurde der sichere Zug gespielt. Am häufigsten: { $what }
match-interrupted = Abgebrochen: Dies sind die Wurffolgen, die zu Ende gespielt wurden.

### `palifico match`: bots play each other, and who wins how often.

command-match = Let bots play many games against each other with the same dice, and tell who wins how often.
param-bots = Two bots or more, by name or by the path of a Python file, for example listener ./my_bot.py; they take the seats in turn.
param-games = How many games at least; every deal is played to its end in every seating.
param-jobs = How many processes play at once; the result is the same.
param-out = Also write the figures, as JSON, into this file.

fault-match-bots = A match needs at least two bots. There are: { $expected }.
fault-match-crowd = { $given } bots do not fit into { $seats } seats.

match-playing = The bots are playing
match-title = { $edition }, { $seats } seats, seed { $seed }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }.
match-heading-games = games
match-heading-wins = wins
match-heading-share = share
match-heading-interval = 95% interval
match-heading-even = even
match-above = { $bot } wins more than an even share: its whole interval lies above { $even }.
match-below = { $bot } wins less than an even share: its whole interval lies below { $even }.
match-open = { $bot } may well be even: its interval holds { $even }, so these games do not tell.
match-by-deals = Each of { $deals } deals was played in { $seatings } seatings with the same dice, so the intervals go by deals.
match-wilson = With few deals, or where all ended alike, the interval is Wilson’s, with a deal for a game.
match-trouble = { $times ->
    [one] Once { $bot } gave no answer that counts
   *[other] { $times } times { $bot } gave no answer that counts
 }, and what is safe was played for it. Most often: { $what }
match-interrupted = Interrupted: these are the deals that were played to their end.

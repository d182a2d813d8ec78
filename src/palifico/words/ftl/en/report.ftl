### The report of an arena run: one page with drawings, and the figures under each.

report-title = Arena report: { $name }
report-counted = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 }
report-cell = { $edition }, { $seats } seats
report-unfinished = This run is not complete. All figures are of the games played so far, and more games will change them.
report-part-unfinished = not complete
report-contents = On this page
report-figures = The figures
report-row = { $name }: { $value } ({ $low } to { $high })

## What was run

report-run = What was run
report-players = Players
report-editions = Editions
report-seats = Seats
report-rules = Rules
report-rules-plain = as in the box
report-limit = Games
report-until-games = { $games ->
    [one] at least 1 game of each edition and number of seats
   *[other] at least { $games } games of each edition and number of seats
 }
report-until-points = until no interval of the wins reaches more than { $points } points to either side
report-dealing = Dice
report-dealing-turned = every deal is played once for each way to seat the players, with the same dice
report-dealing-fresh = the players move round the table, with new dice for every game
report-dealing-fixed = the players keep their seats, with new dice for every game
report-seed = Seed
report-versions = Versions
report-repeat = Play it again
report-repeat-note = Put these lines into a file and give it to { $command }. The same versions play the same games, whatever the machine or the number of processes.

## Standing

report-all = All together
report-all-note = The share of the games each player won. { $above } marks a share whose whole interval lies above an even one, { $below } one below.
report-wins = Who wins
report-wins-note = The share of the games each player won, with its 95% interval. The dashed mark is an even share. A full dot lies clear of it with its whole interval, a ring does not.
report-alone = { $name } has every seat and so wins every game: there is nobody to compare it with.
report-rating = Ratings
report-rating-note = Plackett-Luce ratings by the order in which { $games ->
    [one] 1 game ended
   *[other] { $games } games ended
 }, with 95% intervals. Everybody begins with 25; only the distance between two players means something.
report-rating-ahead = { $best } is ahead of { $next } by { $gap } (95% interval { $low } to { $high }).
report-rating-open = The rated games do not tell { $best } and { $next } apart: { $gap } lies between them (95% interval { $low } to { $high }).

## Play

report-dice = Dice over the rounds
report-dice-note = How many dice a player has on average when a round begins, over the games that get that far. A player who is out has none.
report-length = How long games last
report-length-note = { $rounds ->
    [one] Half of the games are over after 1 round
   *[other] Half of the games are over after { $rounds } rounds
 }; the mean is { $mean }.
report-median = median { $rounds }
report-bluff = Bluffs
report-bluff-note = The share of a player’s bids that were less likely than not, going by the bidder’s own dice alone.
report-doubt = How often { $dudo } is right
report-doubt-note = The share of a player’s challenges that met a false bid.
report-exact = How often { $calza } is right
report-exact-note = The share of a player’s exact calls that found just as many dice as bid.
report-turn = Does the seat matter?
report-turn-note = The share of the games won from each seat, clockwise from whoever opens the first round. The dashed mark is an even share.
report-turn-first = opens the game
report-turn-later = { $seats ->
    [one] 1 seat on
   *[other] { $seats } seats on
 }

## Headings of tables

report-head-player = player
report-head-rating = rating
report-head-round = round
report-head-going = games going
report-head-bids = bids
report-head-bluffs = bluffs
report-head-calls = calls
report-head-right = right
report-head-rounds = rounds
report-head-seat = seat

## How to read it

report-reading = How to read this page
report-reading-interval = A 95% interval is made so that it holds the true figure 19 times in 20. Where a page has many figures, some intervals miss theirs.
report-reading-deals = Games with the same dice say less than as many independent games. The intervals of the wins go by how much deals differ; those of the bluffs, calls and seats count the games of a deal as one, which makes them rather too wide.
report-reading-rating = Ratings follow openskill’s Plackett-Luce model, and no game is forgotten. A player in several seats takes the mean of what they make of it. For the intervals as many deals are drawn with replacement, { $draws } times over, and each draw is rated anew; they reach 1.96 standard deviations of these ratings to either side. At most { $most } games of each edition and number of seats are rated, spread over all that were played; fewer where there are more than ten of these together.

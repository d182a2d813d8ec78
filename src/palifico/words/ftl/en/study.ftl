### `palifico study`: questions about the game, answered by very many games.

command-study = Answer a question about the game by very many games; without a name, list the questions.
param-study = The study, for example seat-advantage.

fault-study-unknown = There is no study “{ $given }”. The studies are: { $expected }.
fault-study-lost = A process that was playing is gone, perhaps for lack of memory. Nothing was written; try it with fewer --jobs.

study-interrupted = Interrupted. A study counts only when it is complete, so nothing was written.
study-kept = The figures are in { $file }.
study-played = { $games } games, seed { $seed }.
study-interval = The figure after ± is how far the 95% interval reaches; what happens within one game does not count as independent.
study-players = “odds” bids and doubts by the exact chances of its own dice and believes nobody; “random” does anything legal, all equally likely. The figures are theirs, not those of people.

study-title-seat-advantage = Does it help to go first?
study-title-die-worth = What is a die worth?
study-title-bid-truth = How often is a challenged bid true?
study-title-exact-call = Does an exact call pay?
study-title-palifico = What does the last-die rule change?
study-title-game-length = How long is a game?

study-what-win = Share of the games won
study-what-win-opening = Share of the games won by the player who opens the round
study-what-win-edge = Wins above or below an even share, in percentage points
study-what-die = What one die more than the others have on average adds to the chance of winning, in percentage points
study-what-true = Share of the challenged bids that are true
study-what-right = Share of the exact calls that are right
study-what-calls = Exact calls in a game
study-what-net = Dice gained less dice lost by an exact call
study-what-survive = Down to one die: share who keep it in the next round
study-what-survive-change = The same share: what the last-die rule adds, in percentage points
study-what-win-one = Down to one die: share who still win the game
study-what-win-one-change = The chance of winning from one die: what the last-die rule adds, in percentage points
study-what-stay = With one die at any time: share of the rounds in which it is kept
study-what-bids = Bids in the round after a player has dropped to one die
study-what-rounds-change = Rounds that the last-die rule adds to a game
study-what-rounds = Rounds in a game
study-what-decisions = Decisions in a game
study-what-length = Share of the games with so many rounds

study-part-mean = mean
study-part-q5 = 5% have at most
study-part-median = median
study-part-q95 = 95% have at most

study-by-edition = edition
study-by-seats = seats
study-by-players = players
study-by-place = place from the first player
study-by-lead = dice ahead
study-by-own = own dice
study-by-others = the other’s dice
study-by-kind = round
study-by-dice = dice on the table
study-by-from = calls from
study-by-palifico = last-die rule
study-by-calza = exact call
study-by-rounds = rounds

study-value-normal = ordinary
study-value-last-die = last die
study-value-with = with it
study-value-without = without it

### The table as it is drawn: seats, cups, the bid, picking one, calls, the reveal.

## Seats

board-table = The table
board-seats = Players around the table
board-you = you
board-to-act = to act
board-to-act-brief = turn
board-opener = opened
board-opener-brief = 1st
board-out = out
board-winner = wins!
board-host = host
board-bot = a bot
board-kept = a bot keeps the seat
board-kept-brief = bot plays
board-away = away
board-loses = loses a die
board-regains = wins a die back
board-seat-bid = bid { $bid }
board-dice-left = { $count ->
    [one] { $count } die left
   *[other] { $count } dice left
 }
board-shows = shows { $dice }
board-covered = cup not lifted
board-free-seat = Seat { $number }: free

## Whose turn, and the clock

board-turn = { $you ->
    [yes] Your turn
   *[no] { $player }’s turn
 }
board-clock = { $time } left
board-hurry = Hurry: { $time } left
board-time-up = Time is up

## The bid

board-standing = The bid
board-bid-by = { $you ->
    [yes] You bid
   *[no] { $player } bids
 }
board-no-bid = No bid yet
board-opens = { $you ->
    [yes] You open this round.
   *[no] { $player } opens this round.
 }

## My own dice

board-your-dice = Your dice
board-your-dice-are = Your dice: { $dice }
board-dice-of = { $player }’s dice
board-dice-of-are = { $player }’s dice: { $dice }
board-yours-count = { $count ->
    [one] { $count } counts for the bid
   *[other] { $count } count for the bid
 }
board-you-are-out = You are out. See how it ends!

## Last-die rounds

board-last-die-plain = { $wilds } are not wild in this round: every face counts only for itself.
board-last-die-choose = You choose the face for the round.
board-last-die-free = You may change the face.
board-last-die-bound = You may only raise the count.
board-last-die-watch = As a rule only the count rises.

## Bidding

board-your-move = Your move
board-face = Face
board-count = How many
board-bid = Bid { $bid }
board-smallest = Tap to bid the minimum
board-smallest-bid = Bid { $bid } at once, the smallest raise
board-chance = { $bid }; true with a chance of { $chance }
board-from = { $face }, from { $count }
board-not-now = { $face }, not now
board-only-call = No higher bid is left: you can only call.

## Calls

board-calls = Calls
board-dudo-means = I don’t believe it
board-calza-means = exactly right
board-again = Tap again!
board-again-label = { $call }: press once more to call it
board-again-aloud = Press once more within a few seconds to call { $call }.

## The reveal

board-reveal = The cups are lifted
board-had-bid = { $you ->
    [yes] You had bid { $bid }.
   *[no] { $player } had bid { $bid }.
 }
board-cups = { $count } of { $all } cups
board-count-of = { $count } of { $needed }
board-stay-covered = That decides it: the other cups stay down.
board-was-true = The bid was true.
board-was-false = The bid was too high.
board-was-exact = Exactly right!
board-not-exact = Not exact.
board-nothing-back = No die was missing, so none comes back.
board-skip = Skip

## The log, and the end

board-log = What happened
board-log-empty = Nothing has happened yet.
board-places = Places
board-no-winner = The game ended without a winner.

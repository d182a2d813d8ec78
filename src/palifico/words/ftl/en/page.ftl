### The page on which people play. Variables stay “{name}”: the page fills them in.

## The first page

page-title = Perudo with friends
page-about = Dice, bluff and a doubt: sit down at a table by opening a link.
page-loading = One moment…
page-no-script = Playing needs JavaScript: switch it on in your browser and load this page again.
page-unreachable = The server does not answer. Try again in a moment.
page-home = To the first page
page-language = Language
page-rules = Rules of the game
page-rules-short = Rules
page-play-now = Play now against bots
page-play-now-more = Three opponents, no clock, no account needed.
page-make = Make a table for friends
page-make-now = Make the table
page-join-code = Were you given a code?
page-join = Join
page-my-tables = Your tables
page-open-tables = Tables open to everybody
page-no-tables = No public table is waiting for players right now. Make one!
page-taken = { $count } of { $seat } seats taken

## How I am seen

page-name = Your name
page-edit = Change
page-keep = Save
page-shape = Shape
page-colour = Colour
page-shape-circle = circle
page-shape-square = square
page-shape-triangle = triangle
page-shape-diamond = diamond
page-shape-star = star
page-shape-heart = heart
page-shape-moon = moon
page-shape-drop = drop
page-shape-leaf = leaf
page-shape-flower = flower
page-shape-cross = cross
page-shape-hexagon = hexagon
page-colour-red = red
page-colour-orange = orange
page-colour-yellow = yellow
page-colour-lime = lime
page-colour-green = green
page-colour-teal = teal
page-colour-sky = sky blue
page-colour-blue = blue
page-colour-violet = violet
page-colour-pink = pink
page-colour-brown = brown
page-colour-grey = grey

## How a table is set

page-edition = Edition of the rules
page-option = Optional rule
page-seats = Seats
page-pace = Pace
page-pace-relaxed = No clock
page-pace-timed = { $time } for each move
page-timeout = When time runs out
page-timeout-challenge = the bid is challenged, or opened with the lowest one
page-timeout-bot = a bot plays that turn
page-time-out-then = If somebody takes longer than { $time }: { $option }.
page-grace = If somebody is away for { $time }, a bot keeps the seat until they are back.
page-grace-none = Nobody has to stay connected: play whenever you can.
page-privacy = Who may come
page-private = Whoever has the link or the code
page-public = Anybody; the table is in the list
page-spectators = Others may watch
page-may-watch = Anybody may watch; no spectator sees covered dice.
page-may-not-watch = Nobody may watch during the game.
page-talk = Table talk
page-talk-usual = As usual: texts among friends, ready phrases in public
page-talk-text = Texts and ready phrases
page-talk-phrases = Ready phrases only
page-talk-off = None
page-no-talk = There is no talk at this table.
page-code-of-rules = House-rule code
page-code-of-rules-more = Optional; it goes before the edition and the rules chosen above.
page-has-house-rules = House rules are played: read them below.
page-change = Change how the table is set
page-change-now = Change it so

## Before the game

page-before = Before the game
page-invite = Invite your friends
page-link = Link to this table
page-copy = Copy
page-copied = Copied.
page-copy-yourself = The browser does not allow it: please copy it yourself.
page-share = Share
page-code = Table code:
page-free = Seat { $number }: free
page-sit = Sit here
page-sit-down = Sit down and play
page-move = Move here
page-add-bot = Add a bot
page-add-easy-bot = Easy bot
page-stand = Stand up
page-begin = Begin the game
page-fill = Fill with bots and begin
page-hint-sit = There is a seat for you.
page-hint-full = The table is full: you can watch.
page-hint-begin = Everybody is here. Begin whenever you like.
page-hint-wait-seats = Wait for your friends, or put bots on the free seats.
page-hint-wait-host = Everybody is here. The host begins the game.
page-hint-wait-others = Waiting for the others.
page-starting = The dice are being mixed from everybody’s chance. Check number: { $code }
page-voids = Starts that did not count so far: { $count }
page-closed = This table is closed.
page-mistrust = Careful: the list of players or the dice are not what you sat down to. Do not trust this game.
page-checked = Checked: your chance is in the dice. Number to compare aloud: { $code }
page-check-number = Check number of the dice, to compare aloud: { $code }

## Seats

page-you = you
page-to-act = to act
page-out = out
page-winner = wins!
page-host = host
page-bot = a bot
page-kept = a bot keeps the seat
page-away = away
page-no-chance = adds no chance of its own
page-dice-left = Dice left: { $count }
page-tools = More about { $player }
page-kick = Send away
page-replace = Replace by a bot to the end
page-swap = A bot until they return
page-hand-over = Make host
page-mute = Mute
page-unmute = Hear again
page-watching = Watching: { $count }
page-leave = Leave
page-leave-sure = Leave the game? A bot will play your seat to the end.
page-back = Take my seat back

## The game

page-turn = { $you ->
    [yes] Your turn.
   *[no] { $player } is to act.
 }
page-your-turn = It is your turn!
page-hurry = You have { $time } left.
page-now = The bid is { $bid }.
page-bid-by = { $player } bids
page-bid-was = ({ $player } had bid { $bid }.)
page-no-bid = No bid yet.
page-last-die = { $wilds } are not wild in this round. As a rule only the count rises.
page-your-dice = Your dice
page-face = Face
page-count = Count
page-less = One less
page-more = One more
page-bid = Bid { $bid }
page-dudo-means = I doubt it
page-calza-means = exactly right
page-last-round = The round before:
page-rematch = Rematch
page-next-table = To the rematch
page-places = Places
page-proof = Check the dice, download the game

## The log, and the line

page-log = What happened
page-log-sat = { $you ->
    [yes] You sit down.
   *[no] { $player } sits down.
 }
page-log-host = { $you ->
    [yes] You are the host now.
   *[no] { $player } is the host now.
 }
page-log-settings = The table is set otherwise now: have a look.
page-log-void = The start does not count: what was needed did not come from seat { $names }, which is free again.
page-log-count = Bid was { $bid }: there are { $count }.
page-log-time-up = Time was up.
page-log-together = Said at the same moment: { $asks }.
page-not-counted = does not count
page-log-kept = { $you ->
    [yes] A bot keeps your seat.
   *[no] A bot keeps the seat of { $player }.
 }
page-log-returned = { $you ->
    [yes] You have your seat back.
   *[no] { $player } is back.
 }
page-log-given-up = The game ended without a winner.
page-connecting = Connecting…
page-lost = The connection is gone; your seat is still yours. Trying again in
page-try-now = Try now
page-phrases = Ready phrases
page-say = Say
page-say-what = What do you want to say at the table?

## Games that are over, and dice over many games

page-game-over = A game that is over
page-played = Ended on { $date }. Rounds played: { $rounds }
page-dice-of-game = The dice of this game
page-proof-more = Every roll can be worked out again from what was fixed before the game. Here the server does it; with the file and the verifier you can do it yourself, without us.
page-check-dice = Check the dice
page-checking = Working out every roll again…
page-record = Download the game (JSON)
page-notation = Download the game (text)
page-verifier = Download the verifier (Python)
page-dice-statistics = The dice of all games
page-dice-all = All editions
page-dice-games = Games won: { $games } · given up: { $count } · starts that did not count: { $number }
page-dice-face = Side
page-dice-seen = Seen
page-dice-expected = Expected
page-dice-off = Off by

### A live table around the game: before it, beside it, after it, and the line to it.

## The line on top

room-title = Table { $code }
room-loading = Walking to the table…
room-your-turn = Your turn!
room-rules = Rules
room-leave = Leave
room-home = Home
room-watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
 }
room-spectating = You are watching. You see what everybody sees, never covered dice.
room-kept = A bot keeps your seat.
room-kept-for-good = A bot has your seat to the end of the game.
room-kicked = The host has freed your seat.
room-back = Take my seat back

## The connection

room-connecting = Connecting…
room-lost = Connection lost; your seat stays yours. Next try in { $time }
room-lost-aloud = The connection is lost. We keep trying.
room-again-aloud = Connected again.
room-try-now = Try now
room-refused = This table cannot be shown

## Before the game

room-seats = Who is playing
room-sit = Sit here
room-sit-down = Sit down and play
room-move = Move here
room-add-bot = Add a bot
room-level = Bots to add
room-stand = Stand up
room-begin = Begin the game
room-fill = Fill with bots and begin
room-hint-sit = There is a seat for you.
room-hint-full = The table is full: you can watch.
room-hint-begin = Everybody is here. Begin whenever you like.
room-hint-wait-seats = Wait for your friends, or put bots on the free seats.
room-hint-wait-host = Everybody is here. The host begins the game.
room-hint-wait-others = Waiting for the others.
room-starting = Everybody’s device adds randomness to the dice…
room-voids = { $count ->
    [one] { $count } start has not counted so far.
   *[other] { $count } starts have not counted so far.
 }
room-closed = This table is closed.
room-adds-chance = adds randomness to the dice
room-no-chance = not part of the fair-dice check

## Inviting

room-invite = Invite your friends
room-invite-more = Whoever opens the link or types the code sits down with you.
room-link = Link to this table
room-code = Table code
room-share = Share
room-share-text = Come and play Perudo: there is a seat for you.
room-qr = The link as a QR code for the camera

## What is agreed

room-agreed = What is agreed
room-has-house = This table plays house rules: read them in its rules.
room-pace-relaxed = No clock: take your time.
room-pace-timed = { $time } for each move.
room-out-challenge = When time runs out, the bid is challenged, or the round opened with the lowest bid.
room-out-bot = When time runs out, a bot plays that turn.
room-grace = If a player is away for { $time }, a bot plays until they are back.
room-grace-none = Nobody has to stay connected: play whenever you can.
room-is-private = Can only be found by its link or code.
room-is-public = Open to everybody, in the list of tables.
room-may-watch = Anybody may watch; no spectator sees covered dice.
room-may-not-watch = Nobody may watch during the game.
room-coach-on = The coach shows everybody their chances.
room-rated = This game counts towards the ratings.
room-read-rules = Read the rules of this table
room-change = Change the settings
room-change-now = Save changes
room-cancel = Cancel

## Changing what is agreed

room-set-edition = Edition of the rules
room-set-seats = Seats
room-set-pace = Pace
room-set-no-clock = No clock
room-set-timed = { $time } a move
room-set-timeout = When time runs out
room-set-challenge = the bid is challenged
room-set-bot = a bot plays the turn
room-set-privacy = Who can join
room-set-private = Anyone with the link or the code
room-set-public = Anybody; the table is in the list
room-set-talk = Talk at the table
room-set-talk-text = Free text and quick phrases
room-set-talk-phrases = Quick phrases only
room-set-talk-off = No talk
room-set-spectators = Others may watch
room-set-coach = Coach for everybody
room-set-rated = Counts for the ratings
room-set-code = House-rule code
room-set-code-more = Optional; it goes before the edition and the rules above.
room-house-stay = { $count ->
    [one] This house rule stays:
   *[other] These house rules stay:
 }
room-house-go = { $count ->
    [one] This house rule does not fit { $edition } and will be dropped:
   *[other] These house rules do not fit { $edition } and will be dropped:
 }
room-house-boxed = { $edition } plays the rest of them anyway.

## What may be done with somebody

room-tools = More about { $player }
room-kick = Remove from the table
room-replace = Replace with a bot to the end
room-swap = A bot until they return
room-hand-over = Make host
room-mute = Mute
room-unmute = Hear again
room-profile = Profile

## Leaving

room-leave-sure = Leave the game?
room-leave-more = A bot will play your seat to the end; you cannot come back to it.
room-leave-hint = If you only close the page, your seat waits for you.
room-leave-now = Leave the game
room-stay = Stay

## Beside the table

room-beside = Log and talk
room-log = Log
room-talk = Talk
room-new-lines = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
 }
room-phrases = Quick phrases
room-say = Send
room-say-what = What do you want to say?
room-talk-empty = Nobody has said anything yet.
room-no-talk = There is no talk at this table.
room-fair = Fair dice
room-check-number = Check number { $code }: everybody here sees the same; compare it aloud. After the game every roll can be worked out again.

## The coach

room-coach = Coach
room-coach-more = Chance that each bid is true: by your dice alone, and counting what others have bid.
room-coach-before = Before listening
room-coach-after = After listening
room-coach-chosen = The bid you have chosen
room-coach-dudo = { $dudo } is right
room-coach-calza = { $calza } is right
room-coach-table = Chances of the bids
room-coach-advice = What the coach would do
room-coach-win = Chance of winning the game
room-coach-thinks = The coach is thinking…
room-coach-aloud = Read it aloud

## After the game

room-rematch = Rematch
room-next-table = To the rematch
room-replay = Replay

### The first page, joining by a code, a new table.

## The first page

home-title = Perudo with friends
home-about = The bluffing dice game: hide your dice, bid on everyone’s, and catch the liars.
home-play-now = Play against bots
home-play-now-more = Three bots, no clock, no sign-up.
home-play-edition = You play by the rules of { $edition }.
home-friends = A table for friends
home-friends-more = Choose the rules, send the link, and play: no sign-up.
home-friends-go = Open a table
home-learn = New here? Learn in three minutes

## Joining by a code

home-join-title = Were you given a code?
home-join-label = Code of the table
home-join-hint = Six letters, or the whole link.
home-join = Join
home-join-form = A code has six letters. Please check yours.
home-code-title = To the table
home-code-looking = Looking for the table with the code { $code }…
home-code-again = Ask for the code once more, or try another one here.

## My games and open tables

home-mine = Your games in progress
home-mine-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
 }
home-my-turn = Your turn
home-their-turn = Waiting for the others
home-beginning = The game is starting
home-watch = In progress: watch
home-waiting = { $count ->
    [one] { $count } of { $seats } seats taken
   *[other] { $count } of { $seats } seats taken
 }
home-alone = Nobody else is there yet
home-with = With { $names }
home-hosted = Table of { $host }
home-house-mark = with house rules
home-open = Open tables
home-open-none = No one is waiting right now. Open a public table, and anyone can join.
home-open-make = Open a public table
home-open-unread = The list cannot be loaded just now; we will keep trying.
home-open-reading = Loading the list of tables…

## How I am seen

home-me = How others see you
home-me-none = You need no account: a name is drawn for you as soon as you play.
home-me-choose = Choose your name
home-me-change = Change how you look
home-me-guest = You play as a guest.
home-me-name = Your name
home-me-colour = Your colour
home-me-keep = Save
home-me-leave = Cancel
home-shape-circle = circle
home-shape-square = square
home-shape-triangle = triangle
home-shape-diamond = diamond
home-shape-star = star
home-shape-heart = heart
home-shape-moon = moon
home-shape-drop = drop
home-shape-leaf = leaf
home-shape-flower = flower
home-shape-cross = cross
home-shape-hexagon = hexagon
home-colour-red = red
home-colour-orange = orange
home-colour-yellow = yellow
home-colour-lime = lime
home-colour-green = green
home-colour-teal = teal
home-colour-sky = sky blue
home-colour-blue = blue
home-colour-violet = violet
home-colour-pink = pink
home-colour-brown = brown
home-colour-grey = grey

## A new table

home-new-title = A new table
home-new-edition = Which rules?
home-new-edition-more = Five boxes are sold as Perudo, and each plays a little differently.
home-new-reading = Loading the editions…
home-new-rulebook = All rules of { $edition }
home-new-options = Optional rules of this box
home-new-players = Who plays?
home-new-seats = Seats
home-new-bots = Seats for bots
home-new-level = How the bots play
home-new-free = { $count ->
    [one] One seat is for a friend.
   *[other] { $count } seats are for friends.
 }
home-new-full = No seat is left for friends: the game begins at once.
home-new-pace = Time for each move
home-pace-relaxed = No clock
home-pace-relaxed-more = Everybody takes the time they need.
home-pace-live-more = For a game in one sitting.
home-pace-slow-more = By correspondence: come back whenever you like, nobody has to stay.
home-new-more = More settings
home-new-privacy = Who can join
home-privacy-private = Friends with the link
home-privacy-public = Anybody
home-privacy-public-more = The table is shown in the list of open tables.
home-privacy-private-more = The table can only be found by its link or code.
home-new-spectators = Others may watch
home-new-spectators-more = No spectator sees covered dice.
home-new-talk = Table talk
home-talk-usual = Default: free text among friends, quick phrases in public
home-talk-text = Free text and quick phrases
home-talk-phrases = Quick phrases only
home-talk-off = No talk
home-new-timeout = When time runs out
home-timeout-challenge = The bid is challenged, or the round opened with the lowest bid
home-timeout-bot = A bot plays that turn
home-new-rated = Rated game
home-new-rated-more = The result counts towards everybody’s rating. Not with house rules.
home-new-coach = Coach
home-new-coach-more = Shows everybody at the table how likely each bid is.
home-new-make = Open the table
home-new-make-begin = Open the table and begin

## House rules

home-house = House rules
home-house-more = Play it the way you do at home: every rule can be changed, for up to twelve players.
home-house-open = Change the rules
home-house-count = { $count ->
    [one] One rule differs from the box.
   *[other] { $count } rules differ from the box.
 }
home-house-intro = What you do not touch stays as in the box.
home-house-summary = Your rules in plain words
home-house-code = Code of these rules
home-house-code-more = Anyone who enters it plays by the same rules.
home-house-load = Load rules by their code
home-house-load-go = Load
home-house-loaded = The rules of this code are loaded.
home-house-reset = Back to the rules of the box
home-house-was-reset = Every rule is as in the box again.
home-house-done = Done
home-house-undo = Undo this change
home-house-faulty = These rules do not fit together yet: look at the marked ones.
home-house-box = in the box
home-source-silent = The rulebook says nothing about this; it is our convention.
home-source-reading = The rulebook can be read in more than one way here.
home-source-convention = This is our convention.

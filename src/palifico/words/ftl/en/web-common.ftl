### What several parts of the page say.

## The line to the server

common-unreachable = The server does not answer. Try again in a moment.
common-failed = Something went wrong on the server. Try again in a moment.

## Bids aloud

common-bid-of-2 = { $count ->
    [one] { $count } two
   *[other] { $count } twos
 }
common-bid-of-3 = { $count ->
    [one] { $count } three
   *[other] { $count } threes
 }
common-bid-of-4 = { $count ->
    [one] { $count } four
   *[other] { $count } fours
 }
common-bid-of-5 = { $count ->
    [one] { $count } five
   *[other] { $count } fives
 }
common-bid-of-6 = { $count ->
    [one] { $count } six
   *[other] { $count } sixes
 }

## The start of a game

common-mistrust = Careful: the list of players or the dice are not those of when you sat down. Do not trust this game.
common-checked = Dice sealed. Check number { $code } (same for everyone).
common-check-number = Check number of the dice, the same for everyone: { $code }

## What happens at a table

common-your-turn = It is your turn!
common-hurry = You have { $time } left.
common-log-sat = { $you ->
    [yes] You sit down.
   *[no] { $player } sits down.
 }
common-log-stood = Seat { $number } is free again.
common-log-sent-away = The host has freed seat { $number }.
common-log-host = { $you ->
    [yes] You are the host now.
   *[no] { $player } is the host now.
 }
common-log-settings = The host changed the settings.
common-log-locked = The list of players is final. Everybody’s device adds randomness to the dice.
common-log-void = This start does not count: seat { $names } did not send what was needed and is free again.
common-log-last-die = { $palifico }: { $wilds } are not wild in this round.
common-log-count = { $count ->
    [one] The bid was { $bid }: there is { $count }.
   *[other] The bid was { $bid }: there are { $count }.
 }
common-log-time-up = Time was up.
common-log-together = Said at the same moment: { $asks }.
common-log-not-counted = does not count
common-log-kept-away = { $you ->
    [yes] You were away: a bot keeps your seat.
   *[no] { $player } is away: a bot keeps the seat.
 }
common-log-kept-left = { $you ->
    [yes] You have left: a bot plays on in your seat.
   *[no] { $player } has left: a bot plays on in that seat.
 }
common-log-kept-kicked = { $you ->
    [yes] The host has removed you: a bot plays on in your seat.
   *[no] The host has removed { $player }: a bot plays on in that seat.
 }
common-log-kept-swapped = { $you ->
    [yes] The host has a bot play for you until you are back.
   *[no] The host has a bot play for { $player } for now.
 }
common-log-returned = { $you ->
    [yes] You have your seat back.
   *[no] { $player } is back.
 }
common-log-given-up = The game ended without a winner.
common-log-closed = This table is closed.
common-log-rematch = There is another table for a rematch.

## Kit

common-less = Less: { $what }
common-more = More: { $what }
common-strength = Strength { $strength } of { $all }
common-close = Close
common-dismiss = Hide this note
common-copy = Copy
common-copied = Copied
common-back = Back
common-skip = Skip to the content
common-nav = Main menu
common-nav-play = Play
common-nav-learn = Learn
common-nav-rules = Rules
common-nav-leaders = Leaderboard
common-nav-me = Me
common-nav-settings = Settings
common-home = Home
common-language = Language
common-fair-dice = Are the dice fair?
common-loading = One moment…
common-offline = You are offline. As soon as the connection is back, everything goes on where it was.
common-trouble = Something went wrong
common-not-loaded = This page could not be loaded. Check your connection and try again.
common-broken = This page stumbled over a mistake of ours. Your games are safe on the server.
common-try-again = Try again
common-nowhere = Nothing under this cup
common-nowhere-more = There is no page at this address. Perhaps a letter of the link got lost.
common-keys = Keyboard shortcuts
common-keys-use = Use single-key shortcuts
common-keys-hint = Turn them off if you dictate, or if you often press a key by accident.
common-keys-everywhere = Everywhere
common-keys-table = At the table
common-keys-here = On this page
common-key-help = Show this list
common-key-home = Go to the start page
common-key-face = Choose a face
common-key-count = Raise or lower the count
common-key-bid = Make the bid
common-key-dudo = Doubt the bid
common-key-exact = Call the bid exactly right
common-key-skip = Skip the reveal
common-key-log = Open the log
common-key-phrases = Open the quick phrases

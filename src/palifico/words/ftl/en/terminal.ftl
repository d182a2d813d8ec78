### The terminal client, beyond what it shares with the page.

param-table = The link or the code of a table to join; or an edition to play against bots, for example paco.
param-server = Address of the server to play at; otherwise one inside this command.
param-local = Who plays on this computer, names with commas or spaces between; the dice stay hidden from one turn to the next.
param-me = The name under which the others see you.
param-watch = Watch the table without sitting down.
param-example = Watch the example round of this edition, like paco, instead of a game.
param-plain = Line by line, without drawing on the screen: for screen readers, pipes and plain terminals.
param-light = Dark on a light background.
param-pace = How much time a turn has: relaxed for no clock, normal, quick, day, three_days or week.
command-watch = Watch a finished game again, move by move, from its record or its link.

## At the table

terminal-pass = Pass the computer to { $player }, and let nobody else look. Then press Enter.
terminal-pass-who = Who calls it?
terminal-watching = you are watching
terminal-bid = Bid
terminal-leave-waits = You can go: your seat waits for you, and we will tell you how to come back.
terminal-way-back = The game waits for you. To go on with it:
terminal-small = Please make this window larger: at least { $columns }×{ $lines }. Ctrl-C leaves.
fault-watch-link = The game at { $given } cannot be watched: { $why }

## What can be typed

terminal-help = More words: table, bids, log, odds, say, leave (for good), quit (your seat waits for you).
terminal-help-before = Before the game: sit, sit 2, stand, bot, bot champion, kick 3, host 3 (makes that player the host), begin (bots take the free seats).
terminal-say = Type a message, or one of these: { $phrases }
terminal-rematch = Type “rematch” to play again.

## Keys

terminal-keys = Keys
terminal-scroll = Read on
terminal-step = One step
terminal-round = One round
terminal-help-before-keys = Before the game: a bot on a free seat, begin, stand up
terminal-help-after-keys = After the game: play again, keep the game
terminal-coach-players = The coach helps those who play.
terminal-sent-later = Your move, { $move }, will be sent as soon as the connection is back.
terminal-keep = Keep this game, with the proof of its dice, in this file? Enter keeps it.

## Going, and several people at one machine

terminal-leave-sure =
    { $you ->
        [yes] A bot plays on for you, and you cannot come back.
       *[no] A bot plays on for { $player }, who cannot come back. The others can go on.
    } Type “leave” once more to leave for good, or “quit” to keep the seat.
terminal-way-back-others = The others can go on with the game:
terminal-local-seen = Hands cannot be hidden here: nothing that was written can be taken away again. In a terminal that can be cleared they stay hidden.
terminal-practice-gone = A practice game is not kept: nobody can go on with it.
terminal-help-bid = Type a bid as count x face: 3x5 means at least three fives, 2xA means two { $wilds }. Type “rules” for the rules, “quit” to leave.
terminal-odds = { $what }, chance: { $chance }
fault-watch-table = There is nothing to watch: give the link or the code of a table.
fault-table-who = Several people on this computer sit at this table. Say who plays: --local { $given }, or --me and one of these names.
fault-local-twice = Two people cannot both be called “{ $given }” here: give them different names.

## What the page says otherwise

board-counts-hidden = Nobody is told how many dice others have left: remembering it is part of this game.
common-log-now = The bid is { $bid }.

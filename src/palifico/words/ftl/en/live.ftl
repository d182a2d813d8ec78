### Live tables: why something cannot be done, and the quick phrases of table talk.

fault-table-unknown = There is no table “{ $given }”. Check the link or the code.
fault-table-window = The window for exact calls runs from 0 to { $to } milliseconds, not { $given }.
fault-table-pause = The pause after a round runs from 0 to { $to } milliseconds, not { $given }.
fault-table-first = The first player is a seat from 1 to { $to }, not { $given }.
fault-table-rated = A rated game is played by the rules of a box; the house rule “{ $field }” is not allowed in it.
fault-table-coach = A rated game is played without the coach.
fault-coach-off = The coach is silent in this game. Open an unrated table with the coach on, or ask about this game when it is over.
fault-coach-moment = Nobody had anything to decide at entry { $given } of this game. Ask about an entry that begins a turn.
fault-table-begun = That is only possible before the game begins.
fault-table-closed = This table is closed. Open another one.
fault-table-not_playing = No game is being played at this table.
fault-table-not_over = There is a rematch when the game is over.
fault-table-free_seat = Seat { $seat } is free. Wait for somebody, put a bot there, or reduce the number of seats.
fault-seat-taken = Seat { $seat } is taken. Choose another.
fault-seat-none = This table has seats 1 to { $to }; there is no seat { $seat }.
fault-seat-needed = Only those who sit at this table can do that.
fault-seat-free = Nobody sits in seat { $seat }.
fault-seat-bot = A bot has seat { $seat } to the end of the game.
fault-host-only = Only the host of the table can do that.
fault-host-nobody = There is nobody in seat { $seat } who could be the host: it takes a person.
fault-bot-unknown = There is no bot of the level “{ $given }”. The levels are: { $expected }.
fault-kick-self = You cannot remove yourself; stand up instead.
fault-kick-rated = In a rated game nobody who is playing can be replaced.
fault-open-early = The list is not locked yet: there is nothing to open.
fault-open-late = The dice of this game are settled already.
fault-open-wrong = This does not open what the seat has committed to.
fault-seq-stale = The game has moved on: that was meant for entry { $given }, and the game is at { $expected }.
fault-message-invalid = This message cannot be read: { $why }
fault-server-stopping = The server is about to restart. Try again in a moment.
fault-identity-needed = Say who you are first: a guest needs only a name.
fault-spectators-off = Nobody may watch at this table.
fault-store-failed = That could not be saved, so it did not happen. Try again.
fault-talk-off = There is no talk at this table.
fault-talk-one = Send either a phrase or a text.
fault-talk-phrase = There is no phrase “{ $given }”. The phrases are: { $expected }.
fault-talk-phrases_only = At this table there are only the quick phrases.
fault-talk-long = A text has 1 to { $to } characters.
fault-talk-marks = A text cannot have that many accents on top of each other.
fault-call-twice = You have said that already; the answer is on its way.

## Quick phrases

phrase-hello = Hello!
phrase-good_luck = Good luck, everybody.
phrase-well_played = Well played!
phrase-nice_bluff = Nice bluff!
phrase-no_way = No way!
phrase-i_believe_you = I believe you.
phrase-thinking = Let me think…
phrase-your_turn = It’s your turn!
phrase-oh_no = Oh no!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-back_soon = I’ll be right back.
phrase-again = Another game?
phrase-goodbye = Goodbye!

## The bots of the house

level-beginner = Easy: looks at its own dice, hopes for the rest and remembers nothing.
level-counter = Steady: weighs the chances and remembers who has lost what.
level-listener = Attentive: counts like the steady one, and hears from the bids what the others may have.
level-bluffer = Sly: hides what it has, bluffs now and then, and notices how often you doubt.
level-champion = Masterly: plays every move through in its head and thinks of the whole game.
level-own = Added by the operator of this server.

### People: who I am, others, ratings, leaderboard.

## Me

people-me = You at the table
people-loading = One moment…
people-failed = That did not work
people-retry = Try again
people-home = Home
people-looks = How others see you
people-name = Your name
people-name-hint = Up to 24 characters. Others may have the same name.
people-colour = Colour
people-save = Save
people-saved = Saved: everybody sees you like this now.
people-profile = See my public page

## Account

people-account = Account
people-guest = You play as a guest, and this browser is the only place that knows you. Register, and you can log in from anywhere; your games and ratings stay yours.
people-logged-in = You are logged in as { $login }.
people-account-way = What would you like to do?
people-register = Register
people-registered = Registered. From now on you can log in anywhere.
people-log-in = Log in
people-log-in-about = The guest you are now stays behind, with everything it has played.
people-login = Login name
people-login-hint = 3 to 32 lowercase letters, digits, dots, hyphens, underscores. Nobody else sees it.
people-password = Password
people-password-hint = At least 8 characters. We do not have your email address, so a forgotten password cannot be recovered.
people-password-show = Show the password
people-password-change = Change password
people-password-old = Current password
people-password-new = New password
people-password-changed = The password is changed. Every other browser is logged out.
people-log-out = Log out
people-log-out-everywhere = Log out everywhere
people-log-out-guest = Forget this guest
people-log-out-guest-sure = A guest who leaves cannot come back: your games stay, but nobody can be { $name } again. Register first if you want to keep them.
people-cancel = Cancel
people-logged-out = You are logged out.

## History

people-my-games = Your games
people-games-of = Public games
people-my-games-none = You have not finished a game yet. After the first one you will find it here, with its replay.
people-games-none = No public game so far.
people-more = Show more
people-won = Won
people-placed = Place { $place } of { $seats }
people-no-winner = No winner
people-with = with { $names }
people-somebody = somebody
people-rated = rated

## Ratings

people-ratings = Ratings
people-ratings-about = The dot is the estimated rating; the bar shows how sure we are. Lists go by the mark on the left, which stays careful until there are many games.
people-ratings-none = No rated game yet.
people-rating-for = { $edition }, { $seats } seats
people-rating-words = About { $middle }, most likely between { $low } and { $high }.
people-rating-listed = Rating: { $value }
people-rating-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
 }

## Programs

people-programs = Programs and bots
people-tokens = Tokens
people-tokens-about = A token lets a program play as you. Give it only to those you would give your seat to.
people-tokens-none = No tokens.
people-token-label = What is it for?
people-token-make = Create a token
people-token-once = Copy it now: it is shown only this once.
people-token-of = Token for “{ $label }”
people-token-dates = created on { $made }, last used on { $used }
people-token-revoke = Revoke
people-token-revoke-sure = Revoke the token “{ $label }”? Whatever uses it stops at once.
people-bots = Your bots
people-bots-about = A bot of yours has a name and a rating of its own. It comes with a token for your program.
people-bots-none = No bots.
people-bot-name = Name of the bot
people-bot-make = Create a bot
people-bot-token = Token of { $name }
people-bot-delete = Delete
people-bot-delete-sure = Delete the bot { $name }? Its token and ratings end; its games stay, with a nameless seat.

## Muting

people-mutes = Muted people
people-mutes-none = You hear everybody.
people-mute = Mute
people-unmute = Hear again
people-mute-about = You do not see what they say, at any table. They will not know.
people-muted = You have muted { $name }.
people-unmuted = You hear { $name } again.

## My data

people-data = Your data
people-export = Download my data
people-export-about = Everything that this server keeps about you, in one file.
people-forget = Delete my data
people-forget-title = Delete your data for good?
people-forget-gone = Gone at once and for good: your name, login and password; every session and token; what you said at tables; your ratings; your bots.
people-forget-stays = The games stay, because others played them too, with a seat that leads to nobody. Where you are still playing, a bot takes your seat.
people-forget-understood = I know that this cannot be undone
people-forget-now = Delete for good
people-forgotten = Your data has been deleted. Thank you for playing.

## Somebody

people-kind-guest = Guest
people-kind-person = Registered player
people-kind-bot = A bot written by a player
people-kind-house = A built-in bot
people-gone = Nobody any more
people-gone-more = This player has deleted their data. Their games are still there, with a nameless seat.
people-unknown = There is nobody here
people-this-is-you = This is you, as others see you.
people-edit = Change

## Leaderboard

people-board = Leaderboard
people-board-about = One list for each edition and number of seats: those who are good with two at the table are not always good with six.
people-board-kind = Who plays
people-board-people = People
people-board-bots = Bots
people-board-edition = Edition
people-board-seats = Seats
people-board-listed = { $edition } ({ $listed })
people-board-rank = Rank
people-board-name = Name
people-board-rating = Rating
people-board-empty = No one is on this list yet. Play a rated game of this edition, register, and it could be you.
people-board-empty-bots = No bot is on this list yet.
people-board-others = These lists are not empty:
people-board-play = Open a table
people-board-pages = Pages of the list
people-board-next = Next ranks
people-board-previous = Previous ranks
people-you = you

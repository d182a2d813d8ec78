### The big screen: a television that shows the table, and phones that are the cups.

## Before and after the game

screen-big = Big screen
screen-title = Table { $code } on the big screen
screen-join = Join with your phone
screen-join-how = Scan this, or open { $address } and type the code:
screen-qr = The way to this table as a QR code for the camera
screen-only-here = Phones cannot reach this computer. Start the server with --lan, and their way in appears here.
screen-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
 }
screen-full = Everybody is here. The host begins the game.
screen-rematch = Another game? Press “{ $rematch }” on a phone, and this screen comes along.

## The menu

screen-menu = Screen menu
screen-full-on = Full screen
screen-full-off = Leave full screen
screen-sound-on = Sound on
screen-sound-off = Sound off
screen-leave = Close the big screen

## Nobody may watch

screen-off = Nobody may watch at this table, so a big screen cannot show it.
screen-off-soon = Nobody may watch this game: when it begins, this screen goes dark.
screen-off-how = Before a game the host can change that: “{ $change }”, then “{ $spectators }”.

## In one room: the big screen and the cups

screen-room = Together in one room
screen-open = Show the table on a big screen
screen-open-more = A television, tablet or projector shows the table; phones are the cups. It never shows a covered die.
screen-cup = This device is my cup
screen-cup-more = Only your dice and buttons here; the table is on the big screen.
screen-whole = Show the whole table
screen-look = Look at the big screen!

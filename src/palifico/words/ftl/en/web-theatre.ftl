### What is played out at the table: the end of a round, the own cup, sound and vibration.

## The end of a round

theatre-go-on = Go on
theatre-counting = Counting…
theatre-behind = The next round has begun.
theatre-decided = Deciding die: { $die } ({ $player })
theatre-place = Place { $place } of { $players }
theatre-last-round = How the last round ended

## Under my own cup

theatre-peek = Hold to peek under your cup
theatre-peek-key = Peek under your cup, or cover it
theatre-cover = Cover my dice and hold to peek
theatre-leave-open = Leave my dice open

## Heard and felt

theatre-quiet = Turn sound and vibration off
theatre-loud = Turn sound and vibration on

## Settings

theatre-haptics = Vibrate
theatre-haptics-hint = On devices that can: at the deal, on your turn, when someone calls.
theatre-own-dice = My own dice
theatre-open = Dice open
theatre-open-hint = You always see your dice.
theatre-hold = Hold to peek
theatre-hold-hint = Your dice lie under your cup: good for a phone on the table.
theatre-linger = The end of a round stays
theatre-linger-normal = A few seconds
theatre-linger-normal-hint = 4 seconds, and longer the more dice there are.
theatre-linger-short = Only briefly
theatre-linger-short-hint = As long as the table waits anyway.
theatre-linger-long = Longer
theatre-linger-long-hint = 8 seconds, and longer the more dice there are.
theatre-linger-tap = Until I tap
theatre-linger-tap-hint = Until you tap or press S. When it is your turn it makes room.

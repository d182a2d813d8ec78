### The page before the client speaks: its frame, and what to read when it cannot.

## The frame

shell-title = Perudo with friends
shell-about = The bluffing dice game. Send a link and play, no sign-up.
shell-loading = One moment, the dice are on their way…
shell-no-script = Playing needs JavaScript: switch it on in your browser and load this page again.
shell-new = Open a table
shell-learn = Learn the game

## Without a connection

shell-offline = The table cannot be reached
shell-offline-more = Your seat and your dice are safe on the server. This page carries on by itself as soon as there is a connection.
shell-offline-again = Try now
shell-offline-practise = Practise until then

## Without a client

shell-unbuilt = This server has no web client yet: stop it, run “make play” in its checkout, and load this page again.

### Die Seite, bevor das Programm spricht: ihr Rahmen, und was zu lesen ist, wenn es nicht kann.

## Der Rahmen

shell-title = Perudo mit Freunden
shell-about = Das Würfelspiel mit Bluff: Schick einen Link und spiel los, ohne Konto.
shell-loading = Einen Augenblick, die Würfel kommen auf den Tisch …
shell-no-script = Zum Spielen braucht es JavaScript: Schalte es im Browser ein und lade die Seite neu.
shell-new = Einen Tisch aufmachen
shell-learn = Das Spiel lernen

## Ohne Verbindung

shell-offline = Der Tisch ist nicht zu erreichen
shell-offline-more = Dein Platz und deine Würfel sind auf dem Server sicher. Diese Seite macht von selbst weiter, sobald die Verbindung wieder da ist.
shell-offline-again = Jetzt versuchen
shell-offline-practise = Bis dahin üben

## Ohne Programm

shell-unbuilt = Auf diesem Server fehlen noch die Seiten für den Browser: Halte ihn an, führe „make play“ im Quellverzeichnis aus und lade die Seite neu.

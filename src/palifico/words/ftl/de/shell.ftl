### Die Seite, bevor das Programm spricht: ihr Rahmen, und was zu lesen ist, wenn es nicht kann.

## Der Rahmen

shell-title = Perudo mit Freunden
shell-about = Würfel, Bluff und ein Zweifel: Öffne einen Link und setz dich an den Tisch.
shell-loading = Einen Augenblick, die Würfel kommen auf den Tisch …
shell-no-script = Zum Spielen braucht es JavaScript: Schalte es im Browser ein und lade die Seite neu.
shell-new = Einen Tisch aufmachen
shell-learn = Das Spiel lernen

## Ohne Verbindung

shell-offline = Der Tisch ist nicht zu erreichen
shell-offline-more = Dein Platz und deine Würfel sind auf dem Server sicher. Diese Seite macht von selbst weiter, sobald es wieder eine Verbindung gibt.
shell-offline-again = Jetzt versuchen
shell-offline-practise = Solange üben

## Ohne Programm

shell-unbuilt = Auf diesem Server fehlt noch das Programm für den Browser: Halte ihn an, führe „make play“ in seinem Ordner aus und lade die Seite neu.

### Ein Tisch rund um das Spiel: davor, daneben, danach, und die Verbindung.

## The line on top

room-title = Tisch { $code }
room-loading = Wir gehen zum Tisch …
room-your-turn = Du bist dran!
room-rules = Regeln
room-leave = Verlassen
room-home = Zur Startseite
room-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
 }
room-spectating = Du schaust zu. Du siehst, was alle sehen, nie verdeckte Würfel.
room-kept = Ein Bot ist für dich eingesprungen.
room-kept-for-good = Auf deinem Platz spielt bis zum Ende der Partie ein Bot.
room-kicked = Die Tischleitung hat deinen Platz freigemacht.
room-back = Meinen Platz zurücknehmen

## The connection

room-connecting = Verbindung wird aufgebaut …
room-lost = Verbindung verloren; dein Platz bleibt deiner. Neuer Versuch in { $time }
room-lost-aloud = Die Verbindung ist weg. Wir versuchen es weiter.
room-again-aloud = Wieder verbunden.
room-try-now = Jetzt versuchen
room-refused = Dieser Tisch lässt sich nicht öffnen

## Before the game

room-seats = Wer spielt
room-sit = Hier hinsetzen
room-sit-down = Hinsetzen und mitspielen
room-move = Hierher wechseln
room-add-bot = Bot dazu
room-level = Welche Bots dazukommen
room-stand = Aufstehen
room-begin = Partie beginnen
room-fill = Mit Bots auffüllen und beginnen
room-hint-sit = Es ist ein Platz für dich frei.
room-hint-full = Der Tisch ist voll: Du kannst zuschauen.
room-hint-begin = Alle sind da. Beginne, wann du magst.
room-hint-wait-seats = Warte auf deine Freunde oder setz Bots auf die freien Plätze.
room-hint-wait-host = Alle sind da. Die Tischleitung beginnt die Partie.
room-hint-wait-others = Wir warten auf die anderen.
room-starting = Alle steuern Zufall zu den Würfeln bei …
room-voids = { $count ->
    [one] { $count } ungültiger Start bisher.
   *[other] { $count } ungültige Starts bisher.
 }
room-closed = Dieser Tisch ist geschlossen.
room-adds-chance = steuert Zufall zu den Würfeln bei
room-no-chance = steuert keinen eigenen Zufall bei

## Inviting

room-invite = Lade deine Freunde ein
room-invite-more = Wer den Link öffnet oder den Code eintippt, setzt sich zu dir.
room-link = Link zu diesem Tisch
room-code = Code des Tisches
room-share = Teilen
room-share-text = Komm Perudo spielen: Ein Platz wartet auf dich.
room-qr = Der Link als QR-Code für die Kamera

## What is agreed

room-agreed = Was vereinbart ist
room-has-house = Es gelten Hausregeln: Lies sie in den Regeln dieses Tisches.
room-pace-relaxed = Ohne Uhr: Nehmt euch Zeit.
room-pace-timed = { $time } für jeden Zug.
room-out-challenge = Ist die Zeit um, wird das Gebot angezweifelt; wer eröffnen muss, eröffnet mit dem niedrigsten.
room-out-bot = Ist die Zeit um, macht ein Bot diesen Zug.
room-grace = Ist jemand { $time } weg, springt ein Bot ein, bis die Person zurück ist.
room-grace-none = Niemand muss verbunden bleiben: Spielt, wann es euch passt.
room-is-private = Nur über Link oder Code zu finden.
room-is-public = Offen für alle, in der Liste der Tische.
room-may-watch = Zuschauen ist erlaubt; verdeckte Würfel sieht dabei niemand.
room-may-not-watch = Während der Partie darf niemand zuschauen.
room-coach-on = Der Coach zeigt allen ihre Chancen.
room-rated = Diese Partie zählt für die Wertung.
room-read-rules = Die Regeln dieses Tisches lesen
room-change = Einstellungen ändern
room-change-now = Änderungen speichern
room-cancel = Abbrechen

## Changing what is agreed

room-set-edition = Ausgabe
room-set-seats = Plätze
room-set-pace = Zeit
room-set-no-clock = Ohne Uhr
room-set-timed = { $time } pro Zug
room-set-timeout = Wenn die Zeit um ist
room-set-challenge = wird das Gebot angezweifelt
room-set-bot = macht ein Bot den Zug
room-set-privacy = Wer kommen darf
room-set-private = Wer den Link oder den Code hat
room-set-public = Alle; der Tisch steht in der Liste
room-set-talk = Chat am Tisch
room-set-talk-text = Eigene Texte und fertige Sätze
room-set-talk-phrases = Nur fertige Sätze
room-set-talk-off = Kein Chat
room-set-spectators = Andere dürfen zuschauen
room-set-coach = Coach für alle
room-set-rated = Zählt für die Wertung
room-set-code = Regelcode
room-set-code-more = Freiwillig; gilt anstelle der Ausgabe und der Regeln darüber.
room-house-stay = { $count ->
    [one] Diese Hausregel bleibt:
   *[other] Diese Hausregeln bleiben:
 }
room-house-go = { $count ->
    [one] Diese Hausregel passt nicht zu { $edition } und fällt weg:
   *[other] Diese Hausregeln passen nicht zu { $edition } und fallen weg:
 }
room-house-boxed = Die übrigen stehen ohnehin in den Regeln von { $edition }.

## What may be done with somebody

room-tools = Mehr zu { $player }
room-kick = Wegschicken
room-replace = Bis zum Ende durch einen Bot ersetzen
room-swap = Ein Bot bis zur Rückkehr
room-hand-over = Leitung übergeben
room-mute = Stummschalten
room-unmute = Stummschaltung aufheben
room-profile = Profil

## Leaving

room-leave-sure = Die Partie verlassen?
room-leave-more = Ein Bot spielt bis zum Ende auf deinem Platz; du bekommst ihn nicht zurück.
room-leave-hint = Schließt du nur die Seite, wartet dein Platz auf dich.
room-leave-now = Partie verlassen
room-stay = Bleiben

## Beside the table

room-beside = Verlauf und Chat
room-log = Verlauf
room-talk = Chat
room-new-lines = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
 }
room-phrases = Fertige Sätze
room-say = Senden
room-say-what = Was möchtest du sagen?
room-talk-empty = Noch hat niemand etwas gesagt.
room-no-talk = An diesem Tisch wird nicht gechattet.
room-fair = Faire Würfel
room-check-number = Prüfnummer { $code }: Alle hier sehen dieselbe; vergleicht sie laut. Nach der Partie lässt sich jeder Wurf nachrechnen.

## The coach

room-coach = Der Coach
room-coach-more = Wie wahrscheinlich jedes Gebot stimmt: allein nach deinen Würfeln, und mit dem, was die anderen geboten haben.
room-coach-before = Laut deinen Würfeln
room-coach-after = Nach den Geboten
room-coach-chosen = Das gewählte Gebot
room-coach-dudo = { $dudo } ist richtig
room-coach-calza = { $calza } ist richtig
room-coach-table = Chancen der Gebote
room-coach-advice = Was der Coach tun würde
room-coach-win = Chance, die Partie zu gewinnen
room-coach-thinks = Der Coach denkt nach …
room-coach-aloud = Vorlesen

## After the game

room-rematch = Noch eine Partie
room-next-table = Zur Revanche
room-replay = Wiederholung ansehen

### Was mehrere Teile der Seite sagen.

## Die Leitung zum Server

common-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
common-failed = Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.

## Gebote laut

common-bid-of-2 = { $count ->
    [one] { $count } Zwei
   *[other] { $count } Zweien
 }
common-bid-of-3 = { $count ->
    [one] { $count } Drei
   *[other] { $count } Dreien
 }
common-bid-of-4 = { $count ->
    [one] { $count } Vier
   *[other] { $count } Vieren
 }
common-bid-of-5 = { $count ->
    [one] { $count } Fünf
   *[other] { $count } Fünfen
 }
common-bid-of-6 = { $count ->
    [one] { $count } Sechs
   *[other] { $count } Sechsen
 }

## Der Beginn eines Spiels

common-mistrust = Vorsicht: Die Liste der Plätze oder die Würfel haben sich geändert, seit du dich gesetzt hast. Trau dieser Partie nicht.
common-checked = Würfel versiegelt. Prüfnummer { $code } (bei allen gleich).
common-check-number = Prüfnummer der Würfel, bei allen gleich: { $code }

## Was am Tisch geschieht

common-your-turn = Du bist dran!
common-hurry = Du hast noch { $time }.
common-log-sat = { $you ->
    [yes] Du setzt dich.
   *[no] { $player } setzt sich.
 }
common-log-stood = Platz { $number } ist wieder frei.
common-log-sent-away = Die Tischleitung hat Platz { $number } freigemacht.
common-log-host = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $player } leitet jetzt den Tisch.
 }
common-log-settings = Die Einstellungen des Tisches haben sich geändert. Sieh sie dir kurz an.
common-log-locked = Wer mitspielt, steht fest. Alle steuern jetzt Zufall zu den Würfeln bei.
common-log-void = Der Start ist ungültig: Von Platz { $names } kam nicht, was nötig war; er ist wieder frei.
common-log-last-die = { $palifico }: { $wilds } sind in dieser Runde keine Joker.
common-log-count = { $count ->
    [one] Geboten war { $bid }: Es gibt { $count }.
   *[other] Geboten war { $bid }: Es gibt { $count }.
 }
common-log-time-up = Die Zeit war um.
common-log-together = Gleichzeitig gesagt: { $asks }.
common-log-not-counted = gilt nicht
common-log-kept-away = { $you ->
    [yes] Du warst weg: Ein Bot ist für dich eingesprungen.
   *[no] { $player } ist weg: Ein Bot springt ein.
 }
common-log-kept-left = { $you ->
    [yes] Du bist gegangen: Ein Bot spielt auf deinem Platz weiter.
   *[no] { $player } ist gegangen: Ein Bot spielt auf dem Platz weiter.
 }
common-log-kept-kicked = { $you ->
    [yes] Die Tischleitung hat dich weggeschickt: Ein Bot spielt auf deinem Platz weiter.
   *[no] Die Tischleitung hat { $player } weggeschickt: Ein Bot spielt auf dem Platz weiter.
 }
common-log-kept-swapped = { $you ->
    [yes] Die Tischleitung lässt einen Bot für dich spielen, bis du zurück bist.
   *[no] Die Tischleitung lässt vorerst einen Bot für { $player } spielen.
 }
common-log-returned = { $you ->
    [yes] Du hast deinen Platz wieder.
   *[no] { $player } ist zurück.
 }
common-log-given-up = Die Partie endete ohne Sieg.
common-log-closed = Dieser Tisch ist geschlossen.
common-log-rematch = Für die Revanche steht ein neuer Tisch bereit.

## Kit

common-less = Weniger: { $what }
common-more = Mehr: { $what }
common-strength = Stärke { $strength } von { $all }
common-close = Schließen
common-dismiss = Diesen Hinweis ausblenden
common-copy = Kopieren
common-copied = Kopiert
common-back = Zurück
common-skip = Zum Inhalt springen
common-nav = Hauptmenü
common-nav-play = Spielen
common-nav-learn = Lernen
common-nav-rules = Regeln
common-nav-leaders = Rangliste
common-nav-me = Ich
common-nav-settings = Einstellungen
common-home = Zur Startseite
common-language = Sprache
common-fair-dice = Sind die Würfel fair?
common-loading = Einen Augenblick …
common-offline = Du bist offline. Sobald die Verbindung wieder da ist, geht alles dort weiter, wo es war.
common-trouble = Etwas ist schiefgegangen
common-not-loaded = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
common-broken = Diese Seite ist über einen Fehler von uns gestolpert. Deine Partien sind auf dem Server sicher.
common-try-again = Noch einmal versuchen
common-nowhere = Nichts unter diesem Becher
common-nowhere-more = Unter dieser Adresse gibt es keine Seite. Vielleicht ist ein Buchstabe des Links verloren gegangen.
common-keys = Tastenkürzel
common-keys-use = Einzelne Tasten verwenden
common-keys-hint = Schalte sie aus, wenn du diktierst oder oft versehentlich eine Taste drückst.
common-keys-everywhere = Überall
common-keys-table = Am Tisch
common-keys-here = Auf dieser Seite
common-key-help = Diese Liste zeigen
common-key-home = Zur Startseite gehen
common-key-face = Eine Augenzahl wählen
common-key-count = Die Anzahl erhöhen oder senken
common-key-bid = Das Gebot abgeben
common-key-dudo = Das Gebot anzweifeln
common-key-exact = Sagen, dass das Gebot genau stimmt
common-key-skip = Das Aufdecken überspringen
common-key-log = Den Verlauf öffnen
common-key-phrases = Die fertigen Sätze öffnen

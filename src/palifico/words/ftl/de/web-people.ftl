### People: who I am, others, ratings, leaderboard.

## Me

people-me = Du am Tisch
people-loading = Einen Augenblick …
people-failed = Das hat nicht geklappt
people-retry = Noch einmal versuchen
people-home = Zur Startseite
people-looks = Wie andere dich sehen
people-name = Dein Name
people-name-hint = Höchstens 24 Zeichen. Andere dürfen gleich heißen.
people-colour = Farbe
people-save = Speichern
people-saved = Gespeichert: So sehen dich jetzt alle.
people-profile = Meine öffentliche Seite ansehen

## Account

people-account = Konto
people-guest = Du spielst als Gast, und nur dieser Browser kennt dich. Registriere dich, dann kannst du dich überall anmelden; deine Partien und Wertungen bleiben dir erhalten.
people-logged-in = Du bist als { $login } angemeldet.
people-account-way = Was möchtest du tun?
people-register = Registrieren
people-registered = Registriert. Ab jetzt kannst du dich überall anmelden.
people-log-in = Anmelden
people-log-in-about = Der Gast, als der du jetzt spielst, bleibt zurück, samt allen Partien.
people-login = Benutzername
people-login-hint = 3 bis 32 Kleinbuchstaben, Ziffern, Punkte, Binde- und Unterstriche. Sonst sieht ihn niemand.
people-password = Passwort
people-password-hint = Mindestens 8 Zeichen. Wir haben keine Mailadresse von dir: Ein vergessenes Passwort können wir dir nicht schicken.
people-password-show = Passwort zeigen
people-password-change = Passwort ändern
people-password-old = Bisheriges Passwort
people-password-new = Neues Passwort
people-password-changed = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet.
people-log-out = Abmelden
people-log-out-everywhere = Überall abmelden
people-log-out-guest = Diesen Gast vergessen
people-log-out-guest-sure = Ein Gast, der geht, kann nicht zurückkommen: Die Partien bleiben, aber niemand kann wieder { $name } sein. Registriere dich vorher, wenn du sie behalten willst.
people-cancel = Abbrechen
people-logged-out = Du bist abgemeldet.

## History

people-my-games = Deine Partien
people-games-of = Öffentliche Partien
people-my-games-none = Du hast noch keine Partie beendet. Nach der ersten findest du sie hier, mit ihrer Wiederholung.
people-games-none = Bisher keine öffentliche Partie.
people-more = Mehr zeigen
people-won = Gewonnen
people-placed = { $place }. Platz von { $seats }
people-no-winner = Kein Sieg
people-with = mit { $names }
people-somebody = jemand
people-rated = gewertet

## Ratings

people-ratings = Wertungen
people-ratings-about = Der Punkt ist die geschätzte Wertung, der Balken zeigt, wie sicher sie ist. Die Rangliste geht nach dem Strich links, der vorsichtig bleibt, solange es wenige Partien sind.
people-ratings-none = Noch keine gewertete Partie.
people-rating-for = { $edition }, { $seats } Plätze
people-rating-words = Etwa { $middle }, sehr wahrscheinlich zwischen { $low } und { $high }.
people-rating-listed = Wertung: { $value }
people-rating-games = { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
 }

## Programs

people-programs = Programme und Bots
people-tokens = Zugriffstoken
people-tokens-about = Mit einem Token kann ein Programm unter deinem Namen spielen. Gib es nur jemandem, dem du auch deinen Platz geben würdest.
people-tokens-none = Keine Token.
people-token-label = Wofür ist es?
people-token-make = Token erstellen
people-token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
people-token-of = Token für „{ $label }“
people-token-dates = erstellt am { $made }, zuletzt benutzt am { $used }
people-token-revoke = Widerrufen
people-token-revoke-sure = Das Token „{ $label }“ widerrufen? Was es benutzt, hört sofort auf.
people-bots = Deine Bots
people-bots-about = Ein Bot von dir hat einen eigenen Namen und eine eigene Wertung. Du bekommst dazu ein Token für dein Programm.
people-bots-none = Keine Bots.
people-bot-name = Name des Bots
people-bot-make = Bot erstellen
people-bot-token = Token von { $name }
people-bot-delete = Löschen
people-bot-delete-sure = Den Bot { $name } löschen? Sein Token und seine Wertungen verschwinden; seine Partien bleiben, mit einem namenlosen Platz.

## Muting

people-mutes = Stummgeschaltete Personen
people-mutes-none = Du hörst alle.
people-mute = Stummschalten
people-unmute = Stummschaltung aufheben
people-mute-about = Du siehst an keinem Tisch, was diese Person sagt. Sie erfährt nichts davon.
people-muted = Du hast { $name } stummgeschaltet.
people-unmuted = Du hörst { $name } wieder.

## My data

people-data = Deine Daten
people-export = Meine Daten herunterladen
people-export-about = Alles, was dieser Server über dich aufbewahrt, in einer Datei.
people-forget = Meine Daten löschen
people-forget-title = Deine Daten für immer löschen?
people-forget-gone = Sofort und für immer weg: dein Name, Benutzername und Passwort; alle Sitzungen und Token; was du an Tischen gesagt hast; deine Wertungen; deine Bots.
people-forget-stays = Die Partien bleiben, denn andere haben sie mitgespielt; dein Platz führt dann aber zu niemandem mehr. Wo du noch spielst, übernimmt ein Bot deinen Platz.
people-forget-understood = Ich weiß, dass sich das nicht rückgängig machen lässt
people-forget-now = Endgültig löschen
people-forgotten = Deine Daten sind gelöscht. Danke fürs Mitspielen.

## Somebody

people-kind-guest = Spielt als Gast
people-kind-person = Registriertes Konto
people-kind-bot = Ein Bot, den jemand geschrieben hat
people-kind-house = Ein eingebauter Bot
people-gone = Niemand mehr da
people-gone-more = Wer das war, hat die eigenen Daten gelöscht. Die Partien sind noch da, mit einem namenlosen Platz.
people-unknown = Hier ist niemand
people-this-is-you = Das bist du, wie andere dich sehen.
people-edit = Ändern

## Leaderboard

people-board = Rangliste
people-board-about = Je eine Liste pro Ausgabe und Anzahl der Plätze: Wer zu zweit stark ist, ist es nicht immer zu sechst.
people-board-kind = Wer spielt
people-board-people = Menschen
people-board-bots = Die Bots
people-board-edition = Ausgabe
people-board-seats = Plätze
people-board-listed = { $edition }: { $listed }
people-board-rank = Rang
people-board-name = Wer
people-board-rating = Wertung
people-board-empty = Auf dieser Liste steht noch niemand. Spiele eine gewertete Partie dieser Ausgabe, registriere dich, und bald stehst vielleicht du hier.
people-board-empty-bots = Auf dieser Liste steht noch kein Bot.
people-board-others = Auf diesen Listen steht jemand:
people-board-play = Einen Tisch aufmachen
people-board-pages = Seiten der Liste
people-board-next = Nächste Ränge
people-board-previous = Vorige Ränge
people-you = du

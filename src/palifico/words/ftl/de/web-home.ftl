### Die Startseite, Beitreten mit einem Code, ein neuer Tisch.

## The first page

home-title = Perudo mit Freunden
home-about = Würfel, Bluff und ein Zweifel. Öffne einen Link, setz dich, spiel mit.
home-play-now = Jetzt gegen Bots spielen
home-play-now-more = Drei Gegner, keine Uhr, keine Anmeldung.
home-play-edition = Gespielt wird nach den Regeln von { $edition }.
home-friends = Ein Tisch für Freunde
home-friends-more = Wähle die Regeln, schick den Link, fang an, wenn alle da sind.
home-friends-go = Tisch aufmachen
home-learn = Neu im Spiel?
home-learn-more = Lerne es in drei Minuten, in vier kurzen Runden.
home-learn-go = Zeig’s mir

## Joining by a code

home-join-title = Hast du einen Code bekommen?
home-join-label = Code des Tisches
home-join-hint = Sechs Buchstaben; der ganze Link geht auch.
home-join = Beitreten
home-join-form = Ein Code hat sechs Buchstaben. Sieh ihn dir noch einmal an.
home-code-title = Zum Tisch
home-code-looking = Der Tisch mit dem Code { $code } wird gesucht …
home-code-again = Frag noch einmal nach dem Code, oder versuche hier einen anderen.

## My games and open tables

home-mine = Deine laufenden Spiele
home-mine-more = { $count ->
    [one] Noch eines zeigen
   *[other] Noch { $count } zeigen
 }
home-my-turn = Du bist dran
home-their-turn = Andere sind dran
home-beginning = Das Spiel beginnt
home-watch = Läuft: zuschauen
home-waiting = { $count ->
    [one] { $count } von { $seats } Plätzen besetzt
   *[other] { $count } von { $seats } Plätzen besetzt
 }
home-alone = Noch ist sonst niemand da
home-with = Mit { $names }
home-hosted = Tisch von { $host }
home-house-mark = mit Hausregeln
home-open = Offene Tische
home-open-none = Gerade wartet niemand. Mach einen öffentlichen Tisch auf: Wer vorbeikommt, findet ihn hier.
home-open-make = Öffentlichen Tisch aufmachen
home-open-unread = Die Liste lässt sich gerade nicht lesen; es wird von selbst noch einmal versucht.
home-open-reading = Die Liste der Tische wird gelesen …

## How I am seen

home-me = So sehen dich die anderen
home-me-none = Du brauchst kein Konto: Sobald du spielst, wird dir ein Name zugelost.
home-me-choose = Wähle deinen Namen
home-me-change = Aussehen ändern
home-me-guest = Du spielst als Gast.
home-me-name = Dein Name
home-me-shape = Deine Form
home-me-colour = Deine Farbe
home-me-keep = Speichern
home-me-leave = Abbrechen
home-shape-circle = Kreis
home-shape-square = Quadrat
home-shape-triangle = Dreieck
home-shape-diamond = Raute
home-shape-star = Stern
home-shape-heart = Herz
home-shape-moon = Mond
home-shape-drop = Tropfen
home-shape-leaf = Blatt
home-shape-flower = Blume
home-shape-cross = Kreuz
home-shape-hexagon = Sechseck
home-colour-red = Rot
home-colour-orange = Orange
home-colour-yellow = Gelb
home-colour-lime = Limette
home-colour-green = Grün
home-colour-teal = Petrol
home-colour-sky = Himmelblau
home-colour-blue = Blau
home-colour-violet = Violett
home-colour-pink = Rosa
home-colour-brown = Braun
home-colour-grey = Grau

## A new table

home-new-title = Ein neuer Tisch
home-new-edition = Welche Regeln?
home-new-edition-more = Fünf Schachteln heißen Perudo, und jede spielt sich ein wenig anders.
home-new-reading = Die Ausgaben werden gelesen …
home-new-rulebook = Alle Regeln von { $edition }
home-new-options = Wahlregeln dieser Schachtel
home-new-players = Wer spielt mit?
home-new-seats = Plätze
home-new-bots = Davon Bots
home-new-level = Wie die Bots spielen
home-new-free = { $count ->
    [one] Ein Platz ist für einen Freund.
   *[other] { $count } Plätze sind für Freunde.
 }
home-new-full = Für Freunde bleibt kein Platz: Das Spiel beginnt sofort.
home-new-pace = Zeit für jeden Zug
home-pace-relaxed = Ohne Uhr
home-pace-relaxed-more = Alle nehmen sich die Zeit, die sie brauchen.
home-pace-live-more = Für ein Spiel an einem Stück.
home-pace-slow-more = Als Fernspiel: Komm wieder, wann du willst, niemand muss dableiben.
home-new-more = Weitere Einstellungen
home-new-privacy = Wer kommen darf
home-privacy-private = Freunde mit dem Link
home-privacy-public = Alle
home-privacy-public-more = Der Tisch steht in der Liste der offenen Tische.
home-privacy-private-more = Den Tisch findet man nur über den Link oder den Code.
home-new-spectators = Andere dürfen zuschauen
home-new-spectators-more = Verdeckte Würfel sieht dabei niemand.
home-new-talk = Gespräch am Tisch
home-talk-usual = Wie üblich: frei unter Freunden, fertige Sätze öffentlich
home-talk-text = Texte und fertige Sätze
home-talk-phrases = Nur fertige Sätze
home-talk-off = Keine Gespräche
home-new-timeout = Wenn die Zeit um ist
home-timeout-challenge = Das Gebot wird angezweifelt, oder das niedrigste eröffnet
home-timeout-bot = Ein Bot macht diesen Zug
home-new-rated = Gewertetes Spiel
home-new-rated-more = Das Ergebnis zählt für die Wertung aller. Nicht mit Hausregeln.
home-new-coach = Tipps
home-new-coach-more = Zeigt allen am Tisch, wie wahrscheinlich jedes Gebot ist.
home-new-make = Den Tisch aufmachen
home-new-make-begin = Tisch aufmachen und anfangen

## House rules

home-house = Hausregeln
home-house-more = Spiel wie bei dir zu Hause: Jede Regel lässt sich ändern, für bis zu zwölf Personen.
home-house-open = Regeln ändern
home-house-count = { $count ->
    [one] Eine Regel ist anders als in der Schachtel.
   *[other] { $count } Regeln sind anders als in der Schachtel.
 }
home-house-intro = Was du nicht anrührst, bleibt wie in der Schachtel.
home-house-summary = Deine Regeln in einfachen Worten
home-house-code = Code dieser Regeln
home-house-code-more = Wer ihn eingibt, spielt nach denselben Regeln.
home-house-load = Regeln mit ihrem Code laden
home-house-load-go = Laden
home-house-loaded = Die Regeln des Codes sind eingestellt.
home-house-reset = Zurück zur Schachtel
home-house-was-reset = Jede Regel ist wieder wie in der Schachtel.
home-house-done = Fertig
home-house-undo = Diese Änderung zurücknehmen
home-house-faulty = Diese Regeln passen noch nicht zusammen: Sieh dir die markierten an.
home-house-box = in der Schachtel
home-source-silent = Die Schachtel sagt dazu nichts; das ist unsere Vereinbarung.
home-source-reading = Die Schachtel lässt sich hier auf mehr als eine Weise lesen.
home-source-convention = Das ist eine Vereinbarung von uns.

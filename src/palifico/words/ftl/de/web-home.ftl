### Die Startseite, Beitreten mit einem Code, ein neuer Tisch.

## The first page

home-title = Perudo mit Freunden
home-about = Das Würfelspiel mit Bluff: Verdecke deine Würfel, biete auf die aller und entlarve, wer lügt.
home-play-now = Gegen Bots spielen
home-play-now-more = Drei Bots, keine Uhr, kein Konto nötig.
home-play-edition = Gespielt wird nach den Regeln von { $edition }.
home-friends = Ein Tisch für Freunde
home-friends-more = Wähle die Regeln, schick den Link und fang an, wenn alle da sind.
home-friends-go = Tisch aufmachen
home-learn = Neu hier? In drei Minuten gelernt

## Joining by a code

home-join-title = Hast du einen Code bekommen?
home-join-label = Code des Tisches
home-join-hint = Sechs Buchstaben; der ganze Link geht auch.
home-join = Mitspielen
home-join-form = Ein Code hat sechs Buchstaben. Sieh ihn dir noch einmal an.
home-code-title = Zum Tisch
home-code-looking = Der Tisch mit dem Code { $code } wird gesucht …
home-code-again = Frag noch einmal nach dem Code oder versuche hier einen anderen.

## My games and open tables

home-mine = Deine laufenden Partien
home-mine-more = { $count ->
    [one] Noch eine zeigen
   *[other] Noch { $count } zeigen
 }
home-my-turn = Du bist dran
home-their-turn = Andere sind dran
home-beginning = Die Partie beginnt
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
home-open-unread = Die Liste lässt sich gerade nicht laden; wir versuchen es automatisch noch einmal.
home-open-reading = Die Liste der Tische wird geladen …

## How I am seen

home-me = So sehen dich die anderen
home-me-none = Du brauchst kein Konto: Sobald du spielst, bekommst du einen Namen.
home-me-choose = Wähle deinen Namen
home-me-change = Aussehen ändern
home-me-guest = Du spielst als Gast.
home-me-name = Dein Name
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
home-new-edition-more = Von Perudo gibt es fünf Ausgaben, und jede spielt sich ein wenig anders.
home-new-reading = Die Ausgaben werden geladen …
home-new-rulebook = Alle Regeln von { $edition }
home-new-options = Optionale Regeln dieser Ausgabe
home-new-players = Wer spielt mit?
home-new-seats = Plätze
home-new-bots = Davon Bots
home-new-level = Wie die Bots spielen
home-new-free = { $count ->
    [one] Ein Platz ist für Freunde frei.
   *[other] { $count } Plätze sind für Freunde frei.
 }
home-new-full = Für Freunde bleibt kein Platz: Die Partie beginnt sofort.
home-new-pace = Zeit pro Zug
home-pace-relaxed = Ohne Uhr
home-pace-relaxed-more = Alle nehmen sich die Zeit, die sie brauchen.
home-pace-live-more = Für eine Partie an einem Stück.
home-pace-slow-more = Als Fernpartie: Komm wieder, wann du willst, niemand muss dableiben.
home-new-more = Weitere Einstellungen
home-new-privacy = Wer kommen darf
home-privacy-private = Freunde mit dem Link
home-privacy-public = Alle
home-privacy-public-more = Der Tisch steht in der Liste der offenen Tische.
home-privacy-private-more = Den Tisch findet man nur über den Link oder den Code.
home-new-spectators = Andere dürfen zuschauen
home-new-spectators-more = Verdeckte Würfel sieht beim Zuschauen niemand.
home-new-talk = Chat am Tisch
home-talk-usual = Wie üblich: frei unter Freunden, an öffentlichen Tischen nur fertige Sätze
home-talk-text = Eigene Texte und fertige Sätze
home-talk-phrases = Nur fertige Sätze
home-talk-off = Kein Chat
home-new-timeout = Wenn die Zeit um ist
home-timeout-challenge = Das Gebot wird angezweifelt; wer eröffnen muss, eröffnet mit dem niedrigsten
home-timeout-bot = Ein Bot macht diesen Zug
home-new-rated = Gewertete Partie
home-new-rated-more = Das Ergebnis zählt für die Wertung aller. Nicht mit Hausregeln.
home-new-coach = Der Coach
home-new-coach-more = Zeigt allen am Tisch, wie wahrscheinlich jedes Gebot ist.
home-new-make = Den Tisch aufmachen
home-new-make-begin = Tisch aufmachen und anfangen

## House rules

home-house = Hausregeln
home-house-more = Spielt wie bei euch zu Hause: Jede Regel lässt sich ändern, für bis zu zwölf Personen.
home-house-open = Regeln ändern
home-house-count = { $count ->
    [one] Eine Regel ist anders als in der Anleitung.
   *[other] { $count } Regeln sind anders als in der Anleitung.
 }
home-house-intro = Was du nicht änderst, bleibt wie in der Anleitung.
home-house-summary = Deine Regeln in einfachen Worten
home-house-code = Code dieser Regeln
home-house-code-more = Wer ihn eingibt, spielt nach denselben Regeln.
home-house-load = Regeln über ihren Code laden
home-house-load-go = Laden
home-house-loaded = Die Regeln dieses Codes sind eingestellt.
home-house-reset = Zurück zu den Regeln der Anleitung
home-house-was-reset = Alle Regeln sind wieder wie in der Anleitung.
home-house-done = Fertig
home-house-undo = Diese Änderung zurücknehmen
home-house-faulty = Diese Regeln passen noch nicht zusammen: Sieh dir die markierten an.
home-house-box = laut Anleitung
home-source-silent = Die Anleitung sagt dazu nichts; das ist unsere Festlegung.
home-source-reading = Die Anleitung lässt hier mehr als eine Lesart zu.
home-source-convention = Das ist unsere Festlegung.

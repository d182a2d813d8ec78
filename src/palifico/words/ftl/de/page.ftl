### Die Seite, auf der gespielt wird. Variablen bleiben als „{name}“ stehen: Die Seite füllt sie.

## The first page

page-title = Perudo mit Freunden
page-about = Würfel, Bluff und ein Zweifel: Öffne einen Link und setz dich an den Tisch.
page-loading = Einen Augenblick …
page-no-script = Zum Spielen braucht es JavaScript: Schalte es im Browser ein und lade die Seite neu.
page-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
page-home = Zur Startseite
page-language = Sprache
page-rules = Spielregeln
page-rules-short = Regeln
page-play-now = Jetzt gegen Bots spielen
page-play-now-more = Drei Gegner, keine Uhr, keine Anmeldung.
page-make = Einen Tisch für Freunde aufmachen
page-make-now = Tisch aufmachen
page-join-code = Hast du einen Code bekommen?
page-join = Beitreten
page-my-tables = Deine Tische
page-open-tables = Tische für alle
page-no-tables = Gerade wartet kein öffentlicher Tisch auf Mitspieler. Mach einen auf!
page-taken = { $count } von { $seat } Plätzen besetzt

## How I am seen

page-name = Dein Name
page-edit = Ändern
page-keep = Speichern
page-shape = Form
page-colour = Farbe
page-shape-circle = Kreis
page-shape-square = Quadrat
page-shape-triangle = Dreieck
page-shape-diamond = Raute
page-shape-star = Stern
page-shape-heart = Herz
page-shape-moon = Mond
page-shape-drop = Tropfen
page-shape-leaf = Blatt
page-shape-flower = Blume
page-shape-cross = Kreuz
page-shape-hexagon = Sechseck
page-colour-red = Rot
page-colour-orange = Orange
page-colour-yellow = Gelb
page-colour-lime = Limette
page-colour-green = Grün
page-colour-teal = Petrol
page-colour-sky = Himmelblau
page-colour-blue = Blau
page-colour-violet = Violett
page-colour-pink = Rosa
page-colour-brown = Braun
page-colour-grey = Grau

## How a table is set

page-edition = Ausgabe der Regeln
page-option = Wahlregel
page-seats = Plätze
page-pace = Zeit
page-pace-relaxed = Ohne Uhr
page-pace-timed = { $time } für jeden Zug
page-timeout = Wenn die Zeit um ist
page-timeout-challenge = das Gebot wird angezweifelt, oder mit dem niedrigsten eröffnet
page-timeout-bot = ein Bot macht diesen Zug
page-time-out-then = Braucht jemand länger als { $time }: { $option }.
page-grace = Ist jemand { $time } weg, hält ein Bot den Platz, bis die Person zurück ist.
page-grace-none = Niemand muss verbunden bleiben: Gespielt wird, wann es passt.
page-privacy = Wer kommen darf
page-private = Wer den Link oder den Code hat
page-public = Alle; der Tisch steht in der Liste
page-spectators = Andere dürfen zuschauen
page-may-watch = Zuschauen ist erlaubt; verdeckte Würfel sieht dabei niemand.
page-may-not-watch = Während des Spiels darf niemand zuschauen.
page-talk = Tischgespräch
page-talk-usual = Wie üblich: Texte unter Freunden, fertige Sätze öffentlich
page-talk-text = Texte und fertige Sätze
page-talk-phrases = Nur fertige Sätze
page-talk-off = Keine Gespräche
page-no-talk = An diesem Tisch wird nicht geredet.
page-code-of-rules = Hausregel-Code
page-code-of-rules-more = Freiwillig; gilt anstelle der Ausgabe und der Regeln darüber.
page-has-house-rules = Es gelten Hausregeln: Lies sie unten nach.
page-change = Einstellungen des Tisches ändern
page-change-now = So einstellen

## Before the game

page-before = Vor dem Spiel
page-invite = Lade deine Freunde ein
page-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert.
page-copy-yourself = Der Browser erlaubt es nicht: Bitte kopiere ihn selbst.
page-share = Teilen
page-code = Code des Tisches:
page-free = Platz { $number }: frei
page-sit = Hier sitzen
page-sit-down = Hinsetzen und mitspielen
page-move = Hierher wechseln
page-add-bot = Bot dazu
page-add-easy-bot = Leichter Bot
page-stand = Aufstehen
page-begin = Spiel beginnen
page-fill = Mit Bots auffüllen und beginnen
page-hint-sit = Es ist ein Platz für dich frei.
page-hint-full = Der Tisch ist voll: Du kannst zuschauen.
page-hint-begin = Alle sind da. Beginne, wann du magst.
page-hint-wait-seats = Warte auf deine Freunde oder setz Bots auf die freien Plätze.
page-hint-wait-host = Alle sind da. Wer den Tisch leitet, beginnt das Spiel.
page-hint-wait-others = Wir warten auf die anderen.
page-starting = Die Würfel werden aus dem Zufall aller gemischt. Prüfnummer: { $code }
page-voids = Bisher ungültige Starts: { $count }
page-closed = Dieser Tisch ist geschlossen.
page-mistrust = Vorsicht: Die Liste der Spieler oder die Würfel sind nicht das, wofür du dich hingesetzt hast. Trau diesem Spiel nicht.
page-checked = Geprüft: Dein Zufall steckt in den Würfeln. Nummer zum lauten Vergleichen: { $code }
page-check-number = Prüfnummer der Würfel, zum lauten Vergleichen: { $code }

## Seats

page-you = du
page-to-act = am Zug
page-out = raus
page-winner = gewinnt!
page-host = leitet
page-bot = ein Bot
page-kept = ein Bot hält den Platz
page-away = abwesend
page-no-chance = ohne eigenen Zufall
page-dice-left = Übrige Würfel: { $count }
page-tools = Mehr zu { $player }
page-kick = Wegschicken
page-replace = Bis zum Ende durch einen Bot ersetzen
page-swap = Ein Bot bis zur Rückkehr
page-hand-over = Leitung übergeben
page-mute = Stummschalten
page-unmute = Wieder hören
page-watching = Zuschauende: { $count }
page-leave = Verlassen
page-leave-sure = Das Spiel verlassen? Ein Bot spielt bis zum Ende auf deinem Platz.
page-back = Meinen Platz zurück

## The game

page-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
 }
page-your-turn = Du bist dran!
page-hurry = Du hast noch { $time }.
page-now = Das Gebot ist { $bid }.
page-bid-by = { $player } bietet
page-bid-was = ({ $player } hatte { $bid } geboten.)
page-no-bid = Noch kein Gebot.
page-last-die = { $wilds } sind in dieser Runde keine Joker. In der Regel steigt nur die Anzahl.
page-your-dice = Deine Würfel
page-face = Augenzahl
page-count = Anzahl
page-less = Eins weniger
page-more = Eins mehr
page-bid = { $bid } bieten
page-dudo-means = das glaube ich nicht
page-calza-means = genau richtig
page-last-round = Die Runde davor:
page-rematch = Noch eine Partie
page-next-table = Zur Revanche
page-places = Rangfolge
page-proof = Würfel prüfen, Partie herunterladen

## The log, and the line

page-log = Was geschehen ist
page-log-sat = { $you ->
    [yes] Du setzt dich.
   *[no] { $player } setzt sich.
 }
page-log-host = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $player } leitet jetzt den Tisch.
 }
page-log-settings = Der Tisch ist jetzt anders eingestellt: Sieh nach.
page-log-void = Der Start gilt nicht: Von Platz { $names } kam nicht, was nötig war; er ist wieder frei.
page-log-count = Geboten war { $bid }: Es sind { $count }.
page-log-time-up = Die Zeit war um.
page-log-together = Im selben Augenblick gesagt: { $asks }.
page-not-counted = gilt nicht
page-log-kept = { $you ->
    [yes] Ein Bot hält deinen Platz.
   *[no] Ein Bot hält den Platz von { $player }.
 }
page-log-returned = { $you ->
    [yes] Du hast deinen Platz zurück.
   *[no] { $player } ist zurück.
 }
page-log-given-up = Das Spiel endete ohne Sieg.
page-connecting = Verbindung wird aufgebaut …
page-lost = Die Verbindung ist weg, dein Platz bleibt deiner. Neuer Versuch in
page-try-now = Jetzt versuchen
page-phrases = Fertige Sätze
page-say = Sagen
page-say-what = Was möchtest du am Tisch sagen?

## Games that are over, and dice over many games

page-game-over = Eine Partie, die vorbei ist
page-played = Beendet am { $date }. Gespielte Runden: { $rounds }
page-dice-of-game = Die Würfel dieser Partie
page-proof-more = Jeder Wurf lässt sich aus dem nachrechnen, was vor der Partie festgelegt wurde. Hier tut es der Server; mit der Datei und dem Prüfprogramm kannst du es selbst tun, ohne uns.
page-check-dice = Würfel prüfen
page-checking = Jeder Wurf wird nachgerechnet …
page-record = Partie herunterladen (JSON)
page-notation = Partie herunterladen (Text)
page-verifier = Prüfprogramm herunterladen (Python)
page-dice-statistics = Die Würfel aller Partien
page-dice-all = Alle Ausgaben
page-dice-games = Gewonnene Partien: { $games } · aufgegeben: { $count } · ungültige Starts: { $number }
page-dice-face = Seite
page-dice-seen = Gefallen
page-dice-expected = Erwartet
page-dice-off = Abweichung

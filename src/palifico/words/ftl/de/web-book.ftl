### Spielregeln zum Lesen und Vergleichen, und „Darf ich das bieten?“ für den echten Tisch.

book-title = Die Spielregeln
book-shelf = Jede Schachtel hat ihre eigenen Regeln und eigene Wörter dafür. Welche ist deine?
book-unknown = Unter dieser Adresse steht keine Ausgabe. Diese kennen wir:
book-read = Die Regeln lesen
book-learn = Beim Spielen lernen
book-compare = Mit einer anderen Ausgabe vergleichen
book-ask = Darf ich das bieten?
book-ask-more = Streit am Tisch? Hier siehst du, was man bieten darf und warum.
book-compare-more = Zwei Schachteln nebeneinander: was verschieden ist und was nicht.
book-another = Andere Ausgaben
book-words = Die Wörter dieser Schachtel
book-word-wild = der Joker
book-word-dudo = der Zweifel
book-word-palifico = die Runde mit dem letzten Würfel
book-word-calza = die Genau-Ansage
book-contents = Inhalt
book-print = Drucken
book-share-code = Code dieser Regeln
book-as-played = Wie an deinem Tisch gespielt wird
book-mark-option = Wahlregel
book-mark-chosen = Gewählte Regel
book-mark-house = Hausregel
book-mark-silent = Die Schachtel schweigt
book-mark-reading = Lässt sich anders lesen
book-mark-convention = Unsere Übereinkunft
book-new-table = Nach diesen Regeln spielen

## Zwei Ausgaben nebeneinander

book-compare-title = Zwei Ausgaben nebeneinander
book-left = Die eine Ausgabe
book-right = Die andere Ausgabe
book-swap = Seiten tauschen
book-only-differences = Nur zeigen, was verschieden ist
book-count = { $count ->
    [one] Eine Regel ist verschieden.
   *[other] { $count } Regeln sind verschieden.
 }
book-none-differs = Diese beiden haben dieselben Regeln.
book-differs = Verschieden
book-both = In beiden
book-lacks = Eine solche Regel gibt es hier nicht.

## Darf ich das bieten?

book-ask-about = Für den echten Tisch: Sag, wie es steht, und sieh alles, was erlaubt ist.
book-ask-edition = Ausgabe
book-ask-rules = Wahlregeln, Hausregeln
book-ask-code = Hausregel-Code
book-ask-code-hint = Beginnt mit PF1- und gilt anstelle der Ausgabe und ihrer Wahlregeln.
book-ask-with-calza = Wir spielen mit { $calza }
book-ask-with-palifico = Wir spielen mit { $palifico }
book-ask-players = Mitspielende zu Beginn
book-ask-before = Das Gebot davor
book-ask-no-bid = Noch kein Gebot
book-ask-some-bid = Es gibt eines
book-ask-face = Augenzahl
book-ask-count = Anzahl
book-ask-round = Welche Runde ist es?
book-ask-normal = Eine normale
book-ask-one-die = Ich habe nur einen Würfel
book-ask-opener = Ich habe diese Runde eröffnet
book-ask-now = Was man jetzt bieten darf
book-ask-tap = Das kleinste Gebot jeder Augenzahl. Tippe eines an, um danach zu fragen.
book-span = { $least } bis { $most }
book-span-one = nur { $least }
book-span-none = jetzt nicht
book-least-words = { $face }: Das kleinste Gebot ist { $bid }, die höchste Anzahl { $most }
book-none-words = { $face }: kann man jetzt nicht bieten
book-ask-why = Warum die anderen nicht?
book-ask-question = Darf ich bieten …
book-ask-this = Darf ich { $bid } bieten?
book-yes = Ja
book-no = Nein
book-ask-calls = Ansagen
book-ask-doubt = Darf man das Gebot anzweifeln?
book-ask-doubt-yes = Wer an der Reihe ist, darf { $dudo } sagen, statt zu erhöhen.
book-ask-exact = Darf man das Gebot für genau erklären?
book-ask-link = Link zu dieser Frage
book-ask-over = Von vorn

### Spielregeln zum Lesen und Vergleichen, und „Darf ich das bieten?“ für den echten Tisch.

book-title = Die Spielregeln
book-shelf = Jede Ausgabe hat ihre eigenen Regeln und eigene Wörter dafür. Welche hast du?
book-unknown = Unter dieser Adresse gibt es keine Ausgabe. Diese kennen wir:
book-read = Die Regeln lesen
book-learn = Beim Spielen lernen
book-compare = Mit einer anderen Ausgabe vergleichen
book-ask = Darf ich das bieten?
book-ask-more = Streit am Tisch? Hier siehst du, was man bieten darf und warum.
book-compare-more = Zwei Ausgaben nebeneinander: was verschieden ist und was nicht.
book-another = Andere Ausgaben
book-words = Die Wörter dieser Ausgabe
book-word-wild = der Joker
book-word-dudo = das Anzweifeln
book-word-palifico = die Runde um den letzten Würfel
book-word-calza = die Genau-Ansage
book-contents = Inhalt
book-print = Drucken
book-example = Beispiel
book-share-code = Code dieser Regeln
book-as-played = So wird an deinem Tisch gespielt
book-mark-option = Optionale Regel
book-mark-chosen = Optionale Regel, gewählt
book-mark-house = Hausregel
book-mark-silent = Die Anleitung sagt nichts
book-mark-reading = Lässt sich anders lesen
book-mark-convention = Unsere Festlegung
book-new-table = Nach diesen Regeln spielen

## Zwei Ausgaben nebeneinander

book-compare-title = Zwei Ausgaben nebeneinander
book-left = Die eine Ausgabe
book-right = Die andere Ausgabe
book-swap = Seiten tauschen
book-only-differences = Nur zeigen, was verschieden ist
book-count = { $count ->
    [one] Eine Regel ist anders.
   *[other] { $count } Regeln sind anders.
 }
book-none-differs = Diese beiden haben dieselben Regeln.
book-differs = Anders
book-differs-option = Nur mit einer optionalen Regel
book-both = In beiden
book-lacks = Eine solche Regel gibt es hier nicht.

## Darf ich das bieten?

book-ask-about = Für den echten Tisch: Gib an, wie es steht, und sieh alles, was erlaubt ist.
book-ask-edition = Ausgabe
book-ask-rules = Optionale Regeln, Hausregeln
book-ask-code = Regelcode
book-ask-code-hint = Beginnt mit PF1- und gilt anstelle der Ausgabe und ihrer optionalen Regeln.
book-ask-with-calza = Wir spielen mit { $calza }
book-ask-with-palifico = Wir spielen mit { $palifico }
book-ask-players = Personen zu Beginn
book-ask-before = Das Gebot davor
book-ask-no-bid = Noch kein Gebot
book-ask-some-bid = Es gibt schon eines
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
book-ask-question = Was möchtest du bieten?
book-ask-this = Darf ich { $bid } bieten?
book-yes = Ja
book-no = Nein
book-ask-calls = Ansagen
book-ask-doubt = Darf man das Gebot anzweifeln?
book-ask-doubt-yes = Wer an der Reihe ist, darf { $dudo } sagen, statt zu erhöhen.
book-ask-exact = Darf man die Genau-Ansage machen?
book-ask-link = Link zu dieser Frage
book-ask-over = Von vorn

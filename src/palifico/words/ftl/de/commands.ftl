### Die Befehlszeile: wozu jeder Befehl und jeder Parameter dient und was ausgegeben wird.

command-palifico = Perudo nach den Regeln deiner Ausgabe.
command-editions = Zeigt die Ausgaben und ihre optionalen Regeln.
command-rules = Zeigt die Regeln einer Ausgabe oder die Unterschiede zwischen zweien.
command-explain = Sagt, ob ein Gebot oder eine Genau-Ansage erlaubt ist, warum, und was sonst ginge.
command-house = Erklärt die Regeln eines Tisches in einfachen Worten und nennt den Regelcode.
command-referee = Prüft Spielprotokolle: je Zeile ein Protokoll in JSON, je Zeile ein Urteil.
command-record = Wandelt Spielprotokolle zwischen JSON-Zeilen und Textnotation um.
command-play = Zum Spielen im Terminal: gegen Bots, mit Freunden oder an jedem Tisch, dessen Link oder Code du hast.
command-doctor = Prüft die Installation und sagt, was zu tun ist, wenn etwas fehlt oder nicht geht.
command-completion = Gibt ein Skript aus, mit dem eine Shell Befehle, Optionen und Werte ergänzt.
command-version = Zeigt die Version.
command-help = Zeigt diese Hilfe.

param-edition = Die Ausgabe, zum Beispiel paco.
param-lang = Sprache der Antwort: it, en, fr, es, nl oder de.
param-against = Eine weitere Ausgabe: Nur die Unterschiede werden gezeigt.
param-rule = Optionale Regeln und Hausregeln als Name=Wert, zum Beispiel --rule calza=true --rule dice_each=3.
param-previous = Das Gebot davor, etwa 8x6; gibst du nur eines an, ist es das Eröffnungsgebot.
param-bid = Das fragliche Gebot, etwa 9x6 oder 3xA.
param-last-die = In einer Runde um den letzten Würfel.
param-one-die = Wer bietet, hat nur noch einen Würfel.
param-opener = Wer bietet, hat diese Runde um den letzten Würfel eröffnet.
param-calza = Fragt nach der Genau-Ansage zum Gebot statt nach einer Erhöhung.
param-file = Die Datei; ohne sie oder mit - wird die Standardeingabe gelesen.
param-legal = Zeigt auch, was bei jeder Entscheidung erlaubt war.
param-seats = Wie viele mitspielen.
param-seed = Ein Startwert, um noch einmal mit denselben Würfen zu spielen.
param-to = Das Zielformat: json oder text.
param-shell = Die Shell: bash, zsh oder fish.

usage-heading = Aufruf:
usage-command = BEFEHL
commands-heading = Befehle
parameters-heading = Parameter

## Erklären

explain-legal = Erlaubt: Auf { $previous } darf man { $bid } bieten.
explain-legal-opening = Erlaubt: Mit dem Gebot { $bid } darf man die Runde eröffnen.
explain-illegal = Nicht erlaubt. { $why }
explain-impossible = Das vorige Gebot, { $previous }, ist nicht möglich. { $why }
explain-rule = Die Regel: { $rule }
explain-calza-bidder = Wer geboten hat, darf die Genau-Ansage machen.
explain-calza-bidder-not = Wer geboten hat, darf die Genau-Ansage nicht machen. { $why }
explain-calza-to-act = Wer an der Reihe ist, darf die Genau-Ansage machen.
explain-calza-to-act-not = Wer an der Reihe ist, darf die Genau-Ansage nicht machen. { $why }
explain-calza-others = Die anderen dürfen die Genau-Ansage machen.
explain-calza-others-not = Die anderen dürfen die Genau-Ansage nicht machen. { $why }
explain-calza-option = In dieser Ausgabe ist { $calza } eine optionale Regel, die nur gilt, wenn ihr sie wählt. Für diesen Fall gilt:
explain-calza-none = Diese Ausgabe kennt keine Genau-Ansage.

## Hausregeln

house-plain = { $edition }, genau nach Anleitung.
house-differs = { $edition }, mit diesen Abmachungen: { $differences }
house-players = { $players ->
    [one] Eine Person am Tisch.
   *[other] { $players } Personen am Tisch.
 }
house-share = Regelcode: { $code }

## Andere Antworten

editions-options = optionale Regeln: { $options }
editions-no-options = keine optionalen Regeln
fault-file-unreadable = { $file } lässt sich nicht lesen: { $why }
fault-output-unwritable = Die Antwort lässt sich nicht schreiben: { $why }
fault-seats = Eine Partie spielen { $from } bis { $to } Personen, nicht { $given }.
fault-rule-form = „{ $given }“ hat nicht die Form Name=Wert.
fault-command-unknown = Es gibt keinen Befehl „{ $given }“.
fault-command-option = Hier gibt es keine Option „{ $given }“.
fault-command-missing = Es fehlt etwas: { $name }.
fault-command-value = „{ $given }“ ist für { $name } nicht möglich.
fault-command-choice = „{ $given }“ ist für { $name } nicht möglich; zur Wahl stehen: { $expected }.
fault-command-number = „{ $given }“ ist keine Zahl, und { $name } braucht eine.
fault-command-extra = Das ist zu viel: „{ $given }“.
fault-command-twice = { $name } ist doppelt angegeben; einmal genügt.
fault-command-other = Dieser Befehl ist nicht zu verstehen: { $why }
hint-near = Meintest du { $near }?
hint-help = { $help } zeigt, was es gibt.
fault-notation-invalid = Zeile { $line } entspricht nicht der Notation: { $what }
fault-record-illegal = Runde { $round } dieser Partie verstößt gegen die Regeln: { $what }

## Die Textnotation

notation-expects-version = eine Partie beginnt mit der Zeile „palifico 1“.
notation-expects-single = hier wird nur eine Partie erwartet.
notation-expects-header = eine Kopfzeile schreibt man „Schlüssel: Wert“.
notation-expects-known = die Kopfzeilen sind edition, options, house, players, starter, date und id.
notation-expects-once = das wurde schon angegeben.
notation-expects-edition = „edition“ ist der Name einer Ausgabe.
notation-expects-value = optionale Regeln und Hausregeln schreibt man „Name=Wert, Name=Wert“.
notation-expects-players = „players“ ist eine Zahl von 2 bis 12, oder 2 bis 12 Namen mit Kommas dazwischen.
notation-expects-starter = „starter“ ist der Buchstabe eines Platzes an diesem Tisch.
notation-expects-date = „date“ ist ein Datum, zum Beispiel 2026-01-31.
notation-expects-text = ein Text besteht aus bloßen Wörtern oder steht wie in JSON in doppelten Anführungszeichen.
notation-expects-round = hier wird die nächste Runde erwartet: Nummer, Punkt, Würfel, Aktionen, Aufdecken, Ergebnis, mit | dazwischen.
notation-expects-dice = die Würfel jedes Platzes stehen genau einmal da, etwa a25 b16 c-.
notation-expects-action = eine Aktion ist ein Platz und ein Gebot, dudo oder calza, etwa b 3x5.
notation-expects-reveal = beim Aufdecken stehen die Plätze in der Reihenfolge ihrer Becher und die Summe, etwa c a b = 2.
notation-expects-outcome = ein Ergebnis schreibt man b -1, b +1, b out, b wins oder =.
notation-expects-uncalled = niemand hat etwas angesagt, also gibt es kein Aufdecken und kein Ergebnis.
notation-expects-shown = nach den Regeln werden die Becher so gehoben: { $rules }.
notation-expects-count = nach den Regeln ist die Summe { $rules }.
notation-expects-result = nach den Regeln ist das Ergebnis { $rules }.

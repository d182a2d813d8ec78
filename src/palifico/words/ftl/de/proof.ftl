### Der Beweis für die Würfel einer Partie: was verify antwortet und was play davon erzählt.

command-verify = Prüft allein anhand der Protokolle, ob Würfel, Regeln und Ende beendeter Partien stimmen.
param-key = Der öffentliche Schlüssel des Servers: 64 Hexadezimalziffern, oder eine Datei, in der sie stehen.
param-script = Gibt das eigenständige Prüfprogramm aus: eine einzige Python-Datei, die sonst nichts von uns braucht.
param-record = Fügt die Partie samt dem Beweis ihrer Würfel dieser Datei hinzu.

## Die Antwort

proof-good = Bewiesen: Alle { $dice } Würfel aus { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 } sind so, wie sie vor der Partie feststanden, und jeder Zug war nach den Regeln von { $edition } erlaubt (geprüft: { $checked }).
proof-winner = Gewonnen hat { $winner }.
proof-no-chance = Niemand hat Zufall beigesteuert: Wer die Partie leitete, hätte diese Würfel wählen können.
proof-unread = Nicht bewiesen. { $what }
proof-check-number = Prüfnummer: { $lock }.
proof-not-signed = Nicht signiert: Bewiesen sind die Würfel, nicht, wer was gesagt hat.
proof-signed-by-somebody = Signiert mit dem Schlüssel { $key }; ob es der des Servers ist, zeigt sich, wenn du dessen Schlüssel mit --key angibst.
proof-signed-by-key = Vom Server signiert, dessen Schlüssel du angegeben hast.
proof-first-unchecked = Wer begann, wurde nicht geprüft: Nach diesen Regeln bestimmt jemand, wer anfängt.
proof-summary = { $proven } von { $games } Partien bewiesen.
proof-bad = Nicht bewiesen: { $what }.
proof-bad-after = Nicht bewiesen: { $what } (bis dahin war alles in Ordnung: { $checked }).
proof-seat = die Person auf Platz { $seat }
proof-none = In { $file } steht keine Partie.
proof-reading = Partien werden geprüft

## Was geprüft wird, der Reihe nach; dies steht in einer Liste

stage-record = Protokoll
stage-rules = Regeln
stage-commitments = versiegelte Zahlen der Mitspielenden
stage-lock = festgeschriebene Liste
stage-mix = gemischter Zufall
stage-chain = Geheimnisse der Runden
stage-first = wer beginnt
stage-dice = alle Würfel
stage-game = Partie bis zum Ende
stage-stamp = Stempel
stage-signatures = Signaturen

## Was nicht stimmen kann; jedes steht nach „Nicht bewiesen:“

flaw-fair-missing = Diese Partie wurde ohne den Beweis ihrer Würfel aufgeschrieben (ob sie fair aussehen: palifico dice-stats)
flaw-fair-seats = Der Beweis der Würfel hat nicht so viele Plätze wie die Partie
flaw-fair-rounds = Der Beweis der Würfel hat nicht so viele Runden wie die Partie
flaw-fair-rules = Die Regeln sind nicht die, die vor der Partie festgelegt wurden
flaw-fair-unopened = Für { $player } fehlt die versiegelte Zahl oder ihre Offenlegung, obwohl beide zusammengehören
flaw-fair-commit = Was { $player } offengelegt hat, ist nicht die versiegelte Zahl
flaw-fair-lock = Die Liste der Plätze ist nicht die, die vor der Partie festgeschrieben wurde
flaw-fair-mix = Die Mischung ergibt sich nicht aus der festgeschriebenen Liste und ihren Offenlegungen
flaw-fair-chain = Das Geheimnis der Runde { $round } stammt nicht aus der Kette, die vor der Partie festgelegt wurde
flaw-fair-first = Begonnen hat jemand anders, als das Los bestimmt hatte
flaw-fair-dice = Die Würfel, die { $player } in Runde { $round } hatte, sind nicht die, die sich aus den Geheimnissen ergeben
flaw-game-illegal-move = In Runde { $round } verstößt der Zug von { $player }, { $move }, gegen die Regeln: { $why }
flaw-game-illegal = Runde { $round } verstößt gegen die Regeln: { $why }
flaw-game-unfinished = Die Partie wurde abgebrochen: Niemand hat gewonnen
flaw-stamp-missing = Das Protokoll hat keinen Stempel
flaw-stamp-digest = Im Protokoll wurde etwas geändert, nachdem es gestempelt war
flaw-signature-missing = Das Protokoll ist nicht signiert
flaw-signature-key = Das Protokoll ist mit einem anderen Schlüssel signiert als dem angegebenen
flaw-signature-anchor = Die Signatur unter dem Anker der Kette passt nicht
flaw-signature-lock = Die Signatur unter der festgeschriebenen Liste passt nicht
flaw-signature-mix = Die Signatur unter der Mischung passt nicht
flaw-signature-record = Die Signatur unter dem Protokoll passt nicht

## Schlüssel, Siegel und Dateien

fault-key-form = { $place } enthält keinen Schlüssel: Erwartet werden 64 Hexadezimalziffern.
fault-key-open = Andere können { $file } lesen, also ist der Schlüssel darin nicht geheim. Erzeuge einen neuen, oder, falls ihn niemand gelesen hat: chmod 600.
fault-seal-broken = Dieses versiegelte Geheimnis lässt sich nicht öffnen: Der Schlüssel ist ein anderer, oder das Geheimnis wurde verändert.
fault-file-not_text = { $file } enthält weder JSON-Protokolle noch Text.
fault-file-unwritable = { $file } lässt sich nicht schreiben: { $why }
fault-file-not_records = { $file } enthält keine Spielprotokolle, je Zeile ein JSON-Objekt; es wurde nichts hineingeschrieben.

## Spielprotokolle

record-expects-fields = { $where } muss ein Objekt mit diesen Feldern sein: { $fields }.
record-expects-hex = { $where } muss aus { $digits } Hexadezimalziffern bestehen, 0-9 und a-f.
record-expects-list = { $where } muss eine JSON-Liste sein.
record-expects-text = { $where } muss ein Text sein.
record-expects-canonical = ein gestempeltes Protokoll enthält nur ganze Zahlen unter 2⁵³ und einwandfreien Text.
notation-expects-proof = „fair“ und „stamp“ schreibt man als JSON, wie in einem Spielprotokoll.

## Im Terminal

play-practice = Eine Übungspartie: Ihre Würfel stammen aus dem Startwert { $seed } und lassen sich also vorhersagen.
play-recorded-script = Oder ohne unser Programm, mit einer einzigen Python-Datei:
play-keep = Diese Partie samt dem Beweis ihrer Würfel aufheben? Dateiname, oder nur die Eingabetaste für nein:
play-player = Spieler 1
play-recorded = Die Partie steht in { $file }. So prüfst du ihre Würfel:
play-chain-ended = Diese Partie hat 1.024 Runden gedauert, und ihre Würfel sind aufgebraucht: Sie endet hier, ohne dass jemand gewinnt.

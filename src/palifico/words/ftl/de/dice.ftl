### `palifico dice-stats`: Zeigen die Würfel dieser Protokolle, was ehrliche Würfel zeigen würden?

command-dice-stats = Sagt, ob sich die Würfel in Spielprotokollen wie faire Würfel verhalten.
param-files = Dateien mit Spielprotokollen, oder - für die Standardeingabe.
param-plot = Zeichnet das Ergebnis auch in diese Datei, als SVG-Bild.
param-json = Antwortet in JSON.

fault-dice-face = In { $where } steht { $given }, und das ist keine Augenzahl: Es gibt 1 bis 6.
fault-file-not_svg = { $file } ist kein SVG-Bild; es wurde nichts hineingeschrieben.

## Was gezählt wurde

dice-reading = Protokolle werden gelesen
dice-counted = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
 }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }.
dice-repeated = { $games ->
    [one] 1 Partie kam mehrfach vor und zählt nur einmal.
   *[other] { $games } Partien kamen mehrfach vor und zählen nur einmal.
 }
dice-heading-face = Augen
dice-heading-seen = gezählt
dice-heading-expected = erwartet
dice-heading-off = Abweichung
dice-legend = Der Strich { $mark } zeigt, wie viele zu erwarten sind. { $sigma } ist eine Standardabweichung: Mit fairen Würfeln bleibt die Abweichung einer Augenzahl in etwa 19 von 20 Fällen unter zwei; in etwa jeder vierten Tabelle liegt also eine darüber.

## Die Prüfungen

dice-test-faces = Augenzahlen: Chi-Quadrat { $statistic } bei 5 Freiheitsgraden; p { $p }.
dice-test-high-low = Hoch (4 bis 6) und niedrig (1 bis 3): { $seen } Serien, { $expected } erwartet, Abweichung { $off }; p { $p }.
dice-test-odd-even = Ungerade und gerade: { $seen } Serien, { $expected } erwartet, Abweichung { $off }; p { $p }.
dice-test-equal = Gleiche Augenzahl wie der Würfel davor: { $seen } Würfel, { $expected } erwartet, Abweichung { $off }; p { $p }.
dice-order-too-few = Die Reihenfolge: zu wenige Würfel hintereinander, um etwas zu sagen ({ $pairs } mit einem anderen davor; nötig sind { $least }).
dice-order-sorted = Die Reihenfolge: nicht geprüft. Die Würfel sind je Platz sortiert aufgeschrieben, also ist nicht mehr bekannt, in welcher Reihenfolge sie gefallen sind.
dice-marked-unusual = { $line } Ungewöhnlich.
dice-marked-very-unusual = { $line } Sehr ungewöhnlich.

## Das Urteil

dice-verdict-too-few = Zu wenige Würfel, um etwas zu sagen: Es sind { $dice }, nötig sind { $least }.
dice-verdict-usual = Nichts Ungewöhnliches: Faire Würfel sehen { $count ->
    [one] in etwa einem
   *[other] in etwa { $count }
 } von 100 Fällen mindestens so seltsam aus.
dice-verdict-unusual = Ungewöhnlich: Faire Würfel sehen nur { $count ->
    [one] in etwa einem
   *[other] in etwa { $count }
 } von 10.000 Fällen mindestens so seltsam aus. Doch aus reinem Zufall wirken faire Würfel in einem von hundert Fällen ungewöhnlich: Sieh dir weitere Partien an, bevor du den Würfeln die Schuld gibst.
dice-verdict-very-unusual = Sehr ungewöhnlich: Faire Würfel sehen in weniger als einem von 10.000 Fällen so seltsam aus. Reiner Zufall erklärt das kaum.
dice-effect-faces = Am meisten fällt die { $face } auf: { $share } der Würfel zeigen sie, zu erwarten sind { $expected }.
dice-effect-high-low-more = Hoch und niedrig wechseln sich zu oft ab: { $share } mehr Serien als erwartet.
dice-effect-high-low-less = Zu oft folgt hoch auf hoch und niedrig auf niedrig: { $share } weniger Serien als erwartet.
dice-effect-odd-even-more = Ungerade und gerade wechseln sich zu oft ab: { $share } mehr Serien als erwartet.
dice-effect-odd-even-less = Zu oft folgt ungerade auf ungerade und gerade auf gerade: { $share } weniger Serien als erwartet.
dice-effect-equal-more = Zu oft zeigt ein Würfel dasselbe wie der davor: in { $share } der Fälle, zu erwarten sind { $expected }.
dice-effect-equal-less = Zu selten zeigt ein Würfel dasselbe wie der davor: in { $share } der Fälle, zu erwarten sind { $expected }.
dice-effect-sorted = Würfel, die beim Aufschreiben sortiert wurden, sähen auch so aus.

## Die Zeichnung

dice-plot-title = Wie oft jede Augenzahl gefallen ist
dice-plot-expected = erwartet: { $share }
dice-plot-band = Mit fairen Würfeln liegt jede Augenzahl in 95 von 100 Fällen in diesem Band; in etwa jedem vierten Bild liegt also eine außerhalb.
dice-plot-out = Außerhalb des Bandes: Das macht die Augenzahlen ungewöhnlich.
dice-plot-face = Augenzahl { $face }: { $seen } von { $dice } Würfeln, { $share }
dice-picture = Das Bild steht in { $file }.

### `palifico odds`: Wie wahrscheinlich ist ein Gebot?

command-odds = Sagt, wie wahrscheinlich ein Gebot stimmt, ohne und mit Rücksicht auf die bisherigen Gebote. Ohne --edition gelten die Regeln von paco.
param-dice = Die eigenen Würfel, etwa 24551.
param-others = Die Würfel der anderen: wie viele insgesamt, etwa 15, oder Becher für Becher im Uhrzeigersinn von links, etwa 5,5,3.
param-bids = Die Gebote dieser Runde der Reihe nach, etwa "3x4 4x4 5x5"; das letzte kam von rechts.

fault-odds-dice = Die eigenen Würfel gibt man als 1 bis { $most } Ziffern von 1 bis 6 an, etwa 24551; „{ $given }“ geht nicht.
fault-odds-others = Die Würfel der anderen gibt man als Zahl von 1 bis { $most } an, etwa 15, oder als Becher mit höchstens { $each } Würfeln und Kommas dazwischen, etwa 5,5,3; „{ $given }“ ist keins von beiden.
fault-odds-cup = Unter einem Becher liegen höchstens { $most } Würfel, nicht { $given }.
fault-odds-alone = Sonst hat niemand Würfel: Da gibt es nichts zu bieten.
fault-odds-opener = Eine Runde um den letzten Würfel eröffnet, wer nur einen hat; hier sind es { $given }.
odds-impossible = Nach den Regeln von { $edition } kann Gebot Nummer { $number } dieser Runde, { $bid }, nicht abgegeben worden sein. { $why }

## Die Tabelle

odds-known = Deine Würfel: { $dice }. Unter den anderen Bechern: { $others ->
    [one] 1 Würfel.
   *[other] { $others } Würfel.
 }
odds-bid = Gebot
odds-true = stimmt
odds-exact = stimmt genau
odds-before = laut Würfeln
odds-after = nach den Geboten
odds-before-short = vorher
odds-after-short = nachher
odds-model = „Vorher“ ist, was die Würfel allein sagen; „nachher“ berücksichtigt auch die Gebote und setzt voraus, dass alle so bieten, wie es das Modell { $model } sagt.

## Was das heißt

odds-sure = { $bid } stimmt sicher: { $chance }.
odds-likely = { $bid } stimmt wahrscheinlich: { $chance }.
odds-even = { $bid } stimmt etwa so oft, wie es nicht stimmt: { $chance }.
odds-unlikely = { $bid } ist wahrscheinlich falsch: Es stimmt nur mit { $chance } Wahrscheinlichkeit.
odds-never = { $bid } kann nicht stimmen: { $chance }.
odds-heard-more = Die Gebote sprechen dafür: Vorher waren es { $before }.
odds-heard-less = Die Gebote sprechen dagegen: Vorher waren es { $before }.
odds-heard-same = Die Gebote ändern daran kaum etwas.
odds-raises = Unter den kleinsten Erhöhungen ist { $bid } am wahrscheinlichsten: { $chance }.
odds-openings = Das sind die höchsten Anzahlen, die eher stimmen als nicht.
odds-closed = Auf { $faces } ist keine Erhöhung erlaubt.
odds-not-now = { $bid } könntest du jetzt nicht bieten. { $why }

## Die Zeichnung

odds-plot-title = Wie wahrscheinlich ein Gebot stimmt, je nach Anzahl
odds-plot-half = Über dieser Linie stimmt ein Gebot eher als nicht.
fault-file-svg_name = Der Name einer Zeichnung endet auf .svg; „{ $file }“ tut das nicht. Es wurde nichts geschrieben.

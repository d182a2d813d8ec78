### Bildtexte der Beispielrunden, einer je Schritt: was sich jemand dabei denken mag oder welche Regel gilt.

## asmodee-2024

caption-asmodee-2024-roll = Sechs Leute mit je fünf Würfeln: dreißig Würfel unter den Bechern. Hier liegen sie offen, damit du folgen kannst; an einem echten Tisch sieht jede Person nur die eigenen. Andrea eröffnet.
caption-asmodee-2024-1 = Andrea hat eine Vier und einen { $wild }, den Joker. Von dreißig Würfeln zählen etwa zehn für jede Augenzahl: Sechs Vieren sind ein vorsichtiger Anfang.
caption-asmodee-2024-2 = Diego nennt mehr Würfel, und dann ist jede Augenzahl erlaubt, auch eine niedrigere. Er hat zwei Dreien und einen { $wild }.
caption-asmodee-2024-3 = Maria lässt es bei sieben und erhöht die Augenzahl: Mit drei Fünfen und einem { $wild } sagt sie gern Fünfen.
caption-asmodee-2024-4 = Aurora findet sieben schon reichlich und wechselt auf { $wilds }: Die Hälfte von sieben, aufgerundet, ist vier. Sie selbst hat keinen einzigen. Ein Bluff!
caption-asmodee-2024-5 = Carmen hat vier Sechsen und will weg von den { $wilds }. Das kostet einen Würfel mehr als das Doppelte von vier: neun.
caption-asmodee-2024-call = Nicola hat keine Sechs, nur einen { $wild }. Neun von dreißig klingt nach zu viel: „{ $dudo }!“
caption-asmodee-2024-end = Alle Becher werden gehoben: fünf Sechsen und vier { $wilds } machen genau neun. Carmen hatte recht. Nicola verliert einen Würfel und eröffnet die nächste Runde.

## piatnik

caption-piatnik-roll = Die Partie beginnt: sechs Leute, dreißig Würfel. Die Würfel liegen hier offen, damit du folgen kannst; an einem echten Tisch sieht jede Person nur die eigenen. Marco eröffnet.
caption-piatnik-1 = Marco hat zwei Vieren und eine { $wild }, die ebenfalls als Vier zählt. Drei hat er also selbst: Acht insgesamt sind gut möglich, neun wären gewagt.
caption-piatnik-2 = Lucio bleibt bei den Vieren und legt einen Würfel drauf. Neun Würfel mit einer beliebigen anderen Augenzahl gingen auch, oder acht Fünfen oder Sechsen.
caption-piatnik-3 = Elena hat keine Vier. Sie wechselt auf { $wilds }: Die Hälfte von neun, aufgerundet, ist fünf. Sie hat nur eine und hofft auf die anderen.
caption-piatnik-4 = Fulvio will nicht sechs { $wilds } sagen. Zurück zu einer Zahl kostet einen Würfel mehr als das Doppelte von fünf: elf. Er hat zwei Vieren und bleibt dabei.
caption-piatnik-call = Carlo hat eine Vier und keine { $wild }. Elf sind ihm zu viel: „{ $dudo }!“
caption-piatnik-end = Carlo hebt den Becher zuerst, die anderen folgen im Uhrzeigersinn: sechs Vieren und drei { $wilds } machen neun. Zwei zu wenig: Fulvio verliert einen Würfel und eröffnet die nächste Runde.

## pressman-2008

caption-pressman-2008-roll = Sechs Leute, dreißig Würfel und eine lebhafte Runde. Die Würfel liegen hier offen, damit du folgen kannst; an einem echten Tisch sieht jede Person nur die eigenen. Alice eröffnet.
caption-pressman-2008-1 = Alice fängt hoch an: Unter ihrem Becher liegen zwei Vieren und ein { $wild }, und zehn ist ungefähr das, was dreißig Würfel von jeder Augenzahl hergeben, { $wilds } mitgezählt.
caption-pressman-2008-2 = Ben bleibt bei zehn und erhöht die Augenzahl. Zwei Sechsen und zwei { $wilds }: Vier davon hat er schon selbst.
caption-pressman-2008-3 = Carol sagt einen Würfel mehr, also darf die Augenzahl sogar sinken. Sie hat zwei Zweien und ein { $wild }.
caption-pressman-2008-4 = Dan erhöht gleich um zwei. Drei eigene Zweien erlauben es, und wer danach kommt, gerät in die Klemme.
caption-pressman-2008-5 = Emily hat keine Zwei, aber zwei { $wilds }. Die Hälfte von dreizehn, aufgerundet, ist sieben: Das ist ihr Ausweg.
caption-pressman-2008-6 = Frank kehrt zu den Zahlen zurück: Ein Würfel mehr als das Doppelte von sieben, das sind fünfzehn. Drei Zweien und ein { $wild } machen ihm Mut.
caption-pressman-2008-7 = Alice ist wieder dran und legt einen Würfel drauf. Drei andere haben auf Zweien geboten, und sie selbst hat eine Zwei und ein { $wild }.
caption-pressman-2008-8 = Ben wechselt wieder auf { $wilds }: Die Hälfte von sechzehn ist acht. Zwei hat er selbst. Sieben waren schon geboten: Dieselbe Anzahl { $wilds } kommt in einer Runde nie zweimal vor.
caption-pressman-2008-call = Carol hat nur ein { $wild }. Acht unter dreißig Würfeln? „{ $dudo }!“
caption-pressman-2008-end = Carol zeigt zuerst, dann geht es im Uhrzeigersinn, Ben kommt zuletzt: sieben { $wilds }, eins zu wenig. Ben verliert einen Würfel und eröffnet die nächste Runde mit vier Würfeln. Die sechzehn Zweien von Alice stimmten übrigens genau.

## azteca

caption-azteca-roll = Die Anleitung dieser Ausgabe enthält keine Beispielrunde, deshalb hier eine von uns: fünf Leute, fünfundzwanzig Würfel. Sie liegen offen, damit du folgen kannst. Lucia eröffnet.
caption-azteca-1 = Lucia hat zwei Vieren und fängt niedrig an. Nach oben ist noch viel Platz.
caption-azteca-2 = Pablo geht zu einer höheren Augenzahl, und dann darf auch die Anzahl steigen. Zwei Sechsen und eine { $wild }: Die Hälfte seiner sechs Würfel hat er selbst.
caption-azteca-3 = Ines hat drei Dreien. Aber in dieser Ausgabe sinkt die Augenzahl nicht einfach so, auch nicht mit mehr Würfeln. Es bleibt nur ein Umweg: { $wilds }. Die Hälfte von sechs ist drei.
caption-azteca-4 = Teo kehrt zu den Zahlen zurück, mit einem Würfel mehr als dem Doppelten von drei: sieben. Nach { $wilds } ist jede Augenzahl wieder frei, und so wurden aus Sechsen Dreien. Er hat zwei davon und eine { $wild }.
caption-azteca-5 = Rosa legt einen Würfel drauf. Sie hat nur eine einzige Drei, aber sie glaubt Teo.
caption-azteca-call = Lucia hat keine Drei und keine { $wild }. Acht? „{ $dudo }!“
caption-azteca-end = Links von Lucia wird zuerst gezeigt: Pablo zwei, Ines vier, Teo drei. Samt { $wilds } macht das neun, und das Gebot von acht ist bewiesen: Rosa und Lucia lassen ihre Becher stehen. Lucia verliert einen Würfel und eröffnet die nächste Runde.

## paco

caption-paco-roll = Mitten in einer Partie: fünf Leute, und nur noch einundzwanzig Würfel. Die Würfel liegen hier offen, damit du folgen kannst; an einem echten Tisch sieht jede Person nur die eigenen. Ana eröffnet.
caption-paco-1 = Ana hat zwei Vieren. Noch zwei unter den siebzehn anderen Würfeln: Das ist kaum ein Risiko.
caption-paco-2 = Bruno erhöht die Anzahl, also bleibt die Augenzahl: das eine oder das andere, nie beides. Mit zwei Vieren und einem { $wild } hat er die Hälfte der sechs selbst.
caption-paco-3 = Clara ärgert die anderen gern und wechselt auf { $wilds }. Die Hälfte von sechs, also drei, würde genügen; sie sagt vier. Zwei liegen unter ihrem eigenen Becher.
caption-paco-4 = David will weg von den { $wilds }: Ein Würfel mehr als das Doppelte von vier, das sind neun, weniger darf er nicht sagen. Er hat zwei Fünfen und einen { $wild }.
caption-paco-call = Emma hat weder eine Fünf noch eine Sechs. Zehn Fünfen, neun Sechsen oder fünf { $wilds }? Nichts davon gefällt ihr: „{ $dudo }!“
caption-paco-end = Alle Becher werden gehoben: vier Fünfen und fünf { $wilds } machen neun, gerade genug. Emma hat zu früh gezweifelt, verliert einen Würfel und eröffnet die nächste Runde.

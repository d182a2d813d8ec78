### Das Regelheft zum Spielen: Aufbau, Ablauf einer Runde, Beispiele, Wörter der Ausgabe, Tipps.
### Die Regeln selbst stehen in rules.ftl.

## Überschriften

heading-box = Was in der Schachtel ist
heading-setup = Der Aufbau
heading-round = So läuft eine Runde ab
heading-options = Die optionalen Regeln dieser Ausgabe
heading-end = Das Ende der Partie
heading-words = Was die Wörter bedeuten
heading-tips = Tipps für den ersten Abend

## Schachtel und Tisch

contents-coloured = 30 Würfel, fünf in jeder Farbe; 6 Becher, einer in jeder Farbe; ein Deckel; ein Beutel.
contents-pouch = 30 Würfel, 6 Becher, ein Becherdeckel und ein Stoffbeutel.
contents-unlisted = Die Anleitung enthält keine Liste des Materials. Nötig sind für jede Person ein Becher und die Würfel.
store-bag = Leg den Beutel bereit: Verlorene Würfel verschwinden darin.
store-pouch = Leg den Stoffbeutel bereit: Verlorene Würfel verschwinden darin.
store-lid = Leg den Deckel in die Tischmitte: Verlorene Würfel verschwinden darunter.
store-aside = Verlorene Würfel kommen vom Tisch und bleiben außer Sicht, zum Beispiel unter einem übrigen Becher.
store-open = Verlorene Würfel liegen in der Tischmitte, wo alle sie sehen.
guide-colours = Der Becher und die Würfel einer Person haben dieselbe Farbe.
guide-toucan = Wer das war, sagt die Person, die den Tisch leitet; weiß es niemand, entscheidet das Los.
guide-roll-off = Teilen sich mehrere den höchsten Wurf, würfeln nur sie noch einmal, bis eine Person übrig ist; der Joker ({ $wild }) zählt dabei als 1.

## Eine Runde

guide-shake = Alle schütteln gleichzeitig ihre Würfel im Becher und stülpen ihn kopfüber auf den Tisch, sodass die Würfel darunterliegen.
guide-peek = Schau dir heimlich deine Würfel an, und nur deine eigenen. Bis die Runde vorbei ist, darfst du keinen Würfel drehen oder berühren.
guide-turns = Wer eröffnet, muss ein Gebot abgeben. Dann ist die Person links davon an der Reihe und so weiter: Wer an der Reihe ist, muss erhöhen oder das Gebot anzweifeln. Das geht so lange, bis jemand ein Gebot anzweifelt; es kommen also nicht immer alle gleich oft an die Reihe.
guide-bluff = Bluffen ist erlaubt: Du darfst auf eine Augenzahl bieten, die du gar nicht hast.
guide-again = Ist ein Gebot überprüft, ist die Runde vorbei, und alle würfeln neu mit den Würfeln, die sie noch haben.

## Gebote und Ansagen

guide-more = Liegen mehr solche Würfel unter den Bechern als geboten, stimmt das Gebot auch.
guide-once = Dadurch kann jede Anzahl { $wilds } in einer Runde nur einmal geboten werden.
guide-counting = Was zählt: alle Würfel mit der gebotenen Augenzahl und dazu alle Joker ({ $wild }). Wurde auf { $wilds } geboten, zählen nur { $wilds }.
guide-counting-last = In einer Runde { $palifico } zählt nur die gebotene Augenzahl selbst.
guide-decline = Auf den zurückgewonnenen Würfel kann man nicht verzichten.
guide-end = Die Partie endet, wenn nur noch eine Person Würfel hat: Sie hat gewonnen.

## Optionale Regeln

option-on = { $change } (Diese optionale Regel ist hier gewählt.)
option-off = { $change } (Diese optionale Regel ist hier nicht gewählt.)
option-none = Diese Ausgabe hat keine optionalen Regeln: Alles wird so gespielt, wie es hier steht.
optional-visible = mit der optionalen Regel dieser Ausgabe liegen sie offen

## Was die Wörter bedeuten

meaning-paco = „{ $wild }“ ist der Tukan, der auf den Würfeln anstelle der 1 zu sehen ist.
meaning-testa_di_lama = „{ $wild }“ ist Italienisch für „Lamakopf“. Er ist auf den Würfeln anstelle der 1 zu sehen.
meaning-ace = „{ $wild }“ heißt die 1 auf den Würfeln.
meaning-testa_di_azteco = „{ $wild }“ ist Italienisch für „Aztekenkopf“. So heißt die 1 auf den Würfeln.
meaning-dudo = „{ $dudo }“ ist Spanisch für „ich bezweifle es“.
meaning-dubito = „{ $dudo }“ ist Italienisch für „ich bezweifle es“.
meaning-palifico = „{ $palifico }“ bist du, wenn du gerade den vorletzten Würfel verloren hast; so heißt auch die Runde, die du dann eröffnest.
meaning-palafico = „{ $palifico }“ heißt, wer gerade den vorletzten Würfel verloren hat, und ebenso die Runde, die diese Person eröffnet.
meaning-ultimo_dado = „{ $palifico }“ ist Italienisch für „letzter Würfel“.
meaning-calza = „{ $calza }“ bedeutet „es passt“: Das Gebot stimmt genau.
meaning-occhio_di_bue = „{ $calza }“ ist Italienisch für „ins Schwarze“: Das Gebot stimmt genau.

## Tipps

tip-third = Für jede Augenzahl zählt mit den Jokern ungefähr ein Drittel aller Würfel; den Joker selbst ({ $wild }) zeigt nur etwa ein Sechstel.
tip-count = Zähl mit, wie viele Würfel noch da sind: Ein Gebot, das mit dreißig Würfeln sicher ist, ist mit zwölf gewagt.
tip-low = Eine niedrige Eröffnung verrät nichts, und alle anderen müssen noch etwas sagen.
tip-jump = Ein Sprung um mehrere Würfel auf einmal bringt die nächste Person in Bedrängnis.
tip-wilds = Ein Gebot auf { $wilds } halbiert die Anzahl und verunsichert alle, die keine haben.
tip-suspense = Spannender wird es, wenn ihr die Becher einzeln hebt und die Würfel, die zählen, zur Seite legt.

## Beispiele: Jedes wird beim Erstellen von den Spielregeln geprüft

sample-title = Beispiel
sample-raise = Nach dem Gebot { $bid } ist erlaubt: { $may }; nicht erlaubt: { $not }.
sample-last = Die Runde { $palifico } wurde mit { $bid } eröffnet. Erlaubt ist danach: { $may }; nicht erlaubt: { $not }.
sample-change = Wer die Augenzahl wechseln darf, kann nach { $bid } auch so bieten: { $may }; aber nicht so: { $not }.
sample-dudo-wrong = Gebot { $bid }, dann { $dudo }. Unter den Bechern: { $cups }. Es zählen { $found } Würfel. Das reicht: Wer { $dudo } gesagt hat, verliert einen Würfel.
sample-dudo-right = Gebot { $bid }, dann { $dudo }. Unter denselben Bechern zählen { $found } Würfel. Das reicht nicht: Die Person, die geboten hat, verliert einen Würfel.
sample-last-die-right = In der Runde { $palifico }: Gebot { $bid }, dann { $dudo }. Unter den Bechern: { $cups }. Es zählen nur { $found } Würfel, denn „{ $wild }“ ist hier kein Joker. Die Person, die geboten hat, verliert einen Würfel.
sample-calza-right = Gebot { $bid }, dann { $calza }. Unter den Bechern: { $cups }. Es zählen genau { $found } Würfel: Wer { $calza } gesagt hat, bekommt einen Würfel zurück.
sample-calza-wrong = Gebot { $bid }, dann { $calza }. Unter denselben Bechern zählen { $found } Würfel, nicht genau so viele wie geboten: Wer { $calza } gesagt hat, verliert einen Würfel.
reason-not_higher = weder mehr Würfel noch eine höhere Augenzahl
reason-face_down = die Augenzahl darf nicht sinken
reason-one_axis = Anzahl und Augenzahl dürfen nicht zusammen steigen
reason-half = die Hälfte von { $previous }, aufgerundet, ist { $needed }
reason-double = eins mehr als das Doppelte von { $previous } ist { $needed }
reason-face_locked = die Augenzahl darf man nicht wechseln

## Das Blatt zum Drucken

param-print = Auch als Blatt zum Drucken: eine .html-Datei, die ein Browser druckt oder als PDF speichert.
sheet-written = { $file } ist geschrieben. Öffne die Datei im Browser und druck sie: zwei Seiten A4, gefaltet A5.
fault-sheet-suffix = Das Blatt wird als .html geschrieben, nicht als { $given }: Öffne es im Browser und druck es dort oder speichere es als PDF.
fault-sheet-against = Ein Blatt enthält die Regeln eines einzigen Tisches: Lass --against oder --print weg.

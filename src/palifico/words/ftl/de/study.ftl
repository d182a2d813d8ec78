### `palifico study`: Fragen zum Spiel, beantwortet von sehr vielen Partien.

command-study = Beantwortet eine Frage zum Spiel mit sehr vielen Partien; ohne Namen werden die Fragen aufgezählt.
param-study = Die Studie, zum Beispiel seat-advantage.

fault-study-unknown = Es gibt keine Studie „{ $given }“. Die Studien sind: { $expected }.
fault-study-lost = Ein Prozess, der gerade spielte, ist weg, vielleicht aus Mangel an Speicher. Geschrieben wurde nichts; versuche es mit weniger --jobs.

study-interrupted = Abgebrochen. Eine Studie zählt nur vollständig, also wurde nichts geschrieben.
study-kept = Die Zahlen sind in { $file }.
study-played = { $games } Partien, Startwert { $seed }.
study-interval = Hinter ± steht, wie weit das 95-%-Intervall reicht; was in einer Partie geschieht, zählt dabei nicht als unabhängig.
study-players = „odds“ bietet und zweifelt an, wie es die genauen Chancen der eigenen Würfel sagen, und glaubt niemandem; „random“ tut irgendetwas Erlaubtes, alles gleich wahrscheinlich. Die Zahlen sind ihre, nicht die von Menschen.

study-title-seat-advantage = Ist es ein Vorteil, anzufangen?
study-title-die-worth = Was ist ein Würfel wert?
study-title-bid-truth = Wie oft stimmt ein angezweifeltes Gebot?
study-title-exact-call = Lohnt sich eine Genau-Ansage?
study-title-palifico = Was ändert die Regel vom letzten Würfel?
study-title-game-length = Wie lange dauert eine Partie?

study-what-win = Anteil der gewonnenen Partien
study-what-win-opening = Anteil der Partien, die gewinnt, wer die Runde eröffnet
study-what-win-edge = Siege über oder unter dem gleichen Anteil, in Prozentpunkten
study-what-die = Was ein Würfel mehr, als die anderen im Mittel haben, zur Gewinnchance beiträgt, in Prozentpunkten
study-what-true = Anteil der angezweifelten Gebote, die stimmen
study-what-right = Anteil der Genau-Ansagen, die stimmen
study-what-calls = Genau-Ansagen je Partie
study-what-net = Gewonnene weniger verlorene Würfel je Genau-Ansage
study-what-survive = Auf einen Würfel gefallen: Anteil derer, die ihn in der nächsten Runde behalten
study-what-survive-change = Derselbe Anteil: was die Regel vom letzten Würfel beiträgt, in Prozentpunkten
study-what-win-one = Auf einen Würfel gefallen: Anteil derer, die die Partie noch gewinnen
study-what-win-one-change = Die Gewinnchance mit einem Würfel: was die Regel vom letzten Würfel beiträgt, in Prozentpunkten
study-what-stay = Mit einem Würfel, wann auch immer: Anteil der Runden, in denen er bleibt
study-what-bids = Gebote in der Runde, nachdem jemand auf einen Würfel gefallen ist
study-what-rounds-change = Runden, um die die Regel vom letzten Würfel eine Partie verlängert
study-what-rounds = Runden je Partie
study-what-decisions = Entscheidungen je Partie
study-what-length = Anteil der Partien mit so vielen Runden

study-part-mean = Mittel
study-part-q5 = 5 % haben höchstens
study-part-median = Median
study-part-q95 = 95 % haben höchstens

study-by-edition = Ausgabe
study-by-seats = Plätze
study-by-players = wer spielt
study-by-place = Platz, vom Beginn an gezählt
study-by-lead = Würfel voraus
study-by-own = eigene Würfel
study-by-others = Würfel des anderen
study-by-kind = Runde
study-by-dice = Würfel auf dem Tisch
study-by-from = sagt an ab
study-by-palifico = Letzter-Würfel-Regel
study-by-calza = Genau-Ansage
study-by-rounds = Runden

study-value-normal = normal
study-value-last-die = letzter Würfel
study-value-with = mit
study-value-without = ohne

### `palifico match`: i bot giocano fra loro, e chi vince quanto spesso.

command-match = Fa giocare molte partite ai bot fra loro, con gli stessi dadi, e dice quanto spesso vince ciascuno.
param-bots = Due o più bot, per nome o con il percorso di un file Python, per esempio listener ./my_bot.py; occupano i posti a turno.
param-games = Quante partite almeno; ogni distribuzione di dadi si gioca fino in fondo con tutte le disposizioni al tavolo.
param-jobs = Quanti processi giocano insieme; il risultato è lo stesso.
param-out = Scrive anche le cifre, in JSON, in questo file.

fault-match-bots = Per una sfida servono almeno due bot. Ci sono: { $expected }.
fault-match-crowd = { $given } bot non entrano in { $seats } posti.

match-playing = I bot stanno giocando
match-title = { $edition }, { $seats } posti, seme { $seed }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }.
match-heading-games = partite
match-heading-wins = vittorie
match-heading-share = quota
match-heading-interval = intervallo al 95%
match-heading-even = alla pari
match-above = { $bot } vince più di quanto gli spetti alla pari: tutto il suo intervallo sta sopra { $even }.
match-below = { $bot } vince meno di quanto gli spetti alla pari: tutto il suo intervallo sta sotto { $even }.
match-open = { $bot } potrebbe essere alla pari: il suo intervallo comprende { $even }, quindi queste partite non bastano a dirlo.
match-by-deals = Ciascuna delle { $deals } distribuzioni è stata giocata in { $seatings } disposizioni con gli stessi dadi; perciò gli intervalli contano le distribuzioni.
match-wilson = Con poche distribuzioni, o dove sono finite tutte allo stesso modo, l’intervallo è quello di Wilson, con una distribuzione al posto di una partita.
match-trouble = { $times ->
    [one] Una volta { $bot } non ha dato una risposta valida
   *[other] { $times } volte { $bot } non ha dato una risposta valida
 }, e al suo posto si è fatta la mossa sicura. Il caso più frequente: { $what }
match-interrupted = Interrotto: ecco le distribuzioni giocate fino in fondo.

### Invitations: who may sit, titles of tables, and what a link shows before it is opened.

fault-seat-sent_away = Chi ospita ti ha mandato via da questo tavolo. Puoi guardare, oppure giocare a un altro.
fault-table-title = Il nome di un tavolo ha da 1 a { $to } caratteri, tutti visibili.
preview-invites = { $host } ti invita a { $edition }
preview-join = Vieni a giocare: { $edition }
preview-here = Presenti { $here } su { $seats }. Apri il link e siediti, senza registrarti.
preview-playing = La partita è in corso.
preview-over = La partita è finita.
preview-won = { $player } ha vinto: { $edition }
preview-played = Una partita finita: { $edition }
preview-again = Hanno giocato in { $players }. Rivedi la partita e controlla ogni lancio dei dadi.

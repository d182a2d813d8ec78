### Invitations: who may sit, titles of tables, and what a link shows before it is opened.

fault-seat-sent_away = El anfitrión te ha echado de esta mesa. Puedes mirar o jugar en otra.
fault-table-title = El nombre de una mesa tiene de 1 a { $to } caracteres, todos visibles.
preview-invites = { $host } te invita a { $edition }
preview-join = Ven a jugar: { $edition }
preview-here = Ya hay { $here } de { $seats }. Abre el enlace y siéntate, sin registrarte.
preview-playing = La partida está en marcha.
preview-over = La partida ha terminado.
preview-won = { $player } ha ganado: { $edition }
preview-played = Una partida terminada: { $edition }
preview-again = Jugaron { $players }. Vuelve a verla y comprueba cada tirada de dados.

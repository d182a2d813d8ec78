### Chi è fuori dalla partita, o torna.

out-place = La tua posizione: { $place } su { $players }
out-bots = In partita restano solo bot.
out-people = Gli altri continuano. Per te ora i bicchieri si sollevano più in fretta.
out-hurry = Vai al risultato
out-hurrying = I bot giocano il resto…
out-new = Nuova partita
out-watch = Continua a guardare

## In the log

out-log-hurried = { $you ->
    [yes] Sei fuori: i bot giocano il resto in un colpo solo.
   *[no] { $player } è fuori: i bot giocano il resto in un colpo solo.
 }
out-log-back = { $you ->
    [yes] Rieccoti! Il tuo tempo riparte da capo.
   *[no] { $player } è di nuovo qui, e il tempo riparte da capo.
 }

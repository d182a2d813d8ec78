### Che cosa succede al tavolo, e che cosa si chiede a chi gioca. $you è “yes” quando si parla proprio a quel giocatore.

event-game_started = { $you ->
    [yes] Apri tu il primo round.
   *[no] { $player } apre il primo round.
 }
event-dice_rolled = Si tirano i dadi.
event-bid_made = { $you ->
    [yes] Dichiari { $bid }.
   *[no] { $player } dichiara { $bid }.
 }
event-dudo_called = { $you ->
    [yes] Dici: { $dudo }!
   *[no] { $player } dice: { $dudo }!
 }
event-calza_called = { $you ->
    [yes] Dici: { $calza }!
   *[no] { $player } dice: { $calza }!
 }
event-cup_lifted = { $you ->
    [yes] Mostri { $dice }
   *[no] { $player } mostra { $dice }
 } — finora { $count }
event-die_lost = { $you ->
    [yes] Perdi un dado.
   *[no] { $player } perde un dado.
 }
event-die_regained = { $you ->
    [yes] Recuperi un dado.
   *[no] { $player } recupera un dado.
 }
event-player_out = { $you ->
    [yes] Sei fuori.
   *[no] { $player } è fuori.
 }
event-opener_named = { $you ->
    [yes] Apri tu il prossimo round.
   *[no] { $player } apre il prossimo round.
 }
event-last_die_named = { $palifico }! { $you ->
    [yes] Ti resta un solo dado: apri tu il prossimo round.
   *[no] { $player } resta con un solo dado e apre il prossimo round.
 }
event-game_won = { $you ->
    [yes] Hai vinto la partita!
   *[no] { $player } vince la partita!
 }

## La partita nel terminale

play-welcome = { $edition }. Giochi contro { $bots }.
play-you = Tu
play-throw = Tiro per decidere chi comincia: { $throws }
play-last-die = Round di { $palifico }: i dadi con { $wilds } non sono jolly e di norma sale solo la quantità.
play-your-dice = I tuoi dadi: { $dice }
play-counts = Dadi rimasti: { $counts }
play-bid = Ultima dichiarazione: { $bid } ({ $player })
play-open = Apri tu il round.
play-smallest = Dichiarazioni più basse: { $bids }
play-prompt = La tua mossa (3x5, { $verbs }, ? per l’aiuto):
play-help = Scrivi una dichiarazione come quantità x valore: 3x5 vuol dire almeno tre cinque, 2xA almeno due { $wilds }. Scrivi { $verbs } per chiamare, «rules» per le regole, «quit» per uscire.
play-calza-prompt = Vuoi dire { $calza } su { $bid }? (s/N)
play-calza-yes = s
play-exact-full = La dichiarazione era esatta, ma non c’è nessun dado perso da recuperare.
play-bye = Alla prossima!
play-left = Hai lasciato la partita.

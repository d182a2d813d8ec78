### Lo que pasa en la mesa y lo que se pregunta a quien juega. $you es «yes» cuando se trata de quien lee.

event-game_started = { $you ->
    [yes] Abres la primera ronda.
   *[no] { $player } abre la primera ronda.
 }
event-dice_rolled = Se tiran los dados.
event-bid_made = { $you ->
    [yes] Apuestas { $bid }.
   *[no] { $player } apuesta { $bid }.
 }
event-dudo_called = { $you ->
    [yes] Dices: ¡{ $dudo }!
   *[no] { $player } dice: ¡{ $dudo }!
 }
event-calza_called = { $you ->
    [yes] Dices: ¡{ $calza }!
   *[no] { $player } dice: ¡{ $calza }!
 }
event-cup_lifted = { $you ->
    [yes] Muestras { $dice }
   *[no] { $player } muestra { $dice }
 } — { $count } hasta ahora
event-die_lost = { $you ->
    [yes] Pierdes un dado.
   *[no] { $player } pierde un dado.
 }
event-die_regained = { $you ->
    [yes] Recuperas un dado.
   *[no] { $player } recupera un dado.
 }
event-player_out = { $you ->
    [yes] Quedas fuera.
   *[no] { $player } queda fuera.
 }
event-opener_named = { $you ->
    [yes] Abres la ronda siguiente.
   *[no] { $player } abre la ronda siguiente.
 }
event-last_die_named = ¡{ $palifico }! { $you ->
    [yes] Te queda un solo dado y abres la ronda siguiente.
   *[no] { $player } se queda con un solo dado y abre la ronda siguiente.
 }
event-game_won = { $you ->
    [yes] ¡Ganas la partida!
   *[no] ¡{ $player } gana la partida!
 }

## La partida en el terminal

play-welcome = { $edition }. Juegas contra { $bots }.
play-you = Tú
play-throw = Tirada para ver quién empieza: { $throws }
play-last-die = Ronda de { $palifico }: los dados con { $wilds } no son comodines y, por lo general, solo sube la cantidad.
play-your-dice = Tus dados: { $dice }
play-counts = Dados que quedan: { $counts }
play-bid = La apuesta: { $bid } ({ $player })
play-open = Abres la ronda.
play-smallest = Apuestas más bajas: { $bids }
play-prompt = Tu jugada (3x5, { $verbs }, ? para ver la ayuda):
play-help = Escribe la apuesta como cantidad x valor: 3x5 es al menos tres cincos; 2xA, al menos dos { $wilds }. Para responder a la última apuesta: { $verbs }; para leer las reglas: «rules»; para salir: «quit».
play-calza-prompt = ¿Dices { $calza } a { $bid }? (s/N)
play-calza-yes = s
play-exact-full = La apuesta era exacta, pero no hay ningún dado perdido que recuperar.
play-bye = ¡Hasta la próxima!
play-left = Has dejado la partida.

### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Dice qué se podía hacer en un momento de una partida registrada y por qué, o repasa la partida entera.
param-round = La ronda, desde 1.
param-move = La jugada de la ronda, desde 1; la que sigue a la última es la que está por hacer.
param-seat = Quién juega: un nombre, la letra de su asiento, o «Tú» en una partida registrada por palifico play.
param-game = Qué partida del archivo, desde 1.
param-opponents = Cómo juegan los bots: beginner, counter, listener, bluffer o champion. Varios, separados por comas o espacios, ocupan los asientos por turno.
param-coach = El entrenador habla antes de cada una de tus jugadas.

fault-coach-games = En este archivo hay { $most } partidas: di cuál con --game.
fault-coach-game = En este archivo no está la partida { $given }: hay { $most }.
fault-coach-round = En esta partida no existe la ronda { $given }: hay { $most }.
fault-coach-move = En esta ronda no existe la jugada { $given }: hay { $most } que decidir.
fault-coach-alone = Una jugada pertenece a una ronda: indica también --round.
fault-coach-seat = Aquí nadie se llama «{ $given }». Juegan: { $expected }.
fault-coach-turn = En ese momento { $name } no tiene nada que decidir.

## A decision

coach-title = Ronda { $round }, jugada { $move }: { $player }
coach-dice = { $player } tiene: { $dice }
coach-opens = { $player } abre la ronda.
coach-head-action = jugada
coach-head-before = según los dados
coach-head-after = tras escuchar
coach-head-win = victorias
coach-head-why = por qué
coach-legend = La probabilidad de que una apuesta sea cierta, de que sea falsa si se pone en duda, de que sea exacta si se declara exacta: según los dados solos y tras escuchar las apuestas. Después, la de ganar la partida entera.
coach-row = { $place }. { $action }: { $before } según los dados, { $after } tras escuchar; gana en el { $win } de las partidas.
coach-done-good = Jugada hecha: { $action }. Ninguna otra era claramente mejor.
coach-done = Jugada hecha: { $action }, número { $place } de { $places }. Cuesta { $loss } puntos de probabilidad de ganar.
coach-to-come = Esta jugada aún está por hacer.
coach-wait = Es el turno de otra persona: esperando se gana en el { $win } de las partidas.
coach-waiting = esperar
coach-hint = Escribe «coach» para saber qué haría el entrenador.

## A whole game

coach-thinking = El entrenador está pensando
coach-summary = { $player }: { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
 }, { $mistakes ->
    [one] 1 error
   *[other] { $mistakes } errores
 }; de media, una decisión ha costado { $loss } puntos de probabilidad de ganar.
coach-flawless = { $player }: { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
 }, ningún error.
coach-costliest = Lo que más ha costado:
coach-mistake = Ronda { $round }, jugada { $move }, { $player }: { $action } en vez de { $best }, { $loss } puntos. { $why }
coach-none = No hay nada que repasar.

## Why: bids

why-bid-sure = { $you ->
    [yes] Tus propios dados bastan para que { $bid } sea cierta.
   *[no] Los dados de { $who } bastan para que { $bid } sea cierta.
 }
why-bid-empty = { $bid } no puede ser cierta, pero la probabilidad de que { $player } la ponga en duda es solo del { $doubted }.
why-bid-vain = { $bid } no puede ser cierta, pero ninguna otra jugada es claramente mejor.
why-bid-wild = Pasar a { $wilds } exige solo la mitad de los dados, y { $bid } es cierta con una probabilidad del { $after }.
why-bid-heard = { $player } ha apostado { $heard }: la probabilidad sube del { $before } al { $after }.
why-bid-bluff = Un farol que puede colar: es cierto con una probabilidad del { $after }, pero la de que { $player } lo ponga en duda es solo del { $doubted }.
why-bid-bait = Es cierta con una probabilidad del { $after }, y la de que { $player } la ponga en duda es del { $doubted }: tanto mejor.
why-bid-own = { $you ->
    [yes] De los { $needed } dados que hacen falta, { $own } son tuyos.
   *[no] De los { $needed } dados que hacen falta, { $who } tiene { $own }.
 }
why-bid-hides = { $you ->
    [yes] Esta apuesta baja es cierta con una probabilidad del { $after } y mantiene en secreto tus { $held }.
   *[no] Esta apuesta baja es cierta con una probabilidad del { $after } y no revela que { $who } tiene { $held }.
 }
why-bid-open = Abrir muy por debajo de los { $expected } dados que cabe esperar deja el riesgo a quienes vienen después.
why-bid-two = Solo quedan dos: { $player } tiene que subir o dudar, y { $bid } es cierta con una probabilidad del { $after }.
why-bid-expected = Cabe esperar unos { $expected } dados, y hacen falta { $needed }.
why-bid-known = { $you ->
    [yes] Tus propios dados bastan para que { $on } sea cierta: solo tiene sentido subir.
   *[no] Los dados de { $who } bastan para que { $on } sea cierta: solo tiene sentido subir.
 }
why-bid-cheaper = Subir sale más barato que decir { $dudo }: { $bid } es cierta con una probabilidad del { $after }; { $on } es falsa con una del { $on_false }.
why-bid-least = Es cierta con una probabilidad del { $after }, y ninguna otra jugada es claramente mejor.
why-bid-never = { $bid } no puede ser cierta.
why-bid-last = { $you ->
    [yes] Es tu último dado: si dudan de { $bid } y es falsa, quedas fuera, y la probabilidad de que sea cierta es solo del { $after }.
   *[no] Es el último dado de { $who }: si dudan de { $bid } y es falsa, queda fuera, y la probabilidad de que sea cierta es solo del { $after }.
 }
why-bid-unheard = { $player } ha apostado { $heard }: la probabilidad baja del { $before } al { $after }.
why-bid-plain = En esta ronda los dados con { $wilds } no son comodines: cabe esperar unos { $expected } dados, y hacen falta { $needed }.
why-bid-double = Volver a un número después de una apuesta de { $wilds } exige el doble, más uno: { $needed }, cuando cabe esperar unos { $expected }.
why-bid-needless = Con { $smallest } bastaría: es cierta con una probabilidad del { $smallest_true }; { $bid }, solo con una del { $after }.
why-bid-doubted = La probabilidad de que { $player } la ponga en duda es del { $doubted }, y la de que sea cierta, solo del { $after }.
why-bid-thin = Cabe esperar solo unos { $expected } dados, y hacen falta { $needed }.

## Why: the challenge

why-dudo-sure = { $on } no puede ser cierta.
why-dudo-forced = No se puede apostar nada más alto.
why-dudo-vain = { $you ->
    [yes] Tus propios dados bastan para que { $on } sea cierta, pero ninguna otra jugada es claramente mejor.
   *[no] Los dados de { $who } bastan para que { $on } sea cierta, pero ninguna otra jugada es claramente mejor.
 }
why-dudo-only = Ninguna subida puede ser cierta, y { $on } es falsa con una probabilidad del { $after }.
why-dudo-out = A { $player } le queda un solo dado: si { $on } es falsa, con una probabilidad del { $after }, habrá un rival menos.
why-dudo-heard = { $player } ha apostado { $heard }: es más probable que { $on } sea falsa, un { $after } en vez de un { $before }.
why-dudo-own = { $you ->
    [yes] Ninguno de tus dados cuenta, y { $on } es falsa con una probabilidad del { $after }.
   *[no] Ninguno de los dados de { $who } cuenta, y { $on } es falsa con una probabilidad del { $after }.
 }
why-dudo-raise = { $on } es falsa con una probabilidad del { $after }; hasta la subida más segura, { $raise }, es cierta solo con una del { $raise_true }.
why-dudo-thin = Para { $on } hacen falta { $needed }, y cabe esperar solo unos { $expected } dados.
why-dudo-least = { $on } es falsa con una probabilidad del { $after }, y ninguna otra jugada es claramente mejor.
why-dudo-known = { $you ->
    [yes] Tus propios dados bastan para que { $on } sea cierta.
   *[no] Los dados de { $who } bastan para que { $on } sea cierta.
 }
why-dudo-last = { $you ->
    [yes] Es tu último dado: si { $on } es cierta, quedas fuera, y la probabilidad de que sea falsa es solo del { $after }.
   *[no] Es el último dado de { $who }: si { $on } es cierta, queda fuera, y la probabilidad de que sea falsa es solo del { $after }.
 }
why-dudo-unheard = { $player } ha apostado { $heard }: es menos probable que { $on } sea falsa, un { $after } en vez de un { $before }.
why-dudo-mine = { $you ->
    [yes] De los { $needed } dados que exige { $on }, { $own } son tuyos: la probabilidad de que sea falsa es solo del { $after }.
   *[no] De los { $needed } dados que exige { $on }, { $who } tiene { $own }: la probabilidad de que sea falsa es solo del { $after }.
 }
why-dudo-true = Para { $on } hacen falta { $needed }, y cabe esperar unos { $expected } dados: la probabilidad de que sea falsa es solo del { $after }.

## Why: the exact call

why-calza-heard = { $player } ha apostado { $heard }: es más probable que { $on } sea exacta, un { $after } en vez de un { $before }.
why-calza-back = { $on } es exacta con una probabilidad del { $after }, y acertar con { $calza } devuelve un dado.
why-calza-safe = { $you ->
    [yes] { $on } es exacta con una probabilidad del { $after }, y si aciertas con { $calza } nadie podrá dudar de ti en esta ronda.
   *[no] { $on } es exacta con una probabilidad del { $after }, y tras acertar con { $calza } nadie podrá dudar de { $who } en esta ronda.
 }
why-calza-vain = { $on } no puede ser exacta, pero ninguna otra jugada es claramente mejor.
why-calza-never = { $on } no puede ser exacta.
why-calza-last = { $you ->
    [yes] Es tu último dado: si fallas con { $calza } quedas fuera, y la probabilidad de que { $on } sea exacta es solo del { $after }.
   *[no] Es el último dado de { $who }: si falla con { $calza } queda fuera, y la probabilidad de que { $on } sea exacta es solo del { $after }.
 }
why-calza-full = { $you ->
    [yes] Tienes todos tus dados: aunque aciertes con { $calza } no recuperas ninguno, y si fallas pierdes uno.
   *[no] { $who } tiene todos sus dados: aunque acierte con { $calza } no recupera ninguno, y si falla pierde uno.
 }
why-calza-seldom = La probabilidad de que { $on } sea exacta es solo del { $after }, y fallar con { $calza } cuesta un dado.
why-calza-wait = { $on } es exacta con una probabilidad del { $after }, pero esperando se gana más a menudo: el { $best_win } de las partidas en vez del { $win }.

## Why: anything

why-less = Con { $best } se gana más a menudo: el { $best_win } de las partidas en vez del { $win }.

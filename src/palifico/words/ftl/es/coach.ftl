### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Dice qué se podía hacer en un momento de una partida registrada y por qué, o repasa la partida entera.
param-round = La ronda, desde 1.
param-move = La jugada de la ronda, desde 1; la que sigue a la última es la que está por hacer.
param-seat = Quién juega: un nombre, la letra de su sitio, o «Tú» en una partida registrada por palifico play.
param-game = Qué partida del archivo, desde 1.
param-opponents = Cómo juegan los bots: beginner, counter, listener, bluffer o champion.
param-coach = El entrenador habla antes de cada una de tus jugadas.

fault-coach-games = En este archivo hay { $most } partidas: di cuál con --game.
fault-coach-game = En este archivo no está la partida { $given }: hay { $most }.
fault-coach-round = En esta partida no hay ronda { $given }: tiene { $most }.
fault-coach-move = En esta ronda no hay jugada { $given } que decidir: tiene { $most }.
fault-coach-alone = Una jugada es de una ronda: indica también --round.
fault-coach-seat = Aquí nadie se llama «{ $given }». Juegan: { $expected }.
fault-coach-turn = En ese momento { $name } no tiene nada que decidir.

## A decision

coach-title = Ronda { $round }, jugada { $move }: { $player }
coach-dice = { $player } tiene: { $dice }
coach-opens = { $player } abre la ronda.
coach-head-action = jugada
coach-head-before = según los dados
coach-head-after = tras escuchar
coach-head-win = gana
coach-head-why = por qué
coach-legend = La probabilidad de que una apuesta sea cierta, de que una puesta en duda sea falsa, de que una exacta sea exacta: según los dados solos y tras escuchar las apuestas. Después, la de ganar la partida entera.
coach-row = { $place }. { $action }: { $before } según los dados, { $after } tras escuchar; gana { $win }.
coach-done-good = Lo que se hizo: { $action }. Nada era claramente mejor.
coach-done = Lo que se hizo: { $action }, número { $place } de { $places }. Cuesta { $loss } puntos de probabilidad de ganar.
coach-to-come = Esta jugada está aún por hacer.
coach-wait = Es el turno de otra persona: esperar gana { $win }.
coach-waiting = esperar
coach-hint = Escribe «coach» para saber qué haría el entrenador.

## A whole game

coach-thinking = El entrenador piensa
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
    [yes] Tus propios dados bastan para que { $bid } sea cierto.
   *[no] Los dados de { $who } bastan para que { $bid } sea cierto.
 }
why-bid-empty = { $bid } no puede ser cierto, pero { $player } lo pone en duda solo con un { $doubted }.
why-bid-vain = { $bid } no puede ser cierto, pero nada es claramente mejor.
why-bid-wild = Pasar a { $wilds } exige solo la mitad de los dados, y { $bid } es cierto con un { $after }.
why-bid-heard = { $player } ha apostado { $heard }: eso sube la probabilidad del { $before } al { $after }.
why-bid-bluff = Un farol que puede colar: es cierto con un { $after }, pero { $player } lo pone en duda solo con un { $doubted }.
why-bid-bait = Es cierto con un { $after }, y { $player } lo pone en duda con un { $doubted }: tanto mejor.
why-bid-own = { $you ->
    [yes] De los { $needed } dados que hacen falta, { $own } son tuyos.
   *[no] De los { $needed } dados que hacen falta, { $who } tiene { $own }.
 }
why-bid-hides = { $you ->
    [yes] Esta apuesta pequeña es cierta con un { $after } y mantiene en secreto tus { $held }.
   *[no] Esta apuesta pequeña es cierta con un { $after } y no revela que { $who } tiene { $held }.
 }
why-bid-open = Abrir muy por debajo de los { $expected } dados que cabe esperar deja el riesgo a quienes vienen después.
why-bid-two = Solo quedan dos: { $player } tiene que subir o dudar, y { $bid } es cierto con un { $after }.
why-bid-expected = Cabe esperar unos { $expected } dados, y hacen falta { $needed }.
why-bid-known = { $you ->
    [yes] Tus propios dados bastan para que { $on } sea cierto: solo tiene sentido subir.
   *[no] Los dados de { $who } bastan para que { $on } sea cierto: solo tiene sentido subir.
 }
why-bid-cheaper = Subir sale más barato que decir { $dudo }: { $bid } es cierto con un { $after }, { $on } es falso con un { $on_false }.
why-bid-least = Es cierto con un { $after }, y nada es claramente mejor.
why-bid-never = { $bid } no puede ser cierto.
why-bid-last = { $you ->
    [yes] Es tu último dado: si dudan de { $bid } y es falso, quedas fuera, y es cierto solo con un { $after }.
   *[no] Es el último dado de { $who }: si dudan de { $bid } y es falso, queda fuera, y es cierto solo con un { $after }.
 }
why-bid-unheard = { $player } ha apostado { $heard }: eso baja la probabilidad del { $before } al { $after }.
why-bid-plain = En esta ronda los dados { $wilds } no son comodines: cabe esperar unos { $expected } dados, y hacen falta { $needed }.
why-bid-double = Volver de { $wilds } exige el doble más uno: { $needed }, cuando cabe esperar unos { $expected }.
why-bid-needless = Con { $smallest } bastaría: es cierto con un { $smallest_true }, { $bid } solo con un { $after }.
why-bid-doubted = { $player } lo pone en duda con un { $doubted }, y es cierto solo con un { $after }.
why-bid-thin = Cabe esperar solo unos { $expected } dados, y hacen falta { $needed }.

## Why: the challenge

why-dudo-sure = { $on } no puede ser cierto.
why-dudo-forced = No se puede apostar nada más alto.
why-dudo-vain = { $you ->
    [yes] Tus propios dados bastan para que { $on } sea cierto, pero nada es claramente mejor.
   *[no] Los dados de { $who } bastan para que { $on } sea cierto, pero nada es claramente mejor.
 }
why-dudo-only = Ninguna subida puede ser cierta, y { $on } es falso con un { $after }.
why-dudo-out = A { $player } le queda un solo dado: si { $on } es falso, y lo es con un { $after }, habrá un rival menos.
why-dudo-heard = { $player } ha apostado { $heard }: es más probable que { $on } sea falso, un { $after } en vez de un { $before }.
why-dudo-own = { $you ->
    [yes] Ninguno de tus dados cuenta, y { $on } es falso con un { $after }.
   *[no] Ninguno de los dados de { $who } cuenta, y { $on } es falso con un { $after }.
 }
why-dudo-raise = { $on } es falso con un { $after }; hasta la subida más segura, { $raise }, es cierta solo con un { $raise_true }.
why-dudo-thin = Para { $on } hacen falta { $needed }, y cabe esperar solo unos { $expected } dados.
why-dudo-least = { $on } es falso con un { $after }, y nada es claramente mejor.
why-dudo-known = { $you ->
    [yes] Tus propios dados bastan para que { $on } sea cierto.
   *[no] Los dados de { $who } bastan para que { $on } sea cierto.
 }
why-dudo-last = { $you ->
    [yes] Es tu último dado: si { $on } es cierto, quedas fuera, y es falso solo con un { $after }.
   *[no] Es el último dado de { $who }: si { $on } es cierto, queda fuera, y es falso solo con un { $after }.
 }
why-dudo-unheard = { $player } ha apostado { $heard }: es menos probable que { $on } sea falso, un { $after } en vez de un { $before }.
why-dudo-mine = { $you ->
    [yes] De los { $needed } dados que exige { $on }, { $own } son tuyos: es falso solo con un { $after }.
   *[no] De los { $needed } dados que exige { $on }, { $who } tiene { $own }: es falso solo con un { $after }.
 }
why-dudo-true = Para { $on } hacen falta { $needed }, y cabe esperar unos { $expected } dados: es falso solo con un { $after }.

## Why: the exact call

why-calza-heard = { $player } ha apostado { $heard }: es más probable que { $on } sea exacto, un { $after } en vez de un { $before }.
why-calza-back = { $on } es exacto con un { $after }, y acertar con { $calza } devuelve un dado.
why-calza-safe = { $you ->
    [yes] { $on } es exacto con un { $after }, y si aciertas con { $calza } nadie podrá dudar de ti en esta ronda.
   *[no] { $on } es exacto con un { $after }, y tras acertar con { $calza } nadie podrá dudar de { $who } en esta ronda.
 }
why-calza-vain = { $on } no puede ser exacto, pero nada es claramente mejor.
why-calza-never = { $on } no puede ser exacto.
why-calza-last = { $you ->
    [yes] Es tu último dado: si fallas con { $calza } quedas fuera, y { $on } es exacto solo con un { $after }.
   *[no] Es el último dado de { $who }: si falla con { $calza } queda fuera, y { $on } es exacto solo con un { $after }.
 }
why-calza-full = { $you ->
    [yes] Tienes todos tus dados: aunque aciertes con { $calza } no recuperas ninguno, y si fallas pierdes uno.
   *[no] { $who } tiene todos sus dados: aunque acierte con { $calza } no recupera ninguno, y si falla pierde uno.
 }
why-calza-seldom = { $on } es exacto solo con un { $after }, y fallar con { $calza } cuesta un dado.
why-calza-wait = { $on } es exacto con un { $after }, pero esperar gana más: un { $best_win } en vez de un { $win }.

## Why: anything

why-less = { $best } gana más a menudo: un { $best_win } de las partidas en vez de un { $win }.

### La mesa tal como se ve: asientos, cubiletes, apuesta, elección, respuestas, dados a la vista.

## Seats

board-table = La mesa
board-seats = Jugadores alrededor de la mesa
board-you = tú
board-to-act = le toca
board-to-act-brief = turno
board-opener = ha abierto
board-opener-brief = 1.º
board-out = fuera
board-winner = ¡gana!
board-host = anfitrión
board-bot = es un bot
board-kept = un bot guarda el asiento
board-kept-brief = bot
board-away = ausente
board-loses = pierde un dado
board-regains = recupera un dado
board-seat-bid = apostó { $bid }
board-dice-left = { $count ->
    [one] queda { $count } dado
   *[other] quedan { $count } dados
 }
board-shows = muestra { $dice }
board-covered = cubilete sin levantar
board-free-seat = Asiento { $number }: libre

## Whose turn, and the clock

board-turn = { $you ->
    [yes] Es tu turno
   *[no] Es el turno de { $player }
 }
board-clock = quedan { $time }
board-hurry = Date prisa: quedan { $time }
board-time-up = Se acabó el tiempo

## The bid

board-standing = La apuesta
board-bid-by = { $you ->
    [yes] Apuestas
   *[no] { $player } apuesta
 }
board-no-bid = Todavía no hay apuesta
board-opens = { $you ->
    [yes] Abres tú esta ronda.
   *[no] { $player } abre esta ronda.
 }

## My own dice

board-your-dice = Tus dados
board-your-dice-are = Tus dados: { $dice }
board-dice-of = Dados de { $player }
board-dice-of-are = Dados de { $player }: { $dice }
board-yours-count = { $count ->
    [one] { $count } cuenta para la apuesta
   *[other] { $count } cuentan para la apuesta
 }
board-you-are-out = Estás fuera. ¡Mira cómo acaba!

## Last-die rounds

board-last-die-plain = En esta ronda los dados con { $wilds } no son comodines: cada valor cuenta solo por sí mismo.
board-last-die-choose = Tú eliges el valor de la ronda.
board-last-die-free = Puedes cambiar el valor.
board-last-die-bound = Solo puedes subir la cantidad.
board-last-die-watch = Por lo general solo sube la cantidad.

## Bidding

board-your-move = Tu jugada
board-face = Valor
board-count = Cuántos
board-bid = Apostar { $bid }
board-smallest = Subidas mínimas: basta un toque
board-smallest-bid = Apostar ya { $bid }, la subida mínima
board-chance = { $bid }; cierta con una probabilidad del { $chance }
board-from = { $face }, desde { $count }
board-not-now = { $face }, ahora no
board-only-call = Ya no se puede subir: solo puedes responder a la apuesta.

## Calls

board-calls = Respuestas a la apuesta
board-dudo-means = no me lo creo
board-calza-means = es exacta
board-again = ¡Toca otra vez!
board-again-label = { $call }: una vez más para confirmarlo
board-again-aloud = Repítelo en unos segundos para decir { $call }.

## The reveal

board-reveal = Se levantan los cubiletes
board-had-bid = { $you ->
    [yes] Habías apostado { $bid }.
   *[no] { $player } había apostado { $bid }.
 }
board-cups = { $count } de { $all } cubiletes
board-count-of = { $count } de { $needed }
board-stay-covered = Está decidido: los demás cubiletes siguen tapados.
board-was-true = La apuesta era cierta.
board-was-false = La apuesta era demasiado alta.
board-was-exact = ¡Exacto!
board-not-exact = No es exacta.
board-nothing-back = No faltaba ningún dado, así que no vuelve ninguno.
board-skip = Saltar

## The log, and the end

board-log = Lo que ha pasado
board-log-empty = Todavía no ha pasado nada.
board-places = Puestos
board-no-winner = La partida terminó sin ganador.

### `palifico match`: los bots juegan entre sí, y quién gana cuántas veces.

command-match = Hace que los bots jueguen muchas partidas entre sí con los mismos dados, y dice con qué frecuencia gana cada uno.
param-bots = Dos bots o más, por su nombre o por la ruta de un archivo de Python, por ejemplo listener ./my_bot.py; ocupan los asientos por turno.
param-games = Cuántas partidas como mínimo; cada reparto de dados se juega hasta el final con todas las disposiciones de la mesa.
param-jobs = Cuántos procesos juegan a la vez; el resultado es el mismo.
param-out = Escribe además las cifras, en JSON, en este archivo.

fault-match-bots = Un enfrentamiento necesita al menos dos bots. Hay: { $expected }.
fault-match-crowd = { $given } bots no caben en { $seats } asientos.

match-playing = Los bots están jugando
match-title = { $edition }, { $seats } asientos, semilla { $seed }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }.
match-heading-games = partidas
match-heading-wins = victorias
match-heading-share = proporción
match-heading-interval = intervalo del 95 %
match-heading-even = a la par
match-above = { $bot } gana más de lo que le tocaría a partes iguales: todo su intervalo está por encima de { $even }.
match-below = { $bot } gana menos de lo que le tocaría a partes iguales: todo su intervalo está por debajo de { $even }.
match-open = { $bot } podría estar a la par: su intervalo incluye { $even }, así que estas partidas no bastan para saberlo.
match-by-deals = Cada uno de los { $deals } repartos se jugó en { $seatings } disposiciones con los mismos dados; por eso los intervalos cuentan repartos.
match-wilson = Con pocos repartos, o si todos acabaron igual, el intervalo es el de Wilson, con un reparto en lugar de una partida.
match-trouble = { $times ->
    [one] Una vez { $bot } no dio una respuesta válida
   *[other] { $times } veces { $bot } no dio una respuesta válida
 }, y se hizo por él la jugada segura. Lo más frecuente: { $what }
match-interrupted = Interrumpido: estos son los repartos que se jugaron hasta el final.

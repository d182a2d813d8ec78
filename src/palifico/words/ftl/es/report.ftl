### El informe de la arena: una página con dibujos y, debajo de cada uno, las cifras.

report-title = Informe de la arena: { $name }
report-counted = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }, { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
 }
report-cell = { $edition }, { $seats } asientos
report-unfinished = Esta serie no está completa. Todas las cifras son de las partidas jugadas hasta ahora y cambiarán con más partidas.
report-part-unfinished = incompleto
report-contents = En esta página
report-figures = Las cifras
report-row = { $name }: { $value } (de { $low } a { $high })

## Qué se jugó

report-run = Qué se jugó
report-players = Jugadores
report-editions = Ediciones
report-seats = Asientos
report-rules = Reglas
report-rules-plain = las de la caja
report-limit = Partidas
report-until-games = { $games ->
    [one] al menos 1 partida de cada edición y número de asientos
   *[other] al menos { $games } partidas de cada edición y número de asientos
 }
report-until-points = hasta que ningún intervalo de las victorias pase de { $points } puntos a cada lado
report-dealing = Dados
report-dealing-turned = cada reparto se juega una vez en cada disposición de la mesa, con los mismos dados
report-dealing-fresh = los jugadores rotan alrededor de la mesa, con dados nuevos en cada partida
report-dealing-fixed = los jugadores conservan su asiento, con dados nuevos en cada partida
report-seed = Semilla
report-versions = Versiones
report-repeat = Jugarlo otra vez
report-repeat-note = Pon estas líneas en un archivo y dáselo a { $command }. Las mismas versiones juegan las mismas partidas, sea cual sea el ordenador o el número de procesos.

## Clasificación

report-all = Todo junto
report-all-note = La proporción de partidas que ganó cada jugador. { $above } marca aquellas cuyo intervalo está entero por encima de lo que tocaría a partes iguales, { $below } las que están por debajo.
report-wins = Quién gana
report-wins-note = La proporción de partidas que ganó cada jugador, con su intervalo del 95 %. La marca discontinua es lo que tocaría a partes iguales. Un punto lleno se aparta de ella con todo su intervalo, un anillo no.
report-alone = { $name } ocupa todos los asientos y por eso gana todas las partidas: no hay nadie con quien compararlo.
report-rating = Puntuaciones
report-rating-note = Puntuaciones de Plackett y Luce, según el orden en que { $games ->
    [one] acabó 1 partida
   *[other] acabaron { $games } partidas
 }, con intervalos del 95 %. Todos empiezan con 25; solo importa la distancia entre dos jugadores.
report-rating-ahead = { $best } va por delante de { $next } por { $gap } (intervalo del 95 % de { $low } a { $high }).
report-rating-open = Las partidas tenidas en cuenta no distinguen a { $best } de { $next }: los separan { $gap } (intervalo del 95 % de { $low } a { $high }).

## Juego

report-dice = Los dados, ronda a ronda
report-dice-note = Cuántos dados tiene de media un jugador al empezar una ronda, en las partidas que llegan hasta ella. Quien está eliminado no tiene ninguno.
report-length = Cuánto duran las partidas
report-length-note = { $rounds ->
    [one] La mitad de las partidas ha acabado tras 1 ronda
   *[other] La mitad de las partidas ha acabado tras { $rounds } rondas
 }; la media es { $mean }.
report-median = mediana { $rounds }
report-bluff = Faroles
report-bluff-note = La proporción de apuestas de un jugador que, según sus propios dados, eran más probablemente falsas que ciertas.
report-doubt = Cuántas veces acierta { $dudo }
report-doubt-note = La proporción de dudas de un jugador que dieron con una apuesta falsa.
report-exact = Cuántas veces acierta { $calza }
report-exact-note = La proporción de veces que un jugador declaró exacta la apuesta y había justo esos dados.
report-turn = ¿Importa el asiento?
report-turn-note = La proporción de partidas ganadas desde cada asiento, en el sentido de las agujas del reloj desde quien abre la primera ronda. La marca discontinua es lo que tocaría a partes iguales.
report-turn-first = abre la partida
report-turn-later = { $seats ->
    [one] 1 asiento después
   *[other] { $seats } asientos después
 }

## Encabezados de las tablas

report-head-player = jugador
report-head-rating = puntuación
report-head-round = ronda
report-head-going = partidas en curso
report-head-bids = apuestas
report-head-bluffs = faroles
report-head-calls = veces
report-head-right = aciertos
report-head-rounds = rondas
report-head-seat = asiento

## Cómo se lee

report-reading = Cómo leer esta página
report-reading-interval = Un intervalo del 95 % está hecho para contener el valor verdadero 19 veces de cada 20. Si una página tiene muchas cifras, algunos intervalos no contienen el suyo.
report-reading-deals = Las partidas con los mismos dados dicen menos que otras tantas independientes. Los intervalos de las victorias dependen de cuánto difieren los repartos; los de faroles, dudas y asientos cuentan como una sola las partidas de un mismo reparto, y por eso son un poco anchos de más.
report-reading-rating = Las puntuaciones siguen el modelo de Plackett y Luce de openskill, y no se olvida ninguna partida. Un jugador con varios asientos recibe la media de todos. Para los intervalos se extraen { $draws } veces otros tantos repartos con reemplazo, y cada vez se vuelven a calcular las puntuaciones; llegan a 1,96 desviaciones típicas de esas puntuaciones a cada lado. De cada edición y número de asientos se tienen en cuenta como mucho { $most } partidas, repartidas entre todas las jugadas; menos cuando hay más de diez de estas combinaciones.

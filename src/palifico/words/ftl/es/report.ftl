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
report-unfinished = Esta serie no está completa. Todas las cifras son de las partidas jugadas hasta ahora, y más partidas las cambiarán.
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
report-repeat-note = Pon estas líneas en un archivo y dáselo a { $command }. Las mismas versiones juegan las mismas partidas, sea cual sea la máquina o el número de procesos.

## Clasificación

report-all = Todo junto
report-all-note = La parte de las partidas que ganó cada jugador. { $above } marca aquellas cuyo intervalo está entero por encima de una parte igual, { $below } las que están por debajo.
report-wins = Quién gana
report-wins-note = La parte de las partidas que ganó cada jugador, con su intervalo del 95 %. La marca discontinua es una parte igual. Un punto lleno se aparta de ella con todo su intervalo, un anillo no.
report-alone = { $name } ocupa todos los asientos y por eso gana todas las partidas: no hay nadie con quien compararlo.
report-rating = Puntuaciones
report-rating-note = Puntuaciones de Plackett y Luce, según el orden en que { $games ->
    [one] acabó 1 partida
   *[other] acabaron { $games } partidas
 }, con intervalos del 95 %. Todos empiezan con 25; solo importa la distancia entre dos jugadores.
report-rating-ahead = { $best } va por delante de { $next } por { $gap } (intervalo del 95 % de { $low } a { $high }).
report-rating-open = Las partidas puntuadas no distinguen a { $best } de { $next }: los separan { $gap } (intervalo del 95 % de { $low } a { $high }).

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
report-bluff-note = La parte de las apuestas de un jugador que, según sus propios dados, eran más probablemente falsas que ciertas.
report-doubt = Cuántas veces acierta { $dudo }
report-doubt-note = La parte de las dudas de un jugador que dieron con una apuesta falsa.
report-exact = Cuántas veces acierta { $calza }
report-exact-note = La parte de las veces que un jugador declaró exacta la apuesta y había justo tantos dados.
report-turn = ¿Importa el asiento?
report-turn-note = La parte de las partidas ganadas desde cada asiento, en el sentido del reloj desde quien abre la primera ronda. La marca discontinua es una parte igual.
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
report-reading-interval = Un intervalo del 95 % está hecho para contener el valor verdadero 19 veces de cada 20. Si una página tiene muchas cifras, algunos intervalos no contienen el suyo.
report-reading-deals = Las partidas con los mismos dados dicen menos que otras tantas por separado. Los intervalos de las victorias siguen las diferencias entre repartos; los de faroles, dudas y asientos cuentan como una las partidas de un reparto, y por eso son más bien anchos.
report-reading-rating = Las puntuaciones siguen el modelo de Plackett y Luce de openskill, y no se olvida ninguna partida. Un jugador con varios asientos toma la media de todos. Para los intervalos se sacan { $draws } veces otros tantos repartos con reemplazo, y se puntúa de nuevo cada vez; llegan a 1,96 desviaciones típicas de esas puntuaciones a cada lado. Se puntúan como mucho { $most } partidas de cada edición y número de asientos, repartidas entre todas las jugadas; menos cuando se juntan más de diez.

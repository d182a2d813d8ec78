### `palifico study`: preguntas sobre el juego que responden muchísimas partidas.

command-study = Responde a una pregunta sobre el juego con muchísimas partidas; sin nombre, da la lista de preguntas.
param-study = El estudio, por ejemplo seat-advantage.

fault-study-unknown = No hay ningún estudio «{ $given }». Los estudios son: { $expected }.
fault-study-lost = Ha desaparecido un proceso que jugaba, quizá por falta de memoria. No se ha escrito nada; inténtalo con menos --jobs.

study-interrupted = Interrumpido. Un estudio solo vale si está completo, así que no se ha escrito nada.
study-kept = Las cifras están en { $file }.
study-played = { $games } partidas, semilla { $seed }.
study-interval = Tras ± está lo que alcanza el intervalo del 95 %; lo que ocurre en una misma partida no cuenta como independiente.
study-players = «odds» apuesta y duda según las probabilidades exactas de sus propios dados y no cree a nadie; «random» hace cualquier jugada permitida, todas igual de probables. Las cifras son suyas, no de personas.

study-title-seat-advantage = ¿Es una ventaja empezar?
study-title-die-worth = ¿Cuánto vale un dado?
study-title-bid-truth = ¿Cuántas veces es cierta una apuesta puesta en duda?
study-title-exact-call = ¿Compensa declarar exacta la apuesta?
study-title-palifico = ¿Qué cambia la regla del último dado?
study-title-game-length = ¿Cuánto dura una partida?

study-what-win = Parte de las partidas ganadas
study-what-win-opening = Parte de las partidas ganadas por quien abre la ronda
study-what-win-edge = Victorias por encima o por debajo de una parte igual, en puntos porcentuales
study-what-die = Lo que un dado más que la media de los demás añade a la probabilidad de ganar, en puntos porcentuales
study-what-true = Parte de las apuestas puestas en duda que son ciertas
study-what-right = Parte de las veces que se acierta al declarar exacta la apuesta
study-what-calls = Apuestas declaradas exactas por partida
study-what-net = Dados ganados menos dados perdidos al declarar exacta la apuesta
study-what-survive = Caídos a un dado: parte de los que lo conservan en la ronda siguiente
study-what-survive-change = La misma parte: lo que añade la regla del último dado, en puntos porcentuales
study-what-win-one = Caídos a un dado: parte de los que aún ganan la partida
study-what-win-one-change = La probabilidad de ganar con un solo dado: lo que añade la regla del último dado, en puntos porcentuales
study-what-stay = Con un dado en cualquier momento: parte de las rondas en que se conserva
study-what-bids = Apuestas en la ronda después de que alguien caiga a un dado
study-what-rounds-change = Rondas que la regla del último dado añade a una partida
study-what-rounds = Rondas por partida
study-what-decisions = Decisiones por partida
study-what-length = Parte de las partidas con tantas rondas

study-part-mean = media
study-part-q5 = el 5 % tiene como mucho
study-part-median = mediana
study-part-q95 = el 95 % tiene como mucho

study-by-edition = edición
study-by-seats = asientos
study-by-players = jugadores
study-by-place = puesto desde quien empieza
study-by-lead = dados de ventaja
study-by-own = dados propios
study-by-others = dados del otro
study-by-kind = ronda
study-by-dice = dados en la mesa
study-by-from = declara desde
study-by-palifico = regla del último dado
study-by-calza = declarar exacta
study-by-rounds = rondas

study-value-normal = normal y corriente
study-value-last-die = último dado
study-value-with = con ella
study-value-without = sin ella

### `palifico study`: preguntas sobre el juego que responden muchísimas partidas.

command-study = Responde a una pregunta sobre el juego con muchísimas partidas; sin nombre, muestra la lista de preguntas.
param-study = El estudio, por ejemplo seat-advantage.

fault-study-unknown = No hay ningún estudio «{ $given }». Los estudios son: { $expected }.
fault-study-lost = Ha desaparecido un proceso que jugaba, quizá por falta de memoria. No se ha escrito nada; inténtalo con menos --jobs.

study-interrupted = Interrumpido. Un estudio solo vale si está completo, así que no se ha escrito nada.
study-kept = Las cifras están en { $file }.
study-played = { $games } partidas, semilla { $seed }.
study-interval = La cifra tras ± dice hasta dónde llega el intervalo del 95 %; lo que ocurre en una misma partida no cuenta como independiente.
study-players = «odds» apuesta y duda según las probabilidades exactas de sus propios dados y no cree a nadie; «random» hace cualquier jugada permitida, todas igual de probables. Las cifras valen para ellas, no para las personas.

study-title-seat-advantage = ¿Es una ventaja empezar?
study-title-die-worth = ¿Cuánto vale un dado?
study-title-bid-truth = ¿Con qué frecuencia es cierta una apuesta puesta en duda?
study-title-exact-call = ¿Compensa declarar exacta la apuesta?
study-title-palifico = ¿Qué cambia la regla del último dado?
study-title-game-length = ¿Cuánto dura una partida?

study-what-win = Proporción de partidas ganadas
study-what-win-opening = Proporción de partidas ganadas por quien abre la ronda
study-what-win-edge = Victorias por encima o por debajo de lo que tocaría a partes iguales, en puntos porcentuales
study-what-die = Lo que un dado más que la media de los demás añade a la probabilidad de ganar, en puntos porcentuales
study-what-true = Proporción de apuestas puestas en duda que son ciertas
study-what-right = Proporción de aciertos al declarar exacta la apuesta
study-what-calls = Apuestas declaradas exactas por partida
study-what-net = Dados ganados menos dados perdidos al declarar exacta la apuesta
study-what-survive = Quienes se quedan con un dado: proporción que lo conserva en la ronda siguiente
study-what-survive-change = La misma proporción: lo que añade la regla del último dado, en puntos porcentuales
study-what-win-one = Quienes se quedan con un dado: proporción que aun así gana la partida
study-what-win-one-change = La probabilidad de ganar con un solo dado: lo que añade la regla del último dado, en puntos porcentuales
study-what-stay = Con un dado en cualquier momento: proporción de rondas en que se conserva
study-what-bids = Apuestas en la ronda después de que alguien se quede con un dado
study-what-rounds-change = Rondas que la regla del último dado añade a una partida
study-what-rounds = Rondas por partida
study-what-decisions = Decisiones por partida
study-what-length = Proporción de partidas, por número de rondas

study-part-mean = media
study-part-q5 = el 5 % tiene como mucho
study-part-median = mediana
study-part-q95 = el 95 % tiene como mucho

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

study-value-normal = ronda normal
study-value-last-die = último dado
study-value-with = con ella
study-value-without = sin ella

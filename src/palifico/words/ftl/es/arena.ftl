### `palifico arena`: muchísimas partidas, guardadas lote por lote.

command-arena = Hace que bots y estrategias jueguen muchísimas partidas, y guarda lo que resulta.
command-arena-run = Juega una serie, de un archivo TOML, de opciones o de ambos; repetida, sigue donde se detuvo.
command-arena-show = Dice cómo va una serie.
command-arena-report = Escribe una página con tablas y gráficos sobre una serie.
param-config = La serie en un archivo TOML; una opción cuenta más que lo que dice el archivo.
param-results = Lo que una serie ha guardado: un archivo .sqlite o una carpeta .parquet.
param-arena-players = Quién juega: bots por su nombre o por la ruta de un archivo de Python, y estrategias como random, odds u odds:doubt=0.3; ocupan los asientos por turno.
param-arena-out = Dónde guardar: una serie en un archivo .sqlite o una carpeta .parquet, un informe en un archivo .html.
param-editions = Ediciones o códigos; all vale por todas las ediciones.
param-until = Juega hasta que cada parte de las victorias se conozca con tantos puntos porcentuales de margen.
param-rotate = Juega cada reparto una vez por cada forma de girar a los jugadores; --rotate=false deja a cada uno en su asiento.
param-duplicate = Da los mismos dados a todas esas partidas; --duplicate=false tira de nuevo para cada una.
param-batch = Cuántas partidas se juegan y se guardan juntas.
param-rows = Guarda una fila por partida; --rows=false guarda solo las sumas.
param-on = Dónde jugar: local, en procesos de esta máquina, o ray, en un clúster de Ray.
param-address = La dirección del clúster de Ray, como 10.0.0.5:6379; sin ella se inicia uno aquí.

fault-arena-toml = { $file } no es TOML: { $why }
fault-arena-key = Una serie no tiene «{ $given }». Puede tener: { $expected }.
fault-arena-value = No se puede dar «{ $given }» para { $name }. Valdría, por ejemplo: { $expected }
fault-arena-range = No se puede dar «{ $given }» para { $name }: va de { $least } a { $most }.
fault-arena-name = «{ $given }» no puede ser el nombre de una serie o de una estrategia: los nombres tienen de 1 a { $most } caracteres visibles, y el de una serie no lleva / ni \.
fault-arena-enough = ¿Cuánto hay que jugar? Da un número de partidas (--games 100000), un intervalo (--until 0.5) o ambos.
fault-arena-alone = { $given } juega solo y gana siempre, así que ningún intervalo se estrecha: da games en lugar de until, o un segundo jugador.
fault-arena-turn = Quien se queda en su asiento no recibe dos veces el mismo reparto: rotate = false y duplicate = true se contradicen.
fault-arena-unplayed = La estrategia «{ $given }» está descrita, pero no juega. Ponla entre los jugadores, por ejemplo: { $expected }
fault-arena-taken = «{ $given }» ya es el nombre de un bot, de un archivo o de una estrategia: elige otro.
fault-arena-suffix = El nombre de los resultados debe acabar en uno de { $expected }, no como { $given }.
fault-suffix = El nombre debe terminar en { $expected }; «{ $file }» no. No se ha escrito nada.
fault-folder = No se puede escribir { $file }: no existe la carpeta { $place }.
fault-arena-parquet = Los archivos Parquet necesitan otra parte de palifico. Se instala con: pip install "palifico[parquet]". Un archivo .sqlite no necesita nada.
fault-arena-alien = { $file } existe, pero no es el resultado de una serie.
fault-arena-damaged = { $file } está dañado: { $why }. Pon de nuevo una copia, o elige otro nombre para los resultados.
fault-arena-games = { $file } falta o no está entero. Pon de nuevo una copia, o borra también { $place }: entonces la misma serie vuelve a jugar ese lote.
fault-arena-format = { $file } lo escribió otra versión de palifico: su formato es { $given }, no { $expected }.
fault-arena-busy = Otro proceso está jugando en { $file }: déjalo terminar, o deténlo primero.
fault-arena-other = { $file } contiene otra serie. Allí es { $expected }; se pide { $given }. Elige otro nombre para los resultados, o la misma serie.
fault-arena-versions = { $name } ya no es lo que era cuando empezó la serie: ahora { $given }, entonces { $expected }. Elige otro nombre para los resultados.
fault-arena-unwritable = No se puede escribir { $file }: { $why }. Los lotes guardados se conservan; la misma orden sigue desde ahí.
fault-arena-batch = El lote { $batch } de { $cell } no se puede jugar: { $why }. Los lotes anteriores se conservan; la misma orden sigue desde ahí.
fault-arena-lost = Quien jugaba el lote { $batch } se perdió { $times } veces seguidas, quizá por falta de memoria. Los lotes anteriores se conservan; la misma orden sigue desde ahí.

arena-playing = Se juega: { $cell }
arena-rate = { $games } partidas/s
arena-left = quedan { $time }
arena-leads = gana { $player }, { $share } ± { $half }
arena-nothing = De esto aún no se ha jugado nada.
arena-unfinished = Aún no se ha jugado todo esto.
arena-missed = El objetivo era ± { $aim } puntos porcentuales. Se han jugado todas las partidas pedidas y es ± { $half }: harían falta más --games.
arena-kept = Guardado en { $file }.
arena-interrupted = Interrumpido. Lo jugado está guardado en { $file }; la misma orden sigue desde ahí.
arena-interrupted-early = Interrumpido antes de guardar nada nuevo. La misma orden empieza otra vez.
arena-reported = El informe está en { $file }.

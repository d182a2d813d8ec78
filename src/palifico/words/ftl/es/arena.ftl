### `palifico arena`: muchísimas partidas, guardadas lote por lote.

command-arena = Hace que bots y estrategias jueguen muchísimas partidas, y guarda los resultados.
command-arena-run = Juega una serie descrita en un archivo TOML, con opciones o con ambas cosas; si se repite, sigue donde se detuvo.
command-arena-show = Dice cómo va una serie.
command-arena-report = Escribe una página con tablas y gráficos sobre una serie.
param-config = La serie, en un archivo TOML; una opción prevalece sobre lo que dice el archivo.
param-results = Los resultados de una serie: un archivo .sqlite o una carpeta .parquet.
param-arena-players = Quién juega: bots por su nombre o por la ruta de un archivo de Python, y estrategias como random, odds u odds:doubt=0.3; ocupan los asientos por turno.
param-arena-out = Dónde guardar: una serie en un archivo .sqlite o una carpeta .parquet, un informe en un archivo .html.
param-editions = Ediciones o códigos para compartir; all vale por todas las ediciones.
param-until = Juega hasta que cada proporción de victorias se conozca con este margen, en puntos porcentuales.
param-rotate = Juega cada reparto de dados una vez por cada rotación de los jugadores; --rotate=false deja a cada uno en su asiento.
param-duplicate = Usa los mismos dados en todas esas partidas; --duplicate=false tira de nuevo para cada una.
param-batch = Cuántas partidas se juegan y se guardan juntas.
param-rows = Guarda una fila por partida; --rows=false guarda solo los totales.
param-on = Dónde jugar: local, en procesos de este ordenador, o ray, en un clúster de Ray.
param-address = La dirección del clúster de Ray, como 10.0.0.5:6379; sin ella se inicia uno aquí.

fault-arena-toml = { $file } no es TOML: { $why }
fault-arena-key = En una serie no existe «{ $given }». Se puede indicar: { $expected }.
fault-arena-value = «{ $given }» no sirve para { $name }. Valdría, por ejemplo: { $expected }
fault-arena-range = «{ $given }» no sirve para { $name }: va de { $least } a { $most }.
fault-arena-name = «{ $given }» no puede ser el nombre de una serie o de una estrategia: los nombres tienen de 1 a { $most } caracteres visibles, y el de una serie no lleva / ni \.
fault-arena-enough = ¿Cuánto hay que jugar? Indica un número de partidas (--games 100000), un intervalo (--until 0.5) o ambos.
fault-arena-alone = { $given } juega solo y gana siempre, así que ningún intervalo se estrecha: indica games en lugar de until, o un segundo jugador.
fault-arena-turn = Quien se queda en su asiento no recibe dos veces el mismo reparto: rotate = false y duplicate = true se contradicen.
fault-arena-unplayed = La estrategia «{ $given }» está descrita, pero no juega. Ponla entre los jugadores, por ejemplo: { $expected }
fault-arena-taken = «{ $given }» ya es el nombre de un bot, de un archivo o de una estrategia: elige otro.
fault-arena-suffix = El nombre de los resultados debe acabar de una de estas maneras: { $expected }; «{ $given }» no vale.
fault-file-suffix = El nombre debe terminar en { $expected }; «{ $file }» no. No se ha escrito nada.
fault-file-no_folder = No se puede escribir { $file }: no existe la carpeta { $place }.
fault-arena-parquet = Los archivos Parquet necesitan otra parte de palifico. Se instala con: pip install "palifico[parquet]". Un archivo .sqlite no necesita nada.
fault-arena-alien = { $file } ya existe, pero no contiene los resultados de una serie.
fault-arena-damaged = { $file } está dañado: { $why }. Recupera una copia, o elige otro nombre para los resultados.
fault-arena-games = { $file } falta o está incompleto. Recupera una copia, o borra también { $place }: la misma serie volverá a jugar ese lote.
fault-arena-format = { $file } se escribió con otra versión de palifico: su formato es { $given }, no { $expected }.
fault-arena-busy = Otro proceso está escribiendo en { $file }: déjalo terminar, o detenlo primero.
fault-arena-other = { $file } contiene otra serie. Allí consta { $expected }; se pide { $given }. Elige otro nombre para los resultados, o la misma serie.
fault-arena-versions = { $name } ya no es lo que era cuando empezó la serie: ahora { $given }, entonces { $expected }. Elige otro nombre para los resultados.
fault-arena-unwritable = No se puede escribir { $file }: { $why }. Los lotes ya guardados se conservan; el mismo comando sigue desde ahí.
fault-arena-batch = El lote { $batch } de { $cell } no se puede jugar: { $why }. Los lotes anteriores se conservan; el mismo comando sigue desde ahí.
fault-arena-lost = El proceso que jugaba el lote { $batch } se perdió { $times } veces seguidas, quizá por falta de memoria. Los lotes anteriores se conservan; el mismo comando sigue desde ahí.

arena-playing = Se juega: { $cell }
arena-rate = { $games } partidas/s
arena-left = quedan { $time }
arena-leads = va por delante { $player }, { $share } ± { $half }
arena-nothing = Aún no se ha jugado ninguna de estas partidas.
arena-unfinished = Aún faltan partidas por jugar.
arena-missed = El objetivo era ± { $aim } puntos porcentuales. Se han jugado todas las partidas pedidas y se ha llegado a ± { $half }: harían falta más --games.
arena-kept = Guardado en { $file }.
arena-interrupted = Interrumpido. Lo jugado está guardado en { $file }; el mismo comando sigue desde ahí.
arena-interrupted-early = Interrumpido antes de guardar nada nuevo. El mismo comando empieza otra vez.
arena-reported = El informe está en { $file }.

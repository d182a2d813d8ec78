### `palifico bots`: contra quién se puede jugar, y los bots propios.

command-bots = Muestra los bots; añade, quita o pone a prueba los tuyos.
param-do = Qué hacer: list (mostrarlos), add (añadir), remove (quitar) o check (probar).
param-bot = Tu bot: un archivo de Python, o su nombre una vez añadido.
param-name = El nombre de tu bot; si no se da, el del archivo.
param-command = Una línea de comandos que inicia tu bot, en cualquier lenguaje, por ejemplo "node bot.js".

bots-house = Los bots incluidos:
bots-own = Tus bots:
bots-own-none = Todavía no tienes bots propios. Para añadir uno: palifico bots add my_bot.py
bots-added = «{ $name }» ya está entre tus bots.
bots-removed = «{ $name }» ya no está entre tus bots. Su archivo se queda donde está.
bots-checking = Probando { $name }
bots-check-passed = «{ $name }» supera la prueba. { $questions ->
    [one] Una pregunta
   *[other] { $questions } preguntas
 } en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
 }, y todas las respuestas valieron.
bots-check-failed = «{ $name }» no supera la prueba. Cuando falla, en la mesa se hace por él una jugada segura; tras tres fallos no se le vuelve a preguntar en esa partida.
bots-check-differs = Por cierto: tras un reinicio, «{ $name }» no responde igual a la misma pregunta. Está permitido, pero sus partidas no se pueden repetir.
bots-table = { $edition }, { $seats } asientos, { $dice ->
    [one] un dado
   *[other] { $dice } dados
 } por jugador, { $lost }, { $left }
bots-lost-hidden = dados perdidos ocultos
bots-lost-visible = dados perdidos a la vista
bots-left-all = desde el principio
bots-left-some = con el { $left } de los dados en juego
bots-asked-opening = Le tocaba abrir; sus dados eran { $dice }.
bots-asked-bid = La apuesta era { $bid }; sus dados eran { $dice }.
bots-trouble-raised = falló con un error: { $text }
bots-trouble-stalled = tardó demasiado: { $text }
bots-trouble-illegal = su respuesta no vale: { $text }
bots-trouble-gone = su programa terminó: { $text }
bots-printed = Las últimas líneas que imprimió «{ $name }»:

fault-bots-unknown = No hay ningún bot «{ $given }». Los bots son: { $expected }. Un bot en un archivo de Python también se puede indicar por su ruta: ./my_bot.py
fault-own-name = «{ $given }» no puede ser el nombre de un bot: lleva de 1 a 24 minúsculas sin acento, cifras, - o _, y empieza por una letra. Elige otro con --name.
fault-own-taken = Ya hay un bot llamado «{ $given }». Dale otro nombre al tuyo con --name.
fault-own-unknown = No has añadido ningún bot llamado «{ $given }». { $expected ->
    [none] Todavía no has añadido ninguno.
   *[other] Tienes: { $expected }.
 }
fault-own-nowhere = No tienes ningún bot llamado «{ $given }», y tampoco existe un archivo con ese nombre.
fault-own-python = { $file } no es un archivo de Python; otro programa se añade con: palifico bots add --command
fault-own-command = «{ $given }» no se puede leer como línea de comandos.
fault-own-broken = «{ $given }» no arranca: { $why }
fault-own-registry = No se puede leer la lista de tus bots, { $file }: { $why }
fault-own-system = Los bots propios necesitan un sistema que sepa limitar lo que consume un programa, como Linux o macOS.

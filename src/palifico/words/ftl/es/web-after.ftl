### After the game: result, replay, proof, and the dice of all games.

## The result

after-title = Una partida terminada
after-won = Ha ganado { $player }
after-abandoned = Nadie volvió a la partida durante un día, así que terminó sin ganador.
after-chain = Esta partida duró hasta agotar sus dados. No ganó nadie.
after-places = Clasificación final
after-place = Puesto { $place }
after-seat-gone = Jugador { $seat } (cuenta eliminada)
after-bot = un bot
after-facts = La partida en breve
after-edition = Edición
after-options = Reglas opcionales
after-house = Reglas de la casa
after-house-count = { $count ->
    [one] Una regla es distinta de las de la caja.
   *[other] { $count } reglas son distintas de las de la caja.
 }
after-option-calza = se puede decir { $calza }
after-option-last-die = rondas de { $palifico }
after-option-lost-visible = los dados perdidos están a la vista
after-length = Duración
after-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
 }
after-ended = Terminó el
after-counts-for = Cuenta para
after-rated = la puntuación
after-unrated = pura diversión
after-private = Esta partida no está en ninguna lista: solo la encuentra quien tiene el enlace.
after-running = Esta partida todavía se está jugando
after-running-more = En cuanto termine, aquí cualquiera podrá ver la repetición, todos los dados y su prueba.
after-unknown = Esta partida no existe
after-unknown-more = Quizá el enlace se cortó al copiarlo. Termina en 32 cifras y letras.
after-failed = No se pudo cargar
after-retry = Intentar de nuevo
after-home = A la página de inicio
after-loading = Cargando la partida…

## The replay

after-replay = Repetición
after-replay-loading = Cargando la repetición…
after-replay-controls = Controles de la repetición
after-moment = Ronda { $round } de { $rounds }, momento { $moment } de { $moments }
after-moment-before = Antes de la primera ronda, momento { $moment } de { $moments }
after-slider = Momento de la partida
after-play = Reproducir
after-pause = Pausa
after-step-back = Un paso atrás
after-step-on = Un paso adelante
after-round-back = Una ronda atrás
after-round-on = Una ronda adelante
after-speed = Velocidad
after-speed-slow = Lenta
after-speed-normal = Media
after-speed-fast = Rápida
after-view = Punto de vista
after-view-all = Todos los dados a la vista
after-view-watch = Como un espectador
after-view-seat = Solo los dados de { $player }
after-keys = Teclas: ← y → para un paso, [ y ] para una ronda, la barra espaciadora reproduce y detiene.
after-coach = ¿Qué haría el entrenador?
after-coach-seat = Le toca a { $player }, que solo conoce estos dados: { $dice }

## The proof

after-proof = Los dados de esta partida
after-proof-about = Cada tirada se deduce de números sellados antes de la partida. Tu navegador puede rehacer todas las cuentas, sin fiarse de nosotros.
after-check = Comprobar los dados
after-check-again = Comprobar otra vez
after-checking = Se vuelve a calcular cada tirada…
after-proven = Demostrado por tu navegador: { $dice ->
    [one] el único dado de esta partida salió
   *[other] los { $dice } dados de esta partida salieron
 } como estaba fijado de antemano, y cada jugada cumplió las reglas.
after-dice-hold = Los dados están bien: son los que se fijaron antes de la partida. Pero una partida sin ganador no cuenta como demostrada por completo, pues un servidor podría cortar las que no le gusten.
after-not-proven = No demostrado: { $what }.
after-stages = Qué se ha comprobado
after-stage-good = correcto
after-stage-bad = no cuadra
after-stage-not = sin comprobar
after-stage-record = El registro está completo y se puede leer.
after-stage-rules = Las reglas son las que se fijaron antes de la partida.
after-stage-commitments = Quien selló un número reveló el mismo.
after-stage-lock = La lista de jugadores es la que se cerró.
after-stage-mix = La mezcla está hecha de la lista y de todo lo revelado.
after-stage-chain = Los secretos del servidor son los que selló de antemano.
after-stage-first = Empezó quien había elegido el azar.
after-stage-first-named = Quién empezaba lo decidió la mesa, no el azar.
after-stage-dice = Cada dado se deduce de los secretos y la mezcla.
after-stage-game = Cada jugada era válida, y la partida llegó a su fin.
after-stage-stamp = No se cambió nada desde que se selló el registro.
after-stage-signatures = Firmado con la clave de este servidor.
after-chance = Añadieron su propio azar: { $names }.
after-chance-none = Nadie añadió su propio azar: el servidor habría podido elegir estos dados.
after-number = Número de control: { $code }
after-number-about = Debe ser el que mostraba la mesa antes de la primera ronda.
after-insecure = Esta página no llegó por una conexión segura (https), y sin ella tu navegador no hace estas cuentas. Deja que lo compruebe el servidor, o descarga la partida y compruébala tú.
after-no-signatures = Todos los dados y las jugadas están bien. Pero tu navegador no conoce este tipo de firma: no se ha comprobado si este servidor firmó el registro.
after-server-check = Que lo compruebe el servidor
after-server-says = La comprobación del servidor dice:
after-flaw-record = el registro no tiene la forma debida (en { $where })
after-flaw-unknown-rules = la edición, una opción o una regla de la casa no existe
after-flaw-illegal = una jugada de la ronda { $round } incumple las reglas
after-flaw-key = el registro está firmado con una clave que no es la de este servidor
after-flaw-another = el servidor ha enviado el registro de otra partida
after-flaw-other = algo no cuadra ({ $code })

## To keep and to share

after-keep = Guardar y compartir
after-link = Enlace a esta partida
after-share = Compartir
after-share-text = Una partida de { $edition }
after-record = Registro (JSON)
after-notation = Registro como texto
after-verifier = Verificador (Python)
after-without-us = Comprobar sin nosotros
after-without-us-about = Descarga el registro y el verificador, un solo archivo de Python que no necesita nada más, y ejecuta:
after-command = Comando
after-all-games-dice = Los dados de todas las partidas juntas

## The dice of all games

after-dice-title = Los dados de todas las partidas
after-dice-about = Aquí se cuenta cada dado de cada partida terminada: sin muestras y sin omisiones.
after-dice-loading = Contando los dados…
after-dice-of = Dados de
after-dice-all = Todas las ediciones
after-dice-none = Aquí todavía no ha terminado ninguna partida. En cuanto termine una, se contarán sus dados.
after-dice-picture = La línea es lo esperado. Con dados sin trucar, cada barra acaba dentro de la franja 95 veces de cada 100.
after-dice-means = Qué significa
after-dice-figures = Las cifras
after-dice-face = Cara
after-dice-seen = Veces
after-dice-share = Proporción
after-dice-expected = Esperadas
after-dice-off = Desvío
after-dice-sigma = σ es una desviación típica: con dados sin trucar, una cara se desvía menos de dos unas 19 veces de cada 20.
after-dice-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
 }, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
 }, { $dice ->
    [one] un dado
   *[other] { $dice } dados
 }.
after-dice-server = En este servidor hasta ahora: partidas ganadas { $won }, abandonadas { $abandoned }, cortadas al agotarse los dados { $chain }, inicios anulados { $voids }.
after-dice-tests = Las pruebas
after-dice-tests-about = p: con qué frecuencia unos dados sin trucar darían un resultado así de inusual (corregido por el número de pruebas).
after-dice-test = Prueba
after-dice-result = Resultado
after-dice-test-faces = Con qué frecuencia sale cada cara
after-dice-test-high-low = Cómo se alternan altos y bajos
after-dice-test-odd-even = Cómo se alternan pares e impares
after-dice-test-equal = Con qué frecuencia se repite una cara
after-dice-usual = habitual
after-dice-unusual = inusual
after-dice-very-unusual = muy inusual

## What can be wrong; each goes on after “Not proven:”

after-flaw-fair-missing = esta partida se anotó sin la prueba de sus dados
after-flaw-fair-seats = la transcripción no tiene tantos asientos como la partida
after-flaw-fair-rounds = la transcripción no tiene tantas rondas como la partida
after-flaw-fair-rules = las reglas no son las que se fijaron antes de la partida
after-flaw-fair-unopened = el compromiso y la revelación de { $player } van juntos, pero falta uno de los dos
after-flaw-fair-commit = la revelación de { $player } no corresponde a su compromiso
after-flaw-fair-lock = la lista de asientos no es la que se cerró antes de la partida
after-flaw-fair-mix = la mezcla no está hecha con la lista cerrada y sus revelaciones
after-flaw-fair-chain = el secreto de la ronda { $round } no procede de la cadena que se fijó antes de la partida
after-flaw-fair-first = no empezó la persona que había elegido el azar
after-flaw-fair-dice = los dados de { $player } en la ronda { $round } no son los que se deducen de los secretos
after-flaw-game-unfinished = la partida se interrumpió: no la ha ganado nadie
after-flaw-stamp-missing = el registro no tiene sello
after-flaw-stamp-digest = algo del registro se cambió después de ponerle el sello
after-flaw-signature-missing = el registro no está firmado
after-flaw-signature-anchor = la firma del ancla de la cadena no es válida
after-flaw-signature-lock = la firma de la lista cerrada no es válida
after-flaw-signature-mix = la firma de la mezcla no es válida
after-flaw-signature-record = la firma del registro no es válida

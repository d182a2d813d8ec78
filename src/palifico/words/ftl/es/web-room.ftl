### Una mesa en vivo alrededor de la partida: antes, al lado, después, y la conexión.

## The line on top

room-title = Mesa { $code }
room-loading = Vamos hacia la mesa…
room-your-turn = ¡Te toca!
room-rules = Reglas
room-leave = Salir
room-home = A la página de inicio
room-watching = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
 }
room-spectating = Estás mirando. Ves lo que ven todos, nunca los dados tapados.
room-kept = Un bot guarda tu asiento.
room-kept-for-good = Un bot juega en tu asiento hasta el final de la partida.
room-kicked = El anfitrión ha liberado tu asiento.
room-back = Recuperar mi asiento

## The connection

room-connecting = Conectando…
room-lost = Se perdió la conexión; tu asiento sigue siendo tuyo. Nuevo intento en { $time }
room-lost-aloud = Se ha perdido la conexión. Seguimos intentándolo.
room-again-aloud = Conexión recuperada.
room-try-now = Probar ahora
room-refused = Esta mesa no se puede abrir

## Before the game

room-seats = Quién juega
room-sit = Sentarse aquí
room-sit-down = Sentarse y jugar
room-move = Cambiar a este asiento
room-add-bot = Añadir un bot
room-level = Bots que añadir
room-stand = Levantarse
room-begin = Empezar la partida
room-fill = Completar con bots y empezar
room-hint-sit = Hay un asiento para ti.
room-hint-full = La mesa está completa: puedes mirar.
room-hint-begin = Ya estáis todos. Empieza cuando quieras.
room-hint-wait-seats = Espera a tus amigos o pon bots en los asientos libres.
room-hint-wait-host = Ya estáis todos. El anfitrión pondrá en marcha la partida.
room-hint-wait-others = Esperando a los demás.
room-starting = Cada cual añade azar a los dados…
room-voids = { $count ->
    [one] { $count } inicio anulado hasta ahora.
   *[other] { $count } inicios anulados hasta ahora.
 }
room-closed = Esta mesa está cerrada.
room-adds-chance = añade azar a los dados
room-no-chance = no añade azar propio

## Inviting

room-invite = Invita a tus amigos
room-invite-more = Quien abra el enlace o escriba el código se sienta contigo.
room-link = Enlace a esta mesa
room-code = Código de la mesa
room-share = Compartir
room-share-text = Ven a jugar al Perudo: te espera un asiento.
room-qr = El enlace como código QR para la cámara

## What is agreed

room-agreed = Lo acordado
room-has-house = Se juega con reglas de la casa: léelas en las reglas de esta mesa.
room-pace-relaxed = Sin reloj: con toda calma.
room-pace-timed = { $time } por jugada.
room-out-challenge = Si se acaba el tiempo, se pone en duda la apuesta, o se abre con la más baja.
room-out-bot = Si se acaba el tiempo, un bot juega ese turno.
room-grace = Si alguien se ausenta { $time }, un bot guarda su asiento hasta que vuelva.
room-grace-none = No hace falta seguir en línea: cada cual juega cuando puede.
room-is-private = Solo se encuentra con el enlace o el código.
room-is-public = Abierta a cualquiera, en la lista de mesas.
room-may-watch = Cualquiera puede mirar; ningún espectador ve los dados tapados.
room-may-not-watch = Durante la partida nadie puede mirar.
room-coach-on = El entrenador muestra a cada cual sus probabilidades.
room-rated = Esta partida es puntuada.
room-read-rules = Leer las reglas de esta mesa
room-change = Cambiar los ajustes
room-change-now = Guardar los cambios
room-cancel = Cancelar

## Changing what is agreed

room-set-edition = Edición
room-set-seats = Asientos
room-set-pace = Ritmo de juego
room-set-no-clock = Sin reloj
room-set-timed = { $time } la jugada
room-set-timeout = Cuando se acaba el tiempo
room-set-challenge = se pone en duda la apuesta
room-set-bot = un bot juega el turno
room-set-privacy = Quién puede entrar
room-set-private = Quien tenga el enlace o el código
room-set-public = Cualquiera; la mesa está en la lista
room-set-talk = Charla en la mesa
room-set-talk-text = Textos y frases rápidas
room-set-talk-phrases = Solo frases rápidas
room-set-talk-off = Sin charla
room-set-spectators = Otros pueden mirar
room-set-coach = Entrenador para todos
room-set-rated = Partida puntuada
room-set-code = Código de las reglas de la casa
room-set-code-more = Opcional; sustituye a la edición y a las reglas de arriba.
room-house-stay = { $count ->
    [one] Esta regla de la casa se queda:
   *[other] Estas reglas de la casa se quedan:
 }
room-house-go = { $count ->
    [one] Esta regla de la casa no es compatible con { $edition } y se quitará:
   *[other] Estas reglas de la casa no son compatibles con { $edition } y se quitarán:
 }
room-house-boxed = Las demás ya están en las reglas de { $edition }.

## What may be done with somebody

room-tools = Más sobre { $player }
room-kick = Echar
room-replace = Sustituir por un bot hasta el final
room-swap = Un bot hasta que vuelva
room-hand-over = Hacer anfitrión
room-mute = Silenciar
room-unmute = Dejar de silenciar
room-profile = Perfil

## Leaving

room-leave-sure = ¿Dejar la partida?
room-leave-more = Un bot jugará en tu asiento hasta el final; no podrás recuperarlo.
room-leave-hint = Si solo cierras la página, tu asiento te espera.
room-leave-now = Dejar la partida
room-stay = Quedarse

## Beside the table

room-beside = Registro y charla
room-log = Crónica
room-talk = Charla
room-new-lines = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
 }
room-phrases = Frases rápidas
room-say = Enviar
room-say-what = ¿Qué quieres decir?
room-talk-empty = Nadie ha dicho nada todavía.
room-no-talk = En esta mesa no se charla.
room-fair = Dados sin trucar
room-check-number = Número de control { $code }: aquí todos ven el mismo, comparadlo en voz alta. Tras la partida se puede recalcular cada tirada.

## The coach

room-coach = Entrenador
room-coach-more = La probabilidad de que cada apuesta sea cierta: solo con tus dados, y contando lo que han apostado los demás.
room-coach-before = Antes de escuchar
room-coach-after = Después de escuchar
room-coach-chosen = La apuesta que has elegido
room-coach-dudo = { $dudo } acierta
room-coach-calza = { $calza } acierta
room-coach-table = Probabilidades de las apuestas
room-coach-advice = Qué haría el entrenador
room-coach-win = Probabilidad de ganar la partida
room-coach-thinks = El entrenador está pensando…
room-coach-aloud = Leer en voz alta

## After the game

room-rematch = Revancha
room-next-table = Ir a la revancha
room-replay = Ver la repetición

### La página en la que se juega. Las variables quedan como «{nombre}»: las rellena la página.

## The first page

page-title = Perudo con amigos
page-about = Dados, faroles y una duda: siéntate a una mesa con solo abrir un enlace.
page-loading = Un momento…
page-no-script = Para jugar hace falta JavaScript: actívalo en el navegador y vuelve a cargar la página.
page-unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
page-home = A la página de inicio
page-language = Idioma
page-rules = Reglas del juego
page-rules-short = Reglas
page-play-now = Jugar ya contra bots
page-play-now-more = Tres rivales, sin reloj y sin registrarse.
page-make = Crear una mesa para tus amigos
page-make-now = Crear la mesa
page-join-code = ¿Te han dado un código?
page-join = Entrar
page-my-tables = Tus mesas
page-open-tables = Mesas abiertas a todos
page-no-tables = Ahora mismo ninguna mesa pública espera jugadores. ¡Crea una!
page-taken = { $count } de { $seat } asientos ocupados

## How I am seen

page-name = Tu nombre
page-edit = Cambiar
page-keep = Guardar
page-shape = Figura
page-colour = Color
page-shape-circle = círculo
page-shape-square = cuadrado
page-shape-triangle = triángulo
page-shape-diamond = rombo
page-shape-star = estrella
page-shape-heart = corazón
page-shape-moon = luna
page-shape-drop = gota
page-shape-leaf = hoja
page-shape-flower = flor
page-shape-cross = cruz
page-shape-hexagon = hexágono
page-colour-red = rojo
page-colour-orange = naranja
page-colour-yellow = amarillo
page-colour-lime = verde lima
page-colour-green = verde
page-colour-teal = verde azulado
page-colour-sky = celeste
page-colour-blue = azul
page-colour-violet = violeta
page-colour-pink = rosa
page-colour-brown = marrón
page-colour-grey = gris

## How a table is set

page-edition = Edición
page-option = Regla opcional
page-seats = Asientos
page-pace = Ritmo
page-pace-relaxed = Sin reloj
page-pace-timed = { $time } por jugada
page-timeout = Cuando se acaba el tiempo
page-timeout-challenge = se duda de la apuesta, o se abre con la más baja
page-timeout-bot = un bot juega ese turno
page-time-out-then = Si alguien tarda más de { $time }: { $option }.
page-grace = Si alguien se ausenta { $time }, un bot guarda su asiento hasta que vuelva.
page-grace-none = No hace falta seguir conectado: cada cual juega cuando puede.
page-privacy = Quién puede entrar
page-private = Quien tenga el enlace o el código
page-public = Cualquiera; la mesa está en la lista
page-spectators = Otros pueden mirar
page-may-watch = Se puede mirar; ningún espectador ve los dados tapados.
page-may-not-watch = Durante la partida nadie puede mirar.
page-talk = Charla
page-talk-usual = Lo habitual: textos entre amigos, frases hechas en público
page-talk-text = Textos y frases hechas
page-talk-phrases = Solo frases hechas
page-talk-off = Sin charla
page-no-talk = En esta mesa no se charla.
page-code-of-rules = Código de reglas de la casa
page-code-of-rules-more = Opcional; vale en lugar de la edición y las reglas elegidas arriba.
page-has-house-rules = Se juega con reglas de la casa: léelas abajo.
page-change = Cambiar los ajustes de la mesa
page-change-now = Aplicar

## Before the game

page-before = Antes de la partida
page-invite = Invita a tus amigos
page-link = Enlace a esta mesa
page-copy = Copiar
page-copied = Copiado.
page-copy-yourself = El navegador no lo permite: cópialo tú.
page-share = Compartir
page-code = Código de la mesa:
page-free = Asiento { $number }: libre
page-sit = Sentarse aquí
page-sit-down = Sentarse y jugar
page-move = Cambiarse aquí
page-add-bot = Poner un bot
page-add-easy-bot = Bot fácil
page-stand = Levantarse
page-begin = Empezar la partida
page-fill = Completar con bots y empezar
page-hint-sit = Hay un asiento para ti.
page-hint-full = La mesa está completa: puedes mirar.
page-hint-begin = Ya estáis todos. Empieza cuando quieras.
page-hint-wait-seats = Espera a tus amigos o pon bots en los asientos libres.
page-hint-wait-host = Ya estáis todos. Empieza el anfitrión.
page-hint-wait-others = Esperando a los demás.
page-starting = Los dados se mezclan con el azar de todos. Número de control: { $code }
page-voids = Inicios anulados hasta ahora: { $count }
page-closed = Esta mesa está cerrada.
page-mistrust = Cuidado: la lista de jugadores o los dados no son aquello para lo que te sentaste. No te fíes de esta partida.
page-checked = Comprobado: tu azar está en los dados. Número para comparar en voz alta: { $code }
page-check-number = Número de control de los dados, para comparar en voz alta: { $code }

## Seats

page-you = tú
page-to-act = en turno
page-out = fuera
page-winner = ¡gana!
page-host = anfitrión
page-bot = un bot
page-kept = un bot guarda el asiento
page-away = ausente
page-no-chance = no añade azar propio
page-dice-left = Dados que quedan: { $count }
page-tools = Más sobre { $player }
page-kick = Echar
page-replace = Sustituir por un bot hasta el final
page-swap = Un bot hasta que vuelva
page-hand-over = Hacer anfitrión
page-mute = Silenciar
page-unmute = Volver a oír
page-watching = Mirando: { $count }
page-leave = Salir
page-leave-sure = ¿Dejar la partida? Un bot jugará en tu lugar hasta el final.
page-back = Recuperar mi asiento

## The game

page-turn = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $player }.
 }
page-your-turn = ¡Te toca!
page-hurry = Te quedan { $time }.
page-now = La apuesta es { $bid }.
page-bid-by = { $player } apuesta
page-bid-was = ({ $player } había apostado { $bid }.)
page-no-bid = Todavía no hay apuesta.
page-last-die = En esta ronda los { $wilds } no son comodines. Por lo general solo sube la cantidad.
page-your-dice = Tus dados
page-face = Cara
page-count = Cantidad
page-less = Uno menos
page-more = Uno más
page-bid = Apostar { $bid }
page-dudo-means = no me lo creo
page-calza-means = es exacto
page-last-round = La ronda anterior:
page-rematch = Revancha
page-next-table = Ir a la revancha
page-places = Clasificación
page-proof = Comprobar los dados, descargar la partida

## The log, and the line

page-log = Lo que ha pasado
page-log-sat = { $you ->
    [yes] Te sientas.
   *[no] { $player } se sienta.
 }
page-log-host = { $you ->
    [yes] Ahora llevas tú la mesa.
   *[no] Ahora { $player } lleva la mesa.
 }
page-log-settings = Los ajustes de la mesa han cambiado: léelos.
page-log-void = El inicio no vale: del asiento { $names } no llegó lo necesario y vuelve a estar libre.
page-log-count = Se apostó { $bid }: hay { $count }.
page-log-time-up = Se había acabado el tiempo.
page-log-together = Dicho en el mismo momento: { $asks }.
page-not-counted = no vale
page-log-kept = { $you ->
    [yes] Un bot guarda tu asiento.
   *[no] Un bot guarda el asiento de { $player }.
 }
page-log-returned = { $you ->
    [yes] Has vuelto a tu asiento.
   *[no] { $player } ha vuelto.
 }
page-log-given-up = La partida terminó sin ganador.
page-connecting = Conectando…
page-lost = Se perdió la conexión; tu asiento sigue siendo tuyo. Nuevo intento en
page-try-now = Probar ahora
page-phrases = Frases hechas
page-say = Decir
page-say-what = ¿Qué quieres decir en la mesa?

## Games that are over, and dice over many games

page-game-over = Partida terminada
page-played = Terminó el { $date }. Rondas jugadas: { $rounds }
page-dice-of-game = Los dados de esta partida
page-proof-more = Cada tirada se puede volver a calcular con lo que se fijó antes de la partida. Aquí lo hace el servidor; con el archivo y el verificador puedes hacerlo tú, sin nosotros.
page-check-dice = Comprobar los dados
page-checking = Se vuelve a calcular cada tirada…
page-record = Descargar la partida (JSON)
page-notation = Descargar la partida (texto)
page-verifier = Descargar el verificador (Python)
page-dice-statistics = Los dados de todas las partidas
page-dice-all = Todas las ediciones
page-dice-games = Partidas ganadas: { $games } · abandonadas: { $count } · inicios anulados: { $number }
page-dice-face = Lado
page-dice-seen = Salió
page-dice-expected = Esperado
page-dice-off = Desvío

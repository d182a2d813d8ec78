### People: who I am, others, ratings, leaderboard.

## Me

people-me = Tú en la mesa
people-loading = Un momento…
people-failed = No ha funcionado
people-retry = Intentar de nuevo
people-home = A la página de inicio
people-looks = Cómo te ven los demás
people-name = Tu nombre
people-name-hint = Hasta 24 caracteres. Otros pueden tener el mismo nombre.
people-shape = Figura
people-colour = Color
people-save = Guardar
people-saved = Guardado: ahora todos te ven así.
people-profile = Ver mi página pública

## Account

people-account = Cuenta
people-guest = Juegas como invitado, y solo este navegador te conoce. Si te registras, puedes entrar desde cualquier sitio; tus partidas y puntuaciones siguen siendo tuyas.
people-logged-in = Has entrado como { $login }.
people-account-way = ¿Qué quieres hacer?
people-register = Registrarme
people-registered = Registro hecho. Desde ahora puedes entrar desde cualquier sitio.
people-log-in = Entrar
people-log-in-about = El invitado que eres ahora se queda atrás, con todo lo que ha jugado.
people-login = Usuario
people-login-hint = De 3 a 32 minúsculas, cifras, puntos, guiones, guiones bajos. Nadie más lo ve.
people-password = Contraseña
people-password-hint = Al menos 8 caracteres. Aquí no hay correo: una contraseña olvidada no se puede enviar.
people-password-show = Mostrar la contraseña
people-password-change = Cambiar la contraseña
people-password-old = Contraseña actual
people-password-new = Contraseña nueva
people-password-changed = La contraseña se ha cambiado. Los demás navegadores quedan desconectados.
people-log-out = Salir
people-log-out-everywhere = Salir en todas partes
people-log-out-guest = Dejar de ser este invitado
people-log-out-guest-sure = Un invitado que sale no puede volver: las partidas quedan, pero nadie podrá ser { $name } otra vez. Regístrate antes si quieres conservarlas.
people-cancel = Cancelar
people-logged-out = Has salido.

## History

people-my-games = Tus partidas
people-games-of = Partidas públicas
people-my-games-none = Todavía no has terminado ninguna partida. Tras la primera la encontrarás aquí, con su repetición.
people-games-none = Ninguna partida pública por ahora.
people-more = Mostrar más
people-won = Ganada
people-placed = Puesto { $place } de { $seats }
people-no-winner = Sin ganador
people-with = con { $names }
people-somebody = alguien
people-rated = puntuada

## Ratings

people-ratings = Puntuaciones
people-ratings-about = El punto es lo que sugieren las partidas hasta ahora; la barra es donde está la fuerza real 95 veces de cada 100. Se acorta con cada partida puntuada. Las listas siguen un valor prudente, la pequeña marca a la izquierda de la barra.
people-ratings-none = Aún no hay partidas puntuadas.
people-rating-for = { $edition }, { $seats } asientos
people-rating-words = Unos { $middle }; 95 veces de cada 100 entre { $low } y { $high }.
people-rating-listed = Valor prudente para las listas: { $value }
people-rating-games = { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
 }

## Programs

people-programs = Programas y bots
people-tokens = Claves de acceso
people-tokens-about = Una clave permite que un programa juegue por ti. No se la des a quien no le darías tu asiento.
people-tokens-none = Ninguna clave.
people-token-label = ¿Para qué es?
people-token-make = Crear una clave
people-token-once = Cópiala ahora: solo se muestra esta vez.
people-token-of = Clave para «{ $label }»
people-token-dates = creada el { $made }, usada por última vez el { $used }
people-token-revoke = Revocar
people-token-revoke-sure = ¿Revocar la clave «{ $label }»? Lo que la use se detiene al momento.
people-bots = Tus bots
people-bots-about = Un bot tuyo tiene nombre y puntuación propios. Viene con una clave para tu programa.
people-bots-none = Ningún bot.
people-bot-name = Nombre del bot
people-bot-make = Crear un bot
people-bot-token = Clave de { $name }
people-bot-delete = Eliminar
people-bot-delete-sure = ¿Eliminar el bot { $name }? Su clave y sus puntuaciones terminan; sus partidas quedan, con un asiento sin nombre.

## Muting

people-mutes = Personas silenciadas
people-mutes-none = Oyes a todo el mundo.
people-mute = Silenciar
people-unmute = Volver a oír
people-mute-about = No ves lo que dice, en ninguna mesa. No se entera.
people-muted = Has silenciado a { $name }.
people-unmuted = Vuelves a oír a { $name }.

## My data

people-data = Tus datos
people-export = Descargar mis datos
people-export-about = Todo lo que este servidor guarda de ti, en un solo archivo.
people-forget = Eliminar mis datos
people-forget-title = ¿Eliminar tus datos para siempre?
people-forget-gone = Desaparecen al momento y para siempre: tu nombre, usuario y contraseña; cada sesión y clave; lo que dijiste en las mesas; tus puntuaciones; tus bots.
people-forget-stays = Quedan las partidas, porque otros también las jugaron: con un asiento que no lleva a nadie. Donde aún juegas, un bot ocupa tu asiento.
people-forget-understood = Sé que esto no se puede deshacer
people-forget-now = Eliminar para siempre
people-forgotten = Tus datos se han eliminado. Gracias por jugar.

## Somebody

people-kind-guest = Invitado
people-kind-person = Cuenta registrada
people-kind-bot = Un bot que alguien ha escrito
people-kind-house = Un bot de la casa
people-gone = Ya no hay nadie
people-gone-more = Quien fuera ha eliminado sus datos. Sus partidas siguen ahí, con un asiento sin nombre.
people-unknown = Aquí no hay nadie
people-this-is-you = Así te ven los demás.
people-edit = Cambiar

## Leaderboard

people-board = Clasificación
people-board-about = Una lista por edición y número de asientos: quien es bueno entre dos no siempre lo es entre seis.
people-board-kind = Quién juega
people-board-people = Personas
people-board-bots = Los bots
people-board-edition = Edición
people-board-seats = Asientos
people-board-listed = { $edition }: { $listed }
people-board-rank = Puesto
people-board-name = Nombre
people-board-rating = Puntuación
people-board-empty = Todavía no hay nadie en esta lista. Juega una partida puntuada de esta edición, regístrate, y podrías ser tú.
people-board-empty-bots = Todavía no hay ningún bot en esta lista.
people-board-others = En estas listas hay alguien:
people-board-play = Abrir una mesa
people-board-pages = Páginas de la lista
people-board-next = Puestos siguientes
people-board-previous = Puestos anteriores
people-you = tú

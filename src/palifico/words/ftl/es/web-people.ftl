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
people-colour = Color
people-save = Guardar
people-saved = Guardado: ahora todos te ven así.
people-profile = Ver mi página pública

## Account

people-account = Cuenta
people-guest = Juegas como invitado, y solo este navegador te conoce. Si te registras, puedes iniciar sesión desde cualquier lugar; tus partidas y puntuaciones siguen siendo tuyas.
people-logged-in = Has iniciado sesión como { $login }.
people-account-way = ¿Qué quieres hacer?
people-register = Registrarme
people-registered = Registro completado. Desde ahora puedes iniciar sesión desde cualquier lugar.
people-log-in = Iniciar sesión
people-log-in-about = El invitado que eres ahora no te sigue: se queda atrás, con todas sus partidas.
people-login = Nombre de usuario
people-login-hint = De 3 a 32 minúsculas, cifras, puntos, guiones, guiones bajos. Nadie más lo ve.
people-password = Contraseña
people-password-hint = Al menos 8 caracteres. No pedimos correo electrónico, así que no podemos enviarte una contraseña olvidada.
people-password-show = Mostrar la contraseña
people-password-change = Cambiar la contraseña
people-password-old = Contraseña actual
people-password-new = Contraseña nueva
people-password-changed = La contraseña se ha cambiado. En los demás navegadores se ha cerrado la sesión.
people-log-out = Cerrar sesión
people-log-out-everywhere = Cerrar sesión en todas partes
people-log-out-guest = Olvidar este invitado
people-log-out-guest-sure = Un invitado que se va no puede volver: las partidas quedan, pero nadie podrá ser { $name } otra vez. Regístrate antes si quieres conservarlas.
people-cancel = Cancelar
people-logged-out = Has cerrado la sesión.

## History

people-my-games = Tus partidas
people-games-of = Partidas públicas
people-my-games-none = Todavía no has terminado ninguna partida. La primera que acabes aparecerá aquí, con su repetición.
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
people-ratings-about = El punto es la puntuación estimada; la barra dice lo seguros que estamos. Las clasificaciones siguen la marca de la izquierda, prudente mientras haya pocas partidas.
people-ratings-none = Aún no hay partidas puntuadas.
people-rating-for = { $edition }, { $seats } asientos
people-rating-words = Unos { $middle }, muy probablemente entre { $low } y { $high }.
people-rating-listed = Puntuación: { $value }
people-rating-games = { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
 }

## Programs

people-programs = Programas y bots
people-tokens = Tokens de acceso
people-tokens-about = Un token permite que un programa juegue por ti. No se lo des a quien no le darías tu asiento.
people-tokens-none = Ningún token.
people-token-label = ¿Para qué es?
people-token-make = Crear un token
people-token-once = Cópialo ahora: solo se muestra esta vez.
people-token-of = Token para «{ $label }»
people-token-dates = creado el { $made }, usado por última vez el { $used }
people-token-revoke = Revocar
people-token-revoke-sure = ¿Revocar el token «{ $label }»? Lo que lo use se detiene al momento.
people-bots = Tus bots
people-bots-about = Un bot tuyo tiene nombre y puntuación propios. Recibe un token para tu programa.
people-bots-none = Ningún bot.
people-bot-name = Nombre del bot
people-bot-make = Crear un bot
people-bot-token = Token de { $name }
people-bot-delete = Eliminar
people-bot-delete-sure = ¿Eliminar el bot { $name }? Su token y sus puntuaciones desaparecen; sus partidas quedan, con un asiento sin nombre.

## Muting

people-mutes = Personas silenciadas
people-mutes-none = No has silenciado a nadie.
people-mute = Silenciar
people-unmute = Dejar de silenciar
people-mute-about = No verás lo que dice, en ninguna mesa. No se enterará.
people-muted = Has silenciado a { $name }.
people-unmuted = Vuelves a ver lo que dice { $name }.

## My data

people-data = Tus datos
people-export = Descargar mis datos
people-export-about = Todo lo que este servidor guarda de ti, en un solo archivo.
people-forget = Eliminar mis datos
people-forget-title = ¿Eliminar tus datos para siempre?
people-forget-gone = Desaparecen al momento y para siempre: tu nombre, tu nombre de usuario y tu contraseña; todas las sesiones y los tokens; lo que dijiste en las mesas; tus puntuaciones; tus bots.
people-forget-stays = Quedan las partidas, porque otros también las jugaron: tu asiento será anónimo. Donde aún juegas, un bot ocupa tu asiento.
people-forget-understood = Sé que esto no se puede deshacer
people-forget-now = Eliminar para siempre
people-forgotten = Tus datos se han eliminado. Gracias por jugar.

## Somebody

people-kind-guest = Invitado
people-kind-person = Cuenta registrada
people-kind-bot = Un bot que alguien ha escrito
people-kind-house = Un bot incluido en palifico
people-gone = Ya no hay nadie
people-gone-more = Quien fuera eliminó sus datos. Sus partidas siguen ahí, con un asiento sin nombre.
people-unknown = Aquí no hay nadie
people-this-is-you = Así te ven los demás.
people-edit = Cambiar

## Leaderboard

people-board = Clasificación
people-board-about = Una clasificación por edición y número de asientos: quien juega bien entre dos no siempre lo hace entre seis.
people-board-kind = Quién juega
people-board-people = Personas
people-board-bots = Los bots
people-board-edition = Edición
people-board-seats = Asientos
people-board-listed = { $edition }: { $listed }
people-board-rank = Puesto
people-board-name = Nombre
people-board-rating = Puntuación
people-board-empty = Todavía no hay nadie en esta clasificación. Juega una partida puntuada de esta edición, regístrate, y podrías aparecer tú.
people-board-empty-bots = Todavía no hay ningún bot en esta clasificación.
people-board-others = En estas clasificaciones hay alguien:
people-board-play = Crear una mesa
people-board-pages = Páginas de la clasificación
people-board-next = Puestos siguientes
people-board-previous = Puestos anteriores
people-you = tú

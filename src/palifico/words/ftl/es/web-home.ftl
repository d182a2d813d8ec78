### La primera página, entrar con un código, una mesa nueva.

## The first page

home-title = Perudo con amigos
home-about = El juego de dados y faroles: esconde tus dados, apuesta sobre los de todos y descubre a quien miente.
home-play-now = Jugar contra bots
home-play-now-more = Tres bots, sin reloj y sin cuenta.
home-play-edition = Se juega con las reglas de { $edition }.
home-friends = Una mesa para tus amigos
home-friends-more = Elige las reglas, manda el enlace, empieza cuando estén todos.
home-friends-go = Crear una mesa
home-learn = ¿Primera vez? Aprende en tres minutos

## Joining by a code

home-join-title = ¿Te han dado un código?
home-join-label = Código de la mesa
home-join-hint = Seis letras; también vale el enlace entero.
home-join = Entrar
home-join-form = Un código tiene seis letras. Míralo otra vez.
home-code-title = A la mesa
home-code-looking = Buscando la mesa con el código { $code }…
home-code-again = Pide el código otra vez, o prueba otro aquí.

## My games and open tables

home-mine = Tus partidas en curso
home-mine-more = { $count ->
    [one] Mostrar otra más
   *[other] Mostrar { $count } más
 }
home-my-turn = Te toca
home-their-turn = Les toca a otros
home-beginning = La partida empieza
home-watch = En curso: ver
home-waiting = { $count ->
    [one] { $count } asiento de { $seats } ocupado
   *[other] { $count } de { $seats } asientos ocupados
 }
home-alone = Aún no hay nadie más
home-with = Con { $names }
home-hosted = Mesa de { $host }
home-house-mark = con reglas de la casa
home-open = Mesas abiertas
home-open-none = Ahora mismo no hay nadie esperando. Crea una mesa pública y quien pase por aquí la encontrará.
home-open-make = Crear una mesa pública
home-open-unread = La lista no está disponible ahora; se reintentará automáticamente.
home-open-reading = Cargando la lista de mesas…

## How I am seen

home-me = Cómo te ven los demás
home-me-none = No hace falta cuenta: en cuanto juegues recibirás un nombre al azar.
home-me-choose = Elige tu nombre
home-me-change = Cambiar tu aspecto
home-me-guest = Juegas como invitado.
home-me-name = Tu nombre
home-me-colour = Tu color
home-me-keep = Guardar
home-me-leave = Cancelar
home-shape-circle = círculo
home-shape-square = cuadrado
home-shape-triangle = triángulo
home-shape-diamond = rombo
home-shape-star = estrella
home-shape-heart = corazón
home-shape-moon = luna
home-shape-drop = gota
home-shape-leaf = hoja
home-shape-flower = flor
home-shape-cross = cruz
home-shape-hexagon = hexágono
home-colour-red = rojo
home-colour-orange = naranja
home-colour-yellow = amarillo
home-colour-lime = verde lima
home-colour-green = verde
home-colour-teal = verde azulado
home-colour-sky = celeste
home-colour-blue = azul
home-colour-violet = violeta
home-colour-pink = rosa
home-colour-brown = marrón
home-colour-grey = gris

## A new table

home-new-title = Una mesa nueva
home-new-edition = ¿Qué reglas?
home-new-edition-more = Cinco cajas se llaman Perudo, y cada una se juega un poco a su manera.
home-new-reading = Cargando las ediciones…
home-new-rulebook = Todas las reglas de { $edition }
home-new-options = Reglas opcionales de esta caja
home-new-players = ¿Quién juega?
home-new-seats = Asientos
home-new-bots = De ellos, bots
home-new-level = Cómo juegan los bots
home-new-free = { $count ->
    [one] Un asiento es para un amigo.
   *[other] { $count } asientos son para tus amigos.
 }
home-new-full = No quedan asientos para tus amigos: la partida empieza enseguida.
home-new-pace = Tiempo por jugada
home-pace-relaxed = Sin reloj
home-pace-relaxed-more = Cada cual se toma el tiempo que necesita.
home-pace-live-more = Para una partida de un tirón.
home-pace-slow-more = Por correspondencia: vuelve cuando quieras, nadie tiene que quedarse.
home-new-more = Más ajustes
home-new-privacy = Quién puede entrar
home-privacy-private = Amigos con el enlace
home-privacy-public = Cualquiera
home-privacy-public-more = La mesa aparece en la lista de mesas abiertas.
home-privacy-private-more = La mesa solo se encuentra con su enlace o su código.
home-new-spectators = Otros pueden mirar
home-new-spectators-more = Ningún espectador ve los dados tapados.
home-new-talk = Charla en la mesa
home-talk-usual = Lo habitual: libre entre amigos, frases rápidas en público
home-talk-text = Textos y frases rápidas
home-talk-phrases = Solo frases rápidas
home-talk-off = Sin charla
home-new-timeout = Cuando se acaba el tiempo
home-timeout-challenge = Se pone en duda la apuesta, o se abre con la más baja
home-timeout-bot = Un bot juega ese turno
home-new-rated = Partida puntuada
home-new-rated-more = El resultado cuenta para la puntuación de todos. No es posible con reglas de la casa.
home-new-coach = Entrenador
home-new-coach-more = Muestra a toda la mesa qué probabilidad tiene cada apuesta.
home-new-make = Crear la mesa
home-new-make-begin = Crear la mesa y empezar

## House rules

home-house = Reglas de la casa
home-house-more = Juega como en casa: se puede cambiar cualquier regla, hasta doce jugadores.
home-house-open = Cambiar las reglas
home-house-count = { $count ->
    [one] Una regla no es como en la caja.
   *[other] { $count } reglas no son como en la caja.
 }
home-house-intro = Lo que no toques queda como en la caja.
home-house-summary = Tus reglas en palabras sencillas
home-house-code = Código de estas reglas
home-house-code-more = Quien lo escriba juega con las mismas reglas.
home-house-load = Cargar reglas con un código
home-house-load-go = Cargar
home-house-loaded = Se han cargado las reglas del código.
home-house-reset = Volver a las reglas de la caja
home-house-was-reset = Todas las reglas vuelven a ser como en la caja.
home-house-done = Listo
home-house-undo = Deshacer este cambio
home-house-faulty = Estas reglas aún no son compatibles entre sí: mira las que están marcadas.
home-house-box = en la caja
home-source-silent = El reglamento de la caja no dice nada de esto; es nuestra convención.
home-source-reading = Aquí el reglamento de la caja se puede leer de más de una manera.
home-source-convention = Es una convención nuestra.

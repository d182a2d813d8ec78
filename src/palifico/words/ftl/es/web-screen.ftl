### La pantalla grande: un televisor que muestra la mesa, y teléfonos que hacen de cubiletes.

## Antes y después de la partida

screen-big = Pantalla grande
screen-title = Mesa { $code } en la pantalla grande
screen-join = Entra con tu teléfono
screen-join-how = Escanea esto, o abre { $address } y escribe el código:
screen-qr = El camino a esta mesa como código QR para la cámara
screen-only-here = Los teléfonos no llegan a este ordenador. Inicia el servidor con --lan y aquí aparecerá cómo entrar.
screen-free = { $count ->
    [one] Hay un asiento libre.
   *[other] Hay { $count } asientos libres.
 }
screen-full = Ya estáis todos. El anfitrión pondrá en marcha la partida.
screen-rematch = ¿Otra partida? Pulsa «{ $rematch }» en un teléfono y esta pantalla os sigue.

## El menú

screen-menu = Menú de la pantalla
screen-full-on = Pantalla completa
screen-full-off = Salir de pantalla completa
screen-sound-on = Activar el sonido
screen-sound-off = Quitar el sonido
screen-leave = Cerrar la pantalla grande

## Nadie puede mirar

screen-off = En esta mesa nadie puede mirar, así que una pantalla grande no puede mostrarla.
screen-off-soon = Nadie puede mirar esta partida: cuando empiece, esta pantalla se apagará.
screen-off-how = Antes de una partida el anfitrión puede cambiarlo: «{ $change }» y luego «{ $spectators }».

## En la misma habitación: la pantalla grande y los cubiletes

screen-room = Juntos en la misma habitación
screen-open = Mostrar la mesa en una pantalla grande
screen-open-more = Un televisor, una tableta o un proyector muestra la mesa; los teléfonos son los cubiletes. Nunca muestra un dado tapado.
screen-cup = Este dispositivo es mi cubilete
screen-cup-more = Aquí solo tus dados y los botones; la mesa está en la pantalla grande.
screen-whole = Mostrar toda la mesa
screen-look = ¡Mira la pantalla grande!

### Lo que dicen varias partes de la página.

## La conexión con el servidor

common-unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
common-failed = Algo ha fallado en el servidor. Inténtalo de nuevo en un momento.

## Las apuestas en voz alta

common-bid-of-2 = { $count ->
    [one] { $count } dos
   *[other] { $count } doses
 }
common-bid-of-3 = { $count ->
    [one] { $count } tres
   *[other] { $count } treses
 }
common-bid-of-4 = { $count ->
    [one] { $count } cuatro
   *[other] { $count } cuatros
 }
common-bid-of-5 = { $count ->
    [one] { $count } cinco
   *[other] { $count } cincos
 }
common-bid-of-6 = { $count ->
    [one] { $count } seis
   *[other] { $count } seises
 }

## El inicio de una partida

common-mistrust = Cuidado: la lista de jugadores o los dados ya no son los de cuando te sentaste. No te fíes de esta partida.
common-checked = Dados sellados. Número de control { $code } (el mismo para todos).
common-check-number = Número de control de los dados, el mismo para todos: { $code }

## Lo que pasa en la mesa

common-your-turn = ¡Te toca!
common-hurry = Te quedan { $time }.
common-log-sat = { $you ->
    [yes] Te sientas.
   *[no] { $player } se sienta.
 }
common-log-stood = El asiento { $number } vuelve a estar libre.
common-log-sent-away = El anfitrión ha liberado el asiento { $number }.
common-log-host = { $you ->
    [yes] Ahora haces tú de anfitrión.
   *[no] Ahora hace de anfitrión { $player }.
 }
common-log-settings = Los ajustes de la mesa han cambiado: échales un vistazo.
common-log-locked = La lista de jugadores es definitiva. Cada cual añade azar a los dados.
common-log-void = El inicio no vale: del asiento { $names } no llegó lo necesario. El asiento vuelve a estar libre.
common-log-last-die = { $palifico }: en esta ronda los dados con { $wilds } no son comodines.
common-log-count = { $count ->
    [one] Se apostó { $bid }: hay { $count }.
   *[other] Se apostó { $bid }: hay { $count }.
 }
common-log-time-up = Se había acabado el tiempo.
common-log-together = Dicho al mismo tiempo: { $asks }.
common-log-not-counted = no vale
common-log-kept-away = { $you ->
    [yes] No estabas: un bot guarda tu asiento.
   *[no] { $player } no está: un bot guarda el asiento.
 }
common-log-kept-left = { $you ->
    [yes] Has dejado la partida: un bot sigue en tu asiento.
   *[no] { $player } ha dejado la partida: un bot sigue en su asiento.
 }
common-log-kept-kicked = { $you ->
    [yes] El anfitrión te ha echado: un bot sigue en tu asiento.
   *[no] El anfitrión ha echado a { $player }: un bot sigue en su asiento.
 }
common-log-kept-swapped = { $you ->
    [yes] El anfitrión deja que un bot juegue por ti hasta que vuelvas.
   *[no] El anfitrión deja que un bot juegue por { $player } de momento.
 }
common-log-returned = { $you ->
    [yes] Has vuelto a tu asiento.
   *[no] { $player } ha vuelto.
 }
common-log-given-up = La partida terminó sin ganador.
common-log-closed = Esta mesa está cerrada.
common-log-rematch = Hay otra mesa para la revancha.

## Kit

common-less = Menos: { $what }
common-more = Más: { $what }
common-strength = Fuerza { $strength } de { $all }
common-close = Cerrar
common-dismiss = Ocultar este aviso
common-copy = Copiar
common-copied = Copiado
common-back = Volver
common-skip = Ir al contenido
common-nav = Menú principal
common-nav-play = Jugar
common-nav-learn = Aprender
common-nav-rules = Reglas
common-nav-leaders = Clasificación
common-nav-me = Yo
common-nav-settings = Ajustes
common-home = Ir al inicio
common-language = Idioma
common-fair-dice = ¿Están trucados los dados?
common-loading = Un momento, por favor…
common-offline = Estás sin conexión. En cuanto la recuperes, todo seguirá donde estaba.
common-trouble = Algo ha salido mal
common-not-loaded = No se ha podido cargar esta página. Comprueba la conexión y vuelve a intentarlo.
common-broken = Esta página ha tropezado con un error nuestro. Tus partidas están a salvo en el servidor.
common-try-again = Reintentar
common-nowhere = Nada bajo este cubilete
common-nowhere-more = En esta dirección no hay ninguna página. Quizá se haya perdido una letra del enlace.
common-keys = Atajos de teclado
common-keys-use = Usar teclas sueltas
common-keys-hint = Desactívalas si dictas o si a menudo pulsas una tecla sin querer.
common-keys-everywhere = En todas partes
common-keys-table = En la mesa
common-keys-here = En esta página
common-key-help = Mostrar esta lista
common-key-home = Ir a la página de inicio
common-key-face = Elegir un valor
common-key-count = Subir o bajar la cantidad
common-key-bid = Hacer la apuesta
common-key-dudo = Poner en duda la apuesta
common-key-exact = Declarar exacta la apuesta
common-key-skip = Ver todos los dados de una vez
common-key-log = Abrir la crónica
common-key-phrases = Abrir las frases rápidas

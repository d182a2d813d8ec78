### The terminal client, beyond what it shares with the page.

param-table = El enlace o el código de una mesa a la que unirse; o una edición para jugar contra bots, por ejemplo paco.
param-server = Dirección del servidor en el que jugar; si no, uno dentro de este comando.
param-local = Quién juega en este ordenador, nombres separados por comas o espacios; los dados quedan ocultos de un turno a otro.
param-me = El nombre con el que te ven los demás.
param-watch = Mirar la mesa sin sentarse.
param-example = Mirar la ronda de ejemplo de esta edición, como paco, en vez de una partida.
param-plain = Línea a línea, sin dibujar en la pantalla: para lectores de pantalla, tuberías y terminales sencillos.
param-light = Oscuro sobre fondo claro.
param-pace = Cuánto tiempo hay para cada turno: relaxed sin reloj, normal, quick, day, three_days o week.
command-watch = Vuelve a mostrar una partida terminada, jugada a jugada, desde su registro o su enlace.

## At the table

terminal-pass = Pasa el ordenador a { $player } y que nadie más mire. Después pulsa Intro.
terminal-pass-who = ¿Quién lo dice?
terminal-watching = estás mirando
terminal-bid = Apostar
terminal-leave-waits = Puedes irte: tu asiento te espera, y te decimos cómo volver.
terminal-way-back = La partida te espera. Para seguir con ella:
terminal-small = Agranda esta ventana, por favor: al menos { $columns }×{ $lines }. Ctrl-C para salir.
fault-watch-link = La partida en { $given } no se puede ver: { $why }

## What can be typed

terminal-help = Más palabras: table (la mesa), bids (todas las apuestas de la ronda), log (lo que ha pasado), odds (las probabilidades), say (decir algo), leave (irse del todo), quit (tu asiento te espera).
terminal-help-before = Antes de la partida: sit, sit 2 (sentarse), stand (levantarse), bot, bot champion, kick 3 (echar), host 3 (hacer anfitrión), begin (los bots ocupan los asientos libres).
terminal-say = Escribe un texto, o una de estas frases: { $phrases }
terminal-rematch = Escribe «rematch» para jugar otra vez.

## Keys

terminal-keys = Teclas
terminal-scroll = Seguir leyendo
terminal-step = Un paso
terminal-round = Una ronda
terminal-help-before-keys = Antes de la partida: un bot en un asiento libre, empezar, levantarse
terminal-help-after-keys = Después de la partida: jugar otra vez, guardar la partida
terminal-coach-players = El entrenador ayuda a quienes juegan.
terminal-sent-later = Tu jugada, { $move }, se envía en cuanto vuelva la conexión.
terminal-keep = ¿Guardar esta partida, con la prueba de sus dados, en este archivo? Intro la guarda.

## Going, and several people at one machine

terminal-leave-sure =
    { $you ->
        [yes] Un bot juega en tu lugar y ya no puedes volver.
       *[no] Un bot juega en lugar de { $player }, que ya no puede volver. Los demás pueden seguir.
    } Escribe «leave» otra vez para irte del todo, o «quit» para conservar el asiento.
terminal-way-back-others = Los demás pueden seguir con la partida:
terminal-local-seen = Aquí no se pueden ocultar los dados: lo escrito, escrito queda. En un terminal que se pueda borrar siguen ocultos.
terminal-practice-gone = Una partida de práctica no se guarda: no se puede continuar.
terminal-help-bid = Escribe la apuesta como cantidad x valor: 3x5 es al menos tres cincos; 2xA, al menos dos { $wilds }. Para leer las reglas: «rules»; para salir: «quit».
terminal-odds = { $what }, probabilidad: { $chance }
fault-watch-table = No hay nada que mirar: indica el enlace o el código de una mesa.
fault-table-who = Varias personas de este ordenador están sentadas a esta mesa. Indica quién juega: --local { $given }, o --me y uno de estos nombres.
fault-local-twice = Aquí dos personas no pueden llamarse ambas «{ $given }»: usa nombres distintos.

## What the page says otherwise

board-counts-hidden = Nadie ve cuántos dados les quedan a los demás: recordarlo es parte de este juego.
common-log-now = La apuesta es { $bid }.

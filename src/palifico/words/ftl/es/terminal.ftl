### The terminal client, beyond what it shares with the page.

param-table = El enlace o el código de una mesa a la que unirse; o una edición para jugar contra bots, por ejemplo paco.
param-server = Dirección del servidor en el que jugar; si no, uno dentro de esta orden.
param-local = Quién juega en esta máquina, nombres separados por comas; las manos quedan ocultas de un turno a otro.
param-me = El nombre con el que te ven los demás.
param-watch = Mirar la mesa sin sentarse.
param-plain = Línea a línea, sin dibujar en la pantalla: para lectores de pantalla, tuberías y terminales sencillos.
param-light = Oscuro sobre fondo claro.
param-pace = Cuánto tiempo tiene un turno: relaxed sin reloj, normal, quick, day, three_days o week.
command-watch = Volver a ver una partida terminada, jugada a jugada, desde su registro o su enlace.

## At the table

terminal-pass = Pasa la máquina a { $player } y que nadie más mire. Después pulsa Intro.
terminal-pass-who = ¿Quién lo canta?
terminal-watching = estás mirando
terminal-bid = Apostar
terminal-leave-waits = Puedes irte: tu asiento te espera, y te decimos cómo volver.
terminal-way-back = La partida te espera. Para seguir con ella:
terminal-small = Agranda esta ventana, por favor.
fault-watch-link = La partida en { $given } no se puede ver: { $why }

## What can be typed

terminal-help = Más palabras: table (la mesa), log (lo que ha pasado), odds (las probabilidades), say (decir algo), leave (irse del todo), quit (tu asiento te espera).
terminal-help-before = Antes de la partida: sit, sit 2 (sentarse), stand (levantarse), bot, bot champion, kick 3 (echar), begin (los bots ocupan los asientos libres).
terminal-say = Di un texto, o una de estas: { $phrases }
terminal-rematch = Escribe «rematch» para jugar otra vez.

## Keys

terminal-keys = Teclas
terminal-scroll = Seguir leyendo
terminal-step = Un paso
terminal-round = Una ronda
terminal-help-before-keys = Antes de la partida: un bot en un asiento libre, empezar, levantarse
terminal-help-after-keys = Después de la partida: jugar otra vez, guardar la partida

### Varios jugadores en un dispositivo: se va pasando, con un telón entre turnos.

local-title = Varios jugadores en este dispositivo
local-intro = Escribe quién juega en este dispositivo. Os lo vais pasando: cada cual ve solo sus propios dados.
local-name = Jugador { $number }
local-sit = Sentarse
local-here = en este dispositivo
local-back = Volver a la mesa
local-pass = Pasa el dispositivo a { $player }
local-pass-more = Ahora no mira nadie más.
local-taken = Soy { $player }: muestra mis dados
local-cover = Tapar mis dados
local-others = Los dados de los demás
local-look = { $player } quiere mirar
local-result = Ver el resultado

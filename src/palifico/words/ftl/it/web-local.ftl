### Più giocatori su un dispositivo: lo si passa, con un sipario tra un turno e l’altro.

local-title = Più giocatori su questo dispositivo
local-intro = Scrivi chi gioca su questo dispositivo. Ve lo passate: ognuno vede solo i propri dadi.
local-name = Giocatore { $number }
local-sit = Sedersi
local-here = su questo dispositivo
local-back = Torna al tavolo
local-pass = Passa il dispositivo a { $player }
local-pass-more = Adesso non guarda nessun altro.
local-taken = Sono { $player }: mostra i miei dadi
local-cover = Copri i miei dadi
local-others = I dadi degli altri
local-look = { $player } vuole guardare
local-result = Vai al risultato

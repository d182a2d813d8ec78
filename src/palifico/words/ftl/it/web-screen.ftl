### Lo schermo grande: un televisore che mostra il tavolo, e i telefoni che fanno da bicchieri.

## Prima e dopo la partita

screen-big = Schermo grande
screen-title = Tavolo { $code } sullo schermo grande
screen-join = Entra con il telefono
screen-join-how = Inquadra il codice QR, oppure apri { $address } e scrivi il codice:
screen-qr = La strada per questo tavolo come codice QR per la fotocamera
screen-only-here = I telefoni non raggiungono questo computer. Avvia il server con --lan e qui comparirà come entrare.
screen-free = { $count ->
    [one] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
 }
screen-full = Ci siete tutti. La partita la avvia chi ospita il tavolo.
screen-rematch = Un’altra partita? Premi «{ $rematch }» su un telefono: questo schermo vi segue.

## Il menu

screen-menu = Menu dello schermo
screen-full-on = Schermo intero
screen-full-off = Esci da schermo intero
screen-sound-on = Attiva l’audio
screen-sound-off = Disattiva l’audio
screen-leave = Chiudi lo schermo grande

## Nessuno può guardare

screen-off = A questo tavolo nessuno può guardare, quindi uno schermo grande non può mostrarlo.
screen-off-soon = Nessuno può guardare questa partita: quando comincia, questo schermo si spegne.
screen-off-how = Prima di una partita chi ospita può cambiarlo: «{ $change }», poi «{ $spectators }».

## Nella stessa stanza: lo schermo grande e i bicchieri

screen-room = Insieme nella stessa stanza
screen-open = Mostra il tavolo su uno schermo grande
screen-open-more = Un televisore, un tablet o un proiettore mostra il tavolo; i telefoni sono i bicchieri. Non mostra mai un dado coperto.
screen-cup = Questo dispositivo è il mio bicchiere
screen-cup-more = Qui solo i tuoi dadi e i pulsanti; il tavolo è sullo schermo grande.
screen-whole = Mostra tutto il tavolo
screen-look = Guarda lo schermo grande!

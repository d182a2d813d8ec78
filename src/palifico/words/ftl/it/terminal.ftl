### The terminal client, beyond what it shares with the page.

param-table = Il link o il codice di un tavolo a cui unirsi; oppure un’edizione con cui giocare contro i bot, per esempio paco.
param-server = Indirizzo del server su cui giocare; altrimenti uno dentro questo comando.
param-local = Chi gioca su questo computer, nomi separati da virgole o spazi; da un turno all’altro i dadi restano nascosti.
param-me = Il nome con cui ti vedono gli altri.
param-watch = Guarda il tavolo senza sederti.
param-example = Guarda il round d’esempio di questa edizione, come paco, invece di una partita.
param-plain = Riga per riga, senza disegnare sullo schermo: per lettori di schermo, pipe e terminali semplici.
param-light = Scuro su sfondo chiaro.
param-pace = Quanto tempo c’è per un turno: relaxed senza orologio, normal, quick, day, three_days o week.
command-watch = Fa rivedere una partita finita, mossa per mossa, dalla sua registrazione o dal suo link.

## At the table

terminal-pass = Passa il computer a { $player } e fa’ che nessun altro guardi. Poi premi Invio.
terminal-pass-who = Chi chiama?
terminal-watching = stai guardando
terminal-bid = Dichiara
terminal-leave-waits = Puoi andare: il tuo posto ti aspetta, e ti diciamo come tornare.
terminal-way-back = La partita ti aspetta. Per continuarla:
terminal-small = Ingrandisci questa finestra, per favore: almeno { $columns }×{ $lines }. Ctrl-C per uscire.
fault-watch-link = La partita all’indirizzo { $given } non si può guardare: { $why }

## What can be typed

terminal-help = Altre parole: table (il tavolo), bids (tutte le dichiarazioni del round), log (che cosa è successo), odds (le probabilità), say (di’ qualcosa), leave (esci definitivamente), quit (il posto ti aspetta).
terminal-help-before = Prima della partita: sit, sit 2 (siediti), stand (alzati), bot, bot champion, kick 3 (manda via), host 3 (affida il tavolo), begin (i bot prendono i posti liberi).
terminal-say = Scrivi un testo, o una di queste frasi: { $phrases }
terminal-rematch = Scrivi «rematch» per giocare ancora.

## Keys

terminal-keys = Tasti
terminal-scroll = Continua a leggere
terminal-step = Un passo
terminal-round = Un round
terminal-help-before-keys = Prima della partita: un bot su un posto libero, comincia, alzati
terminal-help-after-keys = Dopo la partita: gioca ancora, salva la partita
terminal-coach-players = L’allenatore aiuta chi gioca.
terminal-sent-later = La tua mossa, { $move }, parte appena torna la connessione.
terminal-keep = Salvare la partita, con la prova dei dadi, in questo file? Invio la salva.

## Going, and several people at one machine

terminal-leave-sure =
    { $you ->
        [yes] Un bot gioca al tuo posto, e non puoi più tornare.
       *[no] Un bot gioca al posto di { $player }, che non può più tornare. Gli altri possono continuare.
    } Scrivi di nuovo «leave» per uscire definitivamente, o «quit» per tenere il posto.
terminal-way-back-others = Gli altri possono continuare la partita:
terminal-local-seen = Qui i dadi non si possono nascondere: quello che è stato scritto resta. In un terminale che si può ripulire restano nascosti.
terminal-practice-gone = Una partita di allenamento non viene salvata: non si può continuare.
terminal-help-bid = Scrivi una dichiarazione come quantità x valore: 3x5 vuol dire almeno tre cinque, 2xA almeno due { $wilds }. Scrivi «rules» per le regole, «quit» per uscire.
terminal-odds = { $what }, probabilità: { $chance }
fault-watch-table = Non c’è niente da guardare: indica il link o il codice di un tavolo.
fault-table-who = A questo tavolo siedono varie persone che giocano su questo computer. Indica chi gioca: --local { $given }, oppure --me con uno di questi nomi.
fault-local-twice = Qui due persone non possono chiamarsi entrambe «{ $given }»: usa nomi diversi.

## What the page says otherwise

board-counts-hidden = Nessuno vede quanti dadi restano agli altri: ricordarlo fa parte di questo gioco.
common-log-now = La dichiarazione è { $bid }.

### Un tavolo dal vivo attorno alla partita: prima, accanto, dopo, e la connessione.

## The line on top

room-title = Tavolo { $code }
room-loading = Ci avviciniamo al tavolo…
room-your-turn = È il tuo turno!
room-rules = Regole
room-leave = Esci
room-home = Alla pagina iniziale
room-watching = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
 }
room-spectating = Stai guardando. Vedi ciò che vedono tutti, mai i dadi coperti.
room-kept = Un bot tiene il tuo posto.
room-kept-for-good = Un bot gioca al tuo posto fino alla fine della partita.
room-kicked = Chi ospita il tavolo ha liberato il tuo posto.
room-back = Riprendi il posto

## The connection

room-connecting = Connessione in corso…
room-lost = Connessione persa: il posto resta tuo. Nuovo tentativo tra { $time }
room-lost-aloud = La connessione si è persa. Continuiamo a provare.
room-again-aloud = Connessione ristabilita.
room-try-now = Riprova ora
room-refused = Questo tavolo non si può aprire

## Before the game

room-seats = Chi gioca
room-sit = Siediti qui
room-sit-down = Siediti e gioca
room-move = Spostati qui
room-add-bot = Aggiungi un bot
room-level = Bot da aggiungere
room-stand = Alzati
room-begin = Inizia la partita
room-fill = Riempi di bot e inizia
room-hint-sit = C’è un posto per te.
room-hint-full = Il tavolo è al completo: puoi guardare.
room-hint-begin = Ci siete tutti. Si comincia quando vuoi.
room-hint-wait-seats = Aspetta gli amici, oppure metti dei bot sui posti liberi.
room-hint-wait-host = Ci siete tutti. La partita la avvia chi ospita il tavolo.
room-hint-wait-others = Aspettiamo che arrivino gli altri.
room-starting = Ognuno aggiunge un po’ di casualità ai dadi…
room-voids = { $count ->
    [one] { $count } partenza annullata finora.
   *[other] { $count } partenze annullate finora.
 }
room-closed = Questo tavolo è chiuso.
room-adds-chance = aggiunge casualità ai dadi
room-no-chance = non aggiunge casualità propria

## Inviting

room-invite = Invita gli amici
room-invite-more = Chi apre il link o scrive il codice si siede con te.
room-link = Link di questo tavolo
room-code = Codice del tavolo
room-share = Condividi
room-share-text = Vieni a giocare a Perudo: un posto ti aspetta.
room-qr = Il link come codice QR per la fotocamera

## What is agreed

room-agreed = Che cosa vale qui
room-has-house = Si gioca con regole della casa: leggile nelle regole di questo tavolo.
room-pace-relaxed = Senza orologio: fate con calma.
room-pace-timed = { $time } per ogni mossa.
room-out-challenge = A tempo scaduto la dichiarazione viene messa in dubbio, o il round si apre con la più bassa.
room-out-bot = A tempo scaduto un bot gioca quel turno.
room-grace = Se qualcuno si assenta per { $time }, un bot tiene il posto fino al suo ritorno.
room-grace-none = Non serve restare connessi: si gioca quando si può.
room-is-private = Si trova solo con il link o il codice.
room-is-public = Aperto a chiunque, nell’elenco dei tavoli.
room-may-watch = Chiunque può guardare; nessuno spettatore vede i dadi coperti.
room-may-not-watch = Durante la partita nessuno può guardare.
room-coach-on = L’allenatore mostra a ciascuno le probabilità.
room-rated = Questa partita è classificata.
room-read-rules = Leggi le regole di questo tavolo
room-change = Cambia le impostazioni
room-change-now = Salva le modifiche
room-cancel = Annulla

## Changing what is agreed

room-set-edition = Edizione
room-set-seats = Posti
room-set-pace = Ritmo
room-set-no-clock = Senza orologio
room-set-timed = { $time } a mossa
room-set-timeout = Quando il tempo scade
room-set-challenge = la dichiarazione viene messa in dubbio
room-set-bot = gioca un bot
room-set-privacy = Chi può entrare
room-set-private = Chi ha il link o il codice
room-set-public = Chiunque; il tavolo è nell’elenco
room-set-talk = Chiacchiere al tavolo
room-set-talk-text = Testi e frasi pronte
room-set-talk-phrases = Solo frasi pronte
room-set-talk-off = Niente chiacchiere
room-set-spectators = Altri possono guardare
room-set-coach = Allenatore per tutti
room-set-rated = Partita classificata
room-set-code = Codice delle regole della casa
room-set-code-more = Facoltativo; vale al posto dell’edizione e delle regole qui sopra.
room-house-stay = { $count ->
    [one] Questa regola della casa resta:
   *[other] Queste regole della casa restano:
 }
room-house-go = { $count ->
    [one] Questa regola della casa non è compatibile con { $edition } e verrà tolta:
   *[other] Queste regole della casa non sono compatibili con { $edition } e verranno tolte:
 }
room-house-boxed = Le altre sono già nelle regole di { $edition }.

## What may be done with somebody

room-tools = Altro su { $player }
room-kick = Manda via
room-replace = Sostituisci con un bot fino alla fine
room-swap = Un bot finché non torna
room-hand-over = Affida il tavolo
room-mute = Silenzia
room-unmute = Non silenziare più
room-profile = Profilo

## Leaving

room-leave-sure = Lasciare la partita?
room-leave-more = Un bot giocherà al tuo posto fino alla fine; non potrai riprenderlo.
room-leave-hint = Se chiudi soltanto la pagina, il posto ti aspetta.
room-leave-now = Lascia la partita
room-stay = Resta

## Beside the table

room-beside = Registro e chiacchiere
room-log = Cronaca
room-talk = Chiacchiere
room-new-lines = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
 }
room-phrases = Frasi pronte
room-say = Invia
room-say-what = Che cosa vuoi dire?
room-talk-empty = Nessuno ha ancora detto niente.
room-no-talk = A questo tavolo non si chiacchiera.
room-fair = Dadi onesti
room-check-number = Numero di controllo { $code }: qui tutti vedono lo stesso, confrontatelo a voce. Dopo la partita si può ricalcolare ogni tiro.

## The coach

room-coach = Allenatore
room-coach-more = La probabilità che ogni dichiarazione sia vera: solo con i tuoi dadi, e contando ciò che gli altri hanno dichiarato.
room-coach-before = Prima di ascoltare
room-coach-after = Dopo aver ascoltato
room-coach-chosen = La dichiarazione che hai scelto
room-coach-dudo = { $dudo } è giusto
room-coach-calza = { $calza } è giusto
room-coach-table = Probabilità delle dichiarazioni
room-coach-advice = Che cosa farebbe l’allenatore
room-coach-win = Probabilità di vincere la partita
room-coach-thinks = L’allenatore sta pensando…
room-coach-aloud = Leggi ad alta voce

## After the game

room-rematch = Rivincita
room-next-table = Alla rivincita
room-replay = Rivedi la partita

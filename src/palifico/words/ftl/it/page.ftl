### La pagina su cui si gioca. Le variabili restano “{nome}”: le riempie la pagina.

## The first page

page-title = Perudo tra amici
page-about = Dadi, bluff e un sospetto: siediti a un tavolo aprendo un link.
page-loading = Un attimo…
page-no-script = Per giocare serve JavaScript: attivalo nel browser e ricarica la pagina.
page-unreachable = Il server non risponde. Riprova tra un momento.
page-home = Alla pagina iniziale
page-language = Lingua
page-rules = Regole del gioco
page-rules-short = Regole
page-play-now = Gioca subito contro i bot
page-play-now-more = Tre avversari, niente orologio, nessuna registrazione.
page-make = Crea un tavolo per gli amici
page-make-now = Crea il tavolo
page-join-code = Hai ricevuto un codice?
page-join = Entra
page-my-tables = I tuoi tavoli
page-open-tables = Tavoli aperti a tutti
page-no-tables = In questo momento nessun tavolo pubblico aspetta giocatori. Creane uno!
page-taken = { $count } di { $seat } posti occupati

## How I am seen

page-name = Il tuo nome
page-edit = Cambia
page-keep = Salva
page-shape = Forma
page-colour = Colore
page-shape-circle = cerchio
page-shape-square = quadrato
page-shape-triangle = triangolo
page-shape-diamond = rombo
page-shape-star = stella
page-shape-heart = cuore
page-shape-moon = luna
page-shape-drop = goccia
page-shape-leaf = foglia
page-shape-flower = fiore
page-shape-cross = croce
page-shape-hexagon = esagono
page-colour-red = rosso
page-colour-orange = arancione
page-colour-yellow = giallo
page-colour-lime = verde lime
page-colour-green = verde
page-colour-teal = verde petrolio
page-colour-sky = celeste
page-colour-blue = blu
page-colour-violet = viola
page-colour-pink = rosa
page-colour-brown = marrone
page-colour-grey = grigio

## How a table is set

page-edition = Edizione
page-option = Regola facoltativa
page-seats = Posti
page-pace = Ritmo
page-pace-relaxed = Senza orologio
page-pace-timed = { $time } per ogni mossa
page-timeout = Quando il tempo scade
page-timeout-challenge = si mette in dubbio la dichiarazione, o si apre con la più bassa
page-timeout-bot = un bot gioca quel turno
page-time-out-then = Se qualcuno ci mette più di { $time }: { $option }.
page-grace = Se qualcuno si assenta per { $time }, un bot tiene il posto fino al suo ritorno.
page-grace-none = Non serve restare collegati: si gioca quando si può.
page-privacy = Chi può entrare
page-private = Chi ha il link o il codice
page-public = Chiunque; il tavolo è nella lista
page-spectators = Altri possono guardare
page-may-watch = Si può assistere; nessuno spettatore vede i dadi coperti.
page-may-not-watch = Durante la partita nessuno può assistere.
page-talk = Chiacchiere
page-talk-usual = Come d’uso: testi tra amici, frasi pronte in pubblico
page-talk-text = Testi e frasi pronte
page-talk-phrases = Solo frasi pronte
page-talk-off = Nessuna chiacchiera
page-no-talk = A questo tavolo non si chiacchiera.
page-code-of-rules = Codice di regole della casa
page-code-of-rules-more = Facoltativo; vale al posto dell’edizione e delle regole scelte sopra.
page-has-house-rules = Si gioca con regole della casa: leggile qui sotto.
page-change = Cambia le regole del tavolo
page-change-now = Applica

## Before the game

page-before = Prima della partita
page-invite = Invita gli amici
page-link = Link di questo tavolo
page-copy = Copia
page-copied = Copiato.
page-copy-yourself = Il browser non lo permette: copialo a mano.
page-share = Condividi
page-code = Codice del tavolo:
page-free = Posto { $number }: libero
page-sit = Siediti qui
page-sit-down = Siediti e gioca
page-move = Spostati qui
page-add-bot = Aggiungi un bot
page-add-easy-bot = Bot facile
page-stand = Alzati
page-begin = Inizia la partita
page-fill = Riempi di bot e inizia
page-hint-sit = C’è un posto per te.
page-hint-full = Il tavolo è al completo: puoi assistere.
page-hint-begin = Ci siete tutti. Si comincia quando vuoi.
page-hint-wait-seats = Aspetta gli amici, oppure metti dei bot sui posti liberi.
page-hint-wait-host = Ci siete tutti. Comincia chi ospita il tavolo.
page-hint-wait-others = Aspettiamo che arrivino gli altri.
page-starting = I dadi si mescolano con il caso di tutti. Numero di controllo: { $code }
page-voids = Partenze annullate finora: { $count }
page-closed = Questo tavolo è chiuso.
page-mistrust = Attenzione: la lista dei giocatori o i dadi non corrispondono a ciò per cui ti sei seduto. Non fidarti di questa partita.
page-checked = Controllato: il tuo caso è nei dadi. Numero da confrontare a voce: { $code }
page-check-number = Numero di controllo dei dadi, da confrontare a voce: { $code }

## Seats

page-you = tu
page-to-act = di turno
page-out = fuori
page-winner = vince!
page-host = ospita
page-bot = un bot
page-kept = un bot tiene il posto
page-away = assente
page-no-chance = non aggiunge caso proprio
page-dice-left = Dadi rimasti: { $count }
page-tools = Altro su { $player }
page-kick = Manda via
page-replace = Sostituisci con un bot fino alla fine
page-swap = Un bot finché non torna
page-hand-over = Fai ospitare il tavolo
page-mute = Silenzia
page-unmute = Ascolta di nuovo
page-watching = Spettatori: { $count }
page-leave = Esci
page-leave-sure = Lasciare la partita? Un bot giocherà al tuo posto fino alla fine.
page-back = Riprendi il posto

## The game

page-turn = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $player }.
 }
page-your-turn = È il tuo turno!
page-hurry = Ti restano { $time }.
page-now = La dichiarazione è { $bid }.
page-bid-by = { $player } dichiara
page-bid-was = ({ $player } aveva dichiarato { $bid }.)
page-no-bid = Nessuna dichiarazione ancora.
page-last-die = { $wilds }: in questo round non sono jolly. Di norma sale solo la quantità.
page-your-dice = I tuoi dadi
page-face = Valore
page-count = Quantità
page-less = Uno di meno
page-more = Uno di più
page-bid = Dichiara { $bid }
page-dudo-means = non ci credo
page-calza-means = è esatto
page-last-round = Il round prima:
page-rematch = Rivincita
page-next-table = Alla rivincita
page-places = Classifica
page-proof = Controlla i dadi, scarica la partita

## The log, and the line

page-log = Che cosa è successo
page-log-sat = { $you ->
    [yes] Ti siedi.
   *[no] { $player } si siede.
 }
page-log-host = { $you ->
    [yes] Ora ospiti tu il tavolo.
   *[no] Ora { $player } ospita il tavolo.
 }
page-log-settings = Le regole del tavolo sono cambiate: rileggile.
page-log-void = La partenza non vale: dal posto { $names } non è arrivato ciò che serviva. Il posto è di nuovo libero.
page-log-count = Richiesti { $bid }: se ne contano { $count }.
page-log-time-up = Il tempo era scaduto.
page-log-together = Detto nello stesso momento: { $asks }.
page-not-counted = non vale
page-log-kept = { $you ->
    [yes] Un bot tiene il tuo posto.
   *[no] Un bot tiene il posto di { $player }.
 }
page-log-returned = { $you ->
    [yes] Rieccoti al tuo posto.
   *[no] { $player } è di nuovo al suo posto.
 }
page-log-given-up = La partita è finita senza vincitori.
page-connecting = Collegamento in corso…
page-lost = Collegamento perso: il posto resta tuo. Nuovo tentativo tra
page-try-now = Riprova ora
page-phrases = Frasi pronte
page-say = Di’
page-say-what = Che cosa vuoi dire al tavolo?

## Games that are over, and dice over many games

page-game-over = Partita finita
page-played = Finita il { $date }. Round giocati: { $rounds }
page-dice-of-game = I dadi di questa partita
page-proof-more = Ogni tiro si può ricalcolare da ciò che era stato fissato prima della partita. Qui lo fa il server; con il file e il verificatore lo fai tu, senza di noi.
page-check-dice = Controlla i dadi
page-checking = Si ricalcola ogni tiro…
page-record = Scarica la partita (JSON)
page-notation = Scarica la partita (testo)
page-verifier = Scarica il verificatore (Python)
page-dice-statistics = I dadi di tutte le partite
page-dice-all = Tutte le edizioni
page-dice-games = Partite vinte: { $games } · abbandonate: { $count } · partenze annullate: { $number }
page-dice-face = Faccia
page-dice-seen = Uscita
page-dice-expected = Attesa
page-dice-off = Scarto

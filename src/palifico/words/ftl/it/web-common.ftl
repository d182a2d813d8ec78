### Ciò che dicono più parti della pagina.

## La connessione al server

common-unreachable = Il server non risponde. Riprova tra un momento.
common-failed = Qualcosa è andato storto sul server. Riprova tra un momento.

## Dichiarazioni a voce

common-bid-of-2 = { $count ->
    [one] { $count } due
   *[other] { $count } due
 }
common-bid-of-3 = { $count ->
    [one] { $count } tre
   *[other] { $count } tre
 }
common-bid-of-4 = { $count ->
    [one] { $count } quattro
   *[other] { $count } quattro
 }
common-bid-of-5 = { $count ->
    [one] { $count } cinque
   *[other] { $count } cinque
 }
common-bid-of-6 = { $count ->
    [one] { $count } sei
   *[other] { $count } sei
 }

## L’inizio di una partita

common-mistrust = Attenzione: l’elenco dei giocatori o i dadi non sono più quelli di quando hai preso posto. Non fidarti di questa partita.
common-checked = Dadi sigillati. Numero di controllo { $code } (uguale per tutti).
common-check-number = Numero di controllo dei dadi, uguale per tutti: { $code }

## Ciò che succede al tavolo

common-your-turn = È il tuo turno!
common-hurry = Ti restano { $time }.
common-log-sat = { $you ->
    [yes] Ti siedi.
   *[no] { $player } si siede.
 }
common-log-stood = Il posto { $number } è di nuovo libero.
common-log-sent-away = Chi ospita ha liberato il posto { $number }.
common-log-host = { $you ->
    [yes] Ora ospiti tu il tavolo.
   *[no] Ora { $player } ospita il tavolo.
 }
common-log-settings = Le impostazioni del tavolo sono cambiate: dacci un’occhiata.
common-log-locked = L’elenco dei giocatori è definitivo. Ognuno aggiunge un po’ di casualità ai dadi.
common-log-void = La partenza non vale: dal posto { $names } non è arrivato ciò che serviva. Il posto è di nuovo libero.
common-log-last-die = { $palifico }: in questo round i dadi con { $wilds } non sono jolly.
common-log-count = { $count ->
    [one] La dichiarazione era { $bid }: se ne conta { $count }.
   *[other] La dichiarazione era { $bid }: se ne contano { $count }.
 }
common-log-time-up = Il tempo era scaduto.
common-log-together = Detto nello stesso momento: { $asks }.
common-log-not-counted = non vale
common-log-kept-away = { $you ->
    [yes] Eri assente: un bot tiene il tuo posto.
   *[no] { $player } è assente: un bot tiene il posto.
 }
common-log-kept-left = { $you ->
    [yes] Hai lasciato la partita: un bot continua al tuo posto.
   *[no] { $player } ha lasciato la partita: un bot continua al suo posto.
 }
common-log-kept-kicked = { $you ->
    [yes] Chi ospita ti ha allontanato: un bot continua al tuo posto.
   *[no] Chi ospita ha allontanato { $player }: un bot continua al suo posto.
 }
common-log-kept-swapped = { $you ->
    [yes] Chi ospita fa giocare un bot per te finché non torni.
   *[no] Chi ospita per ora fa giocare un bot per { $player }.
 }
common-log-returned = { $you ->
    [yes] Rieccoti al tuo posto.
   *[no] { $player } è di nuovo al suo posto.
 }
common-log-given-up = La partita è finita senza vincitori.
common-log-closed = Questo tavolo è chiuso.
common-log-rematch = C’è un altro tavolo per la rivincita.

## Kit

common-less = Meno: { $what }
common-more = Più: { $what }
common-strength = Forza { $strength } su { $all }
common-close = Chiudi
common-dismiss = Nascondi questo avviso
common-copy = Copia
common-copied = Copiato
common-back = Indietro
common-skip = Vai al contenuto
common-nav = Menu principale
common-nav-play = Gioca
common-nav-learn = Impara
common-nav-rules = Regole
common-nav-leaders = Classifica
common-nav-me = Io
common-nav-settings = Impostazioni
common-home = Alla pagina iniziale
common-language = Lingua
common-fair-dice = I dadi sono onesti?
common-loading = Un momento…
common-offline = Sei offline. Appena torna la connessione, tutto riprende da dov’era.
common-trouble = Qualcosa è andato storto
common-not-loaded = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
common-broken = Questa pagina è inciampata in un nostro errore. Le tue partite sono al sicuro sul server.
common-try-again = Riprova
common-nowhere = Niente sotto questo bicchiere
common-nowhere-more = A questo indirizzo non c’è nessuna pagina. Forse si è persa una lettera del link.
common-keys = Scorciatoie da tastiera
common-keys-use = Usa i tasti singoli
common-keys-hint = Disattivali se detti a voce o se ti capita spesso di premere un tasto per sbaglio.
common-keys-everywhere = Ovunque
common-keys-table = Al tavolo
common-keys-here = In questa pagina
common-key-help = Mostra questo elenco
common-key-home = Vai alla pagina iniziale
common-key-face = Scegli un valore
common-key-count = Aumenta o diminuisci la quantità
common-key-bid = Fai la dichiarazione
common-key-dudo = Dubita della dichiarazione
common-key-exact = Di’ che la dichiarazione è esatta
common-key-skip = Mostra subito tutti i dadi
common-key-log = Apri la cronaca
common-key-phrases = Apri le frasi pronte

### After the game: result, replay, proof, and the dice of all games.

## The result

after-title = Partita conclusa
after-won = Ha vinto { $player }
after-abandoned = Per un giorno nessuno è tornato a giocare: la partita è finita senza vincitori.
after-chain = Questa partita è durata fino a esaurire i suoi dadi. Non ha vinto nessuno.
after-places = Classifica finale
after-place = { $place }º posto
after-seat-gone = Giocatore { $seat } (account eliminato)
after-bot = un bot
after-facts = La partita in breve
after-edition = Edizione
after-options = Regole facoltative
after-house = Regole della casa
after-house-count = { $count ->
    [one] Una regola è diversa da quelle della scatola.
   *[other] { $count } regole sono diverse da quelle della scatola.
 }
after-option-calza = si può dire { $calza }
after-option-last-die = round di { $palifico }
after-option-lost-visible = i dadi persi sono in vista
after-length = Durata
after-rounds = { $rounds ->
    [one] un round
   *[other] { $rounds } round
 }
after-ended = Finita il
after-counts-for = Vale per
after-rated = il punteggio
after-unrated = il puro divertimento
after-private = Questa partita non è in nessun elenco: la trova solo chi ne ha il link.
after-running = Questa partita è ancora in corso
after-running-more = Appena finisce, qui chiunque potrà vedere il replay, tutti i dadi e la loro prova.
after-unknown = Questa partita non esiste
after-unknown-more = Forse il link è stato tagliato nel copiarlo. Finisce con 32 cifre e lettere.
after-failed = Impossibile caricare la pagina
after-retry = Riprova
after-home = Alla pagina iniziale
after-loading = Caricamento della partita…

## The replay

after-replay = Rivedi la partita
after-replay-loading = Caricamento del replay…
after-replay-controls = Comandi del replay
after-moment = Round { $round } di { $rounds }, momento { $moment } di { $moments }
after-moment-before = Prima del primo round, momento { $moment } di { $moments }
after-slider = Momento della partita
after-play = Avvia
after-pause = Pausa
after-step-back = Un passo indietro
after-step-on = Un passo avanti
after-round-back = Un round indietro
after-round-on = Un round avanti
after-speed = Velocità
after-speed-slow = Lenta
after-speed-normal = Normale
after-speed-fast = Veloce
after-view = Punto di vista
after-view-all = Tutti i dadi scoperti
after-view-watch = Come uno spettatore
after-view-seat = Solo i dadi di { $player }
after-keys = Tasti: ← e → per un passo, [ e ] per un round, la barra spaziatrice avvia e ferma.
after-coach = Che cosa farebbe l’allenatore?
after-coach-seat = Tocca a { $player }, che conosce solo questi dadi: { $dice }

## The proof

after-proof = I dadi di questa partita
after-proof-about = Ogni tiro deriva da numeri sigillati prima della partita. Il tuo browser può rifare tutti i conti, senza doversi fidare di noi.
after-check = Controlla i dadi
after-check-again = Controlla un’altra volta
after-checking = Ricalcolo di ogni tiro…
after-proven = Dimostrato dal tuo browser: { $dice ->
    [one] l’unico dado di questa partita è uscito
   *[other] tutti i { $dice } dadi di questa partita sono usciti
 } com’era stabilito in anticipo, e ogni mossa ha rispettato le regole.
after-dice-hold = I dadi sono a posto: sono quelli stabiliti prima della partita. Ma una partita senza vincitore non vale come dimostrata per intero, perché un server potrebbe interrompere le partite che non gli piacciono.
after-not-proven = Non dimostrato: { $what }.
after-stages = Che cosa è stato controllato
after-stage-good = a posto
after-stage-bad = non torna
after-stage-not = non controllato
after-stage-record = La registrazione è completa e si può leggere.
after-stage-rules = Le regole sono quelle fissate prima della partita.
after-stage-commitments = Chi aveva sigillato un numero ha rivelato proprio quello.
after-stage-lock = L’elenco dei giocatori è quello bloccato.
after-stage-mix = La miscela è fatta dell’elenco e di tutto ciò che è stato rivelato.
after-stage-chain = I segreti del server sono quelli che aveva sigillato prima.
after-stage-first = Ha cominciato chi è stato scelto dalla sorte.
after-stage-first-named = Chi doveva cominciare è stato indicato dal tavolo, non dalla sorte.
after-stage-dice = Ogni dado deriva dai segreti e dalla miscela.
after-stage-game = Ogni mossa era valida, e la partita è arrivata alla fine.
after-stage-stamp = Niente è cambiato da quando è stato messo il timbro.
after-stage-signatures = Firmata con la chiave di questo server.
after-chance = Hanno aggiunto casualità propria: { $names }.
after-chance-none = Nessun giocatore ha aggiunto casualità propria: il server avrebbe potuto scegliere questi dadi.
after-number = Numero di controllo: { $code }
after-number-about = Dev’essere quello che il tavolo mostrava prima del primo round.
after-insecure = Questa pagina non è arrivata con una connessione sicura (https), e senza di essa il tuo browser non fa questi conti. Fai controllare al server, oppure scarica la partita e controllala tu.
after-no-signatures = Tutti i dadi e le mosse sono a posto. Ma il tuo browser non conosce questo tipo di firma, perciò non è stato controllato se la registrazione è firmata da questo server.
after-server-check = Fai controllare al server
after-server-says = Il controllo del server dice:
after-flaw-record = la registrazione non ha la forma giusta (in { $where })
after-flaw-unknown-rules = l’edizione, un’opzione o una regola della casa non esiste
after-flaw-illegal = una mossa del round { $round } viola le regole
after-flaw-key = la registrazione è firmata con una chiave che non è di questo server
after-flaw-another = il server ha mandato la registrazione di un’altra partita
after-flaw-other = qualcosa non torna ({ $code })

## To keep and to share

after-keep = Salva e condividi
after-link = Link a questa partita
after-share = Condividi
after-share-text = Una partita a { $edition }
after-record = Registrazione (JSON)
after-notation = Registrazione come testo
after-verifier = Verificatore (Python)
after-without-us = Controlla senza di noi
after-without-us-about = Scarica la registrazione e il verificatore, un solo file Python che non ha bisogno di nient’altro, ed esegui:
after-command = Comando
after-all-games-dice = I dadi di tutte le partite insieme

## The dice of all games

after-dice-title = I dadi di tutte le partite
after-dice-about = Qui è contato ogni dado di ogni partita conclusa: nessun campione, nessuna esclusione.
after-dice-loading = Si contano i dadi…
after-dice-of = Dadi di
after-dice-all = Tutte le edizioni
after-dice-none = Qui non è ancora finita nessuna partita. Appena ne finisce una, se ne contano i dadi.
after-dice-picture = La linea è il valore atteso. Con dadi onesti ogni barra finisce nella fascia 95 volte su 100.
after-dice-means = Che cosa vuol dire
after-dice-figures = Le cifre
after-dice-face = Faccia
after-dice-seen = Uscite
after-dice-share = Quota
after-dice-expected = Attese
after-dice-off = Scarto
after-dice-sigma = σ è una deviazione standard: con dadi onesti una faccia si scosta di meno di due circa 19 volte su 20.
after-dice-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
 }, { $rounds ->
    [one] un round
   *[other] { $rounds } round
 }, { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 }.
after-dice-server = Su questo server finora: partite vinte { $won }, abbandonate { $abandoned }, finite a dadi esauriti { $chain }, partenze annullate { $voids }.
after-dice-tests = I test
after-dice-tests-about = p: quanto spesso dadi onesti darebbero un risultato così insolito (corretto per il numero dei test).
after-dice-test = Tipo di test
after-dice-result = Esito
after-dice-test-faces = Quanto spesso esce ogni faccia
after-dice-test-high-low = Come si alternano alti e bassi
after-dice-test-odd-even = Come si alternano pari e dispari
after-dice-test-equal = Quanto spesso si ripete una faccia
after-dice-usual = normale
after-dice-unusual = insolito
after-dice-very-unusual = molto insolito

## What can be wrong; each goes on after “Not proven:”

after-flaw-fair-missing = questa partita è stata annotata senza la prova dei suoi dadi
after-flaw-fair-seats = la trascrizione non ha tanti posti quanti ne ha la partita
after-flaw-fair-rounds = la trascrizione non ha tanti round quanti ne ha la partita
after-flaw-fair-rules = le regole non sono quelle fissate prima della partita
after-flaw-fair-unopened = l’impegno e la rivelazione di { $player } vanno insieme, ma uno dei due manca
after-flaw-fair-commit = la rivelazione di { $player } non corrisponde all’impegno preso
after-flaw-fair-lock = l’elenco dei posti non è quello bloccato prima della partita
after-flaw-fair-mix = la miscela non è fatta con l’elenco bloccato e le sue rivelazioni
after-flaw-fair-chain = il segreto del round { $round } non viene dalla catena fissata prima della partita
after-flaw-fair-first = ha cominciato una persona diversa da quella scelta dalla sorte
after-flaw-fair-dice = i dadi di { $player } nel round { $round } non sono quelli che derivano dai segreti
after-flaw-game-unfinished = la partita è stata interrotta: non ha vinto nessuno
after-flaw-stamp-missing = la registrazione non ha il timbro
after-flaw-stamp-digest = qualcosa nella registrazione è stato cambiato dopo il timbro
after-flaw-signature-missing = la registrazione non è firmata
after-flaw-signature-anchor = la firma sull’àncora della catena non è valida
after-flaw-signature-lock = la firma sull’elenco bloccato non è valida
after-flaw-signature-mix = la firma sulla miscela non è valida
after-flaw-signature-record = la firma sulla registrazione non è valida

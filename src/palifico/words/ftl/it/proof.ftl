### La prova dei dadi di una partita: che cosa risponde verify, e che cosa ne dice play.

command-verify = Verifica i dadi, le regole e la fine di partite concluse, in base alle sole registrazioni.
param-key = La chiave pubblica del server: 64 cifre esadecimali, o un file che le contiene.
param-script = Mostra il verificatore autonomo: un solo file Python, che non ha bisogno di nient’altro di nostro.
param-record = Aggiunge la partita, con la prova dei suoi dadi, a questo file.

## La risposta

proof-good = Dimostrato: tutti i { $dice } dadi { $rounds ->
    [one] di un round
   *[other] di { $rounds } round
 } sono quelli stabiliti prima della partita, e ogni mossa era valida secondo le regole di { $edition } (controllato: { $checked }).
proof-winner = Ha vinto: { $winner }.
proof-no-chance = Nessun giocatore ha aggiunto casualità: chi ha condotto la partita avrebbe potuto scegliere questi dadi.
proof-unread = Non dimostrato. { $what }
proof-check-number = Numero di controllo: { $lock }.
proof-not-signed = Senza firma: sono dimostrati i dadi, non chi ha detto che cosa.
proof-signed-by-somebody = Firmata con la chiave { $key }; per sapere se è quella del server, indica la sua chiave con --key.
proof-signed-by-key = Firmata dal server di cui hai dato la chiave.
proof-first-unchecked = Non è stato controllato chi ha cominciato: con queste regole lo indica qualcuno.
proof-summary = { $proven } partite su { $games } dimostrate.
proof-bad = Non dimostrato: { $what }.
proof-bad-after = Non dimostrato: { $what } (fin lì era tutto a posto: { $checked }).
proof-seat = chi siede al posto { $seat }
proof-none = In { $file } non c’è nessuna partita.
proof-reading = Controllo delle partite

## Che cosa si controlla, nell’ordine; queste voci stanno in un elenco

stage-record = registrazione
stage-rules = regole
stage-commitments = numeri sigillati dei giocatori
stage-lock = elenco bloccato
stage-mix = casualità mescolata
stage-chain = segreti dei round
stage-first = chi comincia
stage-dice = tutti i dadi
stage-game = partita fino alla fine
stage-stamp = timbro
stage-signatures = firme

## Che cosa può non andare; ogni voce continua dopo «Non dimostrato:»

flaw-fair-missing = questa partita è stata annotata senza la prova dei suoi dadi (per sapere se sembrano onesti: palifico dice-stats)
flaw-fair-seats = la trascrizione non ha tanti posti quanti ne ha la partita
flaw-fair-rounds = la trascrizione non ha tanti round quanti ne ha la partita
flaw-fair-rules = le regole non sono quelle fissate prima della partita
flaw-fair-unopened = l’impegno e la rivelazione di { $player } vanno insieme, ma uno dei due manca
flaw-fair-commit = la rivelazione di { $player } non corrisponde all’impegno preso
flaw-fair-lock = l’elenco dei posti non è quello bloccato prima della partita
flaw-fair-mix = la miscela non è fatta con l’elenco bloccato e le sue rivelazioni
flaw-fair-chain = il segreto del round { $round } non viene dalla catena fissata prima della partita
flaw-fair-first = ha cominciato una persona diversa da quella scelta dalla sorte
flaw-fair-dice = i dadi di { $player } nel round { $round } non sono quelli che derivano dai segreti
flaw-game-illegal-move = nel round { $round } la mossa di { $player }, { $move }, viola le regole («{ $why }»)
flaw-game-illegal = il round { $round } viola le regole («{ $why }»)
flaw-game-unfinished = la partita è stata interrotta: non ha vinto nessuno
flaw-stamp-missing = la registrazione non ha il timbro
flaw-stamp-digest = qualcosa nella registrazione è stato cambiato dopo il timbro
flaw-signature-missing = la registrazione non è firmata
flaw-signature-key = la registrazione è firmata con una chiave diversa da quella indicata
flaw-signature-anchor = la firma sull’àncora della catena non è valida
flaw-signature-lock = la firma sull’elenco bloccato non è valida
flaw-signature-mix = la firma sulla miscela non è valida
flaw-signature-record = la firma sulla registrazione non è valida

## Chiavi, sigilli e file

fault-key-form = { $place } non contiene una chiave: servono 64 cifre esadecimali.
fault-key-open = Altri possono leggere { $file }, quindi la sua chiave non è segreta. Creane una nuova o, se nessuno l’ha letta: chmod 600.
fault-seal-broken = Questo segreto sigillato non si può aprire: la chiave è un’altra, oppure il segreto è stato modificato.
fault-file-not_text = { $file } non contiene né registrazioni JSON né testo.
fault-file-unwritable = Impossibile scrivere { $file }: { $why }
fault-file-not_records = { $file } non contiene registrazioni di partite, un oggetto JSON per riga; non ci è stato scritto niente.

## Registrazioni

record-expects-fields = { $where } dev’essere un oggetto con questi campi: { $fields }.
record-expects-hex = { $where } dev’essere di { $digits } cifre esadecimali, 0-9 e a-f.
record-expects-list = { $where } dev’essere un elenco JSON.
record-expects-text = { $where } dev’essere un testo.
record-expects-canonical = una registrazione con il timbro contiene solo numeri interi minori di 2⁵³ e testo ben formato.
notation-expects-proof = «fair» e «stamp» si scrivono in JSON, come in una registrazione.

## Nel terminale

play-practice = Partita di allenamento: i dadi vengono dal seme { $seed } e si possono conoscere in anticipo.
play-recorded-script = Oppure senza il nostro programma, con un solo file Python:
play-keep = Salvare la partita, con la prova dei dadi? Nome del file, o solo Invio per non salvarla:
play-player = Giocatore 1
play-recorded = La partita è in { $file }. Per controllarne i dadi:
play-chain-ended = Questa partita è durata 1024 round e i suoi dadi sono esauriti: finisce qui, senza che nessuno vinca.

### La prova dei dadi di una partita: che cosa risponde verify, e che cosa ne dice play.

command-verify = Verifica i dadi, le regole e la fine di partite concluse, in base alle sole registrazioni.
param-key = La chiave pubblica del server: 64 cifre esadecimali, o un file che le contiene.
param-script = Mostra il verificatore autonomo: un solo file Python, che non ha bisogno di nient’altro di nostro.
param-record = Aggiunge a questo file la partita conclusa, con la prova dei suoi dadi.

## La risposta

proof-good = Dimostrato: { $rounds ->
    [one] un round
   *[other] { $rounds } round
 } con { $dice } dadi, secondo le regole di { $edition }; partita vinta da { $winner } (controllato: { $checked }).
proof-bad = Non dimostrato: { $what }.
proof-bad-after = Non dimostrato: { $what } (fin lì era tutto a posto: { $checked }).
proof-seat = chi siede al posto { $seat }
proof-none = In { $file } non c’è nessuna partita.
proof-reading = Controllo delle partite

## Che cosa si controlla, nell’ordine; queste voci stanno in un elenco

stage-record = registrazione
stage-rules = regole
stage-commitments = impegni dei posti
stage-lock = elenco bloccato
stage-mix = miscela
stage-chain = catena dei segreti
stage-first = chi comincia
stage-dice = tutti i dadi
stage-game = partita fino alla fine
stage-stamp = timbro
stage-signatures = firme

## Che cosa può non andare; ogni voce continua dopo «Non dimostrato:»

flaw-fair-missing = la registrazione non contiene il verbale dei suoi dadi
flaw-fair-seats = il verbale non ha tanti posti quanti ne ha la partita
flaw-fair-rounds = il verbale non ha tanti round quanti ne ha la partita
flaw-fair-rules = le regole non sono quelle fissate prima della partita
flaw-fair-unopened = l’impegno e la rivelazione di { $player } vanno insieme, ma uno dei due manca
flaw-fair-commit = la rivelazione di { $player } non corrisponde all’impegno preso
flaw-fair-lock = l’elenco dei posti non è quello bloccato prima della partita
flaw-fair-mix = la miscela non è fatta con l’elenco bloccato e le sue rivelazioni
flaw-fair-chain = il segreto del round { $round } non viene dalla catena fissata prima della partita
flaw-fair-first = ha cominciato una persona diversa da quella scelta dalla sorte
flaw-fair-dice = i dadi di { $player } nel round { $round } non sono quelli che derivano dai segreti
flaw-game-illegal = il round { $round } viola le regole: { $why }
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
fault-unwritable = Impossibile scrivere { $file }: { $why }
fault-not-records = { $file } non contiene registrazioni di partite, un oggetto JSON per riga; non ci è stato scritto niente.

## Registrazioni

record-expects-fields = { $where } dev’essere un oggetto con questi campi: { $fields }.
record-expects-hex = { $where } dev’essere di { $digits } cifre esadecimali, 0-9 e a-f.
record-expects-list = { $where } dev’essere un elenco JSON.
record-expects-text = { $where } dev’essere un testo.
record-expects-canonical = una registrazione con il timbro contiene solo numeri interi minori di 2⁵³ e testo ben formato.
notation-expects-proof = «fair» e «stamp» si scrivono in JSON, come in una registrazione.

## Nel terminale

play-lock = I dadi sono fissati, con la tua parte di caso. Numero di controllo: { $lock }
play-recorded = La partita è in { $file }. Per controllarne i dadi: palifico verify { $file }
play-unrecorded = Per conservare una partita con la prova dei suoi dadi, gioca con --record FILE.
play-chain-ended = Questa partita è durata 1024 round e i suoi dadi sono esauriti: finisce qui, senza che nessuno vinca.

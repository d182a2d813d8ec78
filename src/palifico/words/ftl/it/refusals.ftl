### Perché una cosa non si può fare: un messaggio per ogni codice. La regola stessa viene detta subito dopo.

refusal-bid-count = La quantità va da 1 a { $limit }, i dadi di inizio partita: { $count } non è possibile.
refusal-bid-face = I valori vanno da 2 a 6, e 1 è { $wild }: il valore { $face } non esiste.
refusal-bid-opening_wild = Non si può aprire questo round con { $bid }.
refusal-bid-face_locked = In questo round di { $palifico } il valore è { $previous_face }: con { $bid } cambierebbe.
refusal-bid-half = Dopo { $previous } non basta dichiarare { $bid }: la metà di { $previous_count }, arrotondata per eccesso, fa { $needed }.
refusal-bid-double = Dopo { $previous } non basta dichiarare { $bid }: il doppio di { $previous_count }, più uno, fa { $needed }.
refusal-bid-face_down = Dopo { $previous }, con { $bid } il valore scenderebbe.
refusal-bid-not_higher = Con { $bid } non si supera { $previous }.
refusal-bid-one_axis = Con { $bid } aumentano sia la quantità sia il valore rispetto a { $previous }.
refusal-call-no_bid = Non c’è ancora nessuna dichiarazione a cui rispondere.
refusal-call-outranked = Qualcun altro ha parlato nello stesso momento e ha la precedenza.
refusal-calza-bidder = Non puoi dire { $calza } sulla tua dichiarazione.
refusal-calza-last_die = In questo round di { $palifico } non si può dire { $calza }.
refusal-calza-off = A questo tavolo non si gioca con { $calza }.
refusal-calza-superseded = Su quella dichiarazione c’è già stato un rilancio: { $calza } vale solo per la dichiarazione a cui si riferiva.
refusal-calza-to_act = È il tuo turno: puoi rilanciare o dire { $dudo }, ma non { $calza }.
refusal-calza-two_players = Quando si resta in due non si può dire { $calza }.
refusal-dice-face = Il posto { $seat } ha un dado con un valore che non esiste: i valori vanno da 1 a 6.
refusal-dice-size = Il posto { $seat } ha { $holds } dadi; indicati: { $found }.
refusal-game-over = La partita è già stata vinta: non ci sono altri round.
refusal-player-out = Chi non ha più dadi è fuori e non può più intervenire.
refusal-round-not_begun = I dadi non sono ancora stati tirati.
refusal-round-over = Questo round si è già chiuso con una chiamata.
refusal-round-unfinished = Il round precedente non si è ancora chiuso con una chiamata.
refusal-turn-not_yours = Non è il turno del posto { $seat }: tocca al posto { $to_act }.

smallest-bids = Le dichiarazioni più basse che puoi fare: { $bids }.
smallest-none = Non si può dichiarare di più: resta solo { $dudo }.
smallest-none-calza = Non si può dichiarare di più: restano solo { $dudo } e { $calza }.
raise-count = Sullo stesso valore servono più dadi.
raise-count-only = In questo round di { $palifico } puoi solo aumentare la quantità.

## Edizioni, opzioni, regole della casa, codici di condivisione

fault-edition-unknown = Non c’è nessuna edizione «{ $edition }». Le edizioni sono: { $expected }.
fault-option-unknown = { $edition } non ha un’opzione «{ $option }». { $expected ->
    [none] Non ha nessuna opzione.
   *[other] Le sue opzioni sono: { $expected }.
 }
fault-option-value = L’opzione «{ $option }» ammette uno di questi valori: { $expected }.
fault-house-unknown = Non c’è nessuna regola della casa «{ $field }». Le regole della casa sono: { $expected }.
fault-house-value = La regola della casa «{ $field }» ammette uno di questi valori: { $expected }.
fault-house-missing = La regola della casa «{ $field }» va indicata quando è in vigore «{ $rule }»; ammette uno di questi valori: { $expected }.
fault-house-idle = La regola della casa «{ $field }» non ha senso se non è in vigore «{ $rule }».
fault-house-clash = La regola della casa «{ $field }» contraddice «{ $rule }»: se i bicchieri si sollevano tutti insieme, non ci si può fermare prima.
fault-house-twice = «{ $field }» compare sia come opzione sia come regola della casa: va indicato una volta sola.
fault-share-form = Un codice di condivisione comincia con PF1- e ha al massimo 64 caratteri.
fault-share-digits = Dopo PF1- un codice di condivisione ha solo cifre e lettere, almeno tre.
fault-share-check = C’è un errore in questo codice di condivisione: le cifre di controllo non tornano.
fault-share-rules = Questo codice di condivisione non corrisponde a regole con cui si possa giocare.
fault-bid-text = Una dichiarazione si scrive come 3x5, o come 2xA per { $wilds }: «{ $given }» non va bene.

## Registrazioni

fault-record-invalid = Questa non è la registrazione di una partita: { $what }
record-expects-json = non è JSON (in UTF-8, su una sola riga).
record-expects-once = un campo compare due volte nello stesso oggetto.
record-expects-object = { $where } dev’essere un oggetto JSON.
record-expects-known = una registrazione non ha il campo «{ $where }».
record-expects-edition = «edition» dev’essere il nome di un’edizione.
record-expects-players = «players» dev’essere un numero da 2 a 12, oppure un elenco di nomi, da 2 a 12.
record-expects-starter = «starter» dev’essere il posto che apre il primo round.
record-expects-rounds = «rounds» dev’essere un elenco.
record-expects-id = «id» dev’essere un testo o un numero intero.
record-expects-date = «date» dev’essere una data come 2026-01-31.
record-expects-calza = «options.calza» dev’essere true o false.
record-expects-last_die = «options.last_die» dev’essere true o false.
record-expects-lost_dice = «options.lost_dice» dev’essere "hidden" o "visible".
record-expects-round = { $where } dev’essere un oggetto con «dice» e «actions».
record-expects-dice = { $where } dev’essere un elenco che contiene, per ogni posto, un elenco di dadi.
record-expects-hand = { $where } dev’essere un elenco di numeri interi.
record-expects-actions = { $where } dev’essere un elenco.
record-expects-action = { $where } dev’essere [posto, "bid", quantità, valore], [posto, "dudo"] o [posto, "calza"].
record-expects-seat = { $where } indica un posto che non c’è; i posti si contano da 0.

## Options of the box beside house rules and in comparisons

house-options = { $edition }, con regole facoltative della scatola. { $options }
house-too = E con regole della casa. { $differences }
compare-optional = Solo se si sceglie una regola facoltativa

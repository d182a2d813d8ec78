### Regolamenti da leggere e confrontare, e «Si può dichiarare?» per chi è a un tavolo vero.

book-title = Le regole
book-shelf = Ogni scatola ha le sue regole, e parole sue per dirle. Qual è la tua?
book-unknown = A questo indirizzo non c’è nessuna edizione. Conosciamo queste:
book-read = Leggi le regole
book-learn = Impara giocando
book-compare = Confronta con un’altra edizione
book-ask = Si può dichiarare?
book-ask-more = Si litiga al tavolo? Qui vedi che cosa si può dichiarare, e perché.
book-compare-more = Due scatole a confronto: che cosa cambia, e che cosa no.
book-another = Altre edizioni
book-words = Le parole di questa scatola
book-word-wild = il jolly
book-word-dudo = la contestazione
book-word-palifico = il round dell’ultimo dado
book-word-calza = la chiamata esatta
book-contents = Indice
book-print = Stampa
book-example = Esempio
book-share-code = Codice di queste regole
book-as-played = Come si gioca al tuo tavolo
book-mark-option = Facoltativa
book-mark-chosen = Facoltativa, attiva
book-mark-house = Regola della casa
book-mark-silent = Il regolamento non lo dice
book-mark-reading = Si può leggere diversamente
book-mark-convention = Nostra convenzione
book-new-table = Gioca con queste regole

## Due edizioni a confronto

book-compare-title = Due edizioni a confronto
book-left = Un’edizione
book-right = L’altra edizione
book-swap = Scambia i lati
book-only-differences = Mostra solo ciò che cambia
book-count = { $count ->
    [one] Cambia una regola.
   *[other] Cambiano { $count } regole.
 }
book-none-differs = Queste due hanno le stesse regole.
book-differs = Cambia
book-differs-option = Solo con una regola facoltativa
book-both = In entrambe
book-lacks = Qui non c’è una regola così.

## Posso dichiararlo?

book-ask-about = Per un tavolo vero: indica a che punto siete e vedi tutto ciò che si può fare.
book-ask-edition = Edizione
book-ask-rules = Regole facoltative e della casa
book-ask-code = Codice delle regole della casa
book-ask-code-hint = Comincia con PF1-. Vale al posto dell’edizione e delle regole facoltative.
book-ask-with-calza = Giochiamo con { $calza }
book-ask-with-palifico = Giochiamo con { $palifico }
book-ask-players = Giocatori all’inizio
book-ask-before = La dichiarazione precedente
book-ask-no-bid = Nessuna ancora
book-ask-some-bid = Ce n’è una
book-ask-face = Valore
book-ask-count = Quantità
book-ask-round = Che round è?
book-ask-normal = Normale
book-ask-one-die = Ho un solo dado
book-ask-opener = Ho aperto io questo round
book-ask-now = Che cosa si può dichiarare ora
book-ask-tap = La dichiarazione più bassa per ogni valore. Toccane una per chiedere.
book-span = da { $least } a { $most }
book-span-one = solo { $least }
book-span-none = non ora
book-least-words = { $face }: la dichiarazione più bassa è { $bid }, la quantità più alta { $most }
book-none-words = { $face }: ora non si può dichiarare
book-ask-why = Perché non le altre?
book-ask-question = Posso dichiarare…
book-ask-this = Posso dichiarare { $bid }?
book-yes = Sì
book-no = Non si può
book-ask-calls = Le chiamate
book-ask-doubt = Si può mettere in dubbio la dichiarazione?
book-ask-doubt-yes = Chi è di turno può dire { $dudo } invece di rilanciare.
book-ask-exact = Si può chiamarla esatta?
book-ask-link = Link a questa domanda
book-ask-over = Ricomincia

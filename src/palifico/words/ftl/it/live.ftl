### Live tables: why something cannot be done, and the quick phrases of table talk.

fault-table-unknown = Non c’è nessun tavolo «{ $given }». Controlla il link o il codice.
fault-table-window = La finestra per le chiamate esatte va da 0 a { $to } millisecondi, non { $given }.
fault-table-pause = La pausa dopo un round va da 0 a { $to } millisecondi, non { $given }.
fault-table-first = Il primo giocatore è un posto da 1 a { $to }, non { $given }.
fault-table-rated = Una partita classificata si gioca con le regole di una scatola; la regola della casa «{ $field }» non è ammessa.
fault-table-coach = Una partita classificata si gioca senza allenatore.
fault-coach-off = In questa partita l’allenatore tace. Crea un tavolo per una partita non classificata con l’allenatore attivo, oppure chiedi di questa partita quando è finita.
fault-coach-moment = Alla voce { $given } di questa partita nessuno doveva decidere nulla. Scegline una con cui comincia un turno.
fault-table-begun = È possibile solo prima dell’inizio della partita.
fault-table-closed = Questo tavolo è chiuso. Creane un altro.
fault-table-not_playing = A questo tavolo non si sta giocando.
fault-table-not_over = La rivincita si fa quando la partita è finita.
fault-table-free_seat = Il posto { $seat } è libero. Aspetta qualcuno, mettici un bot o riduci i posti.
fault-seat-taken = Il posto { $seat } è occupato. Scegline un altro.
fault-seat-none = Questo tavolo ha i posti da 1 a { $to }; il posto { $seat } non c’è.
fault-seat-needed = Può farlo solo chi siede a questo tavolo.
fault-seat-free = Al posto { $seat } non siede nessuno.
fault-seat-bot = Il posto { $seat } è di un bot fino alla fine della partita.
fault-host-only = Può farlo solo chi ospita il tavolo.
fault-host-nobody = Al posto { $seat } non c’è nessuno che possa ospitare: ci vuole una persona.
fault-bot-unknown = Non c’è nessun bot di livello «{ $given }». I livelli sono: { $expected }.
fault-kick-self = Non puoi mandarti via: per lasciare il posto, alzati.
fault-kick-rated = In una partita classificata chi sta giocando non può essere sostituito.
fault-open-early = L’elenco non è ancora bloccato: non c’è nulla da rivelare.
fault-open-late = I dadi di questa partita sono già stabiliti.
fault-open-wrong = Ciò che è stato rivelato non corrisponde all’impegno preso da questo posto.
fault-seq-stale = La partita è andata avanti: la richiesta valeva per la voce { $given }, ora si è alla { $expected }.
fault-message-invalid = Questo messaggio non si può leggere: { $why }
fault-server-stopping = Il server sta per riavviarsi. Riprova tra un momento.
fault-identity-needed = Prima di’ chi sei: a un ospite basta un nome.
fault-spectators-off = A questo tavolo non sono ammessi spettatori.
fault-store-failed = Il salvataggio non è riuscito, quindi è come se non fosse successo niente. Riprova.
fault-talk-off = A questo tavolo non si parla.
fault-talk-one = Di’ una frase pronta oppure un testo.
fault-talk-phrase = Non c’è la frase «{ $given }». Le frasi sono: { $expected }.
fault-talk-phrases_only = A questo tavolo ci sono solo le frasi pronte.
fault-talk-long = Un testo ha da 1 a { $to } caratteri.
fault-talk-marks = Un testo non può avere così tanti accenti uno sopra l’altro.
fault-call-twice = L’hai già detto; la risposta sta arrivando.

## Quick phrases

phrase-hello = Ciao a tutti!
phrase-good_luck = Buona fortuna a tutti.
phrase-well_played = Bella giocata!
phrase-nice_bluff = Bel bluff!
phrase-no_way = Non ci credo!
phrase-i_believe_you = Ti credo.
phrase-thinking = Fammi pensare…
phrase-your_turn = Tocca a te!
phrase-oh_no = Oh no, accidenti!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-back_soon = Torno subito.
phrase-again = Un’altra partita?
phrase-goodbye = Arrivederci!

## I bot della casa

level-beginner = Facile: guarda i propri dadi, per il resto spera e non ricorda nulla.
level-counter = Solido: valuta le probabilità e ricorda chi ha perso quanti dadi.
level-listener = Attento: conta con precisione e capisce dalle dichiarazioni che cosa possono avere gli altri.
level-bluffer = Furbo: nasconde quello che ha, ogni tanto bluffa e nota quanto spesso dubiti.
level-champion = Magistrale: prova a mente ogni mossa e pensa alla partita intera.
level-own = Aggiunto da chi gestisce questo server.

### People: who I am, others, ratings, leaderboard.

## Me

people-me = Tu al tavolo
people-loading = Un momento…
people-failed = Non ha funzionato
people-retry = Riprova
people-home = Alla pagina iniziale
people-looks = Come ti vedono gli altri
people-name = Il tuo nome
people-name-hint = Al massimo 24 caratteri. Anche altri possono avere lo stesso nome.
people-colour = Colore
people-save = Salva
people-saved = Salvato: ora tutti ti vedono così.
people-profile = Vedi la mia pagina pubblica

## Account

people-account = Il tuo account
people-guest = Giochi come ospite, e solo questo browser ti conosce. Se ti registri, puoi accedere da dove vuoi; partite e punteggi restano tuoi.
people-logged-in = Hai effettuato l’accesso come { $login }.
people-account-way = Che cosa vuoi fare?
people-register = Registrati
people-registered = Registrazione completata. D’ora in poi puoi accedere da dove vuoi.
people-log-in = Accedi
people-log-in-about = L’ospite che sei adesso non ti segue: resta indietro, con tutte le sue partite.
people-login = Nome utente
people-login-hint = Da 3 a 32 lettere minuscole, cifre, punti, trattini, trattini bassi. Gli altri non lo vedono.
people-password = La tua password
people-password-hint = Almeno 8 caratteri. Non chiediamo un indirizzo e-mail, quindi non possiamo spedirti una password dimenticata.
people-password-show = Mostra la password
people-password-change = Cambia password
people-password-old = Password attuale
people-password-new = Nuova password
people-password-changed = La password è stata cambiata. Tutti gli altri browser sono stati disconnessi.
people-log-out = Esci
people-log-out-everywhere = Esci da tutti i dispositivi
people-log-out-guest = Dimentica questo ospite
people-log-out-guest-sure = Un ospite che esce non può tornare: le partite restano, ma nessuno potrà più essere { $name }. Registrati prima, se vuoi conservarle.
people-cancel = Annulla
people-logged-out = Disconnessione effettuata.

## History

people-my-games = Le tue partite
people-games-of = Partite pubbliche
people-my-games-none = Non hai ancora finito una partita. La prima che finisci la trovi qui, con il suo replay.
people-games-none = Finora nessuna partita pubblica.
people-more = Mostra altre
people-won = Vinta
people-placed = { $place }º posto su { $seats }
people-no-winner = Senza vincitori
people-with = con { $names }
people-somebody = qualcuno
people-rated = classificata

## Ratings

people-ratings = Punteggi
people-ratings-about = Il punto è il punteggio stimato, la barra dice quanto ne siamo sicuri. Le classifiche seguono il segno a sinistra, che resta prudente finché le partite sono poche.
people-ratings-none = Ancora nessuna partita classificata.
people-rating-for = { $edition }, { $seats } posti
people-rating-words = Circa { $middle }, molto probabilmente fra { $low } e { $high }.
people-rating-listed = Punteggio: { $value }
people-rating-games = { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
 }

## Programs

people-programs = Programmi e bot
people-tokens = Token d’accesso
people-tokens-about = Un token permette a un programma di giocare al posto tuo. Non darlo a chi non cederesti il tuo posto.
people-tokens-none = Nessun token.
people-token-label = A che cosa serve?
people-token-make = Crea un token
people-token-once = Copialo ora: si vede solo questa volta.
people-token-of = Token per «{ $label }»
people-token-dates = creato il { $made }, usato l’ultima volta il { $used }
people-token-revoke = Revoca
people-token-revoke-sure = Revocare il token «{ $label }»? Ciò che lo usa si ferma subito.
people-bots = I tuoi bot
people-bots-about = Un tuo bot ha un nome e un punteggio propri. Riceve un token per il tuo programma.
people-bots-none = Nessun bot.
people-bot-name = Nome del bot
people-bot-make = Crea un bot
people-bot-token = Token di { $name }
people-bot-delete = Elimina
people-bot-delete-sure = Eliminare il bot { $name }? Il suo token e i suoi punteggi spariscono; le partite restano, con un posto senza nome.

## Muting

people-mutes = Persone silenziate
people-mutes-none = Non hai silenziato nessuno.
people-mute = Silenzia
people-unmute = Non silenziare più
people-mute-about = Non vedrai più ciò che dice, a nessun tavolo. Non verrà a saperlo.
people-muted = Hai silenziato { $name }.
people-unmuted = Ora vedi di nuovo ciò che dice { $name }.

## My data

people-data = I tuoi dati
people-export = Scarica i miei dati
people-export-about = Tutto ciò che questo server conserva di te, in un solo file.
people-forget = Elimina i miei dati
people-forget-title = Eliminare i tuoi dati per sempre?
people-forget-gone = Spariscono subito e per sempre: nome, nome utente e password; ogni sessione e token; ciò che hai detto ai tavoli; i tuoi punteggi; i tuoi bot.
people-forget-stays = Restano le partite, perché le hanno giocate anche altri: il tuo posto sarà anonimo. Dove giochi ancora, un bot prende il tuo posto.
people-forget-understood = So che non si può annullare
people-forget-now = Elimina per sempre
people-forgotten = I tuoi dati sono stati eliminati. Grazie di aver giocato.

## Somebody

people-kind-guest = Ospite
people-kind-person = Account registrato
people-kind-bot = Un bot scritto da qualcuno
people-kind-house = Un bot incluso in palifico
people-gone = Non c’è più nessuno
people-gone-more = Chiunque fosse ha eliminato i propri dati. Le sue partite ci sono ancora, con un posto senza nome.
people-unknown = Qui non c’è nessuno
people-this-is-you = Questo è ciò che gli altri vedono di te.
people-edit = Cambia

## Leaderboard

people-board = Classifica
people-board-about = Una classifica per ogni edizione e numero di posti: chi è forte in due non sempre lo è in sei.
people-board-kind = Chi gioca
people-board-people = Persone
people-board-bots = I bot
people-board-edition = Edizione
people-board-seats = Posti
people-board-listed = { $edition }: { $listed }
people-board-rank = Pos.
people-board-name = Nome
people-board-rating = Punteggio
people-board-empty = In questa classifica non c’è ancora nessuno. Gioca una partita classificata di questa edizione, registrati, e potresti esserci tu.
people-board-empty-bots = In questa classifica non c’è ancora nessun bot.
people-board-others = In queste classifiche c’è qualcuno:
people-board-play = Crea un tavolo
people-board-pages = Pagine della classifica
people-board-next = Posizioni successive
people-board-previous = Posizioni precedenti
people-you = tu

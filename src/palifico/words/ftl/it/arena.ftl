### `palifico arena`: moltissime partite, salvate blocco per blocco.

command-arena = Fa giocare moltissime partite a bot e strategie, e salva i risultati.
command-arena-run = Gioca una serie descritta da un file TOML, da opzioni o da entrambi; se ripetuto, riprende da dove si era fermato.
command-arena-show = Dice a che punto è una serie.
command-arena-report = Scrive una pagina con tabelle e grafici su una serie.
param-config = La serie, in un file TOML; un’opzione prevale su quel che dice il file.
param-results = I risultati di una serie: un file .sqlite o una cartella .parquet.
param-arena-players = Chi gioca: bot per nome o con il percorso di un file Python, e strategie come random, odds o odds:doubt=0.3; occupano i posti a turno.
param-arena-out = Dove scrivere: una serie in un file .sqlite o in una cartella .parquet, un resoconto in un file .html.
param-editions = Edizioni o codici di condivisione; all vale per tutte le edizioni.
param-until = Gioca finché il margine di ogni quota di vittorie non scende a tanti punti percentuali in più o in meno.
param-rotate = Gioca ogni distribuzione di dadi una volta per ogni rotazione dei giocatori; --rotate=false lascia ciascuno al suo posto.
param-duplicate = Usa gli stessi dadi in tutte queste partite; --duplicate=false tira dadi nuovi per ciascuna.
param-batch = Quante partite si giocano e si salvano insieme.
param-rows = Salva una riga per ogni partita; --rows=false salva solo i totali.
param-on = Dove giocare: local, in processi di questo computer, o ray, su un cluster Ray.
param-address = L’indirizzo del cluster Ray, come 10.0.0.5:6379; se manca, se ne avvia uno qui.

fault-arena-toml = { $file } non è TOML: { $why }
fault-arena-key = In una serie non esiste «{ $given }». Si può indicare: { $expected }.
fault-arena-value = «{ $given }» non va bene per { $name }. Andrebbe bene, per esempio: { $expected }
fault-arena-range = «{ $given }» non va bene per { $name }: i valori vanno da { $least } a { $most }.
fault-arena-name = «{ $given }» non può essere il nome di una serie o di una strategia: i nomi hanno da 1 a { $most } caratteri visibili, e quello di una serie non contiene / né \.
fault-arena-enough = Quanto si deve giocare? Indica un numero di partite (--games 100000), un intervallo (--until 0.5) o entrambi.
fault-arena-alone = { $given } gioca da solo e vince sempre, quindi nessun intervallo si restringe: indica games al posto di until, o un secondo giocatore.
fault-arena-turn = Chi resta al suo posto non incontra due volte gli stessi dadi: rotate = false e duplicate = true si contraddicono.
fault-arena-unplayed = La strategia «{ $given }» è descritta ma non gioca. Mettila fra i giocatori, per esempio: { $expected }
fault-arena-taken = «{ $given }» è già il nome di un bot, di un file o di una strategia: scegline un altro.
fault-arena-suffix = Il nome dei risultati deve finire in uno di questi modi: { $expected }; «{ $given }» non va bene.
fault-file-suffix = Il nome deve finire in { $expected }: «{ $file }» no. Non è stato scritto niente.
fault-file-no_folder = Impossibile scrivere { $file }: la cartella { $place } non esiste.
fault-arena-parquet = Per i file Parquet serve un’altra parte di palifico. Si installa con: pip install "palifico[parquet]". Per un file .sqlite non serve nulla.
fault-arena-alien = { $file } esiste già, ma non contiene i risultati di una serie.
fault-arena-damaged = { $file } è danneggiato: { $why }. Ripristina una copia, o scegli un altro nome per i risultati.
fault-arena-games = { $file } manca o è incompleto. Ripristina una copia, oppure cancella anche { $place }: la stessa serie rigiocherà quel blocco.
fault-arena-format = { $file } è stato scritto da un’altra versione di palifico: il suo formato è { $given }, non { $expected }.
fault-arena-busy = Un altro processo sta scrivendo in { $file }: lascialo finire, o prima fermalo.
fault-arena-other = { $file } contiene un’altra serie. Lì c’è { $expected }; qui si chiede { $given }. Scegli un altro nome per i risultati, o la stessa serie.
fault-arena-versions = { $name } non è più quello di quando la serie è cominciata: ora { $given }, allora { $expected }. Scegli un altro nome per i risultati.
fault-arena-unwritable = Impossibile scrivere { $file }: { $why }. I blocchi già salvati restano; lo stesso comando riprende da lì.
fault-arena-batch = Il blocco { $batch } di { $cell } non si può giocare: { $why }. I blocchi precedenti restano; lo stesso comando riprende da lì.
fault-arena-lost = Il processo che giocava il blocco { $batch } è andato perso { $times } volte di fila, forse per mancanza di memoria. I blocchi precedenti restano; lo stesso comando riprende da lì.

arena-playing = Si gioca: { $cell }
arena-rate = { $games } partite/s
arena-left = ancora { $time }
arena-leads = in testa { $player }, { $share } ± { $half }
arena-nothing = Non è ancora stata giocata nessuna di queste partite.
arena-unfinished = Mancano ancora delle partite.
arena-missed = L’obiettivo era ± { $aim } punti percentuali. Tutte le partite richieste sono state giocate e si è arrivati a ± { $half }: servirebbero più --games.
arena-kept = Salvato in { $file }.
arena-interrupted = Interrotto. Le partite già giocate sono salvate in { $file }; lo stesso comando riprende da lì.
arena-interrupted-early = Interrotto prima di salvare qualcosa di nuovo. Lo stesso comando ricomincia.
arena-reported = Il resoconto è in { $file }.

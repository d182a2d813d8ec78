### `palifico arena`: moltissime partite, conservate blocco per blocco.

command-arena = Fa giocare moltissime partite a bot e strategie, e conserva quel che ne viene.
command-arena-run = Gioca una serie, da un file TOML, da opzioni o da entrambi; ripetuto, riprende da dove si era fermato.
command-arena-show = Dice a che punto è una serie.
command-arena-report = Scrive una pagina con tabelle e grafici su una serie.
param-config = La serie in un file TOML; un’opzione vale più di quel che dice il file.
param-results = Quel che una serie ha conservato: un file .sqlite o una cartella .parquet.
param-arena-players = Chi gioca: bot per nome o con il percorso di un file Python, e strategie come random, odds o odds:doubt=0.3; occupano i posti a turno.
param-arena-out = Dove conservare: una serie in un file .sqlite o in una cartella .parquet, una relazione in un file .html.
param-editions = Edizioni o codici; all vale per tutte le edizioni.
param-until = Gioca finché ogni quota di vittorie è nota con un margine di tanti punti percentuali in più o in meno.
param-rotate = Gioca ogni distribuzione di dadi una volta per ogni modo di ruotare i giocatori; --rotate=false lascia ciascuno al suo posto.
param-duplicate = Dà gli stessi dadi a tutte queste partite; --duplicate=false tira di nuovo per ciascuna.
param-batch = Quante partite si giocano e si conservano insieme.
param-rows = Conserva una riga per ogni partita; --rows=false conserva solo le somme.
param-on = Dove giocare: local, in processi di questa macchina, o ray, su un cluster Ray.
param-address = L’indirizzo del cluster Ray, come 10.0.0.5:6379; senza, se ne avvia uno qui.

fault-arena-toml = { $file } non è TOML: { $why }
fault-arena-key = Una serie non ha «{ $given }». Può avere: { $expected }.
fault-arena-value = Per { $name } non si può dare «{ $given }». Andrebbe bene, per esempio: { $expected }
fault-arena-range = Per { $name } non si può dare «{ $given }»: va da { $least } a { $most }.
fault-arena-name = «{ $given }» non può essere il nome di una serie o di una strategia: i nomi hanno da 1 a { $most } caratteri visibili, e in quello di una serie non ci sono / né \.
fault-arena-enough = Quanto si deve giocare? Indica un numero di partite (--games 100000), un intervallo (--until 0.5) o entrambi.
fault-arena-alone = { $given } gioca da solo e vince sempre, quindi nessun intervallo si restringe: indica games al posto di until, o un secondo giocatore.
fault-arena-turn = Chi resta al suo posto non incontra due volte gli stessi dadi: rotate = false e duplicate = true si contraddicono.
fault-arena-unplayed = La strategia «{ $given }» è descritta ma non gioca. Mettila fra i giocatori, per esempio: { $expected }
fault-arena-taken = «{ $given }» è già il nome di un bot, di un file o di una strategia: scegline un altro.
fault-arena-suffix = Il nome dei risultati deve finire con uno fra { $expected }, non come { $given }.
fault-suffix = Il nome deve finire in { $expected }: «{ $file }» no. Non è stato scritto niente.
fault-folder = Impossibile scrivere { $file }: la cartella { $place } non esiste.
fault-arena-parquet = Per i file Parquet serve un’altra parte di palifico. Si installa con: pip install "palifico[parquet]". Per un file .sqlite non serve nulla.
fault-arena-alien = { $file } c’è già, ma non è il risultato di una serie.
fault-arena-damaged = { $file } è danneggiato: { $why }. Rimettine una copia, o scegli un altro nome per i risultati.
fault-arena-games = { $file } manca o non è intero. Rimettine una copia, oppure cancella anche { $place }: la stessa serie rigiocherà quel blocco.
fault-arena-format = { $file } è stato scritto da un’altra versione di palifico: il suo formato è { $given }, non { $expected }.
fault-arena-busy = Un altro processo sta giocando in { $file }: lascialo finire, o prima fermalo.
fault-arena-other = { $file } contiene un’altra serie. Lì c’è { $expected }; qui si chiede { $given }. Scegli un altro nome per i risultati, o la stessa serie.
fault-arena-versions = { $name } non è più quello di quando la serie è cominciata: ora { $given }, allora { $expected }. Scegli un altro nome per i risultati.
fault-arena-unwritable = Impossibile scrivere { $file }: { $why }. I blocchi già conservati restano; lo stesso comando riprende da lì.
fault-arena-batch = Il blocco { $batch } di { $cell } non si può giocare: { $why }. I blocchi precedenti restano; lo stesso comando riprende da lì.
fault-arena-lost = Chi giocava il blocco { $batch } è andato perso { $times } volte di fila, forse per mancanza di memoria. I blocchi precedenti restano; lo stesso comando riprende da lì.

arena-playing = Si gioca: { $cell }
arena-rate = { $games } partite/s
arena-left = ancora { $time }
arena-leads = in testa { $player }, { $share } ± { $half }
arena-nothing = Di questo non si è ancora giocato nulla.
arena-unfinished = Non si è ancora giocato tutto.
arena-missed = L’obiettivo era ± { $aim } punti percentuali. Le partite richieste sono tutte giocate e si è a ± { $half }: servirebbero più --games.
arena-kept = Conservato in { $file }.
arena-interrupted = Interrotto. Quel che si è giocato è conservato in { $file }; lo stesso comando riprende da lì.
arena-interrupted-early = Interrotto prima che si conservasse qualcosa di nuovo. Lo stesso comando ricomincia.
arena-reported = La relazione è in { $file }.

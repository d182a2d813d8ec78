### Che cosa trova il medico: una frase per volta, con il rimedio.

doctor-level-ok = a posto
doctor-level-todo = da fare
doctor-level-broken = problema
doctor-end-ok = È tutto a posto.
doctor-end-todo = { $count ->
    [one] Funziona tutto; una cosa si potrebbe fare.
   *[other] Funziona tutto; { $count } cose si potrebbero fare.
 }
doctor-end-broken = { $count ->
    [one] Una cosa non va.
   *[other] { $count } cose non vanno.
 }
doctor-unseen = Impossibile controllare { $part }: { $why }

## Installazione

doctor-python = Python { $version } è abbastanza recente.
doctor-python-old = Python { $version } non va bene: serve { $wanted }. Installa una versione adatta di Python, e poi palifico con quella.
doctor-version = palifico { $version } è installato.
doctor-version-none = palifico { $version } funziona, ma non è installato, perciò le sue parti non si possono controllare: pip install palifico
doctor-version-other = È in esecuzione palifico { $version }, ma risulta installato { $installed }. Installalo di nuovo: pip install --upgrade palifico
doctor-packages = Ci sono tutti i { $count } pacchetti che servono a palifico.
doctor-package-none = Manca il pacchetto { $name }: pip install "{ $wanted }"
doctor-package-other = { $name } { $version } non va bene: pip install "{ $wanted }"
doctor-extra = Il componente aggiuntivo { $extra } è installato.
doctor-kernel = Il motore per giocare moltissime partite è compilato, in { $folder }.
doctor-kernel-cold = Il motore per giocare moltissime partite non è ancora compilato, e la prima serie dovrà aspettare. Per compilarlo ora: palifico warmup
doctor-browser = Le pagine per il browser sono pronte.
doctor-browser-none = Mancano le pagine per il browser. In una copia dei sorgenti si creano con make client; altrimenti installa di nuovo palifico.

## Questo utente

doctor-bots = { $count ->
    [one] L’elenco dei tuoi bot è leggibile: ne contiene uno.
   *[other] L’elenco dei tuoi bot è leggibile: ne contiene { $count }.
 }
doctor-bots-none = Non hai aggiunto bot tuoi.
doctor-bot-gone = Manca il file del tuo bot { $name }: { $file }. Ripristinalo, o togli il bot: palifico bots remove { $name }
doctor-terminal = Il terminale ha { $columns } colonne e { $lines } righe, e nessun colore.
doctor-terminal-colours = Il terminale ha { $columns } colonne, { $lines } righe e i colori.
doctor-terminal-none = L’output non va a un terminale, perciò i comandi scrivono righe semplici.
doctor-terminal-small = Il terminale ha { $columns } colonne e { $lines } righe; a un tavolo ne servono 80 e 24. Ingrandiscilo, o gioca con --plain.
doctor-terminal-encoding = L’output è scritto in { $encoding }, che non ha tutte le lettere e i segni necessari. Scegli UTF-8, per esempio: export LANG=C.UTF-8

## Un server

doctor-data = La cartella dei dati { $folder } è scrivibile; { $free } GB liberi.
doctor-data-new = La cartella dei dati { $folder } sarà creata quando serve; { $free } GB liberi.
doctor-data-full = Per la cartella dei dati { $folder } restano solo { $free } MB. Fai spazio, o scegline un’altra con --data.
doctor-data-closed = La cartella dei dati { $folder } non è scrivibile. Assegnala a questo utente, o scegline un’altra con --data.
doctor-database = Il database { $place } si apre ed è aggiornato.
doctor-database-new = Il database { $place } è vuoto o non c’è ancora; lo crea palifico serve.
doctor-key = La chiave { $file } c’è, e nessun altro può leggerla.
doctor-key-set = Si usa la chiave in { $variable }.
doctor-key-new = La chiave { $file } sarà creata al primo avvio del server.
doctor-key-lost = C’è un database, ma non la sua chiave { $file }. Recuperala da dove la conservi, o indica la sua cartella con --keys.
doctor-port = La porta { $port } è libera.
doctor-port-taken = La porta { $port } è occupata, forse da un palifico già avviato. Se ne sceglie un’altra con palifico serve --port.
doctor-port-closed = Un server non può ascoltare su { $place }: { $why }. Scegli un altro indirizzo o un’altra porta con palifico serve --host o --port.

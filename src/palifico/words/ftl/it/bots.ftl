### `palifico bots`: contro chi si può giocare, e i propri bot.

command-bots = Elenca i bot; aggiunge, toglie o mette alla prova i tuoi.
param-do = Che cosa fare: list (elencare), add (aggiungere), remove (togliere) o check (provare).
param-bot = Il tuo bot: un file Python, o il suo nome una volta aggiunto.
param-name = Il nome del tuo bot; altrimenti quello del file.
param-command = Una riga di comando che avvia il tuo bot, in qualsiasi linguaggio, per esempio "node bot.js".

bots-house = I bot inclusi:
bots-own = I tuoi bot:
bots-own-none = Non hai ancora bot tuoi. Per aggiungerne uno: palifico bots add my_bot.py
bots-added = «{ $name }» ora è fra i tuoi bot.
bots-removed = «{ $name }» non è più fra i tuoi bot. Il suo file resta dov’è.
bots-checking = Prova di { $name }
bots-check-passed = «{ $name }» supera la prova. { $questions ->
    [one] Una domanda
   *[other] { $questions } domande
 } a { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }, e ogni risposta era valida.
bots-check-failed = «{ $name }» non supera la prova. Quando sbaglia, al tavolo si gioca al suo posto una mossa sicura; dopo tre errori non viene più interpellato in quella partita.
bots-check-differs = A proposito: dopo un riavvio «{ $name }» non risponde allo stesso modo alla stessa domanda. È permesso, ma le sue partite non si possono ripetere.
bots-table = { $edition }, { $seats } posti, { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 } a testa, { $lost }, { $left }
bots-lost-hidden = dadi persi nascosti
bots-lost-visible = dadi persi in vista
bots-left-all = dall’inizio
bots-left-some = con il { $left } dei dadi rimasti
bots-asked-opening = Doveva aprire; i suoi dadi erano { $dice }.
bots-asked-bid = La dichiarazione era { $bid }; i suoi dadi erano { $dice }.
bots-trouble-raised = si è interrotto con un errore: { $text }
bots-trouble-stalled = ci ha messo troppo: { $text }
bots-trouble-illegal = la sua risposta non vale: { $text }
bots-trouble-gone = il suo programma è terminato: { $text }
bots-printed = Le ultime righe stampate da «{ $name }»:

fault-bots-unknown = Non c’è nessun bot «{ $given }». I bot sono: { $expected }. Un bot in un file Python si può indicare anche con il suo percorso: ./my_bot.py
fault-own-name = «{ $given }» non può essere il nome di un bot: servono da 1 a 24 lettere minuscole, cifre, - o _, e per prima una lettera. Scegline un altro con --name.
fault-own-taken = C’è già un bot di nome «{ $given }». Dai al tuo un altro nome con --name.
fault-own-unknown = Non hai aggiunto nessun bot di nome «{ $given }». { $expected ->
    [none] Non ne hai aggiunto ancora nessuno.
   *[other] Hai: { $expected }.
 }
fault-own-nowhere = Non hai nessun bot di nome «{ $given }», e non esiste nemmeno un file con questo nome.
fault-own-python = { $file } non è un file Python; un altro programma si aggiunge con: palifico bots add --command
fault-own-command = «{ $given }» non si può leggere come riga di comando.
fault-own-broken = «{ $given }» non si avvia: { $why }
fault-own-registry = Impossibile leggere l’elenco dei tuoi bot, { $file }: { $why }
fault-own-system = Per i bot propri serve un sistema che sappia limitare ciò che un programma consuma, come Linux o macOS.

### La riga di comando: a che serve ogni comando e ogni suo parametro, e che cosa mostra.

command-palifico = Perudo con le regole della tua scatola.
command-editions = Elenca le edizioni e le loro opzioni.
command-rules = Mostra il regolamento di un’edizione, o le differenze fra due.
command-explain = Dice se una dichiarazione o una chiamata esatta è valida, perché, e quali altre lo sarebbero.
command-house = Spiega in parole semplici le regole di un tavolo, con il codice di condivisione.
command-referee = Arbitra partite registrate: una registrazione JSON per riga, un verdetto per riga.
command-record = Converte le registrazioni delle partite tra righe JSON e notazione testuale.
command-play = Gioca nel terminale: contro i bot, con gli amici, o a qualunque tavolo di cui hai il link o il codice.
command-doctor = Controlla l’installazione e dice che cosa fare per ciò che manca o non va.
command-completion = Mostra uno script con cui la shell completa comandi, opzioni e valori.
command-version = Mostra la versione.
command-help = Mostra questo aiuto.

param-edition = L’edizione, per esempio paco.
param-lang = La lingua della risposta: it, en, fr, es, nl o de.
param-against = Un’altra edizione: mostra solo le differenze.
param-rule = Opzioni e regole della casa come nome=valore, per esempio --rule calza=true --rule dice_each=3.
param-previous = La dichiarazione precedente, come 8x6; se è l’unica indicata, vale come apertura.
param-bid = La dichiarazione da valutare, come 9x6 o 3xA.
param-last-die = In un round dell’ultimo dado.
param-one-die = Al giocatore resta un solo dado.
param-opener = Il giocatore ha aperto questo round dell’ultimo dado.
param-calza = Chiede se si può fare la chiamata esatta sulla dichiarazione, invece di un rilancio.
param-file = Il file; se manca, o con -, si legge lo standard input.
param-legal = Elenca anche che cosa era valido a ogni decisione.
param-seats = In quanti si gioca.
param-seed = Rigioca con gli stessi dadi.
param-to = Il formato da scrivere: json o text.
param-shell = La shell: bash, zsh o fish.

usage-heading = Uso:
usage-command = COMANDO
commands-heading = Comandi
parameters-heading = Parametri

## Explain

explain-legal = Valido: dopo { $previous } si può dichiarare { $bid }.
explain-legal-opening = Valido: si può aprire il round con { $bid }.
explain-illegal = Non valido. { $why }
explain-impossible = La dichiarazione precedente, { $previous }, non è possibile. { $why }
explain-rule = La regola: «{ $rule }»
explain-calza-bidder = Può chiamare chi ha fatto la dichiarazione? Sì.
explain-calza-bidder-not = Può chiamare chi ha fatto la dichiarazione? No. { $why }
explain-calza-to-act = Può chiamare chi è di turno? Sì.
explain-calza-to-act-not = Può chiamare chi è di turno? No. { $why }
explain-calza-others = Possono chiamare gli altri giocatori? Sì.
explain-calza-others-not = Possono chiamare gli altri giocatori? No. { $why }
explain-calza-option = In questa edizione { $calza } è una regola facoltativa, attiva solo se scelta; quando è attiva, si gioca così.
explain-calza-none = Questa edizione non ha la chiamata esatta.

## House

house-plain = { $edition }, con le regole della scatola.
house-differs = { $edition }, con qualche differenza. { $differences }
house-players = { $players ->
    [one] Un giocatore.
   *[other] { $players } giocatori.
 }
house-share = Codice di condivisione: { $code }

## Altre risposte

editions-options = opzioni: { $options }
editions-no-options = nessuna opzione
fault-file-unreadable = Impossibile leggere { $file }: { $why }
fault-output-unwritable = Impossibile scrivere la risposta: { $why }
fault-seats = Il numero di giocatori va da { $from } a { $to }: { $given } non è possibile.
fault-rule-form = «{ $given }» non è nella forma nome=valore.
fault-command-unknown = Non c’è nessun comando «{ $given }».
fault-command-option = Qui non c’è nessuna opzione «{ $given }».
fault-command-missing = Manca qualcosa: { $name }.
fault-command-value = «{ $given }» non va bene per { $name }.
fault-command-choice = «{ $given }» non va bene per { $name }; può essere: { $expected }.
fault-command-number = «{ $given }» non è un numero, e { $name } ne richiede uno.
fault-command-extra = Questo è di troppo: «{ $given }».
fault-command-twice = { $name } compare due volte: va indicato una volta sola.
fault-command-other = Il comando non si può interpretare: { $why }
hint-near = Intendevi { $near }?
hint-help = { $help } mostra che cosa si può fare.
fault-notation-invalid = La riga { $line } non rispetta la notazione: { $what }
fault-record-illegal = Il round { $round } di questa partita non è valido. { $what }

## La notazione testuale

notation-expects-version = una partita comincia con la riga «palifico 1».
notation-expects-single = qui è prevista una sola partita.
notation-expects-header = un’intestazione si scrive «chiave: valore».
notation-expects-known = le intestazioni sono edition, options, house, players, starter, date e id.
notation-expects-once = questo è già stato indicato.
notation-expects-edition = «edition» è il nome di un’edizione.
notation-expects-value = le opzioni e le regole della casa si scrivono «nome=valore, nome=valore».
notation-expects-players = «players» è un numero da 2 a 12, oppure da 2 a 12 nomi separati da virgole.
notation-expects-starter = «starter» è la lettera di un posto a questo tavolo.
notation-expects-date = «date» è una data come 2026-01-31.
notation-expects-text = un testo si scrive con parole semplici, o tra virgolette doppie come in JSON.
notation-expects-round = qui va il round successivo: numero, punto, dadi, azioni, bicchieri sollevati, esito, separati da |.
notation-expects-dice = i dadi di ogni posto si scrivono una volta sola, come a25 b16 c-.
notation-expects-action = un’azione è un posto con una dichiarazione, dudo o calza, come b 3x5.
notation-expects-reveal = i bicchieri sollevati si scrivono con i posti in ordine e il totale, come c a b = 2.
notation-expects-outcome = un esito si scrive b -1, b +1, b out, b wins oppure =.
notation-expects-uncalled = nessuno ha chiamato, quindi non ci sono né bicchieri sollevati né esito.
notation-expects-shown = secondo le regole i bicchieri si sollevano così: { $rules }.
notation-expects-count = secondo le regole il totale è { $rules }.
notation-expects-result = secondo le regole l’esito è { $rules }.

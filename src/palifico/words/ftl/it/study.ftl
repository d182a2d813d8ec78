### `palifico study`: domande sul gioco, con la risposta di moltissime partite.

command-study = Risponde a una domanda sul gioco con moltissime partite; senza nome, elenca le domande.
param-study = Lo studio, per esempio seat-advantage.

fault-study-unknown = Lo studio «{ $given }» non esiste. Gli studi sono: { $expected }.
fault-study-lost = Un processo che giocava è sparito, forse per mancanza di memoria. Non è stato scritto niente; prova con meno --jobs.

study-interrupted = Interrotto. Uno studio vale solo se è completo, quindi non è stato scritto niente.
study-kept = Le cifre sono in { $file }.
study-played = { $games } partite, seme { $seed }.
study-interval = Il valore dopo ± dice fin dove arriva l’intervallo al 95%; quel che succede in una stessa partita non conta come indipendente.
study-players = «odds» dichiara e dubita secondo le probabilità esatte dei propri dadi e non crede a nessuno; «random» fa una mossa permessa qualsiasi, tutte ugualmente probabili. Le cifre valgono per loro, non per le persone.

study-title-seat-advantage = Conviene cominciare?
study-title-die-worth = Quanto vale un dado?
study-title-bid-truth = Quanto spesso è vera una dichiarazione contestata?
study-title-exact-call = La chiamata esatta conviene?
study-title-palifico = Che cosa cambia la regola dell’ultimo dado?
study-title-game-length = Quanto dura una partita?

study-what-win = Quota di partite vinte
study-what-win-opening = Quota di partite vinte da chi apre il round
study-what-win-edge = Vittorie sopra o sotto la quota alla pari, in punti percentuali
study-what-die = Quanto aggiunge alla probabilità di vincere un dado in più della media degli altri, in punti percentuali
study-what-true = Quota di dichiarazioni contestate che sono vere
study-what-right = Quota di chiamate esatte che sono giuste
study-what-calls = Chiamate esatte per partita
study-what-net = Dadi guadagnati meno dadi persi con una chiamata esatta
study-what-survive = Rimasti con un dado: quota di chi lo conserva nel round seguente
study-what-survive-change = La stessa quota: quanto aggiunge la regola dell’ultimo dado, in punti percentuali
study-what-win-one = Rimasti con un dado: quota di chi vince comunque la partita
study-what-win-one-change = La probabilità di vincere con un solo dado: quanto aggiunge la regola dell’ultimo dado, in punti percentuali
study-what-stay = Con un dado in qualsiasi momento: quota di round in cui lo si conserva
study-what-bids = Dichiarazioni nel round dopo che qualcuno è rimasto con un dado
study-what-rounds-change = Round che la regola dell’ultimo dado aggiunge a una partita
study-what-rounds = Round per partita
study-what-decisions = Decisioni per partita
study-what-length = Quota di partite, per numero di round

study-part-mean = media
study-part-q5 = il 5% ne ha al massimo
study-part-median = mediana
study-part-q95 = il 95% ne ha al massimo

study-by-edition = edizione
study-by-seats = posti
study-by-players = giocatori
study-by-place = posto da chi comincia
study-by-lead = dadi in più
study-by-own = dadi propri
study-by-others = dadi dell’altro
study-by-kind = tipo di round
study-by-dice = dadi sul tavolo
study-by-from = chiama da
study-by-palifico = regola ultimo dado
study-by-calza = chiamata esatta
study-by-rounds = round giocati

study-value-normal = normale
study-value-last-die = ultimo dado
study-value-with = con
study-value-without = senza

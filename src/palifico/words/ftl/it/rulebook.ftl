### Il regolamento con cui giocare: preparazione, svolgimento di un round, esempi, parole della scatola, consigli.
### Le regole stesse sono in rules.ftl.

## Titoli

heading-box = Che cosa c’è nella scatola
heading-setup = La preparazione
heading-round = Come si svolge un round
heading-options = Le regole facoltative di questa scatola
heading-end = La fine della partita
heading-words = Che cosa significano le parole
heading-tips = Consigli per le prime partite

## La scatola e il tavolo

contents-coloured = 30 dadi, cinque per colore; 6 bicchieri, uno per colore; un coperchio; un sacchetto.
contents-pouch = 30 dadi, 6 bicchieri, 1 coperchio da bicchiere e un sacchetto di stoffa.
contents-unlisted = Il regolamento non ha un elenco dei componenti. A ogni giocatore servono un bicchiere e i suoi dadi.
store-bag = Tenete pronto il sacchetto: i dadi persi spariscono lì dentro.
store-pouch = Tenete pronto il sacchetto di stoffa: i dadi persi spariscono lì dentro.
store-lid = Mettete il coperchio al centro del tavolo: i dadi persi spariscono lì sotto.
store-aside = I dadi persi lasciano il tavolo e restano fuori dalla vista, per esempio sotto un bicchiere di riserva.
store-open = I dadi persi stanno al centro del tavolo, dove tutti possono vederli.
guide-colours = Il bicchiere e i dadi di un giocatore sono dello stesso colore.
guide-toucan = Chi sia lo dice chi ospita il tavolo; se nessuno lo sa, si tira a sorte.
guide-roll-off = Chi è in parità per il primo posto tira di nuovo, finché non ne resta uno solo; la faccia { $wild } vale 1.

## Un round

guide-shake = Tutti agitano insieme i propri dadi nel bicchiere, poi lo capovolgono sul tavolo con i dadi sotto.
guide-peek = Guarda di nascosto i tuoi dadi, e solo i tuoi. Non girare né toccare alcun dado fino alla fine del round.
guide-turns = Chi apre deve fare una dichiarazione. Poi tocca a chi siede alla sua sinistra, e così via: chi è di turno deve rilanciare o dubitare. Si va avanti finché qualcuno non dubita, perciò non tutti giocano per forza lo stesso numero di turni.
guide-bluff = Si può bluffare: puoi dichiarare anche un valore che non hai affatto.
guide-again = Quando una dichiarazione è stata verificata il round è finito, e tutti tirano di nuovo i dadi che hanno ancora.

## Dichiarazioni e chiamate

guide-more = Se i dadi di quel valore sono più di quelli dichiarati, la dichiarazione è vera comunque.
guide-once = Perciò in un round ogni quantità di { $wilds } si può dichiarare una volta sola.
guide-counting = Che cosa si conta: tutti i dadi che mostrano il valore dichiarato, più tutti quelli con la faccia { $wild }. Se la dichiarazione era di { $wilds }, contano solo i dadi con la faccia { $wild }.
guide-counting-last = In un round di { $palifico } contano soltanto i dadi con il valore dichiarato.
guide-decline = Non si può rinunciare al dado recuperato.
guide-end = La partita finisce quando un solo giocatore ha ancora dei dadi: quel giocatore ha vinto.

## Regole facoltative

option-on = { $change } (Regola facoltativa: qui è attiva.)
option-off = { $change } (Regola facoltativa: qui non è attiva.)
option-none = Questa scatola non ha regole facoltative: si gioca tutto come è scritto qui.
optional-visible = regola facoltativa della scatola: restano in vista

## Che cosa significano le parole

meaning-paco = «{ $wild }» è il tucano che sta sui dadi al posto dell’1.
meaning-testa_di_lama = «{ $wild }» è la figura che sta sui dadi al posto dell’1.
meaning-ace = «{ $wild }» è l’1 dei dadi.
meaning-testa_di_azteco = «{ $wild }» è il nome dell’1 dei dadi.
meaning-dudo = «{ $dudo }» è spagnolo e vuol dire «ne dubito».
meaning-dubito = «{ $dudo }»: non credo alla dichiarazione.
meaning-palifico = «{ $palifico }» è chi è appena sceso a un solo dado, e il round che apre.
meaning-palafico = «{ $palifico }» si dice di chi è appena sceso a un solo dado, e del round che apre.
meaning-ultimo_dado = «{ $palifico }» è il round aperto da chi è appena sceso a un solo dado.
meaning-calza = «{ $calza }» vuol dire che sta a pennello: la dichiarazione è esatta.
meaning-occhio_di_bue = «{ $calza }»: centro pieno, la dichiarazione è esatta.

## Consigli

tip-third = Contando i jolly, per ogni numero conta circa un terzo di tutti i dadi; la faccia { $wild } compare solo su circa un sesto.
tip-count = Tieni a mente quanti dadi restano: una dichiarazione sicura con trenta dadi è audace con dodici.
tip-low = Un’apertura bassa non svela niente, e tutti gli altri devono ancora parlare.
tip-jump = Un salto di più dadi in una volta mette in difficoltà chi viene dopo.
tip-wilds = Una dichiarazione di { $wilds } dimezza la quantità e spiazza chi non ne ha.
tip-suspense = Per aggiungere tensione, sollevate i bicchieri uno alla volta e mettete da parte i dadi che contano.

## Esempi: ognuno è controllato dal motore di gioco quando viene creato

sample-title = Esempio
sample-raise = Dopo { $bid } puoi dichiarare { $may }; ma non { $not }.
sample-last = Il round di { $palifico } è stato aperto con { $bid }. Si può proseguire con { $may }; ma non con { $not }.
sample-change = Chi può cambiare valore, dopo { $bid } può dichiarare anche { $may }; ma non { $not }.
sample-dudo-wrong = Dichiarazione { $bid }, poi { $dudo }. Sotto i bicchieri: { $cups }. Dadi che contano: { $found }. Bastano: perde un dado chi ha dubitato.
sample-dudo-right = Dichiarazione { $bid }, poi { $dudo }. Sotto gli stessi bicchieri i dadi che contano sono { $found }. Non bastano: perde un dado chi ha fatto la dichiarazione.
sample-last-die-right = Nel round di { $palifico }: dichiarazione { $bid }, poi { $dudo }. Sotto i bicchieri: { $cups }. Dadi che contano: solo { $found }, perché la faccia { $wild } non è jolly. Perde un dado chi ha fatto la dichiarazione.
sample-calza-right = Dichiarazione { $bid }, poi { $calza }. Sotto i bicchieri: { $cups }. Dadi che contano: esattamente { $found }. Chi ha chiamato recupera un dado.
sample-calza-wrong = Dichiarazione { $bid }, poi { $calza }. Sotto gli stessi bicchieri i dadi che contano sono { $found }, non esattamente quanti dichiarati: chi ha chiamato perde un dado.
reason-not_higher = né più dadi né un valore più alto
reason-face_down = il valore non può scendere
reason-one_axis = quantità e valore non possono salire insieme
reason-half = la metà di { $previous }, arrotondata per eccesso, è { $needed }
reason-double = il doppio di { $previous }, più uno, è { $needed }
reason-face_locked = il valore non può cambiare

## Il foglio da stampare

param-print = Anche come foglio da stampare: un file .html, che il browser stampa o salva come PDF.
sheet-written = Il foglio è in { $file }. Aprilo nel browser e stampalo: due pagine A4, che piegate diventano A5.
fault-sheet-suffix = Il foglio si scrive come .html, non come { $given }: aprilo nel browser e da lì stampalo o salvalo come PDF.
fault-sheet-against = Un foglio contiene le regole di un solo tavolo: togli --against oppure --print.

### Il regolamento: un messaggio per ogni valore di ogni campo di un’edizione, e le regole comuni a tutte.
### $wild, $wilds, $dudo, $palifico e $calza sono le parole proprie dell’edizione, uguali in ogni lingua.

## Titoli

heading-aim = Lo scopo
heading-bids = Dichiarazioni e rilanci
heading-challenge = La contestazione: { $dudo }
heading-last-die = Con un solo dado: { $palifico }
heading-calza = La chiamata esatta: { $calza }
heading-no-calza = La chiamata esatta
heading-showing = Scoprire i dadi
heading-lost-dice = I dadi persi
heading-start = Chi comincia

## Ciò che vale per ogni edizione

shared-aim = Ognuno prende un bicchiere e { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 }. Vince l’ultimo giocatore che ha ancora dei dadi. Si gioca in senso orario, verso sinistra.
shared-players = Da due a sei giocatori; con una regola della casa, fino a dodici.
shared-bid = Una dichiarazione dice: sotto tutti i bicchieri insieme, almeno un certo numero di dadi mostra questo valore. I valori vanno da 2 a 6, più il jolly: { $wild }.
shared-wild = Il jolly è la faccia { $wild }: i dadi che la mostrano contano come il valore dichiarato, qualunque sia.
shared-half = Dopo un numero, per dichiarare { $wilds } serve almeno la metà dell’ultima quantità, arrotondata per eccesso.
shared-double = Dopo una dichiarazione di { $wilds }, per tornare a un numero serve almeno il doppio dell’ultima quantità, più uno.
shared-wild-raise = A una dichiarazione di { $wilds } si può rispondere con più { $wilds }.
shared-limit = Non si possono dichiarare più dadi di quanti ce n’erano a inizio partita.
shared-challenge = Nel tuo turno, invece di rilanciare, puoi mettere in dubbio l’ultima dichiarazione: { $dudo }. Si contano i dadi. Se sono almeno quanti ne sono stati dichiarati, chi contesta perde un dado; se sono di meno, lo perde chi ha fatto la dichiarazione.
shared-loser-opens = Chi ha perso un dado apre il round successivo. Chi resta senza dadi è fuori: al suo posto apre il primo alla sua sinistra che ha ancora dei dadi.
shared-last-die = Chi è appena sceso a un solo dado apre il round di { $palifico }. In quel round la faccia { $wild } non è jolly e come valore viene prima del 2; di regola si può solo aumentare la quantità. Dura un solo round.
shared-calza = Invece di rilanciare o di dire { $dudo }, si può sostenere che l’ultima dichiarazione è esatta: { $calza }. Chi indovina recupera un dado perso, senza mai superare quelli iniziali. Chi sbaglia perde un dado. Va detto prima che chi è di turno abbia agito.

## Chi comincia

rule-first_player-named = Comincia chi ha visto un tucano più di recente.
rule-first_player-random = Si tira a sorte chi comincia.
rule-first_player-highest_roll = Ognuno tira un dado: comincia chi ottiene il numero più alto.

## Rilanci

rule-raise_rule-free = Rilancia con più dadi di un valore qualsiasi, oppure con altrettanti dadi di un valore più alto.
rule-raise_rule-never_down = Rilancia con più dadi dello stesso valore, oppure con altrettanti o più dadi di un valore più alto; il valore può scendere solo dopo una dichiarazione di { $wilds }.
rule-raise_rule-one_axis = Rilancia aumentando la quantità oppure il valore, mai entrambi; il valore può scendere solo dopo una dichiarazione di { $wilds }.
rule-open_wild-no = Un round normale non si può aprire con una dichiarazione di { $wilds }.
rule-open_wild-yes = Anche un round normale si può aprire con una dichiarazione di { $wilds }.

## Con un solo dado

rule-last_die-no = Non si giocano round di { $palifico }.
rule-last_die-yes = Chi scende a un solo dado annuncia «{ $palifico }!»; il round successivo ha allora regole proprie.
rule-last_die_trigger-every_time = Succede ogni volta che qualcuno scende a un solo dado.
rule-last_die_trigger-first_time = Per ogni giocatore succede solo la prima volta che scende a un solo dado.
rule-last_die_two_players-no = Quando si resta in due non si giocano round di { $palifico }.
rule-last_die_two_players-yes = Vale anche quando si resta in due.
rule-last_die_open_wild-no = Un round di { $palifico } non si può aprire con una dichiarazione di { $wilds }.
rule-last_die_open_wild-yes = Un round di { $palifico } si può aprire anche con una dichiarazione di { $wilds }.
rule-face_change-nobody = In un round di { $palifico } nessuno può cambiare valore.
rule-face_change-nobody_else = In un round di { $palifico } nessuno può cambiare valore, tranne chi l’ha aperto.
rule-face_change-one_die = In un round di { $palifico } gli altri giocatori con un solo dado possono cambiare valore; da lì in poi il nuovo valore vincola tutti.
rule-face_change-one_die_earlier = In un round di { $palifico } può cambiare valore chi ha un solo dado e in precedenza ha già aperto un round di { $palifico }; da lì in poi il nuovo valore vincola tutti.
rule-face_change_opener-no = Chi ha aperto il round di { $palifico } non può più cambiare valore nel corso del round.
rule-face_change_opener-yes = Anche chi ha aperto il round di { $palifico } può cambiare valore nel corso del round.
rule-face_change_raise-free = Per cambiare valore servono più dadi di un valore qualsiasi, oppure altrettanti di un valore più alto.
rule-face_change_raise-never_down = Chi cambia valore può solo salire, con altrettanti dadi o di più.
rule-face_change_raise-one_axis = Chi cambia valore può solo salire, con esattamente altrettanti dadi.

## La chiamata esatta

rule-calza-no = Non si gioca con la chiamata esatta.
rule-calza-yes = Si gioca con la chiamata esatta: { $calza }.
rule-calza_to_act-no = Chi è di turno non può dire { $calza }.
rule-calza_to_act-yes = Anche chi è di turno può dire { $calza }.
rule-calza_bidder-no = Non si può dire { $calza } sulla propria dichiarazione.
rule-calza_bidder-yes = Si può dire { $calza } anche sulla propria dichiarazione.
rule-calza_last_die-no = In un round di { $palifico } nessuno può dire { $calza }.
rule-calza_last_die-yes = Anche in un round di { $palifico } si può dire { $calza }.
rule-calza_two_players-no = Quando si resta in due nessuno può dire { $calza }.
rule-calza_two_players-yes = Anche quando si resta in due si può dire { $calza }.
rule-calza_two_players-nobody = Quando si resta in due nessuno ha diritto di dire { $calza }: uno ha fatto la dichiarazione e l’altro è di turno.
rule-calza_right_opens-caller = Se la chiamata esatta riesce, apre il round successivo chi l’ha fatta.
rule-calza_right_opens-bidder = Se la chiamata esatta riesce, apre il round successivo chi aveva fatto la dichiarazione.
rule-calza_right_opens-to_act = Se la chiamata esatta riesce, apre il round successivo chi era di turno.
rule-calza_tie-nearest = Se più giocatori chiamano insieme, ha la precedenza il più vicino in senso orario a chi ha fatto la dichiarazione.
rule-calza_tie-farthest = Se più giocatori chiamano insieme, ha la precedenza il più lontano in senso orario da chi ha fatto la dichiarazione.
rule-calza_tie-first_come = Se più giocatori chiamano, ha la precedenza chi ha parlato per primo.
rule-calza_or_turn-first_come = Se nello stesso momento parla anche chi è di turno, ha la precedenza chi ha parlato per primo.
rule-calza_or_turn-turn = Se nello stesso momento parla anche chi è di turno, la precedenza va a chi è di turno.
rule-calza_or_turn-calza = Se nello stesso momento parla anche chi è di turno, la precedenza va a { $calza }.

## Scoprire i dadi

rule-show_dudo-all_at_once = Dopo { $dudo } tutti sollevano il bicchiere insieme.
rule-show_dudo-caller_first = Dopo { $dudo } solleva il bicchiere per primo chi contesta, poi gli altri in senso orario.
rule-show_dudo-caller_last = Dopo { $dudo } solleva il bicchiere per primo chi siede a sinistra di chi contesta, poi gli altri in senso orario; chi contesta è l’ultimo.
rule-show_stop-never = Dopo { $dudo } si sollevano tutti i bicchieri.
rule-show_stop-true = Dopo { $dudo } si smette di sollevare i bicchieri appena si sa con certezza che la dichiarazione è vera; gli altri dadi restano coperti.
rule-show_stop-true_or_false = Dopo { $dudo } si smette di sollevare i bicchieri appena si sa con certezza se la dichiarazione è vera o falsa; gli altri dadi restano coperti.
rule-show_calza-all_at_once = Dopo { $calza } tutti sollevano il bicchiere insieme e mostrano i dadi.
rule-show_calza-caller_first = Dopo { $calza } solleva il bicchiere per primo chi ha chiamato, poi gli altri in senso orario; tutti mostrano i dadi.
rule-show_calza-caller_last = Dopo { $calza } solleva il bicchiere per primo chi siede a sinistra di chi ha chiamato, poi gli altri in senso orario; chi ha chiamato è l’ultimo; tutti mostrano i dadi.

## I dadi persi

rule-lost_dice-hidden = I dadi persi restano nascosti: ricordare quanti ne ha ancora ciascuno fa parte del gioco.
rule-lost_dice-visible = I dadi persi restano in vista: tutti vedono quanti ne ha ancora ciascuno.
rule-dice_each = Ognuno comincia con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 }.

## Note accanto a una regola

told-silent = il regolamento della scatola non lo dice; è una nostra convenzione
told-reading = il regolamento della scatola si può leggere in più modi
told-convention = nostra convenzione
optional-on = regola facoltativa: attiva
optional-off = a meno che si scelga la regola facoltativa
optional-off-then = a meno che si scelga la regola facoltativa; in tal caso:
rules-title = Le regole di { $edition }
rules-against = { $left } e { $right }: le differenze
rules-same = { $left } e { $right } hanno le stesse regole.
rules-none = (non si applica)

## Che cosa distingue ogni edizione dalle altre, in una frase

differs-asmodee-2024 = La scatola più libera: si rilancia a piacere e si sollevano tutti i bicchieri insieme; { $palifico }, { $calza } e dadi persi in vista sono facoltativi.
differs-azteca = Una salita senza ritorno: il valore scende solo dopo una dichiarazione di { $wilds }, e i bicchieri si sollevano uno alla volta finché la dichiarazione non è decisa.
differs-paco = A piccoli passi: si rilancia sulla quantità o sul valore, mai su entrambi, e chi scende a un dado apre ogni volta un round di { $palifico }.
differs-piatnik = Niente da scegliere e molto da ricordare: rilanci liberi, nessuna chiamata esatta, dadi persi sempre nascosti, e ci si ferma appena è certo che la dichiarazione è vera.
differs-pressman-2008 = Il classico: comincia il tiro più alto, i rilanci sono liberi, chi contesta scopre per primo, e ognuno apre { $palifico } una volta sola.

## Le regole della casa

heading-table = Al tavolo
label-first_player = Chi comincia
label-raise_rule = Come si rilancia
label-open_wild = Aprire con { $wilds }
label-last_die = Round di { $palifico }
label-last_die_trigger = Quante volte { $palifico }
label-last_die_two_players = { $palifico } quando si resta in due
label-last_die_open_wild = Aprire { $palifico } con { $wilds }
label-face_change = Chi può cambiare valore
label-face_change_opener = Cambio di valore di chi ha aperto
label-face_change_raise = Come si cambia valore
label-calza = La chiamata esatta
label-calza_to_act = Chiamata nel proprio turno
label-calza_bidder = Chiamata sulla propria dichiarazione
label-calza_last_die = Chiamata in un round di { $palifico }
label-calza_two_players = Chiamata quando si resta in due
label-calza_right_opens = Chi apre dopo una chiamata giusta
label-calza_tie = Più chiamate insieme
label-calza_or_turn = Chiamata e turno insieme
label-show_dudo = Bicchieri dopo { $dudo }
label-show_stop = Quando si smette di scoprire
label-show_calza = Bicchieri dopo la chiamata esatta
label-lost_dice = Dadi persi
label-dice_each = Dadi a testa

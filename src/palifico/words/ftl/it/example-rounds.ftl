### Didascalie dei round d’esempio, una per ogni passo: che cosa può pensare chi gioca, o quale regola usa.

## asmodee-2024

caption-asmodee-2024-roll = Sei giocatori con cinque dadi a testa: trenta dadi sotto i bicchieri. Qui tutti i dadi sono scoperti, così puoi seguire il round; a un tavolo vero ognuno vede solo i propri. Apre Andrea.
caption-asmodee-2024-1 = Andrea ha un quattro e un { $wild }, che fa da jolly. Su trenta dadi ne contano circa dieci per ogni valore: sei quattro sono un inizio prudente.
caption-asmodee-2024-2 = Diego aumenta la quantità, e chi lo fa può scegliere qualsiasi valore, anche più basso. Ha una coppia di tre e un { $wild }.
caption-asmodee-2024-3 = Maria resta a sette e alza invece il valore: con tre cinque e un { $wild } il cinque le conviene.
caption-asmodee-2024-4 = Per Aurora sette dadi sono già tanti, e passa ai { $wilds }: la metà di sette, arrotondata per eccesso, fa quattro. Lei non ne ha nemmeno uno. Un bluff!
caption-asmodee-2024-5 = Carmen ha quattro sei e vuole lasciare i { $wilds }. Le serve il doppio di quattro, più uno: nove.
caption-asmodee-2024-call = Nicola non ha nessun sei, solo un { $wild }. Nove su trenta gli sembrano troppi: «{ $dudo }!»
caption-asmodee-2024-end = Si sollevano tutti i bicchieri: cinque sei e quattro { $wilds } fanno proprio nove. Carmen aveva ragione. Nicola perde un dado e apre il round successivo.

## piatnik

caption-piatnik-roll = La partita comincia: sei giocatori, trenta dadi. Qui tutti i dadi sono scoperti, così puoi seguire il round; a un tavolo vero ognuno vede solo i propri. Apre Marco.
caption-piatnik-1 = Marco ha due quattro e una { $wild }, che vale anch’essa quattro. Tre li ha già lui: otto in tutto è ragionevole, nove sarebbe audace.
caption-piatnik-2 = Lucio ne aggiunge uno dello stesso valore. Andrebbero bene anche nove di un altro valore, oppure otto cinque o otto sei.
caption-piatnik-3 = Elena non ha nessun quattro. Passa alle { $wilds }: la metà di nove, arrotondata per eccesso, fa cinque. Ne ha una sola, e spera negli altri.
caption-piatnik-4 = Fulvio non se la sente di dire sei { $wilds }. Tornare a un numero costa il doppio di cinque, più uno: undici. Ha due quattro e resta su quelli.
caption-piatnik-call = Carlo ha un quattro e nessuna { $wild }. Undici per lui sono troppi: «{ $dudo }!»
caption-piatnik-end = Carlo solleva il bicchiere per primo, gli altri seguono in senso orario: sei quattro e tre { $wilds } fanno nove. Ne mancano due: Fulvio perde un dado e apre il round successivo.

## pressman-2008

caption-pressman-2008-roll = Sei giocatori, trenta dadi e un round vivace. Qui tutti i dadi sono scoperti, così puoi seguire il round; a un tavolo vero ognuno vede solo i propri. Apre Alice.
caption-pressman-2008-1 = Alice parte forte: sotto il suo bicchiere ha due quattro e un { $wild }, e dieci è più o meno quanto trenta dadi danno di ogni numero, { $wilds } compresi.
caption-pressman-2008-2 = Ben resta a dieci e alza il valore. Con due sei e due { $wilds } è già a quattro.
caption-pressman-2008-3 = Carol dice un dado in più, perciò il valore può anche scendere. Ha una coppia di due e un { $wild }.
caption-pressman-2008-4 = Dan fa un salto di due. Con un tris di due se lo può permettere, e mette alle strette chi viene dopo.
caption-pressman-2008-5 = Emily non ha nessun due, ma ha una coppia di { $wilds }. La metà di tredici, arrotondata per eccesso, fa sette: ecco la via d’uscita.
caption-pressman-2008-6 = Frank torna ai numeri: il doppio di sette, più uno, fa quindici. Un tris di due e un { $wild } gli danno coraggio.
caption-pressman-2008-7 = Tocca di nuovo ad Alice, che ne aggiunge uno. Già in tre hanno dichiarato il due, e lei stessa ha un due e un { $wild }.
caption-pressman-2008-8 = Ben torna agli { $wilds }: la metà di sedici fa otto. Lui ne ha due. Sette erano già stati dichiarati: in un round la stessa quantità di { $wilds } non si ripete mai.
caption-pressman-2008-call = Carol ha un solo { $wild }. Otto su trenta dadi? «{ $dudo }!»
caption-pressman-2008-end = Carol mostra per prima, poi gli altri in senso orario, Ben per ultimo: sette { $wilds }, uno in meno del necessario. Ben perde un dado e apre il round successivo con quattro. I sedici due di Alice, per inciso, erano esatti.

## azteca

caption-azteca-roll = Il regolamento di questa scatola non racconta nessun round, perciò eccone uno nostro: cinque giocatori, venticinque dadi. Qui tutti i dadi sono scoperti, così puoi seguire il round. Apre Lucia.
caption-azteca-1 = Lucia ha due quattro e comincia cauta. Per salire c’è ancora molto margine.
caption-azteca-2 = Pablo passa a un valore più alto, e allora può salire anche la quantità. Due sei e una { $wild } sono già la metà dei sei che dichiara.
caption-azteca-3 = Ines ha un tris di tre. Ma in questa edizione il valore non può scendere, nemmeno con più dadi. Resta una sola strada: le { $wilds }. La metà di sei fa tre.
caption-azteca-4 = Teo torna ai numeri con il doppio di tre, più uno: sette. Dopo le { $wilds } ogni numero è di nuovo libero, e così dai sei si è scesi ai tre. Lui ne ha due, e una { $wild }.
caption-azteca-5 = Rosa ne aggiunge uno. Di tre ne ha uno solo, ma crede a Teo.
caption-azteca-call = Lucia non ha né un tre né una { $wild }. Otto? «{ $dudo }!»
caption-azteca-end = Comincia a mostrare chi siede alla sinistra di Lucia: Pablo due, Ines quattro, Teo tre. Con le { $wilds } fanno nove, e gli otto dichiarati ci sono già: Rosa e Lucia non sollevano il bicchiere. Lucia perde un dado e apre il round successivo.

## paco

caption-paco-roll = A metà partita: cinque giocatori, e restano solo ventuno dadi. Qui tutti i dadi sono scoperti, così puoi seguire il round; a un tavolo vero ognuno vede solo i propri. Apre Ana.
caption-paco-1 = Ana ha due quattro. Altri due fra i diciassette dadi che restano: quasi nessun rischio.
caption-paco-2 = Bruno alza la quantità, perciò il valore resta: o l’una o l’altro, mai entrambi. Due quattro e un { $wild } sono la metà dei sei che dichiara.
caption-paco-3 = Clara si diverte a stuzzicare e passa ai { $wilds }. Basterebbe la metà di sei, cioè tre; lei dice quattro. Due li ha sotto il bicchiere.
caption-paco-4 = David lascia i { $wilds }: il doppio di quattro, più uno, fa nove, il minimo che può dire. Ha due cinque e un { $wild }.
caption-paco-call = Emma non ha né cinque né sei. Dieci cinque, nove sei o cinque { $wilds }? Niente la convince: «{ $dudo }!»
caption-paco-end = Si sollevano tutti i bicchieri: quattro cinque e cinque { $wilds } fanno nove, giusti giusti. Emma ha dubitato troppo presto: perde un dado e apre il round successivo.

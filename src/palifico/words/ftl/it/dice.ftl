### `palifico dice-stats`: i dadi di queste registrazioni si comportano come dadi onesti?

command-dice-stats = Dice se i dadi delle partite registrate si comportano come dadi onesti.
param-files = File con partite registrate, o - per lo standard input.
param-plot = Disegna anche il risultato in questo file, come immagine SVG.
param-json = Risponde in JSON.

fault-dice-face = In { $where } c’è { $given }, che non è la faccia di un dado: le facce vanno da 1 a 6.
fault-file-not_svg = { $file } non è un’immagine SVG; non ci è stato scritto niente.

## Che cosa è stato contato

dice-reading = Lettura delle registrazioni
dice-counted = { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
 }, { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 }.
dice-repeated = { $games ->
    [one] 1 partita compariva più volte ed è contata una volta sola.
   *[other] { $games } partite comparivano più volte e sono contate una volta sola.
 }
dice-heading-face = faccia
dice-heading-seen = usciti
dice-heading-expected = attesi
dice-heading-off = scarto
dice-legend = Il segno { $mark } indica il valore atteso. { $sigma } è una deviazione standard: con dadi onesti lo scarto di una faccia resta sotto due circa 19 volte su 20; perciò in circa una tabella su quattro qualche faccia va oltre.

## Le prove

dice-test-faces = Facce: chi quadrato { $statistic } con 5 gradi di libertà; p { $p }.
dice-test-high-low = Alti (da 4 a 6) e bassi (da 1 a 3): { $seen } sequenze, attese { $expected }, scarto { $off }; p { $p }.
dice-test-odd-even = Dispari e pari: { $seen } sequenze, attese { $expected }, scarto { $off }; p { $p }.
dice-test-equal = Stessa faccia del dado precedente: { $seen } dadi, attesi { $expected }, scarto { $off }; p { $p }.
dice-order-too-few = L’ordine dei dadi: troppo pochi dadi di seguito per dirlo (quelli con un altro dado prima sono { $pairs }; ne servono { $least }).
dice-order-sorted = L’ordine dei dadi: non esaminato. I dadi di ogni giocatore sono stati annotati già ordinati, quindi l’ordine in cui sono caduti è andato perso.
dice-marked-unusual = { $line } Insolito.
dice-marked-very-unusual = { $line } Molto insolito.

## Il verdetto

dice-verdict-too-few = Troppo pochi dadi per dirlo: sono { $dice } e ne servono { $least }.
dice-verdict-usual = Niente di insolito: dadi onesti danno risultati almeno così strani { $count ->
    [one] circa una volta
   *[other] circa { $count } volte
 } su 100.
dice-verdict-unusual = Insolito: dadi onesti danno risultati almeno così strani soltanto { $count ->
    [one] circa una volta
   *[other] circa { $count } volte
 } su 10.000. Ma per puro caso anche dadi onesti sembrano insoliti una volta su cento: prima di dare la colpa ai dadi, guarda altre partite.
dice-verdict-very-unusual = Molto insolito: dadi onesti danno risultati così strani meno di una volta su 10.000. Il puro caso è una spiegazione poco credibile.
dice-effect-faces = La faccia che spicca di più è questa: { $face }. La mostra un { $share } dei dadi, contro un { $expected } atteso.
dice-effect-high-low-more = Dadi alti e bassi si alternano troppo spesso: un { $share } di sequenze in più del previsto.
dice-effect-high-low-less = Troppo spesso a un dado alto ne segue uno alto e a uno basso uno basso: un { $share } di sequenze in meno del previsto.
dice-effect-odd-even-more = Dadi dispari e pari si alternano troppo spesso: un { $share } di sequenze in più del previsto.
dice-effect-odd-even-less = Troppo spesso a un dado dispari ne segue uno dispari e a uno pari uno pari: un { $share } di sequenze in meno del previsto.
dice-effect-equal-more = Un dado mostra troppo spesso la faccia del precedente: un { $share } delle volte, contro un { $expected } atteso.
dice-effect-equal-less = Un dado mostra troppo di rado la faccia del precedente: un { $share } delle volte, contro un { $expected } atteso.
dice-effect-sorted = Si vedrebbe lo stesso anche se i dadi di ciascuno fossero stati messi in ordine nell’annotarli.

## Il disegno

dice-plot-title = Quante volte è uscita ogni faccia
dice-plot-expected = atteso: { $share }
dice-plot-band = Con dadi onesti ogni faccia cade in questa fascia 95 volte su 100; perciò in circa un grafico su quattro qualche faccia ne resta fuori.
dice-plot-out = Fuori dalla fascia: per questo il risultato delle facce è insolito.
dice-plot-face = Faccia { $face }: { $seen } dadi su { $dice }, { $share }
dice-picture = L’immagine è in { $file }.

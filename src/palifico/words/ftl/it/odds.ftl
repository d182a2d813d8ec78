### `palifico odds`: quanto è probabile una dichiarazione?

command-odds = Dice quanto è probabile una dichiarazione, prima e dopo aver ascoltato quelle già fatte. Senza --edition le regole sono quelle di asmodee-2024.
param-dice = I tuoi dadi, per esempio 24551.
param-others = I dadi degli altri: quanti in tutto, come 15, oppure bicchiere per bicchiere in senso orario dalla tua sinistra, come 5,5,3.
param-bids = Le dichiarazioni di questo round in ordine, come "3x4 4x4 5x5"; l’ultima è di chi siede alla tua destra.

fault-odds-dice = I tuoi dadi sono da 1 a { $most } cifre tra 1 e 6, come 24551: «{ $given }» non va bene.
fault-odds-others = I dadi degli altri sono un numero da 1 a { $most }, come 15, o bicchieri da al massimo { $each } dadi separati da virgole, come 5,5,3: «{ $given }» non è né l’uno né l’altro.
fault-odds-cup = Sotto un bicchiere ci sono al massimo { $most } dadi, non { $given }.
fault-odds-alone = Nessun altro ha dadi: non c’è niente da dichiarare.
fault-odds-opener = Un round dell’ultimo dado lo apre chi ha un solo dado; qui chi apre ne ha { $given }.
odds-impossible = Con le regole di { $edition }, la dichiarazione numero { $number } di questo round, { $bid }, non può essere stata fatta. { $why }

## La tabella

odds-known = I tuoi dadi: { $dice }. Sotto gli altri bicchieri: { $others ->
    [one] 1 dado.
   *[other] { $others } dadi.
 }
odds-bid = dichiarazione
odds-true = vera
odds-exact = esatta
odds-before = prima di ascoltare
odds-after = dopo aver ascoltato
odds-before-short = prima
odds-after-short = dopo
odds-model = «Prima» è quel che dicono i soli dadi; «dopo» ascolta anche le dichiarazioni, e vale se si dichiara come prevede il modello { $model }.

## Che cosa vuol dire

odds-sure = { $bid } è vera di sicuro: { $chance }.
odds-likely = { $bid } è probabilmente vera: { $chance }.
odds-even = { $bid } può essere vera come falsa: { $chance }.
odds-unlikely = { $bid } è probabilmente falsa: è vera con probabilità { $chance }.
odds-never = { $bid } non può essere vera: { $chance }.
odds-heard-more = Le dichiarazioni parlano a favore: prima di ascoltare era { $before }.
odds-heard-less = Le dichiarazioni parlano contro: prima di ascoltare era { $before }.
odds-heard-same = Le dichiarazioni non cambiano quasi niente.
odds-raises = Tra i rilanci più bassi il più probabile è { $bid }: { $chance }.
odds-openings = Sono le quantità più alte che hanno più probabilità di essere vere che false.
odds-closed = Nessun rilancio è valido su { $faces }.
odds-not-now = Adesso non potresti dichiarare { $bid }. { $why }

## Il disegno

odds-plot-title = Quanto è probabile una dichiarazione
odds-plot-half = Sopra questa linea è più probabile che sia vera che falsa.
fault-file-svg_name = Il nome di un disegno finisce in .svg: «{ $file }» no. Non è stato scritto niente.

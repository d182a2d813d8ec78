### Spelregels om te lezen en te vergelijken, en ‘Mag ik dit bieden?’ voor aan een echte tafel.

book-title = De spelregels
book-shelf = Elke doos heeft eigen regels, en er eigen woorden voor. Welke is die van jou?
book-unknown = Op dit adres staat geen editie. Deze kennen we:
book-read = De regels lezen
book-learn = Leren door te spelen
book-compare = Met een andere editie vergelijken
book-ask = Mag ik dit bieden?
book-ask-more = Ruzie aan tafel? Hier zie je wat er geboden mag worden, en waarom.
book-compare-more = Twee dozen naast elkaar: wat er verschilt, en wat niet.
book-another = Andere edities
book-words = De woorden van deze doos
book-word-wild = de joker
book-word-dudo = de twijfel
book-word-palifico = de ronde met de laatste dobbelsteen
book-word-calza = de exacte melding
book-contents = Inhoud
book-print = Afdrukken
book-share-code = Code van deze regels
book-as-played = Zoals er aan jouw tafel gespeeld wordt
book-mark-option = Optie
book-mark-chosen = Gekozen optie
book-mark-house = Huisregel
book-mark-silent = De doos zegt niets
book-mark-reading = Kan anders gelezen worden
book-mark-convention = Afspraak van ons
book-new-table = Met deze regels spelen

## Twee edities naast elkaar

book-compare-title = Twee edities naast elkaar
book-left = De ene editie
book-right = De andere editie
book-swap = Wissel de kanten
book-only-differences = Alleen tonen wat verschilt
book-count = { $count ->
    [one] Eén regel verschilt.
   *[other] { $count } regels verschillen.
 }
book-none-differs = Deze twee hebben dezelfde regels.
book-differs = Verschilt
book-both = In allebei
book-lacks = Zo’n regel is er hier niet.

## Mag ik dit bieden?

book-ask-about = Voor een echte tafel: zeg hoe het ervoor staat en zie alles wat er mag.
book-ask-edition = Editie
book-ask-rules = Opties en huisregels
book-ask-code = Huisregelcode
book-ask-code-hint = Begint met PF1-. Die gaat voor de editie en haar opties.
book-ask-with-calza = Wij spelen met { $calza }
book-ask-with-palifico = Wij spelen met { $palifico }
book-ask-players = Spelers bij het begin
book-ask-before = Het vorige bod
book-ask-no-bid = Nog geen bod
book-ask-some-bid = Er is een bod
book-ask-face = Waarde
book-ask-count = Aantal
book-ask-round = Welke ronde is het?
book-ask-normal = Een gewone
book-ask-one-die = Ik heb maar één dobbelsteen
book-ask-opener = Ik heb deze ronde geopend
book-ask-now = Wat je nu mag bieden
book-ask-tap = Het kleinste bod van elke waarde. Tik er een aan om ernaar te vragen.
book-span = { $least } tot { $most }
book-span-one = alleen { $least }
book-span-none = nu niet
book-least-words = { $face }: het kleinste bod is { $bid }, het hoogste aantal { $most }
book-none-words = { $face }: kan nu niet geboden worden
book-ask-why = Waarom de andere niet?
book-ask-question = Mag ik bieden …
book-ask-this = Mag ik { $bid } bieden?
book-yes = Ja
book-no = Nee
book-ask-calls = Wat je kunt roepen
book-ask-doubt = Mag het bod betwijfeld worden?
book-ask-doubt-yes = Wie aan de beurt is, mag { $dudo } zeggen in plaats van te verhogen.
book-ask-exact = Mag het bod exact genoemd worden?
book-ask-link = Link naar deze vraag
book-ask-over = Opnieuw

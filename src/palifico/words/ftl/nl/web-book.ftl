### Spelregels om te lezen en te vergelijken, en ‘Mag ik dit bieden?’ voor aan een echte tafel.

book-title = De spelregels
book-shelf = Elke editie heeft eigen regels en eigen woorden. Welke heb jij?
book-unknown = Op dit adres staat geen editie. Dit zijn de edities die we kennen:
book-read = De regels lezen
book-learn = Leren door te spelen
book-compare = Met een andere editie vergelijken
book-ask = Mag ik dit bieden?
book-ask-more = Ruzie aan tafel? Hier zie je wat er geboden mag worden, en waarom.
book-compare-more = Twee edities naast elkaar: wat er verschilt, en wat niet.
book-another = Andere edities
book-words = De woorden van deze editie
book-word-wild = de joker
book-word-dudo = het bod betwijfelen
book-word-palifico = de ronde van de laatste dobbelsteen
book-word-calza = het bod is exact
book-contents = Inhoud
book-print = Afdrukken
book-example = Voorbeeld
book-share-code = Code van deze regels
book-as-played = Zoals jullie aan tafel spelen
book-mark-option = Optionele regel
book-mark-chosen = Optionele regel, gekozen
book-mark-house = Huisregel
book-mark-silent = Het boekje zegt niets
book-mark-reading = Kan anders worden gelezen
book-mark-convention = Onze afspraak
book-new-table = Met deze regels spelen

## Twee edities naast elkaar

book-compare-title = Twee edities naast elkaar
book-left = De ene editie
book-right = De andere editie
book-swap = Links en rechts wisselen
book-only-differences = Alleen tonen wat verschilt
book-count = { $count ->
    [one] Eén regel verschilt.
   *[other] { $count } regels verschillen.
 }
book-none-differs = Deze twee hebben dezelfde regels.
book-differs = Verschilt
book-differs-option = Alleen met een optionele regel
book-both = In allebei
book-lacks = Zo’n regel is er hier niet.

## Mag ik dit bieden?

book-ask-about = Voor een echte tafel: geef aan hoe het ervoor staat en je ziet alles wat mag.
book-ask-edition = Editie
book-ask-rules = Optionele regels en huisregels
book-ask-code = Regelcode
book-ask-code-hint = Begint met PF1- en gaat vóór de editie en haar optionele regels.
book-ask-with-calza = Wij spelen met { $calza }
book-ask-with-palifico = Wij spelen met { $palifico }
book-ask-players = Spelers aan het begin
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
book-span = { $least } t/m { $most }
book-span-one = alleen { $least }
book-span-none = nu niet
book-least-words = { $face }: het kleinste bod is { $bid }, het hoogste aantal { $most }
book-none-words = { $face }: kan nu niet geboden worden
book-ask-why = Waarom de andere niet?
book-ask-question = Wat wil je bieden?
book-ask-this = Mag ik { $bid } bieden?
book-yes = Ja
book-no = Nee
book-ask-calls = Wat je kunt roepen
book-ask-doubt = Mag je het bod betwijfelen?
book-ask-doubt-yes = Wie aan de beurt is, mag { $dudo } roepen in plaats van te verhogen.
book-ask-exact = Mag je het bod exact noemen?
book-ask-link = Link naar deze vraag
book-ask-over = Opnieuw

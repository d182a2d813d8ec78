### Wat meerdere delen van de pagina zeggen.

## De verbinding met de server

common-unreachable = De server antwoordt niet. Probeer het zo opnieuw.
common-failed = Er ging iets mis op de server. Probeer het zo opnieuw.

## Biedingen hardop

common-bid-of-2 = { $count ->
    [one] { $count } twee
   *[other] { $count } tweeën
 }
common-bid-of-3 = { $count ->
    [one] { $count } drie
   *[other] { $count } drieën
 }
common-bid-of-4 = { $count ->
    [one] { $count } vier
   *[other] { $count } vieren
 }
common-bid-of-5 = { $count ->
    [one] { $count } vijf
   *[other] { $count } vijven
 }
common-bid-of-6 = { $count ->
    [one] { $count } zes
   *[other] { $count } zessen
 }

## Het begin van een spel

common-mistrust = Pas op: de spelerslijst of de dobbelstenen zijn veranderd sinds je bent gaan zitten. Vertrouw dit spel niet.
common-checked = Dobbelstenen verzegeld. Controlenummer { $code } (voor iedereen gelijk).
common-check-number = Controlenummer van de dobbelstenen, voor iedereen gelijk: { $code }

## Wat er aan tafel gebeurt

common-your-turn = Jij bent aan de beurt!
common-hurry = Je hebt nog { $time }.
common-log-sat = { $you ->
    [yes] Jij gaat zitten.
   *[no] { $player } gaat zitten.
 }
common-log-stood = Plaats { $number } is weer vrij.
common-log-sent-away = De host heeft plaats { $number } vrijgemaakt.
common-log-host = { $you ->
    [yes] Jij bent nu de host.
   *[no] { $player } is nu de host.
 }
common-log-settings = De instellingen van de tafel zijn gewijzigd. Kijk ze even na.
common-log-locked = De spelerslijst staat vast. Iedereen voegt nu toeval toe aan de dobbelstenen.
common-log-void = De start is ongeldig: plaats { $names } heeft niet gestuurd wat nodig was en is weer vrij.
common-log-last-die = { $palifico }: { $wilds } zijn in deze ronde geen jokers.
common-log-count = { $count ->
    [one] Het bod was { $bid }: er is er { $count }.
   *[other] Het bod was { $bid }: er zijn er { $count }.
 }
common-log-time-up = De tijd was om.
common-log-together = Tegelijk geroepen: { $asks }.
common-log-not-counted = telt niet
common-log-kept-away = { $you ->
    [yes] Je was weg: een bot speelt zolang voor je.
   *[no] { $player } is weg: een bot neemt het zolang over.
 }
common-log-kept-left = { $you ->
    [yes] Je bent vertrokken: een bot speelt op jouw plaats verder.
   *[no] { $player } is vertrokken: een bot speelt op die plaats verder.
 }
common-log-kept-kicked = { $you ->
    [yes] De host heeft je weggestuurd: een bot speelt op jouw plaats verder.
   *[no] De host heeft { $player } weggestuurd: een bot speelt op die plaats verder.
 }
common-log-kept-swapped = { $you ->
    [yes] De host laat een bot voor je spelen tot je terug bent.
   *[no] De host laat voorlopig een bot voor { $player } spelen.
 }
common-log-returned = { $you ->
    [yes] Je zit weer op je plaats.
   *[no] { $player } is terug.
 }
common-log-given-up = Het spel eindigde zonder winnaar.
common-log-closed = Deze tafel is gesloten.
common-log-rematch = Er staat een nieuwe tafel klaar voor de revanche.

## Kit

common-less = Minder: { $what }
common-more = Meer: { $what }
common-strength = Sterkte { $strength } van { $all }
common-close = Sluiten
common-dismiss = Deze melding verbergen
common-copy = Kopiëren
common-copied = Gekopieerd
common-back = Terug
common-skip = Naar de inhoud
common-nav = Hoofdmenu
common-nav-play = Spelen
common-nav-learn = Leren
common-nav-rules = Regels
common-nav-leaders = Ranglijst
common-nav-me = Ik
common-nav-settings = Instellingen
common-home = Naar de startpagina
common-language = Taal
common-fair-dice = Zijn de dobbelstenen eerlijk?
common-loading = Even geduld…
common-offline = Je bent offline. Zodra de verbinding terug is, gaat alles verder waar het was.
common-trouble = Er ging iets mis
common-not-loaded = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
common-broken = Door een fout van ons is deze pagina vastgelopen. Je spellen staan veilig op de server.
common-try-again = Opnieuw proberen
common-nowhere = Niets onder deze beker
common-nowhere-more = Op dit adres is geen pagina. Misschien is er een letter uit de link weggevallen.
common-keys = Sneltoetsen
common-keys-use = Losse toetsen gebruiken
common-keys-hint = Zet ze uit als je dicteert of vaak per ongeluk een toets indrukt.
common-keys-everywhere = Overal
common-keys-table = Aan tafel
common-keys-here = Op deze pagina
common-key-help = Deze lijst tonen
common-key-home = Naar de startpagina gaan
common-key-face = Een waarde kiezen
common-key-count = Het aantal verhogen of verlagen
common-key-bid = Het bod doen
common-key-dudo = Het bod betwijfelen
common-key-exact = Het bod exact noemen
common-key-skip = Het tonen overslaan
common-key-log = Het verloop openen
common-key-phrases = De vaste zinnen openen

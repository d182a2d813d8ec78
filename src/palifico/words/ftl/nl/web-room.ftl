### Een live tafel rond het spel: ervoor, ernaast, erna, en de verbinding.

## The line on top

room-title = Tafel { $code }
room-loading = We lopen naar de tafel…
room-your-turn = Jij bent aan de beurt!
room-rules = Regels
room-leave = Verlaten
room-home = Naar de startpagina
room-watching = { $count ->
    [one] { $count } persoon kijkt mee
   *[other] { $count } personen kijken mee
 }
room-spectating = Je kijkt mee. Je ziet wat iedereen ziet, nooit bedekte dobbelstenen.
room-kept = Een bot speelt zolang voor je.
room-kept-for-good = Een bot speelt tot het einde van het spel op jouw plaats.
room-kicked = De host heeft je plaats vrijgemaakt.
room-back = Mijn plaats terugnemen

## The connection

room-connecting = Verbinding maken…
room-lost = Verbinding weg; je plaats blijft van jou. Nieuwe poging over { $time }
room-lost-aloud = De verbinding is weg. We blijven het proberen.
room-again-aloud = Weer verbonden.
room-try-now = Nu proberen
room-refused = Deze tafel kan niet worden getoond

## Before the game

room-seats = Wie speelt
room-sit = Hier gaan zitten
room-sit-down = Ga zitten en speel mee
room-move = Hierheen verplaatsen
room-add-bot = Bot erbij
room-level = Welke bots erbij
room-stand = Opstaan
room-begin = Begin het spel
room-fill = Vul aan met bots en begin
room-hint-sit = Er is een plaats voor jou.
room-hint-full = De tafel is vol: je kunt meekijken.
room-hint-begin = Iedereen is er. Begin wanneer je wilt.
room-hint-wait-seats = Wacht op je vrienden, of zet bots op de vrije plaatsen.
room-hint-wait-host = Iedereen is er. De host begint het spel.
room-hint-wait-others = We wachten op de anderen.
room-starting = Iedereen voegt toeval toe aan de dobbelstenen…
room-voids = { $count ->
    [one] { $count } ongeldige start tot nu toe.
   *[other] { $count } ongeldige starts tot nu toe.
 }
room-closed = Deze tafel is gesloten.
room-adds-chance = voegt toeval toe aan de dobbelstenen
room-no-chance = voegt geen eigen toeval toe

## Inviting

room-invite = Nodig je vrienden uit
room-invite-more = Wie de link opent of de code intypt, schuift bij je aan.
room-link = Link naar deze tafel
room-code = Tafelcode
room-share = Delen
room-share-text = Kom Perudo spelen: er is een plaats vrij voor je.
room-qr = De link als QR-code voor de camera

## What is agreed

room-agreed = Wat er is afgesproken
room-has-house = Er gelden huisregels: lees ze in de regels van deze tafel.
room-pace-relaxed = Zonder klok: neem de tijd.
room-pace-timed = { $time } per zet.
room-out-challenge = Is de tijd om, dan wordt het bod betwijfeld; wie moet openen, opent met het laagste bod.
room-out-bot = Is de tijd om, dan doet een bot die zet.
room-grace = Is iemand { $time } weg, dan houdt een bot de plaats warm tot die terug is.
room-grace-none = Niemand hoeft verbonden te blijven: speel wanneer het uitkomt.
room-is-private = Alleen te vinden met de link of de code.
room-is-public = Open voor iedereen, in de lijst met tafels.
room-may-watch = Meekijken mag; geen toeschouwer ziet bedekte dobbelstenen.
room-may-not-watch = Tijdens het spel mag niemand meekijken.
room-coach-on = De coach laat iedereen de kansen zien.
room-rated = Dit spel telt mee voor de ranglijst.
room-read-rules = De regels van deze tafel lezen
room-change = Instellingen wijzigen
room-change-now = Wijzigingen opslaan
room-cancel = Annuleren

## Changing what is agreed

room-set-edition = Editie
room-set-seats = Plaatsen
room-set-pace = Tempo
room-set-no-clock = Zonder klok
room-set-timed = { $time } per beurt
room-set-timeout = Als de tijd om is
room-set-challenge = het bod wordt betwijfeld
room-set-bot = een bot doet die zet
room-set-privacy = Wie mag komen
room-set-private = Wie de link of de code heeft
room-set-public = Iedereen; de tafel staat in de lijst
room-set-talk = Chatten aan tafel
room-set-talk-text = Tekst en vaste zinnen
room-set-talk-phrases = Alleen vaste zinnen
room-set-talk-off = Geen chat
room-set-spectators = Anderen mogen meekijken
room-set-coach = Coach voor iedereen
room-set-rated = Telt mee voor de ranglijst
room-set-code = Regelcode
room-set-code-more = Niet verplicht; gaat vóór de editie en de regels hierboven.
room-house-stay = { $count ->
    [one] Deze huisregel blijft:
   *[other] Deze huisregels blijven:
 }
room-house-go = { $count ->
    [one] Deze huisregel past niet bij { $edition } en vervalt:
   *[other] Deze huisregels passen niet bij { $edition } en vervallen:
 }
room-house-boxed = De overige staan al in de regels van { $edition }.

## What may be done with somebody

room-tools = Meer over { $player }
room-kick = Wegsturen
room-replace = Tot het einde door een bot vervangen
room-swap = Een bot laten spelen tot die terug is
room-hand-over = Host maken
room-mute = Dempen
room-unmute = Weer horen
room-profile = Profiel

## Leaving

room-leave-sure = Het spel verlaten?
room-leave-more = Een bot speelt tot het einde op jouw plaats; je krijgt die niet terug.
room-leave-hint = Sluit je alleen de pagina, dan wacht je plaats op je.
room-leave-now = Verlaat het spel
room-stay = Blijven

## Beside the table

room-beside = Verloop en chat
room-log = Verloop
room-talk = Chat
room-new-lines = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
 }
room-phrases = Vaste zinnen
room-say = Versturen
room-say-what = Wat wil je zeggen?
room-talk-empty = Er is nog niets gezegd.
room-no-talk = Aan deze tafel wordt niet gechat.
room-fair = Eerlijke dobbelstenen
room-check-number = Controlenummer { $code }: iedereen hier ziet hetzelfde nummer; vergelijk het hardop. Na het spel is elke worp na te rekenen.

## The coach

room-coach = De coach
room-coach-more = De kans dat een bod klopt: alleen met je eigen dobbelstenen, en met wat de anderen hebben geboden erbij.
room-coach-before = Vóór de biedingen
room-coach-after = Na de biedingen
room-coach-chosen = Het bod dat je hebt gekozen
room-coach-dudo = { $dudo } is terecht
room-coach-calza = { $calza } is terecht
room-coach-table = Kansen per bod
room-coach-advice = Wat de coach zou doen
room-coach-win = Kans om het spel te winnen
room-coach-thinks = De coach denkt na…
room-coach-aloud = Voorlezen

## After the game

room-rematch = Nog een keer spelen
room-next-table = Naar de revanche
room-replay = Terugkijken

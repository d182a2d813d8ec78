### Live tables: why something cannot be done, and the quick phrases of table talk.

fault-table-unknown = Er is geen tafel ‘{ $given }’. Controleer de link of de code.
fault-table-window = Het venster voor exacte meldingen loopt van 0 tot { $to } milliseconden, niet { $given }.
fault-table-pause = De pauze na een ronde loopt van 0 tot { $to } milliseconden, niet { $given }.
fault-table-first = De eerste speler is een plaats van 0 tot { $to }, niet { $given }.
fault-table-rated = Een partij voor de ranglijst gaat volgens de regels van een doos; de huisregel ‘{ $field }’ past daar niet bij.
fault-table-coach = Een partij voor de ranglijst gaat zonder hulp van de coach.
fault-coach-off = De coach zwijgt in deze partij. Open een tafel met coach die niet voor de ranglijst telt, of vraag naar deze partij als ze voorbij is.
fault-coach-moment = Bij regel { $given } van deze partij viel er niets te beslissen. Vraag naar een regel waarmee een beurt begint.
fault-table-begun = Dat kan alleen voordat het spel begint.
fault-table-closed = Deze tafel is gesloten. Open een andere.
fault-table-not_playing = Aan deze tafel wordt niet gespeeld.
fault-table-not_over = Een revanche komt als het spel voorbij is.
fault-table-free_seat = Plaats { $seat } is vrij. Wacht op iemand, zet er een bot neer of neem minder plaatsen.
fault-seat-taken = Plaats { $seat } is bezet. Kies een andere.
fault-seat-none = Deze tafel heeft de plaatsen 0 tot { $to }; plaats { $seat } is er niet.
fault-seat-needed = Alleen wie aan deze tafel zit kan dat.
fault-seat-free = Op plaats { $seat } zit niemand.
fault-seat-bot = Een bot heeft plaats { $seat } tot het einde van het spel.
fault-host-only = Alleen de gastheer van de tafel kan dat.
fault-host-nobody = Niemand op plaats { $seat } kan gastheer zijn: dat moet een mens zijn.
fault-bot-unknown = Er is geen bot van niveau ‘{ $given }’. De niveaus zijn: { $expected }.
fault-kick-self = Je kunt jezelf niet wegsturen; sta gewoon op.
fault-kick-rated = In een partij voor de ranglijst wordt niemand vervangen die meespeelt.
fault-open-early = De lijst is nog niet vastgelegd: er valt niets te openen.
fault-open-late = De dobbelstenen van dit spel liggen al vast.
fault-open-wrong = Dit opent niet waartoe deze plaats zich verbonden heeft.
fault-seq-stale = Het spel is verder: dat was bedoeld voor regel { $given }, en het staat op { $expected }.
fault-message-invalid = Dit bericht is niet te lezen: { $why }
fault-server-stopping = De server start zo opnieuw. Probeer het dadelijk weer.
fault-identity-needed = Zeg eerst wie je bent: een gast heeft alleen een naam nodig.
fault-spectators-off = Aan deze tafel mag niemand meekijken.
fault-store-failed = Dat kon niet worden bewaard en is dus niet gebeurd. Probeer het opnieuw.
fault-talk-off = Aan deze tafel wordt niet gepraat.
fault-talk-one = Zeg een vaste zin of een tekst.
fault-talk-phrase = Er is geen zin ‘{ $given }’. De zinnen zijn: { $expected }.
fault-talk-phrases_only = Aan deze tafel zijn alleen de vaste zinnen toegestaan.
fault-talk-long = Een tekst heeft 1 tot { $to } tekens.
fault-call-twice = Dat heb je al gezegd; het antwoord komt eraan.

## Quick phrases

phrase-hello = Hallo allemaal!
phrase-good_luck = Veel geluk allemaal.
phrase-well_played = Goed gespeeld!
phrase-nice_bluff = Mooie bluf!
phrase-no_way = Dat geloof je zelf niet!
phrase-i_believe_you = Ik geloof je.
phrase-thinking = Even nadenken…
phrase-your_turn = Jij bent aan de beurt!
phrase-oh_no = O nee!
phrase-thanks = Dank je!
phrase-sorry = Sorry hoor!
phrase-back_soon = Ben zo terug.
phrase-again = Nog een potje?
phrase-goodbye = Tot ziens!

## De bots van het huis

level-beginner = Makkelijk: kijkt naar zijn eigen dobbelstenen, hoopt op de rest en onthoudt niets.
level-counter = Degelijk: weegt de kansen en onthoudt wie wat heeft verloren.
level-listener = Oplettend: telt precies en hoort aan de biedingen wat de anderen kunnen hebben.
level-bluffer = Sluw: verbergt wat hij heeft, bluft af en toe en merkt hoe vaak je twijfelt.
level-champion = Meesterlijk: speelt elke zet in gedachten uit en denkt aan de hele partij.
level-own = Toegevoegd door wie deze server beheert.

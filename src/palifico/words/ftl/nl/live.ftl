### Live tables: why something cannot be done, and the quick phrases of table talk.

fault-table-unknown = Er is geen tafel ‘{ $given }’. Controleer de link of de code.
fault-table-window = De tijd om een bod exact te noemen, loopt van 0 tot { $to } milliseconden, niet { $given }.
fault-table-pause = De pauze na een ronde loopt van 0 tot { $to } milliseconden, niet { $given }.
fault-table-first = Wie begint, is een plaats van 1 tot { $to }, niet { $given }.
fault-table-rated = Een spel voor de ranglijst volgt de regels van een editie; de huisregel ‘{ $field }’ past daar niet bij.
fault-table-coach = Een spel voor de ranglijst wordt zonder coach gespeeld.
fault-coach-off = De coach zwijgt in dit spel. Maak een tafel met coach die niet voor de ranglijst telt, of vraag naar dit spel als het voorbij is.
fault-coach-moment = Bij regel { $given } van dit spel viel er niets te beslissen. Vraag naar een regel waarmee een beurt begint.
fault-table-begun = Dat kan alleen voordat het spel begint.
fault-table-closed = Deze tafel is gesloten. Maak een andere.
fault-table-not_playing = Aan deze tafel wordt niet gespeeld.
fault-table-not_over = Een revanche kan pas als het spel voorbij is.
fault-table-free_seat = Plaats { $seat } is vrij. Wacht op iemand, zet er een bot neer of kies voor minder plaatsen.
fault-seat-taken = Plaats { $seat } is bezet. Kies een andere.
fault-seat-none = Deze tafel heeft de plaatsen 1 tot en met { $to }; plaats { $seat } is er niet.
fault-seat-needed = Dat kan alleen als je aan deze tafel zit.
fault-seat-free = Op plaats { $seat } zit niemand.
fault-seat-bot = Op plaats { $seat } speelt tot het einde van het spel een bot.
fault-host-only = Alleen de host van de tafel kan dat.
fault-host-nobody = Op plaats { $seat } kan niemand host zijn: dat moet een mens zijn.
fault-bot-unknown = Er is geen bot van niveau ‘{ $given }’. De niveaus zijn: { $expected }.
fault-kick-self = Je kunt jezelf niet wegsturen; sta gewoon op.
fault-kick-rated = In een spel voor de ranglijst wordt niemand vervangen die meespeelt.
fault-open-early = De lijst is nog niet vastgelegd: er valt niets te openen.
fault-open-late = De dobbelstenen van dit spel liggen al vast.
fault-open-wrong = Dit past niet bij wat deze plaats eerder heeft verzegeld.
fault-seq-stale = Het spel is al verder: dat was bedoeld voor regel { $given }, en het staat nu op { $expected }.
fault-message-invalid = Dit bericht is niet te lezen: { $why }
fault-server-stopping = De server start zo opnieuw op. Probeer het over een ogenblik weer.
fault-identity-needed = Zeg eerst wie je bent: als gast heb je alleen een naam nodig.
fault-spectators-off = Aan deze tafel mag niemand meekijken.
fault-store-failed = Dat kon niet worden opgeslagen en is dus niet gebeurd. Probeer het opnieuw.
fault-talk-off = Aan deze tafel wordt niet gechat.
fault-talk-one = Stuur een vaste zin of een eigen tekst, niet allebei.
fault-talk-phrase = Er is geen vaste zin ‘{ $given }’. De vaste zinnen zijn: { $expected }.
fault-talk-phrases_only = Aan deze tafel zijn alleen de vaste zinnen toegestaan.
fault-talk-long = Een tekst heeft 1 tot { $to } tekens.
fault-talk-marks = Een tekst kan niet zoveel accenten boven elkaar hebben.
fault-call-twice = Dat heb je al gezegd; het antwoord komt eraan.

## Quick phrases

phrase-hello = Hallo allemaal!
phrase-good_luck = Succes allemaal.
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
level-listener = Oplettend: telt precies en leidt uit de biedingen af wat de anderen kunnen hebben.
level-bluffer = Sluw: verbergt wat hij heeft, bluft af en toe en onthoudt hoe vaak je een bod betwijfelt.
level-champion = Meesterlijk: speelt elke zet in gedachten uit en houdt het hele spel in het oog.
level-own = Toegevoegd door de beheerder van deze server.

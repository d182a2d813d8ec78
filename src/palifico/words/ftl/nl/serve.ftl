### De server starten, en zijn verbindingen.

command-serve = Opent live tafels: ga in een browser naar het adres en stuur vrienden de link.

param-host = Adres waarop de server luistert.
param-port = Poort waarop de server luistert; 0 neemt een vrije.
param-lan = Laat telefoons en computers in hetzelfde netwerk meedoen en toont er een QR-code voor.
param-data = Map voor alles wat bewaard wordt; standaard de gegevensmap van de gebruiker.
param-database = Database: sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM; standaard het bestand palifico.db in de gegevensmap.
param-keys = Map met de bestanden sealing.key en signing.key, die worden gemaakt als ze er niet zijn; standaard naast de database.
param-public-url = Adres waarop anderen de server bereiken, bijvoorbeeld https://perudo.example.
param-origins = Pagina’s naast die van de server die hem mogen gebruiken: adressen met komma’s ertussen.
param-secure-cookies = Of cookies alleen via HTTPS worden verstuurd: yes, no, of auto; auto betekent yes als het openbare adres HTTPS gebruikt.
param-proxy-header = Header waarin een vertrouwde proxy het adres van de client schrijft, bijvoorbeeld X-Forwarded-For.
param-max-sockets = Hoogste aantal verbindingen met tafels.
param-max-sockets-address = Hoogste aantal verbindingen met tafels vanaf één adres.
param-max-sockets-account = Hoogste aantal verbindingen met tafels van één account.
param-max-messages = Hoogste aantal berichten per seconde op één verbinding; kortstondig het dubbele.
param-guests-per-hour = Hoogste aantal nieuwe gasten per uur vanaf één adres.
param-shutdown-limit = Binnen hoeveel seconden de server stopt als daarom wordt gevraagd.
param-metrics = Wie /metrics mag lezen: local alleen deze computer, all iedereen, off niemand.
param-log-format = Vorm van het logboek op de foutuitvoer: console voor mensen, json voor programma’s.
param-log-level = Vanaf welk niveau wordt gelogd: debug, info, warning of error.

serve-ready = Perudo staat klaar: { $url }
serve-outside = Voor telefoons en vrienden: { $url }
serve-no-lan = Deze computer zit niet in een netwerk, dus alleen op deze computer kun je meedoen.
serve-stop = Ctrl+C stopt de server; spellen gaan verder als hij weer start.

fault-flood = Dat was te veel tegelijk. Wacht even.
fault-serve-taken = Poort { $port } is al in gebruik. Stop de andere server, of kies een andere poort met --port.
fault-serve-address = Kan niet luisteren op { $given }: { $why }
fault-setting-number = { $name } is een geheel getal van { $least } tot en met { $most }, niet ‘{ $given }’.
fault-setting-choice = { $name } kan niet ‘{ $given }’ zijn. Mogelijk is: { $expected }.
fault-setting-database = { $name } wordt geschreven als sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
fault-setting-address = { $name } is een adres zoals https://perudo.example, met niets erachter, niet ‘{ $given }’.
fault-setting-header = { $name } is de naam van een header zoals X-Forwarded-For, niet ‘{ $given }’.
fault-setting-empty = { $name } is zonder waarde opgegeven.
fault-socket-after = ‘after’ is het nummer van de laatste regel die je hebt, niet ‘{ $given }’.
fault-socket-as = ‘as’ kan alleen ‘spectator’ zijn, niet ‘{ $given }’.
fault-socket-handshake = Zo wordt een WebSocket niet geopend: { $why }
fault-socket-full = De server is vol. Probeer het over een tijdje opnieuw.
fault-socket-many = Dat zijn te veel verbindingen tegelijk: { $most } zijn toegestaan.
fault-socket-slow = De server vond de tafel niet op tijd. Probeer het opnieuw.
fault-socket-failed = De server kon de verbinding niet openen. Probeer het opnieuw.
fault-serve-key = De sleutel in { $place } is niet de sleutel waarmee de spellen van deze database zijn verzegeld. Zet daar het bestand sealing.key van die database neer.

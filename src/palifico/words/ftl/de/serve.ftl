### Den Server starten, und seine Verbindungen.

command-serve = Öffnet Tische zum Mitspielen: Ruf die Adresse im Browser auf und schick Freunden den Link.

param-host = Adresse, auf der der Server lauscht.
param-port = Port, auf dem der Server lauscht; 0 nimmt einen freien.
param-lan = Lässt Handys und Rechner im selben Netz mitspielen und zeigt einen QR-Code dafür.
param-data = Ordner für alles, was aufbewahrt wird; sonst der Datenordner des Benutzers.
param-database = Datenbank: sqlite:///DATEI oder postgresql://BENUTZER@HOST/NAME; sonst die Datei palifico.db im Datenordner.
param-keys = Ordner der Dateien sealing.key und signing.key, die angelegt werden, wenn sie fehlen; sonst neben der Datenbank.
param-public-url = Adresse, unter der andere den Server erreichen, zum Beispiel https://perudo.example.
param-origins = Seiten neben denen des Servers, die ihn nutzen dürfen: Adressen mit Kommas dazwischen.
param-secure-cookies = Ob Cookies nur über HTTPS gesendet werden: yes, no oder auto; auto heißt yes, wenn die öffentliche Adresse HTTPS hat.
param-proxy-header = Kopfzeile, in die ein vertrauter Proxy die Adresse des Clients schreibt, zum Beispiel X-Forwarded-For.
param-max-sockets = Höchstzahl der Verbindungen zu Tischen.
param-max-sockets-address = Höchstzahl der Verbindungen zu Tischen von einer Adresse.
param-max-sockets-account = Höchstzahl der Verbindungen zu Tischen von einem Konto.
param-max-messages = Höchstzahl der Nachrichten je Sekunde auf einer Verbindung; kurzzeitig das Doppelte.
param-guests-per-hour = Höchstzahl neuer Gäste pro Stunde von einer Adresse.
param-shutdown-limit = In wie vielen Sekunden der Server anhält, wenn er dazu aufgefordert wird.
param-metrics = Wer /metrics lesen darf: local nur dieser Rechner, all alle, off niemand.
param-log-format = Form des Logs auf der Fehlerausgabe: console für Menschen, json für Programme.
param-log-level = Ab welcher Stufe etwas ins Log kommt: debug, info, warning oder error.

serve-ready = Perudo ist bereit: { $url }
serve-outside = Für Handys und Freunde: { $url }
serve-no-lan = Dieser Rechner ist in keinem Netz, also kann man nur an ihm selbst mitspielen.
serve-stop = Strg+C hält den Server an; Partien gehen weiter, wenn er wieder startet.

fault-flood = Das war zu viel auf einmal. Warte einen Moment.
fault-serve-taken = Port { $port } ist schon vergeben. Halte den anderen Server an, oder wähle mit --port einen anderen Port.
fault-serve-address = Auf { $given } kann nicht gelauscht werden: { $why }
fault-setting-number = { $name } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
fault-setting-choice = { $name } kann nicht „{ $given }“ sein. Möglich ist: { $expected }.
fault-setting-database = { $name } schreibt man sqlite:///DATEI oder postgresql://BENUTZER@HOST/NAME.
fault-setting-address = { $name } ist eine Adresse wie https://perudo.example, mit nichts dahinter, nicht „{ $given }“.
fault-setting-header = { $name } ist der Name einer Kopfzeile wie X-Forwarded-For, nicht „{ $given }“.
fault-setting-empty = { $name } ist ohne einen Wert angegeben.
fault-socket-after = „after“ ist die Nummer des letzten Eintrags, den du hast, nicht „{ $given }“.
fault-socket-as = „as“ kann nur „spectator“ sein, nicht „{ $given }“.
fault-socket-handshake = So wird kein WebSocket geöffnet: { $why }
fault-socket-full = Der Server ist voll. Versuche es in einer Weile wieder.
fault-socket-many = Das sind zu viele Verbindungen auf einmal: { $most } sind erlaubt.
fault-socket-slow = Der Server hat den Tisch nicht rechtzeitig gefunden. Versuche es noch einmal.
fault-socket-failed = Der Server konnte die Verbindung nicht öffnen. Versuche es noch einmal.
fault-serve-key = Der Schlüssel in { $place } ist nicht der, mit dem die Partien dieser Datenbank versiegelt sind. Leg die Datei sealing.key jener Datenbank dorthin.

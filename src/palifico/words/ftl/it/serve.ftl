### Avviare il server, e le sue connessioni.

command-serve = Apre tavoli dal vivo: apri l’indirizzo nel browser e manda il link agli amici.

param-host = Indirizzo su cui ascoltare.
param-port = Porta su cui ascoltare; 0 ne prende una libera.
param-lan = Lascia entrare i telefoni e i computer della stessa rete, e mostra un codice QR per loro.
param-data = Cartella di tutto ciò che si salva; altrimenti la cartella dei dati dell’utente.
param-database = Database: sqlite:///FILE o postgresql://UTENTE@HOST/NOME; altrimenti il file palifico.db nella cartella dei dati.
param-keys = Cartella dei file sealing.key e signing.key, creati se mancano; altrimenti accanto al database.
param-public-url = Indirizzo a cui gli altri raggiungono il server, per esempio https://perudo.example.
param-origins = Pagine, oltre a quelle del server, che possono usarlo: indirizzi separati da virgole.
param-secure-cookies = Se i cookie viaggiano solo per HTTPS: yes, no, oppure auto, cioè yes se l’indirizzo pubblico ha HTTPS.
param-proxy-header = Intestazione in cui un proxy fidato scrive l’indirizzo del client, per esempio X-Forwarded-For.
param-max-sockets = Massimo di connessioni ai tavoli.
param-max-sockets-address = Massimo di connessioni ai tavoli da uno stesso indirizzo.
param-max-sockets-account = Massimo di connessioni ai tavoli di uno stesso account.
param-max-messages = Massimo di messaggi al secondo su una connessione; tutti in una volta, il doppio.
param-guests-per-hour = Massimo di nuovi ospiti all’ora da uno stesso indirizzo.
param-shutdown-limit = Secondi entro i quali il server si ferma, quando glielo si chiede.
param-metrics = Chi può leggere /metrics: local per questo computer soltanto, all per tutti, off per nessuno.
param-log-format = Formato del registro sullo standard error: console per le persone, json per i programmi.
param-log-level = Gravità minima di ciò che si registra: debug, info, warning o error.

serve-ready = Perudo è pronto: { $url }
serve-outside = Per telefoni e amici: { $url }
serve-no-lan = Questo computer non è in nessuna rete: si può giocare solo da qui.
serve-stop = Ctrl+C ferma il server; le partite riprendono quando riparte.

fault-flood = Troppe richieste in una volta. Aspetta un momento.
fault-serve-taken = La porta { $port } è già in uso. Ferma l’altro server, o scegli un’altra porta con --port.
fault-serve-address = Non si può ascoltare su { $given }: { $why }
fault-setting-number = { $name } è un numero intero da { $least } a { $most }, non «{ $given }».
fault-setting-choice = { $name } non può essere «{ $given }». Può essere: { $expected }.
fault-setting-database = { $name } si scrive sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
fault-setting-address = { $name } è un indirizzo come https://perudo.example, senza altro dietro, non «{ $given }».
fault-setting-header = { $name } è il nome di un’intestazione come X-Forwarded-For, non «{ $given }».
fault-setting-empty = Manca il valore di { $name }.
fault-socket-after = «after» è il numero dell’ultima voce che hai, non «{ $given }».
fault-socket-as = «as» può essere solo «spectator», non «{ $given }».
fault-socket-handshake = Un WebSocket non si apre così: { $why }
fault-socket-full = Il server è pieno. Riprova tra un po’.
fault-socket-many = Troppe connessioni insieme: se ne possono avere { $most }.
fault-socket-slow = Il server non ha trovato il tavolo in tempo. Riprova.
fault-socket-failed = Il server non è riuscito ad aprire la connessione. Riprova.
fault-serve-key = La chiave in { $place } non è quella con cui sono sigillate le partite di questo database. Mettici il sealing.key di quel database.

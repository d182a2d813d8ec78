### Starting the server, and its connections.

command-serve = Serve live tables: open the address in a browser, and send friends the link.

param-host = Address to listen on.
param-port = Port to listen on; 0 takes any that is free.
param-lan = Let phones and computers on the same network join, and show a QR code for them.
param-data = Folder for everything that is kept; otherwise the user’s data folder.
param-database = Database: sqlite:///FILE or postgresql://USER@HOST/NAME; otherwise the file palifico.db in the data folder.
param-keys = Folder of the files sealing.key and signing.key, which are made if there are none; otherwise beside the database.
param-public-url = Address under which others reach the server, for example https://perudo.example.
param-origins = Pages besides the server’s own that may use it, as addresses with commas between.
param-secure-cookies = Whether cookies travel by HTTPS only: yes, no, or auto, which is yes if the public address has HTTPS.
param-proxy-header = Header in which a trusted proxy writes the address of the client, for example X-Forwarded-For.
param-max-sockets = Maximum number of connections to tables.
param-max-sockets-address = Maximum number of connections to tables from one address.
param-max-sockets-account = Maximum number of connections to tables of one account.
param-max-messages = Maximum number of messages a second on one connection; twice as many in a burst.
param-guests-per-hour = Maximum number of new guests an hour from one address.
param-shutdown-limit = Seconds within which the server stops once it is asked to.
param-metrics = Who may read /metrics: local for this computer only, all, or off.
param-log-format = Format of the log on standard error: console for people, json for machines.
param-log-level = Lowest level that is logged: debug, info, warning or error.

serve-ready = Perudo is ready: { $url }
serve-outside = For phones and friends: { $url }
serve-no-lan = This computer is not on a network, so nobody else can join.
serve-stop = Ctrl+C stops the server; games go on when it starts again.

fault-flood = That was too much at once. Wait a moment.
fault-serve-taken = Port { $port } is already in use. Stop the other server, or choose another port with --port.
fault-serve-address = Cannot listen on { $given }: { $why }
fault-setting-number = { $name } is a whole number from { $least } to { $most }, not “{ $given }”.
fault-setting-choice = { $name } cannot be “{ $given }”. It can be: { $expected }.
fault-setting-database = { $name } is written sqlite:///FILE or postgresql://USER@HOST/NAME.
fault-setting-address = { $name } is an address such as https://perudo.example, with nothing after it, not “{ $given }”.
fault-setting-header = { $name } is the name of a header such as X-Forwarded-For, not “{ $given }”.
fault-setting-empty = { $name } is given without a value.
fault-socket-after = “after” is the number of the last entry that you have, not “{ $given }”.
fault-socket-as = “as” can only be “spectator”, not “{ $given }”.
fault-socket-handshake = This is not how a WebSocket is opened: { $why }
fault-socket-full = The server is full. Try again in a while.
fault-socket-many = That is too many connections at once: { $most } are allowed.
fault-socket-slow = The server did not find the table in time. Try again.
fault-socket-failed = The server could not open the connection. Try again.
fault-serve-key = The key in { $place } is not the one that the games of this database are sealed with. Put the sealing.key of that database there.

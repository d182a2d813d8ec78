### `palifico arena run --on ray`: che cosa può andare storto su un cluster Ray.

fault-ray-missing = Per giocare con Ray serve un’altra parte di palifico. Si installa con: pip install "palifico[ray]"
fault-ray-address = «{ $given }» non è l’indirizzo di un cluster Ray. Scrivi HOST:PORTA, per esempio 10.0.0.5:6379, oppure auto per quello di cui fa parte questo computer.
fault-ray-unreachable = Impossibile unirsi a un cluster Ray all’indirizzo { $address }: { $why }
fault-ray-silent = All’indirizzo { $address } c’è qualcosa in ascolto, ma in { $seconds } secondi non ha risposto come fa un cluster Ray.
fault-ray-token = Il cluster Ray all’indirizzo { $address } fa entrare solo chi mostra il suo token. Imposta RAY_AUTH_MODE su token, e RAY_AUTH_TOKEN o RAY_AUTH_TOKEN_PATH sul token o sul suo file.
fault-ray-start = Impossibile avviare Ray su questo computer: { $why }
fault-ray-head = La connessione con il cluster Ray è andata persa. Tutti i blocchi già arrivati sono salvi; lo stesso comando riprende da lì.
fault-ray-version = Su un computer del cluster Ray è installato palifico { $given }, ma serve { $expected }, come qui. Tutti i blocchi già arrivati sono salvi.
fault-ray-absent = Su un computer del cluster Ray manca palifico. Installa lì la versione { $expected }, per il Python con cui gira Ray. Tutti i blocchi già arrivati sono salvi.

### La base di dati, le sue copie di sicurezza, e perché qualcosa non si può fare.

command-backup = Scrive in un solo file tutto ciò che il server conserva; il server può restare acceso.
command-restore = Rimette nella base di dati ciò che contiene una copia di sicurezza.

param-copy = Il file della copia di sicurezza.
param-replace = Prima cancella ciò che contiene una base di dati PostgreSQL. Se la base di dati è un file, quello vecchio resta sempre accanto al nuovo.

backup-working = Copia in corso
backup-done = La copia di sicurezza è in { $file }.
backup-keys = Le chiavi non ci sono. Conserva anche quelle, in un altro posto: { $sealing } e { $signing }. Senza la prima, le partite in corso non si possono finire.
restore-working = Ripristino in corso
restore-done = La base di dati ora contiene ciò che c’è in { $file }.
restore-kept = Ciò che c’era prima è in { $file }.
restore-keys = Al server servono anche le chiavi di allora: { $sealing } e { $signing }.

fault-store-url = Una base di dati si indica con sqlite:///FILE o con postgresql://UTENTE@HOST/NOME.
fault-store-extra = Per PostgreSQL serve un’altra parte di palifico. Si installa con: pip install "palifico[postgres]"
fault-store-busy = Un server sta usando la base di dati { $place }. Prima fermalo.
fault-store-newer = La base di dati { $place } è di un palifico più nuovo. Installa quella versione o una successiva.
fault-store-older = La base di dati { $place } è di un palifico più vecchio. Avvia una volta il server per aggiornarla.
fault-store-foreign = { $place } non è una base di dati di palifico.
fault-store-damaged = { $place } è danneggiato o incompleto.
fault-store-open = Impossibile aprire la base di dati { $place }: { $why }
fault-store-none = La base di dati { $place } non esiste.
fault-store-exists = { $file } esiste già. Scegli un altro nome.
fault-store-filled = La base di dati { $place } non è vuota. Con --replace prima se ne cancella tutto il contenuto.

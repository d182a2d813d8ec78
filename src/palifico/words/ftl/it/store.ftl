### Il database, le sue copie di sicurezza, e perché qualcosa non si può fare.

command-backup = Scrive in un solo file tutto ciò che il server conserva; il server può restare acceso.
command-restore = Rimette nel database ciò che contiene una copia di sicurezza.

param-copy = Il file della copia di sicurezza.
param-replace = Prima cancella ciò che contiene un database PostgreSQL. Se il database è un file, quello vecchio resta sempre accanto al nuovo.

backup-working = Copia in corso
backup-done = La copia di sicurezza è in { $file }.
backup-keys = Le chiavi non sono incluse. Conserva anche quelle, in un altro posto: { $sealing } e { $signing }. Senza la prima, le partite in corso non si possono finire.
restore-working = Ripristino in corso
restore-done = Il database ora contiene ciò che c’è in { $file }.
restore-kept = Ciò che c’era prima è in { $file }.
restore-keys = Al server servono anche le chiavi di allora: { $sealing } e { $signing }.

fault-store-url = Un database si indica con sqlite:///FILE o con postgresql://UTENTE@HOST/NOME.
fault-store-extra = Per PostgreSQL serve un’altra parte di palifico. Si installa con: pip install "palifico[postgres]"
fault-store-busy = Un server sta usando il database { $place }. Prima fermalo.
fault-store-newer = Il database { $place } è stato creato da un palifico più recente. Installa quella versione o una successiva.
fault-store-older = Il database { $place } è stato creato da un palifico più vecchio. Avvia una volta il server per aggiornarlo.
fault-store-foreign = { $place } non è un database di palifico.
fault-store-damaged = { $place } è danneggiato o incompleto.
fault-store-open = Impossibile aprire il database { $place }: { $why }
fault-store-none = Il database { $place } non esiste.
fault-store-exists = { $file } esiste già. Scegli un altro nome.
fault-store-filled = Il database { $place } non è vuoto. Con --replace prima se ne cancella tutto il contenuto.

### La pagina prima che il programma parli: la cornice, e che cosa leggere quando non può.

## La cornice

shell-title = Perudo tra amici
shell-about = Il gioco di dadi e bluff: apri un link, siediti e gioca, senza account.
shell-loading = Un attimo, stiamo preparando i dadi…
shell-no-script = Per giocare serve JavaScript: attivalo nel browser e ricarica la pagina.
shell-new = Crea un tavolo
shell-learn = Impara il gioco

## Senza connessione

shell-offline = Il tavolo non è raggiungibile
shell-offline-more = Il tuo posto e i tuoi dadi sono al sicuro sul server. Questa pagina riprende da sola appena torna la connessione.
shell-offline-again = Riprova ora
shell-offline-practise = Esercitati nel frattempo

## Senza programma

shell-unbuilt = Su questo server manca ancora il programma per il browser: fermalo, esegui «make play» nella sua cartella e ricarica la pagina.

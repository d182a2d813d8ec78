### `palifico warmup`: compilare in anticipo ciò che gioca moltissime partite.

command-warmup = Compila nella cartella della cache il motore per giocare moltissime partite, così poi nessuno deve aspettare.

fault-kernel-extra = Per giocare moltissime partite serve un’altra parte di palifico. Si installa con: pip install "palifico[fast]"

warmup-working = Compilazione in corso
warmup-done = Compilato in { $seconds } s e salvato in { $folder }.
warmup-known = Niente da fare: era già compilato, ed è stato caricato in { $seconds } s da { $folder }.
warmup-not-kept = Compilato in { $seconds } s, ma non si può salvare: { $folder } non è scrivibile, quindi a ogni avvio si compila di nuovo. Con NUMBA_CACHE_DIR si indica un’altra cartella.

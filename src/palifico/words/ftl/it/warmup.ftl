### `palifico warmup`: compilare in anticipo ciò che gioca moltissime partite.

command-warmup = Compila nella cartella della cache ciò che gioca moltissime partite, così poi nessuno deve aspettare.

fault-kernel-extra = Per giocare moltissime partite serve un’altra parte di palifico. Si installa con: pip install "palifico[fast]"

warmup-working = Compilazione in corso
warmup-done = Compilato in { $seconds } s e conservato in { $folder }.
warmup-known = Niente da fare: era già compilato, ed è stato caricato in { $seconds } s da { $folder }.
warmup-not-kept = Compilato in { $seconds } s, ma non si può conservare: non si può scrivere in { $folder }, quindi ogni avvio compila di nuovo. NUMBA_CACHE_DIR indica un’altra cartella.

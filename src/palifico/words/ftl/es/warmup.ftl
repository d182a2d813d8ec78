### `palifico warmup`: compilar de antemano lo que juega muchísimas partidas.

command-warmup = Compila en la carpeta de caché el motor para jugar muchísimas partidas, para que luego nadie tenga que esperar.

fault-kernel-extra = Para jugar muchísimas partidas hace falta otra parte de palifico. Se instala con: pip install "palifico[fast]"

warmup-working = Compilando
warmup-done = Compilado en { $seconds } s y guardado en { $folder }.
warmup-known = Nada que hacer: ya estaba compilado y se ha cargado en { $seconds } s desde { $folder }.
warmup-not-kept = Compilado en { $seconds } s, pero no se puede guardar: no se puede escribir en { $folder }, así que cada inicio compila de nuevo. Con NUMBA_CACHE_DIR se indica otra carpeta.

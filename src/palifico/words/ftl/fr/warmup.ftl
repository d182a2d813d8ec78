### `palifico warmup` : compiler à l’avance ce qui joue de très nombreuses parties.

command-warmup = Compile dans ton dossier de cache le moteur rapide pour de très nombreuses parties, pour que personne n’attende ensuite.

fault-kernel-extra = Jouer de très nombreuses parties demande une partie de plus de palifico. Installe-la avec : pip install "palifico[fast]"

warmup-working = Compilation en cours
warmup-done = Compilé en { $seconds } s et conservé dans { $folder }.
warmup-known = Rien à faire : tout était déjà compilé et a été chargé en { $seconds } s depuis { $folder }.
warmup-not-kept = Compilé en { $seconds } s, mais rien ne peut être conservé : impossible d’écrire dans { $folder }, chaque démarrage compilera donc de nouveau. NUMBA_CACHE_DIR indique un autre dossier.

### `palifico warmup`: vooraf compileren wat heel veel spellen speelt.

command-warmup = Compileert in je cachemap het rekendeel voor heel veel spellen, zodat later niemand hoeft te wachten.

fault-kernel-extra = Om heel veel spellen te spelen is nog een deel van palifico nodig. Installeer het met: pip install "palifico[fast]"

warmup-working = Bezig met compileren
warmup-done = Gecompileerd in { $seconds } s en bewaard in { $folder }.
warmup-known = Niets te doen: het was al gecompileerd en is in { $seconds } s geladen uit { $folder }.
warmup-not-kept = Gecompileerd in { $seconds } s, maar het kan niet worden bewaard: in { $folder } kan niet worden geschreven, dus wordt er bij elke start opnieuw gecompileerd. Met NUMBA_CACHE_DIR kies je een andere map.

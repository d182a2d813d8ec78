### `palifico warmup`: vorab kompilieren, was sehr viele Partien spielt.

command-warmup = Kompiliert in den Cache-Ordner den Rechenteil für sehr viele Partien, damit später niemand darauf wartet.

fault-kernel-extra = Um sehr viele Partien zu spielen, braucht es einen weiteren Teil von palifico. Er wird so installiert: pip install "palifico[fast]"

warmup-working = Wird kompiliert
warmup-done = In { $seconds } s kompiliert und in { $folder } abgelegt.
warmup-known = Nichts zu tun: Alles war schon kompiliert und wurde in { $seconds } s aus { $folder } geladen.
warmup-not-kept = In { $seconds } s kompiliert, aber es lässt sich nicht speichern: In { $folder } kann nicht geschrieben werden, also wird bei jedem Start neu kompiliert. Mit NUMBA_CACHE_DIR wählst du einen anderen Ordner.

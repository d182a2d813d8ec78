### `palifico warmup`: compile beforehand what plays very many games.

command-warmup = Compile the fast engine for very many games into your cache folder, so that nobody waits for it later.

fault-kernel-extra = Playing very many games needs one more part of palifico. Install it with: pip install "palifico[fast]"

warmup-working = Compiling
warmup-done = Compiled in { $seconds } s, and kept in { $folder }.
warmup-known = Nothing to do: it was compiled before, and loaded in { $seconds } s from { $folder }.
warmup-not-kept = Compiled in { $seconds } s, but it cannot be kept: { $folder } cannot be written, so every start compiles anew. NUMBA_CACHE_DIR names another folder.

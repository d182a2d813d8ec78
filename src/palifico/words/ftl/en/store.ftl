### The database, its backups, and why something cannot be done with them.

command-backup = Write everything that the server keeps into one file; it may go on running.
command-restore = Put what a backup holds into the database.

param-copy = The file of the backup.
param-replace = Delete what a PostgreSQL database held before. A database that is a file is always kept, beside the new one.

backup-working = Copying
backup-done = The backup is in { $file }.
backup-keys = The keys are not in it. Keep them too, in another place: { $sealing } and { $signing }. Without the first, games that are under way cannot be finished.
restore-working = Restoring
restore-done = The database now holds what is in { $file }.
restore-kept = What was there before is in { $file }.
restore-keys = The server also needs the keys of that time: { $sealing } and { $signing }.

fault-store-url = A database is given as sqlite:///FILE or as postgresql://USER@HOST/NAME.
fault-store-extra = PostgreSQL needs one more part of palifico. Install it with: pip install "palifico[postgres]"
fault-store-busy = A server is using the database { $place }. Stop it first.
fault-store-newer = The database { $place } was made by a newer palifico. Install that version or a later one.
fault-store-older = The database { $place } was made by an older palifico. Start the server once to bring it up to date.
fault-store-foreign = { $place } is not a database of palifico.
fault-store-damaged = { $place } is damaged or incomplete.
fault-store-open = Cannot open the database { $place }: { $why }
fault-store-none = There is no database { $place }.
fault-store-exists = { $file } already exists. Choose another name.
fault-store-filled = The database { $place } is not empty. With --replace everything in it is deleted first.

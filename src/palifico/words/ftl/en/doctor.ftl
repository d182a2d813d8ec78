### What the doctor finds: a sentence each, with what to do about it.

doctor-level-ok = ok
doctor-level-todo = to do
doctor-level-broken = problem
doctor-end-ok = All is well.
doctor-end-todo = { $count ->
    [one] Everything works; one thing could be done.
   *[other] Everything works; { $count } things could be done.
 }
doctor-end-broken = { $count ->
    [one] One thing does not work.
   *[other] { $count } things do not work.
 }
doctor-unseen = Cannot look at { $part }: { $why }

## Installation

doctor-python = Python { $version } is new enough.
doctor-python-old = Python { $version } does not suit: { $wanted } is needed. Install a Python that suits, and palifico with it.
doctor-version = palifico { $version } is installed.
doctor-version-none = palifico { $version } runs, but is not installed, so its parts cannot be checked: pip install palifico
doctor-version-other = palifico { $version } runs, but { $installed } was installed. Install it again: pip install --upgrade palifico
doctor-packages = All { $count } packages that palifico needs are there.
doctor-package-none = The package { $name } is missing: pip install "{ $wanted }"
doctor-package-other = { $name } { $version } does not suit: pip install "{ $wanted }"
doctor-extra = The extra { $extra } is installed.
doctor-kernel = The fast engine for very many games is compiled, in { $folder }.
doctor-kernel-cold = The fast engine for very many games is not compiled yet, so the first run waits for it. To do it now: palifico warmup
doctor-browser = The pages for the browser are built.
doctor-browser-none = The pages for the browser are missing. In a checkout make client builds them; otherwise install palifico again.

## This user

doctor-bots = { $count ->
    [one] The list of your bots can be read; there is one in it.
   *[other] The list of your bots can be read; there are { $count } in it.
 }
doctor-bots-none = You have added no bots of your own.
doctor-bot-gone = Your bot { $name } has no file any more: { $file }. Bring it back, or forget the bot: palifico bots remove { $name }
doctor-terminal = The terminal has { $columns } columns and { $lines } lines, and no colours.
doctor-terminal-colours = The terminal has { $columns } columns, { $lines } lines and colours.
doctor-terminal-none = The output does not go to a terminal, so commands print plain lines.
doctor-terminal-small = The terminal has { $columns } columns and { $lines } lines; a table needs 80 and 24. Make it larger, or play with --plain.
doctor-terminal-encoding = The output is written as { $encoding }, which lacks some letters and signs. Choose UTF-8, for example: export LANG=C.UTF-8

## A server

doctor-data = The data folder { $folder } can be written; { $free } GB are free.
doctor-data-new = The data folder { $folder } will be made when it is needed; { $free } GB are free.
doctor-data-full = Only { $free } MB are free for the data folder { $folder }. Make room, or choose another with --data.
doctor-data-closed = The data folder { $folder } cannot be written. Give it to this user, or choose another with --data.
doctor-database = The database { $place } opens and is up to date.
doctor-database-new = The database { $place } is empty or not there yet; palifico serve makes it.
doctor-key = The key { $file } is there, and nobody else can read it.
doctor-key-set = The key in { $variable } is used.
doctor-key-new = The key { $file } will be made when the server first starts.
doctor-key-lost = There is a database, but not its key { $file }. Bring it back from where you keep it, or name its folder with --keys.
doctor-port = Port { $port } is free.
doctor-port-taken = Port { $port } is taken, perhaps by a palifico that is running. Another one is chosen with palifico serve --port.
doctor-port-closed = A server cannot listen on { $place }: { $why }. Choose another with palifico serve --host or --port.

### La base de datos, sus copias de seguridad, y por qué algo no se puede hacer.

command-backup = Escribe en un solo archivo todo lo que guarda el servidor, que puede seguir en marcha.
command-restore = Restaura en la base de datos lo que contiene una copia de seguridad.

param-copy = El archivo de la copia de seguridad.
param-replace = Borra antes lo que contiene una base de datos PostgreSQL. Si la base de datos es un archivo, el anterior queda siempre junto al nuevo.

backup-working = Copiando
backup-done = La copia de seguridad está en { $file }.
backup-keys = Las claves no están incluidas. Guárdalas también, en otro lugar: { $sealing } y { $signing }. Sin la primera, las partidas en curso no se pueden terminar.
restore-working = Restaurando
restore-done = La base de datos contiene ahora lo que hay en { $file }.
restore-kept = Lo que había antes está en { $file }.
restore-keys = El servidor necesita también las claves de entonces: { $sealing } y { $signing }.

fault-store-url = Una base de datos se indica con sqlite:///ARCHIVO o con postgresql://USUARIO@HOST/NOMBRE.
fault-store-extra = PostgreSQL necesita otra parte de palifico. Se instala con: pip install "palifico[postgres]"
fault-store-busy = Un servidor está usando la base de datos { $place }. Detenlo primero.
fault-store-newer = La base de datos { $place } se creó con un palifico más reciente. Instala esa versión o una posterior.
fault-store-older = La base de datos { $place } se creó con un palifico más antiguo. Inicia una vez el servidor para actualizarla.
fault-store-foreign = { $place } no es una base de datos de palifico.
fault-store-damaged = { $place } está dañado o incompleto.
fault-store-open = No se puede abrir la base de datos { $place }: { $why }
fault-store-none = La base de datos { $place } no existe.
fault-store-exists = { $file } ya existe. Elige otro nombre.
fault-store-filled = La base de datos { $place } no está vacía. Con --replace se borra antes todo lo que contiene.

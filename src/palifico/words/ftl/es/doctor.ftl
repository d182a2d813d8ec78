### Lo que encuentra el médico: una frase cada vez, con el remedio.

doctor-level-ok = bien
doctor-level-todo = pendiente
doctor-level-broken = problema
doctor-end-ok = Todo está bien.
doctor-end-todo = { $count ->
    [one] Todo funciona; se podría hacer una cosa.
   *[other] Todo funciona; se podrían hacer { $count } cosas.
 }
doctor-end-broken = { $count ->
    [one] Una cosa no funciona.
   *[other] { $count } cosas no funcionan.
 }
doctor-unseen = No se puede comprobar { $part }: { $why }

## Instalación

doctor-python = Python { $version } es lo bastante reciente.
doctor-python-old = Python { $version } no sirve: hace falta { $wanted }. Instala una versión adecuada de Python y, con ella, palifico.
doctor-version = palifico { $version } está instalado.
doctor-version-none = palifico { $version } funciona, pero no está instalado, así que no se pueden comprobar sus partes: pip install palifico
doctor-version-other = Se está ejecutando palifico { $version }, pero consta instalado { $installed }. Instálalo de nuevo: pip install --upgrade palifico
doctor-packages = Están los { $count } paquetes que palifico necesita.
doctor-package-none = Falta el paquete { $name }: pip install "{ $wanted }"
doctor-package-other = { $name } { $version } no sirve: pip install "{ $wanted }"
doctor-extra = El complemento { $extra } está instalado.
doctor-kernel = El motor para jugar muchísimas partidas está compilado, en { $folder }.
doctor-kernel-cold = El motor para jugar muchísimas partidas aún no está compilado, y la primera serie tendrá que esperar. Para compilarlo ahora: palifico warmup
doctor-browser = Las páginas para el navegador están listas.
doctor-browser-none = Faltan las páginas para el navegador. En una copia del código fuente se crean con make client; si no, instala palifico de nuevo.

## Este usuario

doctor-bots = { $count ->
    [one] La lista de tus bots se puede leer; contiene uno.
   *[other] La lista de tus bots se puede leer; contiene { $count }.
 }
doctor-bots-none = No has añadido bots propios.
doctor-bot-gone = Falta el archivo de tu bot { $name }: { $file }. Recupéralo, o quita el bot: palifico bots remove { $name }
doctor-terminal = El terminal tiene { $columns } columnas y { $lines } líneas, y ningún color.
doctor-terminal-colours = El terminal tiene { $columns } columnas, { $lines } líneas y colores.
doctor-terminal-none = La salida no va a un terminal, así que los comandos escriben líneas simples.
doctor-terminal-small = El terminal tiene { $columns } columnas y { $lines } líneas; una mesa necesita 80 y 24. Agrándalo, o juega con --plain.
doctor-terminal-encoding = La salida se escribe en { $encoding }, que no tiene todas las letras y signos necesarios. Elige UTF-8, por ejemplo: export LANG=C.UTF-8

## Un servidor

doctor-data = La carpeta de datos { $folder } admite escritura; quedan { $free } GB libres.
doctor-data-new = La carpeta de datos { $folder } se creará cuando haga falta; quedan { $free } GB libres.
doctor-data-full = Solo quedan { $free } MB para la carpeta de datos { $folder }. Libera espacio, o elige otra con --data.
doctor-data-closed = No se puede escribir en la carpeta de datos { $folder }. Da permiso a este usuario, o elige otra con --data.
doctor-database = La base de datos { $place } se abre y está al día.
doctor-database-new = La base de datos { $place } está vacía o aún no existe; la crea palifico serve.
doctor-key = La clave { $file } existe, y nadie más puede leerla.
doctor-key-set = Se usa la clave de { $variable }.
doctor-key-new = La clave { $file } se creará cuando el servidor arranque por primera vez.
doctor-key-lost = Hay una base de datos, pero no su clave { $file }. Recupérala de donde la guardas, o indica su carpeta con --keys.
doctor-port = El puerto { $port } está libre.
doctor-port-taken = El puerto { $port } está ocupado, quizá por un palifico en marcha. Se elige otro con palifico serve --port.
doctor-port-closed = Un servidor no puede escuchar en { $place }: { $why }. Elige otra dirección u otro puerto con palifico serve --host o --port.

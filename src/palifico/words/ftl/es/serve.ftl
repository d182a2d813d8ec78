### Arrancar el servidor, y sus conexiones.

command-serve = Abre mesas en vivo: abre la dirección en un navegador y envía el enlace a tus amigos.

param-host = Dirección en la que escuchar.
param-port = Puerto en el que escuchar; 0 toma uno que esté libre.
param-lan = Permite entrar a los teléfonos y ordenadores de la misma red, y muestra un código QR para ellos.
param-data = Carpeta de todo lo que se guarda; si no, la carpeta de datos del usuario.
param-database = Base de datos: sqlite:///ARCHIVO o postgresql://USUARIO@HOST/NOMBRE; si no, el archivo palifico.db de la carpeta de datos.
param-keys = Carpeta de los archivos sealing.key y signing.key, que se crean si faltan; si no, junto a la base de datos.
param-public-url = Dirección en la que los demás encuentran el servidor, por ejemplo https://perudo.example.
param-origins = Páginas, además de las del servidor, que pueden usarlo: direcciones separadas por comas.
param-secure-cookies = Si las cookies viajan solo por HTTPS: yes, no, o auto, que es yes si la dirección pública tiene HTTPS.
param-proxy-header = Cabecera en la que un proxy de confianza escribe la dirección del cliente, por ejemplo X-Forwarded-For.
param-max-sockets = Máximo de conexiones a las mesas.
param-max-sockets-address = Máximo de conexiones a las mesas desde una misma dirección.
param-max-sockets-account = Máximo de conexiones a las mesas de una misma cuenta.
param-max-messages = Máximo de mensajes por segundo en una conexión; de golpe, el doble.
param-guests-per-hour = Máximo de invitados nuevos por hora desde una misma dirección.
param-shutdown-limit = Segundos en los que el servidor se detiene cuando se le pide.
param-metrics = Quién puede leer /metrics: local, solo este ordenador; all, todo el mundo; off, nadie.
param-log-format = Formato del registro en la salida de errores: console para personas, json para programas.
param-log-level = Gravedad mínima de lo que se registra: debug, info, warning o error.

serve-ready = Perudo está listo: { $url }
serve-outside = Para teléfonos y amigos: { $url }
serve-no-lan = Este ordenador no está en ninguna red: solo se puede jugar desde aquí.
serve-stop = Ctrl+C detiene el servidor; las partidas siguen cuando vuelve a arrancar.

fault-flood = Demasiadas peticiones de una vez. Espera un momento.
fault-serve-taken = El puerto { $port } ya está en uso. Detén el otro servidor o elige otro puerto con --port.
fault-serve-address = No se puede escuchar en { $given }: { $why }
fault-setting-number = { $name } es un número entero de { $least } a { $most }, no «{ $given }».
fault-setting-choice = { $name } no puede ser «{ $given }». Puede ser: { $expected }.
fault-setting-database = { $name } se escribe sqlite:///ARCHIVO o postgresql://USUARIO@HOST/NOMBRE.
fault-setting-address = { $name } es una dirección como https://perudo.example, sin nada detrás, no «{ $given }».
fault-setting-header = { $name } es el nombre de una cabecera como X-Forwarded-For, no «{ $given }».
fault-setting-empty = Falta el valor de { $name }.
fault-socket-after = «after» es el número de la última entrada que tienes, no «{ $given }».
fault-socket-as = «as» solo puede ser «spectator», no «{ $given }».
fault-socket-handshake = Un WebSocket no se abre así: { $why }
fault-socket-full = El servidor está lleno. Inténtalo dentro de un rato.
fault-socket-many = Son demasiadas conexiones a la vez: se permiten { $most }.
fault-socket-slow = El servidor no encontró la mesa a tiempo. Inténtalo otra vez.
fault-socket-failed = El servidor no pudo abrir la conexión. Inténtalo otra vez.
fault-serve-key = La clave de { $place } no es la que sella las partidas de esta base de datos. Pon ahí el sealing.key de esa base de datos.

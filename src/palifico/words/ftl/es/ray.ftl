### `palifico arena run --on ray`: lo que puede fallar en un clúster de Ray.

fault-ray-missing = Para jugar con Ray hace falta otra parte de palifico. Se instala con: pip install "palifico[ray]"
fault-ray-address = «{ $given }» no es la dirección de un clúster de Ray. Escribe HOST:PUERTO, por ejemplo 10.0.0.5:6379, o auto para aquel del que forma parte este ordenador.
fault-ray-unreachable = No es posible unirse a un clúster de Ray en { $address }: { $why }
fault-ray-silent = Algo escucha en { $address }, pero en { $seconds } segundos no ha contestado como lo hace un clúster de Ray.
fault-ray-token = El clúster de Ray en { $address } solo deja entrar a quien muestra su token. Pon RAY_AUTH_MODE en token, y en RAY_AUTH_TOKEN o RAY_AUTH_TOKEN_PATH el token o su archivo.
fault-ray-start = No se ha podido iniciar Ray en este ordenador: { $why }
fault-ray-head = Se ha perdido la conexión con el clúster de Ray. Todos los lotes recibidos se conservan; el mismo comando sigue desde ahí.
fault-ray-version = Un ordenador del clúster de Ray tiene instalado palifico { $given }, pero hace falta { $expected }, como aquí. Todos los lotes recibidos se conservan.
fault-ray-absent = En un ordenador del clúster de Ray falta palifico. Instala allí la versión { $expected }, para el Python con el que funciona Ray. Todos los lotes recibidos se conservan.

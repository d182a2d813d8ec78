### `palifico arena run --on ray`: was auf einem Ray-Cluster schiefgehen kann.

fault-ray-missing = Um mit Ray zu spielen, braucht es einen weiteren Teil von palifico. Er wird so installiert: pip install "palifico[ray]"
fault-ray-address = „{ $given }“ ist keine Adresse eines Ray-Clusters. Gib HOST:PORT an, zum Beispiel 10.0.0.5:6379, oder auto für den Cluster, zu dem dieser Rechner gehört.
fault-ray-unreachable = Unter { $address } ist kein Ray-Cluster zu erreichen: { $why }
fault-ray-silent = Unter { $address } lauscht etwas, hat aber in { $seconds } Sekunden nicht so geantwortet, wie es ein Ray-Cluster tut.
fault-ray-token = Der Ray-Cluster unter { $address } lässt nur herein, wer sein Token vorweist. Setze RAY_AUTH_MODE auf token und RAY_AUTH_TOKEN oder RAY_AUTH_TOKEN_PATH auf das Token oder seine Datei.
fault-ray-start = Ray ließ sich auf diesem Rechner nicht starten: { $why }
fault-ray-head = Die Verbindung zum Ray-Cluster ist verloren gegangen. Jeder Stapel, der schon zurück war, bleibt; derselbe Befehl macht dort weiter.
fault-ray-version = Auf einem Rechner des Ray-Clusters ist palifico { $given } installiert, gebraucht wird aber { $expected } wie hier. Jeder Stapel, der schon zurück war, bleibt.
fault-ray-absent = Auf einem Rechner des Ray-Clusters fehlt palifico. Installiere dort Version { $expected }, für das Python, mit dem Ray läuft. Jeder Stapel, der schon zurück war, bleibt.

### `palifico arena run --on ray`: wat er op een Ray-cluster mis kan gaan.

fault-ray-missing = Om met Ray te spelen is nog een deel van palifico nodig. Installeer het met: pip install "palifico[ray]"
fault-ray-address = ‘{ $given }’ is geen adres van een Ray-cluster. Geef HOST:POORT, bijvoorbeeld 10.0.0.5:6379, of auto voor het cluster waar deze machine bij hoort.
fault-ray-unreachable = Op { $address } kan met geen Ray-cluster worden meegedaan: { $why }
fault-ray-silent = Op { $address } luistert iets, maar in { $seconds } seconden antwoordde het niet zoals een Ray-cluster dat doet.
fault-ray-token = Het Ray-cluster op { $address } laat alleen binnen wie zijn token toont. Zet RAY_AUTH_MODE op token, en RAY_AUTH_TOKEN of RAY_AUTH_TOKEN_PATH op het token of het bestand ervan.
fault-ray-start = Ray kon op deze machine niet worden gestart: { $why }
fault-ray-head = De verbinding met het Ray-cluster is verbroken. Elk deel dat al terug was, is bewaard; hetzelfde commando gaat vandaar verder.
fault-ray-version = Op een machine van het Ray-cluster staat palifico { $given }, maar { $expected } is nodig, zoals hier. Elk deel dat al terug was, is bewaard.
fault-ray-absent = Op een machine van het Ray-cluster ontbreekt palifico. Installeer daar versie { $expected }, voor de Python waarmee Ray draait. Elk deel dat al terug was, is bewaard.

### `palifico arena run --on ray`: wat er op een Ray-cluster mis kan gaan.

fault-ray-missing = Om met Ray te spelen is nog een deel van palifico nodig. Installeer het met: pip install "palifico[ray]"
fault-ray-address = ‘{ $given }’ is geen adres van een Ray-cluster. Geef HOST:POORT op, bijvoorbeeld 10.0.0.5:6379, of auto voor het cluster waar deze computer bij hoort.
fault-ray-unreachable = Op { $address } is geen Ray-cluster te bereiken: { $why }
fault-ray-silent = Op { $address } luistert iets, maar het heeft in { $seconds } seconden niet geantwoord zoals een Ray-cluster dat doet.
fault-ray-token = Het Ray-cluster op { $address } laat alleen binnen wie het juiste token heeft. Zet RAY_AUTH_MODE op token, en RAY_AUTH_TOKEN of RAY_AUTH_TOKEN_PATH op het token of het bestand ervan.
fault-ray-start = Ray kon op deze computer niet worden gestart: { $why }
fault-ray-head = De verbinding met het Ray-cluster is verbroken. Elk deel dat al terug was, is bewaard; dezelfde opdracht gaat vandaar verder.
fault-ray-version = Op een computer van het Ray-cluster staat palifico { $given }, maar { $expected } is nodig, zoals hier. Elk deel dat al terug was, is bewaard.
fault-ray-absent = Op een computer van het Ray-cluster ontbreekt palifico. Installeer daar versie { $expected }, voor de Python waarmee Ray draait. Elk deel dat al terug was, is bewaard.

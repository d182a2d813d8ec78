### De database, de back-ups ervan, en waarom iets niet kan.

command-backup = Schrijft alles wat de server bewaart in één bestand; hij mag gewoon doordraaien.
command-restore = Zet wat in een back-up staat terug in de database.

param-copy = Het back-upbestand.
param-replace = Wist eerst wat er in een PostgreSQL-database staat. Is de database een bestand, dan blijft het oude altijd naast het nieuwe staan.

backup-working = Bezig met kopiëren
backup-done = De back-up staat in { $file }.
backup-keys = De sleutels zitten er niet in. Bewaar die ook, op een andere plek: { $sealing } en { $signing }. Zonder de eerste kunnen lopende spellen niet worden uitgespeeld.
restore-working = Bezig met terugzetten
restore-done = In de database staat nu wat in { $file } staat.
restore-kept = Wat er eerst stond, staat in { $file }.
restore-keys = De server heeft ook de sleutels van toen nodig: { $sealing } en { $signing }.

fault-store-url = Een database wordt opgegeven als sqlite:///BESTAND of als postgresql://GEBRUIKER@HOST/NAAM.
fault-store-extra = Voor PostgreSQL is nog een deel van palifico nodig. Installeer het met: pip install "palifico[postgres]"
fault-store-busy = Een server gebruikt de database { $place }. Stop die eerst.
fault-store-newer = De database { $place } is van een nieuwere palifico. Installeer die versie of een latere.
fault-store-older = De database { $place } is van een oudere palifico. Start de server één keer om hem bij te werken.
fault-store-foreign = { $place } is geen database van palifico.
fault-store-damaged = { $place } is beschadigd of niet volledig.
fault-store-open = De database { $place } kan niet worden geopend: { $why }
fault-store-none = Er is geen database { $place }.
fault-store-exists = { $file } bestaat al. Kies een andere naam.
fault-store-filled = De database { $place } is niet leeg. Met --replace wordt eerst alles gewist wat erin staat.

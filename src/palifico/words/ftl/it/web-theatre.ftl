### What is played out at the table: the end of a round, the own cup, sound and vibration.

## The end of a round

theatre-go-on = Avanti
theatre-counting = Si contano i dadi…
theatre-behind = Il prossimo round è cominciato.
theatre-decided = Dado decisivo: { $die } ({ $player })
theatre-place = { $place }º posto su { $players }
theatre-last-round = Com’è finito l’ultimo round

## Under my own cup

theatre-peek = Tieni premuto per sbirciare sotto il bicchiere
theatre-peek-key = Sbircia sotto il bicchiere o coprilo
theatre-cover = Copri i miei dadi: tieni premuto per sbirciare
theatre-leave-open = Lascia i miei dadi scoperti

## Heard and felt

theatre-quiet = Disattiva suoni e vibrazione
theatre-loud = Attiva suoni e vibrazione

## Settings

theatre-haptics = Vibrazione
theatre-haptics-hint = Sui dispositivi che la hanno: quando si tirano i dadi, al tuo turno, quando qualcuno chiama.
theatre-own-dice = I miei dadi
theatre-open = Dadi scoperti
theatre-open-hint = Vedi sempre i tuoi dadi.
theatre-hold = Tieni premuto per sbirciare
theatre-hold-hint = I tuoi dadi stanno sotto il bicchiere: l’ideale se il telefono è sul tavolo.
theatre-linger = La fine di un round resta visibile
theatre-linger-normal = Qualche secondo
theatre-linger-normal-hint = 4 secondi, e più a lungo se ci sono molti dadi.
theatre-linger-short = Solo un attimo
theatre-linger-short-hint = Quanto il tavolo aspetta comunque.
theatre-linger-long = Più a lungo
theatre-linger-long-hint = 8 secondi, e più a lungo se ci sono molti dadi.
theatre-linger-tap = Finché non tocco
theatre-linger-tap-hint = Finché non tocchi o non premi S. Al tuo turno si fa da parte.

### What is played out at the table: the end of a round, the own cup, sound and vibration.

## The end of a round

theatre-go-on = Verder
theatre-counting = Er wordt geteld…
theatre-behind = De volgende ronde is begonnen.
theatre-decided = Beslissende dobbelsteen: { $die } ({ $player })
theatre-place = Plaats { $place } van { $players }
theatre-last-round = Hoe de vorige ronde afliep

## Under my own cup

theatre-peek = Houd ingedrukt om onder je beker te kijken
theatre-peek-key = Onder je beker kijken, of hem neerzetten
theatre-cover = Mijn dobbelstenen bedekken: ingedrukt houden om te kijken
theatre-leave-open = Mijn dobbelstenen open laten liggen

## Heard and felt

theatre-quiet = Geluid en trillen uitzetten
theatre-loud = Geluid en trillen aanzetten

## Settings

theatre-haptics = Trillen
theatre-haptics-hint = Op apparaten die dat kunnen: bij het werpen, als jij aan de beurt bent, als iemand roept.
theatre-own-dice = Mijn eigen dobbelstenen
theatre-open = Open
theatre-open-hint = Je ziet je dobbelstenen altijd.
theatre-hold = Ingedrukt houden om te kijken
theatre-hold-hint = Je dobbelstenen liggen onder je beker: handig als je telefoon op tafel ligt.
theatre-linger = Het einde van een ronde blijft staan
theatre-linger-normal = Een paar seconden
theatre-linger-normal-hint = 4 seconden, en langer als er meer dobbelstenen zijn.
theatre-linger-short = Heel even
theatre-linger-short-hint = Zo lang als de tafel toch al wacht.
theatre-linger-long = Langer
theatre-linger-long-hint = 8 seconden, en langer als er meer dobbelstenen zijn.
theatre-linger-tap = Tot ik tik
theatre-linger-tap-hint = Tot je tikt of op S drukt. Als jij aan de beurt bent, maakt het plaats.

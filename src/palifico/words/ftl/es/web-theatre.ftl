### What is played out at the table: the end of a round, the own cup, sound and vibration.

## The end of a round

theatre-go-on = Seguir
theatre-counting = Contando…
theatre-behind = La siguiente ronda ha empezado.
theatre-decided = Dado decisivo: { $die } ({ $player })
theatre-place = Puesto { $place } de { $players }
theatre-last-round = Cómo acabó la última ronda

## Under my own cup

theatre-peek = Mantén pulsado para mirar bajo tu cubilete
theatre-peek-key = Mirar bajo tu cubilete o taparlo
theatre-cover = Tapar mis dados: mantener pulsado para mirar
theatre-leave-open = Dejar mis dados a la vista

## Heard and felt

theatre-quiet = Quitar el sonido y la vibración
theatre-loud = Poner el sonido y la vibración

## Settings

theatre-haptics = Vibración
theatre-haptics-hint = En los dispositivos que la tienen: al tirar los dados, en tu turno, cuando alguien duda.
theatre-own-dice = Mis dados
theatre-open = Dados a la vista
theatre-open-hint = Ves siempre tus dados.
theatre-hold = Mantener pulsado para mirar
theatre-hold-hint = Tus dados quedan bajo tu cubilete: ideal si el teléfono está sobre la mesa.
theatre-linger = El final de una ronda se ve
theatre-linger-normal = Unos segundos
theatre-linger-normal-hint = 4 segundos, y más cuantos más dados haya.
theatre-linger-short = Solo un momento
theatre-linger-short-hint = Lo que la mesa espera de todos modos.
theatre-linger-long = Más tiempo
theatre-linger-long-hint = 8 segundos, y más cuantos más dados haya.
theatre-linger-tap = Hasta que toque
theatre-linger-tap-hint = Hasta que toques o pulses S. En tu turno deja paso.

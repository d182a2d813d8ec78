### La primera partida en este dispositivo, y la dificultad de los bots.

first-how-hard = Dificultad
first-easy = Fácil
first-medium = Media
first-hard = Difícil
first-easy-more = Confían en la suerte y se los descubre a menudo.
first-medium-more = Calculan las probabilidades y recuerdan quién ha perdido dados.
first-hard-more = Van de farol, escuchan tus apuestas y piensan por adelantado.
first-shown = Solo en esta primera partida ves cuántos dados le quedan a cada uno; después, como diga el reglamento.
first-turn-open = Empiezas tú. ¿Cuántos dados de un valor hay bajo todos los cubiletes, incluido el tuyo? Toca un valor que tengas y apuesta.
first-turn-answer = { $player } dice: al menos { $bid } bajo todos los cubiletes. Tú tienes { $own }. ¿Lo crees? Sube. Si no: ¡{ $dudo }!
first-turn-close = Cerrar esta ayuda

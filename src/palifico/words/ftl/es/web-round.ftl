### La página en la que se mira una ronda de ejemplo.

round-watch = Mira una ronda de ejemplo
round-title = Una ronda de ejemplo
round-about = Cómo va una ronda con las reglas de { $edition }, paso a paso, con un comentario sobre cada apuesta.
round-step = Paso { $moment } de { $moments }
round-slider = Paso de la ronda
round-first = Al principio
round-last = Al final
round-keys = Teclas: ← y → para un paso; la barra espaciadora reproduce y pausa.

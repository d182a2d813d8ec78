### Who begins, asked in the terminal.

terminal-toucan = ¿Quién ha visto un tucán más recientemente? { $players }. Escribe un número, o pulsa Intro para echarlo a suertes:

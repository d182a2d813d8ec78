### Den Rest einer Partie auf einmal spielen.

fault-hurry-rated = In einer gewerteten Partie wird der Rest nicht auf einmal gespielt: Alle dürfen zuschauen.
fault-hurry-person = Auf Platz { $seat } spielt noch eine Person: Der Rest wird erst auf einmal gespielt, wenn nur noch Bots übrig sind.

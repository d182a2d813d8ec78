### Het eerste spel op dit apparaat, en hoe sterk de bots zijn.

first-how-hard = Moeilijkheid
first-easy = Makkelijk
first-medium = Gemiddeld
first-hard = Moeilijk
first-easy-more = Ze vertrouwen op hun geluk en vallen vaak door de mand.
first-medium-more = Ze rekenen kansen uit en onthouden wie dobbelstenen kwijt is.
first-hard-more = Ze bluffen, luisteren naar je biedingen en denken vooruit.
first-shown = Alleen in dit eerste spel zie je hoeveel dobbelstenen iedereen nog heeft; daarna gelden de spelregels.
first-turn-open = Jij begint. Hoeveel dobbelstenen van één waarde liggen er onder alle bekers, die van jou meegeteld? Tik op een waarde die je hebt en bied.
first-turn-answer = { $player } zegt: minstens { $bid } onder alle bekers. Jij hebt er { $own }. Geloof je het? Verhoog. Zo niet: { $dudo }!
first-turn-close = Sluit deze uitleg

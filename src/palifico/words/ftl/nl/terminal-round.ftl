### The terminal at the table: the bids of a round, motion, a name, and being out.

param-still = Zonder beweging: dobbelstenen en bekers staan er meteen.

## The round

terminal-bids = Biedingen van deze ronde: { $bids }
terminal-motion = Met of zonder beweging

## Before the game

terminal-here = aanwezig
terminal-name = Onder welke naam wil je hier spelen?
terminal-name-line = Je naam (Enter: { $name }):

## Being out

terminal-out-place = Je ligt eruit: plaats { $place } van { $players }. Kijk hoe het afloopt!
terminal-out = Typ ‘fast’ om de bots meteen te laten uitspelen, ‘new’ voor een nieuw spel of ‘quit’ om weg te gaan; of blijf en kijk hoe het afloopt.
terminal-fast = Versnellen
terminal-new-game = Nieuw spel
terminal-help-out-keys = Als je eruit ligt: versnellen, nieuw spel

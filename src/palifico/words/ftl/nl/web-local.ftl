### Meerdere spelers op één apparaat: het gaat rond, met een gordijn tussen de beurten.

local-title = Meerdere spelers op dit apparaat
local-intro = Schrijf op wie er op dit apparaat speelt. Jullie geven het door: iedereen ziet alleen de eigen dobbelstenen.
local-name = Speler { $number }
local-sit = Gaan zitten
local-here = op dit apparaat
local-back = Terug naar de tafel
local-pass = Geef het apparaat aan { $player }
local-pass-more = Nu kijkt er niemand anders.
local-taken = Ik ben { $player }: toon mijn dobbelstenen
local-cover = Mijn dobbelstenen bedekken
local-others = De dobbelstenen van de anderen
local-look = { $player } wil kijken
local-result = Naar de uitslag

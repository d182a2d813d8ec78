### Several players on one device: it is passed on, with a curtain between hands.

local-title = Several players on this device
local-intro = Write down who plays on this device. You pass it around: everybody sees only their own dice.
local-name = Player { $number }
local-sit = Sit down
local-here = on this device
local-back = Back to the table
local-pass = Pass the device to { $player }
local-pass-more = Nobody else looks now.
local-taken = I am { $player }: show my dice
local-cover = Cover my dice
local-others = Dice of the others
local-look = { $player } wants to look
local-result = To the result

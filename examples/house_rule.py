"""A table's own rules: three dice each, exact calls, and the bidder may call them too."""

from palifico.editions import Shared, share_code, variant
from palifico.words import LANGS, Speaker, house_sentence

ours = variant("paco", {"calza": True}, {"dice_each": 3, "calza_bidder": True})
for lang in LANGS:
    print(f"{lang}  {house_sentence(Speaker(lang, ours), players=5)}")
print(share_code(Shared(ours, players=5)))

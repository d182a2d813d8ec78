"""Rules to try: any edition with any options and house rules that make sense together."""

from __future__ import annotations

from hypothesis import strategies as st

from palifico.editions import IDS, VALUES, Value, Variant, variant
from palifico.errors import Fault

HOUSE: st.SearchStrategy[dict[str, Value]] = st.fixed_dictionaries(
    {}, optional={field: st.sampled_from(values) for field, values in VALUES.items()}
)
"""Some fields, each with one of its values; they need not make sense."""


def _made_whole(base: str, house: dict[str, Value]) -> Variant:
    """The variant with these house rules, mended field by field until it is accepted."""
    wanted = dict(house)
    for _ in range(3 * len(VALUES)):
        try:
            return variant(base, None, wanted)
        except Fault as fault:
            field = str(fault.about["field"])
            if fault.about["reason"] == "missing":
                wanted[field] = house.get(field, VALUES[field][0])
            elif fault.about["reason"] == "clash":
                wanted[field] = VALUES[field][0]
            else:
                wanted.pop(field, None)
    raise AssertionError(f"cannot mend {base} with {house}")


def variants() -> st.SearchStrategy[Variant]:
    """Any rules that `variant` accepts."""
    return st.builds(_made_whole, st.sampled_from(IDS), HOUSE)


def players() -> st.SearchStrategy[int | None]:
    """How many play: from two to twelve, or left open."""
    return st.none() | st.integers(2, 12)

"""Donations to the Sanctuary of the Great Oak (RULES 9.12)."""

from questhall.kernel.decisions import Decision, Flow, Option, side_by_side

from .special_conditions import check_conditions
from .town import Town

DONATION = 10
BLESSINGS = 2


def sanctuary(town: Town) -> Flow[None]:
    """Once per visit each character may donate (GH-9.12.1)."""
    rich = [seat for seat in range(town.size) if town.sheets[seat].gold >= DONATION]
    yield from side_by_side([_donate(town, seat) for seat in rich])
    check_conditions(town.ledger)
    town.next_step = "pack"


def _donate(town: Town, seat: int) -> Flow[None]:
    """Two BLESS cards for the next scenario (GH-9.12.2)."""
    options = [Option("donate", seat), Option("keep-gold")]
    answer = yield Decision([seat], "sanctuary", options, "GH-9.12.1", seat)
    if answer.verb == "donate":
        town.sheets[seat].gold -= DONATION
        town.ledger.donated += DONATION
        town.ledger.omens[seat] += ["condition(bless)"] * BLESSINGS
        town.tell("donates", "GH-9.12.2", seat)

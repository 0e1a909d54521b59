"""Donations to the Sanctuary of the Great Oak (RULES 9.12)."""

from questhall.kernel.decisions import Decision, Flow, Option, refusal, side_by_side

from .events.resolving import read_envelopes
from .quests.cards import DONATED, Deed
from .quests.counting import count_deeds
from .special_conditions import check_conditions
from .town import Town, class_at

DONATION = 10
BLESSINGS = 2


def sanctuary(town: Town) -> Flow[None]:
    """Once per visit each character may donate (GH-9.12.1)."""
    waiting = [seat for seat in range(town.size) if seat not in town.prayed]
    rich = [seat for seat in waiting if town.sheets[seat].gold >= DONATION]
    yield from side_by_side([_donate(town, seat) for seat in rich])
    town.prayed += waiting
    check_conditions(town.ledger)
    yield from read_envelopes(town)
    town.next_step = "retire"


def _donate(town: Town, seat: int) -> Flow[None]:
    """Two BLESS cards for the next scenario (GH-9.12.2)."""
    options = [Option("donate", seat), refusal("keep-gold")]
    answer = yield Decision([seat], "sanctuary", options, "GH-9.12.1", seat)
    if not answer.declines:
        town.sheets[seat].gold -= DONATION
        town.ledger.donated += DONATION
        count_deeds(town.ledger, town.sheets[seat], [Deed(DONATED, amount=DONATION)])
        town.sheets[seat].omens += ["condition(bless)"] * BLESSINGS
        town.tell("donates", "GH-9.12.2", class_at(town.sheets[seat]))

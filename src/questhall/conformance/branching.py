"""Laws against fishing: what comes to light is marked, and taking back brings something else."""

from questhall.kernel.codec import state_hash
from questhall.kernel.match import Match
from questhall.kernel.saves import load, save
from questhall.kernel.state import State

from .case import Case, Law, asked, law_called
from .returning import same_way_on
from .secrets import view_of

BRANCHES = 4
# So many cards do not return to the old order by chance on each of the branches.
ENOUGH = 5


@law_called("marks")
def marks(law: Law) -> None:
    """When a seat comes to see what was hidden from it, a mark is set.

    What the chooser knew before needs none: nobody learns anything by showing an own card.
    """
    case = law.case
    before = Knowledge(case, case.start(listen=False))
    for now, match in case.positions(keep=False):
        after = Knowledge(case, match)
        if now > 0 and after.marks == before.marks:
            chooser = case.match.choices[now - 1].seat
            for seat in range(case.setup.seats):
                shown = (after.known[seat] & before.cards) - before.known[seat]
                unmarked = sorted(shown - before.known[chooser])
                if unmarked:
                    raise law.broken(now - 1, f"seat {seat} saw {unmarked}, and no mark was set")
        before = after


class Knowledge:
    """Which cards there are, and which of them each seat sees or has seen."""

    def __init__(self, case: Case, match: Match) -> None:
        self.marks = match.state.marks
        self.cards = {card for zone in match.state.zones() for card in zone.cards}
        self.known = [match.state.known_to(seat) for seat in range(case.setup.seats)]


@law_called("branches")
def branches(law: Law) -> None:
    """Where chance branches off, what nobody has seen is dealt anew, alike in every copy."""
    for point in law.case.points[::2]:
        match = law.case.at(point)
        shown = [view_of(match, viewer) for viewer in law.case.viewers]
        questions = asked(match)
        lain = [_unseen(match.state, law.case.setup.seats)]
        for _ in range(BRANCHES):
            match.branch_off(match.state.chance.branch + 1)
            law.same(point, "what is asked on another branch", asked(match), questions)
            for viewer, view in zip(law.case.viewers, shown, strict=True):
                what = f"the view of seat {viewer} on another branch"
                law.same(point, what, view_of(match, viewer), view)
            lain.append(_unseen(match.state, law.case.setup.seats))
        _dealt_anew(law, point, lain)
        _alike_in_copies(law, point, match)


def _unseen(state: State, seats: int) -> dict[str, list[int]]:
    """The cards that nobody sees or knows, by pools, in the order in which they lie."""
    known = set().union(*[state.known_to(seat) for seat in range(seats)])
    found: dict[str, list[int]] = {}
    for zone in state.zones():
        found.setdefault(zone.pool, []).extend([each for each in zone.cards if each not in known])
    return found


def _dealt_anew(law: Law, point: int, lain: list[dict[str, list[int]]]) -> None:
    for pool, first in lain[0].items():
        for other in lain:
            law.same(point, f"the cards of pool {pool}", len(other[pool]), len(first))
        if len(first) >= ENOUGH and all(other[pool] == first for other in lain):
            raise law.broken(point, f"the unseen cards of pool {pool} lie in the same order again")


def _alike_in_copies(law: Law, point: int, match: Match) -> None:
    wanted = state_hash(match.state)
    law.same(point, "the branch in a copy", state_hash(match.fork().state), wanted)
    law.same(point, "the branch in the past", state_hash(match.at(point).state), wanted)
    opened = load(save(match), law.case.game)
    law.same(point, "the branch in a save", state_hash(opened.state), wanted)
    same_way_on(law, point, match, opened)

"""The law of flows that go on side by side: nobody's answers depend on anybody else's."""

from questhall.kernel.chance import Chance
from questhall.kernel.choices import Choice
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING
from questhall.kernel.match import Match

from .case import Case, Law, asked, law_called, repeat
from .secrets import question, view_of

MOST_STRETCHES = 4
ORDERS = 3

Sight = tuple[bytes, object]


class Stretch:
    """The answers between the moment when flows began and the one when all had ended."""

    def __init__(self, since: int, choices: list[Choice]) -> None:
        self.since = since
        self.choices = choices

    @property
    def is_secret(self) -> bool:
        return all(choice.secret for choice in self.choices)

    def in_another_order(self, chance: Chance) -> list[Choice]:
        """Those of one flow follow on each other as they did."""
        waiting: dict[int, list[Choice]] = {}
        for choice in self.choices:
            waiting.setdefault(choice.part, []).append(choice)
        order: list[Choice] = []
        while waiting:
            flows = sorted(waiting)
            flow = flows[chance.below("flow", len(flows))]
            order.append(waiting[flow].pop(0))
            if not waiting[flow]:
                del waiting[flow]
        return order


@law_called("side by side")
def side_by_side(law: Law) -> None:
    """In whatever order seats answer side by side, it leads to the same; and a secret answer
    changes nothing for anybody else."""
    case = law.case
    for stretch in _some(_stretches(case), case.chance("stretches")):
        alone = [_sights_alone(law, stretch, viewer) for viewer in case.viewers]
        wanted = _outcome(case, case.at(stretch.since + len(stretch.choices)))
        for number in range(ORDERS):
            match = case.at(stretch.since)
            chance = case.chance(f"beside {stretch.since} {number}")
            for choice in stretch.in_another_order(chance):
                repeat(match, choice, law)
                if stretch.is_secret and match.beside_since == stretch.since:
                    _unnoticed(law, match, alone)
            what = "what the same answers in another order lead to"
            law.same(stretch.since, what, _outcome(case, match), wanted)


def _stretches(case: Case) -> list[Stretch]:
    """All that were played to their end."""
    found: list[Stretch] = []
    since = NOTHING
    choices = case.match.choices
    for now, match in case.positions():
        if since not in (NOTHING, match.beside_since):
            found.append(Stretch(since, choices[since:now]))
        since = match.beside_since
    return found


def _some(stretches: list[Stretch], chance: Chance) -> list[Stretch]:
    chance.shuffle("stretches", stretches)
    return stretches[:MOST_STRETCHES]


def _outcome(case: Case, match: Match) -> tuple[object, ...]:
    views = [view_of(match, viewer) for viewer in case.viewers]
    return (state_hash(match.state), asked(match), views)


def _sights_alone(law: Law, stretch: Stretch, viewer: int) -> list[Sight]:
    """What the viewer would see after each own answer if nobody else answered."""
    match = law.case.at(stretch.since)
    sights = [_sight(match, viewer)]
    for choice in stretch.choices:
        if choice.seat == viewer and match.beside_since == stretch.since:
            repeat(match, choice, law)
            sights.append(_sight(match, viewer))
    return sights


def _unnoticed(law: Law, match: Match, alone: list[list[Sight]]) -> None:
    """Everybody sees what follows from their own answers alone."""
    for viewer, sights in zip(law.case.viewers, alone, strict=True):
        wanted = sights[len(match.own_answers_open(viewer))]
        what = f"what seat {viewer} sees and is asked when others answer in secret"
        law.same(len(match.choices), what, _sight(match, viewer), wanted)


def _sight(match: Match, viewer: int) -> Sight:
    return view_of(match, viewer), question(match, viewer)

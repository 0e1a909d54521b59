"""Laws of decisions: what is offered is legal, and the rest is not."""

from copy import copy

from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, SideBySide, Together
from questhall.kernel.games import Game, Step
from questhall.kernel.match import Match
from questhall.kernel.phrases import find_option, option_id
from questhall.kernel.state import State

from .case import Case, Law, answer, asked, events_of, law_called, repeat

MOST_OPTIONS = 60


@law_called("options")
def options(law: Law) -> None:
    """Every option that is offered can be chosen, and leads to a possible position."""
    case = law.case
    for point in case.points:
        match = case.at(point)
        for part, decision in enumerate(match.pending):
            for index in _some(case, point, len(decision.options)):
                option = decision.options[index]
                seats = [seat for seat in decision.seats if option.seat in (NOTHING, seat)]
                if not seats:
                    raise law.broken(point, f"nobody may choose {option!r}, which is offered")
                fork = match.fork()
                answer(fork, part, index, seats[0], law)
                if not fork.over and not fork.pending:
                    raise law.broken(point, f"after {option!r} nobody is asked")
                for fault in case.game.faults(fork.state):
                    raise law.broken(point, f"after {option!r}: {fault}")


def _some(case: Case, point: int, count: int) -> list[int]:
    numbers = list(range(count))
    case.chance(f"options {point}").shuffle("options", numbers)
    return sorted(numbers[:MOST_OPTIONS])


@law_called("ids")
def ids(law: Law) -> None:
    """Each option has an id of its own, by which it is found again."""
    case = law.case
    for now, match in case.positions(keep=False):
        for decision in match.pending:
            seen: set[str] = set()
            for option in decision.options:
                name = option_id(case.game, match.state, option)
                if name in seen:
                    raise law.broken(now, f"{decision.prompt} offers {name!r} twice")
                seen.add(name)
                if now in case.recorded:
                    found = find_option(case.game, match.state, decision, name)
                    if found is not option:
                        raise law.broken(now, f"{name!r} is not found again by its id")


@law_called("refusals")
def refusals(law: Law) -> None:
    """What is not offered is refused, and nothing changes."""
    case = law.case
    offered = [option for match in map(case.at, case.points) for option in _options(match)]
    for point in [*case.points, len(case.match.choices)]:
        match = case.at(point)
        before = (state_hash(match.state), asked(match), len(events_of(match)))
        for seat in case.viewers:
            decision = match.owed_by(seat)
            own = decision.options_for(seat) if decision is not None else []
            for option in _others(offered, own):
                _refuse(law, point, match, seat, option)
        for decision in match.pending:
            if find_option(case.game, match.state, decision, "no such option") is not None:
                raise law.broken(point, "an option is found by an id that nobody has")
        after = (state_hash(match.state), asked(match), len(events_of(match)))
        law.same(point, "the position after refused choices", after, before)


def _options(match: Match) -> list[Option]:
    return [option for decision in match.pending for option in decision.options]


def _others(offered: list[Option], own: list[Option]) -> list[Option]:
    """Options that are not offered to a seat: made up ones, and some of other moments."""
    known = own + offered
    altered = [
        Option(each.verb, each.what + 1_000_000, each.where, each.amount, each.seat)
        for each in own[:3]
    ]
    wanted = [Option("no such verb"), *altered, *known[:: max(1, len(known) // 10)]]
    return [option for option in wanted if not any(option.same_as(each) for each in own)]


def _refuse(law: Law, point: int, match: Match, seat: int, option: Option) -> None:
    try:
        match.take(seat, option)
    except Refused as refused:
        if not refused.code or not str(refused):
            raise law.broken(point, f"{option!r} is refused without a reason") from refused
    except Exception as fault:
        what = f"{option!r} is not refused but fails with {type(fault).__name__}: {fault}"
        raise law.broken(point, what) from fault
    else:
        raise law.broken(point, f"seat {seat} may choose {option!r}, which is not offered to it")


class Witness:
    """Sees every decision that a game's steps put, asked or not."""

    def __init__(self, game: Game) -> None:
        self.seen: list[Decision] = []
        self.game = copy(game)
        self.game.steps = {name: self._watched(step) for name, step in game.steps.items()}

    def _watched(self, step: Step) -> Step:
        def watched(state: State) -> Flow[None]:
            return self._followed(state, step(state))

        return watched

    def _followed(self, state: State, flow: Flow[None]) -> Flow[None]:
        answer: Option | None = None
        while True:
            try:
                decision = next(flow) if answer is None else flow.send(answer)
            except StopIteration:
                return
            if isinstance(decision, SideBySide):
                decision.flows = [self._followed(state, each) for each in decision.flows]
            elif not state.over:
                parts = decision.parts if isinstance(decision, Together) else [decision]
                self.seen.extend(parts)
            answer = yield decision


@law_called("forced")
def forced(law: Law) -> None:
    """A decision is answered without asking only if it has one option and hides nothing."""
    case = law.case
    witness = Witness(case.game)
    match = case.start_with(witness.game)
    for choice in case.match.choices:
        repeat(match, choice, law)
    single = [each for each in witness.seen if len(each.options) == 1 and not each.always_ask]
    forced = [event for event in events_of(match) if event.forced]
    law.same(None, "how many decisions were forced", len(forced), len(single))
    asked_for = len(witness.seen) - len(single)
    law.same(None, "how many decisions were asked", len(match.choices), asked_for)

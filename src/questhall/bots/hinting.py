"""A hint: what a careful bot would do, and what speaks for it against the next best."""

from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Option
from questhall.kernel.match import Match
from questhall.kernel.measures import Measure

from .bot import Perspective
from .greedy import STEP_LIMIT, GreedyBot
from .playing import calm_down, finish_step
from .search import SearchBot

ITERATIONS = 300
SECONDS = 2.5
DEPTH = 5
CANDIDATES = 8
WORLDS = 12  # in which the two are compared
MOST_REASONS = 3
LEAST = 0.15  # of anything, on average


class Reason:
    """So much more, or less, of what a measure counts; whichever is better."""

    def __init__(self, key: str, amount: float) -> None:
        self.key = key
        self.amount = amount


class Hint:
    """An option, the next best one, and what the first has over the other."""

    def __init__(self, option: Option, instead: Option | None, reasons: list[Reason]) -> None:
        self.option = option
        self.instead = instead
        self.reasons = reasons


def hint(match: Match, seat: int, seconds: float = SECONDS) -> Hint:
    """The same position always gets the same hint, as far as time allows; where the game has an
    adviser, the hint is what that says. What the table itself warns of is never advised, unless
    there is nothing else."""
    perspective = Perspective(match, seat)
    known = match.game.reckoned(match.state, seat, perspective.decision)
    if known is not None:
        return Hint(known.option, None, [Reason(known.key, known.amount)])
    perspective.options = _harmless(match, perspective)
    counsel = match.game.counsel(match, seat)
    if counsel is not None and any(counsel.option.same_as(each) for each in perspective.options):
        return Hint(counsel.option, None, [Reason(*reason) for reason in counsel.reasons])
    if len(perspective.options) == 1:
        return Hint(perspective.options[0], None, [])
    seed = f"hint/{state_hash(match.state)}/{len(match.choices)}"
    bot = SearchBot(seed, ITERATIONS, seconds, DEPTH, CANDIDATES)
    best = bot.think(perspective)
    instead = _next_best(perspective, best, seed)
    if instead is None:
        return Hint(best, None, [])
    return Hint(best, instead, _reasons(perspective, best, instead, seed))


def _harmless(match: Match, perspective: Perspective) -> list[Option]:
    decision = perspective.decision
    harmless = [
        option
        for option in perspective.options
        if match.game.warning(match.state, perspective.seat, decision, option) is None
    ]
    return harmless or perspective.options


def _next_best(perspective: Perspective, best: Option, seed: str) -> Option | None:
    """What looks best at a glance among the others."""
    values = GreedyBot(f"{seed}/glance", samples=1).values(perspective, 1)
    others = [place for place, option in enumerate(perspective.options) if not option.same_as(best)]
    if not others:
        return None
    return perspective.options[max(others, key=lambda place: values[place])]


def _reasons(perspective: Perspective, best: Option, instead: Option, seed: str) -> list[Reason]:
    """Where they differ most, on average over the same imagined worlds."""
    lead: dict[str, float] = {}
    worth: dict[str, float] = {}
    for world in range(WORLDS):
        thought = f"{seed}/world/{world}"
        for option, sign in ((best, 1.0), (instead, -1.0)):
            for measure in _measured(perspective, option, thought):
                lead[measure.key] = lead.get(measure.key, 0.0) + sign * measure.value / WORLDS
                worth[measure.key] = measure.worth
    for_it = [key for key in lead if lead[key] * worth[key] > 0 and abs(lead[key]) >= LEAST]
    for_it.sort(key=lambda key: -lead[key] * worth[key])
    return [Reason(key, abs(lead[key])) for key in for_it[:MOST_REASONS]]


def _measured(perspective: Perspective, option: Option, thought: str) -> list[Measure]:
    match = perspective.imagine(thought)
    match.take(perspective.seat, option)
    finish_step(match, match.state.chance, STEP_LIMIT)
    calm_down(match, match.state.chance, STEP_LIMIT)
    return match.game.measures(match.state, perspective.seat)

"""What a hint says: in a fight the next step of the adviser's line, else the plan for the turn.

Both are worked out from what the seat can see, and are the same whenever the same is asked.
"""

from questhall.kernel.advising import Counsel
from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.imagining import fork_for
from questhall.kernel.match import Match
from questhall.kernel.phrases import find_option

from ..effects.hand_strength import Forces
from ..minds.errands import EXPLORE, FIGHT, TALK, Errand
from ..minds.hunch import worths_of
from ..minds.turns import Ways
from ..state.realm import Realm
from .adviser.adviser import SECONDS, Course, best_line
from .adviser.fight import NoLine
from .adviser.table import fight_at, is_fight

SEED = "counsel"  # the same position gets the same counsel
TACTIC = "tactic"
PLANNED = (
    *(TACTIC, "movement", "action", "interaction", "afterwards", "discard", "must-discard", "pay"),
)
PLANS = {EXPLORE: "plan-explore", TALK: "plan-talk", FIGHT: "plan-fight"}
STAY = "plan-stay"


def counsel(match: Match, seat: int) -> Counsel | None:
    realm = match.state
    decision = match.owed_by(seat)
    assert isinstance(realm, Realm)
    if decision is None or (realm.turn.seat != seat and decision.prompt != TACTIC):
        return None
    if is_fight(realm):
        return _in_a_fight(match, seat, decision)
    return _in_peace(match, seat, decision) if decision.prompt in PLANNED else None


def _in_a_fight(match: Match, seat: int, decision: Decision) -> Counsel | None:
    try:
        line = best_line(fight_at(match, seat), SECONDS)
    except (Refused, NoLine):
        return None
    for play in line.plays:
        for wanted in play.at_table()["choose"]:
            option = find_option(match.game, match.state, decision, wanted)
            return None if option is None else Counsel(option, _comes_of(line))
    return None


def _comes_of(line: Course) -> list[tuple[str, float]]:
    found = [("line-defeated", float(len(line.beaten))), ("line-fame", float(line.fame()))]
    return [each for each in found if each[1]] + [("line-wounds", float(line.wounds()))]


def _in_peace(match: Match, seat: int, decision: Decision) -> Counsel | None:
    """The best answer as its worths are, without what the table warns of."""
    imagined = fork_for(match, seat, SEED)
    asked = imagined.owed_by(seat)
    assert isinstance(imagined.state, Realm)
    if asked is None:
        return None
    worths = worths_of(imagined.state, asked)
    best: Option | None = None
    most = 0.0
    for option, worth in zip(asked.options, worths, strict=False):
        harmful = match.game.warning(match.state, seat, decision, option) is not None
        if not harmful and (best is None or worth > most):
            best, most = option, worth
    return None if best is None else Counsel(best, _plan(imagined.state, seat, asked))


def _plan(realm: Realm, seat: int, asked: Decision) -> list[tuple[str, float]]:
    """Where the hero is going, and how many move points away that is."""
    if asked.prompt != "movement":
        return []
    errand: Errand | None = Ways(Forces(realm, realm.heroes[seat])).errand
    if errand is None:
        return []
    return [(PLANS.get(errand.purpose, STAY), float(errand.points))]

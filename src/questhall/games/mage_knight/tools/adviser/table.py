"""The fight on a table as the adviser takes it up: the match itself, as its seat must imagine it.

Nothing is described, so nothing can be forgotten: dice taken, skills used, effects in force.
"""

from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.imagining import step_as_seen
from questhall.kernel.match import Match
from questhall.kernel.offers import carry_out
from questhall.kernel.open_questions import must_be_asked

from ...state.realm import Realm
from .assumptions import assume_the_worst
from .fight import Fight
from .line import STEPS, Choice, ask

SEED = "advice"  # the same position gets the same advice


def fight_at(match: Match, seat: int) -> Fight:
    """The fight of the seat that is asked; refused where there is none."""
    now = match.state
    assert isinstance(now, Realm)
    decision = match.owed_by(seat)
    if decision is None or now.turn.seat != seat:
        raise Refused("not_your_turn", f"seat {seat} is not asked anything in a fight now")
    if not is_fight(now):
        raise Refused("no_advice", "there is no fight against enemies now")
    start = step_as_seen(match, seat, SEED)
    assert isinstance(start, Realm)
    ask(start)  # it knows its phase only when it has asked
    fight = Fight(start)
    fight.now = now.clone()
    answered = [choice.option for choice in match.choices[match.checkpoints[-1].at :]]
    if answered:
        fight.begun = _begun(start.clone(), answered, decision)
    fight.assumed = assume_the_worst(start, seat, now.known_to(seat))
    return fight


def is_fight(realm: Realm) -> bool:
    return realm.combat is not None and realm.battle is None and realm.next_step in STEPS


def _begun(realm: Realm, answered: list[Option], asked: Decision) -> Choice:
    """The play under way with all answers so far, also those that the table gave by itself."""
    begun = ask(realm)
    if begun is None:
        raise _unsure()
    choice = Choice(_offered(begun, answered[0]), [])
    flow = carry_out(realm, realm.hero_of_turn(), choice.option)
    answer: Option | None = None
    waiting = answered[1:]
    while True:
        try:
            decision = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            raise _unsure() from None
        if not must_be_asked(decision):
            answer = decision.options[0]
        elif waiting:
            answer = _offered(decision, waiting.pop(0))
        elif _is_same(decision, asked):
            choice.made = len(choice.answers)
            return choice
        else:
            raise _unsure()
        choice.answers.append(answer)


def _unsure() -> Refused:
    """Where the table as it is imagined does not lead to this question."""
    return Refused("no_advice", "answer this question first: it depends on what is hidden")


def _offered(decision: Decision, wanted: Option) -> Option:
    for option in decision.options:
        if option.same_as(wanted):
            return option
    raise _unsure()


def _is_same(one: Decision, other: Decision) -> bool:
    if one.prompt != other.prompt or len(one.options) != len(other.options):
        return False
    return all(a.same_as(b) for a, b in zip(one.options, other.options, strict=True))

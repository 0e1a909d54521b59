"""A match as one seat must imagine it: what the seat cannot see is dealt anew.

Bots think in such copies, and a test compares them: two matches that look the same to a seat
must lead to the same copies. `docs/writing-a-bot.md` shows how to use them.
"""

from .branches import branches_since, branches_without
from .chance import Chance
from .decisions import NOTHING
from .match import Match
from .state import State


def fork_for(match: Match, seat: int, seed: str) -> Match:
    """A bare copy in which everything hidden from the seat is imagined.

    Chance runs on the given seed, and secret answers of others are forgotten. Where the rules
    turn a page that nobody has read, the copy asks nothing more, although it is not over. In the
    midst of a step others who are asked are offered what they truly are: a seat thinks
    when it is asked itself.
    """
    match.need_past()
    state = match.checkpoints[-1].state.clone()
    chance = Chance(seed)
    known = match.state.known_to(seat)
    if _step_begins_with_others(match, seat):
        # What they are offered must follow from the cards that they are imagined to have.
        state.imagine(seat, known, chance)
        copy = match.bare_copy(state)
        _repeat_where_offered(match, copy, seat)
        known.update(_cards_others_choose_from(copy, seat))
    else:
        copy = match.bare_copy(state)
        _repeat_what_is_known(match, copy, seat)
    state.imagine(seat, known, chance)
    state.chance.reseed(seed)
    state.imagined = True
    return copy


def step_as_seen(match: Match, seat: int, seed: str) -> State:
    """The start of the current step, with everything hidden from the seat imagined.

    What came to light since stays as it is, and the answers given so far lead to where the match
    stands. Therefore chance runs on as it did if there are any: whoever plays on from there must
    leave out what chance decides.
    """
    match.need_past()
    state = match.checkpoints[-1].state.clone()
    state.imagine(seat, match.state.known_to(seat), Chance(seed))
    if len(match.choices) == match.checkpoints[-1].at:
        state.chance.reseed(seed)
    return state


def _step_begins_with_others(match: Match, seat: int) -> bool:
    """Is the first question of the step open, and put to other seats (too)?"""
    if match.questions is not None:
        return match.questions.since == match.checkpoints[-1].at
    if len(match.choices) != match.checkpoints[-1].at:
        return False
    for decision in match.pending:
        if decision.seats != [seat]:
            return True
    return False


def _hidden_answers(match: Match, seat: int) -> list[int]:
    """The numbers of secret answers by others while questions are still open."""
    return [] if match.questions is None else match.questions.hidden_from(seat, match.choices)


def _repeat_what_is_known(match: Match, copy: Match, seat: int) -> None:
    """Give the answers of this step again, but for those that are hidden."""
    start = match.checkpoints[-1].at
    hidden = _hidden_answers(match, seat)
    numbers = range(start, len(match.choices))
    known = [match.choices[number] for number in numbers if number not in hidden]
    copy.replay(known, branches_since(branches_without(match.branches, hidden), start))


def _repeat_where_offered(match: Match, copy: Match, seat: int) -> None:
    """Give the answers that the seat knows again, where they are offered in the copy."""
    if match.questions is None:
        return
    hidden = _hidden_answers(match, seat)
    for number in range(match.questions.since, len(match.choices)):
        choice = match.choices[number]
        if number not in hidden and copy.questions is not None:
            part = copy.questions.part_of(choice.part)
            options = copy.pending[part].options if part != NOTHING else []
            for index in range(len(options)):
                if options[index].same_as(choice.option):
                    copy.answer(part, index, choice.seat)
                    break


def _cards_others_choose_from(match: Match, seat: int) -> set[int]:
    """The cards that other seats who are asked now can see."""
    found: set[int] = set()
    for decision in match.pending:
        for other in decision.seats:
            if other != seat:
                found.update(match.state.known_to(other))
    return found

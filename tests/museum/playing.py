"""Everybody at a table plays, by hunch and now and then at random."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.games import Game
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id
from questhall.kernel.state import State
from questhall.table import acts
from questhall.table.records import Entry
from questhall.table.table import Table

WHIM = 4  # one choice in so many is made at random


def picked(
    game: Game, state: State, decision: Decision, chance: Chance, whim: int = WHIM
) -> Option:
    """What somebody would choose."""
    if chance.below("whim", whim) == 0:
        return decision.options[chance.below("option", len(decision.options))]
    return decision.options[game.hunch(state, decision, chance)]


def answer(table: Table, chance: Chance, whim: int = WHIM) -> list[Entry]:
    """Any open question is answered: by a person over the id of the option, as in a browser."""
    decision = table.pending[chance.below("question", len(table.pending))]
    state = table.match.state
    option = picked(table.game, state, decision, chance, whim)
    seat = option.seat
    if seat == NOTHING:
        seat = decision.seats[chance.below("seat", len(decision.seats))]
    if table.people.seats[seat].kind == "bot":
        return acts.choose_as_bot(table, seat, option, decision)
    return acts.choose(table, seat, option_id(table.game, state, option), table.count)


def play_match(match: Match, chance: Chance, choices: int) -> None:
    """Make so many choices without a table, or play to the end."""
    for _ in range(choices):
        if match.over:
            return
        part = chance.below("question", len(match.pending))
        decision = match.pending[part]
        option = picked(match.game, match.state, decision, chance)
        seat = option.seat
        if seat == NOTHING:
            seat = decision.seats[chance.below("seat", len(decision.seats))]
        match.answer(part, decision.options.index(option), seat)

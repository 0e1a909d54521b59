"""Random walks through whole games: what must hold in every position, or in every journal."""

from collections.abc import Iterator

from questhall.games.sorcerer import GAME
from questhall.games.sorcerer.state.arena import Arena
from questhall.kernel.chance import Chance
from questhall.kernel.events import Event
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match

FORMATS = [("duel", 2), ("royale", 3), ("royale", 4), ("royale", 6), ("team", 4), ("team", 6)]
SEEDS = ["iron", "soot", "fog"]
WALKS = [
    ("duel", 2, "iron"),
    ("royale", 3, "soot"),
    ("royale", 4, "fog"),
    ("royale", 6, "coal"),
    ("team", 4, "rain"),
    ("team", 6, "gin"),
]


def new_match(seed: str, format: str = "duel", seats: int = 2, **options: OptionValue) -> Match:
    return Match.start(GAME, Setup(format, seats, options), seed)


def table_of(match: Match) -> Arena:
    assert isinstance(match.state, Arena)
    return match.state


def answer_at_random(match: Match, chance: Chance) -> None:
    decision = match.pending[0]
    index = chance.below("walk", len(decision.options))
    seat = decision.options[index].seat
    match.answer(0, index, seat if seat >= 0 else decision.seats[0])


def walk(match: Match, seed: str) -> Iterator[Arena]:
    """Answer at random until the game is over: the table after each choice."""
    chance = Chance(f"walk {seed}")
    yield table_of(match)
    while not match.over:
        answer_at_random(match, chance)
        yield table_of(match)


def walk_to_the_first_action(match: Match, seed: str) -> Arena:
    """Create, place avatars and exchange cards at random."""
    for arena in walk(match, seed):
        if match.pending[0].prompt == "action":
            return arena
    raise AssertionError("the game ended in its setup")


def whole_game(seed: str, format: str = "duel", seats: int = 2) -> list[Event]:
    """The journal of a game played at random to its end."""
    match = new_match(seed, format, seats)
    for _ in walk(match, seed):
        pass
    assert match.journal is not None
    return match.journal.events

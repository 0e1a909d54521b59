"""Golden games: recorded choices, and what they lead to, told line by line.

The choices are played again, so that a bot may change its mind without changing any of these
games; only a changed rule or text does, and that is a readable diff.

    QUESTHALL_GOLDEN=write pytest tests/golden    tell the same choices anew
    QUESTHALL_GOLDEN=play pytest tests/golden     let bots play other games, and record those
"""

import os
from pathlib import Path

import pytest

from questhall.bots import make_bot
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Setup, find_game
from questhall.kernel.match import Match
from questhall.kernel.phrases import find_option, option_id, say_event

FOLDER = Path(__file__).parent
WISH = os.environ.get("QUESTHALL_GOLDEN", "")
GAMES = (
    ("sorcerer", "duel", 2, "random"),
    ("sorcerer", "royale", 3, "random"),
    ("sorcerer", "team", 4, "greedy"),
    ("gloomhaven", "party", 2, "random"),
    ("gloomhaven", "party", 3, "greedy"),
    ("mage_knight", "quest", 3, "random"),
    ("mage_knight", "quest", 1, "greedy"),
    ("oathsworn", "encounter", 2, "random"),
    ("oathsworn", "encounter", 4, "greedy"),
    ("oathsworn", "story", 3, "random"),
    ("sword_and_sorcery", "quest", 3, "random"),
    ("sword_and_sorcery", "quest", 2, "greedy"),
)


def started(game_id: str, format: str, seats: int) -> Match:
    return Match.start(find_game(game_id), Setup(format, seats), f"golden {format}")


def played_by(bot: str, match: Match) -> list[str]:
    """The choices of bots, a line each: the seat and the option."""
    bots = [make_bot(bot, f"golden {seat}") for seat in range(match.setup.seats)]
    choices: list[str] = []
    while match.pending:
        seat = match.pending[0].seats[0]
        option = bots[seat].choose(match, seat)
        choices.append(f"{seat} {option_id(match.game, match.state, option)}")
        match.take(seat, option)
    return choices


def replay(match: Match, choices: list[str]) -> None:
    for number, line in enumerate(choices, start=1):
        word, _, name = line.partition(" ")
        decision = match.owed_by(int(word))
        assert decision is not None, f"choice {number}: seat {word} is not asked anything"
        option = find_option(match.game, match.state, decision, name)
        offered = [option_id(match.game, match.state, each) for each in decision.options]
        assert option is not None, f"choice {number}: {name} is not among {offered}"
        match.take(int(word), option)


def story(match: Match) -> list[str]:
    texts = match.game.texts("en")
    assert match.journal is not None
    lines = [
        f"{say_event(match.game, match.state, event, texts)}  [{event.rule}]"
        for event in match.journal.events
    ]
    return [*lines, f"results {match.state.results} hash {state_hash(match.state)}"]


@pytest.mark.parametrize(("game_id", "format", "seats", "bot"), GAMES)
def test_the_choices_lead_where_they_led(game_id: str, format: str, seats: int, bot: str) -> None:
    choices = FOLDER / f"{game_id}-{format}-{bot}.choices"
    told = FOLDER / f"{game_id}-{format}-{bot}.txt"
    match = started(game_id, format, seats)
    if WISH == "play":
        choices.write_text("\n".join(played_by(bot, match)) + "\n", encoding="utf-8")
    else:
        replay(match, choices.read_text(encoding="utf-8").splitlines())
    if WISH:
        told.write_text("\n".join(story(match)) + "\n", encoding="utf-8")
    assert match.over
    assert story(match) == told.read_text(encoding="utf-8").splitlines()

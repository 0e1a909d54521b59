"""What tests have really played, gathered from all processes that run them.

Benches note what happens on them. When all tests of a game have run and passed, everything that its
`everything.py` names must have been played by one of them; otherwise the run fails.
"""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

GAMES = ("gloomhaven", "mage_knight", "oathsworn", "sorcerer", "sword_and_sorcery")
TESTS = Path(__file__).parent
PLAYED = "played"  # what a process of xdist says at its end
WHOLE = "games tested as a whole"

_played: set[str] = set()
_left_out: list[pytest.Item] = []


def note(*words: str) -> None:
    """Something happened on a bench: `note("mage_knight", "strong", "rage")`."""
    _played.add(" ".join(words))


def not_played(wanted: Iterable[str], played: set[str]) -> list[str]:
    return [each for each in wanted if each not in played]


def leave_out(items: Iterable[pytest.Item]) -> None:
    """These tests do not run."""
    _left_out.extend(items)


def report_of(session: pytest.Session) -> dict[str, list[str]]:
    """What one process has to say: what was played in it, and which games it knew as a whole."""
    whole = [game for game in GAMES if _is_whole(game, session)]
    return {PLAYED: sorted(_played), WHOLE: whole}


def missing(reports: Iterable[dict[str, list[str]]]) -> list[str]:
    """What nobody has played of the games whose tests were run as a whole."""
    played: set[str] = set()
    whole: set[str] = set()
    for report in reports:
        played.update(report[PLAYED])
        whole.update(report[WHOLE])
    found: list[str] = []
    for game in sorted(whole):
        found += not_played(import_module(f"tests.{game}.everything").everything(), played)
    return found


def _is_whole(game: str, session: pytest.Session) -> bool:
    """Are all tests of the game to be run, but for those that are slow or of another day?"""
    folder = TESTS / game
    chosen = any("::" in each for each in session.config.args)
    for item in _left_out:
        rarely = item.get_closest_marker("sampled") or item.get_closest_marker("slow")
        chosen |= rarely is None and item.path.is_relative_to(folder)
    files = {item.path for item in [*session.items, *_left_out]}
    return not chosen and files >= {*folder.rglob("test_*.py")}

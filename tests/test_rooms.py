"""What the import contracts cannot say: which imports run, and what is shared names no game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "questhall"
GAMES = PACKAGE / "games"
LOWEST = ("printed", "state", "rules")


def imported(body: list[ast.stmt]) -> Iterator[ast.ImportFrom]:
    """What is imported when the program runs, here or inside functions."""
    for each in body:
        if isinstance(each, ast.If) and ast.unparse(each.test) == "TYPE_CHECKING":
            continue
        if isinstance(each, ast.ImportFrom):
            yield each
        for field in ("body", "orelse", "finalbody"):
            yield from imported(getattr(each, field, []))


def rooms_run(module: Path, game: Path) -> set[str]:
    """The rooms of the game that a module really imports."""
    found = set()
    package = module.relative_to(game).parts[:-1]
    for each in imported(ast.parse(module.read_text(encoding="utf-8")).body):
        if 0 < each.level <= len(package) + 1:
            place = (*package[: len(package) - each.level + 1], *(each.module or "").split("."))
            found.add(place[0] or each.names[0].name)
        elif (each.module or "").startswith(f"questhall.games.{game.name}."):
            found.add((each.module or "").split(".")[3])
    return found


@pytest.mark.parametrize("game", sorted(each.parent.name for each in GAMES.glob("*/printed")))
def test_what_runs_in_the_lowest_rooms_goes_one_way(game: str) -> None:
    for place, room in enumerate(LOWEST):
        for module in (GAMES / game / room).rglob("*.py"):
            above = rooms_run(module, GAMES / game) & set(LOWEST[place + 1 :])
            assert not above, f"{module.relative_to(GAMES)} imports {', '.join(above)}"


@pytest.mark.parametrize("shared", ["boards", "table", "server", "bots", "lab"])
def test_what_is_shared_names_no_rule_of_a_game(shared: str) -> None:
    rule = re.compile(r"\b(GH|MK|OS|SO|SS)-[0-9]+\.[0-9]")
    for module in (PACKAGE / shared).rglob("*.py"):
        found = rule.search(module.read_text(encoding="utf-8"))
        assert found is None, f"{module.relative_to(PACKAGE)} names {found[0]}"

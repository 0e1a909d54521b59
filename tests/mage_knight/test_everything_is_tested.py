"""Each card, unit, skill, tactic, site and enemy ability is played in its own test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.games.mage_knight.effects.artifacts import OnlyAssigned
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed import cards, kinds
from questhall.games.mage_knight.printed.cards import ABILITIES
from questhall.games.mage_knight.printed.kinds import SITES
from questhall.games.mage_knight.rules.cards.wounds import WOUND_CARD

FOLDER = Path(__file__).parent
RULE_TESTS = sorted(FOLDER.glob("test_[0-9][0-9]_*.py"))
CARD_TESTS = sorted((FOLDER / "cards").glob("test_*.py"))
HALVES = ("basic", "strong")
SHORT = {"orc_marauders": "ORCS", "magical_glade": "GLADE"}  # constants with another name


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def words_in(node: ast.AST) -> Iterator[str]:
    """`activate:peasants#0` holds activate, peasants and 0; a number stands for itself."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str | int):
            yield from re.split(r"[^\w]+", str(each.value))


def lists_of(tree: ast.Module) -> dict[str, ast.expr]:
    """The lists that a module defines for its tests, by name."""
    found: dict[str, ast.expr] = {}
    for line in tree.body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            found[line.targets[0].id] = line.value
    return found


def rows_in(path: Path) -> list[set[str]]:
    """Words that belong together: those of a phrase, or of a row in a list."""
    nodes = ast.walk(tree_of(path))
    return [set(words_in(node)) for node in nodes if isinstance(node, ast.Constant | ast.Tuple)]


def proofs_in(path: Path) -> list[set[str]]:
    """The words of each test, with those of the lists it uses."""
    tree = tree_of(path)
    lists = lists_of(tree)
    proofs: list[set[str]] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found = set(words_in(node))
            for each in ast.walk(node):
                if isinstance(each, ast.Name) and each.id in lists:
                    found.update(words_in(lists[each.id]))
            proofs.append(found)
    return proofs


def together(pieces: list[set[str]], *words: str) -> bool:
    return any(set(words) <= piece for piece in pieces)


ROWS = [row for path in CARD_TESTS for row in rows_in(path)]
TESTS = [proof for path in CARD_TESTS for proof in proofs_in(path)]
BANNER_TESTS = proofs_in(FOLDER / "cards" / "test_banners.py")
TACTIC_TESTS = proofs_in(FOLDER / "test_19_tactics.py")


@pytest.mark.parametrize("half", HALVES)
def test_both_halves_of_every_card_are_played(half: str) -> None:
    deeds = [deed for deed in library().deeds.values() if deed is not WOUND_CARD]
    assert len(deeds) == 26 + 40 + 24 + 24
    if half == "basic":  # a banner serves its unit instead
        deeds = [deed for deed in deeds if not isinstance(deed.basic, OnlyAssigned)]
    assert [deed.key for deed in deeds if not together(TESTS, deed.key, half)] == []


def test_every_banner_is_carried() -> None:
    banners = [deed.key for deed in library().deeds.values() if deed.banner]
    assert len(banners) == 6
    assert [key for key in banners if not together(BANNER_TESTS, key)] == []


def test_every_ability_of_every_unit_is_used() -> None:
    abilities = [
        (unit.key, str(number))
        for unit in library().all_units
        for number in range(len(unit.abilities))
    ]
    assert [each for each in abilities if not together(ROWS, *each)] == []


def test_every_skill_is_used() -> None:
    assert len(library().skills) == 7 * 11
    assert [key for key in library().skills if not together(ROWS, key)] == []


def test_every_tactic_is_taken() -> None:
    keys = [tactic.key for tactic in library().tactics]
    assert [key for key in keys if not together(TACTIC_TESTS, key)] == []


def names_in(paths: list[Path]) -> set[str]:
    found: set[str] = set()
    for path in paths:
        found.update(node.id for node in ast.walk(tree_of(path)) if isinstance(node, ast.Name))
    return found


def test_every_site_is_visited() -> None:
    used = names_in(RULE_TESTS)
    wanted = [SHORT.get(site, site.upper()) for site in SITES[1:]]
    assert [vars(kinds)[site] for site in wanted] == list(range(1, len(SITES)))
    assert [site for site in wanted if site not in used] == []


def test_every_ability_of_enemies_is_met() -> None:
    used = names_in(RULE_TESTS)
    wanted = [ability.upper() for ability in ABILITIES]
    assert all(hasattr(cards, ability) for ability in wanted)
    assert [ability for ability in wanted if ability not in used] == []

"""Impossible positions are found: each fault is reported."""

from collections.abc import Callable

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.kinds import Site
from questhall.games.mage_knight.rules.round.turn_order import end_turn
from questhall.games.mage_knight.state.realm import Space
from questhall.kernel.decisions import NOTHING
from tests.mage_knight.bench import Bench


def faults(bench: Bench) -> list[str]:
    return GAME.faults(bench.realm)


def crowd(bench: Bench) -> None:
    bench.unit("peasants")
    bench.unit("peasants")


def lose_a_face(bench: Bench) -> None:
    place = bench.realm.places[bench.paint(bench.beside(), "plains", Site.KEEP)]
    place.tokens = [bench.realm.piles[1].pop()]


def strange_shield(bench: Bench) -> None:
    bench.realm.places[bench.paint(bench.beside(), "plains", Site.KEEP)].shields = [3]


def double_space(bench: Bench) -> None:
    bench.realm.spaces = [*bench.realm.spaces, Space(0, 0, 0, 0, -1, 0)]
    bench.realm.neighbours = [*bench.realm.neighbours, []]


def owe_points(bench: Bench) -> None:
    bench.fight("prowlers")
    bench.combat.block[2] = -1


def summon_from_nowhere(bench: Bench) -> None:
    bench.fight("prowlers")[0].summoner = 4


def wrong_banner(bench: Bench) -> None:
    bench.unit("peasants").banner = bench.cards("rage")[0]


FAULTS: dict[str, Callable[[Bench], object]] = {
    "is in": lambda bench: bench.hero.hand.append(bench.realm.wounds[0]),
    "something else among the wounds": lambda bench: bench.realm.wounds.extend(bench.cards("rage")),
    "[4, 0, 0, 0] crystals": lambda bench: bench.crystals("red", "red", "red", "red"),
    "mana": lambda bench: bench.hero.mana.__setitem__(0, -1),
    "more units than command tokens": crowd,
    "reputation 8": lambda bench: setattr(bench.hero, "reputation", 8),
    "level 11": lambda bench: setattr(bench.hero, "level", 11),
    "level 2 and fame 0": lambda bench: setattr(bench.hero, "level", 2),
    "hex 999 is not there": lambda bench: setattr(bench.hero, "space", 999),
    "no banner": wrong_banner,
    "two spaces": double_space,
    "neither face up nor face down": lose_a_face,
    "seat 3 is not there": strange_shield,
    "there are 2 dice": lambda bench: bench.realm.source.pop(),
    "(-1, 0, 1, 0)": lambda bench: setattr(bench.turn, "move", -1),
    "round 5 is played": lambda bench: setattr(bench.realm, "round", 5),
    "hero 7 is not there": lambda bench: setattr(bench.realm, "round_ended_by", 7),
    "the last turns are those of [99]": lambda bench: bench.realm.last_turns.append(99),
    "place in the order 5": lambda bench: setattr(bench.realm, "place_in_order", 5),
    "terrain 11": lambda bench: setattr(bench.realm.spaces[0], "terrain", 11),
    "among tactics": lambda bench: bench.realm.tactics.extend(bench.cards("rage")),
    "fewer than no points": owe_points,
    "fighter 4 is not there": summon_from_nowhere,
}


@pytest.mark.parametrize("told", FAULTS)
def test_a_fault_is_reported(told: str) -> None:
    bench = Bench()
    assert faults(bench) == []
    FAULTS[told](bench)
    found = faults(bench)
    assert len(found) == 1, found
    assert told in found[0]


def test_a_turn_ends_even_if_nobody_has_another() -> None:
    """MK-3.4.2: the next hero with a turn is looked for only once around the table."""
    bench = Bench()
    bench.realm.round_ended_by = 0
    bench.realm.last_turns = [7]
    end_turn(bench.realm)
    assert bench.realm.next_step == "turn"


def test_a_skill_the_dummy_left_in_the_centre_has_no_owner() -> None:
    bench = Bench()
    pile = bench.hero.skill_pile
    bench.realm.common_skills.append(pile.pop())
    bench.realm.common_owners.append(NOTHING)
    assert faults(bench) == []
    bench.realm.common_owners[0] = 7
    assert faults(bench) == ["seat 7 is not there"]

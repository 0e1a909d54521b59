"""Unpredictable battles (MK-14.6.5, MK-14.6.6)."""

import pytest

from questhall.games.mage_knight.printed.kinds import Mana, Range
from questhall.games.mage_knight.rules.foes import armour, attack_value
from questhall.games.mage_knight.state.combat import Foe
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import gather, shield, summoner
from tests.marks import rule


def meeting(*rivals: str) -> Bench:
    """A fight in which the last rival had the turn before this one."""
    bench = Bench("tovak", rivals=rivals)
    bench.realm.rules.unpredictable = True
    bench.realm.last_rival = len(rivals) if rivals else NOTHING
    return bench


def surprised(colour: str) -> tuple[Bench, Foe]:
    bench = meeting("goldyx", "norowas")
    foe = bench.fight(enemy(armour=3, attack=3, fame=2))[0]
    question = bench.ask()
    assert question.seats == [2]
    assert question.secret
    bench.play(f"set-die:{colour}")
    assert bench.realm.next_step == "ranged"
    return bench, foe


def strength_of(bench: Bench, foe: Foe) -> tuple[int, int]:
    return armour(bench.realm, bench.combat, foe), attack_value(bench.combat, foe, 0)


@rule("MK-14.6.5", "MK-14.6.6")
@pytest.mark.parametrize(
    ("colour", "strengths", "known", "fame"),
    [
        ("white", [(4, 3), (3, 3), (3, 3)], [[Mana.WHITE], [Mana.WHITE], [Mana.WHITE]], 3),
        (
            "red",
            [(3, 3), (3, 4), (3, 4)],
            [[Mana.RED, Mana.BLUE, Mana.BLACK], [Mana.RED], [Mana.RED]],
            3,
        ),
        (
            "blue",
            [(3, 3), (3, 3), (4, 3)],
            [[Mana.RED, Mana.BLUE, Mana.BLACK], [Mana.BLUE, Mana.BLACK], [Mana.BLUE]],
            3,
        ),
        (
            "black",
            [(3, 3), (3, 3), (3, 3)],
            [[Mana.RED, Mana.BLUE, Mana.BLACK], [Mana.BLUE, Mana.BLACK], [Mana.BLACK]],
            2,
        ),
    ],
)
def test_what_each_colour_does_and_when_it_is_shown(
    colour: str, strengths: list[tuple[int, int]], known: list[list[int]], fame: int
) -> None:
    bench, foe = surprised(colour)
    assert strength_of(bench, foe) == strengths[0]
    assert bench.combat.die_may_be == known[0]
    bench.play("end-phase")
    assert strength_of(bench, foe) == strengths[1]
    assert bench.combat.die_may_be == known[1]
    shield(bench, 4)
    bench.play("block")
    bench.begin("block")
    assert bench.realm.next_step == "attack"
    assert strength_of(bench, foe) == strengths[2]
    assert bench.combat.die_may_be == known[2]
    gather(bench, 4)
    bench.play("strike")
    assert foe.defeated
    assert bench.hero.fame == fame


@rule("MK-14.6.5")
def test_an_enemy_beaten_from_afar_is_worth_more_too() -> None:
    bench, foe = surprised("blue")
    gather(bench, 3, Range.RANGED)
    bench.play("strike")
    assert foe.defeated
    assert bench.hero.fame == 3


@rule("MK-14.6.5")
def test_the_die_needs_a_lone_enemy_and_another_player() -> None:
    two = meeting("goldyx")
    two.fight(enemy(), enemy())
    assert two.realm.next_step == "ranged"
    alone = meeting()
    alone.fight(enemy())
    assert alone.realm.next_step == "ranged"
    usual = meeting("goldyx")
    usual.realm.rules.unpredictable = False
    usual.fight(enemy())
    assert usual.realm.next_step == "ranged"


@rule("MK-14.6.5")
def test_a_summoned_enemy_has_no_die() -> None:
    bench = meeting("goldyx")
    bench.fight(summoner())
    bench.play("set-die:red", "end-phase")
    foe, summoned = bench.combat.foes
    assert foe.attack_change == [1]
    assert summoned.attack_change == [0] * len(summoned.attacks)


@rule("MK-14.6.5")
def test_the_previous_player_sets_the_die() -> None:
    bench = Bench("tovak", rivals=["goldyx", "norowas"])
    realm = bench.realm
    for seat in range(3):
        bench.seat = seat
        bench.deck("march")
    found = []
    for seat in (1, 1, 2, 0):
        realm.place_in_order = seat
        bench.begin("turn")
        found.append((realm.turn.seat, realm.last_rival))
    assert found == [(1, 0), (1, 0), (2, 1), (0, 2)]


@rule("MK-14.6.6", "MK-22.1")
def test_only_the_player_who_set_the_die_knows_it() -> None:
    bench, _ = surprised("blue")
    thoughts: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
    for seat in thoughts:
        for number in range(20):
            copy = bench.realm.clone()
            copy.imagine(seat, bench.realm.known_to(seat), Chance(f"thought {number}"))
            assert copy.combat is not None
            thoughts[seat].add(copy.combat.die)
    assert thoughts == {
        0: {Mana.RED, Mana.BLUE, Mana.BLACK},
        1: {Mana.RED, Mana.BLUE, Mana.BLACK},
        2: {Mana.BLUE},
    }

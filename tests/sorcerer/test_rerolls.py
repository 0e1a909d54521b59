"""Chapter 16.5 and 18.1: re-rolls with omens and fate, back and forth."""

import pytest

from questhall.games.sorcerer.rules.dice import Face
from tests.marks import example, rule
from tests.sorcerer.bench import Bench


def roll_of(bench: Bench) -> list[int]:
    assert bench.arena.attack is not None
    return bench.arena.attack.dice


def attack_with_omens(
    dice: str, mine: int, theirs: int, first: int = 0, fate: bool = True
) -> Bench:
    """P0 attacks a lone minion of P1 with as many dice as the first roll names."""
    bench = Bench(first=first)
    bench.arena.fate = [fate]
    bench.player(0).omens = mine
    bench.player(1).omens = theirs
    bench.minion(1, life=9)
    first_roll = dice.partition("|")[0].split()
    bench.fight(bench.minion(0, attack=len(first_roll)), dice.replace("|", " "))
    return bench


@example("SO-EX-49")
@rule("SO-16.5.3", "SO-16.5.4", "SO-16.5.5", "SO-16.5.6", "SO-16.5.7")
def test_a_long_exchange() -> None:
    bench = attack_with_omens("M M H | C D M H M H", mine=2, theirs=1, first=1)
    assert bench.seats == [0]
    bench.choose("reroll:0")
    assert roll_of(bench) == [Face.CRITICAL, Face.MISS, Face.HIT]
    bench.choose("pass")
    assert bench.seats == [1]
    bench.choose("reroll:0")
    assert roll_of(bench) == [Face.DOUBLE, Face.MISS, Face.HIT]
    bench.choose("fate")
    assert roll_of(bench) == [Face.MISS, Face.HIT, Face.MISS]  # P1 has nothing left and passes
    assert bench.seats == [0]
    bench.choose("reroll:0")
    assert roll_of(bench) == [Face.HIT, Face.HIT, Face.MISS]
    assert [player.omens for player in bench.arena.players] == [0, 0]
    assert bench.arena.fate == [False]
    assert bench.decision is not None
    assert (bench.prompt, bench.seats, bench.decision.amount) == ("hit", [1], 2)


@example("SO-EX-50")
@rule("SO-16.5.7")
def test_two_passes_close_the_window() -> None:
    bench = attack_with_omens("H H", mine=3, theirs=3)
    bench.choose("pass")
    bench.choose("pass")
    assert bench.prompt == "hit"
    bench.choose("damage-side")
    bench.choose("damage-side")
    assert bench.finished
    assert [player.omens for player in bench.arena.players] == [3, 3]
    assert bench.rolls == [[Face.HIT, Face.HIT]]


@example("SO-EX-51")
@rule("SO-16.5.7")
def test_passing_first_does_not_lose_the_option() -> None:
    bench = attack_with_omens("C | M H", mine=1, theirs=2, fate=False)
    asked = []
    for choice in ("pass", "reroll:0", "pass", "reroll:0"):
        asked.append(bench.seats[0])
        bench.choose(choice)
    assert asked == [0, 1, 1, 0]
    assert roll_of(bench) == [Face.HIT]
    assert (bench.prompt, bench.seats) == ("reroll", [1])
    bench.choose("pass")
    assert bench.prompt == "hit"


@example("SO-EX-52")
@rule("SO-10.1.5", "SO-10.1.6", "SO-18.1.2")
def test_fate_can_be_used_on_the_opponents_attack() -> None:
    bench = attack_with_omens("C C D H H | M H M M M", mine=0, theirs=0, first=1)
    assert (bench.seats, bench.offered) == ([1], ["pass", "fate"])
    bench.choose("fate")
    assert roll_of(bench) == [Face.MISS, Face.HIT, Face.MISS, Face.MISS, Face.MISS]
    assert (bench.arena.fate, bench.arena.first) == ([False], 1)


@rule("SO-16.5.3", "SO-16.5.4", "SO-18.1.2")
def test_an_omen_rerolls_one_die_and_full_fate_all_of_them() -> None:
    bench = attack_with_omens("M H", mine=1, theirs=1)
    assert (bench.prompt, bench.seats) == ("reroll", [0])
    assert bench.offered == ["pass", "reroll:0", "reroll:1", "fate"]
    bench.choose("pass")
    assert bench.seats == [1]
    assert bench.offered == ["pass", "reroll:0", "reroll:1"]


@rule("SO-16.5.5", "SO-16.5.8")
def test_the_same_die_can_be_rerolled_again_after_each_result() -> None:
    bench = attack_with_omens("M | M D M H", mine=4, theirs=0, fate=False)
    for face in (Face.MISS, Face.DOUBLE, Face.MISS, Face.HIT):
        assert bench.seats == [0]
        bench.choose("reroll:0")
        assert roll_of(bench) == [face]
    assert bench.player(0).omens == 0
    assert bench.prompt == "hit"


@rule("SO-16.5.6", "SO-16.5.9")
def test_both_players_reroll_the_one_set_of_dice() -> None:
    bench = attack_with_omens("M H | C M", mine=1, theirs=1, fate=False)
    bench.choose("reroll:0")
    assert bench.seats == [1]  # P0 has nothing left
    bench.choose("reroll:1")
    assert bench.rolls == [
        [Face.MISS, Face.HIT],
        [Face.CRITICAL, Face.HIT],
        [Face.CRITICAL, Face.MISS],
    ]
    assert bench.prompt == "critical"


@rule("SO-18.1.3")
def test_the_roll_stays_until_its_damage_is_assigned() -> None:
    bench = attack_with_omens("H", mine=0, theirs=0, fate=False)
    assert (bench.prompt, roll_of(bench)) == ("hit", [Face.HIT])
    bench.choose("damage-side")
    assert bench.finished
    assert bench.arena.attack is None


@rule("SO-16.5.4")
@pytest.mark.parametrize("fate", [False, True])
def test_without_omens_only_the_holder_of_full_fate_is_asked(fate: bool) -> None:
    bench = attack_with_omens("H", mine=0, theirs=0, first=1, fate=fate)
    assert bench.prompt == ("reroll" if fate else "hit")
    assert bench.seats == [1]

"""No character gets the bonus of one and the same effect twice (SS-2.0.0.6, SS-15.1.0.11)."""

import pytest

from questhall.games.sword_and_sorcery.effects.changing import Lasting
from questhall.games.sword_and_sorcery.effects.lasting import Bestow
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.effects import Effect
from questhall.games.sword_and_sorcery.printed.enemies import EnemyDef
from questhall.games.sword_and_sorcery.printed.heroes import UseTarget
from questhall.games.sword_and_sorcery.printed.kinds import CONDITIONS, STATS
from questhall.games.sword_and_sorcery.rules.moments import use_named
from questhall.games.sword_and_sorcery.rules.numbers import change
from questhall.games.sword_and_sorcery.state.attacks import Deed
from questhall.games.sword_and_sorcery.state.figures import Figure
from tests.marks import rule, ruling

from .bench import Bench
from .words import words_in

MISS = ["miss"] * 30


def lasts(effect: Effect) -> bool:
    return any(isinstance(word, Lasting | Bestow) for word in words_in(effect))


def numbers(bench: Bench) -> list[tuple[int, list[int]]]:
    """What is changed for everybody on the table."""
    found: list[tuple[int, list[int]]] = []
    for figure in bench.adventure.figures:
        stats = range(len(STATS) + len(CONDITIONS))
        changed = [change(bench.adventure, figure, stat) for stat in stats]
        found.append((figure.shields, [*changed, len(bench.adventure.boons)]))
    return found


# -- powers of enemies ------------------------------------------------------------------------


def _lasting_powers() -> list[tuple[str, str]]:
    """All powers of scrolls that last, each with an enemy that has it."""
    found: dict[str, str] = {}
    for key, card in library().enemies.items():
        for each in card.scroll.rules:
            if lasts(each.effect):
                found.setdefault(each.key, key)
    return list(found.items())


def with_a_like(card: EnemyDef) -> str:
    """Another copy of the same enemy, if there is one."""
    for key, other in library().enemies.items():
        if other.scroll is card.scroll and other is not card:
            return key
    return ""


def use(bench: Bench, figure: Figure, power: str) -> None:
    deed = Deed(figure.id)
    deed.enemy = figure.owner
    deed.target = 0
    bench.roll(blue=MISS)
    bench.do(use_named(bench.adventure, figure, power, deed))


def test_there_are_powers_that_last() -> None:
    assert {power for power, _ in _lasting_powers()} >= {
        "blood_up",
        "curse_1",
        "curse_2",
        "ash_veil",
    }


@pytest.mark.parametrize(("power", "enemy"), _lasting_powers())
@rule("SS-15.1.0.11", "SS-2.0.0.6")
def test_a_power_of_an_enemy_does_not_add_up_with_itself(power: str, enemy: str) -> None:
    bench = Bench("A B")
    figure = bench.printed(enemy, "A")
    bench.enemy("A")
    other = with_a_like(library().enemies[enemy])
    like = bench.printed(other, "A") if other else figure
    before = numbers(bench)
    use(bench, figure, power)
    once = numbers(bench)
    assert once != before
    use(bench, figure, power)
    assert numbers(bench) == once
    if "curse" in power:  # what it does to others it does once, whoever uses it
        use(bench, like, power)
        assert numbers(bench) == once


@rule("SS-15.1.0.11")
def test_blood_up_gives_one_hit_however_often_it_comes() -> None:
    bench = Bench("A B")
    orc = bench.printed("orc_warrior_blue_1", "A")
    bench.hero(1, "B")
    for _ in range(3):
        use(bench, orc, "blood_up")
    bench.roll(red=["miss"] * 3, blue=MISS)
    bench.do(bench.attack(orc.id, bench.hero(0), fixed=1))
    assert bench.told("hits")[0].amount == 2
    bench.step("time")
    use(bench, orc, "blood_up")
    assert len(bench.adventure.bonuses) == 1


@rule("SS-15.1.0.11", "SS-8.3.1.2")
@ruling("SS-R34")
def test_an_ash_veil_that_was_used_up_does_not_come_again_in_the_same_round() -> None:
    bench = Bench("A B")
    shaman = bench.printed("orc_shaman_red_1", "A")
    bench.foe(shaman).powers = []
    shaman.shields = 2
    use(bench, shaman, "ash_veil")
    assert shaman.shields == 4
    shaman.shields = 0
    use(bench, shaman, "ash_veil")
    assert shaman.shields == 0
    bench.step("time")
    use(bench, shaman, "ash_veil")
    assert shaman.shields == 4


@rule("SS-2.0.0.6")
@ruling("58")
def test_a_second_curse_in_the_own_turn_only_lasts_longer() -> None:
    bench = Bench("A B")
    shaman = bench.printed("orc_shaman_blue_1", "A")
    bench.sheet(0).acted = True
    use(bench, shaman, "curse_1")
    bench.turn(0)
    bench.sheet(0).acted = False
    use(bench, shaman, "curse_1")
    assert [bonus.amount for bonus in bench.adventure.bonuses] == [-1]
    bench.act("end-turn")
    assert len(bench.adventure.bonuses) == 1
    bench.sheet(0).acted = False
    bench.turn(0)
    bench.act("end-turn")
    assert bench.adventure.bonuses == []


# -- powers of heroes -------------------------------------------------------------------------


class OfAHero:
    """A power at one level, an innate power or a scream, of a class that has it."""

    def __init__(self, hero: str, name: str, target: int, effect: Effect) -> None:
        self.hero = hero
        self.name = name
        self.target = target
        self.effect = effect


def _of_heroes() -> list[OfAHero]:
    box = library()
    found: list[OfAHero] = []
    for key, card in box.classes.items():
        for each in [*card.innate_uses, card.scream]:
            found.append(OfAHero(key, each.key, each.target, each.effect))
        for power in box.powers.values():
            if power.owner == card.hero:
                for level in power.levels:
                    name = f"{power.key} {level.level}"
                    found.append(OfAHero(key, name, power.target, level.effect))
    return [each for each in found if lasts(each.effect)]


@pytest.mark.parametrize("power", _of_heroes(), ids=lambda power: f"{power.hero} {power.name}")
@rule("SS-2.0.0.6")
def test_a_power_of_a_hero_does_not_add_up_with_itself(power: OfAHero) -> None:
    friend = "shae_rogue" if power.hero.startswith("laegon") else "laegon_archer"
    bench = Bench("A B", heroes=(power.hero, friend))
    foe = bench.enemy("A", hp=90)
    found: list[list[tuple[int, list[int]]]] = []
    for _ in range(2):
        deed = Deed(0, level=5)
        deed.power = power.name
        deed.target = foe.id if power.target == UseTarget.ENEMY else 1
        deed.area = 0
        bench.do_somehow(power.effect.resolve(bench.adventure, deed))
        found.append(numbers(bench))
    assert found[0] == found[1]

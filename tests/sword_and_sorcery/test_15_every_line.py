"""Every line of every scroll is followed at its distances, and every power of it is used."""

from collections.abc import Iterator
from itertools import product

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.enemies import ScrollDef
from questhall.games.sword_and_sorcery.printed.items import Blow
from questhall.games.sword_and_sorcery.printed.kinds import Moment
from questhall.games.sword_and_sorcery.printed.quests import GateDef
from questhall.games.sword_and_sorcery.printed.symbols import Symbol
from questhall.games.sword_and_sorcery.rules.enemies.activating import activate
from questhall.games.sword_and_sorcery.rules.enemies.encounters import special_power
from questhall.games.sword_and_sorcery.rules.enemies.fighting import enemy_attacks
from questhall.games.sword_and_sorcery.rules.movement.entering import enter
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.figures import Figure
from questhall.games.sword_and_sorcery.state.heroes import Power
from tests.marks import rule

from .bench import Bench

ROW = "A B C D E F G H"
SIGHT = 5
# Dice with which each effect of a weapon is paid for at least once.
FACES = (("skill skill", "skill"), ("hit magic", "magic"), ("hit skill", "hit skill"))


def _enemies() -> Iterator[str]:
    """One of each scroll."""
    seen: list[ScrollDef] = []
    for key, card in library().enemies.items():
        if card.scroll not in seen:
            seen.append(card.scroll)
            yield key


def facing(
    key: str, distance: int, faces: tuple[str, str], other: str = "A"
) -> tuple[Bench, Figure]:
    """Ecarus in A, the enemy so many areas away; nobody else can be chosen."""
    bench = Bench(ROW)
    bench.hero(1, other).hidden = True
    bench.do(bench.effect(0, "crowns(100, self)"))
    hero = bench.sheet(0)
    hero.powers = [Power(hero.supply.pop(), 2)]
    figure = bench.printed(key, ROW.split()[distance])
    bench.foe(figure).powers = []
    figure.wounds = 1
    bench.adventure.cards = bench.adventure.cards[:]
    comer = new_cards(bench.adventure, library().enemies["orc_warrior_green_1"])
    bench.adventure.decks[Pile.ENEMY].draw = comer
    bench.adventure.quest.gates = [GateDef("gate", bench.area("H"), Symbol.HIT, True)]
    bench.adventure.gates = [True]
    red, blue = faces
    bench.roll(red=[red] * 30, blue=[blue] * 60)
    return bench, figure


@pytest.mark.parametrize("key", list(_enemies()))
@rule("SS-15.7.1.1", "SS-15.7.1.2", "SS-15.7.1.7", "SS-15.7.1.15")
def test_the_line_that_fits_the_distance_is_followed(key: str) -> None:
    lines = library().enemies[key].scroll.behaviours
    for distance in range(len(ROW.split())):
        fits = [n for n, line in enumerate(lines, 1) if distance in line.distances]
        wanted = fits[0] if fits and distance <= SIGHT else len(lines)
        for faces, other in product(FACES, "AH"):
            bench, figure = facing(key, distance, faces, other)
            bench.do_somehow(activate(bench.adventure, bench.foe(figure)))
            assert bench.told("follows-line")[0].amount == wanted


@pytest.mark.parametrize("key", list(_enemies()))
@rule("SS-15.1.0.7", "SS-15.7.0.2")
def test_special_powers_are_used_near_and_far(key: str) -> None:
    scroll = library().enemies[key].scroll
    special = [each for each in scroll.rules if each.moment == Moment.SPECIAL]
    for distance in (0, 1, 3):
        bench, figure = facing(key, distance, ("miss", "miss"))
        bench.do_somehow(special_power(bench.adventure, bench.foe(figure)))
        assert len(bench.told("special-power")) == 1
        if not special:
            assert not bench.told("attacks")


@pytest.mark.parametrize("key", list(_enemies()))
@rule("SS-15.1.0.9", "SS-19.0.0.1")
def test_some_are_ready_for_whoever_comes(key: str) -> None:
    ready = any(each.moment == Moment.ENTER for each in library().enemies[key].scroll.rules)
    bench, figure = facing(key, 1, ("miss", "miss"))
    bench.do(enter(bench.adventure, bench.hero(0), figure.area))
    assert bool(bench.told("attacks")) is ready


@pytest.mark.parametrize("key", list(_enemies()))
@rule("SS-4.1.0.1", "SS-9.0.0.19", "SS-15.9.0.3")
def test_they_defend_with_what_their_cards_have_and_use_the_time_phase(key: str) -> None:
    card = library().enemies[key]
    bench, figure = facing(key, 0, ("miss", "shield skill"))
    bench.do(bench.attack(0, figure, fixed=9, always=("ignore_armour",)))
    rolled = len(bench.told("defence-roll")) > 0
    assert rolled is (card.defence > 0)
    assert len(bench.told("enemy-triggers")) == len(card.effects)
    bench.step("time")
    heals = any(each.moment == Moment.TIME_PHASE for each in card.scroll.rules)
    assert bool(bench.told("healed")) is (heals and figure.on_map)


# -- enemy power cards ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "wounds"), [("ep_knitting_flesh", 2), ("ep_iron_hide", 3), ("ep_dirge", 3)]
)
@rule("SS-15.3.0.4", "SS-4.1.0.1")
def test_knitting_flesh_heals_in_the_time_phase_and_others_do_not(key: str, wounds: int) -> None:
    bench = Bench("A B")
    foe = bench.enemy("B")
    bench.with_power(foe, key)
    foe.wounds = 3
    bench.step("time")
    assert foe.wounds == wounds


@rule("SS-15.3.0.7", "SS-9.0.0.4")
def test_a_flaming_weapon_hits_harder_for_a_symbol() -> None:
    for face, hits in (("skill", 2), ("miss", 1)):
        bench = Bench("A B")
        bench.hero(1, "B")
        foe = bench.enemy("A", weapon=Blow(1, 0, 1))
        bench.with_power(foe, "ep_flaming_weapon")
        bench.roll(blue=[face, *["miss"] * 9])
        bench.do(enemy_attacks(bench.adventure, bench.foe(foe), bench.hero(0)))
        assert bench.told("hits")[0].amount == hits
        assert bench.hero(0).fire == [2]

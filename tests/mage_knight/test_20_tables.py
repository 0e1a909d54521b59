"""The tables: fame, reputation, dice and units (MK-20)."""

from questhall.games.mage_knight.printed.kinds import BASIC_COLOURS
from questhall.games.mage_knight.rules.cards.mana import roll_source
from questhall.games.mage_knight.rules.cards.tracks import (
    LEVEL_FROM,
    NO_TALK,
    armour_of,
    change_reputation,
    command_of,
    gain_fame,
    hand_limit_of,
    influence_of,
    level_of,
)
from tests.mage_knight.bench import Bench
from tests.mage_knight.scenarios.stage import table
from tests.marks import example, rule, ruling


@rule("MK-20.1.1", "MK-9.6.4", "MK-2.2.2", "MK-2.2.4")
def test_the_fame_track() -> None:
    rows = [3, 5, 7, 9, 11, 13, 15, 17, 19, 21]
    assert sum(rows) == 120
    assert list(LEVEL_FROM) == [sum(rows[:number]) for number in range(10)]
    hero = Bench().hero
    values = []
    for fame in LEVEL_FROM:
        hero.level = level_of(fame)
        assert level_of(fame - 1) == max(1, hero.level - 1)
        values.append((armour_of(hero), hand_limit_of(hero), command_of(hero)))
    assert values == [
        (2, 5, 1),
        (2, 5, 1),
        (3, 5, 2),
        (3, 5, 2),
        (3, 6, 3),
        (3, 6, 3),
        (4, 6, 4),
        (4, 6, 4),
        (4, 7, 5),
        (4, 7, 5),
    ]


@rule("MK-20.1.2")
def test_fame_beyond_the_track() -> None:
    bench = Bench()
    bench.hero.fame = 118
    gain_fame(bench.realm, bench.hero, 7, "MK-20.1.2")
    assert bench.hero.fame == 125
    assert level_of(125) == 10


@rule("MK-20.2.1", "MK-20.2.2")
@ruling("34")
def test_the_reputation_track() -> None:
    bench = Bench()
    hero = bench.hero
    change_reputation(bench.realm, hero, 9, "MK-20.2.1")
    assert hero.reputation == 7
    change_reputation(bench.realm, hero, -20, "MK-20.2.1")
    assert hero.reputation == -7
    assert influence_of(hero) == NO_TALK
    influence = []
    for place in range(-6, 8):
        hero.reputation = place
        influence.append(influence_of(hero))
    assert influence == [-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]


@rule("MK-20.4.1", "MK-2.1.10", "MK-2.1.13")
def test_dice_and_units_by_the_number_of_players() -> None:
    for scenario, more in (("full_conquest", 0), ("blitz_conquest", 1)):
        for seats in (2, 3, 4):
            realm = table(scenario, seats)
            assert len(realm.source) == seats + 2 + more
            assert len(realm.unit_offer) == seats + 2 + more
            basic = len([die for die in realm.source if die.colour < BASIC_COLOURS])
            assert basic >= (seats + 3 + more) // 2
    alone = table("solo_conquest", 1)  # a dummy does not count
    assert len(alone.source) == len(alone.unit_offer) == 3


@example("MK-EX-30", "MK-EX-31")
@rule("MK-2.1.13", "MK-2.0.2", "MK-3.2.2")
@ruling("27")
def test_black_and_gold_are_rolled_again_until_half_is_basic() -> None:
    realm = table("full_conquest", 2)
    red, blue, gold, black = 0, 1, 4, 5
    realm.chance.rig("mana", [gold, black, red, gold, black, blue, gold])
    roll_source(realm)
    assert [die.colour for die in realm.source] == [black, blue, red, gold]
    three = table("full_conquest", 3)
    three.chance.rig("mana", [red, red, gold, black, gold, black, black, blue])
    roll_source(three)
    assert [die.colour for die in three.source] == [red, red, black, black, blue]

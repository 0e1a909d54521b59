"""Sites (MK-18)."""

import pytest

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import Mana, Site, Token
from questhall.games.mage_knight.rules.map.movement import is_safe
from questhall.games.mage_knight.rules.round.end_of_turn import drawing_limit
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import gather, put_site, stack, stand_on
from tests.marks import rule, ruling


def win(bench: Bench) -> None:
    """Defeat everybody in the attack phase."""
    bench.phase("attack")
    while not all(foe.defeated for foe in bench.combat.foes):
        gather(bench, 90)
        bench.play("strike")
    bench.ask()


def lose(bench: Bench) -> None:
    """Defeat nobody."""
    bench.phase("attack")
    bench.play("end-fight")
    bench.ask()


@rule("MK-18.1.1", "MK-18.1.2")
@ruling("32")
def test_a_village_is_safe_and_may_be_plundered_once() -> None:
    bench = Bench(rivals=["norowas"])
    bench.paint(bench.hero.space, "plains", Site.VILLAGE)
    assert is_safe(bench.realm, bench.hero, bench.hero.space)
    bench.deck(*["march"] * 5)
    bench.realm.heroes[1].deck = bench.cards("march")
    bench.realm.place_in_order = 1
    bench.begin("turn")
    bench.play("plunder")
    assert len(bench.hero.hand) == 2
    assert bench.hero.reputation == -1
    bench.begin("turn")
    assert bench.realm.next_step == "movement"  # it is not asked again
    assert len(bench.hero.hand) == 2


@rule("MK-18.1.4")
def test_units_do_not_burn_monasteries() -> None:
    bench = Bench()
    stand_on(bench, Site.MONASTERY)
    bench.unit("peasants")
    stack(bench, Token.VIOLET, enemy(armour=2, attack=0))
    bench.play("burn")
    assert bench.hero.reputation == -3
    bench.phase("attack")
    assert not bench.offers("activate")
    win(bench)
    assert bench.turn.rewards == ["artifact"]
    assert bench.realm.site_at(bench.hero.space) != Site.MONASTERY


@pytest.mark.parametrize(
    ("site", "colour", "rewards"),
    [
        (Site.DUNGEON, Token.BROWN, ["spell_or_artifact"]),
        (Site.TOMB, Token.RED, ["artifact", "spell"]),
        (Site.MONSTER_DEN, Token.BROWN, ["crystal", "crystal"]),
    ],
)
@rule("MK-18.3.1", "MK-18.3.2", "MK-18.4.1")
def test_adventures(site: int, colour: int, rewards: list[str]) -> None:
    bench = Bench()
    place = stand_on(bench, site)
    bench.unit("peasants")
    token = stack(bench, colour, enemy(armour=2, attack=0, fame=3))[-1]
    bench.play("enter")
    assert [foe.token for foe in bench.combat.foes] == [token]
    assert bench.combat.night_rules == (site != Site.MONSTER_DEN)
    bench.phase("attack")
    assert bench.offers("activate") == (site == Site.MONSTER_DEN)
    win(bench)
    assert bench.hero.fame == 3
    assert place.shields == [0]
    assert sorted(bench.turn.rewards) == rewards
    assert token in bench.realm.token_discards[colour]


@rule("MK-18.3.1", "MK-18.4.1")
@ruling("36")
def test_which_enemies_stay_after_a_lost_fight() -> None:
    for site, stays in ((Site.DUNGEON, False), (Site.MONSTER_DEN, True)):
        bench = Bench()
        place = stand_on(bench, site)
        token = stack(bench, Token.BROWN, enemy(armour=2, attack=0))[-1]
        bench.play("enter")
        lose(bench)
        assert place.tokens == ([token] if stays else [])
        assert (token in bench.realm.token_discards[Token.BROWN]) != stays
        assert place.shields == []
        if stays:
            assert place.face_up == [True]
            bench.phase("acting")
            bench.play("enter")
            assert [foe.token for foe in bench.combat.foes] == [token]


@rule("MK-18.3.1")
def test_a_die_decides_the_treasure_of_a_dungeon() -> None:
    for face, won in ((Mana.GOLD, "spell"), (Mana.BLACK, "spell"), (Mana.GREEN, "artifact")):
        bench = Bench()
        bench.realm.chance.rig("mana", [face])
        bench.turn.rewards = ["spell_or_artifact"]
        bench.turn.played_any = True
        bench.begin("end_of_turn")
        assert bench.options()[0].startswith("take:" if won == "spell" else "give-back:")


@rule("MK-18.3.3")
def test_a_conquered_dungeon_gives_only_fame() -> None:
    for site, colour in ((Site.DUNGEON, Token.BROWN), (Site.TOMB, Token.RED)):
        bench = Bench(rivals=["norowas"])
        place = stand_on(bench, site)
        place.conquered, place.shields = True, [1]
        stack(bench, colour, enemy(armour=2, attack=0, fame=4))
        bench.play("enter")
        win(bench)
        assert bench.hero.fame == 4
        assert bench.turn.rewards == []
        assert place.shields == [1]


@rule("MK-18.4.2")
def test_both_monsters_of_spawning_grounds() -> None:
    bench = Bench()
    place = stand_on(bench, Site.SPAWNING_GROUNDS)
    stack(bench, Token.BROWN, enemy(attack=0), enemy(attack=0))
    bench.play("enter")
    assert len(bench.combat.foes) == 2
    win(bench)
    assert place.shields == [0]
    assert bench.turn.rewards == ["artifact", "crystal", "crystal", "crystal"]


@rule("MK-18.4.5", "MK-18.4.6")
def test_a_conquered_keep_or_tower() -> None:
    for site, rewards in ((Site.KEEP, []), (Site.MAGE_TOWER, ["spell"])):
        bench = Bench(rivals=["norowas"])
        space = put_site(bench, site, enemy(armour=2, attack=0))
        bench.turn.move = 2
        bench.paint(bench.hero.space, "plains")
        bench.play(f"step@{space}")
        win(bench)
        assert bench.realm.places[space].shields == [0]
        assert bench.turn.rewards == rewards
        assert drawing_limit(bench.realm, bench.hero) == (6 if site == Site.KEEP else 5)


@rule("MK-18.4.7", "MK-18.4.8", "MK-18.4.9")
def test_the_keep_of_another_hero() -> None:
    for won in (True, False):
        bench = Bench(rivals=["norowas"])
        start = bench.paint(bench.hero.space, "plains")
        space = put_site(bench, Site.KEEP)
        place = bench.realm.places[space]
        place.conquered, place.shields = True, [1]
        token = stack(bench, Token.GREY, enemy(armour=2, attack=0, fame=3))[-1]
        bench.turn.move = 2
        bench.play(f"step@{space}")
        assert bench.hero.reputation == -1
        if won:
            win(bench)
            assert bench.hero.fame == 2
            assert place.shields == [0]
        else:
            lose(bench)
            assert bench.hero.space == start
            assert bench.hero.fame == 0
            assert place.shields == [1]
            assert place.tokens == []
        assert token in bench.realm.token_discards[Token.GREY]


@rule("MK-18.5.2")
def test_ruins_and_altars() -> None:
    bench = Bench()
    place = stand_on(bench, Site.RUINS)
    ruin = next(each for each in library().all_ruins if each.key == "ruin_green_brown")
    place.ruin, place.ruin_up = bench.realm.new_card(ruin), True
    bench.play("enter")
    assert [foe.kind.colour for foe in bench.combat.foes] == ruin.enemies
    win(bench)
    assert place.shields == [0]
    assert bench.turn.rewards == ["artifact"]
    for price, fame in (([3, 0, 0, 0], 7), ([1, 1, 1, 1], 10)):
        pious = Bench()
        place = stand_on(pious, Site.RUINS)
        altar = next(each for each in library().all_ruins if each.price == price)
        place.ruin, place.ruin_up = pious.realm.new_card(altar), True
        pious.crystals("red", "red", "blue", "green", "white")
        assert pious.offers("altar") == (fame == 10)
        pious.crystals("red")
        pious.play("altar")
        assert pious.hero.fame == fame
        assert place.shields == [0]
        assert pious.hero.crystals[Mana.RED] == (0 if fame == 7 else 2)
        assert pious.realm.next_step == "afterwards"

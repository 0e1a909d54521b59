"""When scenarios are won and lost (RULES 6.1), goal by goal."""

import pytest

from questhall.games.gloomhaven.printed.cards import CardHalf
from questhall.games.gloomhaven.rules.movement.looting import loot_hex
from questhall.games.gloomhaven.rules.round.character_turn import use_card
from questhall.games.gloomhaven.rules.round.rounds import start_round
from questhall.games.gloomhaven.rules.round.scenario_end import settle
from questhall.games.gloomhaven.rules.scenario import SpecialRule, destinations, progress
from questhall.games.gloomhaven.state.scene import Phase

from ...marks import rule
from .book import Played

KILL_ALL = (1, 4, 5, 10, 13, 14, 16, 17, 18, 28, 38, 56, 63, 64, 85, 89, 93)


def open_everything(table: Played) -> None:
    for joint in table.scene.scenario.joints:
        if joint.kind == "door" and not table.is_open(joint.id):
            table.open_door(joint.id)


@rule("GH-6.1.1")
@pytest.mark.parametrize("number", KILL_ALL)
def test_kill_all_needs_every_room_and_every_enemy(number: int) -> None:
    table = Played(number, 4)
    table.kill(*table.foes())
    assert not table.won
    before = progress(table.scene)
    assert 0 < before < 1
    open_everything(table)
    *others, last = table.foes()
    table.kill(*others)
    assert not table.won
    assert before < progress(table.scene) < 1
    table.kill(last)
    assert table.won
    assert progress(table.scene) == 1


@rule("GH-6.1.1", "GH-5.1.7")
def test_the_round_is_played_out_after_the_goal_is_met() -> None:
    table = Played(1)
    open_everything(table)
    table.kill(*table.foes())
    assert table.won
    assert not table.scene.over
    table.end_round()
    assert table.scene.phase == Phase.FINISHED
    assert table.scene.results == [1.0, 1.0]


@rule("GH-6.1.2", "GH-3.19.6")
def test_all_characters_exhausted_is_a_loss() -> None:
    table = Played(1)
    table.exhaust(0)
    assert not table.lost
    table.exhaust(1)
    assert table.lost
    table.end_round()
    assert table.scene.results == [0.0, 0.0]


@rule("GH-6.1.2")
def test_what_comes_first_decides() -> None:
    table = Played(8)
    open_everything(table)
    table.kill(*table.monsters("inox_bodyguard"))
    assert table.won
    table.exhaust(0)
    table.exhaust(1)
    assert table.won
    assert not table.lost


def test_the_lair_needs_the_commander_and_whoever_is_revealed() -> None:
    table = Played(2)
    table.open_door("door_1")
    table.kill(table.one("bandit_commander"))
    assert not table.won
    table.kill(*table.foes())
    assert table.won
    assert not table.is_revealed("a1a")


def test_killing_the_revealed_without_the_commander_is_not_enough() -> None:
    table = Played(2)
    table.kill(*table.foes())
    assert not table.won
    table.open_door("door_1")
    boss = table.one("bandit_commander")
    table.kill(*[foe for foe in table.foes() if foe is not boss])
    assert not table.won


@pytest.mark.parametrize("characters", [2, 3, 4])
def test_five_enemies_for_each_character_fall_in_the_encampment(characters: int) -> None:
    table = Played(3, characters)
    for fallen in range(5 * characters):
        assert not table.won
        assert progress(table.scene) == pytest.approx(fallen / (5 * characters))
        if not table.foes():
            table.monster("inox_archer", "0,0")
        table.kill(table.foes()[0])
    assert table.won


def test_the_crypt_needs_only_its_last_tile() -> None:
    table = Played(6)
    table.kill(*table.foes())
    assert not table.won
    table.open_door("door_1")
    table.kill(*table.foes())
    assert not table.won
    table.open_door("door_2")
    assert table.is_revealed("m1a")
    assert not table.is_revealed("k1a")
    assert not table.won
    table.kill(*table.foes())
    assert table.won


def test_both_bodyguards_must_fall() -> None:
    table = Played(8)
    table.kill(*table.foes())
    assert not table.won
    open_everything(table)
    one, other = table.monsters("inox_bodyguard")
    table.kill(one)
    assert not table.won
    table.kill(other)
    assert table.won
    assert table.foes()


@pytest.mark.parametrize(
    ("number", "boss"), [(11, "captain_of_the_guard"), (12, "jekserah"), (20, "jekserah")]
)
def test_the_boss_alone_decides(number: int, boss: str) -> None:
    table = Played(number, 3)
    assert not table.won
    open_everything(table)
    figure = table.one(boss)
    assert progress(table.scene) == 0
    figure.hp -= 6
    assert progress(table.scene) == pytest.approx(6 / figure.max_hp)
    table.kill(figure)
    assert table.won


def test_the_mine_needs_the_overseer_and_the_treasure() -> None:
    table = Played(9)
    open_everything(table)
    table.kill(table.one("merciless_overseer"))
    assert not table.won
    table.run(loot_hex(table.scene, table.hero(), table.cell("6,-12"), True))
    assert table.won


def test_the_treasure_of_the_mine_alone_is_not_enough() -> None:
    table = Played(9)
    open_everything(table)
    table.run(loot_hex(table.scene, table.hero(), table.cell("6,-12"), True))
    assert not table.won


@rule("GH-7.1.12")
@pytest.mark.parametrize(
    ("number", "tiles"),
    [(7, ["-7,1", "4,-4", "9,-14", "-8,-3", "3,-13"]), (30, ["15,2"])],
)
def test_goal_treasures_need_a_loot_action(number: int, tiles: list[str]) -> None:
    table = Played(number)
    open_everything(table)
    for place in tiles:
        table.ends_turn(0, place)
        assert table.scene.memory == {}
    for place in tiles:
        assert not table.won
        table.run(loot_hex(table.scene, table.hero(), table.cell(place), False))
    assert table.won


def test_the_treasure_of_the_shrine_is_looted_by_standing_on_it() -> None:
    table = Played(15)
    table.open_door("door_1")
    table.ends_turn(0, "-3,10")
    table.kill(*table.foes())
    table.ends_turn(0, "-12,11")
    table.ends_turn(1, "5,11")
    assert not table.won
    table.ends_turn(0, "-6,16")
    assert table.won


@rule("GH-7.1.6")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_all_plates_of_the_ruins_at_once(characters: int) -> None:
    plates = ("-12,13", "4,13", "-10,15", "0,15")
    table = Played(23, characters)
    open_everything(table)
    table.kill(*table.foes())
    assert not table.won
    for seat in range(characters):
        assert not table.won
        table.ends_turn(seat, plates[seat])
    assert table.won


@rule("GH-7.1.6")
def test_plates_one_after_the_other_do_not_count() -> None:
    table = Played(23, 2)
    open_everything(table)
    table.kill(*table.foes())
    table.ends_turn(0, "-12,13")
    table.ends_turn(0, "4,13")
    table.ends_turn(1, "-10,15")
    assert not table.won


def test_plates_only_count_at_the_end_of_a_turn() -> None:
    table = Played(23, 2)
    open_everything(table)
    table.kill(*table.foes())
    table.put(table.figure(0), "-12,13")
    table.put(table.figure(1), "4,13")
    settle(table.scene)
    assert not table.won
    table.ends_turn(1)
    assert table.won


def test_every_door_of_the_echo_chamber() -> None:
    table = Played(24)
    doors = [joint.id for joint in table.scene.scenario.joints]
    for door in doors[:-1]:
        table.open_door(door)
    assert table.is_revealed("b4b")
    assert table.is_revealed("d2b")
    assert not table.won
    table.open_door(doors[-1])
    assert table.won


@rule("GH-6.1.1")
def test_all_escape_from_the_icecrag() -> None:
    table = Played(25)
    open_everything(table)
    table.ends_turn(0, "-11,12")
    assert not table.won
    table.ends_turn(1, "-12,14")
    assert table.won


@rule("GH-6.1.2")
def test_a_character_exhausted_on_the_exit_has_escaped() -> None:
    table = Played(25)
    open_everything(table)
    table.put(table.figure(0), "-11,12")
    table.exhaust(0)
    assert not table.lost
    table.ends_turn(1, "-10,12")
    assert table.won


@rule("GH-6.1.2")
def test_a_character_exhausted_elsewhere_loses_the_scenario() -> None:
    table = Played(25, 3)
    table.ends_turn(0, "8,-3")
    assert not table.lost
    table.exhaust(0)
    assert table.lost


def test_bots_are_told_where_to_go() -> None:
    table = Played(15)
    hero, other = table.figure(0), table.figure(1)
    treasure = table.cell("-6,16")
    plates = [table.cell(place) for place in ("-12,11", "5,11")]
    assert destinations(table.scene, hero) == [
        treasure,
        table.cell("-3,10"),
        *plates,
    ]
    table.open_door("door_1")
    table.ends_turn(0, "-3,10")
    assert destinations(table.scene, hero) == [treasure, *plates]
    table.kill(*table.foes())
    table.ends_turn(0, "-12,11")
    assert destinations(table.scene, hero) == [treasure, *plates]
    assert destinations(table.scene, other) == [treasure, plates[1]]
    table.ends_turn(1, "5,11")
    assert destinations(table.scene, hero) == [treasure]


def test_bots_see_how_far_the_exit_is() -> None:
    table = Played(25)
    open_everything(table)
    far = progress(table.scene)
    table.put(table.figure(0), "-5,14")
    near = progress(table.scene)
    assert far < near < 1


# -- from scenario 31 on ---------------------------------------------------------------


def test_the_wood_needs_its_last_room_its_treasure_and_all_who_are_revealed() -> None:
    table = Played(32)
    table.kill(*table.foes())
    assert not table.won
    table.open_door("door_1")
    table.open_door("door_2")
    table.kill(*table.foes())
    assert not table.won
    table.ends_turn(0, "7,-10")
    assert table.won
    assert not table.is_revealed("l1b")


@rule("GH-7.1.7")
def test_the_altar_of_the_divide_must_fall() -> None:
    table = Played(39, 3, level=3)
    table.open_door("door_1")
    (altar,) = table.named("altar")
    assert altar.hp == 6 + 3 * table.scene.level == 12
    table.kill(*table.foes())
    assert not table.won
    table.damage(altar, 12)
    assert table.won


def test_two_characters_stand_on_both_plates_of_the_network() -> None:
    table = Played(40)
    for door in ("door_1", "door_2", "door_3", "door_4", "door_5", "door_6"):
        table.open_door(door)
    table.ends_turn(0, "-6,4")
    table.ends_turn(0, "7,4")
    assert not table.won
    table.ends_turn(1, "-6,4")
    assert table.won


@pytest.mark.parametrize("characters", [2, 3, 4])
def test_four_drakes_for_each_character(characters: int) -> None:
    table = Played(43, characters)
    killed = 0
    for joint in [None, *table.scene.scenario.joints]:
        if joint is not None:
            table.open_door(joint.id)
        table.kill(*table.monsters("flame_demon"))
        for drake in table.foes():
            assert table.won == (killed >= 4 * characters)
            table.kill(drake)
            killed += 1
    assert table.won


def test_the_stones_of_the_fortress_are_taken_by_loot_actions() -> None:
    table = Played(50)
    open_everything(table)
    table.kill(*table.foes())
    stones = ("0,10", "14,-7", "5,10", "8,-7")
    table.ends_turn(0, stones[0])
    for place in stones:
        assert not table.won
        table.run(loot_hex(table.scene, table.hero(), table.cell(place), False))
    assert table.won


# -- the cellar ------------------------------------------------------------------------


def test_in_the_cellar_everybody_takes_a_treasure() -> None:
    table = Played(52)
    open_everything(table)
    table.kill(*table.foes())
    table.ends_turn(0, "-5,1")
    table.run(loot_hex(table.scene, table.hero(0), table.cell("-5,1"), False))
    table.run(loot_hex(table.scene, table.hero(0), table.cell("12,-7"), False))
    assert not table.won
    table.exhaust(0)
    assert not table.lost
    table.run(loot_hex(table.scene, table.hero(1), table.cell("7,5"), False))
    assert table.won


def test_a_treasure_of_the_cellar_may_be_taken_for_a_bottom_action() -> None:
    table = Played(52)
    open_everything(table)
    table.kill(*table.foes())
    table.put(table.figure(), "-4,1")
    hero = table.hero()
    card, other = (table.card(hero.kind.cards[place].key) for place in (0, 1))
    assert table.found(SpecialRule.options, hero, [CardHalf.TOP]) == []
    offers = table.found(SpecialRule.options, hero, [CardHalf.TOP, CardHalf.BOTTOM])
    assert [(each.verb, each.what, each.where) for each in offers] == [
        ("loot-beside", each, table.cell("-5,1")) for each in (card, other)
    ]
    table.run(use_card(offers[0]))
    assert hero.treasures == [0]
    assert table.pile_of(card) == "discard"
    assert table.pile_of(other) == "chosen"
    assert table.found(SpecialRule.options, hero, [CardHalf.BOTTOM]) == []


@rule("GH-6.1.2")
def test_the_cellar_is_lost_with_whoever_took_nothing() -> None:
    table = Played(52)
    table.exhaust(1)
    assert table.lost


# -- from scenario 53 on ---------------------------------------------------------------


@pytest.mark.parametrize(("number", "treasures"), [(59, 1), (65, 5)])
def test_all_enemies_and_all_treasures(number: int, treasures: int) -> None:
    table = Played(number)
    open_everything(table)
    table.kill(*table.foes())
    goals = [tile.cells[0] for tile in table.scene.tiles if tile.goal]
    assert len(goals) == treasures
    for cell in goals:
        assert not table.won
        table.run(loot_hex(table.scene, table.hero(), cell, False))
    assert table.won


def test_the_treasure_of_the_grove_is_taken_by_a_loot_action() -> None:
    table = Played(59)
    open_everything(table)
    (cell,) = [tile.cells[0] for tile in table.scene.tiles if tile.goal]
    table.run(loot_hex(table.scene, table.hero(), cell, True))
    assert table.hero().treasures == []


def laboratory(looted: int) -> Played:
    """So many of the four treasures are taken."""
    table = Played(60)
    open_everything(table)
    table.kill(*table.foes())
    for cell in [tile.cells[0] for tile in table.scene.tiles if tile.goal][:looted]:
        table.run(loot_hex(table.scene, table.hero(), cell, False))
    return table


def test_the_laboratory_is_left_with_all_treasures() -> None:
    assert not laboratory(3).won
    assert laboratory(4).won


@rule("GH-6.1.2")
@pytest.mark.parametrize(("looted", "lost"), [(3, True), (4, False)])
def test_nobody_is_exhausted_in_the_laboratory_before_all_is_saved(looted: int, lost: bool) -> None:
    table = laboratory(looted)
    table.exhaust(0)
    assert table.lost == lost


def test_the_laboratory_must_be_left_in_twelve_rounds() -> None:
    table = laboratory(3)
    table.scene.round = 11
    table.end_round()
    assert not table.lost
    table.scene.round = 12
    table.end_round()
    assert table.lost


@rule("GH-7.1.12")
def test_from_round_seven_on_the_fumes_hurt_everybody() -> None:
    table = Played(60)
    table.open_door("door_1")
    hero, foe = table.figure(), table.foes()[0]
    foe.hp = foe.max_hp = 20
    before = hero.hp
    table.scene.round = 5
    table.next_round()
    assert (hero.hp, foe.hp) == (before, 20)
    for hurt in (2, 4):
        table.next_round()
        assert (hero.hp, foe.hp) == (before - hurt, 20 - hurt)


@rule("GH-3.1.7")
def test_who_pays_the_last_cards_at_the_start_of_a_round_is_exhausted() -> None:
    table = Played(60)
    table.scene.round = 6
    for hero in table.scene.heroes:
        hero.hand.clear()
    cards = [table.card(table.hero().kind.cards[place].key, 0, "hand") for place in (0, 1)]
    for place in (0, 1):
        table.card(table.hero(1).kind.cards[place].key, 1, "hand")
    table.start(start_round(table.scene))
    table.choose(f"lose-hand:{cards[0]}")
    table.choose("suffer")
    assert table.hero(0).exhausted
    assert not table.hero(1).exhausted

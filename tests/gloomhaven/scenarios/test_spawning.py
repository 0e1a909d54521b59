"""Monsters that enter by a scenario's rules: scenarios 3, 19, 26 and 27."""

import pytest

from questhall.games.gloomhaven.rules.cards.ability_decks import reveal_card
from questhall.games.gloomhaven.rules.movement.rooms import open_door, spawn
from questhall.games.gloomhaven.rules.round.character_turn import take_turn, use_card
from questhall.games.gloomhaven.rules.round.initiative import monsters_to_act
from questhall.games.gloomhaven.rules.scenario import SpecialRule
from questhall.games.gloomhaven.state.scene import TYPES_FROM, TileKind
from questhall.kernel.decisions import NOTHING

from ...marks import rule
from .book import ELITE, NORMAL, Played


@rule("GH-7.1.1", "GH-7.1.3")
def test_two_characters_meet_a_guard_after_odd_rounds() -> None:
    table = Played(3, 2)
    guards = len(table.monsters("inox_guard"))
    table.next_round()
    guard = table.at("-7,-3")
    assert (table.type_of(guard), guard.rank) == ("inox_guard", NORMAL)
    assert guard.acted == NOTHING
    assert len(table.monsters("inox_guard")) == guards + 1
    table.next_round()
    assert len(table.monsters("inox_guard")) == guards + 1


@rule("GH-3.6.26")
def test_a_guard_that_spawned_leaves_no_coin() -> None:
    table = Played(3, 2)
    table.next_round()
    table.kill(table.at("-7,-3"))
    assert table.scene.coins[table.cell("-7,-3")] == 0


@rule("GH-7.1.3")
def test_nothing_is_revealed_at_the_end_of_the_round() -> None:
    table = Played(3, 2)
    reveal_card(table.scene, table.one("inox_shaman").type)
    table.end_round()
    assert [deck.revealed for deck in table.scene.decks] == [NOTHING] * len(table.scene.decks)


@pytest.mark.parametrize("characters", [3, 4])
def test_more_characters_meet_one_at_the_beginning_of_every_round(characters: int) -> None:
    table = Played(3, characters)
    table.kill(*table.monsters("inox_guard"))
    table.scene.round = 0
    for guards in (1, 2, 3):
        table.begin_round()
        assert len(table.monsters("inox_guard")) == guards
        table.end_round()
        assert len(table.monsters("inox_guard")) == guards


def test_the_guards_stop_once_door_1_is_open() -> None:
    table = Played(3, 2)
    table.open_door("door_3")
    guards = len(table.monsters("inox_guard"))
    table.next_round()
    assert len(table.monsters("inox_guard")) == guards


def test_another_door_does_not_stop_them() -> None:
    table = Played(3, 2)
    table.open_door("door_1")
    guards = len(table.monsters("inox_guard"))
    table.next_round()
    assert len(table.monsters("inox_guard")) == guards + 1


@rule("GH-7.1.1")
def test_on_an_occupied_hex_the_nearest_empty_one_is_taken() -> None:
    table = Played(3, 2)
    table.put(table.figure(), "-7,-3")
    table.start(table.tell(SpecialRule.round_ends))
    assert table.prompt == "spawn"
    assert set(table.places()) <= {"-6,-3", "-7,-2", "-6,-4", "-7,-4", "-8,-2"}
    where = table.places()[0]
    table.choose(where)
    assert table.type_of(table.at(where)) == "inox_guard"


@rule("GH-7.1.2", "GH-7.1.4")
def test_cultists_spawn_behind_the_party_and_act_this_round() -> None:
    table = Played(19, 3)
    table.open_door("door_1")
    table.kill(*table.foes())
    table.scene.queue = [0, 1, 2]
    cultist = [type.kind.key for type in table.scene.types].index("cultist")
    table.start(open_door(table.scene, table.joint("door_2"), table.figure()))
    while table.prompt == "spawn":
        assert set(table.places()) <= {"-1,-4", "-1,-3", "0,-3"}
        table.choose(table.offered[0])
    first = table.at("0,-4")
    assert (table.type_of(first), first.rank) == ("cultist", NORMAL)
    behind = [f for f in table.monsters("cultist") if f.rank == NORMAL]
    assert len(behind) == 2
    assert TYPES_FROM + cultist in table.scene.queue
    assert first in monsters_to_act(table.scene, cultist)


@pytest.mark.parametrize(
    ("characters", "spirits"),
    [(2, 1), (3, 1), (4, 2)],
)
def test_spirits_come_with_door_2_and_only_once(characters: int, spirits: int) -> None:
    table = Played(19, characters, curses=(0, 1) if characters == 4 else ())
    table.open_door("door_1")
    table.kill(*table.foes())
    table.open_door("door_2")
    table.kill(*table.foes())
    table.open_door("door_3")
    found = table.monsters("living_spirit")
    assert len(found) == spirits
    assert table.place(found[0]) == "-6,1"


@rule("GH-7.1.4")
def test_no_standee_no_spawn() -> None:
    table = Played(3, 2)
    type = table.scene.types[table.monsters("inox_guard")[0].type]
    type.standees.clear()
    guards = len(table.monsters("inox_guard"))
    table.run(spawn(table.scene, "inox_guard", NORMAL, table.cell("-7,-3")))
    assert len(table.monsters("inox_guard")) == guards


# -- the cistern -----------------------------------------------------------------------


def cistern(characters: int) -> Played:
    table = Played(26, characters, curses=(0, 1) if characters == 4 else ())
    table.open_door("door_1")
    table.open_door("door_2")
    table.kill(*table.foes())
    return table


@pytest.mark.parametrize("characters", [2, 3, 4])
def test_every_foul_pump_summons_an_imp_at_the_end_of_the_round(characters: int) -> None:
    table = cistern(characters)
    table.play_out(table.tell(SpecialRule.round_ends))
    imps = table.monsters("black_imp")
    assert [imp.rank for imp in imps] == [NORMAL] * characters
    pumps = ("-16,16", "-13,16", "-14,12", "-11,12")[:characters]
    for imp, pump in zip(imps, pumps, strict=True):
        assert table.scene.board.adjacent(imp.cell, table.cell(pump))
        assert not imp.drops_coin


@pytest.mark.parametrize("characters", [2, 3, 4])
def test_there_are_as_many_pumps_as_characters(characters: int) -> None:
    table = cistern(characters)
    looks = []
    for place in ("-16,16", "-13,16", "-14,12", "-11,12"):
        tile = table.scene.tile(table.cell(place))
        assert tile is not None
        assert tile.kind == TileKind.DIFFICULT
        looks.append(tile.look)
    assert looks == ["pump"] * characters + ["water"] * (4 - characters)


def test_pumps_behind_a_closed_door_are_silent() -> None:
    table = Played(26)
    table.open_door("door_1")
    table.end_round()
    assert table.monsters("black_imp") == []


def test_a_character_beside_a_pump_gives_a_bottom_action_for_it() -> None:
    table = cistern(2)
    hero = table.hero()
    table.put(table.figure(), "-15,16")
    first, second = (table.card(hero.kind.cards[place].key) for place in (0, 1))
    table.start(take_turn(table.scene, hero))
    assert f"cleanse:{first}@-16,16" in table.offered
    assert f"cleanse:{second}@-16,16" in table.offered
    assert not [option for option in table.offered if "-13,16" in option]
    table.choose(f"cleanse:{first}@-16,16")
    assert table.pile_of(first) == "discard"
    assert {option.verb for option in table.options} <= {"top", "standard-attack", "item"}
    assert {option.what for option in table.options if option.verb == "top"} == {second}
    assert not table.won


def test_cleansing_is_not_offered_elsewhere_nor_after_the_bottom_action() -> None:
    table = cistern(2)
    hero = table.hero()
    table.put(table.figure(), "-14,13")
    for place in (0, 1):
        table.card(hero.kind.cards[place].key)
    table.start(take_turn(table.scene, hero))
    assert not [option for option in table.offered if option.startswith("cleanse")]


def test_a_cleansed_pump_summons_nothing_and_cleansing_all_wins() -> None:
    table = cistern(2)
    hero = table.hero()
    for place, pump in (("-15,16", "-16,16"), ("-14,16", "-13,16")):
        assert not table.won
        table.put(table.figure(), place)
        card = table.card(hero.kind.cards[0].key)
        table.card(hero.kind.cards[1].key)
        halves = [1]
        (option,) = [
            each for each in table.found(SpecialRule.options, hero, halves) if each.what == card
        ]
        assert option.where == table.cell(pump)
        table.run(use_card(option))
        hero.chosen.clear()
        tile = table.scene.tile(table.cell(pump))
        assert tile is not None
        assert tile.look == "water"
    assert table.won
    table.end_round()
    assert table.monsters("black_imp") == []


# -- the rift --------------------------------------------------------------------------

CYCLE = ["night_demon", "wind_demon", "frost_demon", "sun_demon", "earth_demon", "flame_demon"]


@rule("GH-7.1.1", "GH-7.1.3")
def test_demons_come_in_a_circle_on_the_corners() -> None:
    table = Played(27)
    corners = (["1,6"], ["4,0"], ["1,0", "-2,6"], ["1,6", "4,0"], ["1,0", "-2,6"])
    called = 0
    for hexes in corners:
        table.next_round()
        new = [table.at(place) for place in hexes]
        assert [table.type_of(figure) for figure in new] == [
            CYCLE[(called + place) % 6] for place in range(len(new))
        ]
        assert [figure.rank for figure in new] == [NORMAL] * len(new)
        called += len(new)
        assert len(table.foes()) == len(new)
        table.kill(*table.foes())
    assert called == 8


@pytest.mark.parametrize(
    ("characters", "ranks"),
    [(3, [NORMAL, ELITE, NORMAL, ELITE, NORMAL, ELITE]), (4, [ELITE] * 6)],
)
def test_their_rank_follows_the_number_of_characters(characters: int, ranks: list[int]) -> None:
    table = Played(27, characters)
    found: list[int] = []
    for _ in range(4):
        table.next_round()
        found += [figure.rank for figure in table.foes()]
        table.kill(*table.foes())
    assert found == ranks

"""Specials that only the scenario describes, altars, and a type above its level."""

import pytest

from questhall.games.gloomhaven.effects.attacking import attack_of, range_of
from questhall.games.gloomhaven.effects.moving import move_of
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.cards.ability_decks import reveal_card
from questhall.games.gloomhaven.rules.monsters.acting import Activation
from questhall.games.gloomhaven.rules.round.initiative import focus_initiative, monsters_to_act
from questhall.games.gloomhaven.rules.scenario import own_initiative, progress
from questhall.games.gloomhaven.state.figures import Condition, Figure, FigureKind
from questhall.games.gloomhaven.state.scene import Tile, TileKind
from questhall.kernel.events import Journal

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- the overseer ----------------------------------------------------------------------


def mine(characters: int = 2) -> Played:
    table = Played(9, characters)
    table.open_door("door_1")
    table.kill(*[foe for foe in table.foes() if table.type_of(foe) != "merciless_overseer"])
    return table


@rule("GH-4.9.3")
def test_all_scouts_act_at_once_and_again_in_their_own_turn() -> None:
    table = mine()
    boss = table.one("merciless_overseer")
    one = table.monster("vermling_scout", "1,-8")
    other = table.monster("vermling_scout", "0,-8")
    reveal_card(table.scene, one.type)
    reveal_card(table.scene, boss.type)
    journal = Journal()
    table.scene.journal = journal
    table.scene.acting = boss.id
    (special,) = table.scene.types[boss.type].kind.specials[0]
    table.play_out(special.act(table.scene, boss, Activation(boss, [])))
    turns = [event.what for event in journal.events if event.key == "turn"]
    first, second = (one, other) if one.number < other.number else (other, one)
    assert turns == [first.id, second.id]
    assert set(monsters_to_act(table.scene, one.type)) == {one, other}
    assert table.scene.acting == boss.id


@pytest.mark.parametrize(
    ("characters", "ranks"), [(2, [NORMAL, NORMAL]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])]
)
def test_the_overseer_calls_two_scouts(characters: int, ranks: list[int]) -> None:
    table = mine(characters)
    boss = table.one("merciless_overseer")
    for action in table.scene.types[boss.type].kind.specials[1]:
        table.play_out(action.act(table.scene, boss, Activation(boss, [])))
    scouts = table.monsters("vermling_scout")
    assert sorted(scout.rank for scout in scouts) == ranks
    for scout in scouts:
        assert table.scene.board.adjacent(scout.cell, boss.cell)
        assert monsters_to_act(table.scene, scout.type) == []


# -- Jekserah --------------------------------------------------------------------------


@rule("GH-4.7.4", "GH-4.7.5")
@pytest.mark.parametrize(("special", "type"), [(1, "living_bones"), (2, "living_corpse")])
@pytest.mark.parametrize(
    ("characters", "ranks"), [(2, [NORMAL, NORMAL]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])]
)
def test_jekserah_raises_two_dead(
    characters: int, ranks: list[int], special: int, type: str
) -> None:
    table = Played(20, characters)
    for door in ("door_1", "door_3"):
        table.open_door(door)
    boss = table.one("jekserah")
    table.kill(*[foe for foe in table.foes() if foe is not boss])
    for action in table.scene.types[boss.type].kind.specials[special - 1][:2]:
        table.play_out(action.act(table.scene, boss, Activation(boss, [])))
    assert sorted(figure.rank for figure in table.monsters(type)) == ranks
    assert len(table.foes()) == 3
    assert monsters_to_act(table.scene, table.monsters(type)[0].type) == []


# -- the infernal throne ---------------------------------------------------------------


def throne(characters: int = 2) -> tuple[Played, Figure, Figure]:
    """The Prime Demon's room is open and all other monsters are dead."""
    table = Played(21, characters)
    table.open_door("door_1")
    table.open_door("door_3")
    boss = table.one("prime_demon")
    table.kill(*[foe for foe in table.foes() if foe is not boss])
    return table, boss, table.at("-6,13")


@rule("GH-7.1.7")
def test_the_altar_shares_hit_points_and_immunities() -> None:
    table, boss, altar = throne()
    assert (altar.kind, altar.name) == (FigureKind.OBJECT, "altar")
    assert altar.hp == boss.hp == 18
    assert table.scene.is_immune(altar, Condition.POISON)
    assert not table.scene.is_immune(altar, Condition.CURSE)
    assert give(table.scene, altar, Condition.CURSE)
    assert len(table.scene.monster_curses) == 9


def test_the_altar_shares_the_initiative_too() -> None:
    table, boss, altar = throne()
    reveal_card(table.scene, boss.type)
    card = table.scene.monster_card(boss.type)
    assert card is not None
    assert own_initiative(table.scene, altar) == card.initiative
    assert focus_initiative(table.scene, altar) // 100_000 == card.initiative


def test_only_the_altar_can_be_damaged() -> None:
    table, boss, altar = throne()
    table.damage(boss, 50)
    assert boss.hp == 18
    assert not boss.gone
    table.damage(altar, 7)
    table.ends_turn(0)
    assert (altar.hp, boss.hp) == (11, 11)
    assert not table.won


@rule("GH-6.1.1")
def test_the_demon_dies_with_the_altar() -> None:
    table, boss, altar = throne()
    table.damage(altar, 18)
    assert altar.gone
    assert boss.gone
    assert table.won


def jump(table: Played, boss: Figure, special: int = 1) -> None:
    """The altar jumps and summons, without the demon's own attack."""
    for action in table.scene.types[boss.type].kind.specials[special - 1][:2]:
        table.play_out(action.act(table.scene, boss, Activation(boss, [])))


@rule("GH-4.9.3")
def test_the_altar_jumps_on_and_calls_the_demon_of_the_place() -> None:
    table, boss, altar = throne()
    places = ("-4,7", "-9,10", "3,7", "5,10", "0,13", "-6,13", "-4,7")
    demons = ("frost", "wind", "night", "earth", "flame", "sun", "frost")
    for place, demon in zip(places, demons, strict=True):
        jump(table, boss)
        assert table.place(altar) == place
        (called,) = [foe for foe in table.foes() if foe is not boss and foe.summoned == 1]
        assert table.type_of(called) == f"{demon}_demon"
        assert called.rank == NORMAL
        assert table.scene.board.adjacent(called.cell, altar.cell)
        table.kill(*[foe for foe in table.foes() if foe is not boss])


@pytest.mark.parametrize(
    ("characters", "special", "rank"),
    [(3, 1, ELITE), (3, 2, NORMAL), (4, 2, ELITE), (2, 2, NORMAL)],
)
def test_which_demon_is_elite(characters: int, special: int, rank: int) -> None:
    table, boss, _ = throne(characters)
    jump(table, boss, special)
    (called,) = [foe for foe in table.foes() if foe is not boss]
    assert called.rank == rank


def test_a_room_that_was_hidden_is_revealed_with_its_doors() -> None:
    table, boss, altar = throne()
    jump(table, boss)
    jump(table, boss)
    assert not table.is_revealed("j2a")
    jump(table, boss)
    assert table.place(altar) == "3,7"
    assert table.is_revealed("j2a")
    assert table.is_open("door_2")
    assert table.is_open("door_4")
    assert not table.is_open("door_5")
    assert table.monsters("earth_demon")


def test_anything_in_its_way_is_moved_aside() -> None:
    table, boss, altar = throne()
    hero = table.figure()
    table.put(hero, "-4,7")
    jump(table, boss)
    assert table.place(altar) == "-4,7"
    assert table.scene.board.adjacent(hero.cell, altar.cell)
    table.kill(*[foe for foe in table.foes() if foe is not boss])
    table.scene.lay(Tile(TileKind.TRAP, "spike", [table.cell("-9,10")]))
    jump(table, boss)
    assert table.place(altar) == "-9,10"
    assert table.scene.tile(table.cell("-9,10")) is None
    traps = [cell for cell in range(table.scene.board.size) if table.scene.terrain[cell]]
    assert len(traps) == 1
    assert table.scene.board.adjacent(traps[0], altar.cell)


# -- the temple of the elements --------------------------------------------------------


def test_altars_stand_with_their_rooms() -> None:
    table = Played(22, 3, level=4)
    table.open_door("door_1")
    assert table.named("altar") == []
    table.open_door("door_2")
    (altar,) = table.named("altar")
    assert table.place(altar) == "-8,0"
    assert altar.hp == 4 + 3 * table.scene.level == 10


def test_every_altar_strengthens_all_demons() -> None:
    table = Played(22)
    for door in ("door_1", "door_2", "door_5"):
        table.open_door(door)
    stats = table.scene.stats
    earth, wind = table.one("earth_demon"), table.one("wind_demon")
    cultist = table.monsters("cultist")[0]
    for fallen in range(3):
        altars = 4 - fallen
        assert earth.max_hp == stats(earth).hit_points + altars
        assert attack_of(table.scene, earth) == stats(earth).attack + altars
        assert move_of(table.scene, earth) == stats(earth).move + (altars + 1) // 2
        assert stats(wind).range > 0
        assert range_of(table.scene, wind) == stats(wind).range + (altars + 1) // 2
        assert range_of(table.scene, earth) == 0
        assert attack_of(table.scene, cultist) == stats(cultist).attack
        assert cultist.max_hp == stats(cultist).hit_points
        if fallen < 2:
            table.kill(table.named("altar")[0])
        assert earth.hp <= earth.max_hp


def test_a_wounded_demon_keeps_its_hit_points_when_an_altar_falls() -> None:
    table = Played(22)
    table.open_door("door_1")
    table.open_door("door_2")
    earth = table.one("earth_demon")
    table.damage(earth, 3)
    left, most = earth.hp, earth.max_hp
    table.kill(table.named("altar")[0])
    assert (earth.hp, earth.max_hp) == (left, most - 1)


def test_all_four_altars_must_fall() -> None:
    table = Played(22)
    for door in ("door_1", "door_2", "door_3", "door_4", "door_5"):
        table.open_door(door)
    altars = table.named("altar")
    assert len(altars) == 4
    table.kill(*altars[:3])
    assert not table.won
    table.damage(altars[3], 1)
    assert 0.75 < progress(table.scene) < 1
    table.kill(altars[3])
    assert table.won
    assert table.foes()


# -- the outer ritual chamber ----------------------------------------------------------


@rule("GH-7.1.11")
@pytest.mark.parametrize(("level", "corpses"), [(1, 3), (9, 7)])
def test_corpses_are_two_levels_above_the_scenario(level: int, corpses: int) -> None:
    table = Played(28, 4, level=level)
    levels = {table.type_of(figure): figure.level for figure in table.monsters()}
    assert levels.pop("living_corpse") == corpses
    assert set(levels.values()) == {table.scene.level}
    corpse = table.monsters("living_corpse")[0]
    kind = table.scene.types[corpse.type].kind
    assert corpse.hp == kind.stats_of(corpse.rank, corpses, 4).hit_points

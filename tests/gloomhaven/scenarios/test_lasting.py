"""Rules that last: elements in 31 and 39, chords in 42, totems in 45, damage in 47, starts."""

import pytest

from questhall.games.gloomhaven.effects.obstacles import can_be_destroyed, is_obstacle
from questhall.games.gloomhaven.library.scenarios import scenario
from questhall.games.gloomhaven.rules.attack.strike import (
    AttackPlan,
    Strike,
    net_advantage,
    preview,
)
from questhall.games.gloomhaven.rules.monsters.acting import take_monster_turn
from questhall.games.gloomhaven.rules.scenario import change_strike
from questhall.games.gloomhaven.setup.setup import deploy, start_cells
from questhall.games.gloomhaven.state.figures import Figure, FigureKind
from questhall.games.gloomhaven.state.scene import ELEMENTS, Phase, Strength

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- elements and obstacles ------------------------------------------------------------


@rule("GH-7.1.12")
@pytest.mark.parametrize(
    ("number", "strong", "inert"), [(31, "dark", "light"), (39, "ice", "fire")]
)
def test_elements_are_set_in_every_round(number: int, strong: str, inert: str) -> None:
    table = Played(number)
    for _ in range(2):
        table.element(inert)
        table.element(strong, Strength.INERT)
        table.element("earth", Strength.INERT)
        table.next_round()
        assert table.scene.elements[ELEMENTS.index(strong)] == Strength.STRONG
        assert table.scene.elements[ELEMENTS.index(inert)] == Strength.INERT
        assert table.scene.elements[ELEMENTS.index("earth")] == Strength.INERT


def test_dark_pits_cannot_be_destroyed() -> None:
    table = Played(39)
    looks = {}
    for cell in range(table.scene.board.size):
        tile = table.scene.tile(cell)
        if tile is not None and is_obstacle(table.scene, cell):
            looks[tile.look] = can_be_destroyed(table.scene, cell)
    assert looks.pop("dark_pit") is False
    assert set(looks.values()) <= {True}


# -- the plane of night ----------------------------------------------------------------


@rule("GH-7.1.7", "GH-6.1.1")
def test_the_rock_column_must_fall() -> None:
    table = Played(31, 3, level=3)
    table.open_door("door_1")
    table.open_door("door_2")
    (column,) = table.named("rock_column")
    assert (column.kind, table.place(column)) == (FigureKind.OBJECT, "12,9")
    assert column.hp == (8 + table.scene.level) * 3 == 30
    table.damage(column, 30)
    assert table.won


@rule("GH-7.1.3")
@pytest.mark.parametrize(
    ("characters", "odd", "even"), [(2, NORMAL, NORMAL), (3, NORMAL, ELITE), (4, ELITE, ELITE)]
)
def test_night_demons_come_to_the_last_room_in_turn(characters: int, odd: int, even: int) -> None:
    table = Played(31, characters)
    table.open_door("door_1")
    table.kill(*table.foes())
    table.next_round()
    assert table.foes() == []
    table.open_door("door_2")
    table.kill(*table.foes())
    table.next_round()
    (demon,) = table.foes()
    assert (table.place(demon), demon.rank) == ("9,12", even)
    table.kill(demon)
    table.next_round()
    (demon,) = table.foes()
    assert (table.place(demon), demon.rank) == ("15,9", odd)


# -- the chords ------------------------------------------------------------------------

CHORDS = ("-3,6", "-2,5", "-2,4", "-1,2", "0,1", "0,0")


def realm(*standing: int, characters: int = 2) -> Played:
    """Only these of the six chords stand, and no monster is left."""
    table = Played(42, characters)
    table.kill(*table.foes())
    for number, place in enumerate(CHORDS, 1):
        if number not in standing:
            table.kill(table.at(place))
    return table


@rule("GH-7.1.11")
@pytest.mark.parametrize(
    ("characters", "level", "hit_points"), [(2, 1, 3), (3, 1, 3), (3, 5, 6), (4, 3, 6)]
)
def test_a_chord_has_hit_points_rounded_down(characters: int, level: int, hit_points: int) -> None:
    table = Played(42, characters, level)
    chords = table.named("vocal_chord")
    assert [table.place(chord) for chord in chords] == [*CHORDS]
    assert {chord.hp for chord in chords} == {hit_points}


def attack_of(table: Played, attacker: Figure, target: Figure) -> tuple[int, int]:
    """The value of an attack of 3, and its net advantage."""
    plan = AttackPlan(attacker, 3, 0, [])
    value, advantage, _ = preview(table.scene, plan, target)
    hit = Strike(plan, attacker, target)
    change_strike(table.scene, hit)
    assert net_advantage(table.scene, hit) == advantage
    return value, advantage


@pytest.mark.parametrize(
    ("standing", "of_monsters", "of_party"),
    [
        ((), (3, 0), (3, 0)),
        ((1,), (4, 0), (3, 0)),
        ((2,), (3, 1), (3, 0)),
        ((5,), (3, 0), (3, -1)),
        ((6,), (3, 0), (2, 0)),
        ((1, 2, 5, 6), (4, 1), (2, -1)),
    ],
)
def test_chords_change_all_attacks(
    standing: tuple[int, ...], of_monsters: tuple[int, int], of_party: tuple[int, int]
) -> None:
    table = realm(*standing)
    foe = table.monster("living_spirit", "2,2")
    decoy = table.summon("decoy", "3,2")
    assert attack_of(table, foe, table.figure()) == of_monsters
    assert attack_of(table, table.figure(), foe) == of_party
    assert attack_of(table, decoy, foe) == of_party


@pytest.mark.parametrize(("standing", "healed"), [((3,), 1), ((), 0)])
def test_the_third_chord_heals_monsters(standing: tuple[int, ...], healed: int) -> None:
    table = realm(*standing)
    foe = table.monster("night_demon", "2,2")
    foe.hp = 1
    table.play_out(take_monster_turn(table.scene, foe))
    assert foe.hp == 1 + healed


@pytest.mark.parametrize(("standing", "damage"), [((4,), 1), ((), 0)])
def test_the_fourth_chord_hurts_characters_and_summons(
    standing: tuple[int, ...], damage: int
) -> None:
    table = realm(*standing)
    before = table.figure().hp
    table.begin_turn()
    assert table.figure().hp == before - damage
    decoy = table.summon("decoy", "3,2")
    before = decoy.hp
    table.summon_turn(decoy)
    assert decoy.hp == before - damage


def test_all_chords_must_fall() -> None:
    table = realm(1)
    assert not table.won
    table.kill(table.at(CHORDS[0]))
    assert table.won


# -- the totems ------------------------------------------------------------------------


@rule("GH-7.1.11")
def test_six_totems_stand_in_the_swamp() -> None:
    table = Played(45, 3, level=3)
    for door in ("door_1", "door_2", "door_3"):
        table.open_door(door)
    totems = table.named("totem")
    assert len(totems) == 6
    assert {totem.hp for totem in totems} == {1 + 3 + table.scene.level}
    table.kill(*totems[:5])
    assert not table.won
    table.kill(totems[5])
    assert table.won


@pytest.mark.parametrize(("place", "healed"), [("1,2", 2), ("2,1", 2), ("3,1", 0)])
def test_monsters_near_a_totem_heal(place: str, healed: int) -> None:
    table = Played(45)
    table.kill(*table.foes())
    guard = table.monster("city_guard", place)
    guard.hp = 1
    distance = table.scene.board.distance(guard.cell, table.named("totem")[0].cell)
    assert (distance <= 2) == (healed > 0)
    table.give(guard, "stun")
    table.play_out(take_monster_turn(table.scene, guard))
    assert guard.hp == 1 + healed


# -- the lair of the eye ---------------------------------------------------------------


@rule("GH-7.1.12")
def test_the_antechamber_hurts_once_the_door_is_open() -> None:
    table = Played(47, level=3)
    table.kill(*table.foes())
    one, other = table.figure(0), table.figure(1)
    before = one.hp, other.hp
    table.next_round()
    assert (one.hp, other.hp) == before
    table.open_door("door_1")
    table.put(other, "6,-3")
    table.next_round()
    assert (one.hp, other.hp) == (before[0] - 3 - table.scene.level, before[1])


@rule("GH-4.9.3")
@pytest.mark.parametrize(
    ("characters", "special", "rank"),
    [(2, 1, NORMAL), (3, 1, ELITE), (3, 2, NORMAL), (4, 2, ELITE)],
)
def test_the_eye_calls_a_terror_before_it_attacks(characters: int, special: int, rank: int) -> None:
    table = Played(47, characters)
    table.kill(*table.foes())
    table.open_door("door_1")
    eye = table.one("the_sightless_eye")
    table.kill(*[foe for foe in table.foes() if foe is not eye])
    actions = table.scene.types[eye.type].kind.specials[special - 1]
    table.play_out(actions[0].act(table.scene, eye, None))
    terror = table.one("deep_terror")
    assert terror.rank == rank
    assert table.scene.board.adjacent(terror.cell, eye.cell)


# -- where they begin ------------------------------------------------------------------


def offered_starts(table: Played, seat: int) -> list[str]:
    """Where this character may begin, if the others before it took the first start hexes."""
    scene = table.scene
    for figure in [scene.figure_of(hero) for hero in scene.heroes]:
        scene.figure_at[figure.cell] = -1
    for hero in scene.heroes:
        hero.figure = -1
    scene.phase = Phase.PREPARING
    table.start(deploy(scene))
    for _ in range(seat):
        table.choose(table.offered[0])
    return table.places()


@rule("GH-2.1.8")
@pytest.mark.parametrize(("characters", "most"), [(2, 1), (3, 2), (4, 2)])
def test_half_the_party_begins_in_each_of_two_rooms(characters: int, most: int) -> None:
    table = Played(50, characters)
    book = scenario(50)
    rooms = {book.rooms[book.room_of[cell]].id for cell in start_cells(table.scene)}
    assert rooms == {"b3b", "b2b"}
    places = offered_starts(table, most)
    assert {book.rooms[book.room_of[table.cell(place)]].id for place in places} == {"b2b"}


@pytest.mark.parametrize(
    ("characters", "places"),
    [(2, {"1,2", "-1,4"}), (3, {"1,2", "-1,4", "1,4"}), (4, {"1,2", "3,2", "-1,4", "1,4"})],
)
def test_in_the_cellar_they_begin_only_among_monsters(characters: int, places: set[str]) -> None:
    table = Played(52, characters)
    assert set(offered_starts(table, 0)) == places


def test_nobody_sees_or_walks_through_the_boulders_of_the_cellar() -> None:
    table = Played(52, 4)
    board = table.scene.board
    cells = [table.cell(place) for place in ("1,2", "3,2", "-1,4", "1,4")]
    for one in cells:
        for other in cells:
            assert board.sight.sees(one, other) == (one == other)
            assert (board.distance(one, other) < 100) == (one == other)

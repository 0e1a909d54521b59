"""The scenario book: every map can be read; faults are reported with file, line and reason."""

from collections import Counter
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.scenarios import (
    read_scenario,
    scenario,
    scenario_list,
    scenario_numbers,
)
from questhall.games.gloomhaven.printed.hexes import FAR, HexMap
from questhall.games.gloomhaven.printed.scenario import NONE, ScenarioDef, book_of
from questhall.kernel.content import BadContent, read_entry
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

FOGGY_THICKET = 55  # its rooms are drawn
NOXIOUS_CELLAR = 52  # its first room has fallen into parts without a way between them
TWO_ROOMS = """\
scenario: 1
id: two_rooms
goal: kill_all
monsters: [hound, ooze]
rooms:
  - id: near
    hexes: ["0,0 1,0 2,0", "0,1 1,1"]
    start: true
    starts: "0,0 1,0 0,1 1,1"
    overlays:
      - {kind: coin, at: "2,0", amount: 1}
  - id: far
    hexes:
      - "4,0 5,0"
      - "3,1 4,1"
    monsters:
      - {type: hound, at: "4,0", ranks: "-ne"}
      - {type: ooze, at: "5,0", ranks: "nnn"}
    overlays:
      - {kind: trap, look: bear, at: "4,1", gives: "damage stun"}
joints:
  - {id: door_1, kind: door, look: stone, at: "3,0", rooms: [near, far], letter: "1"}
marks:
  a: "3,1"
"""


@cache
def monster_types() -> frozenset[str]:
    found: list[str] = []
    with as_file(files("questhall.games.gloomhaven").joinpath("content", "monsters")) as folder:
        for path in sorted(folder.glob("*.yaml")):
            entry = read_entry(path)
            for field in ("monsters", "bosses"):
                if entry.has(field):
                    found += [each.text("id") for each in entry.entries(field)]
    return frozenset(found)


def read(text: str, folder: Path) -> ScenarioDef:
    path = folder / "01.yaml"
    path.write_text(text, encoding="utf-8")
    return read_scenario(read_entry(path), {"hound", "ooze"})


def monsters(map: ScenarioDef, characters: int) -> dict[str, int]:
    """How many of each type and rank are on the whole map."""
    ranks = [(place.type, place.rank(characters)) for room in map.rooms for place in room.monsters]
    return dict(Counter(f"{type} {rank}" for type, rank in ranks if rank != NONE))


@pytest.mark.parametrize("number", scenario_numbers())
def test_every_scenario_can_be_read(number: int) -> None:
    map = scenario(number)
    assert map.key == f"scenario_{number}"
    assert set(map.monsters) <= monster_types()
    assert len(map.hexes()) == len(set(map.hexes())) == len(map.room_of) == len(map.joint_of)
    portals = [joint for joint in map.joints if joint.kind == "portal"]
    if not portals and number not in (NOXIOUS_CELLAR, FOGGY_THICKET):  # nobody walks through one
        distances = HexMap(map.hexes(), map.wall_lines).distances(0)
        assert max(distances) < FAR


def test_the_list_names_them_all() -> None:
    titles = scenario_list()
    assert [title.number for title in titles] == list(range(1, 96))
    assert len({title.id for title in titles}) == 95
    assert (titles[0].id, titles[-1].id) == ("black_barrow", "payment_due")
    for title in titles[:3]:
        assert title.id == scenario(title.number).id


@pytest.mark.parametrize("number", [-1, 96])
def test_a_number_that_is_not_in_the_book_is_not_found(number: int) -> None:
    with pytest.raises(KeyError):
        scenario(number)


@rule("GH-2.1.4")
def test_black_barrow() -> None:
    map = scenario(1)
    assert [(room.id, len(room.cells)) for room in map.rooms] == [
        ("l1a", 32),
        ("g1b", 23),
        ("i1b", 28),
    ]
    assert len(map.qs) == 32 + 23 + 28 + 2
    assert [(joint.kind, joint.rooms, joint.letter) for joint in map.joints] == [
        ("door", [0, 1], ""),
        ("door", [1, 2], "1"),
    ]
    assert map.area_of == [0, 1, 2]
    assert [room.is_start for room in map.rooms] == [True, False, False]
    assert len(map.rooms[0].starts) == 7
    assert monsters(map, 2) == {
        "bandit_guard n": 4,
        "bandit_guard e": 1,
        "bandit_archer n": 2,
        "bandit_archer e": 1,
        "living_bones n": 2,
    }
    assert monsters(map, 3) == {
        "bandit_guard n": 6,
        "bandit_guard e": 1,
        "bandit_archer n": 3,
        "bandit_archer e": 2,
        "living_bones n": 1,
        "living_bones e": 1,
    }
    assert monsters(map, 4) == {
        "bandit_guard n": 6,
        "bandit_guard e": 3,
        "bandit_archer n": 6,
        "bandit_archer e": 1,
        "living_bones n": 4,
    }
    lies = Counter((each.kind, each.look) for room in map.rooms for each in room.overlays)
    assert lies == {
        ("trap", "spike"): 2,
        ("obstacle", "table"): 2,
        ("coin", "coin"): 5,
        ("treasure", "treasure"): 1,
    }
    chest = next(each for each in map.rooms[2].overlays if each.kind == "treasure")
    assert (chest.number, chest.goal, map.hex(chest.cells[0])) == (7, False, (-7, 10))
    assert {tuple(each.gives) for each in map.rooms[1].overlays} == {("damage",)}


@rule("GH-2.1.4", "GH-7.1.5")
def test_barrow_lair() -> None:
    map = scenario(2)
    assert [len(room.cells) for room in map.rooms] == [14, 35, 9, 9, 9, 9]
    assert len(map.qs) == 14 + 35 + 4 * 9 + 5
    names = [room.id for room in map.rooms]
    doors = {
        joint.letter: (names[joint.rooms[0]], names[joint.rooms[1]], joint.locked)
        for joint in map.joints
    }
    assert doors == {
        "1": ("b3b", "m1a", False),
        "a": ("m1a", "a1a", True),
        "b": ("m1a", "a4b", True),
        "c": ("m1a", "a2a", True),
        "d": ("m1a", "a3b", True),
    }
    assert monsters(map, 2) == {
        "bandit_archer n": 2,
        "bandit_archer e": 1,
        "bandit_commander b": 1,
        "living_corpse n": 4,
        "living_corpse e": 2,
    }
    assert monsters(map, 3) == {
        "bandit_archer n": 4,
        "bandit_archer e": 1,
        "bandit_commander b": 1,
        "living_corpse n": 8,
        "living_corpse e": 2,
    }
    assert monsters(map, 4) == {
        "bandit_archer n": 4,
        "bandit_archer e": 2,
        "bandit_commander b": 1,
        "living_corpse n": 4,
        "living_corpse e": 6,
    }
    assert "living_bones" in map.monsters  # the Commander summons them


@rule("GH-2.1.3", "GH-2.2.8")
def test_inox_encampment() -> None:
    map = scenario(3)
    assert [len(room.cells) for room in map.rooms] == [28, 28, 14, 14, 22, 14, 14]
    assert Counter(joint.kind for joint in map.joints) == {"door": 5, "corridor": 7}
    assert len(map.qs) == 28 + 28 + 4 * 14 + 22 + 5 + 4 * 2 + 3
    assert map.area_of == [0, 0, 2, 3, 4, 5, 6]  # corridors make the two large tiles one room
    assert [room.is_start for room in map.rooms] == [True, True] + [False] * 5
    assert [map.hex(cell) for cell in map.marks["a"]] == [(-7, -3)]
    assert monsters(map, 2) == {
        "inox_guard n": 7,
        "inox_archer n": 1,
        "inox_archer e": 1,
        "inox_shaman n": 1,
        "inox_shaman e": 1,
    }
    assert monsters(map, 3) == {
        "inox_guard n": 5,
        "inox_guard e": 2,
        "inox_archer n": 2,
        "inox_archer e": 1,
        "inox_shaman n": 2,
        "inox_shaman e": 2,
    }
    assert monsters(map, 4) == {
        "inox_guard n": 8,
        "inox_guard e": 2,
        "inox_archer n": 7,
        "inox_archer e": 1,
        "inox_shaman n": 4,
        "inox_shaman e": 1,
    }


def test_a_named_monster_is_neither_normal_nor_elite() -> None:
    back_room = scenario(58).rooms[3]
    named = [place for place in back_room.monsters if place.name]
    assert [(place.type, place.name, place.ranks) for place in named] == [
        ("city_guard", "the_harvester", "bbb")
    ]


def test_walls_part_tiles_and_joints_join_them(tmp_path: Path) -> None:
    map = read(TWO_ROOMS, tmp_path)
    near, door, far, corner = (map.cell_at(hex) for hex in ((2, 0), (3, 0), (4, 0), (3, 1)))
    assert (map.room_of[near], map.room_of[door], map.room_of[far]) == (0, -1, 1)
    assert (map.joint_of[near], map.joint_of[door], map.joint_of[far]) == (-1, 0, -1)
    assert not map.wall_between(near, door)
    assert not map.wall_between(door, far)
    assert not map.wall_between(corner, far)
    assert map.cell_at((2, 1)) == -1
    assert map.wall_lines == []
    walled = read(TWO_ROOMS.replace('"3,1 4,1"', '"2,1 3,1 4,1"'), tmp_path)
    assert sorted(walled.wall_lines) == [((1, 1), (2, 1)), ((2, 0), (2, 1))]


def test_a_corridor_makes_one_area(tmp_path: Path) -> None:
    assert read(TWO_ROOMS, tmp_path).area_of == [0, 1]
    open_ways = TWO_ROOMS.replace("kind: door", "kind: corridor")
    one_room = open_ways.replace("  - id: far\n", "  - id: far\n    start: true\n")
    assert read(one_room, tmp_path).area_of == [0, 0]


def test_things_may_lie_on_a_joint_of_the_room(tmp_path: Path) -> None:
    map = read(TWO_ROOMS.replace('{type: hound, at: "4,0"', '{type: hound, at: "3,0"'), tmp_path)
    assert map.hex(map.rooms[1].monsters[0].cell) == (3, 0)


FAULTS = [
    ("id: near", "id: near\n    colour: red", 7, "colour: is not a field that is known here"),
    ("goal: kill_all", "goal: kill all", 3, "goal: cannot be read: kill all"),
    ("[hound, ooze]", "[hound, ooze, dragon]", 4, "monsters: 'dragon' is no monster"),
    ("{type: hound,", "{type: wolf,", 17, "type: is 'wolf'; must be one of hound, ooze"),
    ('at: "5,0"', 'at: "6,0"', 18, "at: 6,0 is a wall"),
    ('at: "5,0"', 'at: "2,0"', 18, "at: 2,0 is not in room 'far'"),
    ('at: "5,0"', 'at: "4,0"', 18, "at: two monsters are on one hex"),
    ('at: "5,0"', 'at: "4,0 5,0"', 18, "at: must be one hex"),
    ('at: "5,0"', 'at: "5;0"', 18, "at: '5;0' is not a hex"),
    ('"-ne"', '"-n"', 17, "ranks: is '-n'; must be three marks out of - n e b"),
    ('"-ne"', '"-nx"', 17, "ranks: is '-nx'; must be three marks out of - n e b"),
    ('"4,0 5,0"', '"4,0 4,0"', 14, "hexes: 4,0 stands twice"),
    ('"4,0 5,0"', '"1,0 5,0"', 14, "hexes: 1,0 stands twice"),
    ("damage stun", "damage sleep", 20, "gives: a trap cannot give 'sleep'"),
    (
        '{kind: coin, at: "2,0", amount: 1}',
        '{kind: treasure, at: "2,0"}',
        11,
        "kind: a treasure has",
    ),
    ('at: "3,0"', 'at: "9,9"', 22, "at: door_1 does not touch room 'near'"),
    ("[near, far]", "[near, cellar]", 22, "rooms: there is no room 'cellar'"),
    ("[near, far]", "[near]", 22, "rooms: must be at least two"),
    ("[near, far]", "[near, near]", 22, "rooms: 'near' stands twice"),
    ("id: far", "id: near", 12, "id: two rooms are called 'near'"),
    ('a: "3,1"', 'a: "9,9"', 24, "a: 9,9 is a wall"),
    ('a: "3,1"', 'aa: "3,1"', 24, "aa: is not a field that is known here"),
    ('"0,0 1,0 0,1 1,1"', '"0,0 1,0 0,1"', 6, "rooms: have 3 start hexes, must have at least 4"),
    ('"0,0 1,0 0,1 1,1"', '"0,0 1,0 0,1 0,0"', 6, "rooms: have 3 start hexes"),
    ("    start: true\n", "", 8, "starts: only a start room has start hexes"),
    ("kind: door", "kind: corridor", 12, "start: is not that of the tiles"),
    ("kind: door", "kind: window", 22, "kind: is 'window'; must be one of door, corridor, portal"),
]


@pytest.mark.parametrize(("good", "bad", "line", "reason"), FAULTS)
def test_a_fault_is_named(good: str, bad: str, line: int, reason: str, tmp_path: Path) -> None:
    assert TWO_ROOMS.count(good) == 1
    with pytest.raises(BadContent) as caught:
        read(TWO_ROOMS.replace(good, bad), tmp_path)
    assert (caught.value.file, caught.value.line) == ("01.yaml", line)
    assert caught.value.reason.startswith(reason)


def test_a_room_that_no_joint_leads_to_is_a_fault(tmp_path: Path) -> None:
    text = "".join(TWO_ROOMS.partition("joints:")[:1])
    with pytest.raises(BadContent) as caught:
        read(text, tmp_path)
    assert str(caught.value) == "01.yaml:12:9: id: room 'far' cannot be reached"


def test_every_numbered_treasure_is_found_in_at_most_one_scenario() -> None:
    numbers = Counter(
        overlay.number
        for number in scenario_numbers()
        for room in scenario(number).rooms
        for overlay in room.overlays
        if overlay.number
    )
    assert set(numbers.values()) == {1}
    assert set(numbers) == set(range(1, 76))


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_have_names_and_stories(language: str) -> None:
    texts = GAME.texts(language)
    names = [f"scenario-{title.id.replace('_', '-')}" for title in scenario_list()]
    assert len({texts.say(name) for name in names}) == len(names)
    for name in names:
        assert len(texts.say(f"{name}.intro")) > 100
        assert len(texts.say(f"{name}.outro")) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_table_of_a_scenario_loads_its_story(language: str) -> None:
    sources = "".join(GAME.client_sources(language))
    book = GAME.book(book_of(scenario(82)), language)
    assert all(attribute in book for attribute in (".intro =", ".rules ="))
    for attribute in (".intro =", ".rules =", ".outro =", ".outro-escape ="):
        assert attribute not in sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_rules_are_told_from_the_start(language: str) -> None:
    texts = GAME.texts(language)
    for title in scenario_list():
        chosen = scenario(title.number)
        told = texts.has(f"scenario-{title.id.replace('_', '-')}.rules")
        assert told == bool(chosen.setup or chosen.rules), title.id

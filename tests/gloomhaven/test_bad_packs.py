"""Packs that cannot be played are refused with file and line, and the game is unharmed."""

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from questhall.games.gloomhaven.campaign.additions import ADDITIONS
from questhall.games.gloomhaven.library.box import Library
from questhall.games.gloomhaven.library.library import library
from questhall.kernel import packs
from questhall.kernel.packs import BadPack, Shelf, faults_when_added, read_pack, with_packs

FROST = Path(__file__).parent / "frost"
ITEMS = "items/items.yaml"
DECKS = "decks/decks.yaml"
MONSTERS = "monsters/monsters.yaml"
CLASS = "classes/warden.yaml"
SCENARIO = "scenarios/frozen_pass.yaml"
BOARD = "board/board.yaml"
CITY = "events/city.yaml"
QUESTS = "personal_quests/quests.yaml"
TREASURES = "treasures/treasures.yaml"


def replaced(file: str, old: str, new: str) -> Callable[[Path], None]:
    """A fault in one place."""

    def spoil(pack: Path) -> None:
        path = pack / "content" / file
        text = path.read_text("utf-8")
        assert old in text, old
        path.write_text(text.replace(old, new), "utf-8")

    return spoil


def added(file: str, text: str) -> Callable[[Path], None]:
    """One more file."""

    def spoil(pack: Path) -> None:
        (pack / "content" / file).write_text(text, "utf-8")

    return spoil


def plain_item(name: str) -> str:
    return (
        f"  - {{id: {name}, slot: small, price: 1, copies: 1, use: consumed, when: turn,"
        ' does: "heal(1, self)"}\n'
    )


OBSTACLES = "    overlays:\n      - "
ROOM = '  - {id: r%d, hexes: ["%d,9"], overlays: [], monsters: []}\n'
BAD: dict[str, tuple[Callable[[Path], None], str]] = {
    "a huge price": (
        replaced(ITEMS, "price: 10,", "price: 10000000000,"),
        "items/items.yaml:2: price: is 10000000000; must be from 0 to 100",
    ),
    "a huge number in a sentence": (
        replaced(DECKS, "attack(0, area=ice_fan)", "attack(9000)"),
        "decks/decks.yaml:6:43: do: attack: 9000 is not from -20 to 200",
    ),
    "an unknown word": (
        replaced(ITEMS, "add(wound, melee)", "ad(wound, melee)"),
        "items/items.yaml:3:34: does: 'ad' is no",
    ),
    "a number of the box": (
        replaced(ITEMS, "{id: ice_pick,", "{id: ice_pick, number: 7,"),
        "items/items.yaml:2: number: is only for what lies in the box",
    ),
    "two things of one name": (
        added("items/more.yaml", "items:\n" + plain_item("ice_pick")),
        "items/more.yaml:2: id: two things are called 'frost:ice_pick'",
    ),
    "an odd name": (
        added("items/more.yaml", "items:\n" + plain_item("Über:alles")),
        "items/more.yaml:2: id: is 'Über:alles'; a name is of small letters",
    ),
    "a thousand items": (
        added("items/more.yaml", "items:\n" + "".join(plain_item(f"i{n}") for n in range(1000))),
        "items/more.yaml:2: items: are 1000, must be at most 200",
    ),
    "a short deck": (
        replaced(DECKS, '      - {initiative: 5, do: ["move(0)", "attack(0)"]}\n', ""),
        "decks/decks.yaml:4: cards: are 7, must be 8",
    ),
    "a deck that is not there": (
        replaced(MONSTERS, "deck: rime_wolf", "deck: rime_wulf"),
        "monsters/monsters.yaml:3: deck: 'rime_wulf' is no deck; did you mean 'rime_wolf'?",
    ),
    "a summoned monster that is not there": (
        replaced(
            MONSTERS, "'summon(rime_wolf, ranks=\"nne\")'", "'summon(rime_cat, ranks=\"nne\")'"
        ),
        "monsters.yaml:17:25: special_1: rime_cat is no monster",
    ),
    "an endless formula": (
        replaced(MONSTERS, '"4*C", "4*C"', '"9*9*9*9*9*9*9*9*9*9*9*9*C", "4*C"'),
        "monsters/monsters.yaml:11: hit_points: '9*9*9*9*9*9*9*9*9*9*9*9*C' is no formula",
    ),
    "a division by nothing": (
        replaced(MONSTERS, '"4*C", "4*C"', '"4/(C-C)", "4*C"'),
        "monsters/monsters.yaml:11: hit_points: '4/(C-C)' is no formula",
    ),
    "a monster of a thousand hit points": (
        replaced(MONSTERS, "[3, 3, 3,", "[1000, 3, 3,"),
        "monsters/monsters.yaml:5: hit_points: 1000 is not from 1 to 200",
    ),
    "a class without cards to learn": (
        replaced(CLASS, "level: 2,", "level: 9,"),
        "classes/warden.yaml:8: cards: are too few to choose one at level 2",
    ),
    "a class with too small a hand": (
        replaced(CLASS, "id: shard, level: 1", "id: shard, level: 2"),
        "classes/warden.yaml:8: cards: must be 8 of level 1, as many as the hand holds",
    ),
    "an item that is not there": (
        replaced(CLASS, "items: [ice_pick", "items: [ice_pik"),
        "classes/warden.yaml:4: items: 'ice_pik' is no item; did you mean 'ice_pick'?",
    ),
    "a creature that is not there": (
        replaced(CLASS, "summon(ice_hound)", "summon(ice_hund)"),
        "do: ice_hund is no creature",
    ),
    "a monster that is not in the scenario": (
        replaced(SCENARIO, "{type: rime_queen", "{type: rime_king"),
        "frozen_pass.yaml:26: type: 'rime_king' is no monster of this scenario; did you mean",
    ),
    "a hex far away": (
        replaced(SCENARIO, '"5,1 6,1 7,1"', '"5,1 6,1 70000,1"'),
        "frozen_pass.yaml:23: hexes: 70000,1 is too far away",
    ),
    "too many hexes": (
        replaced(
            SCENARIO,
            '"5,1 6,1 7,1"',
            '"' + " ".join(f"{q},{r}" for q in range(5, 35) for r in range(1, 20)) + '"',
        ),
        "hexes: has 573 hexes, must have at most 500",
    ),
    "too many rooms": (
        replaced(SCENARIO, "joints:\n", "".join(ROOM % (n, n) for n in range(40)) + "joints:\n"),
        "rooms: are 42, must be at most 30",
    ),
    "a start hex that is taken": (
        replaced(SCENARIO, 'type: rime_wolf, at: "3,0"', 'type: rime_wolf, at: "0,0"'),
        "rooms: the start hex 0,0 is not empty",
    ),
    "two overlays on one hex": (
        replaced(SCENARIO, "    overlays:\n", OBSTACLES + '{kind: obstacle, look: x, at: "2,0"}\n'),
        "rooms: two overlays lie on 2,0",
    ),
    "a monster in an obstacle": (
        replaced(SCENARIO, "    overlays:\n", OBSTACLES + '{kind: obstacle, look: x, at: "3,0"}\n'),
        "rooms: the monster on 3,0 is in an obstacle",
    ),
    "a start that not every map has": (
        replaced(SCENARIO, "with_achievement(cold_hearted, party_attack(1))", "split_start"),
        "rules: split_start: split_start is only for scenarios in the box",
    ),
    "a room that cannot be reached": (
        replaced(SCENARIO, "rooms: [camp, cave]", "rooms: [camp, camp]"),
        "rooms: 'camp' stands twice",
    ),
    "a rule of one scenario": (
        replaced(SCENARIO, "with_achievement(cold_hearted, party_attack(1))", "open_next_door(g)"),
        "frozen_pass.yaml:8:6: rules: open_next_door: open_next_door is only for scenarios",
    ),
    "a goal of the box": (
        replaced(SCENARIO, "goal: kill(rime_queen)", "goal: loot(3)"),
        "frozen_pass.yaml:2:7: goal: loot: loot is only for scenarios in the box",
    ),
    "no goal": (
        replaced(SCENARIO, "goal: kill(rime_queen)\n", ""),
        "frozen_pass.yaml:1: goal: is missing",
    ),
    "an object of endless hit points": (
        replaced(SCENARIO, '"1+C"', '"C*C*C*C*C*L*L*L"'),
        "is not always from 0 to 500",
    ),
    "a name that no figure has": (
        replaced(SCENARIO, "objects(ice_idol", "objects(ice_doll"),
        "ice_doll is not among the `names` of this scenario",
    ),
    "a treasure that is not there": (
        replaced(SCENARIO, "treasure: ice_chest", "treasure: ice_cask"),
        "treasure: 'ice_cask' is no treasure",
    ),
    "sentences in one another without end": (
        replaced(SCENARIO, "kill(rime_queen)", "all(" * 900 + "kill_all" + ")" * 900),
        "frozen_pass.yaml:2",
    ),
    "twenty-one rules": (
        replaced(SCENARIO, "rules:\n", "rules:\n" + "  - all_act\n" * 21),
        "frozen_pass.yaml",
    ),
    "a treasure without end": (
        replaced(TREASURES, '"item(snow_globe)"', ", ".join(['"gold(200)"'] * 30)),
        "treasures/treasures.yaml:2: gives: are 31, must be at most 6",
    ),
    "an item of no number": (
        replaced(TREASURES, "item(snow_globe)", "item(999)"),
        "gives: item: 999 is not from -20 to 200",
    ),
    "a page of somebody else's scenario": (
        replaced(BOARD, "scenario: frozen_pass", "scenario: black_barrow"),
        "board/board.yaml:3: scenario: 'black_barrow' is no scenario of this pack",
    ),
    "an achievement that nobody listed": (
        replaced(BOARD, "party_achievement(cold_hearted)", "party_achievement(warm_hearted)"),
        "board.yaml:9:34: rewards: warm_hearted is no achievement",
    ),
    "a reward that asks when nobody is there": (
        replaced(BOARD, '"item(snow_globe)"]', '"one_starts(damage(1))"]'),
        "board/board.yaml:9: rewards: what players decide stands alone",
    ),
    "an event in no deck": (
        replaced(CITY, "deck: city", "deck: envelope"),
        "events/city.yaml:1: deck: is 'envelope'; must be one of city, road",
    ),
    "an event of the other deck": (
        replaced(BOARD, "event(city, thaw)", "event(city, tracks)"),
        "board/board.yaml:9: rewards: there is no such card in the city deck",
    ),
    "a negative price": (
        replaced(CITY, "pay_together(3)", "pay_together(-3)"),
        "events/city.yaml:5:16: when: pay_together: nobody can pay -3",
    ),
    "an omen of a hundred damage": (
        replaced(CITY, "start(damage(1))", "start(damage(100))"),
        "events/city.yaml:9: do: damage(100): numbers must be from 0 to 10",
    ),
    "a sealed envelope of its own": (
        replaced(QUESTS, "class: sunkeeper", "envelope: q"),
        "personal_quests/quests.yaml:3: envelope: must be one of a, b, x",
    ),
    "a quest that opens an open class": (
        replaced(QUESTS, "class: hermit", "class: brute"),
        "personal_quests/quests.yaml:2: class: 'brute' is no locked class",
    ),
    "a folder of no sort": (
        added("../content/items.yaml", "items: []\n"),
        "lies in no folder that is read",
    ),
}


def with_fault(folder: Path, spoil: Callable[[Path], None]) -> Path:
    pack = folder / "frost"
    shutil.copytree(FROST, pack)
    spoil(pack)
    return pack


@cache
def _box() -> Library:
    return ADDITIONS.box()


def fresh() -> Library:
    """The box as it was before any pack."""
    made = Library()
    for name, value in vars(_box()).items():
        setattr(made, name, value.copy() if isinstance(value, dict | list | set) else value)
    made.numbers = {sort: dict(numbers) for sort, numbers in _box().numbers.items()}
    return made


@pytest.mark.parametrize("name", BAD)
def test_a_bad_pack_is_refused_with_file_and_line(name: str, tmp_path: Path) -> None:
    spoil, said = BAD[name]
    pack = read_pack(with_fault(tmp_path, spoil))
    found = list(faults_when_added(fresh(), pack, ADDITIONS))
    faults = [f"{fault.file}:{fault.line}: {fault.reason}" for fault in found]
    exactly = [str(fault) for fault in found]
    assert any(said in fault for fault in [*faults, *exactly]), exactly
    assert all(fault.startswith("frost/content/") for fault in faults)


def test_the_pack_itself_is_good() -> None:
    assert list(faults_when_added(fresh(), read_pack(FROST), ADDITIONS)) == []


def test_the_game_is_unharmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The spoilt pack is left out with its reason, and everything else is there."""
    for number, (spoil, _) in enumerate([*BAD.values()][:3]):
        pack = with_fault(tmp_path / str(number), spoil)
        about = (pack / "pack.yaml").read_text("utf-8")
        (pack / "pack.yaml").write_text(about.replace("id: frost", f"id: frost{number}"), "utf-8")
    shelf = Shelf([tmp_path / str(number) for number in range(3)])
    monkeypatch.setattr(packs, "shelf", lambda: shelf)
    read = with_packs("gloomhaven", ADDITIONS)
    assert list(read.by_key) == [key for key in library().by_key if ":" not in key]
    assert len(shelf.refused) == 3
    assert shelf.packs == {}


def test_a_pack_holds_no_code(tmp_path: Path) -> None:
    pack = with_fault(tmp_path, added("items/evil.py", "import os\n"))
    with pytest.raises(BadPack, match="does not belong into a pack"):
        read_pack(pack)

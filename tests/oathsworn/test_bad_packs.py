"""Whoever writes a pack is a stranger: what is wrong with it is refused with its place, and the
game stays as it was."""

import re
from pathlib import Path
from shutil import copytree

import pytest

from questhall.games.oathsworn.library.library import ADDITIONS, Library
from questhall.kernel.content import BadContent
from questhall.kernel.packs import Shelf, faults_when_added, read_pack, with_packs

FROST = Path(__file__).parent / "frost"
ITEM = "{id: thing, chapter: 1, slot: gear, kind: gear, do: %s}"
ITEMS, ALLIES, INJURIES = "items/gear.yaml", "allies/allies.yaml", "injuries/injuries.yaml"
CLASS, COMPANION, WOLF = "classes/trapper.yaml", "companions/trapper.yaml", "encounters/wolf.yaml"
THAW, PAGE, EVENTS = "chapters/thaw.yaml", "pages/thaw.yaml", "events/events.yaml"


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """The pack with something else in one of its files."""
    folder = tmp_path / "frost"
    copytree(FROST, folder)
    path = folder / "content" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def faults_of(pack: Path) -> list[BadContent]:
    return list(faults_when_added(ADDITIONS.box(), read_pack(pack), ADDITIONS))


def with_item(sentence: str) -> tuple[str, str, str]:
    return (ITEMS, "items:\n", f"items:\n  - {ITEM % repr(sentence)}\n")


THOUSAND = "cards:\n" + "".join(
    f"  - {{id: c{n}, level: 1, cooldown: 0, defense: 0, effects: [{{do: refresh}}]}}\n"
    for n in range(1000)
)
LAUGHS = "abilities:\n" + "".join(
    f"  - {{id: a{n}, do: 'then({', '.join([f'use(a{n - 1})'] * 9)})'}}\n" if n else
    "  - {id: a0, do: turn_front}\n"
    for n in range(12)
)  # fmt: skip

BAD = {
    # numbers
    "a number that is too large": (ITEMS, "copies: 3", "copies: 3000", "must be from 1 to 4"),
    "a number that is none": (ALLIES, "move: 5", "move: fast", "must be a whole number"),
    "a number in a sentence": (*with_item("heal(5000)"), "5000 is more than 99"),
    "a number far below": (*with_item("heal(-5000)"), "-5000 is more than 99"),
    "a map that is too wide": (THAW, "at: [20, 30]", "at: [20, 3000]", "is no whole number"),
    "a track without end": (THAW, "rows: [4, 4]", "rows: [4, 999999]", "is no whole number"),
    # parts that are missing, or too many
    "no boss": (WOLF, "bosses:\n", "bosses: []\nothers:\n", "must be from 1 to 4"),
    "no cards": (CLASS, "snare, level: 1", "snare, level: 2", "too few starting cards"),
    "a thousand cards": (CLASS, "cards:\n", THOUSAND, "are 1008; must be from 0 to 40"),
    "a stage without cards": (WOLF, "id: wolf_1, stage: I,", "id: wolf_1, stage: II,", "cards of"),
    "a field that nobody knows": (INJURIES, "severity: 2", "severity: 2, script: x", "not a field"),
    "a class without a companion": (COMPANION, "companion: trapper", "companion: priest", "one al"),
    "a chapter without encounter": (THAW, "encounter: wolf\n", "", "is missing: a chapter"),
    # names
    "a word that is misspelt": (*with_item("redrw(1)"), "did you mean 'redraw'"),
    "an item that is misspelt": (CLASS, "[ice_pick, ice_pick", "[ice_pik", "did you mean"),
    "an entry that is misspelt": (THAW, "start: thaw_01", "start: thaw_O1", "did you mean"),
    "a tile of nobody": (WOLF, "lay(ice, target)", "lay(icy, target)", "did you mean 'ice'"),
    "a minion of another encounter": (WOLF, "spawn(whelp,", "spawn(grain_rat,", "is no minion"),
    "a part of another boss": (WOLF, "part_whole(heart)", "part_whole(maw)", "is no part"),
    "an ability that comes later": (WOLF, "use(litter, 1)", "use(bury, 1)", "is no ability"),
    "what only a board knows": (*with_item("when(stands_on(nest), heal(1))"), "is no tile"),
    "an ally that is not there": (THAW, "ally(husky)", "ally(huskey)", "did you mean 'husky'"),
    "a kind of item of its own": (ITEMS, "kind: axe", "kind: laser", "must be one of"),
    "two things of one name": (ITEMS, "id: snow_goggles", "id: ice_pick", "is printed twice"),
    "two entries of one name": (THAW, "- id: thaw_05", "- id: thaw_04", "two entries are called"),
    "two events of one number": (EVENTS, "number: 30", "number: 1", "two have the number 1"),
    "a name with a path in it": (ITEMS, "id: ice_pick", "id: ../ice_pick", "a name is of small"),
    "a name of the box in full": (ALLIES, "id: husky", "id: 'box:wick'", "a name is of small"),
    "a page for the box": (PAGE, "chapter: thaw", "chapter: 1", "is no chapter of this pack"),
    "what enemies do": (*with_item("advance(3)"), "advance does not belong on a card"),
    "what the company does": (WOLF, "activate_minions", "heal(1)", "does not belong on a board"),
    "what one class does": (*with_item("create_sentinel"), "does not belong on a card"),
    # what would never end
    "an entry that leads to itself": (THAW, "{goto: thaw_02}", "{goto: thaw_01}", "back to itself"),
    "entries that read each other": (
        *(THAW, "{id: hide, do: [time(1)]", "{id: hide, do: [read(thaw_07)]"),
        "leads back to itself",
    ),
    "no way out": (THAW, "- {id: rush, do", "- {id: rush, if: clue(2), do", "no condition"),
    "a map without end": (THAW, "do: [ambushed], end: encounter", "end: choose_location", "no loc"),
    "a Story that returns": (THAW, "5\n    end: choose_location", "5\n    end: return", "cannot"),
    "an event that goes away": (EVENTS, "do: [time(1)], end: return", "end: choose_location", "an"),
    "an event that draws events": (EVENTS, "do: [time(1)]", "do: [event(city)]", "draws no others"),
    "sentences inside of sentences": (*with_item("then(" * 300), "brackets"),
    "loops inside of loops": (
        *with_item("for_each(friend, for_each(enemy, for_each(friend, heal(1, this))))"),
        "does too much",
    ),
    "abilities that grow and grow": (WOLF, "abilities:\n", LAUGHS, "does too much at once"),
    "what is done for ever": (CLASS, "limit: round, cost: 1", "limit: none", "must cost animus"),
    # the layout
    "a boss off the board": (WOLF, "at: 0,-2", "at: 40,-2", "is not on the board"),
    "a boss at the edge": (WOLF, "at: 0,-2", "at: 8,-8", "has no room"),
    "a cell without a part": (WOLF, "cells: [behind]", "cells: [centre]", "needs a part"),
    "nowhere to begin": (WOLF, 'start: ["-4,5", ', 'start: ["-4,5"] # ', "8 hexes free"),
    "minions on one another": (WOLF, '["-3,0", "3,-3"]', '["-3,0", "-3,0"]', "stands on something"),
    "a question before it begins": (WOLF, "set_counter(cold, 0)", "drift(1, N)", "may ask"),
    "a location that is not there": (THAW, "locations(1, 2)", "locations(1, 29)", "no location 29"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_it_is_refused_with_its_place(tmp_path: Path, name: str) -> None:
    file, old, new, reason = BAD[name]
    faults = [str(fault) for fault in faults_of(changed(tmp_path, file, old, new))]
    assert faults, name
    assert all(re.match(r"frost/content/\w+(/\w+\.yaml)?:\d+", fault) for fault in faults)
    assert any(reason in fault for fault in faults), faults


def the_box() -> tuple[list[str], int, set[str]]:
    box = ADDITIONS.box()
    return list(box.everything), len(box.beats), box.flags


def test_a_bad_pack_leaves_the_game_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = the_box()
    changed(tmp_path, WOLF, "at: 0,-2", "at: 8,-8")
    shelf = Shelf([tmp_path])
    monkeypatch.setattr("questhall.kernel.packs.shelf", lambda: shelf)
    library: Library = with_packs("oathsworn", ADDITIONS)
    assert (list(library.everything), len(library.beats), library.flags) == before
    assert "has no room where it stands" in next(iter(shelf.refused.values()))
    assert the_box() == before


def test_the_box_keeps_its_numbers_and_packs_come_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = ADDITIONS.box()
    shelf = Shelf([FROST])
    monkeypatch.setattr("questhall.kernel.packs.shelf", lambda: shelf)
    library: Library = with_packs("oathsworn", ADDITIONS)
    for found, own in (
        ([*library.classes], [*box.classes]),
        ([*library.items], [*box.items]),
        ([*library.chapters], [*box.chapters]),
        ([beat.key for beat in library.beats], [beat.key for beat in box.beats]),
    ):
        assert found[: len(own)] == own
        assert len(found) > len(own)

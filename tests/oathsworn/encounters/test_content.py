"""The layout of every encounter is possible, and what its board names is there."""

import re
from collections import Counter

import pytest

from questhall.boards.floods import flood
from questhall.boards.footprints import Stance
from questhall.boards.masks import mask_of, places_in
from questhall.games.oathsworn.library.library import PACKAGE, library, names_of_encounters
from questhall.games.oathsworn.printed.clearing import BOARD, CELLS, LARGE, SMALL
from questhall.games.oathsworn.printed.encounter import NO_ICON, EncounterDef
from questhall.kernel.content import content_folder

SUPPLY = {"tree": 5, "wall": 4, "building": 2}
SINGLE_TILES = 10
TEMPLATES = 4
CIVILIANS = 12
HP_DICE = 11  # fifteen, four of them for the Oathsworn
LEAST_START = 6

ENCOUNTERS = pytest.mark.parametrize("key", names_of_encounters())


def printed(key: str) -> EncounterDef:
    return library().encounters[key]


def written(key: str) -> str:
    """The file of an encounter without its comments."""
    with content_folder(PACKAGE) as folder:
        text = (folder / "encounters" / f"{key}.yaml").read_text(encoding="utf-8")
    return re.sub(r"#.*", "", text)


def obstacles_of(made: EncounterDef) -> int:
    mask = 0
    for piece in made.obstacles:
        mask |= piece.mask
    return mask


def standing(made: EncounterDef) -> list[int]:
    """The hexes of each figure at the start; who hides has none."""
    found = [1 << place for _, place in made.minion_places]
    if made.folk is not None:
        found += [1 << place for place in made.folk.places]
    for boss in made.bosses:
        if not made.lairs:
            stands = LARGE if boss.large else SMALL
            found.append(Stance(stands, boss.place, boss.facing).mask())
    return found


@ENCOUNTERS
def test_nothing_lies_on_anything_else(key: str) -> None:
    made = printed(key)
    taken = 0
    for mask in [piece.mask for piece in made.obstacles] + standing(made):
        assert not mask & taken
        taken |= mask
    assert not made.start & taken
    assert made.start.bit_count() >= LEAST_START


@ENCOUNTERS
def test_the_box_has_enough_pieces(key: str) -> None:
    made = printed(key)
    pieces = Counter(piece.kind for piece in made.obstacles)
    for variant in made.variants:
        pieces += Counter(piece.kind for piece in variant.obstacles)
    assert all(count <= SUPPLY[kind] for kind, count in pieces.items())
    assert len(made.laid) <= SINGLE_TILES
    assert len(made.lairs) <= TEMPLATES
    assert made.folk is None or len(made.folk.places) <= CIVILIANS
    for kind, minion in enumerate(made.minions):
        assert len([each for each, _ in made.minion_places if each == kind]) <= minion.supply
    dice = sum(len(boss.parts) for boss in made.bosses)
    dice += sum(minion.supply for minion in made.minions if minion.hp > 1)
    assert dice <= HP_DICE


@ENCOUNTERS
def test_tiles_and_grounds_are_not_under_obstacles(key: str) -> None:
    made = printed(key)
    blocked = obstacles_of(made)
    laid = [place for _, place in made.laid]
    for variant in made.variants:
        laid += [place for _, place in variant.laid]
        for ground, mask in variant.grounds.items():
            assert ground in made.grounds
            assert not mask & blocked
        for piece in variant.obstacles:
            assert not piece.mask & (blocked | made.start | sum(standing(made)))
        places = made.folk.places if made.folk is not None else []
        assert all(start in places for start, _ in variant.folk)
        assert not mask_of([end for _, end in variant.folk]) & (blocked | sum(standing(made)))
    assert not mask_of(laid) & blocked
    assert all(not mask & blocked for mask in made.grounds.values())
    for lair in made.lairs:
        assert BOARD.within(lair.place, 1).bit_count() == len(CELLS)


@ENCOUNTERS
def test_everybody_can_walk_to_everybody(key: str) -> None:
    made = printed(key)
    first = places_in(made.start)[0]
    reached = flood(BOARD.neighbours, 1 << first, BOARD.everywhere & ~obstacles_of(made))
    small = [place for _, place in made.minion_places]
    small += made.folk.places if made.folk is not None else []
    assert (made.start | mask_of(small)) & ~reached == 0
    assert all(mask & reached for mask in made.grounds.values())


@ENCOUNTERS
def test_parts_cover_the_base_once(key: str) -> None:
    for boss in printed(key).bosses:
        cells = Counter(cell for part in boss.parts for cell in part.cells)
        assert set(cells) == set(range(len(CELLS)) if boss.large else [0])
        assert not boss.large or max(cells.values()) == 1


@ENCOUNTERS
def test_might_does_not_fall_with_the_stages(key: str) -> None:
    worth = (1, 1.5, 2, 2.5)
    for boss in printed(key).bosses:
        means = [
            sum(value * count for value, count in zip(worth, might, strict=True))
            for might in boss.might
        ]
        assert means == sorted(means)


@ENCOUNTERS
def test_every_name_is_that_of_something(key: str) -> None:
    made, text = printed(key), written(key)
    parts = {part.key for boss in made.bosses for part in boss.parts}
    known = {
        "part_whole": parts,
        "part_hurt": parts,
        "hurt_part": parts,
        "boss_does": {boss.key for boss in made.bosses},
        "use": set(made.abilities),
        "search": set(made.abilities),
        "spawn": {minion.key for minion in made.minions},
        "spawn_on": {minion.key for minion in made.minions},
        "scatter": {tile.key for tile in made.tiles},
        "lay": {tile.key for tile in made.tiles},
        "on_tile": {tile.key for tile in made.tiles},
        "lift_tile": {tile.key for tile in made.tiles},
        "count": set(made.counters),
        "set_counter": set(made.counters),
        "at_least": set(made.counters),
        "counted": set(made.counters),
        "walk_to": set(made.grounds),
        "save_on": set(made.grounds),
    }
    for word, names in known.items():
        for found in re.findall(rf"\b{word}\((\w+)", text):
            assert found in names, f"{word}({found})"


@ENCOUNTERS
def test_every_ability_and_icon_is_of_use(key: str) -> None:
    made, text = printed(key), written(key)
    for ability in made.abilities:
        assert len(re.findall(rf"\b{ability}\b", text)) > 1, ability
    icons = set(re.findall(r"strike\((\w+)", text)) - {"plain"}
    shown = {part.icon for boss in made.bosses for part in boss.parts} - {NO_ICON}
    assert len(icons) <= len(shown)


@ENCOUNTERS
def test_the_outcome_is_told_to_the_story(key: str) -> None:
    made = printed(key)
    for rewards, outcome in ((made.won, "won"), (made.lost, "lost")):
        assert rewards is not None
        assert (f"c{made.chapter:02d}_{outcome}", None) in rewards.flags

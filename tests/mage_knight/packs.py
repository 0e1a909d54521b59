"""Packs for tests: on the shelf for a while, and gone again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from questhall.games.mage_knight.library.library import library, library_with
from questhall.games.mage_knight.speech.kinds import KINDS
from questhall.games.mage_knight.view import terminal
from questhall.kernel import faces, games, packs
from questhall.kernel.packs import SHELF

ABOUT = """\
id: {id}
version: 1.0.0
game: mage_knight
title: {{en: Frost, ru: Мороз}}
authors: [Ada]
licence: CC-BY-4.0
languages: [en]
"""

SKILLS = "skills:\n" + "".join(
    f"  - {{id: way_{number}, hero: warden, use: turn, effect: move({number})}}\n"
    for number in range(1, 11)
)

# One thing at least of every folder.
CONTENT = {
    "basic_actions": """
basic_actions:
  - id: bank
    colour: blue
    hero: warden
    icons: [combat]
    basic: block(3, ice)
    strong: block(6, ice)
""",
    "advanced_actions": """
advanced_actions:
  - id: long_road
    colour: green
    icons: [movement]
    basic: move(3)
    strong: all_of(move(5), draw(1))
""",
    "spells": """
spells:
  - id: breach
    colour: blue
    icons: [combat]
    basic: attack(4, ranged, ice)
    strong: attack(7, siege, ice)
""",
    "artifacts": """
artifacts:
  - id: banner_of_reeds
    banner: courage
    icons: [special]
    basic: only_assigned
    strong: ready_all
  - id: tide_glass
    icons: [special]
    basic: mana(blue)
    strong: all_of(mana(blue), crystal(blue))
""",
    "units": """
units:
  - id: ferrymen
    level: 1
    cost: 4
    armour: 3
    copies: 4
    sites: [village]
    abilities:
      - effect: move(2)
      - effect: attack(3, ice)
        cost: blue
""",
    "skills": SKILLS + "  - {id: haste, hero: tovak, use: round, effect: move(4)}\n",
    "tactics": """
tactics:
  - id: low_water
    time: day
    number: 2
    cards: 1
    crystals: [blue]
  - id: high_water
    time: night
    number: 6
    does: mana_search
""",
    "enemies": """
enemies:
  - id: wreckers
    colour: green
    copies: 3
    armour: 4
    fame: 3
    attacks: ["attack(4, ice)"]
    abilities: [swift]
""",
    "ruins": """
ruins:
  - id: drowned_shrine
    price: [blue, blue]
    fame: 5
  - id: drowned_hall
    enemies: [green, brown]
    rewards: [spell]
""",
    "tiles": """
tiles:
  - id: polder
    kind: countryside
    number: 1
    centre: plains village
    east: lake
    north_east: swamp
    north_west: hills keep
    west: forest orc_marauders
    south_west: hills mine blue
    south_east: plains
  - id: sunken_tower
    kind: core
    number: 1
    centre: desert mage_tower
    east: swamp
    north_east: wasteland tomb
    north_west: hills
    west: lake
    south_west: plains
    south_east: plains
""",
    "heroes": """
heroes:
  - id: warden
    dots: [blue, blue, green]
    own_cards:
      - id: bank
        instead_of: determination
""",
    "scenarios": """
scenarios:
  - id: dikes
    seats: [1, 2, 3, 4]
    shape: wedge
    rounds: 2
    countryside: [5]
    cities: [1]
    core: [1]
    city_levels: [2]
    goals: ["conquer(keep, 1)", "conquer(orc_marauders, 2)"]
  - id: flood
    seats: [2, 3]
    shape: open_3
    rounds: 3
    countryside: [6]
    cities: [0]
    core: [1]
    cooperative: true
    goals: [explore, fame(12)]
""",
}

NAMES = {
    "card": ("bank", "long-road", "breach", "banner-of-reeds", "tide-glass"),
    "unit": ("ferrymen",),
    "skill": ("haste", *[f"way-{number}" for number in range(1, 11)]),
    "tactic": ("low-water", "high-water"),
    "tactic-text": ("low-water", "high-water"),
    "enemy": ("wreckers",),
    "ruin": ("drowned-shrine", "drowned-hall"),
    "tile": ("polder", "sunken-tower"),
    "hero": ("warden",),
    "scenario": ("dikes", "flood"),
}


def texts() -> str:
    lines = [
        f"{prefix}-frost--{name} = {name.replace('-', ' ').capitalize()}"
        for prefix, names in NAMES.items()
        for name in names
    ]
    for name in NAMES["scenario"]:
        lines.append(f"scenario-text-frost--{name} = Hold.\n    .rules = None.")
    return "\n".join(lines) + "\n"


def a_pack(folder: Path, content: dict[str, str], id: str = "frost", ftl: str = "") -> Path:
    """A pack with one file in each of these folders."""
    files = {f"content/{name}/all.yaml": text for name, text in content.items()}
    files |= {"pack.yaml": ABOUT.format(id=id), "text/all.en.ftl": ftl}
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def the_whole_pack(folder: Path) -> Path:
    return a_pack(folder, CONTENT, ftl=texts())


@contextmanager
def shelved(patch: pytest.MonkeyPatch, *folders: Path) -> Iterator[None]:
    """These packs, and no others, are installed."""
    try:
        with patch.context() as context:
            context.setenv(SHELF, ":".join(map(str, folders)))
            context.setenv("XDG_DATA_HOME", "/nowhere")
            forget()
            yield
    finally:
        forget()


def forget() -> None:
    """Everything that is read once and kept."""
    packs.shelf.cache_clear()
    library.cache_clear()
    library_with.cache_clear()
    faces.icons_of.cache_clear()
    games._texts.cache_clear()
    games._sources.cache_clear()
    terminal._faces.cache_clear()
    for kind in KINDS.values():
        vars(kind).pop("listed", None)

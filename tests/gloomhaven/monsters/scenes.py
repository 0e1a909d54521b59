"""Random maps, and random scenes on them, for the property tests."""

from typing import Any

from hypothesis import strategies as st

from tests.gloomhaven.monsters.reference import Hex

Maps = tuple[list[Hex], list[tuple[Hex, Hex]]]

ROOM = [(q - r // 2, r) for r in range(4) for q in range(7)]
EDGES = [
    (hex, (hex[0] + q, hex[1] + r))
    for hex in ROOM
    for q, r in ((1, 0), (0, 1), (1, -1))
    if (hex[0] + q, hex[1] + r) in ROOM
]
CELLS = [(0, 0), (1, 0), (0, 1), (1, -1), (2, 0), (2, 1), (1, 1), (-1, 0), (3, -1)]
KINDS = ["obstacle", "trap", "hazardous", "difficult"]


def shares(of: int) -> st.SearchStrategy[int]:
    """How many of this many things to take: few as often as many."""
    return st.sampled_from([0, 0, of // 8, of // 4, of // 2])


@st.composite
def maps(draw: st.DrawFn) -> Maps:
    """A room with holes and wall lines."""
    random = draw(st.randoms(use_true_random=False))
    hexes = random.sample(ROOM, len(ROOM) - draw(shares(len(ROOM))))
    edges = [(a, b) for a, b in EDGES if a in hexes and b in hexes]
    return hexes, random.sample(edges, min(draw(shares(len(EDGES) // 3)), len(edges)))


@st.composite
def scenes(draw: st.DrawFn) -> dict[str, Any]:
    """A monster's turn, in the command's format."""
    random = draw(st.randoms(use_true_random=False))
    hexes, walls = draw(maps())
    patches = random.sample(hexes, draw(shares(len(hexes))))
    kinds = draw(st.sampled_from([KINDS, KINDS, ["trap"], ["difficult", "hazardous"]]))
    enemies = draw(st.integers(1, 4))
    here, *others = random.sample(hexes, 1 + enemies + draw(st.integers(0, 4)))
    initiatives = draw(st.sampled_from([[0], [1, 2], [10, 20, 30, 40]]))
    return {
        "hexes": hexes,
        "walls_between": walls,
        "terrain": [{"hex": hex, "kind": random.choice(kinds)} for hex in patches],
        "monster": {"hex": here, **draw(monsters())},
        "allies": others[enemies:],
        "enemies": [
            {"hex": hex, "initiative": random.choice(initiatives)} for hex in others[:enemies]
        ],
    }


@st.composite
def monsters(draw: st.DrawFn) -> dict[str, Any]:
    attack = draw(st.sampled_from([True, True, True, False]))
    return {
        "move": draw(st.integers(0, 5)),
        "range": draw(st.sampled_from([0, 0, 1, 2, 3, 4])),
        "targets": draw(st.sampled_from([1, 1, 2, 3, 6])) if attack else 0,
        "flying": draw(st.sampled_from([False, False, False, True])),
        "jump": draw(st.sampled_from([False, False, False, True])),
        "muddled": draw(st.booleans()),
        "area": draw(st.none() | areas()),
        "attack": attack,
    }


def areas() -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {
            "kind": st.sampled_from(["melee", "ranged"]),
            "hexes": st.lists(st.sampled_from(CELLS), min_size=1, max_size=4, unique=True),
        }
    )

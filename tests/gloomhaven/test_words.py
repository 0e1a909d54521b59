"""The words of cards: who has them, and how faults are reported."""

from collections.abc import Callable

import pytest
import yaml

from questhall.games.gloomhaven.library.box import Library
from questhall.games.gloomhaven.library.classes import read_card
from questhall.games.gloomhaven.library.items import read_item
from questhall.games.gloomhaven.library.library import library, read_goal
from questhall.games.gloomhaven.library.monsters import read_deck, read_monster
from questhall.games.gloomhaven.library.treasures import read_treasure
from questhall.games.gloomhaven.words.context import Context
from questhall.games.gloomhaven.words.sides import HEROES, MODIFIERS, MONSTERS
from questhall.kernel.content import BadContent, Entry

AREAS = library().areas
BOX = Library()
OF_HEROES = Context(HEROES, AREAS)
OF_MONSTERS = Context(MONSTERS, AREAS)

CARD = """
id: made
number: 1
level: "1"
initiative: 50
top: {do: [move(2), "%s"]}
bottom: {do: [move(2)]}
"""
DECK = """
id: made
cards:
  - {initiative: 50, do: [move(0), "%s"]}
"""
MONSTER = """
id: made
deck: guard
standees: 4
normal:
  hit_points: [1, 1, 1, 1, 1, 1, 1, 1]
  move: [1, 1, 1, 1, 1, 1, 1, 1]
  attack: [1, 1, 1, 1, 1, 1, 1, 1]
  range: [0, 0, 0, 0, 0, 0, 0, 0]
  traits: ["", "%s", "", "", "", "", "", ""]
"""
ITEM = """
{id: made, number: 1, slot: head, use: spent, when: %s,
price: 1, copies: 1, prosperity: 1,
does: "%s"}
"""
GOAL = """
{id: made, number: 1, checks: 1, judge: "%s"}
"""
TREASURE = """
{number: 1, gives: ["%s"]}
"""


def card(entry: Entry) -> None:
    read_card(BOX, entry, OF_HEROES)


def deck(entry: Entry) -> None:
    read_deck(BOX, entry, "made")


def monster(entry: Entry) -> None:
    read_monster(library(), entry)


def item(entry: Entry) -> None:
    read_item(BOX, entry, OF_HEROES)


def goal(entry: Entry) -> None:
    read_goal(BOX, entry)


def treasure(entry: Entry) -> None:
    read_treasure(library(), entry)


def of_item(window: str) -> str:
    return ITEM % (window, "%s")


FAULTS: list[tuple[str, Callable[[Entry], None], str, str, str]] = [
    ("an action", card, CARD, "atack(3)", "6:22: do: 'atack' is no action; did you mean 'attack'?"),
    (
        "an effect",
        card,
        CARD,
        "attack(3, peirce(2))",
        "6:32: do: 'peirce' is no effect of an attack; did you mean 'pierce'?",
    ),
    (
        "an area",
        card,
        CARD,
        "attack(3, area=clave)",
        "6:37: do: clave is no area; did you mean 'cleave'?",
    ),
    (
        "figures",
        card,
        CARD,
        "heal(2, each(ally(adjcent)))",
        "6:35: do: ally: does not take adjcent",
    ),
    ("nobody", card, CARD, "damage(2)", "6:22: do: damage: does not say whom it concerns"),
    (
        "no element",
        card,
        CARD,
        "use(plus(1))",
        "6:22: do: use: names none of fire, ice, air, earth, light, dark, any",
    ),
    (
        "two kinds",
        card,
        CARD,
        "my_attacks(melee, ranged, wound)",
        "6:40: do: 'ranged' is",
    ),
    ("a number", card, CARD, "attack(lots)", "6:29: do: 'lots' is no number"),
    ("a creature", card, CARD, "summon(cat)", "6:29: do: cat is no creature"),
    ("a word of heroes", deck, DECK, "augment(plus(2))", "4:37: do: 'augment' is no action of mon"),
    (
        "a rank",
        deck,
        DECK,
        "summon(ooze)",
        "4:37: do: summon: ranks='' must be three marks out of n e b -",
    ),
    (
        "a trait",
        monster,
        MONSTER,
        "shield(1), fling",
        "10:28: traits: 'fling' is no trait of a monster",
    ),
    (
        "the window of an item",
        item,
        of_item("move"),
        "move_plos(2)",
        "4:8: does: 'move_plos' is no help in a movement; did you mean 'move_plus'?",
    ),
    (
        "two effects of an item",
        item,
        of_item("move"),
        "then(add_jump, move_plus(1))",
        "4:8: does: then: must be one effect",
    ),
    (
        "a battle goal",
        goal,
        GOAL,
        "killd_at_least(5)",
        "2:42: judge: 'killd_at_least' is no battle goal; did you mean 'killed_at_least'?",
    ),
    ("a treasure", treasure, TREASURE, "golt(5)", "2:22: gives: 'golt' is no reward; did you mean"),
]


@pytest.mark.parametrize(
    ("read", "text", "does", "fault"),
    [each[1:] for each in FAULTS],
    ids=[each[0] for each in FAULTS],
)
def test_a_fault_is_reported_with_its_place(
    read: Callable[[Entry], None], text: str, does: str, fault: str
) -> None:
    node = yaml.compose(text % does, Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    with pytest.raises(BadContent) as raised:
        read(Entry("made.yaml", node))
    assert str(raised.value).startswith(f"made.yaml:{fault}")


def test_words_of_every_class_are_found() -> None:
    assert {"affect", "clear_path", "augment", "lure", "instead", "grant"} <= set(HEROES.actions)
    assert {"push_through_obstacles", "along_path", "heal_near"} <= set(HEROES.riders)


def test_sides_share_the_words_that_mean_the_same() -> None:
    for word in ("move", "attack", "heal", "damage"):
        assert HEROES.actions.words[word] is MONSTERS.actions.words[word]
    assert HEROES.actions.words["shield"] is not MONSTERS.actions.words["shield"]
    assert HEROES.riders.words["heal_self"] is MODIFIERS.riders.words["heal_self"]

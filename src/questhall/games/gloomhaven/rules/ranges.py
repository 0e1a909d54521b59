"""Checks that the seats, cards, figures and hexes in a save exist (for saves from elsewhere)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import not_in_order, outside, outside_or_nothing, wrong_length
from questhall.kernel.state import Content

from ..printed.cards import CardDef, GoalDef, ModifierDef, MonsterCard
from ..printed.dungeon import FoesCard, RoomCard
from ..state.figures import ALLY, CHARACTER, FOES, MONSTER, SUMMON, TOKENS, Figure
from ..state.heroes import FLIPPED, TALLIES, Hero, ModifierDeck
from ..state.scene import (
    ELEMENTS,
    FINISHED,
    KINDS_OF_TILES,
    LOSS,
    OBJECTS_FROM,
    STRONG,
    TYPES_FROM,
    Scene,
)
from .attack.damage import has_departed

MOST_POINTS = 100_000
MOST_RANKS = 3
LEVELS = 10


def outside_the_scene(scene: Scene) -> list[str]:
    """Describe every number that refers to nothing."""
    found = [*_map(scene), *_cards(scene), *_types(scene), *_turns(scene)]
    for figure in scene.figures:
        found += _figure(scene, figure)
    for hero in scene.heroes:
        found += _hero(scene, hero)
    return found


def _map(scene: Scene) -> list[str]:
    cells = len(scene.scenario.qs)
    layers = [scene.tile_at, scene.terrain, scene.coins, scene.figure_at]
    found = wrong_length("the map", [len(each) for each in layers], cells)
    found += outside_or_nothing("tile", scene.tile_at, len(scene.tiles))
    found += outside_or_nothing("figure", scene.figure_at, len(scene.figures))
    found += outside("coin", scene.coins, MOST_POINTS)
    for tile in scene.tiles:
        found += outside("hex", tile.cells, cells)
        found += outside("kind of tile", [tile.kind], len(KINDS_OF_TILES))
        found += outside("condition", tile.conditions, TOKENS + 2)
        found += outside_or_nothing("seat", [tile.maker], len(scene.heroes))
    return found


def _figure(scene: Scene, figure: Figure) -> list[str]:
    found = outside("hex", [figure.cell], len(scene.scenario.qs))
    found += outside("kind of figure", [figure.kind], ALLY + 1)
    found += outside("side", [figure.side], FOES + 1)
    found += outside("rank", [figure.rank], MOST_RANKS)
    found += outside("level", [figure.level], LEVELS)
    found += outside_or_nothing("seat", [figure.owner, figure.controlled_by], len(scene.heroes))
    found += outside_or_nothing("type", [figure.type], len(scene.types))
    found += wrong_length("a figure", [len(figure.conditions)], TOKENS)
    found += outside("token", figure.conditions, MOST_POINTS)
    found += outside("part", [len(figure.retaliate) % 2], 1)
    if figure.kind in (CHARACTER, SUMMON) and figure.owner == NOTHING:
        found.append(f"figure {figure.id} is nobody's")
    if figure.kind == MONSTER and figure.type == NOTHING:
        found.append(f"figure {figure.id} is of no type")
    if (figure.kind == SUMMON) != (figure.summon is not None):
        found.append(f"figure {figure.id} was summoned by nothing")
    if not figure.gone and scene.figure_at[figure.cell] == NOTHING and scene.acting == NOTHING:
        found.append(f"figure {figure.id} stands where nobody is")
    return found


def _hero(scene: Scene, hero: Hero) -> list[str]:
    found = outside("seat", [hero.seat], len(scene.heroes))
    found += outside_or_nothing("figure", [hero.figure], len(scene.figures))
    if hero.figure != NOTHING and hero.figure < len(scene.figures):
        figure = scene.figures[hero.figure]
        if figure.kind != CHARACTER or figure.owner != hero.seat:
            found.append(f"the figure of {hero.seat} is another's")
    cards = hero.hand + hero.chosen + hero.waiting + hero.discard
    if hero.exhausted and cards and not has_departed(scene, hero):  # GH-3.19.3
        found.append(f"the character of {hero.seat} is exhausted and has cards")
    found += wrong_length("a character", [len(hero.tally)], TALLIES)
    found += outside("state of an item", [item.state for item in hero.items], FLIPPED + 1)
    found += outside("level", [hero.level], LEVELS)
    found += outside("half", hero.forgone, 2)
    return found


def _cards(scene: Scene) -> list[str]:
    """Every pile holds only its own kind of card."""
    found: list[str] = []
    for hero in scene.heroes:
        own = hero.reserve + hero.hand + hero.chosen + hero.waiting + hero.discard + hero.lost
        found += _of_kind(scene, own + hero.supply, CardDef)
        found += _of_kind(scene, hero.goals, GoalDef)
        found += _modifiers(scene, hero.deck)
    found += _modifiers(scene, scene.monster_deck)
    found += _of_kind(scene, scene.bless + scene.hero_curses + scene.monster_curses, ModifierDef)
    found += _of_kind(scene, scene.goal_deck, GoalDef)
    found += _of_kind(scene, [active.card for active in scene.actives], CardDef)
    for active in scene.actives:
        found += outside("half", [active.half], 2)
        found += outside("seat", [active.seat], len(scene.heroes))
        found += outside("figure", active.figures + active.served, len(scene.figures))
    for deck in scene.decks:
        found += _of_kind(scene, deck.draw + deck.discard, MonsterCard)
    return found + _dungeon(scene)


def _dungeon(scene: Scene) -> list[str]:
    """A random dungeon has its decks without a card too few, as one that fits is looked for until
    it is found, and on the table lie the cards of its rooms."""
    decks, plan = scene.dungeon, scene.scenario.plan
    if decks is None or plan is None:
        is_none = decks is None and plan is None
        return [] if is_none else ["the decks of a dungeon belong to a dungeon"]
    rooms = decks.rooms.draw + decks.rooms.discard + decks.laid[::2]
    foes = decks.foes.draw + decks.foes.discard + decks.laid[1::2]
    found = _of_kind(scene, rooms, RoomCard) + _of_kind(scene, foes, FoesCard)
    if not found:
        there = sorted([scene.cards[card].key for card in rooms + foes])
        if there != sorted([card.key for card in plan.rooms] + [card.key for card in plan.foes]):
            found.append("the cards of the dungeon are not all there")
        laid = [scene.cards[card].key for card in decks.laid]
        made = [card.key for each in scene.scenario.laid for card in (each.room, each.foes)]
        if laid != made:
            found.append("the rooms of the dungeon are not those of its cards")
    return found


def _modifiers(scene: Scene, deck: ModifierDeck) -> list[str]:
    if scene.round > 0 and not deck.draw + deck.discard:
        return ["there is nothing to draw"]
    return _of_kind(scene, deck.draw + deck.discard, ModifierDef)


def _of_kind(scene: Scene, cards: list[int], kind: type[Content]) -> list[str]:
    found = outside("card", cards, len(scene.cards))
    if not found and any(not isinstance(scene.cards[card], kind) for card in cards):
        found.append(f"something else lies among the {kind.__name__}")
    return found


def _types(scene: Scene) -> list[str]:
    found = not_in_order("figure", [figure.id for figure in scene.figures])
    found += not_in_order("character", [hero.seat for hero in scene.heroes])
    found += outside("deck", [type.deck for type in scene.types], len(scene.decks))
    return found


def _turns(scene: Scene) -> list[str]:
    found = outside("phase", [scene.phase], FINISHED + 1)
    found += outside("outcome", [scene.outcome], LOSS + 1)
    found += outside("level", [scene.level], 8)
    found += wrong_length("the elements", [len(scene.elements)], len(ELEMENTS))
    found += outside("strength of an element", scene.elements, STRONG + 1)
    found += outside("element", [*scene.charging, *scene.uses], len(ELEMENTS) + 1)
    found += outside_or_nothing("figure", [scene.acting], len(scene.figures))
    found += outside_or_nothing("type", [scene.activated], len(scene.types))
    for entry in scene.queue:
        if entry >= OBJECTS_FROM:
            found += outside("figure", [entry - OBJECTS_FROM], len(scene.figures))
        elif entry >= TYPES_FROM:
            found += outside("type", [entry - TYPES_FROM], len(scene.types))
        else:
            found += outside("seat", [entry], len(scene.heroes))
    return found

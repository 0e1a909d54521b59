"""What must be true in every position (for tests)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import not_in_order, outside, wrong_length
from questhall.kernel.state import Content
from questhall.kernel.zones import lying_twice

from ..printed.cards import CardDef, ModifierDef, ModifierMark
from ..printed.dungeon import FoesCard, RoomCard
from ..printed.goals import GoalDef
from ..printed.modifier_cards import SUPPLY
from ..printed.monsters import MonsterCard
from ..printed.terrain import Terrain
from ..state.figures import TOKENS, Figure, FigureKind
from ..state.heroes import TALLIES, Hero, ModifierDeck
from ..state.scene import ELEMENTS, Scene
from .attack.damage import has_departed

MOST_POINTS = 100_000
LEVELS = 10
LEVELS_OF_SCENARIOS = 8


def faults(scene: Scene) -> list[str]:
    """Describe everything impossible on the table. What is not built as it must be comes first, as
    the rest cannot be checked with it."""
    return _shape(scene) or [*_cards(scene), *_figures(scene), *_decks(scene)]


# -- how it is built -----------------------------------------------------------------


def _shape(scene: Scene) -> list[str]:
    """Lists that belong together are equally long, whoever knows a place is in it, and every pile
    holds its own kind of card."""
    layers = [scene.tile_at, scene.terrain, scene.coins, scene.figure_at]
    found = wrong_length("the map", [len(each) for each in layers], len(scene.scenario.qs))
    found += wrong_length("the elements", [len(scene.elements)], len(ELEMENTS))
    found += not_in_order("figure", [figure.id for figure in scene.figures])
    found += not_in_order("character", [hero.seat for hero in scene.heroes])
    found += outside("coin", scene.coins, MOST_POINTS)
    found += outside("level", [scene.level], LEVELS_OF_SCENARIOS)
    found += [*_piles(scene), *_dungeon(scene)]
    for figure in scene.figures:
        found += _figure(scene, figure)
    for hero in scene.heroes:
        found += _hero(scene, hero)
    return found


def _figure(scene: Scene, figure: Figure) -> list[str]:
    found = wrong_length("a figure", [len(figure.conditions)], TOKENS)
    found += outside("token", figure.conditions, MOST_POINTS)
    found += outside("level", [figure.level], LEVELS)
    found += outside("part", [len(figure.retaliate) % 2], 1)
    if figure.kind in (FigureKind.CHARACTER, FigureKind.SUMMON) and figure.owner == NOTHING:
        found.append(f"figure {figure.id} is nobody's")
    if figure.kind == FigureKind.MONSTER and figure.type == NOTHING:
        found.append(f"figure {figure.id} is of no type")
    if (figure.kind == FigureKind.SUMMON) != (figure.summon is not None):
        found.append(f"figure {figure.id} was summoned by nothing")
    if not figure.gone and scene.figure_at[figure.cell] == NOTHING and scene.acting == NOTHING:
        found.append(f"figure {figure.id} stands where nobody is")
    return found


def _hero(scene: Scene, hero: Hero) -> list[str]:
    found = wrong_length("a character", [len(hero.tally)], TALLIES)
    found += outside("level", [hero.level], LEVELS)
    found += outside("item", hero.worked, len(hero.items))
    for each in hero.killed_with:  # an item and a figure
        found += wrong_length("a kill", [len(each)], 2)
        found += outside("figure", each[1:], len(scene.figures))
    if hero.figure != NOTHING:
        figure = scene.figures[hero.figure]
        if figure.kind != FigureKind.CHARACTER or figure.owner != hero.seat:
            found.append(f"the figure of {hero.seat} is another's")
    cards = hero.hand + hero.chosen + hero.waiting + hero.discard
    if hero.exhausted and cards and not has_departed(scene, hero):  # GH-3.19.3
        found.append(f"the character of {hero.seat} is exhausted and has cards")
    return found


def _piles(scene: Scene) -> list[str]:
    found = _modifiers(scene, scene.monster_deck)
    found += _of_kind(scene, scene.bless + scene.hero_curses + scene.monster_curses, ModifierDef)
    found += _of_kind(scene, scene.goal_deck, GoalDef)
    found += _of_kind(scene, [active.card for active in scene.actives], CardDef)
    for hero in scene.heroes:
        own = hero.reserve + hero.hand + hero.chosen + hero.waiting + hero.discard + hero.lost
        found += _of_kind(scene, own + hero.supply, CardDef)
        found += _of_kind(scene, hero.goals, GoalDef)
        found += _modifiers(scene, hero.deck)
    for deck in scene.decks:
        found += _of_kind(scene, deck.draw + deck.discard, MonsterCard)
    return found


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


# -- what lies there ------------------------------------------------------------------


def _cards(scene: Scene) -> list[str]:
    """Each card is in one place, and the party has as many cards as its hand limits and supplies
    allow. A character may take over another's lost card."""
    found = lying_twice(scene.zones())
    if scene.round > 0:
        total = len(scene.actives)
        for hero in scene.heroes:
            piles = hero.hand + hero.chosen + hero.waiting + hero.discard + hero.lost + hero.supply
            supplies = sum([card.copies for card in hero.kind.supplies])
            total += len(piles) - hero.kind.hand - supplies
        if total:
            found.append(f"the characters have {total} cards too many")
    return found


def _figures(scene: Scene) -> list[str]:
    found: list[str] = []
    cells: dict[int, int] = {}
    numbers: set[tuple[int, int]] = set()
    for figure in scene.figures:
        if figure.gone:
            continue
        if figure.kind != FigureKind.CHARACTER and not 0 < figure.hp <= figure.max_hp:
            found.append(f"figure {figure.id} has {figure.hp} hit points")
        if scene.board.closed[figure.cell]:
            found.append(f"figure {figure.id} stands in a wall")
        if figure.id == scene.underway.elsewhere:
            continue
        moving = (
            figure.id == scene.acting or scene.underway.points > 0 or scene.underway.moving >= 0
        )
        if not moving and figure.cell in cells:
            found.append(f"figures {figure.id} and {cells[figure.cell]} share a hex")
        cells[figure.cell] = figure.id
        walks = (
            not scene.flies(figure)
            and figure.kind != FigureKind.OBJECT
            and figure.id != scene.acting
        )
        if walks and scene.terrain[figure.cell] & Terrain.OBSTACLE:
            found.append(f"figure {figure.id} stands on an obstacle")
        if figure.kind == FigureKind.MONSTER:
            if (figure.type, figure.number) in numbers:
                found.append(f"two standees of type {figure.type} have number {figure.number}")
            numbers.add((figure.type, figure.number))
    return found


def _decks(scene: Scene) -> list[str]:
    """There are 10 blessings and 10 curses of each kind (GH-3.10.22)."""
    found: list[str] = []
    decks = [hero.deck for hero in scene.heroes] + [scene.monster_deck]
    blessings = len(scene.bless)
    curses = len(scene.hero_curses) + len(scene.monster_curses)
    for deck in decks:
        for card in deck.draw + deck.discard:
            kind = scene.cards[card]
            assert isinstance(kind, ModifierDef)
            blessings += kind.mark == ModifierMark.BLESSING
            curses += kind.mark == ModifierMark.CURSING
    if blessings != SUPPLY:
        found.append(f"there are {blessings} blessings")
    if curses != 2 * SUPPLY:
        found.append(f"there are {curses} curses")
    for pile in scene.decks:
        size = len(pile.draw) + len(pile.discard)
        if size != len(pile.kind.cards):
            found.append(f"the deck {pile.kind.key} has {size} cards")
        if pile.revealed != NOTHING and pile.revealed not in pile.discard:
            found.append(f"the card revealed of {pile.kind.key} lies elsewhere")
    return found

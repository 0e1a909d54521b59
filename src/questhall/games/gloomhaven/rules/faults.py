"""What must be true in every position (for tests)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.zones import lying_twice

from ..printed.cards import BLESSING, CURSING, ModifierDef
from ..printed.modifier_cards import SUPPLY
from ..printed.terrain import OBSTACLE
from ..state.figures import CHARACTER, MONSTER, OBJECT
from ..state.scene import Scene
from .ranges import outside_the_scene


def faults(scene: Scene) -> list[str]:
    """Describe everything impossible on the table. Numbers that name nothing come first, as the
    rest cannot be checked with them."""
    return outside_the_scene(scene) or [*_cards(scene), *_figures(scene), *_decks(scene)]


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
        if figure.kind != CHARACTER and not 0 < figure.hp <= figure.max_hp:
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
        walks = not scene.flies(figure) and figure.kind != OBJECT and figure.id != scene.acting
        if walks and scene.terrain[figure.cell] & OBSTACLE:
            found.append(f"figure {figure.id} stands on an obstacle")
        if figure.kind == MONSTER:
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
            blessings += kind.mark == BLESSING
            curses += kind.mark == CURSING
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

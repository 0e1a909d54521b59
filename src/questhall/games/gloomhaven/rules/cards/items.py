"""Items in play (RULES 1.3, 3.20): when they may be used, and what happens to them."""

from questhall.kernel.decisions import NOTHING, Flow, Option

from ...printed.items import ItemDef, ItemEffect, ItemUse, Window
from ...state.figures import Condition, Figure, FigureKind
from ...state.heroes import Feat, Hero, Item, ItemState
from ...state.scene import Scene
from ...state.turn import Turn
from ..scenario import SpecialRule
from .freely import Freely

SEAT_ITEMS = 100  # an item's number combines its seat and place


def item_number(hero: Hero, place: int) -> int:
    return hero.seat * SEAT_ITEMS + place


def place_of(number: int) -> int:
    return number % SEAT_ITEMS


class ItemOffer(Freely):
    """An item that its owner may use now. Whoever offers it for a purpose uses it."""

    def __init__(self, hero: Hero, place: int) -> None:
        self.hero = hero
        self.place = place

    @property
    def kind(self) -> ItemDef:
        return self.hero.items[self.place].kind


def item_option(hero: Hero, place: int) -> Option:
    return Option("item", item_number(hero, place), meant=ItemOffer(hero, place))


def ready_items(scene: Scene, hero: Hero, window: int) -> list[int]:
    """The places of the equipped items that may be used in this window."""
    stunned = scene.figures[hero.figure].has(Condition.STUN)
    for rule in scene.scenario.audience.at(SpecialRule.may_use_items):
        if not rule.may_use_items(scene, hero):
            return []
    found: list[int] = []
    for place in range(len(hero.items)):
        item = hero.items[place]
        if stunned and not item.kind.works_when_stunned:  # GH-3.10.17
            continue
        if item.state == ItemState.READY and item.kind.window == window:
            found.append(place)
    return found


def has_circles(scene: Scene, item: Item) -> bool:
    """Must the item be used each time its condition is met (GH-3.20.6)?"""
    if not item.kind.circles:
        return False
    return item.used > 0 or not scene.rules.lazy_multi_use_items


def use_item(scene: Scene, hero: Hero, place: int) -> None:
    """Rotate or flip the item, after its last circle if it has circles (GH-1.3.9)."""
    count_use(scene, hero, place)
    item = hero.items[place]
    if item.kind.use == ItemUse.ALWAYS:
        return
    if item.kind.circles:
        item.used += 1
        if item.used < item.kind.circles:
            return
    item.state = ItemState.FLIPPED if item.kind.use == ItemUse.CONSUMED else ItemState.TURNED


def count_use(scene: Scene, hero: Hero, place: int) -> None:
    """Any application of an item's property is a use (GH-3.20.5)."""
    hero.tally[Feat.ITEMS_USED] += 1
    scene.tell("item-used", "GH-3.20.5", hero.seat, item_number(hero, place))


def count_use_of(scene: Scene, hero: Hero, effect: ItemEffect) -> None:
    """Count a use of an item without a symbol."""
    for place in range(len(hero.items)):
        if hero.items[place].kind.effect is effect:
            count_use(scene, hero, place)


def refresh(item: Item) -> None:
    """Make the item usable again (GH-3.15.3)."""
    item.state = ItemState.READY
    item.used = 0


def refresh_spent(hero: Hero) -> None:
    """A long rest turns all rotated items back (GH-1.3.6)."""
    for item in hero.items:
        if item.state == ItemState.TURNED:
            refresh(item)


# -- in the owner's turn -----------------------------------------------------------


def turn_items(
    scene: Scene, figure: Figure, turn: Turn, window: int = Window.IN_TURN
) -> list[Option]:
    """Items for "during your turn", usable whenever their owner decides something (GH-14.3.2); an
    item cannot be used again while it is being used. At the end of a turn those without a symbol
    work by themselves."""
    if figure.kind != FigureKind.CHARACTER or scene.acting != figure.id:
        return []
    hero = scene.heroes[figure.owner]
    return [
        Option("item", item_number(hero, place), meant=TurnItem(scene, figure, turn, hero, place))
        for place in ready_items(scene, hero, window)
        if (window == Window.IN_TURN or hero.items[place].kind.use != ItemUse.ALWAYS)
        and item_number(hero, place) not in turn.using
        and hero.items[place].kind.effect.turn_possible(scene, figure, turn)
    ]


class TurnItem(ItemOffer):
    """Use an item during the turn. Its actions are an ability of its own (GH-1.2.6), not part of
    the card being played."""

    def __init__(self, scene: Scene, figure: Figure, turn: Turn, hero: Hero, place: int) -> None:
        super().__init__(hero, place)
        self.scene = scene
        self.figure = figure
        self.turn = turn

    def take(self, option: Option) -> Flow[None]:
        turn = self.turn
        card = turn.card
        turn.card = NOTHING
        turn.using.append(option.what)
        used = yield from self.kind.effect.turn(self.scene, self.figure, turn)
        turn.using.remove(option.what)
        turn.card = card
        if used:
            use_item(self.scene, self.hero, self.place)


# -- properties that always apply --------------------------------------------------


def keeps_off(scene: Scene, figure: Figure, threat: int) -> bool:
    """Does an item protect the figure from a condition, forced movement or x2? If so, count it."""
    if figure.kind != FigureKind.CHARACTER:
        return False
    hero = scene.heroes[figure.owner]
    for place in ready_items(scene, hero, Window.PASSIVE):
        if threat in hero.items[place].kind.immune:
            count_use(scene, hero, place)
            return True
    return False


def standard_value(scene: Scene, hero: Hero, printed: int, attack: bool) -> int:
    """The number of a standard ability, with the items that change it (GH-3.3.9)."""
    value = printed
    better = NOTHING
    for place in ready_items(scene, hero, Window.PASSIVE):
        kind = hero.items[place].kind
        other = kind.standard_attack if attack else kind.standard_move
        if other > value:
            value = other
            better = place
    if better != NOTHING:
        count_use(scene, hero, better)
    return value


def count_flight(scene: Scene, figure: Figure) -> None:
    """A movement in flight uses the item that allows it."""
    hero = scene.heroes[figure.owner]
    for place in ready_items(scene, hero, Window.PASSIVE):
        if hero.items[place].kind.flying:
            count_use(scene, hero, place)

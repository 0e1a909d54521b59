"""Items in play (RULES 1.3, 3.20): when they may be used, and what becomes of them."""

from .cards import ALWAYS, CONSUMED, SMALL
from .state import FLIPPED, ITEMS_USED, READY, STUN, TURNED, Hero, Item, Scene

SEAT_ITEMS = 100  # items are numbered by seat and place


def item_number(hero: Hero, place: int) -> int:
    return hero.seat * SEAT_ITEMS + place


def place_of(number: int) -> int:
    return number % SEAT_ITEMS


def ready_items(scene: Scene, hero: Hero, window: int) -> list[int]:
    """The places of the equipped items that may be used in this window."""
    if scene.figures[hero.figure].has(STUN):  # GH-3.10.17
        return []
    found: list[int] = []
    for place in range(len(hero.items)):
        item = hero.items[place]
        if item.state == READY and item.kind.window == window:
            found.append(place)
    return found


def has_circles(scene: Scene, item: Item) -> bool:
    """Must it be used each time its condition is met (GH-3.20.6)?"""
    if not item.kind.circles:
        return False
    return item.used > 0 or not scene.rules.lazy_multi_use_items


def use_item(scene: Scene, hero: Hero, place: int) -> None:
    """It is rotated or flipped, after its last circle if it has circles (GH-1.3.9)."""
    item = hero.items[place]
    hero.tally[ITEMS_USED] += 1
    scene.tell("item-used", "GH-3.20.5", hero.seat, item_number(hero, place))
    if item.kind.use == ALWAYS:
        return
    if item.kind.circles:
        item.used += 1
        if item.used < item.kind.circles:
            return
    item.state = FLIPPED if item.kind.use == CONSUMED else TURNED


def refresh(item: Item) -> None:
    """Usable again (GH-3.15.3)."""
    item.state = READY
    item.used = 0


def refresh_spent(hero: Hero) -> None:
    """A long rest turns all rotated items back (GH-1.3.6)."""
    for item in hero.items:
        if item.state == TURNED:
            refresh(item)


def small_places(level: int, items: list[Item]) -> int:
    """How many small items may be equipped (GH-1.3.4)."""
    places = (level + 1) // 2
    for item in items:
        places += item.kind.small_places
    return places


def is_small(item: Item) -> bool:
    return item.kind.slot == SMALL

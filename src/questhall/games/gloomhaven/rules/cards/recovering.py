"""Recovering cards and refreshing items (RULES 3.15)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, meant_by, refusal

from ...state.heroes import Active, Hero, Item, ItemState
from ...state.scene import Scene
from ..attack.damage import active_discards
from .active_area import end_active
from .items import item_number, refresh


def recoverable(scene: Scene, hero: Hero, lost: bool) -> list[int]:
    """The cards of a pile, including active cards that belong to it (GH-3.15.1, GH-3.12.12). Those
    of an exhausted character, even if it is still on the map, are lost for good (GH-3.19.3)."""
    if hero.exhausted:
        return []
    if not lost:
        return hero.discard + [active.card for active in active_discards(scene, hero)]
    pile = [card for card in hero.lost if not is_unrecoverable(scene, card)]
    return pile + [active.card for active in _active_lost(scene, hero)]


def is_unrecoverable(scene: Scene, card: int) -> bool:
    """GH-3.15.2: such a card never returns from the lost pile, however it got there."""
    halves = scene.card(card).halves
    return halves[0].unrecoverable or halves[1].unrecoverable


def _active_lost(scene: Scene, hero: Hero) -> list[Active]:
    return [
        active
        for active in scene.actives
        if active.seat == hero.seat
        and active.card != scene.underway.card
        and scene.half_of(active).lost
        and not is_unrecoverable(scene, active.card)
    ]


def recover(
    scene: Scene, hero: Hero, most: int, lost: bool, seat: int, among: list[int] | None = None
) -> Flow[int]:
    """Return up to this many cards to the hand, chosen by their owner; return how many. `among`:
    the only ones that may be chosen."""
    count = 0
    while count < most:
        pile = recoverable(scene, hero, lost)
        if among is not None:
            pile = [card for card in pile if card in among]
        if not pile:
            break
        options = [Option("recover", card) for card in pile]
        options.append(refusal("enough" if count else "skip"))
        answer = yield Decision([seat], "recover", options, "GH-3.15.1", NOTHING, count + 1, most)
        if answer.declines:
            break
        to_hand(scene, hero, answer.what)
        count += 1
    return count


def recover_all(scene: Scene, hero: Hero, lost: bool) -> Flow[int]:
    """Recover the whole pile; active cards that belong to it only if the owner wishes."""
    active = [each.card for each in scene.actives]
    pile = [card for card in recoverable(scene, hero, lost) if card not in active]
    for card in pile:
        to_hand(scene, hero, card)
    more = yield from recover(scene, hero, len(active), lost, hero.seat)
    return len(pile) + more


def to_hand(scene: Scene, hero: Hero, card: int) -> None:
    end_active(scene, card)
    for pile in (hero.discard, hero.lost):
        if card in pile:
            pile.remove(card)
    hero.hand.append(card)
    scene.tell("recovers", "GH-3.15.1", hero.seat, card)


def refreshable(hero: Hero, states: int, slots: list[int]) -> list[int]:
    """The places of spent or consumed items (GH-3.15.5) that are worn in one of these slots, or
    anywhere."""
    found: list[int] = []
    for place in range(len(hero.items)):
        item = hero.items[place]
        if not item.state & states or (slots and item.kind.slot not in slots):
            continue
        if item.state == ItemState.FLIPPED and item.kind.unrecoverable:  # GH-3.15.4
            continue
        found.append(place)
    return found


def refresh_items(scene: Scene, hero: Hero, most: int, states: int, slots: list[int]) -> Flow[int]:
    """Refresh up to this many items. An item still being used is not spent or consumed yet."""
    count = 0
    while count < most:
        places = refreshable(hero, states, slots)
        if not places:
            break
        if len(places) <= most - count:
            for place in places:
                refresh(hero.items[place])
            return count + len(places)
        options = [
            Option("refresh", item_number(hero, place), meant=hero.items[place]) for place in places
        ]
        options.append(refusal("enough" if count else "skip"))
        answer = yield Decision(
            [hero.seat], "refresh-which", options, "GH-3.15.3", hero.figure, count + 1, most
        )
        if answer.declines:
            break
        refresh(meant_by(answer, Item))
        count += 1
    return count


SPENT_ITEMS = ItemState.TURNED
CONSUMED_ITEMS = ItemState.FLIPPED
USED_ITEMS = ItemState.TURNED | ItemState.FLIPPED  # either

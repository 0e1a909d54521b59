"""The end of a quest (SS-4.4, chapter 17)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, meant_by, refusal

from ..state.adventure import Adventure, Pile
from ..state.area import Ground
from ..state.heroes import Hero
from .discarding import discard_item
from .turn.goods import has_room
from .turn.ground import (
    PICKING_COINS,
    PICKING_ITEM,
    PICKING_LOOT,
    PICKING_TREASURE,
    Picking,
    pick_up,
)

WON: Final = 1.0
LOST: Final = 0.0


def end_quest(adventure: Adventure, won: bool, key: str, rule: str) -> Flow[None]:
    """SS-4.4.0.2: at once, but the living may still take what lies about (SS-17.0.0.7)."""
    if adventure.over:
        return
    adventure.tell(key, rule)
    if adventure.rules.end_of_quest_pickup:
        for hero in adventure.living():
            yield from _gather(adventure, hero)
    close(adventure, WON if won else LOST)


def all_ghosts(adventure: Adventure) -> None:
    """SS-4.4.0.4, SS-11.1.0.16: nobody is left to take anything."""
    if not adventure.over:
        adventure.tell("all-ghosts", "SS-4.4.0.4")
        close(adventure, LOST)


def close(adventure: Adventure, result: float) -> None:
    for hero in adventure.heroes:
        if hero.ghost:
            _ghost_pays(adventure, hero)
    improved = [card for card in adventure.turned if adventure.item(card).sides[1].price < 0]
    for card in improved:  # SS-17.0.0.2, SS-14.3.1.2
        adventure.turned.remove(card)
    _clear_the_map(adventure)
    adventure.results = [result] * adventure.seats


def _ghost_pays(adventure: Adventure, hero: Hero) -> None:
    """SS-17.0.0.1, SS-11.1.0.15: one random equipped card."""
    equipped = hero.equipped()
    if equipped:
        card = equipped[adventure.chance.below("ghost", len(equipped))]
        adventure.mark_information()
        hero.slots[hero.slots.index(card)] = NOTHING
        discard_item(adventure, card)
        adventure.tell("ghost-pays", "SS-11.1.0.15", hero.place, card)


def _clear_the_map(adventure: Adventure) -> None:
    """SS-17.0.0.3: what nobody carried away is lost, but for cards of the stash."""
    for ground in adventure.grounds:
        for card in [*ground.items, *ground.treasures]:
            discard_item(adventure, card)
        ground.items = []
        ground.treasures = []
        adventure.decks[Pile.LOOT].discard += ground.loot
        ground.loot = []


def _gather(adventure: Adventure, hero: Hero) -> Flow[None]:
    """All coins one can find, and cards as long as there is room."""
    for ground in adventure.grounds:
        if any(ground.coins) or ground.keys:
            yield from pick_up(adventure, hero, Option("pick-coins", meant=PICKING_COINS), ground)
    while True:
        options = _lying(adventure, hero)
        if not options:
            return
        options.append(refusal("no-more"))
        answer = yield ask(hero.seat, "gather", options, "SS-17.0.0.7", hero.place)
        if answer.declines:
            return
        yield from pick_up(adventure, hero, answer, _where(adventure, answer))


def _lying(adventure: Adventure, hero: Hero) -> list[Option]:
    """One option for all that lies face down: nobody knows what it is."""
    options: list[Option] = []
    if has_room(adventure, hero):
        lying = [card for ground in adventure.grounds for card in ground.items]
        options = [Option("pick-item", card, meant=PICKING_ITEM) for card in lying]
        if any(ground.treasures for ground in adventure.grounds):
            options.append(Option("pick-treasure", meant=PICKING_TREASURE))
    if any(ground.loot for ground in adventure.grounds):
        options.append(Option("pick-loot", meant=PICKING_LOOT))
    return options


def _where(adventure: Adventure, option: Option) -> Ground:
    picking = meant_by(option, Picking)
    for ground in adventure.grounds:
        if picking.lies_on(ground, option.what):
            return ground
    raise LookupError(f"nothing lies about for {option.verb}")

"""Why not? The rule that stops a seat from acting on a thing now."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Why
from questhall.kernel.phrases import number_in

from ..printed.heroes import PowerDef
from ..printed.items import ItemDef
from ..printed.kinds import ActionKind, Condition
from ..rules.control import engaged
from ..rules.movement.opening import doors_at
from ..rules.sight import sees_area
from ..rules.turn.actions import can_take
from ..rules.turn.emporium import shopper
from ..rules.turn.exchanging import can_receive
from ..state.adventure import Adventure, Phase
from ..state.figures import Side
from ..state.heroes import Hero


def why_not(adventure: Adventure, seat: int, thing: str) -> Why | None:
    """The reason, or None if nothing forbids acting on the thing."""
    if adventure.over:
        return Why("SS-17.0.0.1", "why-quest-over")
    kind, _, rest = thing.partition(":")
    number = number_in(rest)
    if number is None or number < 0:
        return None
    if kind == "card" and adventure.visitors:
        return _in_the_emporium(adventure, seat, number)
    if adventure.phase != Phase.BATTLE or adventure.active == NOTHING:
        return None
    if kind == "card" and number < len(adventure.cards):
        return _card(adventure, seat, number)
    hero = adventure.heroes[adventure.active]
    if hero.seat != seat or hero.ghost:
        return Why("SS-4.2.1.1", "why-not-your-turn")
    if kind in LYING and number < len(adventure.quest.areas):
        return _lying(adventure, hero, kind, number)
    if kind == "area" and number < len(adventure.quest.areas):
        return _area(adventure, hero)
    if kind == "figure" and number < len(adventure.figures):
        return _figure(adventure, hero, number)
    if kind == "door" and number < len(adventure.doors):
        return _door(adventure, hero, number)
    return None


def _in_the_emporium(adventure: Adventure, seat: int, card: int) -> Why | None:
    """What is on the shelves and cannot be bought or taken."""
    hero = shopper(adventure, seat)
    if hero is None or card not in [*adventure.shop, *adventure.stash]:
        return None
    sides = adventure.item(card).sides
    if not sides:
        return Why("SS-14.3.0.1", "why-building")
    if not can_receive(adventure, hero, card):
        return Why("SS-5.2.3.1", "why-no-room")
    return Why("SS-14.0.0.2", "why-too-dear", {"price": sides[0].price, "crowns": hero.crowns})


def _owner(adventure: Adventure, card: int) -> Hero | None:
    for hero in adventure.heroes:
        own = [*hero.slots, *hero.inventory, *[power.card for power in hero.powers]]
        if card in own:
            return hero
    return None


def _card(adventure: Adventure, seat: int, card: int) -> Why | None:
    printed = adventure.cards[card]
    owner = _owner(adventure, card)
    if owner is None or not isinstance(printed, (PowerDef, ItemDef)):
        return None
    if owner.seat != seat:
        return Why("SS-7.0.0.2", "why-not-your-hero")
    if isinstance(printed, PowerDef):
        if owner.power(card).position > 0:
            return Why("SS-7.0.0.16", "why-cooling-down")
        if printed.action == ActionKind.PASSIVE:
            return Why("SS-6.5.0.1", "why-passive")
        if printed.action == ActionKind.REACTION:
            return Why("SS-6.5.0.1", "why-reaction")
        if owner.place == adventure.active and not can_take(adventure, owner, printed.action):
            return Why("SS-4.2.1.3", "why-no-action")
    if owner.place != adventure.active:
        return Why("SS-4.2.1.1", "why-not-your-turn")
    return Why("SS-6.5.0.1", "why-not-now")


# What lies in an area, by the icon on the map, and why nothing can be done with it from afar.
LYING = ("chest", "search", "treasure", "loot", "coins", "key", "item")


def _lying(adventure: Adventure, hero: Hero, kind: str, area: int) -> Why:
    figure = adventure.figure_of(hero)
    if figure.area != area:
        return Why("SS-6.4.2.2", "why-thing-far")
    if engaged(adventure, figure):
        return Why("SS-6.3.2.1", "why-engaged")
    if kind == "chest" and area in adventure.locked_chests:
        return Why("SS-3.3.0.8", "why-chest-magic")
    if kind in ("chest", "search") and not can_take(adventure, hero, ActionKind.SPECIAL):
        return Why("SS-4.2.1.3", "why-no-special")
    return Why("SS-6.4.2.2", "why-not-now")


def _area(adventure: Adventure, hero: Hero) -> Why:
    """A step there is not offered."""
    figure = adventure.figure_of(hero)
    if figure.has(Condition.STUN):
        return Why("SS-10.6.6.1", "why-stunned")
    if hero.moves == 0 and hero.points == 0:
        return Why("SS-6.1.0.1", "why-no-move")
    return Why("SS-6.1.0.1", "why-no-way")


def _figure(adventure: Adventure, hero: Hero, number: int) -> Why | None:
    other = adventure.figures[number]
    if other.side != Side.ENEMIES or not other.on_map:
        return None
    if not can_take(adventure, hero, ActionKind.COMBAT):
        return Why("SS-4.2.1.3", "why-no-combat")
    if not sees_area(adventure, adventure.figure_of(hero), other.area):
        return Why("SS-3.4.0.1", "why-not-seen")
    return Why("SS-6.2.0.4", "why-out-of-range")


def _door(adventure: Adventure, hero: Hero, door: int) -> Why | None:
    if not adventure.doors[door]:
        return Why("SS-3.3.0.1", "why-door-open")
    if door not in doors_at(adventure, adventure.figure_of(hero).area):
        return Why("SS-3.3.0.1", "why-door-far")
    if adventure.magic_locks[door]:
        return Why("SS-3.3.0.8", "why-door-magic")
    return Why("SS-6.3.2.1", "why-door-locked")

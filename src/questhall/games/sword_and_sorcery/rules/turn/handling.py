"""What hands do: breaking open, searching, picking up, reorganising and exchanging."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, ask, ending

from ...printed.kinds import Condition, Stat
from ...state.adventure import Adventure
from ...state.heroes import COINS, Hero
from ..movement.opening import doors_at, open_chest, open_door, search
from ..numbers import change
from . import goods

HANDY: Final = "handy"
ITEM_HANDLING: Final = ("reorganise", "exchange")


def break_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.3.2.1"""
    area = adventure.figure_of(hero).area
    options: list[Option] = []
    for door in doors_at(adventure, area):
        if adventure.quest.doors[door].locked and not adventure.magic_locks[door]:
            options.append(Option("break-door", door))
    if area in adventure.chest_areas and area not in adventure.locked_chests:
        options.append(Option("break-chest"))
    return options


def unlock_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-3.3.0.9: only with a magic key."""
    area = adventure.figure_of(hero).area
    if hero.keys == 0:
        return []
    locked = [door for door in doors_at(adventure, area) if adventure.magic_locks[door]]
    options = [Option("unlock", door) for door in locked]
    if area in adventure.locked_chests:
        options.append(Option("unlock-chest"))
    return options


def unlock(adventure: Adventure, hero: Hero, option: Option) -> None:
    """The lock is discarded; what it held shut is opened by its own rules."""
    if option.verb == "unlock":
        adventure.magic_locks[option.what] = False
        adventure.tell("unlocks", "SS-3.3.0.9", hero.place, option.what)
    else:
        area = adventure.figure_of(hero).area
        adventure.locked_chests.remove(area)
        adventure.tell("unlocks-chest", "SS-3.3.0.9", hero.place, area)


def search_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.3.6.1"""
    here = adventure.figure_of(hero).area in adventure.search_areas
    return [Option("search")] if here else []


def pick_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.4.2.2"""
    ground = adventure.grounds[adventure.figure_of(hero).area]
    options: list[Option] = []
    if ground.items and goods.has_room(adventure, hero):  # SS-5.2.3.2
        options += [Option("pick-item", card) for card in ground.items]
    if ground.treasures:
        options.append(Option("pick-treasure"))
    if ground.loot:
        options.append(Option("pick-loot"))
    if ground.keys or any(count > 0 for count in ground.coins):
        options.append(Option("pick-coins"))
    return options


def drop_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.4.2.1"""
    options = [Option("drop", card) for card in [*hero.inventory, *hero.equipped()]]
    for place, value in enumerate(COINS):
        if hero.coins[place] > 0:
            options.append(Option("drop-coin", value))
    return options


def item_handling(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.3.4.1, SS-6.3.5.1"""
    area = adventure.figure_of(hero).area
    options: list[Option] = []
    if hero.equipped() or goods.equippable(adventure, hero):
        options.append(Option("reorganise"))
    for other in adventure.living():
        beside = other is not hero and adventure.figure_of(other).area == area
        if beside and (hero.inventory or other.inventory or hero.crowns or other.crowns):
            options.append(Option("exchange", other.place))
    return options


def handy(adventure: Adventure, hero: Hero) -> bool:
    """May items be handled as a free action now?"""
    if HANDY in hero.used_this_round:
        return False
    return change(adventure, adventure.figure_of(hero), Stat.HANDY) > 0


def note_handling(adventure: Adventure, hero: Hero) -> None:
    if handy(adventure, hero):
        hero.used_this_round.append(HANDY)


def handle(adventure: Adventure, hero: Hero, option: Option, traps: int) -> Flow[None]:
    """One of them now, with other traps than usual."""
    area = adventure.figure_of(hero).area
    if option.verb == "break-door":
        yield from open_door(adventure, hero, option.what, traps)
    elif option.verb == "break-chest":
        yield from open_chest(adventure, hero, area, traps)
    elif option.verb == "search":
        yield from search(adventure, hero, area)
    else:
        yield from goods.pick_up(adventure, hero, option)


def drop_or_pick_up(adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
    """SS-6.4.2.1, SS-6.4.2.2: any number with one action, which matters to the blind alone."""
    dropping = option.verb in ("drop", "drop-coin")
    while True:
        if option.verb == "drop":
            yield from goods.drop(adventure, hero, option.what)
        elif option.verb == "drop-coin":
            goods.drop_coin(adventure, hero, option.what)
        else:
            yield from goods.pick_up(adventure, hero, option)
        if hero.ghost or adventure.over or not adventure.figure_of(hero).has(Condition.BLIND):
            return
        options = (drop_options if dropping else pick_options)(adventure, hero)
        if not options or not adventure.rules.blind_free_actions:
            return
        options.append(ending("done"))
        option = yield ask(hero.seat, "more-goods", options, "SS-6.4.2.1", hero.place)
        if option.verb == "done":
            return

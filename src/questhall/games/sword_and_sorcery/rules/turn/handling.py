"""What hands do: breaking open, unlocking, searching, reorganising and exchanging."""

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow, Option, meant_by, no_decisions

from ...printed.kinds import ActionKind, Stat
from ...state.adventure import Adventure
from ...state.heroes import NO_COINS, Hero
from ...state.outfit import Outfit
from ..doing import Action, Doing
from ..movement.opening import doors_at, open_chest, open_door, search
from ..numbers import change_of_hero
from ..outfits import outfit_of
from . import goods
from .exchanging import exchange
from .ground import Picking, pick_up

HANDY: Final = "handy"


def open_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-3.3.0.3: whoever is beside it, even engaged (SS-R4)."""
    options: list[Option] = []
    for door in doors_at(adventure, adventure.figures[hero.place].area):
        if not adventure.magic_locks[door] and not adventure.quest.doors[door].locked:
            options.append(Option("open-door", door, meant=OPENING_DOOR))
    return options


def break_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.3.2.1"""
    area = adventure.figures[hero.place].area
    options: list[Option] = []
    for door in doors_at(adventure, area):
        if adventure.quest.doors[door].locked and not adventure.magic_locks[door]:
            options.append(Option("break-door", door, meant=BREAKING_DOOR))
    if area in adventure.chest_areas and area not in adventure.locked_chests:
        options.append(Option("break-chest", meant=BREAKING_CHEST))
    return options


def unlock_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-3.3.0.9: only with a magic key."""
    if hero.keys == 0:
        return []
    area = adventure.figures[hero.place].area
    locked = [door for door in doors_at(adventure, area) if adventure.magic_locks[door]]
    options = [Option("unlock", door, meant=UNLOCKING_DOOR) for door in locked]
    if area in adventure.locked_chests:
        options.append(Option("unlock-chest", meant=UNLOCKING_CHEST))
    return options


def search_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.3.6.1"""
    here = adventure.figures[hero.place].area in adventure.search_areas
    return [Option("search", meant=SEARCHING)] if here else []


def item_handling(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.3.4.1, SS-6.3.5.1"""
    area = adventure.figures[hero.place].area
    options: list[Option] = []
    if hero.equipped() or goods.equippable(adventure, hero):
        options.append(Option("reorganise", meant=REORGANISING))
    for other in adventure.heroes:
        beside = other is not hero and adventure.figures[other.place].area == area
        if not beside or other.ghost:
            continue
        goods_here = hero.inventory or other.inventory
        if goods_here or hero.coins != NO_COINS or other.coins != NO_COINS:
            options.append(Option("exchange", other.place, meant=EXCHANGING))
    return options


def handy(adventure: Adventure, hero: Hero, outfit: Outfit) -> bool:
    """May items be handled as a free action now?"""
    if HANDY in hero.used_this_round:
        return False
    return change_of_hero(adventure, adventure.figures[hero.place], outfit, Stat.HANDY) > 0


def handle(adventure: Adventure, hero: Hero, option: Option, traps: int) -> Flow[None]:
    """One of them now, with other traps than usual."""
    meant = meant_by(option, Doing)
    if isinstance(meant, Picking):
        return pick_up(adventure, hero, option)
    if isinstance(meant, Opening):
        return meant.open(adventure, hero, option, traps)
    return meant.carry_out(adventure, hero, option)


# -- what is done -------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Action):
    """Something is opened in which a trap may be hidden."""

    def open(self, adventure: Adventure, hero: Hero, option: Option, traps: int) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does not say what happens")

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        return self.open(adventure, hero, option, 0)


class OpeningDoor(Opening):
    """Locked or not."""

    def open(self, adventure: Adventure, hero: Hero, option: Option, traps: int) -> Flow[None]:
        return open_door(adventure, hero, option.what, traps)


class OpeningChest(Opening):
    """The one in the hero's area."""

    def open(self, adventure: Adventure, hero: Hero, option: Option, traps: int) -> Flow[None]:
        return open_chest(adventure, hero, adventure.figure_of(hero).area, traps)


class UnlockingDoor(Action):
    """The lock is discarded; what it held shut is opened by its own rules."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        adventure.magic_locks[option.what] = False
        adventure.tell("unlocks", "SS-3.3.0.9", hero.place, option.what)
        return no_decisions()


class UnlockingChest(Action):
    """The same with a chest."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        area = adventure.figure_of(hero).area
        adventure.locked_chests.remove(area)
        adventure.tell("unlocks-chest", "SS-3.3.0.9", hero.place, area)
        return no_decisions()


class Searching(Action):
    """The search token of the area."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        return search(adventure, hero, adventure.figure_of(hero).area)


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemHandling(Action):
    """A special action, or a free one for whoever is handy."""

    def kind_of(self, adventure: Adventure, hero: Hero, option: Option) -> int:
        is_handy = handy(adventure, hero, outfit_of(adventure, hero))
        return ActionKind.FREE if is_handy else self.kind

    def handle(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does not say what happens")

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        if handy(adventure, hero, outfit_of(adventure, hero)):
            hero.used_this_round.append(HANDY)
        return self.handle(adventure, hero, option)


class Reorganising(ItemHandling):
    """What is worn."""

    def handle(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        return goods.reorganise(adventure, hero)


class Exchanging(ItemHandling):
    """With another hero."""

    def handle(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        return exchange(adventure, hero, adventure.heroes[option.what])


OPENING_DOOR: Final = OpeningDoor(ActionKind.FREE)
BREAKING_DOOR: Final = OpeningDoor(ActionKind.SPECIAL)
BREAKING_CHEST: Final = OpeningChest(ActionKind.SPECIAL)
UNLOCKING_DOOR: Final = UnlockingDoor(ActionKind.FREE)
UNLOCKING_CHEST: Final = UnlockingChest(ActionKind.FREE)
SEARCHING: Final = Searching(ActionKind.SPECIAL)
REORGANISING: Final = Reorganising(ActionKind.SPECIAL)
EXCHANGING: Final = Exchanging(ActionKind.SPECIAL)

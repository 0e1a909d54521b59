"""Doors, chests, magic locks and searches (SS-3.3)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.cards import FindDef, SearchDef
from ...printed.symbols import RED_DIE, Colour, face_number, shown
from ...state.adventure import Adventure, Pile
from ...state.attacks import Deed
from ...state.heroes import Hero
from .shadows import look_around
from .traps import spring


def doors_at(adventure: Adventure, area: int) -> list[int]:
    """Closed doors on the borders of an area; wall tokens are none (SS-3.3.0.16)."""
    doors = adventure.doors
    return [place for place in adventure.quest.doors_of(area) if doors[place]]


NO_TRAP: Final = -1  # instead of a number of further traps to choose from


def open_door(adventure: Adventure, hero: Hero, place: int, traps: int = 0) -> Flow[None]:
    """The trap, then the token goes, then one looks (SS-R3)."""
    border = adventure.quest.doors[place].border
    if traps != NO_TRAP:
        yield from spring(adventure, hero, border, traps)
    if adventure.over:
        return
    remove_door(adventure, place)
    adventure.tell("door-opens", "SS-3.3.0.3", place)
    yield from look_around(adventure)


def remove_door(adventure: Adventure, place: int) -> None:
    """SS-3.3.0.4: for good."""
    adventure.doors[place] = False
    adventure.shut &= ~(1 << adventure.quest.doors[place].border)


def open_chest(adventure: Adventure, hero: Hero, area: int, traps: int = 0) -> Flow[None]:
    """SS-3.3.0.7: the trap, then what is in it, then the token goes. Nobody takes anything if the
    trap has killed him: the chest stays for somebody else."""
    if traps != NO_TRAP:
        yield from spring(adventure, hero, more=traps)
    if adventure.over or hero.ghost:
        return
    place = adventure.chest_areas.index(area)
    token = adventure.chests.pop(place)
    adventure.chest_areas.pop(place)
    adventure.mark_information()
    adventure.decks[Pile.CHEST].discard.append(token)
    adventure.tell("chest-opens", "SS-3.3.0.7", token, hero.place)
    yield from adventure.printed(token, FindDef).effect.resolve(adventure, found_by(hero))


def search(adventure: Adventure, hero: Hero, area: int) -> Flow[None]:
    """SS-6.3.6.1 to 3: only the first line whose symbol was rolled (SS-R8)."""
    place = adventure.search_areas.index(area)
    token = adventure.searches.pop(place)
    adventure.search_areas.pop(place)
    adventure.mark_information()
    adventure.decks[Pile.SEARCH].discard.append(token)
    face = RED_DIE.roll(adventure)
    adventure.tell("search-roll", "SS-6.3.6.1", hero.place, face_number(Colour.RED, face))
    printed = adventure.printed(token, SearchDef)
    symbols = shown(Colour.RED, face)
    for symbol, effect in zip(printed.symbols, printed.finds, strict=True):
        if symbol in symbols:
            yield from effect.resolve(adventure, found_by(hero))
            return
    adventure.tell("nothing-found", "SS-6.3.6.2", hero.place)


def found_by(hero: Hero) -> Deed:
    deed = Deed(hero.place, NOTHING, hero.soulrank)
    deed.target = hero.place
    deed.opener = hero.place
    return deed

"""A visit to the emporium: who is there, and who does the next thing (chapter 14)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Apart, Flow, Menu, Option, no_decisions
from questhall.kernel.offers import carry_out

from ...state.adventure import Adventure
from ...state.counter import Counter, Stall
from ...state.heroes import Hero
from ..doing import Doing
from .deals import (
    can_gamble,
    clothes,
    gambles,
    gifts,
    gifts_of_coins,
    in_stash,
    is_building,
    look_through,
    on_shelves,
    own,
    wares,
)
from .goods import room_of


def visit(adventure: Adventure, visitors: list[Hero]) -> Flow[None]:
    """One visit of all of them together: each as long as he likes (SS-14.0.0.2)."""
    enter_emporium(adventure, visitors)
    while adventure.inside:
        yield from deal(adventure)
    leave_emporium(adventure)


def enter_emporium(adventure: Adventure, visitors: list[Hero]) -> None:
    """Ghosts stay outside (SS-R41)."""
    adventure.visitors = [hero.place for hero in visitors if not hero.ghost]
    adventure.inside = adventure.visitors[:]
    adventure.waiting = []
    adventure.gambled = []
    adventure.counter = None


def leave_emporium(adventure: Adventure) -> None:
    enter_emporium(adventure, [])


def shopper(adventure: Adventure, seat: int) -> Hero | None:
    """For whom a player trades now: the first of his heroes who have not left."""
    for place in adventure.inside:
        if adventure.heroes[place].seat == seat:
            return adventure.heroes[place]
    return None


def deal(adventure: Adventure) -> Flow[None]:
    """Any of the players does the next thing. What one hero gives another can spend, whoever came
    first; whoever has left may come back as long as somebody is inside (SS-14.0.0.7)."""
    seats: list[int] = []
    counter = look_over(adventure)
    for seat in range(adventure.seats):
        if shopper(adventure, seat) is not None or _from_outside(adventure, seat, counter):
            seats.append(seat)
    prompt, what = "emporium-together", NOTHING
    if len(seats) == 1:
        prompt, what = "emporium", adventure.inside[0]
    menu = AtCounter(adventure, counter)
    answer = yield Apart(seats, prompt, menu, "SS-14.0.0.2", what)
    hero = shopper(adventure, answer.seat) or _own_visitors(adventure, answer.seat)[0]
    yield from carry_out(adventure, hero, answer)


# -- what is open -------------------------------------------------------------------------


def look_over(adventure: Adventure) -> Counter:
    """What has changed since the last deal is offered anew, to those whom it concerns."""
    counter = adventure.counter
    if counter is None:
        counter = Counter(len(adventure.heroes))
        adventure.counter = counter
    stalls = [stall for stall in counter.stalls if stall is not None]
    if counter.turned != adventure.turned:
        changed = [card for card in adventure.turned if card not in counter.turned]
        changed += [card for card in counter.turned if card not in adventure.turned]
        counter.turned = adventure.turned[:]
        for stall in stalls:
            stall.forget_cards(changed)
    if counter.shop != adventure.shop:
        counter.shop = adventure.shop[:]
        counter.buildings = any(is_building(adventure, card) for card in counter.shop)
        counter.wares = wares(adventure, counter)
        counter.cheapest = min([ware.price for ware in counter.wares], default=0)
        for stall in stalls:
            stall.forget_shelves()
    if counter.stash != adventure.stash:
        counter.stash = adventure.stash[:]
        for stall in stalls:
            stall.forget_stash()
    if counter.gambled != adventure.gambled:
        counter.gambled = adventure.gambled
        for stall in stalls:
            stall.options = None
    for place in adventure.visitors:
        _look_at(adventure, counter, adventure.heroes[place])
    if counter.inside != adventure.inside:
        counter.inside = adventure.inside
        for place in adventure.visitors:
            _look_for_companions(adventure, adventure.heroes[place], counter.stall(place))
    return counter


def _look_at(adventure: Adventure, counter: Counter, hero: Hero) -> None:
    """Others can give a hero anything as long as he has room; else it depends on what he wears."""
    stall = counter.stalls[hero.place]
    if stall is None:
        leave = _ending("leave", hero.seat, LEAVING)
        stall = Stall(gambles(hero), leave, gifts_of_coins(adventure, hero))
        counter.stalls[hero.place] = stall
    if stall.coins != hero.coins:
        stall.note_coins(hero)
    if stall.holds_what(hero):
        return
    had_room = stall.room > 0
    stall.note(hero, room_of(adventure, hero))
    if not had_room or stall.room <= 0:
        for other in counter.stalls:
            if other is not None:
                other.forget_gifts_to(hero.place)


def _look_for_companions(adventure: Adventure, hero: Hero, stall: Stall) -> None:
    companions = [
        place
        for place in adventure.inside
        if place != hero.place and adventure.heroes[place].seat == hero.seat
    ]
    if companions != stall.companions:
        stall.companions = companions
        stall.options = None


class AtCounter(Menu):
    """What a player may do: with the hero who is at the counter, or from outside."""

    def __init__(self, adventure: Adventure, counter: Counter) -> None:
        self.adventure = adventure
        self.counter = counter

    def options_of(self, seat: int) -> list[Option]:
        hero = shopper(self.adventure, seat)
        if hero is None:
            return _from_outside(self.adventure, seat, self.counter)
        stall = self.counter.stall(hero.place)
        if stall.options is None:
            stall.options = _inside(self.adventure, hero, self.counter, stall)
        return stall.options


def _from_outside(adventure: Adventure, seat: int, counter: Counter) -> list[Option]:
    """Whose heroes have all left may call one back, or wait for the others."""
    if seat in adventure.waiting:
        return []
    if seat not in counter.outside:
        counter.outside[seat] = _outside(adventure, seat)
    return counter.outside[seat]


def _outside(adventure: Adventure, seat: int) -> list[Option]:
    visitors = _own_visitors(adventure, seat)
    options = [Option("come-back", hero.place, seat=seat, meant=COMING) for hero in visitors]
    return [*options, _ending("wait", seat, WAITING)] if visitors else []


def _own_visitors(adventure: Adventure, seat: int) -> list[Hero]:
    visitors = [adventure.heroes[place] for place in adventure.visitors]
    return [hero for hero in visitors if hero.seat == seat]


def _inside(adventure: Adventure, hero: Hero, counter: Counter, stall: Stall) -> list[Option]:
    if stall.stash is None:
        stall.stash = in_stash(adventure, hero, stall)
    if stall.shelves is None:
        stall.shelves = on_shelves(adventure, hero, stall, counter)
    if stall.clothes is None:
        look_through(adventure, hero, stall)
        stall.clothes = clothes(adventure, hero, stall)
    if stall.own is None:
        stall.own = own(stall, counter.buildings)
    options = stall.stash + stall.shelves
    options += stall.own
    options += stall.clothes
    for place in adventure.visitors:
        if place != hero.place:
            options += _gifts_to(adventure, hero, stall, place, counter)
    if counter.buildings and can_gamble(adventure, hero, stall):
        options += stall.gamble
    for place in stall.companions:
        options.append(Option("turn-to", place, seat=hero.seat, meant=COMING))
    options.append(stall.leave)
    return options


def _gifts_to(
    adventure: Adventure, hero: Hero, stall: Stall, place: int, counter: Counter
) -> list[Option]:
    found = stall.gifts[place]
    if found is None:
        other = adventure.heroes[place]
        found = gifts(adventure, hero, stall, other, counter.stall(place))
        stall.gifts[place] = found
    return found


def _ending(verb: str, seat: int, meant: Doing) -> Option:
    option = Option(verb, seat=seat, meant=meant)
    option.ends = True
    return option


# -- coming and going ---------------------------------------------------------------------


class Coming(Doing):
    """A hero comes to the counter: one who had left, or another one of the same player."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        others = [place for place in adventure.inside if place != option.what]
        adventure.inside = [option.what, *others]
        return no_decisions()


class Waiting(Doing):
    """A player waits for the others."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        adventure.waiting = [*adventure.waiting, option.seat]
        return no_decisions()


class Leaving(Doing):
    """The hero has done what he came for."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        adventure.inside = [place for place in adventure.inside if place != hero.place]
        return no_decisions()


COMING: Final = Coming()
WAITING: Final = Waiting()
LEAVING: Final = Leaving()

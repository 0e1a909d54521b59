"""From hand to hand: items and crowns of heroes who are together (SS-6.3.5)."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ...printed.kinds import ItemKind, Stat
from ...state.adventure import Adventure
from ...state.heroes import COINS, Hero
from ..items import may_use
from .goods import freed_by, part_with, room_of, slots_open_to, wear


def exchange(adventure: Adventure, hero: Hero, other: Hero) -> Flow[None]:
    """At most one item each way and any coins, either of which may be nothing (SS-6.3.5.1); the
    other must agree."""
    gift = yield from _gift(adventure, hero, other)
    wish = yield from _wish(adventure, hero, other, gift)
    given = yield from _coins(hero, hero, "give-coin")
    taken = yield from _coins(hero, other, "take-coin")
    if gift == NOTHING and wish == NOTHING and not any(given) and not any(taken):
        return
    if other.seat != hero.seat:
        options = [Option("agree"), refusal("refuse")]
        answer = yield ask(other.seat, "exchange-with", options, "SS-6.3.5.1", hero.place)
        if answer.declines:
            return
    yield from _swap(adventure, hero, other, gift, wish)
    for place in range(len(COINS)):
        hero.coins[place] += taken[place] - given[place]
        other.coins[place] += given[place] - taken[place]


def _swap(adventure: Adventure, hero: Hero, other: Hero, gift: int, wish: int) -> Flow[None]:
    """Both at the same time: the gift lies between the two until the other has let go."""
    slot_of_gift = yield from slot_for(adventure, other, gift, wish)
    slot_of_wish = yield from slot_for(adventure, hero, wish, gift)
    between = adventure.grounds[adventure.figure_of(hero).area].items
    if gift != NOTHING:
        yield from part_with(adventure, hero, gift)
        between.append(gift)
    if wish != NOTHING:
        yield from part_with(adventure, other, wish)
        receive(adventure, hero, wish, slot_of_wish)
    if gift != NOTHING:
        between.remove(gift)
        receive(adventure, other, gift, slot_of_gift)


def hand_over(adventure: Adventure, giver: Hero, taker: Hero, card: int) -> Flow[None]:
    """A gift."""
    slot = yield from slot_for(adventure, taker, card)
    yield from part_with(adventure, giver, card)
    receive(adventure, taker, card, slot)


def receive(adventure: Adventure, hero: Hero, card: int, slot: int) -> None:
    """Into the inventory, or at once into a slot that is empty (SS-6.3.5.2)."""
    adventure.tell("receives", "SS-6.3.5.2", hero.place, card)
    if slot == NOTHING:
        hero.inventory.append(card)
    else:
        wear(adventure, hero, card, slot)


def slot_for(adventure: Adventure, hero: Hero, card: int, leaving: int = NOTHING) -> Flow[int]:
    """Whether it is equipped at once; where the inventory is full it must be."""
    if card == NOTHING:
        return NOTHING
    options = [Option("equip", card, slot) for slot in _empty_slots(adventure, hero, card)]
    if not options:
        return NOTHING
    if _room_without(adventure, hero, leaving) + _room_in(adventure, hero, card) > 0:
        options.append(refusal("nothing"))
    answer = yield ask(hero.seat, "equip-now", options, "SS-6.3.5.2", hero.place)
    return answer.where


def _empty_slots(adventure: Adventure, hero: Hero, card: int) -> list[int]:
    if NOTHING not in hero.slots:
        return []
    slots = slots_open_to(adventure, hero, card)
    return [slot for slot in slots if not freed_by(adventure, hero, card, slot)]


def can_receive(adventure: Adventure, hero: Hero, card: int, leaving: int = NOTHING) -> bool:
    """SS-6.3.5.3: has the hero room for it, perhaps because another card leaves?"""
    return can_hold(adventure, hero, card, _room_without(adventure, hero, leaving))


def can_hold(adventure: Adventure, hero: Hero, card: int, room: int) -> bool:
    """With so much room in the inventory, or worn."""
    return room + _room_in(adventure, hero, card) > 0 or _could_wear(adventure, hero, card)


def _could_wear(adventure: Adventure, hero: Hero, card: int) -> bool:
    """In a slot that is empty, with nothing that would have to come off."""
    for slot in adventure.side_of(hero, card).slots:
        if hero.slots[slot] == NOTHING and not freed_by(adventure, hero, card, slot):
            return may_use(adventure, hero, card)
    return False


def _room_without(adventure: Adventure, hero: Hero, leaving: int) -> int:
    room = room_of(adventure, hero)
    return room if leaving == NOTHING else room + 1 - _room_in(adventure, hero, leaving)


def _room_in(adventure: Adventure, hero: Hero, card: int) -> int:
    """What a sack holds."""
    if card == NOTHING or adventure.item(card).kind != ItemKind.PERMANENT:
        return 0
    return adventure.side_of(hero, card).stats.get(Stat.CAPACITY, 0)


def _gift(adventure: Adventure, hero: Hero, other: Hero) -> Flow[int]:
    """Whatever the other has room for, if need be because he gives something in return."""
    options = [
        Option("give", card)
        for card in hero.inventory
        if can_receive(adventure, other, card) or _in_return(adventure, hero, other, card)
    ]
    return (yield from _which(hero, other, options, "give-what"))


def _wish(adventure: Adventure, hero: Hero, other: Hero, gift: int) -> Flow[int]:
    """Without room for the gift the other must give something in return."""
    options = [Option("take", card) for card in _in_return(adventure, hero, other, gift)]
    must = gift != NOTHING and not can_receive(adventure, other, gift)
    return (yield from _which(hero, hero, options, "take-what", must))


def _in_return(adventure: Adventure, hero: Hero, other: Hero, gift: int) -> list[int]:
    """What the other may give for it, so that both can carry what they get."""
    return [
        card
        for card in other.inventory
        if can_receive(adventure, hero, card, gift)
        and (gift == NOTHING or can_receive(adventure, other, gift, card))
    ]


def _which(
    asked: Hero, taker: Hero, options: list[Option], prompt: str, must: bool = False
) -> Flow[int]:
    if not options:
        return NOTHING
    if not must:
        options.append(refusal("nothing"))
    answer = yield ask(asked.seat, prompt, options, "SS-6.3.5.1", taker.place)
    return answer.what


def _coins(asked: Hero, giver: Hero, verb: str) -> Flow[list[int]]:
    """One coin after the other."""
    given = [0] * len(COINS)
    while True:
        options = [
            Option(verb, value)
            for place, value in enumerate(COINS)
            if given[place] < giver.coins[place]
        ]
        if not options:
            return given
        options.append(refusal("nothing"))
        answer = yield ask(asked.seat, f"{verb}s", options, "SS-13.0.0.6", giver.place)
        if answer.declines:
            return given
        given[COINS.index(answer.what)] += 1

"""What lies on the ground is picked up, and things are dropped (SS-6.4.2)."""

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow, Option, ask, ending, meant_by

from ...printed.cards import FindDef
from ...printed.kinds import ActionKind, Condition
from ...state.adventure import Adventure, Pile
from ...state.area import Ground
from ...state.heroes import COINS, NO_COINS, Hero
from ...state.outfit import Outfit
from ..doing import Action
from ..movement.opening import found_by
from ..outfits import outfit_of
from .goods import drop, drop_coin, gain_item, has_room


def pick_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.4.2.2"""
    ground = adventure.grounds[adventure.figures[hero.place].area]
    options: list[Option] = []
    if ground.items and has_room(adventure, hero):  # SS-5.2.3.2
        options += [Option("pick-item", card, meant=PICKING_ITEM) for card in ground.items]
    if ground.treasures:
        options.append(Option("pick-treasure", meant=PICKING_TREASURE))
    if ground.loot:
        options.append(Option("pick-loot", meant=PICKING_LOOT))
    if ground.keys or ground.coins != NO_COINS:
        options.append(Option("pick-coins", meant=PICKING_COINS))
    return options


def drop_options(hero: Hero, outfit: Outfit) -> list[Option]:
    """SS-6.4.2.1"""
    if outfit.drop is None:
        outfit.drop = [
            Option("drop", card, meant=DROPPING) for card in outfit.inventory + hero.equipped()
        ]
    options = outfit.drop[:]
    for place, option in enumerate(DROPPING_COINS):
        if hero.coins[place] > 0:
            options.append(option)
    return options


def pick_up(
    adventure: Adventure, hero: Hero, option: Option, lying: Ground | None = None
) -> Flow[None]:
    """SS-6.4.2.2 to 4: what lies in the hero's area, or elsewhere when a quest has ended."""
    ground = lying or adventure.grounds[adventure.figure_of(hero).area]
    return meant_by(option, Picking).pick_up(adventure, hero, ground, option.what)


@mypyc_attr(allow_interpreted_subclasses=True)
class Handling(Action):
    """Any number of things with one action, which matters to the blind alone."""

    def handle(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does not say what happens")

    def more(self, adventure: Adventure, hero: Hero) -> list[Option]:
        raise TypeError(f"{type(self).__name__} does not say what else there is")

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        while not option.ends:
            yield from meant_by(option, Handling).handle(adventure, hero, option)
            if hero.ghost or adventure.over or not adventure.figure_of(hero).has(Condition.BLIND):
                return
            options = self.more(adventure, hero)
            if not options or not adventure.rules.blind_free_actions:
                return
            options.append(ending("done"))
            option = yield ask(hero.seat, "more-goods", options, "SS-6.4.2.1", hero.place)


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Handling):
    """Something is picked up."""

    def handle(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        yield from pick_up(adventure, hero, option)

    def more(self, adventure: Adventure, hero: Hero) -> list[Option]:
        return pick_options(adventure, hero)

    def lies_on(self, ground: Ground, card: int) -> bool:
        return True

    def pick_up(self, adventure: Adventure, hero: Hero, ground: Ground, card: int) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does not say what happens")


class PickingItem(Picking):
    """A card that lies open."""

    def lies_on(self, ground: Ground, card: int) -> bool:
        return card in ground.items

    def pick_up(self, adventure: Adventure, hero: Hero, ground: Ground, card: int) -> Flow[None]:
        ground.items.remove(card)
        gain_item(adventure, hero, card)
        yield from ()


class PickingTreasure(Picking):
    """The uppermost treasure."""

    def lies_on(self, ground: Ground, card: int) -> bool:
        return bool(ground.treasures)

    def pick_up(self, adventure: Adventure, hero: Hero, ground: Ground, card: int) -> Flow[None]:
        adventure.mark_information()
        gain_item(adventure, hero, ground.treasures.pop())
        yield from ()


class PickingLoot(Picking):
    """The uppermost loot token."""

    def lies_on(self, ground: Ground, card: int) -> bool:
        return bool(ground.loot)

    def pick_up(self, adventure: Adventure, hero: Hero, ground: Ground, card: int) -> Flow[None]:
        adventure.mark_information()
        token = ground.loot.pop()
        adventure.decks[Pile.LOOT].discard.append(token)
        adventure.tell("loot", "SS-15.12.1.9", hero.place, token)
        yield from adventure.printed(token, FindDef).effect.resolve(adventure, found_by(hero))


class PickingCoins(Picking):
    """All coins, and magic keys with them."""

    def pick_up(self, adventure: Adventure, hero: Hero, ground: Ground, card: int) -> Flow[None]:
        for place in range(len(COINS)):
            hero.coins[place] += ground.coins[place]
            ground.coins[place] = 0
        hero.keys += ground.keys
        ground.keys = 0
        adventure.tell("picks-coins", "SS-6.4.2.2", hero.place)
        yield from ()


class Dropping(Handling):
    """A card is dropped."""

    def handle(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        return drop(adventure, hero, option.what)

    def more(self, adventure: Adventure, hero: Hero) -> list[Option]:
        return drop_options(hero, outfit_of(adventure, hero))


class DroppingCoin(Dropping):
    """A coin is dropped."""

    def handle(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        drop_coin(adventure, hero, option.what)
        yield from ()


PICKING_ITEM: Final = PickingItem(ActionKind.FREE)
PICKING_TREASURE: Final = PickingTreasure(ActionKind.FREE)
PICKING_LOOT: Final = PickingLoot(ActionKind.FREE)
PICKING_COINS: Final = PickingCoins(ActionKind.FREE)
DROPPING: Final = Dropping(ActionKind.FREE)
DROPPING_COIN: Final = DroppingCoin(ActionKind.FREE)
DROPPING_COINS: Final = [Option("drop-coin", value, meant=DROPPING_COIN) for value in COINS]

"""Crowns: coins of 50, 10 and 5, of which there are only so many (chapter 13)."""

from questhall.kernel.decisions import NOTHING

from ..state.adventure import Adventure
from ..state.heroes import COINS, Hero


def take_from_bank(adventure: Adventure, amount: int) -> list[int]:
    """The largest coins that there are (SS-13.0.0.3); what cannot be paid is lost (SS-R37)."""
    taken = [0] * len(COINS)
    for place, value in enumerate(COINS):
        count = min(amount // value, adventure.bank[place])
        taken[place] = count
        adventure.bank[place] -= count
        amount -= count * value
    return taken


def gain_crowns(adventure: Adventure, hero: Hero, amount: int) -> None:
    """SS-13.0.0.5: each hero has a purse of his own; what a ghost would gain lies where he is."""
    if hero.ghost:  # SS-11.1.0.6
        lay_crowns(adventure, adventure.figure_of(hero).area, amount)
        return
    taken = take_from_bank(adventure, amount)
    for place, count in enumerate(taken):
        hero.coins[place] += count
    adventure.tell("crowns", "SS-13.0.0.3", hero.place, NOTHING, worth(taken))


def lay_crowns(adventure: Adventure, area: int, amount: int) -> None:
    """Trophies in an area (SS-15.12.1.5)."""
    taken = take_from_bank(adventure, amount)
    ground = adventure.grounds[area]
    for place, count in enumerate(taken):
        ground.coins[place] += count
    adventure.tell("crowns-lie", "SS-15.12.1.5", area, NOTHING, worth(taken))


def worth(coins: list[int]) -> int:
    return sum([value * count for value, count in zip(COINS, coins, strict=True)])


def pay(adventure: Adventure, hero: Hero, amount: int) -> bool:
    """The coins that it takes, for which the bank gives change (SS-R94); all others stay as they
    are. Can the hero pay?"""
    if hero.crowns < amount:
        return False
    paid = _coins_for(hero.coins, amount)
    change = worth(paid) - amount
    if change > 0 and not _can_change(adventure, paid, change):
        paid = hero.coins[:]  # SS-13.0.0.4: the rest of the purse is changed too
        change = worth(paid) - amount
    for place, count in enumerate(paid):
        hero.coins[place] -= count
        adventure.bank[place] += count
    for place, count in enumerate(take_from_bank(adventure, change)):
        hero.coins[place] += count
    return True


def _coins_for(purse: list[int], amount: int) -> list[int]:
    """Exactly the amount if the purse has it, else one coin more than fits, and no coin that
    would only come back as change. Each coin is worth some of the next smaller ones."""
    paid = [0] * len(COINS)
    for place, value in enumerate(COINS):
        paid[place] = min(purse[place], amount // value)
        amount -= paid[place] * value
    for place in reversed(range(len(COINS))):
        if amount > 0 and paid[place] < purse[place]:
            paid[place] += 1
            amount -= COINS[place]
    for place, value in enumerate(COINS):
        kept = min(paid[place], -amount // value) if amount < 0 else 0
        paid[place] -= kept
        amount += kept * value
    return paid


def _can_change(adventure: Adventure, paid: list[int], change: int) -> bool:
    for place, value in enumerate(COINS):
        change -= value * min(change // value, adventure.bank[place] + paid[place])
    return change == 0


def steal_coin(adventure: Adventure, hero: Hero) -> None:
    """SS-13.0.0.8: a random coin of the hero, else one that lies in his area."""
    ground = adventure.grounds[adventure.figure_of(hero).area]
    coins = hero.coins if any(hero.coins) else ground.coins
    place = _random_coin(adventure, coins)
    if place != NOTHING:
        coins[place] -= 1
        adventure.bank[place] += 1
        adventure.tell("stolen", "SS-13.0.0.8", hero.place, NOTHING, COINS[place])


def drop_coin(adventure: Adventure, hero: Hero) -> None:
    """A random coin of the hero falls to the ground."""
    place = _random_coin(adventure, hero.coins)
    if place != NOTHING:
        hero.coins[place] -= 1
        adventure.grounds[adventure.figure_of(hero).area].coins[place] += 1
        adventure.tell("drops-coin", "SS-13.0.0.8", hero.place, NOTHING, COINS[place])


def _random_coin(adventure: Adventure, coins: list[int]) -> int:
    """Each coin is as likely as any other, whatever its worth."""
    count = sum(coins)
    if count == 0:
        return NOTHING
    number = adventure.chance.below("theft", count)
    adventure.mark_information()
    for place, many in enumerate(coins):
        if number < many:
            return place
        number -= many
    return NOTHING

"""Crowns, shards, treasures, and what quests keep."""

from questhall.kernel.decisions import NOTHING, Flow, no_decisions

from ..printed.cards import FindDef
from ..printed.effects import Amount, Effect, Whom
from ..rules.movement.traps import spring
from ..rules.purse import drop_coin, gain_crowns, lay_crowns, pay, steal_coin
from ..rules.turn.emporium import visit
from ..rules.turn.goods import draw_treasure
from ..rules.turn.soul_weapons import draw_soul_weapon
from ..state.adventure import Adventure, Pile
from ..state.attacks import Deed
from ..state.figures import Side
from ..state.heroes import Hero


def heroes_among(adventure: Adventure, figures: list[int]) -> list[Hero]:
    """Companions have neither purse nor inventory (SS-7.2.0.14)."""
    chosen = [adventure.figures[number] for number in figures]
    return [adventure.hero_of(figure) for figure in chosen if figure.companion is None]


class Crowns(Effect):
    """The hero gains crowns (SS-13.0.0.3)."""

    def __init__(self, amount: Amount, whom: Whom) -> None:
        self.amount = amount
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for hero in heroes_among(adventure, chosen):
            gain_crowns(adventure, hero, self.amount.value(adventure, deed))


class Shards(Effect):
    """For the common pool (SS-5.3.1.2)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        amount = self.amount.value(adventure, deed)
        adventure.shards += amount
        adventure.tell("shards", "SS-5.3.1.2", -1, -1, amount)
        return no_decisions()


class Treasure(Effect):
    """Whoever acts, or others, draw treasures (SS-3.3.0.7)."""

    def __init__(self, count: int, whom: Whom) -> None:
        self.count = count
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for hero in heroes_among(adventure, chosen):
            for _ in range(self.count):
                yield from draw_treasure(adventure, hero)


class StealCoin(Effect):
    """Random coins of the target are lost (SS-13.0.0.8)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.target]
        if figure.side != Side.ENEMIES and figure.companion is None:
            for _ in range(self.count):
                steal_coin(adventure, adventure.hero_of(figure))
        return no_decisions()


class DrawTrap(Effect):
    """A trap in the area of whoever acts."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        yield from spring(adventure, adventure.heroes[deed.actor])


class VisitEmporium(Effect):
    """Heroes visit the emporium together (SS-14.0.0.10)."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        yield from visit(adventure, heroes_among(adventure, chosen))


class SpendShards(Effect):
    """The group discards shards, as many as it has."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        spent = min(self.amount, adventure.shards)
        adventure.shards -= spent
        adventure.tell("shards-spent", "SS-2.0.0.3", -1, -1, spent)
        return no_decisions()


class DrawLoot(Effect):
    """Whoever acts takes a loot token (SS-15.12.1.6)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        token = adventure.decks[Pile.LOOT].take_or_reshuffle(adventure, "loot")
        if token != NOTHING:
            adventure.decks[Pile.LOOT].discard.append(token)
            adventure.tell("loot", "SS-15.12.1.9", deed.actor, token)
            yield from adventure.printed(token, FindDef).effect.resolve(adventure, deed)


class GainKey(Effect):
    """Whoever acts takes the magic key (SS-3.3.0.10)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        hero = adventure.heroes[deed.actor]
        if hero.ghost:  # SS-3.3.0.11
            adventure.grounds[adventure.figure_of(hero).area].keys += 1
        else:
            hero.keys += 1
            adventure.tell("gains-key", "SS-3.3.0.10", hero.place)
        return no_decisions()


class PayCrowns(Effect):
    """Whoever acts pays crowns, or all heroes together, the richest first."""

    def __init__(self, amount: Amount, together: bool) -> None:
        self.amount = amount
        self.together = together

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        left = self.amount.value(adventure, deed)
        payers = [adventure.heroes[deed.actor]]
        if self.together:
            payers = sorted(adventure.heroes, key=lambda hero: (-hero.crowns, hero.place))
        for hero in payers:
            paid = min(left, hero.crowns)
            if paid and pay(adventure, hero, paid):
                adventure.tell("pays", "SS-13.0.0.5", hero.place, NOTHING, paid)
            left -= paid
        return no_decisions()


class LayCrowns(Effect):
    """Crowns are put in the area that the card speaks of."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        lay_crowns(adventure, deed.area, self.amount)
        return no_decisions()


class DropCoin(Effect):
    """Whoever acts drops a random coin in the own area."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.actor]
        if figure.side != Side.ENEMIES and figure.companion is None:
            drop_coin(adventure, adventure.hero_of(figure))
        return no_decisions()


class SoulWeapon(Effect):
    """The group draws a soul weapon that one of them can use (SS-8.2.1.2)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        yield from draw_soul_weapon(adventure)

"""Crowns, shards, treasures, and what quests keep."""

from questhall.kernel.decisions import Flow, no_decisions

from ..printed.effects import Amount, Effect, Whom
from ..rules.ending import lose, win
from ..rules.movement.traps import spring
from ..rules.purse import gain_crowns, steal_coin
from ..rules.turn.emporium import visit
from ..rules.turn.goods import draw_treasure
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import ENEMIES


class Crowns(Effect):
    """The hero gains crowns (SS-13.0.0.3)."""

    def __init__(self, amount: int, whom: Whom) -> None:
        self.amount = amount
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            gain_crowns(adventure, adventure.heroes[number], self.amount)


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
    """Whoever acts draws treasures (SS-3.3.0.7)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for _ in range(self.count):
            yield from draw_treasure(adventure, adventure.heroes[deed.actor])


class StealCoin(Effect):
    """Random coins of the target are lost (SS-13.0.0.8)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.target]
        if figure.side != ENEMIES:
            for _ in range(self.count):
                steal_coin(adventure, adventure.hero_of(figure))
        return no_decisions()


class DrawTrap(Effect):
    """A trap in the area of whoever acts."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        yield from spring(adventure, adventure.heroes[deed.actor])


class VisitEmporium(Effect):
    """Heroes visit the emporium together, one after the other (SS-14.0.0.10)."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        visitors = [adventure.heroes[number] for number in chosen]
        for hero in visitors:
            yield from visit(adventure, hero, visitors)


class SetFlag(Effect):
    """The quest remembers something."""

    def __init__(self, name: str) -> None:
        self.name = name

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        if self.name not in adventure.flags:
            adventure.flags.append(self.name)
        return no_decisions()


class Count(Effect):
    """A counter of the quest goes up or down."""

    def __init__(self, name: str, amount: int) -> None:
        self.name = name
        self.amount = amount

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        adventure.counters[self.name] = adventure.counters.get(self.name, 0) + self.amount
        return no_decisions()


class SetGate(Effect):
    """A spawn gate becomes active or inactive (SS-15.5.0.1)."""

    def __init__(self, name: str, active: bool) -> None:
        self.name = name
        self.active = active

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for place, gate in enumerate(adventure.quest.gates):
            if gate.key == self.name:
                adventure.gates[place] = self.active
        return no_decisions()


class RemoveWaypoint(Effect):
    """A waypoint goes from the map."""

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        adventure.waypoints[self.number - 1] = False
        return no_decisions()


class Win(Effect):
    """The quest is won (SS-4.4.0.2)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        win(adventure)
        return no_decisions()


class Lose(Effect):
    """The quest is lost (SS-4.4.0.1)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        lose(adventure, "quest-lost", "SS-4.4.0.1")
        return no_decisions()

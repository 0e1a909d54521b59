"""How sentences are joined: then, or, if, for each."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ..printed.cards import Condition, Effect, Who
from ..rules.board.numbers import oathsworn_of
from ..state.battle import Battle
from ..state.deeds import Deed


class Then(Effect):
    """Parts in their order."""

    def __init__(self, parts: list[Effect]) -> None:
        self.parts = parts

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        for part in self.parts:
            if battle.over:
                return
            yield from part.resolve(battle, deed)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return any(part.possible(battle, deed) for part in self.parts)

    def payable(self, battle: Battle, deed: Deed) -> bool:
        return all(part.payable(battle, deed) for part in self.parts)

    def movement(self, printed: int = 0) -> int:
        """What comes before the first attack."""
        total = 0
        for part in self.parts:
            total += part.movement(printed)
            if part.reach(printed) != NOTHING:
                break
        return total

    def reach(self, printed: int = 0) -> int:
        for part in self.parts:
            if part.reach(printed) != NOTHING:
                return part.reach(printed)
        return NOTHING

    def unseen(self) -> bool:
        return any(part.unseen() for part in self.parts)

    def bosses_named(self) -> list[str]:
        return [name for part in self.parts for name in part.bosses_named()]


# What can be chosen on some card, as it is written there; choices are known by it.
ALTERNATIVES: list[str] = []


def alternative(written: str) -> int:
    """The number of what can be chosen, the same wherever it is written."""
    if written not in ALTERNATIVES:
        ALTERNATIVES.append(written)
    return ALTERNATIVES.index(written)


class Choose(Effect):
    """One of several, by the player whom it concerns."""

    def __init__(self, parts: list[Effect], written: list[str]) -> None:
        self.parts = parts
        self.alternatives = [alternative(each) for each in written]

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        open_ones = [n for n, part in enumerate(self.parts) if part.possible(battle, deed)]
        if not open_ones:
            return
        options = [Option("choice", each + 1, self.alternatives[each]) for each in open_ones]
        answer = yield ask(_seat(battle, deed), "choose", options, "OS-7.7.2", deed.card)
        yield from self.parts[answer.what - 1].resolve(battle, deed)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return any(part.possible(battle, deed) for part in self.parts)


def _seat(battle: Battle, deed: Deed) -> int:
    if deed.fighter != NOTHING:
        return battle.company[deed.fighter].seat
    return oathsworn_of(battle, battle.figures[deed.this]).seat


class When(Effect):
    """Only if something holds; perhaps something else otherwise."""

    def __init__(self, condition: Condition, effect: Effect, otherwise: Effect | None) -> None:
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        chosen = self._chosen(battle, deed)
        if chosen is not None:
            yield from chosen.resolve(battle, deed)

    def _chosen(self, battle: Battle, deed: Deed) -> Effect | None:
        return self.effect if self.condition.holds(battle, deed) else self.otherwise

    def possible(self, battle: Battle, deed: Deed) -> bool:
        chosen = self._chosen(battle, deed)
        return chosen is not None and chosen.possible(battle, deed)

    def movement(self, printed: int = 0) -> int:
        return self._attacking(printed).movement(printed)

    def reach(self, printed: int = 0) -> int:
        return self._attacking(printed).reach(printed)

    def _attacking(self, printed: int) -> Effect:
        """The branch with an attack, the first if both have one or none has."""
        if self.otherwise is None or self.effect.reach(printed) != NOTHING:
            return self.effect
        return self.effect if self.otherwise.reach(printed) == NOTHING else self.otherwise

    def bosses_named(self) -> list[str]:
        return self.effect.bosses_named()


class May(Effect):
    """Who likes pays for something; perhaps something else happens otherwise."""

    def __init__(self, price: Effect, effect: Effect, otherwise: Effect | None) -> None:
        self.price = price
        self.effect = effect
        self.otherwise = otherwise

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        options = [Option("pay-for-it")] if self._offered(battle, deed) else []
        options.append(refusal("do-without"))
        answer = yield ask(_seat(battle, deed), "may-pay", options, "OS-7.7.4", deed.card)
        if not answer.declines:
            yield from self.price.resolve(battle, deed)
            yield from self.effect.resolve(battle, deed)
        elif self.otherwise is not None:
            yield from self.otherwise.resolve(battle, deed)

    def _offered(self, battle: Battle, deed: Deed) -> bool:
        return self.price.payable(battle, deed) and self.effect.possible(battle, deed)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        if self._offered(battle, deed):
            return True
        return self.otherwise is not None and self.otherwise.possible(battle, deed)


class ForEach(Effect):
    """The same for each of several, North then West; it is "this" meanwhile."""

    def __init__(self, who: Who, effect: Effect) -> None:
        self.who = who
        self.effect = effect

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        for figure in self.who.candidates(battle, deed):
            if battle.over:
                return
            if figure.on_board:
                deed.this = figure.id
                yield from self.effect.resolve(battle, deed)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self.who.candidates(battle, deed))

    def movement(self, printed: int = 0) -> int:
        return self.effect.movement(printed)

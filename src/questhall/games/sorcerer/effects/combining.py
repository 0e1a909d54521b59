"""How sentences are joined: then, may, to, or, if (RULES 19)."""

from questhall.kernel.decisions import Flow, Option, ask, meant_by, refusal

from ..printed.cards import MINION, Effect
from ..rules.victory import settle
from ..state.arena import Arena, Source


class Then(Effect):
    """Carry out the parts in the printed order, each as far as possible (SO-19.1.1, SO-19.1.2)."""

    def __init__(self, parts: list[Effect]) -> None:
        self.parts = parts

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        all_done = True
        for part in self.parts:
            if arena.over:
                break
            done = yield from part.resolve(arena, source)
            settle(arena)
            all_done = all_done and done
        return all_done


class May(Effect):
    """The controller decides whether it happens."""

    optional = True

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        if not self.effect.payable(arena, source):
            return False
        options = [Option("use", source.card), refusal("decline")]
        answer = yield ask(source.seat, "use", options, "SO-18.19.2", source.card)
        if answer.declines:
            return False
        return (yield from self.effect.resolve(arena, source))

    def resolve_willingly(self, arena: Arena, source: Source) -> Flow[bool]:
        return (yield from self.effect.resolve(arena, source))

    def payable(self, arena: Arena, source: Source) -> bool:
        return self.effect.payable(arena, source)


class Pay(Effect):
    """Do one thing to get another: no cost, no gain (SO-19.1.3, SO-18.23.3, A-25)."""

    optional = True
    has_cost = True

    def __init__(self, cost: Effect, gain: Effect) -> None:
        self.cost = cost
        self.gain = gain

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        if not self.cost.payable(arena, source):
            return False
        options = [Option("use", source.card), refusal("decline")]
        answer = yield ask(source.seat, "use", options, "SO-19.1.3", source.card)
        if answer.declines:
            return False
        return (yield from self.resolve_willingly(arena, source))

    def resolve_willingly(self, arena: Arena, source: Source) -> Flow[bool]:
        """Pay and receive."""
        paid = yield from self.cost.pay(arena, source)
        settle(arena)
        if not paid or arena.over:
            return False
        return (yield from self.gain.resolve(arena, source))

    def payable(self, arena: Arena, source: Source) -> bool:
        return self.cost.payable(arena, source)


class Choose(Effect):
    """The controller chooses one of two."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        options: list[Option] = []
        if self.first.payable(arena, source):
            options.append(Option("first", source.card, meant=self.first))
        if self.second.payable(arena, source):
            options.append(Option("second", source.card, meant=self.second))
        if not options:
            return False
        answer = yield ask(source.seat, "choose-one", options, "SO-19.1.1", source.card)
        return (yield from meant_by(answer, Effect).resolve(arena, source))

    def payable(self, arena: Arena, source: Source) -> bool:
        return self.first.payable(arena, source) or self.second.payable(arena, source)


class IfGraveyard(Effect):
    """Only with at least this many minion cards in your graveyard."""

    def __init__(self, minions: int, effect: Effect) -> None:
        self.minions = minions
        self.effect = effect

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        graveyard = arena.players[source.seat].graveyard
        count = len([card for card in graveyard if arena.cards[card].kind == MINION])
        if count < self.minions:
            return False
        return (yield from self.effect.resolve(arena, source))


class IfHandEmpty(Effect):
    """Only with no cards in hand."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        if arena.players[source.seat].hand:
            return False
        return (yield from self.effect.resolve(arena, source))

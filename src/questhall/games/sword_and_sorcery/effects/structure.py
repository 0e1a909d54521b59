"""How sentences are joined."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ..printed.effects import Effect, Test, Whom
from ..printed.symbols import DICE, face_number, shown
from ..rules.answers import hold, release
from ..rules.attack.saves import saves
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Side


class Then(Effect):
    """One after the other (SS-19.0.0.2)."""

    def __init__(self, parts: list[Effect]) -> None:
        self.parts = parts

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for part in self.parts:
            gone = deed.actor != NOTHING and not adventure.figures[deed.actor].on_map
            if adventure.over or gone:  # whoever was killed on the way does nothing more
                return
            yield from part.resolve(adventure, deed)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        return any(part.possible(adventure, deed) for part in self.parts)

    def begins_with_attack(self) -> bool:
        return self.parts[0].begins_with_attack()


class When(Effect):
    """Only if something holds; perhaps something else otherwise."""

    def __init__(self, test: Test, effect: Effect, otherwise: Effect | None) -> None:
        self.test = test
        self.effect = effect
        self.otherwise = otherwise

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = self.effect if self.test.holds(adventure, deed) else self.otherwise
        if chosen is not None:
            yield from chosen.resolve(adventure, deed)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        chosen = self.effect if self.test.holds(adventure, deed) else self.otherwise
        return chosen is not None and chosen.possible(adventure, deed)


class Choose(Effect):
    """One of several that are possible, by whoever acts."""

    def __init__(self, parts: list[Effect]) -> None:
        self.parts = parts

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        fit = [n for n, part in enumerate(self.parts) if part.possible(adventure, deed)]
        if not fit:
            return
        options = [Option("choice", number + 1, self.parts[number].saying) for number in fit]
        seat = seat_of(adventure, deed)
        answer = yield ask(seat, "choose", options, "SS-6.5.0.1", deed.card)
        yield from self.parts[answer.what - 1].resolve(adventure, deed)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        return any(part.possible(adventure, deed) for part in self.parts)


def seat_of(adventure: Adventure, deed: Deed) -> int:
    """Who decides for whoever acts."""
    figure = adventure.figures[deed.actor]
    if figure.side == Side.ENEMIES:
        return adventure.seat_of(adventure.controller(adventure.enemy_of(figure)))
    return adventure.hero_of(figure).seat


class Save(Effect):
    """Each hero makes a save; otherwise the effect happens to him (SS-5.2.4.4)."""

    def __init__(self, whom: Whom, effect: Effect) -> None:
        self.whom = whom
        self.effect = effect

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        several = len(chosen) > 1
        if several:
            hold(adventure)
        for number in chosen:
            figure = adventure.figures[number]
            gone = not figure.on_map or adventure.is_ghost(figure)
            if adventure.over or gone or figure.side == Side.ENEMIES:
                continue
            if not self.effect.possible(adventure, deed.about(number)):
                continue  # nothing hangs on it
            saved = yield from saves(adventure, adventure.hero_of(figure))
            if not saved:
                yield from self.effect.resolve(adventure, deed.about(number))
        if several:
            yield from release(adventure)


class SaveOr(Effect):
    """One effect for whoever makes the save, another for whoever fails."""

    def __init__(self, whom: Whom, success: Effect, failure: Effect) -> None:
        self.whom = whom
        self.success = success
        self.failure = failure

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            saved = yield from saves(adventure, adventure.hero_of(adventure.figures[number]))
            effect = self.success if saved else self.failure
            yield from effect.resolve(adventure, deed.about(number))


class Roll(Effect):
    """Dice are rolled; the effect happens if one of them shows one of the symbols."""

    def __init__(self, colour: int, symbols: list[int], dice: int, effect: Effect) -> None:
        self.colour = colour
        self.symbols = symbols
        self.dice = dice
        self.effect = effect

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        success = False
        for face in DICE[self.colour].roll_some(adventure, self.dice):
            adventure.tell("rolls", "SS-6.2.0.1", deed.actor, face_number(self.colour, face))
            success |= any(symbol in self.symbols for symbol in shown(self.colour, face))
        if success:
            yield from self.effect.resolve(adventure, deed)


class Nothing(Effect):
    """Nothing happens; nobody is offered it."""

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        return False

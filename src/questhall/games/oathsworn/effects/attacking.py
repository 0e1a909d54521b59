"""Attacks on cards, and what changes an attack under way."""

from questhall.kernel.decisions import Flow, Option, ask, refusal

from ..printed.cards import Amount, Effect, Who
from ..rules.attack.aiming import can_attack
from ..rules.attack.plan import Plan
from ..rules.attack.strike import make_attack
from ..rules.board.displacing import knock_back
from ..rules.boss.attacking import in_range
from ..rules.might.drawing import COLOUR_DIGIT, faces, ignore_highest, redraw
from ..rules.selecting import choose_among, fighters, not_spared, spare
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure


class MakeAttack(Effect):
    """An attack (OS-7.9 to OS-7.15); after a break only on others (OS-7.15.6)."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        yield from make_attack(battle, deed, self.plan)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return can_attack(battle, deed, self.plan)


class GrantAttack(Effect):
    """Somebody else attacks at once with his own weapon, without cost; he is the breaker if a part
    breaks (OS-R70)."""

    def __init__(self, plan: Plan, who: Who) -> None:
        self.plan = plan
        self.who = who

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        left = fighters(self.who.candidates(battle, deed))
        chosen = yield from choose_among(battle, deed, left, self.who.count, "whom")
        for figure in chosen:
            yield from make_attack(battle, _granted(deed, figure), self.plan)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        for figure in fighters(self.who.candidates(battle, deed)):
            if can_attack(battle, _granted(deed, figure), self.plan):
                return True
        return False


def _granted(deed: Deed, figure: Figure) -> Deed:
    granted = Deed(figure.id, figure.owner)
    granted.spared = deed.spared
    return granted


class Knockback(Effect):
    """All who were attacked, away from who attacked them (OS-13.7.1); those of whom a part broke
    stay, and they alone (OS-7.15.6)."""

    at_once = True

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        source = battle.figures[deed.figure]
        if source.on_board:
            figures = self._attacked(battle, deed)
            broken = yield from knock_back(battle, source, figures, self.steps)
            spare(deed, broken)

    def _attacked(self, battle: Battle, deed: Deed) -> list[Figure]:
        numbers: list[int] = []
        if deed.attack is not None:
            numbers = deed.attack.targets
        elif deed.blow is not None:
            numbers = [each for each in deed.blow.targets if each not in deed.blow.steady]
        figures = [battle.figures[each] for each in numbers if battle.figures[each].on_board]
        return not_spared(deed, figures)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._attacked(battle, deed))


class FreeRedraws(Effect):
    """OS-7.11.8: for the draw under way only."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, battle: Battle, deed: Deed) -> None:
        if deed.attack is not None and deed.attack.draw is not None:
            deed.attack.draw.free_redraws += self.count

    def possible(self, battle: Battle, deed: Deed) -> bool:
        draw = deed.attack.draw if deed.attack is not None else None
        return draw is not None and not draw.no_redraws


class RedrawColour(Effect):
    """One card of a colour is drawn anew (OS-7.11.6)."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        draw = deed.attack.draw if deed.attack is not None else None
        codes = self._codes(deed)
        if draw is None or not codes:
            return
        options = [Option("redraw", code) for code in codes]
        seat = battle.company[deed.fighter].seat
        answer = yield ask(seat, "redraw-one", options, "OS-7.11.6", deed.card)
        redraw(battle, draw, answer.what)

    def _codes(self, deed: Deed) -> list[int]:
        draw = deed.attack.draw if deed.attack is not None else None
        if draw is None:
            return []
        return [code for code in faces(draw) if code // COLOUR_DIGIT == self.colour]

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._codes(deed))


class RedrawEnemy(Effect):
    """Up to so many cards of the enemy's draw are drawn anew (OS-16.2.2)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        draw = deed.blow.draw if deed.blow is not None else None
        if draw is None:
            return
        seat = battle.company[deed.fighter].seat
        for _ in range(self.count):
            options = [Option("redraw", code) for code in faces(draw)] + [refusal("no-more")]
            answer = yield ask(seat, "redraw-enemy", options, "OS-16.2.2", deed.card)
            if answer.declines:
                return
            redraw(battle, draw, answer.what)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return deed.blow is not None and deed.blow.draw is not None


class Redirect(Effect):
    """The attack is one on who plays this, in every respect; once an attack (OS-R68)."""

    def do(self, battle: Battle, deed: Deed) -> None:
        blow = deed.blow
        if blow is None or blow.redirected:
            return
        targets = [deed.figure if each == deed.subject else each for each in blow.targets]
        blow.targets = list(dict.fromkeys(targets))  # OS-R33
        blow.redirected = True
        battle.tell("redirected", "OS-8.8.1", deed.figure, deed.subject)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return deed.blow is not None and not deed.blow.redirected


class OutOfReach(Effect):
    """The attack does not hit its target any more if that stands out of range now (OS-R69)."""

    def do(self, battle: Battle, deed: Deed) -> None:
        blow = deed.blow
        if blow is not None and not in_range(blow, battle, battle.figures[deed.subject]):
            blow.targets = [each for each in blow.targets if each != deed.subject]
            battle.tell("escaped", "OS-8.8.11", deed.subject)


class IgnoreHighest(Effect):
    """The highest cards of the enemy's draw do not count (OS-7.11.14)."""

    def __init__(self, count: Amount) -> None:
        self.count = count

    def do(self, battle: Battle, deed: Deed) -> None:
        if deed.blow is not None and deed.blow.draw is not None:
            ignore_highest(deed.blow.draw, self.count.of(battle, deed))


class KeepHp(Effect):
    """Who is attacked keeps so many HP at least, if he had them."""

    def __init__(self, hp: int) -> None:
        self.hp = hp

    def do(self, battle: Battle, deed: Deed) -> None:
        if deed.blow is not None:
            deed.blow.keeps[deed.figure] = self.hp


class LoseLess(Effect):
    """So many HP fewer by this attack."""

    def __init__(self, amount: Amount, who: Who) -> None:
        self.amount = amount
        self.who = who

    def do(self, battle: Battle, deed: Deed) -> None:
        blow = deed.blow
        if blow is None:
            return
        for figure in self.who.candidates(battle, deed):
            less = blow.lose_less.get(figure.id, 0)
            blow.lose_less[figure.id] = less + self.amount.of(battle, deed)

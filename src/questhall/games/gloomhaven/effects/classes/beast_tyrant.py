"""Effects that only the Beast Tyrant's cards have."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, meant_by, refusal

from ...printed.cards import NO_DECISIONS, Action, CardHalf, Half
from ...printed.lasting import Lasting
from ...rules.attack.damage import die
from ...rules.attack.strike import AttackPlan, Strike
from ...rules.cards.recovering import recover, recoverable
from ...rules.selecting import Who, companion
from ...state.figures import Condition, Figure, FigureKind
from ...state.heroes import Active, Feat, Hero
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from ..granting import GrantAction
from ..summoning import SummonAction


class Command(GrantAction):
    """The companion performs the actions, and its owner makes its decisions."""

    def __init__(self, actions: list[Action]) -> None:
        super().__init__(companion(), actions, 0)

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return scene.companion_of(scene.heroes[turn.seat]) is not None

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        figure = scene.companion_of(scene.heroes[turn.seat])
        if figure is None or figure.has(Condition.STUN):  # GH-3.10.17
            return False
        turn.commanding = True
        done = yield from self.perform_with(scene, figure, turn)
        turn.commanding = False
        return done


class CommandsHitHarder(Lasting):
    """The companion's attacks on command have a higher value."""

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.who = companion()

    def whom_now(self) -> Who | None:
        return self.who

    def plan(self, scene: Scene, active: Active, plan: AttackPlan) -> Flow[bool]:
        yield from NO_DECISIONS
        if plan.turn is None or not plan.turn.commanding:
            return False
        plan.value += self.amount
        return True


class Rouse(Lasting):
    """Before the companion acts, its owner may forgo the top ability of its turn for more on all
    of the companion's attacks this round, and the bottom ability for more on its moves."""

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.who = companion()

    def whom_now(self) -> Who | None:
        return self.who

    def turn_begins(self, scene: Scene, active: Active, figure: Figure) -> Flow[None]:
        hero = scene.heroes[active.seat]
        if figure.has(Condition.STUN):
            return
        while not hero.resting:  # GH-3.1.25: a rest has no abilities
            options = self._options(hero, figure)
            if not options:
                return
            options.append(refusal("forgo-nothing"))
            answer = yield Decision([hero.seat], "forgo", options, "GH-3.3.1", figure.id)
            if answer.declines:
                return
            self._forgo(scene, hero, meant_by(answer, int))

    def _options(self, hero: Hero, figure: Figure) -> list[Option]:
        left = [half for half in (CardHalf.TOP, CardHalf.BOTTOM) if half not in hero.forgone]
        return [
            Option(
                "forgo-top" if half == CardHalf.TOP else "forgo-bottom",
                figure.id,
                NOTHING,
                self.amount,
                meant=half,
            )
            for half in left
        ]

    def _forgo(self, scene: Scene, hero: Hero, half: int) -> None:
        hero.forgone.append(half)
        scene.tell("forgoes", "GH-3.3.1", hero.seat, half)

    def strike(self, scene: Scene, active: Active, strike: Strike) -> bool:
        if CardHalf.TOP not in scene.heroes[active.seat].forgone:
            return False
        strike.plus += self.amount
        return True

    def moves_more(self, scene: Scene, active: Active, figure: Figure) -> Flow[int]:
        yield from NO_DECISIONS
        return self.amount if CardHalf.BOTTOM in scene.heroes[active.seat].forgone else 0


class ShareDamage(Action):
    """All damage on these figures is shared out anew; none gets more than its hit points. This is
    neither damage nor healing, so nothing prevents it."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self._damaged(scene, actor, turn))

    def _damaged(self, scene: Scene, actor: Figure, turn: Turn) -> int:
        return sum([_damage_on(figure) for figure in self.who.find(scene, actor, turn)])

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        figures = self.who.find(scene, actor, turn)
        left = self._damaged(scene, actor, turn)
        if not left or len(figures) == 1:
            return False
        seat = seat_for(scene, actor, turn)
        shares: list[int] = []
        for place in range(len(figures)):
            figure = figures[place]
            room = sum([other.max_hp for other in figures[place + 1 :]])
            amounts = range(max(0, left - room), min(left, figure.max_hp) + 1)
            options = [Option("takes-damage", figure.id, NOTHING, amount) for amount in amounts]
            answer = yield Decision(
                [seat], "share-damage", options, "GH-3.18.6", figure.id, NOTHING, left
            )
            shares.append(answer.amount)
            left -= answer.amount
        for place in range(len(figures)):
            yield from _bear(scene, figures[place], shares[place])
        return True


def _damage_on(figure: Figure) -> int:
    return max(0, figure.max_hp - figure.hp)


def _bear(scene: Scene, figure: Figure, damage: int) -> Flow[None]:
    if damage == _damage_on(figure):
        return
    figure.hp = figure.max_hp - damage
    scene.tell("takes-damage", "GH-3.18.6", figure.id, NOTHING, damage)
    if figure.kind == FigureKind.CHARACTER:
        tally = scene.heroes[figure.owner].tally
        tally[Feat.LOWEST_HP] = min(tally[Feat.LOWEST_HP], figure.hp)
    if figure.hp <= 0:
        yield from die(scene, figure)


class RecoverSummons(Action):
    """Return lost cards that summon something to the hand."""

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(lost_summons(scene, scene.heroes[turn.seat]))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        hero = scene.heroes[turn.seat]
        among = lost_summons(scene, hero)
        count = yield from recover(scene, hero, self.most, True, hero.seat, among)
        return count > 0


def lost_summons(scene: Scene, hero: Hero) -> list[int]:
    """The cards that could be recovered and have a Summon action on them."""
    return [
        card
        for card in recoverable(scene, hero, True)
        if any(_summons(half) for half in scene.card(card).halves)
    ]


def _summons(half: Half) -> bool:
    return any(isinstance(action, SummonAction) for action in half.actions)

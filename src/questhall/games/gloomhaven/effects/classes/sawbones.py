"""Effects that only the Sawbones's cards have."""

from questhall.kernel.decisions import Flow

from ...printed.cards import Action, Rider
from ...printed.lasting import Lasting
from ...rules.attack.aiming import in_range
from ...rules.attack.conditions import remove_negative
from ...rules.attack.strike import AttackPlan
from ...rules.cards.active_area import put_in_active_area, take_back
from ...rules.cards.recovering import recover, recoverable
from ...rules.selecting import ALLIES, EACH, SELF_AND_ALLIES, Who, choose
from ...state.figures import Figure, FigureKind
from ...state.heroes import Active, Hero
from ...state.scene import Scene
from ...state.turn import Turn

ADJACENT_ALLIES = Who(ALLIES, count=EACH)
TEAM = Who(SELF_AND_ALLIES, count=EACH, characters=True)


class GiveCard(Action):
    """Characters get a card of the supply into their hands."""

    def __init__(self, card: str, who: Who) -> None:
        self.card = card
        self.who = who

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        left = self._left(scene, scene.heroes[turn.seat])
        return bool(left) and bool(self.takers(scene, actor, turn))

    def takers(self, scene: Scene, actor: Figure, turn: Turn | None) -> list[int]:
        return [
            figure.id
            for figure in self.who.find(scene, actor, turn)
            if figure.kind == FigureKind.CHARACTER and not scene.heroes[figure.owner].exhausted
        ]

    def _left(self, scene: Scene, giver: Hero) -> list[int]:
        return [each for each in giver.supply if scene.card(each).key == self.card]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        if not self.possible(scene, actor, turn):
            return False
        takers = self.takers(scene, actor, turn)
        found = yield from choose(
            scene, self.who, actor, turn, "give-card", "GH-3.1.10", True, takers
        )
        giver = scene.heroes[turn.seat]
        for figure in found:
            left = self._left(scene, giver)
            if left:
                giver.supply.remove(left[0])
                scene.heroes[figure.owner].hand.append(left[0])
                scene.tell("is-given", "GH-3.1.10", figure.owner, left[0])
        return bool(found)


class HandOver(Action):
    """The card itself goes to the active area of another character, who owns it from then on."""

    def __init__(self, who: Who, actions: list[Action]) -> None:
        self.who = who
        self.actions = actions

    def inner(self) -> list[Action]:
        return self.actions

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self.who.find(scene, actor, turn))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "hand-over", "GH-3.12.2", True)
        giver = scene.heroes[turn.seat]
        for figure in found:
            active = put_in_active_area(scene, giver, turn.card, turn.half)
            active.seat = figure.owner
            for action in self.actions:
                yield from action.perform(scene, figure, turn)
            if not active.begun:
                take_back(scene, giver, active)
        return bool(found)


class RecoverAsATeam(Action):
    """The character and all adjacent allied characters may recover as many discarded cards as it
    has adjacent allies."""

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        if not ADJACENT_ALLIES.find(scene, actor, turn):
            return False
        team = TEAM.find(scene, actor, turn)
        return any(recoverable(scene, scene.heroes[each.owner], False) for each in team)

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        most = len(ADJACENT_ALLIES.find(scene, actor, turn))
        team = yield from choose(scene, TEAM, actor, turn, "recover-for", "GH-3.15.1", True)
        total = 0
        for figure in team:
            hero = scene.heroes[figure.owner]
            total += yield from recover(scene, hero, most, False, hero.seat)
        return total > 0


class HealAround(Lasting):
    """The owner's Heal actions affect certain figures, whatever they say."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def heals_whom(self, scene: Scene, active: Active) -> Who | None:
        return self.who


class HealCleanly(Lasting):
    """Before the owner's next Heal actions, all negative conditions of the healed are removed."""

    def before_healing(self, scene: Scene, active: Active, targets: list[Figure]) -> bool:
        for figure in targets:
            remove_negative(scene, figure, "GH-3.12.2")
        return True


class ActAsHeal(Lasting):
    """The owner may perform its Attack and Move actions as Heal actions of a higher value."""

    def __init__(self, more: int) -> None:
        self.more = more

    def acts_as_heal(self, scene: Scene, active: Active) -> int:
        return self.more


class OnceATurn(Lasting):
    """An action at any time of each of the owner's next turns; at the end at the latest."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def usable(self, scene: Scene, active: Active, turn: Turn) -> bool:
        return active.amount != scene.round and not turn.card_played(active.card)

    def use(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        active.amount = scene.round
        owner = scene.figure_of(scene.heroes[active.seat])
        done = yield from self.action.perform(scene, owner, turn)
        if not done:
            active.amount = 0
        return done

    def turn_end(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        if not self.usable(scene, active, turn):
            return False
        yield from self.use(scene, active, turn)
        return True


class Sweep(Rider):
    """A melee attack without an area targets all adjacent enemies."""

    def plan(self, scene: Scene, plan: AttackPlan) -> None:
        if plan.area is None and not plan.ranged:
            plan.targets = max(plan.targets, len(in_range(scene, plan)))
            plan.single = plan.targets == 1

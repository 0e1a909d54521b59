"""Effects that only the Elementalist's cards have."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...printed.cards import Action
from ...printed.lasting import Lasting
from ...rules.attack.aiming import apply_bonuses, choose_up_to, conclude, prepare
from ...rules.attack.strike import AttackPlan, can_attack, can_target, strike
from ...rules.cards.elements import charge
from ...rules.selecting import Who, choose_or_skip
from ...state.figures import Figure
from ...state.heroes import Active
from ...state.scene import ELEMENTS, Scene
from ...state.turn import Turn, seat_for
from ..attacking import AttackAction

LINK = 2  # how far each enemy of a chain may stand from the one before


class ChainAttack(AttackAction):
    """An attack that leaps from enemy to enemy, each time with 1 less."""

    def strike_at(self, scene: Scene, plan: AttackPlan, who: Who | None, turn: Turn) -> Flow[bool]:
        turn.targeted = []
        applied = yield from apply_bonuses(scene, plan, turn)
        if can_attack(scene, plan.attacker):
            yield from prepare(scene, plan, turn)
            chain: list[Figure] = []
            yield from choose_up_to(scene, plan, chain, 1, turn)
            while chain and not plan.attacker.gone:
                hit = yield from strike(scene, plan, chain[-1])
                turn.targeted.append(hit.target.id)
                plan.value -= 1
                linked = yield from self._leap(scene, plan, chain, turn)
                if not linked:
                    break
        performed = yield from conclude(scene, plan, turn, applied)
        return performed

    def _leap(self, scene: Scene, plan: AttackPlan, chain: list[Figure], turn: Turn) -> Flow[bool]:
        """Choose the next enemy near the last one; False if the chain ends."""
        last = chain[-1]
        near = [
            figure
            for figure in scene.figures
            if not figure.gone
            and figure not in chain
            and can_target(scene, plan.attacker, figure)
            and scene.is_within(last, figure, LINK)
        ]
        if len(chain) >= plan.targets or not near or plan.attacker.gone:
            return False
        options = [Option("target", figure.id) for figure in near]
        options.append(refusal("enough"))
        seat = seat_for(scene, plan.attacker, turn)
        answer = yield Decision(
            [seat], "next-link", options, "GH-3.6.27", plan.attacker.id, NOTHING, plan.value
        )
        if answer.declines:
            return False
        chain.append(scene.figures[answer.what])
        return True


class MayCharge(Action):
    """The player may charge any one element."""

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        options = [Option("charge", element) for element in range(len(ELEMENTS))]
        seat = seat_for(scene, actor, turn)
        answer = yield from choose_or_skip(seat, options, "may-charge", "GH-3.11.15", actor.id)
        if answer is None:
            return False
        charge(scene, answer.what)
        return True


class WhenUsingElements(Lasting):
    """One of these actions after each action in which the owner used elements."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions

    def used_elements(self, scene: Scene, active: Active, turn: Turn) -> Flow[None]:
        owner = scene.figure_of(scene.heroes[active.seat])
        for action in self.actions:
            done = yield from action.perform(scene, owner, turn)
            if done:
                return

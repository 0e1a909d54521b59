"""Effects that only monster cards have."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.ties import choose_one

from ..printed.cards import NO_DECISIONS, Action, Rider
from ..rules.attack.strike import AttackPlan, Strike
from ..rules.monsters.acting import Activation, deciders
from ..rules.movement.rooms import put_monster, reveal_cards, type_number
from ..state.figures import Figure
from ..state.scene import Scene
from .summoning import empty_beside


class SummonBeside(Rider):
    """Summon a monster beside the target of the attack."""

    def __init__(self, type: str, rank: int) -> None:
        self.type = type
        self.rank = rank

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        type = type_number(scene, self.type)
        cells = empty_beside(scene, strike.target)
        if not cells or not scene.types[type].standees:  # GH-4.7.4
            return
        summoner = strike.attacker
        options = [Option("place", summoner.id, each) for each in cells]
        seats = deciders(scene, summoner)
        answer = yield from choose_one(seats, options, "monster-summon", "GH-4.8.1", summoner.id)
        figure = put_monster(scene, type, self.rank, answer.where)
        figure.summoned = scene.round
        figure.drops_coin = False
        yield from reveal_cards(scene)


class AllAtOne(Rider):
    """Every attack, one for each target on the stat card, goes to the same enemy."""

    all_at_one = True

    def plan(self, scene: Scene, plan: AttackPlan) -> None:
        plan.repeat = True


class PerTargetDamaged(Rider):
    """An action of the attacker for each target that suffers damage."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        if strike.damage > 0 and not strike.attacker.gone:
            yield from self.action.act(scene, strike.attacker, None)


class AttackersDisadvantage(Action):
    """All attackers of the monster have Disadvantage until the end of the round."""

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        actor.hindering = True
        yield from NO_DECISIONS

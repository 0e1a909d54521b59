"""Special abilities of bosses (GH-4.9.3)."""

from questhall.kernel.decisions import Flow

from ..printed.cards import NO_DECISIONS, Action, ElementUse
from ..rules.monsters.acting import Activation
from ..rules.monsters.mind.ground import Attack
from ..rules.scenario import SpecialRule
from ..rules.selecting import Who
from ..state.figures import Condition, Figure
from ..state.scene import Scene


class Special(Action):
    """Use the special ability with that number from the boss's stat card."""

    def __init__(self, number: int) -> None:
        self.number = number

    def actions_of(self, scene: Scene, actor: Figure) -> list[Action]:
        specials = scene.types[actor.type].kind.specials
        printed = specials[self.number - 1] if specials else []
        for rule in scene.scenario.audience.at(SpecialRule.specials):
            printed = rule.specials(scene, actor, printed)
        return printed

    def element_uses_of(self, scene: Scene, actor: Figure) -> list[ElementUse]:
        found: list[ElementUse] = []
        for action in self.actions_of(scene, actor):
            found.extend(action.element_uses())
        return found

    def as_attack(self, scene: Scene, actor: Figure) -> Attack | None:
        for action in self.actions_of(scene, actor):
            attack = action.as_attack(scene, actor)
            if attack is not None:
                return attack
        return None

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        """The special's actions replace those of the card."""
        assert activation is not None
        outer = activation.actions
        activation.actions = self.actions_of(scene, actor)
        for place in range(len(activation.actions)):
            activation.place = place
            if not actor.gone and not actor.has(Condition.STUN):
                yield from activation.actions[place].act(scene, actor, activation)
        activation.actions = outer
        activation.place = 0


class ScenarioSpecial(Action):
    """A special ability that the scenario's own rules carry out."""

    def __init__(self, word: str, arguments: list[str]) -> None:
        self.word = word
        self.arguments = arguments

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        assert activation is not None
        for rule in scene.scenario.audience.at(SpecialRule.special):
            yield from rule.special(scene, actor, self.word, self.arguments, activation)


class AttackBonus(Action):
    """+N to all attacks of the figures that the card names, this round."""

    def __init__(self, amount: int, who: Who) -> None:
        self.amount = amount
        self.who = who
        self.uses: list[ElementUse] = []

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        for figure in self.who.find(scene, actor, None):
            figure.attack_bonus += self.amount
        yield from NO_DECISIONS

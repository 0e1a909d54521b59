"""Damage to an object that characters avert by losing cards of their hands."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.offers import taken

from ..rules.attack.damage import LoseFromHand
from ..rules.cards.piles import can_cancel_damage
from ..rules.scenario import SpecialRule
from ..state.figures import Figure, FigureKind
from ..state.scene import Scene
from .goals import remember

AVERTED = "averted"  # in the memory of the scene, with the object's name appended


def offer_to_avert(scene: Scene, figure: Figure, amount: int) -> Flow[bool]:
    """Every character may lose a card of its hand to negate the damage, until one does."""
    for hero in scene.heroes:
        cards = [card for card in hero.hand if can_cancel_damage(scene, card)]
        if hero.exhausted or not cards:
            continue
        options = [Option("suffer", NOTHING, NOTHING, amount)]
        meant = LoseFromHand(scene, hero, figure)
        options.extend([Option("lose-hand", card, meant=meant) for card in cards])
        answer = yield Decision(
            [hero.seat], "avert", options, "GH-7.1.12", figure.id, NOTHING, amount
        )
        if answer.meant is not None:
            yield from taken(answer)
            return True
    return False


class Averting(SpecialRule):
    """So many times in the scenario, a card of a hand negates damage to an object."""

    def __init__(self, name: str, times: int) -> None:
        self.name = name
        self.times = times

    def averts(self, scene: Scene, figure: Figure, amount: int) -> Flow[bool]:
        key = f"{AVERTED}-{self.name}"
        if figure.kind != FigureKind.OBJECT or figure.name != self.name:
            return False
        if scene.memory.get(key, 0) >= self.times:
            return False
        averted = yield from offer_to_avert(scene, figure, amount)
        if averted:
            remember(scene, key)
        return averted

"""What to take along to a scenario of a campaign: every item that fits, and the best cards."""

from questhall.kernel.decisions import Decision, Option

from ..printed.cards import CardDef
from ..setup.packing import HeroPack, TakeOff
from ..state.scene import Scene
from .preparing import card_worth

PROMPTS = ("pack-items", "pack-cards", "leave-behind")
BETTER = 0.5  # a card must be this much better to be swapped in
NEVER = -100.0


def packing_worths(scene: Scene, decision: Decision) -> list[float]:
    pack = HeroPack(scene, scene.heroes[decision.seats[0]])
    leaving = decision.prompt == "leave-behind"
    return [_worth(pack, option, leaving) for option in decision.options]


def _worth(pack: HeroPack, option: Option, leaving: bool) -> float:
    if isinstance(option.meant, CardDef):
        return -card_worth(option.meant) if leaving else _gain(pack, option.meant)
    if isinstance(option.meant, TakeOff) or option.declines:
        return NEVER
    return 0.0 if option.ends else 1.0


def _gain(pack: HeroPack, card: CardDef) -> float:
    """How much this card improves the hand; a swap must gain something."""
    weakest = min([card_worth(each) for each in pack.hand()])
    gain = card_worth(card) - weakest - BETTER
    return gain if gain > 0 else NEVER

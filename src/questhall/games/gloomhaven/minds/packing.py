"""What to take along to a scenario of a campaign: every item that fits, and the best cards."""

from questhall.kernel.decisions import Decision, Option

from ..printed.cards import CardDef
from ..setup.packing import BY_CLASS, HeroPack
from ..state.scene import Scene
from .preparing import card_worth

PROMPTS = ("pack-items", "pack-cards", "leave-behind")
BETTER = 0.5  # a card must be this much better to be swapped in
NEVER = -100.0


def packing_worths(scene: Scene, decision: Decision) -> list[float]:
    pack = HeroPack(scene, scene.heroes[decision.seats[0]])
    return [_worth(pack, option) for option in decision.options]


def _worth(pack: HeroPack, option: Option) -> float:
    if option.verb == "wear":
        return 1.0
    if option.verb == "take-card":
        return _gain(pack, _card(pack, option))
    if option.verb == "leave-behind":
        return -card_worth(_card(pack, option))
    return 0.0 if option.verb in ("items-packed", "cards-packed") else NEVER


def _card(pack: HeroPack, option: Option) -> CardDef:
    return pack.kind.cards[option.what % BY_CLASS]


def _gain(pack: HeroPack, card: CardDef) -> float:
    """How much this card improves the hand; a swap must gain something."""
    weakest = min([card_worth(each) for each in pack.hand()])
    gain = card_worth(card) - weakest - BETTER
    return gain if gain > 0 else NEVER

"""Words for the backs of event cards: `gold(5)`, `only(reputation_above(9), gold(5))`."""

from collections.abc import Callable

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Inner, Key, Name, Named, Names, Number
from questhall.kernel.language.words import Language, One, Several, Word

from ..event_decks import DECKS
from . import conditions, effects
from .cards import EventCondition, EventEffect

EFFECTS: Language[EventEffect] = Language("event effect")
CONDITIONS: Language[EventCondition] = Language("event condition")

DECK = Key("deck", {deck: deck for deck in DECKS})
EFFECT = One(EFFECTS)
CONDITION = One(CONDITIONS, "condition")
START_EFFECT = Inner("effect")


def _loss(make: Callable[[int], EventEffect]) -> Callable[[int], EventEffect]:
    """The same effect with the sign of a loss."""

    def lose(amount: int) -> EventEffect:
        return make(-amount)

    return lose


def _start(effect: Expression) -> EventEffect:
    """Everybody begins the next scenario with it."""
    return effects.AtNextScenario(str(effect))


def _one_starts(effect: Expression) -> EventEffect:
    """One character begins the next scenario with it."""
    return effects.OneAtNextScenario(str(effect))


GAINED_OR_LOST: dict[str, Callable[[int], EventEffect]] = {
    "gold": effects.Gold,
    "gold_together": effects.GoldTogether,
    "checks": effects.Checks,
    "reputation": effects.Reputation,
    "prosperity": effects.Prosperity,
}
for _name, _make in GAINED_OR_LOST.items():
    EFFECTS.declare(Word(_name, Number(), make=_make))
    EFFECTS.declare(Word(f"lose_{_name}", Number(), make=_loss(_make)))

EFFECTS.declare(
    Word("experience", Number(), make=effects.Experience),
    Word("item", Number("number"), make=effects.GainItem),
    Word("item_of_quest", Number("number"), make=effects.GainItemOfQuest),
    Word("item_design", Number("number"), make=effects.ItemDesign),
    Word("random_item_design", make=effects.RandomItemDesign),
    Word("party_achievement", Name("achievement"), make=effects.PartyAchievement),
    Word("global_achievement", Name("achievement"), make=effects.GlobalAchievement),
    Word("lose_party_achievement", Name("achievement"), make=effects.LosePartyAchievement),
    Word("open_class", Name("class"), make=effects.OpenClass),
    Word("open_envelope", Name("envelope"), make=effects.OpenEnvelope),
    Word("scenario", Number("number"), make=effects.OpenScenario),
    Word("event", DECK, Number("number"), make=effects.AddEvent),
    Word("start", START_EFFECT, make=_start),
    Word("one_starts", START_EFFECT, make=_one_starts),
    Word("only", CONDITION, EFFECT, make=effects.Only),
    Word("choose", Several(EFFECTS), make=effects.Choose),
    Word("like_other", make=effects.LikeOther),
)

CONDITIONS.declare(
    Word("reputation_above", Number(), make=conditions.ReputationAbove),
    Word("reputation_below", Number(), make=conditions.ReputationBelow),
    Word("in_party", Names("classes"), make=conditions.HasClass),
    Word("pay_together", Number(), Named("less"), Named("above"), make=conditions.PayTogether),
    Word("pay_each", Number(), make=conditions.PayEach),
    Word("pay_item", Number("number"), make=conditions.PayItem),
)

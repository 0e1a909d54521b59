"""Words for the backs of event cards: `gold(5)`, `only(reputation_above(9), gold(5))`."""

from collections.abc import Callable

from questhall.kernel.language.expressions import Argument, Expression
from questhall.kernel.language.parameters import Inner, Key, Name, Named, Names, Number, no_such
from questhall.kernel.language.words import Language, One, Several, Word

from ...library import names
from ...library.box import Library
from ...library.names import is_in_box
from ...words.parameters import Numbered
from ..discoveries import ENVELOPES
from ..event_decks import DECKS
from . import conditions, effects
from .cards import EventCondition, EventEffect

EFFECTS: Language[EventEffect] = Language("event effect")
CONDITIONS: Language[EventCondition] = Language("event condition")

DECK = Key("deck", {deck: deck for deck in DECKS})
EFFECT = One(EFFECTS)
CONDITION = One(CONDITIONS, "condition")
START_EFFECT = Inner("effect")


def _achievement(name: Argument, box: Library) -> str:
    if str(name) not in box.achievements and not is_in_box(names.ACHIEVEMENT, str(name)):
        raise no_such(name, "is no achievement", box.achievements)
    return str(name)


def _quest(name: Argument, box: Library) -> str:
    if str(name) not in box.quest_names and not is_in_box(names.QUEST, str(name)):
        raise no_such(name, "is no personal quest", box.quest_names)
    return str(name)


def _class(name: Argument, box: Library) -> str:
    return _class_among(name, [kind.key for kind in box.classes])


def _locked_class(name: Argument, box: Library) -> str:
    return _class_among(name, [kind.key for kind in box.classes if kind.locked])


def _class_among(name: Argument, known: list[str]) -> str:
    if str(name) not in known:
        raise no_such(name, "is no class that can be meant here", known)
    return str(name)


def _envelope(name: Argument, box: Library) -> str:
    if str(name) not in ENVELOPES:
        raise no_such(name, "is no envelope", ENVELOPES)
    return str(name)


ACHIEVEMENT = Name("achievement", _achievement)
QUEST = Name("quest", _quest)
CLASS = Name("class", _locked_class)
ENVELOPE = Name("envelope", _envelope)


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
    Word("item", Numbered("item"), make=effects.GainItem),
    Word("item_of_quest", Numbered("item"), make=effects.GainItemOfQuest),
    Word("item_design", Numbered("item"), make=effects.ItemDesign),
    Word("random_item_design", make=effects.RandomItemDesign),
    Word("party_achievement", ACHIEVEMENT, make=effects.PartyAchievement),
    Word("global_achievement", ACHIEVEMENT, make=effects.GlobalAchievement),
    Word("lose_party_achievement", ACHIEVEMENT, make=effects.LosePartyAchievement),
    Word("quest_done", QUEST, Several(EFFECTS), make=effects.QuestDone),
    Word("open_class", CLASS, make=effects.OpenClass),
    Word("open_envelope", ENVELOPE, make=effects.OpenEnvelope),
    Word("scenario", Numbered("scenario"), make=effects.OpenScenario),
    Word("event", DECK, Numbered("event"), make=effects.AddEvent),
    Word("start", START_EFFECT, make=_start),
    Word("one_starts", START_EFFECT, make=_one_starts),
    Word("only", CONDITION, EFFECT, make=effects.Only),
    Word("choose", Several(EFFECTS), make=effects.Choose),
    Word("like_other", make=effects.LikeOther),
)

CONDITIONS.declare(
    Word("reputation_above", Number(), make=conditions.ReputationAbove),
    Word("reputation_below", Number(), make=conditions.ReputationBelow),
    Word("in_party", Names("classes", _class), make=conditions.HasClass),
    Word("pay_together", Number(), Named("less"), Named("above"), make=conditions.PayTogether),
    Word("pay_each", Number(), make=conditions.PayEach),
    Word("pay_item", Numbered("item"), make=conditions.PayItem),
)

"""What events and rewards of packs may do: nothing that the campaign could not go on from."""

from collections.abc import Iterator

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import BadExpression, parse_expression

from ...library.box import Library
from ...scenarios.words.rules import start_effect
from ..event_decks import FIRST_OF_PACKS, cards_in_box
from . import effects
from .cards import EventEffect
from .conditions import PayEach, PayTogether

MOST_IN_AN_OMEN = 10
MOST_EXPERIENCE = 100


def check_effects(
    entry: Entry, field: str, found: list[EventEffect], box: Library, quietly: bool = False
) -> None:
    """`quietly`: they happen while nobody is asked anything, but for those that wait."""
    for effect in found:
        for each in _all(effect):
            _check(entry, field, each, box)
        if quietly and not isinstance(effect, _WAITING) and any(map(_asks, _all(effect))):
            raise entry.fault(field, "what players decide stands alone or in a choose()")


_ASKING = (
    effects.GoldTogether,
    effects.GainItem,
    effects.Choose,
    effects.OneAtNextScenario,
    effects.LikeOther,
)
_WAITING = (effects.GoldTogether, effects.GainItem, effects.Choose)


def _asks(effect: EventEffect) -> bool:
    return isinstance(effect, _ASKING)


def _all(effect: EventEffect) -> Iterator[EventEffect]:
    """It and all that is in it."""
    yield effect
    inside: list[EventEffect] = []
    if isinstance(effect, effects.Only):
        inside = [effect.effect]
    elif isinstance(effect, effects.Choose):
        inside = effect.effects
    elif isinstance(effect, effects.QuestDone):
        inside = effect.instead
    for each in inside:
        yield from _all(each)


def _check(entry: Entry, field: str, effect: EventEffect, box: Library) -> None:
    if isinstance(effect, effects.Experience) and not 0 <= effect.amount <= MOST_EXPERIENCE:
        raise entry.fault(field, f"experience must be from 0 to {MOST_EXPERIENCE}")
    if isinstance(effect, effects.AddEvent) and not _lies_in(box, effect.deck, effect.number):
        raise entry.fault(field, f"there is no such card in the {effect.deck} deck")
    if isinstance(effect, effects.AtNextScenario | effects.OneAtNextScenario):
        _check_omen(entry, field, effect.text)
    if isinstance(effect, effects.Only) and isinstance(effect.condition, PayEach | PayTogether):
        raise entry.fault(field, "only() does not take a price")


def _lies_in(box: Library, deck: str, number: int) -> bool:
    if number < FIRST_OF_PACKS:
        return number in cards_in_box(deck)
    return box.event_decks.get(number) == deck


def _check_omen(entry: Entry, field: str, text: str) -> None:
    try:
        start_effect(text)
        amounts = [each for each in parse_expression(text).arguments if isinstance(each, int)]
    except BadExpression as fault:
        raise entry.fault(field, str(fault)) from None
    if any(not 0 <= each <= MOST_IN_AN_OMEN for each in amounts):
        raise entry.fault(field, f"{text}: numbers must be from 0 to {MOST_IN_AN_OMEN}")

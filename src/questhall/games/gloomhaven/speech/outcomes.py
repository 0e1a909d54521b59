"""What events and scenarios bring to a party, in words."""

from typing import Any

from questhall.kernel.language import speaking
from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import Inner, Name, Names, Parameter, Said
from questhall.kernel.language.speaking import message
from questhall.kernel.language.words import Several
from questhall.kernel.text import Texts

from ..campaign.board import board
from ..campaign.discoveries import LOCKED_CLASSES
from ..campaign.events.cards import EventCard, Outcome
from ..campaign.events.reading import event_cards
from ..campaign.events.words import CONDITIONS, EFFECTS
from ..library.library import library
from ..library.scenarios import scenario_list
from ..scenarios.words.rules import STARTS


class OutcomeSpeaker(speaking.Speaker):
    """Says effects, conditions and start effects."""

    def effect(self, expression: Expression) -> str:
        word = EFFECTS.word(expression)
        said = self.said(word, expression)
        if word.name in ("item", "item_of_quest", "item_design", "scenario"):
            said |= self._numbered(word.name, int(str(expression.arguments[0])))
        return self.say(message("outcome", word.name), said)

    def condition(self, expression: Expression) -> str:
        word = CONDITIONS.word(expression)
        said = self.said(word, expression)
        if word.name == "pay_item":
            said |= self._numbered("item", int(str(expression.arguments[0])))
        return self.say(message("when", word.name), said)

    def start(self, expression: Expression) -> str:
        word = STARTS.word(expression)
        said = self.said(word, expression)
        if word.name == "condition":
            said = {"condition": self.texts.say(f"condition-{said['condition']}")}
        return self.say(message("start", word.name), said)

    def said_of(self, parameter: Parameter[Any], taken: Any) -> Said:
        if isinstance(parameter, Several):
            return {"effects": self.joined("outcome-or", [self.effect(each) for each in taken])}
        if isinstance(parameter, Inner):
            return {parameter.key: self._inner(parameter.key, taken)}
        if isinstance(parameter, Names):
            return {"classes": ", ".join([self._class(str(each)) for each in taken])}
        if isinstance(parameter, Name) and parameter.key == "achievement":
            key = message("achievement", str(taken).replace(".", "_"))
            return {"achievement": self.texts.say(key)}
        if isinstance(parameter, Name):
            return {parameter.key: str(taken).upper()}
        return super().said_of(parameter, taken)

    def _inner(self, key: str, taken: Expression) -> str:
        if key == "condition":
            return self.condition(taken)
        return self.start(taken) if taken.word in STARTS else self.effect(taken)

    def _class(self, name: str) -> str:
        """A locked class has only its symbol on event cards."""
        kind = "symbol" if name in LOCKED_CLASSES else "class"
        return self.texts.say(message(kind, name))

    def _numbered(self, kind: str, number: int) -> Said:
        if kind == "scenario":
            id = next(title.id for title in scenario_list() if title.number == number)
            return {"scenario": self.texts.say(message("scenario", id))}
        return {"item": self.texts.say(message("item", library().item_numbered(number).key))}


def tale_key(card: EventCard) -> str:
    """The key of a card's story: `tale-city-01`."""
    return f"tale-{card.id}"


def outcome_key(card: EventCard, place: str) -> str:
    """The key of what an outcome does: `outcome-city-01-a0`."""
    return f"outcome-{card.id}-{place}"


def reward_key(number: int, conclusion: str = "") -> str:
    return f"reward-{number}-{conclusion}" if conclusion else f"reward-{number}"


def source(texts: Texts) -> str:
    """What all event cards and scenarios bring, as Fluent messages."""
    speaker = OutcomeSpeaker(texts)
    lines = [
        f"{outcome_key(card, f'{option}{place}')} = {_said(speaker, outcome)}"
        for deck in event_cards().values()
        for card in deck.values()
        for option, outcomes in card.outcomes.items()
        for place, outcome in enumerate(outcomes)
        if outcome.texts
    ]
    lines += [
        f"{reward_key(page.number, conclusion)} = {_effects(speaker, rewards.texts)}"
        for page in board().values()
        for conclusion, rewards in {"": page.rewards, **page.conclusions}.items()
        if rewards.texts
    ]
    return "\n".join(lines)


def _said(speaker: OutcomeSpeaker, outcome: Outcome) -> str:
    return _effects(speaker, outcome.texts)


def _effects(speaker: OutcomeSpeaker, texts: list[str]) -> str:
    return " ".join([speaker.effect(parse_expression(text)) for text in texts])

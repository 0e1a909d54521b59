"""What events and scenarios bring to a party, in words."""

from typing import Any

from questhall.kernel.language import speaking
from questhall.kernel.language.expressions import Argument, Expression, parse_expression
from questhall.kernel.language.parameters import Inner, Name, Names, Parameter, Said
from questhall.kernel.language.speaking import message
from questhall.kernel.language.words import Several
from questhall.kernel.text import MissingText, Texts

from ..campaign.board import BookPage, board
from ..campaign.discoveries import LOCKED_CLASSES
from ..campaign.events.cards import EventCard
from ..campaign.events.reading import event_cards
from ..campaign.events.words import CONDITIONS, EFFECTS
from ..library.library import library
from ..library.scenarios import scenario_list
from ..scenarios.words.rules import STARTS
from .about import about_scenarios


class OutcomeSpeaker(speaking.Speaker):
    """Says effects, conditions and start effects."""

    def effect(self, expression: Expression) -> str:
        word = EFFECTS.word(expression)
        said = self.said(word, expression)
        if word.name in ("item", "item_of_quest", "item_design", "scenario"):
            said |= self._numbered(word.name, expression.arguments[0])
        if word.name == "quest_done":
            instead = [self.effect(each) for each in expression.inside()[1:]]
            said = {"quest": self._quest(expression), "effects": " ".join(instead)}
        return self.say(message("outcome", word.name), said)

    def _quest(self, expression: Expression) -> str:
        return self.texts.say(message("quest", str(expression.arguments[0])))

    def condition(self, expression: Expression) -> str:
        word = CONDITIONS.word(expression)
        said = self.said(word, expression)
        if word.name == "pay_item":
            said |= self._numbered("item", expression.arguments[0])
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

    def _numbered(self, kind: str, name: Argument) -> Said:
        if kind == "scenario":
            number = library().number_of("scenario", name)
            id = next(title.id for title in scenario_list() if title.number == number)
            return {"scenario": self.texts.say(message("scenario", id))}
        item = library().item_numbered(library().number_of("item", name))
        return {"item": self.texts.say(message("item", item.key))}


def tale_key(card: EventCard) -> str:
    """The key of a card's story: `tale-city-01`."""
    return f"tale-{card.id}"


def outcome_key(card: EventCard, place: str) -> str:
    """The key of what an outcome does: `outcome-city-01-a0`."""
    return f"outcome-{card.id}-{place}"


def reward_key(page: BookPage, conclusion: str = "") -> str:
    name = message("reward", page.key or str(page.number))
    return f"{name}-{conclusion}" if conclusion else name


def source(texts: Texts) -> str:
    """What all event cards and scenarios bring, and what tables choose from, as Fluent messages."""
    speaker = OutcomeSpeaker(texts)
    cards = [card for deck in event_cards().values() for card in deck.values()]
    lines = [line for card in cards for line in _of_card(speaker, card)]
    lines += [line for page in board().values() for line in _of_page(speaker, page)]
    lines += about_scenarios(texts)
    lines += [_choice(name) for name in _scenarios_of_packs() if texts.has(name)]
    return "\n".join(lines)


def _scenarios_of_packs() -> list[str]:
    return [message("scenario", each.id) for each in library().scenarios.values()]


def _choice(scenario: str) -> str:
    return f"table-option-{scenario} = {{ {scenario} }}"


def _of_card(speaker: OutcomeSpeaker, card: EventCard) -> list[str]:
    outcomes = {
        outcome_key(card, f"{option}{place}"): outcome.texts
        for option, each in card.outcomes.items()
        for place, outcome in enumerate(each)
    }
    return _lines(speaker, outcomes, card.key)


def _of_page(speaker: OutcomeSpeaker, page: BookPage) -> list[str]:
    every = {"": page.rewards, **page.conclusions}
    rewards = {reward_key(page, conclusion): each.texts for conclusion, each in every.items()}
    return _lines(speaker, rewards, page.key)


def _lines(speaker: OutcomeSpeaker, outcomes: dict[str, list[str]], of_pack: str) -> list[str]:
    """One for each outcome that does something. A text that a pack lacks spoils only its own."""
    lines: list[str] = []
    for key, texts in outcomes.items():
        try:
            said = " ".join([speaker.effect(parse_expression(text)) for text in texts])
        except MissingText:
            if not of_pack:
                raise
            continue
        lines += [f"{key} = {said}"] if texts else []
    return lines

"""Sentences of cards and quests, as they stand in a file.

In a file of a pack the names in them become the keys of what is meant, so that a sentence says the
same wherever it is read again; and whatever it says is bounded.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeVar

from questhall.kernel.content import Entry, Source
from questhall.kernel.language.arguments import did_you_mean
from questhall.kernel.language.expressions import (
    Argument,
    BadExpression,
    Expression,
    parse_expression,
)
from questhall.kernel.language.parameters import Name, NamedKey, NamedWord, Names
from questhall.kernel.language.words import Language, Word

from ..effects.story import HERE
from ..words.amounts import AMOUNTS
from ..words.effects import EFFECTS, SYMBOL_EFFECTS
from ..words.story import ANSWERS
from ..words.tests import TESTS
from ..words.whom import WHOM

Meaning = TypeVar("Meaning")

LANGUAGES: tuple[Language[Any], ...] = (*(EFFECTS, SYMBOL_EFFECTS, TESTS, WHOM, AMOUNTS, ANSWERS),)
LARGEST = 99  # number in a sentence of a pack
PLAIN = re.compile(r"[a-z][a-z0-9_]{0,39}")  # names of flags, counters, marks, categories
# What the names in words stand for, by the parameter or, where that does not say it, by the word.
NOUNS = {
    **{key: key for key in ("item", "enemy", "kind", "area", "tile", "token", "script")},
    **{"power": "foe power", "gate": "gate", "remove_wall": "door", "shrine": "shrine"},
    **{"use": "own power", "answer": "answer", "place_token": "new token"},
}
# What only heroes do, and what only enemies do.
OF_HEROES = frozenset(
    [
        "charge",
        "crowns",
        "crowns_at_least",
        "handle",
        "key",
        "loot",
        "may_step",
        "pay_crowns",
        "save_or",
        "sneak",
        "trap",
        "treasure",
    ]
)
OF_ENEMIES = frozenset(
    ["advance", "engage", "hit", "retreat", "strike", "turn_card", "use", "use_special"]
)
# These may be named before they are read: whoever reads the whole looks for them at its end.
LATER = ("own power", "script", "token")
OF_A_QUEST = (*("area", "tile", "token", "script", "gate", "door", "shrine"), "new token")


class Mention:
    """Something that a sentence names and that was still to be read then."""

    def __init__(self, entry: Entry, field: str, noun: str, name: str) -> None:
        self.entry = entry
        self.field = field
        self.noun = noun
        self.name = name


class Sentences:
    """Reads the sentences of one file. `known`: what they may name, by noun."""

    def __init__(self, source: Source, known: Mapping[str, Collection[str]]) -> None:
        self.source = source
        self.known: dict[str, Collection[str]] = dict(known)
        self.mentions: list[Mention] = []
        self.refused = OF_ENEMIES  # who acts is a hero, or nobody
        self.placed: list[str] = []  # tokens that a quest puts on the map later

    def read(self, entry: Entry, field: str, language: Language[Meaning]) -> Meaning:
        def meaning(expression: Expression) -> Meaning:
            return language.read(self._settled(expression, entry, field))

        return entry.read(field, meaning)

    def maybe(self, entry: Entry, field: str, language: Language[Meaning]) -> Meaning | None:
        """What a field says that may be left out."""
        return None if entry.expression(field) is None else self.read(entry, field, language)

    def read_each(self, entry: Entry, field: str, language: Language[Meaning]) -> list[Meaning]:
        def meaning(expression: Expression) -> Meaning:
            return language.read(self._settled(expression, entry, field))

        return entry.read_each(field, meaning)

    def text(self, entry: Entry, field: str) -> str:
        """What a field says, for whoever reads it again; nothing if it is not there."""
        return self._text(entry, field, entry.text(field, ""))

    def texts(self, entry: Entry, field: str) -> list[str]:
        words = entry.words(field) if entry.has(field) else []
        return [self._text(entry, field, each) for each in words]

    def _text(self, entry: Entry, field: str, text: str) -> str:
        if not text or not self.source.pack:
            return text
        try:
            return str(self._settled(parse_expression(text), entry, field))
        except BadExpression as fault:
            raise entry.bad_expression(field, fault) from None

    def check_mentions(self, noun: str, known: Collection[str]) -> None:
        """Now everything of a kind has been read that sentences may name."""
        for each in self.mentions:
            if each.noun == noun and each.name not in known:
                reason = f"nothing that fits is called {each.name!r}"
                hint = self.source.probably(each.name, known)
                raise each.entry.fault(each.field, reason + hint)
        self.mentions = [each for each in self.mentions if each.noun != noun]

    def mentioned(self, noun: str, entry: Entry) -> list[str]:
        """What of a kind the sentences of an entry name."""
        return [each.name for each in self.mentions if each.noun == noun and each.entry is entry]

    # -- names and numbers in them ---------------------------------------------------

    def _settled(self, expression: Expression, entry: Entry, field: str) -> Expression:
        if self.source.pack:
            self._settle(expression, entry, field)
        return expression

    def _settle(self, expression: Expression, entry: Entry, field: str) -> None:
        word = _word(expression)
        if expression.word in self.refused:
            whose = "heroes" if expression.word in OF_HEROES else "enemies"
            raise expression.fault(f"{expression.word!r} is what only {whose} do")
        for value in (*expression.arguments, *expression.named.values()):
            if isinstance(value, int) and abs(value) > LARGEST:
                raise BadExpression(f"{value} is more than {LARGEST}", expression.column)
        for parameter, taken in word.parts(expression):
            if isinstance(parameter, Name):
                self._name(expression, parameter.key, taken, entry, field)
            elif isinstance(parameter, Names):
                for each in taken:
                    self._name(expression, parameter.key, each, entry, field)
            elif isinstance(parameter, NamedWord) and not isinstance(parameter, NamedKey):
                if taken:
                    self._word_with_name(expression, parameter.name, taken, entry, field)
            else:
                for each in taken if isinstance(taken, list) else [taken]:
                    if isinstance(each, Expression):
                        self._settle(each, entry, field)

    def _name(
        self, expression: Expression, key: str, taken: Argument, entry: Entry, field: str
    ) -> None:
        noun = NOUNS.get(expression.word) or NOUNS.get(key, "")
        settled = self._key(noun, str(taken), expression, entry, field)
        for place, argument in enumerate(expression.arguments):
            if argument is taken:
                expression.arguments[place] = settled
                return

    def _word_with_name(
        self, expression: Expression, name: str, taken: str, entry: Entry, field: str
    ) -> None:
        noun = NOUNS.get(name, "")
        expression.named[name] = self._key(noun, taken, expression, entry, field)

    def _key(
        self, noun: str, name: str, expression: Expression, entry: Entry, field: str
    ) -> Argument:
        """The name as it stands in the sentence from now on."""
        if noun in OF_A_QUEST and "area" not in self.known:
            raise expression.fault("only quests speak of places, tokens and scripts")
        if noun == "new token":
            self.placed.append(name)
        if noun in LATER:
            name = self.source.key(name) if noun == "own power" else name
            self.mentions.append(Mention(entry, field, noun, name))
            return name
        if not noun or noun not in self.known or (noun == "area" and name == HERE):
            return self._free(name, expression)
        key = self.source.meant(name, self.known[noun])
        if key is None:
            hint = self.source.probably(name, self.known[noun])
            raise BadExpression(f"no {noun} is called {name[:60]!r}{hint}", expression.column)
        return key

    def _free(self, name: str, expression: Expression) -> Argument:
        if not PLAIN.fullmatch(name):
            reason = f"{name[:60]!r} is no name; it is of small letters, digits and _"
            raise BadExpression(reason, expression.column)
        return Expression(name, [], {}, expression.column)


def _word(expression: Expression) -> Word[Any]:
    for language in LANGUAGES:
        if expression.word in language:
            return language.word(expression)
    words = [word for language in LANGUAGES for word in language]
    hint = did_you_mean(expression.word, words)
    raise BadExpression(f"{expression.word!r} is no word{hint}", expression.column)


def named_in(text: str, word: str) -> list[str]:
    """What a word names wherever it stands in a sentence."""
    return list(_names_after(parse_expression(text), word)) if text else []


def _names_after(expression: Expression, word: str) -> Iterator[str]:
    if expression.word == word:
        yield str(expression.arguments[0])
    for each in (*expression.arguments, *expression.named.values()):
        if isinstance(each, Expression):
            yield from _names_after(each, word)

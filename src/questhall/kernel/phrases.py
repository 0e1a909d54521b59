"""Phrases read out: the ids of options and the texts of options, prompts and events."""

import re
from functools import cache
from typing import Any

from .decisions import NOTHING, Decision, Option
from .events import Event, Part
from .games import Game
from .kinds import Name
from .state import State
from .text import Texts

_MARKS = (":", "@", "#")
_NUMBER = re.compile(r"-?[0-9]{1,6}")
CASES = ("genitive", "dative", "accusative", "instrumental", "locative")
OF_A_PACK = "--"  # stands in the keys of its texts, and in no others


def number_in(text: str) -> int | None:
    """The whole number in the name of a thing, if it is one: people may write anything there."""
    return int(text) if _NUMBER.fullmatch(text) else None


def _slots(game: Game, key: str) -> tuple[tuple[str, str], ...]:
    """The (argument, kind) pairs of a phrase."""
    if key not in game.phrases:
        raise KeyError(f"{game.id} has no phrase {key!r} in its vocabulary")
    return slots_in(game.phrases[key])


@cache
def slots_in(text: str) -> tuple[tuple[str, str], ...]:
    """The (argument, kind) pairs of "card field" or "minion other=minion"."""
    pairs: list[tuple[str, str]] = []
    for word in text.split():
        argument, _, kind = word.rpartition("=")
        pairs.append((argument or kind, kind))
    return tuple(pairs)


def phrase_names(
    game: Game, state: State, key: str, what: int, where: int, amount: int
) -> list[tuple[str, Name]]:
    """The arguments of a phrase and the names of the things they stand for."""
    found: list[tuple[str, Name]] = []
    for (argument, kind), value in zip(_slots(game, key), (what, where, amount), strict=False):
        if value != NOTHING:
            found.append((argument, game.name(state, kind, value)))
    return found


def phrase_numbers(game: Game, event: Event) -> list[tuple[str, str, int]]:
    """The arguments of what happened, with their kinds, as they stand in the state."""
    numbers = (event.what, event.where, event.amount)
    slots = zip(_slots(game, event.key), numbers, strict=False)
    return [(argument, kind, number) for (argument, kind), number in slots]


def sum_phrase(key: str) -> str:
    """Under which name the vocabulary says what a line of a sum comes from."""
    return f"sum.{key}"


def option_id(game: Game, state: State, option: Option) -> str:
    """The stable, readable id of an option: `cast:17@old_london`."""
    text = option.verb
    slots = _slots(game, option.verb)
    for place, value in enumerate((option.what, option.where, option.amount)):
        if value != NOTHING and place < len(slots):
            text += _MARKS[place] + game.name(state, slots[place][1], value).id
    if option.seat != NOTHING:
        text += f"!{option.seat}"
    return text


def find_option(game: Game, state: State, decision: Decision, wanted: str) -> Option | None:
    """The option of that id, or None."""
    verb = wanted.split(":")[0].split("@")[0].split("#")[0].split("!")[0]
    for option in decision.options:
        if option.verb == verb and option_id(game, state, option) == wanted:
            return option
    return None


def option_things(game: Game, state: State, option: Option) -> list[str]:
    """The things on the table that the option sits on, the first one foremost."""
    names = phrase_names(game, state, option.verb, option.what, option.where, option.amount)
    return [name.thing for _, name in names if name.thing]


def phrase_arguments(
    game: Game, state: State, key: str, what: int, where: int, amount: int, texts: Texts
) -> dict[str, Any]:
    """The arguments of a phrase, in the language of the texts."""
    return said_names(phrase_names(game, state, key, what, where, amount), texts)


def said_names(names: list[tuple[str, Name]], texts: Texts) -> dict[str, Any]:
    """Names as arguments of a message, with their grammatical cases."""
    arguments: dict[str, Any] = {}
    for argument, name in names:
        if name.number is not None:
            arguments[argument] = name.number
            continue
        label = f" {name.label}" if name.label else ""
        arguments[argument] = texts.say(name.message) + label
        if OF_A_PACK in name.message:  # nobody has to decline what a pack is called
            arguments |= {f"{argument}-{case}": arguments[argument] for case in CASES}
        for case in texts.attributes(name.message):
            arguments[f"{argument}-{case}"] = texts.say(f"{name.message}.{case}") + label
    return arguments


def say_option(game: Game, state: State, option: Option, texts: Texts) -> str:
    arguments = phrase_arguments(
        game, state, option.verb, option.what, option.where, option.amount, texts
    )
    return texts.say(f"option-{option.verb}", arguments)


def say_prompt(game: Game, state: State, decision: Decision, texts: Texts) -> str:
    arguments = phrase_arguments(
        game, state, decision.prompt, decision.what, decision.where, decision.amount, texts
    )
    return texts.say(f"prompt-{decision.prompt}", arguments)


def say_event(game: Game, state: State, event: Event, texts: Texts) -> str:
    arguments = phrase_arguments(
        game, state, event.key, event.what, event.where, event.amount, texts
    )
    if event.chooser != NOTHING:
        arguments["option"] = texts.say(f"option-{event.key}", arguments)
        arguments["seat"] = event.chooser + 1
        by_the_table = event.forced or event.alone
        return texts.say("event-forced" if by_the_table else "event-choice", arguments)
    if event.values is not None:
        kind = game.phrases.get(f"{event.key}.values", "")
        arguments["values"] = ", ".join(
            texts.say(game.name(state, kind, value).message) for value in event.values
        )
    return texts.say(f"event-{event.key}", arguments)


def say_part(game: Game, state: State, part: Part, texts: Texts) -> str:
    """A line of a sum, without its amount."""
    arguments = phrase_arguments(
        game, state, sum_phrase(part.key), part.what, NOTHING, NOTHING, texts
    )
    return texts.say(f"sum-{part.key}", arguments)

"""Options as numbers: an action is found by the name of its option, never by its place.

The name is made of what is printed and of where it is: `cast:card-rift-walker@field-old-london`.
A digest of it, salted with the version of this code, is its home among so many actions. So a new
card gets actions of its own and leaves those of all others alone; what was renamed keeps its first
name. Two options of one question that have the same home are told apart by their names: the first
one stays at home, the next takes the next free action.
"""

import re
from hashlib import blake2b

from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.games import Game
from questhall.kernel.kinds import Name
from questhall.kernel.phrases import slots_in
from questhall.kernel.state import State

VERSION = "1"
NUMBERS = ("number", "nth")  # stand for nothing but themselves
COUNTED = re.compile(r"[a-z]*[0-9]+")  # the id of a thing on the table that only has a number


class TooManyOptions(ValueError):
    """A question has more options than the code has actions."""


class ActionCode:
    """The actions of one game. Two codes of the same version and size agree, whatever else has
    changed in the box."""

    def __init__(self, game: Game, size: int) -> None:
        self.size = size
        self._game = game
        self._slots: dict[str, tuple[str, str, str]] = {}
        self._words: dict[tuple[str, str, str], str] = {}
        self._homes: dict[str, int] = {}
        self._first_names = {new: old for old, new in reversed(game.renamed().items())}
        self._first_names |= {_dashed(new): _dashed(old) for new, old in self._first_names.items()}

    def actions(self, state: State, options: list[Option]) -> dict[int, int]:
        """The actions of the options of a question, each with the place of its option."""
        found: dict[int, int] = {}
        homes = self._homes
        for place, option in enumerate(options):
            name = self.name(state, option)
            home = homes.get(name)
            if home is None:
                home = self.home(name)
            if home in found:
                return self._told_apart(state, options)
            found[home] = place
        return found

    def names(self, state: State, options: list[Option]) -> list[str]:
        """How the options are called: things of the same name are counted, `~2` being the second
        by its number on the table."""
        names = [self.name(state, option) for option in options]
        counts: dict[str, int] = {}
        for place in sorted(range(len(options)), key=lambda place: _numbers(options[place])):
            name = names[place]
            counts[name] = counts.get(name, 0) + 1
            if counts[name] > 1:
                names[place] = f"{name}~{counts[name]}"
        return names

    def name(self, state: State, option: Option) -> str:
        """The name of an option by itself: what it does, to what, and where."""
        verb = option.verb
        kinds = self._slots.get(verb)
        if kinds is None:
            kinds = self._slots[verb] = _kinds_of(self._game, verb)
        name = verb
        if option.what != NOTHING and kinds[0]:
            name += f":{self._word(state, kinds[0], option.what)}"
        if option.where != NOTHING and kinds[1]:
            name += f"@{self._word(state, kinds[1], option.where)}"
        if option.amount != NOTHING and kinds[2]:
            name += f"#{self._word(state, kinds[2], option.amount)}"
        return name

    def home(self, name: str) -> int:
        """The action of an option of that name, unless another one of the question lives there."""
        home = self._homes.get(name)
        if home is None:
            home = self._homes[name] = stable_hash(f"action {VERSION} {name}") % self.size
        return home

    def _told_apart(self, state: State, options: list[Option]) -> dict[int, int]:
        if len(options) > self.size:
            raise TooManyOptions(
                f"{len(options)} options do not fit into {self.size} actions: "
                "make the world with more `actions`"
            )
        names = self.names(state, options)
        found: dict[int, int] = {}
        crowded: list[int] = []
        for place in sorted(range(len(options)), key=lambda place: names[place]):
            home = self.home(names[place])
            if home in found:
                crowded.append(place)
            else:
                found[home] = place
        for place in crowded:
            action = self.home(names[place])
            while action in found:
                action = (action + 1) % self.size
            found[action] = place
        return found

    def _word(self, state: State, kind: str, number: int) -> str:
        """What a thing is called: as it is printed if on the table it only has a number."""
        if kind in NUMBERS:
            return str(number)
        name = self._game.name(state, kind, number)
        key = (name.id, name.message, name.label)
        word = self._words.get(key)
        if word is None:
            word = self._words[key] = self._spelled(name)
        return word

    def _spelled(self, name: Name) -> str:
        if not name.message or name.number is not None or not COUNTED.fullmatch(name.id):
            return self._first_names.get(name.id, name.id)
        kind, dash, printed = name.message.partition("-")
        word = f"{kind}{dash}{self._first_names.get(printed, printed)}"
        return f"{word}.{name.label}" if name.label else word


def stable_hash(text: str) -> int:
    """The same number for the same text, in every process and every version."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def _kinds_of(game: Game, verb: str) -> tuple[str, str, str]:
    """The kinds of the three numbers of an option; nothing for those of which nothing is said."""
    kinds = [kind for _, kind in slots_in(game.phrases[verb])]
    first, second, third = ["" if kind == "none" else kind for kind in [*kinds, "", "", ""][:3]]
    return first, second, third


def _numbers(option: Option) -> tuple[int, int, int]:
    return (option.what, option.where, option.amount)


def _dashed(name: str) -> str:
    return name.replace("_", "-")

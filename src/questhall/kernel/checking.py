"""Is plain data the data of a state? Every field is held against what its class declares."""

from types import NoneType
from typing import Any, get_args, get_origin

from .campaigns import AnyCampaigns, Ledger
from .codec import BY_NAME, BY_NUMBER, CONTENT, saved_classes, saved_name
from .declarations import SCALARS, fields_of, is_choice
from .games import Game
from .kinds import Box, Of, UnknownName, declared_kind, without_kind
from .scribe import Changed, OfPlain, found_content, read_number
from .state import Content, State

LARGEST = 2**256  # a set of places is a number with a bit for each
LONGEST = 100_000
LONGEST_NUMBER = 18  # signs
LONGEST_NAME = 200  # signs
MOST_THINGS = 10_000_000


class NotAState(ValueError):
    """The data is not that of a state; the text names the place."""


def need_state(plain: Any, game: Game) -> None:
    """Raises NotAState if this is not what the scribe writes of a state of the game."""
    classes = {saved_name(cls): cls for cls in saved_classes(game)}
    _Checker(game, classes, OfPlain(game, plain)).check(plain, State, "state")


def need_ledger(plain: Any, campaigns: AnyCampaigns) -> None:
    """Raises NotAState if this is not what the scribe writes of a ledger of the game."""
    game = campaigns.game
    classes = {saved_name(cls): cls for cls in saved_classes(game, campaigns.classes)}
    _Checker(game, classes, OfPlain(game, plain)).check(plain, Ledger, "ledger")


class _Checker:
    def __init__(self, game: Game, classes: dict[str, type[Any]], box: Box) -> None:
        self._game = game
        self._box = box
        self._classes = classes
        self._fields: dict[str, dict[str, Any] | None] = {}

    def check(self, plain: Any, kind: Any, place: str) -> None:
        origin = get_origin(kind)
        of = declared_kind(kind)
        if of is not None:
            self._check_number(plain, of, place)
        elif kind is Any:
            self._check_whatever(plain, place)
        elif is_choice(kind):
            self._check_one_of(plain, get_args(kind), place)
        elif origin is list:
            self._check_list(plain, get_args(kind)[0], place)
        elif origin is dict:
            keys, values = get_args(kind)
            self._check_dict(plain, keys, values, place)
        elif kind in (*SCALARS, NoneType):
            _check_scalar(plain, kind, place)
        elif issubclass(kind, Content):
            self._check_content(plain, kind, place)
        else:
            self._check_object(plain, kind, place)

    def _check_number(self, plain: Any, of: Of, place: str) -> None:
        """What stands for a thing: the name of one that there is, or a number that can be one.
        Whether that is on the table is asked of the state as a whole (`existing.py`)."""
        if type(plain) not in (int, str, NoneType):
            raise NotAState(f"{place} is of another kind")
        if isinstance(plain, str) and len(plain) > LONGEST_NAME:
            raise NotAState(f"{place} is too long")
        try:
            number = read_number(self._game, of.kind, plain, self._box)
        except (UnknownName, LookupError, Changed) as fault:
            raise NotAState(f"{place}: {fault}") from None
        if abs(number) > MOST_THINGS:
            raise NotAState(f"{place} is too large")

    def _check_whatever(self, plain: Any, place: str) -> None:
        """Where nothing is declared, what is in it must at least make sense itself."""
        if isinstance(plain, list):
            self._check_list(plain, Any, place)
        elif not isinstance(plain, dict):
            _check_scalar(plain, type(plain), place)
        elif "is" in plain:
            self._check_object(plain, object, place)
        elif CONTENT in plain:
            self._check_content(plain, object, place)
        else:
            self._check_dict(plain, int if BY_NUMBER in plain else str, Any, place)

    def _check_one_of(self, plain: Any, kinds: tuple[Any, ...], place: str) -> None:
        if plain is None and NoneType in kinds:
            return
        others = [kind for kind in kinds if kind is not NoneType]
        of_same_type = [kind for kind in others if without_kind(kind) is type(plain)]
        self.check(plain, [*of_same_type, *others][0], place)

    def _check_list(self, plain: Any, kind: Any, place: str) -> None:
        if not isinstance(plain, list) or len(plain) > LONGEST:
            raise NotAState(f"{place} is no list")
        for number, each in enumerate(plain):
            self.check(each, kind, f"{place}[{number}]")

    def _check_dict(self, plain: Any, keys: Any, kind: Any, place: str) -> None:
        if without_kind(keys) is int and isinstance(plain, dict) and plain:
            plain = self._numbered(plain, keys, place)
        if not isinstance(plain, dict) or len(plain) > LONGEST or "is" in plain:
            raise NotAState(f"{place} is no table of values")
        for key, value in plain.items():
            self.check(value, kind, f"{place}[{key}]")

    def _numbered(self, plain: dict[str, Any], keys: Any, place: str) -> Any:
        """A table whose keys are numbers, or what they are kept as."""
        of = declared_kind(keys)
        form = BY_NAME if of is not None and BY_NAME in plain else BY_NUMBER
        found = plain.get(form) if len(plain) == 1 else None
        if not isinstance(found, dict):
            raise NotAState(f"{place} is no table by number")
        for key in found:
            if form == BY_NUMBER and not _is_number(key):
                raise NotAState(f"{place} is no table by number")
            if of is not None:
                self._check_number(key if form == BY_NAME else int(key), of, f"{place}[{key}]")
        return found

    def _check_content(self, plain: Any, kind: type, place: str) -> None:
        try:
            found = self._content(plain)
        except (LookupError, Changed):
            found = None
        if not isinstance(found, kind):
            raise NotAState(f"{place} is nothing that lies in the box")

    def _content(self, plain: Any) -> Any:
        if not isinstance(plain, dict) or not plain.keys() <= {CONTENT, "shape"}:
            return None
        return found_content(self._game, plain) if isinstance(plain.get(CONTENT), str) else None

    def _check_object(self, plain: Any, kind: type, place: str) -> None:
        name = plain.get("is") if isinstance(plain, dict) else None
        if not isinstance(name, str):
            raise NotAState(f"{place} is no {kind.__name__}")
        self._game.modernise(plain)
        name = plain["is"]
        cls = self._classes.get(name)
        if cls is None:
            raise NotAState(f"{place} holds a {name[:40]!r}, which {self._game.id} does not know")
        if not issubclass(cls, kind):
            raise NotAState(f"{place} is no {kind.__name__}")
        if name not in self._fields:
            self._fields[name] = fields_of(cls)
        kinds = self._fields[name]
        for field, value in plain.items():
            if field == "is":
                continue
            if kinds is not None and field not in kinds:
                raise NotAState(f"{place} has a field too many")
            self.check(value, Any if kinds is None else kinds[field], f"{place}.{field}")


def _is_number(key: str) -> bool:
    """Is it a whole number as it is written?"""
    return len(key) < LONGEST_NUMBER and key.removeprefix("-").isdecimal() and str(int(key)) == key


def _check_scalar(plain: Any, kind: type, place: str) -> None:
    kinds = (int, float) if kind is float else (kind,)
    if type(plain) not in kinds:
        raise NotAState(f"{place} is of another kind")
    if isinstance(plain, int | float) and abs(plain) > LARGEST:
        raise NotAState(f"{place} is too large")
    if isinstance(plain, str) and len(plain) > LONGEST:
        raise NotAState(f"{place} is too long")

"""Laws of names: every number knows what it stands for, and comes back when it is kept by name."""

from collections.abc import Iterator
from typing import Any, get_args

from questhall.kernel.codec import saved_classes, state_hash
from questhall.kernel.declarations import fields_of
from questhall.kernel.games import Game
from questhall.kernel.kinds import declared_kind
from questhall.kernel.match import Match
from questhall.kernel.phrases import slots_in
from questhall.kernel.scribe import Phrasebook, read, write

from .case import Law, events_of, law_called


@law_called("kinds")
def kinds(law: Law) -> None:
    """Every kind that a field or a phrase names is one that the game knows."""
    game = law.case.game
    for place, kind in (*_of_fields(game), *_of_phrases(game)):
        if kind not in game.kinds:
            raise law.broken(None, f"{place} holds a {kind!r}, of which the game knows nothing")


def _of_fields(game: Game) -> Iterator[tuple[str, str]]:
    for cls in saved_classes(game):
        for name, declared in (fields_of(cls) or {}).items():
            for kind in _kinds_in(declared):
                yield f"{cls.__name__}.{name}", kind


def _kinds_in(declared: Any) -> Iterator[str]:
    of = declared_kind(declared)
    if of is not None:
        yield of.kind
        return
    for part in get_args(declared):
        yield from _kinds_in(part)


def _of_phrases(game: Game) -> Iterator[tuple[str, str]]:
    for key, slots in game.phrases.items():
        for _, kind in slots_in(slots):
            yield f"the phrase {key}", kind


@law_called("names")
def names(law: Law) -> None:
    """What is written by name and read again is the same: positions, options and events."""
    case = law.case
    for now, match in case.positions(keep=False):
        if now in case.recorded:
            again = read(write(match.state, case.game), case.game)
            law.same(now, "the position", state_hash(again), state_hash(match.state))
            for key, numbers in _phrases(match):
                book = Phrasebook(case.game, match.state)
                found = book.numbers(key, book.written(key, numbers))
                law.same(now, f"the phrase {key}", found, numbers)


def _phrases(match: Match) -> Iterator[tuple[str, tuple[int, int, int]]]:
    for decision in match.pending:
        for option in decision.options:
            yield option.verb, (option.what, option.where, option.amount)
    for event in events_of(match):
        yield event.key, (event.what, event.where, event.amount)

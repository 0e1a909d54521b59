"""Which words of quests, cards, scrolls and tokens tests have really carried out."""

from collections.abc import Iterable, Iterator

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.effects import Effect
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.games.sword_and_sorcery.state.attacks import Deed
from questhall.kernel.decisions import Flow
from tests.played import note

DRAWN = ("trap", "event", "encounter")  # also the events by which the log tells of them
NAME = "heard_as"

_heard: dict[type[Effect], type[Effect]] = {}


def words_in(thing: object) -> Iterator[Effect]:
    """A word and all words inside it, or those of a card, in answers and rules too."""
    if isinstance(thing, Effect):
        yield thing
    for value in vars(thing).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Effect) or hasattr(each, "effect"):
                yield from words_in(each)


def _hear(word: Effect, name: str) -> None:
    """It stays the word it is, but is noted when it is carried out."""
    kind = type(word)
    if kind not in _heard:

        def resolve(self: Effect, adventure: Adventure, deed: Deed) -> Flow[None]:
            note("sword_and_sorcery", vars(self)[NAME])
            return kind.resolve(self, adventure, deed)

        _heard[kind] = type(f"Heard{kind.__name__}", (kind,), {"resolve": resolve})
    word.__class__ = _heard[kind]
    vars(word)[NAME] = name


def _listen() -> Iterator[str]:
    """To everything that is drawn, to enemies with all they have, and to quests."""
    box = library()
    for quest in box.quests.values():
        for script in quest.scripts:
            yield from _words_of(script.key, [script])
        for action in quest.actions:
            yield from _words_of(action.key, [action])
        for rule in quest.rules:
            yield from _words_of(rule.key, [rule])
    for scroll in box.scrolls.values():
        yield from _words_of(scroll.key, [scroll, *scroll.behaviours, *scroll.weapons])
    for kind, cards in (
        ("trap", box.traps),
        ("event", box.events),
        ("encounter", box.encounters),
        ("enemy", box.enemies),
        ("enemy power", box.enemy_powers),
        ("critical", box.criticals),
        ("loot", box.loot),
        ("chest", box.chests),
        ("search", box.searches),
    ):
        for key, each in cards.items():
            yield from _words_of(f"{kind} {key}", [each])
            if kind in DRAWN:
                yield f"{kind} {key}"


def _words_of(card: str, things: Iterable[object]) -> Iterator[str]:
    words = [word for thing in things for word in words_in(thing)]
    for place, word in enumerate(words, 1):
        name = f"{card}, word {place}: {type(word).__name__}"
        _hear(word, name)
        yield name


# Once for all benches of a process.
WORDS = list(_listen())

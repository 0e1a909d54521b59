"""The combat adviser: the best line of play in a fight, asked and answered in JSON.

The best line defeats all enemies, or else those worth the most fame. Among equal lines it has the
fewest wounds (a lost unit counts as two), then throws away the fewest cards, then spends the fewest
cards, units, crystals and once-a-round skills, then the least mana, basic colours before gold. Mana
gained in the fight is free to spend; what is left over of it does not count. If the best line costs
wounds, the adviser also looks for a safer one: the line with the fewest wounds, whatever it
defeats.

The adviser does not count on what nobody at the table can know. A play that draws cards or rolls
dice is left out and named; if the sheet does not name a token that will be summoned, the one that
deals the most damage is assumed.
"""

from time import monotonic
from typing import Any

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Option

from ...printed.kinds import COLOURS
from ...rules.cards.sideways import POINTS
from ...rules.combat.conversions import is_conversion
from ...speech.names import CONVERSIONS
from ...state.combat import SUMMONED, Foe
from ...state.realm import Realm
from ...state.turn import PHASES
from .line import Choice, ask, play_through
from .moment import hand_of
from .price import HARM
from .search import Search
from .sheet import FightSheet, realm_of, unknown_summons

SECONDS = 4.5
FOR_THE_BEST = 0.75  # the share of the time for the best line; the rest is for a safer one
PAYMENTS = {"pay-token": "token", "pay-crystal": "crystal", "pay-die": "die", "pay-endless": "mana"}
OF_COLOURS = ("colour", "take-die")


class LineStep:
    """One choice of the line, and the moment before it."""

    def __init__(self, before: Realm, choice: Choice) -> None:
        self.before = before
        self.option = choice.option
        self.answers = choice.answers
        self.phase = PHASES[before.turn.phase]

    def words(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "phase": self.phase,
            "play": word_for(self.before, self.option),
            "about": named_by(self.before, self.option),
        }
        pays = [payment_word(each) for each in self.answers if each.verb in PAYMENTS]
        others = [word_for(self.before, e) for e in self.answers if e.verb not in PAYMENTS]
        if pays:
            found["pays"] = ", ".join(pays)
        if others:
            found["choices"] = others
        return found


class Course:
    """One line of play and its result."""

    def __init__(self, start: Realm, search: Search) -> None:
        self.start = start
        self.search = search
        self.best = search.best()
        self.line = self.best.line()
        self.end = start.clone()
        self.plays = [self._play(choice) for choice in self.line]
        ask(self.end)
        self.foes = foes_of(start)
        self.beaten = [foe for foe in self.foes if foe.token in self.end.turn.defeated]

    def answer(self) -> dict[str, Any]:
        return {
            "won": len(self.beaten) == len(self.foes),
            "defeated": [foe.kind.key for foe in self.beaten],
            "wounds": self.wounds(),
            "units_lost": len(self.start.heroes[0].units) - len(self.end.heroes[0].units),
            "cards": self.cards(),
            "complete": self.search.complete,
            "plays": [play.words() for play in self.plays],
            "fame": self.fame(),
        }

    @property
    def harm(self) -> int:
        """Wounds, with each lost unit counted as two."""
        return self.best.cost // HARM

    def wounds(self) -> int:
        """All wounds taken: into the hand, the discard pile, and by units."""
        before = sum([len(unit.wounds) for unit in self.start.heroes[0].units])
        after = sum([len(unit.wounds) for unit in self.end.heroes[0].units])
        return len(self.end.turn.wounds_taken) + after - before

    def fame(self) -> int:
        return self.end.heroes[0].fame - self.start.heroes[0].fame

    def cards(self) -> int:
        """How many cards leave the hand."""
        before = hand_of(self.start, self.start.heroes[0])
        return max(0, len(before) - len(hand_of(self.end, self.end.heroes[0])))

    def _play(self, choice: Choice) -> LineStep:
        ask(self.end)
        found = LineStep(self.end.clone(), choice)
        play_through(self.end, Choice(choice.option, choice.answers[:]), self.search.answers)
        return found


class Advice(Course):
    """What to do in a fight; and how with fewer wounds, if that is possible."""

    def __init__(self, sheet: FightSheet, seconds: float = SECONDS) -> None:
        began = monotonic()
        start = realm_of(sheet)
        super().__init__(start, Search(start, seconds * FOR_THE_BEST))
        self.assumed = unknown_summons(sheet)
        self.safer = self._safer(seconds - (monotonic() - began))

    def _safer(self, seconds: float) -> Course | None:
        if not self.harm or seconds <= 0:
            return None
        found = Course(self.start, Search(self.start, seconds, safest=True))
        return found if found.harm < self.harm else None

    def answer(self) -> dict[str, Any]:
        return super().answer() | {
            "assumed": [f"{one.key} summons {other.key}" for one, other in self.assumed],
            "left_out": sorted(self.search.unknown),
            "safer": None if self.safer is None else self.safer.answer(),
        }


def foes_of(realm: Realm) -> list[Foe]:
    """The enemies to defeat; summoned ones leave by themselves."""
    combat = realm.combat
    assert combat is not None
    return [foe for foe in combat.foes if foe.origin != SUMMONED]


def payment_word(option: Option) -> str:
    return f"{COLOURS[option.what]} {PAYMENTS[option.verb]}"


def named_by(realm: Realm, option: Option) -> list[str]:
    """The cards or enemies that a choice is about."""
    if option.verb == "strike":
        assert realm.combat is not None
        return [realm.combat.foes[place].kind.key for place in places_in(option.amount)]
    unnamed = option.verb in (*OF_COLOURS, "give-point", "choose-effect") or is_conversion(option)
    return [] if unnamed or option.what == NOTHING else [realm.cards[option.what].key]


def word_for(realm: Realm, option: Option) -> str:
    """ "strong:rage", "block:prowlers", "strike:prowlers+diggers", "choose-effect#1"."""
    named = "+".join(named_by(realm, option))
    if option.verb == "strike":
        return f"strike:{named}"
    word = option.verb
    if option.verb in OF_COLOURS:
        word += f":{COLOURS[option.what]}"
    elif is_conversion(option):
        word = f"convert:{CONVERSIONS[option.what]}"
    elif option.verb == "give-point":
        word += f":{POINTS[option.what]}"
    elif named:
        word += f":{named}"
    return word if option.amount == NOTHING else f"{word}#{option.amount}"

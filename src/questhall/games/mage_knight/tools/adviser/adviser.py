"""The combat adviser: the best line of play in a fight, asked and answered in JSON.

The best line defeats all enemies, or else those worth the most fame. Among equal lines it has the
fewest wounds (a lost unit counts as two), then throws away the fewest cards, then spends the fewest
cards, units, crystals and once-a-round skills, then the least mana, basic colours before gold. Mana
gained in the fight is free to spend; what is left over of it does not count. If the best line costs
wounds, the adviser also looks for a safer one: the line with the fewest wounds, whatever it
defeats.

The adviser does not count on what nobody at the table can know. A play that draws cards, rolls dice
or leaves the choice to others is left out and named; if a token that will be summoned is not known,
the one that deals the most damage is assumed, and named too. Then the answer is not complete.
"""

from time import process_time
from typing import Any

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.phrases import option_id, option_things

from ... import GAME
from ...printed.kinds import COLOURS
from ...rules.cards.sideways import POINTS
from ...rules.combat.conversions import is_conversion
from ...rules.combat.strikes import STRIKE
from ...speech.kinds import CONVERSIONS
from ...state.combat import Combat, Foe, Origin
from ...state.realm import Realm
from ...state.turn import PHASES
from .fight import Assumption, Fight, Patience
from .line import Choice, ask, play_through
from .moment import hand_of
from .price import HARM
from .search import Search

SECONDS = 4.5
FOR_THE_BEST = 0.75  # the share of the time for the best line; the rest is for a safer one
PAYMENTS = {"pay-token": "token", "pay-crystal": "crystal", "pay-die": "die", "pay-endless": "mana"}
OF_COLOURS = ("colour", "take-die")


class LineStep:
    """One choice of the line, and the moment before it."""

    def __init__(self, before: Realm, choice: Choice) -> None:
        self.before = before
        self.choice = choice
        self.option = choice.option
        self.answers = choice.answers[max(0, choice.made) :]
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

    def at_table(self) -> dict[str, list[str]]:
        """The options to take, one after the other, and the things that the play is about."""
        return {
            "choose": [option_id(GAME, self.before, each) for each in self.choice.to_give()],
            "things": things_of(self.before, self.option),
        }


class Course:
    """One line of play and its result, counted from when the adviser was asked."""

    def __init__(self, fight: Fight, search: Search) -> None:
        self.fight = fight
        self.start = fight.start
        self.now = fight.now
        self.search = search
        self.best = search.best()
        self.line = self.best.line()
        self.end = fight.start.clone()
        self.summoned: list[Assumption] = []
        self.plays = [self._play(choice) for choice in self.line]
        ask(self.end)
        self.foes = foes_of(fight.now)
        self.beaten = [foe for foe in self.foes if foe.token in self.end.turn.defeated]

    def answer(self) -> dict[str, Any]:
        return {
            "won": len(self.beaten) == len(self.foes),
            "defeated": [foe.kind.key for foe in self.beaten],
            "wounds": self.wounds(),
            "units_lost": self.units_lost(),
            "cards": self.cards(),
            "complete": self.is_complete,
            "stopped": not self.search.complete,
            "assumed": [each.word() for each in self.assumed],
            "left_out": sorted(self.search.unknown),
            "plays": [play.words() for play in self.plays],
            "fame": self.fame(),
        }

    @property
    def is_complete(self) -> bool:
        """Was every line looked at, with nothing that nobody can know?"""
        return self.search.complete and not self.assumed and not self.search.unknown

    @property
    def assumed(self) -> list[Assumption]:
        """What this line relies on; then what others would have relied on."""
        seen = [each.summoner for each in self.summoned]
        others = [each for each in self.fight.assumed if each.summoner not in seen]
        return self.summoned + others

    @property
    def harm(self) -> int:
        """Wounds, with each lost unit counted as two."""
        return self.best.cost // HARM

    def units_lost(self) -> int:
        left = [unit.card for unit in self.end.hero_of_turn().units]
        return len([unit for unit in self.now.hero_of_turn().units if unit.card not in left])

    def wounds(self) -> int:
        """All wounds taken: into the hand, the discard pile, and by units that are left."""
        before = {unit.card: len(unit.wounds) for unit in self.now.hero_of_turn().units}
        taken = len(self.end.turn.wounds_taken) - len(self.now.turn.wounds_taken)
        for unit in self.end.hero_of_turn().units:
            taken += len(unit.wounds) - before.get(unit.card, 0)
        return taken

    def fame(self) -> int:
        return self.end.hero_of_turn().fame - self.now.hero_of_turn().fame

    def cards(self) -> int:
        """How many cards leave the hand."""
        before = hand_of(self.now, self.now.hero_of_turn())
        return max(0, len(before) - len(hand_of(self.end, self.end.hero_of_turn())))

    def _play(self, choice: Choice) -> LineStep:
        ask(self.end)
        found = LineStep(self.end.clone(), choice)
        assert self.end.combat is not None
        before = len(self.end.combat.foes)
        play_through(self.end, choice.again(), self.search.answers)
        if choice.option.ends and self.end.combat is not None:
            self._note_summoned(self.end.combat, before)
        return found

    def _note_summoned(self, combat: Combat, before: int) -> None:
        for foe in combat.foes[before:]:
            summoner = combat.foes[foe.summoner].kind
            for each in self.fight.assumed:
                if each.summoner is summoner:
                    self.summoned.append(Assumption.of_summons(summoner, foe.kind))
                    break


def best_search(fight: Fight, seconds: float, plays: int = 0) -> Search:
    return Search(fight, Patience(seconds * FOR_THE_BEST, plays))


def best_line(fight: Fight, seconds: float, plays: int = 0) -> Course:
    """The best line alone, as an advice has it."""
    return Course(fight, best_search(fight, seconds, plays))


class Advice(Course):
    """What to do in a fight; and how with fewer wounds, if that is possible. It thinks for so many
    seconds, or until so many plays were tried."""

    def __init__(self, fight: Fight, seconds: float = SECONDS, plays: int = 0) -> None:
        began = process_time()
        super().__init__(fight, best_search(fight, seconds, plays))
        self.safer = self._safer(seconds - (process_time() - began), plays)

    def _safer(self, seconds: float, plays: int) -> Course | None:
        if not self.harm or (seconds <= 0 and not plays):
            return None
        patience = Patience(seconds, plays)
        found = Course(self.fight, Search(self.fight, patience, safest=True))
        return found if found.harm < self.harm else None

    def answer(self) -> dict[str, Any]:
        return super().answer() | {"safer": None if self.safer is None else self.safer.answer()}


def foes_of(realm: Realm) -> list[Foe]:
    """The enemies to defeat; summoned ones leave by themselves."""
    combat = realm.combat
    assert combat is not None
    return [foe for foe in combat.foes if foe.origin != Origin.SUMMONED and not foe.defeated]


def things_of(realm: Realm, option: Option) -> list[str]:
    """The things on the table that a choice is about."""
    if option.meant is STRIKE:
        return [f"foe:{place}" for place in places_in(option.amount)]
    return option_things(GAME, realm, option)


def payment_word(option: Option) -> str:
    return f"{COLOURS[option.what]} {PAYMENTS[option.verb]}"


def named_by(realm: Realm, option: Option) -> list[str]:
    """The cards or enemies that a choice is about."""
    if option.meant is STRIKE:
        assert realm.combat is not None
        return [realm.combat.foes[place].kind.key for place in places_in(option.amount)]
    unnamed = option.verb in (*OF_COLOURS, "give-point", "choose-effect") or is_conversion(option)
    return [] if unnamed or option.what == NOTHING else [realm.cards[option.what].key]


def word_for(realm: Realm, option: Option) -> str:
    """ "strong:rage", "block:prowlers", "strike:prowlers+diggers", "choose-effect#1"."""
    named = "+".join(named_by(realm, option))
    if option.meant is STRIKE:
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

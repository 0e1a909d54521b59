"""The combat adviser: the best line of play of a fight, asked and answered in JSON.

Best is the line that defeats all enemies, or else those worth most fame; of such lines the one
with the fewest wounds (a unit lost counts as two), then with the fewest cards thrown away, then
with the fewest cards, units, crystals and skills of the round, then with the least mana. Mana
gained in the fight is free to spend; what is gained and left over does not count.

What nobody at the table can know is not counted on. A play that draws cards or rolls dice is
left out and named; for a token that will be summoned, and that the sheet does not name, the one
that deals most damage is assumed.
"""

from typing import Any

from questhall.kernel.decisions import NOTHING, Option

from .adviser_search import Choice, Search, ask, play_through
from .colours import COLOURS
from .fight_sheet import FightSheet, realm_of, unknown_summons
from .state import Realm
from .turn_state import PHASES

SECONDS = 4.5
PAYMENTS = {"pay-token": "token", "pay-crystal": "crystal", "pay-die": "die", "pay-endless": "mana"}
OF_FOES = ("block", "hinder", "suffer", "stop-attack")
OF_COLOURS = ("colour", "take-die")


class Advice:
    """What to do in a fight, and what comes of it."""

    def __init__(self, sheet: FightSheet, seconds: float = SECONDS) -> None:
        self.start = realm_of(sheet)
        self.search = Search(self.start, seconds)
        self.line = self.search.best().line()
        self.assumed = unknown_summons(sheet)
        self.end = self.start.clone()
        self.plays = [self._play(choice) for choice in self.line]
        ask(self.end)

    def answer(self) -> dict[str, Any]:
        combat = self.start.combat
        assert combat is not None
        beaten = [foe for foe in combat.foes if foe.token in self.end.turn.defeated]
        return {
            "won": len(beaten) == len(combat.foes),
            "defeated": [foe.kind.key for foe in beaten],
            "wounds": self.wounds(),
            "units_lost": len(self.start.heroes[0].units) - len(self.end.heroes[0].units),
            "complete": self.search.complete,
            "plays": self.plays,
            "fame": self.end.heroes[0].fame - self.start.heroes[0].fame,
            "assumed": self.assumed,
            "left_out": sorted(self.search.unknown),
        }

    def wounds(self) -> int:
        """All that were taken: into the hand, the discard pile, and by units."""
        before = sum([len(unit.wounds) for unit in self.start.heroes[0].units])
        after = sum([len(unit.wounds) for unit in self.end.heroes[0].units])
        return len(self.end.turn.wounds_taken) + after - before

    def _play(self, choice: Choice) -> dict[str, Any]:
        """Make the choice, and say it in words."""
        ask(self.end)
        phase = PHASES[self.end.turn.phase]
        found: dict[str, Any] = {"phase": phase, "play": word_for(self.end, choice.option)}
        pays = [payment_word(each) for each in choice.answers if each.verb in PAYMENTS]
        others = [word_for(self.end, each) for each in choice.answers if each.verb not in PAYMENTS]
        if pays:
            found["pays"] = ", ".join(pays)
        if others:
            found["choices"] = others
        play_through(self.end, Choice(choice.option, choice.answers[:]))
        return found


def payment_word(option: Option) -> str:
    return f"{COLOURS[option.what]} {PAYMENTS[option.verb]}"


def word_for(realm: Realm, option: Option) -> str:
    """ "strong:rage", "block:prowlers", "strike:prowlers+diggers", "choose-effect#1"."""
    combat = realm.combat
    assert combat is not None
    if option.verb == "strike":
        foes = [foe.kind.key for place, foe in enumerate(combat.foes) if option.amount >> place & 1]
        return f"strike:{'+'.join(foes)}"
    word = option.verb
    if option.verb in OF_COLOURS:
        word += f":{COLOURS[option.what]}"
    elif option.verb in OF_FOES:
        word += f":{combat.foes[option.what].kind.key}"
    elif option.verb not in ("convert", "choose-effect") and option.what != NOTHING:
        word += f":{realm.cards[option.what].key}"
    return word if option.amount == NOTHING else f"{word}#{option.amount}"

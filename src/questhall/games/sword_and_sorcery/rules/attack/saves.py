"""Save rolls (SS-5.2.4)."""

from typing import Final

from questhall.kernel.decisions import Flow, ask, refusal

from ...printed.kinds import Stat
from ...printed.symbols import Colour, face_number
from ...state.adventure import Adventure
from ...state.attacks import Pool, RolledDie
from ...state.heroes import Hero
from ..numbers import change
from .helping import get_help, help_options
from .paying import reroll, reroll_options, roll_into

SECOND_SAVE: Final = "second_save"  # a flag of the quest: each hero may reroll one failed save


def saves(adventure: Adventure, hero: Hero) -> Flow[bool]:
    """One blue die, or the best of several; a matching symbol is enough (SS-5.2.4.3)."""
    figure = adventure.figure_of(hero)
    pool = Pool()
    roll_into(adventure, pool, Colour.BLUE, 1 + change(adventure, figure, Stat.SAVE_DICE))
    if second_try(adventure, hero):
        pool.rerolls += 1
    before = adventure.rolling
    adventure.rolling = pool
    while not _succeeds(hero, pool):
        options = [*reroll_options(pool), *help_options(adventure, figure, pool)]
        if not options:
            break
        options.append(refusal("no-more"))
        answer = yield ask(hero.seat, "save-roll", options, "SS-5.2.4.1", hero.place)
        if answer.declines:
            break
        if isinstance(answer.meant, RolledDie):
            if second_try(adventure, hero):
                hero.used_this_quest.append(SECOND_SAVE)
            reroll(adventure, pool, answer.meant)
        else:
            yield from get_help(adventure, figure, answer)
    adventure.rolling = before
    success = _succeeds(hero, pool)
    best = next((die for die in pool.dice if _matches(hero, die.left)), pool.dice[0])
    key = "saved" if success else "not-saved"
    adventure.tell(key, "SS-5.2.4.2", hero.place, face_number(Colour.BLUE, best.face))
    return success


def second_try(adventure: Adventure, hero: Hero) -> bool:
    """May the hero still reroll one failed save, because the quest says so?"""
    return SECOND_SAVE in adventure.flags and SECOND_SAVE not in hero.used_this_quest


def _succeeds(hero: Hero, pool: Pool) -> bool:
    return any(_matches(hero, die.left) for die in pool.dice)


def _matches(hero: Hero, symbols: list[int]) -> bool:
    return any(symbol in hero.card.save for symbol in symbols)

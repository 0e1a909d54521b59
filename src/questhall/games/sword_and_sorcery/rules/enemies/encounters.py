"""Encounter cards: which enemies act, and in which order (SS-4.2.2, SS-15.7.0)."""

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ...printed.cards import ALL, Call, EncounterDef, EncounterMode
from ...printed.kinds import Condition, Moment
from ...state.adventure import Adventure, Pile
from ...state.attacks import Deed
from ...state.enemies import Enemy
from ..drawing import discard, draw
from ..moments import at_moment
from ..numbers import has_special, rank_of
from .activating import activate
from .appearing import clockwise


def encounter(adventure: Adventure) -> Flow[None]:
    """Draw a card, carry it out and discard it (SS-4.2.2.2 to 5)."""
    if adventure.goes_deeper():
        yield from _draw_one(adventure)
        adventure.comes_back()


def _draw_one(adventure: Adventure) -> Flow[None]:
    card = draw(adventure, Pile.ENCOUNTER)
    if card == NOTHING:
        return
    adventure.tell("encounter", "SS-4.2.2.2", card)
    printed = adventure.printed(card, EncounterDef)
    resolved = yield from _carry_out(adventure, printed)
    resolved = resolved and not adventure.over  # SS-R93
    if resolved and printed.after is not None:
        yield from printed.after.resolve(adventure, Deed(adventure.active, card))
    if resolved and printed.reshuffles:
        adventure.decks[Pile.ENCOUNTER].reshuffle(adventure, "encounter")
    discard(adventure, Pile.ENCOUNTER, [card])


def _carry_out(adventure: Adventure, printed: EncounterDef) -> Flow[bool]:
    """The main part if it finds anybody, else the other (SS-4.2.2.3); was there one?"""
    for call in (printed.main, printed.otherwise):
        if call is None:
            continue
        if call.count == 0:
            return True
        if called(adventure, call):
            yield from _call(adventure, call)
            return True
    adventure.tell("no-encounter", "SS-15.7.0.8")
    return False


def called(adventure: Adventure, call: Call) -> list[Enemy]:
    """The enemies of whom the card speaks."""
    found: list[Enemy] = []
    for enemy in adventure.enemies_in_play():
        deed = Deed(enemy.figures[0])
        deed.enemy = enemy.id
        deed.target = adventure.active
        if call.mode == EncounterMode.SPECIAL and not has_special(adventure, enemy, Moment.SPECIAL):
            continue
        if call.test.holds(adventure, deed):
            found.append(enemy)
    if call.highest_rank and found:
        highest = max([rank_of(adventure, enemy) for enemy in found])
        found = [enemy for enemy in found if rank_of(adventure, enemy) == highest]
    return found


def _call(adventure: Adventure, call: Call) -> Flow[None]:
    """One after the other; who has died meanwhile does not act."""
    waiting = called(adventure, call)
    count = len(waiting) if call.count == ALL else call.count
    while waiting and count > 0 and not adventure.over:
        enemy = yield from _next(adventure, waiting)
        waiting.remove(enemy)
        if enemy.in_play:
            count -= 1
            if call.mode == EncounterMode.SPECIAL:
                yield from special_power(adventure, enemy)
            else:
                yield from activate(adventure, enemy, call.mode == EncounterMode.OTHERWISE)


def _next(adventure: Adventure, waiting: list[Enemy]) -> Flow[Enemy]:
    """SS-15.7.0.4 to 7: by seats from the active player, by rank, the stunned last."""
    if len(waiting) == 1:
        return waiting[0]
    seats = clockwise(adventure)
    keys = [
        [seats.index(adventure.controller(enemy)) for enemy in waiting],
        [-rank_of(adventure, enemy) for enemy in waiting],
        [int(_stunned(adventure, enemy)) for enemy in waiting],
    ]
    options = [Option("enemy", enemy.id) for enemy in narrow(waiting, keys)]
    chooser = [adventure.active_seat]
    answer = yield from choose_one(chooser, options, "who-is-activated", "SS-15.7.0.7")
    return adventure.enemies[answer.what]


def _stunned(adventure: Adventure, enemy: Enemy) -> bool:
    return all(adventure.figures[number].has(Condition.STUN) for number in enemy.figures)


def special_power(adventure: Adventure, enemy: Enemy) -> Flow[None]:
    """SS-15.1.0.7: no activation, only the power."""
    deed = Deed(enemy.figures[0])
    deed.enemy = enemy.id
    adventure.tell("special-power", "SS-15.1.0.7", enemy.figures[0])
    yield from at_moment(adventure, adventure.figures[enemy.figures[0]], Moment.SPECIAL, deed)

"""Checks and Rounds of Combat: the same draw with other lists and no Determination (OS-3.5)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, ask, refusal

from ...printed.might import COLOURS, Side
from ...printed.story import SURVIVAL, TRAIT_NAMES
from ...printed.tokens import EMPOWER_OF_TOKEN, Token
from ...state.checks import Check
from ...state.company import CompanyState
from ...state.house_rules import WHITE_DICE
from ...state.oathsworn import Oathsworn
from ..purse import spend
from .declaring import cards_or_dice, declared, empower, ways_to_declare
from .drawing import Hand, begin, draw_list, finish, improve, misses

FAILED: Final = -1
# OS-3.5.8: which trait gives free redraws in which checks.
HELPFUL_TRAITS: Final = {
    "bushcraft": (SURVIVAL,),
    "keen_eyed": ("spot", "search", "listening"),
    "quick_witted": ("barter", "threaten", "reasoning"),
}


def free_redraws(traits: list[int], kind: str) -> int:
    """In a check of a kind, by how often the company has each trait."""
    helpful = [name for name, kinds in HELPFUL_TRAITS.items() if kind in kinds]
    return sum([traits[TRAIT_NAMES.index(name)] for name in helpful])


def make_check(state: CompanyState, check: Check) -> Flow[int]:
    """The total, or FAILED (OS-3.5.3)."""
    state.check = check
    total = yield from _total(state, check)
    state.check = None
    if total == FAILED or total + check.added < check.difficulty:
        state.tell("check-failed", "OS-3.5.3", check.holders[0].place)
        return FAILED
    state.tell("check-passed", "OS-3.5.3", check.holders[0].place, total + check.added)
    return total + check.added


def successes(total: int, difficulty: int) -> int:
    """OS-3.5.12: levels of success."""
    return 0 if total == FAILED else total // difficulty


def round_of_combat(
    state: CompanyState, oathsworn: Oathsworn, cubes: list[int], defense: int
) -> Flow[bool]:
    """One attack against a defense; who fails loses 1 HP (OS-3.6.1, OS-3.6.2, OS-3.6.6)."""
    total = yield from make_check(state, combat_check(oathsworn, cubes, defense))
    return total != FAILED


def combat_check(oathsworn: Oathsworn, cubes: list[int], defense: int) -> Check:
    check = Check(defense, [oathsworn])
    check.cubes = cubes
    check.might = True
    return check


def _total(state: CompanyState, check: Check) -> Flow[int]:
    seat = check.holders[0].seat
    wanted = yield from _declared(state, seat, check)
    if check.might:
        yield from _spend_empower(state, seat, check, wanted)
    draw = begin(state, Side.COMPANY)
    draw.free_redraws = check.free_redraws
    draw.missing = check.missing
    yield from cards_or_dice(state, seat, draw, wanted)
    draw_list(state, draw, wanted)
    yield from improve(state, draw, Hand([seat], check.holders))
    total = FAILED if misses(draw) else draw.total()
    check.criticals = draw.criticals()
    check.missed = misses(draw)
    check.tokens_spent += draw.tokens_spent
    finish(state, draw)
    return total


def _declared(state: CompanyState, seat: int, check: Check) -> Flow[list[int]]:
    """As for an attack, but no card at all is legal too and totals nothing (OS-3.5.2)."""
    wanted = check.wanted = check.cubes[:]
    state.declaring = wanted
    while True:
        options = [refusal("draw-nothing"), *ways_to_declare(wanted, WHITE_DICE)]
        answer = yield ask(seat, "check", options, "OS-3.5.2", check.difficulty)
        if answer.declines:
            wanted[:] = [0] * len(COLOURS)
            break
        if declared(wanted, answer):
            break
    state.declaring = None
    check.declared = True
    return wanted


def _spend_empower(state: CompanyState, seat: int, check: Check, wanted: list[int]) -> Flow[None]:
    """OS-12.1.4: the steps of one token are not split between attacks."""
    points = 0
    while True:
        able = [each for each in check.holders if each.tokens[Token.EMPOWER] > 0]
        if not able or not sum(wanted):
            break
        options = [Option("token", Token.EMPOWER, each.place) for each in able] + [
            refusal("no-more")
        ]
        answer = yield ask(seat, "before-draw", options, "OS-12.1.4")
        if answer.declines:
            break
        spend(state, next(each for each in able if each.place == answer.where), Token.EMPOWER)
        check.tokens_spent.append((answer.where, Token.EMPOWER))
        points += EMPOWER_OF_TOKEN
    yield from empower(state, seat, wanted, points)

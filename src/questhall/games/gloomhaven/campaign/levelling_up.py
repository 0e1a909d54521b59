"""Levelling up and perks (RULES 9.8, 9.9, 9.15)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, meant_by

from ..printed.cards import CardDef, Perk
from ..setup.packing import number_in_class
from .ledger import Sheet

LEAST_XP = (0, 45, 95, 150, 210, 275, 345, 420, 500)  # needed for levels 1 to 9
HIGHEST_LEVEL = 9  # GH-9.8.6
CHECKS_FOR_A_PERK = 3
MOST_PERKS_FOR_CHECKS = 6
MOST_CHECKS = CHECKS_FOR_A_PERK * MOST_PERKS_FOR_CHECKS


def level_for(xp: int) -> int:
    """The highest level that this experience allows."""
    return len([least for least in LEAST_XP if xp >= least])


def add_checks(sheet: Sheet, checks: int) -> None:
    """Checks beyond the last perk are not recorded (GH-9.9.4)."""
    sheet.checks = min(MOST_CHECKS, sheet.checks + checks)


def lose_checks(sheet: Sheet, checks: int) -> None:
    """A check that was worth a perk stays (GH-9.2.13)."""
    sheet.checks -= min(checks, sheet.checks % CHECKS_FOR_A_PERK)


def perks_due(sheet: Sheet) -> int:
    """One for each level after the first, one for every three checks (GH-9.9.2, GH-9.9.3) and one
    for each character that the player retired before (GH-9.14.8), as long as there are boxes."""
    earned = sheet.level - 1 + sheet.checks // CHECKS_FOR_A_PERK + sheet.legacy
    boxes = sum(perk.boxes for perk in sheet.kind.perks)
    return min(earned, boxes) - len(sheet.perks)


def level_up(sheet: Sheet, seat: int) -> Flow[None]:
    """Gain a card and a perk (GH-9.8.2). Hit points follow from the level; the hand limit stays the
    same (GH-9.8.5)."""
    sheet.level += 1
    sheet.xp = max(sheet.xp, LEAST_XP[sheet.level - 1])  # GH-9.15.4
    yield from _learn(sheet, seat)
    if perks_due(sheet) > 0:
        yield from choose_perk(sheet, seat, "GH-9.8.2")


def _learn(sheet: Sheet, seat: int) -> Flow[None]:
    """Add a card of the class to the pool, at most of the new level."""
    cards = sheet.kind.cards
    options = [
        Option("learn", number_in_class(sheet.kind, place), meant=cards[place])
        for place in range(len(cards))
        if cards[place].level <= sheet.level and cards[place] not in sheet.pool
    ]
    answer = yield Decision([seat], "learn", options, "GH-9.8.2", NOTHING, NOTHING, sheet.level)
    sheet.pool.append(meant_by(answer, CardDef))


def choose_perk(sheet: Sheet, seat: int, rule: str) -> Flow[None]:
    """A perk with several boxes can be taken once per box (GH-9.8.4)."""
    perks = sheet.kind.perks
    options = [
        Option("perk", number_in_class(sheet.kind, place), meant=perks[place])
        for place in range(len(perks))
        if sheet.perks.count(place) < perks[place].boxes
    ]
    answer = yield Decision([seat], "perk", options, rule)
    sheet.perks.append(perks.index(meant_by(answer, Perk)))

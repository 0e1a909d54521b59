"""A quick, sensible choice in town."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.hunches import best_of

from ..campaign.enhancing import Spot
from ..campaign.ledger import Sheet
from ..campaign.town import Buy, Sell, Town
from ..library.enhancing import PLUS_1
from ..library.library import library
from ..printed.cards import CardDef, ClassDef, Perk
from ..printed.items import ItemDef
from ..setup.characters import fits_equipment
from .preparing import class_worth, item_worth, lesson_worth

LITTLE = 0.01
GRADES = 4
NEVER = -100.0
WORTH_A_STICKER = 0.5
CONTENT = (
    *("leave-market", "no-rise", "draw-event", "go-on"),
    *("event-option", "one-of", "member", "donate", "keep-quest", "retire"),
    *("roster-ready", "enough-stickers", "no-sticker"),
)


def hunch(town: Town, decision: Decision, chance: Chance) -> int:
    """The index of the chosen option; in a shared decision, an option of its first seat."""
    places = _places_of(decision, decision.seats[0])
    worths = [worth(town, decision, decision.options[place]) for place in places]
    return places[best_of(worths, LITTLE, GRADES, chance.stream("hunch"))]


def promising(town: Town, decision: Decision) -> list[int]:
    """The best option of each seat: thinking longer gains nothing here. What an option of an event
    brings stands on its back (GH-8.7.1): a hunch takes any of them."""
    if decision.prompt == "event":
        return list(range(len(decision.options)))
    found: list[int] = []
    for seat in decision.seats:
        ranking = [
            (-worth(town, decision, decision.options[place]), place)
            for place in _places_of(decision, seat)
        ]
        best = min(ranking)[1]
        if best not in found:  # all may answer together
            found.append(best)
    return found


def _places_of(decision: Decision, seat: int) -> list[int]:
    options = decision.options
    return [place for place in range(len(options)) if options[place].seat in (NOTHING, seat)]


def worth(town: Town, decision: Decision, option: Option) -> float:
    """How good the option is for the character who takes it."""
    meant = option.meant
    if isinstance(meant, ClassDef):
        return class_worth(option.what)
    if isinstance(meant, (Perk, CardDef)):
        return lesson_worth(option)
    if isinstance(meant, Buy):
        return NEVER if isinstance(meant, Sell) else bought_worth(meant.sheet, meant.item)
    if isinstance(meant, Spot):
        return WORTH_A_STICKER + (1.0 if meant.dot.line == "attack" else 0.0)
    if isinstance(meant, str):
        return WORTH_A_STICKER + (1.0 if meant == PLUS_1 else 0.0)
    if decision.prompt in ("start-level", "rise"):
        return float(max(0, option.amount))
    if decision.prompt == "who-gets-item":
        return -1.0 if library().items[decision.what] in town.sheets[option.what].items else 0.0
    if option.verb == "share":
        return -abs(option.amount - _fair_share(town, decision))
    return 0.0 if option.verb in CONTENT else NEVER


def _fair_share(town: Town, decision: Decision) -> float:
    """Gains are divided evenly; the richest pay most."""
    seats = range(decision.what, town.size)
    if decision.prompt == "share-gain":
        return decision.amount / len(seats)
    purses = [town.sheets[seat].gold for seat in seats]
    return decision.amount * purses[0] / max(1, sum(purses))


def bought_worth(sheet: Sheet, item: ItemDef) -> float:
    """Only what it can wear at once is bought."""
    fits = fits_equipment(sheet.equipped, item, sheet.level)
    return item_worth(sheet.kind, item) if fits else NEVER

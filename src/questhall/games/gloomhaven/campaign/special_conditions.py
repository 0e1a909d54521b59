"""Special conditions (RULES 11): each of them happens once."""

from collections.abc import Callable

from .achievements import gain_global_achievement
from .discoveries import add_event, open_class, open_envelope
from .event_decks import CITY, ROAD
from .ledger import Chronicle

DONATIONS_FOR_ENVELOPE_B = 100
TECHNOLOGIES_FOR_ENVELOPE_A = 5


def check_conditions(ledger: Chronicle) -> None:
    """Whatever has come true since the last time happens. Asked as soon as something changes that a
    condition is about: by the effects of events and rewards, and after donations."""
    for name, condition in CONDITIONS.items():
        if name not in ledger.conditions_met and condition(ledger):
            ledger.conditions_met.append(name)
            CONSEQUENCES[name](ledger)


def _add_events(ledger: Chronicle, city: int, road: int) -> None:
    add_event(ledger, CITY, city)
    add_event(ledger, ROAD, road)


def _technology(ledger: Chronicle) -> bool:
    """GH-11.1.1"""
    return ledger.global_achievements.count("ancient_technology") >= TECHNOLOGIES_FOR_ENVELOPE_A


def _drake(ledger: Chronicle) -> bool:
    """GH-11.1.2"""
    return {"the_drakes_command", "the_drakes_treasure"} <= set(ledger.party_achievements)


def _aid_the_drake(ledger: Chronicle) -> None:
    _add_events(ledger, 75, 66)
    gain_global_achievement(ledger, "the_drake_aided")


Condition = Callable[[Chronicle], bool]
Consequence = Callable[[Chronicle], object]

CONDITIONS: dict[str, Condition] = {
    "technology": _technology,
    "drake": _drake,
    "donations": lambda ledger: ledger.donated >= DONATIONS_FOR_ENVELOPE_B,  # GH-11.1.3
    "respected": lambda ledger: ledger.reputation >= 10,  # GH-11.1.4
    "revered": lambda ledger: ledger.reputation >= 20,  # GH-11.1.5
    "feared": lambda ledger: ledger.reputation <= -10,  # GH-11.1.6
    "hated": lambda ledger: ledger.reputation <= -20,  # GH-11.1.7
}
CONSEQUENCES: dict[str, Consequence] = {
    "technology": lambda ledger: open_envelope(ledger, "a"),
    "drake": _aid_the_drake,
    "donations": lambda ledger: open_envelope(ledger, "b"),
    "respected": lambda ledger: open_class(ledger, "sunkeeper"),
    "revered": lambda ledger: _add_events(ledger, 76, 67),
    "feared": lambda ledger: open_class(ledger, "nightshroud"),
    "hated": lambda ledger: _add_events(ledger, 77, 68),
}

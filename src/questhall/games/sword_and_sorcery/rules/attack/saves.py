"""Save rolls (SS-5.2.4)."""

from ...printed.symbols import BLUE, BLUE_DIE, face_number, shown
from ...state.adventure import Adventure
from ...state.heroes import Hero


def saves(adventure: Adventure, hero: Hero) -> bool:
    """One blue die; a matching symbol is enough (SS-5.2.4.3)."""
    face = BLUE_DIE.roll(adventure)
    success = any(symbol in hero.card.save for symbol in shown(BLUE, face))
    key = "saved" if success else "not-saved"
    adventure.tell(key, "SS-5.2.4.2", hero.place, face_number(BLUE, face))
    return success

"""Companies of single quests: classes that go well together, the foremost first."""

from ..library.library import library
from ..state.adventure import Adventure
from .setup import take_class

CHOSEN = "chosen"  # instead of a ready-made company: class by class, by the players
LAWFUL = "lawful"
CHAOTIC = "chaotic"
COMPANIES = {
    LAWFUL: ("ecarus_white_rose", "thorgar_cleric", "auriel_wizard", "laegon_archer", "shae_rogue"),
    CHAOTIC: (
        *("ecarus_black_rose", "auriel_sorceress", "thorgar_runemaster"),
        *("laegon_ranger", "shae_assassin"),
    ),
}


def enlist(adventure: Adventure, company: str) -> Adventure:
    """Only those who have no class yet choose one (SS-2.2.0.2)."""
    for hero, key in zip(adventure.heroes, COMPANIES.get(company, ()), strict=False):
        take_class(adventure, hero, library().classes[key])
    return adventure

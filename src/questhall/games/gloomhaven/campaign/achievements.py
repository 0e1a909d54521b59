"""Party achievements and global achievements (RULES 8.10)."""

from ..printed.scenario import BookPage
from .ledger import Chronicle

OF_A_TYPE = "."  # `city_rule.militaristic`


def gain_party_achievement(ledger: Chronicle, name: str) -> None:
    """GH-8.10.4"""
    if name not in ledger.party_achievements:
        ledger.party_achievements.append(name)


def gain_global_achievement(ledger: Chronicle, name: str) -> None:
    """A new achievement replaces the old one of its type (GH-8.10.2); one without a type can be
    gained several times (GH-8.10.3)."""
    kind, typed, _ = name.partition(OF_A_TYPE)
    if typed:
        ledger.global_achievements = [
            each for each in ledger.global_achievements if not each.startswith(kind + OF_A_TYPE)
        ]
    ledger.global_achievements.append(name)


def meets_requirements(ledger: Chronicle, page: BookPage) -> bool:
    """GH-8.0.1"""
    held = all(name in ledger.party_achievements for name in page.needs_party)
    return held and not any(name in ledger.global_achievements for name in page.needs_no_global)

"""Party achievements and global achievements (RULES 8.10)."""

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


def lose_party_achievement(ledger: Chronicle, name: str) -> None:
    ledger.party_achievements = [each for each in ledger.party_achievements if each != name]

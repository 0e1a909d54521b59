"""The party's reputation (RULES 9.3)."""

from .ledger import Chronicle

FARTHEST_REPUTATION = 20  # GH-9.3.1


def change_reputation(ledger: Chronicle, change: int) -> None:
    reputation = ledger.reputation + change
    ledger.reputation = max(-FARTHEST_REPUTATION, min(FARTHEST_REPUTATION, reputation))

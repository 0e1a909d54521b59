"""How an encounter ends (OS-9.2)."""

from ..state.battle import Battle

WON = 1.0
LOST = 0.0


def settle(battle: Battle) -> None:
    """No die is left and nothing is due: won (OS-5.3.1). All four fell: lost (OS-7.19.2), unless
    the last die is gone too (OS-9.2.1)."""
    if battle.over:
        return
    if battle.ending:
        if not battle.queue and not battle.resolving:
            finish(battle, WON)
    elif all(each.fallen for each in battle.the_four()):  # OS-7.20.10: allies do not count
        finish(battle, LOST)


def finish(battle: Battle, result: float) -> None:
    battle.results = [result] * battle.seats
    battle.tell("won" if result == WON else "lost", "OS-9.2.1")

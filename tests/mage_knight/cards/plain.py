"""Playing one half of a card that gives only points."""

from tests.mage_knight.bench import Bench, enemy

COLOURS = ("red", "blue", "green", "white")


def ready_for(phase: str, hero: str = "tovak", day: bool = True) -> Bench:
    """A bench in the phase, with one strong enemy if it is a phase of a fight."""
    bench = Bench(hero, day)
    if phase == "talking":
        bench.talk()
    elif phase in ("ranged", "block", "attack"):
        bench.fight(enemy(armour=30, attack=30))
        bench.phase(phase)
    else:
        bench.phase(phase)
    return bench


def points_of(card: str, half: str, phase: str) -> list[dict[str, int]]:
    """What the half gives in this phase, for each effect that can be chosen; nothing if it cannot
    be played."""
    found: list[dict[str, int]] = []
    while True:
        bench = ready_for(phase)
        bench.hand(card)
        bench.mana(*COLOURS)
        if not bench.offers(f"{half}:{card}"):
            return found
        bench.play(f"{half}:{card}")
        if bench.flow is None:
            return [bench.points()]
        assert bench.decision is not None
        bench.play(bench.options()[len(found)])
        found.append(bench.points())
        if len(found) == len(bench.decision.options):
            return found

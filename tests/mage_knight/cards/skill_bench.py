"""A hero with a skill, in the phase in which it may be used."""

from tests.mage_knight.bench import Bench, enemy


def bench_in(phase: str, skill: str, day: bool = True) -> Bench:
    """A hero with this skill in this phase, with an enemy that nobody can beat."""
    bench = Bench(day=day)
    bench.source()
    bench.skill(skill)
    if phase == "talking":
        bench.talk()
    elif phase not in ("moving", "acting", "afterwards"):
        bench.fight(enemy(armour=30, attack=30))
        bench.phase(phase)
    else:
        bench.phase(phase)
    return bench

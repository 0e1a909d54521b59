"""Checks of halves that only move, attack, heal or loot."""

from tests.gloomhaven.bench import BOTTOM, RADIUS, Bench

EDGE = -RADIUS  # the western edge of the field
MANY = 20  # hit points of a guard that survives any attack


def bench_of(name: str, **others: str) -> Bench:
    """A character of the class at the western edge of the field."""
    places = {name: f"{EDGE},0", **others}
    return Bench(1, RADIUS, None, None, **places)


def check_move(name: str, card: str, points: int, half: int = BOTTOM) -> None:
    """The character gets so far and no farther."""
    bench = bench_of(name)
    bench.open(card, half)
    assert f"{EDGE + points},0" in bench.places()
    assert f"{EDGE + points + 1},0" not in bench.places()
    bench.choose(f"move@{EDGE + points},0")
    assert bench.place(bench.figure()) == f"{EDGE + points},0"


def check_attack(name: str, card: str, half: int, value: int, range: int) -> None:
    """One enemy as far away as possible suffers the attack; one beyond cannot be chosen."""
    bench = bench_of(name)
    target = bench.monster("bandit_guard", f"{EDGE + range},0", hp=MANY)
    beyond = bench.monster("bandit_guard", f"{EDGE + range + 1},0", hp=MANY)
    bench.play(card, half, target)
    assert (target.hp, beyond.hp) == (MANY - value, MANY)


def check_charge(name: str, card: str, half: int, points: int, value: int) -> None:
    """A move and then an attack."""
    bench = bench_of(name)
    guard = bench.monster("bandit_guard", f"{EDGE + points + 1},0", hp=MANY)
    bench.play(card, half, f"move@{EDGE + points},0", guard)
    assert guard.hp == MANY - value


def check_heal(name: str, card: str, half: int, amount: int, range: int) -> None:
    """An ally as far away as possible is healed."""
    bench = bench_of(name, brute=f"{EDGE + range},0")
    ally = bench.figure(1)
    ally.hp = 1
    bench.play(card, half, ally)
    assert ally.hp == 1 + amount


def check_loot(name: str, card: str, half: int, range: int) -> None:
    bench = bench_of(name)
    bench.coin(f"{EDGE + range},0")
    bench.coin(f"{EDGE + range + 1},0")
    bench.play(card, half, "loot")
    assert bench.hero().coins == 1

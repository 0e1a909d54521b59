"""What bots' hunches say on the workbench, in words."""

from questhall.games.gloomhaven.minds.hunch import hunch
from questhall.kernel.chance import Chance

from .bench import Bench

LUCKS = 6
MOST_ANSWERS = 40


def thought(bench: Bench) -> str:
    """What is chosen, whatever luck decides."""
    assert bench.decision is not None
    places = {
        hunch(bench.scene, bench.decision, Chance(f"luck {number}")) for number in range(LUCKS)
    }
    texts = {said(bench, place) for place in places}
    assert len(texts) == 1, f"luck decides between {texts}"
    return texts.pop()


def said(bench: Bench, place: int) -> str:
    """An option: `move@2,0`, `top trample`, `suffer`."""
    option = bench.options[place]
    if option.where >= 0:
        q, r = bench.scene.scenario.hex(option.where)
        return f"{option.verb}@{q},{r}"
    if option.verb in ("top", "bottom", "lead", "follow", "lose-hand", "lose-discard"):
        return f"{option.verb} {bench.scene.card(option.what).key}"
    return option.verb


def thought_verb(bench: Bench) -> str:
    assert bench.decision is not None
    return bench.options[hunch(bench.scene, bench.decision, Chance("luck"))].verb


def thought_place(bench: Bench) -> str:
    """Where a move goes; luck may decide between equally good hexes."""
    assert bench.decision is not None
    place = hunch(bench.scene, bench.decision, Chance("luck"))
    return said(bench, place).partition("@")[2]


def play_by_hunch(bench: Bench) -> None:
    """Answer by hunch to the end."""
    chance = Chance("turn")
    for _ in range(MOST_ANSWERS):
        if bench.decision is None:
            return
        bench.choose(bench.offered[hunch(bench.scene, bench.decision, chance)])
    raise AssertionError(f"{bench.prompt} is still asked: {bench.offered}")

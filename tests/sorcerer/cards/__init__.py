"""Every card of the box, pack by pack: cast it, attack with it, let it die, end the round.

A test begins with the name of its card. Most things happen in Old London (`HERE`); what must not
reach another battlefield is tried in Whitechapel (`ELSEWHERE`).
"""

from questhall.games.sorcerer.rules.numbers import attack_of, dice_of, life_of
from questhall.games.sorcerer.setup.setup import LONDON
from questhall.games.sorcerer.state.arena import MAX_DICE, Minion
from tests.sorcerer.bench import Bench

HERE = 1
ELSEWHERE = 2


def with_skill(pack: str, avatar: int = HERE) -> Bench:
    """A table on which P0 has the skill card of a pack, used where the avatar stands."""
    bench = Bench()
    bench.skill(0, pack)
    bench.player(0).avatar = avatar
    return bench


def cast(bench: Bench, name: str, *choices: str, field: int = HERE, seat: int = 0) -> Minion:
    """Cast a minion from the hand into a battlefield."""
    card = bench.hand(seat, name=name)
    bench.act(seat, f"cast:{card}@{LONDON[field]}", *choices)
    minion = bench.arena.minion(card)
    assert minion is not None
    return minion


def cast_on(bench: Bench, host: Minion, name: str, *choices: str, seat: int = 0) -> int:
    """Cast an attachment from the hand on a minion; returns its card."""
    card = bench.hand(seat, name=name)
    bench.act(seat, f"cast-on:{card}@{host.card}", *choices)
    return card


def cast_sorcery(bench: Bench, name: str, *choices: str, seat: int = 0) -> int:
    """Cast a sorcery from the hand; returns its card."""
    card = bench.hand(seat, name=name)
    bench.act(seat, f"cast-sorcery:{card}", *choices)
    return card


def fight(bench: Bench, attacker: Minion, dice: str = "", *choices: str) -> None:
    """Attack without re-rolls; dice that are not named miss."""
    bench.no_rerolls()
    bench.arena.chance.stream("dice").rigged.clear()
    faces = dice.split()
    bench.fight(attacker, " ".join(faces + ["M"] * (MAX_DICE - len(faces))), *choices)


def slay(bench: Bench, killer: Minion, victim: Minion, *choices: str) -> None:
    """Attack and destroy the victim with critical hits."""
    points = life_of(bench.arena, victim) - victim.damage
    assert dice_of(bench.arena, killer) >= points
    fight(bench, killer, "C " * points, *[f"damage:{victim.card}"] * points, *choices)


def pick(minion: Minion) -> str:
    """The choice of a minion."""
    return f"pick:{minion.card}"


def picks(bench: Bench) -> list[int]:
    """The minions among which the open question offers a choice."""
    assert bench.decision is not None
    return [option.what for option in bench.decision.options if option.verb == "pick"]


def numbers(bench: Bench, minion: Minion) -> tuple[int, int]:
    """Current attack and Life."""
    return attack_of(bench.arena, minion), life_of(bench.arena, minion)


def attack(bench: Bench, minion: Minion) -> int:
    return attack_of(bench.arena, minion)

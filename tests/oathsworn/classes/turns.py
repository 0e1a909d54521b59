"""One Oathsworn at his turn, with every card of his class in hand, and a few friends."""

from questhall.games.oathsworn.rules.turn.playing import deed_of, lines_of
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn, turn_uses
from tests.oathsworn.bench import Bench

FRIENDS = ("warden", "priest", "ranger")
ALL_CARDS = 15


def at_turn(name: str, at: str = "0,2", level: int = ALL_CARDS, might: str = "cards") -> Bench:
    """The class comes first at the table and leads; the Warden, the Priest and the Ranger are off
    the board until a test lets them stand."""
    bench = Bench(company=(name, *FRIENDS), level=level, might=might)
    bench.stand(name, at)
    begin_turn(bench.battle, 0)
    oathsworn = bench.oathsworn(name)
    oathsworn.hand += oathsworn.box
    oathsworn.box = []
    return bench


def play(bench: Bench, key: str, *answers: str, line: int = 0) -> None:
    """Play a card of the one whose turn it is."""
    bench.do(turn(bench.battle), f"play:{bench.card(key)}@{line}", *answers)


def can_play(bench: Bench, key: str) -> list[int]:
    """The lines of a card that could be chosen now."""
    oathsworn = bench.battle.company[bench.battle.turn]
    uses = turn_uses(bench.battle, oathsworn, True)
    return [use.place for use in uses if use.card == bench.card(key)]


def comes_to_something(bench: Bench, key: str) -> list[int]:
    """The lines of a card of which anything would come now."""
    oathsworn = bench.battle.company[bench.battle.turn]
    lines = lines_of(bench.battle, bench.card(key))
    deed = deed_of(oathsworn, bench.card(key))
    return [n for n, line in enumerate(lines) if line.effect.possible(bench.battle, deed)]

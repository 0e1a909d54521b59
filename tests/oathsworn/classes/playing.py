"""An Oathsworn in his turn with all cards of his class in hand, and what comes of playing them."""

from questhall.games.oathsworn.rules.boss.attacking import attack_is_over, deliver
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.state.figures import Figure
from questhall.kernel.decisions import Flow
from tests.oathsworn.bench import Bench
from tests.oathsworn.rigging import COLOUR_LETTERS

FIRST_FOUR = ("warden", "priest", "ranger", "warbear")
TOUGH = 20  # HP of a rat that shall live


def in_turn(name: str, at: str = "0,2") -> Bench:
    """His turn has begun; the others are not on the board yet."""
    others = [each for each in FIRST_FOUR if each != name]
    bench = Bench(company=(name, *others[:3]), level=15)
    bench.stand(name, at)
    oathsworn = bench.oathsworn(name)
    oathsworn.hand += oathsworn.box
    oathsworn.box = []
    begin_turn(bench.battle, oathsworn.place)
    return bench


def facing_a_rat(name: str, at: str = "0,2") -> Bench:
    """The same with a tough rat on 0,1 that looks south."""
    bench = in_turn(name, at)
    bench.rat("0,1").hp = TOUGH
    return bench


def rat_of(bench: Bench) -> Figure:
    return bench.battle.minions()[0]


def play(bench: Bench, key: str, *answers: str, line: int = 0) -> None:
    bench.do(turn(bench.battle), f"play:{bench.card(key)}@{line}", *answers)


def may_play(bench: Bench, key: str, line: int = 0) -> bool:
    """Is it offered now? The turn ends with the question."""
    bench.do(turn(bench.battle))
    prompts = [each for each in bench.asked if each.prompt == "turn"]
    card = bench.card(key)
    return any((o.verb, o.what, o.where) == ("play", card, line) for o in prompts[-1].options)


def refreshes(bench: Bench, key: str, line: int, *answers: str) -> bool:
    """Play a line that refreshes might after an attack that used a card."""
    bench.do(bench.attack(_whose(bench)), "white:1")
    used = [deck for deck in bench.battle.might if deck.discard]
    play(bench, key, *answers, line=line)
    return bool(used) and not any(deck.discard for deck in used)


def _whose(bench: Bench) -> str:
    return bench.battle.company[bench.battle.turn].board.key


def damages(bench: Bench) -> list[int]:
    """All damage dealt so far, in its order."""
    return [event.where for event in bench.told("damage")]


def empowered(bench: Bench) -> list[int]:
    """By how many points, attack after attack; points are spent one by one, so the first question
    of each attack counts."""
    found: list[int] = []
    before = 0
    for decision in bench.asked:
        if decision.prompt == "empower" and decision.what >= before:
            found.append(decision.what)
        before = decision.what if decision.prompt == "empower" else 0
    return found


def struck(
    bench: Bench, enemy: Figure, faces: str, *names: str, answers: tuple[str, ...] = ()
) -> Blow:
    """An enemy attacks these Oathsworn, draws these cards, and the attack ends."""
    bench.foes_draw(faces)
    colours = "".join(word[0] for word in faces.split())
    might = [colours.count(letter) for letter in COLOUR_LETTERS]
    blow = Blow([enemy.id], [bench.figure(name).id for name in names], might)
    bench.do(_whole_attack(bench.battle, blow), *answers)
    return blow


def _whole_attack(battle: Battle, blow: Blow) -> Flow[None]:
    yield from deliver(battle, blow)
    yield from attack_is_over(battle, blow)

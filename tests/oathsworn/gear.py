"""An Oathsworn with a single item, and the moments at which items are used."""

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.might import COLOURS, Side
from questhall.games.oathsworn.rules.boss.attacking import attack_is_over, deliver
from questhall.games.oathsworn.rules.might.drawing import COLOUR_DIGIT, VALUE_DIGIT
from questhall.games.oathsworn.rules.turn.playing import carry_out_use, deed_of
from questhall.games.oathsworn.rules.turn.turns import turn_uses
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.state.figures import Figure
from tests.oathsworn.bench import Bench


def equip(bench: Bench, name: str, *keys: str) -> int:
    """These are his only items; the number of the last one."""
    oathsworn = bench.oathsworn(name)
    oathsworn.hand = [card for card in oathsworn.hand if card not in oathsworn.equipped]
    oathsworn.equipped = [bench.add_card(name, library().items[key]) for key in keys]
    return oathsworn.equipped[-1]


def calm(bench: Bench) -> None:
    """No blanks and no criticals are drawn for a while."""
    for side in (Side.COMPANY, Side.FOES):
        for colour in range(len(COLOURS)):
            deck = bench.battle.might_deck(side, colour)
            deck.draw.sort(key=lambda card: _is_plain(bench, card))


def _is_plain(bench: Bench, card: int) -> bool:
    printed = bench.battle.might_card(card)
    return printed.value > 0 and not printed.critical


def offered(bench: Bench, card: int) -> bool:
    """Was it offered at any moment?"""
    options = [option for decision in bench.asked for option in decision.options]
    return any(option.verb == "play" and option.what == card for option in options)


def strike(bench: Bench, name: str, *answers: str, text: str = "attack") -> None:
    """An attack with one white card beside the cubes; answers before and after the declaration
    are parted by an empty one."""
    before = answers[: answers.index("")] if "" in answers else answers
    after = answers[len(before) + 1 :]
    bench.do(bench.attack(name, text), *before, "white:1", *after)


def drawn(bench: Bench) -> int:
    """What the cards of the last draw were worth when they were turned over."""
    values = bench.told("drew")[-1].values or []
    return sum(code % COLOUR_DIGIT // VALUE_DIGIT for code in values)


def added_damage(bench: Bench) -> int:
    """The damage of the last attack beyond its cards."""
    return bench.told("damage")[-1].where - drawn(bench)


def empower_points(bench: Bench) -> int:
    points = [decision.what for decision in bench.asked if decision.prompt == "empower"]
    return points[0] if points else 0


def use(bench: Bench, name: str, card: int, *answers: str) -> None:
    """In the own turn."""
    oathsworn = bench.oathsworn(name)
    uses = [each for each in turn_uses(bench.battle, oathsworn, True) if each.card == card]
    assert uses, f"{bench.battle.cards[card].key} is of no use now"
    bench.do(carry_out_use(bench.battle, oathsworn, uses[0], deed_of(oathsworn, card)), *answers)


def is_of_use(bench: Bench, name: str, card: int) -> bool:
    """May it be used in his turn, and would anything come of it?"""
    oathsworn = bench.oathsworn(name)
    deed = deed_of(oathsworn, card)
    uses = [each for each in turn_uses(bench.battle, oathsworn, True) if each.card == card]
    return any(each.line.effect.possible(bench.battle, deed) for each in uses)


def blow_of(enemy: Figure, *targets: Figure, red: int = 2) -> Blow:
    return Blow([enemy.id], [target.id for target in targets], [0, 0, red, 0])


def suffer(bench: Bench, blow: Blow, *answers: str) -> None:
    """An attack of an enemy, up to its end."""
    bench.do(deliver(bench.battle, blow), *answers)
    if not bench.battle.over:
        bench.do(attack_is_over(bench.battle, blow))

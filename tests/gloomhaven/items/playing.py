"""What the tests of items have in common: a turn, an attack action, the use of one item."""

from questhall.games.gloomhaven.printed.items import Window
from questhall.games.gloomhaven.rules.attack.aiming import choose_and_strike
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan
from questhall.games.gloomhaven.rules.cards.items import turn_items
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.state.heroes import Feat, Item, ItemState
from questhall.kernel.decisions import Option
from questhall.kernel.offers import taken

from ..bench import Bench, Choice

STATES = {ItemState.READY: "ready", ItemState.TURNED: "spent", ItemState.FLIPPED: "consumed"}


def state(item: Item) -> str:
    return STATES[item.state]


def uses(bench: Bench, seat: int = 0) -> int:
    """How often the character has used items."""
    return bench.hero(seat).tally[Feat.ITEMS_USED]


def usable(bench: Bench, seat: int = 0, window: int = Window.IN_TURN) -> list[int]:
    """The numbers of the items that the character could use now on its turn."""
    figure = bench.figure(seat)
    bench.scene.acting = figure.id
    return [each.what for each in turn_items(bench.scene, figure, bench.turn, window)]


def offer_of(bench: Bench, number: int, window: int = Window.IN_TURN) -> Option:
    """The option to use that item."""
    offers = turn_items(bench.scene, bench.figure(number // 100), bench.turn, window)
    return next(each for each in offers if each.what == number)


def use(bench: Bench, *choices: Choice, number: int = 0, window: int = Window.IN_TURN) -> None:
    """Use an item on its owner's turn."""
    seat = number // 100
    assert number in usable(bench, seat, window)
    bench.run(taken(offer_of(bench, number, window)), *choices)


def open_attack(bench: Bench, value: int, range: int = 0, targets: int = 1) -> None:
    """Begin an attack action of the first character; its first question is open."""
    bench.scene.acting = bench.hero().figure
    plan = AttackPlan(bench.figure(), value, range, [])
    plan.targets = targets
    plan.single = targets == 1
    plan.turn = bench.turn
    bench.start(choose_and_strike(bench.scene, plan, bench.turn))


def attack_action(
    bench: Bench, value: int, *choices: Choice, range: int = 0, targets: int = 1
) -> None:
    """A whole attack action of the first character."""
    open_attack(bench, value, range, targets)
    answer(bench, *choices)


def answer(bench: Bench, *choices: Choice) -> None:
    """Answer questions until it is over."""
    for choice in choices:
        bench.choose(choice)
    assert bench.decision is None, f"{bench.prompt} is still asked: {bench.offered}"


def open_move(bench: Bench, points: int) -> None:
    bench.scene.acting = bench.hero().figure
    bench.start(move(bench.scene, bench.figure(), bench.turn, points, False))


def open_turn(bench: Bench, seat: int = 0) -> None:
    """A whole turn of a character, from its start."""
    bench.start(take_turn(bench.scene, bench.hero(seat)))

"""The odds of a draw against every way in which small decks can lie, and what follows from them."""

from functools import cache
from itertools import permutations, product

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.printed.might import CRITICALS, KINDS, VALUES, Colour
from questhall.games.oathsworn.rules.attack.advice import advice_on
from questhall.games.oathsworn.rules.might.declaring import raised_at_once
from questhall.games.oathsworn.rules.might.hits import Draws
from questhall.games.oathsworn.rules.might.luck import Lots, Luck, Redraws
from questhall.games.oathsworn.rules.might.odds import Pool
from questhall.games.oathsworn.rules.might.stakes import Outcome, Stake
from questhall.games.oathsworn.view.drawing import odds_of
from questhall.games.oathsworn.view.view import view
from questhall.kernel.decisions import Decision, Flow, Option
from tests.marks import rule
from tests.oathsworn.bench import Bench

# The faces that are left of a deck, and cards that lie there.
WHITE = ("blank", "blank", "1", "1", "2", "2c")
YELLOW = ("blank", "1", "3", "3c", "blank")
MISSING = 2


def kind(colour: int, face: str) -> int:
    return KINDS[colour].index(face)


def pool(colour: int, faces: tuple[str, ...]) -> Pool:
    left = tuple(faces.count(each) for each in KINDS[colour])
    return Pool(colour, left, (0,) * len(left))


# -- before the draw ---------------------------------------------------------------------


def played(decks: list[list[int]], wanted: list[int], redraws: int) -> int:
    """The total of a draw from decks in this order, -1 if it misses: the blanks that are too many
    are drawn anew, those of the higher colour first."""
    waiting = [deck[:] for deck in decks]
    blanks = [0] * len(decks)
    total = 0

    def draw(colour: int, bonus: bool) -> None:
        nonlocal total
        card = waiting[colour].pop(0)
        total += VALUES[colour][card]
        blanks[colour] += not bonus and VALUES[colour][card] == 0
        if CRITICALS[colour][card]:
            due[colour] += 1

    due = [0] * len(decks)
    for colour, count in enumerate(wanted):
        for _ in range(count):
            draw(colour, bonus=False)
    while True:
        for colour in range(len(decks)):
            while due[colour]:
                due[colour] -= 1
                draw(colour, bonus=True)
        if sum(blanks) < MISSING or redraws == 0:
            break
        redraws -= 1
        colour = max(each for each in range(len(decks)) if blanks[each])
        blanks[colour] -= 1
        draw(colour, bonus=False)
    return total if sum(blanks) < MISSING else -1


def orders_of(colour: int, faces: tuple[str, ...]) -> list[list[int]]:
    return [list(each) for each in set(permutations([kind(colour, face) for face in faces]))]


@rule("OS-7.11.4", "OS-7.11.6", "OS-7.11.9", "OS-7.11.10")
@pytest.mark.parametrize("redraws", [0, 1, 2])
@pytest.mark.parametrize("wanted", [[1, 0], [2, 0], [1, 1], [2, 1], [0, 2]])
def test_totals_of_all_orders_of_small_decks(wanted: list[int], redraws: int) -> None:
    orders = list(product(orders_of(0, WHITE), orders_of(1, YELLOW)))
    counted: dict[int, int] = {}
    for white, yellow in orders:
        total = played([white, yellow], wanted, redraws)
        counted[total] = counted.get(total, 0) + 1
    pools = [pool(0, WHITE), pool(1, YELLOW)]
    hits = Draws(pools, redraws, MISSING).hits(wanted)
    for total in range(max([*counted, len(hits)]) + 1):
        chance = hits[total] if total < len(hits) else 0.0
        assert chance == pytest.approx(counted.get(total, 0) / len(orders), abs=1e-6), total


# -- after the draw ----------------------------------------------------------------------

# Colour, kind, and was it drawn for a critical?
Lying = tuple[tuple[int, int, bool], ...]
Decks = tuple[tuple[int, ...], ...]


class Threshold(Stake):
    """So much is enough, and more is of little use."""

    def __init__(self, enough: int) -> None:
        super().__init__(MISSING)
        self.enough = enough

    def reckon(self, total: int) -> Outcome:
        return Outcome(0.01 * total + (1.0 if total >= self.enough else 0.0), 1.0)


def best_by_trying(stake: Stake, lying: Lying, decks: Decks, redraws: int, price: float) -> float:
    """What is worth most of leaving it and drawing any card anew, in every way that goes on."""

    @cache
    def after(lying: Lying, decks: Decks, redraws: int) -> tuple[float, float]:
        blanks = sum(value == 0 and not bonus for value, bonus in values(lying))
        total = sum(value for value, _ in values(lying))
        hit = 0.0 if stake.misses(blanks) else 1.0
        best = (stake.of(total).worth * hit, hit)
        for place, (colour, _, bonus) in enumerate(lying if redraws else ()):
            rest = (*lying[:place], *lying[place + 1 :])
            worth, hits = drawn(rest, decks, colour, bonus, redraws - 1)
            best = max(best, (worth - price * hits, hits))
        return best

    def drawn(
        lying: Lying, decks: Decks, colour: int, bonus: bool, redraws: int
    ) -> tuple[float, float]:
        worth = hits = 0.0
        for place, card in enumerate(decks[colour]):
            left = (*decks[colour][:place], *decks[colour][place + 1 :])
            rest = (*decks[:colour], left, *decks[colour + 1 :])
            now = tuple(sorted([*lying, (colour, card, bonus)]))
            if CRITICALS[colour][card]:
                one = drawn(now, rest, colour, True, redraws)
            else:
                one = after(now, rest, redraws)
            worth += one[0] / len(decks[colour])
            hits += one[1] / len(decks[colour])
        return worth, hits

    return after(tuple(sorted(lying)), decks, redraws)[0]


def values(lying: Lying) -> list[tuple[int, bool]]:
    return [(VALUES[colour][card], bonus) for colour, card, bonus in lying]


def lots(lying: Lying) -> Lots:
    found = []
    for colour, faces in enumerate((WHITE, YELLOW)):
        piles = [[0] * len(KINDS[colour]) for _ in range(2)]
        for own, card, bonus in lying:
            if own == colour:
                piles[bonus][card] += 1
        found.append((pool(colour, faces), tuple(piles[0]), tuple(piles[1])))
    return tuple(found)


HANDS: dict[str, Lying] = {
    "two blanks": ((0, 0, False), (0, 0, False), (1, 1, False)),
    "blanks of both colours": ((0, 0, False), (1, 0, False), (0, 2, False)),
    "one blank": ((0, 0, False), (0, 1, False), (1, 2, False)),
    "a blank for a critical": ((0, 3, False), (0, 0, True), (1, 1, False)),
    "no blank": ((0, 1, False), (0, 1, False), (1, 2, False)),
}


@rule("OS-7.11.6", "OS-7.11.9", "OS-7.11.12")
@pytest.mark.parametrize("redraws", [0, 1, 2])
@pytest.mark.parametrize("enough", [3, 5, 7])
@pytest.mark.parametrize("hand", HANDS)
def test_no_other_redraw_is_worth_more(hand: str, enough: int, redraws: int) -> None:
    stake = Threshold(enough)
    decks = tuple(
        tuple(kind(colour, face) for face in faces) for colour, faces in enumerate((WHITE, YELLOW))
    )
    tried = best_by_trying(stake, HANDS[hand], decks, redraws, price=0.1)
    found = Luck(stake).best(lots(HANDS[hand]), Redraws(0, redraws, 0.1))
    assert found.worth == pytest.approx(tried, abs=1e-6)


# -- at the table ------------------------------------------------------------------------


def declaring(bench: Bench, text: str = "attack()") -> tuple[Flow[object], Decision]:
    """The Warden attacks; how many white cards?"""
    flow = bench.attack("warden", text)
    decision = next(flow)
    assert isinstance(decision, Decision)
    while decision.prompt != "declare":
        answer = next(o for o in decision.options if o.verb in ("target", "no-interrupt"))
        asked = flow.send(answer)
        assert isinstance(asked, Decision)
        decision = asked
    return flow, decision


def best_of(bench: Bench, decision: Decision) -> Option:
    """What the panel lights."""
    shown = view(bench.battle, 0).attack
    assert shown is not None
    return next(o for o in decision.options if odds_of(bench.battle, o) == [shown.best])


def standing_before_a_rat(hp: int) -> Bench:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.rat("0,1").hp = hp
    return bench


@rule("OS-7.11.4", "OS-7.14.2")
def test_near_a_kill_the_fewest_cards_that_surely_kill_are_best() -> None:
    bench = standing_before_a_rat(hp=1)
    _, decision = declaring(bench, "attack(bonus=9)")
    shown = view(bench.battle, 0).attack
    assert shown is not None
    assert (shown.odds[shown.best].ends, shown.aim) == (1.0, "kill")
    assert best_of(bench, decision).what == 0
    assert shown.odds[5].ends < 0.6


@rule("OS-7.12.1")
def test_cards_that_will_be_raised_are_reckoned_with() -> None:
    plain, raised = standing_before_a_rat(hp=3), standing_before_a_rat(hp=3)
    declaring(plain)
    declaring(raised, "attack(empower=3)")
    one, other = view(plain.battle, 0).attack, view(raised.battle, 0).attack
    assert one is not None
    assert other is not None
    assert other.odds[2].ends > 1.8 * one.odds[2].ends
    assert other.odds[2].hit == one.odds[2].hit


@rule("OS-5.3.1")
def test_the_last_part_is_the_end_of_the_encounter() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    boss = bench.boss("0,0")
    aims: list[str] = []
    for dice in ([1] * len(boss.dice), [0] * len(boss.dice)):
        boss.dice[:] = dice
        boss.dice[0] = 1
        flow, _ = declaring(bench, "attack(bonus=9)")
        shown = view(bench.battle, 0).attack
        assert shown is not None
        aims.append(shown.aim)
        flow.close()
        bench.battle.attack = None
    assert aims == ["break", "win"]


@rule("OS-7.11.1", "OS-7.12.1", "OS-7.11.7")
@pytest.mark.parametrize("hp", [1, 2, 3])
@pytest.mark.parametrize("text", ["attack()", "attack(empower=3)", "attack(bonus=2)"])
def test_panel_hint_and_warnings_agree(text: str, hp: int) -> None:
    """Whatever is drawn: what is lit is hinted at, and nothing warns of it."""
    bench = standing_before_a_rat(hp)
    bench.tokens("warden", redraw=2)
    bench.draw("y:b w:b w:b w:2c w:1")
    flow, decision = declaring(bench, text)
    prompts: set[str] = set()
    while decision.prompt in ("declare", "empower", "improve"):
        prompts.add(decision.prompt)
        best = best_of(bench, decision)
        hinted = GAME.reckoned(bench.battle, 0, decision)
        assert hinted is not None
        assert odds_of(bench.battle, hinted.option) == odds_of(bench.battle, best)
        assert GAME.warning(bench.battle, 0, decision, hinted.option) is None
        try:
            asked = flow.send(hinted.option)
        except StopIteration:
            break
        assert isinstance(asked, Decision)
        decision = asked
    assert "improve" in prompts or hp == 1


@rule("OS-7.12.1")
def test_cards_are_raised_in_one_declaration() -> None:
    bench = standing_before_a_rat(hp=6)
    bench.draw("k:3 w:1")
    flow, decision = declaring(bench, "attack(empower=3)")
    raising = flow.send(next(o for o in decision.options if (o.verb, o.what) == ("white", 1)))
    assert isinstance(raising, Decision)
    ways = {(o.what, o.where, o.amount) for o in raising.options if o.verb == "raise-to"}
    assert ways == {(0, 2, 0), (1, 0, 1)}
    assert bench.battle.attack is not None
    flow.send(next(o for o in raising.options if (o.what, o.where, o.amount) == (1, 0, 1)))
    assert bench.battle.attack.wanted == [0, 1, 0, 1]


@rule("OS-7.12.1")
def test_every_way_to_raise_uses_every_point() -> None:
    assert sorted(raised_at_once([1, 1, 0, 0], 3)) == [[0, 0, 2, 0], [0, 1, 0, 1]]
    assert raised_at_once([0, 0, 1, 0], 5) == [[0, 0, 0, 1]]
    assert len(raised_at_once([10, 0, 0, 0], 10)) == 14


@rule("OS-1.4.4")
def test_the_same_position_is_reckoned_once() -> None:
    bench = standing_before_a_rat(hp=2)
    _, _ = declaring(bench)
    attack = bench.battle.attack
    assert attack is not None
    first = advice_on(bench.battle, attack)
    assert advice_on(bench.battle, attack) is first
    bench.battle.figures[attack.targets[0]].hp = 1
    assert advice_on(bench.battle, attack) is not first
    bench.battle.might_deck(0, Colour.WHITE).draw.pop()
    assert advice_on(bench.battle, attack) is not first

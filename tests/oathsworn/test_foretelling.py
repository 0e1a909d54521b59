"""What the face-up Stage Card would do now, and what a draw under way may bring."""

from collections.abc import Generator

import pytest

from questhall.games.oathsworn.printed.might import Colour, Side
from questhall.games.oathsworn.rules.might.odds import of_cards, of_colour, pool_of
from questhall.games.oathsworn.view.drawing import AttackView, odds_of
from questhall.games.oathsworn.view.foretelling import ForetoldView, StepView, foretell
from questhall.games.oathsworn.view.view import view
from questhall.kernel.decisions import Decision, Option
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.encounters.field import Field

BY_CARDS = [False] * 4


def mother(card: str = "mother_1") -> Field:
    """The mother, three hexes from the Warden; the Priest is farther away."""
    field = Field("grain_mother")
    field.boss("0,-2", facing="S")
    field.stand("warden", "0,2")
    field.stand("priest", "4,2")
    turn_up(field, card)
    return field


def turn_up(field: Field, key: str) -> None:
    number = next(n for n, card in enumerate(field.battle.cards) if card.key == key)
    field.battle.stage_piles[0] = [n for n in field.battle.stage_piles[0] if n != number]
    field.battle.face_up = number


def foretold(field: Field) -> ForetoldView:
    found = foretell(field.battle)
    assert found is not None
    return found


def step(found: ForetoldView, number: int) -> StepView:
    return next(each for each in found.steps if each.number == number)


@rule("OS-8.3.4")
def test_the_nearest_is_the_target_and_the_rule_says_so() -> None:
    field = mother()
    found = foretold(field)
    assert found.target == f"figure:{field.figure('warden').id}"
    assert (found.reason, found.rule) == ("nearest", "OS-8.3.4")


@rule("OS-8.3.11")
def test_who_taunts_is_the_target() -> None:
    field = mother()
    field.battle.bosses()[0].taunted_by = field.figure("priest").id
    assert foretold(field).reason == "taunted"
    assert foretold(field).target == f"figure:{field.figure('priest').id}"


@rule("OS-8.5.1", "OS-8.7.8")
def test_ways_lead_from_step_to_step_to_where_it_would_end() -> None:
    field = mother()
    found = foretold(field)
    assert step(found, 1).arrivals, "the litter"
    there, away = step(found, 2).ways[0], step(found, 4).ways[0]
    assert there.start == "0,-2"
    assert away.start in there.end
    assert len(away.end) == 7


@rule("OS-8.8.8")
def test_losses_are_as_likely_as_the_cards_that_are_left() -> None:
    field = mother()
    strike = step(foretold(field), 3).strikes[0]
    assert strike.might == [0, 3, 2, 0]
    loss = strike.losses[0]
    assert loss.figure == f"figure:{field.figure('warden').id}"
    assert sum(loss.chances) == pytest.approx(1, abs=0.001)
    mean = sum(hp * chance for hp, chance in enumerate(loss.chances))
    reds = field.battle.might_deck(Side.FOES, Colour.RED)
    blanks = [c for c in reds.draw if field.battle.might_card(c).face == "blank"]
    reds.discard += [c for c in reds.draw if c not in blanks]
    reds.draw[:] = blanks
    worse = step(foretold(field), 3).strikes[0].losses[0].chances
    assert sum(hp * chance for hp, chance in enumerate(worse)) < mean


@rule("OS-8.8.2")
def test_a_broken_part_leaves_out_a_card() -> None:
    field = mother()
    field.battle.bosses()[0].dice[0] = 0  # the maw, with the symbol of this attack
    strike = step(foretold(field), 3).strikes[0]
    assert (strike.might, strike.fewer) == ([0, 3, 1, 0], 1)


@rule("OS-1.4.1")
def test_looking_ahead_changes_nothing_and_tells_nothing_hidden() -> None:
    field = mother()
    before = view(field.battle, 0)
    for colour in range(4):
        field.battle.might_deck(Side.FOES, colour).draw.reverse()
    assert view(field.battle, 0) == before


# -- draws -----------------------------------------------------------------------------


@rule("OS-7.11.4")
def test_two_blanks_miss_as_often_as_the_deck_says() -> None:
    bench = Bench()
    chances = of_cards(bench.battle, Side.COMPANY, [2, 0, 0, 0], BY_CARDS)
    missed = sum(chance for (blanks, _), chance in chances.items() if blanks == 2)
    assert missed == pytest.approx(6 / 18 * 5 / 17)
    assert sum(chances.values()) == pytest.approx(1)


@rule("OS-7.11.9", "OS-7.11.10")
def test_a_card_for_a_critical_adds_but_does_not_miss() -> None:
    bench = Bench()
    chances = of_colour(pool_of(bench.battle, Side.COMPANY, Colour.WHITE), 0, bonus=1)
    assert all(blanks == 0 for blanks, _ in chances)
    assert max(total for _, total in chances) > 2, "another critical goes on"


def attacking(bench: Bench, *answers: str) -> tuple[Generator[Decision, Option, None], Decision]:
    """The attack of the Warden on a rat, as far as the question after these answers."""
    flow = bench.attack("warden", "attack(bonus=1)")
    decision = next(flow)
    for answer in answers:
        decision = flow.send(next(o for o in decision.options if o.verb == answer))
    return flow, decision


def seen_attack(bench: Bench) -> AttackView:
    found = view(bench.battle, 0).attack
    assert found is not None
    return found


@rule("OS-7.11.1")
def test_each_number_of_white_cards_has_its_odds() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.rat("0,1").hp = 3
    _, decision = attacking(bench, "target")
    assert decision.prompt == "declare"
    shown = seen_attack(bench)
    for option in [each for each in decision.options if each.verb == "white"]:
        place = odds_of(bench.battle, option)[0]
        assert place == option.what
        assert 0 <= shown.odds[place].hit <= 1
    assert shown.odds[0].hit > shown.odds[10].hit


@rule("OS-7.11.6", "OS-7.11.7")
def test_what_lies_there_is_certain_and_a_redraw_is_not() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.rat("0,1").hp = 3
    bench.oathsworn("warden").tokens[2] = 1
    bench.draw("y:3 w:b")
    flow, decision = attacking(bench, "target")
    white = next(o for o in decision.options if o.verb == "white" and o.what == 1)
    decision = flow.send(white)
    assert decision.prompt == "improve"
    shown = seen_attack(bench)
    stands = next(o for o in decision.options if o.verb == "draw-stands")
    odds = shown.odds[odds_of(bench.battle, stands)[0]]
    assert (odds.hit, odds.damage, odds.loss) == (1.0, 4.0, 2.0)
    assert (shown.total, shown.blanks, shown.targets[0].loss) == (3, 1, 2)
    again = [o for o in decision.options if o.verb == "redraw-token"]
    assert max(shown.odds[odds_of(bench.battle, o)[0]].loss for o in again) > odds.loss

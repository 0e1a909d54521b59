"""What a table is told of options besides their words: their parts, and what needs no thought."""

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import COLOURS, Site
from questhall.games.mage_knight.view.view import view
from tests.mage_knight.bench import Bench, enemy
from tests.marks import rule


def parts(bench: Bench, verb: str) -> list[list[int]]:
    options = bench.ask().options
    return [GAME.parts(bench.realm, option) for option in options if option.verb == verb]


def test_a_strike_names_the_enemies_by_their_places() -> None:
    bench = Bench()
    bench.hand("rage")
    bench.fight(enemy(armour=1, key="a"), enemy(armour=9, key="b"), enemy(armour=1, key="c"))
    bench.phase("attack")
    bench.play("basic:rage")
    assert sorted(parts(bench, "strike")) == [[0], [0, 2], [2]]


def test_an_ability_is_named_by_its_place_on_the_unit() -> None:
    bench = Bench()
    bench.unit("peasants")
    assert parts(bench, "activate") == [[2]]
    bench.fight(enemy())
    bench.phase("block")
    assert parts(bench, "activate") == [[0]]


def test_a_block_is_against_one_of_the_attacks() -> None:
    bench = Bench()
    bench.hand("determination")
    bench.fight(enemy(attack=2))
    bench.phase("block")
    bench.play("basic:determination")
    assert parts(bench, "block") == [[0]]


def test_most_options_have_no_parts() -> None:
    bench = Bench()
    bench.hand("march")
    assert parts(bench, "basic") == [[]]


# -- paying ------------------------------------------------------------------------


def paying(bench: Bench) -> str:
    """What is paid without a thought when a strong effect is played."""
    decision = bench.ask()
    assert decision.prompt == "pay"
    answer = GAME.sensible(bench.realm, decision)
    return "" if answer is None else f"{answer.verb}:{COLOURS[answer.what]}"


@rule("MK-4.4.1", "MK-4.4.11")
@pytest.mark.parametrize(
    ("mana", "crystals", "dice", "paid"),
    [
        pytest.param(["red"], ["red"], ["red"], "pay-token:red", id="the turn takes it anyway"),
        pytest.param(["gold", "red"], [], [], "pay-token:red", id="gold could pay others"),
        pytest.param(["gold"], ["red"], [], "", id="gold or crystal is a choice"),
        pytest.param([], ["red"], ["red"], "", id="die or crystal is a choice"),
    ],
)
def test_a_token_of_the_very_colour_goes_first(
    mana: list[str], crystals: list[str], dice: list[str], paid: str
) -> None:
    bench = Bench()
    bench.hand("rage")
    bench.mana(*mana)
    bench.crystals(*crystals)
    bench.source(*dice)
    bench.fight(enemy())
    bench.phase("attack")
    bench.play("strong:rage")
    assert paying(bench) == paid


def test_crystals_that_return_may_be_worth_more_than_a_token() -> None:
    bench = Bench()
    bench.hand("crystal_mastery", "rage")
    bench.mana("blue", "red")
    bench.crystals("red")
    bench.fight(enemy())
    bench.phase("attack")
    bench.play("strong:crystal_mastery", "strong:rage")
    assert paying(bench) == ""


def test_another_question_is_left_alone() -> None:
    bench = Bench()
    bench.mana("red")
    assert GAME.sensible(bench.realm, bench.ask()) is None


# -- sideways ----------------------------------------------------------------------


@rule("MK-4.1.7")
def test_the_view_says_what_a_card_becomes_sideways() -> None:
    bench = Bench()
    assert view(bench.realm, 0).turn.sideways == ["move"]
    bench.paint(bench.hero.space, "plains", Site.VILLAGE)
    bench.phase("talking")
    assert view(bench.realm, 0).turn.sideways == ["influence"]
    bench.fight(enemy(abilities=EnemyAbility.CUMBERSOME))
    bench.phase("block")
    assert view(bench.realm, 0).turn.sideways == ["block", "move"]
    bench.phase("ranged")
    assert view(bench.realm, 0).turn.sideways == []

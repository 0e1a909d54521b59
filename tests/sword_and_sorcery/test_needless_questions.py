"""Nobody is asked, and nothing is rolled, where it cannot matter."""

import pytest

from questhall.games.sword_and_sorcery.rules.moments import use_named
from questhall.games.sword_and_sorcery.rules.movement.entering import enter
from questhall.games.sword_and_sorcery.rules.movement.traps import spring
from questhall.games.sword_and_sorcery.rules.movement.walking import evade
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.attacks import Deed
from tests.marks import rule, ruling

from .bench import Bench

CLERIC = ("thorgar_cleric", "ecarus_white_rose")


def prompts(bench: Bench) -> list[str]:
    return [decision.prompt for decision in bench.asked]


@rule("SS-2.0.0.4")
def test_a_reroll_that_no_die_may_use_is_not_offered() -> None:
    bench = Bench(heroes=CLERIC)
    bench.sheet(0).used_this_round.remove("divine_aid")
    enemy = bench.enemy("A")
    bench.roll(red=["miss", "miss"])
    bench.do(bench.attack(0, enemy, red=1), "help-innate", "reroll")
    verbs = [[option.verb for option in decision.options] for decision in bench.asked]
    assert verbs == [["help-innate", "no-more"], ["reroll", "no-more"]]


@rule("SS-2.0.0.4")
def test_more_rerolls_than_dice_are_not_granted() -> None:
    """The one die has its reroll already: no card is spent on another."""
    bench = Bench(heroes=CLERIC)
    bench.sheet(0).used_this_round.remove("divine_aid")
    coin = bench.item(0, "lucky_coin")
    enemy = bench.enemy("A")
    bench.roll(red=["miss", "hit"])
    bench.do(bench.attack(0, enemy, red=1), "help-innate", "reroll")
    assert coin in bench.sheet(0).inventory
    assert "use-item" not in [option.verb for option in bench.asked[1].options]


@rule("SS-2.0.0.4", "SS-9.0.0.7")
def test_symbols_do_not_pay_for_a_reroll_that_no_die_may_use() -> None:
    bench = Bench()
    enemy = bench.enemy("A")
    bench.roll(red=["skill skill", "skill skill"])
    effects = ("pay(reroll(1), skill=1)", "pay(reroll(1), skill=1)")
    bench.do(bench.attack(0, enemy, red=1, effects=effects), "trigger:0", "reroll:0")
    assert [decision.prompt for decision in bench.asked] == ["effects", "effects"]


@rule("SS-15.11.6.4")
@pytest.mark.parametrize(("stunned", "saves"), [(True, 0), (False, 1)])
def test_nobody_saves_against_a_bandit_who_cannot_strike(stunned: bool, saves: int) -> None:
    bench = Bench("A B")
    bandit = bench.printed("bandit_green_1", "B")
    if stunned:
        bench.condition(bandit, "stun")
    bench.roll(blue=["shield"])
    bench.do(enter(bench.adventure, bench.hero(0), bench.area("B")))
    assert len(bench.told("saved") + bench.told("not-saved")) == saves


@rule("SS-7.1.0.4")
def test_nobody_saves_whose_powers_are_all_ready() -> None:
    bench = Bench(heroes=CLERIC)
    bench.power(0, "heal", 3)
    bench.do(bench.effect(0, "save(heroes, rotate(-1, target, count=1))"))
    assert bench.told("saved") + bench.told("not-saved") == []


def saves(bench: Bench) -> list[int]:
    """Who had to make one."""
    return [event.what for event in bench.journal.events if event.key in ("saved", "not-saved")]


@rule("SS-2.0.0.3", "SS-3.3.1.3")
@pytest.mark.parametrize(
    ("trap", "stat"), [("poison_gas", "no_poison"), ("pitch_floor", "no_slow")]
)
def test_nobody_saves_against_what_he_is_immune_to(trap: str, stat: str) -> None:
    bench = Bench("A B", heroes=CLERIC)
    bench.do(bench.effect(1, f"bonus({stat}, 1, self, until=time)"))
    bench.on_top(Pile.TRAP, trap)
    bench.roll(blue=["miss"] * 2)
    bench.do(spring(bench.adventure, bench.sheet(0)))
    assert saves(bench) == [0]


@rule("SS-2.0.0.6", "SS-15.1.0.11")
@ruling("58")
def test_nobody_saves_against_a_curse_that_he_bears_already() -> None:
    bench = Bench("A B", heroes=CLERIC)
    shaman = bench.printed("orc_shaman_blue_1", "A")
    bench.sheet(0).acted = True
    bench.roll(blue=["miss"] * 4)
    for place, times in ((1, 1), (1, 1), (0, 2), (0, 2)):
        deed = Deed(shaman.id)
        deed.target = place
        bench.do(use_named(bench.adventure, shaman, "curse_1", deed))
        assert len(saves(bench)) == times
    bench.sheet(0).acted = False
    deed = Deed(shaman.id)
    deed.target = 0
    bench.do(use_named(bench.adventure, shaman, "curse_1", deed))
    assert saves(bench) == [1, 0, 0], "in his own turn it would last longer"


@rule("SS-3.3.1.3")
def test_nobody_saves_from_a_slab_that_leads_to_where_he_is() -> None:
    bench = Bench("A B", heroes=CLERIC)
    bench.on_top(Pile.TRAP, "turning_slab")
    bench.roll(blue=["miss"])
    bench.do(spring(bench.adventure, bench.sheet(0)))
    assert saves(bench) == []


@rule("SS-10.4.0.2", "SS-16.0.0.7")
def test_a_condition_is_paid_for_though_the_main_target_is_immune() -> None:
    bench = Bench("A B", heroes=CLERIC)
    troll = bench.printed("troll", "A")
    other = bench.enemy("A", hp=9)
    bench.roll(red=["hit skill", "skill skill"], blue=["miss"] * 9)
    effects = ("pay(afflict(stun), skill=1)",)
    attack = bench.attack(0, troll, fixed=3, red=2, effects=effects, always=("aoe(0)",))
    bench.do(attack, "trigger:0")
    assert (bench.has(troll, "stun"), bench.has(other, "stun")) == (0, 1)


@rule("SS-6.1.2.2", "SS-15.11.6.4")
@pytest.mark.parametrize("condition", ["stun", "blind"])
def test_no_order_among_enemies_that_cannot_react(condition: str) -> None:
    bench = Bench("A B")
    bench.hero(1, "B")
    for place in range(3):
        enemy = bench.enemy("A")
        if place:
            bench.condition(enemy, condition)
    bench.do(evade(bench.adventure, bench.hero(0)))
    assert "who-reacts" not in prompts(bench)
    assert len(bench.told("reaction-attack")) == 1


@rule("SS-6.3.3.1", "SS-10.6.5.1", "SS-10.6.1.1")
@pytest.mark.parametrize(
    ("conditions", "moves", "offered"),
    [
        ((), 1, True),
        (("slow",), 1, False),
        (("knocked_down",), 1, True),
        (("knocked_down", "slow"), 1, False),
        (("knocked_down",), 0, False),
    ],
)
def test_focus_is_for_those_who_can_still_attack(
    conditions: tuple[str, ...], moves: int, offered: bool
) -> None:
    bench = Bench()
    bench.enemy("B")
    for condition in conditions:
        bench.condition(bench.hero(0), condition)
    bench.sheet(0).moves = moves
    assert ("focus" in bench.open_verbs()) == offered


@rule("SS-9.0.0.20", "SS-6.5.0.1")
@pytest.mark.parametrize(("hits", "asked"), [(8, ["react"]), (3, [])])
def test_nobody_is_asked_for_shields_where_the_dice_have_parried_everything(
    hits: int, asked: list[str]
) -> None:
    bench = Bench("A", heroes=CLERIC)
    bench.power(1, "iron_stance")
    foe = bench.enemy("A")
    bench.roll(blue=["shield shield"] * 4)
    bench.do(bench.attack(foe.id, bench.hero(1), fixed=hits), *["no-more"] * len(asked))
    assert prompts(bench) == asked

"""Words that no card of the first four classes needs alone, and what is said of wrong ones."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.rules.boss.targeting import Reach, choose_target
from questhall.games.oathsworn.rules.rounds import end_of_round
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.words.conditions import CONDITIONS
from questhall.games.oathsworn.words.effects import EFFECTS
from questhall.games.oathsworn.words.figures import FIGURES
from questhall.kernel.language.expressions import BadExpression, parse_expression
from tests.marks import rule, ruling
from tests.oathsworn.bench import Bench


@rule("OS-12.2.2")
@ruling("OS-R73")
def test_bleeding_costs_the_printed_hp_however_many_tokens() -> None:
    bench = Bench()
    bench.stand("warden", "0,0")
    rat = bench.rat("0,1")
    rat.hp = 4
    deed = bench.deed("warden")
    deed.target = rat.id
    bench.do(bench.effect("warden", "status(bleed, 5, target)", deed))
    assert rat.statuses[Status.BLEED] == 3
    bench.do(bench.effect("warden", "bleed(2, tokens=1)", deed))
    assert (rat.hp, rat.statuses[Status.BLEED]) == (2, 2)


@ruling("OS-R74")
def test_who_hides_is_chosen_only_if_nobody_else_can_be() -> None:
    bench = Bench()
    rat = bench.rat("0,0")
    near, far = bench.stand("warden", "0,2"), bench.stand("priest", "0,-4")
    bench.do(bench.effect("warden", "hide"))
    reach = Reach(20, 0)
    assert choose_target(bench.battle, rat, reach, None, None) is far
    far.place = -1
    assert choose_target(bench.battle, rat, reach, None, None) is near
    bench.do(end_of_round(bench.battle))
    assert not near.hidden


@ruling("OS-R74")
def test_who_hides_is_not_found_by_a_card_that_names_him_first() -> None:
    bench = Bench()
    rat = bench.rat("0,0")
    hidden, other = bench.stand("warden", "0,2"), bench.stand("priest", "0,-4")
    bench.do(bench.effect("warden", "hide"))
    reach = Reach(20, 0)
    nearest = FIGURES.read(parse_expression("next_nearest"))  # without a target the nearest
    assert choose_target(bench.battle, rat, reach, nearest, None) is other
    anybody = FIGURES.read(parse_expression("oathsworn"))
    assert choose_target(bench.battle, rat, reach, anybody, None) is other
    other.place = -1
    assert choose_target(bench.battle, rat, reach, nearest, None) is hidden


@ruling("OS-R74")
def test_an_enemy_that_reaches_nobody_goes_for_who_does_not_hide() -> None:
    bench = Bench()
    rat = bench.rat("0,0")
    bench.stand("warden", "0,3")
    other = bench.stand("priest", "0,-4")
    bench.do(bench.effect("warden", "hide"))
    assert choose_target(bench.battle, rat, Reach(1, 0), None, None) is other


def test_a_friend_is_pulled_as_far_as_the_way_is_free() -> None:
    bench = Bench()
    bench.stand("warden", "0,0")
    friend = bench.stand("priest", "0,3")
    bench.do(bench.effect("warden", "pull(9, friend(other, within=4))"))
    assert (bench.at(friend), friend.hp) == ("0,1", 6)


@rule("OS-16.2.2")
def test_a_smock_redraws_a_card_of_the_enemy() -> None:
    bench = Bench()
    ranger = bench.stand("ranger", "0,2")
    card = bench.add_card("ranger", library().items["quilted_smock"])
    boss = bench.boss("0,0")
    bench.foes_draw("r:3 r:3 r:b")
    blow = Blow([boss.id], [ranger.id], [0, 0, 2, 0])
    bench.do(deliver(bench.battle, blow), f"play:{card}@0", "redraw:red-30")
    assert ranger.hp == 6 - 3 // 2


@ruling("OS-R70")
def test_a_granted_attack_is_made_by_the_one_named() -> None:
    bench = Bench()
    bench.stand("priest", "0,4")
    warden = bench.stand("warden", "0,2")
    boss = bench.boss("0,0")
    boss.dice[0] = 1
    bench.draw("y:1")
    bench.do(bench.effect("priest", "grant_attack(oathsworn(other, within=2), bonus=1)"), "white:0")
    assert boss.dice[0] == 0
    assert [each.breaker for each in bench.battle.queue] == [warden.id]


def test_one_thing_or_the_other() -> None:
    bench = Bench()
    bench.stand("warden", "0,0")
    text = "when(cards_on(1), token(defense), token(redraw))"
    bench.do(bench.effect("warden", text))
    bench.lay("warden", 1, "warden_taunt")
    bench.do(bench.effect("warden", text))
    assert (bench.token("warden", "defense"), bench.token("warden", "redraw")) == (1, 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("atack(bonus=1)", "did you mean 'attack'?"),
        ("token(defence)", "did you mean 'defense'?"),
        ("attack(bonus=per(lost_hq))", "did you mean 'lost_hp'?"),
        ("heal(1, self, target)", "names figures twice"),
        ("strike(maw)", "maw is none of"),
        ("advance", "an argument is missing"),
    ],
)
def test_wrong_words_are_told(text: str, reason: str) -> None:
    with pytest.raises(BadExpression, match=reason.replace("?", r"\?")):
        EFFECTS.read(parse_expression(text))


@pytest.mark.parametrize("language", [EFFECTS, CONDITIONS, FIGURES], ids=lambda each: each.noun)
def test_every_word_says_how_it_is_written(language: object) -> None:
    assert isinstance(language, type(EFFECTS))
    for word in language.words.values():
        assert word.signature().startswith(word.name)

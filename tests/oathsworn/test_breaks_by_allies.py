"""An ally or the Ancient Guardian that breaks a part is the target of the reaction (OS-7.15.4)."""

from collections.abc import Callable

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.printed.encounter import EncounterDef
from questhall.games.oathsworn.rules.board.harm import lose_hp
from questhall.games.oathsworn.rules.boss.stage_cards import carry_out, react_now
from questhall.games.oathsworn.rules.rounds import encounter, start_round
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn, turn_options
from questhall.games.oathsworn.state.deeds import Deed
from questhall.games.oathsworn.state.figures import Figure, Reaction
from questhall.kernel.decisions import NOTHING
from tests.marks import rule
from tests.oathsworn.asking import questions_of
from tests.oathsworn.bench import Bench
from tests.oathsworn.twins import twins

Position = Callable[[EncounterDef], tuple[Bench, Figure]]
ACID = "abilities: [{id: acid, do: 'lose_hp(1, this)'}]"


def with_guardian(encounter: EncounterDef) -> tuple[Bench, Figure]:
    """The Guardian; the Grove Maiden and the Priest are near, too."""
    company = ("grove_maiden", "priest", "ranger", "warbear")
    bench = Bench(encounter=encounter, company=company)
    bench.stand("grove_maiden", "2,2")
    bench.stand("priest", "-2,0")
    return bench, bench.guardian("0,2")


def with_ally(encounter: EncounterDef) -> tuple[Bench, Figure]:
    """A Man-at-Arms in the place of the Warden."""
    bench = Bench(encounter=encounter)
    bench.stand("warden", "0,2")
    bench.stand("priest", "-2,0")
    bench.do(bench.effect("warden", "lose_hp(6)"))
    begin_turn(bench.battle, 0)
    list(questions_of(turn(bench.battle)))
    figure = bench.battle.figures[-1]
    figure.place = place_named("0,2")
    return bench, figure


BREAKERS = pytest.mark.parametrize("position", [with_guardian, with_ally])


@rule("OS-7.15.4", "OS-8.3.2", "OS-7.15.3")
@BREAKERS
def test_it_is_struck_for_the_part_that_it_broke(position: Position) -> None:
    bench, breaker = position(twins("strike(plain)"))
    breaker.place = place_named("0,1")
    ash = bench.boss("0,0", key="ash")
    bench.stand("priest", "0,-1")
    ash.dice = [1, 6]
    bench.draw("y:3 r:3 r:3 w:2")
    attack = bench.effect("priest", "attack", Deed(breaker.id, breaker.owner))
    bench.do(attack, "white:1", "part:ash-body")
    bench.do(react_now(bench.battle))
    assert [event.where for event in bench.told("struck")] == [breaker.id]


@rule("OS-7.15.4", "OS-8.3.2", "OS-1.1.7")
@BREAKERS
@pytest.mark.parametrize("name", sorted(library().encounters))
def test_every_stage_card_turns_on_it(position: Position, name: str) -> None:
    printed = library().encounters[name]
    for card in printed.stage_cards:
        bench, breaker = position(printed)
        boss = bench.boss("0,0")
        boss.lurking = False
        number = bench.card(card.key)
        list(questions_of(carry_out(bench.battle, Reaction(number, boss.id, breaker.id))))
        assert bench.told("targets")[0].where == breaker.id, card.key


@rule("OS-7.15.14", "OS-13.7.5")
def test_a_part_that_an_enemy_breaks_was_broken_by_nobody() -> None:
    bench, _ = with_ally(twins("strike(plain)"))
    ash, elm = bench.boss("-3,0", key="ash"), bench.boss("3,-3", key="elm")
    ash.dice = [1, 6]
    bench.do(lose_hp(bench.battle, ash, 1, elm.id, ash.mask()), "part:ash-body")
    assert bench.battle.queue[0].breaker == NOTHING


@rule("OS-13.5.1", "OS-13.5.4", "OS-13.5.6")
@BREAKERS
def test_it_can_be_consumed_like_anybody(position: Position) -> None:
    printed = twins("strike(plain, on_hit(consume(body, acid)))", more=ACID)
    bench, breaker = position(printed)
    breaker.place = place_named("0,1")
    ash = bench.boss("0,0", key="ash")
    inside = bench.battle.company[breaker.owner]
    bench.foes_draw("r:b")
    card = bench.battle.face_up
    bench.do(carry_out(bench.battle, Reaction(card, ash.id, breaker.id)))
    assert (inside.swallowed is not None, breaker.on_board) == (True, False)
    inside.animus = 2
    begin_turn(bench.battle, inside.chair)
    assert [o.verb for o in turn_options(bench.battle, inside)] == ["attack-inside", "pass"]
    hp = breaker.hp
    bench.do(start_round(bench.battle))
    assert breaker.hp == hp - 1
    breaker.hp = 1
    bench.battle.resolving.clear()
    bench.do(encounter(bench.battle))
    assert (inside.fallen, inside.swallowed, breaker.on_board) == (True, None, False)

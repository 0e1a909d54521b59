"""Broken parts, stages, reactions and the end (OS-7.15, OS-8.2, OS-9.2)."""

from questhall.games.oathsworn.printed.encounter import ICONS
from questhall.games.oathsworn.rules.board.breaking import Break, draw_reactions, take_from_die
from questhall.games.oathsworn.rules.board.numbers import leave_out_strongest, might_of, uncovered
from questhall.games.oathsworn.rules.boss.stage_cards import react_now
from questhall.games.oathsworn.rules.boss.stage_deck import (
    discard_stage_card,
    draw_stage_card,
    turn_up,
)
from questhall.games.oathsworn.rules.rounds import encounter, end_of_round, minions, waiting
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench

MAW, RIGHT, LEFT, TAIL, BELLY = range(5)
FRONT, FLANK, REAR, CORE = range(4)


def at_the_boss() -> tuple[Bench, Figure]:
    bench = Bench()
    bench.stand("warden", "0,2")
    return bench, bench.boss("0,0")


def break_parts(bench: Bench, boss: Figure, *parts: int) -> None:
    """By the Warden, at once."""
    breaks: list[Break] = []
    for part in parts:
        assert take_from_die(bench.battle, boss, part, 9)
        breaks.append(Break(boss.id, bench.figure("warden").id))
    draw_reactions(bench.battle, breaks)


def stage_of(bench: Bench, card: int) -> int:
    return bench.battle.stage_card(card).stage


@example("OS-EX-131")
@rule("OS-7.15.1", "OS-7.15.2", "OS-7.15.3", "OS-8.2.7")
@ruling("OS-R46")
def test_the_second_break_discards_stage_one_and_reacts_with_stage_two() -> None:
    bench, boss = at_the_boss()
    battle = bench.battle
    boss.dice[BELLY] = 0
    battle.stage_discard += [battle.stage_piles[0].pop(), battle.stage_piles[0].pop()]
    assert len(battle.stage_piles[0]) == 2  # and the one that lies open
    break_parts(bench, boss, TAIL)
    assert battle.stage == 2
    assert stage_of(bench, battle.queue[0].card) == 2
    assert [stage_of(bench, card) for card in battle.stage_discard] == [1] * 5
    bench.do(react_now(battle))
    assert stage_of(bench, battle.face_up) == 2


@rule("OS-7.15.3", "OS-8.2.3")
def test_the_reaction_is_the_card_that_lay_open() -> None:
    bench, boss = at_the_boss()
    lay_open = bench.battle.face_up
    break_parts(bench, boss, TAIL)
    assert [each.card for each in bench.battle.queue] == [lay_open]


@example("OS-EX-132")
@rule("OS-8.2.5", "OS-8.2.8", "OS-16.3.2")
def test_after_all_cards_only_stage_three_comes_again() -> None:
    bench = Bench()
    battle = bench.battle
    for _ in range(15):
        discard_stage_card(battle, draw_stage_card(battle))
    battle.stage_discard += battle.open_cards
    battle.open_cards = []
    turn_up(battle)
    assert stage_of(bench, battle.face_up) == 3
    assert sorted(len(pile) for pile in battle.stage_piles) == [0, 0, 4]
    assert len(battle.stage_discard) == 10


@example("OS-EX-133")
@rule("OS-8.2.6")
def test_five_cards_make_the_next_stage() -> None:
    bench = Bench()
    for _ in range(5):
        assert bench.battle.stage == 1
        discard_stage_card(bench.battle, draw_stage_card(bench.battle))
    turn_up(bench.battle)
    assert bench.battle.stage == 2


@example("OS-EX-135", "OS-EX-142")
@rule("OS-7.15.8", "OS-8.8.2", "OS-8.8.3")
@ruling("OS-R8")
def test_two_parts_at_once_bring_two_reactions_and_both_icons_count() -> None:
    bench, boss = at_the_boss()
    break_parts(bench, boss, MAW, LEFT)
    assert len(bench.battle.queue) == 2
    assert [uncovered(boss, icon) for icon in range(len(ICONS))] == [True, True, False, False]
    might = might_of(bench.battle, boss)
    leave_out_strongest(might)
    assert might == [0, 3, 1, 0]


@example("OS-EX-49")
@rule("OS-7.15.9", "OS-7.15.10", "OS-9.2.2", "OS-5.3.1")
@ruling("OS-R49")
def test_the_last_die_ends_it_and_the_last_two_bring_one_reaction() -> None:
    bench, boss = at_the_boss()
    bench.rat("3,3")
    boss.dice = [3, 0, 0, 0, 0]
    break_parts(bench, boss, MAW)
    assert bench.battle.results == [1.0] * 4
    bench, boss = at_the_boss()
    boss.dice = [3, 3, 0, 0, 0]
    break_parts(bench, boss, MAW, RIGHT)
    assert not bench.battle.over
    assert len(bench.battle.queue) == 1
    bench.do(react_now(bench.battle))
    assert bench.battle.results == [1.0] * 4


@example("OS-EX-136")
@rule("OS-9.2.1", "OS-5.3.1")
def test_if_both_fall_the_company_has_won() -> None:
    bench, boss = at_the_boss()
    for name in ("priest", "ranger", "warbear"):
        bench.oathsworn(name).fallen = True
    bench.figure("warden").hp = 1
    boss.dice = [3, 3, 0, 0, 0]
    last = bench.battle.stage_piles[2]
    last.remove(bench.card("mother_15"))
    last.append(bench.card("mother_15"))
    bench.foes_draw("r:3 y:3 y:3 y:3")
    break_parts(bench, boss, RIGHT, MAW)
    bench.do(react_now(bench.battle))
    assert bench.oathsworn("warden").fallen
    assert bench.battle.results == [1.0] * 4


@example("OS-EX-148")
@rule("OS-7.19.1", "OS-7.19.2", "OS-9.2.1")
def test_four_fallen_lose() -> None:
    bench, _ = at_the_boss()
    for name in ("priest", "ranger", "warbear"):
        bench.oathsworn(name).fallen = True
    bench.do(bench.effect("warden", "lose_hp(6)"))
    assert not bench.figure("warden").on_board
    assert bench.battle.results == [0.0] * 4


@example("OS-EX-23")
@rule("OS-8.2.3", "OS-7.15.3")
@ruling("OS-R48", "OS-R81")
def test_a_break_during_a_stage_card_waits_for_its_end() -> None:
    bench, boss = at_the_boss()
    bench.next_stage("mother_4", "mother_1")
    under_way = draw_stage_card(bench.battle)
    bench.battle.resolving.append(under_way)
    break_parts(bench, boss, BELLY)
    bench.do(react_now(bench.battle))
    assert [bench.battle.cards[each.card].key for each in bench.battle.queue] == ["mother_1"]
    bench.battle.resolving.clear()
    discard_stage_card(bench.battle, under_way)
    bench.do(react_now(bench.battle))
    assert not bench.battle.queue


@example("OS-EX-137", "OS-EX-138")
@rule("OS-8.9.1", "OS-8.9.2", "OS-8.9.3", "OS-7.15.5", "OS-8.1.1")
def test_minions_act_once_after_the_stage_card_and_not_in_reactions() -> None:
    bench, boss = at_the_boss()
    rat = bench.rat("4,2")
    bench.next_stage("mother_4", "mother_5")
    break_parts(bench, boss, BELLY)
    bench.do(react_now(bench.battle))
    assert not bench.told("struck")
    at_first = bench.at(rat)
    assert at_first == "4,2"
    bench.battle.minions_acted = True
    bench.do(minions(bench.battle))
    assert bench.at(rat) == at_first
    bench.battle.minions_acted = False
    bench.do(minions(bench.battle))
    assert bench.at(rat) != at_first


@rule("OS-8.1.1", "OS-8.2.1", "OS-8.2.2", "OS-8.2.5")
def test_the_encounter_phase_turns_up_the_next_card() -> None:
    bench, _ = at_the_boss()
    bench.next_stage("mother_4")
    bench.do(encounter(bench.battle))
    assert bench.battle.face_up == -1
    bench.do(waiting(bench.battle))
    assert bench.battle.face_up >= 0
    assert [bench.battle.cards[card].key for card in bench.battle.open_cards] == ["mother_4"]


@rule("OS-7.15.7")
@ruling("OS-R4")
def test_the_reaction_comes_before_or_after_the_card_is_put_away() -> None:
    for before in (True, False):
        bench = Bench(reaction_before_cooldown=before)
        bench.stand("warden", "0,2")
        boss = bench.boss("0,0")
        boss.dice[MAW] = 1
        bench.next_stage("mother_1")
        begin_turn(bench.battle, 0)
        bench.draw("y:3")
        card = bench.card("warden_shield_drill")
        bench.do(turn(bench.battle), f"play:{card}@1", "white:0")
        defending = next(each for each in bench.asked if each.prompt == "defend-with")
        assert card not in [option.what for option in defending.options]
        keys = [event.key for event in bench.journal.events]
        assert "reaction" in keys
        assert bench.on("warden", 0) == {"warden_shield_drill"}


@rule("OS-7.15.14")
@ruling("OS-R10")
def test_a_break_that_nobody_caused_reacts_against_the_closest() -> None:
    bench, boss = at_the_boss()
    bench.stand("priest", "4,2")
    boss.dice[TAIL] = 1
    bench.tile("fire", "0,-1")
    bench.next_stage("mother_1")
    bench.do(end_of_round(bench.battle))
    assert boss.dice[TAIL] == 0
    targets = [event.where for event in bench.told("targets")]
    assert targets == [bench.figure("warden").id]

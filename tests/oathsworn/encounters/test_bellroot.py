"""The sixth encounter: the toll rises, ropes grow and are cut."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.rules.board.displacing import knock_back
from questhall.games.oathsworn.rules.board.harm import lose_hp
from questhall.games.oathsworn.rules.board.numbers import defense_of
from questhall.games.oathsworn.rules.boss.minions import activate_minions
from questhall.games.oathsworn.rules.turn.board_actions import price
from questhall.games.oathsworn.rules.victory import spoils_of
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from tests.marks import rule
from tests.oathsworn.encounters.field import Field, gone, set_up

MOUTH, LEFT_BOUGH, LEFT_ROOT, TRUNK, RIGHT_BOUGH, HEART = range(6)
SOFT = "r:2 r:2 r:b r:b r:b y:b"  # 4: the Warden (4) loses 1


def field_with(warden: str = "0,3") -> tuple[Field, Figure]:
    field = Field("bellroot")
    field.stand("warden", warden)
    return field, field.boss("0,-1")


def toll(field: Field) -> int:
    return field.battle.counters["toll"]


def test_a_root_lashes_and_drags() -> None:
    field, root = field_with("3,-1")
    field.foes_draw(SOFT)
    field.play("bellroot_1")
    assert field.hp("warden") == [5]
    assert field.places("warden") != ["3,-1"]
    assert field.looks(root) == "SE"
    assert field.at(root) == "0,-1"


@rule("OS-13.1.2")
def test_roots_spear_all_around_the_farthest() -> None:
    field, _ = field_with("0,4")
    field.stand("priest", "0,3")
    field.stand("ranger", "0,1")
    field.trees("0,2")
    field.play("bellroot_2")
    assert sorted(event.what for event in field.told("damage")) == [0, 1]


def test_the_first_peal() -> None:
    field, _ = field_with("0,3")
    field.stand("priest", "7,-2")
    before = [field.oathsworn(name).animus for name in ("warden", "priest")]
    field.play("bellroot_3")
    after = [field.oathsworn(name).animus for name in ("warden", "priest")]
    assert after == [before[0] - 1, before[1]]
    assert toll(field) == 3
    assert len(field.told("struck")) == 1


@rule("OS-13.6.1")
def test_the_boughs_sweep_a_cone() -> None:
    field, _ = field_with("0,1")
    field.foes_draw(SOFT)
    field.play("bellroot_4")
    assert field.hp("warden") == [5]
    assert field.places("warden") == ["0,3"]


def test_new_ropes_grow_in_the_north() -> None:
    field, _ = field_with("0,2")
    field.play("bellroot_5")
    (rope,) = field.battle.minions()
    assert (field.at(rope), rope.hp) == ("0,-4", 3)
    assert len(field.told("struck")) == 1


@rule("OS-13.11.1")
def test_the_second_peal_is_a_wave() -> None:
    field, _ = field_with("0,2")
    field.foes_draw("r:2 r:2 r:b r:b r:b y:b")
    field.play("bellroot_6")
    assert field.hp("warden") == [5]
    assert field.places("warden") == ["0,3"]
    assert toll(field) == 3


@rule("OS-13.3.3")
def test_it_entangles_two() -> None:
    field, _ = field_with("0,2")
    field.stand("priest", "0,4")
    field.foes_draw("r:3 r:3 r:3 r:3 r:3 y:3")
    field.play("bellroot_7")
    assert [field.status(name, "crippled") for name in ("warden", "priest")] == [1, 1]


def test_stones_fall_where_most_stand_together() -> None:
    field, _ = field_with("0,2")
    for name, at in (("priest", "4,1"), ("ranger", "4,2"), ("warbear", "3,2")):
        field.stand(name, at)
    field.play("bellroot_8")
    assert sorted(event.what for event in field.told("damage")) == [1, 2, 3]
    assert [each.kind for each in field.battle.obstacles] == ["tree"]


def test_no_rubble_falls_if_no_tree_is_left() -> None:
    field, _ = field_with("0,2")
    field.trees("-8,8", "-8,7", "-8,6", "-8,5", "-8,4")
    field.play("bellroot_8")
    assert len(field.battle.obstacles) == 5


@rule("OS-8.9.2")
def test_knotting_grows_and_activates_ropes() -> None:
    field, _ = field_with("4,-2")
    field.play("bellroot_9")
    assert len(field.battle.minions()) == 2
    assert field.battle.minions_acted


@rule("OS-13.2.1")
def test_a_wooden_grip_takes_the_strongest() -> None:
    field, _ = field_with("0,2")
    field.figure("warden").hp = 3
    field.stand("priest", "0,3")
    field.foes_draw("r:3 r:3 r:b r:b r:b y:b")
    field.play("bellroot_10")
    cage = field.oathsworn("priest").cage
    assert cage is not None
    assert (cage.difficulty, cage.failure) == (6, "grip")
    hp = field.figure("priest").hp
    field.battle.round += 1
    field.end_round()
    assert field.figure("priest").hp == hp - 1


def test_the_great_peal_costs_a_token_or_hp() -> None:
    field, _ = field_with("0,2")
    field.stand("priest", "-7,3")
    field.tokens("warden", empower=1)
    field.play("bellroot_11", "choice:1")
    assert field.token("warden", "empower") == 0
    assert field.hp("priest") == [5]
    assert toll(field) == 3


def test_a_storm_of_boughs() -> None:
    field, _ = field_with("0,1")
    field.stand("priest", "0,4")
    field.foes_draw(SOFT)
    field.play("bellroot_12")
    assert {event.what for event in field.told("damage")} >= {0}
    assert field.places("warden") != ["0,1"]


def test_a_wave_of_roots_cripples_and_grows() -> None:
    field, _ = field_with("0,2")
    field.foes_draw(SOFT)
    field.play("bellroot_13")
    assert field.status("warden", "crippled") == 1
    assert len(field.battle.minions()) == 1


def test_it_drinks_deep() -> None:
    field, root = field_with("0,2")
    field.stand("priest", "0,3")
    root.dice[LEFT_ROOT] = 2
    field.play("bellroot_14")
    assert root.dice[LEFT_ROOT] == 4
    assert len(field.told("damage")) == 2


def test_the_last_peal_runs_along_the_company() -> None:
    field, _ = field_with("0,1")
    for name, at in (("priest", "0,3"), ("ranger", "3,1"), ("warbear", "4,1")):
        field.stand(name, at)
    field.play("bellroot_15")
    assert len(field.told("damage")) == 4
    assert toll(field) == 3


# -- the board -------------------------------------------------------------------


@rule("OS-13.7.1")
def test_neither_the_root_nor_its_ropes_are_moved() -> None:
    field, root = field_with("0,1")
    rope = field.rat("0,2")
    field.do(knock_back(field.battle, field.figure("warden"), [root, rope], 2))
    field.do(field.effect("warden", "pull(2, each(enemy))"))
    assert (field.at(root), field.at(rope)) == ("0,-1", "0,2")


@pytest.mark.parametrize(("ropes", "strokes"), [(1, 1), (2, 2)])
def test_each_round_the_bell_strikes(ropes: int, strokes: int) -> None:
    field, _ = field_with()
    for at in ("-4,3", "4,-1")[:ropes]:
        field.rat(at)
    field.end_round()
    assert toll(field) == 2 + strokes


def test_a_rope_that_is_cut_buys_time() -> None:
    field, _ = field_with()
    rope = field.rat("-4,3")
    field.do(lose_hp(field.battle, rope, 3, field.figure("warden").id))
    assert (gone(rope), toll(field)) == (True, 1)


@rule("OS-9.2.1")
def test_at_the_twelfth_stroke_everybody_goes_down() -> None:
    field, _ = field_with()
    field.stand("priest", "0,4")
    field.battle.counters["toll"] = 11
    field.end_round()
    assert field.battle.results == [0.0] * 4
    assert all(each.fallen for each in field.battle.the_four())
    assert spoils_of(field.battle).iron == 6


@rule("OS-8.2.7")
def test_the_toll_begins_stages() -> None:
    field, _ = field_with()
    field.battle.counters["toll"] = 4
    field.play("bellroot_3")
    assert field.battle.stage == 2
    field.battle.counters["toll"] = 8
    field.play("bellroot_6")
    assert field.battle.stage == 3


@pytest.mark.parametrize(("part", "card"), [(RIGHT_BOUGH, "bellroot_5"), (HEART, "bellroot_3")])
def test_broken_parts_silence_growth_and_toll(part: int, card: str) -> None:
    field, root = field_with()
    root.dice[part] = 0
    field.play(card)
    assert (field.battle.minions(), toll(field)) == ([], 2)


def test_no_more_than_four_ropes() -> None:
    field, _ = field_with()
    for at in ("-5,-1", "5,-5", "-4,3"):
        field.rat(at)
    field.play("bellroot_9")
    assert len(field.battle.minions()) == 4


def test_ropes_stay_where_they_are_and_reach_two_hexes() -> None:
    field, _ = field_with("4,1")
    rope = field.rat("4,-1")
    field.do(activate_minions(field.battle))
    assert field.at(rope) == "4,-1"
    assert field.struck() == [field.figure("warden").id]


def test_who_holds_a_rope_slows_the_bell_once_a_round() -> None:
    field, _ = field_with("4,0")
    field.rat("4,-1")
    animus = field.oathsworn("warden").animus
    field.act("warden", "hold_the_rope")
    assert (toll(field), field.oathsworn("warden").animus) == (1, animus - 3)
    field.stand("priest", "3,0")
    assert field.actions("priest") == []
    ally = Oathsworn(4, 0)
    ally.ally = library().allies["man_at_arms"]
    assert price(field.battle.encounter.actions[0], ally) == 2


def test_the_heart_seed_is_planted_once() -> None:
    field, root = field_with("0,2")
    assert field.actions("warden") == []
    field.tile("seed_bed", "0,2")
    field.act("warden", "plant_heart_seed")
    assert (toll(field), field.battle.tiles) == (0, [])
    assert defense_of(field.battle, root) == 2
    assert field.battle.flags_set == ["seed_planted"]
    field.tile("seed_bed", "0,2")
    assert field.actions("warden") == []


@rule("OS-8.8.2")
@pytest.mark.parametrize(
    ("part", "card"),
    [
        (MOUTH, "bellroot_5"),
        (LEFT_BOUGH, "bellroot_1"),
        (TRUNK, "bellroot_7"),
        (HEART, "bellroot_8"),
    ],
)
def test_broken_parts_weaken_attacks_with_their_icon(part: int, card: str) -> None:
    drawn: list[int] = []
    for die in (6, 0):
        field, root = field_with("0,2")
        root.dice[part] = die
        field.play(card)
        drawn.append(sum(field.foes_drew()))
    assert drawn[1] == drawn[0] - 1


MERCIES = (
    "farrow_spared",
    "c06_clapper_wrapped",
    "eggs_left",
    "stumps_planted",
    "seed_left",
    "measure_paid",
)
DEBTS = ("book_burned", "farrow_killed", "eggs_broken", "stranger_refused", "spring_fouled")


@pytest.mark.parametrize("flag", MERCIES)
def test_mercies_lower_the_toll(flag: str) -> None:
    assert set_up("bellroot", flag).counters["toll"] == 1


@pytest.mark.parametrize("flag", DEBTS)
def test_debts_raise_it(flag: str) -> None:
    assert set_up("bellroot", flag).counters["toll"] == 3


def test_the_toll_does_not_begin_below_nothing() -> None:
    assert set_up("bellroot", *MERCIES).counters["toll"] == 0


def test_who_else_may_come_to_help() -> None:
    plain = [rope.place for rope in set_up("bellroot").minions()]
    axes = [rope.place for rope in set_up("bellroot", "c06_folk_with_axes").minions()]
    soldiers = [rope.place for rope in set_up("bellroot", "sable_bargain").minions()]
    assert (len(plain), len(axes), len(soldiers)) == (4, 3, 3)
    assert axes != soldiers
    assert len(set_up("bellroot", "heart_seed").tiles) == 1

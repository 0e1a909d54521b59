"""The second encounter: the boar crashes, throws trees, charges and bleeds."""

import pytest

from questhall.games.oathsworn.printed.clearing import BOARD
from questhall.games.oathsworn.printed.encounter import CommonTile
from questhall.games.oathsworn.rules.board.numbers import defense_of, might_of
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import rule
from tests.oathsworn.encounters.field import Field, set_up

HURT = "r:3 r:3 y:3 y:3 y:3"  # 15: the Warden (3) loses 5, nobody more than 6
SOFT = "r:2 r:2 y:b y:b y:b"


def field_with(at: str = "0,3", boar_at: str = "0,-2") -> tuple[Field, Figure]:
    field = Field("uprooter")
    field.stand("warden", at)
    return field, field.boss(boar_at)


@rule("OS-13.4.1", "OS-13.4.3", "OS-8.7.8")
@pytest.mark.parametrize(("card", "end"), [("uprooter_1", "2,1"), ("uprooter_2", "-2,3")])
def test_head_down_it_rushes_through_its_target_and_moves_on(card: str, end: str) -> None:
    field, boar = field_with("0,1")
    field.stand("priest", "2,1")
    field.trees("2,2")
    field.foes_draw(SOFT)
    field.play(card)
    assert field.hp("warden", "priest") == [5, 6]
    assert field.at(boar) == end


@rule("OS-13.7.2")
def test_it_hooks_and_tosses() -> None:
    field, _ = field_with("0,2")
    field.foes_draw(SOFT)
    field.play("uprooter_3")
    assert field.hp("warden") == [5]
    assert field.places("warden") == ["0,4"]


@rule("OS-8.8.11")
@pytest.mark.parametrize("card", ["uprooter_4", "uprooter_8"])
def test_it_tears_up_a_tree_and_throws_it(card: str) -> None:
    field, _ = field_with("0,4")
    field.stand("priest", "0,3")
    field.trees("3,-3")
    field.foes_draw("r:3 r:3 r:3 y:b y:b y:b")
    field.play(card)
    far = "warden" if card == "uprooter_8" else "priest"
    assert [far] == [name for name in ("warden", "priest") if field.figure(name).hp < 6]
    (tree,) = field.battle.obstacles
    assert BOARD.neighbours[tree.cells[0]] & field.figure(far).mask()


def test_a_wall_that_is_thrown_is_gone() -> None:
    field, _ = field_with("0,4")
    field.piece("wall", "3,-3", "3,-2", "3,-1")
    field.trees("-7,3")
    field.play("uprooter_4")
    assert [each.kind for each in field.battle.obstacles] == ["tree"]


def test_without_an_obstacle_at_hand_nothing_is_thrown() -> None:
    field, _ = field_with("0,4")
    field.trees("-8,8")
    field.play("uprooter_4")
    assert field.told("struck") == []
    assert len(field.battle.obstacles) == 1


def test_it_wallows_shakes_off_the_daze_and_heals_on_water() -> None:
    field, boar = field_with("1,0")
    field.tile("water", "0,1")
    field.trees("-8,8")
    field.battle.counters["dazed"] = 1
    boar.dice = [6, 1, 6, 6, 6, 6]
    field.foes_draw(SOFT)
    field.play("uprooter_5")
    assert boar.dice[1] == 3
    assert field.battle.counters["dazed"] == 0
    assert field.hp("warden") == [5]


def test_it_does_not_heal_on_dry_ground() -> None:
    field, boar = field_with("0,4")
    boar.dice = [6, 1, 6, 6, 6, 6]
    field.play("uprooter_5")
    assert boar.dice[1] == 1


@rule("OS-8.3.12")
def test_a_ploughing_run_goes_at_two() -> None:
    field, _ = field_with("0,1")
    field.stand("priest", "4,-1")
    field.foes_draw("r:2 r:2 y:b y:b y:b r:3 r:2 y:b y:b y:b")
    field.play("uprooter_6")
    assert len(field.told("struck")) == 2
    assert field.figure("warden").hp < 6
    assert field.figure("priest").hp < 6


def test_gorse_makes_all_around_bleed() -> None:
    field, _ = field_with("0,1")
    field.stand("priest", "2,0")
    field.stand("ranger", "7,-3")
    field.foes_draw(HURT)
    field.play("uprooter_7")
    assert [field.status(name, "bleed") for name in ("warden", "priest", "ranger")] == [1, 1, 0]
    assert field.figure("ranger").hp == 6


@rule("OS-13.6.1")
def test_a_tusk_sweep_knocks_back_in_a_cone() -> None:
    field, _ = field_with("0,1")
    field.foes_draw(SOFT)
    field.play("uprooter_9")
    assert field.hp("warden") == [5]
    assert field.places("warden") == ["0,4"]


@rule("OS-13.6.4")
def test_a_hind_kick_and_then_a_rush() -> None:
    field, boar = field_with("0,1")
    field.foes_draw("r:2 r:2 y:b y:b y:b r:b r:b y:b y:b y:b")
    field.play("uprooter_10")
    assert field.figure("warden").hp == 5
    assert field.places("warden") == ["0,4"]
    assert boar.place != field.boss("0,-2").place


@pytest.mark.parametrize("card", ["uprooter_11", "uprooter_12"])
def test_a_mad_rush_goes_on_where_it_crushed_nothing(card: str) -> None:
    field, _ = field_with("0,2")
    field.stand("priest", "0,3")
    field.play(card)
    assert len(field.told("struck")) == 2
    field, _ = field_with("0,2")
    field.stand("priest", "0,3")
    field.trees("0,1")
    field.play(card)
    assert len(field.told("struck")) == 1
    assert field.battle.obstacles == []


def test_a_bloody_furrow() -> None:
    field, _ = field_with("0,3")
    field.stand("priest", "-7,3")
    field.give("priest", "bleed", 2)
    field.foes_draw(HURT)
    field.play("uprooter_13")
    assert field.hp("priest") == [5]
    assert field.status("priest", "bleed") == 2
    assert field.status("warden", "bleed") == 1


def test_broken_ground_leaves_no_obstacle_near() -> None:
    field, _ = field_with("0,1")
    field.trees("2,-1", "-7,3")
    field.foes_draw(SOFT)
    field.play("uprooter_14")
    assert len(field.battle.obstacles) == 1
    assert field.hp("warden") == [5]
    assert field.places("warden") == ["0,3"]


@rule("OS-8.7.9")
def test_at_bay_it_pushes_backs_off_and_charges() -> None:
    field, boar = field_with("0,0")
    field.foes_draw("r:2 r:2 y:b y:b y:b r:3 r:2 y:b y:b y:b")
    field.play("uprooter_15")
    assert len(field.told("struck")) == 2
    assert field.looks(boar) == "S"


# -- the board -------------------------------------------------------------------


@rule("OS-13.4.5", "OS-7.14.8")
@pytest.mark.parametrize(("piece", "loss"), [("tree", 1), ("wall", 2), ("building", 3)])
def test_whatever_it_crashes_into_hurts_its_tusks(piece: str, loss: int) -> None:
    field, boar = field_with("0,4")
    cells = {"tree": ["0,0"], "wall": ["0,0", "1,0", "2,0"]}
    field.piece(piece, *cells.get(piece, ["0,1", "1,0", "1,1", "-1,2", "-1,1"]))
    field.play("uprooter_1")
    assert boar.dice == [6 - loss, 6, 6, 6, 6, 6]
    assert field.battle.counters["dazed"] == 1
    assert defense_of(field.battle, boar) == 2
    field.end_phase()
    assert defense_of(field.battle, boar) == 3


def test_a_daze_that_begins_in_a_phase_lasts_through_the_next_one() -> None:
    field, boar = field_with("0,4")
    field.trees("0,0")
    field.react("uprooter_1", "warden", boar)
    field.end_phase()
    assert defense_of(field.battle, boar) == 2
    field.end_phase()
    assert defense_of(field.battle, boar) == 3


def test_a_crash_into_broken_tusks_hurts_the_next_part() -> None:
    field, boar = field_with("0,4")
    boar.dice[0] = 0
    field.trees("0,0")
    field.play("uprooter_1", "part")
    assert sum(boar.dice) == 29


@pytest.mark.parametrize(("sheltered", "red"), [(False, 3), (True, 2)])
def test_on_open_ground_a_charge_draws_one_red_card_more(sheltered: bool, red: int) -> None:
    field, _ = field_with("0,1")
    if sheltered:
        field.trees("2,1")
    field.play("uprooter_1")
    assert field.foes_drew() == [0, 3, red, 0]


@rule("OS-8.3.11")
def test_bait_makes_somebody_the_target_of_the_next_card_but_not_of_a_reaction() -> None:
    field, boar = field_with("0,1")
    field.stand("priest", "3,2")
    assert field.actions("priest") == []
    field.trees("4,2")
    animus = field.oathsworn("priest").animus
    field.act("priest", "bait")
    assert field.oathsworn("priest").animus == animus - 1
    field.react("uprooter_3", "warden", boar)
    assert field.struck() == [field.figure("warden").id]
    field.play("uprooter_13")
    assert field.struck()[-1] == field.figure("priest").id
    field.end_round()
    assert boar.baited_by < 0


@rule("OS-8.2.7")
def test_without_obstacles_the_last_stage_begins() -> None:
    field, _ = field_with("0,4")
    field.trees("0,0")
    field.play("uprooter_1")
    assert field.battle.stage == 3


@rule("OS-8.8.2")
@pytest.mark.parametrize(
    ("part", "card"),
    [(0, "uprooter_3"), (1, "uprooter_5"), (4, "uprooter_10"), (5, "uprooter_14")],
)
def test_broken_parts_weaken_attacks_with_their_icon(part: int, card: str) -> None:
    drawn: list[int] = []
    for die in (6, 0):
        field, boar = field_with("0,0")
        field.trees("-8,8", "-8,7")
        boar.dice[part] = die
        field.play(card)
        drawn.append(sum(field.foes_drew()))
    assert drawn[1] == drawn[0] - 1


# -- the story -------------------------------------------------------------------


def test_what_the_story_changes() -> None:
    plain = set_up("uprooter")
    assert len([tile for tile in plain.tiles if tile.kind == CommonTile.WATER]) == 4
    assert len(set_up("uprooter", "c02_pits_dug").tiles) == 7
    assert len(set_up("uprooter", "lamps_relit").obstacles) == len(plain.obstacles) + 1
    spared, killed = set_up("uprooter", "farrow_spared"), set_up("uprooter", "farrow_killed")
    assert might_of(spared, spared.bosses()[0]) == [0, 3, 1, 0]
    assert might_of(killed, killed.bosses()[0]) == [0, 4, 2, 0]
    dazed = set_up("uprooter", "words_spoken")
    assert defense_of(dazed, dazed.bosses()[0]) == 2

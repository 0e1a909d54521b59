"""The third encounter: townsfolk are snatched, led, freed and saved."""

import pytest

from questhall.games.oathsworn.printed.cards import AbilityDef, Line, Moment, MomentKind
from questhall.games.oathsworn.printed.might import Side
from questhall.games.oathsworn.rules.board.harm import lose_hp
from questhall.games.oathsworn.rules.board.numbers import defense_of, might_of, movement_of
from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.rules.selecting import Chosen, Group
from questhall.games.oathsworn.rules.turn.caged import escape
from questhall.games.oathsworn.rules.turn.swallowed import digest
from questhall.games.oathsworn.rules.victory import LOST, WON, finish, spoils_of
from questhall.games.oathsworn.state.deeds import Blow, Deed
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.state.oathsworn import Cage
from questhall.games.oathsworn.words.effects import EFFECTS
from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.expressions import parse_expression
from tests.marks import rule
from tests.oathsworn.encounters.field import Field, gone, set_up

GULLET, RIGHT_LEG, LEFT_LEG, WINGS, PLUME, BREAST = range(6)
SOFT = "r:2 r:2 r:b y:b y:b y:b"
HARD = "r:3 r:3 r:2 y:b y:b y:b"  # 8: the Warden (4) loses 2


def field_with(at: str = "0,3", heron_at: str = "0,-2") -> tuple[Field, Figure]:
    field = Field("heronwight")
    field.stand("warden", at)
    return field, field.boss(heron_at)


@pytest.mark.parametrize(("card", "end"), [("heronwight_1", "0,-3"), ("heronwight_2", "3,-3")])
def test_it_snatches_the_nearest_civilian_and_steps_on(card: str, end: str) -> None:
    field, heron = field_with()
    near, far = field.civilian("0,2"), field.civilian("-6,3")
    field.play(card)
    assert (near.held, gone(near), gone(far)) == (True, True, False)
    assert field.told("struck") == []
    assert field.at(heron) == end


@pytest.mark.parametrize("reason", ["nobody", "full", "broken"])
def test_where_it_cannot_snatch_it_attacks(reason: str) -> None:
    field, heron = field_with()
    if reason != "nobody":
        field.civilian("3,-3")
    if reason == "full":
        for _ in range(3):
            field.civilian("3,-3").place = -1
            field.battle.figures[-1].held = True
    if reason == "broken":
        heron.dice[GULLET] = 0
    field.play("heronwight_1")
    assert field.struck() == [field.figure("warden").id]


@rule("OS-8.8.11")
def test_the_spear_beak_reaches_two_hexes() -> None:
    field, heron = field_with("0,4", "0,-3")
    folk = field.civilian("4,-4")
    field.foes_draw(SOFT)
    field.play("heronwight_3")
    assert field.hp("warden") == [5]
    assert not gone(folk)
    assert field.at(heron) != "0,2"


@rule("OS-13.9.1")
def test_the_wing_beat_spares_townsfolk() -> None:
    field, _ = field_with("0,0")
    folk = field.civilian("0,1")
    field.foes_draw(SOFT)
    field.play("heronwight_4")
    assert (field.hp("warden"), folk.hp) == ([5], 1)
    assert field.places("warden") == ["0,0"]  # the civilian is in the way


def test_its_shadow_drives_townsfolk_away() -> None:
    field, heron = field_with("-6,6")
    folk = field.civilian("0,1")
    field.play("heronwight_5")
    assert field.at(folk) == "0,3"
    assert field.at(heron) == "0,-1"


def test_two_at_a_stoop() -> None:
    field, _ = field_with()
    one, two = field.civilian("0,2"), field.civilian("1,2")
    field.play("heronwight_6")
    assert one.held
    assert two.held


@rule("OS-13.5.1", "OS-13.5.4")
@pytest.mark.parametrize("card", ["heronwight_7", "heronwight_12"])
def test_who_loses_two_hp_is_gulped(card: str) -> None:
    field, _ = field_with()
    field.stand("priest", "-5,6")
    field.figure("priest").hp = 5
    field.foes_draw(HARD)
    field.play(card)
    assert field.oathsworn("warden").swallowed is not None
    field.do(digest(field.battle))
    assert field.hp("warden") == [3]
    field, _ = field_with()
    field.foes_draw(SOFT)
    field.play(card)
    assert field.oathsworn("warden").swallowed is None


def test_gulp_looks_for_the_strongest() -> None:
    field, _ = field_with("0,1")
    field.figure("warden").hp = 3
    field.stand("priest", "0,3")
    field.play("heronwight_12")
    assert field.struck() == [field.figure("priest").id]


def test_stamping_cripples() -> None:
    field, _ = field_with("0,0")
    field.foes_draw(SOFT)
    field.play("heronwight_8")
    assert field.status("warden", "crippled") == 1


def test_the_marsh_cry_costs_animus_or_a_token() -> None:
    field, _ = field_with("0,2")
    field.stand("priest", "0,3")
    field.tokens("warden", redraw=1)
    animus = field.oathsworn("priest").animus
    field.play("heronwight_9", "choice:2")
    assert field.token("warden", "redraw") == 0
    assert field.oathsworn("priest").animus == animus - 2


def test_it_rakes_and_wades() -> None:
    field, _ = field_with("0,1")
    folk = field.civilian("4,-3")
    field.foes_draw(SOFT)
    field.play("heronwight_10")
    assert field.hp("warden") == [5]
    assert field.places("warden") != ["0,1"]
    assert folk.held


def test_a_frenzied_beak_strikes_two() -> None:
    field, _ = field_with("0,1")
    field.stand("priest", "3,0")
    field.play("heronwight_11")
    assert field.struck() == [field.figure("warden").id, field.figure("priest").id]


@rule("OS-13.11.1")
def test_a_storm_of_feathers_spares_townsfolk() -> None:
    field, heron = field_with("0,3")
    heron.dice[GULLET] = 0
    folk = field.civilian("0,4")
    field.play("heronwight_13")
    assert folk.hp == 1
    assert len(field.told("struck")) == 2


def test_the_roof_breaker_hits_townsfolk_too() -> None:
    field, _ = field_with("0,1")
    field.piece("building", "0,2", "1,1", "1,2", "-1,3", "-1,2")
    folk = field.civilian("2,0")
    field.foes_draw("r:3 r:3 r:3 r:3 y:b y:b")
    field.play("heronwight_14")
    assert field.battle.obstacles == []
    assert field.figure("warden").hp < 6
    assert (gone(folk), field.battle.counters["lost"]) == (True, 1)
    assert field.prompts().count("defend-with") == 1  # a civilian has no cards


def test_the_death_dance() -> None:
    field, heron = field_with("0,0")
    field.foes_draw(SOFT)
    field.play("heronwight_15")
    assert field.hp("warden") == [5]
    assert field.places("warden") == ["0,3"]
    assert field.at(heron) != "0,-2"


# -- the board -------------------------------------------------------------------


def test_townsfolk_flee_to_the_ferry_and_are_safe_there() -> None:
    field, _ = field_with("0,0")
    far, near = field.civilian("0,1"), field.civilian("0,3")
    field.end_phase()
    assert (field.at(far), gone(near)) == ("-1,2", True)
    assert field.battle.counters["saved"] == 1


def test_who_is_in_the_gullet_is_lost_at_the_end_of_the_round() -> None:
    field, heron = field_with("0,4")
    field.civilian("0,1")
    field.play("heronwight_6")
    heron.dice[BREAST] = 1
    field.end_round()
    assert field.battle.held_folk() == []
    assert field.battle.counters["lost"] == 1
    assert heron.dice[BREAST] == 3


@pytest.mark.parametrize(("die", "freed"), [(6, 1), (1, 2)])
def test_whoever_hurts_the_gullet_frees_somebody(die: int, freed: int) -> None:
    field, heron = field_with("0,0")
    for at in ("3,-3", "-3,0"):
        field.civilian(at).held = True
        field.battle.figures[-1].place = -1
    heron.dice[GULLET] = die
    field.draw("y:3 w:2")
    field.do(field.attack("warden", "attack(bonus=2)"), "white:1")
    assert len(field.battle.folk()) == freed
    assert heron.dice[GULLET] < die


def test_a_gullet_that_breaks_without_an_attack_is_empty_too() -> None:
    field, heron = field_with("0,0")
    field.civilian("3,-3").held = True
    field.battle.figures[-1].place = -1
    heron.dice = [1, 0, 0, 0, 0, 6]
    field.do(lose_hp(field.battle, heron, 1, NOTHING, field.figure("warden").mask()))
    assert (heron.dice[GULLET], field.battle.held_folk()) == (0, [])


@rule("OS-8.7.1")
def test_broken_legs_shorten_its_way_but_not_below_one() -> None:
    field, heron = field_with()
    heron.dice[RIGHT_LEG] = 0
    assert movement_of(field.battle, heron, 5) == 3
    heron.dice[LEFT_LEG] = 0
    assert [movement_of(field.battle, heron, steps) for steps in (6, 3)] == [2, 1]


@rule("OS-13.1.3")
def test_a_civilian_has_one_hp_and_is_nobodys_target() -> None:
    field, heron = field_with("0,4")
    folk = field.civilian("0,0")
    assert defense_of(field.battle, folk) == 3
    assert folk not in field.battle.enemies_of(heron)
    assert folk not in field.battle.enemies_of(field.figure("warden"))


@rule("OS-13.1.3", "OS-13.7.5")
def test_areas_of_the_company_hit_townsfolk_unless_they_spare_friends() -> None:
    for words, hp in (("arc", 0), ("arc, foes_only", 1)):
        field, _ = field_with("0,0")
        folk = field.civilian("1,-1")
        field.draw("y:3 w:2")
        field.do(field.attack("warden", f"attack({words}, bonus=2)"), "area-way:N", "white:1")
        assert (folk.hp > 0) == (hp > 0)
        assert gone(folk) == (hp == 0)


@rule("OS-5.2.2")
def test_a_civilian_is_a_friend_of_the_company() -> None:
    field, heron = field_with("0,3", "0,-3")
    civilian = field.civilian("0,2")
    field.do(field.effect("warden", "move(2, friend(other, within=2))"), "to-hex:2,2")
    assert field.at(civilian) == "2,2"
    field.do(field.effect("warden", "carry(friend(other, within=3), within=2)"), "to-hex:1,3")
    assert field.at(civilian) == "1,3"
    attack = field.effect("warden", "attack(bonus=per(adjacent_friends, most=3))")
    field.boss("-1,2")
    field.draw("y:1")
    field.do(attack, "white:0", "part")
    (hit,) = field.told("damage")
    assert hit.where == 1 + 1
    assert heron.on_board


@rule("OS-5.2.2")
def test_a_friend_protects_a_civilian_from_an_area() -> None:
    field, heron = field_with("0,3", "0,-3")
    civilian = field.civilian("1,2")
    field.oathsworn("warden").hand.clear()
    card = _shield(field)
    field.foes_draw("y:3")
    blow = Blow([heron.id], [civilian.id], [0, 1, 0, 0])
    field.do(deliver(field.battle, blow), f"play:{card}@0")
    assert field.at(civilian) == "1,2"  # 3 damage against a defense of 3 and 2 more


def _shield(field: Field) -> int:
    """An interrupt for any friend near the Warden."""
    effect = EFFECTS.read(parse_expression("defense(2, attacked)"))
    moment = Moment(MomentKind.AFTER_DAMAGE_DRAWN, Chosen(Group.FRIENDS, within=2))
    line = Line(effect, 0, moment)
    return field.add_card("warden", AbilityDef("made_up", "warden", 1, 0, 0, [line]))


@rule("OS-5.2.2", "OS-12.1.8")
def test_a_civilian_has_neither_tokens_nor_animus_nor_attacks() -> None:
    field, _ = field_with("0,3", "0,-3")
    field.civilian("0,2")
    priest = field.stand("priest", "1,2")
    for text in (
        "token(defense, 1, friend(other, within=1))",
        "animus(1, friend(other, within=1))",
    ):
        field.oathsworn("priest").reserve, field.oathsworn("priest").animus = 2, 6
        field.do(field.effect("warden", text))
    assert field.token("priest", "defense") == 1
    assert field.oathsworn("priest").animus == 7
    assert priest.on_board
    who = EFFECTS.read(parse_expression("grant_attack(friend(other, within=1))"))
    assert not who.possible(field.battle, field.deed("warden"))


@rule("OS-5.2.2")
def test_a_civilian_is_an_enemy_of_the_boss_in_words_but_never_its_target() -> None:
    field, heron = field_with("0,3", "0,-3")
    civilian = field.civilian("0,0")
    meant = Chosen(Group.ENEMIES).candidates(field.battle, Deed(heron.id))
    assert civilian in meant
    assert civilian not in field.battle.enemies_of(heron)


@rule("OS-13.2.4")
def test_only_oathsworn_and_allies_help_out_of_a_cage() -> None:
    field = Field("heronwight", company=("grove_maiden", "priest", "ranger", "warbear"))
    field.stand("grove_maiden", "0,3")
    field.civilian("0,2")
    field.sentinels("1,2")
    priest = field.oathsworn("grove_maiden")
    priest.cage = Cage(2, "stomach", 1, 0, field.battle.face_up)
    field.draw("w:1")
    field.do(escape(field.battle, priest), "white:1")
    assert field.told("check-passed") == []


def test_each_civilian_is_led_once_a_round() -> None:
    field, _ = field_with("0,1")
    folk = field.civilian("0,2")
    field.act("warden", "lead", "to-hex:0,3")
    assert field.at(folk) == "0,3"
    field.stand("priest", "1,3")
    assert field.actions("priest") == []
    field.end_round()
    field.act("priest", "lead", "to-hex:0,4")
    assert gone(folk)
    assert field.battle.counters["saved"] == 1


@rule("OS-8.2.7")
def test_three_lost_begin_the_second_stage() -> None:
    field, _ = field_with()
    field.battle.counters["lost"] = 2
    field.do(field.effect("warden", "count(lost, 1, of_board)"))
    assert field.battle.stage == 2


@pytest.mark.parametrize(
    ("part", "card"), [(GULLET, "heronwight_3"), (WINGS, "heronwight_8"), (BREAST, "heronwight_14")]
)
def test_broken_parts_weaken_attacks_with_their_icon(part: int, card: str) -> None:
    drawn: list[int] = []
    for die in (6, 0):
        field, heron = field_with("0,0")
        field.trees("-8,8", "0,2")
        heron.dice[part] = die
        field.play(card)
        drawn.append(sum(field.foes_drew()))
    assert drawn[1] == drawn[0] - 1


# -- the end and the story ---------------------------------------------------------


def test_what_the_saved_are_worth() -> None:
    field, _ = field_with()
    field.civilian("0,2")
    field.civilian("0,1").held = True
    field.battle.figures[-1].place = -1
    field.battle.counters["saved"] = 3
    finish(field.battle, WON)
    spoils = spoils_of(field.battle)
    assert (spoils.iron, spoils.flags) == (18, ["c03_won", "sallow_thankful"])


def test_what_a_defeat_leaves() -> None:
    field, _ = field_with()
    field.battle.counters["saved"] = 2
    finish(field.battle, LOST)
    spoils = spoils_of(field.battle)
    assert (spoils.iron, spoils.flags) == (6, ["c03_lost", "sallow_bitter"])


def test_what_the_story_changes() -> None:
    plain = set_up("heronwight")
    assert (len(plain.folk()), plain.ground("ferry").bit_count()) == (8, 3)
    assert set_up("heronwight", "ferry_mended").ground("ferry").bit_count() == 5
    before = [figure.place for figure in plain.folk()]
    carted = set_up("heronwight", "carters_saved")
    assert len(set(before) & {figure.place for figure in carted.folk()}) == 7
    warned = set_up("heronwight", "ford_warned")
    assert len(warned.folk()) == 8
    assert [figure.place for figure in warned.folk()] != before
    eels, eggs = set_up("heronwight", "eels_offered"), set_up("heronwight", "eggs_broken")
    assert might_of(eels, eels.bosses()[0]) == [0, 3, 2, 0]
    assert might_of(eggs, eggs.bosses()[0]) == [0, 4, 3, 0]
    assert eggs.might_deck(Side.FOES, 1).discard == []

"""All other abilities of companions (OS-7.4.2)."""

import pytest

from questhall.games.oathsworn.printed.tokens import Status, Token
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.companions import act, bench_of, offered
from tests.oathsworn.gear import added_damage, empower_points


def with_a_rat(key: str, at: str = "0,1") -> tuple[Bench, Oathsworn, Figure, Figure]:
    bench, companion, figure = bench_of(key, at)
    rat = bench.rat("0,0", "S")
    rat.hp = 90
    return bench, companion, figure, rat


def friend(bench: Bench, at: str, name: str = "priest") -> str:
    return f"figure:{bench.stand(name, at).id}"


@pytest.mark.parametrize(
    ("key", "damage", "empower"), [("blade_second_cut", 3, 0), ("blade_encore", 3, 2)]
)
def test_once_more_in_the_round(key: str, damage: int, empower: int) -> None:
    bench, companion, _, _ = with_a_rat(key)
    assert f"ability:{key}" not in offered(bench, companion)
    companion.attacks = 1
    act(bench, f"ability:{key}", "white:1")
    assert (added_damage(bench), empower_points(bench)) == (damage, empower)


@rule("OS-7.9.5")
@pytest.mark.parametrize(
    ("key", "count", "empower"),
    [
        ("blade_applause", 1, 1),
        ("blade_roar", 2, 0),
        ("warden_order", 1, 0),
        ("warden_general_order", 2, 1),
    ],
)
def test_others_strike(key: str, count: int, empower: int) -> None:
    bench, _, _, _ = with_a_rat(key, "0,2")
    first = friend(bench, "0,1")
    second = friend(bench, "1,0", "warbear")
    answers = [first, second][:count]
    strikes = ["white:1", *(["no-more"] if empower else []), "draw-stands"]
    act(bench, f"ability:{key}", *answers, *([strikes[0]] * count))
    attackers = {f"figure:{event.what}" for event in bench.told("attacks")}
    assert attackers == set(answers)
    assert empower_points(bench) == empower


MOVE_AND_STRIKE = {
    "cur_co_from_behind": ("0,3", 1, 0),
    "cur_long_shadow": ("0,4", 1, 0),
    "exile_rush": ("0,4", 0, 3),
    "exile_skim": ("0,4", 2, 0),
    "huntress_close_work": ("0,3", 2, 0),
    "warden_ram": ("0,3", 1, 0),
}


@pytest.mark.parametrize("key", MOVE_AND_STRIKE)
def test_moving_and_striking(key: str) -> None:
    start, damage, empower = MOVE_AND_STRIKE[key]
    bench, _, figure, rat = with_a_rat(key, start)
    act(bench, f"ability:{key}", "to-hex:0,1", "white:1")
    assert (added_damage(bench), empower_points(bench)) == (damage, empower)
    if key == "warden_ram":
        assert bench.at(rat) == "0,-1"
    assert bench.at(figure) == "0,1"


@rule("OS-7.13.6")
@pytest.mark.parametrize(("key", "damage"), [("cur_co_from_behind", 3), ("cur_long_shadow", 4)])
def test_more_from_behind(key: str, damage: int) -> None:
    bench, _, _, rat = with_a_rat(key, "0,2")
    rat.facing = 0
    act(bench, f"ability:{key}", "to-hex:0,1", "white:1")
    assert added_damage(bench) == damage


def test_changing_places() -> None:
    bench, _, figure, _ = with_a_rat("cur_switch", "0,4")
    bench.stand("priest", "0,1")
    act(bench, "ability:cur_switch", "white:1")
    assert (bench.at(figure), added_damage(bench)) == ("0,1", 1)
    bench, _, figure, _ = with_a_rat("harbinger_crossing", "0,4")
    bench.stand("priest", "0,2")
    act(bench, "ability:harbinger_crossing", "white:1")
    assert (bench.at(figure), bench.token("priest", "defense")) == ("0,2", 1)
    assert bench.told("damage")


@rule("OS-12.2.5")
def test_lethality_is_gathered_and_spent() -> None:
    bench, companion, figure, _ = with_a_rat("cur_stalk", "0,4")
    act(bench, "ability:cur_stalk", "to-hex:0,1")
    assert (bench.at(figure), companion.counters) == ("0,1", {"lethality": 2})
    bench.do(bench.effect("cur", "attack"), "spend-counter:2", "white:1")
    assert (added_damage(bench), companion.counters["lethality"]) == (2, 0)
    bench, companion, figure, _ = with_a_rat("cur_unseen")
    act(bench, "ability:cur_unseen")
    assert (figure.hidden, companion.counters) == (True, {"lethality": 3})


@rule("OS-7.13.6")
def test_vaulting_behind_an_enemy() -> None:
    bench, _, figure, rat = with_a_rat("exile_vault", "0,2")
    act(bench, "ability:exile_vault", "white:1")
    assert (bench.at(figure), empower_points(bench)) == ("0,-1", 2)
    assert bench.told("damage")[0].what == rat.id


@rule("OS-12.2.2")
def test_bleeding_enemies() -> None:
    bench, companion, figure, rat = with_a_rat("exile_twist")
    rat.statuses[Status.BLEED] = 2
    act(bench, "ability:exile_twist", "to-hex:0,3")
    assert (rat.hp, rat.statuses[Status.BLEED], bench.at(figure)) == (89, 1, "0,3")
    bench, companion, _, rat = with_a_rat("exile_bleed_out", "0,2")
    assert "ability:exile_bleed_out" not in offered(bench, companion)
    rat.statuses[Status.BLEED] = 1
    act(bench, "ability:exile_bleed_out")
    assert (rat.hp, rat.statuses[Status.BLEED]) == (88, 0)


@rule("OS-8.2.5")
def test_what_comes_next() -> None:
    bench, companion, _ = bench_of("harbinger_omen")
    pile = bench.battle.stage_piles[0]
    second = pile[-1]
    act(bench, "ability:harbinger_omen", f"next-card:{second}")
    assert (bench.battle.face_up, companion.tokens[Token.REDRAW]) == (second, 1)
    bench, companion, _ = bench_of("harbinger_three_futures")
    pile = bench.battle.stage_piles[0]
    third = pile[-2]
    answers = (f"next-card:{third}", f"next-card:{pile[-1]}", "token-kind:defense")
    act(bench, "ability:harbinger_three_futures", *answers)
    assert (bench.battle.face_up, companion.tokens[Token.DEFENSE]) == (third, 1)
    bench, companion, _ = bench_of("harbinger_bury")
    pile = bench.battle.stage_piles[0]
    buried, following = bench.battle.face_up, pile[-1]
    act(bench, "ability:harbinger_bury")
    assert (pile[0], bench.battle.face_up) == (buried, following)
    companion.used_this_round = []
    assert "ability:harbinger_bury" not in offered(bench, companion)  # once an encounter


@rule("OS-7.5.4")
def test_carried_and_tossed() -> None:
    bench, _, _ = bench_of("harbinger_lift", "0,0")
    act(bench, "ability:harbinger_lift", friend(bench, "0,4"), "to-hex:1,-1")
    assert bench.at(bench.figure("priest")) == "1,-1"
    assert bench.token("priest", "empower") == 1
    bench, _, _ = bench_of("warbear_toss", "0,0")
    friend(bench, "0,1")
    act(bench, "ability:warbear_toss", "to-hex:0,-4")
    assert bench.at(bench.figure("priest")) == "0,-4"
    assert bench.token("priest", "empower") == 1
    bench, _, _, rat = with_a_rat("warbear_fling", "0,3")
    friend(bench, "0,4")
    act(bench, "ability:warbear_fling", "to-hex:0,1", "white:1")
    assert (rat.hp < 90, added_damage(bench)) == (True, 2)


@rule("OS-7.17.2")
def test_healing() -> None:
    bench, companion, figure = bench_of("penitent_ash_prayer")
    assert "ability:penitent_ash_prayer" not in offered(bench, companion)
    figure.hp = 3
    act(bench, "ability:penitent_ash_prayer")
    assert (figure.hp, companion.tokens[Token.DEFENSE]) == (4, 1)
    bench, _, figure = bench_of("penitent_candlelight")
    friend(bench, "0,4")
    figure.hp = bench.figure("priest").hp = 2
    act(bench, "ability:penitent_candlelight")
    assert (figure.hp, bench.figure("priest").hp) == (3, 3)
    for key, most in (("priest_lay_hands", 3), ("witch_soothe", 2)):
        bench, companion, _ = bench_of(key)
        friend(bench, "1,1")
        bench.figure("priest").hp = most + 1
        assert f"ability:{key}" not in offered(bench, companion)
        bench.figure("priest").hp = most
        act(bench, f"ability:{key}")
        assert bench.figure("priest").hp == most + 1
    bench, _, figure = bench_of("priest_two_hands")
    whom = friend(bench, "0,3")
    figure.hp = bench.figure("priest").hp = 2
    act(bench, "ability:priest_two_hands", whom, f"figure:{figure.id}")
    assert (figure.hp, bench.figure("priest").hp) == (3, 3)
    bench, _, _ = bench_of("priest_broken_bread")
    whom = friend(bench, "0,4")
    bench.figure("priest").hp = 2
    act(bench, "ability:priest_broken_bread", whom, "token-kind:redraw")
    assert (bench.figure("priest").hp, bench.token("priest", "redraw")) == (3, 1)


@rule("OS-12.2.1")
def test_absolution() -> None:
    bench, _, _ = bench_of("priest_absolve")
    whom = friend(bench, "0,3")
    bench.figure("priest").statuses[Status.POISON] = 2
    act(bench, "ability:priest_absolve", whom)
    assert bench.figure("priest").statuses[Status.POISON] == 0
    assert bench.token("priest", "defense") == 1


def test_tokens_for_others() -> None:
    bench, _, _ = bench_of("penitent_sermon")
    whom = [friend(bench, "0,4"), friend(bench, "1,1", "ranger")]
    kinds = ("token-kind:redraw", "token-kind:defense")
    act(bench, "ability:penitent_sermon", *whom, *kinds)
    assert (bench.token("priest", "redraw"), bench.token("ranger", "defense")) == (1, 1)
    bench, _, _ = bench_of("warbear_gather")
    friend(bench, "0,3")
    act(bench, "ability:warbear_gather", "to-hex:0,2")
    assert bench.at(bench.figure("priest")) == "0,2"
    assert bench.token("priest", "defense") == 1


@rule("OS-13.9.1")
@pytest.mark.parametrize(
    ("key", "damage", "empower"), [("penitent_iron_chain", 1, 2), ("witch_co_undertow", 0, 2)]
)
def test_pulling_and_striking(key: str, damage: int, empower: int) -> None:
    bench, _, _, rat = with_a_rat(key, "0,3")
    act(bench, f"ability:{key}", "white:1")
    assert bench.at(rat) == "0,2"
    assert (added_damage(bench), empower_points(bench)) == (damage, empower)


@rule("OS-7.5.3")
def test_from_tree_to_tree() -> None:
    bench, companion, figure, _ = with_a_rat("ranger_branch_path", "0,4")
    assert "ability:ranger_branch_path" not in offered(bench, companion)
    bench.trees("1,3", "1,0")
    act(bench, "ability:ranger_branch_path", "to-hex:0,1", "white:1")
    assert (bench.at(figure), empower_points(bench)) == ("0,1", 1)
    for facing, damage in ((3, 2), (0, 4)):
        bench, _, figure, rat = with_a_rat("ranger_from_nowhere", "0,4")
        rat.facing = facing
        bench.trees("1,0")
        act(bench, "ability:ranger_from_nowhere", "to-hex:0,1", "white:1")
        assert added_damage(bench) == damage


@rule("OS-8.3.11")
def test_bellowing() -> None:
    bench, companion, figure, rat = with_a_rat("warbear_bellow", "0,3")
    act(bench, "ability:warbear_bellow")
    assert rat.taunted_by == figure.id
    assert (companion.tokens[Token.DEFENSE], companion.tokens[Token.REDRAW]) == (1, 1)


@rule("OS-7.5.5")
def test_wheeling_an_enemy() -> None:
    bench, _, _, rat = with_a_rat("warbear_wheel")
    act(bench, "ability:warbear_wheel", "facing:NE", "white:1")
    assert (bench.looks(rat), added_damage(bench)) == ("NE", 1)


@rule("OS-7.6.5", "OS-7.14.8")
def test_fire_and_water() -> None:
    bench, companion, figure = bench_of("witch_kindle", "0,0")
    act(bench, "ability:witch_kindle", "to-hex:0,3", "to-hex:1,0")
    assert len(bench.battle.tiles) == 2
    bench, companion, figure = bench_of("witch_draw_heat", "0,0")
    assert "ability:witch_draw_heat" not in offered(bench, companion)
    bench.tile("fire", "0,3")
    bench.tile("fire", "1,0")
    figure.hp = 2
    act(bench, "ability:witch_draw_heat", "tile-at:0,3", "tile-at:1,0")
    assert (bench.battle.tiles, figure.hp, companion.tokens[Token.EMPOWER]) == ([], 3, 1)
    bench, _, figure = bench_of("witch_kind_water", "0,0")
    figure.hp = 2
    act(bench, "ability:witch_kind_water", "to-hex:0,2")
    assert (figure.hp, len(bench.battle.tiles)) == (3, 1)
    bench, _, _, rat = with_a_rat("witch_fireflies_swarm", "0,4")
    bench.draw("r:b r:b r:2 r:3")
    act(bench, "ability:witch_fireflies_swarm")
    assert rat.hp == 88

"""Each ally with its ability, once an encounter (OS-7.20.4)."""

from collections.abc import Callable

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import Status, Token
from questhall.games.oathsworn.rules.board.numbers import cubes_of, defense_of, weapon_range
from questhall.games.oathsworn.rules.turn.allies import may_enter
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn, turn_options
from questhall.games.oathsworn.setup.cards import new_card
from questhall.games.oathsworn.setup.setup import allies_at
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from questhall.kernel.phrases import option_id
from tests.marks import rule
from tests.oathsworn.bench import GAME, Bench
from tests.oathsworn.gear import added_damage, blow_of, calm, empower_points, suffer
from tests.played import note


def bench_with(key: str, at: str = "0,4") -> tuple[Bench, Oathsworn, Figure]:
    """The Warden has fallen, and this ally came in his turn; the Priest stands beside it."""
    bench = Bench()
    calm(bench)
    bench.stand("warden", "0,0")
    bench.stand("priest", "1,3")
    bench.battle.cards = bench.battle.cards[:]
    bench.battle.ally_cards = [new_card(bench.battle, library().allies[key])]
    bench.do(bench.effect("warden", "lose_hp(6)"))
    begin_turn(bench.battle, 0)
    bench.do(turn(bench.battle), f"to-hex:{at}")
    ally = bench.battle.fighter_at(0)
    assert ally is not None
    note("oathsworn", "ally", key)
    return bench, ally, bench.battle.figure_of(ally)


def act(bench: Bench, *answers: str) -> None:
    bench.do(turn(bench.battle), *answers)


def strike_a_rat(key: str, at: str = "0,3") -> tuple[Bench, Figure]:
    """Its attack on a rat that survives, with its ability."""
    bench, _, _ = bench_with(key)
    rat = bench.rat(at)
    rat.hp = 50
    before = library().allies[key].special
    assert before is not None
    moment = before.line.kind
    early = ["special"] if moment == 1 else []
    late = ["special", *(["redraw", "redraw"] if moment == 2 else [])] if moment != 1 else []
    act(bench, "ally-attack", *early, "white:1", *late)
    return bench, rat


Check = Callable[[Bench, Figure], bool]

IN_ATTACKS: dict[str, tuple[str, Check]] = {
    "old_marrow": ("0,3", lambda bench, rat: added_damage(bench) == 2),
    "hessa_thorne": ("0,1", lambda bench, rat: len(bench.told("redrew")) == 2),
    "jory_milestone": ("0,3", lambda bench, rat: bench.at(rat) == "0,1"),
    "dunstan_reed": ("0,2", lambda bench, rat: bench.at(rat) == "0,3"),
    "last_recruit": ("0,3", lambda bench, rat: empower_points(bench) == 5),
}


@rule("OS-7.20.3", "OS-7.20.4")
@pytest.mark.parametrize("key", IN_ATTACKS)
def test_abilities_in_an_attack(key: str) -> None:
    at, holds = IN_ATTACKS[key]
    bench, rat = strike_a_rat(key, at)
    assert holds(bench, rat)
    ally = bench.battle.fighter_at(0)
    assert ally is not None
    assert ally.special_ever == 1
    assert rat.hp < 50


@rule("OS-7.20.4", "OS-7.1.6")
def test_wick_lends_a_light() -> None:
    bench, ally, _ = bench_with("wick")
    act(bench, "special")
    assert (bench.token("priest", "redraw"), ally.animus) == (1, 2)
    offered = [option_id(GAME, bench.battle, each) for each in turn_options(bench.battle, ally)]
    assert "special" not in offered


@pytest.mark.parametrize(("key", "healed"), [("brother_tallow", 1), ("moth_doctor", 2)])
def test_healers(key: str, healed: int) -> None:
    bench, _, _ = bench_with(key)
    bench.figure("priest").hp = 2
    act(bench, "special")
    assert bench.figure("priest").hp == 2 + healed


def test_sister_quill_cleanses_and_heals() -> None:
    bench, _, _ = bench_with("sister_quill")
    priest = bench.figure("priest")
    priest.hp, priest.statuses[Status.POISON] = 2, 3
    act(bench, "special", f"figure:{priest.id}")
    assert (priest.hp, priest.statuses[Status.POISON]) == (3, 0)


@rule("OS-8.8.1")
def test_bracken_takes_the_blow() -> None:
    bench, _, figure = bench_with("bracken")
    blow = blow_of(bench.rat("2,3"), bench.figure("priest"), red=1)
    suffer(bench, blow, "special")
    assert blow.targets == [figure.id]


@rule("OS-8.8.9")
def test_ivo_covers_whoever_is_near() -> None:
    bench, _, _ = bench_with("lame_ivo")
    priest = bench.figure("priest")
    blow = blow_of(bench.rat("2,3"), priest, red=1)
    suffer(bench, blow, "special")
    assert blow.defense[priest.id] == 2


@rule("OS-16.2.1")
def test_gerta_has_nine_lives() -> None:
    bench, _, figure = bench_with("gerta_ninelives")
    blow = blow_of(bench.rat("0,3"), figure, red=4)
    bench.foes_draw("r:3 r:3 r:3 r:3")
    suffer(bench, blow, "special")
    assert figure.hp == 6  # 12 damage against 5 is 2


@pytest.mark.parametrize(("key", "goal"), [("osk_carter", "1,0"), ("merrow_vane", "1,1")])
def test_carters_and_ferrywomen_move_others(key: str, goal: str) -> None:
    bench, _, _ = bench_with(key)
    bench.stand("ranger", "-4,4")
    chosen = [f"figure:{bench.figure('priest').id}"] if key == "merrow_vane" else []
    if key == "merrow_vane":
        answers = [*chosen, f"figure:{bench.figure('ranger').id}", f"to-hex:{goal}", "to-hex:-4,2"]
        act(bench, "special", *answers)
        assert bench.at(bench.figure("ranger")) == "-4,2"
    else:
        act(bench, "special", f"to-hex:{goal}")
    assert bench.at(bench.figure("priest")) == goal


@rule("OS-13.1.2", "OS-13.1.3")
@pytest.mark.parametrize(("key", "bonus"), [("pell_fowler", 0), ("corvin_ash", 1)])
def test_circles(key: str, bonus: int) -> None:
    bench, _, _ = bench_with(key)
    rats = [bench.rat(at) for at in ("0,0", "0,1")]
    for rat in rats:
        rat.hp = 50
    friend = bench.stand("ranger", "1,0")
    act(bench, "special", "area-at:0,0" if key == "corvin_ash" else "area-at:0,1", "white:2")
    assert all(rat.hp < 50 for rat in rats)
    hit = {event.what for event in bench.told("damage")}
    assert (friend.id in hit) == (key == "corvin_ash")
    values = bench.told("drew")[-1].values or []
    drawn = sum(code % 1000 // 10 for code in values)
    assert {event.where for event in bench.told("damage")} == {drawn + bonus}


@rule("OS-13.1.1")
def test_harrow_sweeps() -> None:
    bench, _, _ = bench_with("goodwife_harrow")
    rat = bench.rat("0,3")
    rat.hp = 50
    act(bench, "special", "area-way:N", "white:1")
    assert (rat.hp < 50, added_damage(bench)) == (True, 1)


@rule("OS-7.9.5")
def test_ruel_gives_an_order() -> None:
    bench, _, _ = bench_with("captain_ruel")
    rat = bench.rat("1,2")
    rat.hp = 50
    act(bench, "special", "white:1")
    assert bench.told("attacks")[0].what == bench.figure("priest").id


def test_the_twins_strike_twice() -> None:
    bench, _, _ = bench_with("twin_shears")
    bench.rat("0,3").hp = 50
    act(bench, "special", "white:1", "white:1")
    assert len(bench.told("damage")) == 2


@rule("OS-8.3.11")
def test_nim_taunts_and_braces() -> None:
    bench, _, figure = bench_with("nim_scarecrow")
    rat = bench.rat("0,1")
    before = defense_of(bench.battle, figure)
    act(bench, "special")
    assert (rat.taunted_by, defense_of(bench.battle, figure)) == (figure.id, before + 1)


@rule("OS-8.2.5")
def test_aud_chooses_the_next_card() -> None:
    bench, _, _ = bench_with("silent_aud")
    pile = bench.battle.stage_piles[0]
    first, second = bench.battle.face_up, pile[-1]
    act(bench, "special", f"next-card:{second}")
    assert (bench.battle.face_up, pile[-1]) == (second, first)


def test_isolde_guards_all_around() -> None:
    bench, ally, _ = bench_with("bellwarden_isolde")
    bench.stand("ranger", "4,-4")
    act(bench, "special")
    held = [each.tokens[Token.DEFENSE] for each in (ally, *bench.battle.the_four())]
    assert held == [1, 0, 1, 0, 0]


@rule("OS-7.17.4")
def test_hob_refreshes_decks_and_breath() -> None:
    bench, _, _ = bench_with("hob_ironlung")
    priest = bench.oathsworn("priest")
    priest.animus, priest.reserve = 0, 8
    deck = bench.battle.might_deck(0, 0)
    deck.discard.append(deck.draw.pop())
    act(bench, "special", "refresh:white")
    assert (priest.animus, deck.discard) == (1, [])


@rule("OS-7.5.3")
def test_yrsa_comes_down_a_rope() -> None:
    bench, _, figure = bench_with("yrsa_ropes")
    bench.rat("0,-2").hp = 50
    bench.trees("0,-4")
    act(bench, "special", "to-hex:0,-3", "white:1")
    assert (bench.at(figure), added_damage(bench)) == ("0,-3", 1)


@rule("OS-7.20.1", "OS-7.20.3")
@pytest.mark.parametrize("key", list(library().allies))
def test_every_ally_fights_with_what_is_printed(key: str) -> None:
    bench, ally, figure = bench_with(key)
    printed = library().allies[key]
    assert cubes_of(bench.battle, ally) == printed.might
    assert defense_of(bench.battle, figure) == printed.defense
    assert weapon_range(bench.battle, ally) == printed.range
    moves = [each for each in turn_options(bench.battle, ally) if each.verb == "move"]
    assert {each.amount for each in moves} == {1}
    assert max(abs(bench.battle.figures[ally.figure].place - each.what) for each in moves) > 0


@rule("OS-7.20.9")
def test_comrades_bring_tokens() -> None:
    bench = Bench()
    bench.stand("warden", "0,0")
    bench.stand("priest", "1,3")
    bench.battle.comradery = 2
    bench.do(bench.effect("warden", "lose_hp(6)"))
    begin_turn(bench.battle, 0)
    bench.do(
        turn(bench.battle),
        *("to-hex:0,4", "token-kind:redraw", "token-kind:redraw", "token-kind:empower"),
    )
    ally = bench.battle.fighter_at(0)
    assert ally is not None
    assert (ally.tokens[Token.REDRAW], ally.tokens[Token.EMPOWER]) == (2, 1)


@rule("OS-7.20.8")
def test_there_are_four_models() -> None:
    bench, ally, _ = bench_with("wick")
    bench.battle.ally_cards = [new_card(bench.battle, library().allies["old_marrow"])]
    assert may_enter(bench.battle)
    bench.battle.company += [ally.clone() for _ in range(3)]
    assert not may_enter(bench.battle)


@rule("OS-11.5.2")
def test_allies_of_earlier_chapters_are_known() -> None:
    assert [ally.key for ally in allies_at(1)] == ["man_at_arms"]
    assert len(allies_at(7)) == 25

"""Every card of the Grove Maiden, her Sentinels and her Guardian (OS-14)."""

import pytest

from questhall.games.oathsworn.effects.classes.grove_maiden import SentinelAim
from questhall.games.oathsworn.printed.might import Colour, Side
from questhall.games.oathsworn.rules.board.harm import lose_hp
from questhall.games.oathsworn.rules.board.numbers import cubes_of, defense_of, movement_of
from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.rules.boss.minions import activate_minions
from questhall.games.oathsworn.rules.rounds import refresh
from questhall.games.oathsworn.rules.turn.guardian import may_rejuvenate
from questhall.games.oathsworn.rules.turn.turns import begin_turn, turn
from questhall.games.oathsworn.setup.setup import deploy
from questhall.games.oathsworn.state.deeds import Blow, Deed
from questhall.games.oathsworn.state.figures import Figure
from questhall.kernel.decisions import Flow
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.turns import at_turn, can_play, comes_to_something, play


def at_her_turn(at: str = "0,4", level: int = 15) -> Bench:
    return at_turn("grove_maiden", at, level=level)


def sentinels(bench: Bench) -> set[str]:
    return {bench.at(sentinel) for sentinel in bench.battle.sentinels()}


def drawn(bench: Bench) -> list[int]:
    """How many cards of each colour have been drawn and discarded."""
    return [len(bench.battle.might_deck(Side.COMPANY, colour).discard) for colour in range(4)]


def armed(bench: Bench, *colours: int) -> None:
    """Cubes on her might track, by way of an item of hers."""
    maiden = bench.oathsworn("grove_maiden")
    item = bench.battle.item(maiden.equipped[0])
    other = type(item)(item.key, item.chapter, item.slot, item.kind)
    for colour in colours:
        other.might[colour] += 1
    other.defense = item.defense
    bench.battle.cards = bench.battle.cards[:]
    bench.battle.cards[maiden.equipped[0]] = other


def refreshes(bench: Bench, key: str, line: int) -> bool:
    deck = bench.battle.might_deck(Side.COMPANY, Colour.WHITE)
    deck.discard.append(deck.draw.pop())
    play(bench, key, "refresh:white", line=line)
    return deck.discard == []


# -- Sentinels ----------------------------------------------------------------------------


@rule("OS-14.1.1", "OS-14.3.1", "OS-7.3.1")
def test_she_scatters_a_seed_once_a_round() -> None:
    bench = at_her_turn()
    bench.rat("0,1")
    bench.do(turn(bench.battle), "special", "to-hex:0,2")
    assert sentinels(bench) == {"0,2"}
    assert bench.oathsworn("grove_maiden").animus == 8
    assert "to-hex:0,1" not in bench.options()
    bench.do(turn(bench.battle), "end-turn")
    assert "special" not in bench.options()


@rule("OS-14.3.1")
def test_a_ninth_sentinel_takes_the_place_of_another() -> None:
    bench = at_her_turn()
    first, *_ = bench.sentinels(*[f"{column},0" for column in range(-4, 4)])
    answers = ("to-hex:0,3", f"sentinel:{first.id}")
    bench.do(bench.effect("grove_maiden", "create_sentinel(1, within=3)"), *answers)
    assert len(bench.battle.sentinels()) == 8
    assert "-4,0" not in sentinels(bench)
    assert "0,3" in sentinels(bench)


@example("OS-EX-180")
@rule("OS-14.3.4")
def test_a_rat_that_moves_through_a_sentinel_removes_it() -> None:
    bench = at_her_turn()
    bench.rat("0,0")
    bench.sentinels("0,2", "4,0")
    bench.do(activate_minions(bench.battle))
    assert sentinels(bench) == {"4,0"}


@rule("OS-14.3.4")
def test_an_oathsworn_walks_over_sentinels() -> None:
    bench = at_her_turn("0,4")
    bench.sentinels("0,3", "0,2", "4,0")
    bench.do(turn(bench.battle), "move:0,2")
    assert sentinels(bench) == {"4,0"}
    assert bench.oathsworn("grove_maiden").animus == 7


@rule("OS-14.3.4")
def test_whoever_is_pushed_over_a_sentinel_removes_it() -> None:
    bench = at_her_turn("0,4")
    rat = bench.rat("0,3")
    bench.sentinels("0,2", "0,1", "4,0")
    bench.do(bench.effect("grove_maiden", "push(3, enemy(normal, within=1))"))
    assert bench.at(rat) == "0,0"
    assert sentinels(bench) == {"4,0"}


@example("OS-EX-180")
@rule("OS-14.3.3", "OS-14.3.5")
def test_a_sentinel_falls_to_any_damage_of_an_area() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.sentinels("0,1", "0,2")
    bench.foes_draw("w:1")
    near = bench.battle.sentinels()[0]
    blow = Blow([boss.id], [near.id], [1, 0, 0, 0])
    bench.do(deliver(bench.battle, blow))
    assert sentinels(bench) == {"0,2"}


@rule("OS-14.3.5", "OS-8.10.1")
def test_no_enemy_aims_at_a_sentinel() -> None:
    bench = at_her_turn()
    rat = bench.rat("0,0")
    bench.sentinels("0,-1", "1,-1")
    bench.do(activate_minions(bench.battle))
    assert bench.at(rat) == "0,3"
    assert sentinels(bench) == {"0,-1", "1,-1"}


@rule("OS-14.3.2", "OS-7.19.5")
def test_sentinels_of_a_fallen_maiden_stay_and_can_be_hurt() -> None:
    bench = at_her_turn()
    bench.stand("warden", "0,0")
    sentinel, _ = bench.sentinels("0,1", "0,2")
    bench.do(lose_hp(bench.battle, bench.figure("grove_maiden"), 6, -1))
    assert sentinels(bench) == {"0,1", "0,2"}
    bench.do(lose_hp(bench.battle, sentinel, 1, -1))
    assert sentinels(bench) == {"0,2"}


# -- attacks of Sentinels -----------------------------------------------------------------


@example("OS-EX-181")
@rule("OS-14.3.6", "OS-14.3.7", "OS-14.3.8")
def test_three_sentinels_draw_a_cube_each_and_white_beyond_and_cannot_miss() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    armed(bench, Colour.RED, Colour.YELLOW)
    bench.sentinels("0,1", "1,0", "-1,1")
    bench.draw("r:b y:b w:2")
    play(bench, "grove_maiden_call_the_sap")
    assert drawn(bench) == [1, 1, 1, 0]
    assert bench.told("missed") == []
    assert boss.dice[0] == 5  # the part nearest to her


@ruling("OS-R28")
@rule("OS-14.3.7")
@pytest.mark.parametrize(
    ("agreed", "cubes", "cards"),
    [
        ("one", (Colour.RED,), [1, 0, 1, 0]),
        ("all", (Colour.RED, Colour.YELLOW), [0, 2, 2, 0]),
        ("all", (), [2, 0, 0, 0]),
    ],
)
def test_a_table_agrees_how_many_cubes_a_sentinel_uses(
    agreed: str, cubes: tuple[int, ...], cards: list[int]
) -> None:
    company = ("grove_maiden", "warden", "priest", "ranger")
    bench = Bench(company=company, sentinel_cards=agreed)
    bench.stand("grove_maiden", "0,4")
    armed(bench, *cubes)
    bench.sentinels("0,1", "1,0")
    deed = bench.deed("grove_maiden")
    deed.target = bench.boss("0,-1").id
    assert SentinelAim(3, 3).cards(bench.battle, deed) == cards


@rule("OS-14.3.6")
def test_only_near_sentinels_and_not_too_many_attack() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.sentinels("0,4", "8,0")
    assert comes_to_something(bench, "grove_maiden_call_the_sap") == [1]
    bench.sentinels("0,1", "0,2", "0,3", "1,0")
    bench.draw("w:2 w:2 w:2")
    play(bench, "grove_maiden_call_the_sap")
    assert drawn(bench) == [3, 0, 0, 0]
    assert sum(boss.dice) == 27


@rule("OS-14.3.6", "OS-7.11.9")
def test_criticals_of_sentinels_work() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.sentinels("0,1")
    bench.draw("w:2c w:2")
    play(bench, "grove_maiden_call_the_sap", "critical:white-21")
    assert sum(boss.dice) == 28


@rule("OS-14.3.9", "OS-7.15.15")
def test_the_maiden_is_the_breaker() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-2")
    boss.dice[0] = 1
    bench.sentinels("0,0")
    bench.draw("w:2")
    flow = bench.effect("grove_maiden", "sentinel_attack(within=3)")
    bench.do(flow)
    assert [each.breaker for each in bench.battle.queue] == [bench.figure("grove_maiden").id]


@rule("OS-14.3.8", "OS-12.1.4")
def test_her_empower_tokens_strengthen_sentinels() -> None:
    bench = at_her_turn()
    bench.boss("0,-1")
    bench.sentinels("0,1")
    bench.tokens("grove_maiden", empower=1)
    answers = ("token:empower", "raise:white", "raise:yellow", "raise:red")
    play(bench, "grove_maiden_call_the_sap", *answers)
    assert drawn(bench) == [0, 0, 0, 1]


# -- her cards ----------------------------------------------------------------------------


def test_call_the_sap_creates_two_or_refreshes() -> None:
    bench = at_her_turn()
    play(bench, "grove_maiden_call_the_sap", "to-hex:0,1", "to-hex:0,2", line=1)
    assert sentinels(bench) == {"0,1", "0,2"}
    assert "to-hex:0,0" not in bench.options()
    assert refreshes(at_her_turn(), "grove_maiden_call_the_sap", 2)


def test_seed_and_strike() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("w:2")
    play(bench, "grove_maiden_seed_and_strike", "to-hex:0,1")
    assert (sum(boss.dice), sentinels(bench)) == (29, {"0,1"})


def test_a_thicket_is_up_to_four_sentinels() -> None:
    bench = at_her_turn()
    hexes = ("to-hex:0,1", "to-hex:0,2", "to-hex:0,3", "to-hex:1,2")
    play(bench, "grove_maiden_thicket", *hexes)
    assert len(sentinels(bench)) == 4
    bench = at_her_turn()
    play(bench, "grove_maiden_thicket", "to-hex:0,1", "no-more")
    assert sentinels(bench) == {"0,1"}


def test_what_is_given_back_heals() -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,1")
    friend.hp = 3
    maiden = bench.oathsworn("grove_maiden")
    maiden.animus, maiden.reserve = 5, 4
    bench.sentinels("8,0")
    assert can_play(bench, "grove_maiden_given_back") == []
    bench.sentinels("0,0")
    play(bench, "grove_maiden_given_back", f"figure:{friend.id}")
    assert (friend.hp, maiden.animus, sentinels(bench)) == (4, 5, {"8,0"})


@rule("OS-7.11.14")
def test_a_briar_answers_for_each_sentinel_removed() -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,1")
    boss = bench.boss("0,-1")
    near, _, _ = bench.sentinels("0,3", "1,1", "8,0")
    bench.foes_draw("w:2 w:2 w:2")
    blow = Blow([boss.id], [friend.id], [3, 0, 0, 0])
    card = bench.card("grove_maiden_briar_answer")
    answers = ("no-defense", f"play:{card}@0", f"sentinel:{near.id}", "no-more")
    bench.do(deliver(bench.battle, blow), *answers)
    assert friend.hp == 5  # 4 damage are left
    assert sentinels(bench) == {"1,1", "8,0"}


def test_a_briar_needs_a_sentinel_near_whom_is_attacked() -> None:
    bench = at_her_turn()
    friend = bench.stand("warden", "0,1")
    boss = bench.boss("0,-1")
    bench.sentinels("8,0")
    bench.do(deliver(bench.battle, Blow([boss.id], [friend.id], [1, 0, 0, 0])), "no-defense")
    card = bench.card("grove_maiden_briar_answer")
    offered = [option for asked in bench.asked for option in asked.options if option.verb == "play"]
    assert card not in [option.what for option in offered]


def test_the_grove_rises_and_strikes() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.draw("k:3 w:2")
    raises = ("raise:white", "raise:yellow", "raise:red")
    play(bench, "grove_maiden_grove_rises", "to-hex:0,1", "to-hex:0,2", *raises)
    assert bench.told("damage")[0].where == 6
    assert sum(boss.dice) == 27


def test_a_thorn_volley_reaches_four() -> None:
    bench = at_her_turn()
    bench.boss("0,-1")
    bench.sentinels("0,4")
    bench.draw("r:3")
    play(bench, "grove_maiden_thorn_volley", "raise:white", "raise:yellow")
    assert bench.told("damage")[0].where == 3


@rule("OS-14.2.2")
def test_leaf_mould_feeds_her_and_the_guardian() -> None:
    bench = at_her_turn()
    guardian = bench.guardian("0,0")
    guardian.hp = 2
    maiden, old_one = bench.oathsworn("grove_maiden"), bench.battle.company[4]
    maiden.animus, maiden.reserve = 2, 7
    old_one.animus, old_one.reserve = 0, 2
    one, _ = bench.sentinels("8,0", "0,1")
    assert can_play(bench, "grove_maiden_leaf_mould") == [0]
    play(bench, "grove_maiden_leaf_mould", f"sentinel:{one.id}")
    assert (maiden.animus, guardian.hp, old_one.animus) == (5, 4, 1)
    assert sentinels(bench) == set()


def test_green_speech_strikes_grows_and_refreshes() -> None:
    bench = at_her_turn()
    bench.boss("0,-1")
    bench.sentinels("0,4")
    bench.draw("w:2")
    play(bench, "grove_maiden_green_speech")
    assert bench.told("damage")[0].where == 3
    bench = at_her_turn()
    play(bench, "grove_maiden_green_speech", "to-hex:0,-1", line=1)
    assert sentinels(bench) == {"0,-1"}
    bench = at_her_turn()
    bench.guardian("0,0")
    bench.battle.company[4].animus, bench.battle.company[4].reserve = 0, 2
    assert refreshes(bench, "grove_maiden_green_speech", 2)
    assert bench.battle.company[4].animus == 1


def test_a_bark_ward_guards_who_stands_by_a_sentinel() -> None:
    bench = at_her_turn()
    for name, at in (("warden", "0,1"), ("priest", "4,0"), ("ranger", "0,-2")):
        bench.stand(name, at)
    bench.sentinels("4,0")
    play(bench, "grove_maiden_bark_ward", "to-hex:0,2")
    tokens = [bench.token(name, "defense") for name in ("warden", "priest", "ranger")]
    assert tokens == [1, 1, 0]


def test_strangling_growth_slows() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.sentinels("0,3", "0,2")
    bench.draw("r:3")
    play(bench, "grove_maiden_strangling_growth", "raise:white", "raise:yellow")
    assert bench.told("damage")[0].where == 4
    assert movement_of(bench.battle, boss, 5) == 3


def test_heartseed_strikes_sows_and_refreshes() -> None:
    bench = at_her_turn()
    bench.boss("0,-1")
    bench.draw("y:3")
    play(bench, "grove_maiden_heartseed", "to-hex:0,1", "raise:white")
    assert bench.told("damage")[0].where == 3
    bench = at_her_turn()
    hexes = ("to-hex:0,0", "to-hex:0,1", "to-hex:0,2")
    play(bench, "grove_maiden_heartseed", *hexes, line=1)
    assert len(sentinels(bench)) == 3
    bench = at_her_turn()
    guardian = bench.guardian("0,0")
    guardian.hp = 3
    assert refreshes(bench, "grove_maiden_heartseed", 2)
    assert guardian.hp == 4


@rule("OS-14.3.6")
def test_the_wood_remembers_every_sentinel() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    guardian = bench.guardian("0,3")
    bench.sentinels("8,0", "-8,4", "0,2")
    bench.draw("w:1 w:1 w:1 r:2 r:2")
    answers = ("no-more", "to-hex:0,1", "white:0")
    play(bench, "grove_maiden_the_wood_remembers", *answers)
    assert [event.where for event in bench.told("damage")] == [4, 4]
    assert bench.at(guardian) == "0,1"
    assert sum(boss.dice) == 26


# -- the Guardian -------------------------------------------------------------------------


@rule("OS-14.2.1")
@pytest.mark.parametrize(
    ("level", "defense", "might"),
    [(1, 3, [0, 1, 0, 0]), (5, 3, [0, 0, 1, 0]), (10, 4, [0, 1, 1, 0]), (15, 5, [0, 0, 2, 0])],
)
def test_the_guardian_grows_with_her(level: int, defense: int, might: list[int]) -> None:
    bench = at_her_turn(level=level)
    guardian = bench.guardian("0,0")
    assert defense_of(bench.battle, guardian) == defense
    assert cubes_of(bench.battle, bench.battle.company[4]) == might


@rule("OS-4.2.18", "OS-14.2.1")
def test_the_guardian_starts_in_the_green_zone() -> None:
    bench = at_her_turn()
    bench.boss("0,-1")
    bench.battle.face_up = -1
    hexes = ("to-hex:0,3", "to-hex:2,2", "to-hex:0,4", "to-hex:2,3", "to-hex:4,1")
    bench.do(deploy_all(bench), *hexes, "leader:0")
    guardian = bench.battle.figure_of(bench.battle.company[4])
    assert bench.at(guardian) == "4,1"
    assert bench.battle.company[4].reserve == 2


def deploy_all(bench: Bench) -> Flow[None]:
    for figure in bench.battle.figures[:4]:
        figure.place = -1
    return deploy(bench.battle)


@rule("OS-14.2.5", "OS-7.1.2")
def test_the_guardian_acts_right_after_her_and_passes_for_itself() -> None:
    bench = at_her_turn()
    bench.guardian("0,0")
    bench.stand("warden", "2,0")
    bench.stand("priest", "4,-2")
    bench.stand("ranger", "6,-3")
    order: list[int] = []
    for _ in range(5):
        order.append(bench.battle.turn)
        bench.do(turn(bench.battle), "pass")
    assert order == [0, 4, 1, 2, 3]
    assert bench.battle.next_step == "end_of_phase"


def guardians_turn(bench: Bench) -> None:
    begin_turn(bench.battle, 4)


@rule("OS-14.2.1", "OS-7.20.3")
def test_the_guardian_moves_three_and_attacks_for_one_animus_each() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-2")
    guardian = bench.guardian("0,3")
    guardians_turn(bench)
    bench.do(turn(bench.battle), "move:0,0")
    bench.draw("r:2 r:2")
    bench.do(turn(bench.battle), "ally-attack", "white:0")
    assert (bench.at(guardian), sum(boss.dice)) == ("0,0", 28)
    assert bench.battle.company[4].animus == 0
    refresh(bench.battle)
    assert bench.battle.company[4].animus == 2


@rule("OS-14.2.2", "OS-12.1.3")
def test_the_guardian_uses_her_tokens_as_its_own() -> None:
    bench = at_her_turn()
    boss = bench.boss("0,-1")
    bench.guardian("0,1")
    bench.tokens("grove_maiden", redraw=1, empower=1)
    guardians_turn(bench)
    bench.draw("r:b k:b r:4c")
    answers = ("ally-attack", "token:empower", "white:0", "raise:red", "no-more")
    bench.do(turn(bench.battle), *answers, "redraw-token:red-0@0")
    assert bench.oathsworn("grove_maiden").tokens[2:4] == [0, 0]
    assert sum(boss.dice) == 28


@rule("OS-14.2.2", "OS-12.1.1")
def test_she_spends_a_defense_token_for_the_guardian() -> None:
    bench = at_her_turn()
    guardian = bench.guardian("0,1")
    boss = bench.boss("0,-1")
    bench.tokens("grove_maiden", defense=1)
    bench.foes_draw("w:2 w:2 w:1")
    blow = Blow([boss.id], [guardian.id], [3, 0, 0, 0])
    bench.do(deliver(bench.battle, blow), "token:defense")
    assert guardian.hp == 6  # 5 against a defense of 5 + 1
    assert bench.token("grove_maiden", "defense") == 0


@rule("OS-14.2.2", "OS-7.11.12")
def test_the_guardian_is_determined() -> None:
    bench = at_her_turn()
    bench.boss("0,-1")
    bench.guardian("0,1")
    guardians_turn(bench)
    bench.draw("r:b r:b")
    bench.do(turn(bench.battle), "ally-attack", "white:0", "token-kind:redraw")
    assert bench.battle.company[4].tokens[2] == 1
    assert bench.token("grove_maiden", "redraw") == 0


@rule("OS-14.2.2", "OS-7.11.12")
def test_a_miss_of_the_guardian_gives_her_tokens_back_to_her() -> None:
    bench = at_her_turn()
    bench.boss("0,-1")
    bench.guardian("0,1")
    bench.tokens("grove_maiden", redraw=1)
    guardians_turn(bench)
    bench.draw("r:b r:b r:b")
    answers = ("ally-attack", "white:0", "redraw-token:red-0@0", "token-kind:defense")
    bench.do(turn(bench.battle), *answers)
    assert bench.token("grove_maiden", "redraw") == 1
    assert bench.battle.company[4].tokens == [1, 0, 0, 0, 0]


@rule("OS-7.20.4", "OS-14.2.1")
def test_the_guardian_steps_in_once_an_encounter() -> None:
    bench = at_her_turn()
    guardian = bench.guardian("1,1")
    friend = bench.stand("warden", "0,1")
    boss = bench.boss("0,-1")
    bench.foes_draw("w:2 w:2 w:2")
    bench.do(deliver(bench.battle, Blow([boss.id], [friend.id], [3, 0, 0, 0])), "special")
    assert (guardian.hp, friend.hp) == (5, 6)
    bench.foes_draw("w:2c w:2c w:2c")
    bench.do(deliver(bench.battle, Blow([boss.id], [friend.id], [3, 0, 0, 0])))
    assert (guardian.hp, friend.hp) == (5, 5)


def fallen_guardian(bench: Bench) -> Figure:
    guardian = bench.guardian("0,0")
    bench.do(lose_hp(bench.battle, guardian, 6, -1))
    return guardian


@example("OS-EX-182")
@rule("OS-14.2.3")
def test_she_rejuvenates_the_guardian_in_place_of_a_card() -> None:
    bench = at_her_turn()
    guardian = fallen_guardian(bench)
    assert not guardian.on_board
    maiden = bench.oathsworn("grove_maiden")
    maiden.animus, maiden.reserve = 6, 3
    bench.do(turn(bench.battle), "rejuvenate", "to-hex:0,3")
    assert (maiden.animus, guardian.hp, bench.at(guardian)) == (0, 6, "0,3")
    assert bench.battle.company[4].animus == 2
    assert bench.battle.has_played


@rule("OS-14.2.3")
def test_rejuvenation_costs_six_animus_and_the_card_of_the_turn() -> None:
    bench = at_her_turn()
    fallen_guardian(bench)
    maiden = bench.oathsworn("grove_maiden")
    maiden.animus, maiden.reserve = 5, 4
    assert not may_rejuvenate(bench.battle, maiden)
    maiden.animus, maiden.reserve = 9, 0
    play(bench, "grove_maiden_thicket", "to-hex:0,1", "no-more")
    bench.do(turn(bench.battle), "end-turn")
    assert "rejuvenate" not in bench.options()


@rule("OS-14.2.4", "OS-7.19.5")
def test_the_guardian_of_a_fallen_maiden_is_dormant_but_can_be_hurt() -> None:
    bench = at_her_turn()
    guardian = bench.guardian("0,0")
    friend = bench.stand("warden", "0,1")
    bench.do(lose_hp(bench.battle, bench.figure("grove_maiden"), 6, -1))
    bench.battle.ally_cards = []
    begin_turn(bench.battle, 1)
    bench.do(turn(bench.battle), "turn-figure", "facing:N", "pass")
    assert bench.battle.turn != 4
    boss = bench.boss("0,-2")
    bench.foes_draw("w:2 w:2 w:2")
    bench.do(deliver(bench.battle, Blow([boss.id], [friend.id], [3, 0, 0, 0])))
    assert (guardian.hp, friend.hp) == (6, 5)
    bench.do(lose_hp(bench.battle, guardian, 2, -1))
    assert guardian.hp == 4


def test_the_old_one_wakes_and_strikes_without_animus() -> None:
    bench = at_her_turn()
    assert comes_to_something(bench, "grove_maiden_wake_the_old_one") == []
    boss = bench.boss("0,-1")
    guardian = bench.guardian("0,3")
    bench.draw("r:2 r:2")
    play(bench, "grove_maiden_wake_the_old_one", "to-hex:0,1", "white:0")
    assert (sum(boss.dice), bench.at(guardian)) == (28, "0,1")
    assert bench.battle.company[4].animus == 2


def test_the_stride_of_the_old_one_knocks_back() -> None:
    bench = at_her_turn()
    rat = bench.rat("0,-1")
    rat.hp = 9
    bench.guardian("0,3")
    bench.draw("r:2 r:2")
    answers = ("to-hex:0,0", "white:0", "no-more")
    play(bench, "grove_maiden_old_ones_stride", *answers)
    assert bench.told("damage")[0].where == 5
    assert bench.at(rat) == "0,-2"


@rule("OS-14.3.3")
def test_sentinels_are_friends_that_count_but_are_not_chosen() -> None:
    bench = at_her_turn("0,1")
    friend = bench.stand("warden", "0,0")
    bench.sentinels("0,2")
    deed = Deed(bench.figure("grove_maiden").id, 0)
    friends = bench.battle.friends_of(bench.figure("grove_maiden"))
    assert len(friends) == 3
    friend.hp = 3
    bench.figure("grove_maiden").hp = 3
    bench.do(bench.effect("grove_maiden", "heal(1, friend)", deed), f"figure:{friend.id}")
    assert len(bench.options()) == 2


@rule("OS-14.3.4")
@pytest.mark.parametrize("word", ["vault(3)", "carry(self, within=3)"])
def test_whoever_comes_down_on_a_sentinel_removes_it(word: str) -> None:
    bench = at_her_turn()
    bench.boss("0,0", "S")
    bench.sentinels("0,-2", "4,0")
    bench.stand("warden", "1,-3")
    bench.do(bench.effect("warden", word), "to-hex:0,-2")
    assert sentinels(bench) == {"4,0"}

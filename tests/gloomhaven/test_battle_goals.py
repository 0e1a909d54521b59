"""Each battle goal, met and not met (RULES 1.6)."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.goals import GoalDef
from questhall.games.gloomhaven.rules.attack.damage import exhaust
from questhall.games.gloomhaven.rules.cards.active_area import gain_xp
from questhall.games.gloomhaven.rules.movement.looting import loot_hex
from questhall.games.gloomhaven.rules.movement.rooms import open_door
from questhall.games.gloomhaven.rules.movement.terrain import spring
from questhall.games.gloomhaven.rules.round.battle_goals import goal_met
from questhall.games.gloomhaven.rules.round.rests import long_rest, short_rest
from questhall.games.gloomhaven.rules.round.results import finish_scenario, result_of
from questhall.games.gloomhaven.rules.round.rounds import start_round
from questhall.games.gloomhaven.state.scene import Ending, Phase, Scene, Tile, TileKind
from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from ..marks import rule
from .bench import BOTTOM, Bench

GOALS = {goal.key: goal for goal in library().goals}


def party(level: int = 1) -> Bench:
    return Bench(level=level, brute="0,0", tinkerer="-3,0")


def met(bench: Bench, name: str, seat: int = 0) -> bool:
    return goal_met(bench.scene, bench.hero(seat), GOALS[name])


def loot(bench: Bench) -> None:
    bench.run(loot_hex(bench.scene, bench.hero(), bench.figure().cell, False))


def chest(bench: Bench) -> None:
    tile = Tile(TileKind.TREASURE, "chest", [bench.figure().cell])
    tile.goal = True
    bench.scene.lay(tile)


def kill(bench: Bench, place: str = "1,0", elite: bool = False, by: int = 0) -> None:
    guard = bench.monster("bandit_guard", place, elite=elite, hp=1)
    bench.attack(bench.figure(by), guard, 2)
    assert guard.gone


def opened(match: Match, option: str) -> None:
    """Answer everything with its first option until this is asked."""
    while match.pending[0].prompt != option:
        match.answer(0, 0, match.pending[0].seats[0])


# -- the cards ---------------------------------------------------------------------


@rule("GH-1.6.2")
def test_there_are_24_goals_worth_1_or_2_checks() -> None:
    assert sorted(goal.number for goal in library().goals) == list(range(458, 482))
    two = {goal.key for goal in library().goals if goal.checks == 2}
    assert two == {"layabout", "indigent", "aggressor", "purist"}


@rule("GH-1.6.1", "GH-1.6.4")
def test_two_goals_are_dealt_in_secret_and_one_is_kept() -> None:
    match = Match.start(GAME, Setup("party", 2, {}), "goals", keep=False)
    opened(match, "keep-goal")
    scene = match.state
    assert isinstance(scene, Scene)
    dealt = [hero.goals[:] for hero in scene.heroes]
    assert [len(goals) for goals in dealt] == [2, 2]
    assert len({*dealt[0], *dealt[1]}) == 4
    zones = {zone.name: zone for zone in scene.zones()}
    assert zones["goals:0"].visible_to(0)
    assert not zones["goals:0"].visible_to(1)
    opened(match, "start")
    assert [hero.goals for hero in scene.heroes] == [dealt[0][:1], dealt[1][:1]]
    assert len(scene.goal_deck) == 22


@rule("GH-1.6.4")
def test_goals_are_shown_when_the_scenario_ends() -> None:
    bench = party()
    bench.hero(0).goals = [bench.scene.new_card(GOALS["purist"])]
    bench.scene.outcome = Ending.LOSS
    finish_scenario(bench.scene)
    assert bench.scene.phase == Phase.FINISHED
    zones = {zone.name: zone for zone in bench.scene.zones()}
    assert zones["goals:0"].visible_to(1)


@rule("GH-1.6.2", "GH-1.6.3", "GH-6.3.1", "GH-6.4.1")
@pytest.mark.parametrize(("outcome", "checks"), [(Ending.VICTORY, 2), (Ending.LOSS, 0)])
def test_checks_only_on_success(outcome: int, checks: int) -> None:
    bench = party()
    bench.hero(0).goals = [bench.scene.new_card(GOALS["purist"])]
    bench.hero(1).goals = [bench.scene.new_card(GOALS["hunter"])]
    bench.scene.outcome = outcome
    assert result_of(bench.scene, bench.hero(0)).checks == checks
    assert result_of(bench.scene, bench.hero(1)).checks == 0


@rule("GH-6.3.3", "GH-3.19.7")
def test_an_exhausted_character_gains_its_checks() -> None:
    bench = party()
    bench.hero().goals = [bench.scene.new_card(GOALS["indigent"])]
    exhaust(bench.scene, bench.hero())
    bench.scene.outcome = Ending.VICTORY
    assert result_of(bench.scene, bench.hero()).checks == 2


@rule("GH-1.6.6", "GH-6.2.8")
def test_all_goals_are_in_the_deck_of_the_next_scenario() -> None:
    for seed in ("one", "two"):
        scene = Match.start(GAME, Setup("party", 2, {}), seed, keep=False).state
        assert isinstance(scene, Scene)
        goals = {scene.goal(card).key for card in scene.goal_deck}
        assert goals == set(GOALS)


# -- cards, experience, hit points -------------------------------------------------


def test_streamliner_and_zealot_count_hand_and_discard() -> None:
    bench = party()
    assert met(bench, "zealot")
    for name in ("trample", "grab_and_go"):
        bench.card(name, pile="hand")
    bench.card("sweeping_blow", pile="discard")
    bench.card("leaping_cleave", pile="lost")
    assert met(bench, "zealot")
    assert not met(bench, "streamliner")
    bench.card("provoking_roar", pile="discard")
    assert not met(bench, "zealot")
    assert not met(bench, "streamliner")
    bench.card("overwhelming_assault", pile="discard")
    assert met(bench, "streamliner")


@rule("GH-3.12.10")
def test_an_active_card_without_the_lost_symbol_is_one_of_the_discard_pile() -> None:
    bench = party()
    for name in ("trample", "grab_and_go", "sweeping_blow", "provoking_roar"):
        bench.card(name, pile="hand")
    assert not met(bench, "streamliner")
    bench.play("warding_strength", BOTTOM)  # lost
    assert not met(bench, "streamliner")
    bench.play("shield_bash", BOTTOM)
    assert met(bench, "streamliner")


def test_layabout() -> None:
    bench = party()
    gain_xp(bench.scene, bench.hero(), 7, "")
    assert met(bench, "layabout")
    gain_xp(bench.scene, bench.hero(), 1, "")
    assert not met(bench, "layabout")


def test_workhorse() -> None:
    bench = party()
    gain_xp(bench.scene, bench.hero(), 12, "")
    assert not met(bench, "workhorse")
    gain_xp(bench.scene, bench.hero(), 1, "")
    assert met(bench, "workhorse")


def test_masochist() -> None:
    bench = party()
    bench.hurt(bench.figure(), 7)
    assert not met(bench, "masochist")
    bench.hurt(bench.figure(), 1)
    assert bench.figure().hp == 2
    assert met(bench, "masochist")
    bench.hurt(bench.figure(), 9)
    assert bench.hero().exhausted
    assert met(bench, "masochist")


def test_fast_healer() -> None:
    bench = party()
    assert met(bench, "fast_healer")
    bench.hurt(bench.figure(), 1)
    assert not met(bench, "fast_healer")
    bench.figure().hp += 1
    assert met(bench, "fast_healer")


def test_diehard() -> None:
    bench = Bench(brute="-3,0", spellweaver="0,0")
    weaver = bench.figure(1)
    bench.hurt(weaver, weaver.max_hp // 2)
    assert met(bench, "diehard", 1)
    bench.hurt(weaver, 1)
    weaver.hp = weaver.max_hp
    assert not met(bench, "diehard", 1)


def test_diehard_rounds_half_up() -> None:
    bench = party()
    bench.figure().max_hp = bench.figure().hp = 9
    bench.hurt(bench.figure(), 4)
    assert bench.figure().hp == 5
    assert met(bench, "diehard")
    bench.hurt(bench.figure(), 1)
    assert not met(bench, "diehard")


# -- the map -----------------------------------------------------------------------


def test_neutralizer_by_walking_into_a_trap() -> None:
    bench = party()
    bench.tile("trap", "1,0", damage=1)
    assert not met(bench, "neutralizer")
    bench.play("grab_and_go", BOTTOM, "1,0", "stay")
    assert met(bench, "neutralizer")
    assert not met(bench, "neutralizer", 1)


def test_neutralizer_by_pushing_a_monster_into_a_trap() -> None:
    bench = party()
    guard = bench.monster("bandit_guard", "1,0")
    bench.tile("trap", "2,0", damage=1)
    bench.play("overwhelming_assault", BOTTOM, "stay", guard, "2,0", "3,0")
    assert met(bench, "neutralizer")


def test_neutralizer_does_not_count_traps_in_the_turns_of_monsters() -> None:
    bench = party()
    guard = bench.monster("bandit_guard", "1,0")
    trap = bench.tile("trap", "-1,0", damage=1)
    bench.scene.acting = guard.id
    bench.figure().cell = trap.cells[0]
    bench.run(spring(bench.scene, bench.figure(), NOTHING))
    assert not met(bench, "neutralizer")


def test_plunderer() -> None:
    bench = party()
    assert not met(bench, "plunderer")
    chest(bench)
    loot(bench)
    assert met(bench, "plunderer")


@pytest.mark.parametrize("own_turn", [True, False])
def test_explorer(own_turn: bool) -> None:
    match = Match.start(GAME, Setup("party", 2, {}), "door", keep=False)
    opened(match, "lead")
    scene = match.state
    assert isinstance(scene, Scene)
    hero = scene.heroes[0]
    assert not goal_met(scene, hero, GOALS["explorer"])
    scene.acting = hero.figure if own_turn else scene.heroes[1].figure
    for _ in open_door(scene, 0, scene.figure_of(hero)):
        raise AssertionError("nothing is asked")
    assert goal_met(scene, hero, GOALS["explorer"]) == own_turn
    assert not goal_met(scene, scene.heroes[1], GOALS["explorer"])


def test_hoarder() -> None:
    bench = party()
    bench.coin("0,0", 4)
    loot(bench)
    assert not met(bench, "hoarder")
    bench.coin("0,0")
    loot(bench)
    assert met(bench, "hoarder")


@pytest.mark.parametrize("find", ["coin", "treasure"])
def test_indigent(find: str) -> None:
    bench = party()
    bench.hero().gold = 15  # no token
    assert met(bench, "indigent")
    if find == "coin":
        bench.coin("0,0")
    else:
        chest(bench)
    loot(bench)
    assert not met(bench, "indigent")


# -- killing -----------------------------------------------------------------------


def test_pacifist_and_sadist() -> None:
    bench = party()
    for _ in range(3):
        kill(bench)
    assert met(bench, "pacifist")
    assert not met(bench, "sadist")
    kill(bench)
    assert not met(bench, "pacifist")
    assert not met(bench, "sadist")
    kill(bench)
    assert met(bench, "sadist")


@rule("GH-3.14.8")
def test_the_kills_of_a_summon_are_its_owners() -> None:
    bench = party()
    bench.item("falcon_figurine")
    bench.open("grab_and_go", BOTTOM)
    for choice in ("item:0", "1,0", "stay"):
        bench.choose(choice)
    falcon = bench.scene.figure_on(bench.cell("1,0"))
    assert falcon is not None
    guard = bench.monster("bandit_guard", "2,0", elite=True, hp=1)
    bench.attack(falcon, guard, 5)
    assert met(bench, "hunter")
    assert met(bench, "opener")


def test_a_kill_by_a_wound_is_nobodys() -> None:
    bench = party()
    guard = bench.monster("bandit_guard", "3,0", elite=True, hp=1)
    bench.hurt(guard, 1)
    kill(bench, by=1, place="-2,0")
    assert guard.gone
    assert not met(bench, "hunter")
    assert met(bench, "opener", 1)  # the first to kill


def test_hunter() -> None:
    bench = party()
    kill(bench)
    assert not met(bench, "hunter")
    kill(bench, elite=True)
    assert met(bench, "hunter")


def test_opener() -> None:
    bench = party()
    kill(bench, by=1, place="-2,0")
    kill(bench)
    assert met(bench, "opener", 1)
    assert not met(bench, "opener", 0)


@pytest.mark.parametrize(("value", "done"), [(9, False), (10, True)])
def test_dynamo(value: int, done: bool) -> None:
    bench = party()
    guard = bench.monster("bandit_guard", "1,0")
    assert guard.hp == 6
    bench.attack(bench.figure(), guard, value)
    assert met(bench, "dynamo") == done


def test_executioner() -> None:
    bench = party()
    kill_in_two = bench.monster("bandit_guard", "1,0")
    bench.attack(bench.figure(), kill_in_two, 2)
    bench.attack(bench.figure(), kill_in_two, 9)
    assert kill_in_two.gone
    assert not met(bench, "executioner")
    bench.attack(bench.figure(), bench.monster("bandit_guard", "1,0"), 6)
    assert met(bench, "executioner")


def test_executioner_needs_an_attack() -> None:
    bench = party()
    guard = bench.monster("bandit_guard", "1,0")
    bench.hurt(guard, 6)
    assert guard.gone
    assert not met(bench, "executioner")


# -- the others, items, rounds, rests ----------------------------------------------


def test_protector() -> None:
    bench = party()
    exhaust(bench.scene, bench.hero(0))
    assert met(bench, "protector", 0)
    assert not met(bench, "protector", 1)


@pytest.mark.parametrize("level", [1, 3])
def test_professional(level: int) -> None:
    bench = party(level)
    armour = bench.item("platemail")
    guard = bench.monster("bandit_guard", "1,0")
    for _ in range(level + 1):
        bench.attack(guard, bench.figure(), 1)
    assert armour.used == level + 1
    assert not met(bench, "professional")
    bench.attack(guard, bench.figure(), 1)
    assert met(bench, "professional")


@rule("GH-3.20.5")
def test_purist() -> None:
    bench = party()
    bench.item("iron_helmet")
    guard = bench.monster("bandit_guard", "1,0")
    bench.attack(guard, bench.figure(), 1)
    assert met(bench, "purist")
    bench.rig_monsters("critical")
    bench.attack(guard, bench.figure(), 1)
    assert not met(bench, "purist")


def test_aggressor() -> None:
    bench = party()
    for seat in (0, 1):
        for name in ("trample", "grab_and_go"):
            bench.card(name, seat, "hand")
    guard = bench.monster("bandit_guard", "3,0")
    bench.run(start_round(bench.scene))
    assert met(bench, "aggressor")
    assert met(bench, "aggressor", 1)
    bench.hurt(guard, 9)
    assert met(bench, "aggressor")  # only the start of rounds counts
    bench.run(start_round(bench.scene))
    assert not met(bench, "aggressor")
    assert not met(bench, "aggressor", 1)


def rested(bench: Bench, long: bool) -> None:
    for name in ("trample", "grab_and_go"):
        bench.card(name, pile="discard")
    if long:
        bench.run(long_rest(bench.scene, bench.hero()), "trample")
    else:
        bench.run(short_rest(bench.scene, bench.hero()), "accept")


def test_straggler() -> None:
    bench = party()
    rested(bench, long=True)
    assert met(bench, "straggler")
    rested(bench, long=False)
    assert not met(bench, "straggler")


def test_scrambler() -> None:
    bench = party()
    rested(bench, long=False)
    assert met(bench, "scrambler")
    rested(bench, long=True)
    assert not met(bench, "scrambler")


def test_every_goal_has_a_judge() -> None:
    bench = party()
    for goal in library().goals:
        assert isinstance(goal, GoalDef)
        assert goal_met(bench.scene, bench.hero(), goal) in (True, False)

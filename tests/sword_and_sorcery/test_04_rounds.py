"""Chapters 4.1 and 4.2: the round, turns of heroes and of enemies; chapter 18: who knows what."""

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.state.adventure import Phase, Pile
from questhall.games.sword_and_sorcery.view.view import TableView
from questhall.kernel.decisions import Decision
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule, ruling

from .bench import Bench

THREE = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer")


def asked_first(bench: Bench, step: str) -> Decision:
    return next(GAME.steps[step](bench.adventure))


def encounters(bench: Bench) -> int:
    return len(bench.told("encounter"))


# -- the order of a round --------------------------------------------------------------------


@rule("SS-4.0.0.2", "SS-4.2.0.1", "SS-4.2.2.6", "SS-4.3.0.1")
def test_time_battle_events_and_again() -> None:
    bench = Bench("A B")
    steps: list[tuple[str, int]] = []
    bench.adventure.next_step = "time"
    bench.adventure.events = []
    while len(steps) < 9 and not bench.adventure.over:
        name = bench.adventure.next_step
        bench.step(name, *(["hero:ecarus_white_rose"] if _both_wait(bench, name) else []))
        steps.append((name, bench.adventure.phase))
    assert [name for name, _ in steps] == [
        *("time", "souls", "choose", "action", "enemies", "choose", "action", "enemies"),
        "choose",
    ]
    assert [phase for _, phase in steps] == [Phase.TIME, Phase.TIME, *[Phase.BATTLE] * 7]
    assert bench.adventure.next_step == "event"
    bench.step("event")
    assert bench.adventure.phase == Phase.EVENT


def _both_wait(bench: Bench, step: str) -> bool:
    return step == "choose" and not any(hero.acted for hero in bench.adventure.heroes)


@rule("SS-4.2.0.3", "SS-18.0.0.5")
def test_players_choose_the_order_of_the_heroes() -> None:
    bench = Bench("A B", heroes=THREE)
    bench.sheet(1).acted = True
    decision = asked_first(bench, "choose")
    assert decision.seats == [0, 1, 2]
    assert [option.what for option in decision.options] == [0, 2]


@rule("SS-4.2.0.2", "SS-4.2.1.3", "SS-4.2.1.4")
def test_a_turn_begins_with_the_actions_of_the_gem() -> None:
    bench = Bench("A B")
    hero = bench.sheet(1)
    hero.soulrank = 7
    bench.turn(1)
    assert bench.adventure.active == 1
    assert (hero.moves, hero.combats, hero.specials) == (1, hero.line.combat, hero.line.special)
    assert hero.line.combat == 2
    bench.act("end-turn")
    assert bench.adventure.active == 1  # until the enemy turn is over


@rule("SS-4.2.1.1", "SS-4.2.1.2", "SS-4.2.1.5", "SS-4.2.1.7", "SS-6.3.0.1", "SS-6.4.0.1")
def test_actions_come_in_any_order_and_free_ones_without_end() -> None:
    bench = Bench("A B C")
    items = [bench.adventure.stash.pop() for _ in range(2)]
    bench.adventure.grounds[0].items = items[:]
    bench.sheet(0).inventory = []
    foe = bench.enemy("C", hp=30)
    bench.act("focus", f"pick-item:{items[0]}", f"pick-item:{items[1]}", "move:b")
    bench.act(f"drop:{items[0]}", "move:c")
    bench.roll(red=["miss"] * 4, blue=["miss"] * 4)
    bench.act(f"attack:main@{foe.id}")
    hero = bench.sheet(0)
    assert (hero.moves, hero.combats, hero.specials) == (0, 0, 0)


@rule("SS-4.2.1.8", "SS-4.2.1.9")
def test_what_is_not_used_is_lost() -> None:
    bench = Bench("A B C")
    bench.act("end-turn")
    hero = bench.sheet(0)
    assert hero.acted
    assert (hero.moves, hero.combats, hero.specials) == (0, 0, 0)


@rule("SS-4.2.0.4", "SS-4.2.1.10", "SS-11.1.0.8", "SS-11.2.0.1")
@ruling("11")
def test_whoever_dies_in_his_own_turn_goes_on_as_a_ghost() -> None:
    bench = Bench("A B C")
    bench.enemy("C")
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    verbs = bench.open_verbs()
    assert verbs <= {"fly", "rebirth", "scream", "end-turn"}
    bench.act("fly:b", "end-turn")
    bench.step("enemies")
    assert encounters(bench) == 0


# -- the enemies' turns ----------------------------------------------------------------------


@rule("SS-4.2.2.2", "SS-4.2.2.4", "SS-4.2.2.5", "SS-15.7.0.1", "SS-15.7.0.11")
def test_an_encounter_card_is_drawn_and_discarded() -> None:
    bench = Bench("A B C")
    foe = bench.enemy("B", lines=[([], ["advance(1)"])])
    bench.hero(1).hidden = True
    deck = bench.adventure.decks[Pile.ENCOUNTER]
    cards = bench.on_top(Pile.ENCOUNTER, "enc_i")
    bench.step("enemies")
    assert deck.discard == cards
    assert bench.at(foe) == "A"


@example("SS-EX-129")
@rule("SS-4.2.2.7", "SS-11.1.0.12")
def test_a_ghost_has_no_enemy_turn() -> None:
    bench = Bench("A B C", heroes=THREE)
    for _ in range(4):
        bench.enemy("C", lines=[])
    bench.sheet(1).ghost = True
    deck = bench.adventure.decks[Pile.ENCOUNTER]
    bench.on_top(Pile.ENCOUNTER, "enc_n")
    for place in range(3):
        bench.turn(place)
        bench.act("end-turn")
        bench.step("enemies")
        deck.draw += deck.discard
        deck.discard = []
    assert encounters(bench) == 2


# -- souls ------------------------------------------------------------------------------------


@rule("SS-4.1.0.4", "SS-5.3.1.10", "SS-11.1.0.11")
def test_shards_raise_and_resurrect_in_one_step() -> None:
    bench = Bench("A B C")
    bench.adventure.quest.shrines = [0]
    bench.adventure.shrines = [True]
    bench.adventure.shards = 5
    bench.sheet(1).ghost = True
    bench.step("souls", "resurrect:thorgar_cleric", "raise:thorgar_cleric", "gain", "gain")
    assert not bench.sheet(1).ghost
    assert (bench.sheet(1).soulrank, bench.adventure.shards) == (2, 0)


# -- what is known ----------------------------------------------------------------------------


@rule("SS-18.0.0.1", "SS-18.0.0.2", "SS-18.0.0.3", "SS-18.0.0.4", "SS-18.0.0.6", "SS-2.1.0.19")
def test_everybody_sees_the_same_and_nobody_what_lies_face_down() -> None:
    match = Match.start(GAME, Setup("quest", 3, {"quest": "q1"}), "open", keep=False, listen=False)
    views = [GAME.view(match.state, seat) for seat in range(3)]
    assert views[0] == views[1] == views[2]
    table = views[0]
    assert isinstance(table, TableView)
    assert table.events_left > 0
    assert {area.shadows for area in table.board.areas} == {0, 1}
    assert GAME.cooperative

"""Chapters 0, 1 and 2.0 to 2.1: the table when a scenario begins."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.scenarios import scenario
from questhall.games.gloomhaven.printed.monsters import Rank
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.faults import faults
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.rules.round.results import finish_scenario, result_of
from questhall.games.gloomhaven.state.figures import Condition, Figure, FigureKind, Side
from questhall.games.gloomhaven.state.scene import Ending, Phase, Strength
from questhall.kernel.games import BadSetup, Setup

from ...marks import example, rule
from ..bench import TOP, Bench
from .matches import (
    answer,
    answer_until,
    asked,
    offered,
    play_on,
    scene_of,
    seen_by,
    start,
)
from .table import Table, house

# -- the game --------------------------------------------------------------------------


@rule("GH-0.1.1")
@pytest.mark.parametrize(("outcome", "result"), [(Ending.VICTORY, 1.0), (Ending.LOSS, 0.0)])
def test_all_win_or_lose_together(outcome: int, result: float) -> None:
    table = Table(brute="0,0", tinkerer="2,0", scoundrel="3,0")
    table.hurt(table.figure(2), 99)
    table.scene.outcome = outcome
    finish_scenario(table.scene)
    assert table.scene.results == [result] * 3
    assert GAME.cooperative


@rule("GH-0.1.2")
def test_two_to_four_characters() -> None:
    for seats in (2, 3, 4):
        assert len(scene_of(start(seats)).heroes) == seats
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.checked(Setup("party", seats, {}))


@rule("GH-0.2.1", "GH-1.0.9")
def test_curses_run_out_and_tokens_do_not() -> None:
    bench = Bench(brute="0,0", tinkerer="2,0")
    given = [
        give(bench.scene, bench.figure(seat), Condition.CURSE) for seat in (0, 1) for _ in range(6)
    ]
    assert given == [True] * 10 + [False] * 2
    bench.coin("0,0", 60)
    bench.end_turn()
    assert bench.hero().coins == 60


# -- characters ------------------------------------------------------------------------


@rule("GH-1.1.1")
def test_no_class_twice() -> None:
    match = start(3)
    taken: list[int] = []
    for seat in range(3):
        assert (asked(match), match.pending[0].seats) == (["class"], [seat])
        free = [option.what for option in offered(match, "class")]
        assert free == [place for place in range(6) if place not in taken]
        taken.append(free[1])
        answer(match, 1)
    assert len({hero.kind.key for hero in scene_of(match).heroes}) == 3


@rule("GH-1.1.2")
def test_locked_classes_are_offered_only_where_all_are_open() -> None:
    locked = [place for place, kind in enumerate(library().classes) if kind.locked]
    assert locked
    for all_classes in (False, True):
        match = start(2, all_classes=all_classes)
        offers = [option.what for option in offered(match, "class")]
        assert [place for place in offers if place in locked] == (locked if all_classes else [])


@rule("GH-1.1.3", "GH-1.2.3")
def test_a_character_of_level_1_has_its_cards_of_level_1_and_x() -> None:
    match = start(quick_start=False, battle_goals=False)
    answer_until(match, "leave-card")
    scene = scene_of(match)
    hero = scene.heroes[0]
    cards = [scene.card(card) for card in hero.hand]
    assert cards == [card for card in hero.kind.cards if card.level in (0, 1)]
    assert len(cards) == hero.kind.hand + 3


@rule("GH-1.2.3")
def test_higher_cards_are_learned_level_by_level() -> None:
    match = start(quick_start=False, battle_goals=False, level=3)
    highest: list[int] = []
    while len(highest) < 2:
        if asked(match) == ["learn"]:
            kind = scene_of(match).heroes[0].kind
            levels = [kind.cards[option.what % 100].level for option in offered(match, "learn")]
            assert min(levels) == 2
            highest.append(max(levels))
        answer(match, len(match.pending[0].options) - 1)
    assert highest == [2, 3]


@rule("GH-1.0.7", "GH-1.2.3")
def test_a_quick_start_is_for_level_1_only() -> None:
    """A character of a higher level has perks and cards to choose."""
    first = start(quick_start=True, battle_goals=False)
    answer_until(first, "start")
    assert first.decisions == len(scene_of(first).heroes)  # a class each
    later = start(quick_start=True, battle_goals=False, level=2)
    answer_until(later, "perk")
    assert asked(later) == ["perk"]


@rule("GH-1.1.5", "GH-2.0.6")
@pytest.mark.parametrize("level", [1, 4])
def test_exactly_the_hand_limit_goes_along(level: int) -> None:
    match = start(quick_start=False, level=level)
    answer_until(match, "start")
    scene = scene_of(match)
    for hero in scene.heroes:
        assert len(hero.hand) == hero.kind.hand
        assert len(hero.reserve) == 3 + level - 1
    while match.pending and scene_of(match).round < 2:
        answer(match)
    for hero in scene_of(match).heroes:
        left = hero.hand + hero.chosen + hero.discard + hero.lost
        assert not set(left) & set(hero.reserve)


@rule("GH-2.0.6")
@example("GH-EX-114")
def test_no_card_is_ever_won_or_lost() -> None:
    match = start(3, seed="cards")
    answer_until(match, "lead")
    for _ in range(60):
        play_on(match, 5)
        scene = scene_of(match)
        for hero in scene.heroes:
            active = [each.card for each in scene.actives if each.seat == hero.seat]
            cards = hero.hand + hero.chosen + hero.discard + hero.lost + active
            assert len(set(cards)) == len(cards) == hero.kind.hand
        assert faults(scene) == []
    assert scene_of(match).round > 2


@rule("GH-1.0.3", "GH-1.6.1", "GH-2.0.4")
def test_what_a_player_has() -> None:
    match = start()
    answer_until(match, "keep-goal")
    scene = scene_of(match)
    assert asked(match) == ["keep-goal", "keep-goal"]
    assert all(decision.secret for decision in match.pending)
    dealt = [hero.goals[:] for hero in scene.heroes]
    assert [len(goals) for goals in dealt] == [2, 2]
    answer(match, 1)
    answer(match, 0)
    scene = scene_of(match)
    assert [hero.goals for hero in scene.heroes] == [[dealt[0][1]], [dealt[1][0]]]
    assert {dealt[0][0], dealt[1][1]} <= set(scene.goal_deck)
    answer_until(match, "lead")
    for hero in scene_of(match).heroes:
        figure = scene_of(match).figure_of(hero)
        assert figure.hp == figure.max_hp == hero.kind.hit_points[0]
        assert len(hero.hand) == hero.kind.hand
        assert len(hero.deck.draw) == 20
        assert hero.items
        assert (hero.xp, hero.coins) == (0, 0)


# -- the map and the monsters ----------------------------------------------------------


@rule("GH-1.0.4", "GH-2.0.1", "GH-1.0.5")
def test_each_monster_type_has_its_deck() -> None:
    match = start()
    scene = scene_of(match)
    assert [type.kind.key for type in scene.types] == list(scenario(1).monsters)
    assert [deck.kind.key for deck in scene.decks] == [
        "deck_archer",
        "deck_guard",
        "deck_living_bones",
    ]
    for type in scene.types:
        deck = scene.decks[type.deck]
        assert deck.kind.key == f"deck_{type.kind.deck}"
        assert sorted(scene.cards[card].key for card in deck.draw) == sorted(
            card.key for card in deck.kind.cards
        )
        assert type.standees == list(range(1, type.kind.standees + 1))
    orders = []
    for seed in ("a", "b"):
        other = scene_of(start(seed=seed))
        orders.append([[other.cards[card].key for card in deck.draw] for deck in other.decks])
        assert len(other.monster_deck.draw) == 20
    assert all(one != two for one, two in zip(*orders, strict=True))


@rule("GH-1.0.10")
def test_all_elements_are_inert_at_the_start() -> None:
    match = start()
    answer_until(match, "lead")
    assert scene_of(match).elements == [Strength.INERT] * 6


@rule("GH-2.0.8", "GH-1.0.2", "GH-2.1.6")
def test_the_first_room_lies_open_before_goals_and_hands_are_chosen() -> None:
    match = start(quick_start=False)
    answer_until(match, "keep-goal")
    scene = scene_of(match)
    assert {figure.kind for figure in scene.figures} == {FigureKind.MONSTER}
    first = set(scene.scenario.rooms[0].cells)
    assert {figure.cell for figure in scene.figures} <= first
    assert len(scene.figures) == 3
    order: list[str] = []
    while not order or order[-1] != "lead":
        prompt = asked(match)[0]
        if prompt not in order:
            order.append(prompt)
        answer(match, len(match.pending[0].options) - 1)
    assert order == ["keep-goal", "buy", "leave-card", "start", "lead"]


@rule("GH-2.1.8", "GH-2.0.8")
def test_characters_choose_among_the_empty_start_hexes() -> None:
    match = start(3)
    answer_until(match, "start")
    starts = set(scene_of(match).scenario.rooms[0].starts)
    taken: set[int] = set()
    for seat in range(3):
        assert match.pending[0].seats == [seat]
        free = {option.where for option in offered(match, "start")}
        assert free == starts - taken
        taken.add(offered(match, "start")[2].where)
        answer(match, 2)
    figures = [figure for figure in scene_of(match).figures if figure.kind == FigureKind.CHARACTER]
    assert {figure.cell for figure in figures} == taken


@rule("GH-2.0.2", "GH-2.3.4")
def test_the_level_is_fixed_before_the_scenario() -> None:
    match = start(level=3, difficulty="hard")
    assert scene_of(match).level == 3
    answer_until(match, "lead")
    play_on(match, 120)
    assert scene_of(match).level == 3


@rule("GH-2.1.11", "GH-3.4.5")
@pytest.mark.parametrize("kind", ["character", "monster", "summon", "ally"])
def test_what_a_figure_is(kind: str) -> None:
    """Nobody can end a movement on any of them, and all of them spring traps."""
    bench = Bench(brute="0,0", tinkerer="1,0" if kind == "character" else "-3,0")
    figure = bench.figure(1)
    if kind == "monster":
        figure = bench.monster("hound", "1,0")
    elif kind == "summon":
        figure = bench.summon("battle_bot", "1,0", seat=1)
    elif kind == "ally":
        figure = bench.scene.add(
            Figure(len(bench.scene.figures), FigureKind.ALLY, Side.PARTY, bench.cell("1,0"), 6)
        )
    bench.start(move(bench.scene, bench.figure(), bench.turn, 1, False))
    assert "1,0" not in bench.places()
    assert not bench.scene.is_unoccupied(figure.cell)
    assert not bench.scene.is_empty(figure.cell)


# -- stat cards ------------------------------------------------------------------------


@rule("GH-1.4.1")
def test_stat_cards_have_eight_levels_of_two_ranks() -> None:
    for monster in library().monsters.values():
        if monster.boss:
            assert [len(levels) for levels in monster.for_party] == [8, 8, 8]
        else:
            assert [len(levels) for levels in monster.stats] == [8, 8]
    guard = library().monsters["bandit_guard"]
    hit_points = [[guard.stats[rank][level].hit_points for rank in (0, 1)] for level in (0, 7)]
    assert hit_points == [[5, 9], [16, 14]]


@rule("GH-1.4.2", "GH-2.3.5")
@pytest.mark.parametrize(("level", "monsters", "hit_points"), [(1, 1, 6), (5, 3, 9), (9, 5, 11)])
def test_monsters_have_the_level_of_the_scenario(
    level: int, monsters: int, hit_points: int
) -> None:
    bench = Bench(level=level, brute="0,0", tinkerer="2,0")
    guard = bench.monster("bandit_guard", "1,0")
    assert (bench.scene.level, guard.level, guard.hp) == (monsters, monsters, hit_points)


@rule("GH-1.4.4")
def test_the_values_of_a_stat_card() -> None:
    bench = Bench(brute="5,0", tinkerer="-6,0")
    guard = bench.monster("bandit_guard", "0,0")
    bench.monster_turn(guard, card=4)
    assert bench.place(guard) == "3,0"
    guard.acted = 0
    bench.monster_turn(guard, card=4)
    assert (bench.place(guard), bench.figure().hp) == ("4,0", 8)
    archer = bench.monster("bandit_archer", "1,0")
    bench.monster_turn(archer, card=2)
    assert (bench.place(archer), bench.figure().hp) == ("1,0", 6)
    bench.hurt(guard, 5)
    assert not guard.gone
    bench.hurt(guard, 1)
    assert guard.gone


@rule("GH-1.4.5")
@pytest.mark.parametrize(("place", "hp"), [("1,0", 8), ("2,0", 10)])
def test_without_a_range_a_monster_attacks_only_adjacent_enemies(place: str, hp: int) -> None:
    bench = Bench(brute=place, tinkerer="-6,0")
    guard = bench.monster("bandit_guard", "0,0")
    bench.give(guard, "immobilize")
    bench.monster_turn(guard, card=4)
    assert bench.figure().hp == hp


@rule("GH-1.4.6")
def test_properties_of_the_stat_card_hold_in_every_round() -> None:
    bench = Bench(brute="0,0", tinkerer="-6,0")
    guard = bench.monster("bandit_guard", "1,0", elite=True)
    for damage in (2, 4):
        bench.attack(bench.figure(), guard, 3)
        assert guard.hp == 9 - damage
        bench.end_round()


@rule("GH-1.4.6", "GH-3.4.10")
def test_a_type_with_the_symbol_flies() -> None:
    table = Table(scenario=house(), brute="4,1", tinkerer="0,0")
    imp = table.monster("forest_imp", "0,1")
    guard = table.monster("bandit_guard", "0,2")
    assert [table.scene.flies(figure) for figure in (imp, guard)] == [True, False]


@rule("GH-1.4.8")
def test_a_boss_is_neither_normal_nor_elite() -> None:
    bench = Bench(level=2, brute="0,0", tinkerer="2,0", scoundrel="3,0")
    boss = bench.monster("bandit_commander", "1,0", elite=True)
    guard = bench.monster("bandit_guard", "0,1")
    assert (boss.rank, boss.hp) == (Rank.BOSS, 30)
    bench.open("fatal_advance", TOP)
    assert bench.targets() == [guard]
    assert not boss.gone


# -- monster ability cards -------------------------------------------------------------


@rule("GH-1.5.4")
def test_a_monster_performs_every_action_in_order() -> None:
    bench = Bench(brute="3,0", tinkerer="-6,0")
    guard = bench.monster("bandit_guard", "0,0")
    bench.monster_turn(guard, card=7)
    assert (bench.place(guard), bench.figure().hp) == ("2,0", 8)
    assert bench.conditions(guard) == ["strengthen"]


@rule("GH-1.5.4")
def test_a_monster_leaves_out_what_it_cannot_do() -> None:
    bench = Bench(brute="5,0", tinkerer="-6,0")
    guard = bench.monster("bandit_guard", "0,0")
    bench.give(guard, "immobilize")
    bench.monster_turn(guard, card=7)
    assert (bench.place(guard), bench.figure().hp) == ("0,0", 10)
    assert "strengthen" in bench.conditions(guard)


# -- battle goals ----------------------------------------------------------------------


def finished(outcome: int, goal: str) -> list[int]:
    """The checks of the first character with this goal, and of the second with another."""
    table = Table(brute="0,0", tinkerer="2,0")
    goals = {each.key: each for each in library().goals}
    table.hero(0).goals = [table.scene.new_card(goals[goal])]
    table.hero(1).goals = [table.scene.new_card(goals["hoarder"])]
    table.scene.outcome = outcome
    finish_scenario(table.scene)
    return [result_of(table.scene, hero).checks for hero in table.scene.heroes]


@rule("GH-1.6.2", "GH-6.3.1")
@pytest.mark.parametrize(("goal", "checks"), [("fast_healer", 1), ("layabout", 2)])
def test_a_goal_that_was_met_gives_its_checks(goal: str, checks: int) -> None:
    assert finished(Ending.VICTORY, goal) == [checks, 0]


@rule("GH-1.6.3", "GH-6.4.1")
def test_no_checks_for_a_lost_scenario() -> None:
    assert finished(Ending.LOSS, "fast_healer") == [0, 0]


@rule("GH-1.6.4")
def test_battle_goals_are_secret_until_the_scenario_ends() -> None:
    match = start(information="open")
    answer_until(match, "keep-goal")
    assert [len(hero.goals) for hero in seen_by(match, 0).heroes] == [2, 0]
    answer_until(match, "lead")
    for seat, counts in ((0, [1, 0]), (1, [0, 1]), (-1, [0, 0])):
        assert [len(hero.goals) for hero in seen_by(match, seat).heroes] == counts
    scene = scene_of(match)
    assert {zone.name: zone.seen_by for zone in scene.zones()}["goals:1"] == [1]
    scene.phase = Phase.FINISHED
    assert [len(hero.goals) for hero in seen_by(match, 0).heroes] == [1, 1]


@rule("GH-1.6.6")
def test_all_battle_goals_are_in_the_deck_again() -> None:
    for seed in ("first", "second"):
        match = start(4, seed=seed)
        assert len(scene_of(match).goal_deck) == 24
        answer_until(match, "lead")
        scene = scene_of(match)
        held = [card for hero in scene.heroes for card in hero.goals]
        assert len({scene.goal(card).key for card in held + scene.goal_deck}) == 24

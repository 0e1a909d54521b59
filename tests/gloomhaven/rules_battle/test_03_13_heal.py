"""RULES 3.13: Heal; what it does to POISON and WOUND is in the tests of conditions."""

from questhall.games.gloomhaven.rules.round.rests import long_rest

from ...marks import example, rule
from .battle import Battle, two_rooms


@rule("GH-3.13.1")
def test_a_heal_restores_hit_points_to_itself_or_one_ally() -> None:
    for seat in (0, 1):
        battle = Battle(brute="0,0", tinkerer="1,0", scoundrel="0,1")
        guard = battle.monster("bandit_guard", "-1,0", hp=20)
        guard.hp = 3
        figures = [battle.figure(number) for number in range(3)]
        for figure in figures:
            figure.hp = 3
        battle.use_up_to("heal(2, range=1)")
        assert battle.targets() == figures
        battle.choose(figures[seat])
        assert battle.decision is None
        assert [figure.hp for figure in figures] == [5 if n == seat else 3 for n in range(3)]
        assert guard.hp == 3


@rule("GH-3.13.2")
def test_a_heal_with_range_needs_range_and_sight() -> None:
    battle = Battle(brute="0,0", tinkerer="3,0", scoundrel="0,-4")
    battle.use_up_to("heal(2, range=3)")
    assert battle.targets() == [battle.figure(0), battle.figure(1)]
    walls = Battle(ground=two_rooms(), brute="2,0", tinkerer="2,2", scoundrel="3,0")
    distances = walls.scene.board.distances(walls.figure().cell)
    assert distances[walls.figure(1).cell] <= 4
    walls.use_up_to("heal(2, range=4)")
    assert walls.targets() == [walls.figure(0), walls.figure(2)]


@rule("GH-3.13.3")
def test_heal_self_heals_nobody_else() -> None:
    battle = Battle(brute="0,0", tinkerer="1,0")
    for seat in (0, 1):
        battle.figure(seat).hp = 3
    battle.use("heal(2, self)")
    assert (battle.figure(0).hp, battle.figure(1).hp) == (5, 3)


@rule("GH-3.13.4", "GH-3.18.5")
def test_hit_points_never_exceed_the_maximum() -> None:
    battle = Battle(brute="0,0")
    battle.figure().hp = 9
    battle.use("heal(5, self)")
    assert battle.figure().hp == battle.figure().max_hp == 10
    battle.use("heal(5, self)")
    assert battle.figure().hp == 10


@rule("GH-3.13.4", "GH-3.18.5")
def test_the_maximum_is_that_of_the_level() -> None:
    battle = Battle(level=3, brute="0,0")
    battle.figure().hp = 1
    battle.use("heal(30, self)")
    assert battle.figure().hp == 14


@rule("GH-3.13.5")
def test_a_heal_on_an_unhurt_figure_still_removes_conditions() -> None:
    battle = Battle(brute="0,0")
    battle.give(battle.figure(), "wound", "poison", "muddle")
    battle.use("heal(1, self)", xp=1)
    assert battle.conditions(battle.figure()) == ["muddle"]
    assert battle.xp() == 1


@rule("GH-3.13.1")
def test_bonuses_on_heal_actions_count_for_a_long_rest_too() -> None:
    """A long rest performs Heal 2 (self) (GH-3.1.24)."""
    battle = Battle(tinkerer="0,0")
    battle.figure().hp = 2
    battle.use("heal_more(2)", stays="persistent", circles=[0, 1], lost=True)
    battle.use("heal(1, self)")
    assert battle.figure().hp == 5
    cards = [battle.made("attack(1)", pile="discard") for _ in range(2)]
    battle.hero().discard = cards
    battle.run(long_rest(battle.scene, battle.hero()), f"lose:{cards[0]}")
    assert battle.figure().hp == 8
    assert battle.scene.actives == []
    assert battle.xp() == 1


@example("GH-EX-106", "GH-EX-107")
@rule("GH-3.10.11", "GH-3.10.13")
def test_a_long_rest_of_the_wounded_and_of_the_poisoned() -> None:
    for condition, hp in (("wound", 4), ("poison", 3)):
        battle = Battle(brute="0,0")
        battle.figure().hp = 3
        battle.give(battle.figure(), condition)
        cards = [battle.made("attack(1)", pile="discard") for _ in range(3)]
        spent, consumed = battle.item("boots_of_striding"), battle.item("minor_healing_potion")
        spent.state, consumed.state = 1, 2
        battle.begin_turn(*(["suffer"] if condition == "wound" else []))
        battle.run(long_rest(battle.scene, battle.hero()), f"lose:{cards[1]}")
        assert battle.hero().hand == [cards[0], cards[2]]
        assert battle.hero().lost == [cards[1]]
        assert battle.figure().hp == hp
        assert battle.conditions(battle.figure()) == []
        assert (spent.state, consumed.state) == (0, 2)

"""RULES 14: turns and attacks step by step."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from ...marks import example, rule
from .battle import Battle

SELECTION = {"lead", "follow", "ready-to-play", "ready-to-rest"}


@rule("GH-14.0.1")
@pytest.mark.parametrize("scenario", [1, 3])
def test_there_is_always_one_set_of_questions(scenario: int) -> None:
    """Either there is one question, or several players are asked the same, or all choose cards."""
    setup = GAME.checked(Setup("party", 3, {"scenario": scenario}))
    match = Match.start(GAME, setup, "one-at-a-time")
    selections = 0
    for number in range(400):
        if match.over:
            break
        owed = [match.owed_by(seat) for seat in range(3)]
        asked = [decision for decision in owed if decision is not None]
        assert asked
        different = list(dict.fromkeys(id(decision) for decision in asked))
        if len(different) > 1:
            prompts = {decision.prompt for decision in asked}
            assert prompts in ({"keep-goal"}, {"short-rest"}) or prompts <= SELECTION
            selections += 1
        seat = owed.index(asked[0])
        options = asked[0].options_for(seat)
        assert options
        match.take(seat, options[number % len(options)])
        assert GAME.faults(match.state) == []
    assert selections > 0


@rule("GH-14.3.1")
@example("GH-EX-111")
def test_after_one_half_only_the_other_half_of_the_other_card_is_left() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    one, two = battle.made("heal(1, self)"), battle.made("heal(1, self)")
    battle.start(take_turn(battle.scene, battle.hero()))
    assert sorted(battle.offered) == sorted(
        f"{verb}:{card}"
        for card in (one, two)
        for verb in ("top", "bottom", "standard-attack", "standard-move")
    )
    battle.choose(f"bottom:{one}")
    assert sorted(battle.offered) == [f"standard-attack:{two}", f"top:{two}"]
    battle.choose(f"top:{two}")
    assert battle.decision is None
    assert battle.hero().discard == [one, two]


@rule("GH-14.3.1")
def test_after_a_standard_attack_only_bottoms_are_left() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    one, two = battle.made("heal(1, self)"), battle.made("heal(1, self)")
    battle.start(take_turn(battle.scene, battle.hero()))
    battle.choose(f"standard-attack:{two}")
    assert sorted(battle.offered) == [f"bottom:{one}", f"standard-move:{one}"]


@rule("GH-14.5.2")
def test_an_attack_without_a_legal_target_is_not_performed() -> None:
    battle = Battle(brute="0,0", tinkerer="1,0")
    battle.monster("bandit_guard", "3,0")
    battle.use("my_attacks(plus(1))", stays="persistent", lost=True, circles=[1])
    for attack in ("attack(2)", "attack(2, area=arc)", "attack(2, each(enemy(adjacent)))"):
        battle.use(attack, xp=1, charges=["fire"])
    assert battle.xp() == 0
    assert battle.charged() == []
    assert battle.hero().deck.discard == []
    assert len(battle.scene.actives) == 1


@rule("GH-14.5.3")
def test_nothing_is_declared_after_the_draw() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.item("eagle_eye_goggles")
    battle.draws("minus_1", "plus_2")
    battle.use_up_to("attack(3, push(1))")
    asked: list[str] = []
    while battle.prompt != "push":
        asked.append(battle.prompt)
        assert battle.hero().deck.discard == []
        battle.choose("no-item" if "no-item" in battle.offered else guard)
    assert asked
    assert guard.hp == 18
    assert not [option for option in battle.options if option.verb == "item"]
    battle.choose("skip")
    assert battle.decision is None


@rule("GH-14.5.4")
def test_effects_come_before_the_retaliation() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    guard.retaliate = [2, 1]
    battle.use_up_to("attack(1, poison, push(1))")
    battle.choose(guard)
    assert battle.prompt == "push"
    assert battle.conditions(guard) == ["poison"]
    assert battle.figure().hp == 10
    battle.choose("skip")
    assert battle.figure().hp == 8


@rule("GH-14.5.5")
def test_a_character_exhausted_by_retaliation_attacks_no_more() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,0", "0,1")]
    guards[0].retaliate = [5, 1]
    battle.figure().hp = 4
    battle.use("attack(2, targets=2)", *guards, xp=1)
    assert battle.hero().exhausted
    assert [guard.hp for guard in guards] == [18, 20]


@rule("GH-14.5.5")
def test_a_monster_that_dies_of_retaliation_attacks_no_more() -> None:
    battle = Battle(brute="0,0", tinkerer="1,1")
    guard = battle.monster("bandit_guard", "1,0", hp=1)
    battle.figure(0).retaliate = [2, 1]
    battle.figure(1).retaliate = [2, 1]
    battle.line_up(10, 20)
    battle.acts(guard, ["attack(0, targets=2)"])
    assert guard.gone
    assert (battle.figure(0).hp, battle.figure(1).hp) == (8, battle.figure(1).max_hp)

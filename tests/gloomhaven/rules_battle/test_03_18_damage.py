"""RULES 3.18, 14.6: damage to characters, and how cards cancel it."""

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.rules.attack.damage import Harm, suffer
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, strike
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.rules.round.rounds import start_round
from questhall.kernel.phrases import say_prompt

from ...marks import example, rule
from .battle import Battle


@rule("GH-3.18.1")
def test_damage_is_suffered_or_cancelled_by_cards() -> None:
    battle = Battle(brute="0,0")
    hand = battle.made("attack(1)", pile="hand")
    discards = [battle.made("attack(1)", pile="discard") for _ in range(3)]
    battle.start(suffer(battle.scene, battle.figure(), 4, "GH-3.18.6", Harm.TRAP))
    assert battle.offered == [
        "suffer#4",
        f"lose-hand:{hand}",
        *[f"lose-discard:{card}" for card in discards],
    ]
    battle.choose("suffer")
    assert battle.figure().hp == 6
    battle.hurt(battle.figure(), 4, f"lose-hand:{hand}")
    assert battle.figure().hp == 6
    assert battle.hero().lost == [hand]
    battle.hurt(battle.figure(), 4, f"lose-discard:{discards[2]}", f"lose-discard:{discards[0]}")
    assert battle.figure().hp == 6
    assert battle.hero().lost == [hand, discards[2], discards[0]]
    assert battle.hero().discard == [discards[1]]
    battle.hurt(battle.figure(), 4)
    assert battle.figure().hp == 2


@rule("GH-3.18.2")
def test_cancelled_damage_leaves_the_other_effects() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    hand = battle.made("attack(1)", pile="hand")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.figure().retaliate = [1, 1]
    battle.acts(guard, ["attack(0, poison, push(1))"], f"lose-hand:{hand}", "-1,0")
    assert battle.figure().hp == 10
    assert battle.conditions(battle.figure()) == ["poison"]
    assert battle.place(battle.figure()) == "-1,0"


@rule("GH-3.18.3")
@example("GH-EX-108")
def test_the_cards_played_cannot_cancel_damage() -> None:
    battle = Battle(brute="0,0")
    battle.made("attack(1)", pile="discard")
    for _ in range(2):
        battle.made("attack(1)", pile="chosen")
    battle.hurt(battle.figure(), 6)
    assert battle.figure().hp == 4
    assert len(battle.hero().chosen) == 2


@rule("GH-3.18.4")
def test_the_choice_comes_when_the_damage_is_known() -> None:
    battle = Battle(brute="0,0")
    battle.made("attack(1)", pile="hand")
    guard = battle.monster("bandit_guard", "1,0")
    battle.figure().shield = 1
    battle.monsters_draw("critical", "miss")
    battle.acts_up_to(guard, ["attack(1)"])
    assert battle.offered[0] == "suffer#5"
    battle.choose("suffer")
    battle.attack(guard, battle.figure(), 3)
    assert battle.figure().hp == 5


@rule("GH-3.18.1")
@example("GH-EX-109")
def test_a_character_that_gives_up_its_discards_cannot_rest() -> None:
    battle = Battle(brute="0,0", tinkerer="5,0")
    cards = [battle.made("attack(1)", pile="discard") for _ in range(2)]
    for _ in range(2):
        battle.made("attack(1)", seat=1, pile="hand")
    battle.hero().resting = True
    battle.figure().hp = 5
    battle.hurt(battle.figure(), 4, f"lose-discard:{cards[0]}")
    assert battle.hero().lost == cards
    battle.run(take_turn(battle.scene, battle.hero()))
    assert battle.figure().hp == 5
    assert battle.hero().hand == []
    battle.end_round()
    battle.run(start_round(battle.scene))
    assert battle.hero().exhausted
    assert not battle.hero(1).exhausted


@rule("GH-3.18.3", "GH-3.1.14")
def test_a_card_being_used_cancels_no_damage_although_its_bonus_has_begun() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    guard.retaliate = [2, 1]
    battle.made("move(1)", pile="discard")
    card = battle.use(["my_attacks(plus(1))", "attack(1)"], guard, stays="round")
    assert battle.figure().hp == battle.figure().max_hp - 2
    assert battle.pile_of(card) == "active"
    battle.start(suffer(battle.scene, battle.figure(), 1, "GH-3.18.6", Harm.TRAP))
    assert f"lose-discard:{card}" in battle.offered


def damage_prompt(battle: Battle, language: str = "en") -> str:
    assert battle.decision is not None
    texts = GAME.texts(language)
    return say_prompt(GAME, battle.scene, battle.decision, texts)


@rule("GH-3.18.1")
def test_the_question_about_damage_names_its_source() -> None:
    battle = Battle(brute="0,0")
    battle.card("trample", pile="hand")
    guard = battle.monster("bandit_guard", "1,0")
    battle.start(strike(battle.scene, AttackPlan(guard, 2, 0, []), battle.figure()))
    assert f"2 damage for Brute from Bandit Guard {guard.number}:" in damage_prompt(battle)
    battle.choose("suffer")
    battle.give(battle.figure(), "wound")
    battle.start(take_turn(battle.scene, battle.hero()))
    assert "from the Wound:" in damage_prompt(battle)
    assert "(рана)" in damage_prompt(battle, "ru")
    battle.choose("suffer")
    battle.tile("trap", "0,1", damage=3)
    battle.start(move(battle.scene, battle.figure(), battle.turn, 1, False))
    battle.choose("0,1")
    assert "from the trap:" in damage_prompt(battle)

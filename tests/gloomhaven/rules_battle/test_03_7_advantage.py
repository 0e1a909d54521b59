"""RULES 3.7: Advantage and Disadvantage, drawn and compared."""

import pytest

from questhall.games.gloomhaven.printed.cards import ModifierDef, ModifierKind
from questhall.games.gloomhaven.printed.modifier_cards import BY_NAME
from questhall.games.gloomhaven.rules.attack.modifiers import draw
from questhall.games.gloomhaven.state.heroes import ModifierDeck

from ...marks import example, rule
from .battle import BOX, Battle

ADVANTAGE = "strengthen"
DISADVANTAGE = "muddle"


def strike(value: int, condition: str, *cards: str) -> Battle:
    """Make an attack with these cards on top of the deck; the target has 30 hit points."""
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.give(battle.figure(), condition)
    battle.draws(*cards)
    battle.use(f"attack({value})", guard)
    return battle


def dealt(battle: Battle) -> int:
    return 30 - battle.scene.figures[-1].hp


def afflicted(battle: Battle) -> list[str]:
    return battle.conditions(battle.scene.figures[-1])


@rule("GH-3.7.1", "GH-3.7.2", "GH-3.7.3", "GH-3.10.33")
@example("GH-EX-09")
@pytest.mark.parametrize(
    ("cards", "damage", "conditions"),
    [
        (("plus_1", "minus_1"), 4, []),
        (("minus_1", "plus_1"), 4, []),
        (("card(1, rolling)", "plus_0"), 4, []),
        (("plus_0", "card(1, rolling)"), 4, []),
        (("minus_1", "card(0, stun, rolling)"), 2, ["stun"]),
        (("card(1, rolling)", "card(0, stun, rolling)", "plus_1"), 5, ["stun"]),
        (("card(1, rolling)", "card(1, rolling)", "card(1, rolling)", "minus_1"), 5, []),
    ],
)
def test_advantage(cards: tuple[str, ...], damage: int, conditions: list[str]) -> None:
    battle = strike(3, ADVANTAGE, *cards)
    assert dealt(battle) == damage
    assert afflicted(battle) == conditions
    assert len(battle.hero().deck.discard) == len(cards)


@rule("GH-3.7.4", "GH-3.7.5", "GH-3.7.6", "GH-3.7.7", "GH-3.10.19")
@example("GH-EX-10")
@pytest.mark.parametrize(
    ("cards", "damage"),
    [
        (("plus_1", "minus_1"), 2),
        (("minus_1", "plus_1"), 2),
        (("card(1, rolling)", "plus_0"), 3),
        (("plus_0", "card(1, rolling)"), 3),
        (("card(1, rolling)", "card(0, stun, rolling)", "plus_1"), 4),
        (("card(1, rolling)", "card(1, rolling)", "card(0, stun, rolling)", "minus_1"), 2),
    ],
)
def test_disadvantage(cards: tuple[str, ...], damage: int) -> None:
    battle = strike(3, DISADVANTAGE, *cards)
    assert dealt(battle) == damage
    assert afflicted(battle) == []
    assert len(battle.hero().deck.discard) == len(cards)


@rule("GH-3.7.8", "GH-3.7.9")
@example("GH-EX-11", "GH-EX-12", "GH-EX-144")
@pytest.mark.parametrize("condition", [ADVANTAGE, DISADVANTAGE])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("card(0, muddle)", "card(2, stun)"),
        ("card(2, muddle)", "card(0, stun)"),
        ("card(0, stun)", "plus_1"),
        ("plus_1", "card(0, stun)"),
    ],
)
def test_an_unclear_comparison_goes_to_the_card_drawn_first(
    condition: str, first: str, second: str
) -> None:
    battle = strike(3, condition, first, second)
    assert dealt(battle) == 3 + (2 if "2" in first else 1 if first == "plus_1" else 0)
    names = {"muddle", "stun"}
    assert afflicted(battle) == [name for name in sorted(names) if name in first]


@rule("GH-3.7.9", "GH-3.7.11")
@example("GH-EX-13")
def test_plus_2_and_x2_are_equal_on_an_attack_of_2() -> None:
    battle = Battle(brute="0,0")
    deck = battle.hero().deck
    for names in (("plus_2", "critical"), ("critical", "plus_2")):
        battle.draws(*names)
        drawn = draw(battle.scene, deck, 2, 1)
        assert drawn.counting == [BY_NAME[names[0]]]
        battle.draws(*names)
        drawn = draw(battle.scene, deck, 2, -1)
        assert drawn.counting == [BY_NAME[names[0]]]


@rule("GH-3.7.11")
@example("GH-EX-146")
@pytest.mark.parametrize(("value", "damage"), [(1, 3), (3, 6)])
def test_x2_is_placed_by_the_attack_value(value: int, damage: int) -> None:
    assert dealt(strike(value, ADVANTAGE, "critical", "plus_2")) == damage
    assert dealt(strike(value, ADVANTAGE, "plus_2", "critical")) == damage


@rule("GH-3.7.11")
def test_x2_is_placed_by_the_value_after_the_attackers_bonuses_and_not_by_shield() -> None:
    """Attack 2 on a poisoned target is 3: x2 gives more than +2, whatever the Shield."""
    battle = Battle(brute="0,0")
    bones = battle.monster("living_bones", "1,0", hp=30)
    bones.shield = 3
    battle.give(battle.figure(), ADVANTAGE)
    battle.give(bones, "poison")
    battle.draws("plus_2", "critical")
    battle.use("attack(2)", bones)
    assert bones.hp == 30 - (6 - 4)


@rule("GH-3.7.10")
@example("GH-EX-143", "GH-EX-145")
@pytest.mark.parametrize(
    ("cards", "damage", "conditions"),
    [
        (("card(1, poison)", "plus_1"), 4, ["poison"]),
        (("plus_1", "card(1, poison)"), 4, ["poison"]),
        (("plus_1", "card(2, poison)"), 5, ["poison"]),
        (("card(0, muddle)", "card(1, muddle)"), 4, ["muddle"]),
    ],
)
def test_what_is_clear(cards: tuple[str, ...], damage: int, conditions: list[str]) -> None:
    battle = strike(3, ADVANTAGE, *cards)
    assert dealt(battle) == damage
    assert afflicted(battle) == conditions


@rule("GH-3.7.12", "GH-3.7.13")
@example("GH-EX-142")
def test_many_sources_of_advantage_and_one_of_disadvantage_cancel() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.give(battle.figure(), "strengthen", "muddle")
    battle.draws("minus_1", "plus_2")
    battle.use("attack(3, advantage)", guard)
    assert guard.hp == 28
    assert len(battle.hero().deck.discard) == 1


@rule("GH-3.7.12")
def test_two_sources_of_advantage_draw_two_cards() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.give(battle.figure(), "strengthen")
    battle.draws("minus_1", "plus_0", "plus_2")
    battle.use("attack(3, advantage)", guard)
    assert guard.hp == 27


@rule("GH-3.7.14")
@example("GH-EX-147")
@pytest.mark.parametrize("card", ["critical", "miss"])
def test_an_unused_x2_or_null_still_shuffles_the_deck(card: str) -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    unwanted = DISADVANTAGE if card == "critical" else ADVANTAGE
    battle.give(battle.figure(), unwanted)
    battle.draws(card, "minus_1")
    battle.use("attack(3)", guard)
    assert guard.hp == 28
    deck = battle.hero().deck
    assert len(deck.discard) == 2
    battle.end_round()
    assert deck.discard == []
    assert len(deck.draw) == 22


@rule("GH-3.7.14")
def test_blessings_and_curses_leave_the_deck_used_or_not() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=30)
    battle.give(battle.figure(), ADVANTAGE)
    supply = len(battle.scene.bless)
    battle.draws("bless", "curse")
    battle.use("attack(3)", guard)
    assert guard.hp == 24
    assert battle.hero().deck.discard == []
    assert len(battle.scene.bless) == supply + 1
    assert len(battle.scene.hero_curses) == 11


# -- every face against every other ----------------------------------------------------------------


def faces() -> list[ModifierDef]:
    """Every face in the box that is not rolling, once."""
    found: dict[tuple[object, ...], ModifierDef] = {}
    cards = list(BY_NAME.values())
    for kind in BOX.classes:
        for perk in kind.perks:
            cards.extend(perk.added)
    for card in cards:
        if not card.rolling:
            found.setdefault((card.kind, card.value, effects(card)), card)
    return list(found.values())


def effects(card: ModifierDef) -> tuple[object, ...]:
    return tuple((type(rider), tuple(sorted(vars(rider).items()))) for rider in card.riders)


def result(card: ModifierDef, value: int) -> int:
    if card.kind == ModifierKind.NULL:
        return -100
    return 2 * value if card.kind == ModifierKind.DOUBLE else value + card.value


def ranking(one: ModifierDef, two: ModifierDef, value: int) -> int:
    """1: the first is clearly better; -1: the second is; 0: unclear (GH-3.7.9, GH-3.7.10)."""
    more = result(one, value) - result(two, value)
    if effects(one) == effects(two):
        return (more > 0) - (more < 0)
    if effects(one) and effects(two):
        return 0
    if effects(one):
        return 1 if more >= 0 else 0
    return -1 if more <= 0 else 0


@rule("GH-3.7.8", "GH-3.7.9", "GH-3.7.10", "GH-3.7.11")
def test_every_face_is_compared_with_every_other_by_the_rules() -> None:
    battle = Battle(brute="0,0")
    numbers = [(battle.scene.new_card(face), face) for face in faces()]
    assert len(numbers) >= 18
    seen = {1: 0, 0: 0, -1: 0}
    for value in range(7):
        for one, first in numbers:
            for two, second in numbers:
                rank = ranking(first, second, value)
                seen[rank] += 1
                for advantage in (1, -1):
                    deck = ModifierDeck()
                    deck.draw = [two, one]
                    drawn = draw(battle.scene, deck, value, advantage)
                    used = second if rank == -advantage else first
                    assert drawn.drawn == [one, two]
                    assert drawn.counting == [used], (first.key, second.key, value, advantage)
    assert seen[1] == seen[-1] > 0 < seen[0]

"""Chapter 1.7 and 1.0: attack modifier decks."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.effects.riders import Charge, Push
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.scenarios import scenario
from questhall.games.gloomhaven.printed.cards import (
    CardHalf,
    ModifierDef,
    ModifierKind,
    ModifierMark,
)
from questhall.games.gloomhaven.printed.modifier_cards import (
    ITEM_MINUS_1,
    SCENARIO_MINUS_1,
    STANDARD_DECK,
)
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.setup.characters import Character
from questhall.games.gloomhaven.setup.setup import bring
from questhall.games.gloomhaven.state.figures import Condition
from questhall.games.gloomhaven.state.heroes import ModifierDeck
from questhall.games.gloomhaven.state.scene import ELEMENTS, Strength

from ...marks import example, rule
from ..bench import Bench


def duel(hp: int = 20) -> tuple[Bench, int]:
    """The Brute faces a guard; return the guard's number."""
    bench = Bench(brute="0,0", tinkerer="-3,0")
    return bench, bench.monster("bandit_guard", "1,0", hp=hp).id


def keys(bench: Bench, cards: list[int]) -> list[str]:
    return [bench.scene.cards[card].key for card in cards]


@rule("GH-1.0.6", "GH-1.0.5")
def test_the_standard_deck() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    for hero in bench.scene.heroes:
        bring(bench.scene, hero, Character(hero.kind, 1))
    decks = [hero.deck for hero in bench.scene.heroes]
    for deck in decks:
        faces = sorted(keys(bench, deck.draw))
        assert len(faces) == 20
        counts = {face: faces.count(face) for face in set(faces)}
        assert counts == {
            "plus_0": 6,
            "plus_1": 5,
            "minus_1": 5,
            "plus_2": 1,
            "minus_2": 1,
            "miss": 1,
            "critical": 1,
        }
    orders = [keys(bench, deck.draw) for deck in decks]
    assert orders[0] != orders[1]
    assert orders[0] != [card.key for card in STANDARD_DECK]


@rule("GH-1.0.5", "GH-1.7.2")
def test_whose_deck_is_drawn() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    scene = bench.scene
    bot = bench.summon("battle_bot", "-2,0", seat=1)
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    archer = bench.monster("bandit_archer", "2,0", hp=20)
    decks = [scene.heroes[0].deck, scene.heroes[1].deck, scene.monster_deck]

    def drawn() -> list[int]:
        return [len(deck.discard) for deck in decks]

    bench.attack(bench.figure(0), guard, 1)
    assert drawn() == [1, 0, 0]
    bench.attack(bench.figure(1), guard, 1, range=5)
    bench.attack(bot, guard, 1, range=5)
    assert drawn() == [1, 2, 0]
    bench.attack(guard, bench.figure(0), 1)
    bench.attack(archer, bench.figure(0), 1, range=3)
    assert drawn() == [1, 2, 2]


@rule("GH-1.7.1")
def test_one_card_for_each_target() -> None:
    bench = Bench(tinkerer="0,0", brute="-3,0")
    one, two = bench.monster("bandit_guard", "2,0", hp=9), bench.monster("hound", "0,2", hp=9)
    bench.rig("plus_1", "minus_1")
    bench.play("reviving_shock", CardHalf.TOP, one, two)
    assert [one.hp, two.hp] == [6, 8]
    assert keys(bench, bench.hero().deck.discard) == ["plus_1", "minus_1"]


@rule("GH-1.7.3")
@pytest.mark.parametrize(
    ("card", "damage"),
    [
        ("plus_0", 3),
        ("plus_1", 4),
        ("plus_2", 5),
        ("minus_1", 2),
        ("minus_2", 1),
        ("miss", 0),
        ("critical", 6),
    ],
)
def test_what_a_card_makes_of_the_attack(card: str, damage: int) -> None:
    bench, number = duel()
    guard = bench.scene.figures[number]
    bench.rig(card)
    bench.attack(bench.figure(), guard, 3)
    assert guard.hp == 20 - damage


@rule("GH-1.7.4")
def test_effects_of_cards_work_as_if_printed_on_the_ability() -> None:
    bench = Bench(spellweaver="0,0", brute="-3,0")
    guard = bench.monster("bandit_guard", "2,0", hp=20)
    bench.rig_perk("wound")
    bench.attack(bench.figure(), guard, 2, range=3)
    assert (guard.hp, bench.conditions(guard)) == (17, ["wound"])
    bench.rig_perk("charge(ice)")
    bench.attack(bench.figure(), guard, 2, range=3)
    assert (guard.hp, bench.charged()) == (13, ["ice"])


@rule("GH-1.7.3", "GH-1.7.4", "GH-1.7.13", "GH-3.11.4")
@example("GH-EX-01")
def test_a_card_with_value_effect_and_element() -> None:
    bench, number = duel()
    guard = bench.scene.figures[number]
    effects = [Push(2), Charge(ELEMENTS.index("earth"))]
    card = ModifierDef(
        "two_push_two_earth", ModifierKind.PLUS, 2, riders=effects, mark=ModifierMark.CLASS
    )
    bench.hero().deck.draw.append(bench.scene.new_card(card))
    bench.attack(bench.figure(), guard, 3, "2,0", "3,0")
    assert (guard.hp, bench.place(guard)) == (15, "3,0")
    assert bench.element_of("earth") == Strength.INERT
    bench.end_turn()
    assert bench.element_of("earth") == Strength.STRONG


@rule("GH-1.7.5")
@example("GH-EX-139")
def test_rolling_cards_add_up() -> None:
    bench = Bench(scoundrel="0,0", tinkerer="-3,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    guard.shield = 2
    bench.rig("minus_1")
    bench.rig_perk("pierce")
    rolling = next(
        card
        for perk in bench.hero().kind.perks
        for card in perk.added
        if card.rolling and card.value == 1
    )
    bench.rig(rolling.key)
    bench.attack(bench.figure(), guard, 3)
    assert guard.hp == 17
    assert len(bench.hero().deck.discard) == 3


@rule("GH-1.7.6", "GH-1.7.7")
@pytest.mark.parametrize(("card", "damage"), [("bless", 6), ("curse", 0)])
def test_a_bless_is_a_double_and_a_curse_a_miss(card: str, damage: int) -> None:
    bench, number = duel()
    guard = bench.scene.figures[number]
    supply = bench.scene.bless if card == "bless" else bench.scene.hero_curses
    bench.hero().deck.draw.append(supply.pop())
    assert len(supply) == 9
    bench.attack(bench.figure(), guard, 3)
    assert guard.hp == 20 - damage
    assert len(supply) == 10
    assert bench.hero().deck.discard == []


@rule("GH-1.7.6", "GH-5.1.1")
@example("GH-EX-148")
@pytest.mark.parametrize("card", ["bless", "curse"])
def test_a_bless_or_curse_does_not_shuffle_the_deck(card: str) -> None:
    bench, number = duel()
    supply = bench.scene.bless if card == "bless" else bench.scene.hero_curses
    bench.hero().deck.draw.append(supply.pop())
    bench.attack(bench.figure(), bench.scene.figures[number], 3)
    bench.attack(bench.figure(), bench.scene.figures[number], 3)
    bench.end_round()
    assert keys(bench, bench.hero().deck.discard) == ["plus_0"]


@rule("GH-1.7.8")
def test_curses_of_monsters_and_of_characters_are_two_supplies() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    scene = bench.scene
    guard = bench.monster("bandit_guard", "1,0")
    bot = bench.summon("battle_bot", "-2,0", seat=1)
    for figure in (guard, guard, bench.figure(), bot):
        give(scene, figure, Condition.CURSE)
    assert (len(scene.monster_curses), len(scene.hero_curses)) == (8, 8)
    counts = [
        keys(bench, deck.draw).count("curse")
        for deck in (scene.monster_deck, scene.heroes[0].deck, scene.heroes[1].deck)
    ]
    assert counts == [2, 1, 1]


@rule("GH-1.7.9", "GH-1.7.11", "GH-5.1.1")
@pytest.mark.parametrize("monsters", [False, True])
@pytest.mark.parametrize("card", ["miss", "critical", "plus_2"])
def test_a_standard_miss_or_double_shuffles_at_the_end_of_the_round(
    card: str, monsters: bool
) -> None:
    bench, number = duel()
    guard = bench.scene.figures[number]
    if monsters:
        bench.rig_monsters(card)
        bench.attack(guard, bench.figure(), 1)
    else:
        bench.rig(card)
        bench.attack(bench.figure(), guard, 1)
    deck: ModifierDeck = bench.scene.monster_deck if monsters else bench.hero().deck
    other = bench.hero().deck if monsters else bench.scene.monster_deck
    other.discard.append(other.draw.pop())
    assert (len(deck.draw), len(deck.discard)) == (20, 1)
    bench.end_round()
    shuffled = card != "plus_2"
    assert (len(deck.draw), len(deck.discard)) == ((21, 0) if shuffled else (20, 1))
    assert len(other.discard) == 1


@rule("GH-1.7.10", "GH-1.7.11")
@example("GH-EX-150")
def test_an_empty_deck_is_shuffled_at_once() -> None:
    bench = Bench(spellweaver="0,0", brute="-3,0")
    deck = bench.hero().deck
    deck.discard, deck.draw = deck.draw[1:], deck.draw[:1]
    first = deck.draw[0]
    targets = [bench.monster("bandit_guard", place, hp=9) for place in ("2,0", "0,2", "2,-2")]
    bench.play("fire_orbs", CardHalf.TOP, *targets)
    assert [target.hp for target in targets] == [6, 6, 6]
    assert (len(deck.draw), len(deck.discard)) == (18, 2)
    assert first in deck.draw + deck.discard


@rule("GH-1.7.9", "GH-1.7.10")
def test_a_deck_that_ran_out_during_the_round_is_still_shuffled_at_its_end() -> None:
    bench, number = duel()
    guard = bench.scene.figures[number]
    deck = bench.hero().deck
    deck.draw.clear()
    bench.rig("critical", "plus_0")
    for _ in range(3):
        bench.attack(bench.figure(), guard, 1)
    assert len(deck.discard) == 1
    bench.end_round()
    assert (len(deck.draw), len(deck.discard)) == (2, 0)


@rule("GH-3.7.14", "GH-5.1.1")
@example("GH-EX-147")
def test_a_double_that_was_not_used_shuffles_too() -> None:
    bench, number = duel()
    guard = bench.scene.figures[number]
    bench.give(bench.figure(), "muddle")
    bench.rig("critical", "minus_1")
    bench.attack(bench.figure(), guard, 3)
    assert guard.hp == 18
    bench.end_round()
    assert bench.hero().deck.discard == []


@rule("GH-1.0.7")
@example("GH-EX-27")
def test_class_cards_come_in_by_perks_only() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    brute = library().class_named("brute")
    plain, skilled = Character(brute, 2), Character(brute, 2)
    skilled.perks = [1]
    bring(bench.scene, bench.hero(), plain)
    marks = [bench.scene.modifier(card).mark for card in bench.hero().deck.draw]
    assert marks == [ModifierMark.STANDARD] * 20
    bring(bench.scene, bench.hero(), skilled)
    cards = [bench.scene.modifier(card) for card in bench.hero().deck.draw]
    assert [card.value for card in cards if card.mark == ModifierMark.CLASS] == [1]
    assert len(cards) == 20
    values = [card.value for card in cards if card.kind == ModifierKind.PLUS]
    assert (values.count(-1), values.count(1)) == (4, 6)


@rule("GH-1.0.8", "GH-1.7.12")
def test_other_cards_are_in_the_deck_for_a_scenario_only() -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    brute = Character(library().class_named("brute"), 1)
    brute.items = [item for item in library().items if item.key == "hide_armor"]
    bring(bench.scene, bench.hero(), brute)
    give(bench.scene, bench.figure(), Condition.CURSE)
    give(bench.scene, bench.figure(), Condition.BLESS)
    cards = [bench.scene.modifier(card) for card in bench.hero().deck.draw]
    assert len(cards) == 24
    assert [card.value for card in cards if card.mark == ModifierMark.TEMPORARY] == [-1, -1]
    again = Bench(brute="0,0", tinkerer="-3,0")
    brute.items = []
    bring(again.scene, again.hero(), brute)
    marks = [again.scene.modifier(card).mark for card in again.hero().deck.draw]
    assert marks == [ModifierMark.STANDARD] * 20


@rule("GH-1.7.12")
@pytest.mark.parametrize("card", [ITEM_MINUS_1, SCENARIO_MINUS_1], ids=["item", "scenario"])
def test_temporary_cards_are_found_again_in_a_save(card: ModifierDef) -> None:
    assert card.mark == ModifierMark.TEMPORARY
    assert GAME.content(card.key) is card
    assert GAME.content("scenario_1") is scenario(1)

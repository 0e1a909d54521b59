"""Advanced actions: their points, and those about mana and cards."""

import pytest

from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.cards.plain import points_of, ready_for

FOUR = {"moving": "move", "talking": "influence", "attack": "attack", "block": "block"}


@pytest.mark.parametrize(
    ("card", "half", "phase", "points"),
    [
        ("fire_bolt", "strong", "ranged", [{"ranged fire attack": 3}]),
        ("fire_bolt", "strong", "attack", [{"ranged fire attack": 3}]),
        ("fire_bolt", "strong", "block", []),
        ("ice_bolt", "strong", "ranged", [{"ranged ice attack": 3}]),
        ("swift_bolt", "strong", "ranged", [{"ranged attack": 4}]),
        ("crushing_bolt", "strong", "ranged", [{"siege attack": 3}]),
        ("blood_rage", "basic", "attack", [{"attack": 2}, {"attack": 5}]),
        ("blood_rage", "strong", "attack", [{"attack": 4}, {"attack": 9}]),
        ("blood_rage", "basic", "ranged", []),
        ("intimidate", "basic", "talking", [{"influence": 4}]),
        ("intimidate", "basic", "attack", [{"attack": 3}]),
        ("intimidate", "strong", "talking", [{"influence": 8}]),
        ("intimidate", "strong", "attack", [{"attack": 7}]),
        ("intimidate", "basic", "block", []),
        ("ice_shield", "basic", "block", [{"ice block": 3}]),
        ("ice_shield", "strong", "block", [{"ice block": 3}]),
        ("frost_bridge", "basic", "moving", [{"move": 2}]),
        ("frost_bridge", "strong", "moving", [{"move": 4}]),
        ("steady_tempo", "basic", "moving", [{"move": 2}]),
        ("steady_tempo", "strong", "moving", [{"move": 4}]),
        ("agility", "basic", "moving", [{"move": 2}]),
        ("agility", "strong", "moving", [{"move": 4}]),
        ("agility", "basic", "ranged", []),
        ("agility", "basic", "block", []),
        ("song_of_wind", "basic", "moving", [{"move": 2}]),
        ("heroic_tale", "basic", "talking", [{"influence": 3}]),
        ("heroic_tale", "strong", "talking", [{"influence": 6}]),
        ("diplomacy", "basic", "talking", [{"influence": 2}]),
        ("diplomacy", "strong", "talking", [{"influence": 4}]),
        ("diplomacy", "basic", "attack", []),
        ("learning", "basic", "talking", [{"influence": 2}]),
        ("learning", "strong", "talking", [{"influence": 4}]),
        ("refreshing_walk", "basic", "moving", [{"move": 2, "heal": 1}]),
        ("refreshing_walk", "strong", "moving", [{"move": 4, "heal": 2}]),
        ("refreshing_walk", "basic", "afterwards", [{"heal": 1}]),
        ("refreshing_walk", "basic", "attack", []),
        ("path_finding", "basic", "moving", [{"move": 2}]),
        ("path_finding", "strong", "moving", [{"move": 4}]),
        ("regeneration", "basic", "moving", [{"heal": 1}]),
        ("regeneration", "strong", "talking", [{"heal": 2}]),
        ("regeneration", "basic", "block", []),
        ("ambush", "basic", "moving", [{"move": 2}]),
        ("ambush", "strong", "moving", [{"move": 4}]),
        ("counterattack", "basic", "attack", [{"attack": 2}]),
        ("counterattack", "strong", "attack", [{"attack": 4}]),
        ("counterattack", "basic", "block", []),
        ("shield_bash", "basic", "block", [{"block": 3}]),
        ("shield_bash", "strong", "block", [{"block": 5}]),
        ("chivalry", "basic", "attack", [{"attack": 3}, {"attack": 2}]),
        ("chivalry", "strong", "attack", [{"attack": 6}, {"attack": 4}]),
        ("peaceful_moment", "basic", "talking", [{"influence": 3}]),
        ("peaceful_moment", "strong", "talking", [{"influence": 6}]),
        ("peaceful_moment", "basic", "moving", []),
        ("temporal_portal", "basic", "moving", []),
        ("force_of_nature", "strong", "ranged", [{"siege attack": 3}]),
        ("force_of_nature", "strong", "block", [{"block": 6}]),
        ("mountain_lore", "basic", "moving", [{"move": 3}]),
        ("mountain_lore", "strong", "moving", [{"move": 5}]),
    ],
)
def test_plain_points(card: str, half: str, phase: str, points: list[dict[str, int]]) -> None:
    assert points_of(card, half, phase) == points


# -- crystals and mana ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "crystals"),
    [
        ("fire_bolt", [1, 0, 0, 0]),
        ("ice_bolt", [0, 1, 0, 0]),
        ("crushing_bolt", [0, 0, 1, 0]),
        ("swift_bolt", [0, 0, 0, 1]),
    ],
)
def test_bolts_give_a_crystal(card: str, crystals: list[int]) -> None:
    bench = ready_for("ranged")
    bench.hand(card)
    bench.play(f"basic:{card}")
    assert bench.hero.crystals == crystals


def test_blood_ritual() -> None:
    bench = ready_for("block")
    bench.hand("blood_ritual")
    bench.play("basic:blood_ritual", "colour:gold")
    assert bench.hero.crystals == [1, 0, 0, 0]
    assert bench.hero.mana == [0, 0, 0, 0, 1, 0]
    assert bench.keys(bench.hero.hand) == ["wound"]
    assert bench.combat.wounds == 1  # it counts for the knock-out (MK-8.6.11)


def test_blood_ritual_strong_may_give_a_crystal() -> None:
    bench = Bench()
    bench.hand("blood_ritual")
    bench.mana("red")
    bench.play("strong:blood_ritual", "colour:white", "colour:white", "colour:black")
    bench.play("use-effect")
    assert bench.hero.mana == [0, 0, 0, 1, 0, 1]
    assert bench.hero.crystals == [0, 0, 0, 1]
    assert bench.keys(bench.hero.hand) == ["wound"]


def test_decompose_gives_two_crystals_of_the_colour() -> None:
    bench = Bench()
    bench.hand("decompose", "wound")
    assert not bench.offers("basic:decompose")
    rage = bench.hand("rage")[0]
    bench.play("basic:decompose")
    assert bench.hero.crystals == [2, 0, 0, 0]
    assert rage in bench.realm.removed


def test_decompose_strong_gives_the_other_colours() -> None:
    bench = Bench()
    bench.hand("decompose", "march")
    bench.mana("red")
    bench.play("strong:decompose")
    assert bench.hero.crystals == [1, 1, 0, 1]


def test_crystal_mastery_copies_a_crystal() -> None:
    bench = Bench()
    bench.hand("crystal_mastery")
    assert not bench.offers("basic:crystal_mastery")
    bench.crystals("white", "white", "white")
    bench.play("basic:crystal_mastery")
    assert bench.hero.crystals == [0, 0, 0, 3]
    assert bench.hero.mana == [0, 0, 0, 1, 0, 0]  # MK-4.7.2


def test_crystal_mastery_strong_brings_crystals_back() -> None:
    bench = Bench()
    bench.hand("crystal_mastery", "march")
    bench.crystals("blue", "green")
    bench.play("strong:march", "strong:crystal_mastery")
    assert bench.hero.crystals == [0, 0, 0, 0]
    bench.end_turn()
    assert bench.hero.crystals == [0, 1, 1, 0]


def test_mana_storm_turns_a_die_into_a_crystal() -> None:
    bench = Bench()
    bench.hand("mana_storm")
    assert not bench.offers("basic:mana_storm")
    bench.source("black", "green", "gold")
    marks = bench.realm.marks
    bench.play("basic:mana_storm")
    assert bench.hero.crystals == [0, 0, 1, 0]
    assert bench.realm.marks == marks + 1
    assert bench.turn.dice_left == 1
    assert not any(die.used for die in bench.realm.source)


def test_mana_storm_strong_makes_every_die_usable() -> None:
    bench = Bench()
    bench.hand("mana_storm", "march", "stamina", "swiftness", "rage")
    bench.mana("white")
    bench.play("strong:mana_storm")
    assert bench.turn.dice_left == 4
    bench.source("black", "black", "gold", "black")
    bench.play("strong:march", "pay-die:black", "strong:stamina", "pay-die:gold")
    assert bench.points() == {"move": 8}


def test_spell_forge() -> None:
    bench = Bench()
    bench.spell_offer("fireball", "snowstorm", "flame_wall")
    bench.hand("spell_forge", "spell_forge")
    bench.mana("blue")
    bench.play("basic:spell_forge", "colour:blue")
    assert bench.hero.crystals == [0, 1, 0, 0]
    bench.play("strong:spell_forge", "pay-token", "colour:red")
    assert bench.offers("colour:red")  # the other red spell
    bench.play("colour:blue")
    assert bench.hero.crystals == [1, 2, 0, 0]


PURE = {"moving": "green", "talking": "white", "block": "blue", "attack": "red"}


@pytest.mark.parametrize("phase", PURE)
@pytest.mark.parametrize(("half", "amount"), [("basic", 4), ("strong", 7)])
def test_pure_magic_asks_for_mana(phase: str, half: str, amount: int) -> None:
    bench = ready_for(phase)
    bench.hand("pure_magic")
    bench.mana(PURE[phase])
    if half == "strong":
        bench.mana("blue")
    bench.play(f"{half}:pure_magic")
    assert bench.points() == {FOUR[phase]: amount}
    assert bench.hero.mana == [0] * 6


def test_pure_magic_strong_needs_two_mana() -> None:
    bench = ready_for("block")
    bench.hand("pure_magic")
    bench.mana("blue")
    assert bench.offers("basic:pure_magic")
    assert not bench.offers("strong:pure_magic")
    bench.source("gold")
    assert bench.offers("strong:pure_magic")


# -- cards -------------------------------------------------------------------------


def test_maximal_effect_repeats_a_basic_effect() -> None:
    bench = ready_for("block")
    bench.hand("maximal_effect", "march")
    assert not bench.offers("basic:maximal_effect")
    card = bench.hand("determination")[0]
    bench.play("basic:maximal_effect")
    assert bench.points() == {"block": 6}
    assert card in bench.realm.removed
    assert bench.keys(bench.hero.played) == ["maximal_effect"]


def test_maximal_effect_strong_plays_the_other_card_for_free() -> None:
    bench = Bench()
    bench.hand("maximal_effect", "march")
    bench.mana("red")
    bench.play("strong:maximal_effect")
    assert bench.points() == {"move": 8}


def test_maximal_effect_chooses_anew_every_time() -> None:
    bench = Bench()
    bench.deck("march", "stamina")
    bench.hand("maximal_effect", "tranquility")
    bench.play("basic:maximal_effect", "choose-effect#1", "choose-effect#0", "choose-effect#1")
    assert bench.points() == {"heal": 1}
    assert bench.keys(bench.hero.hand) == ["stamina", "march"]


def test_concentration_raises_a_repeated_effect_once() -> None:
    bench = ready_for("attack")
    bench.hand("concentration", "maximal_effect", "rage")
    bench.mana("green")
    bench.play("strong:concentration", "choose:maximal_effect")
    assert bench.points() == {"attack": 4 + 4 + 2}


@pytest.mark.parametrize(("half", "pile"), [("basic", "discard"), ("strong", "hand")])
def test_training(half: str, pile: str) -> None:
    bench = Bench()
    bench.action_offer("ambush", "fire_bolt", "ice_bolt")
    bench.hand("training", "swiftness")
    bench.mana("green")
    assert not bench.offers(f"{half}:training")
    rage = bench.hand("rage")[0]
    bench.play(f"{half}:training")
    assert rage in bench.realm.removed
    assert "fire_bolt" in bench.keys(getattr(bench.hero, pile))
    assert len(bench.realm.action_offer) == 3


@pytest.mark.parametrize(
    ("half", "price", "pile"), [("basic", 6, "discard"), ("strong", 9, "hand")]
)
def test_learning(half: str, price: int, pile: str) -> None:
    bench = ready_for("talking")
    bench.action_offer("ambush", "fire_bolt", "ice_bolt")
    bench.hand("learning")
    bench.mana("white")
    bench.play(f"{half}:learning")
    assert not bench.offers("learn")
    bench.turn.influence = 20
    bench.play("learn:fire_bolt")
    assert bench.turn.influence == 20 - price
    assert "fire_bolt" in bench.keys(getattr(bench.hero, pile))
    assert not bench.offers("learn")


def test_magic_talent_borrows_a_spell() -> None:
    bench = Bench()
    bench.spell_offer("fireball", "snowstorm", "flame_wall")
    bench.hand("magic_talent", "march", "wound")
    assert not bench.offers("basic:magic_talent")
    bench.hand("stamina")
    bench.play("basic:magic_talent")
    assert bench.keys(bench.hero.discard) == ["stamina"]
    bench.fight(enemy(armour=9))
    assert not bench.offers("basic:snowstorm")
    bench.mana("blue", "blue")
    assert not bench.offers("basic:fireball")
    bench.play("basic:snowstorm")
    assert bench.points() == {"ranged ice attack": 5}
    assert "snowstorm" in bench.keys(bench.realm.spell_offer)
    assert bench.keys(bench.hero.played) == ["magic_talent"]
    assert not bench.offers("basic:snowstorm")


def test_magic_talent_strong_buys_a_spell() -> None:
    bench = Bench()
    bench.spell_offer("fireball", "snowstorm", "flame_wall")
    bench.hand("magic_talent")
    bench.mana("blue", "green")
    assert not bench.offers("strong:magic_talent")
    bench.mana("red")
    bench.play("strong:magic_talent", "choose:flame_wall")
    assert bench.keys(bench.hero.discard) == ["flame_wall"]
    assert len(bench.realm.spell_offer) == 3
    assert bench.hero.mana == [0, 0, 1, 0, 0, 0]


def test_magic_talent_strong_needs_a_second_blue_for_a_blue_spell() -> None:
    bench = Bench()
    bench.spell_offer("snowstorm")
    bench.hand("magic_talent")
    bench.mana("blue")
    assert not bench.offers("strong:magic_talent")
    bench.crystals("blue")
    bench.play("strong:magic_talent", "pay-token")
    assert bench.keys(bench.hero.discard) == ["snowstorm"]


def test_blood_of_ancients_buys_an_action() -> None:
    bench = Bench()
    bench.action_offer("ambush", "fire_bolt", "ice_bolt")
    bench.hand("blood_of_ancients")
    assert not bench.offers("basic:blood_of_ancients")
    bench.mana("green", "blue")
    bench.play("basic:blood_of_ancients", "choose:ambush")
    assert bench.keys(bench.hero.hand) == ["wound", "ambush"]
    assert bench.hero.mana == [0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_blood_of_ancients_strong_uses_an_offered_card(pile: str) -> None:
    bench = ready_for("ranged")
    bench.action_offer("ambush", "fire_bolt", "ice_bolt")
    bench.hand("blood_of_ancients")
    bench.mana("red")
    bench.play("strong:blood_of_ancients", f"wound-to-{pile}", "choose:ice_bolt")
    assert bench.points() == {"ranged ice attack": 3}
    assert bench.keys(getattr(bench.hero, pile)) == ["wound"]
    assert len(bench.realm.action_offer) == 3


@pytest.mark.parametrize(
    ("paid", "half", "phase", "points"),
    [
        ("rage", "basic", "attack", {"attack": 5}),
        ("stamina", "basic", "attack", {"ice attack": 3}),
        ("promise", "basic", "ranged", {"ranged attack": 3}),
        ("march", "basic", "ranged", {"siege attack": 2}),
        ("rage", "strong", "attack", {"fire attack": 6}),
        ("stamina", "strong", "attack", {"cold_fire attack": 4}),
        ("promise", "strong", "ranged", {"ranged fire attack": 4}),
        ("march", "strong", "ranged", {"siege fire attack": 3}),
    ],
)
def test_ritual_attack(paid: str, half: str, phase: str, points: dict[str, int]) -> None:
    bench = ready_for(phase)
    bench.hand("ritual_attack", "wound")
    bench.mana("red")
    assert not bench.offers(f"{half}:ritual_attack")
    card = bench.hand(paid)[0]
    bench.play(f"{half}:ritual_attack")
    assert bench.points() == points
    assert card in bench.realm.removed


def test_ritual_attack_at_range_needs_a_card_of_the_right_colour() -> None:
    bench = ready_for("ranged")
    bench.hand("ritual_attack", "rage", "stamina")
    assert not bench.offers("basic:ritual_attack")


def test_steady_tempo_goes_below_the_deck() -> None:
    bench = Bench()
    bench.hand("steady_tempo")
    bench.deck(*["march"] * 6)
    bench.play("basic:steady_tempo")
    bench.end_turn("to-deck")
    assert bench.keys(bench.hero.deck) == ["steady_tempo", "march"]
    assert bench.hero.discard == []


def test_steady_tempo_cannot_go_below_an_empty_deck() -> None:
    bench = Bench()
    bench.hand("steady_tempo")
    bench.play("basic:steady_tempo")
    bench.end_turn()
    assert bench.keys(bench.hero.discard) == ["steady_tempo"]


def test_steady_tempo_strong_goes_on_top_and_is_drawn() -> None:
    bench = Bench()
    bench.hand("steady_tempo")
    bench.deck("march")
    bench.mana("blue")
    bench.play("strong:steady_tempo")
    bench.end_turn("to-deck")
    assert bench.keys(bench.hero.hand) == ["steady_tempo", "march"]


@pytest.mark.parametrize("phase", FOUR)
def test_stout_resolve(phase: str) -> None:
    bench = ready_for(phase)
    bench.hand("stout_resolve", "wound", "wound")
    bench.play("basic:stout_resolve")
    assert not bench.offers("discard-for:stout_resolve")
    bench.play("discard-for:wound")
    assert bench.points() == {FOUR[phase]: 3}
    assert bench.keys(bench.hero.discard) == ["wound"]


def test_stout_resolve_strong_takes_any_cards_and_one_wound() -> None:
    bench = ready_for("attack")
    bench.hand("stout_resolve", "wound", "wound", "march", "stamina")
    bench.mana("green")
    bench.play("strong:stout_resolve", "discard-for:march", "discard-for:wound")
    assert not bench.offers("discard-for:wound")
    bench.play("enough")
    assert bench.points() == {"attack": 3 + 2 + 2}
    assert bench.keys(bench.hero.hand) == ["wound", "stamina"]

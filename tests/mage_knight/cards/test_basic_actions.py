"""Basic actions: the twelve of every hero and the fourteen of single heroes."""

import pytest

from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element, Resists
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.cards.plain import points_of, ready_for
from tests.marks import rule

RED, BLUE, GREEN, WHITE, GOLD, BLACK = range(6)
FOUR = {"moving": "move", "talking": "influence", "attack": "attack", "block": "block"}


@pytest.mark.parametrize(
    ("card", "half", "phase", "points"),
    [
        ("rage", "basic", "attack", [{"attack": 2}]),
        ("rage", "basic", "block", [{"block": 2}]),
        ("rage", "strong", "attack", [{"attack": 4}]),
        ("rage", "strong", "block", []),
        ("rage", "basic", "ranged", []),
        ("determination", "basic", "attack", [{"attack": 2}]),
        ("determination", "basic", "block", [{"block": 2}]),
        ("determination", "strong", "block", [{"block": 5}]),
        ("determination", "strong", "attack", []),
        ("swiftness", "basic", "moving", [{"move": 2}]),
        ("swiftness", "basic", "block", []),
        ("swiftness", "strong", "ranged", [{"ranged attack": 3}]),
        ("swiftness", "strong", "attack", [{"ranged attack": 3}]),
        ("swiftness", "strong", "moving", []),
        ("march", "basic", "moving", [{"move": 2}]),
        ("march", "strong", "moving", [{"move": 4}]),
        ("march", "strong", "attack", []),
        ("stamina", "basic", "moving", [{"move": 2}]),
        ("stamina", "strong", "moving", [{"move": 4}]),
        ("promise", "basic", "talking", [{"influence": 2}]),
        ("promise", "strong", "talking", [{"influence": 4}]),
        ("promise", "basic", "moving", []),
        ("threaten", "basic", "talking", [{"influence": 2}]),
        ("tranquility", "basic", "moving", [{"heal": 1}]),
        ("tranquility", "strong", "afterwards", [{"heal": 2}]),
        ("tranquility", "basic", "block", []),
        ("battle_versatility", "basic", "attack", [{"attack": 2}, {"ranged attack": 1}]),
        ("battle_versatility", "basic", "block", [{"block": 2}]),
        ("battle_versatility", "basic", "ranged", [{"ranged attack": 1}]),
        (
            "battle_versatility",
            "strong",
            "attack",
            [{"attack": 4}, {"fire attack": 3}, {"ranged attack": 3}, {"siege attack": 2}],
        ),
        ("battle_versatility", "strong", "block", [{"block": 4}, {"fire block": 3}]),
        (
            "battle_versatility",
            "strong",
            "ranged",
            [{"ranged attack": 3}, {"siege attack": 2}],
        ),
        ("noble_manners", "basic", "talking", [{"influence": 2}]),
        ("noble_manners", "strong", "talking", [{"influence": 4}]),
        ("cold_toughness", "basic", "attack", [{"ice attack": 2}]),
        ("cold_toughness", "basic", "block", [{"ice block": 3}]),
        ("cold_toughness", "strong", "block", [{"ice block": 5}]),
        ("cold_toughness", "strong", "attack", []),
        ("swift_reflexes", "basic", "moving", [{"move": 2}]),
        ("swift_reflexes", "strong", "moving", [{"move": 4}]),
        ("swift_reflexes", "basic", "attack", [{"ranged attack": 1}]),
        ("swift_reflexes", "strong", "attack", [{"ranged attack": 3}]),
        ("one_with_the_land", "basic", "moving", [{"move": 2}, {"heal": 1}]),
        ("one_with_the_land", "strong", "moving", [{"move": 4}, {"heal": 2}]),
        ("one_with_the_land", "basic", "afterwards", [{"heal": 1}]),
        ("one_with_the_land", "basic", "block", [{"block": 2}]),
        ("one_with_the_land", "basic", "attack", []),
    ],
)
def test_plain_points(card: str, half: str, phase: str, points: list[dict[str, int]]) -> None:
    assert points_of(card, half, phase) == points


@pytest.mark.parametrize("phase", FOUR)
@pytest.mark.parametrize(("half", "amount"), [("basic", 2), ("strong", 4)])
def test_instinct(phase: str, half: str, amount: int) -> None:
    assert points_of("instinct", half, phase) == [{FOUR[phase]: amount}]


def test_threaten_costs_reputation() -> None:
    bench = ready_for("talking")
    bench.hand("threaten")
    bench.mana("red")
    bench.play("strong:threaten")
    assert bench.points() == {"influence": 5}
    assert bench.hero.reputation == -1


def test_tranquility_draws() -> None:
    bench = Bench()
    bench.hand("tranquility", "tranquility")
    bench.deck("march", "rage", "stamina")
    bench.mana("green")
    bench.play("basic:tranquility", "choose-effect#1")
    assert bench.keys(bench.hero.hand) == ["tranquility", "stamina"]
    bench.play("strong:tranquility", "choose-effect#1")
    assert bench.keys(bench.hero.hand) == ["stamina", "rage", "march"]


# -- mana --------------------------------------------------------------------------


def test_crystallize_turns_mana_into_a_crystal() -> None:
    bench = Bench(day=False)
    bench.source("gold")
    bench.hand("crystallize")
    assert not bench.offers("basic:crystallize")
    bench.mana("green", "white")
    bench.play("basic:crystallize", "colour:white")
    assert bench.hero.mana == [0, 0, 1, 0, 0, 0]
    assert bench.hero.crystals == [0, 0, 0, 1]


def test_crystallize_takes_gold_by_day_as_any_colour() -> None:
    bench = Bench()
    bench.hand("crystallize")
    bench.mana("gold")
    bench.play("basic:crystallize", "colour:blue")
    assert bench.hero.mana == [0] * 6
    assert bench.hero.crystals == [0, 1, 0, 0]


def test_crystallize_strong_gives_any_crystal_even_in_a_fight() -> None:
    bench = ready_for("block")
    bench.hand("crystallize")
    bench.mana("blue")
    bench.play("strong:crystallize", "colour:green")
    assert bench.hero.crystals == [0, 0, 1, 0]


def test_mana_draw_allows_one_more_die() -> None:
    bench = Bench()
    bench.source("green", "blue")
    bench.hand("mana_draw", "march", "stamina")
    bench.play("basic:mana_draw", "strong:march", "strong:stamina")
    assert bench.points() == {"move": 8}
    assert [die.used for die in bench.realm.source] == [True, True]


def test_mana_draw_strong_sets_a_die() -> None:
    bench = Bench()
    bench.source("gold", "black")
    bench.hand("mana_draw")
    bench.crystals("white")
    bench.play("strong:mana_draw", "pay-crystal", "take-die:black")
    assert not bench.offers("colour:gold")
    bench.play("colour:red")
    assert bench.hero.mana == [2, 0, 0, 0, 0, 0]
    assert bench.turn.dice_left == 1
    bench.end_turn()
    assert [die.colour for die in bench.realm.source] == [GOLD, RED]


def test_mana_pull_uses_a_black_die_as_any_colour_once() -> None:
    bench = Bench("arythea")
    bench.source("black", "black")
    bench.hand("mana_pull", "march", "stamina")
    assert not bench.offers("strong:march")
    bench.play("basic:mana_pull", "strong:march")
    assert bench.points() == {"move": 4}
    assert not bench.offers("strong:stamina")


def test_mana_pull_strong_sets_two_dice() -> None:
    bench = Bench("arythea")
    bench.source("gold", "gold", "blue")
    bench.hand("mana_pull")
    bench.crystals("white")
    bench.play("strong:mana_pull", "pay-crystal", "take-die@0", "colour:red")
    bench.play("take-die@2", "colour:black")
    assert bench.hero.mana == [1, 0, 0, 0, 0, 1]
    assert [die.kept for die in bench.realm.source] == [True, False, True]


def test_crystal_joy_comes_back_for_another_card() -> None:
    bench = Bench("goldyx")
    bench.hand("crystal_joy", "march", "wound")
    bench.mana("red")
    bench.play("basic:crystal_joy")
    assert bench.hero.crystals == [1, 0, 0, 0]
    bench.end_turn()
    assert not bench.offers("discard-for:wound")
    bench.play("discard-for:march")
    assert "crystal_joy" in bench.keys(bench.hero.hand)
    assert bench.keys(bench.hero.discard) == ["march"]


def test_crystal_joy_strong_comes_back_for_a_wound() -> None:
    bench = Bench("goldyx")
    bench.hand("crystal_joy", "wound")
    bench.mana("blue")
    bench.play("strong:crystal_joy", "colour:red")
    bench.end_turn("discard-for:wound")
    assert bench.keys(bench.hero.discard) == ["wound"]
    assert bench.keys(bench.hero.hand) == ["crystal_joy"]


@rule("MK-22.1")
@pytest.mark.parametrize("held", [["wound"], ["march"], []])
def test_crystal_joy_does_not_tell_whether_somebody_holds_only_wounds(held: list[str]) -> None:
    bench = Bench("goldyx")
    bench.hand("crystal_joy", *held)
    bench.mana("red")
    bench.play("basic:crystal_joy")
    bench.end_turn(*["leave-it" for _ in held])
    assert bench.keys(bench.hero.discard) == ["crystal_joy"]


# -- cards that play others ----------------------------------------------------------


@pytest.mark.parametrize(("card", "plus"), [("concentration", 2), ("will_focus", 3)])
def test_concentration_plays_another_card_for_free(card: str, plus: int) -> None:
    bench = ready_for("ranged")
    bench.hand(card, "swiftness", "march", "wound")
    bench.mana("green")
    bench.play(f"strong:{card}")
    assert bench.points() == {"ranged attack": 3 + plus}
    assert bench.keys(bench.hero.played) == [card, "swiftness"]
    assert bench.keys(bench.hero.hand) == ["march", "wound"]


def test_concentration_needs_another_useful_action_card() -> None:
    bench = ready_for("block")
    bench.hand("concentration", "rage", "march", "wound")
    bench.mana("green")
    assert not bench.offers("strong:concentration")
    bench.hand("determination")
    bench.play("strong:concentration")
    assert bench.points() == {"block": 7}


def test_concentration_keeps_mana_for_the_other_card() -> None:
    bench = ready_for("moving")
    bench.hand("concentration", "pure_magic")
    bench.mana("green")
    assert not bench.offers("strong:concentration")
    bench.crystals("green")
    bench.play("strong:concentration", "pay-token")
    assert bench.points() == {"move": 9}
    assert bench.hero.crystals == [0, 0, 0, 0]


def test_concentration_gives_mana() -> None:
    bench = ready_for("attack")
    bench.hand("concentration")
    bench.play("basic:concentration")
    assert bench.options() == ["colour:blue", "colour:white", "colour:red"]
    bench.play("colour:white")
    assert bench.hero.mana == [0, 0, 0, 1, 0, 0]


def test_will_focus_gives_a_green_crystal() -> None:
    bench = Bench("goldyx")
    bench.hand("will_focus")
    bench.play("basic:will_focus", "choose-effect#1")
    assert bench.hero.crystals == [0, 0, 1, 0]


@pytest.mark.parametrize("phase", FOUR)
@pytest.mark.parametrize(("half", "amount"), [("basic", 3), ("strong", 5)])
def test_improvisation_discards_another_card(phase: str, half: str, amount: int) -> None:
    bench = ready_for(phase)
    bench.hand("improvisation", "wound")
    bench.mana("red")
    assert not bench.offers(f"{half}:improvisation")
    bench.hand("crystallize")
    bench.play(f"{half}:improvisation")
    assert bench.points() == {FOUR[phase]: amount}
    assert bench.keys(bench.hero.discard) == ["crystallize"]


# -- influence ---------------------------------------------------------------------


@pytest.mark.parametrize(("half", "reputation"), [("basic", 0), ("strong", 1)])
def test_noble_manners_pay_off_at_the_end(half: str, reputation: int) -> None:
    bench = ready_for("talking", "norowas")
    bench.hand("noble_manners")
    bench.mana("white")
    bench.play(f"{half}:noble_manners")
    assert (bench.hero.fame, bench.hero.reputation) == (0, 0)
    bench.end_turn()
    assert (bench.hero.fame, bench.hero.reputation) == (1, reputation)


def test_ruthless_coercion_may_lower_a_price() -> None:
    bench = ready_for("talking", "krang")
    bench.unit_offer("peasants", "peasants")
    price = bench.realm.unit_card(bench.realm.unit_offer[0]).cost
    bench.hand("ruthless_coercion", "promise")
    bench.play("basic:ruthless_coercion", "basic:promise")
    assert bench.offers(f"recruit:peasants#{price}")
    bench.play(f"recruit:peasants#{price - 2}")
    assert bench.hero.reputation == -1
    assert bench.turn.influence == 4 - (price - 2)
    assert not bench.offers(f"recruit:peasants#{price - 2}")


def test_ruthless_coercion_at_full_price_costs_no_reputation() -> None:
    bench = ready_for("talking", "krang")
    bench.unit_offer("peasants")
    bench.hand("ruthless_coercion", "promise")
    bench.play("basic:ruthless_coercion", "basic:promise", "recruit:peasants#4")
    assert bench.hero.reputation == 0


def test_ruthless_coercion_strong_readies_units() -> None:
    bench = ready_for("talking", "krang")
    peasants = bench.unit("peasants", ready=False)
    bench.unit("utem_swordsmen")
    bench.hand("ruthless_coercion")
    bench.mana("red")
    bench.play("strong:ruthless_coercion")
    assert bench.hero.reputation == -1
    bench.play("buy-readiness:peasants")
    assert peasants.ready
    assert bench.turn.influence == 4


# -- healing and units -----------------------------------------------------------------


def test_rejuvenate_offers_four_things() -> None:
    for number in range(4):
        bench = Bench("norowas")
        bench.hand("rejuvenate")
        bench.deck("march")
        bench.mana("green")
        unit = bench.unit("utem_swordsmen", ready=False)
        bench.play("basic:rejuvenate", f"choose-effect#{number}")
        assert [
            bench.turn.healing,
            len(bench.hero.hand),
            bench.hero.mana[GREEN] - 1,
            int(unit.ready),
        ] == [int(number == each) for each in range(4)]


def test_rejuvenate_strong() -> None:
    bench = Bench("norowas")
    bench.hand("rejuvenate")
    bench.mana("green")
    bench.play("strong:rejuvenate", "choose-effect#2")
    assert bench.hero.crystals == [0, 0, 1, 0]


def test_rejuvenate_cannot_be_played_in_a_fight() -> None:
    bench = ready_for("block", "norowas")
    bench.hand("rejuvenate")
    assert not bench.offers("basic:rejuvenate")


# -- combat ------------------------------------------------------------------------


@pytest.mark.parametrize(("half", "amount"), [("basic", 1), ("strong", 2)])
def test_swift_reflexes_weaken_an_attack(half: str, amount: int) -> None:
    bench = Bench("wolfhawk")
    foe = bench.fight(enemy(attack=4))[0]
    bench.phase("block")
    bench.hand("swift_reflexes")
    bench.mana("white")
    bench.play(f"{half}:swift_reflexes")
    assert foe.attack_change == [-amount]


@pytest.mark.parametrize(
    ("element", "abilities", "resistances", "attack", "blocked"),
    [
        (Element.PHYSICAL, 0, 0, 5, True),
        (Element.PHYSICAL, 0, 0, 6, False),
        (Element.PHYSICAL, EnemyAbility.BRUTAL, Resists.PHYSICAL, 7, True),
        (Element.FIRE, EnemyAbility.BRUTAL, Resists.FIRE, 8, True),
        (Element.FIRE, EnemyAbility.BRUTAL, Resists.FIRE, 9, False),
        (Element.PHYSICAL, EnemyAbility.SWIFT, 0, 3, True),
        # inefficient: five, one for the element and one for the ability, halved
        (Element.ICE, EnemyAbility.BRUTAL, 0, 3, True),
        (Element.ICE, EnemyAbility.BRUTAL, 0, 4, False),
        # two elements and one ability: eight, halved
        (Element.COLD_FIRE, EnemyAbility.BRUTAL, 0, 4, True),
        (Element.FIRE, EnemyAbility.ARCANE_IMMUNITY | EnemyAbility.BRUTAL, 0, 6, False),
        (Element.FIRE, EnemyAbility.ARCANE_IMMUNITY | EnemyAbility.BRUTAL, 0, 5, True),
    ],
)
def test_cold_toughness_grows_with_the_enemy(
    element: int, abilities: int, resistances: int, attack: int, blocked: bool
) -> None:
    bench = Bench()
    bench.fight(enemy(3, attack, element, abilities, resistances))
    bench.phase("block")
    bench.hand("cold_toughness")
    bench.mana("blue")
    bench.play("strong:cold_toughness")
    assert bench.offers("block") == blocked


def test_one_with_the_land_blocks_with_the_terrain() -> None:
    for day, terrain, kind, amount in (
        (True, "forest", "fire block", 3),
        (False, "forest", "ice block", 5),
        (True, "desert", "fire block", 5),
    ):
        bench = ready_for("block", "braevalar", day)
        bench.paint(bench.hero.space, terrain)
        bench.hand("one_with_the_land")
        bench.mana("green")
        bench.play("strong:one_with_the_land")
        assert bench.points() == {kind: amount}


# -- movement ----------------------------------------------------------------------


def test_tirelessness_helps_the_next_card_that_moves() -> None:
    bench = Bench("wolfhawk")
    bench.hand("tirelessness", "march", "stamina")
    bench.play("basic:tirelessness", "basic:march", "basic:stamina")
    assert bench.points() == {"move": 2 + 3 + 2}


def test_tirelessness_strong_helps_all_other_cards() -> None:
    bench = Bench("wolfhawk")
    bench.mana("blue")
    bench.hand("tirelessness", "march", "rage")
    bench.play("strong:tirelessness", "basic:march", "sideways:rage")
    assert bench.points() == {"move": 4 + 3 + 2}


def test_savage_harvesting_for_one_space() -> None:
    bench = Bench("krang")
    target = bench.paint(bench.beside(), "plains")
    bench.hand("savage_harvesting", "march", "rage", "wound")
    bench.play("basic:savage_harvesting")
    assert not bench.offers("harvest")
    bench.play(f"step@{target}")
    assert not bench.offers("harvest:wound")
    bench.play("harvest:rage")
    assert bench.hero.crystals == [1, 0, 0, 0]
    assert not bench.offers("harvest")


def test_savage_harvesting_strong_for_every_space() -> None:
    bench = Bench("krang")
    start = bench.paint(bench.hero.space, "plains")
    target = bench.paint(bench.beside(), "plains")
    bench.mana("green")
    bench.hand("savage_harvesting", "march", "rage", "stamina")
    bench.play("strong:savage_harvesting", f"step@{target}", "harvest:rage")
    assert not bench.offers("harvest")
    bench.play(f"step@{start}", "harvest:stamina")
    assert bench.hero.crystals == [1, 1, 0, 0]


def test_druidic_paths_make_one_space_cheaper() -> None:
    bench = Bench("braevalar")
    start = bench.paint(bench.hero.space, "hills")
    target = bench.paint(bench.beside(), "hills")
    bench.hand("druidic_paths", "march", "stamina")
    bench.play("basic:druidic_paths")
    assert bench.offers(f"step@{target}#2")
    assert not bench.offers(f"step@{target}#3")
    bench.play("basic:march")
    assert bench.offers(f"step@{target}#3")
    bench.play(f"step@{target}#2")
    assert bench.points() == {"move": 2}
    assert not bench.offers(f"step@{start}")


def test_druidic_paths_strong_make_a_terrain_cheaper() -> None:
    bench = Bench("braevalar")
    hills = bench.paint(bench.beside(0), "hills")
    swamp = bench.paint(bench.beside(1), "swamp")
    bench.mana("blue")
    bench.hand("druidic_paths")
    bench.play("strong:druidic_paths")
    assert not any(option.what == 0 for option in bench.ask().options)  # plains stay at 2
    bench.play("terrain:5")
    assert bench.offers(f"step@{swamp}#4")
    assert bench.offers(f"step@{hills}#3")

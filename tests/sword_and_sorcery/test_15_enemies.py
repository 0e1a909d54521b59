"""Chapter 15: enemies appear, are called, choose and act; chapter 4: events and spawns."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.cards import ShadowDef, SpawnLine
from questhall.games.sword_and_sorcery.printed.enemies import EnemyPowerDef, PrimaryTarget
from questhall.games.sword_and_sorcery.printed.quests import GateDef
from questhall.games.sword_and_sorcery.printed.symbols import Symbol
from questhall.games.sword_and_sorcery.rules.control import dominates
from questhall.games.sword_and_sorcery.rules.enemies.activating import activate
from questhall.games.sword_and_sorcery.rules.enemies.appearing import (
    appear,
    controller_for,
    spawn,
    spawn_number,
)
from questhall.games.sword_and_sorcery.rules.enemies.encounters import encounter
from questhall.games.sword_and_sorcery.rules.enemies.powers import gain_power
from questhall.games.sword_and_sorcery.rules.movement.shadows import look_around
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.figures import Figure, Side
from tests.marks import example, rule, ruling

from .bench import Bench

GREMLIN = [
    ([0], ["strike(main)"]),
    ([1, 2, 3], ["engage", "strike(main)"]),
    ([4], ["strike(main, times=2)", "advance(1)"]),
    ([], ["advance(2)"]),
]
BANDIT = [
    ([0, 1], ["engage", "strike(main)"]),
    ([2, 3, 4], ["strike(main)", "advance(2)"]),
    ([], ["advance(2)"]),
]
FIVE = (*("ecarus_white_rose", "thorgar_cleric", "laegon_archer"), "auriel_wizard", "shae_rogue")


def activated(bench: Bench) -> list[int]:
    return [event.what for event in bench.told("activated")]


def acts(bench: Bench, figure: Figure, *answers: str) -> None:
    bench.do(activate(bench.adventure, bench.foe(figure)), *answers)


# -- which behaviour, which target ---------------------------------------------------------


@example("SS-EX-53", "SS-EX-55")
@rule("SS-15.7.1.1", "SS-15.7.1.2", "SS-15.7.1.3", "SS-15.7.1.14", "SS-15.8.0.3")
def test_the_gremlin_reads_its_scroll_from_the_top() -> None:
    bench = Bench("A B C D E")
    gremlin = bench.enemy("A", primary=PrimaryTarget.RICHEST, lines=GREMLIN)
    bench.hero(0).hidden = True
    thorgar = bench.hero(1, "D")
    acts(bench, gremlin)
    assert (bench.at(gremlin), len(bench.told("attacks"))) == ("D", 1)
    assert bench.told("attacks")[0].where == thorgar.id
    assert bench.told("only-target")


@example("SS-EX-54")
@rule("SS-15.7.1.4", "SS-15.7.1.5")
def test_the_bandit_leaves_the_hero_beside_it_for_the_most_wounded() -> None:
    bench = Bench("A B C")
    bandit = bench.enemy("A", primary=PrimaryTarget.MOST_WOUNDED, lines=BANDIT)
    bench.hero(1, "B").wounds = 2
    acts(bench, bandit)
    assert bench.at(bandit) == "B"
    assert bench.told("primary-target")[0].where == 1


@example("SS-EX-56")
@rule("SS-15.7.1.4")
def test_a_target_by_fighting_style() -> None:
    bench = Bench("A B C", heroes=("laegon_archer", "ecarus_white_rose"))
    orc = bench.enemy("A", primary=PrimaryTarget.STYLE, lines=BANDIT)
    bench.adventure.scroll(bench.foe(orc)).primary_style = 3
    bench.hero(1, "B")
    acts(bench, orc)
    assert bench.at(orc) == "B"


@example("SS-EX-211")
@rule("SS-15.7.1.6")
@ruling("70", "71")
@pytest.mark.parametrize(("scope", "target"), [("all", 2), ("candidates", 1)])
def test_the_richest_out_of_reach(scope: str, target: int) -> None:
    bench = Bench("A B|C", heroes=FIVE[:3], primary_scope=scope)
    gremlin = bench.enemy("A", primary=PrimaryTarget.RICHEST, lines=GREMLIN)
    bench.hero(0, "C")
    bench.sheet(0).coins = [1, 1, 0]
    bench.sheet(1).coins = [0, 2, 0]
    bench.hero(2).wounds = 2
    acts(bench, gremlin)
    assert bench.told("attacks")[0].where == target


@example("SS-EX-196", "SS-EX-197")
@rule("SS-15.7.1.15")
@ruling("69")
@pytest.mark.parametrize(("by", "ended"), [("nearest", "B"), ("any_valid", "C")])
def test_the_nearest_hero_chooses_the_line(by: str, ended: str) -> None:
    bench = Bench("A B C D", behaviour_by=by)
    lines = [([0], ["strike(main)"]), ([2, 3], ["engage"]), ([], ["advance(1)"])]
    enemy = bench.enemy("A", lines=lines)
    bench.hero(0, "B")
    bench.hero(1, "C")
    acts(bench, enemy)
    assert bench.at(enemy) == ended


@example("SS-EX-198", "SS-EX-214")
@rule("SS-15.7.1.7", "SS-15.7.1.8", "SS-15.7.1.16", "SS-15.8.0.13")
def test_hidden_heroes_do_not_exist_and_doors_stop_enemies() -> None:
    bench = Bench("A B C\n    -\nD E F", doors="")
    gremlin = bench.enemy("A", lines=GREMLIN)
    bench.hero(0).hidden = True
    bench.hero(1).hidden = True
    acts(bench, gremlin)
    assert bench.told("stays")
    shut = Bench("A B C", doors="AB")
    bandit = shut.enemy("C", lines=BANDIT)
    acts(shut, bandit)
    assert (shut.at(bandit), len(shut.told("stays"))) == ("C", 1)


@rule("SS-15.7.1.10", "SS-18.0.0.5")
def test_what_is_still_equal_the_controller_decides() -> None:
    bench = Bench(heroes=("ecarus_white_rose", "thorgar_cleric"))
    enemy = bench.enemy("A", lines=GREMLIN)
    acts(bench, enemy, "figure:thorgar_cleric")
    assert bench.asked[0].seats == [0]
    assert bench.told("by-controller")[0].where == 1


# -- conditions of enemies -----------------------------------------------------------------


@example("SS-EX-134", "SS-EX-135")
@rule("SS-15.11.3.1")
def test_a_slowed_enemy_carries_out_the_first_sentence() -> None:
    bench = Bench("A B C D")
    bandit = bench.enemy("D", lines=BANDIT)
    bench.condition(bandit, "slow")
    bench.hero(1, "A").wounds = 1
    acts(bench, bandit)
    assert (bench.at(bandit), len(bench.told("attacks")), bench.has(bandit, "slow")) == ("D", 1, 0)
    gremlin = bench.enemy("C", lines=GREMLIN)
    bench.condition(gremlin, "slow")
    acts(bench, gremlin)
    assert (bench.at(gremlin), len(bench.told("attacks"))) == ("A", 1)


@example("SS-EX-136")
@rule("SS-15.11.5.1", "SS-15.11.5.2")
def test_a_blinded_enemy_does_nothing_beside_a_hero() -> None:
    bench = Bench()
    bench.hero(1, "D")
    gremlin = bench.enemy("A", lines=GREMLIN)
    bench.condition(gremlin, "blind")
    acts(bench, gremlin)
    assert (bench.at(gremlin), bench.told("attacks"), bench.has(gremlin, "blind")) == ("A", [], 0)


@rule("SS-15.11.1.2", "SS-15.11.6.1")
def test_a_stunned_enemy_skips_an_activation_and_a_fallen_one_gets_up() -> None:
    bench = Bench()
    bench.hero(1, "D")
    enemy = bench.enemy("A", lines=GREMLIN)
    bench.condition(enemy, "stun")
    bench.condition(enemy, "knocked_down")
    acts(bench, enemy)
    assert (bench.told("attacks"), bench.has(enemy, "knocked_down")) == ([], 1)
    acts(bench, enemy)
    assert (len(bench.told("attacks")), bench.has(enemy, "knocked_down")) == (1, 0)


# -- encounter cards -----------------------------------------------------------------------


@example("SS-EX-51")
@rule("SS-4.2.2.3", "SS-15.7.0.8")
def test_the_alternative_of_an_encounter() -> None:
    bench = Bench()
    bench.enemy("C", rank="green", lines=GREMLIN)
    blue = [bench.enemy("C", rank="blue", lines=GREMLIN) for _ in range(2)]
    bench.hero(1, "D").wounds = 1
    bench.on_top(Pile.ENCOUNTER, "enc_d")
    bench.do(encounter(bench.adventure))
    assert sorted(activated(bench)) == [figure.id for figure in blue]


@example("SS-EX-52")
@rule("SS-15.7.0.4", "SS-15.7.0.5", "SS-15.7.0.7")
@ruling("68")
def test_battle_counts_through_the_seats_and_reshuffles() -> None:
    bench = Bench()
    bench.hero(0).wounds = 1
    figures = [bench.enemy("B", rank=rank, lines=GREMLIN) for rank in ("green",) * 3 + ("blue",)]
    for figure, controller in zip(figures, (0, 0, 1, 1), strict=True):
        bench.foe(figure).controller = controller
    bench.on_top(Pile.ENCOUNTER, "enc_o")
    bench.do(encounter(bench.adventure), "enemy:1")
    assert activated(bench) == [figures[1].id, figures[0].id, figures[3].id]
    deck = bench.adventure.decks[Pile.ENCOUNTER]
    assert [bench.adventure.cards[card].key for card in deck.discard] == ["enc_o"]
    assert len(deck.draw) == 14


@example("SS-EX-50")
@rule("SS-15.7.0.6")
@ruling("90")
def test_an_activation_is_not_wasted_on_the_stunned() -> None:
    bench = Bench()
    first, second = bench.enemy("B", lines=GREMLIN), bench.enemy("B", lines=GREMLIN)
    for figure in (first, second):
        bench.foe(figure).controller = 0
    bench.condition(first, "stun")
    bench.hero(1, "D")
    bench.on_top(Pile.ENCOUNTER, "enc_i")
    bench.do(encounter(bench.adventure))
    assert activated(bench) == [second.id]


@example("SS-EX-67", "SS-EX-128")
@rule("SS-15.7.0.9", "SS-4.2.2.1", "SS-2.1.0.3")
def test_without_enemies_only_an_alarm_draws_a_card() -> None:
    bench = Bench()
    bench.step("enemies")
    assert bench.told("encounter") == []
    bench.do(bench.effect(0, "encounter"))
    assert len(bench.told("encounter")) == 1
    assert activated(bench) == []


# -- appearing -----------------------------------------------------------------------------


@example("SS-EX-107", "SS-EX-108", "SS-EX-109", "SS-EX-110")
@rule("SS-4.3.0.9", "SS-4.3.0.11", "SS-4.3.0.12")
def test_spawn_formulas() -> None:
    three = Bench(heroes=FIVE[:3])
    three.enemy("D")
    assert spawn_number(three.adventure, SpawnLine.LOW) == 1
    five = Bench(heroes=FIVE)
    five.sheet(0).ghost = True
    five.enemy("D")
    assert spawn_number(five.adventure, SpawnLine.LOW) == 1
    two = Bench()
    two.enemy("D", horde=2)
    assert spawn_number(two.adventure, SpawnLine.EVEN) == 1
    two.hero(0, "D")
    assert dominates(two.adventure, Side.ENEMIES, two.area("D"))
    two.enemy("D")
    two.enemy("D")
    assert spawn_number(two.adventure, SpawnLine.HIGH) == 0


@example("SS-EX-192")
@rule("SS-15.5.0.2", "SS-15.5.0.3")
@ruling("66")
def test_the_gate_roll_is_repeated_until_an_active_gate_shows() -> None:
    bench = Bench()
    quest = bench.adventure.quest
    for area, symbol in enumerate((Symbol.HIT, Symbol.SHIELD, Symbol.SKILL)):
        quest.gates.append(GateDef(f"gate_{area}", area, symbol, True))
    bench.adventure.gates = [True, True, False]
    card = new_cards(bench.adventure, library().enemies["gremlin_green_1"])
    bench.adventure.decks[Pile.ENEMY].draw = card
    bench.roll(blue=["skill", "miss", "shield"])
    bench.do(spawn(bench.adventure, 1))
    assert bench.at(bench.adventure.figures[-1]) == "B"


@example("SS-EX-49", "SS-EX-125")
@rule("SS-15.6.0.2", "SS-15.6.0.3")
@ruling("64")
@pytest.mark.parametrize(
    ("counts", "tie", "controller"),
    [((1, 1, 2), "active", 0), ((2, 1, 1), "active", 0), ((2, 1, 1), "nearest_tied", 1)],
)
def test_who_controls_a_new_enemy(counts: tuple[int, ...], tie: str, controller: int) -> None:
    bench = Bench(heroes=FIVE[:3], assign_tie=tie)
    for place, count in enumerate(counts):
        for _ in range(count):
            bench.foe(bench.enemy("D")).controller = place
    assert controller_for(bench.adventure, library().enemies["gremlin_green_1"]) == controller
    first = bench.printed("gremlin_blue_1", "D")
    bench.foe(first).controller = 2
    assert controller_for(bench.adventure, library().enemies["gremlin_blue_2"]) == 2


@example("SS-EX-121", "SS-EX-184", "SS-EX-213")
@rule("SS-15.4.0.3", "SS-15.4.0.4", "SS-15.4.0.11", "SS-15.6.0.4")
def test_shadows_that_were_seen_are_flipped_as_far_as_enemies_are_left() -> None:
    bench = Bench("A B C")
    tokens = [ShadowDef("two", 4), ShadowDef("one", 2)]
    bench.adventure.shadows = [new_cards(bench.adventure, token)[0] for token in tokens]
    bench.adventure.shadow_areas = [1, 2]
    card = new_cards(bench.adventure, library().enemies["gremlin_green_1"])
    bench.adventure.decks[Pile.ENEMY].draw = card
    bench.do(look_around(bench.adventure), "area:b")
    assert bench.adventure.shadows == []
    assert len(bench.adventure.enemies_in_play()) == 1


@example("SS-EX-124", "SS-EX-202")
@rule("SS-15.3.0.2", "SS-15.3.0.3", "SS-15.3.0.8")
@ruling("67")
def test_two_powers_at_most_and_of_different_types() -> None:
    bench = Bench()
    enemy = bench.foe(bench.enemy("D"))
    icons = (3, 2, 2, 2)  # from the bottom: a reaction, and attack powers on top of it
    cards = [new_cards(bench.adventure, EnemyPowerDef(f"p{n}", i)) for n, i in enumerate(icons)]
    deck = bench.adventure.decks[Pile.ENEMY_POWER]
    deck.draw = [card[0] for card in cards]
    for _ in range(3):
        gain_power(bench.adventure, enemy)
    assert [power.icon for power in bench.adventure.powers_of(enemy)] == [2, 3]
    assert len(deck.discard) == 2


@example("SS-EX-183")
@rule("SS-15.12.1.2", "SS-15.12.1.3")
def test_slain_red_enemies_do_not_come_back() -> None:
    bench = Bench()
    red, green = bench.enemy("B", rank="red"), bench.enemy("B")
    for figure in (red, green):
        bench.do(bench.effect(0, "lose_hp(20, target)", figure.id))
    assert bench.foe(red).card in bench.adventure.removed
    assert bench.foe(green).card in bench.adventure.decks[Pile.ENEMY].discard


@example("SS-EX-65", "SS-EX-204")
@rule("SS-15.2.1.1", "SS-15.2.1.2", "SS-15.10.0.4", "SS-15.10.0.6", "SS-15.10.0.8")
def test_a_horde_has_two_figures_and_acts_as_one() -> None:
    bench = Bench("A B C D")
    first = bench.enemy("C", hp=5, horde=2, lines=GREMLIN, shards=1)
    second = bench.adventure.figures[first.id + 1]
    second.area = bench.area("D")
    bench.hero(1).wounds = 1
    acts(bench, first)
    assert (bench.at(first), bench.at(second), len(bench.told("attacks"))) == ("A", "A", 1)
    bench.hero(1, "D")
    bench.act("move:b")
    assert len(bench.told("reaction-attack")) == 1
    bench.do(bench.effect(0, "lose_hp(5, target)", first.id))
    assert (bench.at(first), bench.at(second), bench.adventure.shards) == ("gone", "A", 0)


@example("SS-EX-69", "SS-EX-182")
@rule("SS-15.2.0.10", "SS-15.12.0.2")
@pytest.mark.parametrize(("heroes", "hp"), [(3, 15), (4, 20)])
def test_the_health_of_red_enemies_follows_from_those_who_began(heroes: int, hp: int) -> None:
    bench = Bench(heroes=FIVE[:heroes])
    orc = bench.enemy("D", rank="red")
    bench.adventure.enemy_card(bench.foe(orc)).hp = [15, 20]
    bench.sheet(0).ghost = True
    assert most_hp(bench.adventure, orc) == hp


@rule("SS-15.6.0.1", "SS-15.6.0.4")
def test_nobody_new_appears_when_all_are_in_play() -> None:
    bench = Bench()
    bench.adventure.decks[Pile.ENEMY].draw = []
    assert appear(bench.adventure, 0) is None


@example("SS-EX-130")
@rule("SS-15.7.1.6")
@ruling("71")
def test_the_priority_rule() -> None:
    bench = Bench("A B C D", heroes=FIVE[:3])
    enemy = bench.enemy("D", primary=PrimaryTarget.STYLE, lines=BANDIT)
    bench.adventure.scroll(bench.foe(enemy)).primary_style = 2
    bench.hero(0, "C").wounds = 3
    bench.hero(2, "B").wounds = 3
    bench.hero(1, "C").wounds = 1
    acts(bench, enemy)
    assert bench.told("most-wounds")[0].where == 0  # the archer is not at a listed distance
    bench.hero(2, "C").wounds = 3
    bench.hero(0).wounds = 3
    acts(bench, enemy)
    assert bench.told("least-hp")[0].where == 2


@example("SS-EX-131")
@rule("SS-15.7.1.4")
def test_the_richest_by_value() -> None:
    bench = Bench()
    gremlin = bench.enemy("A", primary=PrimaryTarget.RICHEST, lines=GREMLIN)
    bench.sheet(0).coins = [0, 0, 6]
    bench.sheet(1).coins = [1, 0, 0]
    acts(bench, gremlin)
    assert bench.told("primary-target")[0].where == 1


@example("SS-EX-04", "SS-EX-132", "SS-EX-133")
@rule("SS-9.1.0.1", "SS-9.0.0.29")
def test_gremlins_in_a_mob_steal_what_they_can() -> None:
    bench = Bench()
    bench.hero(1, "D")
    gremlin = bench.printed("gremlin_green_1", "A")
    bench.enemy("A")
    bench.sheet(0).coins = [0, 0, 1]
    bench.roll(blue=["miss"] * 4)
    acts(bench, gremlin)
    assert bench.told("hits")[0].amount == 4  # claws, the mob, supremacy
    assert bench.sheet(0).crowns == 0


# -- events --------------------------------------------------------------------------------


@example("SS-EX-104")
@rule("SS-4.3.0.3", "SS-4.3.0.4", "SS-4.3.0.5", "SS-4.4.0.3")
def test_an_event_every_second_round_and_then_defeat() -> None:
    bench = Bench()
    card = library().events["ev_11"]
    bench.adventure.events = new_cards(bench.adventure, card, 3)
    for _ in range(5):
        bench.step("event")
        assert not bench.adventure.over
    bench.step("event")
    assert bench.adventure.results == [0.0, 0.0]

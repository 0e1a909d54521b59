"""Chapter 15: rules of enemies beside those of target choice; chapter 19: what comes first."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.cards import SHADOW_FACES
from questhall.games.sword_and_sorcery.printed.enemies import PrimaryTarget
from questhall.games.sword_and_sorcery.printed.items import Blow
from questhall.games.sword_and_sorcery.printed.kinds import ICONS, RANKS, STYLES, Rank
from questhall.games.sword_and_sorcery.printed.quests import GateDef
from questhall.games.sword_and_sorcery.printed.symbols import Symbol
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.attack.strike import melee
from questhall.games.sword_and_sorcery.rules.control import counted
from questhall.games.sword_and_sorcery.rules.enemies.activating import activate
from questhall.games.sword_and_sorcery.rules.enemies.appearing import (
    appear,
    bring_named,
    spawn,
)
from questhall.games.sword_and_sorcery.rules.enemies.encounters import encounter
from questhall.games.sword_and_sorcery.rules.enemies.fighting import best_placed
from questhall.games.sword_and_sorcery.rules.enemies.moving import move_towards, retreat
from questhall.games.sword_and_sorcery.rules.movement.entering import enter
from questhall.games.sword_and_sorcery.rules.movement.shadows import look_around
from questhall.games.sword_and_sorcery.rules.movement.walking import evade
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.attacks import Attack, Deed
from questhall.games.sword_and_sorcery.state.figures import Figure, Side
from questhall.games.sword_and_sorcery.words.effects import SYMBOL_EFFECTS
from questhall.kernel.language.expressions import parse_expression
from tests.marks import example, rule, ruling

from .bench import Bench, effect

THREE = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer")


def acts(bench: Bench, figure: Figure, *answers: str) -> None:
    bench.do(activate(bench.adventure, bench.foe(figure)), *answers)


def enemy_deck(bench: Bench, *keys: str) -> list[int]:
    """The enemy deck from the top."""
    bench.adventure.cards = bench.adventure.cards[:]
    cards = [new_cards(bench.adventure, library().enemies[key])[0] for key in keys]
    bench.adventure.decks[Pile.ENEMY].draw = list(reversed(cards))
    return cards


def shadow(bench: Bench, face: str, at: str) -> None:
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.shadows += new_cards(bench.adventure, library().shadows[face])
    bench.adventure.shadow_areas.append(bench.area(at))


# -- scrolls and cards ------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(library().scrolls))
@rule("SS-15.1.0.1", "SS-15.1.0.4", "SS-15.1.0.5", "SS-15.1.0.12", "SS-15.0.0.1", "SS-16.0.0.10")
def test_a_scroll_says_all_that_an_enemy_does(key: str) -> None:
    scroll = library().scrolls[key]
    assert scroll.kind
    assert scroll.race in ("monster", "humanoid")
    assert scroll.styles
    assert 1 <= len(scroll.weapons) <= 2
    assert scroll.behaviours[-1].otherwise
    assert all(not behaviour.otherwise for behaviour in scroll.behaviours[:-1])
    listed = [distance for behaviour in scroll.behaviours for distance in behaviour.distances]
    assert listed == sorted(set(listed)) == list(range(len(listed)))


@rule("SS-5.2.1.1", "SS-5.2.1.3", "SS-15.2.0.5")
def test_each_kind_has_a_fighting_style_of_its_own() -> None:
    kinds = ("gremlin", "bandit", "orc_warrior", "orc_shaman")
    scrolls = library().scrolls.values()
    found = [{STYLES[s.styles[0]] for s in scrolls if s.kind == kind} for kind in kinds]
    assert found == [{"faith"}, {"agility"}, {"strength"}, {"magic"}]


@rule("SS-15.2.0.1", "SS-15.2.0.2", "SS-15.2.0.3", "SS-15.2.0.6", "SS-15.0.0.5")
def test_an_enemy_enters_with_its_controller_and_its_powers() -> None:
    bench = Bench("A B")
    enemy_deck(bench, "gremlin_green_2")
    enemy = appear(bench.adventure, 1)
    assert enemy is not None
    assert enemy.in_play
    assert enemy.controller == 0
    assert len(enemy.powers) == 1
    assert bench.told("appears")
    assert bench.told("assigned")[0].where == 0


@rule("SS-15.2.0.9")
def test_magic_shields_of_enemies_come_back() -> None:
    bench = Bench("A B C D")
    shaman = bench.printed("orc_shaman_green_1", "D")
    assert shaman.shields == 2
    shaman.shields = 0
    bench.step("time")
    assert shaman.shields == 2


@rule("SS-15.1.0.10", "SS-15.3.0.6", "SS-15.3.0.7", "SS-19.0.0.3")
def test_the_scroll_comes_before_the_power_card() -> None:
    bench = Bench("A B")
    gremlin = bench.printed("gremlin_green_1", "A")
    bench.adventure.cards = bench.adventure.cards[:]
    card = library().enemy_powers["ep_flaming_weapon"]
    bench.foe(gremlin).powers += new_cards(bench.adventure, card)
    assert ICONS[card.icon] == "attack"
    bench.hero(1, "B").hidden = True
    acts(bench, gremlin)
    assert bench.hero(0).fire == [2]


@rule("SS-15.1.0.11", "SS-2.0.0.6")
def test_the_same_bonus_never_counts_twice() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A")
    hero = bench.sheet(0)
    for _ in range(2):
        flow = effect("bonus(hits, 1, target, until=time)")
        deed = Deed(0, hero.slots[0])
        deed.target = foe.id
        bench.do(flow.resolve(bench.adventure, deed))
    bench.do(bench.attack(foe.id, bench.hero(0), fixed=1))
    assert bench.told("hits")[0].amount == 2


@rule("SS-15.3.0.1", "SS-15.3.0.4", "SS-15.12.1.3")
def test_power_cards_go_when_the_enemy_dies() -> None:
    bench = Bench("A B")
    gremlin = bench.printed("gremlin_green_2", "B")
    foe = bench.foe(gremlin)
    power, card = foe.powers[0], foe.card
    bench.do(hurt(bench.adventure, gremlin, 9))
    assert power in bench.adventure.decks[Pile.ENEMY_POWER].discard
    assert card in bench.adventure.decks[Pile.ENEMY].discard


@rule("SS-15.3.1.1", "SS-15.3.1.2")
def test_green_and_blue_killers_gain_a_power_red_ones_do_not() -> None:
    for rank, powers in (("green", 1), ("blue", 1), ("red", 0), ("purple", 0)):
        bench = Bench("A B")
        foe = bench.enemy("A", rank=rank)
        if RANKS.index(rank) == Rank.PURPLE:
            assert bench.adventure.masters()
        bench.do(hurt(bench.adventure, bench.hero(0), 99, foe.id))
        assert len(bench.foe(foe).powers) == powers


# -- shadows and gates ------------------------------------------------------------------------


@rule("SS-15.4.0.1", "SS-15.4.0.2", "SS-15.4.0.5", "SS-15.4.0.8")
@example("SS-EX-123")
@pytest.mark.parametrize(
    ("face", "enemies", "powers"),
    [("townsman", 0, 0), ("enemy", 1, 1), ("advanced_enemy", 1, 2), ("two_enemies", 2, 1)],
)
def test_what_a_shadow_turns_out_to_be(face: str, enemies: int, powers: int) -> None:
    assert face in SHADOW_FACES
    bench = Bench("A B C")
    enemy_deck(bench, "gremlin_green_2", "bandit_green_1")
    shadow(bench, face, "C")
    bench.do(look_around(bench.adventure))
    found = bench.adventure.enemies_in_play()
    assert len(found) == enemies
    assert sum([len(enemy.powers) for enemy in found]) == powers
    assert len(bench.adventure.decks[Pile.SHADOW].discard) == 1


@rule("SS-15.4.0.4", "SS-15.4.0.7", "SS-6.1.0.10", "SS-19.0.0.1")
def test_shadows_are_flipped_after_every_step_in_the_chosen_order() -> None:
    bench = Bench("G D E F H\n- -   - -\nI|J|B|K|L")
    enemy_deck(bench, "gremlin_green_1")
    for place in (0, 1):
        bench.hero(place, "B")
    shadow(bench, "townsman", "H")
    shadow(bench, "enemy", "G")
    bench.act("move:e", "area:h")
    assert [event.where for event in bench.told("shadow")] == [bench.area("H"), bench.area("G")]
    assert bench.sheet(0).points > 0


@rule("SS-15.4.0.10")
def test_an_empty_shadow_pool_is_refilled() -> None:
    bench = Bench("A B", doors="AB")
    bench.adventure.cards = bench.adventure.cards[:]
    token = new_cards(bench.adventure, library().shadows["townsman"])[0]
    bench.adventure.decks[Pile.SHADOW].discard = [token]
    bench.adventure.quest.gates = [GateDef("gate_hit", 1, Symbol.HIT, True)]
    bench.adventure.gates = [True]
    bench.do(bench.effect(0, "shadows_at_gates(2)"))
    assert bench.adventure.shadows == [token]


@rule("SS-15.5.0.4", "SS-15.5.0.5")
def test_enemies_come_through_active_gates_only() -> None:
    bench = Bench("A B")
    enemy_deck(bench, "gremlin_green_1", "bandit_green_1")
    bench.adventure.quest.gates = [GateDef("gate_hit", 1, Symbol.HIT, True)]
    bench.adventure.gates = [False]
    bench.do(spawn(bench.adventure, 1))
    assert bench.adventure.enemies == []
    bench.adventure.gates = [True]
    bench.do(spawn(bench.adventure, 1))
    assert bench.adventure.figures[bench.adventure.enemies[0].figures[0]].area == 1


@rule("SS-15.6.0.6")
def test_a_certain_enemy_is_drawn_for() -> None:
    bench = Bench("A B")
    cards = enemy_deck(bench, "gremlin_green_1", "bandit_green_1", "gremlin_blue_1")
    enemy = bring_named(bench.adventure, "bandit_green_1", 1)
    assert enemy is not None
    assert enemy.card == cards[1]
    assert bench.adventure.decks[Pile.ENEMY].discard == [cards[0]]
    assert bring_named(bench.adventure, "orc_warrior_red_1", 1) is None
    assert bench.told("nobody-appears")


# -- activation -------------------------------------------------------------------------------


@example("SS-EX-126")
@rule("SS-15.7.0.2", "SS-4.2.2.3")
def test_a_card_that_finds_somebody_does_not_read_on() -> None:
    bench = Bench("A B C D")
    foes = [bench.enemy("D", lines=[([], ["advance(1)"])]) for _ in range(4)]
    foes[2].wounds = 1
    bench.hero(1).hidden = True
    bench.on_top(Pile.ENCOUNTER, "enc_k")
    bench.do(encounter(bench.adventure))
    assert [event.what for event in bench.told("activated")] == [foes[2].id]


@example("SS-EX-127")
@rule("SS-15.7.0.8")
def test_a_card_that_finds_nobody_calls_the_highest_rank() -> None:
    bench = Bench("A B C D")
    low = bench.enemy("D", rank="blue", lines=[])
    high = bench.enemy("D", rank="red", lines=[])
    bench.foe(high).controller = bench.foe(low).controller
    bench.on_top(Pile.ENCOUNTER, "enc_a")  # green ones, otherwise one enemy
    bench.do(encounter(bench.adventure))
    assert [event.what for event in bench.told("activated")] == [high.id]


@example("SS-EX-68")
@rule("SS-15.7.0.3", "SS-15.7.0.10")
def test_an_activation_interrupts_the_hero_and_he_goes_on() -> None:
    bench = Bench("A B C")
    foe = bench.enemy("C", lines=[([], ["advance(1)"])])
    bench.act("move:b")
    points = bench.sheet(0).points
    bench.hero(0).hidden = True
    bench.do(bench.effect(0, "activate(enemies)"))
    assert bench.at(foe) == "B"
    assert bench.sheet(0).moving
    assert bench.sheet(0).points == points


@rule("SS-15.7.1.12", "SS-15.7.1.13", "SS-15.7.1.17")
def test_the_nearest_is_the_one_on_the_shortest_way_seen_or_not() -> None:
    bench = Bench("A|B C D", heroes=THREE)
    bench.hero(0, "A")
    bench.hero(1, "D")
    bench.hero(2, "C")
    bench.sheet(2).ghost = True
    foe = bench.enemy("B", lines=[([], ["advance(1)"])])
    acts(bench, foe)
    assert bench.at(foe) == "C"
    assert bench.told("otherwise")[0].where == 1


# -- movement ---------------------------------------------------------------------------------


@rule("SS-15.8.0.1", "SS-15.8.0.4", "SS-15.8.0.5", "SS-15.8.0.10")
def test_enemies_stop_where_their_way_ends() -> None:
    bench = Bench("A B C D")
    foe = bench.enemy("D")
    bench.do(move_towards(bench.adventure, bench.foe(foe), bench.area("B"), 1))
    assert bench.at(foe) == "C"
    bench.do(move_towards(bench.adventure, bench.foe(foe), bench.area("B"), 5))
    assert bench.at(foe) == "B"
    bench.do(move_towards(bench.adventure, bench.foe(foe), bench.area("B"), 5))
    assert bench.at(foe) == "B"


@rule("SS-15.8.0.11")
def test_a_retreat_goes_back_or_away() -> None:
    bench = Bench("A B C")
    foe = bench.enemy("C")
    bench.do(move_towards(bench.adventure, bench.foe(foe), bench.area("B"), 1))
    bench.do(retreat(bench.adventure, bench.foe(foe), 1))
    assert bench.at(foe) == "C"
    other = bench.enemy("B")
    bench.do(retreat(bench.adventure, bench.foe(other), 1))
    assert bench.at(other) == "C"  # away from the heroes in A


@rule("SS-15.8.0.11", "SS-18.0.0.5")
def test_a_retreat_prefers_an_area_without_any_figures() -> None:
    """B and C lie equally far from the heroes in A."""
    for others, answers, area in (
        ("C", [], "B"),
        ("B", [], "C"),
        ("", ["area:c"], "C"),
        ("BC", ["area:b"], "B"),
    ):
        bench = Bench("B A C")
        for figure in (bench.hero(0), bench.hero(1)):
            figure.area = bench.area("A")
        for letter in others:
            bench.enemy(letter)
        foe = bench.enemy("A")
        bench.do(retreat(bench.adventure, bench.foe(foe), 1), *answers)
        assert bench.at(foe) == area


@rule("SS-15.8.0.11")
def test_a_retreat_goes_on_away_from_the_heroes() -> None:
    bench = Bench("A B C D")
    foe = bench.enemy("B")
    bench.do(move_towards(bench.adventure, bench.foe(foe), bench.area("A"), 1))
    bench.do(retreat(bench.adventure, bench.foe(foe), 2))
    assert bench.at(foe) == "C"


@rule("SS-15.8.0.11", "SS-15.10.0.6")
def test_a_horde_retreats_together() -> None:
    bench = Bench("B A C")
    for place in range(2):
        bench.hero(place, "A")
    horde = bench.enemy("A", horde=2)
    bench.do(retreat(bench.adventure, bench.foe(horde), 1), "area:c")
    figures = [bench.adventure.figures[number] for number in bench.foe(horde).figures]
    assert [bench.at(figure) for figure in figures] == ["C", "C"]


@rule("SS-15.8.0.12")
def test_a_line_that_fits_nobody_is_passed_over() -> None:
    bench = Bench("A B C D")
    lines = [([0], ["strike(main)"]), ([1], ["engage"]), ([], ["advance(1)"])]
    foe = bench.enemy("D", lines=lines)
    acts(bench, foe, "figure:ecarus_white_rose")
    assert bench.at(foe) == "C"


# -- fighting ---------------------------------------------------------------------------------


@rule("SS-15.9.0.1", "SS-15.9.0.2")
def test_an_enemy_beside_its_target_fights_hand_to_hand() -> None:
    bench = Bench("A B")
    for at, hand_to_hand in (("A", True), ("B", False)):
        foe = bench.enemy(at)
        assert melee(bench.adventure, Attack(foe.id, 0, Blow(1, 0, 0))) == hand_to_hand


@rule("SS-15.9.0.5", "SS-15.9.0.6")
def test_one_weapon_is_both_and_needs_sight() -> None:
    bench = Bench("A|B")
    foe = bench.enemy("A", weapon=Blow(2, 0, 0))
    scroll = bench.adventure.scroll(bench.foe(foe))
    assert scroll.weapon(0) is scroll.weapon(1)
    assert best_placed(bench.adventure, bench.foe(foe), bench.hero(0)) is foe
    assert best_placed(bench.adventure, bench.foe(foe), bench.hero(1, "B")) is None


@rule("SS-15.10.0.5", "SS-15.10.0.6", "SS-15.2.1.3", "SS-15.2.1.4")
def test_a_horde_sees_with_all_eyes_and_moves_together() -> None:
    bench = Bench("A B C D|E")
    pack = bench.printed("gremlins_pack_green_1", "C")
    foe = bench.foe(pack)
    other = bench.adventure.figures[foe.figures[1]]
    other.area = bench.area("B")
    assert best_placed(bench.adventure, foe, bench.hero(0)) is other
    bench.do(move_towards(bench.adventure, foe, 0, 1))
    assert (bench.at(pack), bench.at(other)) == ("A", "A")
    assert counted(bench.adventure, Side.ENEMIES, 0) == 2
    assert len(bench.adventure.enemies_in_play()) == 1


@rule("SS-15.7.1.14", "SS-15.7.1.16")
def test_a_bandit_is_not_ready_for_whom_it_cannot_see() -> None:
    bench = Bench("A B", heroes=("shae_rogue", "ecarus_white_rose"))
    bench.printed("bandit_blue_1", "B")
    bench.hero(0).hidden = True
    bench.roll(blue=["miss"] * 9)
    bench.do(enter(bench.adventure, bench.hero(0), bench.area("B")))
    assert bench.told("not-saved") + bench.told("attacks") == []
    assert bench.hero(0).hidden


@rule("SS-15.7.1.14", "SS-6.1.2.8")
@pytest.mark.parametrize(("cloak", "attacks"), [(False, 1), (True, 0)])
def test_evading_ends_stealth_and_not_what_an_elven_cloak_hides(cloak: bool, attacks: int) -> None:
    bench = Bench("A B", heroes=("shae_rogue", "ecarus_white_rose"))
    bench.hero(1, "B")
    bench.enemy("A")
    bench.hero(0).hidden = True
    bench.hero(0).veiled = cloak
    bench.roll(blue=["miss"] * 9)
    bench.do(evade(bench.adventure, bench.hero(0)))
    assert len(bench.told("reaction-attack")) == len(bench.told("attacks")) == attacks


# -- conditions -------------------------------------------------------------------------------


@rule("SS-15.11.0.1", "SS-15.11.1.1", "SS-15.11.2.1", "SS-10.6.0.5")
def test_conditions_of_an_enemy_go_with_it() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A", armour=2)
    bench.condition(foe, "knocked_down")
    bench.next_critical("crit_weak_arm")
    bench.do(bench.attack(0, foe, fixed=1, always=("critical",)))
    assert foe.injuries
    bench.do(bench.attack(foe.id, bench.hero(0), fixed=2))
    assert bench.told("hits")[-1].amount == 1
    bench.do(hurt(bench.adventure, foe, 99))
    assert (any(foe.conditions), foe.injuries) == (False, [])


@example("SS-EX-199")
@rule("SS-15.11.6.2", "SS-15.11.6.3")
@ruling("79")
def test_an_enemy_stunned_on_its_way_loses_the_rest_and_the_next_activation() -> None:
    bench = Bench("A B")
    lines = [([1], ["then(engage, afflict(stun, self))", "strike(main)"]), ([0], ["strike(main)"])]
    foe = bench.enemy("B", lines=[*lines, ([], ["advance(1)"])])
    bench.hero(1).hidden = True
    acts(bench, foe)
    assert bench.at(foe) == "A"
    assert bench.has(foe, "stun")
    acts(bench, foe)
    assert not bench.has(foe, "stun")
    assert not bench.told("attacks")
    acts(bench, foe)
    assert bench.told("attacks")


# -- death ------------------------------------------------------------------------------------


@rule("SS-15.12.0.1", "SS-15.12.1.4", "SS-15.12.1.5", "SS-15.12.1.6", "SS-15.12.1.7")
@rule("SS-15.12.1.8", "SS-15.12.1.9", "SS-6.4.2.2", "SS-6.4.2.4")
def test_trophies_lie_where_the_enemy_fell() -> None:
    bench = Bench("A B C")
    figure = bench.printed("orc_shaman_red_1", "A")
    loot = bench.adventure.decks[Pile.LOOT].draw[-1]
    treasure = bench.adventure.decks[Pile.TREASURE].draw[-1]
    bench.do(hurt(bench.adventure, figure, 99))
    ground = bench.adventure.grounds[0]
    assert (ground.loot, ground.treasures) == ([loot], [treasure])
    assert {"pick-loot", "pick-treasure"} <= bench.open_verbs()
    bench.enemy("A")
    assert not {"pick-loot", "pick-treasure"} & bench.open_verbs()


@rule("SS-15.12.1.10")
def test_a_parting_gift_hurts_those_around() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A")
    bench.adventure.cards = bench.adventure.cards[:]
    gift = library().enemy_powers["ep_parting_gift"]
    bench.foe(foe).powers += new_cards(bench.adventure, gift)
    bench.roll(blue=["miss", "miss"])
    bench.do(hurt(bench.adventure, foe, 99))
    assert [bench.hero(0).wounds, bench.hero(1).wounds] == [1, 1]


@rule("SS-15.7.1.10", "SS-15.8.0.2")
def test_reasons_are_told_for_target_line_way_and_blow() -> None:
    bench = Bench("A B\n   \nC D", heroes=THREE)
    bench.hero(1).wounds = 1
    weapon = Blow(1, 1, 0)
    weapon.effects = [SYMBOL_EFFECTS.read(parse_expression("pay(hits(1), skill=1)"))]
    lines = [([2], ["engage", "strike(main)"]), ([], ["engage"])]
    foe = bench.enemy("D", primary=PrimaryTarget.MOST_WOUNDED, lines=lines, weapon=weapon)
    bench.roll(red=["hit skill"])
    acts(bench, foe, "area:b")
    reasons = [
        *("follows-line", "primary-target", "way-chosen", "way-shortest", "attacks"),
        "enemy-triggers",
    ]
    assert [key for key in reasons if not bench.told(key)] == []
    assert bench.told("follows-line")[0].amount == 1

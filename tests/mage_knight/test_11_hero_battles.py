"""Battles between heroes: how a move leads to them, preparation, attack and block (MK-6.8, MK-11.1
to MK-11.4)."""

import pytest

from questhall.games.mage_knight.printed.kinds import Element, Mana, Range, Site
from questhall.games.mage_knight.rules.hero_battles.battle import may_battle
from questhall.games.mage_knight.rules.hero_battles.end import battle_of
from tests.mage_knight.bench import enemy
from tests.mage_knight.duels import AGGRESSOR, DEFENDER, Duel, conquered
from tests.marks import example, rule, ruling

# -- how it begins -----------------------------------------------------------------------


@rule("MK-6.8.3", "MK-11.1.1", "MK-11.1.3", "MK-5.6.3", "MK-6.8.5")
def test_staying_with_another_hero_is_an_attack() -> None:
    duel = Duel()
    duel.attack_rival()
    battle = battle_of(duel.realm)
    assert (battle.aggressor, battle.defender) == (AGGRESSOR, DEFENDER)
    assert duel.ask().seats == [DEFENDER]
    assert duel.ask().prompt == "preparation"
    assert battle.turn.acted


@rule("MK-6.8.1", "MK-6.8.2")
def test_a_hero_may_pass_through() -> None:
    duel = Duel()
    duel.turn.move = 4
    duel.play(f"step@{duel.field}")
    beyond = next(each for each in duel.realm.neighbours[duel.field] if each != duel.home)
    duel.play(f"step@{beyond}", "end-movement")
    assert duel.realm.battle is None
    assert duel.realm.next_step == "action"


@rule("MK-6.8.6")
@pytest.mark.parametrize("site", [Site.PORTAL, Site.CITY])
def test_there_are_no_battles_on_the_portal_or_in_conquered_cities(site: int) -> None:
    duel = Duel(site)
    duel.realm.places[duel.field].conquered = True
    duel.realm.rules.closed_cities = False
    duel.attack_rival()
    assert duel.realm.battle is None


@rule("MK-6.8.7", "MK-11.1.1")
@ruling("39")
def test_when_battles_are_forbidden() -> None:
    duel = Duel()
    realm, hero, rival = duel.realm, duel.hero, duel.rival
    assert may_battle(realm, hero, rival)
    rival.token_down = True
    assert not may_battle(realm, hero, rival)
    rival.token_down = False
    realm.scenario_ended = True
    assert not may_battle(realm, hero, rival)
    realm.scenario_ended = False
    realm.rules.hero_battles = False
    assert not may_battle(realm, hero, rival)
    realm.rules.hero_battles = True
    realm.rules.cooperative = True
    assert not may_battle(realm, hero, rival)


@rule("MK-6.8.7", "MK-15.11.5")
@example("MK-EX-120")
def test_after_the_announcement_nobody_is_attacked() -> None:
    duel = Duel()
    duel.realm.round_ended_by = AGGRESSOR
    assert not may_battle(duel.realm, duel.hero, duel.rival)
    duel.turn.move = 2
    duel.play(f"step@{duel.field}", "end-movement")
    assert duel.realm.battle is None


@rule("MK-6.8.8", "MK-13.4.7")
@example("MK-EX-60")
def test_beside_a_team_mate_there_is_no_action_and_the_later_one_goes_back() -> None:
    duel = Duel(Site.VILLAGE)
    duel.realm.rules.cooperative = True
    duel.attack_rival()
    assert not duel.offers("interact")
    duel.play("no-action")
    assert duel.realm.next_step == "afterwards"
    duel.end_turn()
    assert duel.hero.space == duel.home
    assert duel.wounds(AGGRESSOR) == 1


@rule("MK-6.8.9", "MK-11.1.2", "MK-8.2.6")
def test_a_move_onto_another_hero_must_not_provoke_enemies() -> None:
    duel = Duel()
    around = duel.realm.neighbours[duel.home]
    common = next(each for each in around if each in duel.realm.neighbours[duel.field])
    duel.paint(common, "plains", Site.ORC_MARAUDERS)
    place = duel.realm.places[common]
    place.tokens = [duel.realm.new_card(enemy())]
    place.face_up = [True]
    duel.turn.move = 2
    assert not duel.offers(f"step@{duel.field}")


@rule("MK-6.8.4", "MK-8.1.2", "MK-6.8.1")
def test_the_owner_of_a_keep_defends_it() -> None:
    duel = Duel(Site.KEEP)
    conquered(duel, DEFENDER)
    duel.turn.move = 5
    duel.play(f"step@{duel.field}")
    assert duel.hero.reputation == -1
    assert battle_of(duel.realm).walls
    assert duel.ask().prompt == "preparation"


@rule("MK-6.8.8")
def test_a_keep_only_stops_the_hero_if_battles_are_forbidden() -> None:
    duel = Duel(Site.KEEP)
    conquered(duel, DEFENDER)
    duel.rival.token_down = True
    duel.turn.move = 5
    duel.play(f"step@{duel.field}")
    assert duel.realm.next_step == "action"
    assert duel.hero.reputation == 0
    duel.end_turn()
    assert duel.hero.space == duel.home


# -- preparation -------------------------------------------------------------------------


@rule("MK-11.1.4", "MK-5.1.1", "MK-5.1.6", "MK-21.1")
@example("MK-EX-05")
def test_the_defender_may_plunder_first() -> None:
    duel = Duel(Site.VILLAGE)
    duel.seat = DEFENDER
    duel.deck("rage", "stamina")
    duel.attack_rival()
    assert duel.options() == ["prepare-long", "prepare-short", f"plunder@{duel.field}"]
    duel.play("plunder")
    assert sorted(duel.keys(duel.rival.hand)) == ["march", "rage", "stamina"]
    assert duel.rival.reputation == -1
    assert duel.options() == ["prepare-long", "prepare-short"]


@rule("MK-11.2.6")
@example("MK-EX-115")
@pytest.mark.parametrize("hand", [[], ["wound"]])
def test_long_preparation_needs_a_card(hand: list[str]) -> None:
    duel = Duel()
    duel.rival.hand.clear()
    duel.deal(DEFENDER, *hand)
    duel.attack_rival()
    assert duel.options() == ["prepare-short"]


@rule("MK-11.2.3", "MK-11.2.1")
@example("MK-EX-06")
@ruling("39")
def test_long_preparation_starts_a_turn() -> None:
    duel = Duel(Site.MAGICAL_GLADE)
    duel.source("red", "red", "red")
    duel.deal(DEFENDER, "swiftness")
    duel.open_battle("prepare-long")
    assert duel.rival.mana[Mana.GOLD] == 1
    assert duel.rival.token_down
    assert duel.offers("strong:swiftness")


@rule("MK-11.2.9")
def test_short_preparation_has_no_die_and_no_skill() -> None:
    for preparation, allowed in (("prepare-long", True), ("prepare-short", False)):
        duel = Duel()
        duel.source("white", "white", "white")
        duel.deal(DEFENDER, "swiftness")
        duel.seat = DEFENDER
        skill = duel.skill("goldyx_freezing_power")
        duel.open_battle(preparation)
        assert duel.offers("strong:swiftness") == allowed
        assert duel.offers(f"skill:{skill.card}") == allowed


@rule("MK-11.2.2", "MK-11.2.4", "MK-11.2.5", "MK-5.2.1", "MK-5.2.2", "MK-5.2.4")
@example("MK-EX-52")
def test_the_turn_played_in_advance_is_skipped_later() -> None:
    duel = Duel(Site.MINE)
    duel.realm.spaces[duel.field].colour = Mana.RED
    duel.seat = DEFENDER
    duel.deck(*["rage"] * 5)
    duel.seat = AGGRESSOR
    duel.deck(*["rage"] * 8)
    duel.open_battle("prepare-long", melee=True)
    duel.play("pass", "pass")
    assert duel.realm.turn.seat == DEFENDER
    assert duel.ask().prompt == "afterwards"
    duel.play("end-turn", "discard:march")
    duel.ask()
    assert len(duel.rival.hand) == 5
    assert duel.rival.crystals[Mana.RED] == 1
    assert duel.realm.turn.seat == AGGRESSOR
    assert duel.ask().prompt == "afterwards"
    duel.rival.deck.clear()
    duel.play("end-turn", "discard:march")
    assert duel.ask().prompt == "movement"
    assert not duel.rival.token_down
    assert len(duel.rival.hand) == 5
    assert duel.realm.turn.seat == AGGRESSOR
    assert duel.realm.round_ended_by == -1


@rule("MK-11.2.7", "MK-11.2.8", "MK-11.2.10", "MK-11.2.11")
def test_after_a_short_preparation_everything_stays() -> None:
    duel = Duel()
    duel.deal(DEFENDER, "rage")
    duel.seat = DEFENDER
    duel.deck("rage", "rage")
    duel.mana("red", "blue")
    duel.open_battle(melee=True)
    duel.gather(2)
    duel.play("attack-hero", "basic:rage", "stand", "no-more", "pass", "pass")
    assert duel.realm.turn.seat == AGGRESSOR
    assert duel.ask().prompt == "afterwards"
    assert duel.realm.battle is None
    assert not duel.rival.token_down
    assert duel.keys(duel.rival.played) == ["rage"]
    assert duel.keys(duel.rival.hand) == ["march"]
    assert duel.rival.mana[Mana.RED] == 1
    assert may_battle(duel.realm, duel.hero, duel.rival)


@rule("MK-11.2.3", "MK-9.1.1")
def test_each_hero_returns_its_own_die() -> None:
    duel = Duel()
    duel.source("white", "white", "white")
    duel.deal(DEFENDER, "swiftness")
    duel.hand("swiftness")
    duel.open_battle("prepare-long")
    duel.play("strong:swiftness", "attack-hero", "stand", "no-more")
    duel.play("strong:swiftness", "attack-hero", "stand", "no-more")
    assert [die.user for die in duel.realm.source] == [DEFENDER, AGGRESSOR, -1]
    duel.play("pass", "pass", "pass", "pass", "end-turn", "keep-rest")
    duel.ask()
    assert duel.realm.turn.seat == AGGRESSOR
    assert [die.used for die in duel.realm.source] == [False, True, False]


# -- ranged phase ------------------------------------------------------------------------


@rule("MK-11.3.1", "MK-11.3.2", "MK-11.3.3", "MK-11.3.15", "MK-11.4.1", "MK-11.2.12")
@ruling("39")
def test_the_heroes_attack_in_turn() -> None:
    duel = Duel()
    duel.open_battle()
    assert duel.ask().seats == [DEFENDER]
    duel.play("pass")
    assert duel.ask().seats == [AGGRESSOR]
    duel.hit(1, Range.RANGED)
    duel.play("no-more")
    assert duel.ask().seats == [DEFENDER]
    duel.play("pass", "pass")
    assert battle_of(duel.realm).melee
    assert duel.ask().seats == [AGGRESSOR]


@rule("MK-11.3.4", "MK-11.3.6", "MK-11.4.1")
def test_sideways_cards_attack_only_in_melee() -> None:
    duel = Duel()
    duel.open_battle()
    assert not duel.offers("sideways:march")
    duel.play("pass", "pass")
    assert duel.offers("sideways:march")


def _ranged_fire(duel: Duel) -> None:
    duel.open_battle()
    duel.gather(4, Range.RANGED, Element.FIRE)
    duel.play("attack-hero")


@rule("MK-11.3.7", "MK-11.3.9", "MK-11.3.10")
@example("MK-EX-07")
@ruling("39")
def test_two_points_of_block_stop_one_of_a_ranged_attack() -> None:
    duel = Duel()
    _ranged_fire(duel)
    duel.shield(4, Element.ICE)
    assert duel.offers("stand#2")
    duel.play("stand")
    assert battle_of(duel.realm).damage == 2


@rule("MK-11.3.9")
@example("MK-EX-08")
def test_an_inefficient_block_is_halved_first() -> None:
    duel = Duel()
    _ranged_fire(duel)
    duel.shield(7)
    duel.play("stand")
    assert battle_of(duel.realm).damage == 3


@rule("MK-11.3.10")
def test_block_that_counts_twice_against_swift_also_does_in_battles() -> None:
    duel = Duel()
    _ranged_fire(duel)
    duel.shield(3, Element.ICE, twice=True)
    duel.play("stand")
    assert battle_of(duel.realm).damage == 1


@rule("MK-11.3.8", "MK-11.4.2")
@example("MK-EX-112")
def test_a_sideways_card_makes_the_attack_physical_too() -> None:
    duel = Duel()
    duel.open_battle(melee=True)
    duel.gather(5, Range.MELEE, Element.FIRE)
    duel.play("sideways:march", "attack-hero")
    duel.shield(6)
    duel.play("stand")
    battle = battle_of(duel.realm)
    assert battle.elements == [Element.PHYSICAL, Element.FIRE]
    assert battle.damage == 0


@rule("MK-11.3.5")
@pytest.mark.parametrize("site", [Site.KEEP, Site.MAGE_TOWER])
def test_walls_require_siege_from_the_aggressor(site: int) -> None:
    duel = Duel(site)
    conquered(duel, DEFENDER)
    if site == Site.KEEP:
        duel.turn.move = 3
        duel.play(f"step@{duel.field}", "prepare-short")
    else:
        duel.open_battle()
    duel.gather(2, Range.RANGED)
    assert duel.offers("attack-hero#2")
    duel.play("pass")
    duel.gather(3, Range.RANGED)
    assert not duel.offers("attack-hero")
    duel.gather(2, Range.SIEGE)
    assert duel.offers("attack-hero#2")
    duel.play("pass")
    duel.gather(3)
    assert duel.offers("attack-hero#3")


@rule("MK-11.6.8")
@example("MK-EX-09")
def test_broken_walls_stay_broken() -> None:
    duel = Duel(Site.KEEP)
    conquered(duel, DEFENDER)
    duel.hand("demolish")
    duel.mana("red")
    duel.turn.move = 3
    duel.play(f"step@{duel.field}", "prepare-short", "pass")
    duel.gather(1, Range.RANGED)
    assert not duel.offers("attack-hero")
    duel.play("basic:demolish", "attack-hero#1", "stand", "no-more")
    duel.hit(1, Range.RANGED)
    duel.play("no-more")
    duel.gather(2, Range.RANGED)
    assert duel.offers("attack-hero#2")

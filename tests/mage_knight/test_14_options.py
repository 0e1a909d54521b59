"""Optional rules in play, teams, and the rest of the scenarios (MK-13 to MK-15)."""

import pytest

from questhall.games.mage_knight.printed.kinds import Mana, Site, Token
from questhall.games.mage_knight.rules.cards.gaining import refill
from questhall.games.mage_knight.rules.cards.tracks import gain_fame, level_of
from questhall.games.mage_knight.rules.map.exploring import when_revealed
from questhall.games.mage_knight.rules.map.movement import cost_of
from questhall.games.mage_knight.rules.map.rampage import rampagers_return
from questhall.games.mage_knight.rules.round.dummy import refresh_offers
from questhall.games.mage_knight.rules.round.end_of_turn import drawing_limit
from questhall.games.mage_knight.rules.round.rounds import choose_tactic, deal_units, set_order
from questhall.games.mage_knight.rules.round.start_of_turn import benefits_of_start
from questhall.games.mage_knight.rules.round.turn_order import end_scenario
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.state.heroes import DUMMY_SEAT
from questhall.games.mage_knight.state.house_rules import RAMPAGE
from questhall.games.mage_knight.state.realm import Place
from tests.mage_knight.bench import Bench
from tests.mage_knight.scenarios.stage import answer, open_turn, places_of, table
from tests.marks import example, rule

# -- the dummy and teams (MK-13) -----------------------------------------------------


@rule("MK-13.2.3", "MK-13.2.4")
def test_the_dummy_has_a_shuffled_deck_and_a_tactic_for_its_number() -> None:
    realm = table("solo_conquest", 1)
    dummy = realm.dummy
    assert dummy is not None
    assert len(dummy.deck) == 16
    assert len(realm.source) == len(realm.unit_offer) == 3
    names = [realm.cards[card].key for card in dummy.deck]
    other = table("solo_conquest", 1, seed="another")
    assert other.dummy is not None
    assert names != [other.cards[card].key for card in other.dummy.deck]
    realm.heroes[0].tactic = next(
        card for card in realm.tactics if realm.tactic_card(card).key == "planning"
    )
    realm.tactics = [card for card in realm.tactics if realm.tactic_card(card).key == "great_start"]
    realm.choosers = [DUMMY_SEAT]
    answer(choose_tactic(realm))
    assert len(dummy.deck) == 16  # the card's text does nothing
    set_order(realm)
    assert realm.order == [0, DUMMY_SEAT]


@rule("MK-13.4.2")
def test_interactive_skills_spare_a_team_mate() -> None:
    for teams in (True, False):
        bench = Bench("tovak", rivals=["goldyx", "norowas", "arythea"])
        realm = bench.realm
        realm.rules.teams = teams
        bench.seat = 2
        bench.skill("norowas_prayer_of_weather").in_centre = True
        bench.seat = 0
        bench.deck("march")
        forest = bench.paint(bench.beside(), "forest")
        bench.begin("turn")
        assert cost_of(realm, forest) == (3 if teams else 4)


@rule("MK-13.4.3")
def test_spells_do_not_spare_a_team_mate() -> None:
    bench = Bench("tovak", rivals=["goldyx", "norowas", "arythea"])
    bench.realm.rules.teams = True
    bench.realm.heroes[2].crystals[Mana.BLUE] = 1
    bench.hand("mana_meltdown")
    bench.mana("red")
    bench.play("basic:mana_meltdown", "no-crystal")
    assert bench.realm.heroes[2].crystals[Mana.BLUE] == 0
    assert [len(hero.hand) for hero in bench.realm.heroes] == [0, 1, 0, 1]


# -- options (MK-14) -----------------------------------------------------------------


@rule("MK-14.1.5")
def test_fame_below_zero() -> None:
    bench = Bench()
    bench.hero.fame = -2
    assert level_of(-2) == 1
    gain_fame(bench.realm, bench.hero, 3, "MK-14.1.5")
    assert bench.hero.fame == 1
    bench.turn.played_any = True
    bench.end_turn()
    assert bench.hero.level == 1
    assert bench.hero.skills == []


@rule("MK-14.5.4")
def test_gold_may_be_turned_once_no_other_die_is_left() -> None:
    bench = Bench("arythea")
    bench.realm.rules.friendly_mana = True
    bench.source("gold", "gold", "blue")
    bench.hand("mana_pull")
    bench.mana("white")
    bench.play("strong:mana_pull", "pay-token:white", "colour:red")  # the blue die
    bench.play("take-die:gold@0", "colour:green")
    assert [die.colour for die in bench.realm.source] == [Mana.GREEN, Mana.GOLD, Mana.RED]


@example("MK-EX-13")
@rule("MK-14.5.4")
def test_friendly_mana() -> None:
    bench = Bench()
    bench.realm.rules.friendly_mana = True
    bench.source("red", "gold", "blue")
    bench.hand("threaten", "march")
    bench.talk()
    bench.play("strong:threaten")  # the red die, as the gold one may not be red
    assert [die.used for die in bench.realm.source] == [True, False, False]
    other = Bench()
    other.realm.rules.friendly_mana = True
    other.source("red", "gold", "blue")
    other.hand("march")
    other.play("strong:march")
    assert [die.used for die in other.realm.source] == [False, True, False]
    turned = Bench()
    turned.realm.rules.friendly_mana = True
    turned.source("gold", "gold", "blue")
    turned.hand("mana_draw")
    turned.mana("white")
    turned.play("strong:mana_draw", "pay-token:white")
    turned.play("colour:red")  # for the blue die, the only one to turn
    assert [die.colour for die in turned.realm.source] == [Mana.GOLD, Mana.GOLD, Mana.RED]


@rule("MK-14.6.2", "MK-14.6.3")
def test_rampaging_enemies_return_by_day_and_by_night() -> None:
    red, blue, green, white, gold, black = range(6)
    for day, alone, pair in ((True, (red, green), gold), (False, (white, blue), black)):
        for face in range(6):
            realm = table("full_conquest", 2)
            realm.rules.rampage = RAMPAGE
            realm.day = day
            place = places_of(realm, Site.ORC_MARAUDERS)[0][1]
            place.tokens, place.face_up = [], []
            realm.chance.rig("mana", [face])
            rampagers_return(realm)
            colours = [realm.enemy(token).colour for token in place.tokens]
            if face in alone:
                assert colours == [Token.GREEN]
            elif face == pair:
                assert colours == [Token.GREEN, Token.BROWN]
            else:
                assert colours == []


@rule("MK-14.7.1", "MK-0.1.5")
def test_when_advanced_actions_run_short() -> None:
    bench = Bench()
    realm = bench.realm
    realm.monastery_offer = []
    bench.action_offer("agility", "learning")
    realm.actions = []
    when_revealed(realm, bench.paint(bench.beside(), "plains", Site.MONASTERY))
    deal_units(realm)
    assert realm.monastery_offer == []
    refill(realm.action_offer, realm.actions)
    assert bench.keys(realm.action_offer) == ["agility", "learning"]
    realm.action_offer = []
    bench.turn.rewards = ["advanced_action"]
    bench.turn.played_any = True
    bench.end_turn()
    assert bench.hero.deck == []


@rule("MK-14.7.1", "MK-3.2.8")
@pytest.mark.parametrize(("left", "in_monasteries"), [(1, 0), (2, 1), (4, 2)])
def test_monasteries_are_the_first_to_lack_actions(left: int, in_monasteries: int) -> None:
    realm = Bench(rivals=["goldyx"]).realm
    realm.monastery_offer = []
    realm.actions, realm.action_offer = realm.actions[:left], realm.action_offer[:2]
    for space in (0, 1):
        realm.places[space] = Place(Site.MONASTERY)
    deal_units(realm)
    assert len(realm.monastery_offer) == in_monasteries
    refresh_offers(realm)
    assert len(realm.action_offer) == 3


# -- scenarios (MK-15) ---------------------------------------------------------------


@rule("MK-15.1.7")
def test_offers_are_revealed_from_the_start() -> None:
    realm = table("first_reconnaissance", 2)
    assert len(realm.spell_offer) == len(realm.action_offer) == 3


@rule("MK-15.2.5", "MK-15.3.6", "MK-15.2.4")
def test_most_fame_wins_conquest_with_cities_left() -> None:
    for scenario in ("full_conquest", "blitz_conquest"):
        realm = table(scenario, 2)
        realm.heroes[0].fame, realm.heroes[1].fame = 10, 16
        city = Place(Site.CITY)
        city.conquered, city.shields, city.city = True, [0], Mana.WHITE
        realm.places[0] = city
        scenario_of(realm).score(realm)
        assert realm.memory["score:0"] == 10 + 7 + 5
        assert realm.results == [1.0, 0.0]


@rule("MK-15.3.3", "MK-15.3.7")
def test_blitz_fame_may_reach_yet_another_row() -> None:
    realm = table("blitz_conquest", 2)
    hero = realm.heroes[0]
    assert hero.fame == 1
    gain_fame(realm, hero, 6, "MK-15.3.7")  # 7, in the second row, and 8 is the third
    assert hero.fame == 9


@rule("MK-15.5.7")
def test_allies_have_one_last_turn_each() -> None:
    realm = table("full_cooperation", 3)
    open_turn(realm)
    realm.order = [1, DUMMY_SEAT, 0, 2]
    end_scenario(realm)
    assert realm.last_turns == [1, 0, 2]


@rule("MK-15.8.9")
def test_most_fame_wins_druid_nights() -> None:
    realm = table("druid_nights", 3)
    for seat, fame in ((0, 5), (1, 19), (2, 9)):
        realm.heroes[seat].fame = fame
    scenario_of(realm).score(realm)
    assert realm.results == [0.0, 1.0, 0.0]


@rule("MK-15.9.10")
def test_dungeon_lords_is_scored_without_success() -> None:
    realm = table("dungeon_lords", 2)
    assert not scenario_of(realm).succeeded(realm)
    realm.heroes[1].fame = 7
    scenario_of(realm).score(realm)
    assert realm.memory["score:1"] == 7
    assert realm.results == [0.0, 1.0]


@rule("MK-15.10.12")
def test_keeps_and_towers_both_help() -> None:
    realm = table("conquer_and_hold", 2)
    hero = open_turn(realm, 0, realm.space_at(0, 0))
    for number, site in ((0, Site.KEEP), (1, Site.MAGE_TOWER)):
        place = Place(site)
        place.conquered, place.shields = True, [0]
        realm.places[realm.neighbours[hero.space][number]] = place
    assert drawing_limit(realm, hero) == 6
    benefits_of_start(realm, hero)
    assert sum(hero.mana) == 1


@rule("MK-15.3.4", "MK-15.3.5")
def test_blitz_starts_with_a_good_name() -> None:
    realm = table("blitz_conquest", 3)
    assert [hero.reputation for hero in realm.heroes] == [2, 2, 2]
    assert len(realm.source) == len(realm.unit_offer) == 6
    assert {die.colour for die in realm.source} <= set(range(Mana.RED, Mana.BLACK + 1))

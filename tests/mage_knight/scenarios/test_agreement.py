"""Which scenarios, numbers of heroes and options go together, and what the options do in setup."""

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.cards import EnemyAbility, TileKind
from questhall.games.mage_knight.printed.kinds import BASIC_COLOURS, Element, Mana, Site, Token
from questhall.games.mage_knight.rules.cards.tracks import influence_of
from questhall.games.mage_knight.rules.combat.begin import assault
from questhall.games.mage_knight.rules.combat.result import finish
from questhall.games.mage_knight.rules.combat.strikes import defeat
from questhall.games.mage_knight.rules.foes import attack_abilities, attack_value
from questhall.games.mage_knight.rules.map.exploring import reveal_tile
from questhall.games.mage_knight.rules.map.interaction import begin_interaction, purchases
from questhall.games.mage_knight.rules.map.movement import cost_of, is_fortress_against
from questhall.games.mage_knight.rules.map.rampage import rampagers_return
from questhall.games.mage_knight.rules.map.tokens import discard_token, look_around
from questhall.games.mage_knight.rules.round.rounds import next_is_day
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.scenarios.book import BOOK, SCENARIOS
from questhall.games.mage_knight.scenarios.conquest import conquered_cities
from questhall.games.mage_knight.setup.agreement import agree
from questhall.games.mage_knight.state.combat import Combat, Foe, Origin
from questhall.games.mage_knight.state.house_rules import (
    DARKNESS,
    MORE_RAMPAGE,
    NIGHT_ARRIVAL,
    RAMPAGE,
)
from questhall.games.mage_knight.state.realm import Realm
from questhall.kernel.chance import Chance
from questhall.kernel.games import BadSetup, OptionValue
from tests.marks import example, rule

from ..bench import enemy
from .stage import answer, is_agreed, open_turn, places_of, set_up, table


def test_the_book_has_eleven_scenarios() -> None:
    assert len(SCENARIOS) == 11
    assert SCENARIOS[0] == "first_reconnaissance"
    assert [scenario.number for scenario in BOOK] == list(range(1, 12))


# MK-20.5.1: heroes, countryside, city and other core tiles.
TILES = [
    ("first_reconnaissance", 1, 8, 1, 2),
    ("first_reconnaissance", 2, 8, 1, 2),
    ("first_reconnaissance", 3, 9, 1, 2),
    ("first_reconnaissance", 4, 11, 1, 2),
    ("full_conquest", 2, 8, 2, 1),
    ("full_conquest", 3, 9, 3, 2),
    ("full_conquest", 4, 11, 4, 3),
    ("blitz_conquest", 2, 6, 2, 1),
    ("blitz_conquest", 3, 7, 3, 2),
    ("blitz_conquest", 4, 9, 4, 3),
    ("solo_conquest", 1, 7, 2, 2),
    ("full_cooperation", 2, 8, 3, 2),
    ("full_cooperation", 3, 10, 4, 3),
    ("blitz_cooperation", 2, 7, 2, 1),
    ("blitz_cooperation", 3, 8, 3, 2),
    ("mines_liberation", 2, 8, 1, 1),
    ("mines_liberation", 3, 9, 1, 2),
    ("mines_liberation", 4, 11, 1, 3),
    ("druid_nights", 2, 8, 1, 1),
    ("druid_nights", 4, 11, 1, 3),
    ("dungeon_lords", 3, 9, 1, 2),
    ("conquer_and_hold", 2, 5, 1, 3),
    ("conquer_and_hold", 4, 5, 1, 3),
    ("one_to_return", 2, 7, 1, 1),
    ("one_to_return", 3, 8, 2, 2),
    ("one_to_return", 4, 10, 3, 3),
]


@pytest.mark.parametrize(("scenario", "seats", "countryside", "cities", "cores"), TILES)
@rule(
    "MK-20.5.1",
    "MK-15.1.2",
    "MK-15.2.2",
    "MK-15.3.2",
    "MK-15.4.2",
    "MK-15.5.2",
    "MK-15.6.1",
    "MK-15.7.2",
    "MK-15.8.2",
    "MK-15.9.2",
    "MK-15.10.2",
    "MK-15.11.2",
)
def test_the_map_has_the_tiles_of_the_scenario(
    scenario: str, seats: int, countryside: int, cities: int, cores: int
) -> None:
    realm = table(scenario, seats)
    tiles = [*realm.tile_deck, *[tile.card for tile in realm.laid]]
    kinds = [realm.tile(tile).kind for tile in tiles]
    assert kinds.count(TileKind.COUNTRYSIDE) == countryside
    assert kinds.count(TileKind.CITY) == cities
    assert kinds.count(TileKind.CORE) == cores


ROUNDS = {
    "first_reconnaissance": 3,
    "full_conquest": 6,
    "blitz_conquest": 4,
    "full_cooperation": 6,
    "blitz_cooperation": 4,
    "mines_liberation": 4,
    "druid_nights": 4,
    "dungeon_lords": 5,
    "conquer_and_hold": 6,
    "one_to_return": 4,
}


@pytest.mark.parametrize("scenario", list(ROUNDS))
@rule(
    "MK-15.1.1",
    "MK-15.2.1",
    "MK-15.3.1",
    "MK-15.5.1",
    "MK-15.6.1",
    "MK-15.7.1",
    "MK-15.8.1",
    "MK-15.9.1",
    "MK-15.10.1",
    "MK-15.11.1",
)
def test_each_scenario_has_its_number_of_rounds_for_two(scenario: str) -> None:
    realm = table(scenario, 2)
    assert scenario_of(realm).rounds(realm) == ROUNDS[scenario]


@rule("MK-15.1.10", "MK-15.10.1")
def test_rounds_by_the_number_of_heroes() -> None:
    alone = table("first_reconnaissance", 1)
    assert scenario_of(alone).rounds(alone) == 4
    held = table("conquer_and_hold", 4)
    assert scenario_of(held).rounds(held) == 4


@rule("MK-15.4.1", "MK-15.5.1", "MK-15.1.1")
def test_every_scenario_says_how_many_may_play() -> None:
    for scenario in BOOK:
        for seats in (1, 2, 3, 4):
            assert is_agreed(scenario.key, seats) == (seats in scenario.seats)


@pytest.mark.parametrize(
    ("scenario", "seats", "options"),
    [
        ("full_conquest", 2, {"epic": True}),
        ("full_conquest", 3, {"teams": True}),
        ("full_conquest", 4, {"two_cities": True}),
        ("full_conquest", 4, {"megapolis": 10}),
        ("full_cooperation", 3, {"megapolis": 10}),
        ("mines_liberation", 2, {"megapolis": 10}),
        ("mines_liberation", 2, {"stronger_cities": 1}),
        ("solo_conquest", 1, {"dummy_player": False}),
        ("druid_nights", 2, {"open_map": True}),
        ("full_conquest", 2, {"lowest_counts": True}),
    ],
)
@rule("MK-0.1.3", "MK-14.8.2")
def test_options_that_do_not_go_together_are_refused(
    scenario: str, seats: int, options: dict[str, OptionValue]
) -> None:
    with pytest.raises(BadSetup):
        GAME.deal(set_up(scenario, seats, **options), Chance("refused"))


@rule("MK-14.5.1", "MK-15.1.4", "MK-0.1.3")
def test_battles_by_agreement() -> None:
    assert not agree(set_up("first_reconnaissance", 2)).hero_battles
    assert agree(set_up("first_reconnaissance", 2, hero_battles="allowed")).hero_battles
    assert agree(set_up("full_conquest", 2)).hero_battles
    assert not agree(set_up("full_conquest", 2, hero_battles="forbidden")).hero_battles
    assert not agree(set_up("full_cooperation", 2, hero_battles="allowed")).hero_battles


# -- friendly game (MK-14.5) -----------------------------------------------------------


def spells_in(realm: Realm) -> list[bool]:
    return [realm.deed(card).interactive for card in realm.spells + realm.spell_offer]


@rule("MK-14.5.2", "MK-15.4.3", "MK-15.5.3")
def test_interactive_spells_stay_in_the_box_by_agreement_and_without_rivals() -> None:
    assert spells_in(table("full_conquest", 2)).count(True) == 4
    assert spells_in(table("full_conquest", 2, interactive_spells=False)).count(True) == 0
    assert spells_in(table("full_cooperation", 2)).count(True) == 0
    assert spells_in(table("solo_conquest", 1)).count(True) == 0


@rule("MK-14.5.3")
def test_interactive_skills_stay_in_the_box_by_agreement() -> None:
    usual = table("full_conquest", 2)
    friendly = table("full_conquest", 2, interactive_skills=False)
    for realm, count in ((usual, 1), (friendly, 0)):
        for hero in realm.heroes:
            skills = [realm.skill_card(card) for card in hero.skill_pile]
            assert [skill.competitive for skill in skills].count(True) == count


# -- time of day (MK-14.4) -------------------------------------------------------------


@rule("MK-14.4.1")
def test_night_arrival() -> None:
    realm = table("full_conquest", 3, time=NIGHT_ARRIVAL)
    assert not realm.day
    assert all(die.colour < BASIC_COLOURS for die in realm.source)
    assert [realm.tactic_card(card).day for card in realm.tactics] == [False] * 6
    assert next_is_day(realm)


@rule("MK-14.4.2")
def test_darkness_falls_with_a_black_die_and_stays() -> None:
    fell = 0
    for number in range(60):
        realm = table("first_reconnaissance", 2, f"dark {number}", time=DARKNESS)
        assert realm.day
        realm.day = next_is_day(realm)
        if not realm.day:
            fell += 1
            assert not next_is_day(realm)
    assert 8 <= fell <= 30  # 11 of 36


# -- the map (MK-14.2, MK-14.3) --------------------------------------------------------


@rule("MK-14.2.2")
def test_random_orientation_turns_tiles_around_their_centres() -> None:
    plain = table("first_reconnaissance", 2, "turned")
    turned = table("first_reconnaissance", 2, "turned", random_orientation=True)
    seen = set()
    for number in range(6):
        realm = table("first_reconnaissance", 2, f"turned {number}", random_orientation=True)
        seen.update([tile.turns for tile in realm.laid[1:]])
    assert len(seen) > 2
    assert turned.laid[0].turns == 0
    for number, tile in enumerate(turned.laid):
        before = [space.terrain for space in plain.spaces if space.tile == number]
        after = [space.terrain for space in turned.spaces if space.tile == number]
        assert before == after
        where = [space for space in turned.spaces if space.tile == number]
        assert (where[0].q, where[0].r) == (3 * tile.x + tile.y, -2 * tile.x - 3 * tile.y)
        assert len({(space.q, space.r) for space in where}) == 7
        for space in where[1:]:
            assert max(abs(space.q - where[0].q), abs(space.r - where[0].r)) == 1


def revealed_city(realm: Realm) -> int:
    """Reveal tiles far from the rest until a city is there; returns its space."""
    for x in range(20, 60):
        before = len(places_of(realm, Site.CITY))
        answer(reveal_tile(realm, x, 5, None))
        if len(places_of(realm, Site.CITY)) > before:
            return places_of(realm, Site.CITY)[before][0]
    raise LookupError("no city")


@example("MK-EX-12")
@rule("MK-14.3.1")
def test_random_cities_take_any_card() -> None:
    """MK-EX-12"""
    colours = set()
    for number in range(12):
        realm = table("druid_nights", 2, f"city {number}", random_cities=True)
        colours.add(realm.places[revealed_city(realm)].city)
    assert len(colours) > 1
    realm = table("druid_nights", 2)
    assert realm.places[revealed_city(realm)].city == Mana.GREEN


@rule("MK-14.8.1")
def test_stronger_cities() -> None:
    realm = table("full_conquest", 2, stronger_cities=2)
    assert realm.places[revealed_city(realm)].level == 6
    realm = table("full_conquest", 2, stronger_cities=10)
    assert realm.places[revealed_city(realm)].level == 11


# -- rampage (MK-14.6) -----------------------------------------------------------------


@example("MK-EX-14")
@rule("MK-14.6.1", "MK-14.6.4", "MK-15.3.4")
def test_starting_reputation() -> None:
    """MK-EX-14"""
    for options, reputation, influence in (
        ({"rampage": RAMPAGE}, -2, -1),
        ({"rampage": MORE_RAMPAGE}, -4, -2),
    ):
        hero = table("full_conquest", 2, "r", **options).heroes[0]
        assert (hero.reputation, influence_of(hero)) == (reputation, influence)
    hero = table("blitz_conquest", 2).heroes[0]
    assert (hero.fame, hero.reputation, influence_of(hero)) == (1, 2, 1)


def returned(rampage: str, day: bool) -> list[list[int]]:
    """The colours that return to empty spaces of orcs, over many rounds."""
    found = []
    realm = table("full_conquest", 2, "orcs", rampage=rampage)
    realm.day = day
    place = places_of(realm, Site.ORC_MARAUDERS)[0][1]
    for _ in range(60):
        for token in place.tokens:
            discard_token(realm, token)
        place.tokens = []
        place.face_up = []
        rampagers_return(realm)
        found.append([realm.enemy(token).colour for token in place.tokens])
    return found


@rule("MK-14.6.2", "MK-14.6.4")
def test_rampaging_enemies_return_by_their_dice() -> None:
    usual = returned(RAMPAGE, True)
    assert 20 <= usual.count([]) <= 40  # three of six colours
    assert [Token.GREEN] in usual
    assert all(tokens[0] == Token.GREEN for tokens in usual if tokens)
    pairs = [tokens for tokens in usual if len(tokens) == 2]
    assert 3 <= len(pairs) <= 20  # only gold
    more = returned(MORE_RAMPAGE, False)
    assert [] not in more
    assert 18 <= len([tokens for tokens in more if len(tokens) == 2]) <= 42


def test_without_agreement_nobody_returns() -> None:
    realm = table("full_conquest", 2)
    place = places_of(realm, Site.ORC_MARAUDERS)[0][1]
    place.tokens = []
    place.face_up = []
    rampagers_return(realm)
    assert place.tokens == []


# -- megapolis (MK-14.8) ---------------------------------------------------------------


def megapolis(level: int, seed: str = "mega") -> tuple[Realm, int, int]:
    realm = table("one_to_return", 2, seed, megapolis=level)
    left = revealed_city(realm)
    return realm, left, realm.places[left].partner


@pytest.mark.parametrize(
    ("level", "left", "right"), [(2, 1, 1), (9, 5, 4), (13, 7, 6), (24, 11, 11)]
)
@example("MK-EX-19", "MK-EX-129")
@rule("MK-14.8.4", "MK-14.8.2", "MK-14.8.3")
def test_both_halves_of_a_megapolis(level: int, left: int, right: int) -> None:
    """MK-EX-19, MK-EX-129"""
    realm, west, east = megapolis(level)
    assert (realm.places[west].level, realm.places[east].level) == (left, right)
    assert realm.space_at(realm.spaces[west].q + 1, realm.spaces[west].r) == east
    assert realm.places[east].site == Site.CITY
    assert realm.places[west].city != realm.places[east].city
    assert cost_of(realm, east) == 2
    assert realm.places[east].tokens == []
    assert len(realm.city_cards) == 2


@rule("MK-14.8.5")
def test_a_megapolis_is_seen_assaulted_and_conquered_as_one() -> None:
    realm, west, east = megapolis(6)
    beside = next(space for space in realm.neighbours[east] if space not in realm.neighbours[west])
    hero = open_turn(realm, 0, beside)
    garrison = len(realm.places[west].tokens)
    look_around(realm)
    assert all(realm.places[west].face_up)
    assert is_fortress_against(realm, hero, east)
    realm.turn.path = [beside]
    hero.space = east
    answer(assault(realm, hero, []))
    combat = realm.combat
    assert combat is not None
    assert len(combat.foes) == garrison
    assert {combat.city, combat.other_city} == {realm.places[west].city, realm.places[east].city}
    for foe in combat.foes:
        defeat(realm, hero, combat, foe)
    finish(realm, combat)
    for space in (west, east):
        assert realm.places[space].conquered
        assert realm.places[space].shields == [0] * garrison
        assert not is_fortress_against(realm, hero, space)
    assert hero.space == east
    assert len(conquered_cities(realm)) == 1


@rule("MK-14.8.6")
def test_a_megapolis_sells_what_both_cities_sell() -> None:
    realm, west, east = megapolis(6)
    realm.places[west].city = Mana.RED
    realm.places[east].city = Mana.WHITE
    for space in (west, east):
        realm.places[space].conquered = True
        hero = open_turn(realm, 0, space)
        begin_interaction(realm, hero)
        realm.turn.influence = 20
        verbs = {option.verb for option in purchases(realm, hero)}
        assert {"buy-artifact", "add-elite"} <= verbs
        assert "buy-action" not in verbs
        hired = [each.what for each in purchases(realm, hero) if each.verb == "recruit"]
        assert hired == realm.unit_offer  # every unit comes to the white city


@rule("MK-14.8.5")
def test_defenders_of_a_megapolis_have_both_bonuses() -> None:
    combat = Combat(0)
    combat.city, combat.other_city = Mana.RED, Mana.GREEN
    defender = Foe(0, enemy(attack=4), Origin.GARRISON, 0)
    abilities = attack_abilities(combat, defender, 0)
    assert abilities & EnemyAbility.BRUTAL
    assert abilities & EnemyAbility.POISON
    assert not attack_abilities(combat, Foe(0, enemy(attack=4), Origin.RAMPAGER, 0), 0)
    combat.other_city = Mana.BLUE
    assert (
        attack_value(combat, Foe(0, enemy(attack=4, element=Element.FIRE), Origin.GARRISON, 0), 0)
        == 6
    )
    assert (
        attack_value(
            combat, Foe(0, enemy(attack=4, element=Element.COLD_FIRE), Origin.GARRISON, 0), 0
        )
        == 5
    )


@rule("MK-14.8.7")
def test_two_megapolises_take_all_four_cities() -> None:
    """MK-14.8.7"""
    realm = table("full_conquest", 4, teams=True, two_cities=True, megapolis=10)
    revealed_city(realm)
    revealed_city(realm)
    cities = [place.city for _, place in places_of(realm, Site.CITY)]
    assert sorted(cities) == [0, 1, 2, 3]
    assert realm.city_cards == []


@rule("MK-15.2.6")
def test_two_strong_cities_for_teams() -> None:
    """MK-15.2.6"""
    realm = table("full_conquest", 4, teams=True, two_cities=True)
    assert realm.places[revealed_city(realm)].level == 10

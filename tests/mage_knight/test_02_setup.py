"""Flow of the game and setup (MK-1, MK-2)."""

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import DeedKind, TileKind
from questhall.games.mage_knight.printed.kinds import TOKEN_COLOURS, Site
from questhall.games.mage_knight.rules.cards.mana import roll
from questhall.games.mage_knight.rules.cards.wounds import is_wound, new_wound
from questhall.games.mage_knight.rules.map.shapes import WEDGE
from questhall.games.mage_knight.rules.map.tokens import discard_token, draw_token
from questhall.games.mage_knight.rules.round.rounds import selection_order
from questhall.games.mage_knight.state.heroes import OFF_MAP
from questhall.kernel.chance import Chance
from tests.mage_knight.bench import Bench
from tests.mage_knight.scenarios.stage import set_up, table
from tests.marks import rule


@rule("MK-1.1")
def test_a_table_agrees_on_scenario_and_options() -> None:
    setup = set_up("full_conquest", 2, friendly_mana=True)
    realm = GAME.deal(setup, Chance("agreed"))
    assert realm.scenario == "full_conquest"
    assert realm.rules.friendly_mana


@rule("MK-1.2", "MK-1.3", "MK-1.4", "MK-2.1.11", "MK-3.3.3")
def test_heroes_are_chosen_in_random_order() -> None:
    orders = set()
    for seed in range(24):
        realm = GAME.deal(set_up("full_conquest", 3), Chance(f"lot {seed}"))
        flow = GAME.steps["heroes"](realm)
        decision = next(flow)
        asked, left = [], []
        try:
            while True:
                asked.append(decision.seats[0])
                left.append(len(decision.options))
                decision = flow.send(decision.options[0])
        except StopIteration:
            pass
        assert left == [7, 6, 5]  # heroes still free
        assert realm.order == asked
        assert len({hero.kind.key for hero in realm.heroes}) == 3
        assert selection_order(realm) == asked[::-1]
        orders.add(tuple(asked))
    assert len(orders) == 6


@rule("MK-1.5", "MK-2.1.1", "MK-2.2.1", "MK-2.2.2", "MK-2.2.6", "MK-2.2.7", "MK-2.2.8", "MK-2.2.9")
def test_what_heroes_start_with() -> None:
    realm = table("full_conquest", 3)
    for hero in realm.heroes:
        assert (hero.fame, hero.reputation, hero.level) == (0, 0, 1)
        assert hero.crystals == [0, 0, 0, 0]
        assert sum(hero.mana) == 0
        assert (len(hero.hand), len(hero.deck), len(hero.discard)) == (5, 11, 0)
        assert hero.units == []
        assert hero.skills == []
        assert len(hero.skill_pile) == 10
        assert hero.space == OFF_MAP


@rule("MK-2.0.2")
def test_a_die_has_six_faces() -> None:
    realm = table("full_conquest", 2)
    assert {roll(realm) for _ in range(200)} == {0, 1, 2, 3, 4, 5}


@rule("MK-2.1.2", "MK-2.1.4", "MK-2.1.5", "MK-2.1.6", "MK-2.1.7", "MK-2.1.8")
def test_decks_piles_and_offers() -> None:
    realm = table("full_conquest", 2)
    assert len(realm.piles) == len(TOKEN_COLOURS) == 6
    for colour, pile in enumerate(realm.piles):
        assert pile
        assert all(realm.enemy(token).colour == colour for token in pile)
    assert realm.token_discards == [[]] * 6
    assert realm.ruins
    assert realm.ruin_discard == []
    assert all(realm.deed(card).kind == DeedKind.ARTIFACT for card in realm.artifacts)
    assert len(realm.artifacts) == len(library().artifacts)
    assert all(is_wound(realm, card) for card in realm.wounds)
    assert len(realm.spell_offer) == len(realm.action_offer) == 3
    assert realm.common_skills == []
    other = table("full_conquest", 2, seed="another")
    assert [realm.cards[card].key for card in realm.artifacts] != [
        other.cards[card].key for card in other.artifacts
    ]


@rule("MK-2.1.3")
def test_an_empty_pile_is_refilled_from_its_discards() -> None:
    realm = table("full_conquest", 2)
    pile = realm.piles[0]
    drawn = [draw_token(realm, 0) for _ in range(len(pile))]
    assert pile == []
    for token in drawn[:3]:
        discard_token(realm, token)
    again = draw_token(realm, 0)
    assert again in drawn[:3]
    assert len(pile) == 2
    assert realm.token_discards[0] == []


@rule("MK-2.0.1", "MK-2.1.22")
def test_the_bank_never_runs_out() -> None:
    bench = Bench()
    realm = bench.realm
    wounds = [new_wound(realm) for _ in range(len(realm.wounds) + 5)]
    assert len(set(wounds)) == len(wounds)
    bench.mana(*["red"] * 50)
    place = realm.places[bench.hero.space]
    place.shields = [0] * 50
    assert bench.hero.mana[0] == 50


@rule("MK-2.1.12", "MK-2.1.14")
def test_the_first_day() -> None:
    realm = table("full_conquest", 2)
    assert realm.day
    numbers = [realm.tactic_card(card).number for card in realm.tactics]
    assert numbers == [1, 2, 3, 4, 5, 6]
    assert all(realm.tactic_card(card).day for card in realm.tactics)
    assert not any(realm.tactic_card(card).day for card in realm.other_tactics)
    assert len(realm.other_tactics) == 6


@rule("MK-2.1.10")
def test_the_first_units_are_regular() -> None:
    realm = table("full_conquest", 3)
    assert [realm.unit_card(card).elite for card in realm.unit_offer] == [False] * 5


@rule("MK-2.1.15", "MK-2.1.16", "MK-2.1.17", "MK-2.1.21")
def test_the_tile_deck() -> None:
    realm = table("full_conquest", 3)
    kinds = [realm.tile(tile).kind for tile in realm.tile_deck]  # the last is the top
    country = kinds.count(TileKind.COUNTRYSIDE)
    assert kinds[-country:] == [TileKind.COUNTRYSIDE] * country
    assert country == 9 - 2
    assert kinds.count(TileKind.CITY) == 3
    used = {realm.tile(tile).key for tile in realm.tile_deck}
    used |= {realm.tile(laid.card).key for laid in realm.laid}
    box = {realm.tile(tile).key for tile in realm.box}
    assert box
    assert not box & used
    assert len(realm.city_cards) == 4
    other = table("full_conquest", 3, seed="another")
    assert [realm.tile(tile).key for tile in realm.tile_deck] != [
        other.tile(tile).key for tile in other.tile_deck
    ]


@rule("MK-2.1.18", "MK-2.1.19", "MK-13.1.1", "MK-13.1.4")
def test_the_start_tile_and_the_first_tiles() -> None:
    wedge = table("full_conquest", 2)
    assert wedge.rules.shape == WEDGE
    assert wedge.tile(wedge.laid[0].card).key == "start_a"
    assert [(tile.x, tile.y) for tile in wedge.laid] == [(0, 0), (0, 1), (1, 0)]
    wide = table("full_conquest", 4)
    assert wide.tile(wide.laid[0].card).key == "start_b"
    assert [(tile.x, tile.y) for tile in wide.laid] == [(0, 0), (0, 1), (1, 0), (1, -1)]
    for realm in (wedge, wide):
        portal = realm.space_at(0, 0)
        assert realm.site_at(portal) == Site.PORTAL
        assert all(realm.tile(tile.card).kind == TileKind.COUNTRYSIDE for tile in realm.laid[1:])


@rule("MK-2.1.2")
@pytest.mark.parametrize(
    ("more", "sizes"),
    [  # green, grey, brown, violet, white, red
        ("none", [12, 10, 10, 10, 10, 8]),
        ("lost_legion", [20, 18, 16, 14, 16, 14]),
        ("tezla", [32, 10, 26, 10, 10, 16]),
        ("both", [40, 18, 32, 14, 16, 22]),
    ],
)
def test_enemies_of_other_boxes_join_the_piles(more: str, sizes: list[int]) -> None:
    realm = GAME.deal(set_up("full_conquest", 2, more_enemies=more), Chance("more enemies"))
    assert [len(pile) for pile in realm.piles] == sizes
    for colour, pile in enumerate(realm.piles):
        assert {realm.enemy(token).colour for token in pile} == {colour}

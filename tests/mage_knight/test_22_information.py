"""Timing and hidden information (MK-21, MK-22)."""

from questhall.games.mage_knight.printed.cards import TileKind
from questhall.games.mage_knight.printed.kinds import Site
from questhall.games.mage_knight.rules.cards.gaining import (
    lay_out_card,
    shuffle_deck,
    take_from_offer,
)
from questhall.games.mage_knight.state.heroes import Hero
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.view.view import view
from questhall.kernel.chance import Chance
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.scenarios.stage import table
from tests.marks import rule


@rule("MK-21.2")
def test_players_answer_in_round_order() -> None:
    bench = Bench("tovak", rivals=["goldyx", "norowas"])
    bench.realm.order = [2, 0, 1]
    for seat in range(3):
        bench.seat = seat
        bench.skill("tovak_motivation")
        bench.deck("march", "march", "march")
    asked = []
    bench.begin("turn")
    while bench.realm.next_step == "turn":
        asked.append(bench.ask().seats[0])
        bench.play("wait")
        bench.begin("turn")
    assert asked == [2, 0, 1]
    assert bench.turn.seat == 2


@rule("MK-22.1", "MK-22.2")
def test_what_a_player_cannot_see_may_be_anything() -> None:
    """The copies that bots think in differ in everything hidden, and in nothing else."""
    bench = Bench("tovak", rivals=["goldyx"])
    realm = bench.realm
    fort, mound = bench.beside(0), bench.beside(1)
    keep = realm.places[bench.paint(fort, "plains", Site.KEEP)]
    keep.tokens, keep.face_up = [realm.piles[1].pop(), realm.piles[1].pop()], [True, False]
    ruin = realm.places[bench.paint(mound, "plains", Site.RUINS)]
    ruin.ruin = realm.ruins.pop()
    seen = keep.tokens[0]
    hand = bench.hand("march", "rage")
    bench.seat = 1
    bench.hand("stamina", "promise")
    bench.deck("march", "rage", "threaten")
    tokens, ruins, tiles, hands = set(), set(), set(), set()
    for number in range(30):
        copy = realm.clone()
        copy.imagine(0, realm.known_to(0), Chance(f"thought {number}"))
        place = copy.places[fort]
        assert place.tokens[0] == seen
        tokens.add(place.tokens[1])
        ruins.add(copy.places[mound].ruin)
        tiles.add(tuple(copy.tile_deck))
        hands.add(tuple(copy.heroes[1].hand))
        assert copy.heroes[0].hand == hand
        assert sorted(place.tokens + copy.piles[1]) == sorted(keep.tokens + realm.piles[1])
        assert sorted([*copy.ruins, copy.places[mound].ruin]) == sorted([*realm.ruins, ruin.ruin])
        kinds = [copy.tile(tile).kind for tile in copy.tile_deck]
        assert kinds.count(1) == [realm.tile(tile).kind for tile in realm.tile_deck].count(1)
        assert view(copy, 0).next_tile == view(realm, 0).next_tile
    assert min(len(tokens), len(ruins), len(tiles), len(hands)) > 3


@rule("MK-22.1", "MK-14.7.6")
def test_a_drafted_card_is_a_secret_until_it_is_shown() -> None:
    bench = Bench("tovak", rivals=["goldyx"])
    realm = bench.realm
    rival = realm.heroes[1]
    card = realm.actions.pop()
    rival.deck.append(card)
    rival.secret.append(card)

    def imagined(number: int) -> Hero:
        copy = realm.clone()
        copy.imagine(0, realm.known_to(0), Chance(f"thought {number}"))
        return copy.heroes[1]

    held: set[int] = set()
    for number in range(30):
        other = imagined(number)
        held.update(other.secret)
        assert set(other.secret) <= set(other.deck + other.hand)
    assert len(held) > 10
    rival.deck.remove(card)
    rival.hand.append(card)
    lay_out_card(realm, rival, card)
    rival.deck.append(rival.played.pop())
    assert all(card in imagined(number).deck + imagined(number).hand for number in range(10))


@rule("MK-22.2")
def test_scouts_keep_what_they_have_seen() -> None:
    bench = Bench("tovak", rivals=["goldyx"])
    realm = bench.realm
    keep = realm.places[bench.paint(bench.beside(0), "plains", Site.KEEP)]
    keep.tokens, keep.face_up = [realm.piles[1].pop()], [False]
    bench.hero.scouted = keep.tokens[:]
    for number in range(10):
        copy = realm.clone()
        copy.imagine(0, realm.known_to(0), Chance(f"thought {number}"))
        assert copy.places[bench.beside(0)].tokens == keep.tokens
        assert copy.heroes[0].scouted == keep.tokens


@rule("MK-22.1", "MK-22.3", "MK-22.5", "MK-13.4.6")
def test_what_each_seat_is_shown() -> None:
    realm = table("full_cooperation", 2)
    mate = realm.heroes[1]
    mate.discard = mate.deck[:3]
    del mate.deck[:3]
    own, others = view(realm, 1).heroes[1], view(realm, 0).heroes[1]
    assert len(own.hand) == 5
    assert others.hand == []
    assert (others.hand_size, others.deck_size) == (5, 8)
    assert len(own.discard) == 3
    assert [card.card for card in others.discard] == [realm.cards[mate.discard[-1]].key]
    assert others.crystals == mate.crystals
    assert (others.fame, others.reputation) == (0, 0)
    shown = view(realm, 0)
    assert [card.card for card in shown.spell_offer] == [
        realm.cards[card].key for card in realm.spell_offer
    ]
    assert len(shown.unit_offer) == 4
    assert len(shown.tactics) == 6


@rule("MK-22.2", "MK-22.3")
def test_tokens_are_shown_once_they_are_turned_up() -> None:
    bench = Bench()
    space = bench.paint(bench.beside(), "plains", Site.KEEP)
    place = bench.realm.places[space]
    place.tokens = [bench.realm.new_card(enemy(key="guard"))]
    for face_up in (False, True):
        place.face_up = [face_up]
        shown = view(bench.realm, 0).spaces[space].tokens
        assert [token.enemy for token in shown] == ["guard" if face_up else ""]


# -- after chance branches, what nobody knows differs ------------------------------------


def branched(realm: Realm, branches: int = 12) -> list[Realm]:
    """The same table, each time after another branch."""
    known = set().union(*[realm.known_to(hero.seat) for hero in realm.heroes])
    found = []
    for number in range(1, branches + 1):
        copy = realm.clone()
        copy.chance.branch_off(number)
        copy.shuffle_unseen(known)
        found.append(copy)
    return found


@rule("MK-4.9.2", "MK-22.2")
def test_unseen_tiles_change_places() -> None:
    realm = table("full_conquest", 2)
    stacks = [tuple(copy.tile_deck) for copy in branched(realm)]
    assert len(set(stacks)) > 6
    for stack in stacks:
        kinds = [realm.tile(tile).kind == TileKind.COUNTRYSIDE for tile in stack]
        assert kinds == sorted(kinds)  # core tiles stay below


@rule("MK-22.2")
def test_an_unscouted_garrison_may_be_a_different_one() -> None:
    bench = Bench("tovak", rivals=["goldyx"])
    realm = bench.realm
    fort = bench.paint(bench.beside(), "plains", Site.KEEP)
    keep = realm.places[fort]
    keep.tokens, keep.face_up = [realm.piles[1].pop(), realm.piles[1].pop()], [False, False]
    realm.remember(realm.heroes[1], keep.tokens[0])
    after = [copy.places[fort].tokens for copy in branched(realm)]
    assert {tokens[0] for tokens in after} == {keep.tokens[0]}
    assert len({tokens[1] for tokens in after}) > 3


@rule("MK-15.1.2")
def test_sorted_tiles_keep_the_order_that_all_know() -> None:
    realm = table("first_reconnaissance", 2)
    known = [tile for tile in realm.tile_deck if realm.tile(tile).kind == TileKind.COUNTRYSIDE]
    for copy in branched(realm):
        assert copy.tile_deck[-len(known) :] == known


@rule("MK-4.7.3")
def test_a_card_gained_stays_on_top_of_its_deck() -> None:
    bench = Bench("tovak", rivals=["goldyx"])
    realm, hero = bench.realm, bench.hero
    bench.deck("march", "rage", "stamina", "promise", "threaten", "crystallize")
    card = realm.action_offer[0]
    take_from_offer(realm, realm.action_offer, realm.actions, card, hero.deck)
    decks = [copy.heroes[0].deck for copy in branched(realm)]
    assert {deck[-1] for deck in decks} == {card}
    assert len({tuple(deck) for deck in decks}) > 6


@rule("MK-3.2.16")
def test_a_card_that_was_shuffled_in_may_lie_anywhere() -> None:
    bench = Bench("tovak", rivals=["goldyx"])
    realm, hero = bench.realm, bench.hero
    bench.deck("march", "rage", "stamina", "promise", "threaten", "crystallize")
    take_from_offer(realm, realm.action_offer, realm.actions, realm.action_offer[0], hero.deck)
    shuffle_deck(realm, hero)
    assert len({copy.heroes[0].deck[-1] for copy in branched(realm)}) > 3


@rule("MK-9.5.4")
def test_a_hero_who_returned_an_artifact_knows_it_is_at_the_bottom() -> None:
    bench = Bench("tovak", rivals=["goldyx"])
    realm = bench.realm
    bench.turn.rewards.append("artifact")
    bench.end_turn("give-back")
    bottom = realm.artifacts[0]
    assert (realm.knows(0, bottom), realm.knows(1, bottom)) == (True, False)
    assert {copy.artifacts[0] for copy in branched(realm)} == {bottom}


@rule("MK-14.7.6")
def test_a_drafted_card_stays_in_the_deck_of_its_drafter() -> None:
    bench = Bench("tovak", rivals=["goldyx"])
    realm, hero = bench.realm, bench.hero
    card = realm.actions.pop()
    hero.deck.append(card)
    hero.secret.append(card)
    for copy in branched(realm):
        assert card in copy.heroes[0].deck

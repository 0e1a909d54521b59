"""A larger hand "at the next draw": which draw that is, however a round ends (MK-3.4.6)."""

import pytest

from questhall.games.mage_knight.printed.kinds import Mana, Site
from questhall.games.mage_knight.rules.round.turn_order import announce_end
from questhall.games.mage_knight.state.realm import Place
from tests.mage_knight.bench import Bench
from tests.marks import rule

HAND_LIMIT = 5
# What promises cards, with the plays of the turn, and how many.
PROMISES = {
    "portal": (["end-movement", "basic:temporal_portal", "stay"], 1),
    "far portal": (["end-movement", "strong:temporal_portal", "draw-more", "stay"], 2),
    "meditation": (["basic:meditation", "end-movement", "no-action"], 2),
    "chosen meditation": (["strong:meditation", "end-movement", "no-action"], 2),
    "hills": (["basic:mountain_lore", "end-movement", "no-action"], 1),
}
FAR = 1  # the seat of the other hero


def laden(rivals: int = 0) -> Bench:
    """A hero in the hills with all that promises cards, and mana to pay for it."""
    bench = Bench(day=False, rivals=["norowas", "goldyx"][:rivals])
    bench.source()
    for rival in bench.realm.heroes[1:]:
        rival.deck = bench.cards(*["march"] * 20)
        rival.hand = bench.cards("march", "march")
    bench.hand("temporal_portal", "meditation", "mountain_lore")
    bench.deck(*["march"] * 20)
    bench.mana("blue", "green", "black")
    bench.paint(bench.hero.space, "hills")
    return bench


def make(bench: Bench, promise: str, last: bool) -> int:
    """Play a turn with this promise; the end of the round is known before it if it is the last."""
    if last:
        bench.realm.round_ended_by = 99
        bench.realm.last_turns = list(bench.realm.order)
    bench.realm.turn_counts = last
    plays, more = PROMISES[promise]
    bench.play(*plays, "end-turn", "keep-rest")
    return more


@rule("MK-3.4.6", "MK-3.2.16", "MK-9.7.6")
@pytest.mark.parametrize("promise", PROMISES)
def test_the_last_turn_promises_cards_for_the_new_round(promise: str) -> None:
    bench = laden()
    more = make(bench, promise, last=True)
    assert len(bench.hero.hand) == HAND_LIMIT
    assert bench.realm.next_step == "end_of_round"
    bench.begin("round")
    assert len(bench.hero.hand) == HAND_LIMIT + more
    assert bench.hero.bigger_hand == 0


@rule("MK-9.7.6")
@pytest.mark.parametrize("promise", PROMISES)
def test_any_other_turn_promises_cards_for_its_own_end(promise: str) -> None:
    bench = laden()
    more = make(bench, promise, last=False)
    assert len(bench.hero.hand) == HAND_LIMIT + more
    bench.begin("round")
    assert len(bench.hero.hand) == HAND_LIMIT


@rule("MK-3.4.2", "MK-3.4.6")
def test_the_others_have_their_last_turns_after_an_announcement() -> None:
    bench = laden(rivals=2)
    realm = bench.realm
    realm.place_in_order = FAR
    realm.heroes[FAR].discard = realm.heroes[FAR].deck
    realm.heroes[FAR].deck = []
    bench.begin("turn")
    bench.play("announce")
    realm.place_in_order = 0  # the third hero has had its turn
    realm.last_turns = [0]
    bench.begin("turn")
    assert realm.turn.seat == 0
    bench.play("end-movement", "basic:temporal_portal", "stay", "end-turn", "keep-rest")
    assert realm.next_step == "end_of_round"
    assert len(bench.hero.hand) == HAND_LIMIT
    bench.begin("round")
    assert [len(hero.hand) for hero in realm.heroes] == [HAND_LIMIT + 1, HAND_LIMIT, HAND_LIMIT]


@rule("MK-3.4.6", "MK-5.3.1")
def test_whoever_found_no_card_to_draw_draws_more_in_the_new_round() -> None:
    bench = laden()
    bench.hero.deck.clear()
    bench.play("end-movement", "basic:temporal_portal", "stay", "end-turn", "keep-rest")
    assert bench.hero.bigger_hand == 1
    bench.deck(*["march"] * 20)
    announce_end(bench.realm, 0)
    bench.begin("round")
    assert len(bench.hero.hand) == HAND_LIMIT + 1


@rule("MK-5.2.1", "MK-3.4.6")
def test_a_forfeited_last_turn_changes_nothing_that_was_promised() -> None:
    bench = laden(rivals=1)
    bench.hero.bigger_hand = 2
    bench.hero.token_down = True
    announce_end(bench.realm, FAR)
    bench.realm.place_in_order = 0
    bench.begin("turn")
    assert bench.realm.next_step == "end_of_round"
    bench.begin("round")
    assert len(bench.hero.hand) == HAND_LIMIT + 2


def conquered(bench: Bench, site: int) -> Place:
    place = bench.realm.places[bench.paint(bench.beside(), "plains", site)]
    place.conquered, place.shields = True, [0]
    if site == Site.CITY:
        place.city = Mana.RED
    return place


@rule("MK-3.4.6", "MK-9.7.3", "MK-9.7.4", "MK-9.7.6")
@pytest.mark.parametrize(("site", "bonus"), [(Site.KEEP, 1), (Site.CITY, 2)])
def test_keeps_and_cities_count_at_both_draws_and_planning_only_at_the_first(
    site: int, bonus: int
) -> None:
    bench = laden()
    bench.tactic("planning")
    conquered(bench, site)
    make(bench, "hills", last=True)
    assert len(bench.hero.hand) == HAND_LIMIT + bonus + 1
    bench.begin("round")
    assert len(bench.hero.hand) == HAND_LIMIT + bonus + 1
    assert bench.hero.bigger_hand == 0


@rule("MK-4.6.4", "MK-9.7.6")
def test_time_bending_draws_nothing_so_the_promise_waits() -> None:
    bench = laden()
    bench.hand("space_bending")
    bench.play("basic:mountain_lore", "strong:space_bending", "end-movement", "no-action")
    bench.play("end-turn", "keep-rest")
    assert bench.turn.another
    assert bench.hero.bigger_hand == 1

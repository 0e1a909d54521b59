"""When rounds and games end (MK-3.4, MK-5.3, MK-21.6), and the dummy player (MK-13.2)."""

import pytest

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import Mana
from questhall.games.mage_knight.rules.round.dummy import dummy_turn, prepare_dummy, refresh_offers
from questhall.games.mage_knight.rules.round.rounds import end_of_round, selection_order, set_order
from questhall.games.mage_knight.rules.round.turn_order import (
    announce_end,
    begin_turn,
    end_scenario,
    end_turn,
)
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.state.heroes import DUMMY_SEAT, Dummy
from questhall.games.mage_knight.state.realm import Realm
from tests.marks import example, rule

from .stage import answer, run_step, table

A, B, C = 0, 1, 2


def at_table(seats: int, scenario: str = "full_conquest") -> Realm:
    realm = table(scenario, seats)
    realm.round = 1
    realm.order = list(range(seats))
    return realm


def whose(realm: Realm) -> int:
    return realm.order[realm.place_in_order]


def take_turn(realm: Realm) -> int:
    seat = whose(realm)
    begin_turn(realm)
    end_turn(realm)
    return seat


def announce(realm: Realm) -> None:
    seat = whose(realm)
    begin_turn(realm)
    announce_end(realm, seat)
    end_turn(realm)


def turns_to_the_end(realm: Realm) -> list[int]:
    seats = []
    while realm.next_step != "end_of_round":
        seats.append(take_turn(realm))
        assert len(seats) < 20
    return seats


@example("MK-EX-45")
@rule("MK-5.3.3", "MK-5.3.5")
def test_a_hero_without_cards_must_announce_the_end_and_later_ones_skip() -> None:
    """MK-EX-45"""
    realm = at_table(2)
    realm.next_step = "turn"
    for hero in realm.heroes:
        hero.hand.clear()
        hero.deck.clear()
    flow_steps = 0
    while realm.next_step == "turn":
        run_step(realm, realm.chance)
        flow_steps += 1
    assert realm.round_ended_by == A
    assert realm.next_step == "end_of_round"
    assert flow_steps == 2


@example("MK-EX-46")
@rule("MK-3.4.2")
def test_after_the_announcement_all_others_have_one_turn() -> None:
    """MK-EX-46"""
    realm = at_table(3)
    assert take_turn(realm) == A
    assert whose(realm) == B
    announce(realm)
    assert turns_to_the_end(realm) == [C, A]


@example("MK-EX-47")
@rule("MK-3.4.4")
def test_the_scenario_ends_in_the_last_turns_of_a_round() -> None:
    """MK-EX-47"""
    realm = at_table(2)
    announce(realm)
    begin_turn(realm)
    end_scenario(realm)
    end_turn(realm)
    assert realm.next_step == "end_of_round"
    answer(end_of_round(realm))
    assert realm.over


@example("MK-EX-48")
@rule("MK-3.4.4")
def test_the_end_of_a_round_does_not_prolong_last_turns() -> None:
    """MK-EX-48"""
    realm = at_table(3)
    begin_turn(realm)
    end_scenario(realm)
    end_turn(realm)
    assert whose(realm) == B
    announce(realm)
    assert turns_to_the_end(realm) == [C, A]


@rule("MK-3.4.3", "MK-15.1.8")
def test_the_hero_who_meets_the_condition_also_has_one_more_turn() -> None:
    realm = at_table(3)
    begin_turn(realm)
    end_scenario(realm)
    end_turn(realm)
    assert turns_to_the_end(realm) == [B, C, A]


@rule("MK-15.4.6")
def test_the_dummy_has_no_last_turn_when_the_scenario_ends() -> None:
    """MK-15.4.6"""
    realm = at_table(1, "solo_conquest")
    realm.order = [A, DUMMY_SEAT]
    begin_turn(realm)
    end_scenario(realm)
    end_turn(realm)
    assert turns_to_the_end(realm) == [A]


@rule("MK-13.2.10")
def test_the_dummy_counts_among_the_others_at_the_end_of_a_round() -> None:
    """MK-13.2.10"""
    realm = at_table(1, "solo_conquest")
    realm.order = [A, DUMMY_SEAT]
    cards = len(the_dummy(realm).deck)
    announce(realm)
    assert turns_to_the_end(realm) == [DUMMY_SEAT]
    assert len(the_dummy(realm).deck) <= cards - 3


@example("MK-EX-40")
@rule("MK-3.3.2")
def test_the_lowest_fame_chooses_first_then_the_lower_in_the_column() -> None:
    """MK-EX-40"""
    realm = at_table(3)
    realm.order = [B, C, A]
    realm.heroes[A].fame, realm.heroes[B].fame, realm.heroes[C].fame = 7, 3, 3
    assert selection_order(realm) == [C, B, A]


@example("MK-EX-41")
@rule("MK-3.3.5")
def test_tactics_decide_the_round_order() -> None:
    """MK-EX-41"""
    realm = at_table(3)
    by_number = {realm.tactic_card(card).number: card for card in realm.tactics}
    for seat, number in ((A, 5), (B, 2), (C, 6)):
        realm.heroes[seat].tactic = by_number[number]
    set_order(realm)
    assert realm.order == [B, A, C]


# -- the dummy -------------------------------------------------------------------------


def the_dummy(realm: Realm) -> Dummy:
    assert realm.dummy is not None
    return realm.dummy


def deck_of(realm: Realm, *names: str) -> list[int]:
    """Set the dummy's deck, the last card on top."""
    return [realm.new_card(library().deeds[name]) for name in names]


def dummy_is(hero: str) -> Realm:
    """A solo game in which the dummy has this hero."""
    games = (table("solo_conquest", 1, f"dummy {number}") for number in range(40))
    return next(realm for realm in games if the_dummy(realm).kind.key == hero)


@example("MK-EX-10")
@rule("MK-13.2.2", "MK-13.2.1", "MK-13.2.3")
def test_crystals_of_a_dummy() -> None:
    """MK-EX-10: Goldyx has green, green, blue."""
    realm = dummy_is("goldyx")
    assert the_dummy(realm).crystals == [0, 1, 2, 0]
    assert realm.heroes[0].crystals == [0, 0, 0, 0]
    assert realm.heroes[0].kind.key != "goldyx"
    assert len(realm.source) == 3  # the dummy is not counted


@example("MK-EX-102")
@rule("MK-13.2.6", "MK-13.2.7")
def test_a_turn_of_the_dummy() -> None:
    """MK-EX-102"""
    realm = at_table(1, "solo_conquest")
    dummy = the_dummy(realm)
    dummy.crystals = [0, 1, 2, 0]
    dummy.deck = deck_of(realm, "swiftness", "swiftness", "stamina", "tranquility", "rage", "march")
    assert not dummy_turn(realm)
    assert len(dummy.discard) == 5
    assert len(dummy.deck) == 1


@example("MK-EX-103")
@rule("MK-13.2.8", "MK-13.2.5", "MK-13.2.9")
def test_the_dummy_runs_out_of_cards() -> None:
    """MK-EX-103"""
    realm = at_table(1, "solo_conquest")
    dummy = the_dummy(realm)
    dummy.deck = dummy.deck[:2]
    assert not dummy_turn(realm)
    assert dummy.deck == []
    assert dummy_turn(realm)


@example("MK-EX-104")
@rule("MK-13.2.11", "MK-13.2.12")
def test_the_dummy_gains_from_the_offers() -> None:
    """MK-EX-104"""
    realm = at_table(1, "solo_conquest")
    dummy = the_dummy(realm)
    before = dummy.crystals[:]
    action, spell = deck_of(realm, "ice_bolt", "expose")
    realm.action_offer[-1], realm.spell_offer[-1] = action, spell
    refresh_offers(realm)
    prepare_dummy(realm)
    assert len(dummy.deck) == 17
    assert action in dummy.deck
    assert realm.deed(action).colour == Mana.BLUE
    assert realm.spells[0] == spell
    assert dummy.crystals == [*before[: Mana.WHITE], before[Mana.WHITE] + 1]


@example("MK-EX-43")
@rule("MK-3.2.9")
def test_without_a_dummy_the_lowest_action_goes_under_the_deck() -> None:
    """MK-EX-43"""
    realm = at_table(2)
    top, middle, bottom = realm.action_offer
    new = realm.actions[-1]
    refresh_offers(realm)
    assert realm.action_offer == [new, top, middle]
    assert realm.actions[0] == bottom


@rule("MK-15.4.4", "MK-15.5.4")
def test_who_chooses_tactics_beside_the_dummy() -> None:
    """MK-15.4.4, MK-15.5.4"""
    alone = at_table(1, "solo_conquest")
    assert selection_order(alone) == [A, DUMMY_SEAT]
    together = at_table(2, "full_cooperation")
    assert selection_order(together)[0] == DUMMY_SEAT
    assert sorted(selection_order(together)[1:]) == [A, B]


def tactics_known(realm: Realm) -> int:
    return len(realm.tactics) + len(realm.other_tactics)


def play_to_round(realm: Realm, number: int) -> None:
    while realm.round < number or realm.next_step != "tactics":
        run_step(realm, realm.chance)


@rule("MK-15.4.5")
def test_every_tactic_is_used_once_in_a_solo_game() -> None:
    """MK-15.4.5"""
    realm = table("solo_conquest", 1, "tactics")
    play_to_round(realm, 3)
    assert tactics_known(realm) == 12 - 4
    assert len(realm.tactics) == 4


@rule("MK-15.5.5")
def test_a_heros_tactic_is_removed_each_round_in_a_cooperative_game() -> None:
    """MK-15.5.5"""
    realm = table("full_cooperation", 2, "tactics")
    play_to_round(realm, 3)
    assert tactics_known(realm) == 12 - 2
    assert len(realm.tactics) == 5


@rule("MK-15.5.5", "MK-14.4.2")
@pytest.mark.parametrize(
    ("time", "number", "removed"),
    [("usual", 4, 1), ("usual", 5, 0), ("darkness_is_coming", 5, 1), ("darkness_is_coming", 6, 0)],
)
def test_no_tactic_is_removed_after_the_last_night(time: str, number: int, removed: int) -> None:
    """In Darkness every further round is a night."""
    realm = table("full_cooperation", 2, "tactics", time=time)
    realm.round, realm.day = number, False
    for hero in realm.heroes:
        hero.tactic = realm.other_tactics.pop()
    answer(scenario_of(realm).round_ended(realm), *["remove-tactic"] * removed)
    assert len(realm.removed) == removed


def test_rivals_use_all_tactics_again() -> None:
    realm = table("full_conquest", 2, "tactics")
    play_to_round(realm, 3)
    assert tactics_known(realm) == 12


def test_the_dots_of_heroes_have_basic_colours() -> None:
    for hero in library().heroes:
        assert len(hero.dots) == 3
        assert all(dot in (Mana.RED, Mana.BLUE, Mana.GREEN, Mana.WHITE) for dot in hero.dots)

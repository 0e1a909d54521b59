"""Impossible states of a ledger are reported."""

from collections.abc import Callable

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.ledger import Chronicle

from .party import CAMPAIGNS, Outing, item, party


def owe(ledger: Chronicle) -> None:
    ledger.characters[0].gold = -1


def forget_xp(ledger: Chronicle) -> None:
    ledger.characters[0].level = 2


def check_too_often(ledger: Chronicle) -> None:
    ledger.characters[0].checks = 19


def take_perks(ledger: Chronicle) -> None:
    ledger.characters[0].perks = [0]


def take_a_perk_too_often(ledger: Chronicle) -> None:
    ledger.characters[0].checks = 6
    ledger.characters[0].perks = [0, 0]


def lose_a_card(ledger: Chronicle) -> None:
    ledger.characters[0].pool.pop(0)


def learn_too_much(ledger: Chronicle) -> None:
    ledger.characters[0].pool.append(ledger.characters[0].kind.cards[13])


def learn_elsewhere(ledger: Chronicle) -> None:
    ledger.characters[0].pool.append(ledger.characters[1].kind.cards[0])


def drop_a_card(ledger: Chronicle) -> None:
    ledger.characters[0].hand.pop()


def steal(ledger: Chronicle) -> None:
    ledger.characters[0].items.append(item("iron_helmet"))


def own_twice(ledger: Chronicle) -> None:
    ledger.characters[0].items += [item("iron_helmet")] * 2
    ledger.stock["iron_helmet"] -= 1


def wear_what_is_not_owned(ledger: Chronicle) -> None:
    ledger.characters[0].equipped.append(item("iron_helmet"))


def wear_too_much(ledger: Chronicle) -> None:
    sheet = ledger.characters[0]
    sheet.items = [item("minor_healing_potion"), item("minor_power_potion")]
    sheet.equipped = sheet.items[:]
    ledger.stock |= {"minor_healing_potion": 3, "minor_power_potion": 3}


def sell_nonsense(ledger: Chronicle) -> None:
    ledger.stock["moon"] = 1


def be_too_famous(ledger: Chronicle) -> None:
    ledger.reputation = 21


def prosper_too_much(ledger: Chronicle) -> None:
    ledger.prosperity = 65


def win_what_was_closed(ledger: Chronicle) -> None:
    ledger.done = [2]


def win_twice(ledger: Chronicle) -> None:
    ledger.done = [1, 1]


def open_nowhere(ledger: Chronicle) -> None:
    ledger.opened.append(99)


def lose_a_side_scenario(ledger: Chronicle) -> None:
    ledger.side_scenarios.remove(65)


def open_a_wrong_envelope(ledger: Chronicle) -> None:
    ledger.envelopes = ["q"]


def open_an_envelope_twice(ledger: Chronicle) -> None:
    ledger.envelopes = ["b", "b"]


def read_through_the_paper(ledger: Chronicle) -> None:
    ledger.unread = ["b"]


def lose_a_friend(ledger: Chronicle) -> None:
    ledger.characters.pop()


FAULTS: list[tuple[Callable[[Chronicle], None], str]] = [
    (owe, "brute owes gold"),
    (forget_xp, "brute has 0 experience at level 2"),
    (check_too_often, "brute has 19 checks"),
    (take_perks, "brute has 1 perks"),
    (take_a_perk_too_often, "brute has perk 0 2 times"),
    (lose_a_card, "the pool of brute is not whole"),
    (learn_too_much, "brute has learnt 1 cards by level 1"),
    (learn_elsewhere, "brute knows cards of another class"),
    (drop_a_card, "the hand of brute has 9 cards"),
    (steal, "of 2 copies of iron_helmet 3 are there"),
    (own_twice, "brute owns an item twice"),
    (wear_what_is_not_owned, "brute wears what it does not own"),
    (wear_too_much, "brute wears too much"),
    (sell_nonsense, "the shop sells 'moon'"),
    (be_too_famous, "the reputation is 21"),
    (prosper_too_much, "the prosperity is 65"),
    (win_what_was_closed, "scenario 2 is done and was never open"),
    (win_twice, "1 is there 2 times"),
    (open_nowhere, "scenario 99 is not there"),
    (lose_a_side_scenario, "the card of side scenario 65 is lost or doubled"),
    (open_a_wrong_envelope, "there is no envelope 'q'"),
    (open_an_envelope_twice, "'b' is there 2 times"),
    (read_through_the_paper, "envelope 'b' is unread and was never open"),
    (lose_a_friend, "1 characters are in a party of 2"),
]


@pytest.mark.parametrize(("spoil", "text"), FAULTS, ids=[text for _, text in FAULTS])
def test_a_fault_is_named(spoil: Callable[[Chronicle], None], text: str) -> None:
    ledger = party("brute", "tinkerer")
    assert CAMPAIGNS.faults(ledger) == []
    spoil(ledger)
    assert text in CAMPAIGNS.faults(ledger)


def test_faults_in_town_are_named() -> None:
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    town = Outing(ledger, "town").town
    assert GAME.faults(town) == []
    town.sheets[0].gold = -1
    town.ledger.stock["iron_helmet"] = 3
    town.event.deck, town.event.number = "road", 80
    town.sheets.append(town.sheets[1])
    assert GAME.faults(town) == [
        "there is no event 80 in the deck 'road'",
        "brute owes gold",
        "3 characters are in a party of 2",
        "'tinkerer' is there 2 times",
        "of 2 copies of iron_helmet 3 are there",
    ]
    town.left = [7]
    assert GAME.faults(town) == ["hero 7 is not there"]

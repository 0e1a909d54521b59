"""Heroes by auction (MK-14.1)."""

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.rules.cards.tracks import gain_fame
from questhall.games.mage_knight.rules.round.level_up import level_ups
from questhall.games.mage_knight.rules.round.rounds import selection_order
from questhall.games.mage_knight.state.realm import Realm
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.match import Match
from questhall.kernel.phrases import say_event
from tests.mage_knight.scenarios.stage import answer, set_up
from tests.marks import example, rule

HEROES = [kind.key for kind in library().heroes]


class Auction:
    """Players by their place in the order of selection."""

    def __init__(self, seats: int, scenario: str = "full_conquest") -> None:
        setup = set_up(scenario, seats, hero_auction=True)
        self.realm: Realm = GAME.deal(setup, Chance("auction"))
        self.flow = GAME.steps["heroes"](self.realm)
        self.decision: Decision = next(self.flow)
        self.order = self.realm.order[:]
        self.over = False

    def place(self) -> int:
        """The place of the player who is asked."""
        return self.order.index(self.decision.seats[0])

    def _answer(self, option: Option) -> None:
        try:
            self.decision = self.flow.send(option)
        except StopIteration:
            self.over = True

    def pick(self, place: int, hero: str) -> None:
        assert (self.place(), self.decision.prompt) == (place, "hero")
        fitting = [each for each in self.decision.options if HEROES[each.what] == hero]
        self._answer(fitting[0])

    def bid(self, place: int, amount: int) -> None:
        """Bid; 0 means no bid."""
        assert (self.place(), self.decision.prompt) == (place, "auction")
        verb = "bid" if amount else "no-bid"
        fitting = [each for each in self.decision.options if each.verb == verb]
        if amount:
            fitting = [each for each in fitting if each.amount == amount]
        self._answer(fitting[0])

    def least(self) -> int:
        return min(each.amount for each in self.decision.options if each.verb == "bid")

    def result(self) -> list[tuple[str, int]]:
        heroes = [self.realm.heroes[seat] for seat in self.order]
        return [(hero.kind.key, hero.fame) for hero in heroes]


@rule("MK-14.1.1")
def test_nobody_objects() -> None:
    auction = Auction(3)
    auction.pick(0, "tovak")
    auction.bid(1, 0)
    auction.bid(2, 0)
    auction.pick(1, "goldyx")
    auction.bid(2, 0)
    auction.pick(2, "arythea")
    assert auction.over
    assert auction.result() == [("tovak", 0), ("goldyx", 0), ("arythea", 0)]


@rule("MK-14.1.2", "MK-14.1.4")
def test_the_picker_matches_or_gives_the_hero_up() -> None:
    auction = Auction(2)
    auction.pick(0, "tovak")
    assert auction.least() == 1
    auction.bid(1, 2)
    assert auction.least() == 2
    auction.bid(0, 0)
    auction.pick(0, "goldyx")  # the same picker; a player with a hero does not bid
    assert auction.over
    assert auction.result() == [("goldyx", 0), ("tovak", -2)]
    matched = Auction(2)
    matched.pick(0, "tovak")
    matched.bid(1, 2)
    matched.bid(0, 2)
    assert matched.least() == 3
    matched.bid(1, 0)
    matched.pick(1, "goldyx")
    assert matched.result() == [("tovak", -2), ("goldyx", 0)]


@example("MK-EX-11")
@rule("MK-14.1.5", "MK-20.1.1", "MK-15.3.3")
@pytest.mark.parametrize(("scenario", "fame"), [("full_conquest", -2), ("blitz_conquest", -1)])
def test_reaching_the_first_row_gives_no_reward(scenario: str, fame: int) -> None:
    auction = Auction(2, scenario)
    auction.pick(0, "tovak")
    auction.bid(1, 2)
    auction.bid(0, 0)
    auction.pick(0, "goldyx")
    hero = auction.realm.heroes[auction.order[1]]
    assert hero.fame == fame
    gain_fame(auction.realm, hero, 1 - fame, "MK-14.1.5")
    assert hero.fame == 1
    answer(level_ups(auction.realm, hero))
    assert hero.level == 1
    assert hero.skills == []


@rule("MK-14.1.3", "MK-14.1.4")
def test_several_bidders_go_round() -> None:
    auction = Auction(3)
    auction.pick(0, "tovak")
    auction.bid(1, 1)
    assert auction.least() == 2  # the third comes after the second
    auction.bid(2, 3)
    auction.bid(0, 0)
    assert auction.least() == 3  # the second comes before the third
    auction.bid(1, 3)
    assert auction.least() == 4
    auction.bid(2, 0)
    auction.pick(0, "goldyx")
    auction.bid(2, 0)
    auction.pick(2, "arythea")
    assert auction.result() == [("goldyx", 0), ("tovak", -3), ("arythea", 0)]


@rule("MK-14.1.6")
def test_the_first_tactics_are_chosen_in_reverse_order() -> None:
    auction = Auction(3)
    auction.pick(0, "tovak")
    auction.bid(1, 0)
    auction.bid(2, 1)
    auction.bid(0, 4)
    auction.bid(2, 0)
    auction.pick(1, "goldyx")
    auction.bid(2, 0)
    auction.pick(2, "arythea")
    realm = auction.realm
    assert [realm.heroes[seat].fame for seat in auction.order] == [-4, 0, 0]
    realm.round = 1
    assert selection_order(realm) == auction.order[::-1]
    realm.round = 2
    assert selection_order(realm)[0] == auction.order[0]


@rule("MK-14.1.4", "MK-15.3.3")
def test_a_blitz_starts_with_one_more_fame() -> None:
    auction = Auction(2, "blitz_conquest")
    auction.pick(0, "tovak")
    auction.bid(1, 2)
    auction.bid(0, 0)
    auction.pick(0, "goldyx")
    assert auction.result() == [("goldyx", 1), ("tovak", -1)]


@rule("MK-14.1.2", "MK-14.1.4")
def test_the_log_names_who_bids_and_who_wins() -> None:
    match = Match.start(GAME, set_up("full_conquest", 2, hero_auction=True), "log")
    picker, bidder = match.state.order if isinstance(match.state, Realm) else (0, 0)
    match.take(picker, Option("hero", HEROES.index("tovak")))
    match.take(bidder, Option("bid", HEROES.index("tovak"), amount=2))
    match.take(picker, Option("no-bid", HEROES.index("tovak")))
    match.take(picker, Option("hero", HEROES.index("goldyx")))
    assert match.journal is not None
    texts = GAME.texts("en")
    said = [
        say_event(GAME, match.state, event, texts)
        for event in match.journal.events
        if event.key in ("bids", "wins-hero")
    ]
    assert said == [
        f"Player {bidder + 1} offers 2 fame for Tovak.",
        f"Player {bidder + 1} takes Tovak for 2 fame.",
        f"Player {picker + 1} takes Goldyx.",
    ]

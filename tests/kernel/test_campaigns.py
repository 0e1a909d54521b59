"""A campaign: a series of matches, with a ledger between them."""

from collections.abc import Sequence

import msgspec
import pytest

from questhall.kernel.campaigns import (
    Offer,
    ledger_hash,
    link_seed,
    say_offer,
    written_hash,
    written_ledger,
)
from questhall.kernel.chain import MOST_ENTRIES, Abandoned, Chain, Closed, Noted, Opened, follow
from questhall.kernel.chain_file import (
    BadChain,
    ChainFile,
    fork,
    give_away,
    read_chain,
    read_file,
    unfinished_match,
    verify,
    write_chain,
)
from questhall.kernel.chance import Chance
from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.editions import Edition
from questhall.kernel.games import BadSetup, Setup
from questhall.kernel.match import Match
from questhall.kernel.records import SavedBranch
from questhall.kernel.saves import BadSave, load, read, save
from tests.conformance.toy import GAME as WITHOUT
from tests.conformance.toy_campaign import GAME, LanternRoad, Road, RoadGame, Shop

NOW = 1_700_000_000.0
PLAYERS = ["Ada", "Boris"]


def begin(seed: str = "road", seats: int = 2) -> Chain:
    return Chain.begin(GAME, Setup("road", seats), seed, NOW)


def play(match: Match, choices: int = 1000, seed: str = "hands") -> Match:
    """Make this many random choices, or play to the end."""
    chance = Chance(seed)
    for _ in range(choices):
        if match.over:
            break
        decision = match.pending[0]
        option = decision.options[chance.below("option", len(decision.options))]
        match.take(option.seat if option.seat >= 0 else decision.seats[0], option)
    return match


def opened(chain: Chain, key: str) -> Match:
    chain.add(chain.open(key, PLAYERS), NOW)
    assert chain.open_link is not None
    return chain.match(chain.open_link)


def play_link(chain: Chain, key: str, hands: str = "hands") -> None:
    match = play(opened(chain, key), seed=hands)
    chain.add(chain.close(match), NOW, match)


def road_of(chain: Chain) -> Road:
    assert isinstance(chain.ledger, Road)
    return chain.ledger


def walked(links: int = 4) -> Chain:
    """A campaign that alternates evenings and visits to the shop; lost evenings are repeated."""
    chain = begin()
    for number in range(links):
        chosen = chain.offers()[number % 2]
        play_link(chain, chosen.key, f"hands {number}")
    return chain


def with_a_defeat() -> Chain:
    """A campaign whose last match was lost."""
    for number in range(50):
        chain = begin(f"defeat {number}")
        play_link(chain, "evening:1")
        if chain.lost_link is not None:
            return chain
    raise AssertionError("nobody ever loses")


# -- matches from a ledger -----------------------------------------------------


def test_a_match_is_dealt_from_the_ledger() -> None:
    chain = begin()
    match = opened(chain, "evening:1")
    cards = [card for zone in match.state.zones() for card in zone.cards]
    assert sorted(cards) == road_of(chain).lanterns


def test_a_match_is_closed_into_the_next_ledger() -> None:
    chain = walked(2)
    road = road_of(chain)
    assert [link.fate for link in chain.links] == ["won", "won"] or road.defeats
    assert chain.number == 3
    assert chain.here == chain.links[-1].after == ledger_hash(road, chain.campaigns)


def test_a_match_that_goes_on_cannot_be_closed() -> None:
    chain = begin()
    match = opened(chain, "evening:1")
    with pytest.raises(Refused, match="not over"):
        chain.close(match)


def test_only_the_match_that_is_open_can_be_closed() -> None:
    chain, other = begin(), begin("another road")
    opened(chain, "evening:1")
    with pytest.raises(Refused, match="not the match that is open"):
        chain.close(play(opened(other, "evening:1")))


@pytest.mark.parametrize("key", ["evening:1", "shop"])
def test_a_saved_match_opens_from_seed_and_ledger(key: str) -> None:
    chain = Chain.begin(GAME, Setup("road", 2, {"purse": 3}), "road", NOW)
    match = play(opened(chain, key), 1)
    again = load(save(match), GAME)
    assert not again.resumed
    assert state_hash(again.state) == state_hash(match.state)
    assert save(again) == save(match)
    assert chain.close(play(again)) == chain.close(play(match))


def test_a_save_of_older_rules_can_still_be_closed() -> None:
    chain = begin()
    match = play(opened(chain, "evening:1"), 5)
    record = read(save(match))
    record.version = "0"
    again = load(msgspec.json.encode(record), GAME)
    assert again.resumed
    assert chain.close(play(again)).after == chain.close(play(match)).after


def test_a_save_with_another_ledger_is_not_believed() -> None:
    record = read(save(play(opened(begin(), "evening:1"), 5)))
    assert record.beginning is not None
    record.beginning.ledger["lanterns"] = record.beginning.ledger["lanterns"][::-1]
    with pytest.raises(BadSave):
        load(msgspec.json.encode(record), GAME)


@pytest.mark.parametrize("ledger", [{"is": "Castle"}, {}, {"is": "Road", "party": 7}])
def test_a_save_with_an_unreadable_ledger_is_refused(ledger: dict[str, object]) -> None:
    record = read(save(play(opened(begin(), "evening:1"), 5)))
    assert record.beginning is not None
    record.beginning.ledger = ledger
    with pytest.raises(BadSave, match="ledger cannot be read"):
        load(msgspec.json.encode(record), GAME)


# -- offers --------------------------------------------------------------------


def test_what_is_blocked_cannot_be_opened() -> None:
    chain = begin()
    with pytest.raises(Refused, match=r"feast cannot be played now \(LA-9\)"):
        chain.open("feast", PLAYERS)
    with pytest.raises(Refused, match="moon is not offered now"):
        chain.open("moon", PLAYERS)


def test_an_offer_is_for_a_number_of_seats() -> None:
    with pytest.raises(BadSetup, match="takes 2 seats, not 3"):
        begin().open("shop", [*PLAYERS, "Vera"])


def test_one_match_is_open_at_a_time() -> None:
    chain = begin()
    opened(chain, "shop")
    assert chain.offers() == []
    with pytest.raises(Refused, match="finish it first"):
        chain.open("evening:1", PLAYERS)


def test_offers_are_said_in_words() -> None:
    chain = begin()
    texts = GAME.texts("en")
    said = [say_offer(chain.campaigns, chain.ledger, each, texts) for each in chain.offers()]
    assert said == [
        "Walk on: evening 1",
        "Visit the lantern shop",
        "Give a feast for 1,000 coins",
    ]


def test_a_game_without_campaigns_says_so() -> None:
    with pytest.raises(BadSetup, match="lanterns has no campaigns"):
        Chain.begin(WITHOUT, Setup("road", 2), "road", NOW)


def test_a_campaign_begins_with_what_was_agreed() -> None:
    rich = Chain.begin(GAME, Setup("road", 2, {"purse": 3}), "road", NOW)
    assert [each.coins for each in road_of(rich).party] == [3, 3]
    with pytest.raises(BadSetup, match="a campaign of lanterns has no format 'short'"):
        Chain.begin(GAME, Setup("short", 2), "road", NOW)


# -- chance --------------------------------------------------------------------


def test_opening_again_goes_on_with_the_same_match() -> None:
    chain = begin()
    first = opened(chain, "evening:1")
    assert chain.open_link is not None
    assert state_hash(chain.match(chain.open_link).state) == state_hash(first.state)


def test_what_is_given_up_and_begun_again_has_the_same_luck() -> None:
    """Otherwise a group could give up until it likes what it draws."""
    chain = begin()
    first = opened(chain, "evening:1")
    chain.add(chain.abandon(), NOW)
    second = opened(chain, "evening:1")
    assert [(link.number, link.attempt, link.fate) for link in chain.links] == [
        (1, 1, "abandoned"),
        (1, 2, "open"),
    ]
    assert state_hash(first.state) == state_hash(second.state)


def test_a_lost_match_that_is_played_again_has_other_luck() -> None:
    chain = with_a_defeat()
    chain.add(chain.play_again(PLAYERS), NOW)
    chain.add(chain.abandon(), NOW)
    chain.add(chain.open("evening:1", PLAYERS), NOW)
    seeds = [link.seed for link in chain.links]
    assert seeds[0] != seeds[1] == seeds[2]


def test_luck_that_nobody_has_drawn_is_refused() -> None:
    chain = begin()
    better = msgspec.structs.replace(chain.open("evening:1", PLAYERS), luck=7)
    with pytest.raises(Refused, match="does not have the luck of its link"):
        chain.add(better, NOW)


def test_an_older_record_took_its_luck_from_the_attempt() -> None:
    chain = begin()
    older = msgspec.structs.replace(chain.open("evening:1", PLAYERS), luck=0)
    chain.add(older, NOW)
    chain.add(chain.abandon(), NOW)
    chain.add(msgspec.structs.replace(older, attempt=2), NOW)
    assert chain.links[0].seed != chain.links[1].seed == link_seed("road", 1, 2, "evening:1")


def test_another_offer_in_between_does_not_bring_an_attempt_back() -> None:
    chain = begin()
    opened(chain, "evening:1")
    chain.add(chain.abandon(), NOW)
    opened(chain, "shop")
    chain.add(chain.abandon(), NOW)
    opened(chain, "evening:1")
    assert [link.attempt for link in chain.links] == [1, 2, 3]


def test_whoever_begins_and_gives_up_for_ever_comes_to_an_end() -> None:
    chain = begin()
    entry = chain.open("evening:1", PLAYERS)
    for attempt in range(1, MOST_ENTRIES // 2 + 1):
        chain.add(msgspec.structs.replace(entry, attempt=attempt), NOW)
        chain.add(chain.abandon(), NOW)
    assert chain.attempts(1) == MOST_ENTRIES // 2
    with pytest.raises(Refused, match="at most 2000 matches"):
        chain.open("evening:1", PLAYERS)
    with pytest.raises(Refused, match="at most 4000 entries"):
        chain.add(msgspec.structs.replace(entry, attempt=MOST_ENTRIES), NOW)


def test_every_part_of_a_link_goes_into_its_seed() -> None:
    seeds = {
        link_seed("road", 1, 1, "shop"),
        link_seed("way", 1, 1, "shop"),
        link_seed("road", 2, 1, "shop"),
        link_seed("road", 1, 2, "shop"),
        link_seed("road", 1, 1, "inn"),
    }
    assert len(seeds) == 5


# -- defeats -------------------------------------------------------------------


def test_a_lost_match_can_be_played_again_from_the_ledger_before_it() -> None:
    chain = with_a_defeat()
    assert road_of(chain).defeats == 1
    chain.add(chain.play_again(PLAYERS), NOW)
    assert road_of(chain).defeats == 0
    link = chain.open_link
    assert link is not None
    assert (link.number, link.attempt) == (1, 2)
    match = play(chain.match(link), seed="better hands")
    chain.add(chain.close(match), NOW, match)
    assert chain.number == 2
    assert verify(chain) == []


def test_a_campaign_is_over_when_nothing_is_left_to_play() -> None:
    chain = begin()
    for number in range(60):
        if chain.over:
            break
        play_link(chain, chain.offers()[0].key, f"hands {number}")
    assert (chain.over, chain.offers()) == (True, [])
    assert road_of(chain).evenings == 3


class LastChance(LanternRoad):
    """A campaign that ends with the first evening, won or lost."""

    def offers(self, ledger: Road) -> list[Offer]:
        return super().offers(ledger) if ledger.evenings + ledger.defeats == 0 else []


def test_a_lost_end_can_be_played_again_too() -> None:
    lost = with_a_defeat()
    chain = follow(RoadGame(LastChance), lost.facts, lost.record)
    assert chain.offers() == []
    assert not chain.over
    chain.add(chain.play_again(PLAYERS), NOW)
    assert chain.open_link is not None


def test_after_a_defeat_the_campaign_can_go_on_too() -> None:
    chain = with_a_defeat()
    play_link(chain, "shop")
    assert (chain.number, road_of(chain).defeats) == (3, 1)
    with pytest.raises(Refused, match="no lost match"):
        chain.play_again(PLAYERS)


# -- the record ----------------------------------------------------------------


def test_a_chain_follows_from_its_record() -> None:
    chain = walked()
    again = follow(GAME, chain.facts, chain.record)
    assert (again.number, again.here) == (chain.number, chain.here)
    assert written_ledger(again.ledger, chain.campaigns) == written_ledger(
        chain.ledger, chain.campaigns
    )


def test_a_record_that_does_not_fit_together_is_refused() -> None:
    chain = walked()
    with pytest.raises(Refused):
        follow(GAME, chain.facts, chain.record[2:])
    with pytest.raises(Refused):
        follow(GAME, chain.facts, [*chain.record, chain.record[-1]])


# -- what stays of a match that was given up -------------------------------------


class TollRoad(LanternRoad):
    """Whoever enters the shop leaves a lantern at its door."""

    def begun(self, ledger: Road, offer: Offer) -> Road:
        if offer.key == "shop":
            ledger.shelf.append(ledger.lanterns.pop(0))
        return ledger


TOLL_GAME = RoadGame(TollRoad)


def in_the_shop() -> Chain:
    chain = Chain.begin(TOLL_GAME, Setup("road", 2, {"purse": 3}), "toll", NOW)
    opened(chain, "shop")
    return chain


def test_what_a_match_costs_when_it_begins_is_seen_at_once_and_stays() -> None:
    chain = in_the_shop()
    assert len(road_of(chain).lanterns) == 13
    chain.add(chain.abandon(), NOW)
    assert len(road_of(chain).lanterns) == 13
    match = play(opened(chain, "shop"), seed="shoppers")
    chain.add(chain.close(match), NOW, match)
    assert [(link.number, link.fate) for link in chain.links] == [(1, "abandoned"), (1, "won")]
    assert isinstance(match.state, Shop)
    bought = sum(len(customer.bag) for customer in match.state.customers)
    assert len(road_of(chain).lanterns) == 12 + bought
    assert verify(read_chain(read_file(write_chain(chain)), TOLL_GAME)) == []


def test_who_gives_a_campaign_away_in_the_middle_of_a_match_has_paid_for_it() -> None:
    chain = in_the_shop()
    again = read_chain(read_file(give_away(chain, "Our road")), TOLL_GAME)
    assert again.open_link is None
    assert len(road_of(again).lanterns) == 13
    assert verify(again) == []


@pytest.mark.parametrize("forged", ["richer", "unpaid"])
def test_a_price_that_was_not_paid_is_found(forged: str) -> None:
    chain = in_the_shop()
    rich = road_of(chain)
    rich.party[0].coins += 100
    text = written_ledger(rich, chain.campaigns)
    entry = (
        Abandoned(ledger_hash(rich, chain.campaigns), text) if forged == "richer" else Abandoned()
    )
    chain.add(entry, NOW)
    with pytest.raises(BadChain, match="link 1 was not given up for the ledger that follows it"):
        verify(chain)
    newer = RoadGame(TollRoad)
    newer.version = "2"
    assert verify(follow(newer, chain.facts, chain.record)) == ([1] if forged == "richer" else [])


class BoxedRoad(RoadGame):
    """With content in a box."""

    def edition(self, packs: Sequence[str] = ()) -> Edition:
        return Edition(self.version, "91b2c3d4")


@pytest.mark.parametrize("game", [GAME, BoxedRoad()], ids=["no box", "a box"])
def test_a_match_that_was_not_offered_and_given_up_is_found(game: RoadGame) -> None:
    chain = Chain.begin(game, Setup("road", 2), "road", NOW)
    forged = chain.open(chain.offers()[0].key, PLAYERS)
    forged.offer = "to_the_end"
    chain.take_in(Noted(NOW, forged))
    chain.take_in(Noted(NOW, Abandoned()))
    with pytest.raises(BadChain, match="to_the_end is not offered now"):
        verify(chain)


def test_a_ledger_that_was_changed_after_giving_up_is_refused() -> None:
    chain = in_the_shop()
    abandoned = chain.abandon()
    abandoned.ledger = abandoned.ledger.replace("coins", "crowns")
    with pytest.raises(Refused, match="the ledger after link 1 was changed"):
        chain.add(abandoned, NOW)


# -- files ---------------------------------------------------------------------


def test_a_campaign_is_one_file() -> None:
    chain = walked()
    file = read_file(write_chain(chain, "Our road"))
    again = read_chain(file, GAME)
    assert file.name == "Our road"
    assert again.record == chain.record
    assert verify(again) == []


def test_an_unfinished_match_is_in_the_file() -> None:
    chain = walked()
    match = play(opened(chain, chain.offers()[0].key), 4)
    file = read_file(write_chain(chain, unfinished=match))
    again = read_chain(file, GAME)
    left = unfinished_match(file, again)
    assert left is not None
    assert state_hash(left.state) == state_hash(match.state)


def test_what_is_given_away_does_not_tell_the_seed() -> None:
    chain = fork(walked(), 2, "the seed of the copy", NOW)
    opened(chain, chain.offers()[0].key)
    given = give_away(chain, "Our road")
    assert b"the seed of the copy" not in given
    assert chain.facts.seed == "road"
    assert b'"seed":"road"' not in given
    again = read_chain(read_file(given), GAME)
    assert again.open_link is None
    assert verify(again) == []


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"lantern", "not a Questhall campaign"),
        (b"{}", "not a Questhall campaign"),
    ],
)
def test_a_file_that_is_not_a_campaign_is_refused(data: bytes, text: str) -> None:
    with pytest.raises(BadChain, match=text):
        read_file(data)


def test_a_campaign_of_another_format_or_game_is_refused() -> None:
    file = read_file(write_chain(walked(1)))
    newer = msgspec.structs.replace(file, questhall_campaign=9)
    with pytest.raises(BadChain, match="has format 9"):
        read_file(msgspec.json.encode(newer))
    file.facts.game = "ludo"
    with pytest.raises(BadChain, match="no game called 'ludo'"):
        read_chain(file)
    with pytest.raises(BadChain, match="a campaign of 'ludo'"):
        read_chain(file, GAME)


def test_a_ledger_that_nobody_earned_is_found() -> None:
    chain = walked()
    rich = chain.ledger
    assert isinstance(rich, Road)
    rich.party[0].coins += 100
    last = chain.record[-1].entry
    assert isinstance(last, Closed)
    last.ledger = written_ledger(rich, chain.campaigns)
    last.after = ledger_hash(rich, chain.campaigns)
    with pytest.raises(BadChain, match="link 4 does not lead to the ledger"):
        verify(follow(GAME, chain.facts, chain.record))


def test_a_better_attempt_than_the_true_one_is_found() -> None:
    chain = begin()
    entry = chain.open("evening:1", PLAYERS)
    chain.add(entry, NOW)
    assert chain.open_link is not None
    match = play(chain.match(chain.open_link))
    chain.add(chain.close(match), NOW, match)
    facts = msgspec.structs.replace(chain.facts, seed="another")
    with pytest.raises(BadChain):
        verify(follow(GAME, facts, chain.record))


def forged(chain: Chain, *, origin: bool) -> ChainFile:
    """A file whose last match was not played from its deal, though its version says today."""
    file = read_file(write_chain(chain))
    last = file.record[-1]
    record = read(last.save.encode())
    if origin:
        record.origin = record.checkpoint.state
        record.choices = record.choices[record.checkpoint.at :]
        record.checkpoint.at = 0
    else:
        record.questhall = 1
        record.branches = [SavedBranch(1, 7)]
    last.save = msgspec.json.encode(record).decode()
    return file


@pytest.mark.parametrize("origin", [True, False])
def test_a_match_that_does_not_begin_with_its_deal_proves_nothing(origin: bool) -> None:
    """By its position, or by a branch of the old format, it could lead anywhere."""
    chain = walked(2)
    assert read_file(write_chain(chain)).proves_itself(GAME)
    file = forged(chain, origin=origin)
    assert not file.proves_itself(GAME)
    assert verify(read_chain(file, GAME)) == [2], "it must be believed"


def test_a_ledger_is_held_against_its_classes() -> None:
    chain = walked(2)
    last = chain.record[-1].entry
    assert isinstance(last, Closed)
    plain = msgspec.json.decode(last.ledger)
    plain["evenings"] = "many"
    last.ledger = msgspec.json.encode(plain).decode()
    last.after = written_hash(last.ledger)
    newer = RoadGame()
    newer.version = "2"
    with pytest.raises(BadChain, match=r"ledger\.evenings is of another kind"):
        verify(follow(newer, chain.facts, chain.record))


def test_a_save_nested_without_end_is_refused() -> None:
    deep = b'{"questhall": 2, "origin":' + b'{"a":' * 2000 + b"1" + b"}" * 2001
    with pytest.raises(BadSave, match="not a Questhall save"):
        read(deep)


def test_links_of_other_rules_must_be_believed() -> None:
    chain = walked(2)
    newer = RoadGame()
    newer.version = "2"
    assert verify(follow(newer, chain.facts, chain.record)) == [1, 2]


# -- forks ---------------------------------------------------------------------


def test_a_copy_goes_its_own_way_from_any_link() -> None:
    chain = walked()
    copy = fork(chain, 2, "other fate", NOW)
    assert (copy.number, copy.here) == (3, chain.links[2].before)
    assert copy.links[1].seed == chain.links[1].seed
    key = chain.links[2].offer
    copy.add(copy.open(key, PLAYERS), NOW)
    assert copy.links[2].seed != chain.links[2].seed
    match = play(copy.match(copy.links[2]))
    copy.add(copy.close(match), NOW, match)
    assert verify(copy) == []
    assert len(chain.links) == 4


def test_a_copy_can_begin_with_the_first_ledger() -> None:
    copy = fork(walked(), 0, "other fate", NOW)
    assert (copy.number, copy.links) == (1, [])
    with pytest.raises(Refused):
        fork(walked(), 5, "other fate", NOW)


def test_who_played_stands_in_the_chain() -> None:
    chain = begin()
    chain.add(chain.open("shop", ["Ada", "Vera"]), NOW)
    entry = chain.record[0].entry
    assert isinstance(entry, Opened)
    assert entry.players == chain.links[0].players == ["Ada", "Vera"]

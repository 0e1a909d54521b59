"""A campaign is shown and gone on with from its head: 200 evenings cost no more than two."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from questhall.kernel.chain_file import verify
from questhall.kernel.scribe import read
from questhall.server.campaigns.page import page_of
from questhall.server.seal import Seal
from questhall.table import campaigns
from questhall.table.campaign_records import CampaignWrite
from questhall.table.campaigns import Campaign, Evening
from questhall.table.records import Seat
from questhall.table.sqlite import SqliteStore
from questhall.table.store import Store
from questhall.table.table import Table
from tests.conformance.toy_campaign import GAME

from .test_campaigns import NOW, begun, play, whole

SEATS = [Seat("person", "Ada"), Seat("person", "Bela")]
WORDS = '{"key":"shop","args":{}}'


@pytest.fixture
def store() -> Iterator[Store]:
    opened = SqliteStore(":memory:")
    yield opened
    opened.close()


def resumed(store: Store, id: str) -> Campaign:
    known = store.load_head(id)
    assert known is not None
    return campaigns.resume_campaign(*known, GAME)


def visit(store: Store, id: str) -> None:
    """An evening at the shop, opened and closed by whoever knows the head alone."""
    campaign = resumed(store, id)
    opened, facts = campaigns.open_link(campaign, "shop", Evening(SEATS, {}, "free"), NOW)
    table, write = campaigns.lay_link(campaign, opened, facts, NOW, WORDS)
    store.append_to_campaign(write)
    play(store, table)
    store.append_to_campaign(closed(resumed(store, id), table))


def closed(campaign: Campaign, table: Table) -> CampaignWrite:
    return campaign.add(campaigns.ending(campaign, table), NOW, table.match)


def shown(campaign: Campaign) -> bytes:
    return msgspec.json.encode(page_of(campaign, Seal("secret")))


def cost_of_page(store: Store, id: str, patch: pytest.MonkeyPatch) -> tuple[int, int]:
    """How many ledgers are decoded for a page, and how many are read from the store at all."""
    decoded: list[object] = []
    original: Callable[..., object] = read

    def counting(*given: object) -> object:
        decoded.append(given)
        return original(*given)

    with patch.context() as patched:
        patched.setattr("questhall.kernel.campaigns.read", counting)
        campaign = resumed(store, id)
        shown(campaign)
    return len(decoded), len(campaign.chain.written)


def test_two_hundred_evenings_cost_no_more_than_two(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(store).facts.id
    for _ in range(2):
        visit(store, id)
    young = cost_of_page(store, id, monkeypatch)
    for _ in range(198):
        visit(store, id)
    assert resumed(store, id).chain.number == 201
    assert cost_of_page(store, id, monkeypatch) == young


def test_the_head_shows_what_the_whole_shows_and_leads_to_a_true_chain(store: Store) -> None:
    id = begun(store).facts.id
    for _ in range(3):
        visit(store, id)
    campaign = resumed(store, id)
    assert shown(campaign) == shown(whole(store, campaign))
    assert verify(whole(store, campaign).chain) == []


def test_who_has_left_or_given_up_is_in_the_head(store: Store) -> None:
    campaign = begun(store)
    id = campaign.facts.id
    store.append_to_campaign(campaign.add(campaigns.join(campaign, "Boris", "hash"), NOW))
    opened, facts = campaigns.open_link(campaign, "shop", Evening(SEATS, {}, "free"), NOW)
    store.append_to_campaign(campaigns.lay_link(campaign, opened, facts, NOW, WORDS)[1])
    store.append_to_campaign(campaign.add(campaigns.give_up(campaign, "hash", False), NOW))
    found = resumed(store, id)
    assert (found.members, found.giving_up) == (campaign.members, "hash")
    store.append_to_campaign(found.add(campaigns.abandon(found), NOW))
    assert resumed(store, id).chain.links[0].fate == "abandoned"
    assert resumed(store, id).chain.attempts(1) == 1


def test_what_an_older_program_has_added_is_followed_from_the_log(store: Store) -> None:
    campaign = begun(store)
    write = campaign.add(campaigns.rename(campaign, "Other road"), NOW)
    write.head = None
    store.append_to_campaign(write)
    assert store.load_head(campaign.facts.id) is None

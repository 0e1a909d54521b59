"""Campaigns of every released version: their pages, their files, and their next evening."""

from time import time

import msgspec
import pytest

from questhall.kernel.chain_file import read_chain, read_file
from questhall.server.seal import SECRET, Seal
from questhall.server.workers.check_save import check_chain
from questhall.server.workers.jobs import ProvenChain
from questhall.table.campaigns import (
    Campaign,
    Founder,
    go_another_way,
    take_in_file,
    take_out,
)
from questhall.table.opening import open_table
from questhall.table.store import Store
from questhall.table.tokens import token_hash
from tests.museum.conftest import OpenCopy
from tests.museum.sights import sights_of_campaign, sights_of_chain
from tests.museum.visiting import (
    NOW,
    SOME,
    Exhibit,
    Guest,
    begin_evening,
    campaign_in,
    exhibits,
    go_on,
    how_it_stands,
    read_page,
    stored_in,
)

CAMPAIGNS = exhibits("campaigns")
FILES = exhibits("campaign_files")
FEW = 8  # choices, fewer than any evening has
FOUNDER = Founder("Guest", token_hash("guest"))


def visit(store: Store, exhibit: Exhibit) -> Campaign:
    campaign = campaign_in(store, exhibit.id, exhibit.game)
    exhibit.need(sights_of_campaign(campaign))
    assert token_hash(exhibit.label["token"]) in campaign.members
    read_page(campaign)
    return campaign


@pytest.mark.parametrize("exhibit", CAMPAIGNS, ids=str)
def test_a_campaign_is_as_it_was_left(exhibit: Exhibit, on_sqlite: OpenCopy) -> None:
    visit(on_sqlite(exhibit.room), exhibit)


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("exhibit", CAMPAIGNS, ids=str)
def test_a_campaign_goes_on(exhibit: Exhibit, on_sqlite: OpenCopy) -> None:
    store = on_sqlite(exhibit.room)
    campaign = visit(store, exhibit)
    go_on(store, campaign, exhibit.chance())
    again = campaign_in(store, exhibit.id, exhibit.game)
    assert sights_of_campaign(again) == sights_of_campaign(campaign)
    read_page(again)


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("exhibit", CAMPAIGNS, ids=str)
def test_a_campaign_goes_on_on_postgres(exhibit: Exhibit, on_postgres: OpenCopy) -> None:
    store = on_postgres(exhibit.room)
    campaign = visit(store, exhibit)
    table = begin_evening(store, campaign)
    Guest(store, table, exhibit.chance()).play(FEW)
    again = campaign_in(store, exhibit.id, exhibit.game)
    read_page(again)
    link = again.chain.need_open()
    reopened = open_table(stored_in(store, link.table), exhibit.game)
    assert how_it_stands(reopened) == how_it_stands(table)


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("exhibit", CAMPAIGNS, ids=str)
def test_a_campaign_is_copied_and_taken_out(exhibit: Exhibit, on_sqlite: OpenCopy) -> None:
    store = on_sqlite(exhibit.room)
    campaign = visit(store, exhibit)
    copy = go_another_way(campaign, 1, FOUNDER, NOW)
    copy.keep_in(store)
    read_page(campaign_in(store, copy.campaign.facts.id, exhibit.game))
    seal = Seal(store.secret(SECRET))
    outcome = check_chain(seal.put_on_campaign(take_out(campaign)), seal)
    assert outcome.reason == ""


# -- files ---------------------------------------------------------------------


@pytest.mark.sampled(SOME)
@pytest.mark.parametrize("exhibit", FILES, ids=str)
def test_a_campaign_file_opens_where_it_is_believed(exhibit: Exhibit, on_sqlite: OpenCopy) -> None:
    outcome = check_chain(exhibit.file, Seal(exhibit.room.labels.secret))
    if not exhibit.is_believed:
        assert "cannot be checked" in outcome.reason
        return
    assert outcome.reason == ""
    proven = msgspec.msgpack.decode(outcome.data, type=ProvenChain)
    store = on_sqlite(exhibit.room)
    founded = take_in_file(proven.file, exhibit.game, FOUNDER, time(), proven.offered)
    founded.keep_in(store)
    campaign = campaign_in(store, founded.campaign.facts.id, exhibit.game)
    read_page(campaign)
    go_on(store, campaign, exhibit.chance())
    read_page(campaign_in(store, campaign.facts.id, exhibit.game))


@pytest.mark.parametrize("exhibit", FILES, ids=str)
def test_a_campaign_file_tells_what_it_told(exhibit: Exhibit) -> None:
    chain = read_chain(read_file(exhibit.file), exhibit.game)
    assert sights_of_chain(chain)["page"] == exhibit.sees["page"]
    assert sights_of_chain(chain)["links"][: len(exhibit.sees["links"])] == exhibit.sees["links"]

"""Writes out a whole campaign: as a file, or as a copy that goes its own way."""

from time import time

import msgspec

from questhall.kernel.choices import Refused
from questhall.table.campaign_records import StoredCampaign
from questhall.table.campaigns import Founder, go_another_way, open_campaign, take_out

from ..seal import Seal
from ..sheets.game_cache import game_of
from .jobs import ForkChain, ForkedChain, Outcome


def export_chain(stored: StoredCampaign, seal: Seal) -> bytes:
    """The file of the campaign with the signature of this server."""
    campaign = open_campaign(stored, game_of(stored.facts.chain.game))
    return seal.put_on_campaign(take_out(campaign))


def fork_chain(wanted: ForkChain) -> Outcome:
    """A ForkedChain in MessagePack, or why there is nothing to go on from."""
    campaign = open_campaign(wanted.stored, game_of(wanted.stored.facts.chain.game))
    try:
        copy = go_another_way(campaign, wanted.link, Founder(wanted.name, wanted.token), time())
    except Refused as fault:
        return Outcome(reason=str(fault))
    forked = ForkedChain(copy.campaign.facts, copy.write.lines, copy.write.summary)
    return Outcome(msgspec.msgpack.encode(forked))

"""Campaigns of a company as far as a certain evening, as files."""

from functools import cache

from questhall.kernel.chain_file import give_away
from questhall.server.seal import Seal
from tests.browser.sealing import KNOWN
from tests.oathsworn.campaign.company import Tour


@cache
def before_the_epilogue(name: str) -> bytes:
    """The Story was told in short and the encounter fought, one player with the company of four."""
    tour = Tour(1, "browser")
    tour.go(2, instant=True)
    return Seal(KNOWN).put_on_campaign(give_away(tour.chain, name))

"""What is written down about a campaign: its facts, its log, and a summary for lists."""

import msgspec

from questhall.kernel.chain import Abandoned, ChainFacts, Closed, Opened, Reseeded

from .records import Facts, Renamed, Summary


class CampaignFacts(msgspec.Struct, omit_defaults=True):
    """What a campaign was made from; `parent`: the campaign of which it is a copy."""

    id: str
    created: float
    name: str
    chain: ChainFacts
    parent: str = ""


class Joined(msgspec.Struct, array_like=True, tag="joined"):
    """Somebody belongs to the group from now on; `token` is the hash of the right to it."""

    name: str
    token: str


CampaignEntry = Opened | Closed | Abandoned | Reseeded | Joined | Renamed


class CampaignLine(msgspec.Struct):
    """An entry of the log with its number and its time; `save`: the match that it closed."""

    seq: int
    time: float
    entry: CampaignEntry
    save: str = ""


class CampaignSummary(msgspec.Struct, omit_defaults=True):
    """What lists say about a campaign. `table`: where it is being played now."""

    campaign: str
    name: str
    game: str
    created: float
    changed: float
    links: int
    members: list[str]
    table: str = ""
    over: bool = False
    parent: str = ""


class CampaignWrite(msgspec.Struct):
    """What is added to a campaign in one transaction; `table` is made with it."""

    campaign: str
    lines: list[CampaignLine]
    summary: CampaignSummary
    table: tuple[Facts, Summary] | None = None


class StoredCampaign(msgspec.Struct):
    """A campaign as the store has it."""

    facts: CampaignFacts
    lines: list[CampaignLine]

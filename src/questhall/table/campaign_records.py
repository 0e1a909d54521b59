"""What is written down about a campaign: its facts, its log, and a summary for lists."""

import msgspec

from questhall.kernel.chain import Abandoned, ChainFacts, Closed, Opened, Reseeded
from questhall.kernel.chain_head import ChainHead

from .records import Facts, Position, Renamed, Stopped, Summary, UndoPolicy


class CampaignFacts(msgspec.Struct, omit_defaults=True):
    """What a campaign was made from; `parent`: the campaign of which it is a copy; `undo`: what is
    agreed on about taking back."""

    id: str
    created: float
    name: str
    chain: ChainFacts
    parent: str = ""
    undo: UndoPolicy | None = None


class Joined(msgspec.Struct, array_like=True, tag="joined"):
    """Somebody belongs to the group from now on; `token` is the hash of the right to it."""

    name: str
    token: str


class Left(msgspec.Struct, array_like=True, tag="left"):
    """Somebody belongs to the group no more; `by` has seen to it, unless nobody else did."""

    name: str
    token: str
    by: str = ""


class GivingUp(msgspec.Struct, array_like=True, tag="giving_up"):
    """A member would give up the open match; it takes a second one."""

    name: str
    token: str


CampaignEntry = (
    Opened | Closed | Abandoned | Reseeded | Joined | Left | GivingUp | Renamed | Stopped
)


class CampaignLine(msgspec.Struct):
    """An entry of the log with its number and its time; `save`: the match that it closed;
    `phrase`: in which words the match that it opened was offered."""

    seq: int
    time: float
    entry: CampaignEntry
    save: str = ""
    phrase: str = ""


class CampaignSummary(msgspec.Struct, omit_defaults=True):
    """What lists say to its members about a campaign. `table`: where it is being played now;
    `stopped`: its rules did not come to an end and are not run any more; `left`: how many have
    left the group."""

    campaign: str
    name: str
    game: str
    created: float
    changed: float
    links: int
    members: list[str]
    table: str = ""
    over: bool = False
    stopped: bool = False
    left: int = 0


class CampaignHead(msgspec.Struct):
    """How a campaign stands after entry `seq`, without what lies behind it."""

    seq: int
    changed: float
    name: str
    members: dict[str, str]
    left: int
    renamed: int
    giving_up: str
    stopped: bool
    offered: list[str]
    chain: ChainHead


class CampaignWrite(msgspec.Struct):
    """What is added to a campaign in one transaction; `table` is made with it. `head`: how the
    campaign stands then, unless only the whole log can tell."""

    campaign: str
    lines: list[CampaignLine]
    summary: CampaignSummary
    table: tuple[Facts, Summary, list[Position]] | None = None
    head: CampaignHead | None = None


class StoredCampaign(msgspec.Struct):
    """A campaign as the store has it."""

    facts: CampaignFacts
    lines: list[CampaignLine]


class Standing(msgspec.Struct):
    """What the store knows of a campaign without following it; is the one who asks a member?"""

    seq: int
    summary: CampaignSummary
    member: bool

"""What is asked and answered over HTTP about campaigns; docs/protocol.md explains it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from questhall.kernel.chain import Fate
from questhall.kernel.games import OptionValue
from questhall.table.campaign_records import CampaignSummary
from questhall.table.records import UndoPolicy

from .facts import Incoming, Number, Player, PlayerName, Token
from .messages import Phrase, Warned


class NewCampaign(Incoming):
    """`player` is who begins it: the first member of the group."""

    game: Annotated[str, Meta(max_length=60)]
    format: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    name: PlayerName
    player: PlayerName
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)


class ImportedCampaign(Incoming):
    """The file of a campaign, and who goes on with it."""

    file: msgspec.Raw
    player: PlayerName


class JoinCampaign(Incoming):
    name: PlayerName


class RenamedCampaign(Incoming):
    token: Token
    name: PlayerName


class ForkedCampaign(Incoming):
    """A copy that goes its own way after the link of that number, with 0 from its beginning."""

    token: Token
    link: Number
    player: PlayerName


class OpenLink(Incoming):
    """Play an offer; without one, the lost match once more."""

    token: Token
    players: Annotated[list[Player], Meta(min_length=1, max_length=64)]
    offer: Annotated[str, Meta(max_length=200)] | None = None
    undo: UndoPolicy | None = None


class AbandonLink(Incoming):
    """Give up the match that is open; `table` is where it is played, as the caller knows it."""

    token: Token
    table: Annotated[str, Meta(max_length=40)]


class MineCampaigns(Incoming):
    tokens: Annotated[list[Token], Meta(max_length=500)]


class CampaignToken(msgspec.Struct):
    """The right to go on with a campaign, and the link with which others join the group."""

    campaign: str
    token: str
    invitation: str


class OfferFacts(msgspec.Struct, omit_defaults=True):
    """What can be played next; the text is `offer-` plus the key of the phrase. `blocked`: why
    not now; `again`: after a defeat it may be played again."""

    key: str
    phrase: Phrase
    seats: list[int]
    blocked: Warned | None = None
    again: bool = False


class LinkFacts(msgspec.Struct, omit_defaults=True):
    """A match of the chain; `table` as long as it is kept. `phrase` says what it was, unless the
    rules of today know nothing of it."""

    number: int
    attempt: int
    offer: str
    players: list[str]
    fate: Fate
    begun: float
    phrase: Phrase | None = None
    ended: float = 0.0
    results: list[float] = []
    table: str = ""


class CampaignPage(msgspec.Struct, omit_defaults=True):
    """A campaign for everybody who knows its id. `seats`: for how many it was begun; `view` is the
    game's own page; `lost`: the offer that may be played again from the ledger before it."""

    campaign: CampaignSummary
    format: str
    seats: int
    options: dict[str, OptionValue]
    view: msgspec.Raw
    offers: list[OfferFacts]
    links: list[LinkFacts]
    lost: str = ""


class MyCampaigns(msgspec.Struct):
    campaigns: list[CampaignSummary]

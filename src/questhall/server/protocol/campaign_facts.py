"""What is asked and answered over HTTP about campaigns; docs/protocol.md explains it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from questhall.kernel.campaigns import Tidings
from questhall.kernel.chain import Fate
from questhall.kernel.games import OptionValue
from questhall.table.campaign_records import CampaignSummary
from questhall.table.records import UndoPolicy

from .facts import Incoming, Number, PackNames, Player, PlayerName, Token
from .messages import Named, Phrase, Warned, keys


class NewCampaign(Incoming):
    """`player` is who begins it: the first member of the group; `undo` is agreed on for all of its
    matches."""

    game: Annotated[str, Meta(max_length=60)]
    format: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    name: PlayerName
    player: PlayerName
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    packs: PackNames = msgspec.field(default_factory=list)
    undo: UndoPolicy | None = None


class ImportedCampaign(Incoming):
    """The file of a campaign, and who goes on with it."""

    file: msgspec.Raw
    player: PlayerName


class JoinCampaign(Incoming):
    """`invitation` is the secret part of the link that a member has passed on."""

    name: PlayerName
    invitation: Token


class RemoveMember(Incoming):
    """Leave the group, or show somebody out of it."""

    token: Token
    name: PlayerName


class CloseLink(Incoming):
    """The match at this table is over: the campaign goes on from it."""

    token: Token
    table: Annotated[str, Meta(max_length=40)]


class RenamedCampaign(Incoming):
    token: Token
    name: PlayerName


class ForkedCampaign(Incoming):
    """A copy that goes its own way after the link of that number, with 0 from its beginning."""

    token: Token
    link: Number
    player: PlayerName


class OpenLink(Incoming):
    """Play an offer; without one, the lost match once more. Without `players` everybody keeps their
    seat and character of the match before. `after`: the table at which one presses "Continue"."""

    token: Token
    players: Annotated[list[Player], Meta(max_length=64)] = msgspec.field(default_factory=list)
    offer: Annotated[str, Meta(max_length=200)] | None = None
    undo: UndoPolicy | None = None
    after: Annotated[str, Meta(max_length=40)] = ""


class AbandonLink(Incoming):
    """Give up the match that is open; `table` is where it is played, as the caller knows it, and
    `seats` are tokens of seats there: without one a second member has to ask for it too."""

    token: Token
    table: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Token], Meta(max_length=64)] = msgspec.field(default_factory=list)


class MineCampaigns(Incoming):
    tokens: Annotated[list[Token], Meta(max_length=500)]


class CampaignToken(msgspec.Struct):
    """The right to go on with a campaign, under which name, and the link with which others join
    the group."""

    campaign: str
    token: str
    name: str
    invitation: str


class OfferFacts(msgspec.Struct, omit_defaults=True):
    """What can be played next; the text is `offer-` plus the key of the phrase. `blocked`: why
    not now; `again`: after a defeat it may be played again."""

    key: str
    phrase: Annotated[Phrase, keys("OfferKey")]
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
    phrase: Annotated[Phrase, keys("OfferKey")] | None = None
    ended: float = 0.0
    results: list[float] = []
    table: str = ""


class NewsFacts(msgspec.Struct, omit_defaults=True):
    """Something that a match has brought; the text is `news-` plus the key of the phrase. `who`:
    the character that it is about."""

    kind: Tidings
    phrase: Phrase
    who: Named | None = None


class LinkNews(msgspec.Struct):
    """What came of a match that is closed."""

    link: LinkFacts
    news: list[NewsFacts]


class CampaignPage(msgspec.Struct, omit_defaults=True):
    """A campaign for everybody who knows its id. `seats`: for how many it was begun; `leads`: whom
    each of so many seats leads; `view` is the game's own page; `lost`: the offer that may be played
    again from the ledger before it; `giving_up`: who would give up the open match. Only members are
    told at which tables it is and was played, and the `invitation` to the group."""

    campaign: CampaignSummary
    format: str
    seats: int
    options: dict[str, OptionValue]
    view: msgspec.Raw
    offers: list[OfferFacts]
    links: list[LinkFacts]
    lost: str = ""
    giving_up: str = ""
    invitation: str = ""
    leads: dict[str, list[list[Named]]] = {}
    undo: UndoPolicy | None = None


class MyCampaigns(msgspec.Struct):
    campaigns: list[CampaignSummary]

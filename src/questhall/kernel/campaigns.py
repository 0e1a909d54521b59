"""What outlives a match: a ledger, what can be played from it, and what becomes of it.

A campaign is a chain of matches. Between two of them lies a ledger, plain data like a state. A
scenario, an evening in town and a story are all matches: they are dealt from the ledger and
closed into the next one.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from .chance import Chance
from .choices import Beginning, Refused
from .decisions import NOTHING, Option
from .games import (
    BadSetup,
    Format,
    Game,
    OptionValue,
    Setup,
    TableOption,
    Why,
    checked_setup,
    found_packs,
)
from .kinds import Name
from .match import Match
from .phrases import said_names, slots_in
from .scribe import read, write
from .state import State
from .text import Texts

T = TypeVar("T")

Tidings = Literal["gained", "learned", "opened"]


class Ledger:
    """What lasts from match to match. A game adds what its people own and have lived through.

    It is kept by the codec as states are: made from its fields alone, under their names. What is
    added to a ledger later has a default, so that older campaigns can be opened.
    """


class News:
    """Something that a match has brought: `gained` by somebody, `learned` for good, or `opened` for
    everybody. The message `news-` and the key says it."""

    def __init__(
        self, kind: Tidings, key: str, names: Sequence[tuple[str, Name]] = (), who: str = ""
    ) -> None:
        self.kind = kind
        self.key = key
        self.names = names
        self.who = who  # the text key of the character that it is about


def with_number(argument: str, value: int) -> list[tuple[str, Name]]:
    """A number in a piece of news."""
    return [(argument, Name(str(value), "", "", value))]


def with_name(argument: str, text: str) -> list[tuple[str, Name]]:
    """What has a text of its own there."""
    return [(argument, Name(text, "", text))]


def more_than(after: list[T], before: list[T]) -> list[T]:
    """What is in a list now that was not before, as often as it is there more."""
    rest = before[:]
    found: list[T] = []
    for each in after:
        if each in rest:
            rest.remove(each)
        else:
            found.append(each)
    return found


class Offer:
    """What can be played next. `phrase` says it in words, as an option does.

    `why` is set if it is shown but cannot be played now. With `again` it may be played again
    from the same ledger after a defeat. `format` and `options` become the match's set-up.
    """

    def __init__(
        self,
        key: str,
        phrase: Option,
        format: str,
        seats: tuple[int, ...],
        options: dict[str, OptionValue] | None = None,
        why: Why | None = None,
        again: bool = False,
    ) -> None:
        self.key = key
        self.phrase = phrase
        self.format = format
        self.seats = seats
        self.options: dict[str, OptionValue] = options or {}
        self.why = why
        self.again = again


L = TypeVar("L", bound=Ledger)


class Campaigns(Generic[L]):
    """What a game with campaigns gives. `classes` are those that occur in its ledgers.

    `formats` and `options` are agreed on when a campaign begins; `seats` of a format say how
    many may begin it. `phrases` is the vocabulary of its offers. `views` are the structs of its
    page and of what only its matches show, for clients that want to know their fields.
    """

    classes: tuple[type, ...] = ()
    formats: tuple[Format, ...] = ()
    options: tuple[TableOption, ...] = ()
    phrases: ClassVar[dict[str, str]] = {}
    views: tuple[type, ...] = ()

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self, setup: Setup, chance: Chance) -> L:
        """The ledger of a new campaign."""
        raise NotImplementedError

    def offers(self, ledger: L) -> list[Offer]:
        """What can be played next; nothing when the campaign is over."""
        raise NotImplementedError

    def suggested(self, ledger: L, offers: list[Offer]) -> Offer:
        """Which of these a sensible group would play next."""
        return offers[0]

    def setup(self, ledger: L, offer: Offer, seats: int) -> Setup:
        """The set-up of the match that the offer leads to."""
        return self.game.checked(Setup(offer.format, seats, dict(offer.options)))

    def begun(self, ledger: L, offer: Offer) -> L:
        """The ledger as soon as the match of the offer begins: with what stays of it even if it is
        given up. From this one it is dealt and closed."""
        return ledger

    def deal(self, ledger: L, offer: Offer, setup: Setup, chance: Chance) -> State:
        """A match starts from the ledger: the state in front of its first step."""
        raise NotImplementedError

    def close(self, ledger: L, offer: Offer, match: Match) -> L:
        """The ledger after a match that is over. It changes neither the match nor chance."""
        raise NotImplementedError

    def lost(self, offer: Offer, match: Match) -> bool:
        """Was it a defeat? By default if nobody has won anything."""
        return not any(match.state.results)

    def view(self, ledger: L) -> object:
        """The campaign's page as plain data: party, map, achievements."""
        raise NotImplementedError

    def news(self, before: L, after: L) -> list[News]:
        """What came of the match that lies between two ledgers, as the group is told it."""
        return []

    def led(self, ledger: L, seats: int) -> list[list[Name]]:
        """The characters that each of so many seats leads; nobody before there are any."""
        return [[] for _ in range(seats)]

    def lasts(self, offer: Offer) -> bool:
        """Is it a match of choices that last, such as a town? There people choose for the
        characters that bots lead elsewhere, unless they say otherwise."""
        return False

    def name(self, ledger: L, kind: str, value: int) -> Name:
        """How the thing that a number in an offer's phrase stands for is called."""
        raise NotImplementedError

    def faults(self, ledger: L) -> list[str]:
        """What is impossible in this ledger, such as a card that is lost or there twice."""
        return []

    def faults_of_options(self, agreed: dict[str, OptionValue]) -> list[str]:
        """Of what a ledger says was agreed on: that which nobody can have agreed on."""
        return [
            f"nobody can agree on {name[:40]!r}"
            for name, value in agreed.items()
            if not any(option.name == name and option.has(value) for option in self.options)
        ]

    def checked(self, setup: Setup) -> Setup:
        """What is agreed when a campaign begins, with defaults; says what is wrong with it."""
        packs = found_packs(self.game, setup.packs)
        owner = f"a campaign of {self.game.id}"
        return checked_setup(owner, self.formats, self.options, setup, packs)


AnyCampaigns = Campaigns[Any]


def campaigns_of(game: Game) -> AnyCampaigns:
    """How the game's campaigns go. Raises BadSetup if it has none."""
    found = game.campaigns()
    if found is None:
        raise BadSetup(f"{game.id} has no campaigns")
    return found


# -- ledgers as plain data -----------------------------------------------------


def written_ledger(ledger: Ledger, campaigns: AnyCampaigns) -> str:
    """The ledger as JSON, always in the same order."""
    plain = write(ledger, campaigns.game, campaigns.classes)
    return msgspec.json.encode(plain, order="sorted").decode()


def read_ledger(text: str, campaigns: AnyCampaigns) -> Ledger:
    """The ledger that was written; what it does not name is as in a new one."""
    ledger = read(msgspec.json.decode(text), campaigns.game, campaigns.classes)
    if not isinstance(ledger, Ledger):
        raise ValueError("this is not the ledger of a campaign")
    return ledger


def ledger_hash(ledger: Ledger, campaigns: AnyCampaigns) -> str:
    """A fingerprint of the ledger: equal for equal ledgers, in every build."""
    return written_hash(written_ledger(ledger, campaigns))


def written_hash(text: str) -> str:
    """The fingerprint of a ledger as it was written, whatever newer rules would add to it."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


# -- matches of a campaign -----------------------------------------------------


def link_seed(seed: str, number: int, attempt: int, offer: str) -> str:
    """The seed of a match follows from the campaign's, so that opening it anew changes nothing."""
    text = f"{seed}\n{number}\n{attempt}\n{offer}"
    return blake2b(text.encode(), digest_size=16, person=b"questhall-link").hexdigest()


def offer_of_today(game: Game, key: str) -> str:
    """The key of an offer; what it leads to may have had another name when it was written."""
    kind, colon, name = key.partition(":")
    return f"{kind}{colon}{game.renamed().get(name, name)}"


def find_offer(campaigns: AnyCampaigns, ledger: Ledger, written: str) -> Offer:
    """The offer of that key. Raises Refused if it is not there or cannot be played now."""
    key = offer_of_today(campaigns.game, written)
    for offer in campaigns.offers(ledger):
        if offer.key == key:
            if offer.why is not None:
                raise Refused("no_such_offer", f"{key} cannot be played now ({offer.why.rule})")
            return offer
    raise Refused("no_such_offer", f"{key} is not offered now")


def link_setup(campaigns: AnyCampaigns, beginning: Beginning, seats: int) -> Setup:
    """The set-up of a match that begins there, for so many seats."""
    ledger = read_ledger(beginning.ledger, campaigns)
    offer = find_offer(campaigns, ledger, beginning.offer)
    if seats not in offer.seats:
        fit = ", ".join(str(count) for count in offer.seats)
        raise BadSetup(f"{offer.key} takes {fit} seats, not {seats}")
    return campaigns.setup(ledger, offer, seats)


def begin_link(campaigns: AnyCampaigns, beginning: Beginning) -> tuple[Ledger, Offer]:
    """The ledger of a match that has begun there, and what was offered."""
    ledger = read_ledger(beginning.ledger, campaigns)
    offer = find_offer(campaigns, ledger, beginning.offer)
    return campaigns.begun(ledger, offer), offer


def start_link(
    game: Game,
    beginning: Beginning,
    setup: Setup,
    seed: str,
    listen: bool = True,
    keep: bool = True,
) -> Match:
    """A new match from a ledger and its seed."""
    campaigns = campaigns_of(game)
    ledger, offer = begin_link(campaigns, beginning)
    dealt = campaigns.deal(ledger, offer, setup, Chance(seed))
    return Match.begin(game, setup, seed, dealt, beginning, keep, listen)


class Closing:
    """What a match led to. `again`: it was lost and may be played again."""

    def __init__(self, ledger: Ledger, lost: bool, again: bool) -> None:
        self.ledger = ledger
        self.lost = lost
        self.again = again


def close_link(match: Match) -> Closing:
    """What a match of a campaign led to. Raises Refused while it is not over."""
    if match.beginning is None:
        raise Refused("no_such_offer", "this match belongs to no campaign")
    if not match.over:
        raise Refused("not_over", "the match is not over")
    campaigns = campaigns_of(match.game)
    ledger, offer = begin_link(campaigns, match.beginning)
    lost = campaigns.lost(offer, match)
    return Closing(campaigns.close(ledger, offer, match), lost, lost and offer.again)


def offer_names(campaigns: AnyCampaigns, ledger: Ledger, offer: Offer) -> list[tuple[str, Name]]:
    """The arguments of an offer's phrase and the names of the things they stand for."""
    phrase = offer.phrase
    if phrase.verb not in campaigns.phrases:
        raise KeyError(f"{campaigns.game.id} has no phrase {phrase.verb!r} for its offers")
    slots = slots_in(campaigns.phrases[phrase.verb])
    numbers = (phrase.what, phrase.where, phrase.amount)
    return [
        (argument, campaigns.name(ledger, kind, value))
        for (argument, kind), value in zip(slots, numbers, strict=False)
        if value != NOTHING
    ]


def say_offer(campaigns: AnyCampaigns, ledger: Ledger, offer: Offer, texts: Texts) -> str:
    """The offer in words: the message `offer-` and the key of its phrase."""
    arguments = said_names(offer_names(campaigns, ledger, offer), texts)
    return texts.say(f"offer-{offer.phrase.verb}", arguments)


def say_news(news: News, texts: Texts) -> str:
    """A piece of news in words."""
    return texts.say(f"news-{news.key}", said_names(list(news.names), texts))

"""Laws of campaigns: ledgers are whole, chains replay, offers can be played."""

from collections.abc import Callable
from functools import cached_property, partial
from itertools import pairwise

import msgspec

from questhall.kernel.campaigns import (
    AnyCampaigns,
    Ledger,
    Offer,
    begin_link,
    campaigns_of,
    close_link,
    link_setup,
    read_ledger,
    say_news,
    say_offer,
    start_link,
    written_ledger,
)
from questhall.kernel.chain import Chain, Link, first_ledger
from questhall.kernel.chain_file import BadChain, read_chain, read_file, verify, write_chain
from questhall.kernel.choices import Beginning, Refused
from questhall.kernel.codec import saved_classes, state_hash
from questhall.kernel.declarations import unsavable
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.text import LANGUAGES

from .case import AnyLaw, Case, Trial

LINKS = 6
NOW = 0.0


class Journey(Trial):
    """A campaign played at random for some links. It is played when it is first needed."""

    def __init__(self, game: Game, setup: Setup, seed: str, links: int = LINKS) -> None:
        campaigns = campaigns_of(game)
        super().__init__(game, campaigns.checked(setup), seed, campaigns.options)
        self.links = links

    @property
    def campaigns(self) -> AnyCampaigns:
        return campaigns_of(self.game)

    @cached_property
    def _played(self) -> tuple[Chain, list[Case]]:
        chance = self.chance("journey")
        chain = Chain.begin(self.game, self.setup, self.seed, NOW)
        cases: list[Case] = []
        for _ in range(self.links):
            playable = [offer for offer in chain.offers() if offer.why is None]
            if not playable:
                break
            if chain.lost_link is not None and chance.below("again", 2) == 0:
                chain.add(chain.play_again(chain.lost_link.players), NOW)
            else:
                offer = playable[chance.below("offer", len(playable))]
                seats = offer.seats[chance.below("seats", len(offer.seats))]
                chain.add(chain.open(offer.key, [f"player {each}" for each in range(seats)]), NOW)
            link = chain.need_open()
            case = Case(self.game, link.setup, link.seed, beginning=chain.beginning(link))
            chain.add(chain.close(case.match), NOW, case.match)
            cases.append(case)
        return chain, cases

    @property
    def chain(self) -> Chain:
        return self._played[0]

    @property
    def cases(self) -> list[Case]:
        """The matches of the chain, as cases for the laws of matches."""
        return self._played[1]

    @property
    def stops(self) -> list[tuple[int, str]]:
        """Every ledger of the chain as it was written, with the number of the link after it."""
        here = [(link.number, self.chain.written[link.before]) for link in self.chain.links]
        return [*here, (self.chain.number, self.chain.written[self.chain.here])]

    def written(self, ledger: Ledger) -> str:
        return written_ledger(ledger, self.campaigns)

    def read(self, text: str) -> Ledger:
        return read_ledger(text, self.campaigns)


class JourneyLaw(AnyLaw):
    """A law of campaigns, as one journey is held to it."""

    def __init__(self, name: str, journey: Journey) -> None:
        super().__init__(name, journey)
        self.journey = journey

    def same_at(self, link: int, what: str, found: object, wanted: object) -> None:
        self.same(None, f"before link {link}, {what}", found, wanted)


class JourneyCheck:
    """A law as something that a journey can be held to; its text says what it demands."""

    def __init__(self, name: str, hold: Callable[[JourneyLaw], None]) -> None:
        self.name = name
        self.text = hold.__doc__ or ""
        self._hold = hold

    def __call__(self, journey: Journey) -> None:
        """Raises Unlawful if anything goes wrong."""
        law = JourneyLaw(self.name, journey)
        law.hold(partial(self._hold, law))


def journey_law(name: str) -> Callable[[Callable[[JourneyLaw], None]], JourneyCheck]:
    def named(hold: Callable[[JourneyLaw], None]) -> JourneyCheck:
        return JourneyCheck(name, hold)

    return named


@journey_law("ledgers")
def ledgers(law: JourneyLaw) -> None:
    """A ledger that was written and read again is the same, and shows and offers the same."""
    journey = law.journey
    first = first_ledger(journey.campaigns, journey.setup, journey.seed)
    made = [(1, first)]
    made += [(link.number + 1, close_link(match).ledger) for link, match in _matches(journey)]
    for number, ledger in made:
        text = journey.written(ledger)
        again = journey.read(text)
        law.same_at(number, "the ledger read again", journey.written(again), text)
        law.same_at(number, "its page", _page(journey, again), _page(journey, ledger))
        law.same_at(number, "its offers", _offered(journey, again), _offered(journey, ledger))


@journey_law("declared ledgers")
def declared_ledgers(law: JourneyLaw) -> None:
    """Whatever a class of the ledger declares can be written down."""
    classes = saved_classes(law.journey.game, law.journey.campaigns.classes)
    for fault in unsavable(classes):
        raise law.broken(None, fault)


@journey_law("chain")
def chain(law: JourneyLaw) -> None:
    """The whole chain, written to a file and replayed, comes to the same ledgers."""
    file = read_file(write_chain(law.journey.chain))
    try:
        believed = verify(read_chain(file, law.journey.game))
    except BadChain as fault:
        raise law.broken(None, str(fault)) from fault
    law.same(None, "links that cannot be replayed", believed, [])


@journey_law("kept")
def kept(law: JourneyLaw) -> None:
    """Nothing is lost or doubled between links, by the game's own account."""
    for number, text in law.journey.stops:
        for fault in law.journey.campaigns.faults(law.journey.read(text)):
            raise law.broken(None, f"before link {number}: {fault}")


@journey_law("old ledgers")
def old_ledgers(law: JourneyLaw) -> None:
    """A ledger in which a field is missing can be read: what is added later has a default."""
    for number, text in law.journey.stops:
        plain = msgspec.json.decode(text)
        for field in [each for each in plain if each != "is"]:
            older = {name: value for name, value in plain.items() if name != field}
            try:
                law.journey.read(msgspec.json.encode(older).decode())
            except Exception as fault:
                what = f"before link {number}, a ledger without {field!r} cannot be read: {fault}"
                raise law.broken(None, what) from fault


@journey_law("offers")
def offers(law: JourneyLaw) -> None:
    """Offers differ in their keys, change nothing, and each that is not blocked can be played."""
    journey = law.journey
    for number, text in journey.stops:
        ledger = journey.read(text)
        found = journey.campaigns.offers(ledger)
        law.same_at(number, "the ledger after asking", journey.written(ledger), text)
        keys = [offer.key for offer in found]
        law.same_at(number, "different keys of offers", len(set(keys)), len(keys))
        playable = [offer for offer in found if offer.why is None]
        if found and not playable:
            raise law.broken(None, f"before link {number} every offer is blocked")
        for offer in playable:
            for seats in offer.seats:
                _deal(law, number, Beginning(text, offer.key), seats)


def _deal(law: JourneyLaw, number: int, beginning: Beginning, seats: int) -> None:
    game = law.journey.game
    try:
        setup = link_setup(law.journey.campaigns, beginning, seats)
        start_link(game, beginning, setup, law.journey.seed)
    except Exception as fault:
        kind = type(fault).__name__
        what = f"before link {number}, {beginning.offer} with {seats} seats gives {kind}: {fault}"
        raise law.broken(None, what) from fault


@journey_law("beginnings")
def beginnings(law: JourneyLaw) -> None:
    """What it costs to begin a match is always the same, and whoever gives it up can go on."""
    journey = law.journey
    for number, text in journey.stops:
        for offer in journey.campaigns.offers(journey.read(text)):
            if offer.why is None:
                _begin(law, number, Beginning(text, offer.key))


def _begin(law: JourneyLaw, number: int, beginning: Beginning) -> None:
    campaigns = law.journey.campaigns
    ledger, _ = begin_link(campaigns, beginning)
    again, _ = begin_link(campaigns, beginning)
    what = f"the ledger when {beginning.offer} begins"
    written = law.journey.written
    law.same_at(number, f"{what} twice", written(again), written(ledger))
    for fault in campaigns.faults(ledger):
        raise law.broken(None, f"before link {number}, {what}: {fault}")
    if all(offer.why is not None for offer in campaigns.offers(ledger)):
        raise law.broken(None, f"before link {number}, {what} leaves nothing to play")


@journey_law("blocked offers")
def blocked(law: JourneyLaw) -> None:
    """An offer that is blocked is refused."""
    journey = law.journey
    for number, text in journey.stops:
        for offer in journey.campaigns.offers(journey.read(text)):
            if offer.why is None:
                continue
            for seats in offer.seats:
                try:
                    link_setup(journey.campaigns, Beginning(text, offer.key), seats)
                except Refused:
                    continue
                raise law.broken(None, f"before link {number}, {offer.key} can be opened")


@journey_law("closing")
def closing(law: JourneyLaw) -> None:
    """Closing a match twice gives the same ledger, and the match is as it was."""
    for link, played in _matches(law.journey):
        match = played.at(len(played.choices))  # nobody has closed it yet
        before = state_hash(match.state)
        found = [law.journey.written(close_link(match).ledger) for _ in range(2)]
        what = f"link {link.number} closed"
        law.same(None, f"{what} twice", found[1], found[0])
        law.same(None, f"the match after {what}", state_hash(match.state), before)


@journey_law("pages")
def pages(law: JourneyLaw) -> None:
    """The page of a campaign is plain data, and showing it changes nothing."""
    for number, text in law.journey.stops:
        ledger = law.journey.read(text)
        _page(law.journey, ledger)
        law.same_at(number, "the ledger after showing it", law.journey.written(ledger), text)


@journey_law("pages in words")
def pages_in_words(law: JourneyLaw) -> None:
    """Who draws the game's tables for a terminal draws its campaigns too, in every language."""
    journey = law.journey
    artist = journey.game.artist()
    if artist is None:
        return
    for number, text in journey.stops:
        page = journey.campaigns.view(journey.read(text))
        for language in LANGUAGES:
            try:
                artist.draw_page(page, journey.game.texts(language))
            except Exception as fault:
                what = f"before link {number} the page cannot be drawn: {fault!r}"
                raise law.broken(None, what) from fault


@journey_law("offer texts")
def offer_texts(law: JourneyLaw) -> None:
    """Every offer, and why it is blocked, can be said in every language."""
    journey = law.journey
    for number, text in journey.stops:
        ledger = journey.read(text)
        for offer in journey.campaigns.offers(ledger):
            for language in LANGUAGES:
                try:
                    _say(journey, ledger, offer, language)
                except Exception as fault:
                    what = f"before link {number}, {offer.key} cannot be said: {fault}"
                    raise law.broken(None, what) from fault


@journey_law("news")
def news(law: JourneyLaw) -> None:
    """What came of every match, and who leads whom in the next one, can be said in every
    language."""
    journey = law.journey
    stops = [(number, journey.read(text)) for number, text in journey.stops]
    for (number, before), (_, after) in pairwise(stops):
        for told in journey.campaigns.news(before, after):
            messages = [told.who] if told.who else []
            for language in LANGUAGES:
                texts = journey.game.texts(language)
                missing = [each for each in messages if not texts.has(each)]
                if missing or not texts.has(f"news-{told.key}"):
                    raise law.broken(None, f"after link {number}, {told.key} cannot be said")
                say_news(told, texts)
    for number, ledger in stops:
        for seats in {count for each in journey.campaigns.formats for count in each.seats}:
            led = journey.campaigns.led(ledger, seats)
            law.same_at(number, "the number of seats", len(led), seats)


def _say(journey: Journey, ledger: Ledger, offer: Offer, language: str) -> None:
    texts = journey.game.texts(language)
    say_offer(journey.campaigns, ledger, offer, texts)
    if offer.why is not None:
        texts.say(offer.why.message, dict(offer.why.numbers))


def _matches(journey: Journey) -> list[tuple[Link, Match]]:
    return [
        (link, case.match) for link, case in zip(journey.chain.links, journey.cases, strict=True)
    ]


def _page(journey: Journey, ledger: Ledger) -> bytes:
    return msgspec.json.encode(journey.campaigns.view(ledger))


def _offered(journey: Journey, ledger: Ledger) -> list[tuple[object, ...]]:
    return [
        (offer.key, offer.format, offer.seats, offer.options, offer.why is None, offer.again)
        for offer in journey.campaigns.offers(ledger)
    ]


CAMPAIGN_CHECKS: dict[str, JourneyCheck] = {
    check.name: check
    for check in (
        ledgers,
        declared_ledgers,
        chain,
        kept,
        old_ledgers,
        offers,
        beginnings,
        blocked,
        closing,
        pages,
        pages_in_words,
        offer_texts,
        news,
    )
}


def journeys(game: Game, seed: str) -> list[Journey]:
    """A campaign in every format for every number of seats; none for a game without them."""
    campaigns = game.campaigns()
    if campaigns is None:
        return []
    return [
        Journey(game, Setup(each.name, seats), seed)
        for each in campaigns.formats
        for seats in each.seats
    ]


def different_matches(journey: Journey) -> list[Case]:
    """One match for each kind of offer that was played: the laws of matches hold for them too."""
    found: dict[str, Case] = {}
    for case in journey.cases:
        assert case.beginning is not None
        found.setdefault(case.beginning.offer.partition(":")[0], case)
    return list(found.values())

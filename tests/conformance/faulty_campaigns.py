"""The lantern road once more, each time with one fault that the suite must find."""

import random

from questhall.kernel.artists import Artist
from questhall.kernel.campaigns import News, Offer
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Option
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.text import Texts

from .toy import Evening
from .toy_campaign import EVENINGS, LanternRoad, Road, RoadGame, RoadView, Shop, Traveller


class ClassIsNotListed(LanternRoad):
    classes = (Road,)


CLASS_IS_NOT_LISTED = RoadGame(ClassIsNotListed)


class ForgetfulRoad(Road):
    """Does not write down for how many evenings it has gone on."""

    TRANSIENT = ("evenings",)


class LedgerForgets(LanternRoad):
    classes = (ForgetfulRoad, Traveller)

    def begin(self, setup: Setup, chance: Chance) -> Road:
        found = super().begin(setup, chance)
        road = ForgetfulRoad(1)
        road.party, road.lanterns, road.shelf = found.party, found.lanterns, found.shelf
        return road


LEDGER_FORGETS = RoadGame(LedgerForgets)


class MappedRoad(Road):
    """Knows its milestones by their place on the map, which no road of the tests ever notes."""

    def __init__(self) -> None:
        super().__init__()
        self.milestones: dict[tuple[int, int], str] = {}


class DeclaresWhatCannotBeWritten(LanternRoad):
    classes = (MappedRoad, Traveller)


DECLARES_WHAT_CANNOT_BE_WRITTEN = RoadGame(DeclaresWhatCannotBeWritten)


class BeginsAnyhow(LanternRoad):
    def begin(self, setup: Setup, chance: Chance) -> Road:
        return super().begin(setup, Chance(str(random.random())))


BEGINS_ANYHOW = RoadGame(BeginsAnyhow)


class LosesALantern(LanternRoad):
    def close(self, ledger: Road, offer: Offer, match: Match) -> Road:
        closed = super().close(ledger, offer, match)
        closed.lanterns.pop()
        return closed


LOSES_A_LANTERN = RoadGame(LosesALantern)


class NewerRoad(Road):
    """Needs a field that older ledgers did not have."""

    def __init__(self, weather: int) -> None:
        super().__init__()
        self.weather = weather


class NewFieldWithoutDefault(LanternRoad):
    classes = (NewerRoad, Traveller)

    def begin(self, setup: Setup, chance: Chance) -> Road:
        found = super().begin(setup, chance)
        road = NewerRoad(7)
        road.party, road.lanterns, road.shelf = found.party, found.lanterns, found.shelf
        return road


NEW_FIELD_WITHOUT_DEFAULT = RoadGame(NewFieldWithoutDefault)


class OfferTwice(LanternRoad):
    def offers(self, ledger: Road) -> list[Offer]:
        found = super().offers(ledger)
        return [*found, *found[:1]]


OFFER_TWICE = RoadGame(OfferTwice)


class OfferCannotBeDealt(LanternRoad):
    def offers(self, ledger: Road) -> list[Offer]:
        seats = tuple(range(2, 8))
        return [Offer("evening", Option("evening", 1), "short", seats)]

    def close(self, ledger: Road, offer: Offer, match: Match) -> Road:
        return ledger


OFFER_CANNOT_BE_DEALT = RoadGame(OfferCannotBeDealt)


class EverythingIsBlocked(LanternRoad):
    def offers(self, ledger: Road) -> list[Offer]:
        return [offer for offer in super().offers(ledger) if offer.why is not None]


EVERYTHING_IS_BLOCKED = RoadGame(EverythingIsBlocked)


class OfferingCosts(LanternRoad):
    def offers(self, ledger: Road) -> list[Offer]:
        ledger.party[0].coins += 1
        return super().offers(ledger)


OFFERING_COSTS = RoadGame(OfferingCosts)


class TollNobodyCanPay(LanternRoad):
    def begun(self, ledger: Road, offer: Offer) -> Road:
        ledger.party[0].coins -= 100
        return ledger


TOLL_NOBODY_CAN_PAY = RoadGame(TollNobodyCanPay)


class NothingIsLeft(LanternRoad):
    def begun(self, ledger: Road, offer: Offer) -> Road:
        ledger.evenings = EVENINGS
        return ledger


NOTHING_IS_LEFT = RoadGame(NothingIsLeft)


class ClosesOtherwise(LanternRoad):
    """Pays the party what is left in a pocket that no ledger knows of."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, PocketGame)
        self.pocket = game

    def close(self, ledger: Road, offer: Offer, match: Match) -> Road:
        self.pocket.coins += 1
        closed = super().close(ledger, offer, match)
        closed.party[0].coins += self.pocket.coins
        return closed


class PocketGame(RoadGame):
    def __init__(self) -> None:
        super().__init__(ClosesOtherwise)
        self.coins = 0


CLOSES_OTHERWISE = PocketGame()


class ClosingTakesFromTheTable(LanternRoad):
    def close(self, ledger: Road, offer: Offer, match: Match) -> Road:
        closed = super().close(ledger, offer, match)
        state = match.state
        if isinstance(state, Evening):
            state.guests[0].coins = 0
        elif isinstance(state, Shop):
            state.customers[0].bag = []
            state.customers[0].coins = -1
        return closed


CLOSING_TAKES_FROM_THE_TABLE = RoadGame(ClosingTakesFromTheTable)


class PageCannotBeShown(LanternRoad):
    def view(self, ledger: Road) -> object:
        return ledger


PAGE_CANNOT_BE_SHOWN = RoadGame(PageCannotBeShown)


class PageChangesTheLedger(LanternRoad):
    def view(self, ledger: Road) -> object:
        ledger.evenings += 1
        return RoadView(ledger.evenings, [], 0)


PAGE_CHANGES_THE_LEDGER = RoadGame(PageChangesTheLedger)


class TablesOnly(Artist[object]):
    """Draws tables, but no campaigns."""

    def draw(self, view: object, texts: Texts, seat: int) -> object:
        return ""

    def things(self, view: object, texts: Texts) -> dict[str, str]:
        return {}

    def describe(self, view: object, texts: Texts, thing: str) -> str:
        return ""


class PageIsNotDrawn(RoadGame):
    def artist(self) -> TablesOnly:
        return TablesOnly()


PAGE_IS_NOT_DRAWN = PageIsNotDrawn(LanternRoad)


class OfferWithoutText(LanternRoad):
    phrases = LanternRoad.phrases | {"moon": ""}

    def offers(self, ledger: Road) -> list[Offer]:
        found = super().offers(ledger)
        for offer in found:
            offer.phrase = Option("moon")
        return found


OFFER_WITHOUT_TEXT = RoadGame(OfferWithoutText)


class NewsWithoutText(LanternRoad):
    def news(self, before: Road, after: Road) -> list[News]:
        return [News("learned", "eclipse")]


NEWS_WITHOUT_TEXT = RoadGame(NewsWithoutText)

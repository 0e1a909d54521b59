"""How one quest of a campaign leads to the next."""

from typing import ClassVar

from questhall.kernel.campaigns import Campaigns, News, Offer
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Option
from questhall.kernel.existing import missing
from questhall.kernel.games import Format, Game, Setup
from questhall.kernel.kinds import Name
from questhall.kernel.language.speaking import message
from questhall.kernel.match import Match
from questhall.kernel.packs import in_play
from questhall.kernel.state import State

from ..library.library import library
from ..setup.setup import lay_out
from ..state.adventure import Adventure
from ..state.heroes import LEAST_HEROES
from ..state.house_rules import house_rules
from .closing import write_down
from .dealing import bring_company
from .faults import faults_in_ledger
from .ledger import CalendarLine, HeroSheet, OwnedItem, Saga
from .news import news_of
from .page import SagaView, page_of

SEATS = (1, 2, 3, 4, 5)
FIRST_QUESTS = ("q0", "q1")  # the first one only teaches and may be left out
NOT_AGREED = ("quest", "company", "tutorial")


class SwordAndSorceryCampaigns(Campaigns[Saga]):
    """Act I: eight quests with one company (SS-1.1.0.2)."""

    classes: tuple[type, ...] = (Saga, HeroSheet, OwnedItem, CalendarLine)
    formats = (Format("company", SEATS),)
    phrases: ClassVar[dict[str, str]] = {"quest": "quest"}
    views: tuple[type, ...] = (SagaView,)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.options = tuple(each for each in game.options if each.name not in NOT_AGREED)

    def begin(self, setup: Setup, chance: Chance) -> Saga:
        """Nobody has been chosen and nothing has happened yet."""
        ledger = Saga()
        ledger.options = dict(setup.options)
        ledger.size = max(setup.seats, LEAST_HEROES)
        ledger.packs = list(setup.packs)
        ledger.open = [*FIRST_QUESTS, *first_of_packs(setup.packs)]
        return ledger

    def setup(self, ledger: Saga, offer: Offer, seats: int) -> Setup:
        packs = tuple(ledger.packs)
        return self.game.checked(Setup(offer.format, seats, dict(offer.options), packs))

    def offers(self, ledger: Saga) -> list[Offer]:
        return [self._offer(ledger, key) for key in ledger.open]

    def _offer(self, ledger: Saga, key: str) -> Offer:
        """SS-2.2.0.7: one player may lead several heroes."""
        number = list(library().quests).index(key)
        seats = tuple(range(1, ledger.size + 1))
        options = ledger.options | {"quest": key}
        return Offer(f"quest:{key}", Option("quest", number), "quest", seats, options)

    def deal(self, ledger: Saga, offer: Offer, setup: Setup, chance: Chance) -> State:
        quest = library().quests[str(setup.options["quest"])]
        rules = house_rules(setup.options, ledger.packs)
        adventure = lay_out(chance, quest, rules, setup.seats, ledger.size)
        if ledger.heroes:
            bring_company(adventure, ledger)
        return adventure

    def close(self, ledger: Saga, offer: Offer, match: Match) -> Saga:
        assert isinstance(match.state, Adventure)
        write_down(ledger, match.state, not self.lost(offer, match))
        return ledger

    def view(self, ledger: Saga) -> SagaView:
        return page_of(ledger)

    def news(self, before: Saga, after: Saga) -> list[News]:
        return news_of(before, after)

    def led(self, ledger: Saga, seats: int) -> list[list[Name]]:
        """SS-2.2.0.7: the heroes are dealt round the table."""
        found: list[list[Name]] = [[] for _ in range(seats)]
        for place, sheet in enumerate(ledger.heroes):
            text = message("class", sheet.kind.key)
            found[place % seats].append(Name(text, "", text))
        return found

    def name(self, ledger: Saga, kind: str, value: int) -> Name:
        return self.game.kinds[kind].name(ledger, value)

    def faults(self, ledger: Saga) -> list[str]:
        found = missing(self.game, ledger) or faults_in_ledger(ledger)
        return [*self.faults_of_options(ledger.options), *found]


def first_of_packs(packs: tuple[str, ...]) -> list[str]:
    """Quests of packs with which a campaign may begin."""
    quests = library().quests.values()
    return [quest.key for quest in quests if quest.first and in_play(quest.key, packs)]

"""How one evening of a Gloomhaven campaign leads to the next."""

from typing import ClassVar

from questhall.kernel.campaigns import Campaigns, News, Offer
from questhall.kernel.chance import Chance
from questhall.kernel.existing import missing
from questhall.kernel.games import Format, Game, Setup
from questhall.kernel.kinds import Name
from questhall.kernel.language.speaking import message
from questhall.kernel.match import Match
from questhall.kernel.packs import in_play
from questhall.kernel.state import State

from ..library.enhancing import enhanced
from ..library.library import library
from ..library.scenarios import chosen_scenario, number_in
from ..printed.scenario import DUNGEON
from ..setup.characters import Character
from ..setup.setup import bring_unpacked, lay_out
from ..state.house_rules import DIFFICULTIES, house_rules
from ..state.scene import Scene
from .board import pages_in_play
from .completing import write_down, write_down_casual
from .discoveries import RANDOM_DESIGNS, SIDE_SCENARIOS
from .event_decks import DECKS, EventDeck, first_deck
from .events.reading import events_of
from .faults import faults_in_ledger
from .ledger import IN_TOWN, CalendarLine, Chronicle, Earnings, Party, Sheet
from .news import news_of
from .page import PartyView, TownView, page_of
from .prosperity import stock_up
from .quests.reading import personal_quests
from .town import CAMP, FOUNDING, ROAD, ROSTER, VISIT, Town
from .travel import CASUAL, FIRST_SCENARIO, SCENARIO, blocked, offers

FIRST_STEPS = {
    FOUNDING: "found",
    VISIT: "farewell",
    CAMP: "spoils",
    ROAD: "spoils",
    ROSTER: "roster",
}
# What a group does first if it can.
TAKEN_FIRST = (FOUNDING, VISIT, CAMP, SCENARIO, ROAD, CASUAL, DUNGEON, ROSTER)
# Options that the campaign sets by itself.
NOT_AGREED = ("scenario", "level", "quick_start", "prosperity", "tutorial")


class GloomhavenCampaigns(Campaigns[Chronicle]):
    """A party of two to four characters, starting at the Black Barrow."""

    classes: tuple[type, ...] = (Chronicle, Party, Sheet, CalendarLine, Earnings, EventDeck)
    formats = (Format("party", (2, 3, 4)),)
    phrases: ClassVar[dict[str, str]] = {
        SCENARIO: "scenario number",
        FOUNDING: "",
        VISIT: "",
        CAMP: "",
        ROAD: "scenario number",
        ROSTER: "",
        CASUAL: "scenario number",
        DUNGEON: "",
    }
    views: tuple[type, ...] = (PartyView, TownView)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.options = tuple(each for each in game.options if each.name not in NOT_AGREED)

    def begin(self, setup: Setup, chance: Chance) -> Chronicle:
        """A world in which nothing has happened yet (GH-8.1.1), and a party without members."""
        ledger = Chronicle()
        ledger.options = dict(setup.options)
        ledger.size = setup.seats
        ledger.opened = [FIRST_SCENARIO]
        ledger.side_scenarios = list(SIDE_SCENARIOS)
        ledger.random_designs = list(RANDOM_DESIGNS)
        ledger.packs = list(setup.packs)
        ledger.quests = [name for name in personal_quests() if in_play(name, setup.packs)]
        ledger.events = {deck: first_deck(deck, events_of(setup.packs, deck)) for deck in DECKS}
        _add_from_packs(ledger)
        stock_up(ledger)
        return ledger

    def offers(self, ledger: Chronicle) -> list[Offer]:
        return offers(ledger)

    def suggested(self, ledger: Chronicle, offers: list[Offer]) -> Offer:
        """To town after every scenario, then on to the newest one of the story."""
        return min(offers, key=_eagerness)

    def setup(self, ledger: Chronicle, offer: Offer, seats: int) -> Setup:
        packs = tuple(ledger.packs)
        if offer.format in FIRST_STEPS:
            return Setup(offer.format, seats, packs=packs)
        return self.game.checked(Setup(offer.format, seats, dict(offer.options), packs))

    def deal(self, ledger: Chronicle, offer: Offer, setup: Setup, chance: Chance) -> State:
        if offer.format in FIRST_STEPS:
            return Town(chance, FIRST_STEPS[offer.format], offer.format, ledger)
        return _scene(ledger, setup, chance)

    def close(self, ledger: Chronicle, offer: Offer, match: Match) -> Chronicle:
        state = match.state
        if isinstance(state, Scene):
            if offer.key.startswith((CASUAL, DUNGEON)):
                write_down_casual(ledger, state, offer.key)
            else:
                write_down(ledger, state)
            return ledger
        assert isinstance(state, Town)
        ledger = state.ledger.clone()
        if state.place == ROAD:
            number = number_in(offer.key)
            # What happened on the road may have ended it (GH-8.0.1).
            ledger.destination = 0 if blocked(ledger, number) else number
        elif state.place in (FOUNDING, VISIT):
            ledger.location = IN_TOWN
        ledger.evenings.append(CalendarLine(offer.key))
        return ledger

    def view(self, ledger: Chronicle) -> PartyView:
        return page_of(ledger)

    def news(self, before: Chronicle, after: Chronicle) -> list[News]:
        return news_of(before, after)

    def led(self, ledger: Chronicle, seats: int) -> list[list[Name]]:
        """Each seat is a character of the party."""
        messages = [message("class", sheet.kind.key) for sheet in ledger.characters]
        names = [[Name(each, "", each)] for each in messages[:seats]]
        return [*names, *([] for _ in range(seats - len(names)))]

    def lasts(self, offer: Offer) -> bool:
        return offer.format in FIRST_STEPS

    def name(self, ledger: Chronicle, kind: str, value: int) -> Name:
        return self.game.kinds[kind].name(ledger, value)

    def faults(self, ledger: Chronicle) -> list[str]:
        found = missing(self.game, ledger) or faults_in_ledger(ledger)
        return [*self.faults_of_options(ledger.options), *found]


def _add_from_packs(ledger: Chronicle) -> None:
    """Scenarios on the board and in the deck, and designs."""
    pages = pages_in_play(ledger.packs)
    ledger.opened += [page.number for page in pages if page.start]
    ledger.side_scenarios += [page.number for page in pages if page.random and not page.start]
    ledger.random_designs += [
        item.number
        for item in library().items
        if item.random_design and in_play(item.key, ledger.packs)
    ]


def _eagerness(offer: Offer) -> tuple[int, int]:
    """The order in which offers are taken; of several ways the one to the highest number."""
    return TAKEN_FIRST.index(offer.key.partition(":")[0]), -number_in(offer.key)


def _scene(ledger: Chronicle, setup: Setup, chance: Chance) -> Scene:
    """The scenario level follows from the party's levels (GH-2.3.2); looted treasures are not
    placed again (GH-2.2.29)."""
    rules = house_rules(setup.options, setup.packs)
    rules.campaign = True
    rules.looted = ledger.treasures
    rules.achievements = ledger.party_achievements
    rules.at_home = [item for sheet in ledger.home for item in sheet.items]
    levels = [sheet.level for sheet in ledger.characters]
    difficulty = DIFFICULTIES[str(setup.options["difficulty"])]
    scene = lay_out(chance, chosen_scenario(setup.options), rules, levels, difficulty)
    for hero, sheet in zip(scene.heroes, ledger.characters, strict=True):
        bring_unpacked(scene, hero, _character(ledger, sheet))
        hero.omens = sheet.omens
    scene.next_step = "first_room"
    return scene


def _character(ledger: Chronicle, sheet: Sheet) -> Character:
    """With the stickers that are on the cards of the class (GH-9.13.13)."""
    stuck = ledger.enhancements
    cards = {card.key: enhanced(card, stuck.get(card.key, [])) for card in sheet.pool}
    character = Character(sheet.kind, sheet.level)
    character.cards = [cards[card.key] for card in sheet.hand]
    character.reserve = [cards[card.key] for card in sheet.pool if card not in sheet.hand]
    character.perks = sheet.perks
    character.items = sheet.equipped
    character.stored = [item for item in sheet.items if item not in sheet.equipped]
    return character

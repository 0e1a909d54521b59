"""How one evening of a Gloomhaven campaign leads to the next."""

from typing import ClassVar

from questhall.kernel.campaigns import Campaigns, Offer
from questhall.kernel.chance import Chance
from questhall.kernel.games import Format, Game, Name, Setup
from questhall.kernel.language.speaking import message
from questhall.kernel.match import Match
from questhall.kernel.state import State

from ..library.enhancing import enhanced
from ..library.scenarios import chosen_scenario, scenario_list
from ..printed.scenario import DUNGEON
from ..setup.characters import Character
from ..setup.setup import bring_unpacked, lay_out
from ..state.house_rules import DIFFICULTIES, house_rules
from ..state.scene import Scene
from .completing import write_down, write_down_casual
from .discoveries import RANDOM_DESIGNS, SIDE_SCENARIOS
from .event_decks import DECKS, EventDeck, first_deck
from .faults import faults_in_ledger
from .ledger import IN_TOWN, CalendarLine, Chronicle, Earnings, Party, Sheet
from .page import PartyView, TownView, page_of
from .prosperity import stock_up
from .quests.reading import personal_quests
from .town import CAMP, FOUNDING, ROAD, ROSTER, VISIT, Town
from .travel import CASUAL, FIRST_SCENARIO, SCENARIO, offers

FIRST_STEPS = {
    FOUNDING: "found",
    VISIT: "spoils",
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
        ledger.quests = list(personal_quests())
        ledger.events = {deck: first_deck(deck) for deck in DECKS}
        stock_up(ledger)
        return ledger

    def offers(self, ledger: Chronicle) -> list[Offer]:
        return offers(ledger)

    def suggested(self, ledger: Chronicle, offers: list[Offer]) -> Offer:
        """To town after every scenario, then on to the newest one of the story."""
        return min(offers, key=_eagerness)

    def setup(self, ledger: Chronicle, offer: Offer, seats: int) -> Setup:
        if offer.format in FIRST_STEPS:
            return Setup(offer.format, seats)
        return super().setup(ledger, offer, seats)

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
            ledger.destination = int(offer.key.partition(":")[2])
        elif state.place in (FOUNDING, VISIT):
            ledger.location = IN_TOWN
        ledger.evenings.append(CalendarLine(offer.key))
        return ledger

    def view(self, ledger: Chronicle) -> PartyView:
        return page_of(ledger)

    def name(self, ledger: Chronicle, kind: str, value: int) -> Name:
        if kind == "number":
            return Name(str(value), "", "", value)
        id = next(title.id for title in scenario_list() if title.number == value)
        return Name(str(value), f"scenario:{value}", message("scenario", id))

    def faults(self, ledger: Chronicle) -> list[str]:
        return faults_in_ledger(ledger)


def _eagerness(offer: Offer) -> tuple[int, int]:
    """The order in which offers are taken; of several ways the one to the highest number."""
    kind, _, number = offer.key.partition(":")
    return TAKEN_FIRST.index(kind), -int(number or 0)


def _scene(ledger: Chronicle, setup: Setup, chance: Chance) -> Scene:
    """The scenario level follows from the party's levels (GH-2.3.2); looted treasures are not
    placed again (GH-2.2.29)."""
    rules = house_rules(setup.options)
    rules.campaign = True
    rules.looted = ledger.treasures
    rules.achievements = ledger.party_achievements
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

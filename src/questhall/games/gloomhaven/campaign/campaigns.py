"""How one evening of a Gloomhaven campaign leads to the next."""

from typing import ClassVar

from questhall.kernel.campaigns import Campaigns, Offer
from questhall.kernel.chance import Chance
from questhall.kernel.games import Format, Game, Name, Setup
from questhall.kernel.language.speaking import message
from questhall.kernel.match import Match
from questhall.kernel.state import State

from ..library.scenarios import scenario, scenario_list
from ..setup.characters import Character
from ..setup.setup import bring_unpacked, lay_out
from ..state.house_rules import DIFFICULTIES, house_rules
from ..state.scene import Scene
from .completing import write_down
from .discoveries import RANDOM_DESIGNS, SIDE_SCENARIOS
from .event_decks import DECKS, EventDeck, first_deck
from .faults import faults_in_ledger
from .ledger import IN_TOWN, CalendarLine, Chronicle, Earnings, Sheet
from .page import PartyView, TownView, page_of
from .prosperity import stock_up
from .town import CAMP, FOUNDING, ROAD, VISIT, Town
from .travel import FIRST_SCENARIO, SCENARIO, offers

FIRST_STEPS = {FOUNDING: "found", VISIT: "spoils", CAMP: "spoils", ROAD: "spoils"}
# Options that the campaign sets by itself.
NOT_AGREED = ("scenario", "level", "quick_start", "prosperity", "tutorial")


class GloomhavenCampaigns(Campaigns[Chronicle]):
    """A party of two to four characters, starting at the Black Barrow."""

    classes: tuple[type, ...] = (Chronicle, Sheet, CalendarLine, Earnings, EventDeck)
    formats = (Format("party", (2, 3, 4)),)
    phrases: ClassVar[dict[str, str]] = {
        SCENARIO: "scenario number",
        FOUNDING: "",
        VISIT: "",
        CAMP: "",
        ROAD: "scenario number",
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
        ledger.events = {deck: first_deck(deck) for deck in DECKS}
        ledger.omens = [[] for _ in range(setup.seats)]
        ledger.legacies = [0] * setup.seats
        stock_up(ledger)
        return ledger

    def offers(self, ledger: Chronicle) -> list[Offer]:
        return offers(ledger)

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
            write_down(ledger, state)
            return ledger
        assert isinstance(state, Town)
        ledger = state.ledger.clone()
        if state.place == ROAD:
            ledger.destination = int(offer.key.partition(":")[2])
        elif state.place != CAMP:
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


def _scene(ledger: Chronicle, setup: Setup, chance: Chance) -> Scene:
    """The scenario level follows from the party's levels (GH-2.3.2); looted treasures are not
    placed again (GH-2.2.29)."""
    rules = house_rules(setup.options)
    rules.campaign = True
    rules.looted = ledger.treasures
    levels = [sheet.level for sheet in ledger.characters]
    difficulty = DIFFICULTIES[str(setup.options["difficulty"])]
    scene = lay_out(chance, scenario(int(setup.options["scenario"])), rules, levels, difficulty)
    for hero, sheet in zip(scene.heroes, ledger.characters, strict=True):
        bring_unpacked(scene, hero, _character(sheet))
        hero.omens = ledger.omens[hero.seat]
    scene.next_step = "first_room"
    return scene


def _character(sheet: Sheet) -> Character:
    character = Character(sheet.kind, sheet.level)
    character.cards = sheet.hand
    character.reserve = [card for card in sheet.pool if card not in sheet.hand]
    character.perks = sheet.perks
    character.items = sheet.equipped
    character.stored = [item for item in sheet.items if item not in sheet.equipped]
    return character

"""How one evening of an Oathsworn campaign leads to the next."""

from typing import ClassVar

from questhall.kernel.campaigns import Campaigns, News, Offer
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Option
from questhall.kernel.games import Format, Game, OptionValue, Setup, TableOption
from questhall.kernel.kinds import Name
from questhall.kernel.language.speaking import message
from questhall.kernel.match import Match
from questhall.kernel.packs import pack_of
from questhall.kernel.state import State

from ..library.library import library
from ..printed.story import EVENT_DECKS, ChapterDef
from ..setup.setup import FIRST_ALLIES
from ..setup.story import first_events
from ..state import story as parts
from ..state.battle import Battle
from ..state.company import COMPANY_SIZE
from ..state.sheets import CharacterSheet
from ..state.story import IRON_EACH, Story
from .aside import chapters_aside
from .faults import faults_in_ledger
from .fighting import close_encounter, deal_encounter, score_replay
from .ledger import (
    ENCOUNTER,
    EPILOGUE,
    STORY,
    CalendarLine,
    ChapterLine,
    CompanySheet,
)
from .news import news_of
from .page import CompanyView, page_of
from .telling import close_story, deal_story

INSTANT = "instant"
REPLAY = "replay"
STORY_FORMAT = "story"
ENCOUNTER_FORMAT = "encounter"
SEATS = (1, 2, 3, 4)
# Options that the campaign sets by itself.
NOT_AGREED = (
    *("encounter", "level", "company", "chapter", "part"),
    *("ambushed", "aftermath", "tutorial"),
)


class OathswornCampaigns(Campaigns[CompanySheet]):
    """Six chapters with one company: a Story, an encounter and an epilogue each (OS-1.1.2).

    All of it lies in the ledger, so that several campaigns go on side by side (OS-10.1.5), and
    every match is kept at each decision (OS-10.1.4).
    """

    classes: tuple[type, ...] = (CompanySheet, CharacterSheet, ChapterLine, CalendarLine)
    formats = (Format("company", SEATS),)
    phrases: ClassVar[dict[str, str]] = {
        STORY: "number chapter",
        INSTANT: "number chapter",
        ENCOUNTER: "number encounter",
        REPLAY: "number encounter",
        EPILOGUE: "number chapter",
    }
    views: tuple[type, ...] = (CompanyView,)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        agreed = tuple(each for each in game.options if each.name not in NOT_AGREED)
        self.options = (*agreed, TableOption("hardcore", (False, True), "OS-3.2.3", main=True))

    def begin(self, setup: Setup, chance: Chance) -> CompanySheet:
        """A company that is still to be chosen, with what it will own (OS-3.13.4, OS-3.10.8)."""
        ledger = CompanySheet()
        ledger.options = {
            name: value for name, value in setup.options.items() if name != "hardcore"
        }
        ledger.packs = list(setup.packs)
        ledger.difficulty = str(setup.options["difficulty"])
        ledger.hardcore = setup.options["hardcore"] is True
        ledger.iron = IRON_EACH * COMPANY_SIZE
        first = library().allies[FIRST_ALLIES]
        ledger.allies = [first] * first.copies
        for deck in range(len(EVENT_DECKS)):
            ledger.events[deck] = [
                event for event in first_events(ledger.packs) if event.deck == deck
            ]
        return ledger

    def offers(self, ledger: CompanySheet) -> list[Offer]:
        """OS-1.1.3: a company may stop between any two of them."""
        if ledger.next == STORY:
            return _tales(ledger)
        if ledger.next == ENCOUNTER:
            return [_fight(ledger, ENCOUNTER)]
        if ledger.next != EPILOGUE:
            return []
        found = [_tale(ledger, EPILOGUE, library().chapters[ledger.chapter])]  # OS-9.2.2
        alive = [sheet for sheet in ledger.characters if sheet.kind.key not in ledger.dead]
        if alive and not ledger.chapters[-1].won:  # OS-9.2.3, as often as wanted (OS-9.3.4)
            found.append(_fight(ledger, REPLAY))
        return found

    def setup(self, ledger: CompanySheet, offer: Offer, seats: int) -> Setup:
        agreed = Setup(offer.format, seats, dict(offer.options), tuple(ledger.packs))
        return self.game.checked(agreed)

    def begun(self, ledger: CompanySheet, offer: Offer) -> CompanySheet:
        if _kind(offer) == REPLAY:
            score_replay(ledger)
        return ledger

    def deal(self, ledger: CompanySheet, offer: Offer, setup: Setup, chance: Chance) -> State:
        if setup.format == STORY_FORMAT:
            return deal_story(ledger, setup, chance)
        return deal_encounter(ledger, setup, chance, _kind(offer) == REPLAY)

    def close(self, ledger: CompanySheet, offer: Offer, match: Match) -> CompanySheet:
        state = match.state
        if isinstance(state, Story):
            close_story(ledger, state)
        else:
            assert isinstance(state, Battle)
            close_encounter(ledger, state, _kind(offer) == REPLAY)
        ledger.evenings.append(CalendarLine(offer.key, not self.lost(offer, match)))
        return ledger

    def view(self, ledger: CompanySheet) -> CompanyView:
        return page_of(ledger)

    def news(self, before: CompanySheet, after: CompanySheet) -> list[News]:
        return news_of(before, after)

    def led(self, ledger: CompanySheet, seats: int) -> list[list[Name]]:
        """The four are dealt round the table (OS-3.1.2)."""
        found: list[list[Name]] = [[] for _ in range(seats)]
        for place, sheet in enumerate(ledger.characters):
            text = message("companion" if sheet.companion else "class", sheet.kind.key)
            found[place % seats].append(Name(text, "", text))
        return found

    def lasts(self, offer: Offer) -> bool:
        return offer.format == STORY_FORMAT

    def name(self, ledger: CompanySheet, kind: str, value: int) -> Name:
        if kind == "chapter":
            key = library().chapters[value].key
            id = key if pack_of(key) else str(value)
            return Name(id, f"chapter:{id}", message("chapter", key))
        if kind == "encounter":
            key = library().encounter_of(value).key
            id = key if pack_of(key) else str(value)
            return Name(id, f"encounter:{key}", message("encounter", key))
        return Name(str(value), "", "", value)

    def faults(self, ledger: CompanySheet) -> list[str]:
        return [*self.faults_of_options(ledger.options), *faults_in_ledger(self.game, ledger)]


def _kind(offer: Offer) -> str:
    return offer.key.partition(":")[0]


def _tales(ledger: CompanySheet) -> list[Offer]:
    """The chapter that comes next, and those of packs beside it; each as a Story or by its short
    page (OS-3.22.4)."""
    told = library().chapters[ledger.chapter]
    found = [_tale(ledger, STORY, told), _tale(ledger, INSTANT, told)]
    for chapter in chapters_aside(ledger):
        kinds = (STORY, INSTANT) if chapter.instant else (STORY,)
        found += [_tale(ledger, kind, chapter) for kind in kinds]
    return found


def _tale(ledger: CompanySheet, kind: str, told: ChapterDef) -> Offer:
    part = {STORY: parts.STORY, INSTANT: parts.INSTANT}.get(kind)
    if part is None:
        part = parts.WON if ledger.chapters[-1].won else parts.LOST
    chapter = told.key if pack_of(told.key) else told.number
    return _offer(told, kind, STORY_FORMAT, _agreed(ledger) | {"chapter": chapter, "part": part})


def _fight(ledger: CompanySheet, kind: str) -> Offer:
    told = library().chapters[ledger.chapter]
    options: dict[str, OptionValue] = {
        "encounter": library().encounter_of(ledger.chapter).key,
        "level": told.chapter,
        "ambushed": ledger.ambushed,  # OS-4.3.2
    }
    return _offer(told, kind, ENCOUNTER_FORMAT, _agreed(ledger) | options)


def _agreed(ledger: CompanySheet) -> dict[str, OptionValue]:
    return {**ledger.options, "difficulty": ledger.difficulty}


def _offer(told: ChapterDef, kind: str, format: str, options: dict[str, OptionValue]) -> Offer:
    phrase = Option(kind, told.chapter, told.number)
    name = told.key if pack_of(told.key) else told.number
    return Offer(f"{kind}:{name}", phrase, format, SEATS, options)

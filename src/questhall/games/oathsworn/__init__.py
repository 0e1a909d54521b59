"""Oathsworn: stories and encounters with great beasts, alone or in a campaign, for a company of
four."""

from typing import TYPE_CHECKING, Any

from questhall.kernel.artists import Artist
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.decks import Deck
from questhall.kernel.events import Event
from questhall.kernel.faces import Face
from questhall.kernel.games import Format, Game, Setup, TableOption, Why
from questhall.kernel.kinds import Name
from questhall.kernel.language.reference import Chapter
from questhall.kernel.measures import Measure, Reckoned
from questhall.kernel.packs import Additions, pack_of
from questhall.kernel.state import State
from questhall.kernel.text import Texts

from .campaign.chapter_start import start_chapter
from .library.library import (
    ADDITIONS,
    Library,
    library,
    names_of_companies,
    names_of_encounters,
)
from .minds import company_mind, hunch, judge, measures, story_mind
from .printed.difficulty import NAMES
from .rules.faults import faults
from .rules.rounds import encounter, end_of_phase, end_of_round, minions, start_round, waiting
from .rules.story.telling import tell_on
from .rules.story_faults import story_faults
from .rules.turn.turns import turn
from .setup.aftermath import CHOSEN_BY_PLAYERS, NOTHING_LEFT, choose_aftermath
from .setup.ready_made import (
    CHOSEN,
    LEVELS,
    OF_CHAPTER,
    ready_for_encounter,
    ready_for_story,
)
from .setup.setup import arm, deploy, gear, hands, lay_out, muster, rearm
from .setup.story import gather, lay_out_story, prepare
from .speech.acts import ACTS, TALLIES
from .speech.bearers import bearer, brought, hand, played
from .speech.kinds import KINDS
from .speech.phrases import PHRASES
from .speech.story import STORY_PHRASES
from .state.battle import Battle
from .state.company import CompanyState
from .state.figures import Figure, Lasting, Marker, Obstacle, Reaction, Tile
from .state.house_rules import (
    ALL_CUBES,
    BY_CARDS,
    BY_DICE,
    EITHER,
    ONE_CUBE,
    HouseRules,
    house_rules,
)
from .state.oathsworn import Cage, Oathsworn, Swallowed
from .state.sheets import CharacterSheet
from .state.story import PARTS, Frame, Story
from .view import meanings, story_why, view, warnings, warnings_in_story, why_not
from .view import story as story_view
from .view.drawing import odds_of

if TYPE_CHECKING:
    from .campaign.campaigns import OathswornCampaigns

STORY_FORMAT = "story"
FIRST_STEPS = "first steps"  # the tutorial's seed: every learner meets the same cards
FIRST_GAME = "first_game"  # the company of a tutorial
# Steps in which enemies act, before which no position can be judged.
BETWEEN_ROUNDS = ("round", "end_of_phase", "encounter", "waiting", "minions", "end_of_round")


class OathswornGame(Game):
    """The game as the kernel sees it."""

    id = "oathsworn"
    version = "3"
    package = __name__
    cooperative = True  # OS-1.1.1
    formats = (
        Format("encounter", (1, 2, 3, 4), plays="encounter"),
        Format(STORY_FORMAT, (1, 2, 3, 4), plays="chapter"),
    )
    options = (
        TableOption("encounter", names_of_encounters(), "OS-4.2.2", main=True),
        TableOption("difficulty", NAMES, "OS-3.2.1", main=True),
        TableOption("level", (OF_CHAPTER, *LEVELS), "OS-11.5.2", main=True),
        TableOption("company", (CHOSEN, *names_of_companies()), "OS-3.1.1", main=True),
        TableOption("chapter", (1, 2, 3, 4, 5, 6), "OS-1.1.2", main=True),
        TableOption("part", PARTS, "OS-1.6.1", main=True),
        TableOption("might", (BY_CARDS, BY_DICE, EITHER), "OS-1.3.1"),
        TableOption("foes_use_dice", (False, True), "OS-1.3.4"),
        TableOption("ambushed", (False, True), "OS-4.3.1"),
        TableOption("aftermath", (NOTHING_LEFT, CHOSEN_BY_PLAYERS), "OS-4.2.13"),
        TableOption("english_edition", (False, True), "OS-8.11.1"),
        TableOption("refresh_returns_all", (True, False), "OS-6.1.6"),
        TableOption("more_white_cards", (False, True), "OS-7.11.2"),
        TableOption("reaction_before_cooldown", (True, False), "OS-7.15.7"),
        TableOption("sentinel_cards", (ONE_CUBE, ALL_CUBES), "OS-14.3.7"),
        TableOption("cubes_in_checks", (True, False), "OS-3.5.15"),
        TableOption("determined_in_story", (False, True), "OS-3.6.9"),
        TableOption("nobody_falls_in_story", (False, True), "OS-3.19.3"),
        TableOption("blind_petitions", (False, True), "OS-3.7.12"),
        TableOption("more_loot", (False, True), "OS-9.4.3"),
        TableOption("tutorial", (False, True), "OS-1.1.1"),
    )
    steps = {  # noqa: RUF012 - the table of steps is never written to
        "aftermath": choose_aftermath,
        "muster": muster,
        "gear": gear,
        "arm": arm,
        "rearm": rearm,
        "hands": hands,
        "deploy": deploy,
        "round": start_round,
        "turn": turn,
        "end_of_phase": end_of_phase,
        "encounter": encounter,
        "waiting": waiting,
        "minions": minions,
        "end_of_round": end_of_round,
        "chapter_start": start_chapter,
        "gather": gather,
        "prepare": prepare,
        "tale": tell_on,
    }
    phrases = PHRASES | STORY_PHRASES
    acts = ACTS
    tallies = TALLIES
    kinds = KINDS
    state_classes = (
        Battle,
        Story,
        CharacterSheet,
        Frame,
        Oathsworn,
        Cage,
        Swallowed,
        Figure,
        Obstacle,
        Tile,
        Marker,
        Lasting,
        Reaction,
        HouseRules,
        Deck,
    )

    def deal(self, setup: Setup, chance: Chance) -> Battle | Story:
        options = setup.options
        rules = house_rules(options, setup.packs)
        company = library().campaign.companies.get(str(options["company"]), [])
        if options["tutorial"] is True:
            chance.reseed(FIRST_STEPS)
            company = company or library().campaign.companies[FIRST_GAME]
        if setup.format == STORY_FORMAT:
            told = library().chapter_called(options["chapter"])
            part = str(options["part"])
            story = lay_out_story(chance, told, rules, setup.seats, part)
            return ready_for_story(story, company)
        chosen = library().encounters[str(options["encounter"])]
        level = chosen.chapter if options["level"] == OF_CHAPTER else int(options["level"])
        flags = None if options["aftermath"] == CHOSEN_BY_PLAYERS else ()
        battle = lay_out(chance, chosen, rules, setup.seats, level, flags)
        battle = ready_for_encounter(battle, company)
        if flags is None:
            battle.next_step = "aftermath"
        return battle

    def content(self, key: str) -> object:
        return library().find(key)

    def renamed(self) -> dict[str, str]:
        return library().renamed

    def additions(self) -> Additions[Library]:
        return ADDITIONS

    def things(self) -> list[str]:
        return list(library().everything)

    def options_with(self, packs: tuple[str, ...]) -> tuple[TableOption, ...]:
        """With the encounters and chapters of packs."""
        if not packs:
            return self.options
        return tuple(_with_more(each, packs) for each in self.options)

    def modernise(self, plain: dict[str, Any]) -> None:
        """Of those who died (OS-3.2.10) the keys of their classes are written. Before version 2 a
        Story remembered of what was told only the pages that lie open."""
        dead = plain.get("dead")
        if isinstance(dead, list):
            plain["dead"] = [self.renamed().get(str(each), each) for each in dead]
        if "frames" in plain and "told" not in plain:
            pages = [beat for frame in plain["frames"] for beat in frame.get("page", [])]
            plain["told"] = list(dict.fromkeys(pages))

    def contested(self, format: str) -> bool:
        """OS-3.4.10: a Story leads to an encounter, and only that is won or lost."""
        return format != STORY_FORMAT

    def bearer(self, state: State, kind: str, number: int) -> Name | None:
        return bearer(state, kind, number)

    def hand(self, state: State, seat: int) -> list[int]:
        return hand(state, seat)

    def brought(self, state: State, seat: int) -> list[str]:
        return brought(state, seat)

    def played(self, state: State, event: Event) -> list[tuple[int, int]]:
        return played(state, event)

    def view(self, state: State, seat: int) -> object:
        if isinstance(state, Story):
            return story_view.view(state, seat)
        return view.view(_battle(state), seat)

    def view_types(self) -> tuple[type, ...]:
        return (view.TableView, story_view.StoryView)

    def artist(self) -> Artist[Any]:
        from .view.terminal import TerminalArtist

        return TerminalArtist()

    def catalogue(self, texts: Texts) -> list[Face]:
        from .view.catalogue import catalogue

        return catalogue(texts)

    def client_sources(self, language: str) -> list[str]:
        from .speech.books import every_table

        return every_table(self.package, language, self.text_sources(language))

    def books(self) -> list[str]:
        from .speech.books import books

        return list(books())

    def book(self, name: str, language: str) -> str:
        from .speech.books import book

        return book(name, self.text_sources(language))

    def campaigns(self) -> "OathswornCampaigns":
        from .campaign.campaigns import OathswornCampaigns

        return OathswornCampaigns(self)

    def languages(self) -> list[Chapter]:
        from .speech.reference import chapters

        return chapters(self.texts("en"))

    def made_texts(self, texts: Texts) -> str:
        from .speech.made_texts import source

        return source(texts)

    def judge(self, state: State, seat: int) -> float:
        if isinstance(state, Story):
            return story_mind.judge_story(state, seat)
        return judge.judge(_battle(state), seat)

    def measures(self, state: State, seat: int) -> list[Measure]:
        return [] if isinstance(state, Story) else measures.measures(_battle(state), seat)

    def reckoned(self, state: State, seat: int, decision: Decision) -> Reckoned | None:
        return None if isinstance(state, Story) else measures.reckoned(_battle(state), decision)

    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        if decision.prompt in company_mind.PLANS and isinstance(state, CompanyState):
            return company_mind.plan(state, decision, chance)
        if isinstance(state, Story):
            return story_mind.hunch_in_story(state, decision, chance)
        return hunch.hunch(_battle(state), decision, chance)

    def promising(self, state: State, decision: Decision) -> list[int]:
        if decision.prompt in company_mind.PLANS and isinstance(state, CompanyState):
            return [company_mind.best_plan(state, decision)]
        if isinstance(state, Story):
            return story_mind.promising_in_story(state, decision)
        return hunch.promising(_battle(state), decision)

    def quiet(self, state: State) -> bool:
        """Between turns, when nobody is in the middle of something."""
        if isinstance(state, Battle) and state.next_step == "turn":
            return not state.has_acted
        return state.next_step not in BETWEEN_ROUNDS

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        if isinstance(state, Story):
            special = story_why.why_not(state, thing)
            return special or why_not.why_not_in_story(state, seat, thing)
        return why_not.why_not(_battle(state), seat, thing)

    def warning(self, state: State, seat: int, decision: Decision, option: Option) -> Why | None:
        if isinstance(state, Story):
            return warnings_in_story.warning(state, decision, option)
        return warnings.warning(_battle(state), decision, option)

    def parts(self, state: State, option: Option) -> list[int]:
        odds = odds_of(state, option) if isinstance(state, Battle) else []
        return odds or meanings.parts(option)

    def sensible(self, state: State, decision: Decision) -> Option | None:
        return None if isinstance(state, Story) else meanings.sensible(_battle(state), decision)

    def impossible(self, state: State) -> list[str]:
        if isinstance(state, Story):
            return story_faults(state)
        return faults(_battle(state))


def _with_more(option: TableOption, packs: tuple[str, ...]) -> TableOption:
    more: list[str] = []
    if option.name == "encounter":
        more = list(library().encounters)
    elif option.name == "chapter":
        more = [chapter.key for chapter in library().chapters.values()]
    own = [key for key in more if pack_of(key) in packs]
    return TableOption(option.name, (*option.choices, *own), option.rule, option.main)


def _battle(state: State) -> Battle:
    assert isinstance(state, Battle)
    return state


GAME = OathswornGame()

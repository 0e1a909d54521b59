"""Gloomhaven for two to four characters: single scenarios and campaigns."""

from typing import TYPE_CHECKING, Any

from questhall.kernel.artists import Artist
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.events import Event
from questhall.kernel.faces import Face
from questhall.kernel.games import Format, Game, Setup, TableOption, Why
from questhall.kernel.kinds import Name
from questhall.kernel.language.reference import Chapter
from questhall.kernel.measures import Measure
from questhall.kernel.packs import Additions, in_play
from questhall.kernel.sheets import Tool
from questhall.kernel.state import State
from questhall.kernel.text import Texts

from .campaign.additions import ADDITIONS
from .campaign.enhancing import enhance
from .campaign.event_decks import EventDeck
from .campaign.events.resolving import city_event, road_event, spoils
from .campaign.faults import faults_in_omen, faults_in_town
from .campaign.founding import found
from .campaign.ledger import CalendarLine, Chronicle, Earnings, Party, Sheet
from .campaign.renaming import follow_names, renamed
from .campaign.retiring import farewell, retire
from .campaign.roster import roster
from .campaign.sanctuary import sanctuary
from .campaign.town import EventOnTable, Town, camp, leave, market, train
from .library.box import Library
from .library.dungeon import dungeon_card
from .library.enhancing import find_enhanced
from .library.library import library
from .library.scenarios import chosen_scenario, is_scenario, scenario_called
from .minds import hunch, judge, measures
from .minds import town as town_mind
from .printed.cards import STICKER
from .printed.dungeon import PENALTIES
from .printed.scenario import DUNGEON, IN_THE_BOOK
from .rules.faults import faults
from .rules.round.card_selection import follow, select
from .rules.round.refresh import refresh, rest
from .rules.round.rounds import initiative, start_round, turn
from .setup.setup import deploy, equip, first_room, goals, lay_out, muster
from .speech import phrases as scene_speech
from .speech import town as town_speech
from .speech.acts import ACTS, TALLIES
from .speech.bearers import bearer, brought, hand, played
from .speech.kinds import KINDS
from .state.dungeon import DungeonDecks
from .state.figures import Figure
from .state.heroes import Active, Hero, Item, ModifierDeck
from .state.house_rules import DIFFICULTIES, HouseRules, house_rules
from .state.scene import AbilityDeck, Scene, Tile, TypeInPlay
from .view import town as town_view
from .view import view, warnings, warnings_town, why_not
from .view.pieces import TableView

if TYPE_CHECKING:
    from .campaign.campaigns import GloomhavenCampaigns

FIRST_STEPS = "first steps"  # the tutorial's seed: every learner gets the same decks


class Gloomhaven(Game):
    """The game as the kernel sees it."""

    id = "gloomhaven"
    version = "3"
    package = __name__
    cooperative = True
    luck = 5  # decks of twenty cards decide each blow
    formats = (Format("party", (2, 3, 4), plays="scenario"),)
    options = (
        TableOption("scenario", (*IN_THE_BOOK, DUNGEON), "GH-2.0.1", main=True),
        TableOption("difficulty", ("normal", "easy", "hard", "very-hard"), "GH-2.3.3", main=True),
        TableOption("information", ("hidden", "open", "solo"), "GH-2.4.1", main=True),
        TableOption("level", (1, 2, 3, 4, 5, 6, 7, 8, 9), "GH-2.3.2"),
        TableOption("quick_start", (True, False), "GH-2.0.9"),
        TableOption("prosperity", (1, 2, 3, 4, 5, 6, 7, 8, 9), "GH-2.0.5"),
        TableOption("penalties", tuple(PENALTIES), "GH-12.3.11"),
        TableOption("permanent_death", (False, True), "GH-12.2.1"),
        TableOption("all_classes", (False, True), "GH-1.1.2"),
        TableOption("battle_goals", (True, False), "GH-1.6.1"),
        TableOption("reduced_randomness", (False, True), "GH-12.1.1"),
        TableOption("mirrored_areas", (True, False), "GH-3.8.1"),
        TableOption("partial_forced_move", (False, True), "GH-3.9.8"),
        TableOption("lazy_multi_use_items", (False, True), "GH-3.20.6"),
        TableOption("partial_long_rest", (False, True), "GH-3.1.26"),
        TableOption("stunned_monsters_charge", (True, False), "GH-3.11.13"),
        TableOption("tutorial", (False, True), "GH-2.0.9"),
    )
    steps = {  # noqa: RUF012 - the table of steps is never written to
        "muster": muster,
        "first_room": first_room,
        "goals": goals,
        "equip": equip,
        "deploy": deploy,
        "round": start_round,
        "select": select,
        "follow": follow,
        "initiative": initiative,
        "turn": turn,
        "refresh": refresh,
        "rest": rest,
        "found": found,
        "spoils": spoils,
        "city_event": city_event,
        "road_event": road_event,
        "train": train,
        "market": market,
        "enhance": enhance,
        "sanctuary": sanctuary,
        "farewell": farewell,
        "retire": retire,
        "roster": roster,
        "leave": leave,
        "pack": leave,  # in older saves
        "camp": camp,
    }
    phrases = scene_speech.PHRASES | town_speech.PHRASES
    acts = ACTS
    tallies = TALLIES
    kinds = KINDS
    state_classes = (
        Scene,
        Hero,
        Figure,
        Tile,
        Item,
        Active,
        ModifierDeck,
        AbilityDeck,
        TypeInPlay,
        DungeonDecks,
        HouseRules,
        Town,
        Chronicle,
        Party,
        Sheet,
        CalendarLine,
        Earnings,
        EventDeck,
        EventOnTable,
    )

    def deal(self, setup: Setup, chance: Chance) -> Scene:
        options = setup.options
        chosen = chosen_scenario(options)
        if options["tutorial"] is True:
            chance.reseed(FIRST_STEPS)
        levels = [int(options["level"])] * setup.seats
        difficulty = DIFFICULTIES[str(options["difficulty"])]
        return lay_out(chance, chosen, house_rules(options, setup.packs), levels, difficulty)

    def content(self, key: str) -> object:
        if is_scenario(key):
            return scenario_called(key)
        if STICKER in key:
            return find_enhanced(key)
        return dungeon_card(key) or library().find(key)

    def additions(self) -> Additions[Library]:
        return ADDITIONS

    def options_with(self, packs: tuple[str, ...]) -> tuple[TableOption, ...]:
        """The scenarios of packs can be chosen after those in the book."""
        more = [each.id for each in library().scenarios.values() if in_play(each.id, packs)]
        if not packs or not more:
            return self.options
        chosen, *others = self.options
        choices = (*chosen.choices, *more)
        return (TableOption(chosen.name, choices, chosen.rule, main=chosen.main), *others)

    def things(self) -> list[str]:
        return list(library().by_key)

    def renamed(self) -> dict[str, str]:
        return renamed()

    def modernise(self, plain: dict[str, Any]) -> None:
        follow_names(plain)

    def client_sources(self, language: str) -> list[str]:
        from .speech.books import every_table

        return every_table(self.text_sources(language))

    def books(self) -> list[str]:
        from .speech.books import books

        return books()

    def faces_in(self, book: str, texts: Texts) -> list[Face]:
        from .view.catalogue import faces_in

        return faces_in(book, texts)

    def book(self, name: str, language: str) -> str:
        from .speech.books import book

        return book(name, self.text_sources(language))

    def made_texts(self, texts: Texts) -> str:
        from .speech.outcomes import source

        return source(texts)

    def contested(self, format: str) -> bool:
        """A scenario is; what the party does between two of them is not."""
        return any(each.name == format for each in self.formats)

    def bearer(self, state: State, kind: str, number: int) -> Name | None:
        return bearer(state, kind, number)

    def hand(self, state: State, seat: int) -> list[int]:
        return hand(state, seat)

    def brought(self, state: State, seat: int) -> list[str]:
        return brought(state, seat)

    def played(self, state: State, event: Event) -> list[tuple[int, int]]:
        return played(state, event)

    def view(self, state: State, seat: int) -> object:
        if isinstance(state, Town):
            return town_view.view(state)
        return view.view(_scene(state), seat)

    def judge(self, state: State, seat: int) -> float:
        if isinstance(state, Town):
            return super().judge(state, seat)
        return judge.judge(_scene(state), seat)

    def measures(self, state: State, seat: int) -> list[Measure]:
        return [] if isinstance(state, Town) else measures.measures(_scene(state), seat)

    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        if isinstance(state, Town):
            return town_mind.hunch(state, decision, chance)
        return hunch.hunch(_scene(state), decision, chance)

    def promising(self, state: State, decision: Decision) -> list[int]:
        if isinstance(state, Town):
            return town_mind.promising(state, decision)
        return hunch.promising(_scene(state), decision)

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        if isinstance(state, Town):
            return town_view.why_not(state, seat, thing)
        return why_not.why_not(_scene(state), seat, thing)

    def warning(self, state: State, seat: int, decision: Decision, option: Option) -> Why | None:
        if isinstance(state, Town):
            return warnings_town.warning(state, decision, option)
        return warnings.warning(_scene(state), seat, decision, option)

    def parts(self, state: State, option: Option) -> list[int]:
        """Tells apart several ways to place an area or to walk."""
        return [option.amount] if option.verb in ("area", "path") else []

    def quiet(self, state: State) -> bool:
        """Between rounds, when no card or monster ability is half resolved."""
        return isinstance(state, Town) or state.next_step in ("round", "select")

    def impossible(self, state: State) -> list[str]:
        if isinstance(state, Town):
            return faults_in_town(state)
        scene = _scene(state)
        types = {type.kind.key for type in scene.types}
        wanted = set(scene.scenario.monsters) & set(library().monsters)
        omens = [
            text for hero in scene.heroes for each in hero.omens for text in faults_in_omen(each)
        ]
        return [*omens, *[f"{name} is missing" for name in sorted(wanted - types)], *faults(scene)]

    def view_types(self) -> tuple[type, ...]:
        return (TableView,)

    def artist(self) -> Artist[Any]:
        from .view.terminal import TerminalArtist

        return TerminalArtist()

    def catalogue(self, texts: Texts) -> list[Face]:
        from .view.catalogue import catalogue

        return catalogue(texts)

    def languages(self) -> list[Chapter]:
        from .speech.reference import chapters

        return chapters(self.texts("en"))

    def campaigns(self) -> "GloomhavenCampaigns":
        from .campaign.campaigns import GloomhavenCampaigns

        return GloomhavenCampaigns(self)

    def tools(self) -> dict[str, Tool]:
        from .tools.served import TOOLS

        return TOOLS


def _scene(state: State) -> Scene:
    assert isinstance(state, Scene)
    return state


GAME = Gloomhaven()

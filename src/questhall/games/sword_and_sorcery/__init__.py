"""Sword & Sorcery: immortal souls on a quest, for one to five players."""

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
from questhall.kernel.measures import Measure
from questhall.kernel.packs import Additions, pack_of
from questhall.kernel.state import State
from questhall.kernel.text import Texts

from .library import sayable
from .library.library import ADDITIONS, Library, library
from .minds import hunch, judge, measures
from .rules.faults import faults
from .rules.turn.events import event_phase
from .rules.turn.rounds import action, choose_hero, enemy_turn
from .rules.turn.souls import souls
from .rules.turn.time import time_phase
from .setup.ready_made import CHAOTIC, CHOSEN, LAWFUL, enlist
from .setup.setup import first_powers, first_visit, lay_out, muster, start
from .speech.acts import ACTS, TALLIES
from .speech.bearers import bearer, brought, played
from .speech.kinds import KINDS
from .speech.phrases import PHRASES
from .speech.wording.sayable import need_words
from .state import house_rules as house
from .state.adventure import Adventure
from .state.area import Ground
from .state.boons import Boon
from .state.enemies import Enemy
from .state.figures import Bonus, Figure
from .state.heroes import Hero, Power
from .state.older import modernise
from .view import meanings, view, warnings, why_not

if TYPE_CHECKING:
    from .campaign.campaigns import SwordAndSorceryCampaigns
from .words.heroics import boon

sayable.ask(need_words)

FIRST_STEPS = "first steps"  # the tutorial's seed: every learner meets the same dice and cards
QUESTS = ("q0", "q1", "q2", "q3", "q4", "q5", "q6", "q7")


class SwordAndSorceryGame(Game):
    """The game as the kernel sees it."""

    id = "sword_and_sorcery"
    version = "3"
    package = __name__
    cooperative = True
    formats = (Format("quest", (1, 2, 3, 4, 5), plays="quest"),)
    options = (
        TableOption("quest", QUESTS, "SS-2.2.0.1", main=True),
        TableOption("company", (CHOSEN, LAWFUL, CHAOTIC), "SS-2.2.0.2"),
        TableOption("tutorial", (False, True), "SS-2.0.0.1"),
        TableOption("soul_storm", (False, True), "SS-5.1.1.1"),
        TableOption("spawn_line", (house.IN_PLAY, house.IN_GAME), "SS-4.3.0.11"),
        TableOption("empty_event_deck", (house.NEXT_EVENT_PHASE, house.AT_ONCE), "SS-4.4.0.6"),
        TableOption("ghost_soulrank", (True, False), "SS-5.3.1.6"),
        TableOption("unarmed_die", (house.BLUE, house.RED), "SS-8.2.0.7"),
        TableOption("status_requires_hit", (True, False), "SS-9.0.0.28"),
        TableOption("lethal_first", (True, False), "SS-10.5.0.3"),
        TableOption("damage_includes_hp_loss", (True, False), "SS-9.0.0.29"),
        TableOption("blind_free_actions", (True, False), "SS-10.6.4.1"),
        TableOption("assign_tie", (house.ACTIVE, house.NEAREST_TIED), "SS-15.6.0.2"),
        TableOption("enemy_power_type", (house.ICON, house.TITLE), "SS-15.3.0.2"),
        TableOption("behaviour_by", (house.NEAREST, house.ANY_VALID), "SS-15.7.1.15"),
        TableOption("primary_scope", (house.ALL_HEROES, house.CANDIDATES), "SS-15.7.1.6"),
        TableOption("behaviour_distance", (house.FIRST_DEED, house.WALKING), "SS-15.7.1.13"),
        TableOption("avoid_hindrances", (house.TIES, house.BEFORE_LENGTH), "SS-15.8.0.6"),
        TableOption("own_reaction_on_evade", (False, True), "SS-6.5.0.1"),
        TableOption("ammo_first_roll", (False, True), "SS-12.3.0.2"),
        TableOption("aoe_supremacy", (house.MAIN_AREA, house.EACH_AREA), "SS-9.1.0.1"),
        TableOption("end_of_quest_pickup", (True, False), "SS-17.0.0.7"),
        TableOption("horde_attacks", (house.ONE_ATTACK, house.PER_FIGURE), "SS-15.10.0.7"),
        TableOption("delayed_damage_moves_token", (False, True), "SS-16.1.0.6"),
        TableOption("vengeful_plus", (house.AS_PRINTED, house.PRIORITY_HERO), "SS-16.1.0.13"),
    )
    steps = {  # noqa: RUF012 - the table of steps is never written to
        "muster": muster,
        "powers": first_powers,
        "emporium": first_visit,
        "start": start,
        "time": time_phase,
        "souls": souls,
        "choose": choose_hero,
        "action": action,
        "enemies": enemy_turn,
        "event": event_phase,
    }
    phrases = PHRASES
    acts = ACTS
    tallies = TALLIES
    kinds = KINDS
    state_classes = (
        Adventure,
        Hero,
        Power,
        Figure,
        Bonus,
        Boon,
        Enemy,
        Ground,
        house.HouseRules,
        Deck,
    )

    def deal(self, setup: Setup, chance: Chance) -> Adventure:
        options = setup.options
        company = str(options["company"])
        if options["tutorial"] is True:
            chance.reseed(FIRST_STEPS)
            company = LAWFUL if company == CHOSEN else company
        quest = library().quests[str(options["quest"])]
        rules = house.house_rules(options, setup.packs)
        return enlist(lay_out(chance, quest, rules, setup.seats), company)

    def campaigns(self) -> "SwordAndSorceryCampaigns":
        from .campaign.campaigns import SwordAndSorceryCampaigns

        return SwordAndSorceryCampaigns(self)

    def content(self, key: str) -> object:
        box = library()
        return box.find(key) if key in box.everything else boon(key)

    def renamed(self) -> dict[str, str]:
        return library().renamed

    def additions(self) -> Additions[Library]:
        return ADDITIONS

    def options_with(self, packs: tuple[str, ...]) -> tuple[TableOption, ...]:
        """The quests of packs can be played as well."""
        if not packs:
            return self.options
        more = [key for key in library().quests if pack_of(key) in packs]
        quests = TableOption("quest", (*QUESTS, *more), "SS-2.2.0.1", main=True)
        return (quests, *[each for each in self.options if each.name != "quest"])

    def things(self) -> list[str]:
        return library().things()

    def bearer(self, state: State, kind: str, number: int) -> Name | None:
        return bearer(state, kind, number)

    def brought(self, state: State, seat: int) -> list[str]:
        return brought(state, seat)

    def played(self, state: State, event: Event) -> list[tuple[int, int]]:
        return played(state, event)

    def view(self, state: State, seat: int) -> object:
        return view.view(_adventure(state), seat)

    def view_types(self) -> tuple[type, ...]:
        return (view.TableView,)

    def artist(self) -> Artist[Any]:
        from .view.terminal import TerminalArtist

        return TerminalArtist()

    def catalogue(self, texts: Texts) -> list[Face]:
        from .view.catalogue import catalogue

        return catalogue(texts)

    def client_sources(self, language: str) -> list[str]:
        from .speech.books import every_table

        return every_table(self.text_sources(language))

    def books(self) -> list[str]:
        from .speech.books import books

        return books()

    def book(self, name: str, language: str) -> str:
        from .speech.books import book

        return book(name, self.text_sources(language))

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        return why_not.why_not(_adventure(state), seat, thing)

    def warning(self, state: State, seat: int, decision: Decision, option: Option) -> Why | None:
        return warnings.warning(_adventure(state), decision, option)

    def parts(self, state: State, option: Option) -> list[int]:
        return meanings.parts(option)

    def languages(self) -> list[Chapter]:
        from .speech.reference import chapters

        return chapters()

    def made_texts(self, texts: Texts) -> str:
        from .speech.made_texts import source

        return source(texts)

    def judge(self, state: State, seat: int) -> float:
        return judge.judge(_adventure(state), seat)

    def measures(self, state: State, seat: int) -> list[Measure]:
        return measures.measures(_adventure(state), seat)

    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        return hunch.hunch(_adventure(state), decision, chance)

    def promising(self, state: State, decision: Decision) -> list[int]:
        return hunch.promising(_adventure(state), decision)

    def quiet(self, state: State) -> bool:
        """Between turns, when the enemies have answered."""
        return state.next_step not in ("action", "enemies")

    def impossible(self, state: State) -> list[str]:
        return faults(_adventure(state))

    def modernise(self, plain: dict[str, Any]) -> None:
        modernise(plain, self.renamed())


def _adventure(state: State) -> Adventure:
    assert isinstance(state, Adventure)
    return state


GAME = SwordAndSorceryGame()

"""Mage Knight: the whole base game, for one to four heroes."""

from typing import Any

from questhall.kernel.advising import Adviser, Counsel
from questhall.kernel.artists import Artist
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.events import Event
from questhall.kernel.faces import Face
from questhall.kernel.games import Format, Game, Setup, TableOption, Why
from questhall.kernel.kinds import Name
from questhall.kernel.language.reference import Chapter
from questhall.kernel.match import Match
from questhall.kernel.measures import Measure
from questhall.kernel.packs import Additions
from questhall.kernel.sheets import Tool
from questhall.kernel.state import State
from questhall.kernel.text import Texts

from .effects.boons import BOONS
from .effects.interactive import read_mind
from .effects.journeys import tunnel
from .library.library import ADDITIONS, Library, library, library_with
from .minds import hunch, judge, measures
from .printed.cards import UnitDef
from .rules import faults
from .rules.combat.opponents import AS_ENEMY, as_enemy
from .rules.combat.phases import attack_phase, block_phase, damage_phase, ranged
from .rules.combat.unpredictable import set_die
from .rules.hero_battles.battle import assail, parry, preparation
from .rules.hero_battles.damage import spoils
from .rules.hero_battles.end import battle_over
from .rules.hero_battles.joint_assault import approach, consent, joint_end, joint_next, plan
from .rules.map.interaction import interaction
from .rules.round.deck_building import add_drafted, draft, upgrade
from .rules.round.end_of_turn import end_of_turn
from .rules.round.rounds import choose_tactic, end_of_round, prepare_round
from .rules.round.turn import action, afterwards, movement, rest, start_turn
from .rules.scoring import final_scores
from .scenarios.book import BOOK, SCENARIOS
from .setup.agreement import TEAM_PLAYERS, agree
from .setup.setup import choose_heroes, lay_out, set_board
from .speech.acts import ACTS, TALLIES
from .speech.bearers import bearer, brought, hand, played
from .speech.kinds import KINDS
from .speech.phrases import PHRASES
from .state.battle import Battle, JointAssault, Share
from .state.combat import Aimed, Combat, Foe, Gain
from .state.heroes import Dummy, Hero, Skill, Unit
from .state.house_rules import OPTIONS, HouseRules
from .state.older import modernise
from .state.realm import Die, LaidTile, Place, Places, Realm, Space
from .state.turn import Turn
from .view import meanings, view, warnings, why_not

OF_TEAMS = ("teams", "two_cities")


def for_teams(option: TableOption) -> TableOption:
    """Offered only to as many players as make teams (MK-13.4.1)."""
    return TableOption(option.name, option.choices, option.rule, seats={True: (TEAM_PLAYERS,)})


FIRST_STEPS = "first steps"  # the tutorial's seed: every learner finds the same decks


class MageKnight(Game):
    """The game as the kernel sees it."""

    id = "mage_knight"
    version = "3"
    package = __name__
    formats = (Format("quest", (1, 2, 3, 4), plays="scenario"),)
    options = (
        TableOption(
            "scenario",
            SCENARIOS,
            "MK-1.1",
            main=True,
            seats={scenario.key: scenario.seats for scenario in BOOK},
        ),
        *[for_teams(each) if each.name in OF_TEAMS else each for each in OPTIONS],
        TableOption("tutorial", (False, True), "MK-15.1.10"),
    )
    steps = {  # noqa: RUF012 - the table of steps is never written to
        "heroes": choose_heroes,
        "draft": draft,
        "board": set_board,
        "round": prepare_round,
        "tactics": choose_tactic,
        "turn": start_turn,
        "movement": movement,
        "action": action,
        "interaction": interaction,
        "secret_die": set_die,
        "ranged": ranged,
        "block": block_phase,
        "damage": damage_phase,
        "attack": attack_phase,
        "rest": rest,
        "preparation": preparation,
        "assail": assail,
        "parry": parry,
        "spoils": spoils,
        "battle_over": battle_over,
        "plan": plan,
        "tunnel": tunnel,
        "consent": consent,
        "approach": approach,
        "joint_next": joint_next,
        "joint_end": joint_end,
        "afterwards": afterwards,
        "mind_read": read_mind,
        "end_of_turn": end_of_turn,
        "end_of_round": end_of_round,
        "add_drafted": add_drafted,
        "upgrade": upgrade,
    }
    phrases = PHRASES
    acts = ACTS
    tallies = TALLIES
    kinds = KINDS
    state_classes = (
        Realm,
        Hero,
        Dummy,
        Unit,
        Skill,
        Space,
        Place,
        Places,
        LaidTile,
        Die,
        Turn,
        *BOONS,
        Combat,
        Foe,
        Aimed,
        Gain,
        Battle,
        Share,
        JointAssault,
        HouseRules,
    )

    def checked(self, setup: Setup) -> Setup:
        checked = super().checked(setup)
        agree(checked)
        return checked

    def deal(self, setup: Setup, chance: Chance) -> Realm:
        if setup.options["tutorial"] is True:
            chance.reseed(FIRST_STEPS)
        key = str(setup.options["scenario"])
        return lay_out(chance, key, agree(setup), setup.seats)

    def content(self, key: str) -> object:
        if key.startswith(AS_ENEMY):
            unit = library().find(key.removeprefix(AS_ENEMY))
            assert isinstance(unit, UnitDef)
            return as_enemy(unit)
        return library().find(key)

    def renamed(self) -> dict[str, str]:
        return library().renamed

    def additions(self) -> Additions[Library]:
        return ADDITIONS

    def options_with(self, packs: tuple[str, ...]) -> tuple[TableOption, ...]:
        scenarios = [*BOOK, *library_with(packs).scenarios]
        keys = tuple(scenario.key for scenario in scenarios)
        seats: dict[str | int | bool, tuple[int, ...]]
        seats = {scenario.key: scenario.seats for scenario in scenarios}
        return (TableOption("scenario", keys, "MK-1.1", main=True, seats=seats), *self.options[1:])

    def things(self) -> list[str]:
        return list(library().by_key)

    def modernise(self, plain: dict[str, Any]) -> None:
        modernise(plain, self.former())

    def judge(self, state: State, seat: int) -> float:
        return judge.judge(_realm(state), seat)

    def measures(self, state: State, seat: int) -> list[Measure]:
        return measures.measures(_realm(state), seat)

    def counsel(self, match: Match, seat: int) -> Counsel | None:
        from .tools.counsel import counsel

        return counsel(match, seat)

    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        return hunch.hunch(_realm(state), decision, chance)

    def promising(self, state: State, decision: Decision) -> list[int]:
        return hunch.promising(_realm(state), decision)

    def bearer(self, state: State, kind: str, number: int) -> Name | None:
        return bearer(state, kind, number)

    def hand(self, state: State, seat: int) -> list[int]:
        return hand(state, seat)

    def brought(self, state: State, seat: int) -> list[str]:
        return brought(state, seat)

    def played(self, state: State, event: Event) -> list[tuple[int, int]]:
        return played(state, event)

    def view(self, state: State, seat: int) -> object:
        return view.view(_realm(state), seat)

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        return why_not.why_not(_realm(state), seat, thing)

    def warning(self, state: State, seat: int, decision: Decision, option: Option) -> Why | None:
        return warnings.warning(_realm(state), seat, decision, option)

    def parts(self, state: State, option: Option) -> list[int]:
        return meanings.parts(option)

    def sensible(self, state: State, decision: Decision) -> Option | None:
        return meanings.sensible(_realm(state), decision)

    def impossible(self, state: State) -> list[str]:
        return faults.faults(_realm(state))

    def wins_together(self, setup: Setup) -> bool:
        return setup.seats == 1 or agree(setup).cooperative

    def scores(self, state: State) -> list[int]:
        return final_scores(_realm(state))

    def quiet(self, state: State) -> bool:
        """Is the hero between turns?"""
        return state.next_step in ("turn", "round", "tactics")

    def view_types(self) -> tuple[type, ...]:
        return (view.TableView,)

    def artist(self) -> Artist[Any]:
        from .view.terminal import TerminalArtist

        return TerminalArtist()

    def languages(self) -> list[Chapter]:
        from .speech.reference import chapters

        return chapters(self.texts("en"))

    def catalogue(self, texts: Texts) -> list[Face]:
        from .view.catalogue import catalogue

        return catalogue(texts)

    def tools(self) -> dict[str, Tool]:
        from .tools.served import TOOLS

        return TOOLS

    def advisers(self) -> dict[str, Adviser]:
        from .tools.served import ADVISERS

        return ADVISERS

    def made_texts(self, texts: Texts) -> str:
        from .speech.made_texts import source

        return source(texts)


def _realm(state: State) -> Realm:
    assert isinstance(state, Realm)
    return state


GAME = MageKnight()

"""The six steps at the end of the round (RULES 5), and the end of the scenario (RULES 6)."""

from questhall.kernel.decisions import NOTHING, Flow, no_decisions

from ...printed.lasting import Lasting
from ...state.heroes import ModifierDeck
from ...state.scene import Ending, Phase, Scene
from ..attack.modifiers import reshuffle
from ..cards.ability_decks import shuffle_played
from ..cards.active_area import end_round_bonuses, use_circle
from ..cards.elements import wane
from ..scenario import SpecialRule
from .rests import short_rests
from .results import finish_scenario
from .scenario_end import settle


def refresh(scene: Scene) -> Flow[None]:
    scene.phase = Phase.REFRESHING
    scene.acting = NOTHING
    for deck in _modifier_decks(scene):  # GH-5.1.1
        if deck.shuffle_due:
            reshuffle(scene, deck)
    shuffle_played(scene)  # GH-5.1.2
    wane(scene)  # GH-5.1.3
    end_round_bonuses(scene)  # GH-5.1.4
    for hero in scene.heroes:
        hero.forgone = []
    scene.next_step = "rest"
    return no_decisions()


def rest(scene: Scene) -> Flow[None]:
    """Bonuses at the end of the round, short rests, the scenario's effects, and the check for the
    scenario's end."""
    for active in scene.actives[:]:
        for bonus in scene.bonuses_at(active, Lasting.round_end):
            applied = yield from bonus.round_end(scene, active)
            if applied:
                use_circle(scene, active)
    yield from short_rests(scene)  # GH-5.1.5
    if scene.outcome == Ending.UNDECIDED:
        for rule in scene.scenario.audience.at(SpecialRule.round_ends):
            yield from rule.round_ends(scene)
        settle(scene)
    if scene.outcome != Ending.UNDECIDED:  # GH-5.1.7
        finish_scenario(scene)
        return
    scene.next_step = "round"


def _modifier_decks(scene: Scene) -> list[ModifierDeck]:
    return [hero.deck for hero in scene.heroes] + [scene.monster_deck]

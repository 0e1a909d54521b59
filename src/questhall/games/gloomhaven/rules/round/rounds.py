"""The round (RULES 3.0 to 3.2): it begins, cards are revealed, turns are taken."""

from questhall.kernel.decisions import NOTHING, Flow

from ...state.heroes import NO_INITIATIVE, Feat, Hero
from ...state.scene import LONG_REST_INITIATIVE, OBJECTS_FROM, TYPES_FROM, Phase, Scene
from ..attack.damage import exhaust
from ..cards.ability_decks import reveal_card
from ..cards.elements import settle_charges
from ..monsters.acting import take_monster_turn, take_summon_turn
from ..movement.rooms import types_on_map
from ..movement.terrain import fall
from ..scenario import SpecialRule, take_own_turn
from .card_selection import CARDS_TO_PLAY
from .character_turn import take_turn
from .initiative import build_queue, monsters_to_act, shift_initiatives, summons_to_act
from .rests import can_rest
from .scenario_end import settle

LAST_FOR_FOCUS = 99  # GH-12.2.3


def start_round(scene: Scene) -> Flow[None]:
    """Begin a new round, with the scenario's effects at its start; they may cost cards."""
    _count_round(scene)
    yield from _exhaust_who_cannot_go_on(scene)
    for rule in scene.scenario.audience.at(SpecialRule.round_begins):
        yield from rule.round_begins(scene)
    yield from _exhaust_who_cannot_go_on(scene)
    scene.next_step = "select"


def _count_round(scene: Scene) -> None:
    scene.round += 1
    scene.phase = Phase.SELECTING
    scene.queue = []
    scene.tell("round", "GH-3.0.2", NOTHING, NOTHING, scene.round)
    calm = not [type for type in types_on_map(scene) if not scene.types[type].allied]
    for hero in scene.heroes:
        hero.revealed = False
        hero.tally[Feat.CALM_ROUNDS] += calm


def _exhaust_who_cannot_go_on(scene: Scene) -> Flow[None]:
    """A character who can neither play 2 cards nor long rest is exhausted (GH-3.1.7); one that
    stays on the map may have flown by its cards."""
    for hero in scene.heroes:
        if not hero.exhausted and len(hero.hand) < CARDS_TO_PLAY and not can_rest(scene, hero):
            exhaust(scene, hero)
            yield from fall(scene, scene.figure_of(hero))
    settle(scene)


def initiative(scene: Scene) -> Flow[None]:
    """Reveal the monster cards and the players' cards, then order the turns (RULES 3.2)."""
    scene.phase = Phase.TURNS
    types = types_on_map(scene)
    for type in types:
        reveal_card(scene, type)
    for hero in scene.heroes:
        _reveal(scene, hero)
    yield from shift_initiatives(scene)
    yield from build_queue(scene, types)
    scene.next_step = "turn"


def _reveal(scene: Scene, hero: Hero) -> None:
    """Reveal both cards, the leading one on top (GH-3.2.2)."""
    hero.leading = NO_INITIATIVE
    hero.other = NO_INITIATIVE
    hero.revealed = True
    if hero.resting:  # GH-3.2.9
        hero.leading = LONG_REST_INITIATIVE
    elif hero.exhausted:  # GH-12.2.3: if its figure is still on the map
        hero.leading = LAST_FOR_FOCUS
    elif hero.chosen:
        hero.leading = scene.card(hero.chosen[0]).initiative
        hero.other = scene.card(hero.chosen[1]).initiative
        scene.mark_information()
        scene.tell_values("plays", "GH-3.2.2", hero.chosen, hero.seat)


def turn(scene: Scene) -> Flow[None]:
    """The next turn in the order of initiative; after the last one the round is refreshed."""
    for entry in scene.queue[:]:
        if entry >= OBJECTS_FROM:
            figure = scene.figures[entry - OBJECTS_FROM]
            if not figure.gone and figure.acted != scene.round:
                figure.acted = scene.round
                yield from take_own_turn(scene, figure)
                return
        elif entry >= TYPES_FROM:
            waiting = monsters_to_act(scene, entry - TYPES_FROM)
            if waiting:
                yield from take_monster_turn(scene, waiting[0])
                if not monsters_to_act(scene, entry - TYPES_FROM):
                    end_activation(scene)
                return
        else:
            hero = scene.heroes[entry]
            summons = [] if hero.exhausted else summons_to_act(scene, hero)
            if summons and hero.acted != scene.round:
                yield from take_summon_turn(scene, summons[0])
                return
            if not hero.exhausted and hero.acted != scene.round:
                yield from take_turn(scene, hero)
                return
    scene.next_step = "refresh"


def end_activation(scene: Scene) -> None:
    """The elements of a type's card become Strong once all its monsters have acted (GH-3.11.15)."""
    scene.activated = NOTHING
    scene.uses = []
    settle_charges(scene)

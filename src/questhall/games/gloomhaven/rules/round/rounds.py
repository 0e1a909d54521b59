"""The round (RULES 3.0 to 3.2): cards are chosen in secret, revealed, and turns are taken."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, together

from ...state.heroes import CALM_ROUNDS, NO_INITIATIVE, Hero
from ...state.scene import (
    LONG_REST_INITIATIVE,
    OBJECTS_FROM,
    SELECTING,
    TURNS,
    TYPES_FROM,
    Scene,
    Underway,
)
from ..attack.damage import exhaust
from ..cards.elements import settle_charges
from ..monsters.acting import take_monster_turn, take_summon_turn
from ..monsters.deck import reveal_card
from ..movement.rooms import types_on_map
from ..scenario import script_of
from .character_turn import take_turn
from .initiative import build_queue, monsters_to_act, shift_initiatives, summons_to_act
from .rests import can_rest
from .scenario_end import settle

CARDS_TO_PLAY = 2


def start_round(scene: Scene) -> Flow[None]:
    """A new round, and what the scenario does at its beginning."""
    scene.underway = Underway()
    _count_round(scene)
    yield from script_of(scene).round_begins(scene)
    scene.next_step = "select"


def select(scene: Scene) -> Flow[None]:
    """Card selection: a leading card, or a long rest (GH-3.1.1, GH-3.1.2)."""
    scene.underway = Underway()
    choosers = [hero for hero in scene.heroes if not hero.exhausted]
    answers = yield from together([_lead(scene, hero) for hero in choosers])
    for place in range(len(choosers)):
        if answers[place].verb == "long-rest":
            choosers[place].resting = True
        else:
            _choose(choosers[place], answers[place].what)
    scene.next_step = "follow"


def follow(scene: Scene) -> Flow[None]:
    """The second card of everybody who does not rest."""
    scene.underway = Underway()
    players = [hero for hero in scene.heroes if hero.chosen and not hero.exhausted]
    answers = yield from together([_follow(scene, hero) for hero in players])
    for place in range(len(players)):
        _choose(players[place], answers[place].what)
    scene.next_step = "initiative"


def _count_round(scene: Scene) -> None:
    """Who can neither play 2 cards nor long rest is exhausted (GH-3.1.7)."""
    scene.round += 1
    scene.phase = SELECTING
    scene.queue = []
    scene.tell("round", "GH-3.0.2", NOTHING, NOTHING, scene.round)
    calm = not [type for type in types_on_map(scene) if not scene.types[type].allied]
    for hero in scene.heroes:
        hero.revealed = False
        hero.tally[CALM_ROUNDS] += calm
        if not hero.exhausted and len(hero.hand) < CARDS_TO_PLAY and not can_rest(scene, hero):
            exhaust(scene, hero)
    settle(scene)


def _lead(scene: Scene, hero: Hero) -> Decision:
    options: list[Option] = []
    if len(hero.hand) >= CARDS_TO_PLAY:  # GH-3.1.6
        options.extend([Option("lead", card) for card in hero.hand])
    if can_rest(scene, hero):
        options.append(Option("long-rest"))
    return Decision([hero.seat], "lead", options, "GH-3.1.1", always_ask=True, secret=True)


def _follow(scene: Scene, hero: Hero) -> Decision:
    options = [Option("follow", card) for card in hero.hand]
    return Decision([hero.seat], "follow", options, "GH-3.1.2", always_ask=True, secret=True)


def _choose(hero: Hero, card: int) -> None:
    hero.hand.remove(card)
    hero.chosen.append(card)


def initiative(scene: Scene) -> Flow[None]:
    """Monster cards, then the players' cards, then the order of turns (RULES 3.2)."""
    scene.underway = Underway()
    scene.phase = TURNS
    types = types_on_map(scene)
    for type in types:
        reveal_card(scene, type)
    for hero in scene.heroes:
        _reveal(scene, hero)
    yield from shift_initiatives(scene)
    yield from build_queue(scene, types)
    scene.next_step = "turn"


def _reveal(scene: Scene, hero: Hero) -> None:
    """All at once, the leading card on top (GH-3.2.2)."""
    hero.leading = NO_INITIATIVE
    hero.other = NO_INITIATIVE
    hero.revealed = True
    if hero.resting:  # GH-3.2.9
        hero.leading = LONG_REST_INITIATIVE
    elif hero.chosen:
        hero.leading = scene.card(hero.chosen[0]).initiative
        hero.other = scene.card(hero.chosen[1]).initiative
        scene.mark_information()
        scene.tell_values("plays", "GH-3.2.2", hero.chosen, hero.seat)


def turn(scene: Scene) -> Flow[None]:
    """The next turn in the order of initiative; after the last one the round is refreshed."""
    scene.underway = Underway()
    for entry in scene.queue[:]:
        if entry >= OBJECTS_FROM:
            figure = scene.figures[entry - OBJECTS_FROM]
            if not figure.gone and figure.acted != scene.round:
                figure.acted = scene.round
                yield from script_of(scene).take_turn(scene, figure)
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
    """The elements of a type's card become Strong once all of it has acted (GH-3.11.15)."""
    scene.activated = NOTHING
    scene.uses = []
    settle_charges(scene)

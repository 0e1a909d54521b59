"""How monsters and summons act (RULES 4, 14.4): focus, then the actions of the card in order."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.ties import narrow

from ...printed.cards import Action
from ...printed.hexes import FAR
from ...printed.lasting import Lasting
from ...printed.terrain import Terrain
from ...state.figures import Condition, Figure, FigureKind
from ...state.scene import Scene
from ...state.turn import Turn
from ..attack.conditions import expire
from ..attack.damage import Harm, suffer
from ..cards.active_area import begin_turn, bonuses_on
from ..cards.elements import can_use, settle_charges, spend
from ..cards.items_in_actions import dampened
from ..movement.terrain import let_stunned_fall
from ..round.initiative import focus_initiative
from ..round.scenario_end import end_turn
from ..scenario import (
    SpecialRule,
    feared,
    forbidden,
    has_own_turn,
    is_beyond_reach,
    take_own_turn,
    turn_begins,
)
from .mind.focus import Focus, Situation, find_focus, least, movement_needed
from .mind.ground import Attack, Enemy, Ground, Monster, bare_hands
from .mind.moving import points_of as points_in
from .mind.targets import Targets


class Activation:
    """The turn of one monster or summon: its actions, its focus, and what it has decided."""

    def __init__(self, figure: Figure, actions: list[Action]) -> None:
        self.figure = figure
        self.actions = actions
        self.place = 0  # index of the action being performed
        self.focus: Figure | None = None
        self.through_negative = False
        self.targets: list[int] | None = None  # chosen together with the move
        self.damaged: list[int] = []  # figures damaged by its last attack
        self.moved = 0


class Party:
    """The other figures as a monster sees them: its allies and its enemies. Of a large enemy only
    the nearest hex counts; the others are merely taken, like those of allies."""

    def __init__(self, scene: Scene, figure: Figure) -> None:
        self.allies: list[int] = []
        self.enemies: list[Enemy] = []
        self.figures: list[Figure] = []
        for other in scene.figures:
            if other.gone or other.id == figure.id:
                continue
            cells = scene.cells_of(other)
            reached = not is_beyond_reach(scene, other, figure)
            if reached and scene.are_enemies(figure, other):
                place = _nearest_part(scene, figure, cells)
                self.figures.append(other)
                self.allies.extend([cell for cell in cells if cell != place])
                hindering = other.hindering or (
                    other.kind == FigureKind.MONSTER and scene.stats(other).attackers_disadvantage
                )
                self.enemies.append(
                    Enemy(
                        place,
                        focus_initiative(scene, other),
                        scene.is_invisible(other),
                        hindering,
                    )
                )
            else:
                self.allies.extend(cells)


def _nearest_part(scene: Scene, figure: Figure, cells: list[int]) -> int:
    """Where another figure stands; of a large one, the hex nearest to this figure."""
    if len(cells) == 1:
        return cells[0]
    far = scene.board.distances(figure.cell)
    return narrow(cells, [[far[cell] for cell in cells]])[0]


def ground_of(scene: Scene, mover: Figure) -> Ground:
    """The ground for monsters: an object is an obstacle even to its allies (GH-7.1.7), and so is
    a hex that the scenario forbids; others may be like traps."""
    terrain = scene.terrain
    walls, traps = forbidden(scene, mover), feared(scene, mover)
    if walls or traps:
        terrain = terrain[:]
    for cell in walls:
        terrain[cell] |= Terrain.OBSTACLE
    for cell in traps:
        terrain[cell] |= Terrain.TRAP
    for figure in scene.figures:
        if figure.kind == FigureKind.OBJECT and not figure.gone:
            if terrain is scene.terrain:
                terrain = terrain[:]
            terrain[figure.cell] |= Terrain.OBSTACLE
    return Ground(scene.board, scene.board.sight, terrain)


def is_careless(scene: Scene, figure: Figure) -> bool:
    """Is its Disadvantage the same on every hex (GH-4.3.7)?"""
    if any(bonus.hampers() for _, bonus in bonuses_on(scene, figure, Lasting.hampers)):
        return True
    advantage = figure.has(Condition.STRENGTHEN)
    if figure.kind == FigureKind.MONSTER and scene.stats(figure).advantage:
        advantage = True
    return figure.has(Condition.MUDDLE) or advantage


def take_monster_turn(scene: Scene, figure: Figure) -> Flow[None]:
    """The whole turn of one monster (GH-4.1.2), unless the scenario has it do something else."""
    if has_own_turn(scene, figure):
        figure.acted = scene.round
        yield from take_own_turn(scene, figure)
        return
    card = scene.monster_card(figure.type)
    actions: list[Action] = [] if card is None else card.actions
    yield from take_turn_of(scene, figure, actions)


def take_summon_turn(scene: Scene, figure: Figure) -> Flow[None]:
    """Always Move +0, Attack +0 (GH-3.14.5)."""
    assert figure.summon is not None
    yield from take_turn_of(scene, figure, figure.summon.actions)
    settle_charges(scene)  # GH-3.11.4: it is a turn of its own


def take_turn_of(scene: Scene, figure: Figure, actions: list[Action]) -> Flow[None]:
    figure.acted = scene.round
    scene.acting = figure.id
    scene.tell("turn", "GH-4.1.2", figure.id)
    if figure.has(Condition.WOUND):
        yield from suffer(scene, figure, 1, "GH-3.10.12", Harm.WOUND)
    yield from turn_begins(scene, figure)
    yield from begin_turn(scene, figure)
    if not figure.gone:
        yield from perform_all(scene, figure, actions)
        yield from let_stunned_fall(scene)
    if not figure.gone:
        yield from end_turn(scene, figure)
        expire(scene, figure)
    scene.acting = NOTHING
    scene.underway.line = NOTHING
    _forget_focus(scene)


def perform_all(scene: Scene, figure: Figure, actions: list[Action]) -> Flow[None]:
    """Focus first, then every action in order, as far as possible (GH-1.5.4)."""
    stunned = figure.has(Condition.STUN)
    scene.underway.moved = 0
    activation = Activation(figure, actions)
    leader = figure.controlled_by
    if not stunned:
        yield from _use_elements(scene, figure, actions)
    if not stunned and leader == NOTHING:
        yield from choose_focus(scene, activation)
    for place in range(len(actions)):
        activation.place = place
        scene.underway.line = place
        if not _performs(scene, figure, actions[place]):
            continue
        if leader == NOTHING:
            yield from actions[place].act(scene, figure, activation)
        else:
            yield from actions[place].be_led(scene, figure, activation, Turn(leader))


def _performs(scene: Scene, figure: Figure, action: Action) -> bool:
    """A figure that is stunned or dies during its turn does nothing more, but the elements of
    its card are still charged (GH-3.11.13)."""
    if figure.gone:
        return action.charges_when_stunned
    if figure.has(Condition.STUN):
        return action.charges_when_stunned and scene.rules.stunned_monsters_charge
    return True


def _use_elements(scene: Scene, figure: Figure, actions: list[Action]) -> Flow[None]:
    """Monsters always use elements if they can, once for the whole type when its first monster
    acts (GH-3.11.14)."""
    if figure.kind != FigureKind.MONSTER or scene.activated == figure.type:
        return
    scene.activated = figure.type
    scene.uses = []
    for action in actions:
        for each in action.element_uses_of(scene, figure):
            if not can_use(scene, each):
                continue
            spoilt = yield from dampened(scene, figure, each)
            if not spoilt:
                yield from spend(scene, scene.everybody(), each)
                scene.uses.append(each.number)


def focus_attack(scene: Scene, activation: Activation) -> Attack:
    """The attack that decides the focus: the first one left on the card, or else the first of
    the card (GH-4.2.14)."""
    for place in (activation.place, 0):
        attack = _attack_from(scene, activation, place)
        if attack is not None:
            return attack
    return bare_hands()


def attack_after_move(scene: Scene, activation: Activation) -> Attack:
    """The attack that follows the move; a melee attack if there is none (GH-4.3.2)."""
    return _attack_from(scene, activation, activation.place) or bare_hands()


def _attack_from(scene: Scene, activation: Activation, place: int) -> Attack | None:
    figure = activation.figure
    if not figure.has(Condition.DISARM):
        for action in activation.actions[place:]:
            attack = action.as_attack(scene, figure)
            if attack is not None:
                return attack
    return None


def situation_of(
    scene: Scene, activation: Activation, attack: Attack, party: Party, points: int, jump: bool
) -> Situation:
    figure = activation.figure
    body = scene.cells_of(figure)
    monster = Monster(figure.cell, points, scene.flies(figure), jump, body)
    return Situation(ground_of(scene, figure), monster, attack, party.allies, party.enemies)


def choose_focus(scene: Scene, activation: Activation) -> Flow[None]:
    """GH-4.2; the players decide a complete tie."""
    figure = activation.figure
    party = Party(scene, figure)
    jump = any(action.jumps for action in activation.actions[activation.place :])
    situation = situation_of(scene, activation, focus_attack(scene, activation), party, 0, jump)
    found = _wanted(scene, activation, situation, party) or find_focus(situation)
    activation.through_negative = found.through_negative
    scene.underway.sought = [party.figures[each].id for each in situation.reach.visible]
    scene.underway.needs = [found.needs[each] for each in situation.reach.visible]
    if not found.candidates:  # GH-4.2.12
        activation.focus = None
        return
    chosen = found.candidates[0]
    if len(found.candidates) > 1:
        options = [Option("focus", party.figures[each].id) for each in found.candidates]
        answer = yield Decision(deciders(scene, figure), "focus", options, "GH-4.8.1", figure.id)
        for each in found.candidates:
            if party.figures[each].id == answer.what:
                chosen = each
    activation.focus = party.figures[chosen]
    scene.underway.focus = activation.focus.id
    scene.tell("focuses", "GH-4.2.2", figure.id, activation.focus.id)


def _forget_focus(scene: Scene) -> None:
    scene.underway.focus = NOTHING
    scene.underway.sought = []
    scene.underway.needs = []


def _wanted(
    scene: Scene, activation: Activation, situation: Situation, party: Party
) -> Focus | None:
    """The figures that the scenario wants it to attack, if it can do so in this turn."""
    figure = activation.figure
    wanted: list[Figure] = []
    for rule in scene.scenario.audience.at(SpecialRule.wanted_focus):
        wanted.extend(rule.wanted_focus(scene, figure))
    if not wanted:
        return None
    points = 0
    if not figure.has(Condition.IMMOBILIZE):
        for action in activation.actions[activation.place :]:
            points += action.points_of(scene, figure)
    needs = movement_needed(situation, False)
    near = [
        place
        for place in situation.reach.visible
        if party.figures[place] in wanted
        and needs[place] < FAR
        and points_in(needs[place]) <= points
    ]
    if not near:
        return None
    return Focus(least(near, needs), False, needs, situation.distances())


def renew_focus(scene: Scene, activation: Activation) -> Flow[None]:
    """If the focus has died, the monster finds a new one for the rest of its card (GH-4.6.3)."""
    focus = activation.focus
    if focus is None or not focus.gone:
        return
    activation.targets = None
    _forget_focus(scene)
    yield from choose_focus(scene, activation)


def deciders(scene: Scene, figure: Figure) -> list[int]:
    """Who decides for a monster: all players, or whoever controls it."""
    if figure.controlled_by != NOTHING:
        return [figure.controlled_by]
    return scene.everybody()


def ids_of(party: Party, targets: Targets) -> list[int]:
    return [party.figures[each].id for each in targets]

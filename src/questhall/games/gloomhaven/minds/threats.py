"""The enemies as an experienced player sees them: what can be done to them, and what they do."""

from ..effects.attacking import AttackAction
from ..effects.moving import MoveAction
from ..effects.riders import Plus
from ..printed.areas import Area
from ..rules.cards.active_area import shield_of
from ..rules.cards.elements import can_use
from ..rules.scenario import is_beyond_reach
from ..rules.selecting import holds
from ..state.board import Board
from ..state.figures import Condition, Figure, FigureKind, Side
from ..state.scene import Phase, Scene
from .card_worth import Gist

# A modifier deck without perks: the chance of each change to the value; the rest misses.
CHANGES = (-2, -1, 0, 1, 2)
LIKELY = (0.05, 0.25, 0.3, 0.25, 0.05)
TWICE = 0.05
DISADVANTAGE = 0.8
KILL = 2.0
KILL_PER_ATTACK = 1.0
NEXT_ROUND = 0.55
SHIELDED_BY_FRIENDS = 0.3
FRIENDLY_FIRE = 2.0  # damage to a friend counts this many times
EVEN = 0.6


class Threat:
    """An enemy on the map: how much damage it can take and deal."""

    def __init__(self, scene: Scene, figure: Figure) -> None:
        self.figure = figure
        self.cell = figure.cell
        self.hp = figure.hp
        self.shield = shield_of(scene, figure)
        self.poisoned = 1 if figure.has(Condition.POISON) else 0
        self.far = scene.board.distances(figure.cell)
        self.attack = 0
        self.move = 0
        self.reach = 1
        self.pending = False
        self.shielded = 1000  # distance to its nearest other target
        self.known: dict[int, float] = {}  # what attacks on it are worth
        if figure.kind == FigureKind.MONSTER:
            self._read_stats(scene, figure)

    def _read_stats(self, scene: Scene, figure: Figure) -> None:
        stats = scene.stats(figure)
        self.attack = max(0, stats.attack)
        self.move = max(0, stats.move)
        self.reach = max(1, stats.range)
        self.pending = figure.acted != scene.round or scene.phase == Phase.SELECTING
        card = scene.monster_card(figure.type)
        if self.pending and card is not None and scene.phase != Phase.SELECTING:
            self._read_card(scene, figure)
        if figure.has(Condition.STUN) or figure.has(Condition.DISARM):
            self.attack = 0
        if figure.has(Condition.IMMOBILIZE):
            self.move = 0

    def _read_card(self, scene: Scene, figure: Figure) -> None:
        """What it will do this round."""
        card = scene.monster_card(figure.type)
        assert card is not None
        attacks = False
        moves = False
        for action in card.actions:
            if isinstance(action, AttackAction):
                if not attacks:
                    self.attack = max(0, self.attack + action.value.at(figure))
                    self.reach = max(1, action.range_of(scene, figure))
                attacks = True
            elif isinstance(action, MoveAction):
                self.move = max(0, self.move + action.points.at(figure))
                moves = True
        if not attacks:
            self.attack = 0
        if not moves:
            self.move = 0

    @property
    def prize(self) -> float:
        """What killing it is worth."""
        return prize_of(self.attack)

    def hit_worth(self, force: int, pierce: int, disadvantage: bool) -> float:
        """The expected damage, plus the chance of a kill."""
        base = force + self.poisoned
        armour = max(0, self.shield - pierce)
        key = (base << 8) + armour
        total = self.known.get(key)
        if total is None:
            total = self._expected(base, armour)
            self.known[key] = total
        return total * DISADVANTAGE if disadvantage else total

    def _expected(self, base: int, armour: int) -> float:
        total = 0.0
        for i in range(5):
            total += LIKELY[i] * self._dealt(base + CHANGES[i] - armour)
        return total + TWICE * self._dealt(2 * base - armour)

    def _dealt(self, damage: int) -> float:
        if damage >= self.hp:
            return self.hp + self.prize
        return float(damage) if damage > 0 else 0.0


def prize_of(attack: int) -> float:
    """What the death of an enemy is worth beside its hit points."""
    return KILL + KILL_PER_ATTACK * max(0, attack)


def threats_to(scene: Scene, figure: Figure) -> list[Threat]:
    """The enemies of the party on the map."""
    found: list[Threat] = []
    friends = [
        other.cell
        for other in scene.figures
        if not other.gone and other.side != Side.FOES and other.id != figure.id
    ]
    for other in scene.figures:
        if other.gone or other.side != Side.FOES or is_beyond_reach(scene, other, figure):
            continue
        threat = Threat(scene, other)
        for cell in friends:
            if threat.far[cell] < threat.shielded:
                threat.shielded = threat.far[cell]
        found.append(threat)
    return found


def danger_at(threats: list[Threat], cell: int) -> float:
    """The damage that a figure on this hex must expect."""
    total = 0.0
    for threat in threats:
        far = threat.far[cell]
        if not threat.attack or far > threat.move + threat.reach:
            continue
        share = 1.0
        if threat.shielded < far:
            share = SHIELDED_BY_FRIENDS
        elif threat.shielded == far:
            share = EVEN
        if not threat.pending:
            share *= NEXT_ROUND
        total += share * threat.attack
    return total


def force_against(scene: Scene, gist: Gist, attacker: Figure, target: Figure) -> int:
    """The attack value, with the bonuses that depend on the target and on elements."""
    force = gist.force
    if gist.attack is not None:
        for use in gist.attack.uses:
            if use.plus and use.elements and can_use(scene, use):
                force += use.plus
        for rider in gist.attack.riders:
            if isinstance(rider, Plus) and holds(scene, rider.when, attacker, target):
                force += rider.amount
    return force


def attack_worth(
    scene: Scene, threats: list[Threat], attacker: Figure, cell: int, gist: Gist
) -> float:
    """The expected worth of an attack from this hex."""
    found: list[float] = []
    cells: list[int] = []
    farthest = gist.reach + gist.width
    for threat in threats:
        far = threat.far[cell]
        if far > farthest or threat.figure.has(Condition.INVISIBLE):
            continue
        if not scene.board.sight.sees(cell, threat.cell):
            continue
        force = force_against(scene, gist, attacker, threat.figure)
        worth = threat.hit_worth(force, gist.pierce, gist.ranged and far == 1) + gist.harm
        if gist.splash:
            worth += splash_worth(scene, attacker, threat.figure, gist.splash)
        found.append(worth)
        cells.append(scene.board.cells[threat.cell])
    if not found:
        return 0.0
    if gist.area is not None:
        return _area_worth(scene, gist.area, cell, gist.reach, found, cells)
    if gist.hits == 1:
        return max(found)
    found.sort(reverse=True)
    return sum(found[: gist.hits])


def splash_worth(scene: Scene, attacker: Figure, target: Figure, amount: int) -> float:
    """The worth of damage to everybody beside the target: good for enemies, bad for friends."""
    around = [
        figure
        for figure in scene.figures
        if not figure.gone
        and figure.id != attacker.id
        and scene.board.adjacent(target.cell, figure.cell)
    ]
    return harm_worth(around, amount)


def harm_worth(figures: list[Figure], amount: int) -> float:
    """What damage to all these figures is worth, friends and enemies."""
    worth = 0.0
    for figure in figures:
        worth += amount if figure.side == Side.FOES else -FRIENDLY_FIRE * amount
    return worth


def _area_worth(
    scene: Scene, area: Area, cell: int, reach: int, found: list[float], cells: list[int]
) -> float:
    """The worth of the area in its best position."""
    board = scene.board
    best = 0.0
    origins = [board.cells[cell]] if area.melee else cells
    far = board.distances(cell)
    for origin in origins:
        for shape in area.shapes:
            total = 0.0
            for i in range(len(cells)):
                if cells[i] - origin in shape:
                    total += found[i]
            if total > best and (area.melee or _in_reach(board, far, origin, shape, reach)):
                best = total
    return best


def _in_reach(board: Board, far: list[int], origin: int, shape: list[int], reach: int) -> bool:
    for step in shape:
        place = board.place.get(origin + step)
        if place is not None and far[place] <= reach:
            return True
    return False

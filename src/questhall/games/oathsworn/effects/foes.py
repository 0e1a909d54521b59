"""What Stage Cards and Special Rules Boards do."""

from typing import Final

from questhall.boards.hexes import NO_DIRECTION, direction_towards
from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow

from ..printed.cards import Amount, Effect, Who
from ..printed.clearing import BOARD
from ..printed.encounter import FULL_DIE, AbilityOfBoard, CommonTile
from ..printed.might import Colour, Side
from ..rules.attack.plan import Shape
from ..rules.board.harm import remove
from ..rules.board.parts import hexes_of, part_code
from ..rules.boss.minions import activate_minions
from ..rules.boss.moving import advance, drift, face, flee_to_edge, look_at
from ..rules.boss.placing import place_minions
from ..rules.boss.stage_cards import choose_for
from ..rules.boss.striking import REAR_TURN, Strike, strike
from ..rules.might.drawing import begin, draw_list, finish
from ..rules.selecting import choose, far_apart, fighters
from ..rules.turn.caged import cage_of, put_into_cage
from ..rules.turn.interrupts import enemy_stopped
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure, Tile
from ..state.oathsworn import Swallowed

MOST_CARDS: Final = 10


class UseAbility(Effect):
    """An ability of the Special Rules Board; a printed number beats its own (OS-8.2.4)."""

    def __init__(self, key: str, ability: AbilityOfBoard | None, number: int) -> None:
        self.key = key
        self.ability = ability  # where it is read with its board: how far it goes is known then
        self.number = number

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        ability = battle.encounter.abilities[self.key]
        deed.number = self.number or ability.number.of(battle, deed)
        if deed.card != NOTHING:
            battle.tell("boss-ability", "OS-8.2.4", deed.figure, deed.card)
        yield from ability.effect.resolve(battle, deed)

    def movement(self, printed: int = 0) -> int:
        return 0 if self.ability is None else self.ability.effect.movement(self._known())

    def reach(self, printed: int = 0) -> int:
        return NOTHING if self.ability is None else self.ability.effect.reach(self._known())

    def _known(self) -> int:
        assert self.ability is not None
        return self.number or self.ability.number.known(0)


class BossDoes(Effect):
    """One of several bosses does something; it has a target of its own, chosen when it first acts
    on this card. Only those that were damaged turn on the breaker (OS-7.15.11)."""

    def __init__(self, key: str, effect: Effect) -> None:
        self.key = key
        self.effect = effect

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        for figure in battle.bosses():
            if figure.boss is not None and figure.boss.key == self.key:
                yield from self.effect.resolve(battle, self._deed(battle, deed, figure))

    def _deed(self, battle: Battle, deed: Deed, figure: Figure) -> Deed:
        if deed.others is None:
            deed.others = {}
        own = deed.others.get(figure.id)
        if own is None:
            own = Deed(figure.id, card=deed.card)
            own.reaction = deed.reaction
            own.breaker = deed.breaker
            own.damaged = deed.damaged
            choose_for(battle, figure, own, self.effect)
            deed.others[figure.id] = own
        return own

    def movement(self, printed: int = 0) -> int:
        return self.effect.movement(printed)

    def reach(self, printed: int = 0) -> int:
        return self.effect.reach(printed)

    def bosses_named(self) -> list[str]:
        return [self.key]


class AllBossesDo(Effect):
    """Each boss does something, North then West."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        for figure in battle.bosses():
            assert figure.boss is not None
            yield from BossDoes(figure.boss.key, self.effect).resolve(battle, deed)


class EnemyMovement(Effect):
    """An enemy moves; where it stops somebody may have an answer."""

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        enemy = battle.figures[deed.figure]
        if not enemy.on_board:  # an answer to what it did before beat it
            return
        before = enemy.place
        self.do(battle, deed)
        yield from enemy_stopped(battle, enemy, before)


class Withdraw(EnemyMovement):
    """The rear to somebody, the target if nobody else is named, then straight away from it
    (OS-8.7.9)."""

    def __init__(self, steps: int, who: Who) -> None:
        self.steps = steps
        self.who = who

    def do(self, battle: Battle, deed: Deed) -> None:
        found = [each for each in self.who.candidates(battle, deed) if each.on_board]
        if not found:
            return
        enemy, target = battle.figures[deed.figure], found[0]
        away = direction_towards(BOARD.hexes[target.place], BOARD.hexes[enemy.place])
        if away != NO_DIRECTION:
            drift(battle, enemy, away, self.steps)

    def movement(self, printed: int = 0) -> int:
        return self.steps


class Swallow(Effect):
    """Whoever was attacked is consumed by a part that still has its die; an ability of the board
    happens to him each phase (OS-13.5)."""

    def __init__(self, part: str, ability: str) -> None:
        self.part = part
        self.ability = ability

    def do(self, battle: Battle, deed: Deed) -> None:
        figure, boss = battle.figures[deed.subject], battle.figures[deed.figure]
        if not figure.on_board or not fighters([figure]) or boss.boss is None:
            return
        for number, part in enumerate(boss.boss.parts):
            if part.key == self.part and boss.dice[number] > 0:
                held = Swallowed(boss.id, number, self.ability, 0)
                battle.company[figure.owner].swallowed = held
                remove(battle, figure)
                battle.tell("swallowed", "OS-13.5.1", figure.id)


class PutIntoCage(Effect):
    """Somebody is caged, who was attacked if nobody else is named; a failed escape brings an
    ability of the board (OS-13.2)."""

    def __init__(self, difficulty: Amount, failure: str, who: Who) -> None:
        self.difficulty = difficulty
        self.failure = failure
        self.who = who

    def do(self, battle: Battle, deed: Deed) -> None:
        for figure in self.who.candidates(battle, deed):
            if not figure.on_board or figure.side != Side.COMPANY:
                continue
            difficulty = max(0, self.difficulty.of(battle, deed))
            cage = cage_of(difficulty, self.failure, battle, deed)
            put_into_cage(battle, battle.company[figure.owner], cage)


class Advance(EnemyMovement):
    """Towards somebody, the target if nobody else is named (OS-8.5.1)."""

    def __init__(self, steps: Amount, who: Who) -> None:
        self.steps = steps
        self.who = who

    def do(self, battle: Battle, deed: Deed) -> None:
        goals = [each for each in self.who.candidates(battle, deed) if each.on_board]
        if goals:
            steps = self.steps.of(battle, deed)
            advance(battle, battle.figures[deed.figure], goals[0], steps)

    def movement(self, printed: int = 0) -> int:
        return self.steps.known(printed)


class Drift(EnemyMovement):
    """In a direction (OS-8.7.8)."""

    def __init__(self, steps: int, direction: int) -> None:
        self.steps = steps
        self.direction = direction

    def do(self, battle: Battle, deed: Deed) -> None:
        enemy = battle.figures[deed.figure]
        drift(battle, enemy, self.direction, self.steps)
        if deed.target != NOTHING and battle.figures[deed.target].on_board:
            face(battle, enemy, battle.figures[deed.target])  # OS-8.5.3

    def movement(self, printed: int = 0) -> int:
        return self.steps


class Flee(EnemyMovement):
    """To the nearest edge, where it stops."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def do(self, battle: Battle, deed: Deed) -> None:
        flee_to_edge(battle, battle.figures[deed.figure], self.steps)

    def movement(self, printed: int = 0) -> int:
        return self.steps


class TurnRear(Effect):
    """The rear to the target."""

    def do(self, battle: Battle, deed: Deed) -> None:
        boss = battle.figures[deed.figure]
        if deed.target != NOTHING and battle.figures[deed.target].on_board and boss.on_board:
            face(battle, boss, battle.figures[deed.target], REAR_TURN)


class TurnFront(Effect):
    """The front to the target, wherever that stands."""

    def do(self, battle: Battle, deed: Deed) -> None:
        boss = battle.figures[deed.figure]
        if deed.target != NOTHING and battle.figures[deed.target].on_board and boss.on_board:
            look_at(battle, boss, battle.figures[deed.target])


class MakeStrike(Effect):
    """An attack of an enemy (OS-8.8)."""

    def __init__(self, plan: Strike) -> None:
        self.plan = plan

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        yield from strike(battle, deed, self.plan)

    def reach(self, printed: int = 0) -> int:
        if self.plan.shape == Shape.SINGLE or self.plan.range:
            return self.plan.range
        return self.plan.size or self.plan.steps.known(printed) or 1

    def unseen(self) -> bool:
        return self.plan.unseen


class Retarget(Effect):
    """Somebody else is the target from here on (OS-8.3.12)."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def do(self, battle: Battle, deed: Deed) -> None:
        found = self.who.candidates(battle, deed)
        deed.target = found[0].id if found else NOTHING


class Spawn(Effect):
    """New minions next to the rear of who calls them (OS-8.12)."""

    def __init__(self, kind: str, amount: Amount) -> None:
        self.kind = kind
        self.amount = amount

    def do(self, battle: Battle, deed: Deed) -> None:
        boss = battle.figures[deed.figure]
        behind = (boss.facing + REAR_TURN) % 6
        rear = BOARD.steps[behind][boss.place] if boss.large else boss.place
        near = BOARD.neighbours[rear] & ~boss.mask()
        kind = battle.encounter.minion(self.kind)
        place_minions(battle, kind, self.amount.of(battle, deed), near)


class Lay(Effect):
    """A tile on the hex of somebody, or of seven hexes around it; where the supply is used up the
    oldest goes (OS-7.6.5, OS-7.6.6)."""

    def __init__(self, kind: str, who: Who) -> None:
        self.kind = kind
        self.who = who

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        chosen = yield from choose(battle, deed, self.who, "whom")
        for figure in chosen:
            lay_tile(battle, battle.encounter.tile(self.kind), figure.place)


def lay_tile(battle: Battle, kind: int, place: int) -> None:
    printed = battle.encounter.tiles[kind]
    cells = [place]
    if printed.large:
        cells = places_in(BOARD.within(place, 1))
    else:
        battle.tiles = [tile for tile in battle.tiles if not _same_hex(battle, tile, place)]
    # OS-2.1.1: fire and water are the two sides of the same tiles.
    two_sides = (CommonTile.FIRE, CommonTile.WATER)
    both = two_sides if kind in two_sides else (kind,)
    same = [tile for tile in battle.tiles if tile.kind in both]
    if len(same) >= printed.supply:
        battle.tiles = [tile for tile in battle.tiles if tile is not same[0]]
    battle.tiles = [*battle.tiles, Tile(kind, cells, battle.round)]
    battle.tell("tile-laid", "OS-7.6.5", kind, place)


def _same_hex(battle: Battle, tile: Tile, place: int) -> bool:
    return not battle.encounter.tiles[tile.kind].large and tile.cells == [place]


class Mend(Effect):
    """HP back on the most damaged part that is not broken."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, battle: Battle, deed: Deed) -> None:
        boss = battle.figures[deed.figure]
        part = _most_damaged(boss)
        if part != NOTHING:
            mended = min(self.amount, FULL_DIE - boss.dice[part])
            boss.dice[part] += mended
            battle.tell("mended", "OS-7.14.5", part_code(boss.id, part), mended)


def _most_damaged(boss: Figure) -> int:
    """The first by North then West of equally damaged ones."""
    hurt = [
        (die, hexes_of(boss, part) & -hexes_of(boss, part), part)
        for part, die in enumerate(boss.dice)
        if 0 < die < FULL_DIE
    ]
    return min(hurt)[2] if hurt else NOTHING


class Activate(Effect):
    """All minions act now (OS-8.9.2)."""

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        yield from activate_minions(battle)


class DrawAlone(Effect):
    """Whoever "this" is draws a white enemy card for each hex between him and his nearest friend;
    something happens for each card of a certain value."""

    def __init__(self, value: int, effect: Effect) -> None:
        self.value = value
        self.effect = effect

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        figure = battle.figures[deed.this]
        friends = [each for each in battle.friends_of(figure) if each.id != figure.id]
        between = min([far_apart(figure, each) - 1 for each in friends], default=MOST_CARDS)
        draw = begin(battle, Side.FOES)
        wanted = [0, 0, 0, 0]
        wanted[Colour.WHITE] = min(between, MOST_CARDS)
        draw_list(battle, draw, wanted)
        shown = len([card for card in draw.cards if card.value == self.value])
        finish(battle, draw)
        for _ in range(shown):
            if figure.on_board and not battle.over:
                deed.this = figure.id
                yield from self.effect.resolve(battle, deed)

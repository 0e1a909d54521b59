"""Everything on the table as typed plain data: the map, figures, cards and the order of turns."""

import msgspec

from questhall.kernel.decisions import NOTHING

from .dungeon import RoomView


class HexView(msgspec.Struct, omit_defaults=True):
    """A hex of a map tile, or of a door or corridor between tiles. `walls` are the edges with a
    wall, as bits: the upper right edge first, then clockwise."""

    q: int
    r: int
    room: str = ""
    joint: str = ""
    walls: int = 0
    coins: int = 0


class DoorView(msgspec.Struct, omit_defaults=True):
    q: int
    r: int
    look: str
    open: bool
    locked: bool = False


class TileView(msgspec.Struct, omit_defaults=True):
    kind: str
    look: str
    hexes: list[str]
    damage: int = 0
    conditions: list[str] = []
    number: int = 0
    goal: bool = False


class MarkView(msgspec.Struct, omit_defaults=True):
    """A letter of the scenario book, on its open hexes."""

    name: str
    hexes: list[str]
    goal: bool = False
    unseen: bool = False


class FigureView(msgspec.Struct, omit_defaults=True):
    """A figure with its current numbers. `name` is a text key; `hexes` are all that it stands on,
    if there are several; `mark` is what whoever has marked it adds to attacks on it."""

    id: str
    kind: int
    side: int
    name: str
    q: int
    r: int
    hp: int
    max_hp: int
    conditions: list[str] = []
    rank: int = 0
    number: int = 0
    type: str = ""
    owner: int = NOTHING
    shield: int = 0
    retaliate: int = 0
    flying: bool = False
    acted: bool = False
    summoned: bool = False
    hexes: list[str] = []
    mark: int = 0


class CardView(msgspec.Struct, omit_defaults=True):
    """`stickers` are its enhancements: the half, the dot and what it shows (`t0 plus_1`)."""

    id: str
    card: str
    stickers: list[str] = []


class ActiveView(msgspec.Struct, omit_defaults=True):
    """A card in the active area, its circles and the figures it affects. `stickers` are its
    enhancements, as on a card in hand."""

    id: str
    card: str
    half: int
    stickers: list[str] = []
    used: int = 0
    circles: list[int] = []
    round: bool = False
    figures: list[str] = []


class ItemView(msgspec.Struct, omit_defaults=True):
    id: str
    item: str
    state: int = 0
    used: int = 0


class ResultView(msgspec.Struct):
    """What the character's sheet gains. `goal_met`: the battle goal was met, win or lose."""

    xp: int
    gold: int
    checks: int
    goal_met: bool


class HeroView(msgspec.Struct, omit_defaults=True):
    """A character's mat. `hand`, `chosen` and, as long as it packs, `reserve` hold only cards that
    this seat may see. `kind` is empty until the class is chosen. `departed`: it has left by an exit
    and is not exhausted."""

    seat: int
    kind: str
    level: int
    figure: str
    hand: list[CardView]
    hand_size: int
    chosen: list[CardView]
    chosen_size: int
    discard: list[CardView]
    lost: list[CardView]
    active: list[ActiveView]
    items: list[ItemView]
    coins: int
    xp: int
    draw: int
    modifiers: list[str]
    supply: list[CardView] = []  # to give to others
    goals: list[CardView] = []
    initiative: int = 0
    resting: bool = False
    exhausted: bool = False
    departed: bool = False
    acted: bool = False
    result: ResultView | None = None
    reserve: list[CardView] = []


class StatsView(msgspec.Struct, omit_defaults=True):
    """One rank of a stat card at the level of the scenario."""

    rank: int
    hit_points: int
    attack: int
    move: int
    range: int
    shield: int = 0
    retaliate: list[int] = []
    pierce: int = 0
    targets: int = 1
    conditions: list[str] = []
    advantage: bool = False
    attackers_disadvantage: bool = False


class LineView(msgspec.Struct, omit_defaults=True):
    """An action of a monster ability card in numbers, for each rank on the stat card (-1: no such
    monster is on the map): how far it moves or how hard it attacks, and at which range. `area`
    names a shape."""

    values: list[int] = []
    ranges: list[int] = []
    targets: int = 1
    area: str = ""
    jump: bool = False


class TypeView(msgspec.Struct, omit_defaults=True):
    """A monster type on the map: stat card, and the ability card of the round with its `lines`."""

    type: str
    deck: str
    stats: list[StatsView]
    flying: bool = False
    allied: bool = False
    card: str = ""
    initiative: int = 0
    immune: list[str] = []
    lines: list[LineView] = []


class TurnView(msgspec.Struct, omit_defaults=True):
    """A place in the order of turns: a seat, a monster type or a single figure."""

    initiative: int
    seat: int = NOTHING
    type: str = ""
    figure: str = ""
    done: bool = False


class PreviewView(msgspec.Struct):
    figure: str
    value: int
    advantage: int
    shield: int


class NeedView(msgspec.Struct):
    """How much movement a monster needs to attack a figure; -1: it cannot get there."""

    figure: str
    moves: int


class DoingView(msgspec.Struct, omit_defaults=True):
    """What is happening: movement left, the attack, areas to choose from, paths to goals. `line` is
    the place on its card of the action that is being performed; `needs` are what the acting monster
    has compared before it chose its focus.
    `leaves` is how many hit points the damage in question would leave the `sufferer`."""

    card: str = ""
    half: int = NOTHING
    line: int = NOTHING
    points: int = 0
    jump: bool = False
    focus: str = ""
    needs: list[NeedView] = []
    attacker: str = ""
    target: str = ""
    drawn: list[str] = []
    advantage: int = 0
    damage: int = NOTHING
    leaves: int = NOTHING
    sufferer: str = ""
    placements: list[list[str]] = []
    paths: list[list[str]] = []
    previews: list[PreviewView] = []


class TableView(msgspec.Struct, omit_defaults=True):
    """The whole table. `selecting`: cards are being chosen; a player who is not asked is ready.
    `books` are the texts and faces that it needs besides those of every table. `conclusion`
    names another conclusion of a victory than the usual one."""

    books: list[str]
    scenario: int
    id: str
    level: int
    monster_level: int
    trap_damage: int
    hazard_damage: int
    gold_per_coin: int
    bonus_xp: int
    round: int
    phase: int
    outcome: int
    elements: list[int]
    charging: list[str]
    hexes: list[HexView]
    closed: list[HexView]
    doors: list[DoorView]
    tiles: list[TileView]
    marks: list[MarkView]
    figures: list[FigureView]
    heroes: list[HeroView]
    types: list[TypeView]
    queue: list[TurnView]
    monster_draw: int
    monster_modifiers: list[str]
    acting: str = ""
    selecting: bool = False
    doing: DoingView | None = None
    rooms: list[RoomView] = []
    results: list[float] = []
    conclusion: str = ""

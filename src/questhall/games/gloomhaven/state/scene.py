"""The table of a scenario: the map with its overlays, figures, characters and decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from questhall.kernel.decks import Deck
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content, State
from questhall.kernel.zones import NOBODY, Zone

from ..printed.cards import CardDef, Half, ModifierDef
from ..printed.dungeon import FoesCard, RoomCard
from ..printed.goals import GoalDef
from ..printed.hexes import FAR
from ..printed.lasting import Lasting
from ..printed.monsters import DeckDef, MonsterCard, MonsterDef, Stats
from ..printed.scenario import ScenarioDef
from ..printed.terrain import Terrain
from .board import Board, board_of
from .dungeon import DungeonDecks
from .figures import Condition, Figure, FigureKind, is_companion
from .heroes import Active, Hero, ModifierDeck
from .house_rules import HouseRules
from .references import (
    CardNo,
    CardOrNone,
    ConditionNo,
    DeckNo,
    ElementNo,
    EndingNo,
    EntryNo,
    FigureOrNone,
    HexNo,
    PhaseNo,
    SeatOrNobody,
    StrengthNo,
    TerrainNo,
    TileKindNo,
    TileOrNone,
    TreasureNo,
    TypeOrNone,
    UseNo,
)
from .selection import Selection

if TYPE_CHECKING:
    from ..rules.attack.strike import AttackPlan


class Element:
    """The elements (GH-3.11.1); cards may leave the choice open."""

    FIRE: Final = 0
    ICE: Final = 1
    AIR: Final = 2
    EARTH: Final = 3
    LIGHT: Final = 4
    DARK: Final = 5
    ANY: Final = 6


ELEMENTS = tuple(names_in(Element)[: Element.ANY])


class Strength:
    """How strong an element is (GH-3.11.1)."""

    INERT: Final = 0
    WANING: Final = 1
    STRONG: Final = 2


class Phase:
    """The parts of a scenario, in their order."""

    PREPARING: Final = 0
    SELECTING: Final = 1
    TURNS: Final = 2
    REFRESHING: Final = 3
    FINISHED: Final = 4


class Ending:
    """How a scenario ends."""

    UNDECIDED: Final = 0
    VICTORY: Final = 1
    LOSS: Final = 2


LONG_REST_INITIATIVE = 99
GOAL_POOL = "battle-goals"
DRAWS_FROM = "draws-from"  # in the memory, with an ally appended: the seat of a modifier deck


class TileKind:
    """Overlay tiles (GH-2.2)."""

    OBSTACLE: Final = 0
    TRAP: Final = 1
    HAZARDOUS: Final = 2
    DIFFICULT: Final = 3
    PLATE: Final = 4
    TREASURE: Final = 5
    MARK: Final = 6


KINDS_OF_TILES = tuple(names_in(TileKind))
TERRAIN_OF_TILE = (
    *(Terrain.OBSTACLE, Terrain.TRAP, Terrain.HAZARDOUS, Terrain.DIFFICULT),
    *(Terrain.OPEN, Terrain.OPEN, Terrain.OPEN),
)

# The queue holds seats, then monster types, then allies and objects with turns of their own.
TYPES_FROM = 100
OBJECTS_FROM = 1000


class Tile:
    """An overlay tile on the map. It never changes: it is placed or removed as a whole."""

    def __init__(self, kind: TileKindNo, look: str, cells: list[HexNo]) -> None:
        self.kind = kind
        self.look = look
        self.cells = cells
        self.damage = 0  # damage of a trap; -1 is that of the scenario level
        self.conditions: list[ConditionNo] = []
        self.number: TreasureNo = 0  # of a treasure
        self.goal = False
        self.maker: SeatOrNobody = NOTHING  # the seat that created a trap
        self.maker_xp = 0
        self.around = 0  # damage of a trap to the maker's enemies beside it
        self.spreads = False  # do they also gain its conditions?


class AbilityDeck(Deck):
    """A monster ability deck; types that share it share its card (GH-1.5.2)."""

    def __init__(self, kind: DeckDef) -> None:
        super().__init__([], [])
        self.draw: list[CardNo]
        self.discard: list[CardNo]
        self.kind = kind
        self.revealed: CardOrNone = NOTHING

    def clone(self) -> AbilityDeck:
        copy = self.copy_piles_to(AbilityDeck(self.kind))
        copy.revealed = self.revealed
        return copy


class TypeInPlay:
    """A monster type of the scenario: its stat card, its standees, its deck."""

    def __init__(self, kind: MonsterDef, deck: DeckNo) -> None:
        self.kind = kind
        self.deck = deck
        self.standees: list[int] = list(range(1, kind.standees + 1))
        self.level_bonus = 0
        self.allied = False
        self.wild = False  # an enemy of all other types too

    def clone(self) -> TypeInPlay:
        copy = TypeInPlay(self.kind, self.deck)
        copy.standees = self.standees[:]
        copy.level_bonus = self.level_bonus
        copy.allied = self.allied
        copy.wild = self.wild
        return copy


class Underway:
    """What is in progress: it follows from the choices of the current step, so saves omit it."""

    def __init__(self) -> None:
        self.mustered = 0  # how many seats have chosen their class
        self.half = NOTHING  # half of the card being played
        self.card = NOTHING
        self.moving = NOTHING  # the figure being pushed or pulled
        self.points = 0  # movement points left
        self.moved = 0  # hexes that the acting monster has moved
        self.jump = False
        self.elements_used = 0
        self.xp_due: list[list[int]] = []  # seats and experience, once the figure has moved
        self.elsewhere = NOTHING  # the figure that attacks as if it stood on another hex
        self.line = NOTHING  # the place on its card of the action that is being performed
        self.performed = False  # has anything of the ability been performed?
        self.travelled = False  # has the movement begun?
        self.focus = NOTHING
        self.sought: list[int] = []  # whom the acting monster could attack
        self.needs: list[int] = []  # the movement that it needs for each of them
        self.attacker = NOTHING
        self.target = NOTHING
        self.value = 0
        self.advantage = 0
        self.shield = 0
        self.drawn: list[int] = []
        self.damage = NOTHING
        self.sufferer = NOTHING  # the figure that may suffer the damage
        self.placements: list[list[int]] = []
        self.goals: list[int] = []  # goals of the movement
        self.before: list[int] = []  # for each hex, the one before it on the path
        self.plan: AttackPlan | None = None  # the attack that is choosing targets
        self.targets: list[int] = []
        self.selections: list[Selection] = []  # one per seat during card selection


class Scene(State):
    """The whole table of a scenario."""

    TRANSIENT: ClassVar[tuple[str, ...]] = ("journal", "known_board", "underway")
    SHARED: ClassVar[tuple[str, ...]] = ("cards", "tiles", "rules")

    def __init__(
        self, chance: Chance, next_step: str, scenario: ScenarioDef, rules: HouseRules
    ) -> None:
        super().__init__(chance, next_step)
        self.scenario = scenario
        self.rules = rules
        self.level = 1
        self.round = 0
        self.phase: PhaseNo = Phase.PREPARING
        self.revealed = 0
        self.opened = 0
        self.unlocked = 0
        cells = len(scenario.qs)
        self.tiles: list[Tile] = []
        self.tile_at: list[TileOrNone] = [NOTHING] * cells
        self.terrain: list[TerrainNo] = [Terrain.OPEN] * cells
        self.coins = [0] * cells
        self.figure_at: list[FigureOrNone] = [NOTHING] * cells
        self.figures: list[Figure] = []
        self.heroes: list[Hero] = []
        self.types: list[TypeInPlay] = []
        self.decks: list[AbilityDeck] = []
        self.monster_deck = ModifierDeck()
        self.bless: list[CardNo] = []
        self.hero_curses: list[CardNo] = []
        self.monster_curses: list[CardNo] = []
        self.goal_deck: list[CardNo] = []
        self.cards: list[Content] = []
        self.actives: list[Active] = []
        self.elements: list[StrengthNo] = [Strength.INERT] * len(ELEMENTS)
        self.charging: list[ElementNo] = []
        self.queue: list[EntryNo] = []
        self.acting: FigureOrNone = NOTHING
        self.activated: TypeOrNone = NOTHING  # the monster type whose monsters are acting
        self.uses: list[UseNo] = []  # use effects that this type has paid for (GH-3.11.14)
        self.outcome: EndingNo = Ending.UNDECIDED
        self.memory: dict[str, int] = {}  # what the scenario's rules count
        self.dungeon: DungeonDecks | None = None  # of a random dungeon (RULES 12.3)
        self.known_board: Board | None = None
        self.underway = Underway()

    def clone(self) -> Scene:
        copy = Scene(self.chance.clone(), self.next_step, self.scenario, self.rules)
        self.copy_kernel_part_to(copy)
        copy.level = self.level
        copy.round = self.round
        copy.phase = self.phase
        copy.revealed = self.revealed
        copy.opened = self.opened
        copy.unlocked = self.unlocked
        copy.tiles = self.tiles
        copy.tile_at = self.tile_at[:]
        copy.terrain = self.terrain[:]
        copy.coins = self.coins[:]
        copy.figure_at = self.figure_at[:]
        copy.figures = [figure.clone() for figure in self.figures]
        copy.heroes = [hero.clone() for hero in self.heroes]
        copy.types = [type.clone() for type in self.types]
        copy.decks = [deck.clone() for deck in self.decks]
        copy.monster_deck = self.monster_deck.clone()
        copy.bless = self.bless[:]
        copy.hero_curses = self.hero_curses[:]
        copy.monster_curses = self.monster_curses[:]
        copy.goal_deck = self.goal_deck[:]
        copy.cards = self.cards
        copy.actives = [active.clone() for active in self.actives]
        copy.elements = self.elements[:]
        copy.charging = self.charging[:]
        copy.queue = self.queue[:]
        copy.acting = self.acting
        copy.activated = self.activated
        copy.uses = self.uses[:]
        copy.outcome = self.outcome
        copy.memory = self.memory.copy()
        copy.dungeon = None if self.dungeon is None else self.dungeon.clone()
        copy.known_board = self.known_board
        return copy

    # -- the map -----------------------------------------------------------------

    @property
    def board(self) -> Board:
        known = self.known_board
        if known is None:
            known = board_of(self.scenario, self.revealed, self.opened)
            self.known_board = known
        return known

    def unfold(self, larger: ScenarioDef) -> None:
        """The map has grown; the hexes that were there keep their numbers (GH-12.3.3)."""
        more = len(larger.qs) - len(self.scenario.qs)
        self.tile_at.extend([NOTHING] * more)
        self.terrain.extend([Terrain.OPEN] * more)
        self.coins.extend([0] * more)
        self.figure_at.extend([NOTHING] * more)
        self.scenario = larger
        self.known_board = None

    def lay(self, tile: Tile) -> None:
        """Put an overlay tile on the map."""
        number = len(self.tiles)
        self.tiles = [*self.tiles, tile]
        for cell in tile.cells:
            self.tile_at[cell] = number
            self.terrain[cell] = TERRAIN_OF_TILE[tile.kind]

    def tile(self, cell: int) -> Tile | None:
        number = self.tile_at[cell]
        return None if number == NOTHING else self.tiles[number]

    def take_away(self, tile: Tile) -> None:
        for cell in tile.cells:
            self.tile_at[cell] = NOTHING
            self.terrain[cell] = Terrain.OPEN

    def is_empty(self, cell: int) -> bool:
        """GH-3.4.13: no figure, no coin, no tile except a plate, a mark or an open door."""
        if self.figure_at[cell] != NOTHING or self.coins[cell] or self.board.closed[cell]:
            return False
        tile = self.tile(cell)
        return tile is None or tile.kind == TileKind.PLATE or tile.kind == TileKind.MARK

    def is_unoccupied(self, cell: int) -> bool:
        """GH-3.4.14"""
        return self.figure_at[cell] == NOTHING

    # -- figures -----------------------------------------------------------------

    @property
    def characters(self) -> int:
        """C: all characters that began the scenario, even exhausted ones (GH-3.5.2)."""
        return len(self.heroes)

    def add(self, figure: Figure) -> Figure:
        self.figures.append(figure)
        self.figure_at[figure.cell] = figure.id
        return figure

    def figure_on(self, cell: int) -> Figure | None:
        number = self.figure_at[cell]
        return None if number == NOTHING else self.figures[number]

    def cells_of(self, figure: Figure) -> list[int]:
        """Its hex; a large monster, or an object that is an obstacle of several hexes, occupies
        every hex of its tile."""
        tile = self.tile(figure.cell) if self._may_be_large(figure) else None
        return [figure.cell] if tile is None else tile.cells

    def _may_be_large(self, figure: Figure) -> bool:
        if figure.kind == FigureKind.MONSTER:
            return self.types[figure.type].kind.large
        fixed = figure.kind == FigureKind.OBJECT or figure.kind == FigureKind.ALLY
        return fixed and self.terrain[figure.cell] & Terrain.OBSTACLE > 0

    def beside(self, figure: Figure) -> list[Figure]:
        """The figures on adjacent hexes, each once (GH-3.6.16)."""
        body = self.cells_of(figure)
        found: list[Figure] = []
        for cell in body:
            for each in self.board.neighbours[cell]:
                other = self.figure_on(each)
                if other is not None and each not in body and other not in found:
                    found.append(other)
        return found

    def is_beside(self, figure: Figure, cells: list[int]) -> bool:
        """Is any of its hexes adjacent to any of these?"""
        for own in self.cells_of(figure):
            for cell in cells:
                if self.board.adjacent(cell, own):
                    return True
        return False

    def are_adjacent(self, one: Figure, other: Figure) -> bool:
        """GH-3.6.16"""
        return self.distance(one, other) == 1

    def distance(self, one: Figure, other: Figure) -> int:
        """GH-3.6.17, between the nearest hexes of the two."""
        found: list[int] = []
        theirs = self.cells_of(other)
        for cell in self.cells_of(one):
            far = self.board.distances(cell)
            found.extend([far[each] for each in theirs])
        return min(found)

    def is_within(self, one: Figure, other: Figure, range: int) -> bool:
        """In range and in line of sight, from any hex of one to any of the other (GH-3.6.14)."""
        theirs = self.cells_of(other)
        for cell in self.cells_of(one):
            for each in theirs:
                if self.board.within(cell, each, range):
                    return True
        return False

    def sees(self, one: Figure, other: Figure) -> bool:
        return self.is_within(one, other, FAR)

    def bars_the_way(self, cell: int) -> bool:
        """Is there an obstacle, with or without hit points (GH-2.2.23, GH-7.1.7)?"""
        if self.terrain[cell] & Terrain.OBSTACLE:
            return True
        number = self.figure_at[cell]
        return number != NOTHING and self.figures[number].kind == FigureKind.OBJECT

    def hero_of(self, figure: Figure) -> Hero | None:
        """The hero of this character, or the owner of this summon."""
        return None if figure.owner == NOTHING else self.heroes[figure.owner]

    def figure_of(self, hero: Hero) -> Figure:
        return self.figures[hero.figure]

    def companion_of(self, hero: Hero) -> Figure | None:
        """The creature that belongs to the character's class, while it lives."""
        for figure in self.figures:
            if figure.owner == hero.seat and not figure.gone and is_companion(figure):
                return figure
        return None

    def stats(self, figure: Figure) -> Stats:
        """The stat card values of a monster."""
        kind = self.types[figure.type].kind
        return kind.stats_of(figure.rank, figure.level, len(self.heroes))

    def are_enemies(self, one: Figure, other: Figure) -> bool:
        """GH-3.3.7; a turncoat swaps allies and enemies."""
        if one.id == other.id:
            return False
        return self._differ(one, other) != (self._turned(one) or self._turned(other))

    def _differ(self, one: Figure, other: Figure) -> bool:
        """Are they of different sides? Monsters of a wild type are alone against everybody."""
        if one.side != other.side:
            return True
        if one.type == other.type or one.type == NOTHING or other.type == NOTHING:
            return False
        return self.types[one.type].wild or self.types[other.type].wild

    def are_allies(self, one: Figure, other: Figure) -> bool:
        """Objects are nobody's allies, even those that monsters attack (GH-7.1.7), and some people
        are not either."""
        if one.id == other.id or other.kind == FigureKind.OBJECT or other.aloof:
            return False
        return not self.are_enemies(one, other)

    def _turned(self, figure: Figure) -> bool:
        """A turncoat changes sides only for its own turn."""
        return figure.turncoat and figure.id == self.acting

    def flies(self, figure: Figure) -> bool:
        return figure.flying or (figure.lifted and not figure.has(Condition.STUN))

    def is_phased_out(self, figure: Figure) -> bool:
        """Does it hide in an obstacle? A stunned character cannot use items (GH-3.10.17)."""
        if not figure.phasing or figure.has(Condition.STUN):
            return False
        return self.terrain[figure.cell] & Terrain.OBSTACLE > 0

    def is_invisible(self, figure: Figure) -> bool:
        return figure.has(Condition.INVISIBLE) or self.is_phased_out(figure)

    def is_immune(self, figure: Figure, condition: int) -> bool:
        """GH-3.10.4: by stat card or item, or as an object (GH-7.1.7)."""
        if figure.kind == FigureKind.ALLY:  # it has no modifier deck
            return condition in (Condition.CURSE, Condition.BLESS)
        if figure.kind == FigureKind.OBJECT and figure.type == NOTHING:
            return (
                condition != Condition.INVISIBLE
                and condition != Condition.STRENGTHEN
                and condition != Condition.BLESS
            )
        # An object may share a boss's.
        if figure.kind == FigureKind.MONSTER or figure.kind == FigureKind.OBJECT:
            return condition in self.types[figure.type].kind.immune
        if figure.kind == FigureKind.CHARACTER and not figure.has(Condition.STUN):  # GH-3.10.17
            for item in self.heroes[figure.owner].items:
                if condition in item.kind.immune:
                    return True
        return False

    def deck_of(self, figure: Figure) -> ModifierDeck:
        """GH-1.7.2; for a named ally, the deck that the players have chosen."""
        if figure.owner != NOTHING:
            return self.heroes[figure.owner].deck
        seat = NOTHING
        if figure.kind == FigureKind.ALLY:
            seat = self.memory.get(f"{DRAWS_FROM}-{figure.id}", NOTHING)
        return self.monster_deck if seat == NOTHING else self.heroes[seat].deck

    def everybody(self) -> list[int]:
        """The seats that decide what the rules leave to all players (GH-4.8.1)."""
        seats = [hero.seat for hero in self.heroes if not hero.exhausted]
        return seats or [hero.seat for hero in self.heroes]

    def living(self, side: int) -> list[Figure]:
        return [figure for figure in self.figures if not figure.gone and figure.side == side]

    # -- cards -------------------------------------------------------------------

    def selection_of(self, hero: Hero) -> Selection:
        """What the player has laid out for the round; empty outside card selection."""
        selections = self.underway.selections
        return selections[hero.seat] if selections else Selection()

    def card(self, number: int) -> CardDef:
        card = self.cards[number]
        assert isinstance(card, CardDef)
        return card

    def modifier(self, number: int) -> ModifierDef:
        card = self.cards[number]
        assert isinstance(card, ModifierDef)
        return card

    def goal(self, number: int) -> GoalDef:
        card = self.cards[number]
        assert isinstance(card, GoalDef)
        return card

    def room_card(self, number: int) -> RoomCard:
        card = self.cards[number]
        assert isinstance(card, RoomCard)
        return card

    def foes_card(self, number: int) -> FoesCard:
        card = self.cards[number]
        assert isinstance(card, FoesCard)
        return card

    def monster_card(self, type: int) -> MonsterCard | None:
        """The ability card of a type in this round."""
        number = self.decks[self.types[type].deck].revealed
        if number == NOTHING:
            return None
        card = self.cards[number]
        assert isinstance(card, MonsterCard)
        return card

    def new_card(self, card: Content) -> int:
        self.cards = [*self.cards, card]
        return len(self.cards) - 1

    def half_of(self, active: Active) -> Half:
        return self.card(active.card).halves[active.half]

    def bonuses_of(self, active: Active) -> list[Lasting]:
        """The bonuses that began; the player may have skipped some (GH-3.3.5)."""
        return self._begun(active, self.half_of(active).bonuses.seated)

    def bonuses_at(self, active: Active, moment: Callable[..., Any]) -> list[Lasting]:
        """Those of them that have something to say at this moment."""
        listening = self.half_of(active).bonuses.at(moment)
        return self._begun(active, listening) if listening else listening

    def _begun(self, active: Active, bonuses: list[Lasting]) -> list[Lasting]:
        printed = self.half_of(active).bonuses.seated
        if active.begun == (1 << len(printed)) - 1:
            return bonuses
        return [bonus for bonus in bonuses if active.begun >> printed.index(bonus) & 1]

    def step_begins(self) -> None:
        self.underway = Underway()

    def zones(self) -> list[Zone]:
        everybody = list(range(len(self.heroes))) if self.rules.open_information else None
        found: list[Zone] = []
        for hero in self.heroes:
            found.extend(self._zones_of(hero, everybody))
        for place in range(len(self.decks)):
            deck = self.decks[place]
            found += deck.zones(f"ability-draw:{place}", f"ability-discard:{place}")
        found += self.monster_deck.zones("monster-draw", "monster-discard")
        found.append(Zone("goal-deck", self.goal_deck, NOBODY, GOAL_POOL))
        found.append(Zone("bless", self.bless))
        found.append(Zone("hero-curses", self.hero_curses))
        found.append(Zone("monster-curses", self.monster_curses))
        if self.dungeon is not None:
            found += self.dungeon.zones()
        return found

    def _zones_of(self, hero: Hero, everybody: list[int] | None) -> list[Zone]:
        """RULES 16: the hand, chosen cards and battle goal are secret."""
        seat = hero.seat
        cards = f"cards:{seat}"
        own = [seat] if everybody is None else everybody
        played = None if hero.revealed else own
        goals = None if self.phase == Phase.FINISHED else [seat]  # GH-1.6.4
        active = [each.card for each in self.actives if each.seat == seat]
        return [
            Zone(f"reserve:{seat}", hero.reserve, own, cards),
            Zone(f"hand:{seat}", hero.hand, own, cards),
            Zone(f"chosen:{seat}", hero.chosen, played, cards),
            Zone(f"waiting:{seat}", hero.waiting),
            Zone(f"discard:{seat}", hero.discard),
            Zone(f"lost:{seat}", hero.lost),
            Zone(f"active:{seat}", active),
            Zone(f"supply:{seat}", hero.supply),
            Zone(f"goals:{seat}", hero.goals, goals, GOAL_POOL),
            *hero.deck.zones(f"draw:{seat}", f"modifier-discard:{seat}"),
        ]

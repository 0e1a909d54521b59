"""The table of an encounter: the board with its figures, the stage deck, and whose turn it is."""

from __future__ import annotations

from typing import ClassVar, Final

from questhall.boards.masks import NOWHERE
from questhall.boards.paths import OPEN, SHUT, Ground
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from questhall.kernel.zones import NOBODY, Zone

from ..printed.clearing import BOARD, SIGHT
from ..printed.encounter import STAGES, EncounterDef, LairDef, StageDef
from ..printed.might import Side
from .company import COMPANY_SIZE, CompanyState
from .deeds import Attack, Blow
from .figures import Figure, FigureKind, Lasting, Marker, Obstacle, Reaction, Tile, centre_of
from .house_rules import HouseRules
from .oathsworn import Oathsworn
from .references import (
    ActionNo,
    CardNo,
    CardOrNone,
    ChairOrNone,
    HexNo,
    OathswornOrNobody,
    PhaseNo,
    StageNo,
)


class Phase:
    """The phases of a round, in their order (OS-5.1.1)."""

    PREPARING: Final = 0
    REFRESH: Final = 1
    OATHSWORN: Final = 2
    ENCOUNTER: Final = 3
    END_OF_ROUND: Final = 4


class Battle(CompanyState):
    """Figures keep their numbers when they leave the board."""

    TRANSIENT: ClassVar[tuple[str, ...]] = (
        *("journal", "draws", "check", "looking", "declaring"),
        *("attack", "blow", "resolving", "depth", "moments"),
        *("_noted", "_obstacle_mask", "_unblocked", "_noted_bases", "_open"),
    )
    # What lies in these lists never changes itself.
    SHARED: ClassVar[tuple[str, ...]] = (
        *("cards", "rules", "encounter"),
        *("obstacles", "tiles", "markers", "lasting", "queue"),
    )

    def __init__(
        self, chance: Chance, next_step: str, rules: HouseRules, encounter: EncounterDef
    ) -> None:
        super().__init__(chance, next_step, rules)
        self.encounter = encounter
        self.depth = 0  # moments of the board that are under way, one inside of the other
        self.moments = 0
        self.seats = 0
        self.round = 0
        self.phase: PhaseNo = Phase.PREPARING
        self.leader: ChairOrNone = NOTHING  # OS-4.2.12
        self.figures: list[Figure] = []
        self.obstacles: list[Obstacle] = []
        self.tiles: list[Tile] = []
        self.markers: list[Marker] = []
        self.lasting: list[Lasting] = []
        self.counters: dict[str, int] = {}  # of the Special Rules Board
        self.flags: list[str] = []  # of the story: those that held at the set-up
        self.flags_set: list[str] = []  # during this encounter
        self.lair_cards: list[CardNo] = []  # face down; the last says where the boss lies
        self.empty_lairs: list[CardNo] = []  # of which everybody knows that it is not there
        self.ally_cards: list[CardNo] = []  # who may still come (OS-7.20.1)
        self.allies_out: list[CardNo] = []  # the cards of those who came
        self.survival_redraws = 0  # of a trait, free in each Survival Check (OS-3.5.8)
        self.comradery = 0  # how often the company has the trait (OS-7.20.9)
        self.tough_as_nails = False  # has it the trait? (OS-4.2.16)
        self.board_face_down = False  # the Special Rules Board, while hands are built (OS-4.2.9)
        # The stage deck: a pile for each stage, so that earlier ones can be thrown away.
        self.stage: StageNo = 1
        self.stage_piles: list[list[CardNo]] = [[] for _ in range(STAGES)]
        self.face_up: CardOrNone = NOTHING
        self.stage_discard: list[CardNo] = []
        self.open_cards: list[CardNo] = []  # until the end of the round (OS-8.2.2)
        self.cage_cards: list[CardNo] = []  # kept by whoever is caged (OS-13.2.7)
        self.queue: list[Reaction] = []
        self.minions_acted = False  # in this Encounter phase (OS-8.9.2)
        self.ending = False  # no die is left; what is due is still done (OS-7.15.9)
        # Whose turn it is, and what was done in it.
        self.turn: OathswornOrNobody = NOTHING  # a place at the table: an Oathsworn's or his ally's
        self.passes = 0
        self.has_acted = False
        self.has_moved = False
        self.has_played = False
        self.second_play = NOTHING  # one more Ability Card may be played, costing at most so much
        self.board_actions: list[list[ActionNo]] = [[], [], []]  # used this turn, this round, ever
        self.hexes_moved = 0
        self.waded: list[HexNo] = []  # water hexes paid for in this turn (OS-7.6.2)
        self.attack: Attack | None = None
        self.blow: Blow | None = None
        self.resolving: list[int] = []  # stage cards under way, the innermost last
        # What follows from the obstacles, for the list of them that was last noted: if any goes or
        # comes, the list is another one.
        self._noted: list[Obstacle] | None = None
        self._obstacle_mask = 0
        self._unblocked = Ground(BOARD.near, [])
        # And from where all stand, for the bases of the figures that were last noted.
        self._noted_bases: list[int] = []
        self._open = self._unblocked

    def clone(self) -> Battle:
        copy = Battle(self.chance.clone(), self.next_step, self.rules, self.encounter)
        self.copy_company_to(copy)
        copy.seats = self.seats
        copy.round = self.round
        copy.phase = self.phase
        copy.leader = self.leader
        copy.figures = [figure.clone() for figure in self.figures]
        copy.obstacles = self.obstacles[:]
        copy.tiles = self.tiles[:]
        copy.markers = self.markers[:]
        copy.lasting = self.lasting[:]
        copy.counters = self.counters.copy()
        copy.flags = self.flags[:]
        copy.flags_set = self.flags_set[:]
        copy.lair_cards = self.lair_cards[:]
        copy.empty_lairs = self.empty_lairs[:]
        copy.ally_cards = self.ally_cards[:]
        copy.allies_out = self.allies_out[:]
        copy.survival_redraws = self.survival_redraws
        copy.comradery = self.comradery
        copy.tough_as_nails = self.tough_as_nails
        copy.board_face_down = self.board_face_down
        copy.stage = self.stage
        copy.stage_piles = [pile[:] for pile in self.stage_piles]
        copy.face_up = self.face_up
        copy.stage_discard = self.stage_discard[:]
        copy.open_cards = self.open_cards[:]
        copy.cage_cards = self.cage_cards[:]
        copy.queue = self.queue[:]
        copy.minions_acted = self.minions_acted
        copy.ending = self.ending
        copy.turn = self.turn
        copy.passes = self.passes
        copy.has_acted = self.has_acted
        copy.has_moved = self.has_moved
        copy.has_played = self.has_played
        copy.second_play = self.second_play
        copy.board_actions = [used[:] for used in self.board_actions]
        copy.hexes_moved = self.hexes_moved
        copy.waded = self.waded[:]
        return copy

    # -- cards -----------------------------------------------------------------

    def stage_card(self, card: int) -> StageDef:
        found = self.cards[card]
        assert isinstance(found, StageDef)
        return found

    def lair(self, card: int) -> LairDef:
        found = self.cards[card]
        assert isinstance(found, LairDef)
        return found

    def zones(self) -> list[Zone]:
        found = super().zones()
        found.append(Zone("lairs", self.lair_cards, NOBODY, "lairs"))
        found.append(Zone("empty lairs", self.empty_lairs))
        for place, pile in enumerate(self.stage_piles):
            name = f"stage {place + 1}"
            found.append(Zone(name, pile, NOBODY, name))
        # OS-1.4.3
        turned_up = [] if self.face_up == NOTHING else [self.face_up]
        found.append(Zone("next stage card", turned_up))
        found.append(Zone("allies", self.ally_cards))
        found.append(Zone("allies in play", self.allies_out))
        found.append(Zone("stage discard", self.stage_discard))
        found.append(Zone("open stage cards", self.open_cards))
        found.append(Zone("stage cards of cages", self.cage_cards))
        found.append(Zone("waiting stage cards", [each.card for each in self.queue]))
        found.append(Zone("stage cards under way", self.resolving))
        return found

    # -- figures ---------------------------------------------------------------

    def figure_of(self, oathsworn: Oathsworn) -> Figure:
        return self.figures[oathsworn.figure]

    def the_four(self) -> list[Oathsworn]:
        """The Oathsworn, without allies and the Guardian (OS-3.1.2)."""
        return self.company[:COMPANY_SIZE]

    def fighter_at(self, chair: int) -> Oathsworn | None:
        """Who takes the turns of a place at the table: the Oathsworn, or his living ally."""
        own = self.company[chair]
        if not own.fallen and own.stands_for == NOTHING:
            return own
        for fighter in self.company:
            if fighter.chair == chair and not fighter.fallen:
                return fighter
        return None

    def guardian_of(self, oathsworn: Oathsworn) -> Oathsworn | None:
        """The Ancient Guardian of the Grove Maiden, in play or not."""
        for fighter in self.company:
            if fighter.serves == oathsworn.place:
                return fighter
        return None

    def dormant(self, fighter: Oathsworn) -> bool:
        """OS-14.2.4: nobody controls the Guardian of a fallen Grove Maiden."""
        return fighter.serves != NOTHING and self.company[fighter.serves].fallen

    def token_holders(self, fighter: Oathsworn) -> list[Oathsworn]:
        """Whose combat tokens he may use: his own, and the Guardian those of the Grove Maiden
        (OS-12.1.8, OS-14.2.2)."""
        if fighter.serves == NOTHING or self.dormant(fighter):
            return [fighter]
        return [fighter, self.company[fighter.serves]]

    def standing(self) -> list[Figure]:
        """All figures on the board, North then West (OS-8.4.1)."""
        found: list[Figure] = []
        for figure in self.figures:
            if figure.on_board:
                _put_in_order(found, figure)
        return found

    def in_order(self, figures: list[Figure]) -> list[Figure]:
        """North then West (OS-8.4.1)."""
        found: list[Figure] = []
        for figure in figures:
            _put_in_order(found, figure)
        return found

    def _standing_ones(self, kind: int) -> list[Figure]:
        found: list[Figure] = []
        for figure in self.figures:
            if figure.kind == kind and figure.on_board:
                _put_in_order(found, figure)
        return found

    def of_side(self, side: int) -> list[Figure]:
        found: list[Figure] = []
        for figure in self.figures:
            if figure.on_board and figure.side == side:
                _put_in_order(found, figure)
        return found

    def friends_of(self, figure: Figure) -> list[Figure]:
        """OS-5.2.2: the figure itself is one of them, and civilians are friends of the company."""
        if figure.side != Side.COMPANY:
            return self.of_side(figure.side)
        return [each for each in self.standing() if each.side in (Side.COMPANY, Side.FOLK)]

    def enemies_of(self, figure: Figure) -> list[Figure]:
        """Those whom it may attack; nobody attacks civilians."""
        return self.of_side(figure.enemy_side)

    def oathsworn_on_board(self) -> list[Figure]:
        return self._standing_ones(FigureKind.OATHSWORN)

    def minions(self) -> list[Figure]:
        return self._standing_ones(FigureKind.MINION)

    def sentinels(self) -> list[Figure]:
        return self._standing_ones(FigureKind.SENTINEL)

    def bosses(self) -> list[Figure]:
        return self._standing_ones(FigureKind.BOSS)

    def lurking(self) -> list[Figure]:
        """The boss that lies in its lair, if there is one."""
        return [figure for figure in self.figures if figure.lurking]

    def folk(self) -> list[Figure]:
        return self._standing_ones(FigureKind.CIVILIAN)

    def held_folk(self) -> list[Figure]:
        return [figure for figure in self.figures if figure.held]

    # -- the board -------------------------------------------------------------

    def ground(self, key: str) -> int:
        """Hexes that the encounter has a name for, with those that the story added."""
        mask = self.encounter.grounds[key]
        for variant in self.encounter.variants:
            if variant.flag in self.flags:
                mask |= variant.grounds.get(key, 0)
        return mask

    def obstacle_mask(self) -> int:
        if self._noted is not self.obstacles:
            self._note_obstacles()
        return self._obstacle_mask

    def _note_obstacles(self) -> None:
        self._noted = self.obstacles
        self._obstacle_mask = 0
        self._noted_bases = []
        self._unblocked = Ground(BOARD.near, [OPEN] * BOARD.size)
        for obstacle in self.obstacles:
            self._obstacle_mask |= obstacle.mask
            for place in obstacle.cells:
                self._unblocked.places[place] = SHUT

    def sees(self, place: int, figure: Figure) -> bool:
        """Can any hex of a figure be seen from a place?"""
        if figure.place == NOWHERE:
            return False
        if figure.radius == 0:
            return SIGHT.sees(place, figure.place, self.obstacle_mask())
        return SIGHT.seen_of(place, figure.mask(), self.obstacle_mask()) != 0

    def figure_mask(self) -> int:
        mask = 0
        for figure in self.figures:
            if figure.kind != FigureKind.SENTINEL:  # OS-14.3.4: its hex is not occupied
                mask |= figure.mask()
        return mask

    def free(self) -> int:
        """The hexes without obstacle and figure; nothing else is in the way (OS-7.6.8)."""
        return BOARD.everywhere & ~self.obstacle_mask() & ~self.figure_mask()

    def unblocked_ground(self) -> Ground:
        """Where figures can go now, step by step, if only obstacles are in the way."""
        if self._noted is not self.obstacles:
            self._note_obstacles()
        return self._unblocked

    def open_ground(self) -> Ground:
        """The same where figures are in the way, too; it changes as soon as somebody moves."""
        if self._noted is not self.obstacles or len(self._noted_bases) != len(self.figures):
            self._open = Ground(BOARD.near, self.unblocked_ground().places[:])
            self._noted_bases = [figure.base for figure in self.figures]
            self._shut_under_figures()
            return self._open
        moved = False
        for number, figure in enumerate(self.figures):
            base = figure.base
            if self._noted_bases[number] != base:
                self._open_again(self._noted_bases[number])
                self._noted_bases[number] = base
                moved = True
        if moved:
            self._shut_under_figures()
        return self._open

    def _shut_under_figures(self) -> None:
        places = self._open.places
        for figure in self.figures:
            if figure.place == NOWHERE or figure.kind == FigureKind.SENTINEL:  # OS-14.3.4
                continue
            places[figure.place] = SHUT
            if figure.radius:
                for place in BOARD.near[figure.place]:
                    places[place] = SHUT

    def _open_again(self, base: int) -> None:
        """A figure that stood so has gone; others may stand there too and shut it again."""
        centre = centre_of(base)
        if centre == NOWHERE:
            return
        bare, places = self._unblocked.places, self._open.places
        places[centre] = bare[centre]
        if base != centre:
            for place in BOARD.near[centre]:
                places[place] = bare[place]

    def tile_mask(self, kind: int) -> int:
        mask = 0
        for tile in self.tiles:
            if tile.kind == kind:
                mask |= tile.mask
        return mask

    # -- dice of bosses --------------------------------------------------------

    def dice_left(self) -> int:
        """HP dice on the Encounter Board (OS-9.2.1)."""
        return sum([len([die for die in figure.dice if die > 0]) for figure in self.figures])

    def broken_parts(self) -> int:
        return sum([len([die for die in figure.dice if die == 0]) for figure in self.figures])


def _put_in_order(figures: list[Figure], figure: Figure) -> None:
    rank = len(figures)
    while rank > 0 and figures[rank - 1].place > figure.place:
        rank -= 1
    figures.insert(rank, figure)

"""What each seat sees, as typed plain data: all but the order of face-down decks (OS-1.4)."""

import msgspec

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING
from questhall.kernel.state import Content

from ..printed.cards import ANIMUS_OF_AN_ALLY, AbilityDef, AllyDef, InjuryDef, ItemDef
from ..printed.clearing import BOARD, cell_name
from ..printed.encounter import LairDef, StageDef
from ..printed.might import COLOURS, SIDES, Side
from ..printed.tokens import TOKENS
from ..rules.board.numbers import cubes_of, regen_of, weapon_range
from ..rules.lairs import hexes_of_lair
from ..rules.turn.playing import special_is_spent
from ..speech.books import books_of_battle
from ..state.battle import Battle, Phase
from ..state.company import CompanyState
from ..state.oathsworn import Oathsworn
from .drawing import AttackView, BlowView, attack_view, blow_view, unseen_faces
from .figures import FigureView, figure_view, hexes_in, name_of_figure
from .foretelling import ForetoldView, foretell

SORTS: dict[type[Content], str] = {
    AbilityDef: "ability",
    ItemDef: "item",
    InjuryDef: "injury",
    StageDef: "stage",
    AllyDef: "ally",
    LairDef: "lair",
}


class CardView(msgspec.Struct, omit_defaults=True):
    """A card by its printed side; `sort`: ability, item, injury, stage, ally, lair."""

    id: str
    card: str
    sort: str = ""


class OathswornView(msgspec.Struct, omit_defaults=True):
    """A Player Board with the cards around it, or an Ally Card; `chair` is whose turns it has."""

    place: int
    chair: int
    seat: int
    figure: int
    animus: int
    reserve: int
    tokens: dict[str, int]
    hand: list[CardView]
    cooldown: list[list[CardView]]
    kind: str = ""
    level: int = 1
    leads: bool = False
    max_animus: int = 0
    regen: int = 0
    special: str = ""
    special_used: bool = False
    might: list[int] = []
    range: int = 0
    in_play: list[CardView] = []
    face_down: list[CardView] = []
    thrown: list[CardView] = []
    box: list[CardView] = []
    caged: bool = False
    swallowed: bool = False
    fallen: bool = False
    companion: bool = False
    archetype: str = ""
    used: list[str] = []
    falcons: list[str] = []
    counters: dict[str, int] = {}


class ObstacleView(msgspec.Struct):
    kind: str
    hexes: list[str]


class TileView(msgspec.Struct):
    kind: str
    hexes: list[str]


class LairView(msgspec.Struct):
    """Where a boss may lie hidden; `empty` if everybody knows that it does not."""

    id: str
    lair: str
    hexes: list[str]
    empty: bool


class MarkerView(msgspec.Struct):
    """Where thrown items of an Oathsworn lie (OS-13.10.1)."""

    oathsworn: int
    hex: str
    items: list[CardView]


class MightView(msgspec.Struct):
    """A might deck: how many cards are left, how many of each face may still come, and what lies in
    the discard (OS-1.4.4)."""

    side: str
    colour: str
    left: int
    unseen: dict[str, int]
    discard: list[str]


class DrawView(msgspec.Struct):
    """A draw under way: faces as `yellow 3*`, and how many lie face down."""

    side: str
    faces: list[str]
    face_down: int


class TableView(msgspec.Struct, omit_defaults=True):
    """The table. `rules_face_down`: nobody may look at the Special Rules Board yet (OS-4.1.3)."""

    encounter: str
    round: int
    phase: int
    stage: int
    leader: int
    turn: int
    company: list[OathswornView]
    figures: list[FigureView]
    obstacles: list[ObstacleView]
    tiles: list[TileView]
    might: list[MightView]
    stage_left: list[int]
    stage_discard: list[CardView]
    next_card: CardView | None = None
    markers: list[MarkerView] = []
    waiting: list[CardView] = []
    draws: list[DrawView] = []
    looked_at: list[CardView] = []
    results: list[float] = []
    counters: dict[str, int] = {}
    held: int = 0
    lairs: list[LairView] = []
    board: list[str] = []
    under_way: list[CardView] = []
    open_cards: list[CardView] = []
    foretold: ForetoldView | None = None
    attack: AttackView | None = None
    blow: BlowView | None = None
    won: bool = False
    rules_face_down: bool = False
    books: list[str] = []  # the texts that it needs besides those of every table


def view(battle: Battle, seat: int) -> TableView:
    """The table as a seat sees it."""
    return TableView(
        encounter=battle.encounter.key,
        round=battle.round,
        phase=battle.phase,
        stage=battle.stage,
        leader=battle.leader,
        turn=battle.turn,
        company=[_oathsworn(battle, each) for each in battle.company],
        figures=[figure_view(battle, each) for each in battle.standing() + battle.lurking()],
        obstacles=[ObstacleView(each.kind, _hexes(each.cells)) for each in battle.obstacles],
        tiles=[
            TileView(battle.encounter.tiles[each.kind].key, _hexes(each.cells))
            for each in battle.tiles
        ],
        might=might_views(battle),
        stage_left=[len(pile) for pile in battle.stage_piles],
        stage_discard=_cards(battle, battle.stage_discard),
        next_card=None if battle.face_up == NOTHING else _card(battle, battle.face_up),
        markers=[
            MarkerView(each.owner, cell_name(each.place), _cards(battle, each.items))
            for each in battle.markers
        ],
        waiting=_cards(battle, [each.card for each in battle.queue]),
        draws=draw_views(battle),
        looked_at=_looked_at(battle, seat),
        results=battle.results[:],
        counters=battle.counters.copy(),
        held=len(battle.held_folk()),
        lairs=_lairs(battle),
        board=hexes_in(BOARD.everywhere),
        under_way=_cards(battle, battle.resolving),
        open_cards=_cards(battle, battle.open_cards),
        foretold=foretell(battle),
        attack=attack_view(battle),
        blow=blow_view(battle),
        won=battle.over and max(battle.results) > 0,
        rules_face_down=battle.board_face_down,
        books=books_of_battle(battle),
    )


def _looked_at(battle: Battle, seat: int) -> list[CardView]:
    """Only who looks sees the cards (OS-1.4.2)."""
    if battle.looking is None or battle.looking.seat != seat:
        return []
    return _cards(battle, battle.looking.cards)


def _hexes(cells: list[int]) -> list[str]:
    return [cell_name(cell) for cell in cells]


def _lairs(battle: Battle) -> list[LairView]:
    found: list[LairView] = []
    for card in sorted(battle.lair_cards + battle.empty_lairs):
        hexes = _hexes(places_in(hexes_of_lair(battle, card)))
        empty = card in battle.empty_lairs
        found.append(LairView(f"card:{card}", battle.lair(card).key, hexes, empty))
    return found


def _card(battle: Battle, card: int) -> CardView:
    printed = battle.cards[card]
    return CardView(f"card:{card}", printed.key, SORTS.get(type(printed), ""))


def _cards(battle: Battle, cards: list[int]) -> list[CardView]:
    return [_card(battle, card) for card in cards]


def _oathsworn(battle: Battle, oathsworn: Oathsworn) -> OathswornView:
    return OathswornView(
        place=oathsworn.place,
        chair=oathsworn.chair,
        seat=oathsworn.seat,
        figure=oathsworn.figure,
        kind=name_of_figure(battle, battle.figure_of(oathsworn)),
        level=oathsworn.level,
        leads=battle.leader == oathsworn.place,
        animus=oathsworn.animus,
        reserve=oathsworn.reserve,
        tokens=dict(zip(TOKENS, oathsworn.tokens, strict=True)),
        max_animus=_most_animus(oathsworn),
        regen=regen_of(oathsworn) if _is_known(oathsworn) else 0,
        special=_special(oathsworn),
        special_used=_is_known(oathsworn) and special_is_spent(oathsworn),
        might=cubes_of(battle, oathsworn),
        range=weapon_range(battle, oathsworn),
        hand=_cards(battle, oathsworn.hand),
        cooldown=[_cards(battle, cards) for cards in oathsworn.cooldown],
        in_play=_cards(battle, oathsworn.in_play),
        face_down=_cards(battle, oathsworn.face_down),
        thrown=_cards(battle, oathsworn.thrown),
        box=_cards(battle, oathsworn.box) if battle.phase == Phase.PREPARING else [],
        caged=oathsworn.cage is not None,
        swallowed=oathsworn.swallowed is not None,
        fallen=oathsworn.fallen,
        companion=oathsworn.companion is not None,
        archetype="" if oathsworn.side is None else oathsworn.side.key,
        used=_used(oathsworn),
        falcons=[f"figure:{carrier}" for carrier in oathsworn.falcons],
        counters=oathsworn.counters.copy(),
    )


def _is_known(oathsworn: Oathsworn) -> bool:
    """Has it a class yet, or is it an ally?"""
    return oathsworn.kind is not None or oathsworn.ally is not None


def _special(oathsworn: Oathsworn) -> str:
    special = oathsworn.special if _is_known(oathsworn) else None
    return "" if special is None else special.key


def _most_animus(oathsworn: Oathsworn) -> int:
    """OS-6.1.3, OS-11.2.4"""
    if not _is_known(oathsworn):
        return 0
    if oathsworn.acts_by_card:
        return ANIMUS_OF_AN_ALLY
    return oathsworn.board.max_animus + oathsworn.extra_animus


def _used(oathsworn: Oathsworn) -> list[str]:
    """The abilities with a cube on them (OS-7.4.2)."""
    if oathsworn.side is None:
        return []
    return [oathsworn.side.abilities[place].key for place in oathsworn.used_this_round]


def might_views(battle: CompanyState) -> list[MightView]:
    found: list[MightView] = []
    for side in (Side.COMPANY, Side.FOES):
        for colour in range(len(COLOURS)):
            deck = battle.might_deck(side, colour)
            discard = sorted([battle.might_card(card).face for card in deck.discard])
            unseen = unseen_faces(battle, side, colour)
            found.append(MightView(SIDES[side], COLOURS[colour], len(deck.draw), unseen, discard))
    return found


def draw_views(battle: CompanyState) -> list[DrawView]:
    found: list[DrawView] = []
    for draw in battle.draws:
        faces = [
            f"{COLOURS[card.colour]} {card.value}{'*' if card.critical else ''}"
            for card in draw.cards
        ]
        face_down = sum([len(cards) for cards in draw.hidden])
        found.append(DrawView(SIDES[draw.side], faces, face_down))
    return found

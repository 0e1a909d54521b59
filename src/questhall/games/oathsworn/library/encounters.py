"""Reads encounters: layout, boards, Stage Cards."""

from questhall.boards.hexes import NAMES_OF_DIRECTIONS, Hex, plus
from questhall.boards.masks import NOWHERE, mask_of
from questhall.kernel.content import Entry

from ..printed.cards import LIMITS, ZERO, Fixed
from ..printed.clearing import BOARD, CELLS, PIECES
from ..printed.encounter import (
    BOARD_MOMENTS,
    CARDS_OF_A_STAGE,
    FULL_DIE,
    ICONS,
    NO_ICON,
    STAGES,
    TILES,
    AbilityOfBoard,
    Aura,
    BoardAction,
    BossDef,
    EncounterDef,
    MinionDef,
    PartDef,
    Passive,
    Piece,
    StageDef,
    TileKind,
)
from ..printed.tokens import STATS
from ..words.amounts import AMOUNTS
from ..words.conditions import CONDITIONS
from ..words.effects import EFFECTS
from ..words.figures import FIGURES
from .cards import LEVELS, read_line, read_might

SINGLE_TILES = 10  # OS-2.1.1: fire and water share ten tiles
STAGE_NAMES = ("I", "II", "III")


def read_encounter(entry: Entry) -> EncounterDef:
    made = EncounterDef(entry.text("encounter"), entry.number("chapter", 1, LEVELS))
    made.start = mask_of(read_places(entry, "start"))
    made.stage_at = [int(word) for word in entry.words("stage_at")]
    made.tiles = [TileKind(key, False, SINGLE_TILES) for key in TILES]
    made.tiles += [_tile(each) for each in _entries(entry, "tiles")]
    made.bosses = [_boss(each) for each in entry.entries("bosses")]
    for each in _entries(entry, "minions"):
        made.minions.append(_minion(each))
        kind = len(made.minions) - 1
        made.minion_places += [(kind, place) for place in read_places(each, "at")]
        each.finish()
    made.obstacles = [_obstacle(each) for each in _entries(entry, "obstacles")]
    for each in _entries(entry, "abilities"):
        ability = _ability(each)
        made.abilities[ability.key] = ability
    made.passives = [_passive(each) for each in _entries(entry, "passives")]
    made.actions = [_action(each) for each in _entries(entry, "actions")]
    made.auras = [_aura(each) for each in _entries(entry, "auras")]
    made.stage_cards = [_stage_card(each) for each in entry.entries("stage_cards")]
    entry.finish()
    for stage in range(1, STAGES + 1):  # OS-4.2.4
        count = len([card for card in made.stage_cards if card.stage == stage])
        if count != CARDS_OF_A_STAGE:
            raise entry.fault("stage_cards", f"has {count} cards of stage {stage}")
    return made


def _entries(entry: Entry, field: str) -> list[Entry]:
    return entry.entries(field) if entry.has(field) else []


def read_places(entry: Entry, field: str) -> list[int]:
    """Hexes written as a list of texts: `["0,1", "-1,2"]`."""
    found: list[int] = []
    for text in entry.words(field):
        place = BOARD.place_of(_hex(entry, field, text))
        if place == NOWHERE:
            raise entry.fault(field, f"{text} is not on the board")
        found.append(place)
    return found


def _hex(entry: Entry, field: str, text: str) -> Hex:
    q, _, r = text.partition(",")
    try:
        return int(q), int(r)
    except ValueError:
        raise entry.fault(field, f"{text!r} is no hex; write it like 3,-1") from None


def _one_place(entry: Entry, field: str) -> int:
    hex = _hex(entry, field, entry.text(field))
    place = BOARD.place_of(hex)
    if place == NOWHERE:
        raise entry.fault(field, "is not on the board")
    return place


def _boss(entry: Entry) -> BossDef:
    facing = NAMES_OF_DIRECTIONS.index(entry.one_of("facing", NAMES_OF_DIRECTIONS))
    boss = BossDef(entry.text("id"), entry.flag("large"), _one_place(entry, "at"), facing)
    boss.defense = entry.number("defense", 1, 20)
    boss.parts = [_part(each) for each in entry.entries("parts")]
    might = entry.entry("might")
    if might is None:
        raise entry.fault("might", "is missing")
    boss.might = [read_might(might, stage) for stage in STAGE_NAMES]
    might.finish()
    if entry.has("target"):
        boss.special_target = entry.read("target", FIGURES.read)
    entry.finish()
    return boss


def _part(entry: Entry) -> PartDef:
    cells: list[int] = []
    for word in entry.words("cells"):
        if word not in CELLS:
            raise entry.fault("cells", f"{word!r} is none of {', '.join(CELLS)}")
        cells.append(CELLS.index(word))
    icon = NO_ICON
    if entry.has("icon"):
        icon = ICONS.index(entry.one_of("icon", ICONS))
    part = PartDef(entry.text("id"), cells, entry.number("die", 1, FULL_DIE, FULL_DIE), icon)
    entry.finish()
    return part


def _minion(entry: Entry) -> MinionDef:
    minion = MinionDef(entry.text("id"))
    minion.hp = entry.number("hp", 1, FULL_DIE, 1)
    minion.defense = entry.number("defense", 1, 20)
    minion.might = read_might(entry, "might")
    if entry.has("english_might"):
        minion.english_might = read_might(entry, "english_might")
    minion.move = entry.number("move", 0, 20)
    minion.range = entry.number("range", 0, 20, 0)
    minion.mob = entry.flag("mob")
    minion.supply = entry.number("supply", 1, 12)
    return minion


def _obstacle(entry: Entry) -> Piece:
    kind = entry.one_of("piece", tuple(PIECES))
    axes = PIECES[kind]
    axis = entry.one_of("axis", tuple(axes)) if len(axes) > 1 else next(iter(axes))
    anchor = _hex(entry, "at", entry.text("at"))
    hexes = [plus(anchor, each) for each in axes[axis]]
    mask = BOARD.mask_of_hexes(hexes)
    if mask.bit_count() != len(hexes):
        raise entry.fault("at", "the piece is not wholly on the board")
    entry.finish()
    return Piece(kind, mask)


def _tile(entry: Entry) -> TileKind:
    tile = TileKind(entry.text("id"), entry.flag("large"), entry.number("supply", 1, 20))
    tile.hurts = entry.number("hurts", 0, 6, 0)
    tile.fades = entry.flag("fades")
    entry.finish()
    return tile


def _ability(entry: Entry) -> AbilityOfBoard:
    number = entry.read("number", AMOUNTS.read) if entry.has("number") else ZERO
    ability = AbilityOfBoard(entry.text("id"), number, entry.read("do", EFFECTS.read))
    entry.finish()
    return ability


def _passive(entry: Entry) -> Passive:
    moment = BOARD_MOMENTS.index(entry.one_of("at", BOARD_MOMENTS))
    needs = entry.read("if", CONDITIONS.read) if entry.has("if") else None
    passive = Passive(entry.text("id"), moment, needs, entry.read("do", EFFECTS.read))
    entry.finish()
    return passive


def _action(entry: Entry) -> BoardAction:
    limit = LIMITS.index(entry.one_of("limit", LIMITS))
    action = BoardAction(entry.text("id"), limit, read_line(entry))
    entry.finish()
    return action


def _aura(entry: Entry) -> Aura:
    stat = STATS.index(entry.one_of("stat", STATS))
    needs = entry.read("if", CONDITIONS.read) if entry.has("if") else None
    amount = Fixed(entry.number("by", -9, 9))
    aura = Aura(stat, amount, entry.read("who", FIGURES.read), needs)
    entry.finish()
    return aura


def _stage_card(entry: Entry) -> StageDef:
    stage = STAGE_NAMES.index(entry.one_of("stage", STAGE_NAMES)) + 1
    steps = entry.read_each("steps", EFFECTS.read)
    card = StageDef(entry.text("id"), stage, entry.text("name"), steps)
    card.stays = entry.flag("stays")
    if entry.has("target"):
        card.special_target = entry.read("target", FIGURES.read)
    entry.finish()
    return card

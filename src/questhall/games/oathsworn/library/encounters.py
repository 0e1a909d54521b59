"""Reads encounters: layout, boards, Stage Cards."""

from collections.abc import Callable
from functools import partial

from questhall.boards.hexes import NAMES_OF_DIRECTIONS, Hex, plus
from questhall.boards.masks import NOWHERE, mask_of
from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import Expression

from ..printed.cards import LIMITS, ZERO, Amount, Condition, Effect, Fixed
from ..printed.clearing import BOARD, CELLS, PIECES
from ..printed.encounter import (
    BOARD_MOMENTS,
    CARDS_OF_A_STAGE,
    FULL_DIE,
    ICONS,
    NO_FLOOR,
    NO_ICON,
    STAGES,
    TILES,
    AbilityOfBoard,
    Aura,
    BoardAction,
    BossDef,
    EncounterDef,
    FolkDef,
    LairDef,
    MinionDef,
    PartDef,
    Passive,
    Piece,
    Rewards,
    StageDef,
    TileKind,
    Variant,
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
    made.stage_when = _stage_when(entry)
    made.rules = entry.words("rules")
    made.counters = _counters(entry)
    made.grounds = _grounds(entry)
    made.tiles = [TileKind(key, False, SINGLE_TILES) for key in TILES]
    made.tiles += [_tile(each) for each in _entries(entry, "tiles")]
    made.bosses = [_boss(each) for each in entry.entries("bosses")]
    for each in _entries(entry, "minions"):
        made.minions.append(_minion(each))
        kind = len(made.minions) - 1
        made.minion_places += [(kind, place) for place in read_places(each, "at")]
        each.finish()
    made.obstacles = [_obstacle(each) for each in _entries(entry, "obstacles")]
    made.laid = _laid(entry, made)
    made.folk = _folk(entry)
    made.lairs = [_lair(each) for each in _entries(entry, "lairs")]
    for each in _entries(entry, "abilities"):
        ability = _ability(each, made)
        made.abilities[ability.key] = ability
    made.passives = [_passive(each, made) for each in _entries(entry, "passives")]
    made.actions = [_action(each) for each in _entries(entry, "actions")]
    made.auras = [_aura(each) for each in _entries(entry, "auras")]
    if entry.has("last_body"):
        made.last_body = entry.read("last_body", EFFECTS.read)
    made.variants = [_variant(each, made) for each in _entries(entry, "variants")]
    made.won, made.lost = _rewards(entry, "won"), _rewards(entry, "lost")
    made.stage_cards = [_stage_card(each, made) for each in entry.entries("stage_cards")]
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
    boss.rooted = entry.flag("rooted")
    boss.dry = entry.number("dry", 0, 6, 0)
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
    minion.rooted = entry.flag("rooted")
    minion.dry = entry.number("dry", 0, 6, 0)
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
    tile.trampled = entry.flag("trampled")
    tile.grows = entry.text("grows", "")
    entry.finish()
    return tile


def _on_board(made: EncounterDef) -> Callable[[Expression], Effect]:
    """Reads what speaks of abilities of the board, which are known by then."""
    return partial(EFFECTS.read, context=made.abilities)


def _ability(entry: Entry, made: EncounterDef) -> AbilityOfBoard:
    number = _amount(entry, "number") if entry.has("number") else ZERO
    ability = AbilityOfBoard(entry.text("id"), number, entry.read("do", _on_board(made)))
    ability.written = entry.text("do")
    ability.number_written = entry.text("number", "")
    entry.finish()
    return ability


def _passive(entry: Entry, made: EncounterDef) -> Passive:
    moment = BOARD_MOMENTS.index(entry.one_of("at", BOARD_MOMENTS))
    needs = entry.read("if", CONDITIONS.read) if entry.has("if") else None
    passive = Passive(entry.text("id"), moment, needs, entry.read("do", _on_board(made)))
    entry.finish()
    return passive


def _action(entry: Entry) -> BoardAction:
    limit = LIMITS.index(entry.one_of("limit", LIMITS))
    action = BoardAction(entry.text("id"), limit, read_line(entry))
    action.companion = entry.number("companion", 0, 9, action.line.cost)
    entry.finish()
    return action


def _aura(entry: Entry) -> Aura:
    stat = STATS.index(entry.one_of("stat", STATS))
    needs = entry.read("if", CONDITIONS.read) if entry.has("if") else None
    amount = Fixed(entry.number("by", -9, 9))
    aura = Aura(stat, amount, entry.read("who", FIGURES.read), needs)
    aura.least = entry.number("least", 0, 9, NO_FLOOR)
    aura.written = entry.text("if", "")
    entry.finish()
    return aura


def _stage_card(entry: Entry, made: EncounterDef) -> StageDef:
    stage = STAGE_NAMES.index(entry.one_of("stage", STAGE_NAMES)) + 1
    steps = entry.read_each("steps", _on_board(made))
    card = StageDef(entry.text("id"), stage, entry.text("name"), steps)
    card.stays = entry.flag("stays")
    if entry.has("target"):
        card.special_target = entry.read("target", FIGURES.read)
        card.target_written = entry.text("target")
    card.written = entry.words("steps")
    entry.finish()
    return card


# -- what not every encounter has ----------------------------------------------------


def _stage_when(entry: Entry) -> list[Condition | None]:
    """What begins stages II and III beside broken parts."""
    given = entry.entry("stage_when") if entry.has("stage_when") else None
    if given is None:
        return []
    found = [
        given.read(stage, CONDITIONS.read) if given.has(stage) else None
        for stage in STAGE_NAMES[1:]
    ]
    given.finish()
    return found


def _counters(entry: Entry) -> dict[str, int]:
    return {each.text("id"): each.number("at", 0, 12, 0) for each in _entries(entry, "counters")}


def _grounds(entry: Entry) -> dict[str, int]:
    return {
        each.text("id"): mask_of(read_places(each, "at")) for each in _entries(entry, "grounds")
    }


def _laid(entry: Entry, made: EncounterDef) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for each in _entries(entry, "laid"):
        kind = made.tile(each.text("tile"))
        found += [(kind, place) for place in read_places(each, "at")]
        each.finish()
    return found


def _folk(entry: Entry) -> FolkDef | None:
    given = entry.entry("civilians") if entry.has("civilians") else None
    if given is None:
        return None
    folk = FolkDef()
    folk.hp = given.number("hp", 1, FULL_DIE, 1)
    folk.defense = given.number("defense", 1, 20)
    folk.places = read_places(given, "at")
    given.finish()
    return folk


def _lair(entry: Entry) -> LairDef:
    lair = LairDef(entry.text("id"), _one_place(entry, "at"))
    entry.finish()
    return lair


def _variant(entry: Entry, made: EncounterDef) -> Variant:
    variant = Variant(entry.text("id"), entry.text("flag"))
    variant.laid = _laid(entry, made)
    variant.obstacles = [_obstacle(each) for each in _entries(entry, "obstacles")]
    variant.grounds = _grounds(entry)
    for each in _entries(entry, "civilians"):
        variant.folk.append((_one_place(each, "from"), _one_place(each, "to")))
        each.finish()
    if entry.has("do"):
        variant.effect = entry.read("do", _on_board(made))
    entry.finish()
    return variant


def _rewards(entry: Entry, outcome: str) -> Rewards | None:
    given = entry.entry(outcome) if entry.has(outcome) else None
    if given is None:
        return None
    rewards = Rewards(_amount(given, "iron"))
    for each in given.entries("flags"):
        needs = each.read("if", CONDITIONS.read) if each.has("if") else None
        rewards.flags.append((each.text("id"), needs))
        each.finish()
    given.finish()
    return rewards


def _amount(entry: Entry, field: str) -> Amount:
    """A plain number or a word for one."""
    written = entry.text(field)
    return Fixed(int(written)) if written.isdigit() else entry.read(field, AMOUNTS.read)

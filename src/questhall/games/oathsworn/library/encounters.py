"""Reads encounters: layout, boards, Stage Cards."""

from hashlib import blake2b

from questhall.boards.hexes import NAMES_OF_DIRECTIONS, Hex, plus
from questhall.boards.masks import NOWHERE, mask_of
from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import parse_expression

from ..printed.cards import ZERO, Amount, Condition, Fixed
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
from ..rules.board.parts import PARTS_OF_A_BOSS
from ..rules.victory import SAVED
from ..words.amounts import AMOUNTS
from ..words.conditions import CONDITIONS
from ..words.effects import EFFECTS
from ..words.figures import FIGURES
from ..words.names import FLAG, Names
from ..words.roles import IN_ACTIONS, ON_BOARDS
from .cards import LEVELS, read_limit, read_line, read_might
from .reading import bounded, meant, named, numbers, reference, sentence, sentences

SINGLE_TILES = 10  # OS-2.1.1: fire and water share ten tiles
MOST_BOSSES = 4
MOST_KINDS = 8  # of minions, tiles or lairs
MOST_OBSTACLES = 20
MOST_RULES = 20  # abilities, passives, actions or auras
MOST_VARIANTS = 24
MOST_STEPS = 12
MOST_REWARDS = 12
MOST_NUMBER = 99
# What asks nobody anything, so that it can happen before the encounter begins.
QUIET = ("cards", "count", "defense", "might", "set_counter", "show_empty", "thin_out")
STAGE_NAMES = ("I", "II", "III")


def read_encounter(entry: Entry, names: Names) -> EncounterDef:
    names.role = ON_BOARDS
    made = EncounterDef(entry.name("encounter"), entry.number("chapter", 1, LEVELS))
    made.start = mask_of(read_places(entry, "start"))
    made.stage_at = numbers(entry, "stage_at", 1, PARTS_OF_A_BOSS, (STAGES - 1,))
    made.rules = [entry.source.key(each) for each in entry.words("rules")]
    made.counters = _counters(entry, names)
    made.grounds = _grounds(entry, names)
    _read_pieces(entry, made, names)
    made.stage_when = _stage_when(entry, names)
    made.laid = _laid(entry, made, names)
    for each in bounded(entry, "abilities", MOST_RULES):
        ability = _ability(each, names)
        made.abilities[ability.key] = ability
    made.passives = [_passive(each, names) for each in bounded(entry, "passives", MOST_RULES)]
    made.actions = [_action(each, names) for each in bounded(entry, "actions", MOST_RULES)]
    made.auras = [_aura(each, names) for each in bounded(entry, "auras", MOST_RULES)]
    made.last_body = meant(entry, "last_body", EFFECTS, names)
    made.variants = [
        _variant(each, made, names) for each in bounded(entry, "variants", MOST_VARIANTS)
    ]
    made.won, made.lost = _rewards(entry, "won", names), _rewards(entry, "lost", names)
    cards = bounded(entry, "stage_cards", STAGES * CARDS_OF_A_STAGE, 1)
    made.stage_cards = [_stage_card(each, names) for each in cards]
    entry.finish()
    for stage in range(1, STAGES + 1):  # OS-4.2.4
        count = len([card for card in made.stage_cards if card.stage == stage])
        if count != CARDS_OF_A_STAGE:
            raise entry.fault("stage_cards", f"has {count} cards of stage {stage}")
    return made


def _read_pieces(entry: Entry, made: EncounterDef, names: Names) -> None:
    """Tiles, bosses, minions, obstacles, civilians and lairs."""
    made.tiles = [TileKind(key, False, SINGLE_TILES) for key in TILES]
    tiles = bounded(entry, "tiles", MOST_KINDS)
    made.tiles += [_tile(each, names) for each in tiles]
    made.bosses = [_boss(each, names) for each in bounded(entry, "bosses", MOST_BOSSES, 1)]
    for each in bounded(entry, "minions", MOST_KINDS):
        made.minions.append(_minion(each, names))
        kind = len(made.minions) - 1
        made.minion_places += [(kind, place) for place in read_places(each, "at")]
        each.finish()
    for each, tile in zip(tiles, made.tiles[len(TILES) :], strict=True):
        if tile.grows:
            tile.grows = named(each, "grows", "minion", tile.grows, names)
    made.obstacles = [_obstacle(each) for each in bounded(entry, "obstacles", MOST_OBSTACLES)]
    made.folk = _folk(entry)
    made.lairs = [_lair(each) for each in bounded(entry, "lairs", MOST_KINDS)]


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


def _boss(entry: Entry, names: Names) -> BossDef:
    facing = NAMES_OF_DIRECTIONS.index(entry.one_of("facing", NAMES_OF_DIRECTIONS))
    boss = BossDef(entry.name("id"), entry.flag("large"), _one_place(entry, "at"), facing)
    boss.defense = entry.number("defense", 1, 20)
    names.add("boss", boss.key)
    parts = bounded(entry, "parts", PARTS_OF_A_BOSS, 1)
    boss.parts = [_part(each, names) for each in parts]
    boss.shape = _shape([part.key for part in boss.parts])
    might = entry.entry("might")
    if might is None:
        raise entry.fault("might", "is missing")
    boss.might = [read_might(might, stage) for stage in STAGE_NAMES]
    might.finish()
    boss.special_target = meant(entry, "target", FIGURES, names)
    boss.rooted = entry.flag("rooted")
    boss.dry = entry.number("dry", 0, 6, 0)
    entry.finish()
    return boss


def _shape(parts: list[str]) -> str:
    """Dice are counted by the order of the parts: it must be the one that a save knows."""
    return blake2b(" ".join(parts).encode(), digest_size=4).hexdigest()


def _part(entry: Entry, names: Names) -> PartDef:
    cells: list[int] = []
    for word in entry.words("cells"):
        if word not in CELLS:
            raise entry.fault("cells", f"{word!r} is none of {', '.join(CELLS)}")
        cells.append(CELLS.index(word))
    icon = NO_ICON
    if entry.has("icon"):
        icon = ICONS.index(entry.one_of("icon", ICONS))
    key = names.add("part", entry.source.key(entry.text("id")))
    part = PartDef(key, cells, entry.number("die", 1, FULL_DIE, FULL_DIE), icon)
    entry.finish()
    return part


def _minion(entry: Entry, names: Names) -> MinionDef:
    minion = MinionDef(names.add("minion", entry.name("id")))
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


def _tile(entry: Entry, names: Names) -> TileKind:
    key = names.add("tile", entry.name("id"))
    tile = TileKind(key, entry.flag("large"), entry.number("supply", 1, 20))
    tile.hurts = entry.number("hurts", 0, 6, 0)
    tile.fades = entry.flag("fades")
    tile.trampled = entry.flag("trampled")
    tile.grows = entry.text("grows", "")
    entry.finish()
    return tile


def _ability(entry: Entry, names: Names) -> AbilityOfBoard:
    number, number_written = _amount(entry, "number", names) if entry.has("number") else (ZERO, "")
    effect, written = sentence(entry, "do", EFFECTS, names)
    ability = AbilityOfBoard(entry.source.key(entry.text("id")), number, effect)
    ability.written = written
    ability.number_written = number_written
    if ability.key in names.abilities:
        raise entry.fault("id", "stands twice")
    names.learn(ability, parse_expression(written))
    entry.finish()
    return ability


def _passive(entry: Entry, names: Names) -> Passive:
    moment = BOARD_MOMENTS.index(entry.one_of("at", BOARD_MOMENTS))
    needs = meant(entry, "if", CONDITIONS, names)
    passive = Passive(entry.text("id"), moment, needs, sentence(entry, "do", EFFECTS, names)[0])
    entry.finish()
    return passive


def _action(entry: Entry, names: Names) -> BoardAction:
    names.role = IN_ACTIONS
    action = BoardAction(entry.name("id"), read_limit(entry), read_line(entry, names))
    names.role = ON_BOARDS
    action.companion = entry.number("companion", 0, 9, action.line.cost)
    entry.finish()
    return action


def _aura(entry: Entry, names: Names) -> Aura:
    stat = STATS.index(entry.one_of("stat", STATS))
    amount = Fixed(entry.number("by", -9, 9))
    aura = Aura(stat, amount, sentence(entry, "who", FIGURES, names)[0], None)
    aura.least = entry.number("least", 0, 9, NO_FLOOR)
    if entry.has("if"):
        needs, aura.written = sentence(entry, "if", CONDITIONS, names)
        aura.needs = needs
    entry.finish()
    return aura


def _stage_card(entry: Entry, names: Names) -> StageDef:
    stage = STAGE_NAMES.index(entry.one_of("stage", STAGE_NAMES)) + 1
    steps = sentences(entry, "steps", EFFECTS, names)
    if not 1 <= len(steps) <= MOST_STEPS:
        raise entry.fault("steps", f"are {len(steps)}; must be from 1 to {MOST_STEPS}")
    name = entry.source.key(entry.text("name"))
    card = StageDef(entry.name("id"), stage, name, [step for step, _ in steps])
    card.stays = entry.flag("stays")
    if entry.has("target"):
        target, card.target_written = sentence(entry, "target", FIGURES, names)
        card.special_target = target
    card.written = [written for _, written in steps]
    entry.finish()
    return card


# -- what not every encounter has ----------------------------------------------------


def _stage_when(entry: Entry, names: Names) -> list[Condition | None]:
    """What begins stages II and III beside broken parts."""
    given = entry.entry("stage_when") if entry.has("stage_when") else None
    if given is None:
        return []
    found = [meant(given, stage, CONDITIONS, names) for stage in STAGE_NAMES[1:]]
    given.finish()
    return found


def _counters(entry: Entry, names: Names) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in bounded(entry, "counters", MOST_KINDS):
        name = each.text("id")
        key = names.add("counter", name if name == SAVED else each.source.key(name))
        found[key] = each.number("at", 0, 12, 0)
        each.finish()
    return found


def _grounds(entry: Entry, names: Names) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in bounded(entry, "grounds", MOST_KINDS):
        key = names.add("ground", each.text("id"))
        found[key] = mask_of(read_places(each, "at"))
        each.finish()
    return found


def _laid(entry: Entry, made: EncounterDef, names: Names) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for each in bounded(entry, "laid", MOST_OBSTACLES):
        kind = made.tile(reference(each, "tile", "tile", names))
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
    lair = LairDef(entry.name("id"), _one_place(entry, "at"))
    entry.finish()
    return lair


def _variant(entry: Entry, made: EncounterDef, names: Names) -> Variant:
    variant = Variant(entry.name("id"), reference(entry, "flag", FLAG, names))
    variant.laid = _laid(entry, made, names)
    variant.obstacles = [_obstacle(each) for each in bounded(entry, "obstacles", MOST_OBSTACLES)]
    variant.grounds = _grounds(entry, names)
    for each in bounded(entry, "civilians", MOST_OBSTACLES):
        variant.folk.append((_one_place(each, "from"), _one_place(each, "to")))
        each.finish()
    variant.effect = meant(entry, "do", EFFECTS, names)
    word = entry.text("do", "").partition("(")[0]
    if entry.source.pack and word not in ("", *QUIET):
        raise entry.fault(
            "do", f"{word} may ask something; before an encounter: {', '.join(QUIET)}"
        )
    entry.finish()
    return variant


def _rewards(entry: Entry, outcome: str, names: Names) -> Rewards | None:
    given = entry.entry(outcome) if entry.has(outcome) else None
    if given is None:
        return None
    rewards = Rewards(_amount(given, "iron", names)[0])
    for each in bounded(given, "flags", MOST_REWARDS):
        flag = reference(each, "id", FLAG, names)
        rewards.flags.append((flag, meant(each, "if", CONDITIONS, names)))
        each.finish()
    given.finish()
    return rewards


def _amount(entry: Entry, field: str, names: Names) -> tuple[Amount, str]:
    """A plain number or a word for one, and how it is written."""
    written = entry.text(field)
    if not written.isdecimal():
        return sentence(entry, field, AMOUNTS, names)
    return Fixed(entry.number(field, 0, MOST_NUMBER)), written

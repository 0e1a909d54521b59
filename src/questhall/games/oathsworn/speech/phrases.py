"""What the numbers in options, prompts and events stand for, and how things are called."""

from questhall.boards.hexes import NAMES_OF_DIRECTIONS
from questhall.kernel.games import Name

from ..library.library import library
from ..printed.cards import (
    ABILITIES_OF_A_SIDE,
    ELEMENTS,
    MOST_SIDES,
    AbilityDef,
    AllyDef,
    CompanionDef,
    InjuryDef,
    ItemDef,
)
from ..printed.clearing import cell_name
from ..printed.encounter import LairDef, StageDef
from ..printed.might import COLOURS, SIDES, MightCard
from ..printed.tokens import STATS, STATUSES, TOKENS
from ..rules.board.parts import PARTS_OF_A_BOSS
from ..rules.might.drawing import COLOUR_DIGIT, CRITICAL_MARK, VALUE_DIGIT
from ..state.battle import Battle
from ..state.figures import CIVILIAN, SENTINEL

PHRASES = {
    # options
    "ability": "ability=archetype_ability",
    "ally": "card",
    "ally-attack": "",
    "archetype": "side=archetype_side",
    "area-around": "",
    "area-at": "hex",
    "area-way": "way",
    "attack-inside": "",
    "board-action": "action",
    "by-cards": "colour",
    "by-dice": "colour",
    "card": "card",
    "choice": "number",
    "class": "class",
    "companion": "class",
    "critical": "face",
    "discard": "card",
    "defend": "card",
    "do-without": "",
    "draw-nothing": "",
    "draw-stands": "",
    "element": "element",
    "end-turn": "",
    "escape": "",
    "facing": "way",
    "falcon-of": "figure",
    "figure": "figure",
    "injury": "card",
    "item": "item",
    "leader": "oathsworn",
    "more-animus": "",
    "more-regen": "",
    "look": "colour",
    "move": "hex _=none cost=number",
    "next-card": "card",
    "no-attack": "",
    "no-defense": "",
    "no-interrupt": "",
    "no-more": "",
    "part": "part",
    "pass": "",
    "pay-for-it": "",
    "play": "card line",
    "position": "position=number",
    "raise": "colour",
    "redraw": "face",
    "redraw-later": "",
    "redraw-token": "face oathsworn",
    "refresh": "colour",
    "rejuvenate": "",
    "roll-hp-die": "",
    "search": "card",
    "sentinel": "figure",
    "special": "",
    "spend-counter": "number counter",
    "status": "status",
    "stay": "",
    "take": "card",
    "target": "figure",
    "tile-at": "hex",
    "to-hex": "hex",
    "token": "token oathsworn",
    "token-kind": "token",
    "turn-figure": "",
    "variant": "variant",
    "white": "number",
    "without": "colour",
    # prompts that are not also options
    "ally-hex": "card",
    "ally-token": "oathsworn",
    "animus-upgrade": "oathsworn",
    "aftermath": "",
    "area": "",
    "before-draw": "",
    "cards-or-dice": "colour",
    "carry-whom": "card",
    "chain": "",
    "chain-end": "",
    "check": "number",
    "choose": "card",
    "choose-ally": "oathsworn",
    "choose-leader": "",
    "choose-side": "oathsworn",
    "cleanse": "card",
    "create-sentinel": "card",
    "declare": "",
    "defend-with": "oathsworn",
    "deploy": "oathsworn",
    "discard-might": "colour",
    "empower": "number",
    "equip": "oathsworn",
    "face": "oathsworn",
    "gain-for": "card",
    "gain-token": "oathsworn",
    "hand": "oathsworn",
    "heal": "card",
    "improve": "_=none _=none total=number",
    "lay-tile": "tile",
    "lead-where": "figure",
    "lead-whom": "",
    "leap": "card",
    "look-at": "card",
    "lose-token": "oathsworn",
    "may-pay": "card",
    "move-card": "card",
    "move-to": "card",
    "muster": "number",
    "permanent-token": "oathsworn",
    "pull": "card",
    "push": "card",
    "redraw-enemy": "card",
    "redraw-own": "card",
    "refresh-which": "card",
    "next-stage": "",
    "redraw-one": "card",
    "rejuvenate-where": "",
    "remove-sentinel": "card",
    "remove-tile": "tile",
    "send-falcon": "card",
    "taunt": "card",
    "throw-where": "card",
    "top-card": "",
    "tough-as-nails": "oathsworn",
    "turn": "oathsworn",
    "turn-which-way": "card",
    "turn-whom": "card",
    "which-element": "oathsworn",
    "which-falcon": "card",
    "which-lair": "",
    "which-part": "figure",
    "which-position": "oathsworn",
    "who-moves": "card",
    "whom": "card",
    "window-1": "oathsworn",
    "window-2": "oathsworn",
    "window-3": "oathsworn",
    "window-4": "oathsworn",
    "window-5": "oathsworn",
    "window-6": "oathsworn",
    "window-7": "oathsworn",
    "window-8": "oathsworn",
    "window-9": "oathsworn",
    "window-11": "oathsworn",
    "window-12": "oathsworn",
    "window-13": "oathsworn",
    "window-14": "oathsworn",
    "window-15": "oathsworn",
    # events that are neither
    "ally-came": "figure hex",
    "ambush": "",
    "appeared": "figure hex",
    "attacks": "figure other=figure",
    "battleflow": "oathsworn position=number count=number",
    "boss-ability": "figure card",
    "boss-beaten": "figure",
    "came-out": "figure hex",
    "caged": "oathsworn difficulty=number",
    "check-failed": "oathsworn",
    "check-passed": "oathsworn total=number",
    "counted": "figure total=number",
    "damage": "figure damage=number loss=number",
    "drew": "side",
    "drew.values": "face",
    "drew-critical": "face",
    "emerged": "figure hex",
    "escaped": "figure",
    "falcon-came-home": "figure",
    "falcon-sent": "figure",
    "fell": "figure",
    "freed": "oathsworn",
    "gained-animus": "oathsworn number",
    "gained-status": "figure status number",
    "gained-token": "oathsworn token number",
    "healed": "figure number",
    "hides": "figure",
    "killed": "figure",
    "knocked-back": "figure hex",
    "lair-empty": "card",
    "limited": "figure stat most=number",
    "lost": "",
    "lost-animus": "oathsworn number",
    "lost-hp": "figure number",
    "lost-status": "figure status",
    "lowered": "figure stat by=number",
    "mended": "part number",
    "missed": "figure",
    "moved": "figure hex",
    "obstacle-placed": "hex",
    "obstacle-removed": "hex",
    "part-broken": "part",
    "part-lost": "part number",
    "picked-up": "figure hex",
    "played": "oathsworn card",
    "pushed": "figure hex",
    "raised": "figure stat by=number",
    "reaction": "card figure",
    "rejuvenated": "figure hex",
    "redirected": "figure other=figure",
    "redrew": "face new=face",
    "refreshed": "colour",
    "rolled-hp-die": "oathsworn number",
    "round": "number",
    "saved": "figure",
    "sentinel-grew": "hex",
    "sentinel-removed": "hex",
    "spent-counter": "oathsworn counter number",
    "spent-token": "oathsworn token",
    "stage": "number",
    "stage-buried": "card",
    "stage-card": "card",
    "stands-again": "figure number",
    "struck": "figure other=figure",
    "swallowed": "figure",
    "targets": "figure other=figure",
    "taunted": "figure other=figure",
    "thrown": "figure hex",
    "tile-laid": "tile hex",
    "tile-removed": "tile hex",
    "trampled": "figure hex",
    "turned": "figure way",
    "turned-up": "card",
    "used-ability": "oathsworn ability=archetype_ability",
    "used-special": "oathsworn",
    "vanished": "figure",
    "won": "",
}

LISTS: dict[str, tuple[str, ...]] = {
    "colour": COLOURS,
    "element": ELEMENTS,
    "side": SIDES,
    "token": TOKENS,
    "status": STATUSES,
    "stat": STATS,
}


def message(prefix: str, key: str) -> str:
    """The text key of a piece of content: `card-warden-taunt`."""
    return f"{prefix}-{key.replace('_', '-')}"


def name_of(battle: Battle, kind: str, value: int) -> Name:
    if kind in LISTS:
        word = LISTS[kind][value]
        thing = f"token:{word}" if kind == "token" else ""
        return Name(word, thing, message(kind, word))
    if kind == "card":
        return card_name(battle, value)
    if kind == "figure":
        return figure_name(battle, value)
    if kind == "oathsworn":
        return figure_name(battle, battle.company[value].figure)
    if kind == "hex":
        cell = cell_name(value)
        return Name(cell, f"hex:{cell}", "hex", label=cell)
    if kind == "way":
        way = NAMES_OF_DIRECTIONS[value]
        return Name(way, f"way:{way}", message("way", way.lower()))
    if kind == "part":
        return part_name(battle, value)
    if kind == "face":
        return face_name(value)
    if kind == "class":
        key = list(library().classes)[value]
        return Name(key, f"class:{key}", message("class", key))
    if kind == "counter":
        return counter_name(battle, value)
    if kind == "item":
        item = list(library().items)[value]
        return Name(item, f"item:{item}", message("card", item))
    if kind == "archetype_side":
        side = _companion(battle, value // MOST_SIDES).sides[value % MOST_SIDES].key
        return Name(side, "", message("archetype", side))
    if kind == "archetype_ability":
        chosen = battle.company[value // ABILITIES_OF_A_SIDE].side
        assert chosen is not None
        ability = chosen.abilities[value % ABILITIES_OF_A_SIDE].key
        return Name(ability, "", message("special", ability))
    if kind == "action":
        action = battle.encounter.actions[value].key
        return Name(action, "", message("action", action))
    if kind == "variant":
        variant = battle.encounter.variants[value].key
        return Name(variant, "", message("variant", variant))
    if kind == "tile":
        return Name(str(value), "", message("tile", battle.encounter.tiles[value].key))
    if kind == "line":
        return Name(str(value), "", "", value + 1)
    return Name(str(value), "", "", value)


def counter_name(battle: Battle, place: int) -> Name:
    """What the class of an Oathsworn gathers."""
    counter = battle.company[place].board.counter
    assert counter is not None
    return Name(counter.key, "", message("counter", counter.key))


def _companion(battle: Battle, place: int) -> CompanionDef:
    found = battle.company[place].companion
    assert found is not None
    return found


def card_name(battle: Battle, number: int) -> Name:
    printed = battle.cards[number]
    if isinstance(printed, StageDef):
        return Name(str(number), f"card:{number}", message("stage-card", printed.name))
    if isinstance(printed, LairDef):
        return Name(str(number), f"card:{number}", message("lair", printed.key))
    if isinstance(printed, MightCard):
        return Name(str(number), "", message("might", printed.face))
    if isinstance(printed, AllyDef):
        return Name(str(number), f"card:{number}", message("ally", printed.key))
    assert isinstance(printed, (AbilityDef, ItemDef, InjuryDef))
    return Name(str(number), f"card:{number}", message("card", printed.key))


def figure_name(battle: Battle, number: int) -> Name:
    """Minions of a kind are told apart by a number."""
    figure = battle.figures[number]
    thing = f"figure:{number}"
    if figure.boss is not None:
        return Name(str(number), thing, message("figure", figure.boss.key))
    if figure.minion is not None:
        return Name(str(number), thing, message("figure", figure.minion.key), label=str(number))
    if figure.kind == CIVILIAN:
        return Name(str(number), thing, "figure-civilian", label=str(number))
    if figure.kind == SENTINEL:
        return Name(str(number), thing, "figure-sentinel", label=str(number))
    owner = battle.company[figure.owner]
    if owner.ally is not None:
        return Name(str(number), thing, message("ally", owner.ally.key), label=str(number))
    if owner.companion is not None:
        return Name(str(number), thing, message("companion", owner.companion.owner))
    kind = owner.kind
    if kind is None:
        return Name(str(number), thing, "figure-oathsworn", label=str(figure.owner + 1))
    return Name(str(number), thing, message("class", kind.key))


def part_name(battle: Battle, code: int) -> Name:
    boss = battle.figures[code // PARTS_OF_A_BOSS].boss
    assert boss is not None
    part = boss.parts[code % PARTS_OF_A_BOSS].key
    return Name(f"{boss.key}-{part}", f"part:{code}", message("part", part))


def face_name(code: int) -> Name:
    """`white 2`, with a star for a critical one."""
    colour, rest = divmod(code, COLOUR_DIGIT)
    value, marks = divmod(rest, VALUE_DIGIT)
    shown = f"{value or '–'}{'*' if marks & CRITICAL_MARK else ''}"
    name = message("colour", COLOURS[colour])
    return Name(f"{COLOURS[colour]}-{rest}", f"face:{code}", name, label=shown)

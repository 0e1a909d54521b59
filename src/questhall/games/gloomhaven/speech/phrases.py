"""What the numbers in options, prompts and events stand for, and the names of things."""

from questhall.kernel.games import Name
from questhall.kernel.language.speaking import message

from ..library.library import library
from ..printed.cards import printed_key
from ..printed.dungeon import FoesCard, RoomCard
from ..rules.attack.damage import SOURCES, SOURCES_FROM
from ..rules.cards.items import SEAT_ITEMS
from ..setup.packing import BY_CLASS
from ..state.figures import CHARACTER, CONDITIONS, MONSTER, SUMMON, Figure
from ..state.scene import ANY_ELEMENT, ELEMENTS, OBJECTS_FROM, TYPES_FROM, Scene

PHRASES = {
    # preparing
    "class": "class",
    "perk": "perk",
    "buy": "goods _=none gold=number",
    "equipped": "",
    "learn": "lesson _=none level=number",
    "leave-card": "card _=none limit=number",
    "start-discard": "_=none _=none count=number",
    "discard": "card",
    "start-use-up": "",
    "use-up": "item",
    "starts-hurt": "figure _=none number",
    "keep-goal": "card",
    "pack-items": "hero",
    "items-packed": "",
    "wear": "goods",
    "take-off": "goods",
    "pack-cards": "hero",
    "cards-packed": "",
    "take-card": "lesson",
    "leave-behind": "lesson",
    "keep-hand": "",
    "start": "_=none hex",
    # card selection, rests, initiative
    "lead": "card",
    "follow": "card",
    "long-rest": "",
    "ready": "",
    "swap": "",
    "return": "card",
    "play-cards": "",
    "short-rest": "",
    "no-rest": "",
    "accept": "card",
    "redraw": "card",
    "gather": "card",
    "leave": "card",
    "lose": "card",
    "goes-first": "figure",
    "acts-first": "entry",
    "keep-initiative": "",
    "earlier": "item _=none number",
    "later": "item _=none number",
    # random dungeons
    "enter-by": "_=none hex number",
    "bears-penalty": "figure",
    "penalty-lose": "figure _=none count=number",
    "promote": "figure",
    "returns": "figure hex",
    "room-created": "card foes=card",
    "room-discarded": "card",
    "penalty": "card _=none number",
    "monsters-blessed": "_=none _=none number",
    "promoted": "figure",
    # a character's turn
    "top": "card",
    "bottom": "card",
    "standard-attack": "card",
    "standard-move": "card",
    "cleanse": "card hex",
    "loot-beside": "card hex",
    "free-top": "card hex",
    "free-bottom": "card hex",
    "dig": "figure hex",
    "pass-altar": "figure hex",
    "use-relic": "figure _=none number",
    "keep-relic": "",
    "sacrifice": "_=none _=none item=find",
    "keep-artifacts": "",
    "draws-from": "figure",
    "draws-as-monster": "",
    "item": "item",
    "no-item": "",
    "end-active": "card",
    "use-active": "card",
    "end-turn": "",
    "lose-condition": "condition",
    "move": "figure hex points=number",
    "step": "figure hex",
    "walk": "",
    "stay": "",
    "target": "figure",
    "enough": "",
    "no-attack": "",
    "skip": "",
    "perform": "",
    "part-by-part": "",
    "apply": "",
    "decline": "",
    "push-first": "",
    "pull-first": "",
    "splash-first": "",
    "area": "figure _=none number",
    "path": "figure _=none number",
    "use": "figure element number",
    "use-both": "element second=element number",
    "do-not-use": "",
    "use-element": "element",
    "charge": "element",
    "add-first": "_=none _=none number",
    "double-first": "_=none _=none number",
    "push": "figure hex left=number",
    "pull": "figure hex left=number",
    "pull-to": "figure hex",
    "lure": "figure hex",
    "recover": "card number most=number",
    "refresh": "item",
    "loot": "",
    "loot-coin": "_=none hex",
    "loot-treasure": "_=none hex",
    "summon": "figure hex",
    "make-trap": "figure hex",
    "disarm-trap": "figure hex",
    "make-obstacle": "figure hex",
    "destroy-obstacle": "figure hex",
    "take-obstacle": "figure hex",
    "replace": "card",
    "add-now": "card",
    "not-now": "",
    "keep-doom": "card",
    "suffer": "_=none _=none number",
    "discard-card": "card",
    "swap-places": "figure",
    "takes-damage": "figure _=none number",
    "forgo-top": "figure _=none number",
    "forgo-bottom": "figure _=none number",
    "forgo-nothing": "",
    "teleport": "figure hex",
    "bear-it": "figure",
    "let-suffer": "figure",
    "lose-hand": "card",
    "lose-discard": "card",
    "as-move": "",
    "as-attack": "",
    "attack-from": "figure hex",
    "as-heal": "",
    "as-printed": "",
    # monsters
    "focus": "figure",
    "monster-goal": "figure hex",
    "monster-stop": "figure hex",
    "also": "figure",
    "route": "figure hex number",
    "place": "figure hex",
    "leave-out": "_=none hex",
    "banish": "figure",
    "blow": "figure hex",
    "driven": "figure hex",
    "bears": "figure",
    "roll": "_=none hex number",
    "carries": "figure",
    "take-over": "",
    # prompts that are not also options
    "ready-to-play": "card second=card",
    "ready-to-rest": "",
    "ability": "figure",
    "after": "figure",
    "before-rest": "figure",
    "after-rest": "figure",
    "stunned": "figure",
    "play-another": "figure",
    "after-song": "figure",
    "lead-again": "figure",
    "follow-again": "figure",
    "attack": "figure _=none value=number",
    "attack-item": "figure",
    "strike-item": "figure target=figure",
    "guard-item": "figure target=figure",
    "ally-attack-item": "figure",
    "betray": "figure",
    "dampen": "figure",
    "heal-item": "figure",
    "loot-item": "figure",
    "obstacle-item": "figure",
    "which-condition": "figure",
    "mark": "figure",
    "first-target": "figure",
    "next-target": "figure",
    "next-link": "figure _=none value=number",
    "may-charge": "figure",
    "part": "figure _=none number",
    "effect": "figure condition",
    "effect-pierce": "figure",
    "effect-splash": "figure",
    "effect-shield": "figure",
    "effect-heal": "figure",
    "effect-retaliate": "figure",
    "effect-kill": "figure",
    "effect-order": "figure",
    "add-target": "figure",
    "heal": "figure",
    "inflict": "figure",
    "push-whom": "figure",
    "pull-whom": "figure",
    "turncoat": "figure",
    "spring-on": "figure",
    "loot-one": "figure",
    "damage-to": "figure",
    "kill": "figure",
    "guard": "figure",
    "recover-for": "figure",
    "give-up": "figure",
    "grant": "figure",
    "force-to": "figure",
    "augment": "figure",
    "song": "figure",
    "one-attack": "card target=figure",
    "doom": "figure",
    "which-doom": "figure",
    "pass-doom": "figure",
    "move-or-attack": "figure _=none value=number",
    "heal-instead": "figure _=none value=number",
    "relieve": "figure",
    "give-card": "figure",
    "hand-over": "figure",
    "refresh-for": "figure",
    "refresh-which": "figure number most=number",
    "order": "figure",
    "damage": "figure source number",
    "avert": "figure _=none number",
    "relic": "figure",
    "take-doll": "figure",
    "take-claw": "figure",
    "artifacts": "figure",
    "discard-for": "figure",
    "suffer-for": "figure",
    "wound-all": "figure",
    "spread-plague": "figure",
    "curse-for-targets": "figure",
    "draw-poison": "figure",
    "companion": "figure",
    "swap-whom": "figure",
    "swap-with": "figure",
    "share-damage": "figure _=none left=number",
    "forgo": "figure",
    "bear": "figure ally=figure number",
    "second-discard": "figure",
    "initiative": "figure",
    "tie-of-players": "",
    "tie-of-monsters": "",
    "monster-heal": "figure",
    "monster-target": "figure",
    "monster-summon": "figure",
    "spawn": "",
    "fall": "figure",
    "extra-curse": "",
    # events
    "round": "_=none _=none number",
    "turn": "figure",
    "plays": "hero",
    "plays.values": "card",
    "reveals": "type card",
    "uses": "hero card half",
    "moves": "figure hex",
    "attacks": "figure target=figure value=number",
    "draws": "figure",
    "draws.values": "modifier",
    "suffers": "figure _=none number",
    "cancels": "card _=none number",
    "dies": "figure",
    "turns-coat": "figure",
    "exhausted": "hero",
    "dies-for-good": "hero",
    "marks": "figure target=figure number",
    "gains": "figure condition",
    "loses": "figure condition",
    "heals": "figure _=none number",
    "retaliates": "figure target=figure number",
    "trap": "figure",
    "door": "figure hex",
    "appears": "figure hex",
    "summons": "figure hex",
    "loots": "hero hex number",
    "gains-coins": "hero _=none number",
    "monster-loots": "figure hex number",
    "treasure": "hero hex number",
    "xp": "hero _=none number",
    "stays": "card",
    "ends": "card",
    "loses-card": "hero card",
    "discards": "hero card",
    "swaps-places": "figure other=figure",
    "forgoes": "hero half",
    "teleports": "figure hex",
    "is-given": "hero card",
    "returns-to-supply": "hero card",
    "doom-passes": "card target=figure",
    "recovers": "hero card",
    "item-used": "hero item",
    "element-used": "element",
    "element-charged": "element",
    "cannot-rest": "hero",
    "long-rested": "hero",
    "short-rested": "hero",
    "made-trap": "_=none hex",
    "disarmed": "figure hex",
    "made-obstacle": "_=none hex",
    "destroyed": "_=none hex",
    "cleansed": "hero hex",
    "unlocked": "_=none hex",
    "door-closes": "_=none hex",
    "departs": "hero",
    "freed": "hero hex",
    "bathes": "hero hex",
    "digs": "hero hex",
    "token": "hero _=none number",
    "sacrificed": "hero _=none item=find",
    "saved": "figure",
    "bails": "hero hex",
    "wakes": "figure",
    "mind-controlled": "figure",
    "staff-charged": "hero",
    "doll-carried-by": "hero",
    "claw-carried-by": "hero",
    "current-left": "",
    "current-right": "",
    "vanishes": "figure",
    "finds-gold": "hero _=none number",
    "finds-checks": "hero _=none number",
    "finds-item": "hero _=none item=find",
    "sells-find": "hero _=none number",
    "battle-goal-met": "hero card",
    "battle-goal-missed": "hero card",
    "earns-xp": "hero _=none number",
    "earns-gold": "hero _=none number",
    "earns-checks": "hero _=none number",
    "goal-met": "",
    "goal-missed": "",
    "victory": "",
    "defeat": "",
}


def name_of(scene: Scene, kind: str, value: int) -> Name:
    """The name of a thing."""
    if kind in ON_ANY_TABLE:
        return ON_ANY_TABLE[kind](value)
    make = NAMES.get(kind)
    if make is None:
        raise KeyError(f"nothing of Gloomhaven is called {kind!r}")
    return make(scene, value)


def _number(value: int) -> Name:
    return Name(str(value), "", "", value)


def _none(value: int) -> Name:
    return Name("", "", "", value)


def _hero(scene: Scene, value: int) -> Name:
    return Name(f"p{value}", f"seat:{value}", message("class", scene.heroes[value].kind.key))


def _class(value: int) -> Name:
    key = library().classes[value].key
    return Name(key, f"class:{key}", message("class", key))


def _companion(value: int) -> Name:
    """Somebody of the party, who may have left it since."""
    key = library().classes[value].key
    return Name(key, "", message("class", key))


def _perk(value: int) -> Name:
    key = library().classes[value // BY_CLASS].perks[value % BY_CLASS].key
    return Name(key, f"perk:{key}", key)


def _goods(value: int) -> Name:
    key = library().items[value].key
    return Name(key, f"goods:{key}", message("item", key))


def _find(value: int) -> Name:
    key = library().item_numbered(value).key
    return Name(key, "", message("item", key))


def _lesson(value: int) -> Name:
    key = library().classes[value // BY_CLASS].cards[value % BY_CLASS].key
    return Name(key, f"lesson:{key}", message("card", key))


def _hex(scene: Scene, value: int) -> Name:
    q, r = scene.scenario.hex(value)
    return Name(f"{q},{r}", f"hex:{q},{r}", "hex")


def _card(scene: Scene, value: int) -> Name:
    key = scene.cards[value].key
    return Name(str(value), f"card:{value}", card_message(scene, value, key))


def card_message(scene: Scene, value: int, key: str) -> str:
    from ..printed.cards import CardDef, GoalDef, MonsterCard

    card = scene.cards[value]
    if isinstance(card, CardDef):
        return message("card", printed_key(key))
    if isinstance(card, GoalDef):
        return message("goal", key)
    if isinstance(card, MonsterCard):
        return message("deck", key.rpartition("-")[0])
    if isinstance(card, RoomCard | FoesCard):
        return message("dungeon", key)
    return message("modifier", key)


def _modifier(scene: Scene, value: int) -> Name:
    key = scene.cards[value].key
    return Name(str(value), "", message("modifier", key))


def _item(scene: Scene, value: int) -> Name:
    hero = scene.heroes[value // SEAT_ITEMS]
    key = hero.items[value % SEAT_ITEMS].kind.key
    return Name(f"{hero.seat}.{key}", f"item:{value}", message("item", key))


def _figure(scene: Scene, value: int) -> Name:
    figure = scene.figures[value]
    label = str(figure.number) if figure.kind == MONSTER else ""
    return Name(f"f{value}", f"figure:{value}", figure_message(scene, figure), label=label)


def _source(scene: Scene, value: int) -> Name:
    if value < SOURCES_FROM:
        return _figure(scene, value)
    key = SOURCES[value - SOURCES_FROM]
    return Name(key, "", message("source", key))


def figure_message(scene: Scene, figure: Figure) -> str:
    if figure.kind == CHARACTER:
        return message("class", scene.heroes[figure.owner].kind.key)
    if figure.kind == MONSTER and not figure.name:
        return message("monster", scene.types[figure.type].kind.key)
    if figure.kind == SUMMON and figure.summon is not None:
        return message("summon", printed_key(figure.summon.key))
    return message("object", figure.name)


def _type(scene: Scene, value: int) -> Name:
    key = scene.types[value].kind.key
    return Name(key, f"type:{key}", message("monster", key))


def _entry(scene: Scene, value: int) -> Name:
    if value >= OBJECTS_FROM:
        return _figure(scene, value - OBJECTS_FROM)
    if value >= TYPES_FROM:
        return _type(scene, value - TYPES_FROM)
    return _hero(scene, value)


def _element(scene: Scene, value: int) -> Name:
    key = "any" if value == ANY_ELEMENT else ELEMENTS[value]
    return Name(key, f"element:{key}", message("element", key))


def _condition(scene: Scene, value: int) -> Name:
    return Name(CONDITIONS[value], "", message("condition", CONDITIONS[value]))


def _half(scene: Scene, value: int) -> Name:
    key = "top" if value == 0 else "bottom"
    return Name(key, "", message("half", key))


# Things that have the same name in town.
ON_ANY_TABLE = {
    "number": _number,
    "none": _none,
    "class": _class,
    "companion": _companion,
    "goods": _goods,
    "find": _find,
    "perk": _perk,
    "lesson": _lesson,
}
NAMES = {
    "hero": _hero,
    "hex": _hex,
    "card": _card,
    "modifier": _modifier,
    "item": _item,
    "figure": _figure,
    "source": _source,
    "type": _type,
    "entry": _entry,
    "element": _element,
    "condition": _condition,
    "half": _half,
}

"""What the numbers in options, prompts and events stand for, and how things are called."""

from questhall.kernel.games import Name

from ..library.library import library
from ..printed.boons import TOKENS
from ..printed.kinds import CONDITIONS, SLOTS
from ..printed.sayings import saying_message
from ..printed.symbols import COLOURS, DICE, FACES_OF_A_COLOUR, SYMBOLS
from ..rules.moments import RULES_OF_AN_ENEMY
from ..rules.numbers import rules_of
from ..state.adventure import Adventure
from ..state.figures import ENEMIES
from ..state.heroes import GIFTS

PHRASES = {
    # options
    "agree": "",
    "answer": "answer",
    "area": "area",
    "bash": "figure",
    "cure": "condition",
    "cure-injury": "card",
    "empower": "card _=none price=number",
    "hand": "card hero",
    "hand-coin": "number hero",
    "help-innate": "hero gift",
    "keep": "card",
    "leave-on-top": "card",
    "no-bash": "figure",
    "put-under": "card",
    "slot": "slot",
    "trap-card": "card",
    "attack": "slot figure",
    "break-chest": "",
    "buy": "card side=number price=number",
    "break-door": "door",
    "choice": "number does=saying",
    "class": "class",
    "companion-attack": "figure",
    "companion-done": "",
    "companion-gives": "hero",
    "companion-move": "area _=none cost=number",
    "companion-stands": "",
    "companion-takes": "card",
    "dash": "",
    "dash-stand": "",
    "done": "",
    "drop": "card",
    "end-turn": "",
    "enemy": "enemy",
    "enough": "",
    "equip": "card slot",
    "exchange": "hero",
    "figure": "figure",
    "fly": "area",
    "focus": "",
    "gain": "card",
    "gamble": "symbol",
    "gate": "gate",
    "give": "card",
    "give-coin": "number",
    "hero": "hero",
    "improve": "card",
    "leave": "",
    "move": "area _=none cost=number",
    "no-more": "",
    "nothing": "",
    "open-door": "door",
    "pay": "symbol",
    "pick-coins": "",
    "pick-item": "card",
    "pick-loot": "",
    "pick-treasure": "",
    "power": "card",
    "provoke": "",
    "quest-action": "deed",
    "raise": "hero",
    "react-innate": "hero gift",
    "rebirth": "area",
    "refuse": "",
    "reorganise": "",
    "reroll": "number face",
    "resurrect": "hero",
    "scream": "",
    "search": "",
    "sell": "card",
    "stand": "",
    "store": "card",
    "take": "card",
    "take-stash": "card",
    "trigger": "number does=saying",
    "turn-over": "card _=none price=number",
    "unequip": "card",
    "unlock": "door",
    "use": "card level=number",
    "use-innate": "innate",
    "use-item": "card place=number",
    # prompts that are not also options
    "act": "hero",
    "cleave-whom": "card",
    "cure-what": "figure",
    "drop-what": "hero",
    "equip-now": "hero",
    "handle": "card",
    "save-roll": "hero",
    "step-to": "figure",
    "top-card": "card",
    "whether-to-bash": "figure",
    "which-trap": "",
    "which-treasure": "hero",
    "which-weapon": "card",
    "would-die": "hero",
    "attack-again": "card",
    "bash-where": "figure",
    "choose": "card",
    "companion": "figure",
    "decide": "hero",
    "effects": "card",
    "emporium": "hero",
    "enemy-effects": "figure",
    "enemy-route": "figure",
    "exchange-with": "hero",
    "gain-power": "hero",
    "gather": "hero",
    "give-coins": "hero",
    "give-what": "hero",
    "muster": "place",
    "pay-with": "",
    "priority-to": "",
    "react": "figure",
    "remove-shadow": "",
    "reorganise-items": "hero",
    "soul-weapon": "card",
    "spend-shards": "_=none _=none number",
    "start-area": "hero",
    "take-what": "hero",
    "target": "card",
    "which-gate": "",
    "which-power": "card",
    "which-shadow": "",
    "who-acts": "",
    "who-is-activated": "",
    "who-reacts": "",
    "whom": "card",
    "whom-it-attacks": "figure",
    # events
    "activated": "figure",
    "ammunition-lost": "hero card",
    "cancelled": "figure other=figure",
    "empowers": "hero card",
    "hides": "hero",
    "injury-cured": "figure card",
    "looks-at": "hero card",
    "redirected": "figure other=figure",
    "snared": "figure area",
    "stays-alive": "figure",
    "token": "token area",
    "all-ghosts": "",
    "appears": "figure area",
    "area-fire": "area _=none number",
    "assigned": "figure hero",
    "attack-roll": "figure",
    "attack-roll.values": "face",
    "attacks": "figure other=figure",
    "bashed": "figure area",
    "blind-fails": "hero",
    "burns": "figure",
    "by-controller": "figure other=figure",
    "chest-opens": "card hero",
    "companion-dies": "figure",
    "condition": "figure condition number",
    "condition-again": "figure condition",
    "critical": "figure card",
    "crowns": "hero _=none number",
    "crowns-lie": "area _=none number",
    "cured": "figure condition",
    "decides": "hero answer",
    "deed-done": "deed hero",
    "deed-story": "deed-story",
    "defence-roll": "figure",
    "defence-roll.values": "face",
    "door-opens": "door",
    "drops": "hero card",
    "drops-coin": "hero _=none number",
    "encounter": "card",
    "enemy-dies": "figure",
    "enemy-power": "enemy card",
    "enemy-triggers": "figure does=saying",
    "enemy-uses": "figure foe-power",
    "equips": "hero card",
    "event": "card",
    "event-ends": "card",
    "fire": "figure _=none number",
    "follows-line": "figure _=none number",
    "gains-item": "hero card",
    "gains-key": "hero",
    "gains-power": "hero card",
    "gambles": "hero face",
    "gate-roll": "face",
    "ghost-pays": "hero card",
    "goal": "goal",
    "hazard": "figure area",
    "healed": "figure _=none number",
    "held": "figure",
    "hero-dies": "hero",
    "hits": "figure other=figure number",
    "immune": "figure condition",
    "introduction": "intro",
    "least-hp": "figure other=figure",
    "loot": "hero card",
    "magic-shields": "figure _=none number",
    "most-wounds": "figure other=figure",
    "moves": "figure area",
    "nearest": "figure other=figure",
    "no-damage": "figure",
    "no-encounter": "",
    "nobody-appears": "area",
    "not-saved": "hero face",
    "nothing-found": "hero",
    "only-target": "figure other=figure",
    "otherwise": "figure other=figure",
    "pays": "hero _=none number",
    "picks-coins": "hero",
    "power-lost": "hero card",
    "primary-target": "figure other=figure",
    "priority": "hero _=none number",
    "priority-target": "figure other=figure",
    "provokes": "hero",
    "pulled": "figure area",
    "quest-lost": "",
    "quest-won": "",
    "raised": "hero number",
    "reaction-attack": "figure other=figure",
    "reborn": "hero area",
    "rerolled": "figure",
    "rerolled.values": "face",
    "resurrected": "hero",
    "retreats": "figure area",
    "rolls": "figure face",
    "rooted": "figure",
    "round": "number",
    "saved": "hero face",
    "screams": "hero",
    "script": "script",
    "search-roll": "hero face",
    "shadow": "card area",
    "shadow-goes": "area",
    "shadow-lies": "area",
    "shards": "_=none _=none number",
    "shards-spent": "_=none _=none number",
    "special-power": "figure",
    "stays": "figure",
    "stolen": "hero _=none number",
    "story": "story",
    "stunned": "hero",
    "summons": "hero figure",
    "time-is-up": "",
    "token-moves": "area",
    "token-stuck": "area",
    "trap": "card hero",
    "turn": "hero",
    "turns": "figure",
    "unlocks": "hero door",
    "uses": "hero card",
    "uses-innate": "hero",
    "uses-item": "hero card",
    "way-chosen": "figure area",
    "way-shortest": "figure area",
    "wounded": "figure _=none number",
}


def message(kind: str, key: str) -> str:
    """The key of a text."""
    return f"{kind}-{key}".replace("_", "-").replace(".", "-").lower()


def name_of(adventure: Adventure, kind: str, value: int) -> Name:
    if kind == "number":
        return Name(str(value), "", "", value)
    if kind == "place":
        return Name(str(value + 1), f"hero:{value}", "", value + 1)
    if kind in _FINDERS:
        return _FINDERS[kind](adventure, value)
    raise KeyError(f"nothing of the game is a {kind}")


def _hero(adventure: Adventure, value: int) -> Name:
    key = adventure.heroes[value].card.key
    return Name(key, f"hero:{value}", message("class", key))


def _figure(adventure: Adventure, value: int) -> Name:
    figure = adventure.figures[value]
    if figure.companion is not None:
        key = figure.companion.key
        return Name(key, f"figure:{value}", message("companion", key))
    if figure.side != ENEMIES:
        return _hero(adventure, figure.owner)
    return Name(
        str(value), f"figure:{value}", _enemy_message(adventure, figure.owner), label=str(value)
    )


def _enemy_message(adventure: Adventure, enemy: int) -> str:
    return adventure.scroll(adventure.enemies[enemy]).key.replace("_", "-")


def _enemy(adventure: Adventure, value: int) -> Name:
    return Name(str(value), f"enemy:{value}", _enemy_message(adventure, value), label=str(value))


def _card(adventure: Adventure, value: int) -> Name:
    key = adventure.cards[value].key
    return Name(str(value), f"card:{value}", message("card", key))


def _area(adventure: Adventure, value: int) -> Name:
    key = adventure.quest.areas[value].key
    return Name(key.lower(), f"area:{value}", message("area", key))


def _class(adventure: Adventure, value: int) -> Name:
    key = list(library().classes)[value]
    return Name(key, f"class:{key}", message("class", key))


def _face(adventure: Adventure, value: int) -> Name:
    colour, face = divmod(value, FACES_OF_A_COLOUR)
    symbols = DICE[colour].faces[face].replace(" ", "-")
    return Name(f"{COLOURS[colour]}-{symbols}", "", f"face-{COLOURS[colour]}-{symbols}")


def _symbol(adventure: Adventure, value: int) -> Name:
    return Name(SYMBOLS[value], "", message("symbol", SYMBOLS[value]))


def _condition(adventure: Adventure, value: int) -> Name:
    return Name(CONDITIONS[value], "", message("condition", CONDITIONS[value]))


def _slot(adventure: Adventure, value: int) -> Name:
    return Name(SLOTS[value], "", message("slot", SLOTS[value]))


def _door(adventure: Adventure, value: int) -> Name:
    door = adventure.quest.doors[value]
    return Name(door.key, f"door:{value}", "door", label=str(value + 1))


def _gate(adventure: Adventure, value: int) -> Name:
    gate = adventure.quest.gates[value]
    return Name(gate.key, f"gate:{value}", message("gate", SYMBOLS[gate.symbol]))


def _deed(adventure: Adventure, value: int) -> Name:
    key = adventure.quest.actions[value].key
    return Name(key, "", message("deed", key))


def _script(adventure: Adventure, value: int) -> Name:
    key = adventure.quest.scripts[value].key
    return Name(key, "", message("script", key))


def _deed_story(adventure: Adventure, value: int) -> Name:
    key = adventure.quest.actions[value].key
    return Name(key, "", message("deed-story", key))


def _story(adventure: Adventure, value: int) -> Name:
    key = adventure.quest.scripts[value].key
    return Name(key, "", message("story", key))


def _answer(adventure: Adventure, value: int) -> Name:
    key = adventure.quest.answers[value]
    return Name(key, "", message("answer", key))


def _intro(adventure: Adventure, value: int) -> Name:
    return Name(adventure.quest.key, "", message("intro", adventure.quest.key))


def _goal(adventure: Adventure, value: int) -> Name:
    return Name(adventure.quest.key, "", message("goal", adventure.quest.key))


def _foe_power(adventure: Adventure, value: int) -> Name:
    """The enemy and the place among its rules in one number."""
    enemy, place = divmod(value, RULES_OF_AN_ENEMY)
    figure = adventure.figures[adventure.enemies[enemy].figures[0]]
    key = rules_of(adventure, figure)[place].key
    return Name(key, "", message("foe-power", key))


def _innate(adventure: Adventure, value: int) -> Name:
    key = adventure.heroes[adventure.active].card.innate_uses[value].key
    return Name(key, "", message("innate", key))


def _gift(adventure: Adventure, value: int) -> Name:
    hero, place = divmod(value, GIFTS)
    key = adventure.heroes[hero].card.innate_uses[place].key
    return Name(key, "", message("innate", key))


def _saying(adventure: Adventure, value: int) -> Name:
    return Name(str(value), "", saying_message(value))


def _token(adventure: Adventure, value: int) -> Name:
    return Name(TOKENS[value], "", message("token", TOKENS[value]))


_FINDERS = {
    "answer": _answer,
    "area": _area,
    "card": _card,
    "class": _class,
    "condition": _condition,
    "deed": _deed,
    "deed-story": _deed_story,
    "door": _door,
    "enemy": _enemy,
    "face": _face,
    "figure": _figure,
    "foe-power": _foe_power,
    "gate": _gate,
    "gift": _gift,
    "goal": _goal,
    "hero": _hero,
    "innate": _innate,
    "intro": _intro,
    "saying": _saying,
    "script": _script,
    "slot": _slot,
    "story": _story,
    "symbol": _symbol,
    "token": _token,
}

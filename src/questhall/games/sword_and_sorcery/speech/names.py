"""How things are called, in texts and in the ids of options."""

from questhall.kernel.games import Name

from ..library.library import library
from ..printed.boons import TOKENS
from ..printed.kinds import CONDITIONS, SLOTS
from ..printed.sayings import saying_message
from ..printed.symbols import COLOURS, DICE, FACES_OF_A_COLOUR, SYMBOLS
from ..rules.moments import RULES_OF_AN_ENEMY, rules_on_the_card
from ..state.adventure import Adventure
from ..state.figures import ENEMIES
from ..state.heroes import GIFTS


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
    key = rules_on_the_card(adventure, enemy)[place].key
    return Name(key, "", message("foe-power", key))


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
    "intro": _intro,
    "saying": _saying,
    "script": _script,
    "slot": _slot,
    "story": _story,
    "symbol": _symbol,
    "token": _token,
}

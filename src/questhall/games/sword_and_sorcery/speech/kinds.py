"""What the numbers in states, ledgers, options and events stand for, and what things are called."""

from questhall.kernel.kinds import (
    NUMBERS,
    Box,
    ByName,
    Keys,
    Kind,
    Listed,
    Name,
    Names,
    Within,
    Written,
    counted,
    names_in,
    one_of,
    ordinal,
    plain_number,
)
from questhall.kernel.language.speaking import message

from ..library.library import library
from ..printed.boons import PowerToken
from ..printed.kinds import Condition, Scope, Slot, Stat, Until
from ..printed.quests import QuestDef
from ..printed.sayings import SAYINGS, saying_message
from ..printed.symbols import COLOURS, DICE, FACES_OF_A_COLOUR, SYMBOLS, Symbol, face_number
from ..rules.turn.deals import CardSide
from ..state.adventure import Adventure, Phase
from ..state.enemies import Enemy
from ..state.figures import Figure, Side
from ..state.heroes import GIFTS, gift_of
from .wording.behaviours import scroll_message

LETTERS = "abcdefgh"  # of the figures of a horde


def area_message(key: str) -> str:
    """The key of the text of an area, which has its name from the tile: `8A.a`."""
    return message("area", key.replace(".", "-").lower())


# -- on the table --------------------------------------------------------------------


def _place(adventure: Adventure, value: int) -> Name:
    """A hero who has no class yet."""
    return Name(str(value + 1), f"hero:{value}", "", value + 1)


def _hero(adventure: Adventure, value: int) -> Name:
    key = adventure.heroes[value].card.key
    return Name(key, f"hero:{value}", message("class", key))


def _figure(adventure: Adventure, value: int) -> Name:
    figure = adventure.figures[value]
    if figure.companion is not None:
        key = figure.companion.key
        return Name(key, f"figure:{value}", message("companion", key))
    if figure.side != Side.ENEMIES:
        return _hero(adventure, figure.owner)
    label = number_on_token(adventure, figure)
    return Name(str(value), f"figure:{value}", _enemy_message(adventure, figure.owner), label=label)


def number_on_token(adventure: Adventure, figure: Figure) -> str:
    """By which number players know the figure of an enemy: that of its card, on the seal of its
    token; the figures of a horde bear letters beside it."""
    enemy = adventure.enemy_of(figure)
    copy = str(adventure.enemy_card(enemy).copy)
    horde = [each.id for each in adventure.figures if _belongs(each, enemy)]
    return copy if len(horde) == 1 else copy + LETTERS[horde.index(figure.id)]


def _belongs(figure: Figure, enemy: Enemy) -> bool:
    return figure.side == Side.ENEMIES and figure.owner == enemy.id


def _enemy_message(adventure: Adventure, enemy: int) -> str:
    return scroll_message(adventure.scroll(adventure.enemies[enemy]).key)


def _enemy(adventure: Adventure, value: int) -> Name:
    label = str(adventure.enemy_card(adventure.enemies[value]).copy)
    return Name(str(value), f"enemy:{value}", _enemy_message(adventure, value), label=label)


def _owners(adventure: Adventure) -> int:
    """Whose figure it is: a hero's, or an enemy's."""
    return max(len(adventure.heroes), len(adventure.enemies))


def _card(adventure: Adventure, value: int) -> Name:
    key = adventure.cards[value].key
    return Name(str(value), f"card:{value}", message("card", key))


def _area(adventure: Adventure, value: int) -> Name:
    key = adventure.quest.areas[value].key
    return Name(key.lower(), f"area:{value}", area_message(key))


def _intro(adventure: Adventure, value: int) -> Name:
    return Name(adventure.quest.key, "", message("intro", adventure.quest.key))


def _goal(adventure: Adventure, value: int) -> Name:
    return Name(adventure.quest.key, "", message("goal", adventure.quest.key))


def _gift(adventure: Adventure, value: int) -> Name:
    hero, place = divmod(value, GIFTS)
    key = adventure.heroes[hero].card.innate_uses[place].key
    return Name(key, "", message("innate", key))


class Gifts(ByName):
    """Innate powers of heroes, each with the place of its hero. They are found without a table, as
    a record begins before anybody has a class."""

    def keys(self, box: Box) -> Keys:
        return Keys(
            {
                gift_of(hero, place): f"{hero.place}.{use.key}"
                for hero in box.held("heroes")
                if hero.kind is not None
                for place, use in enumerate(hero.kind.innate_uses)
            }
        )

    def read(self, written: Written, box: Box) -> int:
        hero, _, power = str(written).partition(".")
        if not hero.isdecimal():
            return super().read(written, box)
        place = Keys(_innate_powers()).number(power, box.renamed) % GIFTS
        return int(hero) * GIFTS + place


def _innate_powers() -> dict[int, str]:
    return {
        number * GIFTS + place: use.key
        for number, card in enumerate(library().classes.values())
        for place, use in enumerate(card.innate_uses)
    }


# -- printed -------------------------------------------------------------------------


def _class(state: object, value: int) -> Name:
    key = list(library().classes)[value]
    return Name(key, f"class:{key}", message("class", key))


def _quest(state: object, value: int) -> Name:
    key = list(library().quests)[value]
    return Name(key, f"quest:{key}", message("table-option-quest", key))


def _foe_power(state: object, value: int) -> Name:
    key = library().foe_powers[value]
    return Name(key, "", message("foe-power", key))


def _face(state: object, value: int) -> Name:
    colour, face = divmod(value, FACES_OF_A_COLOUR)
    symbols = DICE[colour].faces[face].replace(" ", "-")
    return Name(f"{COLOURS[colour]}-{symbols}", "", f"face-{COLOURS[colour]}-{symbols}")


def _faces() -> dict[int, str]:
    faces = [(colour, face) for colour, die in enumerate(DICE) for face in range(len(die.faces))]
    numbers = [face_number(colour, face) for colour, face in faces]
    return {number: _face(None, number).id for number in numbers}


def _saying(state: object, value: int) -> Name:
    return Name(str(value), "", saying_message(value))


class Sayings(Listed):
    """What may be chosen on cards, in the words of the content: more with every card that is
    read."""

    def keys(self, box: Box) -> Keys:
        return Keys(_sayings())


def _sayings() -> Names:
    library()
    return SAYINGS


# -- printed in the quest ------------------------------------------------------------


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


def _doors(quest: QuestDef) -> list[str]:
    return [door.key for door in quest.doors]


def _gates(quest: QuestDef) -> list[str]:
    return [gate.key for gate in quest.gates]


def _deeds(quest: QuestDef) -> list[str]:
    return [action.key for action in quest.actions]


def _scripts(quest: QuestDef) -> list[str]:
    return [script.key for script in quest.scripts]


def _answers(quest: QuestDef) -> list[str]:
    return quest.answers


KINDS: dict[str, Kind] = {
    **NUMBERS,
    "seat": counted(plain_number, lambda adventure: adventure.seats),
    "hero": counted(_hero, lambda adventure: len(adventure.heroes)),
    "place": counted(_place, lambda adventure: len(adventure.heroes)),
    "figure": counted(_figure, lambda adventure: len(adventure.figures)),
    "enemy": counted(_enemy, lambda adventure: len(adventure.enemies)),
    "owner": counted(plain_number, _owners),
    "card": counted(_card, lambda adventure: len(adventure.cards)),
    "area": counted(_area, lambda adventure: len(adventure.quest.areas)),
    "die": Kind(ordinal),
    "gift": Gifts(_gift),
    "intro": Kind(_intro),
    "goal": Kind(_goal),
    # from closed lists of the rules
    "phase": one_of(Phase, "phase"),
    "side": one_of(Side, "side"),
    "slot": one_of(Slot, "slot"),
    "stat": one_of(Stat, "stat"),
    "until": one_of(Until, "until"),
    "scope": one_of(Scope, "scope"),
    "symbol": one_of(Symbol, "symbol"),
    "condition": one_of(Condition, "condition"),
    "token": one_of(PowerToken, "token"),
    "side-of-card": Listed(plain_number, lambda: names_in(CardSide)),
    "face": Listed(_face, _faces),
    # printed
    "class": Listed(_class, lambda: list(library().classes)),
    "quest": Listed(_quest, lambda: list(library().quests)),
    "foe-power": Listed(_foe_power, lambda: library().foe_powers),
    "saying": Sayings(_saying, _sayings),
    # printed in the quest
    "door": Within(_door, "quest", _doors),
    "gate": Within(_gate, "quest", _gates),
    "deed": Within(_deed, "quest", _deeds),
    "deed-story": Within(_deed_story, "quest", _deeds),
    "script": Within(_script, "quest", _scripts),
    "story": Within(_story, "quest", _scripts),
    "answer": Within(_answer, "quest", _answers),
}

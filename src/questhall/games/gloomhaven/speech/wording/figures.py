"""Whom a card speaks of, in the words of the texts: `all adjacent enemies`."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.expressions import Expression
from questhall.kernel.text import Texts

from ...printed.cards import BOSS
from ...rules.selecting import (
    ADJACENT,
    ALLIES,
    BESIDE_CELLS,
    BESIDE_FELLED,
    BESIDE_PATH,
    EACH,
    ENEMIES,
    EVERYONE,
    IN_AREA,
    IN_ROOM,
    MOVED_THROUGH,
    ONE,
    OWN_RANGE,
    RANKS,
    SELF,
    SELF_AND_ALLIES,
    Who,
)
from ...state.figures import CONDITIONS
from ...words.reader import Vocabulary, who_of
from ..phrases import message

Said = dict[str, str | int]

SUBJECT = "subject"
OBJECT = "object"
EVERY = "every"  # one after the other: for each adjacent enemy
ANY = "any"

NOUNS = {
    ENEMIES: "enemy",
    ALLIES: "ally",
    EVERYONE: "everyone",
    SELF_AND_ALLIES: "self-and-ally",
}
PLACES = {
    OWN_RANGE: "place-own-range",
    IN_ROOM: "place-room",
    MOVED_THROUGH: "place-moved-through",
    BESIDE_CELLS: "place-beside-obstacle",
    BESIDE_FELLED: "place-beside-felled",
    BESIDE_PATH: "place-beside-path",
    IN_AREA: "place-in-area",
}
NO_WORDS = Vocabulary({}, {}, {})


def figures_of(expression: Expression) -> Who:
    """The same figures that the rules find for these words."""
    return who_of(expression, NO_WORDS)


def is_self(who: Who) -> bool:
    return who.side == SELF


def name(texts: Texts, who: Who, role: str, monster: bool) -> str:
    """Figures in the role that they have in the sentence."""
    if is_self(who):
        return texts.say("who-self", {"monster": yes_no(monster)})
    count = "each" if who.count == EACH else "up-to" if who.up_to else "one"
    if role in (EVERY, ANY):
        count = role
    said: Said = {
        "role": role,
        "count": count,
        "number": who.count,
        "many": yes_no(count in ("each", "up-to")),
        "noun": _noun(who),
        "adjacent": yes_no(who.reach == ADJACENT),
        "rank": _rank(who),
        "monster": yes_no(monster),
    }
    said["place"] = _place(texts, who, said)
    said["filters"] = _filters(texts, who)
    return tidy(texts.say("who", said))


def _noun(who: Who) -> str:
    if who.ranks == [BOSS]:
        return "boss"
    if who.characters:
        return "character"
    return "summon" if who.summons else NOUNS[who.side]


def _rank(who: Who) -> str:
    for word, ranks in RANKS.items():
        if who.ranks == ranks:
            return word.replace("_", "-")
    return "any"


def _place(texts: Texts, who: Who, said: Said) -> str:
    if who.reach > ADJACENT:
        return texts.say("place-range", {"range": who.reach})
    return texts.say(PLACES[who.reach], said) if who.reach in PLACES else ""


def _filters(texts: Texts, who: Who) -> str:
    found: list[str] = []
    if who.condition != NOTHING:
        condition = texts.say(message("effect", CONDITIONS[who.condition]))
        found.append(texts.say("filter-condition", {"condition": condition}))
    if who.hp_at_most != NOTHING:
        found.append(texts.say("filter-hit-points", {"amount": who.hp_at_most}))
    if who.alone and who.ally_beside:
        found.append(texts.say("filter-alone-beside-ally"))
    elif who.alone:
        found.append(texts.say("filter-alone"))
    elif who.ally_beside:
        found.append(texts.say("filter-beside-ally"))
    return " ".join(found)


def is_many(who: Who) -> bool:
    return who.count != ONE


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


def tidy(text: str) -> str:
    """Without the gaps that unused places leave in a message, and without the comma that closes
    a clause where another mark closes it anyway."""
    text = " ".join(text.split())
    for mark in (",", ":", ";", ")"):
        text = text.replace(f" {mark}", mark).replace(f",{mark}", mark)
    return text

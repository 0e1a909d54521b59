"""The figures that a card refers to, in words: `all adjacent enemies`."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Said, dashed, yes_no
from questhall.kernel.language.speaking import message, tidy
from questhall.kernel.text import Texts

from ...printed.monsters import Rank
from ...rules import selecting
from ...rules.selecting import ADJACENT, EACH, ONE, RANKS, SELF, Who
from ...state.figures import CONDITIONS
from ...words.figures import FIGURES

SUBJECT = "subject"
OBJECT = "object"
EVERY = "every"  # one by one: for each adjacent enemy
ANY = "any"
ROLES = {"who": SUBJECT, "who-object": OBJECT, "who-every": EVERY, "who-any": ANY}

NOUNS = {
    selecting.ENEMIES: "enemy",
    selecting.ALLIES: "ally",
    selecting.EVERYONE: "everyone",
    selecting.SELF_AND_ALLIES: "ally",
}
PLACES = {
    selecting.OWN_RANGE: "place-own-range",
    selecting.IN_ROOM: "place-room",
    selecting.MOVED_THROUGH: "place-moved-through",
    selecting.BESIDE_CELLS: "place-beside-obstacle",
    selecting.BESIDE_FELLED: "place-beside-felled",
    selecting.BESIDE_PATH: "place-beside-path",
    selecting.IN_AREA: "place-in-area",
    selecting.BESIDE_SUMMONS: "place-beside-summons",
    selecting.BESIDE_POISONED: "place-beside-poisoned",
    selecting.BESIDE_TARGETS: "place-beside-targets",
    selecting.NEAR_HEALED: "place-near-healed",
}


def figures_said(texts: Texts, expression: Expression | None, monster: bool) -> Said:
    """The figures that the rules find for this expression, named in every role."""
    if expression is None:
        return {"has-who": "no", "self": "no", "many": "no"}
    who = FIGURES.read(expression)
    said: Said = {"has-who": "yes", "self": yes_no(is_self(who)), "many": yes_no(_are_many(who))}
    for key, role in ROLES.items():
        said[key] = name(texts, who, role, monster)
    return said


def _are_many(who: Who) -> bool:
    return who.count != ONE and who.side != selecting.HEALED


def is_self(who: Who) -> bool:
    return who.side == SELF


def name(texts: Texts, who: Who, role: str, monster: bool) -> str:
    """The name of the figures in the role that they have in the sentence."""
    if is_self(who):
        return texts.say("who-self", {"monster": yes_no(monster)})
    if who.side == selecting.HEALED:
        return texts.say("who-healed", {"role": role})
    if who.companion:
        return texts.say("who-companion", {"role": role})
    count = "each" if who.count == EACH else "up-to" if who.up_to else "one"
    if role in (EVERY, ANY):
        count = role
    said: Said = {
        "role": role,
        "count": count,
        "number": who.count,
        "many": yes_no(count in ("each", "up-to")),
        "noun": _noun(who),
        "with-self": yes_no(who.side == selecting.SELF_AND_ALLIES),
        "adjacent": yes_no(who.reach == ADJACENT),
        "rank": _rank(who),
        "monster": yes_no(monster),
    }
    said["place"] = _place(texts, who, said)
    said["filters"] = _filters(texts, who)
    return tidy(texts.say("who", said))


def _noun(who: Who) -> str:
    if who.ranks == [Rank.BOSS]:
        return "boss"
    if who.characters:
        return "character"
    return "summon" if who.summons else NOUNS[who.side]


def _rank(who: Who) -> str:
    for word, ranks in RANKS.items():
        if who.ranks == ranks:
            return dashed(word)
    return "any"


def _place(texts: Texts, who: Who, said: Said) -> str:
    if who.reach > ADJACENT:
        key = "place-exact-range" if who.exactly else "place-range"
        return texts.say(key, {"range": who.reach})
    return texts.say(PLACES[who.reach], said) if who.reach in PLACES else ""


def _filters(texts: Texts, who: Who) -> str:
    found: list[str] = []
    if who.condition != NOTHING:
        condition = texts.say(message("effect", CONDITIONS[who.condition]))
        found.append(texts.say("filter-condition", {"condition": condition}))
    if who.hp_at_most != NOTHING:
        found.append(texts.say("filter-hit-points", {"amount": who.hp_at_most}))
    if who.ailments:
        found.append(texts.say("filter-ailments", {"amount": who.ailments}))
    if who.wounds:
        found.append(texts.say("filter-wounds", {"amount": who.wounds}))
    if who.own:
        found.append(texts.say("filter-own"))
    if who.doomed:
        found.append(texts.say("filter-doomed"))
    if who.alone and who.ally_beside:
        found.append(texts.say("filter-alone-beside-ally"))
    elif who.alone:
        found.append(texts.say("filter-alone"))
    elif who.ally_beside:
        found.append(texts.say("filter-beside-ally"))
    return " ".join(found)

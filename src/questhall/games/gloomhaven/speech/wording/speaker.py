"""What a card says, made from the same expressions that the rules carry out.

Every action has a message (`word-move`), every effect of an attack one of its own
(`rider-push`). A line holds an action with all that belongs to it, parted by dots; what
elements buy stands in a line of its own after it.
"""

from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.text import Texts

from ...effects.values import VALUES
from ...library.library import library
from ...printed.cards import NOT_STAYING, STAYS_ROUND, SummonDef
from ...state.figures import CONDITIONS
from ...words.class_cards import CLASS_RIDERS
from ...words.monsters import MONSTER_RIDERS
from ...words.reader import ELEMENT_NUMBERS, RIDERS, WHO_WORDS, is_whole_action
from ..phrases import message
from .figures import (
    ANY,
    EVERY,
    OBJECT,
    SUBJECT,
    Said,
    figures_of,
    is_many,
    is_self,
    name,
    tidy,
    yes_no,
)

JOINT = " · "
NONE = "none"  # what a message is told of an empty place
RIDER_WORDS = frozenset((*RIDERS, *CLASS_RIDERS, *MONSTER_RIDERS, *CONDITIONS))

# Words whose numbers on monster cards are added to the stat card (GH-1.5.4).
RELATIVE = ("move", "attack")
# Words after whose line stands whom they concern.
WHOM_AFTER = ("heal", "shield", "retaliate", "inflict", "push", "pull", "affect")
FORCING = ("push", "pull")
LASTING = ("shield", "retaliate")
# Words that hold effects of attacks.
HOLDERS = ("my_attacks", "my_attack_actions", "augment")
# Of them, those that offer their elements each time.
OFFERING = ("my_attack_actions", "augment")
# Words that hold an action.
FRAMES = (
    *("at_turn_start", "at_turn_end", "if_straight", "if_returned", "in_area", "grant"),
    *("augmented", "force", "turn_against", "per_target_damaged", "on_death"),
)
# Numbers that depend on the turn, explained after the X (`x-hexes-moved`).
UNKNOWNS = frozenset((*VALUES, "by_level")) - {"own_move"}
# What a use effect raises by its number (`plus-attack`), where that is not the word itself.
RAISED = {"my_attacks": "attack", "": "attack"}
FLAGS = ("all", "small", "controlled", "prevent", "everyone", "as_dealt", "own_hit_points")
PILES = ("discard", "lost")
ITEM_STATES = ("spent", "consumed")
KINDS = ("melee", "ranged")
RANKS = {"n": "normal", "e": "elite", "b": "boss", "-": "none"}
PARTIES = ("two", "three", "four")

DEFAULTS: Said = {
    "amount": 1,
    "signed": "",
    "value": "",
    "who": "",
    "who-object": "",
    "who-every": "",
    "who-any": "",
    "has-who": "no",
    "self": "no",
    "many": "no",
    "kind": "any",
    "conditions": "",
    "element": "",
    "riders": "",
    "action": "",
    "when": "",
    "shape": "",
    "per": "",
    "pile": "discard",
    "state": "spent",
    "rank": "",
    "creature": "",
    "numbers": "",
    "xp": 0,
    "xp-each": 0,
    "damage": 0,
    "lose": 0,
    "most": 0,
    "around": 0,
    "range": 0,
    "all": "no",
    "small": "no",
    "controlled": "no",
    "prevent": "no",
    "everyone": "no",
    "as-dealt": "no",
    "own-hit-points": "no",
}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def expressions_in(expression: Expression) -> list[Expression]:
    return [each for each in expression.arguments if isinstance(each, Expression)]


def is_whom(expression: Expression) -> bool:
    return expression.word in WHO_WORDS


class Speaker:
    """Says expressions in one language: of a character's card, or of a monster's."""

    def __init__(
        self, texts: Texts, monster: bool = False, stays: int = NOT_STAYING, times: int = 0
    ) -> None:
        self.texts = texts
        self.monster = monster
        self.stays = stays
        self.times = times

    def say(self, key: str, said: Said | None = None) -> str:
        return tidy(self.texts.say(key, said)).rstrip(",")

    # -- lines -----------------------------------------------------------------

    def lines(self, expression: Expression) -> list[str]:
        """An action, and what elements add to it."""
        word = expression.word
        if word == "use":
            return [self.use(expression, "")]
        if word == "for_all":
            return [self.use(expressions_in(expression)[0], word)]
        if word == "instead":
            return self._instead(expression)
        uses = [self.use(each, word) for each in expressions_in(expression) if each.word == "use"]
        if word in OFFERING and uses:
            said = self.said(expression)
            said["riders"] = "; ".join(uses)
            return [self.say(message("word", word), said)]
        return [self.line(expression), *uses]

    def clause(self, expression: Expression) -> str:
        """The same inside another sentence."""
        return "; ".join(self.lines(expression))

    def line(self, expression: Expression) -> str:
        said = self.said(expression)
        text = self.say(message("word", expression.word), said)
        joint = ", " if expression.word == "move" else JOINT
        if expression.word in WHOM_AFTER and said["has-who"] == "yes":
            text += f" ({self._whom(expression, said)})"
        text = joint.join([text, *self.parts(expression, said)])
        text = JOINT.join([text, *self._unknowns(expression)])
        if expression.word in LASTING and self.stays == STAYS_ROUND:
            text += self.texts.say("this-round")
        return capital(text)

    def _whom(self, expression: Expression, said: Said) -> str:
        if said["self"] == "yes":
            return self.texts.say("self")
        return str(said["who-object" if expression.word in FORCING else "who"]).rstrip(",")

    def _unknowns(self, expression: Expression) -> list[str]:
        """What X is."""
        found: list[str] = []
        for each in expressions_in(expression):
            if each.word in UNKNOWNS:
                numbers = ", ".join([str(number) for number in each.arguments])
                found.append(self.say(message("x", each.word), {"numbers": numbers}))
        return found

    def _instead(self, expression: Expression) -> list[str]:
        use, *actions = expressions_in(expression)
        found: list[str] = []
        for each in actions:
            found.extend(self.lines(each))
        said: Said = {"elements": self._elements(use), "gains": self._gains(use, "")}
        return [*found, capital(self.say("word-instead", said))]

    # -- what stands behind a dot ----------------------------------------------

    def parts(self, expression: Expression, said: Said) -> list[str]:
        if expression.word == "move":
            return self._manner_of_moving(expression)
        if expression.word not in ("attack", "heal", "shield", "retaliate"):
            return []
        found = self._reach(expression)
        if expression.word == "attack":
            if said["has-who"] == "yes":
                found.append(self.say("part-target-figures", said))
            found.extend(self.riders(expression))
        if said["xp-each"]:
            found.append(self.say("part-xp-each", said))
        return found

    def _manner_of_moving(self, expression: Expression) -> list[str]:
        flags = [each.word for each in expressions_in(expression)]
        return [
            self.say(message("part", flag))
            for flag in ("jump", "straight", "ends_beside_obstacle")
            if flag in flags
        ]

    def _reach(self, expression: Expression) -> list[str]:
        """Range, number of targets, area."""
        found: list[str] = []
        named = expression.named
        if "range" in named and (expression.word != "retaliate" or named["range"] != 1):
            found.append(self.say("part-range", {"value": str(named["range"])}))
        if isinstance(named.get("range_plus"), int):
            value = signed(int(str(named["range_plus"])))
            found.append(self.say("part-range", {"value": value}))
        if any(each.word == "own_range" for each in expressions_in(expression)):
            found.append(self.say("part-own-range"))
        if "targets" in named:
            found.append(self.say("part-targets", {"value": str(named["targets"])}))
        if isinstance(named.get("add_targets"), int):
            value = signed(int(str(named["add_targets"])))
            found.append(self.say("part-targets", {"value": value}))
        if "area" in named:
            found.append(self.say("part-area", {"shape": self._shape(expression)}))
        return found

    def _shape(self, expression: Expression) -> str:
        return self.say(message("area", str(expression.named["area"])))

    # -- effects of attacks ----------------------------------------------------

    def riders(self, expression: Expression) -> list[str]:
        return [
            self.rider(each)
            for each in expressions_in(expression)
            if each.word in RIDER_WORDS and each.word != "use"
        ]

    def rider(self, expression: Expression) -> str:
        if expression.word in CONDITIONS and not expression.arguments:
            return self.say(message("effect", expression.word))
        said = self.said(expression, speaks_of_figures=False)
        return self.say(message("rider", expression.word), said)

    def modifier_effect(self, expression: Expression) -> str:
        """An effect on a modifier card, where some words mean less than on an ability."""
        if expression.word == "charge":
            return self.line(expression)
        if expression.word == "gain":
            return self.say("rider-gain", self.said(expression))
        return self.rider(expression)

    # -- elements --------------------------------------------------------------

    def use(self, expression: Expression, word: str) -> str:
        """`Earth: +1 Attack, 1 XP`"""
        said: Said = {
            "elements": capital(self._elements(expression)),
            "gains": self._gains(expression, word),
        }
        return self.say("use", said)

    def _elements(self, expression: Expression) -> str:
        names: list[str] = []
        for each in expressions_in(expression):
            if each.word not in ELEMENT_NUMBERS:
                break
            names.append(self.say(message("element", each.word)))
        return " + ".join(names)

    def _gains(self, expression: Expression, word: str) -> str:
        found: list[str] = []
        for each in expressions_in(expression):
            if each.word in ELEMENT_NUMBERS or each.word in KINDS:
                continue
            found.append(self._gain(each, word))
        named = expression.named
        if isinstance(named.get("range_plus"), int):
            found.append(self.say("plus-range", {"signed": signed(int(str(named["range_plus"])))}))
        if "targets" in named:
            found.append(self.say("part-targets", {"value": str(named["targets"])}))
        if "area" in named:
            found.append(self.say("part-area", {"shape": self._shape(expression)}))
        if "xp" in named:
            found.append(self.say("xp", {"xp": int(str(named["xp"]))}))
        return ", ".join(found)

    def _gain(self, expression: Expression, word: str) -> str:
        if is_whom(expression):
            said = self._figures(expression)
            if word == "attack":
                return self.say("part-target-figures", said)
            return str(said["who"]).rstrip(",")
        if expression.word == "plus" and not expression.named:
            raised = RAISED.get(word, word)
            (amount,) = expression.arguments
            return self.say(message("plus", raised), {"signed": signed(int(str(amount)))})
        if expression.word in RIDER_WORDS and not is_whole_action(expression):
            return self.rider(expression)
        return self.clause(expression)

    # -- what belongs to a word ------------------------------------------------

    def said(self, expression: Expression, speaks_of_figures: bool = True) -> Said:
        """All that the message of a word may need."""
        said: Said = {**DEFAULTS, "stays": self._stays(), "times": self.times}
        said["monster"] = yes_no(self.monster)
        for argument in expression.arguments:
            if isinstance(argument, int):
                said["amount"] = argument
                said["signed"] = signed(argument)
                relative = self.monster and expression.word in RELATIVE
                said["value"] = signed(argument) if relative else str(argument)
            elif isinstance(argument, Expression):
                if speaks_of_figures and is_whom(argument):
                    said.update(self._figures(argument))
                else:
                    said.update(self._word_inside(expression, argument))
        said.update(self._named(expression))
        conditions = [each for each in expressions_in(expression) if each.word in CONDITIONS]
        said["conditions"] = ", ".join([self.rider(each) for each in conditions]) or NONE
        if expression.word in HOLDERS:
            said["riders"] = ", ".join(self.riders(expression)) or NONE
        if expression.word in ("when_attacked", "affect"):
            said["riders"] = ", ".join(self._defences(expression))
        return said

    def _stays(self) -> str:
        if self.stays == NOT_STAYING:
            return "no"
        return "round" if self.stays == STAYS_ROUND else "persistent"

    def _figures(self, expression: Expression) -> Said:
        who = figures_of(expression)
        return {
            "has-who": "yes",
            "self": yes_no(is_self(who)),
            "many": yes_no(is_many(who)),
            "who": name(self.texts, who, SUBJECT, self.monster),
            "who-object": name(self.texts, who, OBJECT, self.monster),
            "who-every": name(self.texts, who, EVERY, self.monster),
            "who-any": name(self.texts, who, ANY, self.monster),
        }

    def _word_inside(self, expression: Expression, argument: Expression) -> Said:
        word = argument.word
        if word in UNKNOWNS:
            return {"value": self.texts.say("x")}
        if word == "own_move":
            return {"value": signed(int(str(argument.arguments[0])))}
        if word in KINDS:
            return {"kind": word}
        if word in PILES:
            return {"pile": word}
        if word in ITEM_STATES:
            return {"state": word}
        if word in ELEMENT_NUMBERS and expression.word == "charge":
            return {"element": self.say(message("element", word))}
        if expression.word in FRAMES:
            return {"action": self.clause(argument)}
        if expression.word == "per":
            return {"per": self.say(message("per", word))}
        if expression.word in ("summon", "all_act"):
            return self._summoned(word)
        if word == "adjacent_to_ally":
            return {"when": self._when("ally_beside")}
        return {word.replace("_", "-"): "yes"} if word in FLAGS else {}

    def _summoned(self, word: str) -> Said:
        """A creature with its numbers, or a monster with its rank."""
        box = library()
        if word in RANKS.values():
            return {"rank": self.say(message("rank", word))}
        if word in box.monsters:
            return {"creature": self.say(message("monster", word))}
        creature = box.by_key.get(word)
        if not isinstance(creature, SummonDef):
            return {word.replace("_", "-"): "yes"} if word in FLAGS else {}
        return {
            "creature": self.say(message("summon", word)),
            "numbers": JOINT.join(self.summon_parts(creature)),
        }

    def summon_parts(self, creature: SummonDef) -> list[str]:
        """Its hit points, its numbers and what else it has (GH-3.14.2)."""
        numbers = (
            ("hit-points", creature.hit_points),
            ("move", creature.move),
            ("attack", creature.attack),
            ("range", creature.range),
        )
        found = [
            self.say(f"stat-{stat}", {"value": str(number)})
            for stat, number in numbers
            if number > 0
        ]
        if creature.flying:
            found.append(self.say("trait-flying"))
        its_own = Speaker(self.texts, monster=True)
        for text in creature.texts:
            found.append(its_own.trait(parse_expression(text)))
        return found

    def trait(self, expression: Expression) -> str:
        """A word of a summon's card or of a stat card."""
        key = message("trait", expression.word)
        if self.texts.has(key):
            return self.say(key, self.said(expression))
        if expression.word in RIDER_WORDS:
            return self.rider(expression)
        return self.clause(expression)

    def _named(self, expression: Expression) -> Said:
        said: Said = {}
        for key, value in expression.named.items():
            if isinstance(value, int):
                said[key.replace("_", "-")] = value
            elif key == "when":
                said["when"] = self._when(str(value))
            elif key == "area":
                said["shape"] = self._shape(expression)
            elif key == "ranks":
                said["rank"] = self._ranks(str(value))
        return said

    def _when(self, word: str) -> str:
        return self.say(message("when", word), {"monster": yes_no(self.monster)})

    def _ranks(self, marks: str) -> str:
        """One rank for each size of the party."""
        if len(set(marks)) == 1:
            return self.say(message("rank", RANKS[marks[0]]))
        ranks: Said = {
            party: self.say(message("rank", RANKS[mark]))
            for party, mark in zip(PARTIES, marks, strict=True)
        }
        return self.say("ranks-by-party", ranks)

    def _defences(self, expression: Expression) -> list[str]:
        found: list[str] = []
        for each in expressions_in(expression):
            if each.word in ("shield", "retaliate"):
                found.append(Speaker(self.texts).line(each))
            elif each.word == "push":
                found.append(self.rider(each))
        return found

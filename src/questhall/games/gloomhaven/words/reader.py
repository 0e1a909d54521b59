"""What words have in common: numbers, whom they concern, areas, elements, riders."""

from collections.abc import Callable

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import BadExpression, Expression

from ..effects import riders
from ..effects.helping import UseAction
from ..effects.values import VALUES, ByLevel
from ..printed.cards import Action, Rider, Use, Value
from ..rules.monsters.mind.areas import Area
from ..rules.selecting import (
    ADJACENT,
    ALLIES,
    ANYWHERE,
    BESIDE_CELLS,
    BESIDE_FELLED,
    BESIDE_PATH,
    EACH,
    ENEMIES,
    EVERYONE,
    IN_AREA,
    IN_ROOM,
    MOVED_THROUGH,
    OWN_RANGE,
    PERS,
    RANKS,
    SELF,
    SELF_AND_ALLIES,
    WHENS,
    Who,
)
from ..state.figures import CONDITIONS
from ..state.scene import ANY_ELEMENT, ELEMENTS

CONDITION_NUMBERS = {name: number for number, name in enumerate(CONDITIONS)}
ELEMENT_NUMBERS = {name: number for number, name in enumerate(ELEMENTS)} | {"any": ANY_ELEMENT}
SIDES = {
    "enemy": ENEMIES,
    "ally": ALLIES,
    "self_and_ally": SELF_AND_ALLIES,
    "everyone": EVERYONE,
}
WHO_WORDS = frozenset((*SIDES, "self", "each", "up_to"))
PLACES = {
    "adjacent": ADJACENT,
    "moved_through": MOVED_THROUGH,
    "beside_them": BESIDE_CELLS,
    "beside_felled": BESIDE_FELLED,
    "beside_path": BESIDE_PATH,
    "in_area": IN_AREA,
    "room": IN_ROOM,
}


class Reader(Arguments):
    """The arguments of one word, with the areas and the vocabulary of its cards."""

    def __init__(self, expression: Expression, vocabulary: "Vocabulary") -> None:
        super().__init__(expression)
        self.vocabulary = vocabulary

    def value(self) -> Value:
        """A number, or a word for one."""
        value = self.next()
        if isinstance(value, int):
            return Value(value)
        if isinstance(value, Expression) and value.word in VALUES:
            inner = Reader(value, self.vocabulary)
            return VALUES[value.word](inner.number() if inner.left else 0)
        if isinstance(value, Expression) and value.word == "by_level":
            inner = Reader(value, self.vocabulary)
            amounts: list[int] = []
            while inner.left:
                amounts.append(inner.number())
            return ByLevel(amounts)
        raise self.fault(f"{value} is not a number")

    def who(self, default: Who | None = None) -> Who:
        """The word that says whom it concerns."""
        found = self.take(WHO_WORDS)
        if not found:
            if default is None:
                raise self.fault("does not say whom it concerns")
            return default
        return who_of(found[0], self.vocabulary)

    def has_who(self) -> bool:
        value = self.peek()
        return isinstance(value, Expression) and value.word in WHO_WORDS

    def area(self) -> Area | None:
        name = self.named_word("area")
        if not name:
            return None
        area = self.vocabulary.areas.get(name)
        if area is None:
            raise self.fault(f"there is no area {name!r}")
        return area

    def elements(self) -> list[int]:
        """The leading elements of a use effect."""
        found: list[int] = []
        while isinstance(self.peek(), Expression):
            value = self.peek()
            assert isinstance(value, Expression)
            if value.word not in ELEMENT_NUMBERS:
                break
            found.append(self.key(ELEMENT_NUMBERS))
        if not found:
            raise self.fault("names no element")
        return found

    def conditions(self) -> list[int]:
        taken = self.take(frozenset(CONDITIONS))
        return [CONDITION_NUMBERS[each.word] for each in taken]

    def riders(self, keep_actions: bool = False) -> list[Rider]:
        """All effects of an attack among the arguments, in printed order. With `keep_actions`
        a word that says whom it concerns is an action of its own."""
        words = frozenset(self.vocabulary.riders) | frozenset(CONDITIONS)
        taken = self.take(words)
        if keep_actions:
            for each in [each for each in taken if is_whole_action(each)]:
                taken.remove(each)
                self.give_back(each)
        return [rider_of(each, self.vocabulary) for each in taken]

    def uses(self) -> list[Use]:
        return [use_of(each, self.vocabulary) for each in self.take(frozenset(("use",)))]

    def action(self) -> Action:
        return self.vocabulary.action_of(self.expression())


ActionMaker = Callable[[Reader], Action]
RiderMaker = Callable[[Reader], Rider]


class Vocabulary:
    """The words of one kind of cards, and the areas they may name."""

    def __init__(
        self,
        areas: dict[str, Area],
        actions: dict[str, ActionMaker],
        rider_words: dict[str, RiderMaker],
    ) -> None:
        self.areas = areas
        self.actions = actions
        self.riders = rider_words

    def action_of(self, expression: Expression) -> Action:
        if expression.word == "use":
            return UseAction(use_of(expression, self))
        make = self.actions.get(expression.word)
        if make is None:
            raise BadExpression(f"{expression.word!r} is no action")
        reader = Reader(expression, self)
        action = make(reader)
        reader.finish()
        return action


def is_whole_action(expression: Expression) -> bool:
    """Is it a whole action, `push(1, each(enemy(adjacent)))`, and not an effect, `push(1)`?"""
    if expression.word == "summon":
        return "adjacent_to_target" not in expression.words()
    for each in expression.arguments:
        if isinstance(each, Expression) and each.word in WHO_WORDS:
            return True
    return False


def who_of(expression: Expression, vocabulary: Vocabulary) -> Who:
    """`each(enemy(adjacent))`, `up_to(2, ally(range=3))`, `enemy(adjacent, normal)`, `self`."""
    reader = Reader(expression, vocabulary)
    if expression.word == "each":
        who = who_of(reader.expression(), vocabulary)
        who.count = EACH
    elif expression.word == "up_to":
        count = reader.number()
        who = who_of(reader.expression(), vocabulary)
        who.count = count
        who.up_to = True
    elif expression.word == "self":
        who = Who(SELF)
    elif expression.word in SIDES:
        who = _figures(reader)
    else:
        raise reader.fault("names no figures")
    reader.finish()
    return who


def _figures(reader: Reader) -> Who:
    who = Who(SIDES[reader.word], ANYWHERE)
    for place, reach in PLACES.items():
        if reader.flag(place):
            who.reach = reach
    if reader.has_named("range"):
        who.reach = _range(reader)
    for name, ranks in RANKS.items():
        if reader.flag(name):
            who.ranks = ranks
    condition = reader.named_word("with_condition")
    if condition:
        who.condition = CONDITION_NUMBERS[condition]
    who.hp_at_most = reader.named_number("hp_at_most", -1)
    who.alone = reader.flag("alone")
    who.ally_beside = reader.flag("ally_beside")
    who.summons = reader.flag("summons")
    who.characters = reader.flag("characters")
    return who


def _range(reader: Reader) -> int:
    word = reader.named_word("range")
    return OWN_RANGE if word == "own" else int(word)


def rider_of(expression: Expression, vocabulary: Vocabulary) -> Rider:
    """An effect of an attack."""
    if expression.word in CONDITION_NUMBERS and not expression.arguments:
        return riders.Inflict(CONDITION_NUMBERS[expression.word])
    make = vocabulary.riders.get(expression.word)
    if make is None:
        raise BadExpression(f"{expression.word!r} is no effect of an attack")
    reader = Reader(expression, vocabulary)
    rider = make(reader)
    reader.finish()
    return rider


def use_of(expression: Expression, vocabulary: Vocabulary) -> Use:
    """`use(fire, plus(2), wound, xp=1)`, `use(any, attack(1))`: what elements buy."""
    reader = Reader(expression, vocabulary)
    use = Use(reader.elements())
    use.xp = reader.named_number("xp", 0)
    use.range_plus = reader.named_number("range_plus", 0)
    use.targets = reader.named_number("targets", 0)
    use.area = reader.area()
    if reader.has_who():
        use.who = reader.who()
    for each in reader.take(frozenset(("plus",))):
        if each.named:
            use.riders.append(rider_of(each, vocabulary))
        else:
            use.plus += Reader(each, vocabulary).number()
    use.riders.extend(reader.riders(keep_actions=True))
    while reader.left:
        use.actions.append(reader.action())
    reader.finish()
    return use


def when_of(reader: Reader) -> int:
    word = reader.named_word("when")
    if not word:
        return 0
    if word not in WHENS:
        raise reader.fault(f"when={word} is none of {', '.join(WHENS)}")
    return WHENS[word]


def _per(reader: Reader) -> Rider:
    per = reader.key(PERS)
    return riders.Per(per, reader.number(), reader.named_number("xp", 0))


def _plus(reader: Reader) -> Rider:
    when = WHENS["ally_beside"] if reader.flag("adjacent_to_ally") else when_of(reader)
    return riders.Plus(reader.number(), when, reader.named_number("xp", 0))


def _add(reader: Reader) -> Rider:
    when = when_of(reader)
    condition = reader.key(CONDITION_NUMBERS)
    return riders.Inflict(condition, when, reader.named_number("xp", 0))


def _splash(reader: Reader) -> Rider:
    side = EVERYONE if reader.flag("everyone") else ENEMIES
    if reader.flag("as_dealt"):
        return riders.Splash(0, side, as_dealt=True)
    return riders.Splash(reader.number(), side)


RIDERS: dict[str, RiderMaker] = {
    "push": lambda reader: riders.Push(reader.number()),
    "pull": lambda reader: riders.Pull(reader.number()),
    "pierce": lambda reader: riders.Pierce(reader.number()),
    "ignore_shield": lambda reader: riders.Pierce(),
    "plus": _plus,
    "per": _per,
    "add": _add,
    "double": lambda reader: riders.Double(when_of(reader)),
    "advantage": lambda reader: riders.Advantage(),
    "disadvantage": lambda reader: riders.Disadvantage(),
    "xp_each": lambda reader: riders.XpEach(reader.number()),
    "add_target": lambda reader: riders.AddTarget(reader.number() if reader.left else 1),
    "splash": _splash,
}

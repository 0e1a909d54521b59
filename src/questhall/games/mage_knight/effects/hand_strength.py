"""What a hero could do with the cards, units and mana it has: a rough sum, for hunches."""

from questhall.kernel.decisions import Option

from ..printed.cards import DeedKind, Effect
from ..printed.kinds import NO_COLOUR, RESISTANCE_TO, Element, Range, Resists
from ..rules.cards.mana import payable_colours
from ..rules.cards.playing import units_may_fight
from ..rules.combat.blocks import is_efficient
from ..rules.deals import Use
from ..state.heroes import Hero, Unit
from ..state.realm import Realm
from .actions import ByDay, May, OutOfCombat
from .cards import DiscardFor, DiscardToRaise, Draw
from .lasting import AgileMove, Diplomacy
from .points import (
    AllOf,
    AttackPoints,
    BlockPoints,
    HealPoints,
    InfluencePoints,
    MovePoints,
    OneOf,
)

# What points are wanted for.
MOVING_ON = 0
TALKING_TO = 1
SHOOTING = 2  # ranged or siege attacks
STORMING = 3  # siege attacks alone
BLOCKING = 4
HITTING = 5
CURING = 6
IN_PEACE = (MOVING_ON, TALKING_TO)
DRAWN = 1  # the points a drawn card is worth


class Aim:
    """What points are wanted for, and what they meet."""

    def __init__(self, purpose: int, resistances: int = 0, element: int = Element.PHYSICAL) -> None:
        self.purpose = purpose
        self.resistances = resistances  # of the enemies to be hit
        self.element = element  # of the attack to be blocked


class Strength:
    """A card or a unit: the points it gives for free and with mana."""

    def __init__(self, card: int, free: int, paid: int) -> None:
        self.card = card
        self.free = free
        self.paid = paid  # 0 if it cannot be paid

    @property
    def most(self) -> int:
        return max(self.free, self.paid)


class Forces:
    """All that a hero can use now."""

    def __init__(self, realm: Realm, hero: Hero) -> None:
        self.realm = realm
        self.hero = hero
        self.colours = payable_colours(realm, hero)
        self.mana = realm.turn.dice_left + sum(hero.crystals) + sum(hero.mana)
        self._found: dict[int, list[Strength]] = {}

    def strengths(self, aim: Aim) -> list[Strength]:
        """The cards and units that help with the aim."""
        key = (aim.purpose << 6) + (aim.resistances << 3) + aim.element
        found = self._found.get(key)
        if found is None:
            found = self._strengths(aim)
            self._found[key] = found
        return found

    def _strengths(self, aim: Aim) -> list[Strength]:
        realm, hero = self.realm, self.hero
        found: list[Strength] = []
        for card in hero.hand:
            if realm.deed(card).kind != DeedKind.WOUND:
                found.append(_strength_of_card(realm, card, self.colours, aim))
        for unit in hero.units:
            if unit.can_act and units_may_fight(realm, unit):
                found.append(_strength_of_unit(unit, self.colours, aim))
        return [strengths for strengths in found if strengths.most > 0]

    def reach(self, aim: Aim) -> int:
        """All points together, with mana where it does the most."""
        return most_points(self.strengths(aim), self.mana)

    def reach_without(self, aim: Aim, cards: list[int], mana: int) -> int:
        """The same without some cards and units, and with less mana."""
        left = [each for each in self.strengths(aim) if each.card not in cards]
        return most_points(left, self.mana - mana)


def _strength_of_card(realm: Realm, card: int, colours: list[int], aim: Aim) -> Strength:
    deed = realm.deed(card)
    free = sideways_points(aim)
    paid = 0
    if deed.kind == DeedKind.SPELL:
        paid = points_of(deed.basic, aim) if deed.colour in colours else 0
    else:
        free = max(free, points_of(deed.basic, aim))
        if deed.colour in colours or deed.colour == NO_COLOUR:
            paid = points_of(deed.strong, aim)
    return Strength(card, free, paid if paid > free else 0)


def sideways_points(aim: Aim) -> int:
    """A sideways card gives one point, of no element."""
    if aim.purpose == HITTING:
        return 0 if aim.resistances & Resists.PHYSICAL else 1
    if aim.purpose == BLOCKING:
        return 1 if aim.element == Element.PHYSICAL else 0
    return 1 if aim.purpose in (MOVING_ON, TALKING_TO) else 0


def _strength_of_unit(unit: Unit, colours: list[int], aim: Aim) -> Strength:
    free = 0
    paid = 0
    for ability in unit.kind.abilities:
        points = points_of(ability.effect, aim)
        if ability.cost == NO_COLOUR:
            free = max(free, points)
        elif ability.cost in colours:
            paid = max(paid, points)
    return Strength(unit.card, free, paid if paid > free else 0)


def most_points(strengths: list[Strength], mana: int) -> int:
    """The points of all of them together, with mana where it does the most."""
    gains = sorted([each.paid - each.free for each in strengths if each.paid], reverse=True)
    return sum([each.free for each in strengths]) + sum(gains[: max(0, mana)])


def points_of_play(realm: Realm, hero: Hero, option: Option, aim: Aim) -> int:
    """The points that an offered card, unit or skill would give."""
    use = option.meant
    if not isinstance(use, Use):
        return 0
    effect = use.effect(realm, hero, option)
    return sideways_points(aim) if effect is None else points_of(effect, aim)


def points_of(effect: Effect, aim: Aim) -> int:
    """The points that an effect gives for the aim, as printed."""
    if isinstance(effect, OneOf):
        return max([points_of(each, aim) for each in effect.effects], default=0)
    if isinstance(effect, AllOf):
        return sum([points_of(each, aim) for each in effect.effects])
    if isinstance(effect, AttackPoints):
        return _attack(effect, aim)
    if isinstance(effect, BlockPoints):
        if aim.purpose != BLOCKING:
            return 0
        fits = is_efficient(effect.element, [aim.element])
        return effect.amount if fits else effect.amount // 2
    if isinstance(effect, MovePoints):
        return effect.amount if aim.purpose == MOVING_ON else 0
    if isinstance(effect, InfluencePoints):
        return effect.amount if aim.purpose == TALKING_TO else 0
    if isinstance(effect, HealPoints):
        return effect.amount if aim.purpose == CURING else 0
    if isinstance(effect, Draw):
        return DRAWN if aim.purpose in IN_PEACE else 0
    return _inner_points(effect, aim)


def _attack(effect: AttackPoints, aim: Aim) -> int:
    fits = aim.purpose == HITTING
    if aim.purpose == SHOOTING:
        fits = effect.range in (Range.RANGED, Range.SIEGE)
    elif aim.purpose == STORMING:
        fits = effect.range == Range.SIEGE
    if not fits:
        return 0
    needed = RESISTANCE_TO[effect.element]
    resisted = aim.resistances & needed == needed
    return effect.amount // 2 if resisted else effect.amount


def _inner_points(effect: Effect, aim: Aim) -> int:
    """The points of an effect that contains others."""
    heals = aim.purpose == CURING
    if isinstance(effect, OutOfCombat):
        return points_of(effect.effect, aim) if aim.purpose in IN_PEACE or heals else 0
    if isinstance(effect, (May, DiscardToRaise)):
        return points_of(effect.effect, aim)
    if isinstance(effect, DiscardFor):
        return max(0, points_of(effect.effect, aim) - 1)
    if isinstance(effect, ByDay):
        return max(points_of(effect.day, aim), points_of(effect.night, aim))
    if isinstance(effect, AgileMove):
        return _turned_move(effect, aim)
    if isinstance(effect, Diplomacy):
        return effect.amount if aim.purpose in (TALKING_TO, BLOCKING) else 0
    return 0


def _turned_move(effect: AgileMove, aim: Aim) -> int:
    """The points of movement that may become an attack."""
    if aim.purpose == SHOOTING:
        return effect.amount // 2 if effect.ranged else 0
    return effect.amount if aim.purpose in (MOVING_ON, HITTING) else 0

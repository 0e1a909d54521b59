"""The most that a hand can still achieve: reason enough to drop a hopeless line."""

from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.state import Content

from ...effects import boons_of_cards
from ...effects.actions import May
from ...effects.artifacts import Darkness, DruidicStaff
from ...effects.cards import Decompose, ThrowAwayFor
from ...effects.mana import GainOwnedCrystal
from ...effects.shapeshift import Shapeshift, shapes_of
from ...effects.skills import BetterSideways, SidewaysWithMana
from ...effects.skills_in_centre import ManaEnhancement
from ...effects.spells import Offering, Sacrifice
from ...printed.cards import DeedDef, DeedKind, Effect, SkillDef, SkillUse, UnitDef
from ...printed.kinds import NO_COLOUR, Mana, Range
from ...rules.cards.banners import FEAR, GLORY
from ...rules.cards.mana import black_works
from ...rules.cards.playing import ACTIVATE
from ...state.boons import has_boon
from ...state.heroes import Hero
from ...state.realm import Realm
from .ceilings import ANY, NO_CEILING, Ceiling, bottomless, mercy, of_either
from .effect_ceilings import EffectCeilings, parts_of
from .spending import Resource, Way, ways_of

SIDEWAYS = 1
ATTACK, AT_RANGE, AS_SIEGE, BLOCK, WHOLE = range(5)
DIMENSIONS = 5


# Effects for which the colour or kind of the cards they take matters.
OF_COLOURED_CARDS = (
    BetterSideways,
    Decompose,
    DruidicStaff,
    Offering,
    SidewaysWithMana,
    ThrowAwayFor,
)


class Item:
    """A card, unit or skill: what it gives without mana, and how much more with it."""

    def __init__(self, plays: list[Ceiling], costs: bool) -> None:
        free = Ceiling()
        for play in plays:
            free.raise_to(play)
        self.most = Ceiling()
        self.most.raise_to(free)
        self.costs = costs  # does using it count as spending?
        self.ways: list[Way] = []
        for play in plays:
            self.ways += ways_of([], play)
        self.resource = Resource(self.ways, costs)
        self.colour = NO_COLOUR  # the colour of mana that it always takes
        self.free = _dimensions(free)
        self.costing: list[list[int]] = []  # the colours of mana for more
        self.paid: list[list[int]] = []

    def pay(self, colours: list[int], ceiling: Ceiling) -> None:
        self.most.raise_to(ceiling)
        self.costing.append(colours)
        self.paid.append(_dimensions(ceiling))
        self.ways += ways_of(colours, ceiling)
        self.resource = Resource(self.ways, self.costs)
        found = {each[0] for each in self.costing}
        self.colour = found.pop() if len(found) == 1 else NO_COLOUR

    def more(self, dimension: int, supply: list[int]) -> int:
        best = 0
        for place in range(len(self.costing)):
            more = self.paid[place][dimension] - self.free[dimension]
            if more > best and _is_affordable(self.costing[place], supply):
                best = more
        return best


def _is_affordable(colours: list[int], supply: list[int]) -> bool:
    for colour in colours:
        if colour != NO_COLOUR and supply[colour] <= 0:
            return False
    return True


def _dimensions(ceiling: Ceiling) -> list[int]:
    return [ceiling.attack, ceiling.ranged, ceiling.siege, ceiling.block, ceiling.whole]


class Bounds:
    """The ceilings of everything in this fight, computed once."""

    def __init__(self, realm: Realm) -> None:
        hero = realm.hero_of_turn()
        combat = realm.combat
        assert combat is not None
        self.items: dict[str, Item] = {}
        self.plays: dict[str, Ceiling] = {}
        self.idle: set[str] = set()  # plays of no use
        self.only_attack: set[str] = set()  # plays that can wait until the attack phase
        self.only_mana: set[str] = set()
        self.vain: set[str] = set()  # cards whose optional effects are of no use
        self.merciful: set[str] = set()  # plays that prevent damage
        self.dull: set[str] = set()  # cards only good for playing sideways
        self.spare: set[str] = set()  # the same, if their colours and kinds do not matter
        self.spare_at_last: set[str] = set()  # the same in the attack phase
        self.keeps_crystals = counts_on_others(realm)  # is a crystal better than a token?
        self.shapeshifts = False
        self.black = black_works(realm)
        self.unknown = Item([bottomless()], False)
        self.no_walls = False
        self.no_resistances = False
        self.effect_ceilings = EffectCeilings(realm, combat)
        for effect in _effects_of(realm, hero, True):
            self._notice(effect)
        effects = _effects_of(realm, hero, self.black)
        for effect in effects:
            self.effect_ceilings.notice(effect)
        for _ in range(2):  # only the second pass knows the best unit and the best card
            self._measure(realm, hero)
        self.dull = self.spare
        if any(_depends_on_colours(effect) for effect in effects):
            self.spare = set()
            self.spare_at_last = set()
        for item in self.items.values():
            self.no_walls = self.no_walls or item.most.no_walls
            self.no_resistances = self.no_resistances or item.most.no_resistances

    def leave_mana(self) -> None:
        """Ignore mana: there is nothing to pay for."""
        self.idle |= self.only_mana
        for item in self.items.values():
            item.most.mana = 0

    def _notice(self, effect: Effect) -> None:
        if isinstance(effect, (GainOwnedCrystal, ManaEnhancement, Sacrifice)):
            self.keeps_crystals = True
        elif isinstance(effect, Shapeshift):
            self.shapeshifts = True
        elif isinstance(effect, Darkness):
            self.black = True
        for part in parts_of(effect):
            self._notice(part)

    # -- looking things up -----------------------------------------------------------

    def _measure(self, realm: Realm, hero: Hero) -> None:
        for card in hero.hand:
            deed = realm.deed(card)
            if deed.kind != DeedKind.WOUND:
                self._measure_card(deed)
        for unit in hero.units:
            self._measure_unit(unit.kind)
            if unit.banner != NOTHING:
                self._measure_card(realm.deed(unit.banner))
        for skill in hero.skills:
            self._measure_skill(skill.kind)
        for printed in in_force(realm):
            self._measure_printed(printed)

    def _measure_printed(self, printed: Content) -> None:
        """Something that was played earlier in the turn and still has an effect."""
        if isinstance(printed, DeedDef):
            self._measure_card(printed)
        elif isinstance(printed, UnitDef):
            self._measure_unit(printed)
        elif isinstance(printed, SkillDef):
            self._measure_skill(printed)

    def _measure_skill(self, kind: SkillDef) -> None:
        ceiling = self._ceiling(kind.effect, f"skill:{kind.key}")
        costs = kind.use != SkillUse.TURN
        if isinstance(kind.effect, SidewaysWithMana):
            self.items[kind.key] = Item([], costs)
            self.items[kind.key].pay([NO_COLOUR], ceiling)
        else:
            self.items[kind.key] = Item([ceiling], costs)

    def _measure_card(self, deed: DeedDef) -> None:
        free = [self.effect_ceilings.sideways(SIDEWAYS)]
        basic = self._ceiling(deed.basic, f"basic:{deed.key}")
        strong = self._ceiling(deed.strong, f"strong:{deed.key}")
        if deed.kind == DeedKind.SPELL and not self.black:  # MK-4.1.4
            strong = self.plays[f"strong:{deed.key}"] = Ceiling()
            self.idle.add(f"strong:{deed.key}")
        if deed.kind != DeedKind.SPELL:
            free.append(basic)
        if deed.kind == DeedKind.ARTIFACT:  # MK-4.1.5
            free.append(strong)
        if deed.banner == GLORY:
            free.append(of_either(1, Range.MELEE, 1, [ANY]))
        elif deed.banner:
            free.append(of_either(0, Range.MELEE, self._fear(deed.banner), [ANY]))
            free.append(mercy(NO_CEILING))
        item = Item(free, True)
        if deed.kind == DeedKind.SPELL:
            item.pay([deed.colour], basic)
        if deed.kind != DeedKind.ARTIFACT:
            item.pay(
                [deed.colour, Mana.BLACK] if deed.kind == DeedKind.SPELL else [deed.colour], strong
            )
        self.items[deed.key] = item
        shapely = self.shapeshifts and len(shapes_of(deed.basic)) > 0
        if self._is_vain(deed.basic) and self._is_vain(deed.strong):
            self.vain.add(deed.key)
        if not deed.banner and not shapely:
            self._note_spare(deed.key, basic, strong)
        if deed.is_action:
            self.effect_ceilings.card.raise_to(basic)
            self.effect_ceilings.card.raise_to(strong)

    def _is_vain(self, effect: Effect) -> bool:
        if isinstance(effect, May) and not self.effect_ceilings.measure(effect.effect).is_useless:
            return False
        return all(self._is_vain(part) for part in parts_of(effect))

    def _note_spare(self, key: str, basic: Ceiling, strong: Ceiling) -> None:
        if basic.is_useless and strong.is_useless:
            self.spare.add(key)
        for ceiling in (basic, strong):
            if ceiling.attack or ceiling.mana or ceiling.bends or ceiling.hires:
                return
        self.spare_at_last.add(key)

    def _fear(self, banner: str) -> int:
        return self.effect_ceilings.charge if banner == FEAR else 0

    def _measure_unit(self, kind: UnitDef) -> None:
        free: list[Ceiling] = []
        paid: list[tuple[int, Ceiling]] = []
        for number, ability in enumerate(kind.abilities):
            ceiling = self._ceiling(ability.effect, f"activate:{kind.key}#{number}")
            if ability.cost == NO_COLOUR:
                free.append(ceiling)
            else:
                paid.append((ability.cost, ceiling))
        item = Item(free, True)
        for colour, ceiling in paid:
            item.pay([colour], ceiling)
        self.items[kind.key] = item
        self.effect_ceilings.unit.raise_to(item.most)

    def _ceiling(self, effect: Effect, name: str) -> Ceiling:
        found = self.effect_ceilings.measure(effect)
        self.plays[name] = found
        self.idle.discard(name)
        self.only_attack.discard(name)
        if found.mercy or found.hires:
            self.merciful.add(name)
        if found.mana and not (found.whole or found.mercy or found.bends or found.hires):
            self.only_mana.add(name)
        if found.is_useless:
            self.idle.add(name)
        elif found.only_attack:
            self.only_attack.add(name)
        return found

    def item(self, name: str) -> Item:
        return self.items.get(name, self.unknown)


def play_name(realm: Realm, option: Option) -> str:
    word = f"{option.verb}:{realm.cards[option.what].key}"
    return f"{word}#{option.amount}" if option.meant is ACTIVATE else word


def _depends_on_colours(effect: Effect) -> bool:
    """Does the colour or kind of the card that it takes matter?"""
    if isinstance(effect, OF_COLOURED_CARDS):
        return True
    return any(_depends_on_colours(part) for part in parts_of(effect))


def _effects_of(realm: Realm, hero: Hero, black: bool) -> list[Effect]:
    """Without black mana no spell has its strong effect (MK-4.1.4)."""
    found: list[Effect] = []
    for card in hero.hand:
        deed = realm.deed(card)
        if deed.kind != DeedKind.WOUND:
            found.append(deed.basic)
            if black or deed.kind != DeedKind.SPELL:
                found.append(deed.strong)
    for unit in hero.units:
        found += [ability.effect for ability in unit.kind.abilities]
    found += [skill.kind.effect for skill in hero.skills]
    for printed in in_force(realm):
        found += effects_on(printed)
    return found


def in_force(realm: Realm) -> list[Content]:
    """What was played this turn and still has an effect."""
    cards = sorted({boon.card for boon in realm.turn.boons if boon.card != NOTHING})
    return [realm.cards[card] for card in cards]


def effects_on(printed: Content) -> list[Effect]:
    if isinstance(printed, DeedDef):
        return [printed.basic, printed.strong]
    if isinstance(printed, UnitDef):
        return [ability.effect for ability in printed.abilities]
    return [printed.effect] if isinstance(printed, SkillDef) else []


def counts_on_others(realm: Realm) -> bool:
    """Is there something to play that is neither in the hand nor among the hero's units and usable
    skills: tokens in the centre, skills to turn up, spells of the offer? It has no ceiling."""
    hero = realm.hero_of_turn()
    if has_boon(realm, boons_of_cards.SpellFromOffer) or any(
        skill.flipped for skill in hero.skills
    ):
        return True
    for other in realm.heroes:
        if other.seat != hero.seat and any(skill.in_centre for skill in other.skills):
            return True
    return False

"""Which mana is wanted in which phase of a fight; all other mana is of no use there."""

from ...effects import boons_of_mana
from ...effects.lasting import Lasting
from ...effects.mana import Pay
from ...effects.shapeshift import Shapeshift, shapes_of
from ...effects.skills import SidewaysWithMana
from ...effects.spells import ManaBolt
from ...effects.units import FuelledColdFire, SeveralAbilities
from ...printed.cards import DeedDef, DeedKind, Effect, EnemyAbility
from ...printed.kinds import BASIC_COLOURS, COLOURS, NO_COLOUR, Mana
from ...rules.cards.mana import OPPOSITE
from ...state.combat import Combat
from ...state.heroes import Hero
from ...state.realm import Realm
from ...state.turn import COMBAT_PHASES, Phase
from .bounds import Bounds, counts_on_others
from .ceilings import Ceiling
from .effect_ceilings import FROM_THE_TABLE, kinds_in, parts_of


class Wants:
    """The wanted colours by phase."""

    def __init__(self, realm: Realm, bounds: Bounds, at_risk: bool) -> None:
        combat = realm.combat
        assert combat is not None
        self.colours: dict[int, list[bool]] = {}
        self.moneyless: set[str] = set()  # plays that neither take nor give mana
        for phase in COMBAT_PHASES:
            self.colours[phase] = [False] * len(COLOURS)
        self.summons = summons_any(combat)
        self.at_risk = at_risk or self.summons or paralyzes_any(realm, combat)
        self.at_risk = self.at_risk or len(realm.hero_of_turn().units) > 0
        self.polarizes = False
        self.shaped = shaped_colours(realm, realm.hero_of_turn())
        self._ask_all(realm, realm.hero_of_turn(), bounds, False)
        if self.has_any:
            self._ask_all(realm, realm.hero_of_turn(), bounds, True)
        if counts_on_others(realm):
            for phase in COMBAT_PHASES:
                self.colours[phase] = [True] * len(COLOURS)
        if self.polarizes:
            for phase in COMBAT_PHASES:
                self._add_opposites(self.colours[phase])

    def _add_opposites(self, wanted: list[bool]) -> None:
        for colour in [each for each in range(BASIC_COLOURS) if wanted[each]]:
            wanted[OPPOSITE[colour]] = True

    @property
    def has_any(self) -> bool:
        return any(self.has_any_in(phase) for phase in COMBAT_PHASES)

    def has_any_in(self, phase: int) -> bool:
        return True in self.colours[phase]

    def _ask_all(self, realm: Realm, hero: Hero, bounds: Bounds, for_mana: bool) -> None:
        """First what costs mana and gives points, then, in phases that want mana, what gives
        mana."""
        for card in hero.hand:
            deed = realm.deed(card)
            if deed.kind != DeedKind.WOUND:
                basic = [deed.colour] if deed.kind == DeedKind.SPELL else []
                self._ask(bounds, f"basic:{deed.key}", deed.basic, basic, for_mana)
                self._ask(bounds, f"strong:{deed.key}", deed.strong, _for_strong(deed), for_mana)
        for unit in hero.units:
            for number, ability in enumerate(unit.kind.abilities):
                cost = [] if ability.cost == NO_COLOUR else [ability.cost]
                name = f"activate:{unit.kind.key}#{number}"
                self._ask(bounds, name, ability.effect, cost, for_mana)
        for skill in hero.skills:
            self._ask(bounds, f"skill:{skill.kind.key}", skill.kind.effect, [], for_mana)

    def _ask(
        self, bounds: Bounds, name: str, effect: Effect, cost: list[int], for_mana: bool
    ) -> None:
        ceiling = bounds.plays[name]
        if ceiling.is_useless or for_mana != (name in bounds.only_mana):
            return
        colours = cost + self._inside(effect)
        if not colours and not ceiling.mana and not ceiling.hires and not ceiling.bends:
            self.moneyless.add(name)
        for phase in COMBAT_PHASES:
            if self.has_any_in(phase) if for_mana else self._fits(ceiling, phase):
                for colour in colours:
                    self.colours[phase][colour] = True

    def _fits(self, ceiling: Ceiling, phase: int) -> bool:
        """Is it of use in this phase, and cannot wait?"""
        if ceiling.hires:
            return True
        if phase == Phase.RANGED:
            return ceiling.bends or ceiling.ranged > 0 or (self.summons and ceiling.block > 0)
        if phase == Phase.ATTACK:
            return ceiling.bends or ceiling.attack > 0
        if phase == Phase.BLOCK:
            return ceiling.mercy > 0 or ceiling.block > 0
        return ceiling.mercy > 0 or self.at_risk

    def _inside(self, effect: Effect) -> list[int]:
        """The mana that an effect itself costs."""
        found: list[int] = []
        for part in parts_of(effect):
            found += self._inside(part)
        if isinstance(effect, Pay):
            found.append(effect.colour)
        elif isinstance(effect, FuelledColdFire):
            found += effect.colours
        elif isinstance(effect, SeveralAbilities):
            found += [ability.cost for ability in effect.abilities]
        elif isinstance(effect, FROM_THE_TABLE):
            found += list(range(len(COLOURS)))  # whatever it brings in may cost
        elif isinstance(effect, Shapeshift):
            found += self.shaped
        elif isinstance(effect, (ManaBolt, SidewaysWithMana)):
            found += list(range(BASIC_COLOURS))
        elif isinstance(effect, Lasting) and effect.kind is boons_of_mana.Polarized:
            self.polarizes = True
        return found


def _for_strong(deed: DeedDef) -> list[int]:
    if deed.kind == DeedKind.ARTIFACT:
        return []
    return [deed.colour, Mana.BLACK] if deed.kind == DeedKind.SPELL else [deed.colour]


def shaped_colours(realm: Realm, hero: Hero) -> list[int]:
    """The colours of the cards that Shapeshift could change."""
    found: list[int] = []
    for card in hero.hand:
        deed = realm.deed(card)
        if deed.is_action and shapes_of(deed.strong):
            found.append(deed.colour)
    return found


def summons_any(combat: Combat) -> bool:
    for foe in combat.foes:
        for attack in foe.kind.attacks:
            if attack.summons != NO_COLOUR:
                return True
    return False


def paralyzes_any(realm: Realm, combat: Combat) -> bool:
    for kind in kinds_in(realm, combat):
        abilities = kind.abilities
        for attack in kind.attacks:
            abilities |= attack.abilities
        if abilities & EnemyAbility.PARALYZE:
            return True
    return False

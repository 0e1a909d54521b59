"""The most that each effect can give in this fight.

What depends on dice or a draw counts as nothing, since the adviser does not play it. An effect not
named here has no ceiling.
"""

from questhall.kernel.decisions import NOTHING

from ...effects import (
    actions,
    artifacts,
    boons_of_combat,
    boons_of_mana,
    boons_of_points,
    cards,
    interactive,
    lasting,
    skills,
    skills_in_centre,
    spells,
)
from ...effects import mana as mana
from ...effects import skills_in_combat as fighting
from ...effects import units as of_units
from ...effects.enemies import (
    AllEnemies,
    ArmourByResistances,
    ArmourChange,
    Change,
    Destroyed,
    LoseResistances,
    LoseWalls,
    NoAttack,
    Possessed,
    Target,
    WeakerAttack,
)
from ...effects.invocation import Invocation
from ...effects.journeys import Journey
from ...effects.points import (
    AllOf,
    AttackPoints,
    BlockPoints,
    HealPoints,
    InfluencePoints,
    MovePoints,
    OneOf,
)
from ...effects.shapeshift import Shapeshift
from ...effects.skills_in_centre import ManaEnhancement
from ...printed.cards import Effect, EnemyAbility, EnemyDef
from ...printed.kinds import Element, Mana, Range
from ...rules.cards.tracks import command_of
from ...rules.cards.uses_of_points import assault_price
from ...rules.combat.blocks import icons_on
from ...state.combat import Combat, Foe, Origin
from ...state.realm import Realm
from ...state.turn import Boon
from .ceilings import (
    ALL_HUES,
    ANY,
    BASIC_HUES,
    NO_CEILING,
    WILD,
    Ceiling,
    bending,
    bottomless,
    mercy,
    of_attack,
    of_block,
    of_either,
    of_mana,
)

SIDEWAYS = 1  # counted with the card
MOST_SHAPED = 5  # the most points of a basic action
MOST_RESISTANCES = 3
DEAREST_TERRAIN = 5
PER_HINDRANCE = 4  # the block saved by one point less of a Swift elemental attack
THREE = 3  # the most mana for a card or a die

# Effects that never change how a fight ends.
NOTHING_AT_ALL = (
    HealPoints,
    Journey,
    actions.AtTurnEnd,
    actions.ChangeReputation,
    actions.GainFame,
    actions.OutOfCombat,
    actions.TakeWounds,
    actions.TemporalPortal,
    actions.WhenTalking,
    artifacts.OnlyAssigned,
    artifacts.RandomCrystals,
    cards.BuySpell,
    cards.Draw,
    interactive.ManaMeltdown,
    lasting.CheaperTerrain,
    lasting.PerRecruit,
    mana.Crystallize,
    mana.DieCrystal,
    mana.ManaStorm,
    of_units.BecomeWounded,
    of_units.Scout,
    skills.BondsOfLoyalty,
    skills.DiscardWound,
    skills.FarSight,
    skills.Flight,
    skills.GlitteringFortune,
    skills.HealUnit,
    skills_in_centre.HealingRitual,
    skills_in_centre.PrayerOfWeather,
    skills_in_centre.SourceFreeze,
    spells.Meditation,
    spells.RichHealing,
    spells.TimeBending,
)


# Effects that bring in what lies on the table: offers, common skills, tokens that were kept. What
# that can give is not measured.
WITH_SPELLS = (
    artifacts.OfferedSpell,
    artifacts.SpellTraining,
    cards.BorrowSpell,
    mana.SpellCrystals,
)
WITH_ACTIONS = (cards.BuyAction, cards.OfferedAction, cards.Training)
WITH_UNITS = (spells.CallToArms, spells.FreeRecruit)
WITH_SKILLS = (artifacts.BorrowSkill, artifacts.TakeSkill)
FROM_THE_TABLE = (
    *WITH_SPELLS,
    *WITH_ACTIONS,
    *WITH_UNITS,
    *WITH_SKILLS,
    artifacts.HealAllUnits,
    fighting.PuppetMaster,
)


def brings_in(realm: Realm, effect: Effect) -> bool:
    """Is there anything on the table that the effect could bring into the fight?"""
    hero = realm.hero_of_turn()
    if isinstance(effect, WITH_SPELLS):
        return len(realm.spell_offer) > 0
    if isinstance(effect, WITH_ACTIONS):
        return len(realm.action_offer) > 0
    if isinstance(effect, WITH_UNITS):
        return len(realm.unit_offer) > 0
    if isinstance(effect, WITH_SKILLS):
        return len(realm.common_skills) > 0
    if isinstance(effect, fighting.PuppetMaster):
        return len(hero.kept_tokens) > 0
    return isinstance(effect, artifacts.HealAllUnits) and len(hero.units) > 0


class EffectCeilings:
    """The measures for effects in this fight: who is in it, and which points count as others."""

    def __init__(self, realm: Realm, combat: Combat) -> None:
        hero = realm.hero_of_turn()
        self.realm = realm
        self.cards = len(hero.hand)
        self.units = len(hero.units)
        self.command = command_of(hero)
        self.unit = Ceiling()  # the most that one unit gives
        self.card = Ceiling()
        self.all_siege = False
        self.move_strikes = False
        self.move_hinders = False  # hinders cumbersome enemies
        self.move_blocks = False
        self.influence_blocks = False
        self.influence_hires = False  # pays units that cost influence before they fight or are hurt
        self.foes = 0
        self.armour = 0  # the most points that one enemy takes
        self.charge = 0  # the most block
        self.icons = 0  # the most icons on one token
        self.per_armour = 1  # how many points a point of armour is worth
        self.per_attack = 1
        for unit in hero.units:
            if unit.kind.damage_price or assault_price(realm, unit):
                self.influence_hires = True
        for kind in kinds_in(realm, combat):
            self._meet(kind)

    def _meet(self, kind: EnemyDef) -> None:
        self.foes += 1
        abilities = kind.abilities
        charge = 0
        for attack in kind.attacks:
            abilities |= attack.abilities
            charge += 4 * (attack.value + 2)  # inefficient against Swift, in a blue city
            swift = 2 if (kind.abilities | attack.abilities) & EnemyAbility.SWIFT else 1
            halved = 1 if attack.element == Element.PHYSICAL else 2
            self.per_attack = max(self.per_attack, swift * halved)
        if abilities & EnemyAbility.CUMBERSOME:
            self.move_hinders = True
        if kind.resistances:
            self.per_armour = 2
        self.armour = max(self.armour, 2 * (kind.armour + kind.defend + 10))
        self.charge = max(self.charge, charge)
        self.icons = max(self.icons, icons_on(Foe(NOTHING, kind, Origin.GARRISON, NOTHING)))

    def notice(self, effect: Effect) -> None:
        """Note if the effect makes points count as others."""
        if isinstance(effect, lasting.AgileMove):
            self.move_strikes = True
        elif isinstance(effect, spells.WingsOfNight):
            self.move_blocks = True
        elif isinstance(effect, lasting.Diplomacy):
            self.influence_blocks = True
        elif isinstance(effect, fighting.OneAttack) and effect.cumbersome:
            self.move_hinders = True
        elif isinstance(effect, lasting.Lasting) and effect.kind is boons_of_points.AllSiege:
            self.all_siege = True
        for part in parts_of(effect):
            self.notice(part)

    # -- effects ---------------------------------------------------------------------

    def measure(self, effect: Effect) -> Ceiling:
        if isinstance(effect, NOTHING_AT_ALL):
            return Ceiling()
        if isinstance(effect, FROM_THE_TABLE):
            return bottomless() if brings_in(self.realm, effect) else Ceiling()
        found = self._points(effect)
        if found is None:
            found = self._of_the_fight(effect)
        if found is None:
            found = self._mana(effect)
        if found is None:
            found = self._combined(effect)
        return bottomless() if found is None else found

    def _points(self, effect: Effect) -> Ceiling | None:
        if isinstance(effect, AttackPoints):
            return self._attack(effect)
        if isinstance(effect, BlockPoints):
            return self._block(effect)
        if isinstance(effect, (MovePoints, lasting.AgileMove)):
            return self.move(effect.amount)
        if isinstance(effect, INFLUENCE):
            return self._influence(effect)
        if isinstance(effect, skills.ForwardMarch):
            return self.move(skills.MOST_MARCHING)
        if isinstance(effect, spells.ManaBolt):
            return self._best_of(effect.bolts)
        if isinstance(effect, spells.ShieldSpell):
            found = of_block(effect.amount, [Element.FIRE])
            burns = self.armour if effect.destroys else effect.amount
            found.add(of_attack(burns, Range.MELEE, [ANY if effect.destroys else Element.FIRE]))
            return found
        if isinstance(effect, artifacts.SeveralBlocks):
            return of_block(effect.amount * effect.times, [effect.element])
        if isinstance(effect, artifacts.DiscardAttack):
            return of_attack(effect.amount * self.cards, effect.range, [Element.PHYSICAL])
        if isinstance(effect, artifacts.HornOfWrath):
            return of_attack(effect.AMOUNT, Range.SIEGE, [Element.PHYSICAL])
        if isinstance(effect, of_units.FuelledColdFire):
            amount = effect.amount + effect.by * len(effect.colours)
            return of_either(amount, self._range(Range.MELEE), amount, [Element.COLD_FIRE])
        return self._sideways(effect)

    def _range(self, printed: int) -> int:
        return Range.SIEGE if self.all_siege else printed

    def _best_of(self, effects: list[AttackPoints]) -> Ceiling:
        total = Ceiling()
        for effect in effects:
            total.raise_to(self.measure(effect))
        return total

    def _attack(self, effect: AttackPoints) -> Ceiling | None:
        amount = effect.amount
        if isinstance(effect, actions.AttackPerBlocked):
            amount += effect.each * self.foes
        elif type(effect) not in (AttackPoints, actions.HonourableAttack):
            return None
        return of_attack(amount, self._range(effect.range), [effect.element])

    def _block(self, effect: BlockPoints) -> Ceiling | None:
        amount = effect.amount * (2 if effect.twice else 1)
        elements = [effect.element]
        if isinstance(effect, actions.ToughBlock):
            amount += self.icons
        elif isinstance(effect, actions.TerrainBlock):
            amount = DEAREST_TERRAIN
            elements = [Element.FIRE, Element.ICE]
        found = of_block(amount, elements)
        if isinstance(effect, actions.ChillingBlock):
            found.add(of_attack(abs(effect.armour) * self.per_armour, Range.MELEE, [ANY]))
        elif isinstance(effect, actions.BashingBlock):
            found.add(of_attack(NO_CEILING, Range.MELEE, [ANY]))
        return found

    def move(self, amount: int) -> Ceiling:
        found = Ceiling()
        if self.move_strikes:
            found.raise_to(of_attack(amount, self._range(Range.RANGED), [Element.PHYSICAL]))
        if self.move_hinders:
            found.raise_to(of_block(amount * PER_HINDRANCE, [ANY]))
            found.mercy = 2 * amount  # of a brutal attack
        if self.move_blocks:
            found.raise_to(of_block(amount * self.charge, [ANY]))
        found.whole = found.attack + found.block  # some for each purpose
        return found

    def influence(self, amount: int) -> Ceiling:
        found = of_block(amount if self.influence_blocks else 0, [ANY])
        found.hires = self.influence_hires and amount > 0
        return found

    def _influence(self, effect: Effect) -> Ceiling:
        if isinstance(effect, actions.InfluencePerWound):
            return self.influence(NO_CEILING)
        if isinstance(effect, skills.Beguile):
            return self.influence(max(effect.amount, effect.fortified, effect.glade))
        if isinstance(effect, skills.OnHerOwn):
            return self.influence(effect.alone)
        assert isinstance(effect, (InfluencePoints, lasting.Diplomacy))
        return self.influence(effect.amount)

    def sideways(self, amount: int) -> Ceiling:
        """A card that gives this many points of any kind (MK-4.1.7)."""
        found = of_either(amount, Range.MELEE, amount, [Element.PHYSICAL])
        found.raise_to(self.move(amount))
        found.raise_to(self.influence(amount))
        return found

    def _sideways(self, effect: Effect) -> Ceiling | None:
        amount = 0
        if isinstance(effect, skills.WoundSideways):
            amount = effect.amount
        elif isinstance(effect, skills.SidewaysWithMana):
            amount = effect.same - SIDEWAYS
        elif isinstance(effect, skills.BetterSideways):
            amount = effect.better - SIDEWAYS
        elif isinstance(effect, skills.SidewaysWithoutDice):
            amount = effect.without - SIDEWAYS
        elif isinstance(effect, skills_in_centre.WolfsHowl):
            amount = effect.amount + self.command - SIDEWAYS
        elif isinstance(effect, Shapeshift):
            found = of_either(MOST_SHAPED, Range.MELEE, MOST_SHAPED, [ANY])
            found.raise_to(self.move(MOST_SHAPED))
            return found
        return self.sideways(amount) if amount else None

    def _of_the_fight(self, effect: Effect) -> Ceiling | None:
        if isinstance(effect, (Target, AllEnemies)):
            return self._aimed(effect)
        if isinstance(effect, fighting.OneAttack):
            found = self._weaker(-effect.amount)
            found.mercy = NO_CEILING if effect.to_this_unit else found.mercy
            return found
        if isinstance(effect, fighting.Doom):
            return of_attack(self.armour, Range.MELEE, [ANY])
        if isinstance(effect, fighting.Duel):
            found = of_block(effect.block, [Element.PHYSICAL])
            found.add(of_attack(effect.attack, Range.MELEE, [Element.PHYSICAL]))
            return found
        if isinstance(effect, fighting.ForkedLightning):
            return of_attack(effect.amount * fighting.FORKED, Range.RANGED, [Element.COLD_FIRE])
        if isinstance(effect, fighting.KnowYourPrey):
            found = of_block(NO_CEILING, [ANY])
            found.mercy = NO_CEILING
            found.bends = found.no_walls = found.no_resistances = True
            return found
        if isinstance(effect, artifacts.SwordOfJustice):
            found = of_attack(NO_CEILING, Range.MELEE, [ANY])
            found.no_resistances = True
            return found
        if isinstance(effect, lasting.UnitResists):
            return mercy(NO_CEILING)
        if isinstance(effect, (lasting.UnitsRage, of_units.OtherUnitsAttack)):
            return self._for_units(effect.amount)
        if isinstance(effect, artifacts.UnitsGlory):
            return self._for_units(1)
        if isinstance(effect, lasting.Lasting):
            return self._lasting(effect)
        return None

    def _for_units(self, amount: int) -> Ceiling:
        total = amount * self.units
        return of_either(total, Range.SIEGE, total, [ANY])

    def _lasting(self, effect: lasting.Lasting) -> Ceiling | None:
        if isinstance(effect, fighting.IgnoreDamage):
            return mercy(max(effect.amount, effect.which, effect.least))
        if isinstance(effect, fighting.Lead):
            found = of_either(effect.least, Range.RANGED, effect.amount, [ANY])
            found.raise_to(of_attack(effect.which, Range.MELEE, [ANY]))
            return found
        if effect.kind in (boons_of_combat.UnitsResist, boons_of_combat.IgnoreWound):
            return mercy(NO_CEILING)
        if effect.kind is boons_of_points.Ambush:
            return of_either(effect.amount, Range.SIEGE, effect.which, [ANY])
        if effect.kind is boons_of_points.DeadlyAim:
            found = of_attack(effect.amount, Range.SIEGE, [ANY])
            found.raise_to(of_attack(effect.which, Range.MELEE, [ANY]))
            return found
        if effect.kind is boons_of_combat.NoWoundAttack:
            return of_attack(effect.amount, Range.MELEE, [Element.PHYSICAL])
        if effect.kind is boons_of_points.NextBlockPlus:
            return of_block(effect.amount, [ANY])
        return self._bending(effect.kind)

    def _bending(self, kind: type[Boon]) -> Ceiling | None:
        if kind is boons_of_mana.Polarized:
            return of_mana(1, ALL_HUES)
        found = bending()
        if kind is boons_of_points.AllSiege:
            return found
        if kind is boons_of_points.AllColdFire:
            found.no_resistances = True
            return found
        if kind is boons_of_combat.NoWalls:
            found.no_walls = True
            return found
        return None if issubclass(kind, boons_of_points.OfCombat) else Ceiling()

    # -- enemies ---------------------------------------------------------------------

    def _aimed(self, effect: Target | AllEnemies) -> Ceiling:
        total = Ceiling()
        for change in effect.changes:
            total.add(self._change(change))
        if isinstance(effect, AllEnemies):
            return total.times(self.foes)
        total = total.times(effect.most)
        if effect.others is not None:
            total.add(self.measure(effect.others))
        return total

    def _change(self, change: Change) -> Ceiling:
        if isinstance(change, NoAttack):
            return of_block(self.charge, [ANY])
        if isinstance(change, ArmourChange):
            return self._less_armour(-min(change.amount, change.fortified))
        if isinstance(change, ArmourByResistances):
            return self._less_armour(-change.amount * MOST_RESISTANCES)
        if isinstance(change, WeakerAttack):
            return self._weaker(change.amount)
        if isinstance(change, Possessed):
            found = of_block(self.charge, [ANY])
            found.add(of_attack(self.charge, Range.MELEE, [ANY]))
            return found
        if isinstance(change, Destroyed):
            return of_attack(self.armour, Range.SIEGE, [ANY])
        found = bending()
        if isinstance(change, LoseWalls):
            found.no_walls = True
            return found
        if isinstance(change, LoseResistances):
            found.no_resistances = True
            return found
        return bottomless()

    def _less_armour(self, amount: int) -> Ceiling:
        return of_attack(max(0, amount) * self.per_armour, Range.SIEGE, [ANY])

    def _weaker(self, amount: int) -> Ceiling:
        found = of_block(max(0, amount) * self.per_attack, [ANY])
        found.mercy = 2 * max(0, amount)  # of a brutal attack
        return found

    # -- mana, and effects made of others ----------------------------------------------

    def _mana(self, effect: Effect) -> Ceiling | None:
        if isinstance(effect, mana.GainMana):
            return of_mana(effect.count, hues_of(effect.colours))
        if isinstance(effect, mana.ExtraDice):
            return of_mana(effect.count, ALL_HUES)
        if isinstance(effect, artifacts.EqualCrystals):
            return of_mana(effect.count, BASIC_HUES)
        if isinstance(effect, mana.SetDice):
            return of_mana(effect.dice * effect.tokens, ALL_HUES)
        if isinstance(effect, artifacts.SoulHarvest):
            return of_mana(self.foes, ALL_HUES)
        if isinstance(effect, artifacts.EndlessMana):
            return of_mana(NO_CEILING, ALL_HUES)
        if isinstance(effect, spells.Offering):
            return of_mana(1 + effect.most, ALL_HUES)
        if isinstance(effect, cards.Decompose):
            return of_mana(THREE, BASIC_HUES)
        if isinstance(effect, interactive.ManaClaim):
            return of_mana(THREE, ALL_HUES)
        if isinstance(effect, interactive.ManaRadiance):
            return of_mana(effect.CRYSTALS, BASIC_HUES)
        if isinstance(effect, mana.GainCrystal):
            return of_mana(1, hues_of(effect.colours))
        if isinstance(effect, (artifacts.Darkness, artifacts.Sunlight)):
            return of_mana(1, ALL_HUES | WILD)
        if isinstance(effect, (interactive.MindRead, mana.GainOwnedCrystal, ManaEnhancement)):
            return of_mana(1, BASIC_HUES)
        if isinstance(effect, (Invocation, skills_in_centre.ManaExploit)):
            return of_mana(1, ALL_HUES)
        return None

    def _combined(self, effect: Effect) -> Ceiling | None:
        if isinstance(effect, cards.WithAction):  # the other card is counted separately
            found = of_either(effect.plus, Range.SIEGE, effect.plus, [ANY])
            found.add(of_mana(1, ALL_HUES))
            return found
        if isinstance(effect, spells.PerEnemy):
            return self.measure(effect.effect).raised(effect.by * self.foes)
        if isinstance(effect, cards.DiscardToRaise):
            return self.measure(effect.effect).raised(effect.by * self.cards)
        if isinstance(effect, cards.Repeat):
            return self.card.times(effect.times)
        if isinstance(effect, (actions.ReadyUnit, interactive.EnergyFlow)):
            return self.unit
        if isinstance(effect, (spells.ReadyUnits, artifacts.ReadyAll)):
            return self.unit.times(self.units)
        parts = parts_of(effect)
        if not parts:
            return None
        total = Ceiling()
        for part in parts:
            if isinstance(effect, TOGETHER):
                total.add(self.measure(part))
            else:
                total.raise_to(self.measure(part))
        return total


INFLUENCE = (InfluencePoints, lasting.Diplomacy, skills.Beguile, skills.OnHerOwn)
TOGETHER = (AllOf, artifacts.DruidicStaff, of_units.SeveralAbilities)
ALONE = (
    actions.May,
    cards.DiscardFor,
    cards.DiscardToRaise,
    cards.ThrowAwayFor,
    mana.Pay,
    of_units.InPhase,
    skills.IfLowestFame,
    spells.PerEnemy,
)


LENT = (skills_in_centre.Lend, skills_in_centre.Howl, skills_in_centre.NaturesVengeance)


def parts_of(effect: Effect) -> list[Effect]:
    """The effects inside an effect."""
    if isinstance(effect, (OneOf, AllOf, artifacts.DruidicStaff)):
        return effect.effects
    if isinstance(effect, ALONE):
        return [effect.effect]
    if isinstance(effect, actions.ByDay):
        return [effect.day, effect.night]
    if isinstance(effect, spells.InForest):
        return [effect.inside, effect.outside]
    if isinstance(effect, of_units.WithMana):
        return [effect.stronger, effect.plain]
    if isinstance(effect, of_units.SeveralAbilities):
        return [ability.effect for ability in effect.abilities]
    if isinstance(effect, LENT):
        return [effect.own]
    if isinstance(effect, skills_in_centre.MasterOfChaos):
        return effect.effects
    if isinstance(effect, skills.Turning):
        return [effect.turning] if effect.plain is None else [effect.plain, effect.turning]
    return []


def hues_of(colours: list[int]) -> int:
    """What mana of these colours may pay for."""
    found = 0
    for colour in colours:
        found |= BASIC_HUES if colour == Mana.GOLD else 1 << colour
    return found


def kinds_in(realm: Realm, combat: Combat) -> list[EnemyDef]:
    """The enemies of the fight, and those they may summon."""
    found = [foe.kind for foe in combat.foes]
    for pile in realm.piles:
        found += [realm.enemy(token) for token in pile]
    return found

"""What lasting effects change about combat (MK-8)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..printed.cards import EnemyAbility, Play
from ..printed.kinds import NO_COLOUR, RESISTS_ALL, Conversion, Element, Mana, Range, Resists
from ..rules.cards.mana import gain_crystal
from ..rules.cards.points import gain_attack, gain_block
from ..rules.combat.blocks import blocks_made
from ..rules.combat.conversions import ConvertPoints, UseBoon
from ..rules.foes import call_off, standing
from ..state.boons import add_boon, boons_of
from ..state.combat import AttackState, Foe, Origin
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import Boon, Phase
from .boons_of_points import OfCombat

MOVE_FOR_RANGED = 2  # move points for one point of attack
SOULS = ((Mana.RED, Resists.FIRE), (Mana.BLUE, Resists.ICE), (Mana.GREEN, Resists.PHYSICAL))

# -- points turned into others (MK-5.6.8) ----------------------------------------------


class MoveAsAttack(OfCombat):
    def move_as_attack(self) -> bool:
        return True

    def converts(self, realm: Realm, hero: Hero) -> list[Option]:
        if realm.turn.phase != Phase.ATTACK:
            return []
        return _amounts(realm, self, Conversion.MOVE_AS_ATTACK, realm.turn.move)

    def use(self, realm: Realm, hero: Hero, option: Option) -> None:
        realm.turn.move -= option.amount
        play = Play(self.card, NO_COLOUR)
        gain_attack(realm, hero, play, option.amount, Range.MELEE, Element.PHYSICAL)


class MoveAsRanged(OfCombat):
    """Two points for one."""

    def move_as_ranged(self) -> bool:
        return True

    def converts(self, realm: Realm, hero: Hero) -> list[Option]:
        if realm.turn.phase != Phase.RANGED:
            return []
        most = realm.turn.move // MOVE_FOR_RANGED
        return _amounts(realm, self, Conversion.MOVE_AS_RANGED, most)

    def use(self, realm: Realm, hero: Hero, option: Option) -> None:
        realm.turn.move -= option.amount * MOVE_FOR_RANGED
        play = Play(self.card, NO_COLOUR)
        gain_attack(realm, hero, play, option.amount, Range.RANGED, Element.PHYSICAL)


class InfluenceAsBlock(OfCombat):
    """As block of its element."""

    def influence_as_block(self) -> bool:
        return True

    def converts(self, realm: Realm, hero: Hero) -> list[Option]:
        if realm.turn.phase != Phase.BLOCK:
            return []
        return _amounts(realm, self, Conversion.INFLUENCE_AS_BLOCK, realm.turn.influence)

    def use(self, realm: Realm, hero: Hero, option: Option) -> None:
        realm.turn.influence -= option.amount
        gain_block(realm, hero, Play(self.card, NO_COLOUR), option.amount, self.element)


def _amounts(realm: Realm, boon: Boon, word: int, most: int) -> list[Option]:
    """All points at once, or one, so that the rest can serve another attack or a later phase."""
    amounts = [most, 1] if most > 1 else [most] if most > 0 else []
    return [_block(realm, boon, word, amount) for amount in amounts]


def _block(realm: Realm, boon: Boon, word: int, amount: int) -> Option:
    """Physical points need no more words."""
    deal = ConvertPoints(realm.turn.boons.index(boon))
    if boon.element == Element.PHYSICAL:
        return Option("convert", word, NOTHING, amount, meant=deal)
    return Option("convert-block", word, boon.element, amount, meant=deal)


def _attack(realm: Realm, boon: Boon, word: int) -> Option:
    deal = ConvertPoints(realm.turn.boons.index(boon))
    if boon.element == Element.PHYSICAL:
        return Option("convert", word, NOTHING, boon.amount, meant=deal)
    return Option("convert-attack", word, boon.element, boon.amount, meant=deal)


# -- promised attacks and blocks -------------------------------------------------------


class PromisedAttack(OfCombat):
    """Attack in the attack phase."""

    def use(self, realm: Realm, hero: Hero, option: Option) -> None:
        play = Play(self.card, NO_COLOUR)
        gain_attack(realm, hero, play, self.amount, Range.MELEE, self.element)
        if self.foe != NOTHING:
            add_boon(realm, Possessed, self.card).foe = self.foe
        self.is_spent(realm)


class LaterAttack(PromisedAttack):
    """Usable in the attack phase: `amount` of its element; not against `foe`."""

    def converts(self, realm: Realm, hero: Hero) -> list[Option]:
        if realm.turn.phase != Phase.ATTACK:
            return []
        return [_attack(realm, self, Conversion.LATER_ATTACK)]


class NoWoundAttack(PromisedAttack):
    """Attack in the attack phase if no wound was taken into hand."""

    def converts(self, realm: Realm, hero: Hero) -> list[Option]:
        combat = realm.combat
        if realm.turn.phase != Phase.ATTACK or combat is None or combat.wounds:
            return []
        return [_attack(realm, self, Conversion.NO_WOUND_ATTACK)]


class Possessed(OfCombat):
    """Points in use now cannot hit the enemy `foe`."""

    def cannot_hit(self, place: int) -> bool:
        return place == self.foe

    def attack_over(self, realm: Realm) -> None:
        self.is_spent(realm)


class LaterBlock(OfCombat):
    """`amount` of its element, once more than `least` blocks were made: each block of Shield of
    the Fallen Kings waits for the one before it."""

    def converts(self, realm: Realm, hero: Hero) -> list[Option]:
        combat = realm.combat
        if realm.turn.phase != Phase.BLOCK or combat is None:
            return []
        made = blocks_made(combat)
        ready = [boon for boon in boons_of(realm, LaterBlock) if made > boon.least]
        if not ready or ready[0] is not self:
            return []
        return [_block(realm, self, Conversion.LATER_BLOCK, self.amount)]

    def use(self, realm: Realm, hero: Hero, option: Option) -> None:
        combat = realm.combat
        assert combat is not None
        self.is_spent(realm)
        for other in boons_of(realm, LaterBlock):
            other.least = blocks_made(combat)
        gain_block(realm, hero, Play(self.card, NO_COLOUR), self.amount, self.element)


class MoveStopsAttacks(OfCombat):
    """Wings of Night: for `amount` move points another enemy does not attack."""

    def move_stops_attacks(self) -> bool:
        return True

    def converts(self, realm: Realm, hero: Hero) -> list[Option]:
        """Each further enemy costs one more move point."""
        combat = realm.combat
        if combat is None or realm.turn.phase not in (Phase.RANGED, Phase.BLOCK):
            return []
        within = [boon for boon in boons_of(realm, MoveStopsAttacks) if boon.pays(realm)]
        if not within or within[0] is not self:
            return []
        deal = UseBoon(realm.turn.boons.index(self))
        foes = [combat.foes[place] for place in standing(combat)]
        return [
            Option("stop-attack", foe.token, NOTHING, self.amount, meant=deal)
            for foe in foes
            if AttackState.OPEN in foe.attacks and not foe.has(EnemyAbility.ARCANE_IMMUNITY)
        ]

    def pays(self, realm: Realm) -> bool:
        return realm.turn.move >= self.amount

    def use(self, realm: Realm, hero: Hero, option: Option) -> None:
        combat = realm.combat
        assert combat is not None
        realm.turn.move -= self.amount
        self.amount += 1
        call_off(realm, combat.foe_of(option.what))


# -- attack ----------------------------------------------------------------------------


class NoWalls(OfCombat):
    """Site fortifications are ignored."""

    def ignores_walls(self) -> bool:
        return True


class RangedTwice(OfCombat):
    """Ranged twice, or as siege."""

    def ranged_twice(self) -> bool:
        return True


class FamePerDefeated(OfCombat):
    """With a phase: only then; `least` 1: only by this attack."""

    def fame_for_defeat(self, phase: int) -> int:
        return self.amount if self.phase in (NOTHING, phase) else 0

    def attack_over(self, realm: Realm) -> None:
        if self.least:
            self.is_spent(realm)


class ReputationPerDefeated(OfCombat):
    """`least` 1: only by this attack."""

    def reputation_for_defeat(self) -> int:
        return self.amount

    def attack_over(self, realm: Realm) -> None:
        if self.least:
            self.is_spent(realm)


class CrystalPerDefeated(OfCombat):
    """Soul Harvester: a crystal in the colour of a resistance, or a white one, for `amount`
    enemies in its phase."""

    def soul_taken(self, realm: Realm, hero: Hero, foe: Foe) -> Flow[None]:
        if self.phase != realm.turn.phase or foe.origin in (Origin.SUMMONED, Origin.OPPONENT):
            return
        options = [Option("colour", colour) for colour, bit in SOULS if foe.kind.resistances & bit]
        options.append(Option("colour", Mana.WHITE))
        answer = yield Decision([hero.seat], "which-colour", options, "MK-4.7.2", self.card)
        gain_crystal(realm, hero, answer.what)
        self.amount -= 1
        if not self.amount:
            self.is_spent(realm)


class Duel(OfCombat):
    """Fame if the enemy `target` is defeated without units."""

    def fame_for_foe(self, token: int, alone: bool) -> int:
        return self.amount if alone and self.target == token else 0


class Scouted(OfCombat):
    """Fame if the token `target` is defeated."""

    def fame_for_foe(self, token: int, alone: bool) -> int:
        return self.amount if self.target == token else 0


# -- block and damage ------------------------------------------------------------------


class BlockBurns(OfCombat):
    """If the block succeeds: a later attack, `amount` of its element."""

    def block_succeeded(self, realm: Realm) -> None:
        add_boon(realm, LaterAttack, self.card, self.amount).element = self.element

    def block_over(self, realm: Realm) -> None:
        self.is_spent(realm)


class BlockDestroys(OfCombat):
    """If the block succeeds, by a card of its colour."""

    def block_destroys(self) -> int:
        return self.colour

    def block_over(self, realm: Realm) -> None:
        self.is_spent(realm)


class BlockChills(OfCombat):
    """The blocked enemy loses `amount` armour."""

    def armour_lost(self, beyond: int) -> int:
        return self.amount

    def block_over(self, realm: Realm) -> None:
        self.is_spent(realm)


class BlockBashes(OfCombat):
    """The same for every surplus point of block."""

    def armour_lost(self, beyond: int) -> int:
        return self.amount * beyond

    def block_over(self, realm: Realm) -> None:
        self.is_spent(realm)


class BlockPerIcon(OfCombat):
    """Ice block for every ability, element and resistance of the enemy."""

    def block_per_icon(self) -> int:
        return 1

    def block_over(self, realm: Realm) -> None:
        self.is_spent(realm)


class FierceFoes(OfCombat):
    """Attacks of enemies are stronger."""

    def fierceness(self) -> int:
        return self.amount


class IgnoreDamage(OfCombat):
    """Of one attack: `amount` if physical, `which` if fire or ice, else `least`."""

    def damage_ignored(self, element: int) -> int:
        if element == Element.COLD_FIRE:
            return self.least
        return self.amount if element == Element.PHYSICAL else self.which


class IgnoreWound(OfCombat):
    def ignores_wound(self) -> bool:
        return True


class UnitsSafe(OfCombat):
    """The hero's units take no damage."""

    def units_are_safe(self) -> bool:
        return True


class UnitsResist(OfCombat):
    def unit_resistances(self, unit: int, mask: int) -> int:
        return RESISTS_ALL


class UnitResists(OfCombat):
    """The unit `target` has these resistances."""

    def unit_resistances(self, unit: int, mask: int) -> int:
        return mask | self.resistances if unit == self.target else mask


class UnitsArmour(OfCombat):
    def unit_armour(self) -> int:
        return self.amount

"""Effects aimed at enemies: armour, resistances, walls, attacks, destruction (MK-8.3.4)."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal

from ..printed.cards import Effect, EnemyAbility, Play
from ..printed.kinds import NO_COLOUR, RESISTS_ALL
from ..rules.audience import listeners
from ..rules.combat.strikes import defeat, take_soul
from ..rules.foes import (
    armour,
    attack_value,
    call_off,
    fortification,
    is_fully_blocked,
    standing,
    withstands,
)
from ..state.boons import add_boon
from ..state.combat import AttackState, Combat, Foe
from ..state.heroes import Hero
from ..state.moments import Moment
from ..state.realm import Realm
from ..state.turn import Phase
from . import boons_of_combat


@mypyc_attr(allow_interpreted_subclasses=True)
class Change:
    """What happens to one enemy."""

    on_attack = False  # does it act on the attack itself (MK-17.3.4)?

    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        """Would it change anything now?"""
        raise TypeError(f"{type(self).__name__} does not say whether it works")

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} changes nothing")


class NoAttack(Change):
    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        return realm.turn.phase in (Phase.RANGED, Phase.BLOCK) and AttackState.OPEN in foe.attacks

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        call_off(realm, foe)
        return no_decisions()


class ArmourChange(Change):
    """Armour falls, to 1 at the least (MK-17.6.3); by another amount if the enemy is fortified."""

    def __init__(self, amount: int, fortified: int) -> None:
        self.amount = amount
        self.fortified = fortified

    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        return armour(realm, combat, foe) > 1

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        walls = fortification(realm, combat, foe) > 0
        foe.armour_change += self.fortified if walls else self.amount
        realm.tell("armour-now", "MK-17.6.3", foe.token, amount=armour(realm, combat, foe))
        return no_decisions()


class ArmourByResistances(Change):
    """Armour falls by this much for each resistance."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        return foe.resistances > 0 and armour(realm, combat, foe) > 1

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        for bit in range(RESISTS_ALL.bit_length()):
            if foe.resistances >> bit & 1:
                foe.armour_change += self.amount
        realm.tell("armour-now", "MK-17.6.3", foe.token, amount=armour(realm, combat, foe))
        return no_decisions()


class ArmourIsOne(Change):
    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        return armour(realm, combat, foe) > 1

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        foe.armour_one = True
        realm.tell("armour-now", "MK-17.6.3", foe.token, amount=1)
        return no_decisions()


class LoseResistances(Change):
    def __init__(self, mask: int) -> None:
        self.mask = mask

    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        return foe.resistances & self.mask > 0

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        foe.lost_resistances |= self.mask
        realm.tell("loses-resistances", "MK-4.5.3", foe.token)
        return no_decisions()


class LoseWalls(Change):
    """The enemy loses its own fortification and that of the site."""

    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        return fortification(realm, combat, foe) > 0

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        foe.lost_abilities |= EnemyAbility.FORTIFIED
        foe.no_site_walls = True
        realm.tell("loses-walls", "MK-4.5.3", foe.token)
        return no_decisions()


class WeakerAttack(Change):
    """Weaken one of its attacks."""

    on_attack = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def _numbers(self, combat: Combat, foe: Foe) -> list[int]:
        return [
            number
            for number in range(len(foe.attacks))
            if foe.attacks[number] == AttackState.OPEN
            and foe.kind.attacks[number].summons == NO_COLOUR
            and attack_value(combat, foe, number) > 0
        ]

    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        if realm.turn.phase not in (Phase.RANGED, Phase.BLOCK):
            return False
        return len(self._numbers(combat, foe)) > 0

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        options = [
            Option("weaken", foe.token, NOTHING, number) for number in self._numbers(combat, foe)
        ]
        answer = yield Decision([hero.seat], "which-attack", options, "MK-17.6.1", foe.token)
        foe.attack_change[answer.amount] -= self.amount
        realm.tell(
            "attack-now", "MK-17.6.1", foe.token, amount=attack_value(combat, foe, answer.amount)
        )


class Possessed(Change):
    """It does not attack the hero, but strikes the other enemies in the attack phase."""

    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        return realm.turn.phase in (Phase.RANGED, Phase.BLOCK) and AttackState.OPEN in foe.attacks

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        place = combat.foes.index(foe)
        for number in range(len(foe.attacks)):
            amount = attack_value(combat, foe, number)
            summons = foe.kind.attacks[number].summons != NO_COLOUR
            if foe.attacks[number] == AttackState.OPEN and amount > 0 and not summons:
                boon = add_boon(realm, boons_of_combat.LaterAttack, foe.token, amount)
                boon.element = foe.element(number)
                boon.foe = place
        call_off(realm, foe)
        return no_decisions()


class Destroyed(Change):
    """Defeat the enemy, whatever its armour."""

    def works(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        return True

    def happen(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> Flow[None]:
        defeat(realm, hero, combat, foe)
        yield from take_soul(realm, hero, foe)


class EnemyFilter:
    """Which enemies may be chosen."""

    def __init__(
        self,
        unfortified: bool = False,
        unfortified_at_range: bool = False,
        blocked: bool = False,
        attack_phase: bool = False,
    ) -> None:
        self.unfortified = unfortified
        self.unfortified_at_range = unfortified_at_range  # matters only in the ranged phase
        self.blocked = blocked
        self.attack_phase = attack_phase  # MK-8.7.3

    def allows(self, realm: Realm, combat: Combat, foe: Foe) -> bool:
        phase = realm.turn.phase
        if self.attack_phase and phase != Phase.ATTACK:
            return False
        if self.blocked and not is_fully_blocked(foe):
            return False
        if self.unfortified or (self.unfortified_at_range and phase == Phase.RANGED):
            return fortification(realm, combat, foe) == 0
        return True


class AimedEffect(Effect):
    """Changes for enemies, and which enemies they can reach."""

    def __init__(self, changes: list[Change], aim: EnemyFilter) -> None:
        self.changes = changes
        self.aim = aim

    def targets(self, realm: Realm, colour: int) -> list[int]:
        """Enemies on whom at least one of the changes works; none that is hidden (MK-8.5.2)."""
        combat = realm.combat
        if combat is None:
            return []
        found: list[int] = []
        for place in standing(combat):
            foe = combat.foes[place]
            if self.aim.allows(realm, combat, foe) and self._reaches(realm, combat, foe, colour):
                found.append(place)
        return found

    def _reaches(self, realm: Realm, combat: Combat, foe: Foe, colour: int) -> bool:
        for change in self.changes:
            if not withstands(foe, colour, change.on_attack) and change.works(realm, combat, foe):
                return True
        return False

    def useful(self, realm: Realm, hero: Hero) -> bool:
        """An effect that works on nobody is not played (MK-8.3.6), but a spell may still earn
        fame."""
        if self.targets(realm, self.card_colour):
            return True
        for each in listeners(realm, Moment.fame_for_spell):
            if each.fame_for_spell(self.card_colour) and self._may_be_cast(realm):
                return True
        return False

    def _may_be_cast(self, realm: Realm) -> bool:
        combat = realm.combat
        if combat is None:
            return False
        for place in standing(combat):
            if self.aim.allows(realm, combat, combat.foes[place]):
                return True
        return False

    def change(self, realm: Realm, hero: Hero, combat: Combat, foe: Foe, colour: int) -> Flow[None]:
        # Decided once: losing a resistance does not let later changes through.
        safe = withstands(foe, colour)
        safe_attack = withstands(foe, colour, True)
        for change in self.changes:
            if safe_attack if change.on_attack else safe:
                continue
            if change.works(realm, combat, foe):
                yield from change.happen(realm, hero, combat, foe)


class Target(AimedEffect):
    """One enemy, or up to `most`; `others` happens to all the rest."""

    def __init__(
        self, changes: list[Change], aim: EnemyFilter, most: int = 1, others: Effect | None = None
    ) -> None:
        super().__init__(changes, aim)
        self.most = most
        self.others = others

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self.strike(realm, hero, play)
        if self.others is not None:
            yield from self.others.play(realm, hero, play)

    def strike(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        """The player chooses; the effect is played even if it reaches nobody."""
        chosen: list[Foe] = []
        combat = realm.combat
        while combat is not None and len(chosen) < self.most:
            found = [combat.foes[place] for place in self.targets(realm, play.colour)]
            waiting = [foe for foe in found if foe not in chosen]
            if not waiting:
                break
            options = [Option("aim", foe.token) for foe in waiting]
            if chosen:
                options.append(refusal("enough"))
            answer = yield Decision([hero.seat], "which-enemy", options, "MK-8.3.4", play.card)
            if answer.declines:
                break
            chosen.append(combat.foe_of(answer.what))
            yield from self.change(realm, hero, combat, chosen[-1], play.colour)


class AllEnemies(AimedEffect):
    """Every enemy that can be reached."""

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        for place in self.targets(realm, play.colour):
            yield from self.change(realm, hero, combat, combat.foes[place], play.colour)

"""Skills for fights (MK-8)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, meant_by, refusal

from ..printed.cards import Effect, EnemyAbility, Play
from ..printed.kinds import NO_COLOUR, Element, Range, Resists
from ..rules.cards.playing import units_may_fight
from ..rules.cards.points import gain_attack, gain_block
from ..rules.foes import attack_value, fortification, open_attacks, standing, withstands
from ..rules.map.tokens import discard_token
from ..state.boons import add_boon
from ..state.combat import Aimed, AttackState, Foe
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import Phase
from . import boons_of_combat, boons_of_points
from .lasting import Lasting

ATTACK_FEATURES = (
    EnemyAbility.SWIFT
    | EnemyAbility.BRUTAL
    | EnemyAbility.POISON
    | EnemyAbility.PARALYZE
    | EnemyAbility.ASSASSIN
    | EnemyAbility.VAMPIRIC
)
DEFENSIVE = EnemyAbility.FORTIFIED | EnemyAbility.ELUSIVE | EnemyAbility.ARCANE_IMMUNITY
FORKED = 3  # at most this many enemies


class OneAttack(Effect):
    """Change one attack that is still to come, whichever enemy makes it (MK-17.3.4)."""

    def __init__(self, amount: int, cumbersome: bool, to_this_unit: bool) -> None:
        self.amount = amount
        self.cumbersome = cumbersome
        self.to_this_unit = to_this_unit

    def _attacks(self, realm: Realm, colour: int) -> list[tuple[int, int]]:
        combat = realm.combat
        if combat is None or realm.turn.phase not in (Phase.RANGED, Phase.BLOCK):
            return []
        return [
            (place, number)
            for place, number in open_attacks(combat)
            if not withstands(combat.foes[place], colour, True)
        ]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._attacks(realm, self.card_colour)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        attacks = self._attacks(realm, play.colour)
        if not attacks:
            return
        combat = realm.combat
        assert combat is not None
        options = [
            Option("weaken", combat.foes[place].token, NOTHING, number) for place, number in attacks
        ]
        answer = yield Decision([hero.seat], "which-attack", options, "MK-17.6.1", play.card)
        foe = combat.foe_of(answer.what)
        foe.attack_change[answer.amount] += self.amount
        if self.cumbersome:
            foe.gained_abilities[answer.amount] |= EnemyAbility.CUMBERSOME
        if self.to_this_unit:
            foe.first[answer.amount] = play.card
        value = attack_value(combat, foe, answer.amount)
        realm.tell("attack-now", "MK-17.6.1", foe.token, amount=value)


class Doom(Effect):
    """Delphana Masters: the enemy is destroyed if it is blocked."""

    def _targets(self, realm: Realm, colour: int) -> list[int]:
        combat = realm.combat
        if combat is None or realm.turn.phase not in (Phase.RANGED, Phase.BLOCK):
            return []
        return [
            place
            for place in standing(combat)
            if not combat.foes[place].doomed
            and AttackState.OPEN in combat.foes[place].attacks
            and not withstands(combat.foes[place], colour)
        ]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._targets(realm, self.card_colour)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        places = self._targets(realm, play.colour)
        if places and realm.combat is not None:
            options = [Option("aim", realm.combat.foes[place].token) for place in places]
            answer = yield Decision([hero.seat], "which-enemy", options, "MK-8.3.4", play.card)
            realm.combat.foe_of(answer.what).doomed = True


class Lead(Lasting):
    """Leadership: strengthen the next unit that attacks or blocks."""

    def __init__(self, block: int, attack: int, ranged: int) -> None:
        super().__init__(boons_of_points.Leadership, block, attack, ranged)
        self.phases = (Phase.RANGED, Phase.BLOCK, Phase.ATTACK)

    def useful(self, realm: Realm, hero: Hero) -> bool:
        if not super().useful(realm, hero):
            return False
        for unit in hero.units:
            if unit.can_act and units_may_fight(realm, unit):
                return True
        return False


class IgnoreDamage(Lasting):
    """Less damage from the next attack that the hero suffers."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        combat = realm.combat
        if combat is None or realm.turn.phase not in (Phase.BLOCK, Phase.DAMAGE):
            return False
        return len(open_attacks(combat)) > 0


class Duel(Effect):
    """Block and Attack against only one enemy; fame if it is defeated without units."""

    def __init__(self, block: int, attack: int, fame: int) -> None:
        self.block = block
        self.attack = attack
        self.fame = fame

    def useful(self, realm: Realm, hero: Hero) -> bool:
        combat = realm.combat
        if combat is None or realm.turn.phase != Phase.BLOCK:
            return False
        return len(open_attacks(combat)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        places: list[int] = []
        for place, _ in open_attacks(combat):
            if place not in places:
                places.append(place)
        options = [Option("aim", combat.foes[place].token) for place in places]
        answer = yield Decision([hero.seat], "which-enemy", options, "MK-8.3.4", play.card)
        foe = combat.foe_of(answer.what)
        foe.aimed_block += self.block
        foe.aimed.append(Aimed(self.attack, Range.MELEE, Element.PHYSICAL))
        add_boon(realm, boons_of_combat.Duel, play.card, self.fame).target = foe.token


class ForkedLightning(Effect):
    """A point of Ranged Cold Fire Attack against each of several enemies."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def _targets(self, realm: Realm) -> list[int]:
        combat = realm.combat
        if combat is None or realm.turn.phase not in (Phase.RANGED, Phase.ATTACK):
            return []
        return [
            place
            for place in standing(combat)
            if realm.turn.phase == Phase.ATTACK
            or fortification(realm, combat, combat.foes[place]) == 0
        ]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._targets(realm)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        left = [combat.foes[place].token for place in self._targets(realm)]
        for number in range(min(FORKED, len(left))):
            options = [Option("aim", token) for token in left]
            if number:
                options.append(refusal("enough"))
            answer = yield Decision([hero.seat], "which-enemy", options, "MK-8.4.3", play.card)
            if answer.declines:
                return
            left.remove(answer.what)
            bolt = Aimed(self.amount, Range.RANGED, Element.COLD_FIRE)
            combat.foe_of(answer.what).aimed.append(bolt)


class KnowYourPrey(Effect):
    """Ignore one ability of an enemy, one resistance or one element of an attack."""

    def _options(self, realm: Realm) -> list[Option]:
        combat = realm.combat
        if combat is None or not realm.turn.in_combat:
            return []
        options: list[Option] = []
        for place in standing(combat):
            foe = combat.foes[place]
            options.extend(self._abilities(foe))
            if foe.defends and not withstands(foe, NO_COLOUR):
                options.append(Option("ignore-defend", foe.token, meant=IGNORE_DEFEND))
            options.extend(self._elements(foe))
        return options

    def _abilities(self, foe: Foe) -> list[Option]:
        """Arcane immunity leaves only the abilities of the attack (MK-17.3.4)."""
        mask = foe.kind.abilities
        for attack in foe.kind.attacks:
            mask |= attack.abilities
        mask &= ~foe.lost_abilities & (ATTACK_FEATURES | DEFENSIVE)
        resistances = foe.resistances
        if withstands(foe, NO_COLOUR):
            mask &= ATTACK_FEATURES
            resistances = 0
        if AttackState.OPEN not in foe.attacks:
            mask &= ~ATTACK_FEATURES
        options = [
            Option("ignore-ability", foe.token, NOTHING, bit, meant=IGNORE_ABILITY)
            for bit in range(mask.bit_length())
            if mask >> bit & 1
        ]
        options.extend(
            [
                Option("ignore-resistance", foe.token, NOTHING, bit, meant=IGNORE_RESISTANCE)
                for bit in range(resistances.bit_length())
                if resistances >> bit & 1
            ]
        )
        return options

    def _elements(self, foe: Foe) -> list[Option]:
        options: list[Option] = []
        for number in range(len(foe.attacks)):
            if (
                foe.attacks[number] != AttackState.OPEN
                or foe.kind.attacks[number].summons != NO_COLOUR
            ):
                continue
            for element in (Element.FIRE, Element.ICE):
                if foe.element(number) in (element, Element.COLD_FIRE):
                    options.append(
                        Option("ignore-element", foe.token, element, number, meant=IGNORE_ELEMENT)
                    )
        return options

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._options(realm)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        options = self._options(realm)
        answer = yield Decision([hero.seat], "prey", options, "MK-8.3.4", play.card)
        meant_by(answer, Ignore).happen(combat.foe_of(answer.what), answer)


class Ignore:
    """Something on the token of an enemy counts no more."""

    def happen(self, foe: Foe, option: Option) -> None:
        pass


class IgnoreAbility(Ignore):
    def happen(self, foe: Foe, option: Option) -> None:
        foe.lost_abilities |= 1 << option.amount


class IgnoreResistance(Ignore):
    def happen(self, foe: Foe, option: Option) -> None:
        foe.lost_resistances |= 1 << option.amount


class IgnoreDefend(Ignore):
    def happen(self, foe: Foe, option: Option) -> None:
        foe.defends = 0


class IgnoreElement(Ignore):
    def happen(self, foe: Foe, option: Option) -> None:
        foe.lost_elements[option.amount] = option.where


IGNORE_ABILITY: Final = IgnoreAbility()
IGNORE_RESISTANCE: Final = IgnoreResistance()
IGNORE_DEFEND: Final = IgnoreDefend()
IGNORE_ELEMENT: Final = IgnoreElement()


class PuppetMaster(Effect):
    """Keep a token defeated this turn; or give one back for half its attack or armour."""

    def _options(self, realm: Realm, hero: Hero) -> list[Option]:
        options: list[Option] = []
        phase = realm.turn.phase
        if phase in (Phase.BLOCK, Phase.ATTACK):
            options.extend([Option("use-puppet", token) for token in hero.kept_tokens])
        if phase in (Phase.RANGED, Phase.BLOCK, Phase.ATTACK, Phase.AFTERWARDS):
            for token in realm.turn.defeated:
                if token in realm.token_discards[realm.enemy(token).colour]:
                    options.append(Option("keep-puppet", token, meant=True))
        return options

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._options(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._options(realm, hero)
        answer = yield Decision([hero.seat], "puppet", options, "MK-4.3.5", play.card)
        token = answer.what
        kind = realm.enemy(token)
        if answer.meant is True:
            realm.token_discards[kind.colour].remove(token)
            hero.kept_tokens.append(token)
            return
        hero.kept_tokens.remove(token)
        discard_token(realm, token)
        if realm.turn.phase == Phase.BLOCK:
            gain_block(realm, hero, play, (kind.armour + 1) // 2, _guard_of(kind.resistances))
            return
        for attack in kind.attacks:
            if attack.summons == NO_COLOUR:
                gain_attack(realm, hero, play, (attack.value + 1) // 2, Range.MELEE, attack.element)


def _guard_of(resistances: int) -> int:
    """An enemy that resists fire blocks with ice, and the other way round."""
    fire = resistances & Resists.FIRE > 0
    ice = resistances & Resists.ICE > 0
    if fire and ice:
        return Element.COLD_FIRE
    if fire:
        return Element.ICE
    return Element.FIRE if ice else Element.PHYSICAL

"""Effects of action cards that are more than points: tracks, wounds, units, conditions."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal

from ..printed.cards import Effect, Play
from ..printed.kinds import COST_BY_DAY, COST_BY_NIGHT, Element, Range
from ..rules.cards.mana import is_night
from ..rules.cards.points import gain_attack, gain_block, gain_influence
from ..rules.cards.tracks import change_reputation, gain_fame
from ..rules.cards.wounds import take_wound, wounds_in
from ..rules.map.distances import spaces_within
from ..rules.map.movement import is_safe, leave, note_entered
from ..rules.map.tokens import look_around
from ..state.boons import add_boon
from ..state.heroes import Hero, Unit
from ..state.realm import Realm
from ..state.turn import Phase
from . import boons_of_combat, boons_of_talk
from .points import AttackPoints, BlockPoints, InfluencePoints

HIGHEST_LEVEL = 4
READINESS_PRICE = 2  # for each level


class GainFame(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_fame(realm, hero, self.amount, "MK-4.5.1")
        return no_decisions()


class ChangeReputation(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        change_reputation(realm, hero, self.amount, "MK-4.5.1")
        return no_decisions()


class AtTurnEnd(Effect):
    """Fame and reputation that arrive as the turn ends (MK-21.4)."""

    def __init__(self, fame: int, reputation: int) -> None:
        self.fame = fame
        self.reputation = reputation

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        realm.turn.fame_due += self.fame
        realm.turn.reputation_due += self.reputation
        return no_decisions()


class TakeWounds(Effect):
    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for _ in range(self.count):
            take_wound(realm, hero, "MK-10.1.1")
        return no_decisions()


class ReadyUnit(Effect):
    """Ready one spent unit of at most this level (MK-4.2.10)."""

    def __init__(self, level: int) -> None:
        self.level = level

    def _units(self, hero: Hero) -> list[Unit]:
        return [unit for unit in hero.units if not unit.ready and unit.kind.level <= self.level]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._units(hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        units = [unit for unit in self._units(hero) if unit.card != play.card]  # not itself
        if not units:
            return
        options = [Option("ready", unit.card) for unit in units]
        answer = yield Decision([hero.seat], "ready", options, "MK-4.2.10", play.card)
        for unit in units:
            if unit.card == answer.what:
                unit.ready = True
        realm.tell("readies", "MK-4.2.10", hero.seat, answer.what)


# -- conditions --------------------------------------------------------------------


class OutOfCombat(Effect):
    """An effect of a healing card, which cannot be played in combat (MK-8.3.9)."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return not realm.turn.in_combat and self.effect.useful(realm, hero)

    def asks_mana(self) -> bool:
        return self.effect.asks_mana()

    def spends_mana(self) -> bool:
        return self.effect.spends_mana()

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self.effect.play(realm, hero, play)


class WhenTalking(Effect):
    """Only in an interaction."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.TALKING and self.effect.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self.effect.play(realm, hero, play)


class ByDay(Effect):
    """One effect by day, another by night; it is night in dungeons and tombs."""

    def __init__(self, day: Effect, night: Effect) -> None:
        self.day = day
        self.night = night

    def _effect(self, realm: Realm) -> Effect:
        return self.night if is_night(realm) else self.day

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self._effect(realm).useful(realm, hero)

    def asks_mana(self) -> bool:
        return self.day.asks_mana() or self.night.asks_mana()

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self._effect(realm).play(realm, hero, play)


class May(Effect):
    """The player may decline it, so it never forbids playing the card."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self.effect.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("use-effect", play.card), refusal("leave-it")]
        answer = yield Decision([hero.seat], "may", options, "MK-4.1.10", play.card)
        if not answer.declines:
            yield from self.effect.play(realm, hero, play)


# -- points that depend on something -------------------------------------------------


class InfluencePerWound(InfluencePoints):
    """More influence for every wound in hand and on the hero's units."""

    def __init__(self, amount: int, each: int) -> None:
        super().__init__(amount)
        self.each = each

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        wounds = len(wounds_in(realm, hero.hand))
        wounds += sum([len(unit.wounds) for unit in hero.units])
        gain_influence(realm, hero, play, self.amount + self.each * wounds)
        return no_decisions()


class AttackPerBlocked(AttackPoints):
    """More attack for every enemy blocked in this fight."""

    def __init__(self, amount: int, each: int) -> None:
        super().__init__(amount, Range.MELEE, Element.PHYSICAL)
        self.each = each

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        amount = self.amount + self.each * combat.blocked
        gain_attack(realm, hero, play, amount, self.range, self.element)
        return no_decisions()


class HonourableAttack(AttackPoints):
    """Reputation and fame for every enemy defeated by the attack that includes it."""

    def __init__(self, amount: int, reputation: int, fame: int) -> None:
        super().__init__(amount, Range.MELEE, Element.PHYSICAL)
        self.reputation = reputation
        self.fame = fame

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_attack(realm, hero, play, self.amount, self.range, self.element)
        add_boon(realm, boons_of_combat.ReputationPerDefeated, play.card, self.reputation, 0, 1)
        if self.fame:
            add_boon(realm, boons_of_combat.FamePerDefeated, play.card, self.fame, 0, 1)
        return no_decisions()


class ChillingBlock(BlockPoints):
    """The enemy blocked with it loses armour."""

    def __init__(self, amount: int, armour: int) -> None:
        super().__init__(amount, Element.ICE, False)
        self.armour = armour

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_block(realm, hero, play, self.amount, self.element)
        add_boon(realm, boons_of_combat.BlockChills, play.card, self.armour)
        return no_decisions()


class BashingBlock(BlockPoints):
    """The enemy blocked with it loses armour for every surplus point."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, Element.PHYSICAL, True)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_block(realm, hero, play, self.amount, self.element, self.twice)
        add_boon(realm, boons_of_combat.BlockBashes, play.card, 1)
        return no_decisions()


class ToughBlock(BlockPoints):
    """Stronger the more is printed on the enemy's token."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, Element.ICE, False)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_block(realm, hero, play, self.amount, self.element)
        add_boon(realm, boons_of_combat.BlockPerIcon, play.card)
        return no_decisions()


class TerrainBlock(BlockPoints):
    """As strong as the space costs on the day/night board: fire by day, ice by night."""

    def __init__(self) -> None:
        super().__init__(0, Element.FIRE, False)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        costs = COST_BY_DAY if realm.day else COST_BY_NIGHT
        amount = costs[realm.spaces[hero.space].terrain]
        gain_block(realm, hero, play, amount, Element.ICE if is_night(realm) else Element.FIRE)
        return no_decisions()


# -- cards that are the action of the turn (MK-5.6.4) ---------------------------------


class PeacefulMoment(InfluencePoints):
    """Influence; or, as the action, influence for healing and perhaps for readying units."""

    def __init__(self, amount: int, readies: bool) -> None:
        super().__init__(amount)
        self.readies = readies

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.ACTING or super().useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        turn = realm.turn
        if turn.phase == Phase.ACTING:
            turn.acted = True
            turn.phase = Phase.TALKING
            turn.modifier = 0
            turn.influence = 0
            add_boon(realm, boons_of_talk.Peace, play.card)
            if self.readies:
                add_boon(
                    realm,
                    boons_of_talk.ReadyForInfluence,
                    play.card,
                    READINESS_PRICE,
                    HIGHEST_LEVEL,
                )
            realm.next_step = "interaction"
        gain_influence(realm, hero, play, self.amount)
        return no_decisions()


class TemporalPortal(Effect):
    """As the action: move to a safe space nearby, and draw more cards next time."""

    def __init__(self, far: bool) -> None:
        self.far = far

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.ACTING

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        more = 1
        distance = 1
        if self.far:
            options = [
                Option("go-far", play.card, meant=True),
                Option("draw-more", play.card, meant=False),
            ]
            answer = yield Decision([hero.seat], "portal", options, "MK-5.6.4", play.card)
            distance, more = (2, 1) if answer.meant is True else (1, 2)
        yield from self._go(realm, hero, play, distance)
        hero.bigger_hand += more
        realm.turn.acted = True
        realm.turn.phase = Phase.AFTERWARDS
        realm.next_step = "afterwards"

    def _go(self, realm: Realm, hero: Hero, play: Play, distance: int) -> Flow[None]:
        options = [
            Option("portal", NOTHING, space)
            for space in spaces_within(realm, hero.space, distance)
            if space != hero.space and is_safe(realm, hero, space)
        ]
        options.append(refusal("stay"))
        answer = yield Decision([hero.seat], "portal-to", options, "MK-5.6.4", play.card)
        if answer.declines:
            return
        leave(realm, hero)
        hero.space = answer.where
        realm.tell("steps", "MK-5.6.4", hero.seat, answer.where)
        look_around(realm)
        note_entered(realm, hero, answer.where)

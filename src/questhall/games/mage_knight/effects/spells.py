"""What spells do beyond points and enemies: elements of the fight, units, cards, mana."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal

from ..printed.cards import Effect, Play
from ..printed.kinds import BASIC_COLOURS, NO_COLOUR, Element, Mana, Range, Terrain
from ..rules.cards.gaining import gain_unit, non_wounds
from ..rules.cards.mana import can_pay, crystal_for, gain_crystal, gain_mana, pay
from ..rules.cards.playing import ask_colour, units_may_fight
from ..rules.cards.points import gain_attack, gain_block, gain_healing
from ..rules.combat.opponents import enemies_faced
from ..rules.map.interaction import note_recruit
from ..state.boons import add_boon
from ..state.heroes import OFF_MAP, Hero, Unit
from ..state.realm import Realm
from ..state.turn import Boon, Phase
from . import boons_of_cards, boons_of_combat
from .chosen_cards import discard_or_not
from .enemies import EnemyFilter, NoAttack, Target
from .points import AttackPoints

# Mana Bolt: by red, blue, green, white.
BOLT_RANGES = (Range.MELEE, Range.MELEE, Range.SIEGE, Range.RANGED)
BOLT_ELEMENTS = (Element.COLD_FIRE, Element.ICE, Element.ICE, Element.ICE)

# Sacrifice: a pair with a green or a white crystal.
SACRIFICED_GREEN = 4
SACRIFICED_WHITE = 6


class PerEnemy(Effect):
    """This much more for every enemy in the fight."""

    def __init__(self, by: int, effect: Effect) -> None:
        self.by = by
        self.effect = effect

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self.effect.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        play.plus += self.by * enemies_faced(realm, combat)
        yield from self.effect.play(realm, hero, play)


class ManaBolt(Effect):
    """Pay one more mana: its colour decides the kind of attack."""

    def __init__(self, amounts: list[int]) -> None:
        self.bolts = [
            AttackPoints(amounts[colour], BOLT_RANGES[colour], BOLT_ELEMENTS[colour])
            for colour in range(BASIC_COLOURS)
        ]

    def asks_mana(self) -> bool:
        return True

    def _colours(self, realm: Realm, hero: Hero) -> list[int]:
        return [
            colour
            for colour in range(BASIC_COLOURS)
            if self.bolts[colour].useful(realm, hero) and can_pay(realm, hero, colour)
        ]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._colours(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colours = self._colours(realm, hero)
        if not colours:
            return
        colour = yield from ask_colour(realm, hero, colours, "MK-4.1.10", play.card)
        yield from pay(realm, hero, colour, "MK-4.1.10", play.card)
        yield from self.bolts[colour].play(realm, hero, play)


class ShieldSpell(Effect):
    """A fire block; if it succeeds, it burns or destroys the blocked enemy."""

    def __init__(self, amount: int, destroys: bool) -> None:
        self.amount = amount
        self.destroys = destroys

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.BLOCK

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_block(realm, hero, play, self.amount, Element.FIRE)
        if self.destroys:
            add_boon(realm, boons_of_combat.BlockDestroys, play.card).colour = play.colour
        else:
            add_boon(
                realm, boons_of_combat.BlockBurns, play.card, self.amount
            ).element = Element.FIRE
        return no_decisions()


class WingsOfNight(Target):
    """One enemy does not attack; further ones neither, for 1, 2, 3... move points."""

    def __init__(self) -> None:
        super().__init__([NoAttack()], EnemyFilter())

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self.strike(realm, hero, play)
        add_boon(realm, boons_of_combat.MoveStopsAttacks, play.card, 1)


class InForest(Effect):
    """One effect in a forest, another elsewhere."""

    def __init__(self, inside: Effect, outside: Effect) -> None:
        self.inside = inside
        self.outside = outside

    def _here(self, realm: Realm, hero: Hero) -> Effect:
        if hero.space != OFF_MAP and realm.spaces[hero.space].terrain == Terrain.FOREST:
            return self.inside
        return self.outside

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self._here(realm, hero).useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self._here(realm, hero).play(realm, hero, play)


# -- units ---------------------------------------------------------------------------


def ready(realm: Realm, hero: Hero, unit: Unit) -> None:
    """MK-4.2.10"""
    unit.ready = True
    realm.tell("readies", "MK-4.2.10", hero.seat, unit.card)


class ReadyUnits(Effect):
    """Ready spent units with at most this many levels together."""

    def __init__(self, levels: int) -> None:
        self.levels = levels

    def _units(self, hero: Hero, left: int) -> list[Unit]:
        return [unit for unit in hero.units if not unit.ready and unit.kind.level <= left]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._units(hero, self.levels)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        left = self.levels
        while self._units(hero, left):
            options = [Option("ready", unit.card) for unit in self._units(hero, left)]
            options.append(refusal("enough"))
            answer = yield Decision([hero.seat], "ready", options, "MK-4.2.10", play.card)
            if answer.declines:
                return
            for unit in hero.units:
                if unit.card == answer.what:
                    left -= unit.kind.level
                    ready(realm, hero, unit)


class CallToArms(Effect):
    """Use an ability of a unit in the offer, as if it were the hero's."""

    def asks_mana(self) -> bool:
        return True

    def _options(self, realm: Realm, hero: Hero) -> list[Option]:
        options: list[Option] = []
        for card in realm.unit_offer:
            kind = realm.unit_card(card)
            if not units_may_fight(realm, Unit(card, kind)):
                continue
            for number in range(len(kind.abilities)):
                ability = kind.abilities[number]
                free = ability.cost == NO_COLOUR or can_pay(realm, hero, ability.cost)
                if free and ability.effect.useful(realm, hero):
                    options.append(Option("call", card, ability.saying, number))
        return options

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._options(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._options(realm, hero)
        if not options:
            return
        answer = yield Decision([hero.seat], "call", options, "MK-4.2.8", play.card)
        called = Unit(answer.what, realm.unit_card(answer.what))
        ability = called.kind.abilities[answer.amount]
        if ability.cost != NO_COLOUR:
            yield from pay(realm, hero, ability.cost, "MK-4.2.8", called.card)
        inner = Play(called.card, ability.cost)
        inner.unit = called
        if realm.combat is not None:
            realm.combat.fought.append(called.card)
        yield from ability.effect.play(realm, hero, inner)


class FreeRecruit(Effect):
    """Recruit any unit of the offer, without influence (MK-4.2.6)."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(realm.unit_offer) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("take", card) for card in realm.unit_offer]
        if not options:
            return
        answer = yield Decision([hero.seat], "take-unit", options, "MK-4.2.5", play.card)
        gained = yield from gain_unit(realm, hero, answer.what, False)
        if gained:
            note_recruit(realm, hero, False)


# -- cards ---------------------------------------------------------------------------


class TimeBending(Effect):
    """Take another turn with the cards of this one (MK-4.6.4)."""

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        add_boon(realm, boons_of_cards.TimeBending, play.card)
        return no_decisions()


class Meditation(Effect):
    """Put cards of the discard pile back into the Deed deck; draw more cards (MK-9.7.6)."""

    CARDS = 2
    MORE = 2

    def __init__(self, choose: bool) -> None:
        self.choose = choose

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        hero.bigger_hand += self.MORE
        picked: list[int] = []
        left = hero.discard[:]
        for _ in range(min(self.CARDS, len(left))):
            if self.choose:
                options = [Option("choose", card) for card in left]
                answer = yield Decision([hero.seat], "trance", options, "MK-4.7.3", play.card)
                card = answer.what
            else:
                realm.mark_information()
                card = left[realm.chance.below("meditation", len(left))]
            left.remove(card)
            picked.append(card)
        if not picked:
            return
        realm.tell_values("picks", "MK-4.7.3", picked, hero.seat)
        options = [Option("on-top", meant=True), Option("to-bottom")]
        answer = yield Decision([hero.seat], "top-or-bottom", options, "MK-4.7.3", play.card)
        for card in picked:
            hero.discard.remove(card)
            realm.all_remember(card)
        if answer.meant is True:
            hero.deck.extend(picked)
        else:
            hero.deck[:0] = picked


class RichHealing(Effect):
    """Healing whose points also bring fame, cards or ready units."""

    def __init__(self, amount: int, gifts: list[type[Boon]]) -> None:
        self.amount = amount
        self.gifts = gifts

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return not realm.turn.in_combat

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_healing(realm, hero, play, self.amount)
        for gift in self.gifts:
            add_boon(realm, gift, play.card, self.amount)
        return no_decisions()


# -- crystals ------------------------------------------------------------------------


class Offering(Effect):
    """Turn up to this many cards into crystals of their colours."""

    def __init__(self, most: int) -> None:
        self.most = most

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_crystal(realm, hero, Mana.RED)
        for _ in range(self.most):
            cards = non_wounds(realm, hero)
            card = yield from discard_or_not(realm, hero, cards, "offering", play.card)
            if card == NOTHING:
                return
            yield from crystal_for(realm, hero, realm.deed(card).colour)


class Sacrifice(Effect):
    """Turn pairs of crystals into mana; each pair is an attack."""

    def _pairs(self, hero: Hero) -> list[Option]:
        return [
            Option("pair", first, second, min(hero.crystals[first], hero.crystals[second]))
            for first in (Mana.GREEN, Mana.WHITE)
            for second in (Mana.RED, Mana.BLUE)
            if hero.crystals[first] and hero.crystals[second]
        ]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        in_time = realm.turn.phase in (Phase.RANGED, Phase.ATTACK)
        return in_time and len(self._pairs(hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._pairs(hero)
        if not options:
            return
        answer = yield Decision([hero.seat], "sacrifice", options, "MK-4.4.3", play.card)
        first, second, count = answer.what, answer.where, answer.amount
        for colour in (first, second):
            hero.crystals[colour] -= count
            gain_mana(realm, hero, colour, count)
        amount = count * (SACRIFICED_GREEN if first == Mana.GREEN else SACRIFICED_WHITE)
        range_ = Range.SIEGE if first == Mana.GREEN else Range.RANGED
        gain_attack(
            realm, hero, play, amount, range_, Element.FIRE if second == Mana.RED else Element.ICE
        )

"""Spells 109 to 112, which affect the other players, even a team-mate (MK-13.4.3)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ..printed.cards import Effect, Play
from ..printed.kinds import BASIC_COLOURS
from ..rules.cards.gaining import one_of_each
from ..rules.cards.mana import gain_crystal, gain_mana
from ..rules.cards.playing import ask_colour
from ..rules.cards.wounds import is_wound, remove_wound, take_wound
from ..state.boons import add_boon, boons_of
from ..state.heroes import Hero, Unit
from ..state.realm import Realm
from . import boons_of_cards
from .spells import ready

BASIC = list(range(BASIC_COLOURS))


def others(realm: Realm, hero: Hero) -> list[Hero]:
    """The other heroes, starting with the next in the round order (MK-21.2)."""
    place = realm.order.index(hero.seat)
    seats = realm.order[place + 1 :] + realm.order[:place]
    return [realm.heroes[seat] for seat in seats if seat < len(realm.heroes)]


class ManaMeltdown(Effect):
    """Everybody else loses a random crystal or takes a wound; the caster may gain a lost one."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(others(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        lost: list[int] = []
        for other in others(realm, hero):
            crystals: list[int] = []
            for colour in BASIC:
                crystals.extend([colour] * other.crystals[colour])
            if not crystals:
                take_wound(realm, other, "MK-10.1.1")
                continue
            realm.mark_information()
            colour = crystals[realm.chance.below("meltdown", len(crystals))]
            other.crystals[colour] -= 1
            lost.append(colour)
            realm.tell("loses-crystal", "MK-13.4.3", other.seat, colour)
        if lost:
            options = [Option("colour", colour) for colour in sorted(set(lost))]
            options.append(refusal("no-crystal"))
            answer = yield Decision([hero.seat], "meltdown", options, "MK-4.7.2", play.card)
            if not answer.declines:
                gain_crystal(realm, hero, answer.what)


class ManaRadiance(Effect):
    """Everybody takes a wound for each crystal of a colour; then the caster gains two of it."""

    CRYSTALS = 2

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colour = yield from ask_colour(realm, hero, BASIC, "MK-4.7.2", play.card)
        for each in [hero, *others(realm, hero)]:
            for _ in range(each.crystals[colour]):
                take_wound(realm, each, "MK-10.1.1")
        for _ in range(self.CRYSTALS):
            gain_crystal(realm, hero, colour)


class ManaClaim(Effect):
    """Take a die of the Source until the end of the round, with or without a curse on its
    colour."""

    TOKENS = 3

    def __init__(self, curse: bool) -> None:
        self.curse = curse

    def _dice(self, realm: Realm) -> list[int]:
        return [
            place
            for place, die in enumerate(realm.source)
            if die.colour < BASIC_COLOURS and not die.used and die.owner == NOTHING
        ]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._dice(realm)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [
            Option("take-die", realm.source[place].colour, place) for place in self._dice(realm)
        ]
        if not options:
            return
        answer = yield Decision([hero.seat], "which-die", options, "MK-4.4.7", play.card)
        die = realm.source[answer.where]
        die.owner = hero.seat
        die.claimed = True
        die.cursed = self.curse
        ways = [Option("three-now", die.colour, meant=True), Option("one-each-turn", die.colour)]
        answer = yield Decision([hero.seat], "mana-claim", ways, "MK-4.7.1", play.card)
        if answer.meant is True:
            gain_mana(realm, hero, die.colour, self.TOKENS)
        else:
            die.pays_each_turn = True


class EnergyFlow(Effect):
    """Ready a unit; then a unit of each other player may be spent."""

    def __init__(self, level: int, heals: bool) -> None:
        self.level = level
        self.heals = heals

    def _own(self, realm: Realm, hero: Hero) -> list[Unit]:
        heals = self.heals and not realm.turn.in_combat  # MK-10.3.7
        return [unit for unit in hero.units if not unit.ready or (heals and unit.wounded)]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._own(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("ready", unit.card) for unit in self._own(realm, hero)]
        answer = yield Decision([hero.seat], "ready", options, "MK-4.2.10", play.card)
        for unit in hero.units:
            if unit.card == answer.what:
                ready(realm, hero, unit)
                if self.heals and unit.wounded and not realm.turn.in_combat:
                    remove_wound(realm, unit)  # MK-10.3.10
        for other in others(realm, hero):
            yield from self._tire(realm, hero, other, play)

    def _tire(self, realm: Realm, hero: Hero, other: Hero, play: Play) -> Flow[None]:
        fit = [unit for unit in other.units if unit.ready and unit.kind.level <= self.level]
        if not fit:
            return
        options = [Option("tire", unit.card) for unit in fit]
        options.append(Option("spare"))
        answer = yield Decision([hero.seat], "tire", options, "MK-13.4.3", play.card)
        for unit in fit:
            if unit.card == answer.what:
                unit.ready = False
                realm.tell("tires", "MK-13.4.3", unit.card, other.seat)


# -- Mind Read -----------------------------------------------------------------------


class MindRead(Effect):
    """The others answer one after another, each in a step of their own."""

    def __init__(self, steals: bool) -> None:
        self.steals = steals

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colour = yield from ask_colour(realm, hero, BASIC, "MK-4.7.2", play.card)
        gain_crystal(realm, hero, colour)
        for other in others(realm, hero):
            boon = add_boon(
                realm, boons_of_cards.MindRead, play.card, least=1 if self.steals else 0
            )
            boon.seat = other.seat
            boon.colour = colour
        if boons_of(realm, boons_of_cards.MindRead):
            realm.turn.resume = realm.next_step
            realm.next_step = "mind_read"


def read_mind(realm: Realm) -> Flow[None]:
    """The next player discards a card of the colour, or shows their hand."""
    waiting = boons_of(realm, boons_of_cards.MindRead)
    if not waiting:
        yield from _steal(realm, realm.hero_of_turn())
        realm.next_step = realm.turn.resume
        return
    boon = waiting[0]
    boon.is_spent(realm)
    other = realm.heroes[boon.seat]
    cards = [
        card
        for card in other.hand
        if not is_wound(realm, card) and realm.deed(card).colour == boon.colour
    ]
    realm.mark_information()
    if not cards:
        realm.tell_values("shows-hand", "MK-13.4.3", other.hand, other.seat)
        return
    options = [Option("give-up", card) for card in one_of_each(realm, cards)]
    answer = yield Decision([other.seat], "give-up", options, "MK-13.4.3", boon.card)
    other.hand.remove(answer.what)
    other.discard.append(answer.what)
    realm.tell("discards", "MK-4.8.1", other.seat, answer.what)
    if boon.least and realm.deed(answer.what).is_action:
        lost = add_boon(realm, boons_of_cards.MindSteal, boon.card)
        lost.seat = other.seat
        lost.target = answer.what


def _steal(realm: Realm, hero: Hero) -> Flow[None]:
    """Mind Steal: the caster keeps one of the action cards."""
    lost = boons_of(realm, boons_of_cards.MindSteal)
    if not lost:
        return
    options = [Option("steal-card", boon.target) for boon in lost]
    options.append(refusal("leave-it"))
    answer = yield Decision([hero.seat], "steal-card", options, "MK-13.4.3", lost[0].card)
    for boon in lost:
        boon.is_spent(realm)
        if boon.target == answer.what:
            realm.heroes[boon.seat].discard.remove(answer.what)
            hero.hand.append(answer.what)
            realm.tell("steals-card", "MK-13.4.3", hero.seat, answer.what)

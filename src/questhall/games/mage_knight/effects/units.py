"""Abilities that only units have (MK-4.2.7)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal

from ..printed.cards import Ability, Effect, Play
from ..printed.kinds import Element, Range
from ..rules.cards.mana import can_pay, pay
from ..rules.cards.points import gain_attack, gain_block
from ..rules.cards.wounds import wound_unit
from ..rules.map.distances import spaces_within
from ..state.boons import add_boon
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import Phase
from . import boons_of_combat, boons_of_points
from .points import AttackPoints

SCOUTING_RANGE = 3


class BecomeWounded(Effect):
    """The unit itself pays by taking a wound."""

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        assert play.unit is not None
        wound_unit(realm, play.unit, 1)
        return no_decisions()


class WithMana(Effect):
    """Magic Familiars: stronger if the mana on the card has this colour."""

    def __init__(self, colour: int, stronger: Effect, plain: Effect) -> None:
        self.colour = colour
        self.stronger = stronger
        self.plain = plain

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self.plain.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        assert play.unit is not None
        effect = self.stronger if play.unit.mana == self.colour else self.plain
        yield from effect.play(realm, hero, play)


class FuelledColdFire(Effect):
    """Altem Mages: Attack or Block, stronger for mana of each of these colours."""

    def __init__(self, amount: int, by: int, colours: list[int]) -> None:
        self.amount = amount
        self.by = by
        self.colours = colours
        self.attack = AttackPoints(amount, Range.MELEE, Element.COLD_FIRE)

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.BLOCK or self.attack.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        amount = self.amount
        left = self.colours[:]
        while True:
            options = [Option("colour", each) for each in left if can_pay(realm, hero, each)]
            options.append(refusal("enough"))
            answer = yield Decision([hero.seat], "fuel", options, "MK-4.2.8", play.card)
            if answer.declines:
                break
            left.remove(answer.what)
            yield from pay(realm, hero, answer.what, "MK-4.2.8", play.card)
            amount += self.by
        if realm.turn.phase == Phase.BLOCK:
            gain_block(realm, hero, play, amount, Element.COLD_FIRE)
        else:
            gain_attack(realm, hero, play, amount, Range.MELEE, Element.COLD_FIRE)


class SeveralAbilities(Effect):
    """Delphana Masters: different abilities in one activation, each for its mana."""

    def __init__(self, abilities: list[Ability]) -> None:
        self.abilities = abilities

    def _possible(self, realm: Realm, hero: Hero, used: list[int]) -> list[int]:
        return [
            number
            for number in range(len(self.abilities))
            if number not in used
            and can_pay(realm, hero, self.abilities[number].cost)
            and self.abilities[number].effect.useful(realm, hero)
        ]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._possible(realm, hero, [])) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        used: list[int] = []
        while True:
            options = [
                Option("choose-effect", play.card, self.abilities[number].saying, number)
                for number in self._possible(realm, hero, used)
            ]
            if not options and not used:
                return  # the mana for it is spent
            if used:
                options.append(refusal("enough"))
            answer = yield Decision([hero.seat], "choose-effect", options, "MK-4.2.8", play.card)
            if answer.declines:
                return
            used.append(answer.amount)
            ability = self.abilities[answer.amount]
            yield from pay(realm, hero, ability.cost, "MK-4.2.8", play.card)
            play.colour = ability.cost
            yield from ability.effect.play(realm, hero, play)


class OtherUnitsAttack(Effect):
    """All other units attack with more strength this turn."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        add_boon(realm, boons_of_points.UnitsAttack, play.card, self.amount)
        return no_decisions()


class Scout(Effect):
    """Look at a hidden token, and gain fame if it is defeated this turn."""

    def __init__(self, fame: int) -> None:
        self.fame = fame

    def _hidden(self, realm: Realm, hero: Hero) -> list[Option]:
        options: list[Option] = []
        for space in spaces_within(realm, hero.space, SCOUTING_RANGE):
            place = realm.places.get(space)
            if place is None:
                continue
            for number in range(len(place.tokens)):
                if not place.face_up[number] and place.tokens[number] not in hero.scouted:
                    options.append(Option("scout", NOTHING, space, number))
        for colour in range(len(realm.piles)):
            if realm.piles[colour] and realm.piles[colour][-1] not in hero.scouted:
                options.append(Option("scout-pile", colour))
        return options

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._hidden(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._hidden(realm, hero)
        answer = yield Decision([hero.seat], "scout", options, "MK-22.2", play.card)
        if answer.where != NOTHING:
            token = realm.places[answer.where].tokens[answer.amount]
        else:
            token = realm.piles[answer.what][-1]
        hero.scouted.append(token)
        realm.mark_information()
        realm.tell("scouts", "MK-22.2", token, seen_by=hero.seat)
        add_boon(realm, boons_of_combat.Scouted, play.card, self.fame).target = token


class InPhase(Effect):
    """Only in this phase."""

    def __init__(self, phase: int, effect: Effect) -> None:
        self.phase = phase
        self.effect = effect

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == self.phase and self.effect.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self.effect.play(realm, hero, play)

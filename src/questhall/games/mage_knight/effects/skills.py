"""Skills used once a turn or once a round (MK-4.3.3, MK-4.3.5)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions

from ..printed.cards import DeedKind, Effect, Play, SkillEffect
from ..printed.kinds import BASIC_COLOURS, FORTIFIED_SITES, Site
from ..rules.cards.gaining import discard, unit_named
from ..rules.cards.mana import pay, payable_colours
from ..rules.cards.points import gain_influence, gain_move
from ..rules.cards.sideways import lay_sideways, points_of_use
from ..rules.cards.skills import skill_named
from ..rules.cards.uses_of_points import influence_helps, move_helps
from ..rules.cards.wounds import others_in, remove_wound, wounds_in
from ..rules.map.movement import is_safe, leave, note_entered
from ..rules.map.tokens import look_around
from ..state.boons import add_boon
from ..state.heroes import Hero, Skill
from ..state.realm import Realm
from ..state.turn import Phase
from . import boons_of_mana, boons_of_movement, boons_of_talk

MOST_MARCHING = 3  # units that count for Forward March
FLIGHT_COST = 2  # for the second space
BONDED_UNITS = 2  # regular units that join with Bonds of Loyalty


def has_lowest_fame(realm: Realm, hero: Hero) -> bool:
    """Is it strictly lower than everybody else's? In a solo game nobody has the lowest."""
    others = [each.fame for each in realm.heroes if each.seat != hero.seat and not each.out]
    return len(others) > 0 and hero.fame < min(others)


class IfLowestFame(Effect):
    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return has_lowest_fame(realm, hero) and self.effect.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self.effect.play(realm, hero, play)


class Turning(SkillEffect):
    """An effect that turns the token face down until rest, an action or mana turns it up; `plain`,
    if there is one, is weaker and leaves it face up."""

    def __init__(self, plain: Effect | None, turning: Effect, by: int) -> None:
        self.plain = plain
        self.turning = turning
        self.turned_up_by = by

    def useful(self, realm: Realm, hero: Hero) -> bool:
        if self.plain is not None and self.plain.useful(realm, hero):
            return True
        return self.turning.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options: list[Option] = []
        if self.plain is not None and self.plain.useful(realm, hero):
            options.append(Option("choose-effect", play.card, self.plain.saying, 0))
        if self.turning.useful(realm, hero):
            options.append(Option("choose-effect", play.card, self.turning.saying, 1))
        answer = yield Decision([hero.seat], "choose-effect", options, "MK-4.3.5", play.card)
        if answer.amount == 0 and self.plain is not None:
            yield from self.plain.play(realm, hero, play)
            return
        skill = skill_named(hero, play.card)
        skill.flipped = True
        skill.spent = True
        yield from self.turning.play(realm, hero, play)


# -- cards played sideways (MK-4.1.7) --------------------------------------------------


class SidewaysSkill(Effect):
    """One card gives more when played sideways; how much depends on the card."""

    def ways(self, realm: Realm, hero: Hero, card: int) -> list[int]:
        """How many points the card may give."""
        raise TypeError(f"{type(self).__name__} does not say what a card gives")

    def chosen(self, realm: Realm, hero: Hero, play: Play, amount: int) -> None:
        """What else happens with the choice."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return bool(points_of_use(realm, hero)) and len(others_in(realm, hero.hand)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options: list[Option] = []
        for card in others_in(realm, hero.hand):
            for amount in self.ways(realm, hero, card):
                options.append(Option("sideways-as", card, NOTHING, amount))
        answer = yield Decision([hero.seat], "sideways-as", options, "MK-4.1.7", play.card)
        self.chosen(realm, hero, play, answer.amount)
        yield from lay_sideways(realm, hero, answer.what, answer.amount)


class BetterSideways(SidewaysSkill):
    """More for advanced actions, spells and artifacts."""

    def __init__(self, basic: int, better: int) -> None:
        self.basic = basic
        self.better = better

    def ways(self, realm: Realm, hero: Hero, card: int) -> list[int]:
        return [self.basic if realm.deed(card).kind == DeedKind.BASIC_ACTION else self.better]


class SidewaysWithoutDice(SidewaysSkill):
    """More if no die is used this turn, neither before nor after."""

    def __init__(self, amount: int, without: int) -> None:
        self.amount = amount
        self.without = without

    def ways(self, realm: Realm, hero: Hero, card: int) -> list[int]:
        return [self.amount] if realm.turn.die_used else [self.without, self.amount]

    def chosen(self, realm: Realm, hero: Hero, play: Play, amount: int) -> None:
        if amount == self.without:
            add_boon(realm, boons_of_mana.NoDice, play.card)


class WoundSideways(Effect):
    """Power of Pain: play a wound sideways as if it were another card."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return bool(points_of_use(realm, hero)) and len(wounds_in(realm, hero.hand)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from lay_sideways(realm, hero, wounds_in(realm, hero.hand)[0], self.amount)


class SidewaysWithMana(Effect):
    """Universal Power: a mana strengthens the card, most of all one of its own colour."""

    def __init__(self, amount: int, same: int) -> None:
        self.amount = amount
        self.same = same

    def useful(self, realm: Realm, hero: Hero) -> bool:
        if not points_of_use(realm, hero) or not others_in(realm, hero.hand):
            return False
        return len(payable_colours(realm, hero)) > 0

    def spends_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options: list[Option] = []
        for card in others_in(realm, hero.hand):
            for colour in payable_colours(realm, hero):
                amount = self.same if realm.deed(card).colour == colour else self.amount
                options.append(Option("sideways-with", card, colour, amount))
        answer = yield Decision([hero.seat], "sideways-with", options, "MK-4.1.7", play.card)
        yield from pay(realm, hero, answer.where, "MK-4.1.7", play.card)
        yield from lay_sideways(realm, hero, answer.what, answer.amount)


# -- wounds --------------------------------------------------------------------------


class DiscardWound(Effect):
    """Outside combat: discard a wound from the hand and gain something."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return not realm.turn.in_combat and len(wounds_in(realm, hero.hand)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        discard(realm, hero, wounds_in(realm, hero.hand)[0])
        yield from self.effect.play(realm, hero, play)


class Regenerate(DiscardWound):
    """Pay a mana to discard a wound; it does more with this colour or with the lowest fame."""

    def __init__(self, colour: int, effect: Effect) -> None:
        super().__init__(effect)
        self.colour = colour

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return super().useful(realm, hero) and len(payable_colours(realm, hero)) > 0

    def spends_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("colour", colour) for colour in payable_colours(realm, hero)]
        answer = yield Decision([hero.seat], "which-colour", options, "MK-4.3.5", play.card)
        yield from pay(realm, hero, answer.what, "MK-4.3.5", play.card)
        discard(realm, hero, wounds_in(realm, hero.hand)[0])
        if answer.what == self.colour or has_lowest_fame(realm, hero):
            yield from self.effect.play(realm, hero, play)


# -- movement -------------------------------------------------------------------------


class ForwardMarch(Effect):
    """A point for every ready and unwounded unit."""

    def _marching(self, hero: Hero) -> int:
        return min(MOST_MARCHING, len([unit for unit in hero.units if unit.can_act]))

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return move_helps(realm) and self._marching(hero) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_move(realm, hero, play, self._marching(hero))
        return no_decisions()


class FarSight(Effect):
    """Reveal garrisons two spaces away this turn."""

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        add_boon(realm, boons_of_movement.FarSight, play.card)
        look_around(realm)
        return no_decisions()


class Flight(Effect):
    """Fly to a safe adjacent space, or two spaces away for move points; it provokes nobody."""

    def _landings(self, realm: Realm, hero: Hero) -> list[Option]:
        near = [space for space in realm.neighbours[hero.space] if self._fits(realm, hero, space)]
        options = [Option("fly", NOTHING, space, 0) for space in near]
        if realm.turn.move >= FLIGHT_COST:
            for between in realm.neighbours[hero.space]:
                for space in realm.neighbours[between]:
                    if space == hero.space or space in near or not self._fits(realm, hero, space):
                        continue
                    near.append(space)
                    options.append(Option("fly", NOTHING, space, FLIGHT_COST))
        return options

    def _fits(self, realm: Realm, hero: Hero, space: int) -> bool:
        closed = realm.rules.closed_cities and realm.site_at(space) == Site.CITY
        return not closed and is_safe(realm, hero, space)

    def useful(self, realm: Realm, hero: Hero) -> bool:
        if realm.turn.phase != Phase.MOVING or realm.joint is not None:  # MK-12.6.3
            return False
        return len(self._landings(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._landings(realm, hero)
        answer = yield Decision([hero.seat], "fly", options, "MK-6.7.6", play.card)
        realm.turn.move -= answer.amount
        leave(realm, hero)
        hero.space = answer.where
        realm.tell("flies", "MK-6.7.6", hero.seat, hero.space)
        look_around(realm)
        note_entered(realm, hero, hero.space)


# -- influence ------------------------------------------------------------------------


class GlitteringFortune(Effect):
    """A point for each different colour of crystal in the inventory."""

    def _colours(self, hero: Hero) -> int:
        return len([colour for colour in range(BASIC_COLOURS) if hero.crystals[colour]])

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.TALKING and self._colours(hero) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_influence(realm, hero, play, self._colours(hero))
        return no_decisions()


class OnHerOwn(Effect):
    """More if no unit is recruited this turn, neither before nor after."""

    def __init__(self, amount: int, alone: int) -> None:
        self.amount = amount
        self.alone = alone

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return influence_helps(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        amounts = [self.amount] if realm.turn.recruited else [self.alone, self.amount]
        options = [Option("influence", play.card, NOTHING, amount) for amount in amounts]
        answer = yield Decision([hero.seat], "on-her-own", options, "MK-4.3.5", play.card)
        if answer.amount == self.alone:
            add_boon(realm, boons_of_talk.NoRecruits, play.card)
        gain_influence(realm, hero, play, answer.amount)


class Beguile(Effect):
    """Depends on where the hero is: one number at fortified sites, one on glades."""

    def __init__(self, amount: int, fortified: int, glade: int) -> None:
        self.amount = amount
        self.fortified = fortified
        self.glade = glade

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return influence_helps(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        site = realm.site_at(hero.space)
        amount = self.amount
        if site in FORTIFIED_SITES:
            amount = self.fortified
        elif site == Site.MAGICAL_GLADE:
            amount = self.glade
        gain_influence(realm, hero, play, amount)
        return no_decisions()


class BondsOfLoyalty(SkillEffect):
    """One more unit, cheaper, usable everywhere (MK-8.3.10) and never disbanded."""

    holds_unit = True

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return False

    def gained(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        for _ in range(min(BONDED_UNITS, len(realm.regulars))):
            realm.unit_offer.append(realm.regulars.pop())
        realm.mark_information()


class HealUnit(Effect):
    """Heal one wound of a unit of any level (MK-10.3.10)."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return any(unit.wounded for unit in hero.units)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("choose-unit", unit.card) for unit in hero.units if unit.wounded]
        if not options:
            return
        answer = yield Decision([hero.seat], "choose-unit", options, "MK-10.3.10", play.card)
        remove_wound(realm, unit_named(hero, answer.what))

"""What artifacts do beyond points (MK-4.1.5)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal

from ..printed.cards import Effect, Play, SkillUse
from ..printed.kinds import BASIC_COLOURS, NO_COLOUR, Element, Mana, Range, Resists
from ..rules.cards.gaining import non_wounds
from ..rules.cards.mana import gain_crystal, roll
from ..rules.cards.playing import ask_colour
from ..rules.cards.points import gain_attack, gain_block
from ..rules.cards.tracks import gain_fame
from ..rules.cards.wounds import remove_wound, take_wound
from ..rules.combat.blocks import blocks_made
from ..rules.map.tokens import look_around
from ..rules.round.level_up import take_skill
from ..state.boons import add_boon
from ..state.heroes import Hero, Skill
from ..state.realm import Realm
from ..state.turn import Phase
from . import boons_of_combat, boons_of_mana, boons_of_movement, boons_of_points
from .cards import choose_to_play
from .chosen_cards import (
    NeedsCard,
    actions_in_hand,
    choose_offered,
    colours_of,
    discard_one,
    discard_or_not,
    of_colours,
    take_spell,
    throw_one_away,
)
from .enemies import AllEnemies, EnemyFilter, LoseResistances
from .points import AttackPoints
from .spells import ready

BASIC = list(range(BASIC_COLOURS))


class OnlyAssigned(Effect):
    """A banner: it works only for the unit to which it is assigned (MK-4.2.12)."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return False


class UnitsGlory(Effect):
    """All units are stronger this turn, and bring fame."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.combat is not None and len(hero.units) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for word in (
            boons_of_combat.UnitsArmour,
            boons_of_points.UnitsAttack,
            boons_of_points.UnitsBlock,
            boons_of_points.FamePerUnit,
        ):
            add_boon(realm, word, play.card, 1)
        return no_decisions()


class ReadyAll(Effect):
    def useful(self, realm: Realm, hero: Hero) -> bool:
        return any(not unit.ready for unit in hero.units)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for unit in hero.units:
            if not unit.ready:
                ready(realm, hero, unit)
        return no_decisions()


class HealAllUnits(Effect):
    def useful(self, realm: Realm, hero: Hero) -> bool:
        return any(unit.wounded for unit in hero.units)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for unit in hero.units:
            while unit.wounded:
                remove_wound(realm, unit)
        return no_decisions()


# -- mana ----------------------------------------------------------------------------


class EndlessMana(Effect):
    """A ring: endless mana of its colour and black mana, and fame for spells of its colour."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        add_boon(realm, boons_of_mana.Endless, play.card).colour = self.colour
        add_boon(realm, boons_of_mana.FamePerSpell, play.card, 1).colour = self.colour
        return no_decisions()


class RandomCrystals(Effect):
    """Dice decide the colours: gold means any colour, black gives fame instead."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for _ in range(self.count):
            realm.mark_information()
            colour = roll(realm)
            realm.tell("rolls", "MK-2.0.2", colour)
            if colour == Mana.BLACK:
                gain_fame(realm, hero, 1, "MK-4.7.2")
                continue
            if colour == Mana.GOLD:
                colour = yield from ask_colour(realm, hero, BASIC, "MK-4.7.2", play.card)
            gain_crystal(realm, hero, colour)


class EqualCrystals(Effect):
    """Several crystals of one colour."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colour = yield from ask_colour(realm, hero, BASIC, "MK-4.7.2", play.card)
        for _ in range(self.count):
            gain_crystal(realm, hero, colour)


class Sunlight(Effect):
    """By night: gold mana, and forests and sight as by day."""

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for word in (
            boons_of_mana.GoldByNight,
            boons_of_movement.ForestByDay,
            boons_of_movement.SightByNight,
        ):
            add_boon(realm, word, play.card)
        look_around(realm)
        return no_decisions()


class Darkness(Effect):
    """By day: black mana, and deserts as by night."""

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for word in (boons_of_mana.BlackByDay, boons_of_movement.DesertByNight):
            add_boon(realm, word, play.card)
        return no_decisions()


# -- combat --------------------------------------------------------------------------


class DiscardAttack(Effect):
    """Attack for each discarded card, even none, and fame for each defeated enemy."""

    def __init__(self, amount: int, range: int, this_phase: bool) -> None:
        self.amount = amount
        self.range = range
        self.this_phase = this_phase  # fame only for enemies defeated in this phase
        self.attack = AttackPoints(amount, range, Element.PHYSICAL)

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self.attack.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        boon = add_boon(realm, boons_of_combat.FamePerDefeated, play.card, 1)
        boon.phase = realm.turn.phase if self.this_phase else NOTHING
        count = 0
        while True:
            cards = non_wounds(realm, hero)
            card = yield from discard_or_not(realm, hero, cards, "discard-any", play.card)
            if card == NOTHING:
                break
            count += 1
        if count:
            gain_attack(realm, hero, play, self.amount * count, self.range, Element.PHYSICAL)


class SwordOfJustice(Effect):
    """In the attack phase physical attacks count twice and are not resisted; fame."""

    def __init__(self) -> None:
        self.resistances = AllEnemies([LoseResistances(Resists.PHYSICAL)], EnemyFilter())

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.combat is not None

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        add_boon(realm, boons_of_points.DoublePhysical, play.card)
        add_boon(realm, boons_of_combat.FamePerDefeated, play.card, 1)
        if realm.turn.phase == Phase.ATTACK:  # points gathered already
            for row in combat.attack:
                row[Element.PHYSICAL] *= 2
        yield from self.resistances.play(realm, hero, play)


class HornOfWrath(Effect):
    """Siege Attack 5, or more; dice may wound the hero."""

    AMOUNT = 5

    def __init__(self, more: int) -> None:
        self.more = more

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase in (Phase.RANGED, Phase.ATTACK)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        dice = 1
        more = 0
        if self.more:
            options = [Option("more", NOTHING, NOTHING, each) for each in range(self.more + 1)]
            answer = yield Decision([hero.seat], "horn", options, "MK-4.5.2", play.card)
            dice = more = answer.amount
        gain_attack(realm, hero, play, self.AMOUNT + more, Range.SIEGE, Element.PHYSICAL)
        for _ in range(dice):
            realm.mark_information()
            colour = roll(realm)
            realm.tell("rolls", "MK-2.0.2", colour)
            if colour in (Mana.BLACK, Mana.RED):
                take_wound(realm, hero, "MK-8.6.11")


class SoulHarvest(Effect):
    """Crystals for up to this many enemies defeated in this phase."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        boon = add_boon(realm, boons_of_combat.CrystalPerDefeated, play.card, self.count)
        boon.phase = realm.turn.phase
        return no_decisions()


class SeveralBlocks(Effect):
    """Blocks of the same strength, each for a separate attack (MK-8.5.12)."""

    def __init__(self, amount: int, element: int, times: int) -> None:
        self.amount = amount
        self.element = element
        self.times = times

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.BLOCK

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        made = blocks_made(combat)
        for _ in range(self.times - 1):
            boon = add_boon(realm, boons_of_combat.LaterBlock, play.card, self.amount, least=made)
            boon.element = self.element
        gain_block(realm, hero, play, self.amount, self.element)
        return no_decisions()


# -- cards ---------------------------------------------------------------------------


class SpellTraining(NeedsCard):
    """Throw an action card away for a spell and a crystal of its colour."""

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        offered = colours_of(realm, realm.spell_offer)
        return of_colours(realm, actions_in_hand(realm, hero), offered)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colour = yield from throw_one_away(realm, hero, self.cards(realm, hero), play.card)
        offered = of_colours(realm, realm.spell_offer, [colour])
        gained = yield from choose_offered(realm, hero, offered, play.card)
        take_spell(realm, gained, hero.hand)
        gain_crystal(realm, hero, colour)


class OfferedSpell(NeedsCard):
    """Discard a card to use a spell of its colour in the offer (MK-4.6.3)."""

    def __init__(self, strong: bool) -> None:
        self.strong = strong

    def _effect(self, realm: Realm, spell: int) -> Effect:
        deed = realm.deed(spell)
        return deed.strong if self.strong else deed.basic

    def _spells(self, realm: Realm, hero: Hero) -> list[int]:
        return [
            spell for spell in realm.spell_offer if self._effect(realm, spell).useful(realm, hero)
        ]

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        offered = colours_of(realm, self._spells(realm, hero))
        return of_colours(realm, non_wounds(realm, hero), offered)

    def asks_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        spells = self._spells(realm, hero)
        colour = yield from discard_one(realm, hero, self.cards(realm, hero), play.card)
        fit = of_colours(realm, spells, [colour])
        spell = yield from choose_to_play(realm, hero, fit, play)
        effect = self._effect(realm, spell)
        if effect.useful(realm, hero):
            yield from effect.play(realm, hero, Play(play.card, colour))


class DruidicStaff(NeedsCard):
    """One of four effects, by the colour of a discarded card; or two without a card."""

    def __init__(self, effects: list[Effect], free: int) -> None:
        self.effects = effects  # for red, blue, green, white
        self.free = free  # how many different ones without a card

    def _colours(self, realm: Realm, hero: Hero, done: list[int]) -> list[int]:
        return [
            colour
            for colour in range(BASIC_COLOURS)
            if colour not in done and self.effects[colour].useful(realm, hero)
        ]

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        return of_colours(realm, non_wounds(realm, hero), self._colours(realm, hero, []))

    def useful(self, realm: Realm, hero: Hero) -> bool:
        if self.free:
            return len(self._colours(realm, hero, [])) > 0
        return super().useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        if not self.free:
            colour = yield from discard_one(realm, hero, self.cards(realm, hero), play.card)
            yield from self.effects[colour].play(realm, hero, play)
            return
        done: list[int] = []
        for _ in range(self.free):
            colours = self._colours(realm, hero, done)
            if not colours:
                return
            colour = yield from ask_colour(realm, hero, colours, "MK-4.6.1", play.card)
            done.append(colour)
            yield from self.effects[colour].play(realm, hero, play)


# -- skills --------------------------------------------------------------------------


class BorrowSkill(Effect):
    """Use a skill of the common area once; a once-a-turn skill may be used twice."""

    def _skills(self, realm: Realm, hero: Hero) -> list[int]:
        return [
            card
            for card in realm.common_skills
            if realm.skill_card(card).use not in (SkillUse.INTERACTIVE, SkillUse.ALWAYS)
            and realm.skill_card(card).effect.useful(realm, hero)
        ]

    def asks_mana(self) -> bool:
        return True

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._skills(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("borrow-skill", card) for card in self._skills(realm, hero)]
        answer = yield Decision([hero.seat], "borrow-skill", options, "MK-4.6.1", play.card)
        kind = realm.skill_card(answer.what)
        # The hero holds it meanwhile: some skills look for their own token.
        token = Skill(answer.what, kind)
        hero.skills.append(token)
        place = realm.common_skills.index(answer.what)
        owner = realm.common_owners.pop(place)
        del realm.common_skills[place]
        yield from _use(realm, hero, token)
        if kind.use == SkillUse.TURN and kind.effect.useful(realm, hero):
            again = [Option("use-effect", answer.what), refusal("enough")]
            wish = yield Decision([hero.seat], "again", again, "MK-4.6.1", answer.what)
            if not wish.declines:
                yield from _use(realm, hero, token)
        hero.skills.remove(token)
        realm.common_skills.insert(place, answer.what)
        realm.common_owners.insert(place, owner)


def _use(realm: Realm, hero: Hero, skill: Skill) -> Flow[None]:
    play = Play(skill.card, NO_COLOUR)
    play.skill = True
    yield from skill.kind.effect.play(realm, hero, play)


class TakeSkill(Effect):
    """Take a skill of the common area for good."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(realm.common_skills) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("common-skill", card) for card in realm.common_skills]
        answer = yield Decision([hero.seat], "skill", options, "MK-9.6.7", play.card)
        take_skill(realm, hero, answer.what, True)

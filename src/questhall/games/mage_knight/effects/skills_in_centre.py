"""Interactive skills (MK-4.3.4): an effect now, and a token in the centre for the others."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions

from ..printed.cards import Effect, Play, SkillEffect
from ..printed.kinds import BASIC_COLOURS, COLOURS, TERRAINS, Mana, Site
from ..rules.cards.gaining import free_command
from ..rules.cards.mana import gain_crystal, gain_mana
from ..rules.cards.skills import skill_named
from ..rules.cards.wounds import throw_wound_away, wounds_in
from ..rules.map.distances import distance
from ..state.boons import add_boon
from ..state.heroes import OFF_MAP, Hero, Skill
from ..state.realm import Realm
from ..state.turn import Phase
from . import boons_of_combat, boons_of_mana, boons_of_movement, boons_of_points
from .points import OneOf
from .skills import SidewaysSkill
from .skills_in_combat import OneAttack

EVERY_TERRAIN = (1 << len(TERRAINS)) - 1
RITUAL_WOUNDS = 2


class Lend(SkillEffect):
    """A cooperative skill: an effect for its owner, and a smaller one for the first other hero who
    returns the token. In a solo game nobody can return it."""

    def __init__(self, own: Effect, other: Effect) -> None:
        self.own = own
        self.other = other

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self.own.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self.own.play(realm, hero, play)

    def may_return(self, realm: Realm, hero: Hero, skill: Skill) -> bool:
        return self.other.useful(realm, hero)

    def returned(self, realm: Realm, hero: Hero, play: Play, skill: Skill) -> Flow[None]:
        yield from self.other.play(realm, hero, play)


class HealingRitual(SkillEffect):
    """Up to two wounds leave the hand; one of them goes to the nearest other hero."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return not realm.turn.in_combat and len(wounds_in(realm, hero.hand)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        most = min(RITUAL_WOUNDS, len(wounds_in(realm, hero.hand)))
        options = [Option("throw-wounds", amount=count) for count in range(most, 0, -1)]
        answer = yield Decision([hero.seat], "throw-wounds", options, "MK-4.8.2", play.card)
        thrown = wounds_in(realm, hero.hand)[: answer.amount]
        victims = nearest_rivals(realm, hero)
        if victims:
            options = [Option("hero-gets-wound", seat) for seat in victims]
            chosen = yield Decision([hero.seat], "who-is-wounded", options, "MK-4.3.4", play.card)
            given = thrown.pop()
            hero.hand.remove(given)
            realm.heroes[chosen.what].hand.append(given)
            realm.tell("takes-wound", "MK-4.3.4", chosen.what)
        for card in thrown:
            throw_wound_away(realm, hero.hand, card)


def nearest_rivals(realm: Realm, hero: Hero) -> list[int]:
    """The closest heroes of others; one off the map counts as being on the portal."""
    best = NOTHING
    found: list[int] = []
    for other in realm.heroes:
        if other.seat == hero.seat or other.out or realm.rules.same_team(hero.seat, other.seat):
            continue
        away = distance(realm, _place_of(realm, hero), _place_of(realm, other))
        if best == NOTHING or away < best:
            best = away
            found = []
        if away == best:
            found.append(other.seat)
    return found


def _place_of(realm: Realm, hero: Hero) -> int:
    if hero.space == OFF_MAP:
        for space, place in realm.places.items():
            if place.site == Site.PORTAL:
                return space
    return hero.space


class SourceFreeze(SkillEffect):
    """Others have no die of their own; then a crystal of a colour shown in the Source."""

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        return no_decisions()

    def weighs_on(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        realm.turn.dice_left -= 1

    def comes_back(self, realm: Realm, hero: Hero, skill: Skill) -> Flow[None]:
        colours: list[int] = []
        for die in realm.source:
            if die.owner == NOTHING and die.colour < BASIC_COLOURS and die.colour not in colours:
                colours.append(die.colour)
        if colours:
            options = [Option("colour", colour) for colour in colours]
            answer = yield Decision([hero.seat], "which-colour", options, "MK-4.7.2", skill.card)
            gain_crystal(realm, hero, answer.what)


class PrayerOfWeather(SkillEffect):
    """Cheaper terrain for the hero this turn; dearer for others until the hero's next turn."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.MOVING

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        add_boon(realm, boons_of_movement.Cheaper, play.card, 2, least=1).terrains = EVERY_TERRAIN
        return no_decisions()

    def weighs_on(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        add_boon(realm, boons_of_movement.Dearer, skill.card, 1, least=5).terrains = EVERY_TERRAIN


class ManaExploit(SkillEffect):
    """A mana token; another hero who uses a different basic colour in their turn takes a wound."""

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("colour", each) for each in range(len(COLOURS)) if each != Mana.GOLD]
        answer = yield Decision([hero.seat], "which-colour", options, "MK-4.7.1", play.card)
        gain_mana(realm, hero, answer.what)
        skill_named(hero, play.card).counter = answer.what

    def weighs_on(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        add_boon(realm, boons_of_mana.Exploited, skill.card).colour = skill.counter


class WolfsHowl(SidewaysSkill):
    """Its owner's part: a sideways card, stronger for every free command token."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def ways(self, realm: Realm, hero: Hero, card: int) -> list[int]:
        return [self.amount + max(0, free_command(hero))]


class Howl(SkillEffect):
    """The units of others attack and block with less strength."""

    def __init__(self, amount: int) -> None:
        self.own = WolfsHowl(amount)

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self.own.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self.own.play(realm, hero, play)

    def weighs_on(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        add_boon(realm, boons_of_points.UnitsAttack, skill.card, -1)
        add_boon(realm, boons_of_points.UnitsBlock, skill.card, -1)


class ManaEnhancement(SkillEffect):
    """The next basic mana also gives a crystal; another hero may return the token for mana of that
    colour."""

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        skill_named(hero, play.card).counter = NOTHING
        add_boon(realm, boons_of_mana.Enhanced, play.card)
        return no_decisions()

    def may_return(self, realm: Realm, hero: Hero, skill: Skill) -> bool:
        return skill.counter != NOTHING

    def returned(self, realm: Realm, hero: Hero, play: Play, skill: Skill) -> Flow[None]:
        gain_mana(realm, hero, skill.counter)
        return no_decisions()


class NaturesVengeance(SkillEffect):
    """One attack is weaker and cumbersome; the enemies of others are stronger."""

    def __init__(self) -> None:
        self.own = OneAttack(-1, True, False)

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self.own.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self.own.play(realm, hero, play)

    def weighs_on(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        add_boon(realm, boons_of_combat.FierceFoes, skill.card, 1)


class MasterOfChaos(SkillEffect):
    """A wheel of six effects that turns each turn of its owner; on gold the owner chooses."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects: list[Effect] = [*effects, OneOf(effects)]

    def gained(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        realm.mark_information()
        skill.counter = realm.chance.below("chaos", len(self.effects))

    def turn_starts(self, realm: Realm, hero: Hero, skill: Skill) -> None:
        skill.counter = (skill.counter + 1) % len(self.effects)

    def _now(self, hero: Hero) -> Effect:
        for skill in hero.skills:
            if skill.kind.effect is self:
                return self.effects[skill.counter]
        return self.effects[0]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self._now(hero).useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from self._now(hero).play(realm, hero, play)

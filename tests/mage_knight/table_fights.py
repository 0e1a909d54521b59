"""Fights at random tables, stopped at random questions; and advice that is followed there."""

from collections.abc import Iterator
from random import Random

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import SkillUse
from questhall.games.mage_knight.printed.kinds import BASIC_COLOURS
from questhall.games.mage_knight.state.heroes import Hero, Skill, Unit
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.tools.adviser.adviser import Course
from questhall.games.mage_knight.tools.adviser.line import STEPS
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import find_option

from .scenarios.stage import KEEN, TABLES, is_agreed, set_up

MOST_DECISIONS = 1500
NOT_KEPT = ("tutorial",)


def setup_by_chance(chance: Random) -> Setup:
    """A scenario and options that go together."""
    scenario, seats = chance.choice(TABLES)
    agreed: dict[str, OptionValue] = {}
    for option in GAME.options[1:]:
        wish = chance.choice(option.choices)
        if option.name not in NOT_KEPT and is_agreed(
            scenario, seats, **agreed, **{option.name: wish}
        ):
            agreed[option.name] = wish
    return set_up(scenario, seats, **agreed)


def realm_of(match: Match) -> Realm:
    assert isinstance(match.state, Realm)
    return match.state


def is_fight(realm: Realm) -> bool:
    return realm.combat is not None and realm.battle is None and realm.next_step in STEPS


def choose(match: Match, chance: Random, keen: bool) -> None:
    """Answer at random; on the map mostly what gets somewhere."""
    decision = match.pending[0]
    indexes = range(len(decision.options))
    liked = [each for each in indexes if decision.options[each].verb in KEEN]
    if not keen or not liked or not chance.randrange(4):
        liked = list(indexes)
    match.answer(0, chance.choice(liked), decision.seats[0])


def fights(seed: int) -> Iterator[Match]:
    """The fights of one random game, each at its start."""
    chance = Random(seed)
    match = Match.start(GAME, setup_by_chance(chance), f"fights {seed}", listen=False)
    fought = None
    while match.pending and match.decisions < MOST_DECISIONS:
        realm = realm_of(match)
        if not is_fight(realm):
            fought = None
        elif fought is None:
            fought = realm.combat
            yield match
        choose(match, chance, keen=realm.combat is None)


def enriched(match: Match, chance: Random) -> Match:
    """The same fight with more to play: cards, units, skills and mana of all boxes and heroes."""
    realm = realm_of(match).clone()
    hero = realm.hero_of_turn()
    deeds = [deed for deed in library().deeds.values() if deed.kind < 4]
    for deed in chance.choices(deeds, k=chance.randrange(5)):
        hero.hand.append(realm.new_card(deed))
    for kind in chance.choices(library().all_units, k=chance.randrange(3)):
        unit = Unit(realm.new_card(kind), kind)
        unit.ready = chance.random() < 0.8
        hero.units.append(unit)
    for owner in realm.heroes:
        _teach(realm, owner, chance)
    for colour in range(BASIC_COLOURS):
        hero.crystals[colour] = max(hero.crystals[colour], chance.randrange(3))
    hero.mana[chance.randrange(len(hero.mana))] += 1
    return Match.resume(GAME, match.setup, match.seed, realm)


def _teach(realm: Realm, hero: Hero, chance: Random) -> None:
    """A few skills; those of others may lie in the centre."""
    own = {skill.kind.key for each in realm.heroes for skill in each.skills}
    new = [kind for kind in library().skills.values() if kind.key not in own]
    for kind in chance.sample(new, chance.randrange(4)):
        skill = Skill(realm.new_card(kind), kind)
        if hero.seat != realm.turn.seat and kind.use == SkillUse.INTERACTIVE:
            skill.in_centre = chance.random() < 0.7
        hero.skills.append(skill)


def stopped(match: Match, chance: Random, most: int) -> Match | None:
    """Play on at random for a while; None if the fight is over by then."""
    for _ in range(chance.randrange(most)):
        if not match.pending or not is_fight(realm_of(match)):
            return None
        choose(match, chance, keen=False)
    realm = realm_of(match)
    asked = match.pending and realm.turn.seat in match.pending[0].seats
    return match if asked and is_fight(realm) else None


# -- advice that is followed -----------------------------------------------------------


def follow(match: Match, course: Course) -> Realm:
    """Play the line at the table itself, choice by choice; what it assumed is made true there."""
    copy = match.at(len(match.choices))
    seat = realm_of(copy).turn.seat
    _make_true(realm_of(copy), course)
    for play in course.plays:
        for wanted in play.at_table()["choose"]:
            decision = copy.owed_by(seat)
            assert decision is not None, f"{wanted} is not asked for"
            option = find_option(GAME, copy.state, decision, wanted)
            assert option is not None, f"{wanted} is not offered: {play.words()}"
            copy.take(seat, option)
    return realm_of(copy)


def _make_true(realm: Realm, course: Course) -> None:
    """Whoever is summoned lies on top of its pile, and the secret die shows what was assumed."""
    if not course.assumed:
        return
    start = course.fight.start
    assert start.combat is not None
    assert realm.combat is not None
    realm.combat.die = start.combat.die
    for colour, pile in enumerate(start.piles):
        for depth in range(1, min(len(pile), 3) + 1):
            _put(realm, colour, depth, pile[-depth])


def _put(realm: Realm, colour: int, depth: int, token: int) -> None:
    pile = realm.piles[colour]
    if token in realm.token_discards[colour]:
        realm.token_discards[colour].remove(token)
        pile.insert(0, token)
    zones = [pile, *[place.tokens for place in realm.places.values()]]
    for zone in zones:
        if token in zone:
            zone[zone.index(token)] = pile[-depth]
            pile[-depth] = token
            return

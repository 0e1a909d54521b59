"""How fights begin (MK-8.1, MK-8.2)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...printed.kinds import Site, Token
from ...state.combat import Combat, Foe, Origin
from ...state.heroes import Hero
from ...state.moments import Moment
from ...state.realm import Place, Realm
from ...state.turn import Phase
from ..audience import listeners
from ..cards.healing import lose_healing
from ..cards.tracks import change_reputation
from ..map.cities import colours_of
from ..map.movement import is_rampaging
from ..map.tokens import draw_token, turn_up
from ..scenario import scenario_of
from .unpredictable import who_sets_die

ASSAULT = -1  # reputation (MK-8.1.1)
BURNING = -3  # MK-8.1.4
MONSTERS_OF = {
    Site.DUNGEON: [Token.BROWN],
    Site.TOMB: [Token.RED],
    Site.MONSTER_DEN: [Token.BROWN],
    Site.SPAWNING_GROUNDS: [Token.BROWN, Token.BROWN],
}
IN_THE_DARK = (Site.DUNGEON, Site.TOMB)


def start(realm: Realm, combat: Combat) -> None:
    """Start the fight: points of earlier phases are lost (MK-5.6.7, MK-10.3.8)."""
    realm.combat = combat
    turn = realm.turn
    turn.acted = True
    turn.move = 0
    turn.influence = 0
    lose_healing(realm)
    turn.phase = Phase.RANGED
    unsure = who_sets_die(realm, combat) != NOTHING
    realm.next_step = "secret_die" if unsure else "ranged"
    for each in listeners(realm, Moment.fierceness):
        combat.fierce += each.fierceness()
    for unit in realm.hero_of_turn().units:
        unit.hit = False
    realm.tell("fight", "MK-8.3.1", NOTHING, combat.space, len(combat.foes))


def add_foe(realm: Realm, combat: Combat, token: int, origin: int, space: int) -> None:
    combat.foes.append(Foe(token, realm.enemy(token), origin, space))


def add_rampagers(realm: Realm, combat: Combat, space: int) -> None:
    place = realm.places[space]
    for token in place.tokens:
        add_foe(realm, combat, token, Origin.RAMPAGER, space)


def challenge_more(realm: Realm, hero: Hero, combat: Combat) -> Flow[None]:
    """A move that starts a fight lets the hero challenge other enemies beside it (MK-8.2.4)."""
    fought = [foe.space for foe in combat.foes]
    waiting = [
        space
        for space in realm.neighbours[hero.space]
        if is_rampaging(realm, space) and space not in fought
    ]
    while waiting:
        options = [Option("challenge", NOTHING, space) for space in waiting]
        options.append(refusal("no-more"))
        answer = yield Decision([hero.seat], "challenge", options, "MK-8.2.4")
        if answer.declines:
            return
        waiting.remove(answer.where)
        add_rampagers(realm, combat, answer.where)


def provoke(realm: Realm, hero: Hero, spaces: list[int]) -> Flow[None]:
    """MK-8.1.6, MK-8.2.2"""
    combat = Combat(hero.space)
    for space in spaces:
        add_rampagers(realm, combat, space)
    yield from challenge_more(realm, hero, combat)
    start(realm, combat)


def challenge(realm: Realm, hero: Hero, space: int) -> Flow[None]:
    """Challenge rampaging enemies as the action of the turn (MK-8.1.5)."""
    combat = Combat(hero.space)
    add_rampagers(realm, combat, space)
    yield from challenge_more(realm, hero, combat)
    start(realm, combat)


def assault(realm: Realm, hero: Hero, provoked: list[int]) -> Flow[None]:
    """The hero enters a fortified site that belongs to nobody or to a rival (MK-8.1.1,
    MK-8.1.2)."""
    space = realm.garrison_space(hero.space)
    place = realm.places[space]
    combat = Combat(space)
    combat.site = True
    combat.walls = True
    for colour in colours_of(realm, place):
        combat.other_city = combat.city
        combat.city = colour
    if scenario_of(realm).assault_costs_reputation:
        change_reputation(realm, hero, ASSAULT, "MK-8.1.1")
    if place.conquered:
        _rally(realm, combat, place, space)
    else:
        turn_up(realm, place)
        for token in _defenders(realm, place):
            add_foe(realm, combat, token, Origin.GARRISON, space)
    for other in provoked:
        add_rampagers(realm, combat, other)
    yield from challenge_more(realm, hero, combat)
    start(realm, combat)


def _defenders(realm: Realm, place: Place) -> list[int]:
    """In a joint assault each hero faces the defenders dealt to it (MK-12.6.6)."""
    joint = realm.joint
    return place.tokens if joint is None else joint.dealt[joint.current]


def defenders_of_owned(realm: Realm) -> int:
    """How many enemies defend what another hero owns (MK-8.1.2)."""
    count = 1
    for each in listeners(realm, Moment.defenders_of_owned):
        count = each.defenders_of_owned(realm, count)
    return count


def _rally(realm: Realm, combat: Combat, place: Place, space: int) -> None:
    """The garrison of another hero's site is drawn now, and worth half its fame (MK-8.1.2)."""
    combat.half_fame = True
    colour = Token.GREY if place.site == Site.KEEP else Token.VIOLET
    for _ in range(defenders_of_owned(realm)):
        token = draw_token(realm, colour)
        if token != NOTHING:
            realm.mark_information()
            add_foe(realm, combat, token, Origin.GARRISON, space)


def burn_monastery(realm: Realm, hero: Hero) -> None:
    """MK-8.1.4"""
    change_reputation(realm, hero, BURNING, "MK-8.1.4")
    combat = Combat(hero.space)
    combat.site = True
    combat.no_units = True
    _draw_into(realm, combat, Token.VIOLET, hero.space)
    start(realm, combat)


def enter_site(realm: Realm, hero: Hero) -> None:
    """Enter an adventure site (MK-8.1.3)."""
    space = hero.space
    place = realm.places[space]
    combat = Combat(space)
    combat.site = not place.conquered
    if place.site in IN_THE_DARK:
        combat.night_rules = True
        combat.no_units = True
    turn_up(realm, place)
    for token in place.tokens:
        add_foe(realm, combat, token, Origin.SITE_MONSTER, space)
    for colour in _monsters_to_draw(realm, place):
        _draw_into(realm, combat, colour, space)
    start(realm, combat)


def _monsters_to_draw(realm: Realm, place: Place) -> list[int]:
    if place.site == Site.RUINS:
        return [] if place.tokens else realm.ruin(place.ruin).enemies
    wanted = MONSTERS_OF.get(place.site, [])
    return wanted[len(place.tokens) :]


def _draw_into(realm: Realm, combat: Combat, colour: int, space: int) -> None:
    token = draw_token(realm, colour)
    if token != NOTHING:
        realm.mark_information()
        realm.tell("draws-token", "MK-8.3.1", token)
        add_foe(realm, combat, token, Origin.SITE_MONSTER, space)


def can_be_entered(realm: Realm, space: int) -> bool:
    """Is there an adventure to enter (MK-8.1.3, MK-18.3.3)?"""
    place = realm.places.get(space)
    if place is None:
        return False
    if place.site in (Site.DUNGEON, Site.TOMB):
        return not place.conquered or scenario_of(realm).dungeons_again
    if place.site in (Site.MONSTER_DEN, Site.SPAWNING_GROUNDS):
        return not place.conquered
    if place.site == Site.RUINS:
        return not place.conquered and not realm.ruin(place.ruin).is_altar
    return False

"""Why not? The rule that forbids a seat from acting on a thing now."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Why
from questhall.kernel.phrases import number_in

from ..printed.kinds import COLOURS, INACCESSIBLE, Mana, Site
from ..rules.cards.mana import black_works, dice_are_forbidden, gold_works
from ..rules.combat.blocks import beyond_need
from ..rules.combat.strikes import can_be_hit
from ..rules.foes import fortification, open_attacks
from ..rules.map.exploring import exploring_cost
from ..rules.map.movement import cost_of, heroes_on, is_rampaging, may_enter, within_reach
from ..rules.round.turn import must_rest
from ..state.combat import Combat
from ..state.heroes import OFF_MAP, Hero
from ..state.realm import Realm
from ..state.turn import Phase
from .why_not_cards import HALVES, why_not_card, why_not_half, why_waiting


def why_not(realm: Realm, seat: int, thing: str) -> Why | None:
    """The reason, or None if the thing can be acted on (or nobody ever acts on it)."""
    if realm.over:
        return Why("MK-3.4.3", "why-game-over")
    if not 0 <= seat < len(realm.heroes) or not realm.spaces:
        return None
    hero = realm.heroes[seat]
    if hero.out:
        return Why("MK-15.11.3", "why-out")
    kind, _, rest = thing.partition(":")
    if kind == "hex":
        return _hex(realm, hero, _space_named(realm, rest))
    if kind == "land":
        return _land(realm, hero)
    if kind in ("mana", "crystal") and rest in COLOURS:
        return _mana(realm, hero, kind, COLOURS.index(rest))
    if kind == "pile":
        return Why("MK-22.2", "why-face-down")
    number = number_in(rest)
    if number is None or number < 0:
        return None
    if kind == "die" and number < len(realm.source):
        return _die(realm, hero, number)
    if kind in HALVES and number in hero.hand:
        return why_not_half(realm, hero, number, kind)
    if kind == "foe" and realm.combat is not None and number < len(realm.combat.foes):
        return _foe(realm, hero, realm.combat, number)
    if kind == "card" and number < len(realm.cards):
        return why_not_card(realm, hero, number) or _token(realm, hero, number)
    return None


# -- the map -------------------------------------------------------------------------


def _space_named(realm: Realm, text: str) -> int:
    place, _, rest = text.partition(",")
    q, r = number_in(place), number_in(rest)
    return NOTHING if q is None or r is None else realm.space_at(q, r)


def _token(realm: Realm, hero: Hero, token: int) -> Why | None:
    """A token on the map stands for its space, if everybody can see it."""
    for space, place in realm.places.items():
        for number in range(len(place.tokens)):
            if place.tokens[number] == token and place.face_up[number]:
                return _hex(realm, hero, space)
    return None


def _not_moving(realm: Realm, hero: Hero) -> Why | None:
    waiting = why_waiting(realm, hero)
    if waiting is not None:
        return waiting
    if realm.turn.phase == Phase.RESTING:
        return Why("MK-5.7.1", "why-resting")
    if realm.turn.phase != Phase.MOVING or realm.turn.acted:
        return Why("MK-5.6.6", "why-movement-over")
    if must_rest(realm, hero):
        return Why("MK-5.4.3", "why-only-wounds")
    return None


def _hex(realm: Realm, hero: Hero, space: int) -> Why | None:
    if space == NOTHING:
        return Why("MK-6.5.1", "why-no-space")
    waiting = _not_moving(realm, hero)
    if waiting is not None or hero.space == OFF_MAP:
        return waiting
    if space == hero.space:
        return Why("MK-6.2.1", "why-already-here")
    if space not in within_reach(realm, hero.space):
        return Why("MK-6.2.1", "why-not-adjacent")
    if cost_of(realm, space) >= INACCESSIBLE:
        return Why("MK-6.2.2", "why-inaccessible")
    if is_rampaging(realm, space):
        return Why("MK-6.3.2", "why-rampaging")
    if not may_enter(realm, hero, space):
        return _no_entry(realm, hero, space)
    if cost_of(realm, space) > realm.turn.move:
        return Why("MK-6.2.1", "why-too-few-moves")
    return None


def _no_entry(realm: Realm, hero: Hero, space: int) -> Why:
    if heroes_on(realm, hero, space):
        return Why("MK-6.8.9", "why-hero-and-rampaging")
    assert realm.site_at(space) == Site.CITY
    return Why("MK-15.1.2", "why-city-closed")


def _land(realm: Realm, hero: Hero) -> Why | None:
    waiting = _not_moving(realm, hero)
    if waiting is not None:
        return waiting
    if realm.turn.move < exploring_cost(realm):
        return Why("MK-6.5.4", "why-exploring-costs")
    return Why("MK-6.5.1", "why-not-at-the-edge")


# -- mana ----------------------------------------------------------------------------


def _out_of_time(realm: Realm, colour: int) -> Why | None:
    if colour == Mana.GOLD and not gold_works(realm):
        return Why("MK-4.4.6", "why-gold-at-night")
    if colour == Mana.BLACK and not black_works(realm):
        return Why("MK-4.4.5", "why-black-by-day")
    return None


def _die(realm: Realm, hero: Hero, number: int) -> Why | None:
    die = realm.source[number]
    waiting = why_waiting(realm, hero)
    if waiting is not None:
        return waiting
    if die.used:
        return Why("MK-4.4.9", "why-die-used")
    if die.claimed or die.owner not in (NOTHING, hero.seat):
        return Why("MK-4.4.7", "why-die-taken")
    if dice_are_forbidden(realm) or (die.owner == NOTHING and realm.turn.dice_left <= 0):
        return Why("MK-4.4.7", "why-no-more-dice")
    return _out_of_time(realm, die.colour) or Why("MK-4.4.8", "why-when-paying")


def _mana(realm: Realm, hero: Hero, kind: str, colour: int) -> Why | None:
    waiting = why_waiting(realm, hero)
    if waiting is not None:
        return waiting
    if kind == "mana" and not hero.mana[colour]:
        return Why("MK-4.4.1", "why-no-token")
    if kind == "crystal" and (colour >= len(hero.crystals) or not hero.crystals[colour]):
        return Why("MK-4.4.1", "why-no-crystal")
    return _out_of_time(realm, colour) or Why("MK-4.4.11", "why-when-paying")


# -- fights --------------------------------------------------------------------------


def _foe(realm: Realm, hero: Hero, combat: Combat, place: int) -> Why | None:
    waiting = why_waiting(realm, hero)
    if waiting is not None:
        return waiting
    foe = combat.foes[place]
    if foe.defeated:
        return Why("MK-8.4.13", "why-defeated")
    if foe.hidden:
        return Why("MK-8.5.2", "why-summoner")
    if realm.turn.phase == Phase.BLOCK:
        return _not_blocked(realm, combat, place)
    if realm.turn.phase not in (Phase.RANGED, Phase.ATTACK):
        return Why("MK-8.3.3", "why-no-attack-now")
    if not can_be_hit(realm, combat, place):
        return Why("MK-8.4.5", "why-behind-two-walls")
    if realm.turn.phase == Phase.RANGED and fortification(realm, combat, foe):
        return Why("MK-8.4.4", "why-only-siege")
    return Why("MK-8.4.10", "why-attack-too-weak")


def _not_blocked(realm: Realm, combat: Combat, place: int) -> Why | None:
    attacks = [number for who, number in open_attacks(combat) if who == place]
    if not attacks:
        return Why("MK-8.5.8", "why-blocked")
    foe = combat.foes[place]
    if all(beyond_need(realm, combat, foe, number) < 0 for number in attacks):
        return Why("MK-8.5.7", "why-block-too-weak")
    return None

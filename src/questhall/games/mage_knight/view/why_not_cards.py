"""Why not this card, unit, skill or offer? Cards that the seat cannot see get no reason, so that
the reason gives none of them away."""

from questhall.kernel.games import Why

from ..printed.cards import DeedDef, DeedKind, Icon, SkillUse
from ..printed.kinds import NO_COLOUR, Mana, Site
from ..rules.cards.mana import can_pay
from ..rules.cards.playing import (
    card_options,
    skill_options,
    unit_options,
    units_may_fight,
    useful_without,
)
from ..rules.cards.wounds import is_wound
from ..rules.map.cities import colours_of
from ..rules.map.interaction import (
    SPELL_PRICE,
    TRAINING_PRICE,
    discount,
    is_hired_here,
    is_peaceful,
    price_of,
    takes_no_recruits,
)
from ..state.heroes import Hero, Skill, Unit
from ..state.realm import Place, Realm
from ..state.turn import Phase

HALVES = ("basic", "strong")


def why_waiting(realm: Realm, hero: Hero) -> Why | None:
    """It is not this hero's turn, or nothing more can be played in it."""
    if realm.choosers:
        return Why("MK-3.3.1", "why-tactics-first")
    if realm.turn.seat != hero.seat:
        return Why("MK-5.1.6", "why-not-your-turn")
    if realm.turn.phase == Phase.ENDING:
        return Why("MK-5.8.3", "why-turn-ends")
    return None


def why_not_card(realm: Realm, hero: Hero, card: int) -> Why | None:
    if card in hero.hand:
        return why_waiting(realm, hero) or _in_hand(realm, hero, card)
    if card in hero.played:
        return Why("MK-4.1.13", "why-played")
    if card in hero.discard:
        return Why("MK-4.1.12", "why-discarded")
    if card in hero.set_aside:
        return Why("MK-4.6.4", "why-set-aside")
    for unit in hero.units:
        if unit.card == card:
            return why_waiting(realm, hero) or _unit(realm, hero, unit)
        if unit.banner == card:
            return Why("MK-4.2.12", "why-banner-at-work")
    for skill in hero.skills:
        if skill.card == card:
            return _skill(realm, hero, skill)
    return _tactic(realm, hero, card) or _offered(realm, hero, card) or _of_others(realm, card)


# -- in hand -------------------------------------------------------------------------


def _in_hand(realm: Realm, hero: Hero, card: int) -> Why | None:
    """Equal cards are offered once, so the reason is the same for all of them."""
    if is_wound(realm, card):
        return Why("MK-4.1.6", "why-wound")
    deed = realm.deed(card)
    for option in card_options(realm, hero):
        if realm.deed(option.what) is deed:
            return None if option.what == card else Why("MK-4.1.2", "why-its-double")
    if not _is_useful(realm, hero, card, deed):
        return _out_of_season(realm, deed)
    if deed.kind == DeedKind.SPELL:
        return Why("MK-4.1.4", "why-spell-needs-mana")
    return Why("MK-4.1.3", "why-no-mana")


def _out_of_season(realm: Realm, deed: DeedDef) -> Why:
    """It would do nothing now."""
    if realm.turn.in_combat and deed.icons == Icon.HEALING:
        return Why("MK-8.3.9", "why-no-healing")
    if not realm.turn.in_combat and deed.icons == Icon.COMBAT:
        return Why("MK-4.5.4", "why-only-in-combat")
    return Why("MK-4.5.4", "why-not-in-this-phase")


def why_not_half(realm: Realm, hero: Hero, card: int, half: str) -> Why | None:
    """One of the two effects of a card in hand; the other one may well be played."""
    waiting = why_waiting(realm, hero)
    if waiting is not None or is_wound(realm, card):
        return waiting or Why("MK-4.1.6", "why-wound")
    deed = realm.deed(card)
    offered = [each for each in card_options(realm, hero) if each.verb == half]
    if any(realm.deed(each.what) is deed for each in offered):
        return None
    effect = deed.basic if half == "basic" else deed.strong
    if not useful_without(realm, hero, card, effect):
        return _out_of_season(realm, deed)
    if deed.kind == DeedKind.SPELL:
        return Why("MK-4.1.4", "why-spell-needs-mana")
    return Why("MK-4.1.3", "why-no-mana")


def _is_useful(realm: Realm, hero: Hero, card: int, deed: DeedDef) -> bool:
    return any(useful_without(realm, hero, card, effect) for effect in (deed.basic, deed.strong))


# -- units, skills, tactics ----------------------------------------------------------


def _unit(realm: Realm, hero: Hero, unit: Unit) -> Why | None:
    if unit.wounded:
        return Why("MK-4.2.7", "why-unit-wounded")
    if not unit.ready:
        return Why("MK-4.2.15", "why-unit-spent")
    if not units_may_fight(realm, unit):
        return Why("MK-8.3.10", "why-no-units")
    if any(option.what == unit.card for option in unit_options(realm, hero)):
        return None
    useful = [each for each in unit.kind.abilities if each.effect.useful(realm, hero)]
    if useful and all(each.cost != NO_COLOUR for each in useful):
        return Why("MK-4.2.8", "why-unit-needs-mana")
    return Why("MK-4.2.7", "why-unit-of-no-use")


def _skill(realm: Realm, hero: Hero, skill: Skill) -> Why | None:
    if skill.kind.use == SkillUse.ALWAYS:
        return Why("MK-4.3.2", "why-skill-always")
    if skill.in_centre:
        return Why("MK-4.3.4", "why-skill-in-centre")
    if skill.spent or skill.flipped:
        return Why("MK-4.3.3", "why-skill-spent")
    if skill.used:
        return Why("MK-4.3.5", "why-skill-used")
    waiting = why_waiting(realm, hero)
    if waiting is not None:
        return waiting
    if any(option.what == skill.card for option in skill_options(realm, hero)):
        return None
    return Why("MK-4.3.5", "why-skill-of-no-use")


def _tactic(realm: Realm, hero: Hero, card: int) -> Why | None:
    if card == hero.tactic:
        if hero.tactic_used:
            return Why("MK-19.2", "why-tactic-used")
        return why_waiting(realm, hero) or Why("MK-3.3.4", "why-tactic-of-no-use")
    if card in realm.tactics:
        if hero.seat in realm.choosers:
            return Why("MK-3.3.2", "why-others-choose-first")
        return Why("MK-3.3.1", "why-tactics-chosen")
    return None


# -- the offers ----------------------------------------------------------------------


def _offered(realm: Realm, hero: Hero, card: int) -> Why | None:
    if card in realm.common_skills:
        return Why("MK-9.6.7", "why-skill-at-level-up")
    if card in realm.upgrades:
        return Why("MK-14.7.2", "why-upgrade-later")
    offers = (realm.unit_offer, realm.spell_offer, realm.action_offer, realm.monastery_offer)
    if not any(card in offer for offer in offers):
        return None
    waiting = why_waiting(realm, hero)
    if waiting is not None:
        return waiting
    if realm.turn.phase != Phase.TALKING or is_peaceful(realm):
        return Why("MK-7.1.1", "why-not-interacting")
    place = realm.places[hero.space]
    if card in realm.unit_offer:
        return _for_hire(realm, place, card)
    if card in realm.spell_offer:
        return _for_sale(realm, hero, place, realm.deed(card))
    return _taught(realm, place, card)


def _for_hire(realm: Realm, place: Place, card: int) -> Why | None:
    if not is_hired_here(realm, place, card):
        return Why("MK-7.3.1", "why-not-hired-here")
    if takes_no_recruits(realm):
        return Why("MK-4.5.3", "why-no-recruits")
    if price_of(realm, card) - discount(realm) > realm.turn.influence:
        return Why("MK-7.3.1", "why-too-little-influence")
    return None


def _for_sale(realm: Realm, hero: Hero, place: Place, spell: DeedDef) -> Why | None:
    if place.site != Site.MAGE_TOWER and Mana.BLUE not in colours_of(realm, place):
        return Why("MK-7.3.5", "why-no-spells-here")
    if realm.turn.influence < SPELL_PRICE:
        return Why("MK-7.3.5", "why-too-little-influence")
    return None if can_pay(realm, hero, spell.colour) else Why("MK-7.3.5", "why-no-mana")


def _taught(realm: Realm, place: Place, card: int) -> Why | None:
    in_monastery = card in realm.monastery_offer
    if in_monastery and place.site != Site.MONASTERY:
        return Why("MK-7.3.4", "why-not-taught-here")
    if not in_monastery and Mana.GREEN not in colours_of(realm, place):
        return Why("MK-7.3.8", "why-not-taught-here")
    if realm.turn.influence < TRAINING_PRICE:
        return Why("MK-7.3.4", "why-too-little-influence")
    return None


def _of_others(realm: Realm, card: int) -> Why | None:
    """Cards that lie open in front of other heroes."""
    for hero in realm.heroes:
        open_cards = hero.played + hero.discard[-1:] + [skill.card for skill in hero.skills]
        open_cards += [unit.card for unit in hero.units] + [unit.banner for unit in hero.units]
        if card in open_cards or card == hero.tactic:
            return Why("MK-4.1.2", "why-not-yours")
    return None

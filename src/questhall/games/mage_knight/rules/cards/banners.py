"""Banners: artifacts that work for a unit while they are assigned to it (MK-4.2.12)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, no_decisions

from ...printed.cards import DeedDef
from ...printed.kinds import Resists
from ...state.combat import AttackState
from ...state.heroes import Hero, Unit
from ...state.moments import Moment
from ...state.realm import Realm
from ...state.turn import Phase
from ..audience import listeners
from ..deals import Deal
from ..foes import open_attacks
from .tracks import gain_fame

GLORY = "glory"
FEAR = "fear"
PROTECTION = "protection"
COURAGE = "courage"
COMMAND = "command"
FORTITUDE = "fortitude"
BANNERS = (GLORY, FEAR, PROTECTION, COURAGE, COMMAND, FORTITUDE)


def bears(realm: Realm, unit: Unit, banner: str) -> bool:
    return unit.banner != NOTHING and realm.deed(unit.banner).banner == banner


def banner_armour(realm: Realm, unit: Unit) -> int:
    return 1 if bears(realm, unit, GLORY) or bears(realm, unit, PROTECTION) else 0


def banner_resistances(realm: Realm, unit: Unit) -> int:
    return Resists.FIRE | Resists.ICE if bears(realm, unit, PROTECTION) else 0


def banner_points(realm: Realm, hero: Hero, unit: Unit) -> int:
    """The points of Glory, each time the unit attacks or blocks."""
    if not bears(realm, unit, GLORY):
        return 0
    gain_fame(realm, hero, 1, "MK-4.2.12")
    return 1


def can_ignore_wound(realm: Realm, unit: Unit) -> bool:
    return bears(realm, unit, FORTITUDE) and not unit.banner_used


def turn_down(realm: Realm, unit: Unit) -> None:
    """Turn it face down until the next round (MK-3.2.12)."""
    unit.banner_used = True
    realm.tell("turns-banner", "MK-3.2.12", unit.banner, unit.card)


# -- what the player may do with them ------------------------------------------------


def bearers(realm: Realm, hero: Hero, deed: DeedDef) -> list[Unit]:
    """The units to which a banner in hand may be assigned."""
    if not deed.banner or deed.banner == COMMAND:
        return []
    return [unit for unit in hero.units if not unit.under_banner]


def banner_options(realm: Realm, hero: Hero) -> list[Option]:
    options: list[Option] = []
    for unit in hero.units:
        if bears(realm, unit, COURAGE) and not unit.banner_used:
            if not unit.ready and not realm.turn.in_combat:
                options.append(Option("rally", unit.card, meant=RALLY))
        elif bears(realm, unit, FEAR) and unit.can_act:
            options.extend(_attacks_to_stop(realm, unit))
    return options


def _attacks_to_stop(realm: Realm, unit: Unit) -> list[Option]:
    combat = realm.combat
    if combat is None or realm.turn.phase != Phase.BLOCK:
        return []
    if combat.no_units and not unit.bonded:
        return []
    return [
        Option("frighten", unit.card, combat.foes[place].token, number, meant=FRIGHTEN)
        for place, number in open_attacks(combat)
    ]


class Rally(Deal):
    """Courage: once per round."""

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        unit = _bearer(hero, option.what)
        turn_down(realm, unit)
        unit.ready = True
        realm.tell("readies", "MK-4.2.10", hero.seat, unit.card)
        return no_decisions()


class Frighten(Deal):
    """Fear: the unit is spent, and one attack is cancelled."""

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        unit = _bearer(hero, option.what)
        unit.ready = False
        foe = combat.foe_of(option.where)
        foe.attacks[option.amount] = AttackState.CANCELLED
        realm.tell("frightens", "MK-4.2.12", unit.card, foe.token)
        gain_fame(realm, hero, 1, "MK-4.2.12")
        return no_decisions()


RALLY: Final = Rally()
FRIGHTEN: Final = Frighten()


def _bearer(hero: Hero, card: int) -> Unit:
    return next(unit for unit in hero.units if unit.card == card)


# -- Command -------------------------------------------------------------------------


def command_banner(realm: Realm) -> int:
    """The banner that may serve as a command token this turn."""
    for each in listeners(realm, Moment.command_token):
        return each.command_token()
    return NOTHING


def serve_under(realm: Realm, hero: Hero, unit: Unit) -> None:
    """The banner played this turn stays with the new unit in place of a command token."""
    token = listeners(realm, Moment.command_token)[0]
    card = token.command_token()
    token.is_spent(realm)
    hero.played.remove(card)
    unit.banner = card
    unit.under_banner = True
    realm.tell("assigns", "MK-4.2.12", unit.card, card)

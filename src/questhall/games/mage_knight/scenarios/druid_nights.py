"""Druid Nights (MK-15.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal

from ..printed.kinds import Mana, Site, Token
from ..rules.combat.begin import add_foe, start
from ..rules.deals import Deal
from ..rules.map.interaction import is_inhabited_for
from ..rules.map.tokens import discard_token, draw_token
from ..rules.round.turn_order import end_scenario
from ..rules.scenario import Goal
from ..state.combat import Combat, Origin
from ..state.turn import Phase
from .friendly_city import FriendlyCity

if TYPE_CHECKING:
    from ..state.heroes import Hero
    from ..state.realm import Place, Realm

# For each marked glade, by night: enemies and random crystals (MK-15.8.4 to MK-15.8.10).
CONJURED_BY_NIGHT = ((Token.BROWN,), (Token.RED,), (Token.BROWN, Token.RED))
CRYSTALS_BY_NIGHT = (1, 2, 3)
# For bots: the most monsters a hero can fight, and what a glade is worth before that.
ENOUGH_GLADES = 2
GLADE_WORTH = 6.0


class DruidNights(FriendlyCity):
    key = "druid_nights"
    number = 8
    variants: tuple[str, ...] = ("epic", "few_shields")
    city_colour: ClassVar[int] = Mana.GREEN
    treasured: ClassVar[int] = Site.MAGICAL_GLADE

    def rounds(self, realm: Realm) -> int:
        return 2 * self.nights(realm)

    def nights(self, realm: Realm) -> int:
        return 3 if realm.rules.epic else 2

    def tiles(self, realm: Realm) -> tuple[int, int, int]:
        """All tiles in the epic version."""
        return (11, 1, 4) if realm.rules.epic else super().tiles(realm)

    def round_started(self, realm: Realm) -> None:
        if not realm.day:
            realm.memory["night"] = realm.memory.get("night", 0) + 1

    # -- glades --------------------------------------------------------------------

    def movement_ended(self, realm: Realm, hero: Hero) -> Flow[None]:
        """MK-15.8.3"""
        place = realm.places.get(hero.space)
        if place is None or place.site != Site.MAGICAL_GLADE or hero.seat in place.shields:
            return
        options = self._ways_to_activate(realm, hero, place)
        options.append(refusal("leave-glade", NOTHING, hero.space))
        answer = yield Decision([hero.seat], "activate-glade", options, "MK-15.8.3")
        if answer.declines:
            return
        if answer.meant is True:
            place.shields.remove(answer.what)
        place.shields.append(hero.seat)
        realm.tell("activates-glade", "MK-15.8.3", hero.seat, hero.space)

    def _ways_to_activate(self, realm: Realm, hero: Hero, place: Place) -> list[Option]:
        """By agreement a glade holds few shields, and a new one replaces another."""
        most = 1 if len(realm.heroes) <= 2 else 2
        if realm.rules.few_shields and len(place.shields) >= most:
            return [
                Option("replace-shield", seat, hero.space, meant=True) for seat in place.shields
            ]
        return [Option("activate-glade", NOTHING, hero.space)]

    # -- the incantation -----------------------------------------------------------

    def actions(self, realm: Realm, hero: Hero) -> list[Option]:
        """Once per night, and not at an inhabited site (MK-15.8.4)."""
        if realm.day or hero.read_incantation:
            return []
        place = realm.places.get(hero.space)
        if place is not None and is_inhabited_for(realm, hero, place):
            return []
        offer = Incantation(self)
        return [Option("incantation", amount=len(_marked(realm, hero)), meant=offer)]

    def read(self, realm: Realm, hero: Hero) -> None:
        """MK-15.8.4, MK-15.8.5"""
        hero.read_incantation = True
        realm.turn.acted = True
        night = min(realm.memory["night"], len(CONJURED_BY_NIGHT)) - 1
        combat = Combat(hero.space)
        combat.double_fame = True
        for _ in _marked(realm, hero):
            appeared = 0
            for colour in CONJURED_BY_NIGHT[night]:
                token = draw_token(realm, colour)
                if token != NOTHING:
                    appeared += 1
                    add_foe(realm, combat, token, Origin.CONJURED, hero.space)
            if appeared:
                realm.turn.rewards.extend(["crystal"] * CRYSTALS_BY_NIGHT[night])
        realm.mark_information()
        realm.tell("incantation", "MK-15.8.4", hero.seat, amount=len(combat.foes))
        if combat.foes:
            start(realm, combat)
        else:
            realm.turn.phase = Phase.AFTERWARDS
            realm.next_step = "afterwards"
        if self._is_last_night(realm) and self.succeeded(realm):
            end_scenario(realm)

    def combat_ended(self, realm: Realm, hero: Hero, combat: Combat) -> None:
        for foe in combat.foes:
            if foe.origin == Origin.CONJURED and not foe.defeated:
                discard_token(realm, foe.token)

    # -- the end -------------------------------------------------------------------

    def _is_last_night(self, realm: Realm) -> bool:
        return not realm.day and realm.memory["night"] >= self.nights(realm)

    def round_ended(self, realm: Realm) -> Flow[None]:
        """MK-15.8.6, MK-15.8.8"""
        if self._is_last_night(realm):
            realm.scenario_ended = True
        elif not realm.day:
            for place in realm.places.values():
                if place.site == Site.MAGICAL_GLADE:
                    place.shields = []
            for hero in realm.heroes:
                hero.read_incantation = False
        return no_decisions()

    def goals(self, realm: Realm) -> list[Goal]:
        read = [hero for hero in realm.heroes if hero.read_incantation]
        return [
            Goal("read-incantation", len(read), len(realm.heroes)),
            Goal("reach-night", realm.memory.get("night", 0), self.nights(realm)),
        ]

    def progress(self, realm: Realm, seat: int) -> float:
        """Marked glades, and the incantation read by night."""
        hero = realm.heroes[seat]
        marked = min(len(_marked(realm, hero)), ENOUGH_GLADES) / ENOUGH_GLADES
        return 1.0 if hero.read_incantation else marked / 2

    def wanted(self, realm: Realm, hero: Hero) -> list[tuple[int, float]]:
        if hero.read_incantation:
            return []
        return [
            (space, GLADE_WORTH)
            for space, place in realm.places.items()
            if place.site == Site.MAGICAL_GLADE and hero.seat not in place.shields
        ]

    def succeeded(self, realm: Realm) -> bool:
        """Has everybody read the incantation?"""
        return all(hero.read_incantation for hero in realm.heroes)


class Incantation(Deal):
    """The words that call monsters at night."""

    def __init__(self, nights: DruidNights) -> None:
        self.nights = nights

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        self.nights.read(realm, hero)
        return no_decisions()


def _marked(realm: Realm, hero: Hero) -> list[int]:
    return [
        space
        for space, place in realm.places.items()
        if place.site == Site.MAGICAL_GLADE and hero.seat in place.shields
    ]

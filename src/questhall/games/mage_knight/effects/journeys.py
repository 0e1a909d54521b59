"""Effects that move the hero directly (MK-6.7.4)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..printed.cards import Effect, Play
from ..printed.kinds import Site, Terrain
from ..rules.combat.begin import assault
from ..rules.hero_battles.battle import assault_owner, begin_battle, may_battle, opponent_on
from ..rules.hero_battles.joint_assault import PLAN_ASSAULT, begin_plan, may_propose
from ..rules.map.movement import (
    allows_many,
    heroes_on,
    is_fortress_against,
    is_rampaging,
    is_safe,
    leave,
    movement_is_over,
    note_entered,
)
from ..rules.map.tokens import look_around
from ..state.boons import add_boon, boons_of
from ..state.heroes import OFF_MAP, Hero
from ..state.realm import Realm
from ..state.turn import Phase
from . import boons_of_combat, boons_of_movement


def within(realm: Realm, start: int, most: int, closed: int) -> dict[int, int]:
    """The distance to each space over revealed ones, without the terrains of the mask."""
    closed |= 1 << Terrain.SEA
    found = {start: 0}
    edge = [start]
    for distance in range(1, most + 1):
        outside: list[int] = []
        for space in edge:
            for near in realm.neighbours[space]:
                if near not in found and not closed >> realm.spaces[near].terrain & 1:
                    found[near] = distance
                    outside.append(near)
        edge = outside
    del found[start]
    return found


class Journey(Effect):
    """Move up to `most` revealed spaces; it provokes nobody, and must end safely (MK-6.7.5)."""

    def __init__(self, most: int, closed: int, for_points: bool) -> None:
        self.most = most
        self.closed = closed
        self.for_points = for_points  # one move point per space

    def _ends(self, realm: Realm, hero: Hero) -> list[Option]:
        if realm.turn.phase != Phase.MOVING or hero.space == OFF_MAP:
            return []
        most = min(self.most, realm.turn.move) if self.for_points else self.most
        ends = within(realm, hero.space, most, self.closed)
        return [
            Option("travel-to", NOTHING, space, distance if self.for_points else 0)
            for space, distance in ends.items()
            if self._may_end(realm, hero, space)
        ]

    def _may_end(self, realm: Realm, hero: Hero, space: int) -> bool:
        return is_safe(realm, hero, space) and not is_closed_city(realm, space)

    def useful(self, realm: Realm, hero: Hero) -> bool:
        """In a joint assault the only way is into the city (MK-12.6.3)."""
        return realm.joint is None and len(self._ends(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._ends(realm, hero)
        if not options:
            return
        answer = yield Decision([hero.seat], "travel-to", options, "MK-6.7.4", play.card)
        realm.turn.move -= answer.amount
        leave(realm, hero)
        hero.space = answer.where
        realm.tell("travels", "MK-6.7.4", hero.seat, hero.space)
        look_around(realm)
        note_entered(realm, hero, hero.space)


class UndergroundAttack(Journey):
    """The journey ends in an assault or a battle, inside the walls."""

    def _may_end(self, realm: Realm, hero: Hero, space: int) -> bool:
        if is_closed_city(realm, space) or is_rampaging(realm, space):
            return False
        others = heroes_on(realm, hero, space)
        if others and not allows_many(realm, space):
            return may_battle(realm, hero, others[0])
        return is_fortress_against(realm, hero, space)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        add_boon(realm, boons_of_movement.Tunnel, play.card, self.most).terrains = self.closed
        yield from self.dig(realm, hero, play.card)

    def dig(self, realm: Realm, hero: Hero, card: int) -> Flow[None]:
        """Travel alone, or into a city with others (MK-12.2.1)."""
        options = self._ends(realm, hero)
        for option in options[:]:
            if may_propose(realm, hero, option.where):
                options.append(Option("plan-assault", NOTHING, option.where, meant=PLAN_ASSAULT))
        answer = yield Decision([hero.seat], "travel-to", options, "MK-6.7.4", card)
        if answer.meant is PLAN_ASSAULT:
            begin_plan(realm, hero, answer.where, True)
        else:
            yield from self._arrive(realm, hero, card, answer.where)

    def _arrive(self, realm: Realm, hero: Hero, card: int, space: int) -> Flow[None]:
        for boon in boons_of(realm, boons_of_movement.Tunnel):
            boon.is_spent(realm)
        add_boon(realm, boons_of_combat.NoWalls, card)
        leave(realm, hero)
        hero.space = space
        realm.tell("travels", "MK-6.7.4", hero.seat, space)
        look_around(realm)
        opponent = opponent_on(realm, hero)
        if opponent is None:
            yield from assault(realm, hero, [])
        elif is_fortress_against(realm, hero, space):
            assault_owner(realm, hero, opponent)
        else:
            yield from movement_is_over(realm, hero)
            begin_battle(realm, hero, opponent)


def tunnel(realm: Realm) -> Flow[None]:
    """The plan failed: choose where the spell leads instead."""
    boon = boons_of(realm, boons_of_movement.Tunnel)[0]
    realm.next_step = "movement"
    spell = UndergroundAttack(boon.amount, boon.terrains, False)
    yield from spell.dig(realm, realm.hero_of_turn(), boon.card)


def is_closed_city(realm: Realm, space: int) -> bool:
    return realm.rules.closed_cities and realm.site_at(space) == Site.CITY

"""The moments at which more may speak than the rulebook: a scenario, a card in play, a house rule.

Each is declared here once, with the answer of somebody who has nothing to say. Whoever listens
overrides it; the rule that comes to the moment asks `listeners(realm, Moment.so_and_so)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Flow, Option, no_decisions

if TYPE_CHECKING:
    from ..printed.cards import UnitDef
    from .combat import Combat, Foe
    from .heroes import Hero, Unit
    from .realm import Place, Realm


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment:
    """Somebody who listens to the game."""

    def is_spent(self, realm: Realm) -> None:
        """What it offered has been taken, and lasts no longer."""

    # -- the game, its rounds and turns ------------------------------------------------

    def board_is_set(self, realm: Realm) -> Flow[None]:
        """After the first tiles."""
        return no_decisions()

    def round_started(self, realm: Realm) -> None:
        pass

    def round_ended(self, realm: Realm) -> Flow[None]:
        return no_decisions()

    def turn_started(self, realm: Realm, hero: Hero) -> None:
        pass

    def turn_ended(self, realm: Realm, hero: Hero) -> None:
        pass

    def day_comes(self, realm: Realm, day: bool) -> bool:
        """Is the next round a day (MK-3.2.1)?"""
        return day

    def rounds_until_again(self, rounds: int) -> int:
        """How many rounds until another such day or night may come?"""
        return rounds

    def elites_come(self, realm: Realm, come: bool) -> bool:
        """Are elite units dealt into the offer (MK-3.2.6)?"""
        return come

    def choosers(self, realm: Realm, seats: list[int]) -> list[int]:
        """Who chooses a tactic, in order."""
        return seats

    def tactic_returns(self, realm: Realm, returns: bool) -> bool:
        """May a tactic be used again in a later round?"""
        return returns

    # -- the map -----------------------------------------------------------------------

    def entered(self, realm: Realm, hero: Hero, space: int) -> None:
        pass

    def movement_ended(self, realm: Realm, hero: Hero) -> Flow[None]:
        return no_decisions()

    def tile_revealed(self, realm: Realm, hero: Hero | None, tile: int) -> Flow[None]:
        """By a hero, or in setup by nobody."""
        return no_decisions()

    def conquered(self, realm: Realm, hero: Hero, space: int) -> None:
        pass

    def ways(self, realm: Realm, hero: Hero) -> list[Option]:
        """Further offers in the movement."""
        return []

    def actions(self, realm: Realm, hero: Hero) -> list[Option]:
        """Further offers for the action."""
        return []

    def mine_works(self, realm: Realm, space: int, works: bool) -> bool:
        return works

    def leader_of(self, place: Place, leader: int) -> int:
        """The leader of a city (MK-8.9.3)."""
        return leader

    def sites_of_unit(self, unit: UnitDef, sites: list[int]) -> list[int]:
        """Where a unit is recruited."""
        return sites

    # -- movement (MK-6.7) ---------------------------------------------------------------

    def terrain_by_day(self, terrain: int, by_day: bool) -> bool:
        """Does the terrain cost what it costs by day?"""
        return by_day

    def passable_at(self, terrain: int, cost: int) -> int:
        """The cost of a terrain that may be entered at all."""
        return cost

    def cost_fixed(self, terrain: int, cost: int) -> int:
        """The cost of a terrain that is set, or forbidden."""
        return cost

    def cost_raised(self, cost: int) -> int:
        return cost

    def cost_lowered(self, terrain: int) -> tuple[int, int]:
        """The cost below which it does not fall, and by how much it falls."""
        return (0, 0)

    def bargain(self, cost: int) -> int:
        """The cost of one step that may be cheaper."""
        return cost

    def steps_far(self) -> bool:
        """Do spaces at distance 2 count as adjacent?"""
        return False

    def provokes_nobody(self) -> bool:
        return False

    def makes_safe(self, terrain: int) -> bool:
        return False

    def space_left(self) -> None:
        pass

    def harvests(self) -> bool:
        """May a card be discarded for a crystal, for a space moved?"""
        return False

    def harvested(self) -> None:
        pass

    def exploring_cost(self, cost: int) -> int:
        return cost

    def explores_far(self) -> bool:
        return False

    def sees_as_by_day(self) -> bool:
        return False

    def sees_far(self) -> bool:
        """Are garrisons two spaces away seen by day?"""
        return False

    def came_up(self, realm: Realm) -> None:
        """The hero has come up inside the walls of a city."""

    # -- mana (MK-4.4) -------------------------------------------------------------------

    def gold_by_night(self) -> bool:
        return False

    def black_by_day(self) -> bool:
        return False

    def black_as_any(self) -> bool:
        return False

    def serves_as_opposite(self) -> bool:
        """May one mana be spent as the opposite colour?"""
        return False

    def die_as_any(self) -> bool:
        """Do gold and black dice serve as any basic colour?"""
        return False

    def black_die_as_any(self) -> bool:
        """Does one black die?"""
        return False

    def forbids_dice(self) -> bool:
        return False

    def die_is_unfriendly(self, realm: Realm, shown: int, colour: int) -> bool:
        """May a die that shows this not be used for this colour?"""
        return False

    def endless(self, colour: int, black_works: bool) -> bool:
        return False

    def is_due(self, colour: int) -> bool:
        """Must a token of the colour be spent at once?"""
        return False

    def mana_spent(self, realm: Realm, hero: Hero, colour: int) -> None:
        pass

    def curse_is_felt(self) -> bool:
        """Has Mana Curse given its wound already?"""
        return False

    def crystals_return(self) -> bool:
        return False

    # -- cards ---------------------------------------------------------------------------

    def fame_for_spell(self, colour: int) -> int:
        return 0

    def lends_spells(self) -> int:
        """The colour of which a spell in the offer may be played."""
        return NOTHING

    def spell_returns(self, realm: Realm, card: int, colour: int) -> bool:
        """A spell of the offer was played; has its loan ended?"""
        return False

    def move_plus(self, realm: Realm, card: int) -> int:
        """More Move for another card that gives some."""
        return 0

    def unit_attack_plus(self, card: int) -> int:
        """More Attack for a unit, unless it is this one that gives it."""
        return 0

    def unit_block_plus(self, card: int) -> int:
        return 0

    def fame_for_unit(self) -> int:
        """Fame for a unit that fights."""
        return 0

    def leads_attack(self, realm: Realm, range: int) -> int:
        """More for the next unit alone."""
        return 0

    def leads_block(self, realm: Realm) -> int:
        return 0

    def card_attack_plus(self, realm: Realm) -> int:
        """More Attack for a card."""
        return 0

    def card_block_plus(self, realm: Realm) -> int:
        return 0

    def block_plus(self, realm: Realm) -> int:
        """More Block for whatever gives some."""
        return 0

    def attack_element(self, element: int) -> int:
        return element

    def attack_range(self, range: int) -> int:
        return range

    def doubles_attack(self, realm: Realm, element: int) -> bool:
        return False

    def wound_healed(
        self, realm: Realm, hero: Hero, points: int, unit: Unit | None, giver: int
    ) -> int:
        """Healing was spent; `giver`: the card whose gift for it was taken already, which is
        returned."""
        return giver

    def healing_lost(self, realm: Realm) -> None:
        pass

    def command_token(self) -> int:
        """The card that may serve as a command token."""
        return NOTHING

    # -- interaction (MK-7) ----------------------------------------------------------------

    def ignores_reputation(self) -> bool:
        return False

    def brings_peace(self) -> bool:
        """Is nothing but healing for sale?"""
        return False

    def teaches_for(self) -> int:
        """The price of an advanced action."""
        return NOTHING

    def teaches_into_hand(self) -> bool:
        return False

    def readies_for(self, level: int) -> int:
        """The price of readying a unit of this level."""
        return NOTHING

    def forbids_recruits(self) -> bool:
        return False

    def discount(self) -> int:
        """How much cheaper one unit is."""
        return 0

    def discount_taken(self, realm: Realm) -> int:
        """What it costs in reputation."""
        return 0

    def fame_for_recruit(self) -> int:
        return 0

    def reputation_for_recruit(self) -> int:
        return 0

    # -- combat (MK-8) -----------------------------------------------------------------------

    def combat_ended(self, realm: Realm, hero: Hero, combat: Combat) -> None:
        pass

    def defenders_of_owned(self, realm: Realm, count: int) -> int:
        """How many enemies defend what another hero owns."""
        return count

    def fierceness(self) -> int:
        """How much stronger enemies attack."""
        return 0

    def ignores_walls(self) -> bool:
        return False

    def converts(self, realm: Realm, hero: Hero) -> list[Option]:
        """Points that can be turned into others now (MK-5.6.8)."""
        return []

    def move_as_attack(self) -> bool:
        return False

    def move_as_ranged(self) -> bool:
        return False

    def move_stops_attacks(self) -> bool:
        return False

    def influence_as_block(self) -> bool:
        return False

    def ranged_twice(self) -> bool:
        """Do ranged attacks count twice, or as siege?"""
        return False

    def cannot_hit(self, place: int) -> bool:
        """Are the points in use of no use against this enemy?"""
        return False

    def attack_over(self, realm: Realm) -> None:
        pass

    def block_per_icon(self) -> int:
        """Ice block for everything printed on the enemy."""
        return 0

    def block_succeeded(self, realm: Realm) -> None:
        pass

    def block_destroys(self) -> int:
        """The colour of a card that destroys a blocked enemy."""
        return NOTHING

    def armour_lost(self, beyond: int) -> int:
        """By a blocked enemy, and `beyond`: how many points of block were not needed."""
        return 0

    def block_over(self, realm: Realm) -> None:
        pass

    def damage_ignored(self, element: int) -> int:
        return 0

    def ignores_wound(self) -> bool:
        return False

    def units_are_safe(self) -> bool:
        return False

    def unit_armour(self) -> int:
        return 0

    def unit_resistances(self, unit: int, mask: int) -> int:
        return mask

    def fame_for_foe(self, token: int, alone: bool) -> int:
        """For this enemy, perhaps only without units."""
        return 0

    def fame_for_defeat(self, phase: int) -> int:
        return 0

    def reputation_for_defeat(self) -> int:
        return 0

    def soul_taken(self, realm: Realm, hero: Hero, foe: Foe) -> Flow[None]:
        """An enemy was defeated."""
        return no_decisions()

    # -- the end of the turn (MK-9) ------------------------------------------------------------

    def wounds_vanish(self) -> bool:
        """Are the wounds of this turn thrown away?"""
        return False

    def put_away(self, realm: Realm, hero: Hero, card: int) -> Flow[bool]:
        """A card leaves the play area; has it gone elsewhere than to the discard pile?"""
        return stays()

    def bends_time(self) -> int:
        """The card for which another turn follows with the cards of this one."""
        return NOTHING

    def hand_plus(self, terrain: int) -> int:
        """More cards to draw where the turn ends."""
        return 0


def stays() -> Flow[bool]:
    """The card is not put elsewhere."""
    yield from ()
    return False

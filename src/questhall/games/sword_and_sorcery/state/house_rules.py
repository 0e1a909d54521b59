"""Which reading of the rules is played where the rulebook leaves a choice."""

from collections.abc import Sequence
from typing import ClassVar, Final

from questhall.kernel.games import OptionValue

IN_PLAY: Final = "in_play"
IN_GAME: Final = "in_game"
NEXT_EVENT_PHASE: Final = "next_event_phase"
AT_ONCE: Final = "at_once"
ACTIVE: Final = "active"
NEAREST_TIED: Final = "nearest_tied"
ICON: Final = "icon"
TITLE: Final = "title"
NEAREST: Final = "nearest"
ANY_VALID: Final = "any_valid"
ALL_HEROES: Final = "all"
CANDIDATES: Final = "candidates"
FIRST_DEED: Final = "first_deed"
WALKING: Final = "walking"
TIES: Final = "ties"
BEFORE_LENGTH: Final = "always"
ONE_ATTACK: Final = "one"
PER_FIGURE: Final = "per_figure"
AS_PRINTED: Final = "as_printed"
PRIORITY_HERO: Final = "priority_hero"
MAIN_AREA: Final = "main_area"
EACH_AREA: Final = "each_area"
BLUE: Final = "blue"
RED: Final = "red"


class HouseRules:
    """Agreed before the quest and never changed in play."""

    LATER: ClassVar[tuple[str, ...]] = ("packs",)

    def __init__(
        self,
        spawn_line: str,
        empty_event_deck: str,
        ghost_soulrank: bool,
        unarmed_die: str,
        status_requires_hit: bool,
        lethal_first: bool,
        damage_includes_hp_loss: bool,
        blind_free_actions: bool,
        assign_tie: str,
        enemy_power_type: str,
        behaviour_by: str,
        primary_scope: str,
        behaviour_distance: str,
        avoid_hindrances: str,
        soul_storm: bool,
        own_reaction_on_evade: bool,
        ammo_first_roll: bool,
        aoe_supremacy: str,
        end_of_quest_pickup: bool,
        horde_attacks: str,
        delayed_damage_moves_token: bool,
        vengeful_plus: str,
        packs: list[str] | None = None,
    ) -> None:
        self.spawn_line = spawn_line  # SS-4.3.0.11: heroes in play, or all of them
        self.empty_event_deck = empty_event_deck  # SS-4.4.0.6
        self.ghost_soulrank = ghost_soulrank  # SS-5.3.1.6: do ghosts hold back the others?
        self.unarmed_die = unarmed_die  # SS-8.2.0.7
        self.status_requires_hit = status_requires_hit  # SS-9.0.0.28
        self.lethal_first = lethal_first  # SS-10.5.0.3
        self.damage_includes_hp_loss = damage_includes_hp_loss  # SS-9.0.0.29
        self.blind_free_actions = blind_free_actions  # SS-10.6.4.1
        self.assign_tie = assign_tie  # SS-15.6.0.2
        self.enemy_power_type = enemy_power_type  # SS-15.3.0.2
        self.behaviour_by = behaviour_by  # SS-15.7.1.15
        self.primary_scope = primary_scope  # SS-15.7.1.6
        self.behaviour_distance = behaviour_distance  # SS-15.7.1.13
        self.avoid_hindrances = avoid_hindrances  # SS-15.8.0.6
        self.soul_storm = soul_storm  # SS-5.1.1.1
        self.own_reaction_on_evade = own_reaction_on_evade  # SS-6.5.0.1
        self.ammo_first_roll = ammo_first_roll  # SS-12.3.0.2: does a rerolled miss count?
        self.aoe_supremacy = aoe_supremacy  # SS-9.1.0.1
        self.end_of_quest_pickup = end_of_quest_pickup  # SS-17.0.0.7
        self.horde_attacks = horde_attacks  # SS-15.10.0.7
        self.delayed_damage_moves_token = delayed_damage_moves_token  # SS-16.1.0.6
        self.vengeful_plus = vengeful_plus  # SS-16.1.0.13
        self.packs: list[str] = packs or []  # what is added to the box


def house_rules(options: dict[str, OptionValue], packs: Sequence[str] = ()) -> HouseRules:
    return HouseRules(
        spawn_line=str(options["spawn_line"]),
        empty_event_deck=str(options["empty_event_deck"]),
        ghost_soulrank=options["ghost_soulrank"] is True,
        unarmed_die=str(options["unarmed_die"]),
        status_requires_hit=options["status_requires_hit"] is True,
        lethal_first=options["lethal_first"] is True,
        damage_includes_hp_loss=options["damage_includes_hp_loss"] is True,
        blind_free_actions=options["blind_free_actions"] is True,
        assign_tie=str(options["assign_tie"]),
        enemy_power_type=str(options["enemy_power_type"]),
        behaviour_by=str(options["behaviour_by"]),
        primary_scope=str(options["primary_scope"]),
        behaviour_distance=str(options["behaviour_distance"]),
        avoid_hindrances=str(options["avoid_hindrances"]),
        soul_storm=options["soul_storm"] is True,
        own_reaction_on_evade=options["own_reaction_on_evade"] is True,
        ammo_first_roll=options["ammo_first_roll"] is True,
        aoe_supremacy=str(options["aoe_supremacy"]),
        end_of_quest_pickup=options["end_of_quest_pickup"] is True,
        horde_attacks=str(options["horde_attacks"]),
        delayed_damage_moves_token=options["delayed_damage_moves_token"] is True,
        vengeful_plus=str(options["vengeful_plus"]),
        packs=list(packs),
    )

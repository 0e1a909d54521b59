"""Which words belong where: on cards of the company, on boards and Stage Cards of enemies, or to
one class alone. A pack must keep to it; what it would mean elsewhere no rule says."""

from typing import Final

ON_CARDS: Final = "card"  # also items, injuries, allies and companions
ON_BOARDS: Final = "board"  # what an enemy does
IN_TALES: Final = "tale"
IN_ACTIONS: Final = "action"  # what a board lets the company do

OF_CARDS: Final = frozenset(
    (
        *("add_cards", "animus", "attack", "battleflow", "battleflow_at", "bonus", "bury_stage"),
        *("card_defense", "carry", "cleanse", "cleanse_of", "count_blank", "draw", "empower"),
        *("forbid", "grant_attack", "heal", "hide", "ignore_highest", "keep_hp", "leap", "limit"),
        *("look_might", "look_stages", "lose_less", "lower_card", "may", "more_for_critical"),
        *("move", "move_card", "move_cost", "movement", "out_of_reach", "place_tile"),
        *("play_again", "range", "reach", "redirect", "redraw", "redraw_colour", "redraw_enemy"),
        *("redraw_only", "refresh", "remove_tile", "repeat", "stand_again", "stand_firm", "swap"),
        *("take_back", "taunt", "throw", "to_obstacle", "token", "turn", "vault"),
        *("attacker", "friend", "targets", "up_to", "per"),
    )
)
OF_ACTIONS: Final = frozenset(("bait", "lead", "lift_tile", "raise_flag", "search"))
OF_BOARDS: Final = OF_ACTIONS | frozenset(
    (
        *("activate_minions", "advance", "all_bosses_do", "boss_does", "cage", "cards", "consume"),
        *("digest", "drag_to_edge", "draw_alone", "drift", "drive", "emerge", "flee"),
        *("go_to_obstacle", "go_to_tile", "hurt_part", "lay", "lose_encounter", "mend"),
        *("plant_tree", "raze", "retarget", "save_on", "scatter", "seize", "set_counter"),
        *("set_free", "show_empty", "spawn", "spawn_on", "strike", "thin_out", "turn_front"),
        *("turn_rear", "uproot", "use", "vanish", "walk_to", "withdraw"),
        *("area_covers_lair", "charging", "company_phase", "crushed", "emerged", "holds_folk"),
        *("hurt_now", "lurking", "no_obstacles", "part_hurt", "reacting", "target_has_friends"),
        *("target_in_reach", "target_near", "target_sheltered", "uprooted"),
        *("caged", "farthest_minion", "minion_near_prey", "next_nearest"),
    )
)
OF_ONE_CLASS: Final = frozenset(
    (
        *("attack_with_each", "call_back", "create_sentinel", "falcon_attack", "falcon_lands"),
        *("remove_sentinel", "send_falcon", "sentinel_attack", "spotted_attack"),
        *("by_sentinel", "falcons", "falcons_on", "guardian", "sentinel_near", "with_falcon"),
    )
)
BARRED: Final = {
    ON_CARDS: OF_BOARDS | OF_ONE_CLASS,
    ON_BOARDS: OF_CARDS | OF_ONE_CLASS,
    IN_TALES: frozenset(),
    IN_ACTIONS: (OF_BOARDS - OF_ACTIONS) | OF_ONE_CLASS,
}

"""Open points of the rulebook (RULES 26) that players may settle differently."""

from questhall.kernel.games import OptionValue


class HouseRules:
    """The agreed rulings. They never change once a match has begun."""

    def __init__(self) -> None:
        self.draft = False
        self.partial_mulligan = True
        self.frozen_tracks = True
        self.avatar_on_conquered = True
        self.interrupt_damage = True
        self.distribute_by_total_life = False
        self.put_into_play_triggers = True
        self.burning_by_controller = False
        self.blood_needs_avatar = False
        self.finish_attack_on_exhaust = True
        self.team_fate_each = False
        self.team_shows_hands = True
        self.idle_limit = 3


def house_rules(options: dict[str, OptionValue]) -> HouseRules:
    """The rulings that the table's options select."""
    rules = HouseRules()
    rules.draft = options["creation"] == "draft"
    rules.partial_mulligan = bool(options["partial_mulligan"])
    rules.frozen_tracks = bool(options["frozen_tracks"])
    rules.avatar_on_conquered = bool(options["avatar_on_conquered"])
    rules.interrupt_damage = bool(options["interrupt_damage"])
    rules.distribute_by_total_life = options["distribute_limit"] == "total"
    rules.put_into_play_triggers = bool(options["put_into_play_triggers"])
    rules.burning_by_controller = options["burning"] == "controller"
    rules.blood_needs_avatar = bool(options["blood_needs_avatar"])
    rules.finish_attack_on_exhaust = bool(options["finish_attack_on_exhaust"])
    rules.team_fate_each = bool(options["team_fate_each"])
    rules.team_shows_hands = bool(options["team_shows_hands"])
    rules.idle_limit = int(options["idle_rounds"])
    return rules

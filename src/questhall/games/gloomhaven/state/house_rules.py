"""What the players agree on before a scenario (RULES 2.3, 2.4, 12.1 and the open points)."""

from collections.abc import Sequence
from typing import ClassVar

from questhall.kernel.games import OptionValue

from ..printed.items import ItemDef
from .references import TreasureNo

DIFFICULTIES = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}


class HouseRules:
    """The options of the table; they never change during a scenario."""

    LATER: ClassVar[tuple[str, ...]] = ("packs",)

    def __init__(
        self,
        solo: bool,
        open_information: bool,
        reduced_randomness: bool,
        partial_forced_move: bool,
        mirrored_areas: bool,
        lazy_multi_use_items: bool,
        partial_long_rest: bool,
        stunned_monsters_charge: bool,
        battle_goals: bool,
        quick_start: bool,
        prosperity: int,
    ) -> None:
        self.solo = solo
        self.open_information = open_information
        self.reduced_randomness = reduced_randomness
        self.partial_forced_move = partial_forced_move
        self.mirrored_areas = mirrored_areas
        self.lazy_multi_use_items = lazy_multi_use_items
        self.partial_long_rest = partial_long_rest
        self.stunned_monsters_charge = stunned_monsters_charge
        self.battle_goals = battle_goals
        self.quick_start = quick_start
        self.prosperity = prosperity
        self.looted: list[TreasureNo] = []  # taken in earlier plays (GH-2.2.29)
        self.achievements: list[str] = []  # of the party, for rules that depend on them
        self.at_home: list[ItemDef] = []  # owned by members who did not come along (GH-8.2.2)
        self.all_classes = False  # sealed boxes are open (GH-1.1.2)
        self.permanent_death = False  # GH-12.2.1
        self.campaign = False  # characters bring everything they own
        self.packs: list[str] = []  # in play

    @property
    def harder(self) -> bool:
        """GH-2.4.2, GH-2.4.3: monsters and traps are one stronger."""
        return self.solo or self.open_information


def house_rules(options: dict[str, OptionValue], packs: Sequence[str] = ()) -> HouseRules:
    information = options["information"]
    rules = HouseRules(
        solo=information == "solo",
        open_information=information != "hidden",
        reduced_randomness=options["reduced_randomness"] is True,
        partial_forced_move=options["partial_forced_move"] is True,
        mirrored_areas=options["mirrored_areas"] is True,
        lazy_multi_use_items=options["lazy_multi_use_items"] is True,
        partial_long_rest=options["partial_long_rest"] is True,
        stunned_monsters_charge=options["stunned_monsters_charge"] is True,
        battle_goals=options["battle_goals"] is True,
        quick_start=options["quick_start"] is True,
        prosperity=int(options["prosperity"]),
    )
    rules.all_classes = options["all_classes"] is True
    rules.permanent_death = options["permanent_death"] is True
    rules.packs = list(packs)
    return rules

"""What the table agreed on: the scenario's numbers and the optional rules (MK-14)."""

from collections.abc import Mapping
from typing import ClassVar

from questhall.kernel.games import TableOption

from ..printed.fields import BASE, LOST_LEGION, SETS, TEZLA

# Time of day (MK-14.4).
USUAL_TIME = "usual"
NIGHT_ARRIVAL = "night_arrival"
DARKNESS = "darkness_is_coming"

# Battles between heroes (MK-14.5.1).
AS_IN_SCENARIO = "as_in_scenario"
FORBIDDEN = "forbidden"
ALLOWED = "allowed"

# Rampaging enemies that return (MK-14.6).
NO_RAMPAGE = "none"
RAMPAGE = "rampage"
MORE_RAMPAGE = "more_rampage"

# Enemy tokens of other boxes among those of the base game.
NO_MORE_ENEMIES = "none"
ENEMY_SETS: dict[str, tuple[str, ...]] = {
    NO_MORE_ENEMIES: (BASE,),
    "lost_legion": (BASE, LOST_LEGION),
    "tezla": (BASE, TEZLA),
    "both": SETS,
}

HIGHEST_LEVEL = 11  # of a city (MK-14.8.1)
HIGHEST_MEGAPOLIS = 24  # MK-14.8.2

OPTIONS = (
    TableOption("teams", (False, True), "MK-13.4.1"),
    TableOption("epic", (False, True), "MK-15.11.6"),
    TableOption("dummy_player", (True, False), "MK-15.1.10"),
    TableOption("few_shields", (False, True), "MK-15.8.10"),
    TableOption("open_map", (False, True), "MK-15.10.16"),
    TableOption("two_cities", (False, True), "MK-15.2.6"),
    TableOption("lowest_counts", (False, True), "MK-15.5.9"),
    TableOption("more_enemies", tuple(ENEMY_SETS), "MK-2.1.2"),
    TableOption("hero_auction", (False, True), "MK-14.1.1"),
    TableOption("random_orientation", (False, True), "MK-14.2.2"),
    TableOption("random_cities", (False, True), "MK-14.3.1"),
    TableOption("time", (USUAL_TIME, NIGHT_ARRIVAL, DARKNESS), "MK-14.4.1"),
    TableOption("hero_battles", (AS_IN_SCENARIO, FORBIDDEN, ALLOWED), "MK-14.5.1"),
    TableOption("interactive_spells", (True, False), "MK-14.5.2"),
    TableOption("interactive_skills", (True, False), "MK-14.5.3"),
    TableOption("friendly_mana", (False, True), "MK-14.5.4"),
    TableOption("rampage", (NO_RAMPAGE, RAMPAGE, MORE_RAMPAGE), "MK-14.6.1"),
    TableOption("unpredictable", (False, True), "MK-14.6.5"),
    TableOption("action_upgrades", (False, True), "MK-14.7.2"),
    TableOption("starting_draft", (False, True), "MK-14.7.6"),
    TableOption("stronger_cities", tuple(range(HIGHEST_LEVEL)), "MK-14.8.1"),
    TableOption("megapolis", (0, *range(2, HIGHEST_MEGAPOLIS + 1)), "MK-14.8.2"),
)


class HouseRules:
    """The agreed rules, fixed for the whole game."""

    LATER: ClassVar[tuple[str, ...]] = ("packs",)

    def __init__(self) -> None:
        self.shape = "wedge"
        self.blitz = False  # MK-15.3.3 to MK-15.3.5
        self.closed_cities = False  # MK-15.1.2, MK-15.10.3
        self.owned_towers = False  # MK-15.10.9
        self.cooperative = False
        self.hero_battles = True
        self.teams = False
        self.epic = False
        self.dummy_player = True
        self.few_shields = False
        self.open_map = False
        self.two_cities = False
        self.lowest_counts = False
        self.more_enemies = NO_MORE_ENEMIES
        self.hero_auction = False
        self.random_orientation = False
        self.random_cities = False
        self.time = USUAL_TIME
        self.interactive_spells = True
        self.interactive_skills = True
        self.friendly_mana = False
        self.rampage = NO_RAMPAGE
        self.unpredictable = False
        self.action_upgrades = False
        self.starting_draft = False
        self.stronger_cities = 0  # levels added to every city
        self.megapolis = 0  # its level; 0 if there is none
        self.packs: list[str] = []  # what is added to the box, by name

    def same_team(self, one: int, other: int) -> bool:
        """MK-13.4.1: seats 0 and 2 against 1 and 3; all together in a cooperative game."""
        return self.cooperative or (self.teams and one % 2 == other % 2)

    @property
    def enemy_sets(self) -> tuple[str, ...]:
        return ENEMY_SETS[self.more_enemies]

    @property
    def night_arrival(self) -> bool:
        return self.time == NIGHT_ARRIVAL

    @property
    def megapolises(self) -> int:
        """How many of the last city tiles become megapolises (MK-14.8.2, MK-14.8.7)."""
        if not self.megapolis:
            return 0
        return 2 if self.two_cities else 1


def house_rules(options: Mapping[str, str | int | bool]) -> HouseRules:
    rules = HouseRules()
    rules.teams = options["teams"] is True
    rules.epic = options["epic"] is True
    rules.dummy_player = options["dummy_player"] is True
    rules.few_shields = options["few_shields"] is True
    rules.open_map = options["open_map"] is True
    rules.two_cities = options["two_cities"] is True
    rules.lowest_counts = options["lowest_counts"] is True
    rules.more_enemies = str(options["more_enemies"])
    rules.hero_auction = options["hero_auction"] is True
    rules.random_orientation = options["random_orientation"] is True
    rules.random_cities = options["random_cities"] is True
    rules.time = str(options["time"])
    rules.interactive_spells = options["interactive_spells"] is True
    rules.interactive_skills = options["interactive_skills"] is True
    rules.friendly_mana = options["friendly_mana"] is True
    rules.rampage = str(options["rampage"])
    rules.unpredictable = options["unpredictable"] is True
    rules.action_upgrades = options["action_upgrades"] is True
    rules.starting_draft = options["starting_draft"] is True
    rules.stronger_cities = int(options["stronger_cities"])
    rules.megapolis = int(options["megapolis"])
    return rules

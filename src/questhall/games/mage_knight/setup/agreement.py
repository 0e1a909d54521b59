"""Do scenario, options and the number of heroes go together (MK-14.0.1)?"""

from questhall.kernel.games import BadSetup, Setup

from ..library.library import library
from ..rules.scenario import Scenario, scenario_named
from ..state.house_rules import ALLOWED, FORBIDDEN, OPTIONS, HouseRules, house_rules

# Only for scenarios that name them among their variants.
VARIANTS = ("epic", "dummy_player", "few_shields", "open_map", "two_cities", "lowest_counts")
TEAM_PLAYERS = 4  # MK-13.4.1
MOST_CITIES = 3  # with a megapolis (MK-14.8.2)


def agree(setup: Setup) -> HouseRules:
    """What the table plays by."""
    library()  # packs bring scenarios
    scenario = scenario_named(str(setup.options["scenario"]))
    if setup.seats not in scenario.seats:
        fit = ", ".join(str(count) for count in scenario.seats)
        raise BadSetup(f"{scenario.key} takes {fit} heroes, not {setup.seats}")
    _check_variants(scenario, setup)
    rules = house_rules(setup.options)
    rules.packs = list(setup.packs)
    scenario.prepare_rules(rules, setup.seats)
    _agree_on_battles(rules, str(setup.options["hero_battles"]))
    _check_teams(scenario, rules, setup.seats)
    _check_cities(scenario, rules, setup.seats)
    return rules


def _check_variants(scenario: Scenario, setup: Setup) -> None:
    for option in OPTIONS:
        unknown = option.name in VARIANTS and option.name not in scenario.variants
        if unknown and setup.options[option.name] != option.default:
            raise BadSetup(f"{scenario.key} has no variant {option.name}")


def _agree_on_battles(rules: HouseRules, wish: str) -> None:
    """The table decides before the scenario (MK-0.1.3); nobody fights in a cooperative game."""
    if wish == FORBIDDEN or rules.cooperative:
        rules.hero_battles = False
    elif wish == ALLOWED:
        rules.hero_battles = True


def _check_teams(scenario: Scenario, rules: HouseRules, seats: int) -> None:
    if rules.teams and (seats != TEAM_PLAYERS or rules.cooperative):
        raise BadSetup(f"teams need {TEAM_PLAYERS} heroes and a competitive scenario")
    if rules.two_cities and not rules.teams:
        raise BadSetup("two_cities is for teams")


def _check_cities(scenario: Scenario, rules: HouseRules, seats: int) -> None:
    if not scenario.fortified_cities:
        if rules.megapolis or rules.stronger_cities:
            raise BadSetup(f"no city has to be conquered in {scenario.key}")
        return
    if rules.megapolis and scenario.cities(rules, seats) > MOST_CITIES:
        raise BadSetup(f"a megapolis needs a map with at most {MOST_CITIES} city tiles")

"""Ways to set a game up: all of them, and any."""

from questhall.kernel.campaigns import AnyCampaigns
from questhall.kernel.chance import Chance
from questhall.kernel.games import BadSetup, Game, OptionValue, Setup

OTHERS = 35  # percent of the house rules that are agreed on by lot


def setups(game: Game) -> list[Setup]:
    """Every format with every number of seats, and all options as usual."""
    return [Setup(each.name, seats) for each in game.formats for seats in each.seats]


def any_setup(game: Game | AnyCampaigns, chance: Chance, seed: str) -> Setup:
    """What is played is drawn by lot; of the house rules some are as usual."""
    format = game.formats[chance.below("format", len(game.formats))]
    seats = format.seats[chance.below("seats", len(format.seats))]
    return with_random_options(game, Setup(format.name, seats), seed, OTHERS)


def with_random_options(
    game: Game | AnyCampaigns, setup: Setup, seed: str, others: int = 100
) -> Setup:
    """The same set-up with any of the options that players can agree on together; of those that
    are no main ones, so many percent."""
    chance = Chance(f"options/{seed}")
    agreed: dict[str, OptionValue] = {}
    for option in game.options:
        if not option.main and others < 100 and chance.below("others", 100) >= others:
            continue
        wish = option.choices[chance.below(option.name, len(option.choices))]
        if _fits(game, Setup(setup.format, setup.seats, agreed | {option.name: wish})):
            agreed[option.name] = wish
    return Setup(setup.format, setup.seats, agreed)


def _fits(game: Game | AnyCampaigns, setup: Setup) -> bool:
    try:
        game.checked(setup)
    except BadSetup:
        return False
    return True

"""What has to be played on the bench: each half of each card, ability, skill, tactic and site, and
each ability of enemies."""

from collections.abc import Iterator

from questhall.games.mage_knight.effects.artifacts import OnlyAssigned
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import ABILITIES
from questhall.games.mage_knight.printed.kinds import SITES
from questhall.games.mage_knight.rules.cards.wounds import WOUND_CARD

# What is not used as others are, and how it is.
OTHERWISE = {
    "skill norowas_bonds_of_loyalty": "bond utem_guardsmen",
    "assign banner_of_command": "under-banner banner_of_command",
}


def everything() -> list[str]:
    """In the words in which the bench notes it."""
    return [f"mage_knight {OTHERWISE.get(each, each)}" for each in _all_there_is()]


def _all_there_is() -> Iterator[str]:
    box = library()
    for deed in box.deeds.values():
        if deed is WOUND_CARD:
            continue
        if not isinstance(deed.basic, OnlyAssigned):  # a banner serves its unit instead
            yield f"basic {deed.key}"
        yield f"strong {deed.key}"
        if deed.banner:
            yield f"assign {deed.key}"
    for unit in box.all_units:
        for number in range(len(unit.abilities)):
            yield f"ability {unit.key} {number}"
    for key in box.skills:
        yield f"skill {key}"
    for tactic in box.tactics:
        yield f"tactic {tactic.key}"
    for site in SITES[1:]:
        yield f"site {site}"
    for ability in ABILITIES:
        yield f"enemy {ability}"

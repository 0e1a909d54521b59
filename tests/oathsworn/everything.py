"""What has to be played on the bench: each item, ally, injury, Curative and archetype ability."""

from questhall.games.oathsworn.library.library import library


def everything() -> list[str]:
    """In the words in which the bench and the tests note it."""
    box = library()
    found = [f"oathsworn card {key}" for key, item in box.items.items() if item.line]
    found += [f"oathsworn ally {key}" for key in box.allies]
    found += [f"oathsworn injury {key}" for key in box.injuries]
    found += [f"oathsworn curative {key}" for key in box.curatives]
    for companion in box.companions.values():
        for side in companion.sides:
            found += [f"oathsworn ability {ability.key}" for ability in side.abilities]
    return found

"""What has to be played on the bench: each card of the company and each of the encounters."""

from collections.abc import Iterator

from questhall.games.oathsworn.library.library import library


def everything() -> list[str]:
    """In the words in which the bench and the tests note it."""
    return [f"oathsworn {each}" for each in (*_of_the_company(), *_of_the_encounters())]


def _of_the_company() -> Iterator[str]:
    """Items, allies, injuries, Curatives and archetype abilities."""
    box = library()
    yield from [f"card {key}" for key, item in box.items.items() if item.line]
    yield from [f"ally {key}" for key in box.allies]
    yield from [f"injury {key}" for key in box.injuries]
    yield from [f"curative {key}" for key in box.curatives]
    for companion in box.companions.values():
        for side in companion.sides:
            yield from [f"ability {ability.key}" for ability in side.abilities]


def _of_the_encounters() -> Iterator[str]:
    """Stage Cards, actions and variants."""
    for encounter in library().encounters.values():
        for card in encounter.stage_cards:
            yield f"stage {card.key}"
        for action in encounter.actions:
            yield f"action {action.key}"
        for variant in encounter.variants:
            yield f"variant {variant.key}"

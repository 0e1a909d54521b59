"""How far it is for a hero who opens the doors on his way."""

from questhall.boards.areas import Passages

from ..state.adventure import Adventure


def through_doors(adventure: Adventure) -> Passages:
    """The map without the doors that heroes can open: walls stay, and magic locks without a key."""
    has_key = any(hero.keys for hero in adventure.heroes)
    shut = adventure.shut
    for place, door in enumerate(adventure.quest.doors):
        barred = door.wall or (adventure.magic_locks[place] and not has_key)
        if adventure.doors[place] and not barred:
            shut &= ~(1 << door.border)
    return adventure.quest.map.passages(shut)


def barring(adventure: Adventure) -> list[int]:
    """The doors that nobody can open yet."""
    has_key = any(hero.keys for hero in adventure.heroes)
    return [
        place
        for place, door in enumerate(adventure.quest.doors)
        if adventure.doors[place] and (door.wall or (adventure.magic_locks[place] and not has_key))
    ]


def nearest(ways: Passages, area: int, goals: list[int]) -> int:
    """The shortest way to one of several areas, of which there must be some."""
    return min([ways.walking_distance(area, goal) for goal in goals])

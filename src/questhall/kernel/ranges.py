"""Numbers that stand for things: is there such a thing?"""

from .decisions import NOTHING


def outside(what: str, numbers: list[int], count: int, least: int = 0) -> list[str]:
    """Those that name none of so many things, in words."""
    return [f"{what} {number} is not there" for number in numbers if not least <= number < count]


def outside_or_nothing(what: str, numbers: list[int], count: int) -> list[str]:
    """The same where a number may also be NOTHING."""
    return outside(what, numbers, count, NOTHING)


def not_in_order(what: str, numbers: list[int]) -> list[str]:
    """Things that know their own place must lie in it."""
    if numbers == list(range(len(numbers))):
        return []
    return [f"a {what} does not know its place"]


def wrong_length(what: str, lengths: list[int], length: int) -> list[str]:
    return [f"{what} has {each} parts, not {length}" for each in lengths if each != length]


def once_around(start: int, count: int) -> list[int]:
    """The places of a circle from this one on, each once."""
    return [(start + step) % count for step in range(count)]

"""What players may choose on cards, as the content files write it, by the numbers in options."""

SAYINGS: list[str] = []


def saying_of(text: str) -> int:
    """The number of a saying; equal sayings share it."""
    if text not in SAYINGS:
        SAYINGS.append(text)
    return SAYINGS.index(text)


def saying_message(number: int) -> str:
    return f"does-{number}"

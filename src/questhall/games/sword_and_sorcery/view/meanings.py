"""What options mean to a table that draws them."""

from questhall.kernel.decisions import Option


def parts(option: Option) -> list[int]:
    """The effect that symbols pay for, the die that is rolled again, the use of an item, the level
    of a power, the side of what is bought."""
    if option.verb in ("trigger", "reroll", "pay"):
        return [option.what]
    return [option.where] if option.verb in ("use", "use-item", "buy") else []

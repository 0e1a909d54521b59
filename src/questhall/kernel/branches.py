"""Branches: where chance took another course because something was taken back."""


class Branch:
    """After so many choices, chance took another course.

    What nobody had seen by then was dealt anew.

    If somebody new sits down where others may know more than they should, only what the seats
    of `kept` have seen stays where it lies, the rest is dealt anew.
    """

    def __init__(self, at: int, number: int, kept: list[int] | None = None) -> None:
        self.at = at
        self.number = number
        self.kept = kept


def branches_since(branches: list[Branch], at: int) -> list[Branch]:
    """The branches from a choice on, counted from there."""
    return [Branch(each.at - at, each.number, each.kept) for each in branches if each.at >= at]


def branches_without(branches: list[Branch], taken: list[int]) -> list[Branch]:
    """The branches, counted as if the choices of these numbers had never been made."""
    found: list[Branch] = []
    for branch in branches:
        gone = len([number for number in taken if number < branch.at])
        found.append(Branch(branch.at - gone, branch.number, branch.kept))
    return found


def kept_by_all(branches: list[Branch]) -> list[int] | None:
    """The seats whose cards stayed where they were on all these branches; None if all did."""
    kept: list[int] | None = None
    for branch in branches:
        if branch.kept is not None:
            held = branch.kept
            kept = held if kept is None else [seat for seat in kept if seat in held]
    return kept

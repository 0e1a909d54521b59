"""Cards that a test puts on top of a pile."""

from collections.abc import Sequence

from questhall.kernel.state import Content


class RiggedPiles:
    """What a bench has put on top of its piles, so that no card is promised twice."""

    def __init__(self) -> None:
        self._promised: dict[str, list[int]] = {}
        self._stacked: list[_Stacked] = []

    def stack(
        self, name: str, pile: list[int], printed: Sequence[Content], keys: Sequence[str]
    ) -> None:
        """Cards with these keys come next, the first one first, and then what was stacked before;
        the pile must hold each of them besides what it has promised already."""
        promised = self._still_on_top(name, pile)
        for key in reversed(keys):
            free = [card for card in pile if printed[card].key == key and card not in promised]
            assert free, f"{name} holds no further {key}{_instead(pile, printed, promised)}"
            pile.remove(free[0])
            pile.append(free[0])
            promised.append(free[0])
            self._stacked.append(_Stacked(name, pile, free[0], key))

    def all_used(self) -> None:
        """Every card that was stacked has left its pile."""
        left = [f"{each.key} of {each.name}" for each in self._stacked if each.card in each.pile]
        assert not left, f"stacked and never drawn, or shuffled away: {', '.join(left)}"

    def _still_on_top(self, name: str, pile: list[int]) -> list[int]:
        """Of what was promised: neither drawn nor shuffled since."""
        promised = self._promised.setdefault(name, [])
        while promised and pile[-len(promised) :] != promised:
            promised.pop()
        return promised


class _Stacked:
    """One card that was promised, and by which pile."""

    def __init__(self, name: str, pile: list[int], card: int, key: str) -> None:
        self.name = name
        self.pile = pile
        self.card = card
        self.key = key


def _instead(pile: list[int], printed: Sequence[Content], promised: list[int]) -> str:
    keys = sorted({printed[card].key for card in pile if card not in promised})
    return f", only {', '.join(keys)}" if keys else ", nor anything else"

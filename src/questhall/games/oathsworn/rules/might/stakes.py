"""What a draw is made for: what its outcome is worth to whoever draws."""

from mypy_extensions import mypyc_attr

from ...printed.might import MISSING_BLANKS


class Outcome:
    """What a draw brings on average: `worth` is what one plays for, `hit` how likely it does not
    miss, `damage` and `loss` what the first target takes, `ends` how likely that finishes it."""

    def __init__(
        self,
        worth: float = 0.0,
        hit: float = 0.0,
        damage: float = 0.0,
        loss: float = 0.0,
        ends: float = 0.0,
    ) -> None:
        self.worth = worth
        self.hit = hit
        self.damage = damage
        self.loss = loss
        self.ends = ends

    def add(self, other: "Outcome", share: float) -> None:
        self.worth += share * other.worth
        self.hit += share * other.hit
        self.damage += share * other.damage
        self.loss += share * other.loss
        self.ends += share * other.ends

    def for_price(self, price: float) -> "Outcome":
        """What was spent comes back if it misses (OS-7.11.12)."""
        worth = self.worth - price * self.hit
        return Outcome(worth, self.hit, self.damage, self.loss, self.ends)


NOTHING_HIT = Outcome()


@mypyc_attr(allow_interpreted_subclasses=True)
class Stake:
    """What is played for. So many blanks miss, unless it is `sure`; one blank may count as another
    number (OS-7.11.4)."""

    def __init__(
        self, missing: int = MISSING_BLANKS, sure: bool = False, blank_as: int = 0
    ) -> None:
        self.missing = missing
        self.sure = sure
        self.blank_as = blank_as
        self._known: dict[int, Outcome] = {}

    def misses(self, blanks: int) -> bool:
        return not self.sure and blanks >= self.missing

    def of(self, total: int) -> Outcome:
        """What a draw with this total brings that does not miss."""
        known = self._known.get(total)
        if known is None:
            known = self.reckon(total)
            self._known[total] = known
        return known

    def reckon(self, total: int) -> Outcome:
        raise NotImplementedError

    def expected(self, totals: list[float]) -> Outcome:
        """Of totals that are so likely."""
        found = Outcome()
        for total, chance in enumerate(totals):
            if chance:
                found.add(self.of(total), chance)
        return found

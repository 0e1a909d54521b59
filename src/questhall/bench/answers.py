"""All answers of a test, said beforehand."""

from collections.abc import Collection, Sequence

from questhall.kernel.decisions import Decision, Option

from .asked import MARKS, NotOffered, fits, not_offered


class Answers:
    """What a test answers, each as soon as it is offered. Who is asked something else wants nothing
    more: says one of the verbs that are `enough`. With "-" among the marks `area` stands for
    `area-way:N` too."""

    def __init__(
        self,
        given: Sequence[str],
        enough: Collection[str] = (),
        marks: tuple[str, ...] = MARKS,
    ) -> None:
        self.left = list(given)
        self._enough = enough
        self._marks = marks

    def wanted(self, decision: Decision, ids: Sequence[str]) -> Option | None:
        """The next answer, if it is offered; it is then given."""
        for option, id in zip(decision.options, ids, strict=True):
            if self.left and fits(id, self.left[0], self._marks):
                self.left.pop(0)
                return option
        return None

    def enough(self, decision: Decision) -> Option | None:
        """The option of somebody who wants nothing more."""
        return next((each for each in decision.options if each.verb in self._enough), None)

    def missing(self, decision: Decision, ids: Sequence[str]) -> NotOffered:
        """The error if there is neither."""
        if self.left:
            return not_offered(self.left[0], decision.prompt, ids)
        return NotOffered(f"no answer is left; {decision.prompt!r} offers {', '.join(ids)}")

    def all_given(self) -> None:
        assert not self.left, f"nobody asked for {', '.join(self.left)}"

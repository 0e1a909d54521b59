"""Effects that wait for their moment, and the order in which simultaneous ones resolve."""

from mypy_extensions import mypyc_attr

from .decisions import NOTHING, Decision, Flow, Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """An effect that is due: whose it is, and the thing on the table that it comes from."""

    def __init__(self, seat: int, what: int) -> None:
        self.seat = seat
        self.what = what


def choose_next(
    due: list[Trigger], order: list[list[int]], prompt: str, rule: str
) -> Flow[Trigger | None]:
    """Take the next of several simultaneous effects out of `due`, or None if none is left.

    `order` is the game's own rule on simultaneous effects: groups of seats, one group
    after the other, each choosing the order of its own effects.
    """
    for seats in order:
        own = [trigger for trigger in due if trigger.seat in seats]
        if not own:
            continue
        chosen = own[0]
        if len(own) > 1:
            answer = yield Decision(seats, prompt, _order_options(own), rule)
            chosen = own[answer.amount]
        due.remove(chosen)
        return chosen
    return None


def _order_options(due: list[Trigger]) -> list[Option]:
    """Which comes next? The ordinal keeps two effects of one card apart."""
    return [
        Option("resolve", trigger.what, NOTHING, ordinal) for ordinal, trigger in enumerate(due)
    ]

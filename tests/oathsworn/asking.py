"""Whatever a flow asks, for tests that try every card and care for no answer."""

from collections.abc import Iterator

from questhall.kernel.decisions import Decision, Flow, Option, Together


def questions_of(flow: Flow[None], rather: str = "") -> Iterator[Decision]:
    """Every question gets its first answer, or one with the verb that is rather given."""
    answer: Option | None = None
    while True:
        try:
            decision = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            return
        assert not isinstance(decision, Together)
        assert decision.options, f"{decision.prompt} has no answer"
        yield decision
        better = [option for option in decision.options if option.verb == rather]
        answer = (better or decision.options)[0]

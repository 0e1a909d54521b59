"""New cards on the table."""

from questhall.kernel.state import Content

from ..state.company import CompanyState


def new_card(state: CompanyState, printed: Content) -> int:
    state.cards.append(printed)
    return len(state.cards) - 1

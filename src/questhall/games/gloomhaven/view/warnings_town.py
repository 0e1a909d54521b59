"""What to think twice about in town."""

from questhall.kernel.decisions import Option
from questhall.kernel.games import Why


def warning(option: Option) -> Why | None:
    """An enhancement is bought for ever."""
    return Why("GH-9.13.13", "warning-for-ever") if option.verb == "stick" else None

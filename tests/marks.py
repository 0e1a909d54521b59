"""The marks by which a test says what it proves. `questhall rules` reads them."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that the test proves."""
    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """The worked examples that the test plays."""
    return pytest.mark.example(*ids)

"""The marks by which a test says what it proves. `questhall rules` reads them."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that the test proves."""
    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """The worked examples that the test plays."""
    return pytest.mark.example(*ids)


def ruling(*numbers: str) -> pytest.MarkDecorator:
    """The edge cases that the test settles, by their numbers in a game's list of them."""
    return pytest.mark.ruling(*numbers)

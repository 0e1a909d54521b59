"""What all tests share: the Hypothesis profiles and the check of the compiled build."""

import os

import pytest
from hypothesis import settings

settings.register_profile("quick", max_examples=10, deadline=None, print_blob=True)
settings.register_profile("full", max_examples=60, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "full"))


def pytest_sessionstart(session: pytest.Session) -> None:
    if os.environ.get("QUESTHALL_EXPECT_COMPILED"):
        from questhall.kernel import match

        assert not str(match.__file__).endswith(".py"), f"{match.__file__} is not compiled"

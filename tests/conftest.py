"""What all tests share: the Hypothesis profiles, samples and the check of the compiled build."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests import sampling

settings.register_profile("quick", max_examples=10, deadline=None, print_blob=True)
settings.register_profile("full", max_examples=60, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "full"))
sampling.settle_seed()


def pytest_sessionstart(session: pytest.Session) -> None:
    if os.environ.get("QUESTHALL_EXPECT_COMPILED"):
        from questhall.kernel import match

        assert not str(match.__file__).endswith(".py"), f"{match.__file__} is not compiled"


def pytest_report_header() -> str:
    return sampling.heading()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    others = sampling.left_out(items)
    if others:
        config.hook.pytest_deselected(items=others)
        gone = set(others)
        items[:] = [item for item in items if item not in gone]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A case that runs only on some days says how to run it again."""
    report = yield
    if report.failed and item.get_closest_marker("sampled"):
        report.sections.append(("the same again", sampling.how_to_repeat(item)))
    return report

"""What all tests share: the Hypothesis profiles, samples, the check of the compiled build, and that
everything was played."""

import gc
import os
from collections.abc import Generator, Sequence
from typing import Any

import pytest
from hypothesis import settings

from tests import played, sampling

settings.register_profile("quick", max_examples=10, deadline=None, derandomize=True)
settings.register_profile("full", max_examples=60, deadline=None, derandomize=True)
settings.register_profile("all", max_examples=500, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "full"))
sampling.settle_seed()

# Tests make much that lives long and little garbage in circles: it is looked for less often.
SELDOM = (20_000, 10, 50)

REPORTS = pytest.StashKey[list[dict[str, list[str]]]]()
MISSING = pytest.StashKey[list[str]]()


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(*SELDOM)
    config.stash[REPORTS] = []
    config.stash[MISSING] = []


def pytest_sessionstart(session: pytest.Session) -> None:
    if os.environ.get("QUESTHALL_EXPECT_COMPILED"):
        from questhall.kernel import match

        assert not str(match.__file__).endswith(".py"), f"{match.__file__} is not compiled"


def pytest_report_header() -> str:
    return sampling.heading()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    others = sampling.left_out(items, config.args)
    if others:
        config.hook.pytest_deselected(items=others)
        gone = set(others)
        items[:] = [item for item in items if item not in gone]


def pytest_collection_finish() -> None:
    gc.freeze()  # what has been collected stays to the end


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    played.leave_out(items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A case of a sample says how to run it again."""
    report = yield
    if report.failed and item.get_closest_marker("sampled"):
        report.sections.append(("the same again", sampling.how_to_repeat(item)))
    return report


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A process of xdist has ended."""
    said = getattr(node, "workeroutput", {})
    if played.PLAYED in said:
        node.config.stash[REPORTS].append(said)


def pytest_sessionfinish(session: pytest.Session) -> None:
    config = session.config
    said = getattr(config, "workeroutput", None)
    if said is not None:
        said.update(played.report_of(session))
        return
    reports = config.stash[REPORTS] or [played.report_of(session)]
    if session.exitstatus == pytest.ExitCode.OK and not config.option.collectonly:
        config.stash[MISSING] = played.missing(reports)
        if config.stash[MISSING]:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if config.stash[MISSING]:
        terminalreporter.section("never played by any test", red=True)
        for each in config.stash[MISSING]:
            terminalreporter.write_line(each)

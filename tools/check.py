"""Every check of the project, one after the other; ./test runs this.

All stages run even if one fails. The last line is `N passed, M failed` (and `, K skipped` if any):
a check without tests of its own counts as one, pytest by its tests.
"""

import argparse
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

from building import CACHE, ROOT, build_compiled, run, say
from compiling import why_not_compile

T = TypeVar("T")

BIN = Path(sys.executable).parent


class Tally:
    """What passed and what failed so far."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0
        self.skipped = 0

    def count(self, good: bool) -> None:
        if good:
            self.passed += 1
        else:
            self.failed += 1

    def __str__(self) -> str:
        line = f"{self.passed} passed, {self.failed} failed"
        return f"{line}, {self.skipped} skipped" if self.skipped else line


def stage(title: str, work: Callable[..., T], *arguments: str | Path, **env: str) -> T:
    """Run one stage under its heading; say how it went and how long it took."""
    say(f"\n== {title}")
    start = time.monotonic()
    outcome = work(*arguments, **env)
    verdict = "passed" if outcome else "FAILED"
    say(f"-- {title}: {verdict} in {time.monotonic() - start:.1f} s")
    return outcome


def succeeds(*command: str | Path) -> bool:
    return run(*command) == 0


def with_python_in(*names: str) -> list[str]:
    """Those of our folders that exist and hold Python, for tools that dislike empty ones."""
    return [name for name in names if any((ROOT / name).rglob("*.py"))]


def static_checks() -> Iterator[tuple[str, list[str | Path]]]:
    yield "ruff check", [BIN / "ruff", "check", "."]
    yield "ruff format", [BIN / "ruff", "format", "--check", "."]
    folders = with_python_in("src", "tests", "benchmarks", "tools")
    yield "mypy --strict", [BIN / "mypy", "--strict", *folders, "setup.py"]
    yield "import contracts", [BIN / "lint-imports"]


def pytest(tally: Tally, report: str, *arguments: str, **env: str) -> bool:
    """Run pytest and add its tests to the tally, read from its report and not from its text."""
    path = CACHE / "reports" / f"{report}.xml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    code = run(sys.executable, "-m", "pytest", "-n", "2", f"--junitxml={path}", *arguments, **env)
    failures = 0
    for outcome in outcomes(path):
        if outcome == "skipped":
            tally.skipped += 1
        else:
            tally.count(outcome == "passed")
            failures += outcome == "failed"
    if code and not failures:  # a usage error, no test at all, a crash of pytest itself
        say(f"pytest ended with code {code}")
        tally.count(False)
    return code == 0


def outcomes(report: Path) -> list[str]:
    """How each test of a junit report ended; a test that also failed in teardown is one test."""
    if not report.exists():
        return []
    ends: dict[tuple[str | None, str | None], str] = {}
    for case in ET.parse(report).iter("testcase"):
        test = (case.get("classname"), case.get("name"))
        if case.find("failure") is not None or case.find("error") is not None:
            ends[test] = "failed"
        elif case.find("skipped") is not None:
            ends.setdefault(test, "skipped")
        else:
            ends.setdefault(test, "passed")
    return list(ends.values())


def compiled_checks(tally: Tally) -> None:
    missing = why_not_compile()
    if missing:
        say(f"\n== compiled build\nskipped: {missing}")
        tally.skipped += 1
        return
    target = stage("compiled build", build_compiled, "0")
    tally.count(target is not None)
    if target:
        env = {"PYTHONPATH": str(target), "QUESTHALL_EXPECT_COMPILED": "1"}
        conformance = partial(pytest, tally, "compiled", "tests/conformance")
        stage("conformance, compiled", conformance, **env)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./test", description="Runs every check of the project.")
    parser.add_argument(
        "--quick", action="store_true", help="no slow tests, few examples, no compiled build"
    )
    quick: bool = parser.parse_args().quick

    tally = Tally()
    for title, command in static_checks():
        tally.count(stage(title, succeeds, *command))
    tests = partial(pytest, tally, "tests")
    if quick:
        stage("quick tests", tests, "-m", "not slow", HYPOTHESIS_PROFILE="quick")
    else:
        stage("tests", tests)
        compiled_checks(tally)
    say(f"\n{tally}")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())

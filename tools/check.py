"""Every check of the project, one after the other; ./test runs this.

All stages run even if one fails. The last line is `N passed, M failed` (and `, K skipped` if any):
a check without tests of its own counts as one; pytest and vitest count by test.
"""

import argparse
import os
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

import client
from building import CACHE, ROOT, build_compiled, run, say
from chromium import install_chromium
from compiling import why_not_compile
from debian import CannotInstall
from postgres import install_postgres

T = TypeVar("T")

BIN = Path(sys.executable).parent
# One process of pytest more than there are cores, as tests of servers and browsers wait a lot. Each
# begins with tests that stand side by side and share what they prepare, then takes from others.
PROCESSES = ("-n", str(max(2, os.cpu_count() or 2) + 1), "--dist", "worksteal")
LONG_CASES = "tests/conformance/test_games.py::test_a_game_keeps_all_laws"


class Tally:
    """What has passed and failed so far."""

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


_seconds: dict[str, float] = {}  # that each stage took


def stage(title: str, work: Callable[..., T], *arguments: str | Path, **env: str) -> T:
    """Run one stage under its heading; say how it went and how long it took."""
    say(f"\n== {title}")
    start = time.monotonic()
    outcome = work(*arguments, **env)
    verdict = "passed" if outcome else "FAILED"
    _seconds[title] = time.monotonic() - start
    say(f"-- {title}: {verdict} in {_seconds[title]:.1f} s")
    return outcome


def tell_times() -> None:
    """The stages that took longest, and all together."""
    longest = sorted(_seconds, key=lambda title: -_seconds[title])[:6]
    told = ", ".join(f"{title} {_seconds[title]:.0f} s" for title in longest)
    say(f"\nIt took {sum(_seconds.values()) / 60:.1f} min: {told}.")


def succeeds(*command: str | Path) -> bool:
    return run(*command) == 0


def with_python_in(*names: str) -> list[str]:
    """Our folders that exist and hold Python, for tools that dislike empty ones."""
    return [name for name in names if any((ROOT / name).rglob("*.py"))]


def static_checks() -> Iterator[tuple[str, list[str | Path]]]:
    yield "ruff check", [BIN / "ruff", "check", "."]
    yield "ruff format", [BIN / "ruff", "format", "--check", "."]
    folders = with_python_in("src", "tests", "benchmarks", "tools")
    yield "mypy --strict", [BIN / "mypy", "--strict", *folders, "setup.py"]
    yield "import contracts", [BIN / "lint-imports"]


def pytest(tally: Tally, report: str, *arguments: str, **env: str) -> bool:
    path = report_path(report)
    return run_and_count(
        tally, path, sys.executable, "-m", "pytest", f"--junitxml={path}", *arguments, **env
    )


def report_path(name: str) -> Path:
    path = CACHE / "reports" / f"{name}.xml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    return path


def run_and_count(tally: Tally, report: Path, *command: str | Path, **env: str) -> bool:
    """Run tests and add them to the tally, read from their junit report rather than their
    output."""
    code = run(*command, **env)
    failures = 0
    for outcome in outcomes(report):
        if outcome == "skipped":
            tally.skipped += 1
        else:
            tally.count(outcome == "passed")
            failures += outcome == "failed"
    if code and not failures:  # a usage error, no tests at all, or a crash of the runner itself
        say(f"the tests ended with code {code}")
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


def client_packages() -> bool:
    """Install the client's locked packages, with the machine's Node or one from a wheel."""
    if client.node_folder() is None:
        say("No Node 20.19 or newer here: installing one into .venv (requirements-client.lock).")
        lock = ("--require-hashes", "-r", ROOT / "requirements-client.lock")
        if not succeeds(sys.executable, "-m", "pip", "install", "--quiet", *lock):
            return False
    return client_work(client.install)


def client_build() -> bool:
    if client.is_built():
        say("unchanged since the last build")
        return True
    return client_work(client.build)


def client_size() -> bool:
    """Check that what a first table loads stays within its limits."""
    command, env = client.npm("run", "size")
    return run(*command, **env) == 0


def client_work(work: Callable[[], None]) -> bool:
    try:
        work()
    except client.CannotBuild as fault:
        say(f"{fault}.")
        return False
    return True


def client_types() -> bool:
    command, env = client.npm("run", "check")
    return run(*command, **env) == 0


def client_tests(tally: Tally) -> bool:
    report = report_path("client")
    reporters = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    command, env = client.npm("test", "--", *reporters)
    return run_and_count(tally, report, *command, **env)


def client_checks(tally: Tally, quick: bool) -> None:
    """Every check of the browser client that needs no browser."""
    if quick:
        if not (client.WEB / "node_modules").exists() or client.node_folder() is None:
            return
    else:
        ready = stage("client packages", client_packages)
        tally.count(ready)
        if not ready:
            return
    tally.count(stage("client types", client_types))
    stage("client tests", partial(client_tests, tally))
    if not quick:
        tally.count(stage("client build", client_build))
        tally.count(stage("client size", client_size))


def ensure_installed(title: str, install: Callable[[], Path], tally: Tally) -> bool:
    """Install what these tests need; if that fails, it counts as a failure only in CI."""
    try:
        install()
    except CannotInstall as fault:
        say(f"\n== {title}\nskipped: {fault}.")
        if os.environ.get("CI"):
            tally.count(False)
        else:
            tally.skipped += 1
        return False
    return True


def browser_checks(tally: Tally) -> None:
    """Play the table by clicking."""
    if not ensure_installed("browser tests", install_chromium, tally):
        return
    tests = partial(pytest, tally, "browser", *PROCESSES, "-m", "browser", "tests/browser")
    stage("browser tests", tests)


def begin_compiling(helper: Executor) -> Future[Path | None] | None:
    """Compile while the client is checked, which leaves a core idle."""
    return None if why_not_compile() else helper.submit(build_compiled, "0")


def compiled_checks(tally: Tally, compiling: Future[Path | None] | None) -> None:
    if compiling is None:
        say(f"\n== compiled build\nskipped: {why_not_compile()}")
        tally.skipped += 1
        return
    target = stage("compiled build", compiling.result)
    tally.count(target is not None)
    if target:
        env = {"PYTHONPATH": str(target), "QUESTHALL_EXPECT_COMPILED": "1"}
        conformance = partial(pytest, tally, "compiled", *PROCESSES, "tests/conformance")
        stage("conformance, compiled", conformance, **env)


def quick_checks(tally: Tally) -> None:
    client_checks(tally, quick=True)
    chosen = partial(pytest, tally, "tests", *PROCESSES, "-m", "not slow and not browser")
    stage("quick tests", chosen, HYPOTHESIS_PROFILE="quick")


def all_checks(tally: Tally, compiling: Future[Path | None] | None) -> None:
    client_checks(tally, quick=False)
    ensure_installed("tests on PostgreSQL", install_postgres, tally)
    # The long cases of conformance run once: compiled, where that is possible.
    later = ("--deselect", LONG_CASES) if compiling else ()
    stage("tests", partial(pytest, tally, "tests", *PROCESSES, "-m", "not browser", *later))
    browser_checks(tally)
    compiled_checks(tally, compiling)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./test", description="Runs every check of the project.")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="no slow tests, few examples, no browser, no compiled build",
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help="every case of tests that otherwise play a few of them, others each day",
    )
    chosen = parser.parse_args()
    quick: bool = chosen.quick
    if chosen.all:
        os.environ["QUESTHALL_TEST_ALL"] = "1"

    tally = Tally()
    for title, command in static_checks():
        tally.count(stage(title, succeeds, *command))
    if quick:
        quick_checks(tally)
    else:
        with ThreadPoolExecutor(1) as helper:
            all_checks(tally, begin_compiling(helper))
    tell_times()
    say(f"\n{tally}")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())

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
import compiled_lock
from building import CACHE, ROOT, build_compiled, digest, run, said_at_the_end, say
from chromium import install_chromium
from compiling import why_not_compile
from debian import CannotInstall
from postgres import install_postgres
from proxies import install_haproxy, install_nginx

T = TypeVar("T")

BIN = Path(sys.executable).parent
# One process of pytest more than there are cores, as tests of servers and browsers wait a lot. Each
# begins with tests that stand side by side and share what they prepare, then takes from others.
PROCESSES = ("-n", str(max(2, os.cpu_count() or 2) + 1), "--dist", "worksteal")
LONG_CASES = (
    "tests/conformance/test_games.py::test_a_game_keeps_all_laws",
    "tests/conformance/test_random_games.py",
)
CHECKED = CACHE / "client-checked"  # what the client was when its types and tests passed
GATE = 12  # minutes that ./test may take on two quiet cores
QUICK = 2
# What starts servers and other processes, or plays whole games: ./test --quick does without.
NOT_QUICK = (
    *("tests/browser", "tests/server", "tests/museum", "tests/conformance"),
    *("*/test_whole_*", "*/test_long_*", "*/test_random_*", "*/test_*_laws.py"),
    *("*/test_bots.py", "*/test_unread.py", "*/test_new_game.py", "*/test_sim*.py"),
)


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


_began = time.monotonic()
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


def tell_times(most: int | None) -> None:
    """What every stage took, and all together; a warning if it was more than it should be."""
    say("\n== times")
    for title, seconds in _seconds.items():
        say(f"{seconds:7.1f} s  {title}")
    minutes = (time.monotonic() - _began) / 60
    say(f"{minutes:7.1f} min in all, some of them side by side")
    if most is not None and minutes > most:
        say(f"WARNING: on two quiet cores it is meant to take {most} min at most.")


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


def client_checked() -> str:
    """A hash of all that the types and tests of the client depend on."""
    rulebooks = sorted((ROOT / "src" / "questhall" / "games").glob("*/rulebook/en/*"))
    return digest(client.fingerprint().encode(), *(path.read_bytes() for path in rulebooks))


def source_checks(tally: Tally) -> None:
    """What is read and not run."""
    for title, command in static_checks():
        tally.count(stage(title, succeeds, *command))


def client_is_unchanged() -> bool:
    return CHECKED.exists() and CHECKED.read_text(encoding="utf-8") == client_checked()


def quick_client_checks(tally: Tally) -> None:
    """Only what can be told without fetching anything, and only if it may have changed."""
    if not (client.WEB / "node_modules").exists() or client.node_folder() is None:
        return
    if client_is_unchanged():
        say("\n== client\nunchanged since its types and tests passed")
        return
    types = stage("client types", client_types)
    tally.count(types)
    note_client(stage("client tests", partial(client_tests, tally)) and types)


def client_checks(tally: Tally, meanwhile: Callable[[Tally], None]) -> None:
    """Every check of the browser client that needs no browser. Its types keep one core busy for
    long: what else keeps only one busy is done meanwhile."""
    ready = stage("client packages", client_packages)
    tally.count(ready)
    with ThreadPoolExecutor(1) as aside:
        types = aside.submit(client_types_aside) if ready else None
        meanwhile(tally)
        if types is None:
            return
        tests = stage("client tests", partial(client_tests, tally))
        tally.count(stage("client build", client_build))
        tally.count(stage("client size", client_size))
        tally.count(types.result())
    note_client(tests and types.result())


def client_types_aside() -> bool:
    with said_at_the_end():
        return stage("client types", client_types)


def note_client(passed: bool) -> None:
    if passed:
        CHECKED.write_text(client_checked(), encoding="utf-8")


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


def programs_aside(tally: Tally) -> bool:
    """Install what tests need besides Python, while other checks run. Is there a browser?"""
    with said_at_the_end():
        ensure_installed("tests on PostgreSQL", install_postgres, tally)
        ensure_installed("tests behind nginx", install_nginx, tally)
        ensure_installed("tests behind HAProxy", install_haproxy, tally)
        return ensure_installed("browser tests", install_chromium, tally)


def browser_checks(tally: Tally) -> None:
    """Play the table by clicking."""
    tests = partial(pytest, tally, "browser", *PROCESSES, "-m", "browser", "tests/browser")
    stage("browser tests", tests)


class Compiling:
    """The compiled build: made while other checks run, if what is compiled has changed."""

    def __init__(self, helper: Executor, always: bool) -> None:
        self._fingerprint = compiled_lock.fingerprint(ROOT)
        self._build: Future[Path | None] | None = None
        self._why_not = ""
        self._is_needed = always or self._fingerprint != compiled_lock.locked(ROOT)
        if self._is_needed:
            self._why_not = why_not_compile() or ""
            if not self._why_not:
                self._build = helper.submit(build_compiled, "0")

    @property
    def is_under_way(self) -> bool:
        return self._build is not None

    def check(self, tally: Tally) -> None:
        """Run conformance on it; what has passed is noted in compiled.lock."""
        if not self._is_needed:
            say("\n== compiled build\nnot needed: what is compiled is as compiled.lock says")
            return
        if self._build is None:
            say(f"\n== compiled build\nskipped: {self._why_not}")
            tally.skipped += 1
            return
        target = stage("compiled build", self._build.result)
        tally.count(target is not None)
        if target is None:
            return
        env = {"PYTHONPATH": str(target), "QUESTHALL_EXPECT_COMPILED": "1"}
        conformance = partial(pytest, tally, "compiled", *PROCESSES, "tests/conformance")
        passed = stage("conformance, compiled", conformance, **env)
        if passed and self._fingerprint != compiled_lock.locked(ROOT):
            compiled_lock.write(ROOT, self._fingerprint)
            say("compiled.lock is written anew: commit it with your change.")


def quick_checks(tally: Tally) -> None:
    source_checks(tally)
    quick_client_checks(tally)
    short = ("-m", "not slow and not sampled", *(f"--ignore-glob={each}" for each in NOT_QUICK))
    chosen = partial(pytest, tally, "tests", *PROCESSES, *short)
    stage("quick tests", chosen, HYPOTHESIS_PROFILE="quick")


def all_checks(tally: Tally, compiling: Compiling) -> None:
    with ThreadPoolExecutor(1) as aside:
        programs = aside.submit(programs_aside, tally)
        client_checks(tally, meanwhile=source_checks)
        has_browser = programs.result()
    # The long cases of conformance run once: compiled, where something is compiled at all.
    later = [f"--deselect={case}" for case in LONG_CASES] if compiling.is_under_way else []
    stage("tests", partial(pytest, tally, "tests", *PROCESSES, "-m", "not browser", *later))
    if has_browser:
        browser_checks(tally)
    compiling.check(tally)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./test", description="Runs every check of the project.")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="no whole games, no servers, no browser, nothing compiled; few examples",
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help="every case of what is otherwise a sample, other random games every day, compiled too",
    )
    chosen = parser.parse_args()
    if chosen.all:
        os.environ["QUESTHALL_TEST_ALL"] = "1"
        os.environ["HYPOTHESIS_PROFILE"] = "all"
    else:
        os.environ["PYTHONHASHSEED"] = "0"  # a failure is the change's fault, not chance's

    tally = Tally()
    if chosen.quick:
        quick_checks(tally)
        tell_times(QUICK)
    else:
        with ThreadPoolExecutor(1) as helper:
            all_checks(tally, Compiling(helper, always=chosen.all))
        tell_times(None if chosen.all else GATE)
    say(f"\n{tally}")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Every check of the project; ./test runs this.

What keeps only one core busy is done side by side. All stages run even if one fails. The last
line is `N passed, M failed` (and `, K skipped` if any):
a check without tests of its own counts as one; pytest and vitest count by test.
"""

import argparse
import os
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Lock
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
Job = Callable[[], bool]  # did it go well?

BIN = Path(sys.executable).parent
# One job more than there are cores, as tests of servers and browsers wait a lot.
AT_ONCE = max(2, os.cpu_count() or 2) + 1
# Each process begins with tests that stand side by side and share what they prepare, then takes
# from others.
PROCESSES = ("-n", str(AT_ONCE), "--dist", "worksteal")
# Those of the browser are handed out one by one, the long ones first.
PLAYERS = ("-n", str(AT_ONCE), "--dist", "load", "--maxschedchunk", "1")
# The Python tests go by folders: a process reads only what its own tests need, and prepares it
# once. These have a process each, the longest first; all others share one.
LONG_FOLDERS = (
    *("server", "conformance", "museum", "oathsworn", "sword_and_sorcery"),
    *("gloomhaven", "mage_knight"),
)
# Servers and clusters are waited for: two processes share these tests, file by file.
BY_TWO = {"server": ("-n", "2", "--dist", "loadfile")}
APART = ("-p", "no:cacheprovider")  # several at once cannot note together what failed last
LONG_CASES = (
    "tests/conformance/test_games.py::test_a_game_keeps_all_laws",
    "tests/conformance/test_random_games.py",
)
CHECKED = CACHE / "client-checked"  # what the client was when its types and tests passed
GATE = 12  # minutes that ./test may take on two quiet cores
QUICK = 2
LAST = 19  # everything here gives way to whatever else is done on the machine
# What starts servers and other processes, or plays whole games: ./test --quick does without.
NOT_QUICK = (
    *("tests/browser", "tests/server", "tests/museum", "tests/conformance"),
    *("*/test_whole_*", "*/test_long_*", "*/test_random_*", "*/test_*_laws.py"),
    *("*/test_bots.py", "*/test_unread.py", "*/test_new_game.py", "*/test_sim*.py"),
)


class Tally:
    """What has passed and failed so far; whoever works side by side counts on the same one."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0
        self.skipped = 0
        self._lock = Lock()

    def count(self, good: bool) -> None:
        with self._lock:
            if good:
                self.passed += 1
            else:
                self.failed += 1

    def skip(self) -> None:
        with self._lock:
            self.skipped += 1

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


def counted(tally: Tally, title: str, work: Callable[..., bool], *arguments: str | Path) -> bool:
    """A stage without tests of its own."""
    good = stage(title, work, *arguments)
    tally.count(good)
    return good


def side_by_side(jobs: Sequence[Job]) -> list[bool]:
    """Do several at a time, in this order; what one of them says is heard when it is over."""
    with ThreadPoolExecutor(AT_ONCE) as hands:
        return [done.result() for done in [hands.submit(heard_whole, job) for job in jobs]]


def heard_whole(job: Job) -> bool:
    with said_at_the_end():
        return job()


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
    folders = with_python_in("src", "tests", "benchmarks", "tools")
    yield "mypy --strict", [BIN / "mypy", "--strict", *folders, "setup.py"]
    yield "import contracts", [BIN / "lint-imports"]
    yield "ruff check", [BIN / "ruff", "check", "."]
    yield "ruff format", [BIN / "ruff", "format", "--check", "."]


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
            tally.skip()
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


def client_work(work: Callable[[], None]) -> bool:
    try:
        work()
    except client.CannotBuild as fault:
        say(f"{fault}.")
        return False
    return True


def client_script(name: str) -> bool:
    """One of the scripts of `web/package.json`."""
    command, env = client.npm("run", name)
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


def source_jobs(tally: Tally) -> list[Job]:
    """What is read and not run, the longest first."""
    return [
        partial(counted, tally, title, succeeds, *command) for title, command in static_checks()
    ]


def client_is_unchanged() -> bool:
    return CHECKED.exists() and CHECKED.read_text(encoding="utf-8") == client_checked()


def client_jobs(tally: Tally) -> list[Job]:
    """What is read of the client and what is run without a browser, the longest first."""
    return [
        partial(counted, tally, "client lint", client_script, "check:lint"),
        partial(counted, tally, "client types", client_script, "check:types"),
        partial(counted, tally, "client style", client_script, "check:style"),
        partial(stage, "client tests", partial(client_tests, tally)),
    ]


def quick_client_jobs(tally: Tally) -> list[Job]:
    """Only what can be told without fetching anything, and only if it may have changed."""
    if not (client.WEB / "node_modules").exists() or client.node_folder() is None:
        return []
    if client_is_unchanged():
        say("\n== client\nunchanged since its types and tests passed")
        return []
    return client_jobs(tally)


def build_job(tally: Tally) -> bool:
    """The client, and whether what a first table loads of it stays within its limits."""
    built = counted(tally, "client build", client_build)
    return counted(tally, "client size", client_script, "size") and built


def after(needed: Future[bool], job: Job) -> bool:
    """Do it once what it needs is there, if it is."""
    return needed.result() and job()


def once_over(other: Future[bool], job: Job) -> bool:
    """Do it after the other, however that went."""
    other.result()
    return job()


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
            tally.skip()
        return False
    return True


def programs(tally: Tally) -> bool:
    """Install what tests need besides Python. Is there a browser?"""
    ensure_installed("tests on PostgreSQL", install_postgres, tally)
    ensure_installed("tests behind nginx", install_nginx, tally)
    ensure_installed("tests behind HAProxy", install_haproxy, tally)
    return ensure_installed("browser tests", install_chromium, tally)


def shares(left_out: Sequence[str] = ()) -> Iterator[tuple[str, list[str]]]:
    """The Python tests as processes share them: a name, and its folders and files."""
    apart = {*LONG_FOLDERS, "browser", "__pycache__"}
    others = [each for each in sorted((ROOT / "tests").iterdir()) if each.name not in apart]
    tests = [each for each in others if each.is_dir() or each.name.startswith("test_")]
    yield "others", [f"tests/{each.name}" for each in tests]
    for name in LONG_FOLDERS:
        if f"tests/{name}" not in left_out:
            yield name, [f"tests/{name}"]


def tests_job(tally: Tally, share: str, *arguments: str, **env: str) -> bool:
    processes = BY_TWO.get(share, ())
    tests = partial(pytest, tally, f"tests-{share}", "-q", *APART, *processes, *arguments)
    return stage(f"tests of {share}", tests, **env)


def browser_checks(tally: Tally) -> None:
    """Play the table by clicking."""
    tests = partial(pytest, tally, "browser", *PLAYERS, "-m", "browser", "tests/browser")
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
            tally.skip()
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
    short = ("-m", "not slow and not sampled", *(f"--ignore-glob={each}" for each in NOT_QUICK))
    clients = quick_client_jobs(tally)
    tests = [
        partial(tests_job, tally, share, *short, *places, HYPOTHESIS_PROFILE="quick")
        for share, places in shares(NOT_QUICK)
    ]
    done = side_by_side([*clients, *tests, *source_jobs(tally)])
    if clients:
        note_client(all(done[: len(clients)]))


def all_checks(tally: Tally, compiling: Compiling) -> None:
    # The long cases of conformance run once: compiled, where something is compiled at all.
    later = [f"--deselect={case}" for case in LONG_CASES] if compiling.is_under_way else []
    usual = ("-m", "not browser", *later)
    sources = source_jobs(tally)
    with ThreadPoolExecutor(2) as aside:
        packages = partial(counted, tally, "client packages", client_packages)
        packed = aside.submit(heard_whole, packages)
        installed = aside.submit(heard_whole, partial(programs, tally))
        tests = [
            partial(once_over, installed, partial(tests_job, tally, share, *usual, *places))
            for share, places in shares()
        ]
        clients = [partial(after, packed, job) for job in client_jobs(tally)]
        build = partial(after, packed, partial(build_job, tally))
        done = side_by_side([*sources, *tests, *clients, build])
    note_client(all(done[-1 - len(clients) : -1]))
    if installed.result():
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

    # The workers of a server give way to it, and would to every other test if tests did not too.
    os.nice(LAST)
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

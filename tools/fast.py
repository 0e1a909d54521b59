"""The compiled build that ./play uses: `./play --fast` makes it.

    tools/fast.py --which      its folder, if it is what the sources say; else why it is not used
    tools/fast.py              makes it, and says how much faster it is

It lies in .cache/fast, named by what was compiled with which Python. Only compiled modules are kept
there: everything beside them is a link to the sources, so that texts, cards and the browser client
are always those of the checkout.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import compiled_lock
from building import CACHE, ROOT, clean_environment, copy_sources, digest, run
from compiling import why_not_compile
from progress import Progress

FAST = CACHE / "fast"
LOG = CACHE / "fast.log"
PACKAGE = Path("src") / "questhall"
EXTENSIONS = {".so", ".pyd"}
LEVEL = "hot"  # what setup.py calls it: as compiled.txt says for each module
PLAYS_ON = "playing goes on interpreted"
# What must be installed to compile: the compiler of Python, and types of libraries.
COMPILERS = re.compile(r"^(?:mypy|librt|pathspec|ast-serialize|typing-extensions|types-\S+?)==")
# What the build says: setup.py after each unit, mypy (--verbose) of the modules it reads.
COMPILED = re.compile(r"compiled (\d+) of (\d+)$")
MODULES = re.compile(r"LOG: +Loaded graph with (\d+) nodes")
CHECKED = re.compile(r"LOG: +Scheduling SCC (?:singleton|of size (\d+))")
READING, WRITING = 0.08, 0.04  # parts of the whole time, before any C code is compiled
COMPARED = 0.7  # seconds that each game is played for the comparison


class NotMade(Exception):
    """Why there is no compiled build, and what to do about it, as one sentence."""


def key(root: Path = ROOT) -> str:
    """What a build must have been made from to be used."""
    return digest(compiled_lock.fingerprint(root).encode(), platform.machine().encode())


def usable(kept: Path = FAST, root: Path = ROOT) -> Path | None:
    """The folder of the build that is what the sources say."""
    folder = kept / key(root)
    return folder if (folder / "made").exists() else None


def which(kept: Path = FAST, root: Path = ROOT) -> int:
    """Print the folder from which to play, if there is one; a build that is old is named."""
    if not any(kept.glob("*/made")):
        return 0
    folder = usable(kept, root)
    if folder is None:
        print(
            "The compiled build no longer matches the sources and is not used: "
            "./play --fast makes it anew.",
            file=sys.stderr,
        )
        return 0
    print(tree_of(folder, root))
    return 0


# -- the tree: compiled modules, and links to all that stays Python ------------------------


def tree_of(folder: Path, root: Path = ROOT) -> Path:
    """The package to play from, as the sources are now."""
    lay_out(folder / "tree", root / PACKAGE, compiled_modules(folder / "made"))
    return folder / "tree"


def compiled_modules(made: Path) -> dict[str, Path]:
    """What was compiled: where it belongs, and where it lies."""
    found = [path for path in made.rglob("*") if path.suffix in EXTENSIONS]
    return {path.relative_to(made).as_posix(): path for path in found}


def lay_out(tree: Path, package: Path, compiled: dict[str, Path]) -> None:
    """Make the tree as it must be now: folders without compiled modules are one link each."""
    real = {str(parent) for place in compiled for parent in Path(place).parents}
    wanted = dict(compiled)
    wanted.update(_links(package, package.name, real))
    for place in _present(tree, real):
        link = tree / place
        if place not in wanted or not link.is_symlink() or link.readlink() != wanted[place]:
            _remove(link)
    for place, path in wanted.items():
        link = tree / place
        if not link.is_symlink():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(path)


def _links(folder: Path, place: str, real: set[str]) -> Iterator[tuple[str, Path]]:
    """A link to the whole folder, or to all in it if something compiled lies there too."""
    if place not in real:
        yield place, folder
        return
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _links(entry, f"{place}/{entry.name}", real)
        elif entry.is_file() and entry.suffix not in EXTENSIONS:
            yield f"{place}/{entry.name}", entry


def _present(tree: Path, real: set[str]) -> list[str]:
    """What lies in the tree now, besides its real folders and what Python leaves there."""
    found: list[str] = []
    for folder, folders, files in os.walk(tree):
        inside = Path(folder).relative_to(tree)
        for name in [*folders, *files]:
            place = (inside / name).as_posix()
            if name != "__pycache__" and place not in real:
                found.append(place)
        folders[:] = [name for name in folders if (inside / name).as_posix() in real]
    return found


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


# -- making it ------------------------------------------------------------------------------


def make() -> int:
    """Make the build if there is none that fits, and say how much faster it is."""
    if usable() is not None:
        print("The compiled build is up to date.", file=sys.stderr)
        return 0
    try:
        _make()
    except NotMade as fault:
        print(f"No compiled build was made: {fault}; {PLAYS_ON}.", file=sys.stderr)
        return 0
    folder = usable()
    assert folder is not None
    compare(tree_of(folder))
    return 0


def _make() -> None:
    reason = why_not_compile()
    if reason is not None:
        raise NotMade(f"{reason}, then run ./play --fast again")
    CACHE.mkdir(parents=True, exist_ok=True)
    LOG.unlink(missing_ok=True)
    install_compilers()
    made_from = key()
    copy = copy_sources(LEVEL)
    made = copy / "build" / "fast"
    with Progress("Compiling Questhall") as progress:
        if compile_in(copy, made, progress):
            raise NotMade(
                f"the compiler stopped; the end of {LOG} says why: put it right, "
                "then run ./play --fast again"
            )
    if key() != made_from:
        raise NotMade("the sources changed in the meantime: run ./play --fast again")
    keep(made, FAST / made_from)


def keep(made: Path, folder: Path) -> None:
    """Keep what was made, and nothing older."""
    partial = folder.with_suffix(".partial")
    if folder.parent.exists():
        shutil.rmtree(folder.parent)
    for place, path in compiled_modules(made).items():
        target = partial / "made" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    partial.rename(folder)


def compile_in(copy: Path, made: Path, progress: Progress) -> int:
    """Compile in a copy of the sources; what the compilers say goes into the log."""
    settings = {
        "QUESTHALL_COMPILE": "1",
        "QUESTHALL_OPT": LEVEL,
        "QUESTHALL_PROGRESS": "1",
        "PYTHONUNBUFFERED": "1",
    }
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(made)]
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            cwd=copy,
            env=clean_environment() | settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        follow(process.stdout, log.write, progress)
    return process.returncode


def follow(lines: Iterable[str], write: Callable[[str], object], progress: Progress) -> None:
    """Turn what the build says into what the bar shows."""
    modules, checked = 1, 0
    progress.show(0, "reading the modules")
    for line in lines:
        if found := COMPILED.match(line):
            done, whole = int(found[1]), int(found[2])
            share = READING + WRITING + (1 - READING - WRITING) * done / whole
            progress.show(share, f"compiling, {done / 1e6:.0f} of {whole / 1e6:.0f} MB of C")
        elif found := MODULES.match(line):
            modules = int(found[1])
        elif found := CHECKED.match(line):
            checked += int(found[1] or 1)
            progress.show(
                READING * min(1, checked / modules),
                "writing C" if checked >= modules else f"reading {checked} of {modules} modules",
            )
        elif not line.startswith("LOG:"):
            write(line)


# -- the libraries that compile -------------------------------------------------------------


def install_compilers() -> None:
    """Install what compiles Python, in the versions of the lock, unless it is there."""
    lock = needed_to_compile((ROOT / "requirements-dev.lock").read_text(encoding="utf-8"))
    if all(_is_installed(line) for line in lock.splitlines() if COMPILERS.match(line)):
        return
    print("Installing what compiles Python (mypy), once.", file=sys.stderr)
    file = CACHE / "requirements-fast.lock"
    file.write_text(lock, encoding="utf-8")
    install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps")
    if run(sys.executable, *install, "--require-hashes", "-r", file):
        raise NotMade(
            "mypy could not be installed: check that this machine reaches the Python package "
            "index (network, proxy), then run ./play --fast again"
        )


def needed_to_compile(lock: str) -> str:
    """The part of a lock that compiling needs, with its hashes."""
    kept: list[str] = []
    is_needed = False
    for line in lock.splitlines():
        if not line.startswith((" ", "#")):
            is_needed = COMPILERS.match(line) is not None
        if is_needed:
            kept.append(line)
    return "\n".join(kept) + "\n"


def _is_installed(line: str) -> bool:
    from importlib.metadata import PackageNotFoundError, version

    name, wanted = line.split(" ", 1)[0].split("==")
    try:
        return version(name) == wanted
    except PackageNotFoundError:
        return False


# -- how much faster it is --------------------------------------------------------------------


def compare(tree: Path) -> None:
    """Play random games interpreted and compiled, in turns, and say what came of it."""
    print("Random games, decisions a second:", file=sys.stderr)
    for game in sorted(
        path.parent.name for path in (ROOT / PACKAGE / "games").glob("*/__init__.py")
    ):
        slow, fast = (speed(game, package) for package in (ROOT / "src", tree))
        if slow and fast:
            times = f"{fast / slow:.1f} times as fast"
            print(
                f"  {game.replace('_', ' '):18} {slow:9,} interpreted {fast:9,} compiled, {times}",
                file=sys.stderr,
            )


def speed(game: str, package: Path) -> int | None:
    """Decisions a second in random games of the first format; None if that failed."""
    command = [str(Path(sys.executable).parent / "questhall"), "bench", game, "--json"]
    done = subprocess.run(
        [*command, "--seconds", str(COMPARED)],
        env=clean_environment() | {"PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return None
    first: int = json.loads(done.stdout)["formats"][0]["decisions_per_second"]
    return first


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/fast.py", description="The build of ./play --fast")
    parser.add_argument("--which", action="store_true", help="print the folder to play from")
    return which() if parser.parse_args().which else make()


if __name__ == "__main__":
    sys.exit(main())

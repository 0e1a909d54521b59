"""Building the compiled package into a cache, and running commands in a clean environment."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"

# Settings in a user's shell that would change what is checked, or how long it takes.
LEFTOVERS = {
    *("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "MYPYPATH"),
    *("PYTEST_ADDOPTS", "PIP_USER", "PIP_TARGET"),
}

# Files the build reads, besides the package itself.
BUILD_FILES = (
    "pyproject.toml",
    "setup.py",
    "compiled.txt",
    "hot.txt",
    "requirements-dev.lock",
    "README.md",
    "LICENSE",
    "NOTICE",
    "tools/build_backend.py",
    "tools/client.py",
    "tools/compiling.py",
    "tools/units.py",
)


# Where words go that would stand in the middle of others if they were said at once.
_kept: ContextVar[IO[bytes] | None] = ContextVar("kept", default=None)


def say(text: str) -> None:
    kept = _kept.get()
    if kept is None:
        print(text, flush=True)
    else:
        kept.write(f"{text}\n".encode())
        kept.flush()


@contextmanager
def said_at_the_end() -> Generator[None]:
    """What is said meanwhile, by commands too, is heard when all of it is over."""
    with TemporaryFile() as kept:
        before = _kept.set(kept)
        try:
            yield
        finally:
            _kept.reset(before)
            kept.seek(0)
            say(kept.read().decode(errors="replace").rstrip("\n"))


def run(*command: str | Path, **env: str) -> int:
    """Run a command at the root of the repository, free of settings left in the environment."""
    words = [str(word) for word in command]
    kept = _kept.get()
    errors = None if kept is None else subprocess.STDOUT
    environment = clean_environment() | env
    return subprocess.run(
        words, cwd=ROOT, env=environment, check=False, stdout=kept, stderr=errors
    ).returncode


def clean_environment() -> dict[str, str]:
    """The environment without settings that were meant for something else."""
    return {name: value for name, value in os.environ.items() if _is_meant(name)}


def _is_meant(name: str) -> bool:
    """Is it for whoever is run? Of our own settings only those that choose tests are."""
    if name.startswith("QUESTHALL_"):
        return name.startswith("QUESTHALL_TEST_")
    return name not in LEFTOVERS


def sources() -> list[Path]:
    """Every file that ends up in the package or affects how it is built."""
    package = (ROOT / "src" / "questhall").rglob("*")
    ours = [path for path in package if path.is_file() and is_source(path)]
    return sorted(ours + [ROOT / name for name in BUILD_FILES if (ROOT / name).exists()])


def is_source(path: Path) -> bool:
    """Is it a source, and not made from sources: a cache, an extension, the built client?"""
    made = {"__pycache__", "static"}
    return made.isdisjoint(path.parts) and path.suffix not in {".so", ".pyd"}


def digest(*parts: bytes) -> str:
    whole = hashlib.sha256(sys.version.encode())
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()[:16]


def keep_only(folder: Path) -> None:
    """Create `folder` if needed and remove its siblings, which are older builds."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    for other in folder.parent.iterdir():
        if other != folder:
            shutil.rmtree(other)


def copy_sources(optimised: str) -> Path:
    """The copy in which a build of this level is made; what has not changed keeps its time."""
    files = _texts()
    recipe = [text for name, text in files.items() if name in BUILD_FILES]
    copy = CACHE / f"build-O{optimised}" / digest("\n".join(files).encode(), *recipe)
    keep_only(copy)
    for name, text in files.items():
        place = copy / name
        if not place.exists() or place.read_bytes() != text:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text)
    return copy


def _texts() -> dict[str, bytes]:
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in sources()}


def build_compiled(optimised: str) -> Path | None:
    """Compile the package into .cache/compiled-O<n>/<hash of its content>; None if that fails.

    The build happens in a copy. The copy is kept while only the text of files changes, so that a
    group of modules whose C code stays the same is not compiled again; when a file is added or
    removed, or the recipe changes, the build starts clean.
    """
    files = _texts()
    whole = digest(*(name.encode() + b"\0" + text for name, text in files.items()))
    target = CACHE / f"compiled-O{optimised}" / whole
    keep_only(target)
    if target.exists():
        say(f"unchanged since the last build: {target.relative_to(ROOT)}")
        return target

    copy = copy_sources(optimised)
    partial = target.with_suffix(".partial")
    code = run(
        *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--no-deps", "--no-build-isolation", "--no-index", "--target", partial, copy),
        QUESTHALL_COMPILE="1",
        QUESTHALL_OPT=optimised,
    )
    if code:
        return None
    partial.rename(target)
    return target

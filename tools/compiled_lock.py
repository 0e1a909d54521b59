"""compiled.lock: what was compiled when the compiled build last kept every law.

It holds a hash of all that the compiled code is made of. While that is the same, `./test` does not
compile again; when it has changed, it compiles, runs conformance on the result and, if that passes,
writes the new hash, to be committed with the change. A lock that is out of date costs time only.
"""

import hashlib
import re
from pathlib import Path

from compiling import compiled_groups

HEADING = "# Written by ./test when the compiled code had passed: commit it with your change.\n"
RECIPE = ("compiled.txt", "setup.py", "tools/compiling.py", "tools/units.py")
LAWS = "src/questhall/conformance"
COMPILERS = "requirements-dev.lock"
# A pinned version that decides what is compiled how.
COMPILER = re.compile(r"^(?:mypy|mypy-extensions|librt|setuptools)==\S+", re.MULTILINE)


def fingerprint(root: Path) -> str:
    """Of everything that the compiled code, and what is asked of it, is made of."""
    names = {path for files, _ in compiled_groups(root) for path in files}
    names.update(RECIPE)
    names.update(path.relative_to(root).as_posix() for path in (root / LAWS).rglob("*.py"))
    whole = hashlib.sha256()
    for name in sorted(names):
        whole.update(name.encode() + b"\0")
        whole.update(hashlib.sha256((root / name).read_bytes()).digest())
    for version in COMPILER.findall((root / COMPILERS).read_text(encoding="utf-8")):
        whole.update(version.encode() + b"\0")
    return whole.hexdigest()


def locked(root: Path) -> str | None:
    """The hash that the lock holds; None if there is none."""
    lock = root / "compiled.lock"
    if not lock.exists():
        return None
    said = lock.read_text(encoding="utf-8").splitlines()
    return next((line for line in said if line and not line.startswith("#")), None)


def write(root: Path, passed: str) -> None:
    (root / "compiled.lock").write_text(f"{HEADING}{passed}\n", encoding="utf-8")

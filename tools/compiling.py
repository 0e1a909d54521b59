"""What gets compiled with mypyc, and whether this machine can do it."""

import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path

LEVELS = ("0", "g", "1", "2")  # of optimisation, as C compilers call them


class BadList(Exception):
    """compiled.txt or hot.txt names something that cannot be compiled."""


def compiled_groups(root: Path) -> list[tuple[list[str], str]]:
    """Read compiled.txt: the groups in order, each as (its files, its name).

    `[group kernel]` starts a group; every other line is a path from the root of the repository, or
    a pattern such as `src/questhall/kernel/*.py`; with `!` before it, it is left out of the group.
    `#` starts a comment.
    """
    groups: list[tuple[list[str], str]] = []
    seen: set[str] = set()
    lines = (root / "compiled.txt").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        entry = line.split("#", 1)[0].strip()
        if not entry:
            continue
        if entry.startswith("[group ") and entry.endswith("]"):
            groups.append(([], entry.removeprefix("[group ").removesuffix("]").strip()))
            continue
        if not groups:
            raise BadList(f"compiled.txt:{number}: {entry} stands before any [group ...] line")
        pattern = entry.removeprefix("!")
        found = sorted(path.relative_to(root).as_posix() for path in root.glob(pattern))
        if not found:
            raise BadList(f"compiled.txt:{number}: there is no file {pattern}")
        files = groups[-1][0]
        if entry.startswith("!"):
            files[:] = [path for path in files if path not in found]
            seen.difference_update(found)
        else:
            files.extend(path for path in found if path not in seen)
            seen.update(found)
    return [(files, name) for files, name in groups if files]


def levels(root: Path) -> dict[str, str]:
    """How far the C compiler goes with each file of hot.txt, if it must not take long.

    A line is a level (as C compilers name it: 2, 1, g) and a path; `#` starts a comment. The list
    was measured once, and files have come and gone since: those that are gone do not matter.
    """
    found: dict[str, str] = {}
    lines = (root / "hot.txt").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        entry = line.split("#", 1)[0].split()
        if not entry:
            continue
        if len(entry) != 2 or entry[0] not in LEVELS:
            raise BadList(f"hot.txt:{number}: a line is one of {', '.join(LEVELS)}, and a path")
        found[entry[1]] = entry[0]
    return found


def why_not_compile() -> str | None:
    """One sentence on what is missing to compile extension modules; None if nothing is missing."""
    if os.name == "nt":
        return None  # setuptools finds the compiler itself, and says if it is missing
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    includes = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <stdio.h>\n#include <Python.h>\n", encoding="ascii")
        command = [*shlex.split(compiler), *(f"-I{path}" for path in sorted(includes))]
        try:
            probe = subprocess.run(
                [*command, "-c", str(source), "-o", str(source.with_suffix(".o"))],
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError:
            return f"there is no C compiler ({compiler}); on Debian: apt install gcc libc6-dev"
    if probe.returncode == 0:
        return None
    if "Python.h" in probe.stderr:
        return "the C headers of this Python are missing; on Debian: apt install python3-dev"
    last = (probe.stderr.strip().splitlines() or ["it said nothing"])[-1]
    return f"the C compiler ({compiler}) does not work: {last}"

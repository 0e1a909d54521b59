"""The compile switch; everything else about the package is in pyproject.toml.

QUESTHALL_COMPILE=1 compiles the modules of compiled.txt with mypyc.
QUESTHALL_OPT is the C optimisation level: 2 for wheels and benchmarks, 0 for tests; `hot` takes for
each module the level that hot.txt gives it, which is soon done (`./play --fast`).
QUESTHALL_PROGRESS=1 says after each command of the C compiler how much is done.
"""

import os
import sys
import sysconfig
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from compiling import compiled_groups, levels, why_not_compile  # noqa: E402
from units import COLD, level_of, put_into_units  # noqa: E402

OPT = os.environ.get("QUESTHALL_OPT", "2")
# Groups find each other through tables of their own. With hidden names the C compiler calls, and
# inlines, the functions of a group directly; otherwise each call goes through the linker's table.
DIRECT_CALLS = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
# The header of a group defines, in each of its units, the tables of the groups that it calls.
ONE_TABLE = [] if sys.platform == "win32" else ["-fcommon"]
# Progress is also what mypy says of each module that it reads.
VERBOSE = ["--verbose"] if os.environ.get("QUESTHALL_PROGRESS") == "1" else []
MADE = Path("build/mypyc")  # where the C code is written
PRECOMPILED = Path("build/headers")
BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


def extensions() -> list[Extension]:
    if os.environ.get("QUESTHALL_COMPILE") != "1" or BUILDS.isdisjoint(sys.argv):
        return []
    missing = why_not_compile()
    if missing:
        print(f"Questhall will run interpreted: {missing}.", file=sys.stderr)
        return []

    from mypyc.build import mypycify

    groups = compiled_groups(ROOT)
    is_hot = OPT == "hot"
    chosen = {module_name(path): level for path, level in levels(ROOT).items()} if is_hot else None
    modules = mypycify(
        [
            "--cache-dir=build/mypyc/cache",
            *VERBOSE,
            *(path for files, _ in groups for path in files),
        ],
        separate=[(files, f"questhall_{name}") for files, name in groups],
        opt_level=COLD if is_hot else OPT,
        debug_level="0",
        multi_file=True,
        target_dir=str(MADE),
    )
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *DIRECT_CALLS, *ONE_TABLE]
        if module.name.endswith("__mypyc"):
            sources = [str(source) for source in module.sources]
            module.sources = [*put_into_units(module.name, sources, MADE, chosen)]
    # What takes longest begins first, so that no core waits for another at the end.
    return sorted(cast(list[Extension], modules), key=lambda one: -length(one))


def module_name(path: str) -> str:
    """The module that a file of the package holds."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def length(module: Extension) -> int:
    return sum(Path(source).stat().st_size for source in module.sources)


class BuildUnits(build_ext):
    """Compiles each unit as far as its name says, and counts."""

    def build_extensions(self) -> None:
        whole = sum(length(module) for module in self.extensions)
        done = 0
        compile_one = self.compiler._compile

        def compile_and_count(obj: str, source: str, *rest: Any) -> None:
            nonlocal done
            level = level_of(source)
            if level is not None:
                extension, before, after, defined = rest
                rest = (extension, before, [*after, f"-O{level}"], defined)  # the last one counts
            compile_one(obj, source, *rest)
            done += Path(source).stat().st_size
            if VERBOSE:
                print(f"compiled {done} of {whole}", flush=True)

        if self.compiler.compiler_type == "unix":
            self.read_headers_once()
            self.compiler._compile = compile_and_count
        super().build_extensions()

    def read_headers_once(self) -> None:
        """Each module has a small file of C that does nothing but read Python's headers: GCC reads
        them faster from a file of its own; other compilers do not look at it."""
        headers = Path(sysconfig.get_path("include"), "Python.h")
        if OPT != "hot" or not self.extensions or not headers.exists():
            return
        PRECOMPILED.mkdir(parents=True, exist_ok=True)
        arguments = self.extensions[0].extra_compile_args
        target = str(PRECOMPILED / "Python.h.gch")
        self.compiler._compile(
            *(target, str(headers), ".h", [f"-I{each}" for each in self.include_dirs]),
            *([*arguments, "-x", "c-header"], []),
        )
        self.compiler.include_dirs.insert(0, str(PRECOMPILED))


setup(
    cmdclass={"build_ext": BuildUnits},
    ext_modules=extensions(),
    options={
        "build": {"build_base": f"build/O{OPT}"},  # objects of another level are never reused
        "build_ext": {"parallel": str(os.cpu_count() or 1)},
    },
)

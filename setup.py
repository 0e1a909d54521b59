"""The compile switch; everything else about the package is in pyproject.toml.

QUESTHALL_COMPILE=1 compiles the modules of compiled.txt with mypyc.
QUESTHALL_OPT is the C optimisation level: 2 for wheels and benchmarks, 0 for tests.
"""

import os
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from compiling import compiled_groups, why_not_compile  # noqa: E402
from units import put_into_units  # noqa: E402

OPT = os.environ.get("QUESTHALL_OPT", "2")
# Groups find each other through tables of their own. With hidden names the C compiler calls, and
# inlines, the functions of a group directly; otherwise each call goes through the linker's table.
DIRECT_CALLS = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
# The header of a group defines, in each of its units, the tables of the groups that it calls.
ONE_TABLE = [] if sys.platform == "win32" else ["-fcommon"]
MADE = Path("build/mypyc")  # where the C code is written
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
    modules = mypycify(
        ["--cache-dir=build/mypyc/cache", *(path for files, _ in groups for path in files)],
        separate=[(files, f"questhall_{name}") for files, name in groups],
        opt_level=OPT,
        debug_level="0",
        multi_file=True,
        target_dir=str(MADE),
    )
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *DIRECT_CALLS, *ONE_TABLE]
        if module.name.endswith("__mypyc"):
            sources = [str(source) for source in module.sources]
            module.sources = [*put_into_units(module.name, sources, MADE)]
    return cast(list[Extension], modules)


setup(
    ext_modules=extensions(),
    options={
        "build": {"build_base": f"build/O{OPT}"},  # objects of another level are never reused
        "build_ext": {"parallel": str(os.cpu_count() or 1)},
    },
)

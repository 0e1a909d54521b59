"""The C code of a group of modules, put together so that a compiler is soon done with it.

mypyc writes one file a module. Many small files read the same long headers again and again; one
file a group needs gigabytes of memory and minutes. So the files of a group are put into units of
about the same length.

Not every unit is worth the same: with levels (hot.txt) what has one level shares units.

What a module does when it is imported (creating its classes, filling its tables) is 40 percent
of the code and runs once. It is not optimised.
"""

import re
from collections.abc import Mapping
from pathlib import Path

from compiling import LEVELS

LINES = 40_000  # of C in a unit

ONCE = """\
#if defined(__clang__)
#define QUESTHALL_ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define QUESTHALL_ONCE __attribute__((optimize("O0")))
#else
#define QUESTHALL_ONCE
#endif
"""
COLD = "0"  # the level of a module that nobody calls hot
OF_LEVEL = re.compile(r"unit_O(\w)_")
OF_GROUP = "__native_questhall_"
OF_MODULE = "__native_questhall___"
AT_IMPORT = re.compile(r"^(char CPyDef_\w*_____top_level__\(void\) \{)", re.MULTILINE)


def put_into_units(
    name: str, sources: list[str], folder: Path, levels: Mapping[str, str] | None = None
) -> list[str]:
    """The units of a group, written into `folder` where they have changed.

    With `levels` (of modules: `questhall.kernel.match` -> "2") a unit holds what has the same
    level, and its name ends with it: see `level_of`."""
    if levels is None:
        return _put(f"unit_{name}", sources, folder)
    by_level: dict[str, list[str]] = {}
    for source in sources:
        by_level.setdefault(_level_of_source(source, sources, levels), []).append(source)
    units: list[str] = []
    for level in sorted(by_level, key=LEVELS.index, reverse=True):
        units += _put(f"unit_O{level}_{name}", by_level[level], folder)
    return units


def level_of(unit: str) -> str | None:
    """The level of optimisation that a unit is made for; None if it is the common one."""
    found = OF_LEVEL.match(Path(unit).name)
    return found[1] if found else None


def _level_of_source(source: str, sources: list[str], levels: Mapping[str, str]) -> str:
    """What is no module is either what a group does when it is imported, or the functions that
    stand behind every line of Python: these are as hot as the hottest module."""
    module = module_of(source)
    if module is not None:
        return levels.get(module, COLD)
    if Path(source).name.startswith(OF_GROUP):
        return COLD
    found = [levels.get(module_of(each) or "", COLD) for each in sources]
    return max(found, key=LEVELS.index)


def module_of(source: str) -> str | None:
    """The module whose C code a file of mypyc holds."""
    name = Path(source).stem
    if not name.startswith(OF_MODULE):
        return None
    return name.removeprefix("__native_").replace("___", ".")


def _put(name: str, sources: list[str], folder: Path) -> list[str]:
    units: list[list[str]] = [[]]
    length = 0
    for source in sources:
        text = Path(source).read_text(encoding="utf-8")
        if length > LINES:
            units.append([])
            length = 0
        units[-1].append(AT_IMPORT.sub(r"QUESTHALL_ONCE \1", text))
        length += text.count("\n")
    return [
        _written(folder / f"{name}_{number}.c", ONCE + "\n".join(texts))
        for number, texts in enumerate(units)
    ]


def _written(path: Path, text: str) -> str:
    """An unchanged file keeps its time, so that it is not compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return str(path)

"""The C code of a group of modules, put together so that a compiler is soon done with it.

mypyc writes one file a module. Many small files read the same long headers again and again; one
file a group needs gigabytes of memory and minutes. So the files of a group are put into units of
about the same length.

What a module does when it is imported (creating its classes, filling its tables) is 40 percent
of the code and runs once. It is not optimised.
"""

import re
from pathlib import Path

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
AT_IMPORT = re.compile(r"^(char CPyDef_\w*_____top_level__\(void\) \{)", re.MULTILINE)


def put_into_units(name: str, sources: list[str], folder: Path) -> list[str]:
    """The units of a group, written into `folder` where they have changed."""
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
        _written(folder / f"unit_{name}_{number}.c", ONCE + "\n".join(texts))
        for number, texts in enumerate(units)
    ]


def _written(path: Path, text: str) -> str:
    """An unchanged file keeps its time, so that it is not compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return str(path)

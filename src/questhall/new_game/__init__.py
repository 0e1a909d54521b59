"""A package with a small working game, written for somebody who wants to begin their own."""

import re
from importlib.resources import as_file, files
from pathlib import Path

_SUFFIX = ".tmpl"


class CannotWrite(ValueError):
    """The package cannot be written; the text says why and what to do."""


def write_game(name: str, folder: Path) -> list[Path]:
    """Write the package of a game called `name` into the folder; the files written."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*[a-z0-9]", name):
        raise CannotWrite(
            f"{name!r} cannot be a package: begin with a small letter and go on with "
            "small letters, digits and _"
        )
    pages = _pages(name)
    there = [path for path in pages if (folder / path).exists()]
    if there:
        raise CannotWrite(f"{folder / there[0]} is there already; choose another directory")
    for path, text in pages.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return [folder / path for path in pages]


def _pages(name: str) -> dict[Path, str]:
    """The texts of the template, by their place in the new package."""
    words = {
        "@name@": name,
        "@slug@": name.replace("_", "-"),
        "@Class@": "".join(word.capitalize() for word in name.split("_")),
        "@Title@": name.replace("_", " ").capitalize(),
        "@PREFIX@": name[:2].upper(),
    }
    pages: dict[Path, str] = {}
    with as_file(files(__name__).joinpath("template")) as template:
        for page in sorted(template.rglob(f"*{_SUFFIX}")):
            text = page.read_text(encoding="utf-8")
            for mark, word in words.items():
                text = text.replace(mark, word)
            place = page.relative_to(template).with_suffix("")
            pages[Path(*(name if part == "game" else part for part in place.parts))] = text
    return pages

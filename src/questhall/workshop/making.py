"""Begins a pack: a small one that can be played, for a game."""

import re
from importlib.resources import as_file, files
from pathlib import Path

_SUFFIX = ".tmpl"


class CannotMake(ValueError):
    """The pack cannot be written; the text says why and what to do."""


def make_pack(game: str, name: str, folder: Path) -> list[Path]:
    """Write a pack called `name` into the folder; the files written."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name):
        raise CannotMake(
            f"{name!r} cannot be a pack: begin with a small letter and go on with small letters,"
            " digits and _"
        )
    pages = _pages(game, name)
    there = [path for path in pages if (folder / path).exists()]
    if there:
        raise CannotMake(f"{folder / there[0]} is there already; choose another folder")
    for path, text in pages.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return [folder / path for path in pages]


def _pages(game: str, name: str) -> dict[Path, str]:
    """The texts of the template, by their place in the new pack."""
    title = name.replace("_", " ").capitalize()
    marks = {"@name@": name, "@dashed@": name.replace("_", "-"), "@Title@": title, "@game@": game}
    pages: dict[Path, str] = {}
    with as_file(files(__package__).joinpath("templates")) as templates:
        for owner in ("any", game):
            for page in sorted((templates / owner).rglob(f"*{_SUFFIX}")):
                text = page.read_text(encoding="utf-8")
                for mark, word in marks.items():
                    text = text.replace(mark, word)
                pages[page.relative_to(templates / owner).with_suffix("")] = text
    return pages

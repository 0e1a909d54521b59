"""The terminal's own words: in both languages, and none that nobody says."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

SAYS = re.compile(r"""say\(\s*f?["'](?:terminal-)?([a-z-]+)["']""")
CHOICES = re.compile(r'"([a-z-]+)" if [^"]+ else "([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?')


def keys(package: str, language: str) -> set[str]:
    text = files(package).joinpath("text", f"terminal.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^terminal-([a-z-]+) =", text, re.MULTILINE))


def said_in(*paths: Path) -> set[str]:
    said: set[str] = set()
    for path in paths:
        source = path.read_text(encoding="utf-8")
        said.update(SAYS.findall(source))
        for choice in CHOICES.findall(source):
            said.update(word for word in choice if word)
    return said


@pytest.mark.parametrize("package", ["questhall.terminal", "questhall.games.sorcerer"])
def test_every_word_is_said_in_both_languages(package: str) -> None:
    folder = Path(str(files(package)))
    sources = [folder / "view" / "terminal.py"]
    if package == "questhall.terminal":
        sources = [*folder.glob("*.py"), *(folder.parent / "cli").glob("*.py")]
    english = keys(package, "en")
    assert english == keys(package, "ru")
    assert english - said_in(*sources) == set()

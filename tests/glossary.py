"""One word for one thing: which other words the Russian texts of a game must do without."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.texts import folder_of

CLIENT = Path(__file__).resolve().parent.parent / "web" / "src" / "text"
COMMENT = re.compile(r"^\s*#.*$", re.MULTILINE)

# The right term, and patterns (in small letters) of what is said instead of it.
Glossary = Mapping[str, tuple[str, ...]]


def sources(game: str) -> Iterator[tuple[str, str]]:
    """The Russian texts of a game, those of its table in the browser too, file by file."""
    ours = sorted(folder_of(f"questhall.games.{game}").glob("text/*.ru.ftl"))
    for path in [*ours, *sorted(CLIENT.glob(f"{game}*.ru.ftl"))]:
        yield path.name, COMMENT.sub("", path.read_text(encoding="utf-8"))


def strays(game: str, glossary: Glossary) -> list[str]:
    """Every place at which another word stands for a thing."""
    found = []
    for name, text in sources(game):
        for number, line in enumerate(text.splitlines(), 1):
            for term, others in glossary.items():
                if any(re.search(other, line.lower()) for other in others):
                    found.append(f"{name}:{number} says it otherwise than «{term}»: {line.strip()}")
    return found

"""A reference of a game's language of cards, for whoever writes some."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import yaml

from .expressions import BadExpression, Expression, parse_expression
from .parameters import Parameter
from .words import Language, One, Several, Word


class Chapter:
    """A language under its heading, and how an example of it is said in English, if it is."""

    def __init__(
        self,
        heading: str,
        language: Language[Any],
        say: Callable[[Expression], str] | None = None,
    ) -> None:
        self.heading = heading
        self.language = language
        self.say = say


def reference_page(title: str, chapters: Sequence[Chapter], content: Path) -> str:
    """All words in Markdown, each with how it is written, an example, and what that means."""
    examples = examples_in(content)
    lines = [
        f"# The language of cards in {title}",
        "",
        "Made from the declarations of the words by `questhall language`; do not edit. What stands",
        "in square brackets may be left out, `|` parts what may stand for each other, and `…` may",
        "come several times.",
    ]
    for chapter in chapters:
        lines += ["", f"## {chapter.heading}", "", "| word | example | in words |", "|---|---|---|"]
        for word in sorted(chapter.language.words.values(), key=lambda each: each.name):
            lines.append(_row(chapter, word, _example(chapter, word, examples)))
    return "\n".join(lines) + "\n"


def _row(chapter: Chapter, word: Word[Any], example: Expression | None) -> str:
    said = meaning(word)
    if example is not None and chapter.say is not None:
        said = chapter.say(example)
    cells = (f"`{word.signature()}`", "" if example is None else f"`{example}`", said)
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def meaning(word: Word[Any]) -> str:
    """The first sentence of what is made of the word."""
    maker = word.make.func if isinstance(word.make, partial) else word.make
    said = (maker.__doc__ or "").strip().split("\n\n")[0]
    return " ".join(said.split())


def _example(
    chapter: Chapter, word: Word[Any], examples: dict[str, list[Expression]]
) -> Expression | None:
    """The shortest use in the content files that the word can be read from."""
    for expression in examples.get(word.name, []):
        if _fits(word, expression) and _can_be_said(chapter, expression):
            return expression
    return None


def _can_be_said(chapter: Chapter, expression: Expression) -> bool:
    """A word inside may belong to another language that has a word of the same name."""
    try:
        return chapter.say is None or bool(chapter.say(expression))
    except BadExpression:
        return False


def _fits(word: Word[Any], expression: Expression) -> bool:
    try:
        parts = word.parts(expression)
    except BadExpression:
        return False
    return all(_known(parameter, taken) for parameter, taken in parts)


def _known(parameter: Parameter[Any], taken: Any) -> bool:
    if not isinstance(parameter, (One, Several)) or not isinstance(parameter.language, Language):
        return True
    inside = [taken] if isinstance(parameter, One) else taken
    if parameter.placed and not inside:  # several words are wanted, and the example has none
        return False
    return all(each.word in parameter.language for each in inside)


def examples_in(content: Path) -> dict[str, list[Expression]]:
    """All expressions of the content files by their words, the shortest first."""
    found: dict[str, dict[str, Expression]] = {}
    for path in sorted(content.rglob("*.yaml")):
        for text in _texts(yaml.safe_load(path.read_text(encoding="utf-8"))):
            try:
                parsed = parse_expression(text)
            except (BadExpression, RecursionError):
                continue
            for each in _all_in(parsed):
                found.setdefault(each.word, {})[str(each)] = each
    return {
        word: sorted(uses.values(), key=lambda use: (len(str(use)), str(use)))
        for word, uses in found.items()
    }


def _texts(plain: Any) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, list):
        for each in plain:
            yield from _texts(each)
    elif isinstance(plain, dict):
        for each in plain.values():
            yield from _texts(each)


def _all_in(expression: Expression) -> Iterator[Expression]:
    yield expression
    for each in [*expression.arguments, *expression.named.values()]:
        if isinstance(each, Expression):
            yield from _all_in(each)

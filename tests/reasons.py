"""What the tests of "why not?" share: the reasons that a game gives, their texts and rules."""

import re

from questhall.kernel.rulebook import rulebook_of
from questhall.kernel.text import LANGUAGES
from tests.texts import folder_of, messages


def _source(package: str) -> str:
    modules = sorted(folder_of(package).glob("view/why_not*.py"))
    return "".join([module.read_text(encoding="utf-8") for module in modules])


def assert_reasons_have_texts(package: str) -> None:
    """Every reason has its text, and no text is left over."""
    reasons = set(re.findall(r'"(why-[a-z-]+)"', _source(package)))
    assert reasons
    for language in LANGUAGES:
        assert set(messages(package, "why", language)) == reasons


def assert_rules_are_in_the_rulebook(package: str) -> None:
    book = rulebook_of(package, "en")
    rules = set(re.findall(r'"([A-Z]{2}-[0-9.]+)"', _source(package)))
    assert rules
    assert [rule for rule in sorted(rules) if book.find(rule) is None] == []

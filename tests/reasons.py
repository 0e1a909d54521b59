"""What the tests of "why not?" and of warnings share: a game's reasons, their texts and rules."""

import re

from questhall.kernel.rulebook import rulebook_of
from questhall.kernel.text import LANGUAGES
from tests.texts import folder_of, messages


def _source(package: str, modules: str = "view/why_not*.py") -> str:
    found = sorted(folder_of(package).glob(modules))
    return "".join([module.read_text(encoding="utf-8") for module in found])


def assert_reasons_have_texts(package: str) -> None:
    """Every reason has its text, and no text is left over."""
    reasons = set(re.findall(r'"(why-[a-z-]+)"', _source(package)))
    assert reasons
    for language in LANGUAGES:
        assert set(messages(package, "why", language)) == reasons


def assert_warnings_have_texts(package: str) -> None:
    """The same of what makes a player think twice."""
    source = _source(package, "view/warnings*.py")
    warnings = set(re.findall(r'"(warning-[a-z-]+)"', source))
    assert warnings
    for language in LANGUAGES:
        assert set(messages(package, "warnings", language)) == warnings
    _assert_rules(package, source)


def assert_rules_are_in_the_rulebook(package: str) -> None:
    _assert_rules(package, _source(package))


def _assert_rules(package: str, source: str) -> None:
    book = rulebook_of(package, "en")
    rules = set(re.findall(r'"([A-Z]{2}-[0-9.]+)"', source))
    assert rules
    assert [rule for rule in sorted(rules) if book.find(rule) is None] == []

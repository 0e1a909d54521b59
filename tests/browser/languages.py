"""In which language a flow is played."""

import pytest

OTHER = {"en": "ru", "ru": "en"}


def told_in(language: str) -> pytest.MarkDecorator:
    """The language in which a test is played; `./test --all` plays it in the other one as well.

    What every screen says and how it fits in the other language, test_layout.py looks at.
    """
    other = pytest.param(OTHER[language], marks=pytest.mark.sampled(0))
    return pytest.mark.parametrize("language", [language, other])

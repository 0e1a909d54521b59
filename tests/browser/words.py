"""What the page says, in the language of whoever looks at it."""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

TEXTS = Path(__file__).resolve().parents[2] / "web" / "src" / "text"
CYRILLIC = re.compile(r"[А-Яа-яЁё]")
LATIN = re.compile(r"[A-Za-z]")
NAMES = re.compile(  # of rules, of envelopes, of areas
    r"\b[A-Z]{2}-\d[\d.]*\b|(?<=Конверт )[A-Z]\b|\b\d+[A-Z]\.[a-z]\b"
)
UNTRANSLATED = re.compile(r"[{}$]|\b(prompt|option|event)-")

# A few words that belong to the game and not to the interface.
HAND = {"en": "Hand", "ru": "Рука"}


class Words:
    """The interface's texts in one language, with the lessons of a game."""

    def __init__(self, language: str, lessons: str = "") -> None:
        self.language = language
        self._ours, self._theirs = (LATIN, CYRILLIC) if language == "en" else (CYRILLIC, LATIN)
        self._bundle = FluentBundle([language], use_isolating=False)
        files = [*sorted(TEXTS.glob(f"*{language}.ftl")), TEXTS / "guide" / f"guide.{language}.ftl"]
        if lessons:
            files.append(TEXTS / "guide" / f"guide.{lessons}.{language}.ftl")
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, key: str, **arguments: object) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        value = message.attributes[attribute] if attribute else message.value
        assert value is not None
        said, faults = self._bundle.format_pattern(value, arguments)
        assert not faults, faults
        return str(said)

    @property
    def hand(self) -> str:
        return HAND[self.language]

    def is_ours(self, text: str) -> bool:
        """Is this said in our language, with nothing left untranslated?"""
        bare = NAMES.sub("", text)
        if UNTRANSLATED.search(bare):
            return False
        return bool(self._ours.search(bare)) and not self._theirs.search(bare)

    def is_left_out(self, text: str) -> bool:
        """Is all of this left in another language, or untranslated?"""
        bare = NAMES.sub("", text)
        if UNTRANSLATED.search(bare):
            return True
        return bool(self._theirs.search(bare)) and not self._ours.search(bare)

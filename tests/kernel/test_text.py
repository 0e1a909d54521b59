"""Texts by key, in every language."""

import pytest

from questhall.kernel.games import Game
from questhall.kernel.text import LANGUAGES, MissingText, Texts, texts_of

SOURCE = """\
lantern = lantern
    .many = lanterns
greeting = Good evening, { $name }
coins = { $count ->
    [one] a coin
   *[other] { $count } coins
}
only-attribute =
    .title = Title
"""


@pytest.fixture
def texts() -> Texts:
    return Texts("en", [SOURCE, "later = later\n"])


def test_texts_are_said_by_key(texts: Texts) -> None:
    assert texts.say("lantern") == "lantern"
    assert texts.say("lantern.many") == "lanterns"
    assert texts.say("later") == "later"
    assert texts.say("greeting", {"name": "Ann"}) == "Good evening, Ann"
    assert [texts.say("coins", {"count": count}) for count in (1, 3)] == ["a coin", "3 coins"]


def test_what_there_is(texts: Texts) -> None:
    assert texts.has("lantern")
    assert texts.has("lantern.many")
    assert not texts.has("lantern.few")
    assert not texts.has("lamp")
    assert not texts.has("lamp.many")
    assert texts.attributes("lantern") == ["many"]
    assert texts.attributes("greeting") == []
    assert texts.attributes("lamp") == []


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("lamp", "no text for 'lamp' in en"),
        ("lantern.few", "no text for 'lantern.few' in en"),
        ("only-attribute", "the text 'only-attribute' in en is empty"),
        ("greeting", "the text 'greeting' in en: "),
    ],
)
def test_what_is_missing_is_named_by_key_and_language(texts: Texts, key: str, text: str) -> None:
    with pytest.raises(MissingText) as missing:
        texts.say(key)
    assert str(missing.value).startswith(text)


def test_a_text_is_made_of_others_wherever_they_stand() -> None:
    first = "# What is said at dusk.\nevening = { greeting } at the { -house }\n"
    second = "greeting = Good evening, { name }\nname = Ann\n-house = Hall\n"
    assert Texts("en", [first, second]).say("evening") == "Good evening, Ann at the Hall"


def test_of_texts_with_the_same_key_the_first_is_said() -> None:
    assert Texts("en", ["lamp = lamp\n", "lamp = lantern\n"]).say("lamp") == "lamp"
    assert Texts("en", ["lamp = { lamp\n", "lamp = lantern\n"]).say("lamp") == "lantern"


def test_a_text_that_cannot_be_read_leaves_the_others_alone() -> None:
    texts = Texts("en", ["lamp = { $oil\nwick\nlantern = lantern\nwick.long = 3\n"])
    assert (texts.has("lamp"), texts.has("wick"), texts.say("lantern")) == (False, False, "lantern")


COINS = """\
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
"""


def test_russian_has_its_own_plurals() -> None:
    texts = Texts("ru", [COINS])
    said = [texts.say("coins", {"n": n}) for n in (1, 3, 5, 21)]
    assert said == ["1 монета", "3 монеты", "5 монет", "21 монета"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_package_has_its_texts_and_those_of_the_kernel(language: str) -> None:
    texts = texts_of("tests.conformance", language)
    assert texts.language == language
    assert texts.has("lantern-1")
    assert texts.has("event-forced")
    assert texts_of("tests.conformance", language) is texts


def test_a_game_may_make_more_of_its_texts() -> None:
    class Lamps(Game):
        package = "tests.conformance"

        def made_texts(self, texts: Texts) -> str:
            return f"lit-lantern = lit {texts.say('lantern-1')}"

    assert Lamps().texts("en").say("lit-lantern") == "lit ember lantern"

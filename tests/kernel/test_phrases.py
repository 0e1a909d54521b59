"""Phrases: ids, things and texts of options, prompts and events."""

import pytest

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.events import Event
from questhall.kernel.games import Setup
from questhall.kernel.phrases import (
    find_option,
    option_id,
    option_things,
    phrase_arguments,
    say_event,
    say_option,
    say_prompt,
)
from questhall.kernel.state import State
from questhall.kernel.text import MissingText, Texts, texts_of
from tests.conformance.toy import GAME as LANTERNS

from .tray import TrayGame

TRAY = TrayGame()
EN = texts_of("tests.conformance", "en")
RU = texts_of("tests.conformance", "ru")


@pytest.fixture
def tray() -> State:
    return State(Chance("x"), "")


@pytest.fixture
def evening() -> State:
    return LANTERNS.deal(LANTERNS.checked(Setup("short", 2)), Chance("x"))


@pytest.mark.parametrize(
    ("option", "id"),
    [
        (Option("stop"), "stop"),
        (Option("take", 17), "take:17"),
        (Option("move", 17, 1), "move:17@south"),
        (Option("pay", 17, 0, 3), "pay:17@north#3"),
        (Option("pay", 17, -1, 3), "pay:17#3"),
        (Option("stop", seat=2), "stop!2"),
        (Option("move", 17, 1, seat=0), "move:17@south!0"),
        (Option("stop", 5), "stop"),
    ],
)
def test_an_option_has_a_readable_id(tray: State, option: Option, id: str) -> None:
    assert option_id(TRAY, tray, option) == id


def test_an_option_is_found_by_its_id(tray: State) -> None:
    options = [Option("move", 1, 0), Option("move", 1, 1), Option("stop"), Option("stop", seat=1)]
    decision = Decision([0], "move", options, "TR-1")
    for option in options:
        assert find_option(TRAY, tray, decision, option_id(TRAY, tray, option)) is option
    for wanted in ("", "move", "move:1", "move:1@west", "move:1@north!0", "stop!2", "fly"):
        assert find_option(TRAY, tray, decision, wanted) is None


def test_an_option_sits_on_things(tray: State) -> None:
    assert option_things(TRAY, tray, Option("move", 4, 1)) == ["card:4", "field:1"]
    assert option_things(TRAY, tray, Option("stop")) == []


def test_a_verb_must_be_in_the_vocabulary(tray: State) -> None:
    with pytest.raises(KeyError, match="tray has no phrase 'fly' in its vocabulary"):
        option_id(TRAY, tray, Option("fly"))


def test_the_arguments_of_a_phrase(tray: State) -> None:
    assert phrase_arguments(TRAY, tray, "pay", 4, 1, 3, EN) == {
        "card": 4,
        "place": "two",
        "coins": 3,
    }
    assert phrase_arguments(TRAY, tray, "pay", 4, -1, -1, RU) == {"card": 4}


def test_options_are_said_in_every_language(evening: State) -> None:
    storm = Option("play", 5)
    assert say_option(LANTERNS, evening, storm, EN) == "Play the storm lantern"
    assert say_option(LANTERNS, evening, storm, RU) == "Сыграть штормовой фонарь"
    assert say_option(LANTERNS, evening, Option("sing", amount=1), EN) == "Sing for a coin"
    assert say_option(LANTERNS, evening, Option("sing", amount=3), RU) == "Спеть за 3 монеты"


def test_prompts_are_said(evening: State) -> None:
    decision = Decision([0], "dare", [Option("roll")], "LA-4")
    assert say_prompt(LANTERNS, evening, decision, EN) == "Dare the dice for two coins, or take one"


def test_events_are_said(evening: State) -> None:
    assert say_event(LANTERNS, evening, Event("won", "LA-3", 1), EN) == "Seat 2 shines brightest"
    played = Event("played", "LA-3", 0, 2)
    assert say_event(LANTERNS, evening, played, RU) == "Место 1 показывает бумажный фонарь"
    rolled = Event("rolled", "LA-4", 0, values=[0, 5])
    assert say_event(LANTERNS, evening, rolled, EN) == "Seat 1 rolls one, six"


@pytest.mark.parametrize("texts", [EN, RU], ids=["en", "ru"])
def test_choices_are_said(evening: State, texts: Texts) -> None:
    event = Event("play", "LA-3", 5)
    event.chooser = 1
    option = say_option(LANTERNS, evening, Option("play", 5), texts)
    chosen = texts.say("event-choice", {"seat": 2, "option": option})
    assert say_event(LANTERNS, evening, event, texts) == chosen
    event.forced = True
    forced = texts.say("event-forced", {"seat": 2, "option": option})
    assert say_event(LANTERNS, evening, event, texts) == forced
    assert option in chosen
    assert option in forced
    assert chosen != forced


def test_a_missing_text_is_named(evening: State) -> None:
    event = Event("whispered", "LA-1", 0)
    assert say_event(LANTERNS, evening, event, EN) == "Seat 1 whispers"
    with pytest.raises(MissingText, match="no text for 'event-whispered' in ru"):
        say_event(LANTERNS, evening, event, RU)


def test_cases_of_a_name_are_arguments_too(tray: State) -> None:
    texts = Texts("ru", ["side-1 = север\n    .gen = севера\nside-2 = юг\n"])
    assert phrase_arguments(TRAY, tray, "move", -1, 0, -1, texts) == {
        "place": "север",
        "place-gen": "севера",
    }

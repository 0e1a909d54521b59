"""What the table says: every option, prompt and event has its text in both languages."""

import re

import pytest

from questhall.games.sorcerer import GAME
from questhall.games.sorcerer.library.library import library
from questhall.games.sorcerer.rules.dice import Face
from questhall.games.sorcerer.setup.setup import LONDON, RING
from questhall.games.sorcerer.speech.speaker import LABELS
from questhall.games.sorcerer.state.arena import BLOOD_POOLS, SKILL_CARDS, Arena
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.events import Event
from questhall.kernel.kinds import names_in
from questhall.kernel.language.speaking import message
from questhall.kernel.phrases import say_event, say_option, say_prompt
from questhall.kernel.text import LANGUAGES, Texts
from tests.sorcerer.bench import Bench
from tests.sorcerer.texts import EN, PACKAGE, RU, TEXTS
from tests.sorcerer.walks import new_match, walk
from tests.texts import assert_russian, assert_tidy, folder_of, messages, needed_phrases

# -- which texts are needed ----------------------------------------------------

TRIGGERS = folder_of("questhall.kernel") / "triggers.py"
PLACES = {  # calls of this game that name a phrase, and its role
    "ask": (1, "prompt"),
    "choose_next": (2, "prompt"),
    "_choose_member": (2, "prompt"),
    "choose_minion": (3, "prompt"),
    "assign_point": (3, "prompt"),
}


FACES = names_in(Face)
NEEDED = needed_phrases([*folder_of(PACKAGE).rglob("*.py"), TRIGGERS], PLACES)


def needed_at_the_table() -> set[str]:
    found = NEEDED | {"game-sorcerer"} | {f"face-{face}" for face in FACES}
    found |= {message("field", field) for field in (*LONDON, *RING)}
    found |= {f"format-{each.name}" for each in GAME.formats}
    found |= {f"phase-{number}" for number in range(1, 5)}
    found |= {f"player-{number}" for number in range(1, 7)} | {"team-1", "team-2"}
    found |= {f"label-{label}" for label in LABELS}
    for option in GAME.options:
        name = message("table-option", option.name)
        found |= {name, *[f"{name}-{str(choice).lower()}" for choice in option.choices]}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_the_texts_it_needs_and_no_others(language: str) -> None:
    found = messages(PACKAGE, "table", language)
    assert set(found) == needed_at_the_table()
    helped = {
        name for name, entry in found.items() if any(a.id.name == "help" for a in entry.attributes)
    }
    assert helped == {message("table-option", option.name) for option in GAME.options}
    assert [a.id.name for a in found["game-sorcerer"].attributes] == ["tagline"]


def test_every_reason_has_its_text() -> None:
    source = folder_of(PACKAGE) / "view" / "why_not.py"
    reasons = set(re.findall(r'"(why-[a-z-]+)"', source.read_text(encoding="utf-8")))
    for language in LANGUAGES:
        assert set(messages(PACKAGE, "why", language)) == reasons


def test_every_phrase_of_the_vocabulary_is_used() -> None:
    used = {phrase.partition("-")[2] for phrase in NEEDED}
    assert used | {"rolled.values"} == set(GAME.phrases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernel_says_who_chose_what(language: str) -> None:
    players = {"player", "other-player"}
    choices = {"event-choice", "event-forced"}
    assert set(messages("questhall.kernel", "kernel", language)) == choices | players


# -- saying them ---------------------------------------------------------------

BY_SKILLS = {"power", "use", "first", "second", "tactic", "resolve"}  # options
BY_SKILLS |= {"power-used", "skill-used", "tactic-used"}  # events
VALUES = {"card": 0, "field": 1, "seat": 1, "team": 1, "die": 2, "number": 3, "none": NOTHING}


def table_with_everything() -> Arena:
    bench = Bench()
    bench.minion(0, name="gaslamp_imp")
    bench.skill(0, "bloodlord")
    bench.arena.players[0].packs.append(library().packs[0])
    return bench.arena


def values_of(phrase: str) -> list[int]:
    kinds = [word.rpartition("=")[2] for word in GAME.phrases[phrase].split()]
    found = [VALUES.get(kind, 0) for kind in kinds]
    return (found + [NOTHING] * 3)[:3]


def cards_for(phrase: str, what: int) -> list[int]:
    """Cards for a phrase; skill cards and the Blood Pool too, where they may stand for a card."""
    return [what, SKILL_CARDS, BLOOD_POOLS] if phrase in BY_SKILLS else [what]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_every_phrase_can_be_said(texts: Texts) -> None:
    arena = table_with_everything()
    said: list[str] = []
    for needed in sorted(NEEDED):
        role, _, phrase = needed.partition("-")
        what, where, amount = values_of(phrase)
        if role == "option":
            for card in cards_for(phrase, what):
                said.append(say_option(GAME, arena, Option(phrase, card, where, amount), texts))
        elif role == "event":
            for card in cards_for(phrase, what):
                event = Event(phrase, "", card, where, amount)
                if f"{phrase}.values" in GAME.phrases:
                    event.values = list(range(len(FACES)))
                said.append(say_event(GAME, arena, event, texts))
        else:
            said.append(say_prompt(GAME, arena, prompt_of(phrase), texts))
    for text in said:
        assert_tidy(text)
        if texts is RU:
            assert_russian(text)


def prompt_of(phrase: str) -> Decision:
    """A prompt gets its subject (mostly a card, perhaps a skill) and points of damage."""
    subject = {"card": SKILL_CARDS, "field": 1}.get(GAME.phrases[phrase].split(" ")[0], NOTHING)
    if phrase == "avatar":
        subject = NOTHING
    points = 3 if phrase in ("critical", "hit") else NOTHING
    return Decision([0], phrase, [], "", subject, amount=points)


@pytest.mark.parametrize(
    ("format", "seats", "creation"),
    [("duel", 2, "draft"), ("royale", 3, "random"), ("team", 4, "random")],
)
def test_whole_games_can_be_told(format: str, seats: int, creation: str) -> None:
    match = new_match("told", format, seats, creation=creation)
    journal = match.journal
    assert journal is not None
    offered: dict[str, Option] = {}
    for arena in walk(match, "told"):
        for decision in match.pending:
            assert_tidy(say_prompt(GAME, arena, decision, EN))
            assert_russian(say_prompt(GAME, arena, decision, RU))
            offered.update({repr(option): option for option in decision.options})
    for option in offered.values():
        assert_tidy(say_option(GAME, match.state, option, EN))
        assert_russian(say_option(GAME, match.state, option, RU))
    for event in journal.events:
        assert_tidy(say_event(GAME, match.state, event, EN))
        assert_russian(say_event(GAME, match.state, event, RU))


def test_plurals_at_the_table() -> None:
    arguments = [{"seat": 1, "count": count} for count in (0, 1, 2, 5, 21)]
    assert [RU.say("event-drew", each) for each in arguments] == [
        "Игрок 1 не добирает карт.",
        "Игрок 1 добирает 1 карту.",
        "Игрок 1 добирает 2 карты.",
        "Игрок 1 добирает 5 карт.",
        "Игрок 1 добирает 21 карту.",
    ]
    assert [EN.say("event-drew", each) for each in arguments[:3]] == [
        "Player 1 draws no cards.",
        "Player 1 draws 1 card.",
        "Player 1 draws 2 cards.",
    ]

"""One enemy has one number: on its token, on buttons, in questions, in the log, in a terminal."""

import re

import pytest

from questhall.bots.playing import acting_seat
from questhall.games.sword_and_sorcery import GAME, QUESTS
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.games.sword_and_sorcery.view.terminal import TerminalArtist
from questhall.games.sword_and_sorcery.view.view import view
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_things, say_event, say_option
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

from .bench import Bench

MOST_CHOICES = 600
TEXTS = GAME.texts("en")


def names_on_tokens(adventure: Adventure) -> dict[str, str]:
    """What is to be read on the map, by the things that options and events point at."""
    found: dict[str, str] = {}
    for enemy in view(adventure, 0).enemies:
        name = TEXTS.say(enemy.scroll.replace("_", "-"))
        found[f"enemy:{enemy.id}"] = f"{name} {enemy.copy}"
        for figure in enemy.figures:
            assert re.fullmatch(rf"{enemy.copy}[a-z]?", figure.number)
            found[f"figure:{figure.id}"] = f"{name} {figure.number}"
    return found


def check_questions(match: Match, named: dict[str, str]) -> None:
    for decision in match.pending:
        for option in decision.options:
            for thing in option_things(GAME, match.state, option):
                if thing in named:
                    assert named[thing] in say_option(GAME, match.state, option, TEXTS)


@rule("SS-15.2.0.5")
@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.sampled(3)
def test_an_enemy_is_called_by_the_number_on_its_token(quest: str) -> None:
    match = Match.start(GAME, GAME.checked(Setup("quest", 5, {"quest": quest})), f"seal {quest}")
    chance = Chance(quest)
    known: dict[str, str] = {}
    for _ in range(MOST_CHOICES):
        if match.over:
            break
        assert isinstance(match.state, Adventure)
        named = names_on_tokens(match.state)
        figures = [name for thing, name in named.items() if thing.startswith("figure:")]
        assert len(set(figures)) == len(figures), "two figures of one name"
        things = TerminalArtist().things(view(match.state, 0), TEXTS)
        assert named.items() >= {t: n for t, n in things.items() if t in named}.items()
        check_questions(match, named)
        known |= named
        decision = match.pending[0]
        place = GAME.hunch(match.state, decision, chance)
        match.answer(0, place, acting_seat(match, decision.options[place]))
    check_log(match, known)


def check_log(match: Match, known: dict[str, str]) -> None:
    """What was told of an enemy is told by its number, also when it is long gone."""
    journal = match.state.journal
    assert journal is not None
    told = [event for event in journal.events if event.key == "appears"]
    assert told
    for event in told:
        thing = f"figure:{event.what}"
        if thing in known:
            assert known[thing] in say_event(GAME, match.state, event, TEXTS)


@rule("SS-15.2.1.4")
def test_the_figures_of_a_horde_bear_letters_and_keep_them() -> None:
    bench = Bench("A B")
    first = bench.enemy("B", horde=2)
    enemy = bench.foe(first)
    second = enemy.figures[1]
    labels = [GAME.name(bench.adventure, "figure", each).label for each in enemy.figures]
    assert labels == ["1a", "1b"]
    enemy.figures.remove(first.id)
    assert GAME.name(bench.adventure, "figure", second).label == "1b"
    assert GAME.name(bench.adventure, "enemy", enemy.id).label == "1"


def test_the_first_die_is_die_1() -> None:
    bench = Bench("A")
    assert GAME.name(bench.adventure, "die", 0).number == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_enemies_of_the_box_have_the_same_name_and_number(language: str) -> None:
    texts = GAME.texts(language)
    named = [
        (texts.say(card.scroll.key.replace("_", "-")), card.copy)
        for card in library().enemies.values()
    ]
    assert len(set(named)) == len(named)

"""What the adviser says in sentences, in the words of the table."""

from typing import Any

from questhall.kernel.decisions import Option
from questhall.kernel.language.speaking import message
from questhall.kernel.phrases import say_option
from questhall.kernel.text import Texts

from ... import GAME
from ...printed.kinds import COLOURS
from ...rules.combat.strikes import STRIKE
from ...speech.kinds import card_message, enemy_message
from ...state.realm import Realm
from .adviser import Advice, Course, LineStep
from .fight import Assumption


def sentences(advice: Advice, language: str) -> list[str]:
    """One for each play, then the assumptions and the result."""
    texts = GAME.texts(language)
    found = play_sentences(advice, texts)
    found += notes(advice, texts)
    found.append(_result(advice, texts))
    if not advice.search.complete:
        found.append(texts.say("advice-stopped"))
    return found + _safer_sentences(advice, texts)


def notes(course: Course, texts: Texts) -> list[str]:
    """What was assumed and what was left out, as nobody can know it."""
    found = [_assumed(each, texts) for each in course.assumed]
    for option in course.search.unknown.values():
        play = say_option(GAME, course.start, option, texts)
        found.append(texts.say("advice-left-out", {"play": play}))
    return found


def _assumed(each: Assumption, texts: Texts) -> str:
    if each.summoner is None or each.token is None:
        colour = texts.say(message("colour", COLOURS[each.die]))
        return texts.say("advice-assumed-die", {"colour": colour})
    names = {"summoner": enemy_message(each.summoner), "token": enemy_message(each.token)}
    return texts.say("advice-assumed", {name: texts.say(key) for name, key in names.items()})


def _safer_sentences(advice: Advice, texts: Texts) -> list[str]:
    if advice.safer is None:
        return []
    return [
        texts.say("advice-safer"),
        *play_sentences(advice.safer, texts),
        _result(advice.safer, texts),
    ]


def _result(course: Course, texts: Texts) -> str:
    names = [texts.say(enemy_message(foe.kind)) for foe in course.beaten]
    said = {
        "defeated": ", ".join(names) or texts.say("advice-nobody"),
        "wounds": course.wounds(),
        "fame": course.fame(),
    }
    return texts.say("advice-result", said)


def play_sentences(course: Course, texts: Texts) -> list[str]:
    found: list[str] = []
    for play in course.plays:
        said = {"phase": texts.say(f"phase-{play.phase}"), "step": step(play, texts)}
        found.append(texts.say("advice-play", said))
    return found


def told(advice: Advice, language: str) -> dict[str, Any]:
    """The answer with its plays in sentences, for a table that shows the phases itself."""
    texts = GAME.texts(language)
    answer = advice.answer() | _said(advice, texts)
    if advice.safer is not None:
        answer["safer"] |= _said(advice.safer, texts)
    return answer


def told_at_table(advice: Advice, language: str) -> dict[str, Any]:
    """The answer with the options to take there."""
    answer = told(advice, language)
    _add_options(answer, advice)
    if advice.safer is not None:
        _add_options(answer["safer"], advice.safer)
    return answer


def _add_options(answer: dict[str, Any], course: Course) -> None:
    for said, play in zip(answer["plays"], course.plays, strict=True):
        said |= play.at_table()


def _said(course: Course, texts: Texts) -> dict[str, list[str]]:
    return {"steps": [step(play, texts) for play in course.plays], "notes": notes(course, texts)}


def step(play: LineStep, texts: Texts) -> str:
    said = _play(play.before, play.option, texts)
    if not play.answers:
        return said
    choices = ", ".join([say_option(GAME, play.before, each, texts) for each in play.answers])
    return texts.say("advice-step-with", {"play": said, "choices": choices})


def _play(realm: Realm, option: Option, texts: Texts) -> str:
    if option.meant is not STRIKE:
        return say_option(GAME, realm, option, texts)
    combat = realm.combat
    assert combat is not None
    struck = [foe for place, foe in enumerate(combat.foes) if option.amount >> place & 1]
    names = ", ".join([texts.say(card_message(realm, foe.token)) for foe in struck])
    return texts.say("advice-strike", {"foes": names})

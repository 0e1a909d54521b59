"""What the adviser says in sentences, in the words of the table."""

from questhall.kernel.decisions import Option
from questhall.kernel.phrases import say_option
from questhall.kernel.text import Texts

from ... import GAME
from ...speech.names import card_message, enemy_message
from ...state.realm import Realm
from .adviser import Advice, Course, LineStep


def sentences(advice: Advice, language: str) -> list[str]:
    """One for each play, then the assumptions and the result."""
    texts = GAME.texts(language)
    found = play_sentences(advice, texts)
    for summoner, token in advice.assumed:
        names = {"summoner": enemy_message(summoner), "token": enemy_message(token)}
        said = {name: texts.say(key) for name, key in names.items()}
        found.append(texts.say("advice-assumed", said))
    for option in advice.search.unknown.values():
        play = say_option(GAME, advice.start, option, texts)
        found.append(texts.say("advice-left-out", {"play": play}))
    found.append(_result(advice, texts))
    if not advice.search.complete:
        found.append(texts.say("advice-stopped"))
    return found + _safer_sentences(advice, texts)


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


def steps(course: Course, language: str) -> list[str]:
    """Only the plays, for a table that shows the phases itself."""
    texts = GAME.texts(language)
    return [step(play, texts) for play in course.plays]


def step(play: LineStep, texts: Texts) -> str:
    said = _play(play.before, play.option, texts)
    if not play.answers:
        return said
    choices = ", ".join([say_option(GAME, play.before, each, texts) for each in play.answers])
    return texts.say("advice-step-with", {"play": said, "choices": choices})


def _play(realm: Realm, option: Option, texts: Texts) -> str:
    if option.verb != "strike":
        return say_option(GAME, realm, option, texts)
    combat = realm.combat
    assert combat is not None
    struck = [foe for place, foe in enumerate(combat.foes) if option.amount >> place & 1]
    names = ", ".join([texts.say(card_message(realm, foe.token)) for foe in struck])
    return texts.say("advice-strike", {"foes": names})

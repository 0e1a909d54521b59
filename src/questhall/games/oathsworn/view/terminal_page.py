"""The page of a campaign drawn in a terminal: the chapter, the company, and what it carries."""

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..campaign.page import ChapterView, CharacterView, CompanyView

INDENT = "    "
JOINT = " · "


def draw_page(view: CompanyView, texts: Texts) -> RenderableType:
    """What comes next, the four with what they have, and the company's sheet."""
    lines = [_heading(view, texts)]
    for character in view.characters:
        lines.append(_character(character, texts))
    for heading, names in (
        ("terminal-away", [_name(each, texts) for each in view.away]),
        ("terminal-dead", _names(texts, "class", view.dead)),
        ("terminal-backpack", _names(texts, "card", view.backpack)),
        ("terminal-allies", _names(texts, "ally", view.allies)),
        ("terminal-traits", _names(texts, "trait", list(view.traits))),
        ("terminal-chapters", [_chapter(each, texts) for each in view.chapters]),
    ):
        if names:
            lines.append(Text(f"{texts.say(heading)}: {', '.join(names)}"))
    if view.ending:
        lines.append(Text(texts.say(view.ending.replace("_", "-")), "italic"))
    return Group(*lines)


def _heading(view: CompanyView, texts: Texts) -> Text:
    number = {"number": view.chapter, "all": view.chapter_count}
    parts = [
        f"{texts.say('terminal-chapter', number)}: {texts.say(message('chapter', view.story))}",
        texts.say(message("table-option-difficulty", view.difficulty)),
        texts.say("terminal-iron", {"iron": view.iron}),
        texts.say("terminal-knockouts", {"marks": view.knockouts}),
    ]
    return Text(JOINT.join(parts), "bold")


def _names(texts: Texts, kind: str, keys: list[str]) -> list[str]:
    """What there is several times is named once, with its number."""
    named = [(texts.say(message(kind, key)), keys.count(key)) for key in dict.fromkeys(keys)]
    return [name if count == 1 else f"{name} × {count}" for name, count in named]


def _name(character: CharacterView, texts: Texts) -> str:
    return texts.say(message("companion" if character.companion else "class", character.kind))


def _character(character: CharacterView, texts: Texts) -> Text:
    parts = [
        texts.say("terminal-level", {"level": character.level}),
        texts.say("terminal-hp", {"hp": f"{character.hp}/{character.most_hp}"}),
        texts.say("terminal-defense", {"defense": character.defense}),
        *_names(texts, "card", [*character.items, *character.injuries]),
    ]
    return Text(f"{INDENT}{_name(character, texts)}: {JOINT.join(parts)}")


def _chapter(chapter: ChapterView, texts: Texts) -> str:
    fate = "won" if chapter.won else "open"
    numbers = {"name": texts.say(message("chapter", chapter.story)), "attempts": chapter.attempts}
    return texts.say(f"terminal-chapter-{fate}", numbers)

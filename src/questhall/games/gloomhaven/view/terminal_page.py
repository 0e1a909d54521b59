"""The page of a campaign drawn in a terminal: how the party stands, and what it has done."""

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..campaign.page import DONE, PartyView, QuestView, SheetView
from .terminal_town import INDENT, what_it_owns


def draw_page(view: PartyView, texts: Texts) -> RenderableType:
    """Where the party is, its characters with their quests, and what is written on its sheet."""
    lines = [_standing(view, texts)]
    for sheet in view.characters:
        lines.extend(_sheet(sheet, texts))
    for heading, names in (
        ("terminal-at-home", _names(texts, "class", [sheet.kind for sheet in view.home])),
        ("terminal-retired", _names(texts, "class", view.retired)),
        ("terminal-party-achievements", _names(texts, "achievement", view.party_achievements)),
        ("terminal-global-achievements", _names(texts, "achievement", view.global_achievements)),
        ("terminal-done", [_scenario(view, texts, number) for number in _done(view)]),
    ):
        if names:
            lines.append(Text(f"{texts.say(heading)}: {', '.join(names)}"))
    return Group(*lines)


def _standing(view: PartyView, texts: Texts) -> Text:
    place = _scenario(view, texts, view.location) if view.location else texts.say("town-place-town")
    about = {"level": view.prosperity_level, "reputation": view.reputation}
    level = texts.say("terminal-scenario-level", {"level": view.scenario_level})
    return Text(f"{place}. {texts.say('town-prosperity', about)}. {level}", "bold")


def _done(view: PartyView) -> list[int]:
    return [place.number for place in view.scenarios if place.state == DONE]


def _scenario(view: PartyView, texts: Texts, number: int) -> str:
    name = next((place.id for place in view.scenarios if place.number == number), "")
    return f"{number} {texts.say(message('scenario', name))}" if name else str(number)


def _names(texts: Texts, kind: str, keys: list[str]) -> list[str]:
    return [texts.say(message(kind, key)) for key in keys]


def _sheet(sheet: SheetView, texts: Texts) -> list[Text]:
    lines = what_it_owns(sheet, texts)
    if sheet.quest is not None:
        lines.append(Text(INDENT + _quest(sheet.quest, texts)))
    return lines


def _quest(quest: QuestView, texts: Texts) -> str:
    counts = [f"{texts.say(each.what)} {each.count}/{each.least}" for each in quest.counts]
    name = texts.say(message("quest", quest.quest))
    return f"{texts.say('terminal-quest')}: {name} ({'; '.join(counts)})"

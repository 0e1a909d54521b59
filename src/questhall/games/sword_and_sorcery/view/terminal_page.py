"""The page of a campaign drawn in a terminal: the Act, the heroes, and what they own."""

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.kernel.faces import Face
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..campaign.page import AHEAD, HeroSheetView, OwnedItemView, QuestRoadView, SagaView

INDENT = "    "
JOINT = " · "


def draw_page(view: SagaView, texts: Texts, faces: dict[str, Face]) -> RenderableType:
    """How the Act goes, the heroes with what they have, and what lies in the stash."""
    lines = [_heading(view, texts)]
    for quest in view.road:
        if quest.state != AHEAD:
            lines.append(_quest(quest, texts))
    for hero in view.heroes:
        lines.append(_hero(hero, texts, faces))
    if view.stored:
        lines.append(Text(f"{texts.say('terminal-stash')}: {_items(view.stored, faces)}"))
    return Group(*lines)


def _heading(view: SagaView, texts: Texts) -> Text:
    parts = [texts.say("terminal-shards", {"shards": view.shards})]
    if "tolls" in view.counters:
        parts.append(texts.say("terminal-tolls", {"tolls": view.counters["tolls"]}))
    return Text(JOINT.join(parts), "bold")


def _quest(quest: QuestRoadView, texts: Texts) -> Text:
    name = texts.say(message("table-option-quest", quest.quest))
    fate = texts.say(f"terminal-quest-{quest.state}", {"defeats": quest.defeats})
    return Text(f"{INDENT}{name}: {fate}")


def _hero(hero: HeroSheetView, texts: Texts, faces: dict[str, Face]) -> Text:
    name = texts.say(message("class", hero.kind))
    parts = [
        texts.say("terminal-soulrank", {"rank": hero.soulrank}),
        texts.say("terminal-crowns", {"crowns": hero.crowns}),
        *[faces[power].title for power in hero.powers],
        _items(hero.items, faces),
    ]
    return Text(f"{name}: {JOINT.join([part for part in parts if part])}")


def _items(items: list[OwnedItemView], faces: dict[str, Face]) -> str:
    return ", ".join([faces[item.side].title for item in items])

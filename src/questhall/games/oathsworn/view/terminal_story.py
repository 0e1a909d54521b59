"""The Story drawn in a terminal: what was read, the map with its Time Track, the company."""

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.kernel.faces import Face
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..speech.story import tale_message
from .story import LocationView, MapView, MemberView, StoryView

INDENT = "    "
JOINT = " · "


def draw_story(view: StoryView, texts: Texts, seat: int) -> RenderableType:
    """The page that is being told, then where the company is and what it has."""
    lines = [_heading(view, texts)]
    for key in view.page.told if view.page is not None else []:
        lines.extend(_beat(key, texts))
    if view.map is not None:
        lines.extend(_map(view.map, view.story, texts))
    for draw in view.draws:
        lines.append(Text(f"{texts.say(message('side', draw.side))}: {', '.join(draw.faces)}"))
    for member in view.company:
        lines.append(_member(member, texts, member.seat == seat))
    for heading, prefix, keys in (
        ("terminal-backpack", "card", [item.card for item in view.backpack]),
        ("terminal-allies", "ally", [card.card for card in view.allies]),
    ):
        if keys:
            names = ", ".join([texts.say(message(prefix, key)) for key in keys])
            lines.append(Text(f"{texts.say(heading)}: {names}"))
    return Group(*lines)


def _heading(view: StoryView, texts: Texts) -> Text:
    parts = [
        texts.say(message("chapter", view.story)),
        texts.say("terminal-iron", {"iron": view.iron}),
        texts.say("terminal-knockouts", {"marks": view.knockouts}),
    ]
    if view.rations >= 0:
        parts.append(texts.say("terminal-rations", {"rations": view.rations}))
    return Text(JOINT.join(parts), "bold")


def _beat(key: str, texts: Texts) -> list[Text]:
    name = tale_message(key)
    told = [Text(texts.say(name), "italic")]
    if texts.has(f"{name}.text"):
        told.append(Text(texts.say(f"{name}.text")))
    return told


def _map(map: MapView, chapter: str, texts: Texts) -> list[Text]:
    spent = {"spent": len(map.track), "all": sum(map.rows)}
    lines = [
        Text(f"{texts.say(message('map', map.name))}{JOINT}{texts.say('terminal-time', spent)}")
    ]
    for location in map.locations:
        if location.token or location.visited:
            lines.append(_location(location, map.marker, chapter, texts))
    return lines


def _location(location: LocationView, marker: int, chapter: str, texts: Texts) -> Text:
    name = texts.say(message("location", f"{chapter}-{location.number}"))
    here = "@" if location.number == marker else " "
    return Text(f"{INDENT}{here} {location.number} {name}", "" if location.token else "dim")


def _member(member: MemberView, texts: Texts, own: bool) -> Text:
    name = texts.say("figure-oathsworn")
    if member.kind:
        prefix = "companion" if member.companion else "class"
        name = texts.say(message(prefix, member.kind))
    parts = [texts.say("terminal-hp", {"hp": member.hp})]
    parts += [
        f"{texts.say(message('token', token))} {count}"
        for token, count in member.tokens.items()
        if count
    ]
    carried = [*[item.card for item in member.items], *[card.card for card in member.injuries]]
    parts += [texts.say(message("card", key)) for key in carried]
    return Text(f"{name}: {JOINT.join(parts)}", "bold green" if own else "green")


def things_in_story(view: StoryView, texts: Texts, faces: dict[str, Face]) -> dict[str, str]:
    """The things that can be pointed at, with their names."""
    named = {thing: faces[key].title for thing, key in cards_in_story(view).items()}
    for location in view.map.locations if view.map is not None else []:
        where = message("location", f"{view.story}-{location.number}")
        named[f"location:{location.number}"] = texts.say(where)
    for member in view.company:
        if member.kind:
            named[f"oathsworn:{member.place}"] = texts.say(message("class", member.kind))
    return named


def cards_in_story(view: StoryView) -> dict[str, str]:
    """The keys of all cards that lie open, by their things."""
    found = {card.id: card.card for card in view.allies}
    for member in view.company:
        found |= {card.id: card.card for card in member.injuries}
        found |= {item.id: item.card for item in member.items}
    return found | {item.id: item.card for item in [*view.backpack, *view.laid_out]}

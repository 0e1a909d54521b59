"""The town drawn in a terminal: the sheets of the party, and the shop."""

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..campaign.page import SheetView, TownView

INDENT = "    "


def draw_town(view: TownView, texts: Texts, seat: int) -> RenderableType:
    """Where the party is, its characters, and the shop."""
    about = {"level": view.prosperity_level, "reputation": view.reputation}
    lines = [
        Text(texts.say(message("town-place", view.place)), "bold"),
        Text(texts.say("town-prosperity", about)),
    ]
    for sheet in view.sheets:
        lines.extend(_sheet(sheet, texts, sheet.seat == seat))
    if view.step == "market":
        lines.append(Text(texts.say("town-shop"), "bold"))
        lines.extend(_goods(view, texts))
    return Group(*lines)


def _sheet(sheet: SheetView, texts: Texts, own: bool) -> list[Text]:
    left = [card for card in sheet.pool if card not in sheet.hand]
    lines = what_it_owns(sheet, texts, "bold" if own else "")
    if own:
        lines.append(_list(texts, "town-hand", "card", sheet.hand))
        lines.append(_list(texts, "town-reserve", "card", left))
    return lines


def what_it_owns(sheet: SheetView, texts: Texts, style: str = "") -> list[Text]:
    """The numbers on a character's sheet, and its items."""
    numbers = {
        "class": texts.say(message("class", sheet.kind)),
        "level": sheet.level,
        "xp": sheet.xp,
        "gold": sheet.gold,
        "checks": sheet.checks,
    }
    heading = Text(texts.say("town-sheet", numbers), style)
    return [heading, _list(texts, "town-items", "item", sheet.items)]


def _list(texts: Texts, heading: str, kind: str, keys: list[str]) -> Text:
    names = ", ".join(texts.say(message(kind, key)) for key in keys)
    return Text(f"{INDENT}{texts.say(heading)}: {names or '-'}")


def _goods(view: TownView, texts: Texts) -> list[Text]:
    return [
        Text(
            INDENT
            + texts.say(
                "town-goods",
                {
                    "item": texts.say(message("item", goods.item)),
                    "price": goods.price,
                    "copies": goods.copies,
                },
            ),
            "" if goods.copies else "dim",
        )
        for goods in view.shop
    ]


def things_in_town(view: TownView, texts: Texts) -> dict[str, str]:
    """The things that can be pointed at, with their names: goods, cards and perks."""
    named: dict[str, str] = {}
    for goods in view.shop:
        named[f"goods:{goods.item}"] = texts.say(message("item", goods.item))
    for sheet in view.sheets:
        for card in sheet.pool:
            named[f"lesson:{card}"] = texts.say(message("card", card))
        for perk in sheet.perks:
            named[f"perk:{perk.perk}"] = texts.say(perk.perk)
    return named

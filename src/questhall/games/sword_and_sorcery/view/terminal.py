"""The table drawn in a terminal, as a seat sees it: area by area, with who stands there."""

from functools import cache

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.kernel.artists import Artist
from questhall.kernel.faces import Face
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..campaign.page import SagaView
from ..speech.kinds import area_message
from .board import AreaView
from .catalogue import catalogue
from .figures import FigureView
from .terminal_page import draw_page
from .view import EnemyView, HeroView, TableView

JOINT = " · "
INDENT = "    "
STYLES = {"green": "green", "blue": "blue", "red": "red", "purple": "magenta"}


@cache
def faces(texts: Texts) -> dict[str, Face]:
    return {face.key: face for face in catalogue(texts)}


class TerminalArtist(Artist[TableView]):
    """Draws the table of a quest."""

    def draw(self, view: TableView, texts: Texts, seat: int) -> RenderableType:
        """The heading, the map, and the heroes with what they have."""
        lines = [_heading(view, texts)]
        for place, area in enumerate(view.board.areas):
            lines.extend(_area(view, place, area, texts))
        for hero in view.heroes:
            if hero.kind:
                lines.append(_hero(hero, texts, hero.seat == seat))
        return Group(*lines)

    def draw_page(self, page: object, texts: Texts) -> RenderableType:
        assert isinstance(page, SagaView)
        return draw_page(page, texts, faces(texts))

    def things(self, view: TableView, texts: Texts) -> dict[str, str]:
        """The things that can be pointed at, with their names."""
        named = {f"card:{card}": faces(texts)[key].title for card, key in _cards(view).items()}
        for place, area in enumerate(view.board.areas):
            named[f"area:{place}"] = texts.say(area_message(area.key))
        for place in range(len(view.board.doors)):
            named[f"door:{place}"] = f"{texts.say('door')} {place + 1}"
        for hero in view.heroes:
            if hero.kind:
                named[f"hero:{hero.place}"] = texts.say(message("class", hero.kind))
        for enemy in view.enemies:
            for figure in enemy.figures:
                named[f"figure:{figure.id}"] = _foe(enemy, figure, texts)
        return named

    def describe(self, view: TableView, texts: Texts, thing: str) -> str:
        """What is printed on a card, a hero or the scroll of an enemy."""
        face = faces(texts).get(_key_of(view, thing))
        named = self.things(view, texts)
        return "\n".join([named[thing], *([] if face is None else face.text)])


def _cards(view: TableView) -> dict[int, str]:
    """The keys of all cards that lie open, by their numbers."""
    found = {card.id: card.card for card in [*view.shop, *view.stash]}
    for hero in view.heroes:
        found |= {card.id: card.card for card in [*hero.powers, *hero.inventory]}
        found |= {card.id: card.card for card in hero.slots.values()}
    for area in view.board.areas:
        found |= {card.id: card.card for card in area.items}
    return found


def _key_of(view: TableView, thing: str) -> str:
    kind, _, number = thing.partition(":")
    if kind == "card":
        return _cards(view).get(int(number), "")
    if kind == "hero":
        return view.heroes[int(number)].kind
    for enemy in view.enemies:
        if kind == "figure" and int(number) in [figure.id for figure in enemy.figures]:
            return enemy.scroll
    return ""


def _heading(view: TableView, texts: Texts) -> Text:
    parts = [
        texts.say("terminal-round", {"round": view.round}),
        texts.say("terminal-shards", {"shards": view.shards}),
        texts.say("terminal-events", {"left": view.events_left}),
    ]
    parts += [texts.say(message("card", key)) for key in view.events_up[-1:]]
    return Text(JOINT.join(parts), "bold")


def _area(view: TableView, place: int, area: AreaView, texts: Texts) -> list[Text]:
    name = texts.say(area_message(area.key))
    if area.heroes and area.enemies:
        engaged = {"heroes": area.heroes, "enemies": area.enemies}
        name += JOINT + texts.say("terminal-engaged", engaged)
    lines = [Text(name, "dim" if not area.heroes else "")]
    for hero in view.heroes:
        if hero.kind and hero.figure is not None and hero.figure.area == place:
            named = texts.say(message("class", hero.kind))
            lines.append(Text(f"{INDENT}@ {named} {_life(hero.figure, texts)}", "bold"))
    for enemy in view.enemies:
        for figure in enemy.figures:
            if figure.area == place:
                line = f"{INDENT}{_foe(enemy, figure, texts)} {_life(figure, texts)}"
                lines.append(Text(line, STYLES[enemy.rank]))
    return lines


def _foe(enemy: EnemyView, figure: FigureView, texts: Texts) -> str:
    return f"{texts.say(enemy.scroll.replace('_', '-'))} {figure.number}"


def _life(figure: FigureView, texts: Texts) -> str:
    parts = [texts.say("terminal-hp", {"hp": figure.hp, "most": figure.most_hp})]
    parts += [texts.say(message("condition", condition)) for condition in figure.conditions]
    return f"({', '.join(parts)})"


def _hero(hero: HeroView, texts: Texts, own: bool) -> Text:
    parts = [texts.say("terminal-ghost")] if hero.ghost else []
    parts += [texts.say(message("card", card.card)) for card in hero.slots.values()]
    for power in hero.powers:
        waiting = f" ⌛{power.position}" if power.position else ""
        parts.append(texts.say(message("card", power.card)) + waiting)
    name = texts.say(message("class", hero.kind))
    return Text(f"{name}: {JOINT.join(parts)}", "bold green" if own else "green")

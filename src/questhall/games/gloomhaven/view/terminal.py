"""The table drawn in a terminal, as a seat sees it, in about 100 columns.

A hex of the map is named by its own number and that of its row.
"""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from questhall.kernel.artists import Artist
from questhall.kernel.hex_map import hex_map
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..campaign.page import PartyView, TownView
from ..library.library import library
from ..printed.cards import CardDef
from ..printed.goals import GoalDef
from ..printed.items import ItemDef
from ..printed.monsters import MonsterCard, MonsterDef, Rank
from ..speech.wording import card_lines, item_lines, monster_card_lines, special_lines
from ..speech.wording.speaker import JOINT
from ..state.figures import FigureKind
from ..state.heroes import ItemState
from ..state.scene import ELEMENTS, Strength
from .dungeon import room_line
from .pieces import (
    CardView,
    FigureView,
    HeroView,
    HexView,
    StatsView,
    TableView,
    TileView,
    TurnView,
    TypeView,
)
from .terminal_page import draw_page
from .terminal_town import draw_town, things_in_town

HALF_WIDTH = 2  # width of a hex, in characters
TILE_MARKS = {
    "obstacle": "##",
    "trap": "^",
    "hazardous": "%",
    "difficult": "~",
    "plate": "_",
    "treasure": "T",
    "mark": "*",
}
CLOSED_DOOR = "]["
OPEN_DOOR = "'"
COIN = "$"
RANK_STYLES = {Rank.ELITE: "bold yellow", Rank.BOSS: "bold magenta"}
ITEM_STYLES = {ItemState.READY: "", ItemState.TURNED: "dim", ItemState.FLIPPED: "dim strike"}
STATS = ("move", "attack", "range", "shield", "pierce")


class TerminalArtist(Artist[TableView | TownView]):
    """Draws the table of the game."""

    def draw(self, view: TableView | TownView, texts: Texts, seat: int) -> RenderableType:
        """The whole table: heading, map, figures, monster cards, characters, the hand."""
        if isinstance(view, TownView):
            return draw_town(view, texts, seat)
        picture = Picture(view, texts, seat)
        parts: list[RenderableType] = [picture.heading()]
        if view.figures:
            parts.append(picture.map())
            parts.extend(picture.figures())
        parts.extend(picture.types())
        if any(hero.hand_size or hero.figure for hero in view.heroes):
            parts.append(picture.heroes())
        for hero in view.heroes:
            if hero.seat == seat:
                parts.append(picture.hand(hero))
        return Group(*parts)

    def draw_page(self, page: object, texts: Texts) -> RenderableType:
        assert isinstance(page, PartyView)
        return draw_page(page, texts)

    def things(self, view: TableView | TownView, texts: Texts) -> dict[str, str]:
        """The things that can be pointed at, with their names."""
        if isinstance(view, TownView):
            return things_in_town(view, texts)
        picture = Picture(view, texts, -1)
        named: dict[str, str] = {}
        for figure in view.figures:
            named[figure.id] = picture.figure_name(figure)
        for type in view.types:
            named[f"type:{type.type}"] = texts.say(message("monster", type.type))
        for hero in view.heroes:
            for card in _cards(hero):
                named[card.id] = texts.say(message("card", card.card))
            for goal in hero.goals:
                named[goal.id] = texts.say(message("goal", goal.card))
            for item in hero.items:
                named[item.id] = texts.say(message("item", item.item))
        for hex in view.hexes:
            named[f"hex:{hex.q},{hex.r}"] = f"{hex.q},{hex.r}"
        for element in ELEMENTS:
            named[f"element:{element}"] = texts.say(message("element", element))
        return named

    def describe(self, view: TableView | TownView, texts: Texts, thing: str) -> str:
        """The text on a card, an item, a goal or a monster."""
        if isinstance(view, TownView):
            return _in_town(self.things(view, texts)[thing], thing, texts)
        picture = Picture(view, texts, -1)
        lines = [self.things(view, texts)[thing]]
        for hero in view.heroes:
            for card in _cards(hero):
                if card.id == thing:
                    lines.extend(_halves(card.card, texts))
            for goal in hero.goals:
                if goal.id == thing:
                    lines.append(texts.say(f"{message('goal', goal.card)}.text"))
            for item in hero.items:
                if item.id == thing:
                    lines.extend(item_lines(_item(item.item), texts))
        for figure in view.figures:
            if figure.id == thing:
                lines.append(picture.condition_of(figure))
                lines.extend(picture.type_lines(figure.type))
        if thing.startswith("type:"):
            lines.extend(picture.type_lines(thing.removeprefix("type:")))
        return "\n".join(lines)


def _in_town(name: str, thing: str, texts: Texts) -> str:
    """The text on goods, or on a card that can be learnt."""
    kind, _, key = thing.partition(":")
    lines = [name]
    if kind == "lesson":
        lines.extend(_halves(key, texts))
    if kind == "goods":
        lines.extend(item_lines(_item(key), texts))
    return "\n".join(lines)


def _hexes_of(figure: FigureView) -> list[tuple[int, int]]:
    """All hexes that the figure stands on."""
    if not figure.hexes:
        return [(figure.q, figure.r)]
    pairs = [hex.split(",") for hex in figure.hexes]
    return [(int(q), int(r)) for q, r in pairs]


def _cards(hero: HeroView) -> list[CardView]:
    active = [CardView(each.id, each.card, each.stickers) for each in hero.active]
    return [*hero.hand, *hero.chosen, *hero.discard, *hero.lost, *active]


def _halves(key: str, texts: Texts) -> list[str]:
    """Initiative and level, then one line per half."""
    card = library().find(key)
    assert isinstance(card, CardDef)
    level = str(card.level) if card.level else texts.say("x")
    said = {"initiative": card.initiative, "level": level}
    return [
        texts.say("terminal-card", said),
        *[" / ".join(lines) for lines in card_lines(card, texts)],
    ]


def _item(key: str) -> ItemDef:
    found = library().find(key)
    assert isinstance(found, ItemDef)
    return found


class Picture:
    """A view drawn for a seat (-1: a spectator), in one language."""

    def __init__(self, view: TableView, texts: Texts, seat: int) -> None:
        self.view = view
        self.texts = texts
        self.seat = seat
        self.letters = {type.type: chr(ord("a") + n) for n, type in enumerate(view.types)}

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(f"terminal-{key}", arguments)

    # -- heading ---------------------------------------------------------------

    def heading(self) -> Text:
        """Scenario, round, elements and the order of turns."""
        view = self.view
        title = self.texts.say(message("scenario", view.id))
        numbered = f"{view.scenario}. {title}" if view.scenario else title
        parts = [numbered, self.say("level", level=view.level)]
        if view.round:
            parts.append(self.say("round", round=view.round))
        heading = Text(JOINT.join(parts), "bold")
        for room in view.rooms:
            heading += Text(f"\n{room_line(room, self.texts)}")
        charged = [
            self._element(n) for n, state in enumerate(view.elements) if state != Strength.INERT
        ]
        if charged:
            heading += Text(f"\n{self.say('elements')}: {', '.join(charged)}")
        if view.queue:
            order = JOINT.join([self._turn(each) for each in view.queue])
            heading += Text(f"\n{self.say('order')}: {order}")
        return heading

    def _element(self, number: int) -> str:
        name = self.texts.say(message("element", ELEMENTS[number]))
        state = "strong" if self.view.elements[number] == Strength.STRONG else "waning"
        return f"{name} ({self.say(state)})"

    def _turn(self, turn: TurnView) -> str:
        names = {figure.id: self.figure_name(figure) for figure in self.view.figures}
        if turn.type:
            name = self.texts.say(message("monster", turn.type))
        elif turn.figure:
            name = names.get(turn.figure, "")
        else:
            name = self.hero_name(self.view.heroes[turn.seat])
        return f"{'✓' if turn.done else ''}{turn.initiative} {name}"

    # -- the map ---------------------------------------------------------------

    def map(self) -> Text:
        """Every revealed hex; rows are numbered on the left."""
        cells = {(hex.q, hex.r): self._open_hex(hex) for hex in self.view.hexes}
        for door in self.view.doors:
            if not door.open:
                cells[door.q, door.r] = Text(CLOSED_DOOR, "bold")
        for figure in self.view.figures:
            for q, r in _hexes_of(figure):
                cells[q, r] = Text(self.code(figure), self._style(figure))
        return hex_map(cells, HALF_WIDTH)

    def _open_hex(self, hex: HexView) -> Text:
        """The hex's number, and what is on it."""
        tile = self._tiles().get(f"{hex.q},{hex.r}")
        if tile is not None and tile.kind == "obstacle":
            return Text(TILE_MARKS["obstacle"])
        mark = OPEN_DOOR if hex.joint == "door" else ""
        mark = COIN if hex.coins else mark
        mark = TILE_MARKS[tile.kind] if tile is not None else mark
        return Text(f"{hex.q}{mark}", "" if mark else "dim")

    def _tiles(self) -> dict[str, TileView]:
        return {hex: tile for tile in self.view.tiles for hex in tile.hexes}

    def code(self, figure: FigureView) -> str:
        """`@1` is the first player, `b3` a normal monster, `B3` an elite one."""
        if figure.kind == FigureKind.CHARACTER:
            return f"@{figure.owner + 1}"
        if figure.kind == FigureKind.MONSTER:
            letter = self.letters.get(figure.type, "?")
            return f"{letter.upper() if figure.rank else letter}{figure.number}"
        return f"&{figure.owner + 1}" if figure.kind == FigureKind.SUMMON else "&"

    def _style(self, figure: FigureView) -> str:
        if figure.kind == FigureKind.MONSTER:
            return RANK_STYLES.get(figure.rank, "red")
        return "bold green" if figure.owner == self.seat else "green"

    # -- figures ---------------------------------------------------------------

    def figures(self) -> list[Text]:
        """One line per figure: its code, name, hit points and conditions."""
        return [
            Text.assemble(
                (f"{self.code(figure):>4} ", self._style(figure)),
                f"{self.figure_name(figure)}: {self.condition_of(figure)}",
                (f"  {figure.q},{figure.r}", "dim"),
            )
            for figure in self.view.figures
        ]

    def figure_name(self, figure: FigureView) -> str:
        name = self.texts.say(figure.name)
        return f"{name} {figure.number}" if figure.kind == FigureKind.MONSTER else name

    def condition_of(self, figure: FigureView) -> str:
        parts = [self.say("hit-points", hp=figure.hp, most=figure.max_hp)]
        for stat in ("shield", "retaliate"):
            value = getattr(figure, stat)
            if value:
                parts.append(self.texts.say(f"stat-{stat}", {"value": value}))
        parts += [self.texts.say(message("condition", each)) for each in figure.conditions]
        return JOINT.join(parts)

    def types(self) -> list[Text]:
        """One line per monster type: its ability card of the round."""
        found: list[Text] = []
        for type in self.view.types:
            name = self.texts.say(message("monster", type.type))
            line = Text(f"{self.letters[type.type]} {name}", "bold red")
            if type.card:
                card = library().find(type.card)
                assert isinstance(card, MonsterCard)
                text = " / ".join(monster_card_lines(card, self.texts))
                line += Text(f"  {type.initiative}: {text}", "not bold default")
            found.append(line)
        return found

    def type_lines(self, key: str) -> list[str]:
        """The stat card of a monster type, and the special abilities of a boss."""
        found: list[str] = []
        for type in self.view.types:
            if type.type == key:
                found.extend([self._stats(type, stats) for stats in type.stats])
                monster = library().find(key)
                assert isinstance(monster, MonsterDef)
                found.extend(special_lines(monster, self.texts))
        return found

    def _stats(self, type: TypeView, stats: StatsView) -> str:
        said = self.texts.say
        parts = [said("stat-hit-points", {"value": stats.hit_points})]
        for stat in STATS:
            value = getattr(stats, stat)
            if value > 0:
                parts.append(said(f"stat-{stat}", {"value": value}))
        if stats.retaliate:
            parts.append(said("stat-retaliate", {"value": stats.retaliate[0]}))
        if stats.targets > 1:
            parts.append(said("stat-targets", {"value": stats.targets}))
        parts += [said(message("effect", each)) for each in stats.conditions]
        extras = {
            "rider-advantage": stats.advantage,
            "trait-attackers-disadvantage": stats.attackers_disadvantage,
            "trait-flying": type.flying,
        }
        parts += [said(key) for key, has in extras.items() if has]
        return f"{self.say('rank', rank=stats.rank)}: {JOINT.join(parts)}"

    # -- characters ------------------------------------------------------------

    def hero_name(self, hero: HeroView) -> str:
        name = self.texts.say(message("class", hero.kind))
        return f"{name} ({self.say('you')})" if hero.seat == self.seat else name

    def heroes(self) -> RenderableType:
        """One line per character, then active cards and items."""
        columns = ("hand", "discard", "lost", "coins", "xp", "played")
        grid = Grid("", *(self.say(name) for name in columns), box=box.SIMPLE_HEAD, pad_edge=False)
        for hero in self.view.heroes:
            played = ", ".join([self.card_name(card.card) for card in hero.chosen])
            out = hero.departed or hero.exhausted
            if hero.resting:
                played = self.say("resting")
            elif out:
                played = self.say("departed" if hero.departed else "exhausted")
            grid.add_row(
                Text(self.hero_name(hero), "dim" if out else "bold green"),
                *(str(hero.hand_size), str(len(hero.discard)), str(len(hero.lost))),
                *(str(hero.coins), str(hero.xp), played or "-"),
            )
        return Group(grid, *(self._belongings(hero) for hero in self.view.heroes))

    def card_name(self, key: str) -> str:
        return self.texts.say(message("card", key))

    def _belongings(self, hero: HeroView) -> Text:
        line = Text(f"{self.hero_name(hero)}: ")
        for active in hero.active:
            circles = f" {active.used}/{len(active.circles)}" if active.circles else ""
            line.append(f"[{self.card_name(active.card)}{circles}] ", "bold")
        for place, item in enumerate(hero.items):
            line.append(", " if place else "")
            line.append(self.texts.say(message("item", item.item)), ITEM_STYLES[item.state])
        return line

    def hand(self, hero: HeroView) -> RenderableType:
        """The cards that may be chosen, and the battle goals."""
        grid = Grid(title=self.say("hand"), title_justify="left", box=box.SIMPLE, pad_edge=False)
        grid.show_header = False
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for card in [*hero.chosen, *hero.hand]:
            about, *halves = _halves(card.card, self.texts)
            grid.add_row(f"{self.card_name(card.card)}\n  {about}", "\n".join(halves))
        for goal in hero.goals:
            found = library().find(goal.card)
            assert isinstance(found, GoalDef)
            name = message("goal", goal.card)
            checks = self.say("checks", checks=found.checks)
            grid.add_row(
                f"{self.texts.say(name)}\n  {checks}",
                Text(self.texts.say(f"{name}.text"), "italic"),
            )
        return grid

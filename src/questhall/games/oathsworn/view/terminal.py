"""The table drawn in a terminal, as a seat sees it, in about 100 columns.

A hex is called by its two numbers. `@1` is the first Oathsworn, `B5` a boss and `m6` a minion by
their numbers; the other hexes of a large base are dotted.
"""

from functools import cache

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from questhall.boards.masks import places_in
from questhall.kernel.artists import Artist
from questhall.kernel.faces import Face
from questhall.kernel.hex_map import column_map
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..campaign.page import CompanyView
from ..library.library import library
from ..printed.clearing import BOARD, cell_name, place_named
from ..printed.encounter import BossDef
from ..printed.might import COLOURS
from .catalogue import catalogue
from .figures import FigureView
from .story import StoryView
from .terminal_page import draw_page
from .terminal_story import cards_in_story, draw_story, things_in_story
from .view import CardView, OathswornView, TableView

HALF_WIDTH = 3  # the width of a hex, in letters
JOINT = " · "
OBSTACLE_MARKS = {"tree": "♣♣", "wall": "##", "building": "⌂⌂"}
TILE_MARKS = {"fire": "^", "water": "~"}
ANY_TILE = "*"
CODES = {"boss": "B", "minion": "m", "ally": "&", "civilian": "c", "sentinel": "s"}
STYLES = {"boss": "bold magenta", "minion": "red", "civilian": "yellow"}


@cache
def faces(texts: Texts) -> dict[str, Face]:
    return {face.key: face for face in catalogue(texts)}


class TerminalArtist(Artist[TableView | StoryView]):
    """Draws both tables of the game."""

    def draw(self, view: TableView | StoryView, texts: Texts, seat: int) -> RenderableType:
        """The whole table: heading, board, figures, the company, the hands."""
        if isinstance(view, StoryView):
            return draw_story(view, texts, seat)
        picture = Picture(view, texts, seat)
        parts: list[RenderableType] = [picture.heading(), picture.board(), *picture.figures()]
        parts.extend(picture.draws())
        if any(each.kind for each in view.company):
            parts.append(picture.company())
        parts.extend([picture.hand(each) for each in _own_hands(view, seat)])
        return Group(*parts)

    def draw_page(self, page: object, texts: Texts) -> RenderableType:
        assert isinstance(page, CompanyView)
        return draw_page(page, texts)

    def things(self, view: TableView | StoryView, texts: Texts) -> dict[str, str]:
        """The things that can be pointed at, with their names."""
        if isinstance(view, StoryView):
            return things_in_story(view, texts, faces(texts))
        picture = Picture(view, texts, -1)
        named = {figure.id: picture.figure_name(figure) for figure in view.figures}
        for card in cards_of(view):
            named[card.id] = picture.card_name(card)
        for hex in BOARD.hexes:
            name = f"{hex[0]},{hex[1]}"
            named[f"hex:{name}"] = name
        return named

    def describe(self, view: TableView | StoryView, texts: Texts, thing: str) -> str:
        """What is printed on a card or a figure."""
        lines = [self.things(view, texts)[thing]]
        face = faces(texts).get(_key_of(view, thing))
        if face is not None:
            lines.extend(face.text)
        return "\n".join(lines)


def _key_of(view: TableView | StoryView, thing: str) -> str:
    """The key of its face."""
    if isinstance(view, StoryView):
        return cards_in_story(view).get(thing, "")
    for card in cards_of(view):
        if card.id == thing:
            return card.card
    return next((figure.name for figure in view.figures if figure.id == thing), "")


def _own_hands(view: TableView, seat: int) -> list[OathswornView]:
    """Of whoever has his turn; otherwise of all whom the seat plays."""
    own = [each for each in view.company if each.seat == seat and each.hand]
    return [each for each in own if each.chair == view.turn] or own


def cards_of(view: TableView) -> list[CardView]:
    """Every card that lies open."""
    found = [*view.stage_discard, *view.waiting, *view.looked_at]
    found += [] if view.next_card is None else [view.next_card]
    for each in view.company:
        found += [*each.hand, *each.in_play, *each.face_down]
        found += [card for position in each.cooldown for card in position]
    return found


class Picture:
    """A view drawn for a seat (-1: a spectator), in one language."""

    def __init__(self, view: TableView, texts: Texts, seat: int) -> None:
        self.view = view
        self.texts = texts
        self.seat = seat

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(f"terminal-{key}", arguments)

    # -- heading -----------------------------------------------------------------

    def heading(self) -> Text:
        """The encounter, round and stage, whose turn it is, and what the beast does next."""
        view = self.view
        parts = [self.texts.say(message("encounter", view.encounter))]
        if view.round:
            parts.append(self.say("round", round=view.round))
        parts.append(self.say("stage", stage=view.stage))
        for each in view.company:
            if view.round and each.chair == view.turn and not each.fallen:
                parts.append(self.say("turn", name=self.name_of(each)))
        heading = Text(JOINT.join(parts), "bold")
        if view.next_card is not None:
            face = faces(self.texts)[view.next_card.card]
            heading += Text(f"\n{self.say('next-card')}: {face.title}. {face.text[0]}", "not bold")
        return heading

    # -- the board ---------------------------------------------------------------

    def board(self) -> Text:
        cells = {hex: Text(f"{hex[0]},{hex[1]}", "dim") for hex in BOARD.hexes}
        for tile in self.view.tiles:
            for name in tile.hexes:
                mark = TILE_MARKS.get(tile.kind, ANY_TILE)
                cells[_hex(name)] = Text(f"{name}{mark}", "cyan")
        for obstacle in self.view.obstacles:
            for name in obstacle.hexes:
                cells[_hex(name)] = Text(OBSTACLE_MARKS[obstacle.kind], "green")
        for figure in self.view.figures:
            for name in _base_of(figure):
                cells[_hex(name)] = Text("··", STYLES["boss"])
        for figure in self.view.figures:
            if figure.hex:
                cells[_hex(figure.hex)] = Text(self.code(figure), self._style(figure))
        return column_map(cells, HALF_WIDTH)

    def code(self, figure: FigureView) -> str:
        if figure.kind == "oathsworn":
            owner = next(each for each in self.view.company if f"figure:{each.figure}" == figure.id)
            return f"@{owner.place + 1}"
        return f"{CODES[figure.kind]}{figure.id.partition(':')[2]}"

    def _style(self, figure: FigureView) -> str:
        own = [each for each in self.view.company if f"figure:{each.figure}" == figure.id]
        if own:
            return "bold green" if own[0].seat == self.seat else "green"
        return STYLES.get(figure.kind, "green")

    # -- figures -----------------------------------------------------------------

    def figures(self) -> list[Text]:
        """One line each: its code and name, HP or the dice of its parts, defense, tokens."""
        return [
            Text.assemble(
                (f"{self.code(figure):>4} ", self._style(figure)),
                f"{self.figure_name(figure)}: {self._about(figure)}",
                (f"  {figure.hex} {figure.facing}", "dim"),
            )
            for figure in self.view.figures
        ]

    def figure_name(self, figure: FigureView) -> str:
        if figure.kind == "ally":
            return self.texts.say(message("ally", figure.name))
        if figure.kind == "oathsworn":
            return self.texts.say(
                message("class", figure.name) if figure.name else "figure-oathsworn"
            )
        return self.texts.say(message("figure", figure.name))

    def _about(self, figure: FigureView) -> str:
        parts = self._parts(figure) if figure.dice else [self.say("hp", hp=figure.hp)]
        parts.append(self.say("defense", defense=figure.defense))
        for name, count in figure.statuses.items():
            parts.append(f"{self.texts.say(message('status', name))} {count}")
        return JOINT.join(parts)

    def _parts(self, figure: FigureView) -> list[str]:
        boss = library().find(figure.name)
        assert isinstance(boss, BossDef)
        names = [self.texts.say(message("part", part.key)) for part in boss.parts]
        return [f"{name} {die or '×'}" for name, die in zip(names, figure.dice, strict=True)]

    def draws(self) -> list[Text]:
        """Might cards on the table."""
        found: list[Text] = []
        for draw in self.view.draws:
            shown = [*draw.faces, *["?"] * draw.face_down]
            side = self.texts.say(message("side", draw.side))
            found.append(Text(f"{side}: {', '.join(shown)}", "bold"))
        return found

    # -- the company -------------------------------------------------------------

    def name_of(self, member: OathswornView) -> str:
        figure = next((f for f in self.view.figures if f.id == f"figure:{member.figure}"), None)
        name = self.texts.say("figure-oathsworn")
        if figure is not None:
            name = self.figure_name(figure)
        elif member.kind in library().classes:
            name = self.texts.say(message("class", member.kind))
        return f"{name} ({self.say('you')})" if member.seat == self.seat else name

    def company(self) -> RenderableType:
        """Animus, might, tokens and the cards that cool down."""
        columns = ("animus", "might", "tokens", "positions")
        grid = Grid("", *(self.say(name) for name in columns), box=box.SIMPLE_HEAD, pad_edge=False)
        for each in self.view.company:
            tokens = [
                f"{self.texts.say(message('token', name))} {count}"
                for name, count in each.tokens.items()
                if count
            ]
            positions = [
                f"{number}: {', '.join([self.card_name(card) for card in cards])}"
                for number, cards in enumerate(each.cooldown)
                if cards
            ]
            grid.add_row(
                Text(f"@{each.place + 1} {self.name_of(each)}", "dim" if each.fallen else "green"),
                f"{each.animus}/{each.animus + each.reserve}",
                self._might(each.might),
                "\n".join(tokens) or "-",
                "\n".join(positions) or "-",
            )
        return grid

    def _might(self, cubes: list[int]) -> str:
        shown = [
            f"{count} {self.texts.say(message('colour', COLOURS[colour]))}"
            for colour, count in enumerate(cubes)
            if count
        ]
        return ", ".join(shown) or "-"

    def card_name(self, card: CardView) -> str:
        return faces(self.texts)[card.card].title

    def hand(self, member: OathswornView) -> RenderableType:
        title = self.say("hand", name=self.name_of(member))
        grid = Grid(title=title, title_justify="left", box=box.SIMPLE, pad_edge=False)
        grid.show_header = False
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for card in member.hand:
            face = faces(self.texts)[card.card]
            numbers = face.numbers
            cooldown = numbers.get("cooldown")
            about = (
                self.say("once") if cooldown is None else self.say("cooldown", cooldown=cooldown)
            )
            if "defense" in numbers:
                about += JOINT + self.say("defense", defense=numbers["defense"])
            grid.add_row(f"{face.title}\n  {about}", "\n".join(face.text))
        return grid


def _hex(name: str) -> tuple[int, int]:
    return BOARD.hexes[place_named(name)]


def _base_of(figure: FigureView) -> list[str]:
    """All hexes under a large figure."""
    if figure.kind != "boss" or not figure.hex:
        return []
    boss = library().find(figure.name)
    assert isinstance(boss, BossDef)
    if not boss.large:
        return []
    place = place_named(figure.hex)
    return [cell_name(cell) for cell in places_in(BOARD.within(place, 1))]

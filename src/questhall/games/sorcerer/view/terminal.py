"""The table drawn in a terminal, from the view of a seat, in about 100 columns."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from questhall.kernel.artists import Artist
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.cards import ATTACHMENT, MINION, BloodPool, CardDef, SkillDef
from ..speech.speaker import blood_pool_text, card_text, skill_text
from ..state.arena import DEFENCE, Phase
from .view import (
    AttackView,
    CardView,
    FieldView,
    MinionView,
    PlayerView,
    SideView,
    SkillView,
    TableView,
)

FIELDS_IN_A_ROW = 3
ABOVE = 0
BELOW = 1
READY = "●"
EXHAUSTED = "○"
AVATAR = "♟"
FLAME = "♨"
ARTHROPOD = "✱"
FACES = {"M": "face-miss", "H": "face-hit", "D": "face-double", "C": "face-critical"}
KIND_LABELS = ("label-minion", "label-sorcery", "label-attachment")


class TerminalArtist(Artist[TableView]):
    """Draws the table of the game."""

    def draw(self, view: TableView, texts: Texts, seat: int) -> RenderableType:
        """The whole table: round, players, battlefields, the attack, the hand."""
        picture = Picture(view, texts, seat)
        parts: list[RenderableType] = [picture.heading(), picture.players()]
        parts.extend(picture.battlefields())
        if view.attack is not None:
            parts.append(picture.attack(view.attack))
        if seat >= 0:
            parts.append(picture.hand(view.players[seat]))
        return Group(*parts)

    def things(self, view: TableView, texts: Texts) -> dict[str, str]:
        """What can be pointed at, with its name."""
        picture = Picture(view, texts, -1)
        named = {f"field:{field.name}": picture.field_name(field.name) for field in view.fields}
        for card in _cards(view):
            named[card.id] = picture.card_name(card.card)
        for player in view.players:
            for skill in player.skills:
                named[skill.id] = texts.say(message("skill", skill.card))
            if player.blood is not None:
                named[f"blood:{player.seat}"] = texts.say(message("card", _blood_pool(player).key))
        return named

    def describe(self, view: TableView, texts: Texts, thing: str) -> str:
        """Name, numbers and text of a card, a skill or the Blood Pool."""
        name = self.things(view, texts)[thing]
        for card in _cards(view):
            if card.id == thing:
                printed = _printed(card.card)
                return f"{name} ({card_line(printed, texts)})\n{card_text(printed, texts)}"
        for player in view.players:
            for skill in player.skills:
                if skill.id == thing:
                    return f"{name}\n{skill_text(_skill(skill), texts)}"
            if thing == f"blood:{player.seat}":
                return f"{name}\n{blood_pool_text(_blood_pool(player), texts)}"
        return name


def card_line(card: CardDef, texts: Texts) -> str:
    """Cost, kind, printed numbers and types: `3, minion 3/2, Knight`."""
    kind = texts.say(KIND_LABELS[card.kind])
    if card.kind == MINION:
        kind += f" {card.attack}/{card.life}"
    elif card.kind == ATTACHMENT:
        kind += f" {card.attack:+}/{card.life:+}"
    types = [texts.say(message("type", each)) for each in card.types]
    return ", ".join([str(card.cost), kind, *types])


def _cards(view: TableView) -> list[CardView]:
    """Every grimoire card that the seat sees."""
    found: list[CardView] = []
    for player in view.players:
        found += player.hand + player.resolving + player.graveyard
    for field in view.fields:
        for side in field.sides:
            for minion in side.minions:
                found.append(CardView(minion.id, minion.card, minion.seat))
                found += [CardView(each.id, each.card, each.owner) for each in minion.attachments]
    return found


def _printed(key: str) -> CardDef:
    card = library().find(key)
    assert isinstance(card, CardDef)
    return card


def _skill(skill: SkillView) -> SkillDef:
    found = library().find(skill.card)
    assert isinstance(found, SkillDef)
    return found


def _blood_pool(player: PlayerView) -> BloodPool:
    """The Blood Pool comes with one of the player's packs."""
    pools = [pack.blood_pool for pack in library().packs if pack.key in player.packs]
    return next(pool for pool in pools if pool is not None)


class Picture:
    """A view being drawn for a seat (-1: a spectator), in one language."""

    def __init__(self, view: TableView, texts: Texts, seat: int) -> None:
        self.view = view
        self.texts = texts
        self.seat = seat
        self.team = view.players[seat].team if seat >= 0 else view.players[0].team

    # -- names -----------------------------------------------------------------

    def label(self, name: str) -> str:
        return self.texts.say(f"label-{name}")

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(f"terminal-{key}", arguments)

    def card_name(self, key: str) -> str:
        return self.texts.say(message("card", key))

    def field_name(self, name: str) -> str:
        return self.texts.say(message("field", name))

    def seat_name(self, seat: int) -> str:
        return self.say("you") if seat == self.seat else self.texts.say(f"player-{seat + 1}")

    def team_name(self, team: int) -> str:
        members = [player.seat for player in self.view.players if player.team == team]
        if len(members) == 1:
            return self.seat_name(members[0])
        numbers = ", ".join(str(seat + 1) for seat in members)
        return f"{self.texts.say(f'team-{team + 1}')} ({numbers})"

    def phase_name(self) -> str:
        phase = self.view.phase
        return self.say("creation") if phase == Phase.CREATION else self.texts.say(f"phase-{phase}")

    # -- the players -----------------------------------------------------------

    def heading(self) -> Text:
        """Round, phase and who goes first."""
        view = self.view
        parts = [f"{self.label('round')} {view.round}", self.phase_name()]
        parts.append(f"{self.label('first-player')}: {self.team_name(view.first)}")
        parts += [self.label("fate-full" if full else "fate-empty") for full in view.fate]
        return Text(" · ".join(parts), "bold")

    def players(self) -> RenderableType:
        """One line per player: board, hand, grimoire, graveyard."""
        columns = ("energy", "actions", "omens", "blood", "hand", "grimoire", "graveyard")
        grid = Grid(
            "", *(self.label(name) for name in columns), box=box.SIMPLE_HEAD, pad_edge=False
        )
        grid.add_column(self.label("points") if self.view.format == "royale" else "")
        for player in self.view.players:
            blood = "-" if player.blood is None else str(player.blood)
            numbers = (
                *(str(player.energy), str(player.actions), str(player.omens), blood),
                *(str(player.hand_size), str(player.grimoire_size), str(len(player.graveyard))),
                str(player.points) if self.view.format == "royale" else "",
            )
            style = "bold" if player.seat == self.seat else ""
            grid.add_row(Text(self.seat_name(player.seat), style), *numbers)
        return Group(grid, *(self._skills(player) for player in self.view.players if player.skills))

    def _skills(self, player: PlayerView) -> Text:
        """A player's packs and skill cards."""
        packs = ", ".join(self.texts.say(message("pack", pack)) for pack in player.packs)
        skills = ", ".join(
            f"{READY if skill.ready else EXHAUSTED} {self.texts.say(message('skill', skill.card))}"
            for skill in player.skills
        )
        return Text(f"{self.seat_name(player.seat)}: {packs}. {self.say('skills')}: {skills}")

    # -- the battlefields ------------------------------------------------------

    def battlefields(self) -> list[RenderableType]:
        """Side by side, three in a row; the seat's own side is below."""
        fields = self.view.fields
        rows: list[RenderableType] = []
        for start in range(0, len(fields), FIELDS_IN_A_ROW):
            row = fields[start : start + FIELDS_IN_A_ROW]
            grid = Grid(box=box.ROUNDED, expand=True, show_lines=True)
            for field in row:
                grid.add_column(self._field_title(field), ratio=1)
            for side in (ABOVE, BELOW):
                grid.add_row(*(self._side(field, self._sides(field)[side]) for field in row))
            rows.append(grid)
        return rows

    def _sides(self, field: FieldView) -> list[SideView]:
        """The upper and the lower side."""
        return field.sides[::-1] if field.sides[0].team == self.team else field.sides

    def _field_title(self, field: FieldView) -> Text:
        """Its place in the order of battle, its name, who begins, what happened to it."""
        title = Text(f"{field.order + 1}. {self.field_name(field.name)}", "bold")
        if field.conquered_by is not None:
            conqueror = self.team_name(field.conquered_by)
            return title + Text(f"\n{self.say('conquered', who=conqueror)}", "dim")
        title += Text(f"\n{self.say('begins', who=self.team_name(field.first))}", "dim")
        if field.exhausted:
            title += Text(f", {self.say('field-exhausted')}", "dim")
        return title

    def _side(self, field: FieldView, side: SideView) -> Text:
        """A side: whose it is, its damage, its avatars and its minions."""
        lines = [Text(f"{self.team_name(side.team)}  {side.track}/{DEFENCE}", "bold")]
        for player in self.view.players:
            if player.team == side.team and player.avatar == field.name:
                lines.append(Text(f"{AVATAR} {self.label('avatar')}{self._member(player.seat)}"))
        if side.unopposed:
            lines.append(Text(self.label("unopposed"), "dim"))
        for minion in side.minions:
            lines.extend(self._minion(minion))
        if not side.minions:
            lines.append(Text(self.say("no-minions"), "dim"))
        return Text("\n").join(lines)

    def _member(self, seat: int) -> str:
        """Whose it is, if a side belongs to several players."""
        return f" ({self.seat_name(seat)})" if self.view.format == "team" else ""

    def _minion(self, minion: MinionView) -> list[Text]:
        """`● Lantern Knight 3/2 -1`, its counters, and its attachments."""
        mark = READY if minion.ready else EXHAUSTED
        attacker = self.view.attack is not None and self.view.attack.attacker == minion.id
        name = self.card_name(minion.card) + self._member(minion.seat)
        first = Text(f"{'»' if attacker else ''}{mark} {name} ", "" if minion.ready else "dim")
        first += Text(f"{minion.attack}/{minion.life}", "bold")
        if minion.damage:
            first += Text(f" -{minion.damage}", "bold red")
        lines = [first]
        extras = self._extras(minion)
        if extras:
            lines.append(Text(f"  {extras}", "italic"))
        for each in minion.attachments:
            mark = f"{ARTHROPOD} " if each.follower else ""
            lines.append(Text(f"  + {mark}{self.card_name(each.card)}", "italic"))
        return lines

    def _extras(self, minion: MinionView) -> str:
        found: list[str] = []
        if minion.flame:
            found.append(f"{FLAME} {self.label('flame')} {minion.flame}")
        if minion.arthropods:
            found.append(f"{ARTHROPOD} {self.label('followers')} {minion.arthropods}")
        if minion.flying:
            found.append(self.say("flying"))
        if minion.blank:
            found.append(self.say("blanked"))
        return ", ".join(found)

    # -- the attack and the hand -----------------------------------------------

    def attack(self, attack: AttackView) -> Text:
        """The attack in progress and its dice."""
        names = {minion.id: minion.card for minion in self._minions()}
        attacker = self.card_name(names[attack.attacker]) if attack.attacker in names else "-"
        dice = "  ".join(
            f"{number}:{self.texts.say(FACES[face])}" for number, face in enumerate(attack.dice, 1)
        )
        parts = [self.say("attacks", attacker=attacker, dice=dice or "-")]
        if attack.bonus:
            parts.append(self.say("bonus", bonus=f"{attack.bonus:+}"))
        points = attack.critical_points + attack.hit_points
        if points:
            parts.append(self.say("points-left", points=points))
        return Text(" · ".join(parts), "bold")

    def _minions(self) -> list[MinionView]:
        sides = [side for field in self.view.fields for side in field.sides]
        return [minion for side in sides for minion in side.minions]

    def hand(self, player: PlayerView) -> RenderableType:
        """The hand: cost, name, kind and text."""
        grid = Grid(title=self.label("hand"), title_justify="left", box=box.SIMPLE, pad_edge=False)
        grid.show_header = False
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for card in player.hand:
            printed = _printed(card.card)
            text = " ".join(card_text(printed, self.texts).split("\n"))
            name = f"{self.card_name(card.card)}\n  {card_line(printed, self.texts)}"
            grid.add_row(name, Text(text))
        return grid

"""The table drawn in a terminal, from the view of a seat, in about 100 columns.

A space of the map is named by its number and the number of its row; a letter stands for its
terrain, two letters for what lies on it.
"""

from functools import cache

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from questhall.kernel.artists import Artist
from questhall.kernel.faces import Face
from questhall.kernel.hex_map import hex_map
from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..printed.kinds import BASIC_COLOURS, COLOURS, ELEMENTS, RANGES
from ..rules.combat.opponents import AS_ENEMY
from ..state.heroes import DUMMY_SEAT
from .catalogue import catalogue
from .fights import CombatView, FoeView
from .heroes import HeroView, UnitView
from .pieces import CardView, TokenView
from .view import SpaceView, TableView

HALF_WIDTH = 3  # the width of a space, in letters
JOINT = " · "
TERRAIN_MARKS = {
    "plains": ".",
    "hills": "h",
    "forest": "f",
    "wasteland": "w",
    "desert": "d",
    "swamp": "s",
    "lake": "~",
    "mountain": "^",
    "sea": "~",
    "city": ".",
}
SITE_MARKS = {
    "village": "Vi",
    "monastery": "Mo",
    "keep": "Ke",
    "mage_tower": "Ma",
    "city": "Ci",
    "ruins": "Ru",
    "dungeon": "Du",
    "tomb": "To",
    "monster_den": "De",
    "spawning_grounds": "Sp",
    "magical_glade": "Gl",
    "mine": "Mi",
    "portal": "Po",
    "orc_marauders": "Or",
    "draconum": "Dr",
}
MANA_STYLES = {
    "red": "red",
    "blue": "blue",
    "green": "green",
    "white": "",
    "gold": "yellow",
    "black": "dim",
}


class TerminalArtist(Artist[TableView]):
    """Draws the table of the game."""

    def draw(self, view: TableView, texts: Texts, seat: int) -> RenderableType:
        """The whole table: heading, map, offers, the fight, the heroes, the hand."""
        picture = Picture(view, texts, seat)
        parts: list[RenderableType] = [picture.heading()]
        if view.spaces:
            parts.extend([picture.map(), *picture.sites(), picture.source(), *picture.offers()])
        if view.combat is not None:
            parts.extend(picture.fight(view.combat))
        if view.round:
            parts.append(picture.heroes())
        for hero in view.heroes:
            if hero.seat == seat and hero.hand:
                parts.append(picture.hand(hero))
        parts.extend(picture.scores())
        return Group(*parts)

    def things(self, view: TableView, texts: Texts) -> dict[str, str]:
        """What can be pointed at, with its name."""
        picture = Picture(view, texts, -1)
        named = {card.id: picture.title(card.card) for card in _cards(view)}
        for space in view.spaces:
            named[f"hex:{space.q},{space.r}"] = f"{space.q},{space.r} {picture.place_name(space)}"
            for token in _open_tokens(space):
                named[token.id] = picture.title(token.enemy)
        for number, die in enumerate(view.source):
            named[f"die:{number}"] = picture.colour(die.colour)
        for foe in view.combat.foes if view.combat is not None else []:
            named[foe.id] = picture.foe_name(foe)
        for colour in COLOURS:
            named[f"mana:{colour}"] = picture.mana(colour)
            named[f"crystal:{colour}"] = texts.say(f"{message('colour', colour)}.crystal")
        for hero in view.heroes:
            named[f"seat:{hero.seat}"] = texts.say(message("hero", hero.kind))
        return named

    def describe(self, view: TableView, texts: Texts, thing: str) -> str:
        """Everything there is to read on a card, a token or a site."""
        lines = [self.things(view, texts)[thing]]
        face = _faces(texts).get(_key_of(view, thing))
        if face is not None:
            lines.extend([*_numbers_on(face, texts), *face.text])
        return "\n".join(lines)


def _numbers_on(face: Face, texts: Texts) -> list[str]:
    """The numbers of a unit or an enemy, with its resistances: one line, or none."""
    parts = [
        f"{texts.say(f'terminal-{name}')} {face.numbers[name]}"
        for name in ("level", "cost", "armour", "fame")
        if name in face.numbers
    ]
    resists = [mark.removeprefix("resists-") for mark in face.marks if mark.startswith("resists-")]
    parts.extend([texts.say(message("resistance", each)) for each in resists])
    return [JOINT.join(parts)] if parts else []


def _key_of(view: TableView, thing: str) -> str:
    """The key of its face."""
    for card in _cards(view):
        if card.id == thing:
            return card.card
    for space in view.spaces:
        if thing == f"hex:{space.q},{space.r}":
            return space.site if _has_site(space) else f"terrain_{space.terrain}"
        for token in _open_tokens(space):
            if token.id == thing:
                return token.enemy
    for foe in view.combat.foes if view.combat is not None else []:
        if foe.id == thing:
            return foe.enemy.removeprefix(AS_ENEMY)
    return thing.replace(":", "_")


@cache
def _faces(texts: Texts) -> dict[str, Face]:
    return {face.key: face for face in catalogue(texts)}


def _has_site(space: SpaceView) -> bool:
    return space.site in SITE_MARKS


def _open_tokens(space: SpaceView) -> list[TokenView]:
    tokens = [*space.tokens, *([] if space.ruin is None else [space.ruin])]
    return [token for token in tokens if token.enemy]


def _cards(view: TableView) -> list[CardView]:
    found = [*view.spell_offer, *view.action_offer, *view.unit_offer, *view.monastery_offer]
    found.extend([*view.common_skills, *view.tactics, *view.upgrades])
    for hero in view.heroes:
        found.extend([*hero.hand, *hero.played, *hero.discard, *hero.set_aside])
        found.extend([*hero.drafted, *hero.pack])
        found.extend([CardView(unit.id, unit.card) for unit in hero.units])
        found.extend([CardView(unit.banner_id, unit.banner) for unit in hero.units if unit.banner])
        found.extend([CardView(skill.id, skill.card) for skill in hero.skills])
        found.extend([CardView(hero.tactic_id, hero.tactic)] if hero.tactic else [])
    return found


class Picture:
    """A view being drawn for a seat (-1: a spectator), in one language."""

    def __init__(self, view: TableView, texts: Texts, seat: int) -> None:
        self.view = view
        self.texts = texts
        self.seat = seat

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(f"terminal-{key}", arguments)

    def title(self, key: str) -> str:
        return _faces(self.texts)[key].title

    def titles(self, cards: list[CardView]) -> str:
        return ", ".join([self.title(card.card) for card in cards])

    def colour(self, colour: str) -> str:
        return self.texts.say(message("colour", colour))

    def mana(self, colour: str) -> str:
        return self.texts.say(f"{message('colour', colour)}.mana")

    # -- heading ---------------------------------------------------------------

    def heading(self) -> Text:
        """Scenario, round, goals, the order of turns and the turn under way."""
        view = self.view
        parts = [self.texts.say(message("scenario", view.scenario))]
        if view.round:
            parts.append(self.say("round", round=view.round, rounds=view.rounds))
            parts.append(self.say("day" if view.day else "night"))
        heading = Text(JOINT.join(parts), "bold")
        goals = [
            f"{self.texts.say(message('goal', goal.name))}: {goal.now}/{goal.needed}"
            for goal in view.goals
        ]
        heading += Text(f"\n{JOINT.join(goals)}")
        if view.round:
            order = JOINT.join([self._in_order(seat) for seat in view.order])
            heading += Text(f"\n{self.say('order')}: {order}")
        if view.turn.seat >= 0:
            heading += Text(f"\n{self._turn()}")
        return heading

    def _in_order(self, seat: int) -> str:
        if seat == DUMMY_SEAT:
            return self.texts.say("dummy-player")
        return self.hero_name(self.view.heroes[seat])

    def _turn(self) -> str:
        turn = self.view.turn
        parts = [self._in_order(turn.seat), self.texts.say(message("phase", turn.phase))]
        for name in ("move", "influence", "healing"):
            points = getattr(turn, name)
            if points:
                parts.append(f"{self.say(name)} {points}")
        parts.extend([self.title(boon.card) for boon in turn.boons])
        parts.extend([self.texts.say(message("reward", each)) for each in turn.rewards])
        return JOINT.join(parts)

    # -- the map ---------------------------------------------------------------

    def map(self) -> Text:
        """Every space; rows are numbered on the left."""
        cells = {(space.q, space.r): self._cell(space) for space in self.view.spaces}
        return hex_map(cells, HALF_WIDTH)

    def _cell(self, space: SpaceView) -> Text:
        """Its number and terrain, then who or what is there."""
        cell = Text(f"{space.q}{TERRAIN_MARKS[space.terrain]}", "dim")
        here = f"{space.q},{space.r}"
        for hero in self.view.heroes:
            if hero.space == here:
                style = "bold green" if hero.seat == self.seat else "bold cyan"
                return cell.append(f"@{hero.seat + 1}", style)
        if _has_site(space):
            return cell.append(SITE_MARKS[space.site], "bold red" if space.tokens else "bold")
        return cell

    def place_name(self, space: SpaceView) -> str:
        if space.site == "city" and space.colour:
            return self.texts.say(message("city", space.colour))
        if _has_site(space):
            return self.texts.say(message("site", space.site))
        return self.texts.say(message("terrain", space.terrain))

    def sites(self) -> list[Text]:
        """Where tokens or shields lie."""
        found: list[Text] = []
        for space in self.view.spaces:
            if not _has_site(space) or not (space.tokens or space.ruin or space.shields):
                continue
            line = Text(f"{SITE_MARKS[space.site]:>4} {space.q},{space.r} ", "bold")
            about = [self._token(token) for token in space.tokens]
            about.extend([] if space.ruin is None else [self._token(space.ruin)])
            about.extend([f"@{seat + 1}" for seat in space.shields])
            found.append(line + Text(f"{self.place_name(space)}: {', '.join(about)}", "not bold"))
        return found

    def _token(self, token: TokenView) -> str:
        if token.enemy:
            return self.title(token.enemy)
        return self.texts.say(message("token", token.back))

    def source(self) -> Text:
        line = Text(f"{self.say('source')}: ")
        for number, die in enumerate(self.view.source):
            line.append(", " if number else "")
            style = f"{MANA_STYLES[die.colour]} strike" if die.used else MANA_STYLES[die.colour]
            line.append(self.colour(die.colour), style.strip())
            line.append(f" (@{die.owner + 1})" if die.owner >= 0 else "")
        return line

    def offers(self) -> list[Text]:
        units = ", ".join([self._price(card) for card in self.view.unit_offer])
        rows = {
            "units": units,
            "spells": self.titles(self.view.spell_offer),
            "actions": self.titles([*self.view.action_offer, *self.view.monastery_offer]),
            "tactics": "" if self.view.turn.seat >= 0 else self.titles(self.view.tactics),
        }
        return [Text(f"{self.say(name)}: {row}") for name, row in rows.items() if row]

    def _price(self, card: CardView) -> str:
        face = _faces(self.texts)[card.card]
        return f"{face.title} ({face.numbers['cost']})"

    # -- the fight -------------------------------------------------------------

    def fight(self, combat: CombatView) -> list[Text]:
        """One line per enemy with what defeats it, then what was gathered."""
        found = [self._foe(foe) for foe in combat.foes if not foe.hidden]
        gathered: list[str] = []
        for range_, row in enumerate(combat.attack):
            name = self.texts.say(message("range", RANGES[range_]))
            gathered.extend(self._points(name, row))
        gathered.extend(self._points(self.say("block"), combat.block))
        if gathered:
            found.append(Text(f"{self.say('gathered')}: {JOINT.join(gathered)}", "bold"))
        return found

    def _points(self, name: str, row: list[int]) -> list[str]:
        elements = [self.texts.say(message("element", each)) for each in ELEMENTS]
        return [f"{name} {row[n]} ({elements[n]})" for n in range(len(ELEMENTS)) if row[n]]

    def foe_name(self, foe: FoeView) -> str:
        return self.title(foe.enemy.removeprefix(AS_ENEMY))

    def _foe(self, foe: FoeView) -> Text:
        style = "dim strike" if foe.defeated else "bold red"
        parts = [self.say("to-defeat", reached=foe.reached, needed=foe.needed)]
        for attack in foe.attacks:
            if attack.summons:
                parts.append(self.texts.say(message("ability", "summon")))
            elif attack.state == 0:
                name = self.texts.say(f"{message('element', attack.element)}.attack")
                reach = self.say("to-block", reached=attack.reached, needed=attack.needed)
                parts.append(f"{name} {attack.value} ({reach})")
        parts.extend([self.texts.say(message("ability", each)) for each in foe.abilities])
        parts.extend([self.texts.say(message("resistance", each)) for each in foe.resistances])
        return Text.assemble((f"{self.foe_name(foe)}", style), f": {JOINT.join(parts)}")

    # -- heroes ----------------------------------------------------------------

    def hero_name(self, hero: HeroView) -> str:
        name = f"@{hero.seat + 1} {self.texts.say(message('hero', hero.kind))}"
        about = [self.say("you")] if hero.seat == self.seat else []
        about.extend([self.say("chosen")] if hero.chosen else [])
        return f"{name} ({', '.join(about)})" if about else name

    def heroes(self) -> RenderableType:
        """One line per hero, then units, skills and mana."""
        columns = ("level", "fame", "reputation", "armour", "hand", "deck", "tactic")
        grid = Grid("", *(self.say(name) for name in columns), box=box.SIMPLE_HEAD, pad_edge=False)
        for hero in self.view.heroes:
            grid.add_row(
                Text(self.hero_name(hero), "dim" if hero.out else "bold green"),
                *(str(hero.level), str(hero.fame), str(hero.reputation), str(hero.armour)),
                *(str(hero.hand_size), str(hero.deck_size)),
                self.title(hero.tactic) if hero.tactic else "-",
            )
        return Group(grid, *(self._belongings(hero) for hero in self.view.heroes))

    def _belongings(self, hero: HeroView) -> Text:
        line = Text(f"@{hero.seat + 1} ")
        for unit in hero.units:
            line.append(f"[{self._unit(unit)}] ", "bold" if unit.ready else "dim")
        for skill in hero.skills:
            face_down = skill.used or skill.spent or skill.flipped or skill.in_centre
            line.append(f"<{self.title(skill.card)}> ", "dim" if face_down else "")
        for number in range(len(COLOURS)):
            colour = COLOURS[number]
            style = MANA_STYLES[colour]
            if number < BASIC_COLOURS and hero.crystals[number]:
                line.append(f"◆{hero.crystals[number]} {self.colour(colour)} ", style)
            if hero.mana[number]:
                line.append(f"●{hero.mana[number]} {self.colour(colour)} ", style)
        return line

    def _unit(self, unit: UnitView) -> str:
        wounds = f" -{unit.wounds}" if unit.wounds else ""
        banner = f" + {self.title(unit.banner)}" if unit.banner else ""
        return f"{self.title(unit.card)}{wounds}{banner}"

    def hand(self, hero: HeroView) -> RenderableType:
        """The cards with their effects; equal ones together."""
        grid = Grid(title=self.say("hand"), title_justify="left", box=box.SIMPLE, pad_edge=False)
        grid.show_header = False
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        keys = [card.card for card in hero.hand]
        for key in dict.fromkeys(keys):
            face = _faces(self.texts)[key]
            count = f" ×{keys.count(key)}" if keys.count(key) > 1 else ""
            style = MANA_STYLES.get(face.family, "")
            grid.add_row(Text(f"{face.title}{count}", style), "\n".join(face.text))
        return grid

    def scores(self) -> list[Text]:
        """What was counted at the end."""
        found: list[Text] = []
        for score in self.view.score:
            names = ", ".join([self._in_order(seat) for seat in score.seats])
            lines = [
                f"{self.texts.say(message('score', line.name))} {line.points + line.extra}"
                for line in score.lines
                if line.points or line.extra
            ]
            text = f"{names}: {score.total} = {' + '.join(lines)}" if lines else names
            found.append(Text(text, "bold" if score.won else ""))
        return found

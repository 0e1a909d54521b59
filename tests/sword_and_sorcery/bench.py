"""A workbench for Sword & Sorcery: set a small position, do one thing, look at the table.

The map is drawn as text (see tests/boards/grid.py). Two heroes stand in its first area: Ecarus, the
Knight of the White Rose, and Thorgar, the Cleric; others can be named. The Cleric has already
helped somebody in this round, so that nobody is asked about it at every roll.

    bench = Bench("A B")
    orc = bench.enemy("B", armour=2, hp=15)
    bench.roll(red=["hit hit"], blue=["shield"])
    bench.do(bench.attack(0, orc, fixed=1, red=1))
    assert orc.wounds == 1
"""

from typing import TypeVar

from questhall.bench import Answers, Rigged, RunningFlow, told
from questhall.boards.masks import NOWHERE
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.effects import Effect, Test
from questhall.games.sword_and_sorcery.printed.enemies import Behaviour, EnemyDef, ScrollDef
from questhall.games.sword_and_sorcery.printed.items import Blow
from questhall.games.sword_and_sorcery.printed.kinds import (
    CONDITIONS,
    DAMAGE_TYPES,
    NO_TYPE,
    RANKS,
    SLOTS,
    STYLES,
    ActionKind,
    Hands,
)
from questhall.games.sword_and_sorcery.printed.quests import AreaDef, DoorDef, QuestDef
from questhall.games.sword_and_sorcery.printed.symbols import BLUE_DIE, RED_DIE
from questhall.games.sword_and_sorcery.rules.attack.strike import strike
from questhall.games.sword_and_sorcery.rules.enemies.appearing import bring
from questhall.games.sword_and_sorcery.rules.turn.emporium import visit
from questhall.games.sword_and_sorcery.rules.turn.goods import wear
from questhall.games.sword_and_sorcery.rules.turn.rounds import begin_turn
from questhall.games.sword_and_sorcery.setup.setup import lay_out, new_cards, take_class
from questhall.games.sword_and_sorcery.state.adventure import Adventure, Phase, Pile
from questhall.games.sword_and_sorcery.state.attacks import Attack, Deed
from questhall.games.sword_and_sorcery.state.enemies import Enemy
from questhall.games.sword_and_sorcery.state.figures import Figure
from questhall.games.sword_and_sorcery.state.heroes import GIFTS, Hero, Power
from questhall.games.sword_and_sorcery.state.house_rules import house_rules
from questhall.games.sword_and_sorcery.words.effects import EFFECTS, SYMBOL_EFFECTS
from questhall.games.sword_and_sorcery.words.tests import TESTS
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.events import Event, Journal
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.phrases import option_id
from tests.boards.grid import Grid
from tests.played import note

from .words import DRAWN

# What somebody says who wants nothing more.
ENOUGH = ("no-more", "nothing", "done", "enough", "end-turn")
T = TypeVar("T")
GROUP = ("ecarus_white_rose", "thorgar_cleric")


class Bench:
    """One small position."""

    def __init__(
        self,
        drawn: str = "A B C D",
        heroes: tuple[str, ...] = GROUP,
        one_way: str = "",
        difficult: str = "",
        hazardous: str = "",
        doors: str = "",
        packs: tuple[str, ...] = (),
        **options: OptionValue,
    ) -> None:
        self.grid = Grid(drawn, one_way)
        areas = [AreaDef(n, n in difficult, n in hazardous) for n in self.grid.names]
        quest = QuestDef("bench", self.grid.map, areas)
        quest.start = [0]
        for pair in doors.split():
            quest.doors.append(DoorDef(pair, self.grid.number(pair), False))
        setup = GAME.checked(Setup("quest", len(heroes), options, packs))
        rules = house_rules(setup.options, packs)
        self.adventure: Adventure = lay_out(Chance("bench"), quest, rules, len(heroes))
        self.journal = Journal()
        self.adventure.journal = self.journal
        self.asked: list[Decision] = []
        self.rigged = Rigged(self.adventure)
        for hero, key in zip(self.adventure.heroes, heroes, strict=True):
            take_class(self.adventure, hero, library().classes[key])
            self.adventure.figure_of(hero).area = 0
            hero.used_this_round.append("divine_aid")
        self.adventure.phase = Phase.BATTLE
        self.adventure.round = 1
        self.turn(0)

    # -- setting the position ------------------------------------------------------------

    def area(self, letter: str) -> int:
        return self.grid.names.index(letter)

    def hero(self, place: int, at: str = "") -> Figure:
        figure = self.adventure.figures[place]
        if at:
            figure.area = self.area(at)
            figure.came_from = NOWHERE
        return figure

    def sheet(self, place: int) -> Hero:
        return self.adventure.heroes[place]

    def turn(self, place: int) -> None:
        begin_turn(self.adventure, self.adventure.heroes[place])
        self.adventure.next_step = "action"

    def enemy(
        self,
        at: str,
        rank: str = "green",
        hp: int = 9,
        armour: int = 0,
        defence: int = 0,
        shields: int = 0,
        changes: dict[str, int] | None = None,
        style: str = "strength",
        primary: int = 1,
        weapon: Blow | None = None,
        horde: int = 1,
        lines: list[tuple[list[int], list[str]]] | None = None,
        kind: str = "",
        shards: int = 0,
    ) -> Figure:
        """An enemy made for the test; its first figure."""
        number = len(self.adventure.enemies)
        scroll = ScrollDef(kind or f"foe_{number}", "foe", RANKS.index(rank), [STYLES.index(style)])
        scroll.weapons = [weapon or Blow(1, 0, 0)]
        scroll.primary = primary
        scroll.horde = horde
        for distances, sentences in lines or []:
            scroll.behaviours.append(Behaviour(distances, [effect(each) for each in sentences]))
        card = EnemyDef(f"card_{number}", scroll, 1)
        card.hp = [hp, hp]
        card.armour, card.defence, card.shields = armour, defence, shields
        card.shards = shards
        for type, change in (changes or {}).items():
            card.changes[DAMAGE_TYPES.index(type) if type in DAMAGE_TYPES else NO_TYPE] = change
        return self.bring(card, at)

    def printed(self, key: str, at: str) -> Figure:
        """An enemy of the box."""
        return self.bring(library().enemies[key], at)

    def bring(self, card: EnemyDef, at: str) -> Figure:
        self.adventure.cards = self.adventure.cards[:]
        number = new_cards(self.adventure, card)[0]
        enemy = bring(self.adventure, number, self.area(at))
        return self.adventure.figures[enemy.figures[0]]

    def with_power(self, figure: Figure, key: str) -> None:
        """An enemy power card of the box, for an enemy."""
        self.adventure.cards = self.adventure.cards[:]
        power = library().enemy_powers[key]
        self.foe(figure).powers += new_cards(self.adventure, power)
        self.foe(figure).charges += power.charges

    def foe(self, figure: Figure) -> Enemy:
        return self.adventure.enemies[figure.owner]

    # -- powers and goods ----------------------------------------------------------------

    def power(self, place: int, key: str, soulrank: int = 1) -> int:
        """A power or talent for a hero of that soulrank."""
        hero = self.sheet(place)
        hero.soulrank = soulrank
        for pile in (hero.supply, self.adventure.talents):
            for card in pile:
                if self.adventure.cards[card].key == key:
                    pile.remove(card)
                    hero.powers.append(Power(card))
                    printed = self.adventure.power(card)
                    level = printed.highest_for(soulrank)
                    if printed.action == ActionKind.PASSIVE and level is not None:
                        note("sword_and_sorcery", "power", key, str(level.level))
                    return card
        raise LookupError(f"hero {place} cannot have {key}")

    def item(self, place: int, key: str, turned: bool = False) -> int:
        """An item for the inventory of a hero."""
        card = self._take_item(key, turned)
        self.sheet(place).inventory.append(card)
        return card

    def wear(self, place: int, slot: str, key: str, turned: bool = False) -> int:
        """An item in a slot of a hero, whatever was there before."""
        card = self._take_item(key, turned)
        hero = self.sheet(place)
        number = SLOTS.index(slot)
        side = self.adventure.side_of(hero, card)
        emptied = [number, 1] if side.hands == Hands.TWO and number == 0 else [number]
        for each in emptied:
            if hero.slots[each] >= 0:
                self.adventure.stash.append(hero.slots[each])
                hero.slots[each] = NOTHING
        wear(self.adventure, hero, card, number)
        return card

    def _take_item(self, key: str, turned: bool) -> int:
        piles = [self.adventure.stash, self.adventure.shop, self.adventure.soul_weapons]
        piles += [self.adventure.removed, self.adventure.decks[Pile.TREASURE].draw]
        for pile in piles:
            for card in pile:
                if self.adventure.cards[card].key == key:
                    pile.remove(card)
                    if turned:
                        self.adventure.turned.append(card)
                    note("sword_and_sorcery", "item", key, "1" if turned else "0")
                    return card
        for hero in self.adventure.heroes:  # somebody brought it along
            for slot, card in enumerate(hero.slots):
                if card >= 0 and self.adventure.cards[card].key == key:
                    hero.slots[slot] = NOTHING
                    self.adventure.stash.append(card)
                    return self._take_item(key, turned)
        raise LookupError(f"nobody finds {key}")

    def condition(self, figure: Figure, name: str, level: int = 1) -> None:
        figure.conditions[CONDITIONS.index(name)] = level

    def has(self, figure: Figure, name: str) -> int:
        return figure.conditions[CONDITIONS.index(name)]

    def roll(self, red: list[str] | None = None, blue: list[str] | None = None) -> None:
        """The next faces."""
        self.rigged.roll(RED_DIE, *(red or []))
        self.rigged.roll(BLUE_DIE, *(blue or []))

    def on_top(self, deck: int, *keys: str) -> list[int]:
        """These are drawn next, in this order."""
        pile = self.adventure.decks[deck].draw
        self.rigged.stack(f"deck {deck}", pile, self.adventure.cards, keys)
        return pile[-1 : -len(keys) - 1 : -1]

    def next_critical(self, *keys: str) -> None:
        self.on_top(Pile.CRITICAL, *keys)

    # -- doing ---------------------------------------------------------------------------

    def attack(
        self,
        attacker: int,
        target: Figure,
        fixed: int = 0,
        red: int = 0,
        blue: int = 0,
        type: str = "",
        effects: tuple[str, ...] = (),
        always: tuple[str, ...] = (),
        focused: bool = False,
        slot: int = NOTHING,
    ) -> Flow[None]:
        """An attack with values of the test."""
        kind = DAMAGE_TYPES.index(type) if type else NO_TYPE
        blow = Blow(fixed, red, blue, kind)
        blow.effects = [SYMBOL_EFFECTS.read(parse_expression(each)) for each in effects]
        blow.always = [effect(each) for each in always]
        attack = Attack(attacker, target.id, blow)
        attack.focused = focused
        attack.slot = slot
        return strike(self.adventure, attack)

    def effect(self, actor: int, text: str, target: int = -1) -> Flow[None]:
        deed = Deed(actor)
        deed.target = target
        return effect(text).resolve(self.adventure, deed)

    def shop(self, *answers: str) -> None:
        """All visit the emporium; only the first hero does something there."""
        leaving = [f"leave!{hero.seat}" for hero in self.adventure.living()]
        self.do(visit(self.adventure, self.adventure.heroes), *answers, *leaving)

    def step(self, name: str, *answers: str) -> None:
        self.do(GAME.steps[name](self.adventure), *answers)

    def act(self, *answers: str) -> None:
        """Actions of the active hero, each with the answers that follow from it."""
        given = Answers(answers, ENOUGH)
        while given.left:
            self._run(GAME.steps["action"](self.adventure), given)

    def do(self, flow: Flow[object], *answers: str) -> None:
        self.result(flow, *answers)

    def do_somehow(self, flow: Flow[None]) -> None:
        """Whoever is asked takes the first answer."""
        running = RunningFlow(flow)
        while running.decision is not None:
            running.take(running.decision.options[0])
        self._note_cards()

    def result(self, flow: Flow[T], *answers: str) -> T:
        """What comes of it."""
        given = Answers(answers, ENOUGH)
        result = self._run(flow, given)
        given.all_given()
        return result

    def _run(self, flow: Flow[T], given: Answers) -> T:
        running = RunningFlow(flow)
        while running.decision is not None:
            self.asked.append(running.decision)
            running.take(self._chosen(running.decision, given))
        self._note_cards()
        return running.result

    def _chosen(self, decision: Decision, given: Answers) -> Option:
        ids = [option_id(GAME, self.adventure, option) for option in decision.options]
        wanted = given.wanted(decision, ids)
        if wanted is not None:
            self._note(wanted)
            return wanted
        enough = given.enough(decision)
        if enough is None or (given.left and decision.prompt == "act"):
            raise given.missing(decision, ids)
        return enough

    def _note(self, option: Option) -> None:
        """What is played counts as tested."""
        if option.verb == "use":
            key = self.adventure.cards[option.what].key
            note("sword_and_sorcery", "power", key, str(option.where))
        elif option.verb in ("help-innate", "react-innate"):
            uses = self.sheet(option.what).card.innate_uses
            note("sword_and_sorcery", "innate", uses[option.where % GIFTS].key)
        elif option.verb == "use-innate":
            uses = self.sheet(self.adventure.active).card.innate_uses
            note("sword_and_sorcery", "innate", uses[option.what % GIFTS].key)
        elif option.verb == "scream":
            note("sword_and_sorcery", "scream", self.sheet(self.adventure.active).card.key)

    def _note_cards(self) -> None:
        """What was drawn has been carried out to its end."""
        for key in DRAWN:
            for event in self.told(key):
                note("sword_and_sorcery", key, self.adventure.cards[event.what].key)

    # -- looking -------------------------------------------------------------------------

    def at(self, figure: Figure) -> str:
        return self.grid.names[figure.area] if figure.on_map else "gone"

    def open_verbs(self) -> set[str]:
        """What the active hero may do."""
        flow = GAME.steps["action"](self.adventure)
        return {option.verb for option in next(flow).options}

    def told(self, key: str) -> list[Event]:
        return told(self.journal, key)


def effect(text: str) -> Effect:
    return EFFECTS.read(parse_expression(text))


def condition(text: str) -> Test:
    return TESTS.read(parse_expression(text))

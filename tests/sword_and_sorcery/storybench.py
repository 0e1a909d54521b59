"""A bench with a quest of the box on it: heroes are put where a test needs them."""

from questhall.bench import Rigged
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.items import ItemDef
from questhall.games.sword_and_sorcery.printed.kinds import ItemDeck
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.movement.entering import enter
from questhall.games.sword_and_sorcery.rules.scripts import check_goals
from questhall.games.sword_and_sorcery.rules.turn.soul_weapons import draw_soul_weapon
from questhall.games.sword_and_sorcery.setup.setup import lay_out, new_cards, take_class
from questhall.games.sword_and_sorcery.state.adventure import Adventure, Phase
from questhall.games.sword_and_sorcery.state.figures import Figure
from questhall.games.sword_and_sorcery.state.house_rules import house_rules
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision
from questhall.kernel.events import Journal
from questhall.kernel.games import OptionValue, Setup

from .bench import Bench

LIGHT = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer")
DARK = ("ecarus_black_rose", "auriel_sorceress", "laegon_archer")
NEUTRAL = ("laegon_archer", "thorgar_cleric")
FIVE = (*LIGHT, "auriel_wizard", "shae_rogue")


class StoryBench(Bench):
    """The quest just before its first round, with nothing hidden left to stumble over."""

    def __init__(
        self,
        quest: str,
        heroes: tuple[str, ...] = LIGHT,
        flags: tuple[str, ...] = (),
        packs: tuple[str, ...] = (),
        **options: OptionValue,
    ) -> None:
        setup = GAME.checked(Setup("quest", len(heroes), {"quest": quest, **options}, packs))
        printed = library().quests[quest]
        rules = house_rules(setup.options, packs)
        self.adventure = lay_out(Chance("story"), printed, rules, len(heroes))
        self.journal = Journal()
        self.adventure.journal = self.journal
        self.asked: list[Decision] = []
        self.rigged = Rigged(self.adventure)
        self.adventure.flags += flags
        for hero, key in zip(self.adventure.heroes, heroes, strict=True):
            take_class(self.adventure, hero, library().classes[key])
            self.adventure.figure_of(hero).area = printed.start[0]
        self.adventure.shadows, self.adventure.shadow_areas = [], []
        self.step("start")
        self.adventure.phase = Phase.BATTLE
        self.adventure.round = 1
        self.turn(0)

    def area(self, letter: str) -> int:
        """By its name on the tiles."""
        return self.adventure.quest.area(letter)

    def at(self, figure: Figure) -> str:
        return self.adventure.quest.areas[figure.area].key if figure.on_map else "gone"

    def go(self, place: int, area: str, *answers: str) -> None:
        """The hero enters an area, wherever he was."""
        self.do(enter(self.adventure, self.adventure.figures[place], self.area(area)), *answers)

    def deed(self, place: int, name: str, *answers: str) -> None:
        """The hero takes a quest action in a turn of his own."""
        self.turn(place)
        self.sheet(place).used_this_round = []
        self.adventure.deeds_this_round = []
        self.act(f"quest-action:{self.adventure.quest.key}_{name}", *answers)

    def can(self, place: int, name: str) -> bool:
        self.turn(place)
        wanted = f"{self.adventure.quest.key}_{name}"
        flow = GAME.steps["action"](self.adventure)
        deeds = [each.what for each in next(flow).options if each.verb == "quest-action"]
        return wanted in [self.adventure.quest.actions[number].key for number in deeds]

    def goals(self, *answers: str) -> None:
        self.do(check_goals(self.adventure), *answers)

    def foe_called(self, key: str) -> Figure:
        for enemy in self.adventure.enemies_in_play():
            if self.adventure.cards[enemy.card].key == key:
                return self.adventure.figures[enemy.figures[0]]
        raise LookupError(f"{key} is not in play")

    def slay(self, key: str, *answers: str) -> None:
        self.do(hurt(self.adventure, self.foe_called(key), 99), *answers)

    def gate(self, key: str) -> bool:
        keys = [gate.key for gate in self.adventure.quest.gates]
        return self.adventure.gates[keys.index(key)]

    def clear(self) -> None:
        """No enemy is left on the map."""
        for enemy in self.adventure.enemies_in_play():
            for number in enemy.figures:
                self.adventure.figures[number].area = -1
            enemy.figures = []
            self.adventure.removed += [enemy.card, *enemy.powers]
            enemy.powers = []

    @property
    def won(self) -> bool:
        return self.adventure.over and self.adventure.results[0] == 1.0

    @property
    def lost(self) -> bool:
        return self.adventure.over and self.adventure.results[0] == 0.0


def shadow(bench: StoryBench, face: str, at: str) -> None:
    """A shadow token that the next look brings to light."""
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.shadows += new_cards(bench.adventure, library().shadows[face])
    bench.adventure.shadow_areas.append(bench.area(at))


def soul_weapons(adventure: Adventure) -> int:
    """How many the heroes have, or lie on the ground."""
    held = [card for hero in adventure.heroes for card in hero.inventory]
    held += [card for ground in adventure.grounds for card in ground.items]
    printed = [adventure.cards[card] for card in held]
    return len([p for p in printed if isinstance(p, ItemDef) and p.deck == ItemDeck.SOUL_WEAPON])


def taker(bench: StoryBench) -> list[str]:
    """Nothing to say if only one hero can use the weapon that is drawn."""
    clone = bench.adventure.clone()
    flow = draw_soul_weapon(clone)
    for decision in flow:
        hero = clone.heroes[decision.options[0].what]
        return [f"hero:{hero.card.key}"]
    return []

"""What the penalties of dungeon rooms do (GH-12.3.11): at once, or for the rest of the dungeon."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..printed.cards import NO_DECISIONS
from ..printed.items import ItemUse
from ..printed.monsters import Rank
from ..rules.attack.conditions import give
from ..rules.attack.damage import Harm, discards_of, lose_card, suffer
from ..rules.attack.modifiers import shuffle_in
from ..rules.movement.rooms import spawn
from ..rules.scenario import MOVE, RANGE, SHIELD, SpecialRule
from ..state.figures import Figure, FigureKind
from ..state.heroes import Hero, ItemState
from ..state.scene import ELEMENTS, Scene, Strength
from .hardships import is_foe
from .places import area_at
from .start_effects import StartEffect, affected, deal_curses

RULE = "GH-12.3.11"
STOOD = "stood"  # in the memory of the scene, with a figure appended: where it was placed


def sufferers(scene: Scene) -> list[Hero]:
    """The characters that a penalty affects."""
    return [hero for hero in affected(scene) if not hero.exhausted]


def enemies(scene: Scene) -> list[Figure]:
    return [figure for figure in scene.figures if is_foe(figure) and not figure.gone]


@mypyc_attr(allow_interpreted_subclasses=True)
class Penalty(SpecialRule):
    """What happens when the room has been opened."""

    wants_opener = False

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        """`opener` is the character that opened the door (GH-12.3.12)."""
        yield from NO_DECISIONS


# -- the characters ----------------------------------------------------------------


class EachSuffers(Penalty):
    """Each character loses hit points."""

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        for hero in sufferers(scene):
            yield from suffer(scene, scene.figure_of(hero), self.damage, RULE, Harm.SCENARIO)


class EachGains(Penalty):
    """Each character receives conditions."""

    def __init__(self, conditions: list[int]) -> None:
        self.conditions = conditions

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        for hero in sufferers(scene):
            for condition in self.conditions:
                give(scene, scene.figure_of(hero), condition, RULE)
        yield from NO_DECISIONS


class EachKeeps(EachGains):
    """Each character receives a condition for good."""

    def __init__(self, condition: int) -> None:
        super().__init__([condition])

    def keeps(self, scene: Scene, figure: Figure, condition: int) -> bool:
        return figure.kind == FigureKind.CHARACTER and condition in self.conditions


class EachCursed(Penalty):
    """CURSE cards for each character, spread evenly if there are too few (GH-3.10.25)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        yield from deal_curses(scene, sufferers(scene), self.count)


class Each(Penalty):
    """What could also befall each character at the start of a scenario."""

    def __init__(self, effect: StartEffect) -> None:
        self.effect = effect

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        for hero in sufferers(scene):
            yield from self.effect.befall(scene, hero)


class LoseCards(StartEffect):
    """The character loses cards of its choice: from the hand, or else from the discard pile."""

    def __init__(self, count: int) -> None:
        self.count = count

    def befall(self, scene: Scene, hero: Hero) -> Flow[None]:
        for left in range(self.count, 0, -1):
            cards = hero.hand or discards_of(scene, hero)
            if not cards:
                return
            options = [Option("lose", card) for card in cards]
            answer = yield Decision(
                [hero.seat], "penalty-lose", options, RULE, hero.figure, NOTHING, left
            )
            lose_card(scene, hero, answer.what)


class UseItems(StartEffect):
    """All items of the character that are used up or spent when they are used, are."""

    def __init__(self, uses: list[int]) -> None:
        self.uses = uses

    def befall(self, scene: Scene, hero: Hero) -> Flow[None]:
        for item in hero.items:
            if item.state == ItemState.READY and item.kind.use in self.uses:
                item.state = (
                    ItemState.FLIPPED if item.kind.use == ItemUse.CONSUMED else ItemState.TURNED
                )
        yield from NO_DECISIONS


SPENT_ONLY = [ItemUse.SPENT]
ALL_USES = [ItemUse.SPENT, ItemUse.CONSUMED]


class ForOpener(Penalty):
    """What befalls only the character that opened the door."""

    wants_opener = True

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        if opener is not None and opener in sufferers(scene):
            yield from self.strike_opener(scene, opener)

    def strike_opener(self, scene: Scene, opener: Hero) -> Flow[None]:
        raise NotImplementedError


class OpenerGains(ForOpener):
    def __init__(self, condition: int) -> None:
        self.condition = condition

    def strike_opener(self, scene: Scene, opener: Hero) -> Flow[None]:
        give(scene, scene.figure_of(opener), self.condition, RULE)
        yield from NO_DECISIONS


class OpenerLoses(ForOpener):
    """The opener loses cards."""

    def __init__(self, count: int) -> None:
        self.effect = LoseCards(count)

    def strike_opener(self, scene: Scene, opener: Hero) -> Flow[None]:
        yield from self.effect.befall(scene, opener)


# -- elements ----------------------------------------------------------------------


class InertElements(Penalty):
    """GH-12.3.13: all elements become Inert."""

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        for element in range(len(ELEMENTS)):
            scene.elements[element] = Strength.INERT
        scene.charging.clear()
        yield from NO_DECISIONS


class NoElements(SpecialRule):
    """Characters can no longer use elements."""

    def may_use_elements(self, scene: Scene) -> bool:
        return False


# -- the monsters ------------------------------------------------------------------


class BlessMonsters(Penalty):
    """BLESS cards for the monsters' modifier deck."""

    def __init__(self, count: int) -> None:
        self.count = count

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        count = min(self.count, len(scene.bless))
        for _ in range(count):
            shuffle_in(scene, scene.monster_deck, scene.bless.pop())
        scene.tell("monsters-blessed", RULE, NOTHING, NOTHING, count)
        yield from NO_DECISIONS


class MonstersGain(Penalty):
    """All enemies on the map, or the elite ones, receive a condition."""

    def __init__(self, condition: int, elites_only: bool) -> None:
        self.condition = condition
        self.elites_only = elites_only

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        for figure in enemies(scene):
            if figure.rank == Rank.ELITE or not self.elites_only:
                give(scene, figure, self.condition, RULE)
        yield from NO_DECISIONS


class MonstersKeep(MonstersGain):
    """All enemies, now and later, have a condition for good."""

    def __init__(self, condition: int) -> None:
        super().__init__(condition, False)

    def keeps(self, scene: Scene, figure: Figure, condition: int) -> bool:
        return is_foe(figure) and condition == self.condition

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        yield from self._refresh(scene)

    def round_begins(self, scene: Scene) -> Flow[None]:
        yield from self._refresh(scene)

    def _refresh(self, scene: Scene) -> Flow[None]:
        """Those who have come since receive it too."""
        for figure in enemies(scene):
            if not figure.has(self.condition):
                give(scene, figure, self.condition, RULE)
        yield from NO_DECISIONS


class ShieldThisRound(Penalty):
    """All enemies on the map gain Shield until the end of the round."""

    def __init__(self, points: int) -> None:
        self.points = points

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        for figure in enemies(scene):
            figure.shield += self.points
        yield from NO_DECISIONS


class RetaliateThisRound(Penalty):
    """All enemies on the map gain Retaliate until the end of the round."""

    def __init__(self, points: int, range: int) -> None:
        self.points = points
        self.range = range

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        for figure in enemies(scene):
            figure.retaliate = [*figure.retaliate, self.points, self.range]
        yield from NO_DECISIONS


class MonsterShield(SpecialRule):
    """All enemies have Shield, besides what they have anyway."""

    def __init__(self, points: int) -> None:
        self.points = points

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        return self.points if value == SHIELD and is_foe(figure) else 0


class MonsterRetaliate(SpecialRule):
    """All enemies have Retaliate, besides what they have anyway."""

    def __init__(self, points: int, range: int) -> None:
        self.points = points
        self.range = range

    def retaliates(self, scene: Scene, figure: Figure, distance: int) -> int:
        return self.points if is_foe(figure) and distance <= self.range else 0


class MoveAndRange(SpecialRule):
    """All enemies move farther, and their ranged attacks reach farther."""

    def __init__(self, plus: int) -> None:
        self.plus = plus

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        return self.plus if value in (MOVE, RANGE) and is_foe(figure) else 0


class Promote(Penalty):
    """A normal enemy of the room becomes elite; the players choose which."""

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        options = [
            Option("promote", figure.id)
            for figure in enemies(scene)
            if figure.rank == Rank.NORMAL and area_at(scene.scenario, figure.cell) == area
        ]
        if options:
            answer = yield Decision(scene.everybody(), "promote", options, RULE)
            promote(scene, scene.figures[answer.what])


def promote(scene: Scene, figure: Figure) -> None:
    """It keeps the damage that it has suffered."""
    before = scene.stats(figure).hit_points
    figure.rank = Rank.ELITE
    more = scene.stats(figure).hit_points - before
    figure.hp += more
    figure.max_hp += more
    scene.tell("promoted", RULE, figure.id)


class Return(Penalty):
    """Dead enemies of the previous room return to the hexes where they were placed
    (GH-12.3.13)."""

    def __init__(self, rank: int, count: int) -> None:
        self.rank = rank
        self.count = count

    def befall(self, scene: Scene, area: int, opener: Hero | None) -> Flow[None]:
        back: list[int] = []
        while len(back) < self.count:
            dead = [each for each in self._dead(scene, area - 1) if each.id not in back]
            if not dead:
                return
            options = [
                Option("returns", each.id, scene.memory[f"{STOOD}-{each.id}"]) for each in dead
            ]
            answer = yield Decision(scene.everybody(), "returns", options, "GH-12.3.13")
            back.append(answer.what)
            kind = scene.types[scene.figures[answer.what].type].kind.key
            yield from spawn(scene, kind, self.rank, answer.where)

    def _dead(self, scene: Scene, area: int) -> list[Figure]:
        """Those of the previous room; before the first room there is none (GH-12.3.12)."""
        found: list[Figure] = []
        for figure in scene.figures:
            key = f"{STOOD}-{figure.id}"
            if not figure.gone or figure.kind != FigureKind.MONSTER or key not in scene.memory:
                continue
            there = area_at(scene.scenario, scene.memory[key])
            if figure.rank == self.rank and there == area and scene.types[figure.type].standees:
                found.append(figure)
        return found

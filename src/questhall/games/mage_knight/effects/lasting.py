"""Effects that last for the turn (MK-4.5.3): they only leave a boon behind."""

from questhall.kernel.decisions import Decision, Flow, Option, no_decisions

from ..printed.cards import Effect, Play
from ..printed.kinds import COST_BY_DAY, COST_BY_NIGHT, INACCESSIBLE, TERRAINS, Element
from ..rules.cards.playing import units_may_fight
from ..rules.cards.points import attack_gathered, gain_influence, gain_move
from ..rules.cards.uses_of_points import influence_helps, move_helps
from ..state.boons import add_boon
from ..state.heroes import Hero, Unit
from ..state.realm import Realm
from ..state.turn import Boon, Phase
from . import boons_of_combat, boons_of_movement, boons_of_points, boons_of_talk


class Lasting(Effect):
    """A boon with its numbers; offered only in the phases where it is of use."""

    def __init__(self, kind: type[Boon], amount: int = 0, which: int = 0, least: int = 0) -> None:
        self.kind = kind
        self.amount = amount
        self.which = which
        self.least = least
        self.terrains = 0
        self.phases: tuple[int, ...] = ()

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return not self.phases or realm.turn.phase in self.phases

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        boon = add_boon(realm, self.kind, play.card, self.amount, self.which, self.least)
        boon.terrains = self.terrains
        return no_decisions()


class IfUnhurt(Lasting):
    """Only as long as no wound was taken into the hand in this fight."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.combat is not None and not realm.combat.wounds


class CheaperTerrain(Effect):
    """The player names a terrain that costs less."""

    def __init__(self, amount: int, least: int) -> None:
        self.amount = amount
        self.least = least

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        costs = COST_BY_DAY if realm.day else COST_BY_NIGHT
        options = [
            Option("terrain", terrain)
            for terrain in range(len(TERRAINS))
            if self.least < costs[terrain] < INACCESSIBLE
        ]
        answer = yield Decision([hero.seat], "which-terrain", options, "MK-6.7.1", play.card)
        boon = add_boon(realm, boons_of_movement.Cheaper, play.card, self.amount, least=self.least)
        boon.terrains = 1 << answer.what


class AgileMove(Effect):
    """Move that may become Attack in a fight, or Ranged Attack at half value (MK-5.6.8)."""

    def __init__(self, amount: int, ranged: bool) -> None:
        self.amount = amount
        self.ranged = ranged

    def useful(self, realm: Realm, hero: Hero) -> bool:
        phase = realm.turn.phase
        if phase in (Phase.DAMAGE, Phase.ATTACK) or (phase == Phase.RANGED and self.ranged):
            return True
        return move_helps(realm)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        add_boon(realm, boons_of_combat.MoveAsAttack, play.card)
        if self.ranged:
            add_boon(realm, boons_of_combat.MoveAsRanged, play.card)
        gain_move(realm, hero, play, self.amount)
        return no_decisions()


class Diplomacy(Effect):
    """Influence that may be used as Block, of a chosen element if there are several."""

    def __init__(self, amount: int, elements: list[int]) -> None:
        self.amount = amount
        self.elements = elements

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.BLOCK or influence_helps(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        element = Element.PHYSICAL
        if self.elements and realm.turn.phase in (Phase.RANGED, Phase.BLOCK):
            options = [Option("element", each) for each in self.elements]
            answer = yield Decision([hero.seat], "which-element", options, "MK-8.5.5", play.card)
            element = answer.what
        add_boon(realm, boons_of_combat.InfluenceAsBlock, play.card).element = element
        gain_influence(realm, hero, play, self.amount)


class PerRecruit(Effect):
    """Fame and reputation for every unit recruited this turn."""

    def __init__(self, fame: int, reputation: int) -> None:
        self.fame = fame
        self.reputation = reputation

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        if self.fame:
            add_boon(realm, boons_of_talk.FamePerRecruit, play.card, self.fame)
        if self.reputation:
            add_boon(realm, boons_of_talk.ReputationPerRecruit, play.card, self.reputation)
        return no_decisions()


class UnitsRage(Effect):
    """At the start of a fight: units strike and block harder, and take no damage."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def useful(self, realm: Realm, hero: Hero) -> bool:
        combat = realm.combat
        fighters = [unit for unit in hero.units if units_may_fight(realm, unit)]
        if combat is None or realm.turn.phase != Phase.RANGED or not fighters:
            return False
        return not combat.defeated and not combat.fought and not attack_gathered(realm)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        add_boon(realm, boons_of_points.UnitsAttack, play.card, self.amount)
        add_boon(realm, boons_of_points.UnitsBlock, play.card, self.amount)
        add_boon(realm, boons_of_combat.UnitsSafe, play.card)
        return no_decisions()


class UnitResists(Effect):
    """One unit gains resistances in this fight."""

    def __init__(self, resistances: int) -> None:
        self.resistances = resistances

    def _units(self, realm: Realm, hero: Hero) -> list[Unit]:
        return [
            unit
            for unit in hero.units
            if units_may_fight(realm, unit)
            and unit.kind.resistances & self.resistances != self.resistances
        ]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        if realm.turn.phase not in (Phase.RANGED, Phase.BLOCK, Phase.DAMAGE):
            return False
        return len(self._units(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("choose-unit", unit.card) for unit in self._units(realm, hero)]
        answer = yield Decision([hero.seat], "choose-unit", options, "MK-8.3.4", play.card)
        boon = add_boon(realm, boons_of_combat.UnitResists, play.card)
        boon.resistances = self.resistances
        boon.target = answer.what

"""A boss that hides: it comes out of its lair, vanishes into another, is searched for."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import Condition, Effect, Who
from ..printed.clearing import BOARD
from ..rules.board.displacing import stand_on
from ..rules.boss.moving import look_at
from ..rules.lairs import hexes_of_lair, hide_away, open_lairs
from ..state.battle import Battle
from ..state.deeds import Deed


class Emerge(Effect):
    """If it is hidden it stands on its lair and looks at somebody; whoever is there is pushed
    (OS-8.12.2)."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def do(self, battle: Battle, deed: Deed) -> None:
        for boss in battle.lurking():
            place = battle.lair(battle.lair_cards[-1]).place
            battle.empty_lairs += battle.lair_cards
            battle.lair_cards = []
            boss.lurking = False
            stand_on(battle, boss, place)
            battle.mark_information()
            battle.tell("emerged", "OS-8.12.2", boss.id, place)
            deed.emerged = True
            for figure in self.who.candidates(battle, deed)[:1]:
                look_at(battle, boss, figure)
                if figure.id == deed.target:
                    battle.tell("targets", "OS-8.3.4", boss.id, figure.id)


class Vanish(Effect):
    """The figure leaves the board for a lair that nobody knows, if one is open."""

    def do(self, battle: Battle, deed: Deed) -> None:
        boss = battle.figures[deed.figure]
        if boss.on_board and open_lairs(battle):
            hide_away(battle, boss)


class Search(Effect):
    """A lair at hand that may still be the right one is searched: an ability of the board follows
    if it is, otherwise everybody knows that it is empty."""

    def __init__(self, ability: str) -> None:
        self.ability = ability

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        seat = battle.company[deed.fighter].seat
        options = [Option("search", card) for card in self._at_hand(battle, deed)]
        answer = yield ask(seat, "which-lair", options, "OS-5.2.2")
        if answer.what == battle.lair_cards[-1]:
            effect = battle.encounter.abilities[self.ability].effect
            yield from effect.resolve(battle, deed)
        else:
            battle.lair_cards.remove(answer.what)
            battle.empty_lairs.append(answer.what)
            battle.mark_information()
            battle.tell("lair-empty", "OS-1.4.1", answer.what)

    def _at_hand(self, battle: Battle, deed: Deed) -> list[int]:
        mask = battle.figures[deed.figure].mask()
        near = mask | BOARD.beside(mask)
        found = sorted(battle.lair_cards) if battle.lurking() else []
        return [card for card in found if hexes_of_lair(battle, card) & near]

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._at_hand(battle, deed))


class ShowEmpty(Effect):
    """So many lairs, taken at random, are shown to be empty."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, battle: Battle, deed: Deed) -> None:
        for _ in range(min(self.count, len(battle.lair_cards) - 1)):
            place = battle.chance.below("lair", len(battle.lair_cards) - 1)
            battle.empty_lairs.append(battle.lair_cards.pop(place))
        battle.mark_information()


class Lurking(Condition):
    """The boss is hidden."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return bool(battle.lurking())


class Emerged(Condition):
    """It came out on this card."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return deed.emerged


class AreaCoversLair(Condition):
    """The area of the attack covers a hex of the lair in which it lies."""

    def holds(self, battle: Battle, deed: Deed) -> bool:
        if deed.attack is None or not battle.lurking():
            return False
        return hexes_of_lair(battle, battle.lair_cards[-1]) & deed.attack.area != 0

"""A workbench for battles between heroes."""

from questhall.games.mage_knight.printed.cards import Play, UnitDef
from questhall.games.mage_knight.printed.kinds import NO_COLOUR, Element, Range, Site
from questhall.games.mage_knight.rules.cards.points import gain_attack, gain_block
from questhall.games.mage_knight.rules.cards.wounds import wounds_in
from questhall.games.mage_knight.state.heroes import Unit
from tests.mage_knight.bench import Bench

AGGRESSOR = 0
DEFENDER = 1


class Duel(Bench):
    """Tovak steps onto Arythea's space; each holds what the test wants."""

    def __init__(self, site: int = Site.NONE, day: bool = True) -> None:
        super().__init__(day=day, rivals=["arythea"])
        self.realm.rules.hero_battles = True
        self.home = self.paint(self.hero.space, "plains")
        self.field = self.paint(self.beside(), "plains", site)
        for space in self.realm.neighbours[self.field]:
            if space != self.home:
                self.paint(space, "plains")
        self.rival = self.realm.heroes[1]
        self.rival.space = self.field
        self.hand("march")
        self.deal(DEFENDER, "march")
        for hero in self.realm.heroes:
            self.realm.removed.extend(hero.deck)

    def deal(self, seat: int, *names: str) -> list[int]:
        self.seat = seat
        cards = self.hand(*names)
        self.seat = AGGRESSOR
        return cards

    def enlist(self, seat: int, kind: str | UnitDef) -> Unit:
        self.seat = seat
        unit = self.unit(kind)
        self.seat = AGGRESSOR
        return unit

    def attack_rival(self) -> None:
        self.turn.move = 2
        self.play(f"step@{self.field}", "end-movement")

    def open_battle(self, preparation: str = "prepare-short", melee: bool = False) -> None:
        self.attack_rival()
        self.play(preparation)
        if melee:
            self.play("pass", "pass")

    def gather(
        self, amount: int, range_: int = Range.MELEE, element: int = Element.PHYSICAL
    ) -> None:
        hero = self.realm.hero_of_turn()
        gain_attack(self.realm, hero, Play(-1, NO_COLOUR), amount, range_, element)

    def shield(self, amount: int, element: int = Element.PHYSICAL, twice: bool = False) -> None:
        hero = self.realm.hero_of_turn()
        gain_block(self.realm, hero, Play(-1, NO_COLOUR), amount, element, twice)

    def hit(self, amount: int, range_: int = Range.MELEE, element: int = Element.PHYSICAL) -> None:
        """Make an attack that nobody blocks."""
        self.gather(amount, range_, element)
        self.play("attack-hero", "stand")

    def wounds(self, seat: int) -> int:
        return len(wounds_in(self.realm, self.realm.heroes[seat].hand))


def conquered(duel: Duel, seat: int) -> None:
    place = duel.realm.places[duel.field]
    place.conquered = True
    place.shields = [seat]

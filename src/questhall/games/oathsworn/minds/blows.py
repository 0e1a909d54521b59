"""What an attack of the company is worth, in HP of a boss."""

from typing import Final

from ..printed.encounter import NO_ICON
from ..printed.might import COLOURS, Colour
from ..printed.tokens import Stat, Token
from ..rules.attack.aiming import alive, areas, hexes_hit, range_of
from ..rules.attack.plan import Plan, Shape
from ..rules.board.numbers import cubes_of, defense_of, leave_out_strongest, raised
from ..rules.board.parts import parts_in, sinks
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure, FigureKind
from ..state.oathsworn import Oathsworn
from .odds import Might, Odds

MOST_CARDS: Final = 7  # more never pay
A_FRIEND_HIT: Final = 1.3  # by an area
OF_AN_ICON: Final = 0.12  # more for each HP of a part whose icon weakens attacks
OF_A_BREAK: Final = 0.25
OF_A_MINION: Final = 1.1  # for its first HP
OF_MORE_HP: Final = 0.5
BY_CHAIN: Final = 0.7  # of what the targets after the first are worth


class Arms:
    """An Oathsworn or ally with what he attacks with at the moment."""

    def __init__(self, battle: Battle, fighter: Oathsworn) -> None:
        self.battle = battle
        self.fighter = fighter
        self.figure: Figure = battle.figure_of(fighter)
        self.might = Might(battle)
        self.cubes: list[int] = cubes_of(battle, fighter)
        for _ in range(-raised(battle, self.figure, Stat.MIGHT, 0)):
            leave_out_strongest(self.cubes)
        self.bonus: int = raised(battle, self.figure, Stat.BONUS, 0)
        self.empower: int = raised(battle, self.figure, Stat.EMPOWER, 0)
        self.free_redraws: int = raised(battle, self.figure, Stat.FREE_REDRAWS, 0)
        self.redraws = self.free_redraws + sum(
            [holder.tokens[Token.REDRAW] for holder in battle.token_holders(fighter)]
        )
        self._known: dict[int, list[Odds]] = {}

    def draws(self, plan: Plan, empower: int, redraws: int) -> list[Odds]:
        """The odds of attacks with 0, 1, 2 ... white cards more."""
        redraws = min(redraws + self.redraws, 3)
        key = (empower * 4 + redraws) * 2 + plan.unarmed
        known = self._known.get(key)
        if known is None:
            cubes = [0] * len(COLOURS) if plan.unarmed else self.cubes
            known = []
            for white in range(MOST_CARDS - min(sum(cubes), MOST_CARDS - 1)):
                cards = cubes[:]
                cards[Colour.WHITE] += white
                known.append(self.might.odds(self.might.raised(cards, empower), redraws))
            self._known[key] = known
        return known

    def loss(self, plan: Plan, deed: Deed, target: Figure, most: float) -> float:
        """The HP that a target will probably lose by the best draw."""
        defense = defense_of(self.battle, target)
        bonus = self.bonus + plan.bonus.of(self.battle, deed)
        empower = self.empower + plan.empower.of(self.battle, deed)
        redraws = plan.redraws.of(self.battle, deed)
        best = 0.0
        for odds in self.draws(plan, min(empower, 9), redraws):
            best = max(best, odds.loss(bonus, defense, most))
        return best

    # -- whom it hits ------------------------------------------------------------

    def worth(self, plan: Plan, card: int) -> float:
        """The best that the attack can do from here; 0 if there is nobody to attack."""
        deed = self.deed(card)
        if plan.shape not in (Shape.SINGLE, Shape.CHAIN):
            return self._worth_of_areas(plan, deed)
        found = sorted([self._on(plan, deed, each) for each in self.targets(plan, deed)])
        if not found:
            return 0.0
        more = found[-plan.size : -1] if plan.shape == Shape.CHAIN else []
        return found[-1] + BY_CHAIN * sum(more)

    def deed(self, card: int) -> Deed:
        return Deed(self.figure.id, self.fighter.place, max(card, -1))

    def targets(self, plan: Plan, deed: Deed) -> list[Figure]:
        if not self.figure.on_board:
            return []
        if plan.aim is not None:
            return plan.aim.targets(self.battle, deed)
        reach = range_of(self.battle, deed, plan)
        found: list[Figure] = []
        for enemy in self.battle.enemies_of(self.figure):
            if alive(enemy) and hexes_hit(self.battle, self.figure.place, enemy, reach, plan):
                found.append(enemy)
        return found

    def _on(self, plan: Plan, deed: Deed, target: Figure) -> float:
        deed.target = target.id
        if plan.aim is not None:
            hexes = plan.aim.hexes(self.battle, deed, target)
        else:
            reach = range_of(self.battle, deed, plan)
            hexes = hexes_hit(self.battle, self.figure.place, target, reach, plan)
        return self.worth_against(plan, deed, target, hexes)

    def worth_against(self, plan: Plan, deed: Deed, target: Figure, hexes: int) -> float:
        """Of an attack that hits one of these hexes of a target."""
        deed.target = target.id
        if target.kind != FigureKind.BOSS:
            loss = self.loss(plan, deed, target, float(target.hp))
            return worth_of_minion(target) * loss / max(1, target.hp)
        best = 0.0
        for part in sinks(target, parts_in(target, hexes), self.figure.mask()):
            loss = self.loss(plan, deed, target, float(target.dice[part]))
            best = max(best, worth_of_part(target, part, loss))
        return best

    def _worth_of_areas(self, plan: Plan, deed: Deed) -> float:
        if not self.figure.on_board:
            return 0.0
        best = 0.0
        for area in areas(self.battle, deed, plan):
            best = max(best, self.worth_of_area(plan, deed, area.mask))
        return best

    def worth_of_area(self, plan: Plan, deed: Deed, mask: int) -> float:
        worth = 0.0
        for figure in self.battle.standing():
            if not figure.mask() & mask or figure.id == self.figure.id:
                continue
            if figure.side == self.figure.side:
                worth -= 0.0 if plan.foes_only else A_FRIEND_HIT
            elif alive(figure):
                worth += self.worth_against(plan, deed, figure, figure.mask() & mask)
        return worth


def worth_of_part(boss: Figure, part: int, loss: float) -> float:
    """Parts whose icon weakens attacks first, and those that will break."""
    assert boss.boss is not None
    worth = loss
    if boss.boss.parts[part].icon != NO_ICON:
        worth += OF_AN_ICON * loss
    if loss >= boss.dice[part] - 0.5:
        worth += OF_A_BREAK
    return worth


def worth_of_minion(minion: Figure) -> float:
    """What it is worth to be rid of it."""
    return OF_A_MINION + OF_MORE_HP * max(0, minion.hp - 1)

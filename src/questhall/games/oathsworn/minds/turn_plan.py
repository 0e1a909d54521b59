"""What to do in a turn: attack for as much as the animus is worth, or go where one can."""

from typing import Final

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Decision, Option

from ..printed.cards import AbilityDef, Line, MomentKind
from ..printed.clearing import BOARD, SIGHT
from ..printed.tokens import Token
from ..rules.attack.aiming import alive, range_of
from ..rules.attack.plan import Plan, Shape
from ..rules.board.numbers import regen_of
from ..rules.turn.board_actions import ActionOfBoard
from ..rules.turn.caged import Escape
from ..rules.turn.card_actions import AttackOfCard, TokenForCard
from ..rules.turn.guardian import Rejuvenation
from ..rules.turn.interrupts import Movement
from ..rules.turn.playing import Use, Using, lines_of
from ..rules.turn.swallowed import AttackFromInside
from ..rules.turn.tokens import OwnToken
from ..rules.turn.turns import Suffering
from ..state.battle import Battle
from ..state.figures import Figure, FigureKind
from ..state.oathsworn import Oathsworn
from .blows import Arms, worth_of_minion
from .danger import danger_at
from .promises import promise_of

DOING: Final = 1.0  # what is worth doing comes before ending the turn
PRICE: Final = 0.28  # of animus, compared with other ways to spend it
LEAST: Final = 0.1  # what animus must bring at least
RESERVE: Final = 0.35  # for the last animus that an interrupt needs
LAST_CARD: Final = 0.3  # to defend oneself with
AN_ITEM: Final = 0.1  # that may be of more use later
FOR_NOTHING: Final = -1.0  # played, although nothing comes of it
STEPS_AND_SIGHT: Final = 0.97  # of an attack for which one has to move first
ON_THE_WAY: Final = 0.04  # for a hex nearer, if no attack is possible
OF_A_GRANT: Final = 0.9
DEFENSIVE: Final = (
    MomentKind.BEFORE_DAMAGE_DRAWN,
    MomentKind.AFTER_DAMAGE_DRAWN,
    MomentKind.WOULD_FALL,
)


class Attack:
    """An attack in hand: from how far, for how much, and what it is worth on the boss."""

    def __init__(self, range: int, cost: int, worth: float) -> None:
        self.range = range
        self.cost = cost
        self.worth = worth


class TurnPlan:
    """Whose turn it is, with what he could do."""

    def __init__(self, battle: Battle, fighter: Oathsworn) -> None:
        self.battle = battle
        self.fighter = fighter
        self.figure: Figure = battle.figure_of(fighter)
        self.arms = Arms(battle, fighter)
        self.enemies: list[Figure] = [e for e in battle.enemies_of(self.figure) if alive(e)]
        self.free_animus = max(0, fighter.animus + regen_of(fighter) - _most(fighter))
        self.reserve: int = self._reserve()
        self.in_reach = False  # was an attack among the options?

    def _reserve(self) -> int:
        """The cheapest interrupt against an attack that is in his hand."""
        costs: list[int] = []
        for card in self.fighter.hand if self.fighter.companion is None else []:
            if isinstance(self.battle.cards[card], AbilityDef):
                for line in lines_of(self.battle, card):
                    if line.kind in DEFENSIVE:
                        costs.append(line.cost)
        return min(costs, default=0)

    # -- prices ------------------------------------------------------------------

    def score(self, worth: float, cost: int) -> float:
        """What is worth its price comes before ending the turn, the best for its price first."""
        dear = max(0, cost - self.free_animus)
        left = self.fighter.animus - cost
        if self.reserve and left < self.reserve <= self.fighter.animus and not self.free_animus:
            worth -= RESERVE
        if worth <= LEAST * dear:
            return worth - LEAST * dear - 0.05
        return DOING + worth - PRICE * cost

    def worth_of_line(self, line: Line, card: int) -> float:
        """What using it now would bring."""
        promise = promise_of(line)
        worth = promise.help
        for plan in promise.attacks:
            on_enemies = self.arms.worth(plan, card)
            if not on_enemies and promise.steps:
                on_enemies = self._after_steps(plan, promise.steps, card)
            worth += on_enemies
        if promise.attacks and worth <= promise.help:
            worth = 0.3 * promise.help
        for plan in promise.granted:
            worth += OF_A_GRANT * self._granted(plan)
        worth += self._healing(promise.healing)
        if promise.refreshes:
            worth += self._refreshing()
        if promise.steps and not promise.attacks:
            worth += 0.08 * promise.steps if not self.in_reach else 0.02 * promise.steps
        return worth

    def _after_steps(self, plan: Plan, steps: int, card: int) -> float:
        """A card that moves first reaches farther."""
        deed = self.arms.deed(card)
        reach = max(1, range_of(self.battle, deed, plan)) + steps
        best = 0.0
        for enemy in self.enemies:
            if BOARD.distance_between(self.figure.mask(), enemy.mask()) <= reach:
                best = max(best, self.arms.worth_against(plan, deed, enemy, enemy.mask()))
        return best

    def _granted(self, plan: Plan) -> float:
        best = 0.0
        for friend in self.battle.the_four():
            if friend is not self.fighter and not friend.fallen:
                best = max(best, Arms(self.battle, friend).worth(plan, NOTHING))
        return best

    def _healing(self, hp: float) -> float:
        """As much as somebody needs, the more the fewer HP he has."""
        if not hp:
            return 0.0
        missing = 0
        for friend in self.battle.the_four():
            if not friend.fallen:
                lost = self.battle.rules.most_hp - self.battle.figure_of(friend).hp
                missing = max(missing, lost)
        return min(hp, missing) * (0.7 if missing < 3 else 1.1)

    def _refreshing(self) -> float:
        """Worth it if the decks have more blanks than they should."""
        worth = 0.0
        for faces, count in zip(self.arms.might.faces, self.arms.cubes, strict=True):
            worth += max(0.0, faces.blank - 0.36) * (2.0 + count)
        return worth

    # -- moving ------------------------------------------------------------------

    def attacks_in_hand(self) -> list[Attack]:
        """Each attack that the animus allows, rated against the first boss or else a minion."""
        battle = self.battle
        found: list[Attack] = []
        targets = [each for each in self.enemies if each.kind == FigureKind.BOSS] or self.enemies
        if not targets or battle.has_played:
            return found
        if self.fighter.acts_by_card:
            return [self._rated(Plan(), 1, NOTHING, targets[0], 0)]
        for card in battle.abilities_in(self.fighter.hand):
            for line in lines_of(battle, card):
                promise = promise_of(line)
                if line.moment is None and promise.attacks and line.cost <= self.fighter.animus:
                    plan = promise.attacks[0]
                    found.append(self._rated(plan, line.cost, card, targets[0], promise.steps))
        return found

    def _rated(self, plan: Plan, cost: int, card: int, target: Figure, steps: int) -> Attack:
        deed = self.arms.deed(card)
        reach = max(1, range_of(self.battle, deed, plan))
        if plan.shape != Shape.SINGLE and plan.size:
            reach = max(reach, min(plan.size, 3))
        worth = self.arms.worth_against(plan, deed, target, target.mask())
        return Attack(reach + steps, cost, worth)


def _most(fighter: Oathsworn) -> int:
    return fighter.animus + fighter.reserve


class Walk:
    """Where a move could lead: the best attack from each hex, and how dangerous it is there."""

    def __init__(self, plan: TurnPlan) -> None:
        self.plan = plan
        self.attacks: list[Attack] = plan.attacks_in_hand()
        self.obstacles: int = plan.battle.obstacle_mask()
        self.here: float = danger_at(plan.battle, plan.fighter, plan.figure.place)
        self._near: dict[int, int] = {}

    def within(self, range: int) -> int:
        """The hexes from which some enemy is near enough."""
        known = self._near.get(range)
        if known is None:
            known = 0
            for enemy in self.plan.enemies:
                for place in places_in(enemy.mask()):
                    known |= BOARD.within(place, range)
            self._near[range] = known
        return known

    def worth(self, place: int, cost: int) -> float:
        left = self.plan.fighter.animus - cost
        best: Attack | None = None
        for attack in self.attacks:
            if attack.cost > left or not self.within(attack.range) >> place & 1:
                continue
            if best is None or _net(attack) > _net(best):
                best = attack
        safer = self.here - danger_at(self.plan.battle, self.plan.fighter, place)
        if best is not None and self._sees(place, best.range):
            return self.plan.score(STEPS_AND_SIGHT * best.worth + safer, cost + best.cost)
        return self.plan.score(safer + self._nearer(place), cost)

    def _sees(self, place: int, range: int) -> bool:
        if range == 1:
            return True
        for enemy in self.plan.enemies:
            near = BOARD.within(place, range) & enemy.mask()
            if near and SIGHT.seen_of(place, near, self.obstacles):
                return True
        return False

    def _nearer(self, place: int) -> float:
        """On the way to the boss, if nothing can be attacked in this turn anyway."""
        enemies = self.plan.enemies
        bosses = [each for each in enemies if each.kind == FigureKind.BOSS] or enemies
        if not bosses or self.plan.in_reach or self.plan.battle.has_played:
            return 0.0
        target = bosses[0].mask()
        here = BOARD.distance_between(self.plan.figure.mask(), target)
        there = BOARD.distance_between(1 << place, target)
        return ON_THE_WAY * (here - there) if there > 1 else 0.0


def _net(attack: Attack) -> float:
    return attack.worth - PRICE * attack.cost


# -- the options of a turn -------------------------------------------------------------


def worths_in_turn(battle: Battle, decision: Decision) -> list[float]:
    """The worth of each option of a turn; ending it is worth nothing."""
    fighter = battle.fighter_at(battle.turn)
    assert fighter is not None
    plan = TurnPlan(battle, fighter)
    worths = [0.0] * len(decision.options)
    moves: list[int] = []
    for place, option in enumerate(decision.options):
        if isinstance(option.meant, Movement):
            moves.append(place)
        else:
            worths[place] = _worth(plan, option)
    plan.in_reach = any(worth > DOING for worth in worths)
    if moves:
        walk = Walk(plan)
        for place in moves:
            option = decision.options[place]
            worths[place] = walk.worth(option.what, option.amount)
    return worths


def _worth(plan: TurnPlan, option: Option) -> float:
    meant = option.meant
    if isinstance(meant, Using):
        return _worth_of_use(plan, meant.use)
    if isinstance(meant, AttackOfCard):
        return plan.score(plan.arms.worth(Plan(), NOTHING), 1)
    if isinstance(meant, ActionOfBoard):
        return _worth_of_board_action(plan, option.what)
    if isinstance(meant, (OwnToken, TokenForCard)):
        return _worth_of_token(plan, option.what)
    if isinstance(meant, (Escape, AttackFromInside)):
        return DOING + 2.0
    if isinstance(meant, Rejuvenation):
        return DOING + 0.4
    if isinstance(meant, Suffering):
        return DOING + 1.0
    return 0.0 if option.ends else -1.0


def _worth_of_use(plan: TurnPlan, use: Use) -> float:
    if use.card < 0:
        return plan.score(plan.worth_of_line(use.line, NOTHING), use.line.cost)
    return _worth_of_card(plan, use)


def _worth_of_card(plan: TurnPlan, use: Use) -> float:
    battle, fighter, line = plan.battle, plan.fighter, use.line
    if not line.effect.possible(battle, plan.arms.deed(use.card)):
        return FOR_NOTHING
    worth = plan.worth_of_line(line, use.card)
    if not isinstance(battle.cards[use.card], AbilityDef):
        worth -= AN_ITEM
    elif len(battle.abilities_in(fighter.hand)) == 1:
        worth -= LAST_CARD
    return plan.score(worth, line.cost)


def _worth_of_board_action(plan: TurnPlan, place: int) -> float:
    """If the boss hides there is nothing better than to look for it."""
    action = plan.battle.encounter.actions[place]
    if not plan.battle.bosses():
        return DOING + 0.6
    return plan.score(0.8 * promise_of(action.line).help, action.line.cost)


def _worth_of_token(plan: TurnPlan, kind: int) -> float:
    """Animus for an attack that one could not pay otherwise, battleflow if no card is left."""
    battle, fighter = plan.battle, plan.fighter
    if fighter.acts_by_card:
        return DOING + 0.2 if kind == Token.ANIMUS or not battle.has_played else -0.5
    if battle.has_played or not plan.figure.on_board:
        return -0.5
    if kind == Token.ANIMUS:
        near = Walk(plan).within(2) >> plan.figure.place & 1
        return DOING + 0.1 if near and fighter.animus < 3 else -0.5
    assert kind == Token.BATTLEFLOW
    abilities = battle.abilities_in(fighter.hand)
    return DOING + 0.1 if len(abilities) < 2 and fighter.animus >= 2 else -0.5


def best_target(battle: Battle, fighter: Oathsworn, target: Figure) -> float:
    """Of an attack under way: the one that an ordinary attack would hurt most."""
    if target.kind == FigureKind.BOSS:
        arms = Arms(battle, fighter)
        return arms.worth_against(Plan(), arms.deed(NOTHING), target, target.mask())
    return 0.9 * worth_of_minion(target)

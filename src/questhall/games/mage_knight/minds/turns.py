"""A feeling for turns: where to go, what to do there, what to buy."""

from questhall.kernel.decisions import Decision, Option

from ..effects.hand_strength import (
    BLOCKING,
    CURING,
    HITTING,
    MOVING_ON,
    TALKING_TO,
    Aim,
    Forces,
    Strength,
    points_of_play,
)
from ..printed.kinds import Token
from ..rules.cards.gaining import free_command
from ..rules.cards.healing import Heal
from ..rules.cards.playing import LAY_SIDEWAYS, PLAY_BASIC, PLAY_STRONG
from ..rules.cards.wounds import others_in, wounds_in
from ..rules.deals import Use
from ..rules.map.altars import PRAY
from ..rules.map.interaction import BUY_HEALING, RECRUIT, Recruit, price_of
from ..rules.map.movement import cost_of, is_fortress_against
from ..rules.round.turn import BURN, DISCARD, INTERACT, RECOVER_SLOWLY, STEP, Explore, Rest
from ..rules.scenario import scenario_of
from ..state.heroes import Hero
from ..state.realm import Realm
from .errands import EXPLORE, FIGHT, TALK, Errand, errands, fight_worth, may_win_half, talk_worth
from .fights import NO_USE, Opposition, cheapest_cards, strength_now, worth_of_fight
from .frontier import Journeys

HEAL = 40.0
GO = 30.0
PLAY = 20.0
DETOUR = 17.0
END = 10.0
REST = 15.0
MANA = 0.8
WASTE = 0.3
PITY = 0.6  # for each point that would be of use later this turn
LITTLE = 0.5
LAST_RESORT = 0.1
FOOLISH = -10.0  # not worth considering
PER_SIDEWAYS = 0.7  # for a card that is not made for movement
PER_WASTED = 2.0  # the same, if the goal is not reached this turn
MOST_SIDEWAYS = 2  # cards for one step
GLORY = 4.0  # fame at an altar
INCANTATION = 4.0
PURCHASES = {
    "buy-artifact": 9.0,
    "buy-spell": 6.0,
    "buy-action": 5.0,
    "train": 5.0,
    "learn": 5.0,
    "buy-unseen": 4.0,
    "buy-healing": 3.0,
    "buy-readiness": 2.0,
}
PER_LEVEL = 5.0


# -- movement -------------------------------------------------------------------------


def movement_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Walk to the best errand, with as few cards as possible."""
    forces = Forces(realm, hero)
    ways = Ways(forces)
    worths: list[float] = []
    for option in decision.options:
        if option.meant is STEP:
            worths.append(ways.step_worth(option.where))
        elif isinstance(option.meant, Explore):
            worths.append(ways.explore_worth())
        elif option.ends:
            worths.append(END)
        elif isinstance(option.meant, Rest):
            worths.append(_rest_worth(realm, hero, ways.errand))
        elif _heals(realm, hero, option):
            worths.append(HEAL)
        elif ways.errand is None or option.what not in ways.walkers:
            worths.append(NO_USE)
        else:
            worths.append(_walking_worth(realm, hero, option, ways.errand, ways.missing))
    return worths


class Ways:
    """Where a hero's errands lead: the best one, and others that are about as good."""

    def __init__(self, forces: Forces) -> None:
        self.forces = forces
        self.errand: Errand | None = None  # the best one
        self.scores: dict[int, float] = {}  # the best errand that begins with this step
        journeys = Journeys(forces.realm, forces.hero)
        self.explores = 0.0  # the score of exploring from here
        for errand in errands(forces, journeys):
            if errand.score > 0:
                self._add(errand, journeys.first_step(errand.space))
        self.missing = self._points_missing(journeys)
        self.walkers = self._cards_for(self.missing)  # the cards spent on the way

    def _add(self, errand: Errand, step: int) -> None:
        if self.errand is None or errand.score > self.errand.score:
            self.errand = errand
        if errand.score > self.scores.get(step, 0.0):
            self.scores[step] = errand.score
        if errand.purpose == EXPLORE and errand.space == self.forces.hero.space:
            self.explores = errand.score

    def _points_missing(self, journeys: Journeys) -> int:
        """The move points missing for the whole way, or for the next step if the goal is too far
        for this turn; 0 if they cannot be paid, or cost more cards than they are worth."""
        errand = self.errand
        if errand is None:
            return 0
        realm, hero = self.forces.realm, self.forces.hero
        missing = errand.points - realm.turn.move
        most = self.forces.reach(Aim(MOVING_ON))
        if missing <= most:
            return missing if errand.score > PER_SIDEWAYS * self._sideways_for(missing) else 0
        step = journeys.first_step(errand.space)
        missing = cost_of(realm, step) - realm.turn.move
        if step == hero.space or missing > most:
            return 0
        sideways = self._sideways_for(missing)
        wise = sideways <= MOST_SIDEWAYS and errand.score > PER_WASTED * sideways
        return missing if wise else 0

    def _sideways_for(self, missing: int) -> int:
        """How many cards would be spent that are not made for movement."""
        legs = [each.card for each in self.forces.strengths(Aim(MOVING_ON)) if each.most > 1]
        return len([card for card in self._cards_for(missing) if card not in legs])

    def _cards_for(self, missing: int) -> list[int]:
        """As few cards as possible, those that the errand itself needs last."""
        if self.errand is None or missing <= 0:
            return []
        strengths = self.forces.strengths(Aim(MOVING_ON))
        needed: list[Strength] = []
        if self.errand.purpose == FIGHT:
            needed = self.forces.strengths(Aim(HITTING))
        elif self.errand.purpose == TALK:
            needed = self.forces.strengths(Aim(TALKING_TO))
        return cheapest_cards(strengths, needed, missing)

    def step_worth(self, space: int) -> float:
        realm, hero = self.forces.realm, self.forces.hero
        if space not in self.scores or space in realm.turn.path:
            return NO_USE
        if is_fortress_against(realm, hero, space) and not self._dares(space):
            return NO_USE
        return self._worth(self.scores[space])

    def _worth(self, score: float) -> float:
        """Other ways than the best are alternatives, or for when the best is not possible now."""
        if self.errand is None or score >= self.errand.score:
            return GO
        other = DETOUR if self._is_under_way(self.errand) else END - 1.0
        return other + score - self.errand.score

    def _is_under_way(self, errand: Errand) -> bool:
        return errand.purpose == EXPLORE or errand.space != self.forces.hero.space

    def _dares(self, space: int) -> bool:
        """Will the hero storm it: to win, or for half of it if the scenario wants the place?"""
        if fight_worth(self.forces, space, 0) > 0:
            return True
        wanted = scenario_of(self.forces.realm).wanted(self.forces.realm, self.forces.hero)
        return space in [each for each, _ in wanted] and may_win_half(self.forces, space)

    def explore_worth(self) -> float:
        return self._worth(self.explores) if self.explores > 0 else NO_USE


def _rest_worth(realm: Realm, hero: Hero, errand: Errand | None) -> float:
    """Worth it with many wounds in hand."""
    wounds = len(wounds_in(realm, hero.hand))
    if wounds * 2 > len(hero.hand):
        return REST
    return END + 1.0 if wounds and errand is None else NO_USE


def _walking_worth(realm: Realm, hero: Hero, option: Option, errand: Errand, missing: int) -> float:
    """The worth of points for the way; cards that the errand itself needs are kept."""
    if not isinstance(option.meant, Use):
        return NO_USE
    points = points_of_play(realm, hero, option, Aim(MOVING_ON))
    if not points:
        return NO_USE
    worth = PLAY + min(points, missing) - WASTE * max(0, points - missing)
    if option.meant is PLAY_STRONG:
        worth -= MANA
    if errand.purpose == FIGHT:
        kept = max(_printed(realm, hero, option, HITTING), _printed(realm, hero, option, BLOCKING))
        return worth - PITY * kept
    if errand.purpose == TALK:
        return worth - PITY * _printed(realm, hero, option, TALKING_TO)
    return worth


def _printed(realm: Realm, hero: Hero, option: Option, purpose: int) -> int:
    """The points that the card would give for another purpose."""
    if option.meant is not LAY_SIDEWAYS:
        return points_of_play(realm, hero, option, Aim(purpose))
    return points_of_play(realm, hero, Option("basic", option.what, meant=PLAY_BASIC), Aim(purpose))


def _heals(realm: Realm, hero: Hero, option: Option) -> bool:
    if isinstance(option.meant, Heal):
        return True
    if not isinstance(option.meant, Use) or not wounds_in(realm, hero.hand):
        return False
    return points_of_play(realm, hero, option, Aim(CURING)) > 0


# -- action ---------------------------------------------------------------------------


def action_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    forces = Forces(realm, hero)
    worths: list[float] = []
    for option in decision.options:
        if option.ends:
            worths.append(END)
        elif isinstance(option.meant, (Use, Heal)):
            worths.append(HEAL if _heals(realm, hero, option) else NO_USE)
        else:
            worth = _deed_worth(forces, option)
            worths.append(END + worth if worth > 0 else FOOLISH)
    return worths


def _deed_worth(forces: Forces, option: Option) -> float:
    realm, hero = forces.realm, forces.hero
    if option.verb in ("enter", "challenge", "liberate"):
        return fight_worth(forces, option.where, 0)
    if option.meant is INTERACT:
        influence = forces.reach(Aim(TALKING_TO))
        return talk_worth(realm, hero, realm.places[hero.space], influence) - LITTLE
    if option.meant is PRAY:
        return GLORY
    if option.meant is BURN:
        foes = Opposition()
        foes.add_unknown(Token.VIOLET)
        return worth_of_fight(realm, hero, foes, strength_now(forces, foes, False)) - GLORY
    if option.verb == "incantation":
        return INCANTATION - option.amount
    return NO_USE


# -- interaction ----------------------------------------------------------------------


def interaction_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Save for the best purchase, make it, then the next."""
    most = realm.turn.influence + Forces(realm, hero).reach(Aim(TALKING_TO))
    goal = _dearest(realm, hero, most)
    missing = goal - realm.turn.influence
    worths: list[float] = []
    for option in decision.options:
        if option.ends:
            worths.append(END)
        elif isinstance(option.meant, Use):
            worths.append(_talking_worth(realm, hero, option, missing))
        elif isinstance(option.meant, Heal):
            worths.append(HEAL)
        elif missing > 0:
            worths.append(NO_USE)
        else:
            worths.append(PLAY + _purchase_worth(realm, hero, option))
    return worths


def _dearest(realm: Realm, hero: Hero, most: int) -> int:
    """The price of the strongest affordable unit; 0 if none is for sale."""
    place = realm.places[hero.space]
    best = 0
    if free_command(hero) <= 0:
        return best
    for card in realm.unit_offer:
        price = price_of(realm, card)
        if place.site in realm.unit_card(card).sites and best < price <= most:
            best = price
    return best


def _talking_worth(realm: Realm, hero: Hero, option: Option, missing: int) -> float:
    points = points_of_play(realm, hero, option, Aim(TALKING_TO))
    if not points or missing <= 0:
        return NO_USE
    worth = PLAY + min(points, missing) - WASTE * max(0, points - missing)
    return worth - MANA if option.meant is PLAY_STRONG else worth


def _purchase_worth(realm: Realm, hero: Hero, option: Option) -> float:
    if option.meant is RECRUIT and free_command(hero) <= 0:
        return NO_USE - PLAY
    if isinstance(option.meant, Recruit):
        return PER_LEVEL * realm.unit_card(option.what).level
    if option.meant is BUY_HEALING and len(wounds_in(realm, hero.hand)) <= realm.turn.healing:
        return NO_USE - PLAY
    return PURCHASES.get(option.verb, NO_USE - PLAY)


# -- afterwards -----------------------------------------------------------------------


def afterwards_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Heal what can be healed."""
    worths: list[float] = []
    for option in decision.options:
        if _heals(realm, hero, option):
            worths.append(HEAL)
        elif option.ends or option.meant is RECOVER_SLOWLY:
            worths.append(END)
        elif option.meant is DISCARD:
            worths.append(END - _best_use(realm, hero, option.what))
        else:
            worths.append(NO_USE)
    return worths


def discard_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """At the end of a turn: keep what will be of use."""
    return [
        END if option.declines else NO_USE - _best_use(realm, hero, option.what)
        for option in decision.options
    ]


def spare_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Something must go: preferably what is of little use."""
    return [-_best_use(realm, hero, option.what) for option in decision.options]


def _best_use(realm: Realm, hero: Hero, card: int) -> float:
    uses = [
        points_of_play(realm, hero, Option("basic", card), Aim(purpose))
        for purpose in (MOVING_ON, TALKING_TO, HITTING, BLOCKING)
    ]
    return LAST_RESORT * max(uses)


def announce_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Play on as long as there is anything to play."""
    wanted = "play-on" if others_in(realm, hero.hand) else "announce"
    return [END if option.verb == wanted else NO_USE for option in decision.options]

"""Which two cards to play, which of them leads, and when to rest."""

from questhall.kernel.decisions import Decision

from ..printed.cards import CardHalf
from ..rules.round.card_selection import Lead, Rest, Second
from ..state.heroes import Hero
from ..state.scene import Scene
from .card_worth import STANDARD, Gist, gist_of
from .item_use import UNWANTED
from .threats import Threat, force_against, threats_to
from .turn_plan import extras, ready_for_more

FEW_CARDS = 2
REST_DISCARD = 3
REST_HURT = 5
REST = 3.0
EARLY = 13
LATE = 53
MOBILITY = 0.3
MOBILITY_IN_QUIET = 2.0
SECOND = 0.7
BEFORE_THEM = 0.7


class CardUse:
    """What one half of a card does to the enemies on the map."""

    def __init__(self, scene: Scene, hero: Hero, threats: list[Threat], gist: Gist) -> None:
        self.gist = gist
        self.extras = extras(scene, hero, gist)
        self.walk = gist.points if gist.moves_first else 0
        self.hits: list[float] = []  # against each threat
        if gist.reach:
            figure = scene.figures[hero.figure]
            for threat in threats:
                force = force_against(scene, gist, figure, threat.figure)
                self.hits.append(threat.hit_worth(force, gist.pierce, False) + gist.harm)
        self.known: dict[int, float] = {}

    def worth(self, points: int, distances: list[int], late: bool) -> float:
        """What its attack is worth after moving this many hexes."""
        if not self.hits:
            return 0.0
        key = 2 * points + late
        known = self.known.get(key)
        if known is None:
            known = self._worth(self.gist.reach + self.walk + points, distances)
            self.known[key] = known
        return known

    def _worth(self, reach: int, distances: list[int]) -> float:
        found = [self.hits[i] for i in range(len(self.hits)) if distances[i] <= reach]
        if not found:
            return 0.0
        if self.gist.hits == 1:
            return max(found)
        found.sort(reverse=True)
        return sum(found[: self.gist.hits])


class Sketch:
    """How far away each enemy is: now, and after the enemies have moved closer."""

    def __init__(self, scene: Scene, hero: Hero) -> None:
        self.scene = scene
        self.hero = hero
        self.figure = scene.figures[hero.figure]
        self.threats: list[Threat] = threats_to(scene, self.figure)
        cell = self.figure.cell
        self.now = [threat.far[cell] for threat in self.threats]
        self.later = [
            max(1, min(threat.far[cell], max(threat.reach, threat.far[cell] - threat.move)))
            for threat in self.threats
        ]
        self.fear = 0.0
        for i in range(len(self.threats)):
            threat = self.threats[i]
            if self.now[i] <= threat.move + threat.reach:
                self.fear += threat.attack
        self.standard = [CardUse(scene, hero, self.threats, gist) for gist in STANDARD]
        self.uses: dict[int, list[CardUse]] = {}
        self.pairs: dict[tuple[int, int, bool], float] = {}

    def uses_of(self, card: int) -> list[CardUse]:
        known = self.uses.get(card)
        if known is None:
            gists = [gist_of(self.scene, card, half) for half in (CardHalf.TOP, CardHalf.BOTTOM)]
            known = [CardUse(self.scene, self.hero, self.threats, gist) for gist in gists]
            self.uses[card] = known
        return known

    def split_worth(self, top: CardUse, bottom: CardUse, late: bool) -> float:
        distances = self.later if late else self.now
        worth = top.extras + bottom.extras
        worth += top.worth(bottom.gist.points, distances, late)
        worth += SECOND * bottom.worth(0, distances, late)
        mobility = MOBILITY if self.threats else MOBILITY_IN_QUIET
        return worth + mobility * (bottom.gist.points + top.gist.points)

    def both_ways(self, one: int, two: int, late: bool) -> float:
        """The better of the two ways to use one card's top and the other's bottom."""
        key = (min(one, two), max(one, two), late)
        known = self.pairs.get(key)
        if known is None:
            known = max(self._best_split(one, two, late), self._best_split(two, one, late))
            self.pairs[key] = known
        return known

    def _best_split(self, top: int, bottom: int, late: bool) -> float:
        upper = self.uses_of(top)[CardHalf.TOP]
        lower = self.uses_of(bottom)[CardHalf.BOTTOM]
        return max(
            self.split_worth(upper, lower, late),
            self.split_worth(self.standard[CardHalf.TOP], lower, late),
            self.split_worth(upper, self.standard[CardHalf.BOTTOM], late),
        )

    def pair_worth(self, lead: int, other: int) -> float:
        """The leading card's initiative decides whether the cards are played before or after the
        enemies."""
        if not self.threats:
            return self.both_ways(lead, other, False)
        speed = self.scene.card(lead).initiative
        early = min(1.0, max(0.0, (LATE - speed) / (LATE - EARLY)))
        now = self.both_ways(lead, other, False)
        later = self.both_ways(lead, other, True)
        return early * now + (1.0 - early) * (later - BEFORE_THEM * self.fear)


def wants_rest(scene: Scene, hero: Hero, sketch: Sketch) -> bool:
    """Long rest when the hand runs out, or sooner when no enemy is near."""
    if len(hero.hand) < FEW_CARDS:
        return True
    if sketch.threats:
        return False
    figure = scene.figures[hero.figure]
    hurt = figure.max_hp - figure.hp
    waits = not ready_for_more(scene)  # whoever must wait for others can rest as well
    return len(hero.discard) >= REST_DISCARD and (waits or hurt >= REST_HURT)


def leader_worths(scene: Scene, decision: Decision) -> list[float]:
    """The best pair that each card can lead."""
    hero = scene.heroes[decision.seats[0]]
    sketch = Sketch(scene, hero)
    cards = [option.what for option in decision.options if isinstance(option.meant, Lead)]
    seconds = scene.selection_of(hero).cards() or cards
    leads: list[float] = []
    for card in cards:
        pairs = [sketch.pair_worth(card, other) for other in seconds if other != card]
        leads.append(max(pairs, default=0.0))
    best = max(leads, default=0.0)
    rest = best + REST if wants_rest(scene, hero, sketch) else best - REST
    others = decision.options[len(cards) :]
    return leads + [rest if isinstance(option.meant, Rest) else UNWANTED for option in others]


def follower_worths(scene: Scene, decision: Decision) -> list[float]:
    hero = scene.heroes[decision.seats[0]]
    lead = scene.selection_of(hero).lead
    sketch = Sketch(scene, hero)
    return [
        sketch.pair_worth(lead, option.what) if isinstance(option.meant, Second) else UNWANTED
        for option in decision.options
    ]

"""The best way to use a turn, at a quick glance: where to go and whom to attack."""

from questhall.kernel.decisions import Decision, Option, meaning

from ..effects.card_piles import RefreshAction
from ..effects.classes.dooms import dooms_of
from ..effects.classes.soothsinger import most_songs, songs_of
from ..effects.moving import MoveAction
from ..effects.riders import Splash
from ..printed.cards import CardHalf
from ..printed.hexes import FAR
from ..printed.terrain import NEGATIVE
from ..rules.cards.active_area import retaliate_of
from ..rules.cards.freely import is_aside
from ..rules.cards.items import ItemOffer
from ..rules.cards.recovering import recoverable, refreshable
from ..rules.movement.walking import MoveItem, Ways, WayToSpend, can_move, is_negative, ways_of
from ..rules.round.abilities import Ability, PlayHalf
from ..rules.round.at_any_time import EndActive, UseActive
from ..rules.round.character_turn import Standard
from ..rules.scenario import MOVE, SpecialRule, destinations, stat_bonus, ways_to_spend
from ..rules.selecting import EACH, ENEMIES
from ..state.figures import Figure, FigureKind, Side
from ..state.heroes import Hero
from ..state.scene import Scene
from ..state.turn import Turn
from .card_worth import (
    GIFT,
    LASTING,
    NOTHING_LEFT,
    STANDARD,
    Gist,
    gist_of,
    granted_worth,
    worth_for_others,
)
from .companions import commanded_worth, shared_worth
from .item_use import POTION, UNWANTED, is_saved, movement_of, movers_of, wants_item
from .threats import Threat, attack_worth, danger_at, harm_worth, splash_worth, threats_to
from .way_ahead import Walks, way_ahead

DANGER = 0.42
DEADLY = 1.6
APPROACH = 0.4
ENGAGED = 4
COIN = 0.4
NEGATIVE_HEX = 6.0
ON_THE_WAY = 0.7
DOOR = 8.0
HURRY = 1.0
SECOND = 0.7
FARTHEST = 9
READY_HAND = 4
CARD = 1.3
EARLIER = 0.35  # a card lost early costs more turns
LITTLE = 0.02
HEALED = 0.7
REFRESHED = 1.2
RECOVERED = 2.0  # for each lost card
ANOTHER_SONG = 0.3
DOOMED = 3.0
WORTH_AN_ITEM = 2.0
WORTH_OF_DIGGING = 1.0
FARTHER = 2  # what boots typically add
TRAPPED = 8.0
SOON = 0.3  # share of an attack that is still to come this round


class Outlook:
    """What a figure sees of the map when it plans its turn."""

    def __init__(self, scene: Scene, figure: Figure) -> None:
        self.scene = scene
        self.figure = figure
        self.threats = threats_to(scene, figure)
        self.known: dict[int, float] = {}
        self.best: dict[tuple[int, bool, Gist], float] = {}
        self.ways: Ways | None = None
        self.jumps: Ways | None = None
        self.more_moving = stat_bonus(scene, figure, MOVE)
        self.pressing: list[int] = []
        for rule in scene.scenario.audience.at(SpecialRule.pressing):
            self.pressing.extend(rule.pressing(scene, figure))
        self.hurry = Walks(scene, figure, self.pressing).costs if self.pressing else []
        self.passage = False  # movement can bring it there otherwise than by walking
        if self.pressing:
            wanted = [option.where for option in ways_to_spend(scene, figure)]
            self.passage = any(cell in self.pressing for cell in wanted)
        ahead = [threat.cell for threat in self.threats] or way_ahead(scene, figure)
        walks = Walks(scene, figure, ahead)
        self.walk = walks.costs if ahead else []
        self.trapped = walks.trapped  # whoever wants to get there must cross a trap

    def place_worth(self, cell: int) -> float:
        """How good this hex is to end the turn on."""
        known = self.known.get(cell)
        if known is None:
            known = self._place_worth(cell)
            self.known[cell] = known
        return known

    def _place_worth(self, cell: int) -> float:
        scene = self.scene
        if scene.board.closed[cell]:
            return self._door_worth()
        shunned = is_negative(scene, self.figure, cell) and not self.trapped
        worth = -NEGATIVE_HEX if shunned else 0.0
        if cell != self.figure.cell:
            worth += COIN * min(scene.coins[cell], 2)
        if not self.threats:
            return worth - ON_THE_WAY * min(self.walk[cell], 30) if self.walk else worth
        danger = danger_at(self.threats, cell)
        worth -= DANGER * danger
        if danger >= self.figure.hp:
            worth -= DEADLY
        if self.walk[cell] > ENGAGED:
            worth -= APPROACH * (min(self.walk[cell], 30) - ENGAGED)
        if self.hurry:
            worth -= HURRY * min(self.hurry[cell], 30)
        return worth

    def _door_worth(self) -> float:
        """Open doors once no enemy is left and everybody has enough cards. Only a party that must
        get somewhere goes on before the fight is over."""
        if self.threats:
            must_go_on = bool(destinations(self.scene, self.figure))
            return -DOOR if must_go_on or not self._can_be_met() else UNWANTED
        return DOOR if ready_for_more(self.scene) else -DOOR

    def _can_be_met(self) -> bool:
        """Is there an enemy on this side of the closed doors?"""
        return any(threat.far[self.figure.cell] < FAR for threat in self.threats)

    def attack_worth(self, cell: int, gist: Gist) -> float:
        if not gist.reach or self.scene.board.closed[cell]:
            return 0.0
        return attack_worth(self.scene, self.threats, self.figure, cell, gist)

    def standing_worth(self, cell: int, attacks: list[Gist]) -> float:
        gain = 0.0
        for gist in attacks:
            gain = max(gain, self.attack_worth(cell, gist))
        return gain + self.place_worth(cell)

    def places(self, points: int, jump: bool) -> list[int]:
        """The hexes within this many movement points, including its own."""
        ways = self.jumps if jump else self.ways
        if ways is None:
            ways = ways_of(self.scene, self.figure, FARTHEST, jump)
            if jump:
                self.jumps = ways
            else:
                self.ways = ways
        found = [cell for cell in ways.goals if ways.costs[cell] <= points]
        found.append(self.figure.cell)
        return found

    def best_place(self, points: int, jump: bool, gist: Gist) -> float:
        """The highest worth of moving somewhere, attacking from there and staying there."""
        key = (points, jump, gist if gist.reach else NOTHING_LEFT)
        best = self.best.get(key)
        if best is None:
            best = -float(FAR)
            for cell in self.places(points + self.more_moving, jump):
                worth = self.place_worth(cell) + self.attack_worth(cell, gist)
                if worth > best:
                    best = worth
            if self.passage:
                best = max(best, self.place_worth(self.figure.cell) + DOOR)
            self.best[key] = best
        return best

    def sequence_worth(self, first: Gist, second: Gist) -> float:
        """The worth of one half, then the other."""
        here = self.figure.cell
        if first.points and (first.moves_first or not first.reach):
            points = first.points
            jump = first.jump
            if not first.reach and not second.reach:
                points += second.points
            attack = first if first.force >= second.force else second
            worth = self.best_place(points, jump, attack)
            if first.reach and second.reach:
                other = second if attack is first else first
                worth += SECOND * 0.5 * other.force
            return worth
        worth = self.attack_worth(here, first)
        if second.points:
            if second.reach and second.moves_first:
                return worth + SECOND * self.best_place(second.points, second.jump, second)
            return worth + self.best_place(second.points, second.jump, second)
        return worth + SECOND * self.attack_worth(here, second) + self.place_worth(here)


def ready_for_more(scene: Scene) -> bool:
    """Does everybody have enough cards, with nobody resting?"""
    for hero in scene.heroes:
        if hero.exhausted:
            continue
        if hero.resting:
            return False
        if len(hero.hand) + len(hero.chosen) < READY_HAND and len(hero.discard) > 2:
            return False
    return True


def shove_worths(scene: Scene, decision: Decision) -> list[float]:
    """Push enemies into traps and away from the party."""
    friends = [scene.board.distances(each.cell) for each in scene.living(Side.PARTY)]
    worths: list[float] = []
    for option in decision.options:
        worth = 0.0
        if option.where >= 0:
            worth = 1.0 + min([far[option.where] for far in friends], default=0)
            if scene.terrain[option.where] & NEGATIVE:
                worth += TRAPPED
        worths.append(worth)
    return worths


def extras(scene: Scene, hero: Hero, gist: Gist) -> float:
    """What an ability does besides moving and attacking, minus its cost."""
    worth = gist.other
    figure = scene.figures[hero.figure]
    for blast in gist.blasts:
        worth += harm_worth(blast.who.find(scene, figure, None), blast.amount)
    for refresh in gist.refreshes:
        worth += REFRESHED * _items_to_refresh(scene, figure, refresh)
    for recovery in gist.recoveries:
        cards = len(recoverable(scene, hero, True))
        worth += RECOVERED * min(recovery.most, cards)
    if gist.dooms and scene.living(Side.FOES) and not dooms_of(scene, hero.seat):
        worth += DOOMED
    if gist.songs:
        sung = len(songs_of(scene, hero.seat))
        worth += LASTING if sung < most_songs(scene, hero.seat) else ANOTHER_SONG
    for grant in gist.grants:
        if grant.who.find(scene, figure, None):
            worth += granted_worth(grant)
    for gift in gist.gifts:
        takers = len(gift.takers(scene, figure, None))
        worth += GIFT * (takers if gift.who.count == EACH else min(takers, 1))
    for action in gist.for_others:
        if action.possible(scene, figure, Turn(hero.seat)):
            worth += worth_for_others(action)
    for command in gist.commands:
        worth += commanded_worth(scene, hero, command)
    for share in gist.shares:
        worth += shared_worth(scene, hero, share)
    if gist.heals:
        worth += HEALED * min(gist.heals, figure.max_hp - figure.hp)
    if gist.lost:
        left = len(hero.hand) + len(hero.chosen) + len(hero.discard)
        worth -= CARD * (1.0 + EARLIER * left)
    return worth


def _items_to_refresh(scene: Scene, figure: Figure, refresh: RefreshAction) -> int:
    """How many items become usable again, if one ally or all can use it."""
    found = [
        len(refreshable(scene.heroes[scene.figures[each].owner], refresh.states, refresh.slots))
        for each in refresh.needy(scene, figure, None)
    ]
    items = [min(refresh.most, each) for each in found]
    return sum(items) if refresh.who.count == EACH else max(items, default=0)


# -- abilities ---------------------------------------------------------------------


def ability_worths(scene: Scene, decision: Decision) -> list[float]:
    hero = scene.heroes[decision.seats[0]]
    outlook = Outlook(scene, scene.figures[hero.figure])
    worths: list[float] = []
    best = UNWANTED
    for option in decision.options:
        worth = 0.0
        if not isinstance(option.meant, ItemOffer):
            worth = _option_worth(scene, hero, outlook, option)
            best = max(best, worth)
        worths.append(worth)
    for place in range(len(worths)):
        if isinstance(decision.options[place].meant, ItemOffer):
            wanted = _wants_item(scene, hero, outlook, decision.options[place].what)
            worths[place] = best + POTION if wanted else best - POTION
    return worths


def _option_worth(scene: Scene, hero: Hero, outlook: Outlook, option: Option) -> float:
    ability = meaning(option, Ability)
    if ability is None:
        return UNWANTED
    half = ability.half
    if isinstance(ability, Standard):
        return _with_other(scene, hero, outlook, STANDARD[half], option.what, 1 - half)
    if not isinstance(ability, PlayHalf):
        return POTION
    gist = gist_of(scene, option.what, half)
    worth = _with_other(scene, hero, outlook, gist, option.what, 1 - half)
    return worth + extras(scene, hero, gist)


def _with_other(
    scene: Scene, hero: Hero, outlook: Outlook, gist: Gist, card: int, half: int
) -> float:
    """This half now, then the better use of the other card."""
    for other in hero.chosen:
        if other != card:
            second = gist_of(scene, other, half)
            printed = outlook.sequence_worth(gist, second) + extras(scene, hero, second)
            standard = outlook.sequence_worth(gist, STANDARD[half])
            return printed if printed > standard else standard
    return outlook.sequence_worth(gist, NOTHING_LEFT)


def _wants_item(scene: Scene, hero: Hero, outlook: Outlook, number: int) -> bool:
    """A movement is wanted if it leads whoever could make it to a much better hex."""
    move = movement_of(hero, number)
    if move is None:
        return wants_item(scene, hero, outlook.threats, number)
    if not outlook.threats or is_saved(scene, hero, number):
        return False
    return all(_gains_by_moving(scene, each, move) for each in movers_of(scene, hero, number))


def _gains_by_moving(scene: Scene, figure: Figure, move: MoveAction) -> bool:
    if not can_move(scene, figure):
        return False
    outlook = Outlook(scene, figure)
    attacks = _attacks_to_come(scene, figure)
    cells = outlook.places(move.points.amount, move.jumps)
    best = max([outlook.standing_worth(cell, attacks) for cell in cells])
    return best - outlook.standing_worth(figure.cell, attacks) > WORTH_AN_ITEM


def item_worths(scene: Scene, decision: Decision) -> list[float]:
    """Between abilities and around a rest: use what is needed now, otherwise go on."""
    hero = scene.heroes[decision.seats[0]]
    outlook = Outlook(scene, scene.figures[hero.figure])
    worths: list[float] = []
    for option in decision.options:
        worth = 0.0
        if isinstance(option.meant, (EndActive, UseActive)):
            worth = UNWANTED
        elif isinstance(option.meant, ItemOffer):
            worth = POTION if _wants_item(scene, hero, outlook, option.what) else UNWANTED
        worths.append(worth)
    return worths


# -- movement ----------------------------------------------------------------------


def move_worths(scene: Scene, decision: Decision) -> list[float]:
    """Go where the coming attack does the most and the danger is least."""
    figure = scene.figures[decision.what]
    outlook = Outlook(scene, figure)
    attacks = _attacks_to_come(scene, figure)
    worths: list[float] = []
    item = -1
    for option in decision.options:
        worth = UNWANTED
        otherwise = meaning(option, WayToSpend)
        if option.declines:
            worth = outlook.standing_worth(figure.cell, attacks)
        elif otherwise is not None and outlook.passage and option.where in outlook.pressing:
            worth = outlook.standing_worth(figure.cell, attacks) + DOOR
        elif otherwise is not None and otherwise.serves_goal():
            worth = outlook.standing_worth(figure.cell, attacks) + WORTH_OF_DIGGING
        elif isinstance(option.meant, MoveItem):
            item = len(worths)
        elif otherwise is None and not is_aside(option):
            worth = outlook.standing_worth(option.where, attacks)
        worths.append(worth)
    if item >= 0 and outlook.threats:
        farther = outlook.places(decision.amount + FARTHER, scene.underway.jump)
        reached = max([outlook.standing_worth(cell, attacks) for cell in farther])
        worths[item] = reached - WORTH_AN_ITEM
    return worths


def _attacks_to_come(scene: Scene, figure: Figure) -> list[Gist]:
    if figure.owner < 0:
        return [STANDARD[0]]
    hero = scene.heroes[figure.owner]
    found: list[Gist] = []
    card, half = scene.underway.card, scene.underway.half
    if card >= 0 and half >= 0 and figure.kind == FigureKind.SUMMON:
        return [*gist_of(scene, card, half).commands, STANDARD[0]]
    if card >= 0 and half >= 0 and card in hero.chosen:
        gist = gist_of(scene, card, half)
        if gist.reach:
            found.append(gist)
    for other in hero.chosen:
        if other == card:
            continue
        if half != CardHalf.TOP:
            found.append(gist_of(scene, other, CardHalf.TOP))
            found.append(STANDARD[0])
        if half != CardHalf.BOTTOM:
            found.append(gist_of(scene, other, CardHalf.BOTTOM))
    return found


# -- targets -----------------------------------------------------------------------


def target_worths(scene: Scene, decision: Decision) -> list[float]:
    """Attack whoever can be killed, then whoever is most dangerous. Only fear of retaliation makes
    a bot give up an attack."""
    attacker = scene.figures[decision.what]
    worths: list[float] = []
    feared = False
    for option in decision.options:
        worth = UNWANTED
        if not is_aside(option):
            target = scene.figures[option.what]
            distance = scene.board.distance(attacker.cell, target.cell)
            back = retaliate_of(scene, target, distance)
            worth = _target_worth(scene, decision, attacker, target) - back
            if back >= attacker.hp:
                worth -= POTION
            feared = feared or back > 0
        worths.append(worth)
    if feared:
        for place in range(len(worths)):
            if decision.options[place].declines:
                worths[place] = 0.0
    return worths


def _target_worth(scene: Scene, decision: Decision, attacker: Figure, target: Figure) -> float:
    plan = scene.underway.plan
    force = max(STANDARD[0].force, decision.amount)
    threat = Threat(scene, target)
    hampered = plan is not None and plan.ranged and threat.far[attacker.cell] == 1
    worth = threat.hit_worth(force, plan.pierce if plan is not None else 0, hampered)
    if plan is not None:
        for rider in plan.riders:
            if isinstance(rider, Splash) and rider.side != ENEMIES:
                amount = force if rider.as_dealt else rider.amount
                worth += splash_worth(scene, attacker, target, amount)
    if threat.pending:
        worth += SOON * threat.attack
    return worth - LITTLE * threat.hp

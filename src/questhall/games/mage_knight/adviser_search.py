"""The search for the best line of a fight, on the engine itself.

Lines are followed in the order of what they may still win, then of what they have cost: the
first one that is over is the best. Three things keep the search small, and none of them loses
the best line:

- Equal positions are followed once, by their cheapest way.
- Plays that give nothing but points may change places, so they are tried in one order only;
  and whoever gathered such points does not let them go to waste.
- What a plain hand can give at most rules out what it cannot reach.

A play whose result nobody knows beforehand (cards drawn, dice rolled) ends its line.
"""

from __future__ import annotations

from heapq import heappop, heappush
from time import monotonic

from questhall.kernel.decisions import Decision, Flow, Option

from .adviser_bounds import Bounds, worth_of
from .adviser_position import Key, Numbers, Position, hand_of, no_better
from .adviser_price import GONE, HARM, SPENT, Outlook
from .combat.foes import fortification, standing
from .combat.phases import attack_phase, block_phase, carry_out, damage_phase, ranged
from .state import Realm
from .turn_state import RANGED_PHASE

STEPS = {"ranged": ranged, "block": block_phase, "damage": damage_phase, "attack": attack_phase}
OF_THE_STEP = ("end-phase", "end-fight", "block", "hinder", "suffer")
ENDS = ("end-phase", "end-fight")
PLAYS = ("basic", "strong", "sideways", "activate", "skill")
LAST_MINUTE = 0.15  # of the time: to bring the most promising lines to an end
UNIT_LOST = 2  # is as bad as so many wounds


class Choice:
    """One choice of a line: what was done, and the answers to what it asked."""

    def __init__(self, option: Option, answers: list[Option]) -> None:
        self.option = option
        self.answers = answers


class Node:
    """A moment of a line."""

    def __init__(self, realm: Realm, parent: Node | None, choice: Choice | None) -> None:
        self.realm = realm
        self.parent = parent
        self.choice = choice
        self.cost = 0
        self.worth = 0  # of the enemies defeated at the end, at most
        self.after = ""  # the last play of a run of mere points
        self.known: set[str] = set()  # such plays that were possible before it
        self.uses: tuple[Numbers, ...] = ()  # strikes or blocks since anything but points came
        self.due: tuple[Numbers, ...] = ()  # mana just gained, by the places in the purse
        self.to_come = 0  # what the rest costs, at least
        self.finished = False

    def line(self) -> list[Choice]:
        found: list[Choice] = []
        node: Node | None = self
        while node is not None and node.choice is not None:
            found.append(node.choice)
            node = node.parent
        found.reverse()
        return found


class Leaf:
    """What one way to answer everything about one option leads to."""

    def __init__(self, realm: Realm, choice: Choice) -> None:
        self.realm = realm
        self.choice = choice
        self.position: Position | None = None
        self.pure = False


def play_through(realm: Realm, choice: Choice) -> list[list[Option]]:
    """Make one choice with the answers given and the first one to every further question;
    the other ways to answer, as far as they were open."""
    hero = realm.heroes[0]
    given = choice.answers
    others: list[list[Option]] = []
    used = 0
    flow: Flow[object]
    if choice.option.verb in OF_THE_STEP:
        flow = STEPS[realm.next_step](realm)
        next(flow)
        answer: Option | None = choice.option
    else:
        flow = carry_out(realm, hero, choice.option)
        answer = None
    try:
        while True:
            decision = next(flow) if answer is None else flow.send(answer)
            if used == len(given):
                for other in decision.options[1:]:
                    others.append([*given, other])
                given.append(decision.options[0])
            answer = given[used]
            used += 1
    except StopIteration:
        return others


def ask(realm: Realm) -> Decision | None:
    """The next question of the fight; None when it is over."""
    while realm.combat is not None:
        try:
            return next(STEPS[realm.next_step](realm))
        except StopIteration:
            continue
    return None


def worth_now(realm: Realm, root: Realm) -> int:
    """Of the enemies defeated."""
    combat = root.combat
    assert combat is not None
    return sum([worth_of(foe) for foe in combat.foes if foe.token in realm.turn.defeated])


class Search:
    """One fight, thought through."""

    def __init__(self, root: Realm, seconds: float) -> None:
        self.root = root
        self.bounds = Bounds(root)
        self.plain = self.bounds.plain
        self.purse = Position(root, self.plain).purse
        self.names = sorted({*hand_of(root, root.heroes[0])})
        self.stocks: dict[Key, list[tuple[int, Numbers]]] = {}
        start = monotonic()
        self.first_bell = start + seconds * (1 - LAST_MINUTE)
        self.last_bell = start + seconds
        self.complete = True
        self.unknown: list[str] = []  # plays that nobody can foresee
        self.followed = 0
        self.heap: list[tuple[int, int, int, Node]] = []
        self.count = 0
        self.seen: dict[Key, int] = {}

    def best(self) -> Node:
        first = Node(self.root.clone(), None, None)
        first.worth = self.bounds.worth(first.realm, self.bounds.left(first.realm))
        self._push(first)
        while self.heap:
            if monotonic() > self.first_bell:
                self.complete = False
                return self._hurry()
            node = heappop(self.heap)[3]
            if node.finished:
                return node
            for child in self._children(node):
                self._push(child)
        raise AssertionError("no line of the fight comes to an end")

    def _push(self, node: Node) -> None:
        self.count += 1
        heappush(self.heap, (-node.worth, node.cost + node.to_come, -self.count, node))

    def _hurry(self) -> Node:
        """The time is up: the most promising lines are played to their end."""
        best: Node | None = None
        while self.heap and (best is None or monotonic() < self.last_bell):
            node = heappop(self.heap)[3]
            if best is not None and not _is_better(node, best):
                break
            end = self._dive(node)
            if end is not None and (best is None or _is_better(end, best)):
                best = end
        assert best is not None, "no line of the fight comes to an end"
        return best

    def _dive(self, node: Node) -> Node | None:
        """Always the most promising way on, whether or not it was seen before."""
        self.seen = {}
        self.stocks = {}
        stack = [node]
        while stack:
            node = stack.pop()
            if node.finished:
                return node
            stack += sorted(self._children(node), key=_promise, reverse=True)
        return None

    # -- from a moment to the next ---------------------------------------------------

    def _children(self, node: Node) -> list[Node]:
        realm = node.realm
        decision = ask(realm)
        if decision is None:
            node.finished = True
            node.to_come = 0
            node.worth = worth_now(realm, self.root)
            return [node]
        self.followed += 1
        before = Position(realm, self.plain)
        names = set(node.known)
        children: list[Node] = []
        for option in _all_at_once(realm, decision.options):
            if not _is_in_order(node, realm, option):
                continue
            leaves = self._leaves(realm, option, before)
            if leaves and _all_pure(leaves):
                names.add(name_of(realm, option))
            for leaf in leaves:
                child = self._child(node, before, leaf, names)
                if child is not None:
                    children.append(child)
        node.realm = self.root  # its own is needed no more
        return children

    def _leaves(self, realm: Realm, option: Option, before: Position) -> list[Leaf]:
        """Every way to answer what the option asks; the worse of two equals is left out."""
        found: list[Leaf] = []
        open_ways: list[list[Option]] = [[]]
        while open_ways:
            choice = Choice(option, open_ways.pop())
            copy = realm.clone()
            open_ways.extend(play_through(copy, choice))
            if copy.marks != realm.marks and option.verb not in ENDS:
                self._note_unknown(realm, option)
                continue
            leaf = Leaf(copy, choice)
            if copy.combat is not None:
                leaf.position = Position(copy, self.plain)
                leaf.pure = option.verb in PLAYS and leaf.position.only_points_since(before)
            found.append(leaf)
        return found if len(found) < 2 else _without_worse(found)

    def _note_unknown(self, realm: Realm, option: Option) -> None:
        name = f"{option.verb}:{realm.cards[option.what].key}"
        if name not in self.unknown:
            self.unknown.append(name)

    def _child(self, node: Node, before: Position, leaf: Leaf, names: set[str]) -> Node | None:
        child = Node(leaf.realm, node, leaf.choice)
        child.cost = node.cost
        after = leaf.position
        if after is None:
            child.finished = True
            child.worth = worth_now(leaf.realm, self.root)
            return child
        child.cost += price(self.purse, before, after)
        gains = after.gains_since(before) if leaf.choice.option.verb in PLAYS else ()
        child.due = _still_due(node.due, before, after)
        if gains:
            child.due += (gains,)
        elif child.due:
            return None
        if leaf.pure:
            child.after = name_of(node.realm, leaf.choice.option)
            child.known = names
        child.uses = _uses_with(node, leaf)
        key: Key = (after.means, after.points, child.after, child.uses, child.due)
        if self.seen.get(key, child.cost + 1) <= child.cost:
            return None
        self.seen[key] = child.cost
        if not any(after.points) and self._is_outdone(child, after):
            return None
        left = self.bounds.left(leaf.realm)
        if leaf.pure and self.bounds.pointless(leaf.realm, left):
            return None
        child.worth = min(node.worth, self.bounds.worth(leaf.realm, left))
        child.to_come = Outlook(self.bounds, leaf.realm, left, child.worth).price()
        return child

    def _is_outdone(self, child: Node, after: Position) -> bool:
        """Was the same reached with more left, and no dearer?"""
        key: Key = (after.rest, after.skills, child.uses, child.due)
        rivals = self.stocks.setdefault(key, [])
        stock = after.stock(self.names)
        for cost, other in rivals:
            if cost <= child.cost and no_better(stock, other):
                return True
        rivals.append((child.cost, stock))
        return False


# -- one order is enough -------------------------------------------------------------


def name_of(realm: Realm, option: Option) -> str:
    return f"{option.verb}:{realm.cards[option.what].key}:{option.amount}"


def _is_in_order(node: Node, realm: Realm, option: Option) -> bool:
    """Would another order of the same choices have been tried in its place?"""
    if option.verb in PLAYS:
        name = name_of(realm, option)
        return name >= node.after or name not in node.known
    if node.due or (option.verb in ENDS and node.after):
        return False
    use = use_of(realm, option)
    for earlier in node.uses if use else ():
        if use[0] != earlier[0]:  # in another phase
            continue
        if use[1] < earlier[1] or (option.verb == "strike" and use[2:] == earlier[2:]):
            return False
    return True


def use_of(realm: Realm, option: Option) -> Numbers:
    """A strike or block that may change places with others: phase, number, and what the enemies
    of a strike resist. Those that resist the same can as well be struck together."""
    combat = realm.combat
    assert combat is not None
    if realm.turn.boons:
        return ()
    if option.verb == "block":
        return (realm.turn.phase, option.what * 8 + option.amount)
    if option.verb != "strike":
        return ()
    group = [place for place in range(len(combat.foes)) if option.amount >> place & 1]
    looks: list[int] = []
    for place in group:
        foe = combat.foes[place]
        look = foe.resistances
        if realm.turn.phase == RANGED_PHASE:
            look += 8 * fortification(realm, combat, foe)
        if look not in looks:
            looks.append(look)
    looks.sort()
    return (realm.turn.phase, group[0], *looks)


def _uses_with(node: Node, leaf: Leaf) -> tuple[Numbers, ...]:
    if leaf.pure:
        return node.uses
    use = use_of(node.realm, leaf.choice.option)
    return (*node.uses, use) if use else ()


def _still_due(due: tuple[Numbers, ...], before: Position, after: Position) -> tuple[Numbers, ...]:
    """Mana is gained only for the play that follows; what it does not use can come later."""
    return tuple([gains for gains in due if not _is_used(gains, before.purse, after.purse)])


def _is_used(gains: Numbers, before: Numbers, after: Numbers) -> bool:
    for place in gains:
        if after[place] < before[place]:
            return True
    return False


def _all_at_once(realm: Realm, options: list[Option]) -> list[Option]:
    """If one strike defeats everybody, nothing else is worth a thought."""
    combat = realm.combat
    assert combat is not None
    if any(foe.hidden for foe in combat.foes):
        return options
    mask = 0
    for place in standing(combat):
        mask |= 1 << place
    for option in options:
        if option.verb == "strike" and option.amount == mask:
            return [option]
    return options


def _all_pure(leaves: list[Leaf]) -> bool:
    for leaf in leaves:
        if not leaf.pure:
            return False
    return True


def _without_worse(leaves: list[Leaf]) -> list[Leaf]:
    """Of ways that leave the same, only those with the most points."""
    best: dict[Key, list[Leaf]] = {}
    found: list[Leaf] = []
    for leaf in leaves:
        if leaf.position is None:
            found.append(leaf)
            continue
        means: Key = (leaf.position.means, leaf.position.taken, leaf.position.gone)
        rivals = best.get(means, [])
        points = leaf.position.points
        if _is_matched(points, rivals):
            continue
        best[means] = [each for each in rivals if not _is_matched_by(each, points)] + [leaf]
    for rivals in best.values():
        found += rivals
    return found


def _is_matched(points: Numbers, rivals: list[Leaf]) -> bool:
    for rival in rivals:
        if rival.position is not None and no_better(points, rival.position.points):
            return True
    return False


def _is_matched_by(leaf: Leaf, points: Numbers) -> bool:
    return leaf.position is not None and no_better(leaf.position.points, points)


def _promise(node: Node) -> tuple[int, int]:
    return -node.worth, node.cost + node.to_come


def _is_better(one: Node, other: Node) -> bool:
    return _promise(one) < _promise(other)


# -- what a line costs ---------------------------------------------------------------


def price(owned: Numbers, before: Position, after: Position) -> int:
    """First wounds and units lost, then cards gone for good, then cards, units, crystals and
    skills of the round, then tokens and dice; mana gained on the way is free."""
    harm = max(0, after.taken - before.taken) + UNIT_LOST * (before.units - after.units)
    gone = max(0, after.gone - before.gone)
    spent = max(0, len(before.cards) - len(after.cards))
    spent += max(0, sum(before.ready) - sum(after.ready))
    spent += _paid(owned, before.purse, after.purse, 6, 10)
    spent += max(0, after.spent_skills - before.spent_skills)
    mana = _paid(owned, before.purse, after.purse, 0, 6)
    mana += _paid(owned, before.purse, after.purse, 11, len(before.purse))
    return harm * HARM + gone * GONE + spent * SPENT + mana


def _paid(owned: Numbers, before: Numbers, after: Numbers, first: int, end: int) -> int:
    total = 0
    for number in range(first, end):
        total += max(0, min(owned[number], before[number]) - after[number])
    return total

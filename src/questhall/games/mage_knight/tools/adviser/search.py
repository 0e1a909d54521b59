"""The search for the best line of a fight, on the engine itself.

Lines are followed in the order of what they may still win, then of what they have cost: the first
one to end is the best. Three things keep the search small, and none of them loses the best line:

- Equal positions are followed once, by their cheapest way.
- Plays that give nothing but points may change places, so they are tried in one order only;
  and points gathered this way must not go to waste.
- The most that a hand can give rules out what it cannot reach.

A play whose result nobody knows beforehand (cards drawn, dice rolled) ends its line.
"""

from __future__ import annotations

from heapq import heappop, heappush

from questhall.kernel.decisions import NOTHING, Option

from ...printed.cards import EnemyAbility
from ...rules.cards.playing import ACTIVATE, LAY_SIDEWAYS, PLAY_BASIC, PLAY_STRONG
from ...rules.cards.tracks import armour_of, hand_limit_of
from ...rules.deals import Use
from ...rules.foes import attack_abilities, damage_dealt, open_attacks
from ...state.realm import Realm
from ...state.turn import Phase
from .answers import Answers
from .bounds import Bounds, play_name
from .fight import Fight, NoLine, Patience
from .line import Choice, Leaf, Node, ask, play_through
from .moment import Key, Moment, Numbers, hand_of, has_no_more
from .order import (
    all_at_once,
    blocks_at_once,
    gained_by,
    is_in_order,
    is_wasteful,
    name_of,
    still_due,
    uses_with,
)
from .price import HARM, IMPOSSIBLE, CheapestWin, price
from .remaining import Remaining, UnusedCache, worth_of
from .wants import Wants

MOST_DUE = 2  # no play needs more at once


def worth_now(realm: Realm, root: Realm) -> int:
    """The worth of the enemies defeated."""
    combat = root.combat
    assert combat is not None
    return sum([worth_of(foe) for foe in combat.foes if foe.token in realm.turn.defeated])


class Search:
    """The search of one fight."""

    def __init__(self, fight: Fight, patience: Patience, safest: bool = False) -> None:
        root = fight.start
        self.root = root
        self.fight = fight
        self.patience = patience
        self.safest = safest  # do wounds count more than enemies?
        self.bounds = Bounds(root)
        self.cache = UnusedCache(self.bounds, root)
        self.wants = Wants(root, self.bounds, is_hand_at_risk(root))
        if not self.wants.has_any:
            self.bounds.leave_mana()
        self.answers = Answers(root, self.bounds, self.wants)
        self.purse = Moment(root).purse
        self.names = sorted({*hand_of(root, root.hero_of_turn())})
        self.stocks: dict[Key, list[tuple[int, Numbers]]] = {}
        self.complete = True  # was every line looked at?
        self.unknown: dict[str, Option] = {}  # plays with unforeseeable results
        self.tried = 0  # plays
        self.heap: list[tuple[int, int, int, Node]] = []
        self.count = 0
        self.seen: dict[Key, int] = {}

    def best(self) -> Node:
        first = Node(self.root.clone(), None, None)
        first.worth = Remaining(self.cache, first.realm, Moment(first.realm)).worth(first.realm)
        self._push(first)
        while self.heap:
            if self.patience.is_wearing_thin(self.tried):
                self.complete = False
                return self._hurry()
            node = heappop(self.heap)[3]
            if node.finished:
                return node
            for child in self._children(node):
                self._push(child)
        raise NoLine

    def _push(self, node: Node) -> None:
        self.count += 1
        first, second = self._rank(node)
        heappush(self.heap, (first, second, -self.count, node))

    def _rank(self, node: Node) -> tuple[int, int]:
        """The rank of a node; less is better."""
        price = node.cost + node.to_come
        if self.safest:
            return price // HARM, price % HARM - node.worth * HARM
        return -node.worth, price

    def _is_better(self, one: Node, other: Node) -> bool:
        return self._rank(one) < self._rank(other)

    def _hurry(self) -> Node:
        """The time is up: play the most promising lines to their end."""
        best: Node | None = None
        while self.heap and (best is None or not self.patience.is_over(self.tried)):
            node = heappop(self.heap)[3]
            if best is not None and not self._is_better(node, best):
                break
            end = self._dive(node)
            if end is not None and (best is None or self._is_better(end, best)):
                best = end
        if best is None:
            raise NoLine
        return best

    def _dive(self, node: Node) -> Node | None:
        """Always take the most promising way on, whether or not it was seen before."""
        self.seen = {}
        self.stocks = {}
        stack = [node]
        while stack:
            node = stack.pop()
            if node.finished:
                return node
            stack += sorted(self._children(node), key=self._rank, reverse=True)
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
        before = Moment(realm)
        if node.parent is None and self.fight.begun is not None:
            return self._go_on(node, before, self.fight.begun)
        at_risk = is_hand_at_risk(realm)
        names = set(node.known)
        children: list[Node] = []
        for option in self._worthy(node, realm, decision.options):
            if not is_in_order(node, realm, option) or not self._matters(realm, option, at_risk):
                continue
            if node.due and self._could_come_first(realm, option):
                names.add(name_of(realm, option))
                continue
            leaves = self._leaves(realm, Choice(option, []), before, realm.marks)
            if leaves and _are_all_pure(leaves):
                names.add(name_of(realm, option))
            for leaf in leaves:
                if is_wasteful(node, realm, option):
                    continue
                saved = realm.turn.phase == Phase.DAMAGE and is_in_danger(option, at_risk)
                child = self._child(node, before, leaf, names, saved)
                if child is not None:
                    children.append(child)
        node.realm = self.root  # its own is no longer needed
        return children

    def _go_on(self, node: Node, before: Moment, begun: Choice) -> list[Node]:
        """The play under way is played to its end, whatever it is good for."""
        children: list[Node] = []
        for leaf in self._leaves(node.realm, begun, before, self.fight.now.marks):
            leaf.pure = False
            child = self._child(node, before, leaf, node.known, True)
            if child is not None:
                children.append(child)
        node.realm = self.root
        return children

    def _worthy(self, node: Node, realm: Realm, options: list[Option]) -> list[Option]:
        if realm.turn.phase == Phase.BLOCK:
            return blocks_at_once(node, realm, options)
        return all_at_once(realm, options)

    def _matters(self, realm: Realm, option: Option, at_risk: bool) -> bool:
        """Does the play affect this fight now?"""
        if not isinstance(option.meant, Use):
            return True
        name = play_name(realm, option)
        if name in self.bounds.idle:
            return False
        if name in self.bounds.only_mana and not self.wants.has_any_in(realm.turn.phase):
            return False
        if option.meant is LAY_SIDEWAYS and not self._is_spare(realm, option):
            return False
        if realm.turn.phase == Phase.BLOCK:
            return name not in self.bounds.only_attack
        if realm.turn.phase != Phase.DAMAGE:
            return True
        if option.meant is LAY_SIDEWAYS and self.bounds.effect_ceilings.influence_hires:
            return True
        return is_in_danger(option, at_risk) or name in self.bounds.merciful

    def _could_come_first(self, realm: Realm, option: Option) -> bool:
        """Mana was just gained for the next play: one that has nothing to do with mana is tried
        before it, unless it saves something from the damage."""
        if not isinstance(option.meant, Use) or realm.turn.phase == Phase.DAMAGE:
            return False
        return option.meant is LAY_SIDEWAYS or play_name(realm, option) in self.wants.moneyless

    def _is_spare(self, realm: Realm, option: Option) -> bool:
        """Of cards that are good for nothing else, only the first is tried."""
        attacking = realm.turn.phase == Phase.ATTACK
        spare = self.bounds.spare_at_last if attacking else self.bounds.spare
        names = [name for name in hand_of(realm, realm.hero_of_turn()) if name in spare]
        return not names or realm.cards[option.what].key == names[0]

    def _leaves(self, realm: Realm, first: Choice, before: Moment, marks: int) -> list[Leaf]:
        """Every way to answer the option's questions, without those worse than another; what shows
        more than these marks, or asks others, cannot be foreseen."""
        option = first.option
        found: list[Leaf] = []
        open_ways: list[list[Option]] = [first.answers[:]]
        while open_ways:
            choice = Choice(option, open_ways.pop())
            choice.made = first.made
            copy = realm.clone()
            self.tried += 1
            open_ways.extend(play_through(copy, choice, self.answers))
            if choice.asks_others or (copy.marks != marks and not option.ends):
                self._note_unknown(realm, option)
                continue
            leaf = Leaf(copy, choice)
            if copy.combat is not None:
                leaf.moment = Moment(copy)
                leaf.pure = isinstance(option.meant, Use) and leaf.moment.only_points_since(before)
            found.append(leaf)
            if open_ways and self.patience.is_over(self.tried):
                self.complete = False
                break
        return found if len(found) < 2 else _without_worse(found)

    def _note_unknown(self, realm: Realm, option: Option) -> None:
        name = option.verb
        if option.what != NOTHING:
            name += f":{realm.cards[option.what].key}"
        self.unknown.setdefault(name, option)

    def _child(
        self, node: Node, before: Moment, leaf: Leaf, names: set[str], saved: bool
    ) -> Node | None:
        child = Node(leaf.realm, node, leaf.choice)
        child.cost = node.cost
        after = leaf.moment
        if after is None:
            child.finished = True
            child.worth = worth_now(leaf.realm, self.root)
            return child
        child.cost += price(self.purse, before, after)
        gains = after.gains_since(before) if isinstance(leaf.choice.option.meant, Use) else ()
        child.due = still_due(node.due, before, after)
        if saved:  # it is saved from the danger, and may be of use later
            child.due = ()
        elif gains:
            child.due = tuple(sorted((*child.due, gains)))
            if len(child.due) > MOST_DUE:
                return None
        elif child.due:
            return None
        if leaf.pure:
            child.after = name_of(node.realm, leaf.choice.option)
            child.known = names
            child.run = (*node.run, gained_by(before.points, after.points))
        child.uses = uses_with(node, leaf)
        key: Key = (after.resources, after.points, child.after, child.uses, child.due)
        if self.seen.get(key, child.cost + 1) <= child.cost:
            return None
        self.seen[key] = child.cost
        if not any(after.points) and self._is_outdone(child, after):
            return None
        remaining = Remaining(self.cache, leaf.realm, after)
        if leaf.pure and remaining.is_pointless(leaf.realm):
            return None
        child.worth = min(node.worth, remaining.worth(leaf.realm))
        if self.safest:
            child.to_come = CheapestWin(remaining, leaf.realm, 0).price()
            return child
        child.to_come = CheapestWin(remaining, leaf.realm, child.worth).price()
        while child.to_come >= IMPOSSIBLE and child.worth:
            child.worth = remaining.worth_below(leaf.realm, child.worth)
            child.to_come = CheapestWin(remaining, leaf.realm, child.worth).price()
        return child

    def _is_outdone(self, child: Node, after: Moment) -> bool:
        """Was the same reached at no higher cost, with more left?"""
        gained = tuple([name for name in after.cards if name not in self.names])
        key: Key = (after.rest, after.skills, child.uses, child.due, gained)
        rivals = self.stocks.setdefault(key, [])
        stock = after.stock(self.names)
        for cost, other in rivals:
            if cost <= child.cost and has_no_more(stock, other):
                return True
        rivals.append((child.cost, stock))
        return False


def is_in_danger(option: Option, at_risk: bool) -> bool:
    """Could it be too late after the damage? Units may be wounded, hands lost."""
    return option.meant is ACTIVATE or (
        at_risk and option.meant in (PLAY_BASIC, PLAY_STRONG, LAY_SIDEWAYS)
    )


def is_hand_at_risk(realm: Realm) -> bool:
    """Could the hero lose its hand before the attack phase, by paralysis or a knock-out?"""
    combat = realm.combat
    assert combat is not None
    wounds = combat.wounds
    hero = realm.hero_of_turn()
    for place, number in open_attacks(combat):
        foe = combat.foes[place]
        if attack_abilities(combat, foe, number) & EnemyAbility.PARALYZE:
            return True
        wounds += -(-damage_dealt(combat, foe, number) // armour_of(hero))
    return wounds >= hand_limit_of(hero)


def _are_all_pure(leaves: list[Leaf]) -> bool:
    for leaf in leaves:
        if not leaf.pure:
            return False
    return True


def _without_worse(leaves: list[Leaf]) -> list[Leaf]:
    """Among ways that leave the same, only those with the most points."""
    best: dict[Key, list[Leaf]] = {}
    found: list[Leaf] = []
    for leaf in leaves:
        if leaf.moment is None:
            found.append(leaf)
            continue
        resources: Key = (leaf.moment.resources, leaf.moment.taken, leaf.moment.gone)
        rivals = best.get(resources, [])
        points = leaf.moment.points
        if _is_matched(points, rivals):
            continue
        best[resources] = [each for each in rivals if not _is_matched_by(each, points)] + [leaf]
    for rivals in best.values():
        found += rivals
    return found


def _is_matched(points: Numbers, rivals: list[Leaf]) -> bool:
    for rival in rivals:
        if rival.moment is not None and has_no_more(points, rival.moment.points):
            return True
    return False


def _is_matched_by(leaf: Leaf, points: Numbers) -> bool:
    return leaf.moment is not None and has_no_more(leaf.moment.points, points)

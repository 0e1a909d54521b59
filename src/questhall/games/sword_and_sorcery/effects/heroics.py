"""What powers and goods do besides attacking and moving."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, ask, no_decisions, refusal
from questhall.kernel.ties import choose_one

from ..printed.effects import Effect, Whom
from ..printed.kinds import Slot
from ..rules.attack.harm import light
from ..rules.attack.strike import strike
from ..rules.enemies.fighting import enemy_attacks
from ..rules.enemies.masters import pass_token_on
from ..rules.numbers import most_hp
from ..rules.turn import handling
from ..rules.turn.goods import gain_item
from ..rules.turn.ground import pick_options
from ..rules.turn.using import attackable, blow_of, weapon_attack
from ..state.adventure import DECKS, Adventure, Pile
from ..state.attacks import Attack, Deed
from ..state.figures import Side
from .attacking import Change, under_way

PEEKED: Final = {"traps": Pile.TRAP, "treasures": Pile.TREASURE}
ACTIVITIES: Final = {"break_open": 0, "search": 1, "pick_up": 2}


class Cleave(Effect):
    """The attack may hit so many enemies in the area of its target."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        attack = under_way(adventure)
        if attack is None:
            return
        seat = adventure.heroes[adventure.figures[deed.actor].owner].seat
        area = adventure.figures[attack.target].area
        while len(attack.also) < self.count - 1:
            taken = [attack.target, *attack.also]
            enemies = adventure.in_area(Side.ENEMIES, area)
            options = [Option("figure", each.id) for each in enemies if each.id not in taken]
            if not options:
                return
            options.append(refusal("no-more"))
            answer = yield ask(seat, "cleave-whom", options, "SS-6.5.0.4", deed.card)
            if answer.declines:
                return
            attack.also.append(answer.what)


class Reflect(Change):
    """The attacker has to defend against the attack instead."""

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        if attack.defence is not None:
            attack.defence.reflected = True


class Fight(Effect):
    """The target is attacked with one equipped weapon, with these effects besides its own."""

    def __init__(self, always: list[Effect]) -> None:
        self.always = always

    def _slots(self, adventure: Adventure, deed: Deed) -> list[int]:
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        found: list[int] = []
        for slot in (Slot.MAIN, Slot.OFF):
            blow = blow_of(adventure, hero, slot)
            if blow is not None:
                reached = [enemy.id for enemy in attackable(adventure, hero, blow)]
                if deed.target in reached:
                    found.append(slot)
        return found

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        options = [Option("slot", slot) for slot in self._slots(adventure, deed)]
        if not options:
            return
        answer = yield from choose_one(
            [hero.seat], options, "which-weapon", "SS-6.2.0.2", deed.card
        )
        attack = weapon_attack(adventure, hero, answer.what, deed.target)
        attack.always = self.always
        yield from strike(adventure, attack)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        return bool(self._slots(adventure, deed))


class Betray(Effect):
    """The chosen enemy attacks another enemy in its area with its main weapon."""

    def _others(self, adventure: Adventure, target: int) -> list[Option]:
        figure = adventure.figures[target]
        others = adventure.in_area(Side.ENEMIES, figure.area)
        return [Option("figure", each.id) for each in others if each.owner != figure.owner]

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        options = self._others(adventure, deed.target)
        if not options:
            return
        seat = adventure.heroes[adventure.figures[deed.actor].owner].seat
        answer = yield from choose_one([seat], options, "whom", "SS-6.5.0.3", deed.card)
        enemy = adventure.enemy_of(adventure.figures[deed.target])
        yield from enemy_attacks(adventure, enemy, adventure.figures[answer.what])


class StayAlive(Effect):
    """Whoever is dying stays alive with so many HP."""

    def __init__(self, hp: int) -> None:
        self.hp = hp

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.target]
        figure.wounds = max(0, most_hp(adventure, figure) - self.hp)
        adventure.tell("stays-alive", "SS-11.0.0.3", figure.id)
        return no_decisions()


class KeepItem(Effect):
    """The one-use item that was used is not discarded."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        deed.keeps_item = True
        return no_decisions()


class Veil(Effect):
    """Until the Time phase enemies cannot choose the hero as a target, whatever he does."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            adventure.figures[number].veiled = True
        yield from pass_token_on(adventure)


class Light(Effect):
    """A fire token is put in the chosen area (SS-10.3.0.4)."""

    def __init__(self, level: int) -> None:
        self.level = level

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        light(adventure, deed.area, self.level)
        return no_decisions()


class MoreMoves(Effect):
    """So many MOVE actions more in this turn."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        adventure.heroes[adventure.figures[deed.actor].owner].moves += self.count
        return no_decisions()


class Peek(Effect):
    """The top card of a deck is looked at, and stays or goes under the deck."""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        deck = adventure.decks[self.deck]
        if not deck.draw:  # SS-2.0.0.5
            deck.reshuffle(adventure, DECKS[self.deck])
        shown = deck.look(adventure, 1)
        if not shown:
            return
        card = shown[0]
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        adventure.seen = [*adventure.seen, card]
        adventure.tell("looks-at", "SS-11.2.0.2", hero.place, card)
        under = Option("put-under", card)
        options = [Option("leave-on-top", card), under]
        answer = yield ask(hero.seat, "top-card", options, "SS-11.2.0.2", card)
        if answer is under:
            deck.draw.remove(card)
            deck.put_under(card)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        deck = adventure.decks[self.deck]
        return bool(deck.draw or deck.discard)


class Handle(Effect):
    """One of the things that hands do, at no further cost; perhaps in the midst of enemies, and
    with other traps than usual."""

    def __init__(self, activities: list[int], traps: int) -> None:
        self.activities = activities
        self.traps = traps

    def _options(self, adventure: Adventure, deed: Deed) -> list[Option]:
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        lists = (handling.break_options, handling.search_options, pick_options)
        found: list[Option] = []
        for activity in self.activities:
            found += lists[activity](adventure, hero)
        return found

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        options = self._options(adventure, deed)
        if not options:
            return
        answer = yield from choose_one([hero.seat], options, "handle", "SS-6.5.0.1", deed.card)
        yield from handling.handle(adventure, hero, answer, self.traps)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        return bool(self._options(adventure, deed))


class TakeItem(Effect):
    """Whoever acts takes a card that the emporium has; if it has none, something else happens."""

    def __init__(self, key: str, otherwise: Effect | None) -> None:
        self.key = key
        self.otherwise = otherwise

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        for card in adventure.shop:
            if adventure.cards[card].key == self.key:
                adventure.shop.remove(card)
                gain_item(adventure, hero, card)
                return
        if self.otherwise is not None:
            yield from self.otherwise.resolve(adventure, deed)

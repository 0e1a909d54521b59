"""Enemies appear: cards, controllers, figures, spawn gates (SS-15.4 to SS-15.6)."""

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one

from ...printed.cards import SpawnLine
from ...printed.enemies import MANY_HEROES, EnemyDef
from ...printed.symbols import BLUE_DIE, Colour, face_number, shown
from ...state.adventure import Adventure, Pile
from ...state.enemies import Enemy
from ...state.figures import Figure, Side
from ...state.house_rules import ACTIVE, IN_PLAY
from ..numbers import most_charges, most_shields
from .masters import master_appears
from .powers import gain_power


def appear(adventure: Adventure, area: int) -> Enemy | None:
    """The top card of the enemy deck (SS-15.6.0.1); nobody if all are in play (SS-15.6.0.4)."""
    card = adventure.decks[Pile.ENEMY].take_or_reshuffle(adventure, "enemy")
    if card == NOTHING:
        adventure.tell("nobody-appears", "SS-15.6.0.4", area)
        return None
    return bring(adventure, card, area)


def bring(adventure: Adventure, card: int, area: int) -> Enemy:
    """The enemy of a card stands in the area, with its charges and powers."""
    printed = adventure.printed(card, EnemyDef)
    enemy = Enemy(len(adventure.enemies), card, controller_for(adventure, printed))
    adventure.enemies.append(enemy)
    for _ in range(printed.scroll.horde):
        figure = Figure(len(adventure.figures), Side.ENEMIES, enemy.id)
        figure.area = area
        figure.came_from = NOWHERE
        adventure.figures.append(figure)
        enemy.figures.append(figure.id)
        figure.shields = most_shields(adventure, figure)
    enemy.charges = most_charges(adventure, enemy)
    adventure.tell("appears", "SS-15.6.0.1", enemy.figures[0], area)
    adventure.tell("assigned", "SS-15.6.0.2", enemy.figures[0], enemy.controller)
    for _ in range(printed.powers):  # SS-15.2.0.6
        gain_power(adventure, enemy)
    if adventure.is_master(enemy):
        master_appears(adventure)
    return enemy


def bring_named(adventure: Adventure, key: str, area: int) -> Enemy | None:
    """A certain enemy: one that was set aside, else cards are drawn until it comes
    (SS-15.6.0.6)."""
    for card in adventure.set_aside:
        if adventure.cards[card].key == key:
            adventure.set_aside.remove(card)
            return bring(adventure, card, area)
    deck = adventure.decks[Pile.ENEMY]
    if not any(adventure.cards[card].key == key for card in deck.draw + deck.discard):
        adventure.tell("nobody-appears", "SS-15.6.0.4", area)
        return None
    while True:
        card = deck.take_or_reshuffle(adventure, "enemy")
        if adventure.cards[card].key == key:
            return bring(adventure, card, area)
        deck.discard.append(card)


def controller_for(adventure: Adventure, printed: EnemyDef) -> int:
    """SS-15.6.0.2: whoever has the fewest; the second copy follows the first (SS-15.6.0.3)."""
    for enemy in adventure.enemies_in_play():
        if adventure.scroll(enemy).key == printed.scroll.key:
            return adventure.controller(enemy)
    counts = [0] * len(adventure.heroes)
    for enemy in adventure.enemies_in_play():
        counts[adventure.controller(enemy)] += 1
    fewest = [place for place, count in enumerate(counts) if count == min(counts)]
    if len(fewest) == 1:
        return fewest[0]
    if adventure.rules.assign_tie == ACTIVE or adventure.active in fewest:
        return adventure.active
    return next(place for place in clockwise(adventure) if place in fewest)


def clockwise(adventure: Adventure) -> list[int]:
    """The heroes from the active one on."""
    count = len(adventure.heroes)
    return [(adventure.active + step) % count for step in range(count)]


# -- spawn gates --------------------------------------------------------------------------


def spawn_number(adventure: Adventure, spawn: int) -> int:
    """SS-4.3.0.11; SS-4.3.0.12: a horde is one enemy."""
    if spawn == SpawnLine.NONE:
        return 0
    heroes = adventure.heroes_in_play()
    number = heroes - len(adventure.enemies_in_play())
    if spawn == SpawnLine.HIGH:
        number += 1
    elif spawn == SpawnLine.LOW:
        line = heroes if adventure.rules.spawn_line == IN_PLAY else len(adventure.heroes)
        number -= 2 if line >= MANY_HEROES else 1
    else:
        assert spawn == SpawnLine.EVEN
    return max(0, number)


def spawn(adventure: Adventure, count: int) -> Flow[None]:
    """Each enemy at a gate of its own roll (SS-R66); without a gate nobody (SS-15.5.0.5)."""
    for _ in range(count):
        gate = yield from _gate(adventure)
        if gate == NOTHING:
            return
        appear(adventure, adventure.quest.gates[gate].area)


def _gate(adventure: Adventure) -> Flow[int]:
    """SS-15.5.0.2, SS-15.5.0.3"""
    active = [place for place, is_active in enumerate(adventure.gates) if is_active]
    if len(active) < 2:
        return active[0] if active else NOTHING
    while True:
        face = BLUE_DIE.roll(adventure)
        adventure.tell("gate-roll", "SS-15.5.0.2", face_number(Colour.BLUE, face))
        symbols = shown(Colour.BLUE, face)
        fit = [place for place in active if adventure.quest.gates[place].symbol in symbols]
        if fit:
            options = [Option("gate", place) for place in fit]
            seats = [adventure.active_seat]
            answer = yield from choose_one(seats, options, "which-gate", "SS-15.5.0.2")
            return answer.what

"""Master enemies and the priority token (chapter 16)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one

from ...state.adventure import Adventure
from ...state.enemies import Enemy
from ...state.figures import Figure, Side
from ...state.heroes import Hero
from ..sight import sees

PROVOKE: Final = "provoke"


def give_token(adventure: Adventure, hero: int, side: int = 1) -> None:
    adventure.priority_hero = hero
    adventure.priority_side = side
    adventure.tell("priority", "SS-16.1.0.2", hero, NOTHING, side)


def turn_token(adventure: Adventure, side: int) -> None:
    if adventure.priority_side != side:
        give_token(adventure, adventure.priority_hero, side)


def master_appears(adventure: Adventure) -> None:
    """SS-16.0.0.4, SS-16.1.0.3: the token goes to the active hero, past ghosts (SS-R80)."""
    count = len(adventure.heroes)
    for step in range(count):
        place = (adventure.active + step) % count
        if not adventure.heroes[place].ghost:
            give_token(adventure, place)
            return


def master_leaves(adventure: Adventure) -> None:
    """The token goes with the last of them (SS-R84)."""
    if not adventure.masters():
        adventure.priority_hero = NOTHING
        adventure.priority_side = 1


def token_after_damage(adventure: Adventure, figure: Figure, by: int) -> None:
    """SS-16.1.0.4, SS-16.1.0.6: one attack moves the token once (SS-R81)."""
    if by == NOTHING or figure.side != Side.ENEMIES or adventure.figures[by].side != Side.HEROES:
        return
    if not adventure.is_master(adventure.enemy_of(figure)):
        return
    if adventure.attacks and adventure.attacks[-1].attacker == by:
        provoked = adventure.attacks[-1].provoked
        if figure.id in provoked:
            return
        provoked.append(figure.id)
    hero = adventure.figures[by].owner
    if hero == adventure.priority_hero:
        turn_token(adventure, 2)
    else:
        push_token(adventure, hero)


def push_token(adventure: Adventure, hero: int) -> None:
    """Somebody else draws the attention: the token turns to side I, or passes if it shows it."""
    if adventure.priority_side == 2:
        turn_token(adventure, 1)
    else:
        give_token(adventure, hero)


def may_provoke(adventure: Adventure, hero: Hero) -> bool:
    """SS-6.3.7.1: once a round, in the sight of a master enemy."""
    if PROVOKE in hero.used_this_round:
        return False
    figure = adventure.figures[hero.place]
    for enemy in adventure.masters():
        if any(sees(adventure, adventure.figures[each], figure) for each in enemy.figures):
            return True
    return False


def provoke(adventure: Adventure, hero: Hero) -> None:
    """SS-16.1.0.5, SS-16.1.0.7"""
    hero.used_this_round.append(PROVOKE)
    adventure.tell("provokes", "SS-6.3.7.1", hero.place)
    if adventure.priority_hero == hero.place:
        turn_token(adventure, 3 - adventure.priority_side)
    else:
        push_token(adventure, hero.place)


def pass_token_on(adventure: Adventure) -> Flow[None]:
    """SS-16.1.0.9: away from a hero who died or cannot be targeted, if there is another."""
    if adventure.priority_hero == NOTHING or not adventure.masters():
        return
    holder = adventure.heroes[adventure.priority_hero]
    if not holder.ghost and not adventure.figure_of(holder).hidden:
        return
    options = [
        Option("hero", hero.place)
        for hero in adventure.living()
        if not adventure.figure_of(hero).hidden
    ]
    if options:
        seats = [adventure.active_seat]
        adventure.priority_hero = options[0].what  # no ghost holds it while somebody chooses
        answer = yield from choose_one(seats, options, "priority-to", "SS-16.1.0.9")
        give_token(adventure, answer.what)


def only_target(adventure: Adventure, enemy: Enemy) -> int:
    """Whom a vengeful enemy looks at; NOTHING: everybody (SS-16.1.0.1)."""
    return adventure.priority_hero if adventure.scroll(enemy).vengeful else NOTHING

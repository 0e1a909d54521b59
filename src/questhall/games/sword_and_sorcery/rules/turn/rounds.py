"""The Battle phase: heroes take their turns, each followed by one of the enemies (SS-4.2)."""

from questhall.kernel.decisions import Decision, Flow, Option, ask, ending

from ...printed.kinds import Condition, Until
from ...state.adventure import Adventure, Phase
from ...state.figures import Bonus
from ...state.heroes import Hero
from ..boons import lapse
from ..enemies.encounters import encounter
from ..movement.shadows import look_around
from ..scripts import check_goals
from .actions import end_move, hero_options, perform
from .ghosts import ghost_options


def choose_hero(adventure: Adventure) -> Flow[None]:
    """SS-4.2.0.3: in whatever order the players like."""
    adventure.phase = Phase.BATTLE
    waiting = [hero for hero in adventure.heroes if not hero.acted]
    if not waiting:
        adventure.next_step = "event"
        return
    options = [Option("hero", hero.place) for hero in waiting]
    answer = yield Decision(adventure.everybody(), "who-acts", options, "SS-4.2.0.3")
    begin_turn(adventure, adventure.heroes[answer.what])
    adventure.next_step = "action"


def begin_turn(adventure: Adventure, hero: Hero) -> None:
    """SS-4.2.1.3, SS-4.2.1.4"""
    adventure.active = hero.place
    adventure.tell("turn", "SS-4.2.0.2", hero.place)
    hero.moves = 1
    hero.combats = hero.line.combat
    hero.specials = hero.line.special
    hero.actions_taken = 0
    hero.focus_ready = False
    hero.ghost_deeds = []
    end_move(hero)


def action(adventure: Adventure) -> Flow[None]:
    """One action of the active hero, or the end of his turn."""
    yield from look_around(adventure)
    hero = adventure.heroes[adventure.active]
    if not hero.ghost and adventure.figure_of(hero).has(Condition.STUN):  # SS-10.6.6.1
        adventure.tell("stunned", "SS-10.6.6.1", hero.place)
        end_turn(adventure, hero)
        return
    options = ghost_options(adventure, hero) if hero.ghost else hero_options(adventure, hero)
    options.append(ending("end-turn"))
    answer = yield ask(hero.seat, "act", options, "SS-4.2.1.2", hero.place)
    if answer.ends:
        end_turn(adventure, hero)
    else:
        yield from perform(adventure, hero, answer)
    if not adventure.over:
        yield from check_goals(adventure)


def end_turn(adventure: Adventure, hero: Hero) -> None:
    """SS-4.2.1.8, SS-4.2.1.9; conditions that were there at its beginning end (SS-10.6.4.2)."""
    hero.acted = True
    hero.moves = hero.combats = hero.specials = 0
    hero.focus_ready = False
    end_move(hero)
    companion = adventure.companion_of(hero)  # SS-R31: its conditions end with this turn too
    for figure in [adventure.figure_of(hero), *([companion] if companion else [])]:
        for condition in (Condition.BLIND, Condition.SLOW, Condition.STUN):
            if figure.fresh[condition]:
                figure.fresh[condition] = False
            else:
                figure.drop(condition)
    lapse(adventure, Until.TURN)
    adventure.bonuses = _bonuses_after_turn(adventure.bonuses, hero.place)
    adventure.next_step = "enemies"


def _bonuses_after_turn(bonuses: list[Bonus], hero: int) -> list[Bonus]:
    kept: list[Bonus] = []
    for b in bonuses:
        if b.until == Until.TURN or (b.until == Until.NEXT_TURN and b.bearer == hero):
            continue
        if b.until == Until.TURN_AFTER and b.bearer == hero:
            b = Bonus(b.stat, b.amount, b.bearer, Until.NEXT_TURN, b.scope, b.uses, b.source)
        kept.append(b)
    return kept


def enemy_turn(adventure: Adventure) -> Flow[None]:
    """SS-4.2.2: none for ghosts (SS-4.2.2.7) and none without enemies (SS-4.2.2.1)."""
    adventure.next_step = "choose"
    hero = adventure.heroes[adventure.active]
    if not hero.ghost and adventure.enemies_in_play():
        yield from encounter(adventure)
        if not adventure.over:
            yield from check_goals(adventure)

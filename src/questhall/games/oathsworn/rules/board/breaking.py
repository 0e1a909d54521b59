"""A part breaks: the die is gone, the stage may change, Stage Cards are drawn (OS-7.15)."""

from typing import Final

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING, Flow

from ...printed.encounter import BoardMoment
from ...state.battle import Battle
from ...state.figures import Figure, Reaction
from ...state.oathsworn import Oathsworn, Swallowed
from ..boss.passives import happen
from ..boss.placing import free_near
from ..boss.stage_deck import change_stage, draw_stage_card
from ..victory import settle
from .falcons import fly_home
from .parts import hexes_of, part_code
from .trampling import tread

LOSS_THAT_FREES: Final = 6  # OS-13.5.5


class Break:
    """Whose part broke, and the figure that broke it (NOTHING: nobody did)."""

    def __init__(self, boss: int, breaker: int) -> None:
        self.boss = boss
        self.breaker = breaker


def take_from_die(battle: Battle, boss: Figure, part: int, amount: int) -> bool:
    """OS-7.14.5: what exceeds the die is ignored. Is the part broken now?"""
    lost = min(amount, boss.dice[part])
    if lost <= 0:
        return False
    boss.dice[part] -= lost
    battle.tell("part-lost", "OS-7.14.5", part_code(boss.id, part), lost)
    _loosen(battle, boss, part, lost)
    if boss.dice[part] > 0:
        return False
    battle.tell("part-broken", "OS-7.15.1", part_code(boss.id, part))
    return True


def _loosen(battle: Battle, boss: Figure, part: int, lost: int) -> None:
    """Whoever is in the part comes free when it breaks, or after 6 HP (OS-13.5.5)."""
    for fighter in battle.company:
        held = fighter.swallowed
        if held is None or held.boss != boss.id or held.part != part:
            continue
        total = held.lost + lost
        fighter.swallowed = Swallowed(held.boss, part, held.ability, total)
        if boss.dice[part] == 0 or total >= LOSS_THAT_FREES:
            _come_out(battle, fighter, hexes_of(boss, part))


def _come_out(battle: Battle, fighter: Oathsworn, near: int) -> None:
    """OS-13.5.6: on the empty hex nearest to the part, with all animus in the reserve."""
    fighter.swallowed = None
    fighter.reserve += fighter.animus
    fighter.animus = 0
    figure = battle.figure_of(fighter)
    figure.place = free_near(battle, near)
    tread(battle, figure, figure.mask())
    battle.tell("came-out", "OS-13.5.6", figure.id, figure.place)


def draw_reactions(battle: Battle, breaks: list[Break]) -> None:
    """All dice that fell at once: the stage is checked once, then a card is drawn for each, but
    for the last die on the board (OS-7.15.8 to OS-7.15.10)."""
    if not breaks:
        return
    change_stage(battle)
    last = battle.dice_left() == 0
    count = len(breaks) - 1 if last else len(breaks)
    damaged = list(dict.fromkeys([each.boss for each in breaks]))
    for each in breaks[:count]:
        card = draw_stage_card(battle)
        if card != NOTHING:
            reaction = Reaction(card, each.boss, each.breaker)
            reaction.damaged = damaged
            battle.queue.append(reaction)
    battle.ending = battle.ending or last
    _remove_beaten(battle)
    settle(battle)


def after_breaks(battle: Battle, breaks: list[Break]) -> Flow[None]:
    """What the Special Rules Board says of broken parts, and of a boss without dice."""
    for each in breaks:
        yield from happen(battle, BoardMoment.PART_BROKEN, battle.figures[each.boss])
    for boss in dict.fromkeys([each.boss for each in breaks]):
        if not any(battle.figures[boss].dice):
            yield from happen(battle, BoardMoment.BOSS_BEATEN, battle.figures[boss])


def _remove_beaten(battle: Battle) -> None:
    """OS-7.15.12: a boss without dice leaves; the last one stays for what is still due."""
    for boss in reversed(battle.bosses()):
        if not any(boss.dice) and len(battle.bosses()) > 1:
            boss.place = NOWHERE
            fly_home(battle, boss)
            battle.tell("boss-beaten", "OS-7.15.12", boss.id)

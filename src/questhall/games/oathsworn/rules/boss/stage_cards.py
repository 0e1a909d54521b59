"""Stage Cards: drawn in the Encounter phase or as a reaction, done step by step (OS-8.2)."""

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING, Flow

from ...printed.cards import ON_STAGE_CARD
from ...printed.encounter import StageDef
from ...state.battle import Battle
from ...state.deeds import Deed
from ...state.figures import Figure, Reaction
from ..board.numbers import movement_of
from ..victory import settle
from .stage_deck import discard_stage_card, turn_up
from .targeting import Reach, choose_target


def carry_out(battle: Battle, reaction: Reaction) -> Flow[None]:
    """All steps of a card that was drawn; what cannot be done is skipped (OS-8.2.1)."""
    card = reaction.card
    printed = battle.stage_card(card)
    battle.resolving.append(card)
    battle.tell("stage-card", "OS-8.2.1", card)
    boss = acting_boss(battle, reaction.boss)
    if boss is not None:
        yield from _before_the_first_step(battle, boss)
        deed = Deed(boss.id, card=card)
        target = _target(battle, boss, printed, reaction)
        if target is not None:  # OS-8.3.12: chosen once and kept
            deed.target = target.id
            battle.tell("targets", "OS-8.3.4", boss.id, target.id)
        for step in printed.steps:
            if battle.over or boss.place == NOWHERE:
                break
            yield from step.resolve(battle, deed)
    battle.resolving.remove(card)
    discard_stage_card(battle, card)


def _before_the_first_step(battle: Battle, boss: Figure) -> Flow[None]:
    # Interrupts are cards that are played, and playing a card may bring Stage Cards.
    from ..turn.interrupts import Window, open_window

    yield from open_window(battle, Window(ON_STAGE_CARD, boss))


def acting_boss(battle: Battle, wanted: int) -> Figure | None:
    """The damaged boss, or the first one that is left (OS-7.15.12)."""
    if wanted != NOTHING and battle.figures[wanted].on_board:
        return battle.figures[wanted]
    bosses = battle.bosses()
    return bosses[0] if bosses else None


def _target(battle: Battle, boss: Figure, card: StageDef, reaction: Reaction) -> Figure | None:
    """Whoever broke the part; if nobody did, the closest Oathsworn (OS-7.15.4, OS-7.15.14)."""
    assert boss.boss is not None
    reach = Reach(movement_of(battle, boss, card.movement), card.range)
    # OS-1.1.6: the card beats the board.
    special = card.special_target or boss.boss.special_target
    breaker: Figure | None = None
    if reaction.breaker != NOTHING:
        breaker = battle.figures[reaction.breaker]
    elif reaction.boss != NOTHING:
        special = None
    return choose_target(battle, boss, reach, special, breaker)


def react_now(battle: Battle) -> Flow[None]:
    """What waits is done, first in, first out, unless a card or an attack is still under way
    (OS-8.2.3)."""
    if battle.resolving or battle.blow is not None or battle.attack is not None:
        return
    while battle.queue and not battle.over:
        reaction = battle.queue.pop(0)
        battle.tell("reaction", "OS-7.15.3", reaction.card, reaction.boss)
        yield from carry_out(battle, reaction)
        if not battle.queue and not battle.over:
            turn_up(battle)
        settle(battle)
    settle(battle)

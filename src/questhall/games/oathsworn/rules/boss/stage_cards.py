"""Stage Cards: drawn in the Encounter phase or as a reaction, done step by step (OS-8.2)."""

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING, Flow

from ...printed.cards import Effect, MomentKind
from ...printed.encounter import StageDef
from ...state.battle import Battle
from ...state.deeds import Deed
from ...state.figures import Figure, Reaction
from ..board.numbers import movement_of
from ..victory import settle
from .stage_deck import discard_stage_card, turn_up
from .targeting import Chosen, Reach, Ways, choose_target, choose_with_rule


def carry_out(battle: Battle, reaction: Reaction) -> Flow[None]:
    """All steps of a card that was drawn; what cannot be done is skipped (OS-8.2.1)."""
    card = reaction.card
    printed = battle.stage_card(card)
    battle.resolving.append(card)
    battle.tell("stage-card", "OS-8.2.1", card)
    yield from _before_the_first_step(battle, reaction)
    boss = acting_boss(battle, reaction)
    if boss is not None:
        deed = deed_on_card(battle, boss, reaction)
        if printed.bosses_named and not _any_left(battle, printed.bosses_named):
            yield from _work_goes_on(battle, boss, deed)
        for step in printed.steps:
            if battle.over or not (boss.on_board or boss.lurking or battle.bosses()):
                break
            yield from step.resolve(battle, deed)
    battle.resolving.remove(card)
    discard_stage_card(battle, card)


def deed_on_card(battle: Battle, boss: Figure, reaction: Reaction) -> Deed:
    """What a boss is about to do; its target is chosen once and kept (OS-8.3.12)."""
    deed = Deed(boss.id, card=reaction.card)
    deed.reaction = reaction.boss != NOTHING
    deed.damaged = reaction.damaged
    deed.breaker = reaction.breaker
    chosen = _target(battle, boss, battle.stage_card(reaction.card), reaction)
    if chosen.figure is not None:
        deed.target = chosen.figure.id
        if not boss.lurking:  # whom it chose would tell where it lies
            battle.tell("targets", chosen.rule, boss.id, chosen.figure.id)
    return deed


def _before_the_first_step(battle: Battle, reaction: Reaction) -> Flow[None]:
    # Interrupts are cards that are played, and playing a card may bring Stage Cards.
    from ..turn.interrupts import Window, open_window

    boss = acting_boss(battle, reaction)
    if boss is not None:
        yield from open_window(battle, Window(MomentKind.ON_STAGE_CARD, boss))


def acting_boss(battle: Battle, reaction: Reaction) -> Figure | None:
    """The damaged boss, another one that was damaged with it, or the first that is left
    (OS-7.15.12)."""
    if reaction.boss != NOTHING and battle.figures[reaction.boss].on_board:
        return battle.figures[reaction.boss]
    bosses = battle.bosses() or battle.lurking()
    for boss in bosses:
        if boss.id in reaction.damaged:
            return boss
    return bosses[0] if bosses else None


def _any_left(battle: Battle, names: list[str]) -> bool:
    return any(each.boss is not None and each.boss.key in names for each in battle.bosses())


def _work_goes_on(battle: Battle, boss: Figure, deed: Deed) -> Flow[None]:
    """What the first boss that is left does instead of steps that name others."""
    effect = battle.encounter.last_body
    if effect is not None:
        choose_for(battle, boss, deed, effect)
        yield from effect.resolve(battle, deed)


def choose_for(battle: Battle, boss: Figure, deed: Deed, effect: Effect) -> None:
    """The target of one boss for what it does on a card; only a damaged one turns on the breaker
    (OS-7.15.11)."""
    assert boss.boss is not None
    reach = Reach(movement_of(battle, boss, effect.movement()), effect.reach())
    special = boss.boss.special_target
    breaker: Figure | None = None
    if boss.id in deed.damaged and deed.breaker != NOTHING:
        breaker = battle.figures[deed.breaker]
    elif boss.id in deed.damaged:
        special = None  # OS-7.15.14
    target = choose_target(battle, boss, reach, special, breaker)
    deed.target = NOTHING if target is None else target.id


def _target(battle: Battle, boss: Figure, card: StageDef, reaction: Reaction) -> Chosen:
    """Whoever broke a part of this boss; if nobody did, the closest Oathsworn (OS-7.15.4,
    OS-7.15.14)."""
    assert boss.boss is not None
    reach = Reach(movement_of(battle, boss, card.movement), card.range)
    reach.unseen = card.unseen
    # OS-1.1.6, OS-15.1.4: the card beats the board; who broke the part beats both (OS-1.1.7,
    # OS-1.1.8).
    special = card.special_target or boss.boss.special_target
    breaker: Figure | None = None
    if boss.id in reaction.damaged and reaction.breaker != NOTHING:
        breaker = battle.figures[reaction.breaker]
    elif boss.id in reaction.damaged:
        special = None
    elif boss.baited_by != NOTHING:
        return Chosen(battle.figures[boss.baited_by], "OS-8.3.3")
    if boss.lurking:
        boss.place = battle.lair(battle.lair_cards[-1]).place
    if special is not None and not special.candidates(battle, Deed(boss.id)):
        special = boss.boss.special_target
    chosen = choose_with_rule(Ways(battle, boss), reach, special, breaker)
    if boss.lurking:
        boss.place = NOWHERE
    return chosen


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

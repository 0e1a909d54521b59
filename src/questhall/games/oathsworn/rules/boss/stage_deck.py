"""The stage deck: its face-up card, its stages, and how it is made anew (OS-8.2, OS-16.3)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.decks import Deck

from ...printed.encounter import STAGES
from ...state.battle import Battle
from .passives import deed_of_board


def draw_stage_card(battle: Battle) -> int:
    """The face-up card; while one is under way the next of the pile. NOTHING if none is left."""
    if battle.face_up == NOTHING:
        turn_up(battle)
    card = battle.face_up
    battle.face_up = NOTHING
    return card


def turn_up(battle: Battle) -> None:
    """OS-8.2.5, OS-16.3.2: the next card lies open; it says which stage it is (OS-8.2.6)."""
    if battle.face_up != NOTHING:
        return
    if not any(battle.stage_piles):
        _make_anew(battle)
    for pile in battle.stage_piles:
        if pile:
            battle.face_up = pile.pop()
            battle.mark_information()
            battle.tell("turned-up", "OS-8.2.5", battle.face_up)
            reach_stage(battle, battle.stage_card(battle.face_up).stage)
            return


def _make_anew(battle: Battle) -> None:
    """Only the stage III cards of the discard (OS-8.2.5)."""
    last = [c for c in battle.stage_discard if battle.stage_card(c).stage == STAGES]
    battle.stage_discard = [c for c in battle.stage_discard if c not in last]
    last.sort()
    battle.chance.shuffle("stage", last)
    battle.stage_piles[STAGES - 1] = last
    battle.shuffled(Deck(last, []))


def discard_stage_card(battle: Battle, card: int) -> None:
    """OS-8.2.2: a card that works until the end of the round stays open, one that cages somebody
    stays with him (OS-13.2.7)."""
    if any(each.cage is not None and each.cage.card == card for each in battle.company):
        battle.cage_cards.append(card)
    elif battle.stage_card(card).stays:
        battle.open_cards.append(card)
    else:
        battle.stage_discard.append(card)


def reach_stage(battle: Battle, stage: int) -> None:
    """Stages only go up."""
    if stage > battle.stage:
        battle.stage = stage
        battle.tell("stage", "OS-8.2.6", stage)


def change_stage(battle: Battle) -> None:
    """OS-7.15.2: what the Special Rules Board says of broken parts, counters and obstacles; older
    cards are discarded (OS-8.2.7)."""
    for place in range(STAGES - 1):
        if _begins(battle, place):
            reach_stage(battle, place + 2)
    for pile in battle.stage_piles[: battle.stage - 1]:
        battle.stage_discard += reversed(pile)
        pile.clear()
    if battle.face_up != NOTHING and battle.stage_card(battle.face_up).stage < battle.stage:
        battle.stage_discard.append(battle.face_up)
        battle.face_up = NOTHING
        turn_up(battle)


def _begins(battle: Battle, place: int) -> bool:
    encounter = battle.encounter
    if battle.broken_parts() >= encounter.stage_at[place]:
        return True
    if not encounter.stage_when or battle.ending:
        return False
    condition = encounter.stage_when[place]
    deed = deed_of_board(battle, None)
    return condition is not None and deed is not None and condition.holds(battle, deed)

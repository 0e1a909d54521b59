"""Looking at face-down cards: who looks knows them until they are shuffled (OS-1.4.2)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, ask, refusal

from ..printed.might import COLOURS, SIDES, Side
from ..state.battle import Battle
from ..state.company import CompanyState
from ..state.looking import Looking
from .boss.stage_deck import reach_stage


def look_at_might(battle: Battle, seat: int, colour: int, count: int, discards: int) -> Flow[None]:
    """The top cards of a might deck: some are discarded, the rest goes back in any order."""
    deck = battle.might_deck(Side.COMPANY, colour)
    seen = deck.take_some(battle, count)
    looking = Looking(seat, seen, f"{SIDES[Side.COMPANY]} {COLOURS[colour]}")
    battle.looking = looking
    while discards and looking.cards:
        options = [Option("discard", card) for card in looking.cards] + [refusal("no-more")]
        answer = yield ask(seat, "discard-might", options, "OS-1.4.2", colour)
        if answer.declines:
            break
        looking.cards.remove(answer.what)
        deck.discard.append(answer.what)
        discards -= 1
    order = yield from _ordered(battle, looking, "top-card")
    for card in reversed(order):
        deck.put_on_top(card)
        remember(battle, seat, card)
    battle.looking = None


def _ordered(battle: Battle, looking: Looking, prompt: str) -> Flow[list[int]]:
    """The first one will be drawn first."""
    while looking.cards:
        options = [Option("next-card", card) for card in looking.cards]
        answer = yield Decision([looking.seat], prompt, options, "OS-1.4.2", secret=True)
        looking.cards.remove(answer.what)
        looking.ordered.append(answer.what)
    return looking.ordered


def stage_cards_to_look_at(battle: Battle, count: int) -> list[int]:
    """The face-up card and those under it, of its stage only; the top one first."""
    if battle.face_up == NOTHING:
        return []
    pile = battle.stage_piles[battle.stage_card(battle.face_up).stage - 1]
    return [battle.face_up, *reversed(pile[max(0, len(pile) - count + 1) :])]


def look_at_stages(battle: Battle, seat: int, count: int) -> Flow[None]:
    """They go back in any order, the first face up."""
    cards = stage_cards_to_look_at(battle, count)
    stage = battle.stage_card(battle.face_up).stage
    pile = battle.stage_piles[stage - 1]
    for _ in cards[1:]:
        pile.pop()
    battle.face_up = NOTHING
    battle.mark_information()
    looking = Looking(seat, cards, f"stage {stage}")
    battle.looking = looking
    order = yield from _ordered(battle, looking, "next-stage")
    for card in reversed(order[1:]):
        pile.append(card)
        remember(battle, seat, card)
    battle.looking = None
    _face_up(battle, order[0])


def bury_stage_card(battle: Battle) -> None:
    """The face-up card goes under the others of its stage; all have seen it."""
    card = battle.face_up
    pile = battle.stage_piles[battle.stage_card(card).stage - 1]
    pile.insert(0, card)
    for seat in range(battle.seats):
        remember(battle, seat, card)
    battle.tell("stage-buried", "OS-8.2.5", card)
    _face_up(battle, pile.pop())


def may_bury(battle: Battle) -> bool:
    """There is another card of its stage."""
    if battle.face_up == NOTHING:
        return False
    return bool(battle.stage_piles[battle.stage_card(battle.face_up).stage - 1])


def _face_up(battle: Battle, card: int) -> None:
    battle.face_up = card
    battle.mark_information()
    battle.tell("turned-up", "OS-8.2.5", card)
    reach_stage(battle, battle.stage_card(card).stage)


def remember(state: CompanyState, seat: int, card: int) -> None:
    """The seat knows where the card lies."""
    if card not in state.known[seat]:
        state.known[seat].append(card)

"""The tutorial: every learner gets the same decks; otherwise it is an ordinary duel."""

from questhall.games.sorcerer import GAME
from questhall.games.sorcerer.printed.cards import MINION
from questhall.games.sorcerer.setup.setup import STARTING_ENERGY
from questhall.games.sorcerer.state.arena import Arena
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

LEARNER = 0


def dealt(seed: str, tutorial: bool) -> Arena:
    """The table when the first hands have been drawn."""
    match = Match.start(GAME, Setup("duel", 2, {"tutorial": tutorial}), seed)
    while match.pending[0].prompt == "avatar":
        match.answer(0, 0, match.pending[0].seats[0])
    state = match.state
    assert isinstance(state, Arena)
    return state


def decks(seed: str, tutorial: bool) -> list[list[str]]:
    arena = dealt(seed, tutorial)
    return [
        [arena.cards[card].key for card in [*player.hand, *player.grimoire]]
        for player in arena.players
    ]


def test_every_tutorial_begins_alike() -> None:
    assert decks("one", tutorial=True) == decks("another", tutorial=True)


def test_other_tables_are_shuffled_by_their_own_seed() -> None:
    assert decks("one", tutorial=False) != decks("another", tutorial=False)
    assert decks("one", tutorial=False) != decks("one", tutorial=True)


def test_a_learner_begins_and_can_pay_for_most_of_the_hand() -> None:
    arena = dealt("one", tutorial=True)
    hand = [arena.cards[card] for card in arena.players[LEARNER].hand]
    minions = [card for card in hand if card.kind == MINION]
    assert arena.first == LEARNER
    assert len(minions) >= len(hand) / 2
    assert sum(sorted(card.cost for card in minions)[:3]) <= STARTING_ENERGY

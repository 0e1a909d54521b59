"""Card selection (RULES 3.1): all choose in secret, at their own pace, until all are ready.

Until then the choices are kept in `scene.underway`, so nobody else's table changes.
"""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, ending, side_by_side
from questhall.kernel.offers import Offer, taken

from ...state.heroes import Hero
from ...state.scene import Scene
from ...state.selection import Selection
from .rests import can_rest

CARDS_TO_PLAY = 2


def select(scene: Scene) -> Flow[None]:
    """Everybody lays out two cards or announces a long rest (GH-3.1.1)."""
    scene.underway.selections = [Selection() for _ in scene.heroes]
    choosers = [hero for hero in scene.heroes if not hero.exhausted]
    yield from side_by_side([_lay_out(scene, hero) for hero in choosers])
    for hero in choosers:
        _put_down(hero, scene.underway.selections[hero.seat])
    scene.underway.selections = []
    scene.next_step = "initiative"


def follow(scene: Scene) -> Flow[None]:
    """A save of version 1 may be between the two cards: everybody chooses again."""
    for hero in scene.heroes:
        hero.hand.extend(hero.chosen)
        hero.chosen.clear()
        hero.resting = False
    scene.next_step = "select"
    yield from ()


def _lay_out(scene: Scene, hero: Hero) -> Flow[None]:
    """One player chooses, and may change the choice until ready."""
    selection = scene.underway.selections[hero.seat]
    while not selection.ready:
        answer = yield about_own_cards(scene, _question(scene, hero, selection))
        yield from taken(answer)


def about_own_cards(scene: Scene, question: Decision) -> Decision:
    """Nobody else learns the answer; with open information the other players do (GH-2.4.3), and
    only those who watch do not."""
    question.secret = not scene.rules.open_information
    question.unwatched = scene.rules.open_information
    return question


def _question(scene: Scene, hero: Hero, selection: Selection) -> Decision:
    if selection.resting:
        return _ready_to_rest(hero, selection)
    if selection.lead == NOTHING:
        return _lead(scene, hero, selection)
    if selection.second == NOTHING:
        return _follow(hero, selection)
    return _ready_to_play(hero, selection)


class Laying(Offer):
    """A change of what a player has laid out."""

    def __init__(self, selection: Selection) -> None:
        self.selection = selection

    def take(self, option: Option) -> Flow[None]:
        self.change(self.selection, option.what)
        yield from ()

    def change(self, selection: Selection, card: int) -> None:
        raise NotImplementedError


class Lead(Laying):
    def change(self, selection: Selection, card: int) -> None:
        selection.lead = card


class Second(Laying):
    def change(self, selection: Selection, card: int) -> None:
        selection.second = card


class Swap(Laying):
    def change(self, selection: Selection, card: int) -> None:
        selection.lead, selection.second = selection.second, selection.lead


class TakeBack(Laying):
    def change(self, selection: Selection, card: int) -> None:
        if card == selection.lead:
            selection.lead = NOTHING
        else:
            selection.second = NOTHING


class Rest(Laying):
    """A long rest instead of two cards."""

    resting = True

    def change(self, selection: Selection, card: int) -> None:
        selection.resting = self.resting
        selection.lead = NOTHING
        selection.second = NOTHING


class PlayCards(Rest):
    """Two cards after all."""

    resting = False


class Ready(Laying):
    def change(self, selection: Selection, card: int) -> None:
        selection.ready = True


def _lead(scene: Scene, hero: Hero, selection: Selection) -> Decision:
    """Choose the card that gives the initiative (GH-3.1.2), or a long rest."""
    options: list[Option] = []
    if len(hero.hand) >= CARDS_TO_PLAY:  # GH-3.1.6
        options.extend(_left("lead", hero, selection, Lead(selection)))
    if can_rest(scene, hero):
        options.append(Option("long-rest", meant=Rest(selection)))
    options.extend(_laid_out(selection))
    return Decision([hero.seat], "lead", options, "GH-3.1.1")


def _follow(hero: Hero, selection: Selection) -> Decision:
    options = _left("follow", hero, selection, Second(selection)) + _laid_out(selection)
    return Decision([hero.seat], "follow", options, "GH-3.1.2")


def _ready_to_play(hero: Hero, selection: Selection) -> Decision:
    swap = Option("swap", meant=Swap(selection))
    options = [_ready(selection), swap, *_laid_out(selection)]
    lead, second = selection.lead, selection.second
    return Decision([hero.seat], "ready-to-play", options, "GH-3.1.2", lead, second)


def _ready_to_rest(hero: Hero, selection: Selection) -> Decision:
    options = [_ready(selection)]
    if len(hero.hand) >= CARDS_TO_PLAY:
        options.append(Option("play-cards", meant=PlayCards(selection)))
    return Decision([hero.seat], "ready-to-rest", options, "GH-3.1.1", always_ask=True)


def _ready(selection: Selection) -> Option:
    return ending("ready", meant=Ready(selection))


def _left(verb: str, hero: Hero, selection: Selection, meant: Laying) -> list[Option]:
    laid_out = selection.cards()
    return [Option(verb, card, meant=meant) for card in hero.hand if card not in laid_out]


def _laid_out(selection: Selection) -> list[Option]:
    meant = TakeBack(selection)
    return [Option("return", card, meant=meant) for card in selection.cards()]


def _put_down(hero: Hero, selection: Selection) -> None:
    """The cards leave the hand and stay in play until resolved (GH-3.1.14)."""
    hero.resting = selection.resting
    for card in selection.cards():
        hero.hand.remove(card)
        hero.chosen.append(card)

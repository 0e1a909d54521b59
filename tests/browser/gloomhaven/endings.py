"""Scenarios as save files: in a turn, just before their end, or with a boss that is large."""

from functools import cache

from questhall.bots.playing import follow_hunch
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.enhancing import enhanced
from questhall.games.gloomhaven.printed.cards import CardHalf
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.attack.damage import depart, die
from questhall.games.gloomhaven.rules.cards.active_area import put_in_active_area
from questhall.games.gloomhaven.rules.movement.rooms import reveal
from questhall.games.gloomhaven.state.figures import Condition, Figure, FigureKind
from questhall.games.gloomhaven.state.heroes import Hero
from questhall.games.gloomhaven.state.scene import Scene
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Flow
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.browser.sealing import sealed

SETUP = GAME.checked(Setup("party", 2, {}))
SEED = "near the end"
XP = 7
COINS = 3
CARDS = 2
STICKERS = ["t0 strengthen", "b0 plus_1"]


@cache
def a_turn() -> bytes:
    """Black Barrow, with the cards of a round laid out."""
    match = Match.start(GAME, SETUP, "layout")
    chance = Chance("layout")
    while match.pending[0].prompt != "ability":
        follow_hunch(match, chance)
    return sealed(save(match))


def nearly_won() -> bytes:
    """Black Barrow with every room open and one monster left."""
    scene = _first_round()
    for area in range(1, scene.scenario.areas):
        _play(reveal(scene, area, 0))
    *others, last = [figure for figure in scene.figures if figure.kind == FigureKind.MONSTER]
    for figure in others:
        _play(die(scene, figure))
    _wound(scene, last)
    return sealed(save(Match.resume(GAME, SETUP, SEED, scene)))


def nearly_lost() -> bytes:
    """Black Barrow when nobody has cards left to save themselves with."""
    scene = _first_round()
    for hero in scene.heroes:
        hero.lost.extend(hero.hand[CARDS:])
        del hero.hand[CARDS:]
        _wound(scene, scene.figure_of(hero))
    return sealed(save(Match.resume(GAME, SETUP, SEED, scene)))


def summit() -> bytes:
    """Scorched Summit, where the Elder Drake sits on three hexes."""
    setup = GAME.checked(Setup("party", 2, {"scenario": 34}))
    match = Match.start(GAME, setup, SEED)
    while match.pending[0].prompt != "lead":
        match.answer(0, 0, match.pending[0].seats[0])
    return sealed(save(match))


def one_has_left() -> bytes:
    """Somebody is away by an exit. The other has an enhanced card in its active area."""
    scene = _first_round()
    stays, leaves = scene.heroes
    card = next(each for each in stays.hand if scene.card(each).key == "eye_for_an_eye")
    scene.cards[card] = enhanced(scene.card(card), STICKERS)
    put_in_active_area(scene, stays, card, CardHalf.TOP)
    depart(scene, leaves)
    return sealed(save(Match.resume(GAME, SETUP, SEED, scene)))


def _first_round() -> Scene:
    """The first character will not have killed enough for its battle goal, the second will have
    killed few enough."""
    match = Match.start(GAME, SETUP, SEED)
    while match.pending[0].prompt != "lead":
        match.answer(0, 0, match.pending[0].seats[0])
    scene = match.checkpoints[-1].state.clone()
    assert isinstance(scene, Scene)
    for hero, goal in zip(scene.heroes, ("sadist", "pacifist"), strict=True):
        hero.xp = XP
        hero.coins = COINS
        _exchange_goal(scene, hero, goal)
    return scene


def _exchange_goal(scene: Scene, hero: Hero, name: str) -> None:
    scene.goal_deck.extend(hero.goals)
    wanted = next(card for card in scene.goal_deck if scene.cards[card].key == name)
    scene.goal_deck.remove(wanted)
    hero.goals = [wanted]


def _wound(scene: Scene, figure: Figure) -> None:
    """It dies at the start of its next turn."""
    figure.hp = 1
    give(scene, figure, Condition.WOUND, "GH-3.10.12")


def _play(flow: Flow[None]) -> None:
    """Nothing is asked on the way."""
    for _ in flow:
        raise AssertionError("nobody is there to answer")

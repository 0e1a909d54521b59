"""Allies: how they come in the turns of a fallen Oathsworn (OS-7.20)."""

from typing import Final

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ...printed.cards import ANIMUS_OF_AN_ALLY, AllyDef
from ...printed.clearing import EDGE
from ...printed.tokens import Token
from ...state.battle import Battle
from ...state.figures import Figure, FigureKind
from ...state.oathsworn import Oathsworn
from ..board.trampling import tread
from ..purse import gain_token

MODELS: Final = 4  # OS-7.20.8


def may_enter(battle: Battle) -> bool:
    """OS-7.20.6, OS-7.20.8"""
    standing = [each for each in battle.company if each.stands_for != NOTHING and not each.fallen]
    return bool(battle.ally_cards) and len(standing) < MODELS and battle.free() & EDGE != 0


def enter(battle: Battle, chair: int) -> Flow[None]:
    """At the start of the turn of the fallen (OS-7.20.1); its animus is at hand (OS-7.20.2)."""
    fallen = battle.company[chair]
    seen: dict[str, int] = {battle.cards[card].key: card for card in battle.ally_cards}
    options = [Option("ally", card) for card in seen.values()]
    answer = yield ask(fallen.seat, "choose-ally", options, "OS-7.20.1", fallen.place)
    hexes = [Option("to-hex", place) for place in places_in(battle.free() & EDGE)]
    where = yield ask(fallen.seat, "ally-hex", hexes, "OS-7.20.1", answer.what)
    battle.ally_cards.remove(answer.what)
    battle.allies_out.append(answer.what)
    printed = battle.cards[answer.what]
    assert isinstance(printed, AllyDef)
    ally = Oathsworn(len(battle.company), fallen.seat)
    ally.ally = printed
    ally.stands_for = chair
    ally.animus = ANIMUS_OF_AN_ALLY
    ally.figure = len(battle.figures)
    figure = Figure(ally.figure, FigureKind.ALLY, where.what, 0, battle.rules.most_hp)  # OS-3.2.8
    figure.owner = ally.place
    battle.company.append(ally)
    battle.figures.append(figure)
    tread(battle, figure, figure.mask())
    battle.tell("ally-came", "OS-7.20.1", figure.id, where.what)
    if battle.comradery:
        yield from _bring_tokens(battle, ally, battle.comradery + 1)


def _bring_tokens(battle: Battle, ally: Oathsworn, count: int) -> Flow[None]:
    """OS-7.20.9: to redraw or to empower, in any combination."""
    for _ in range(count):
        options = [Option("token-kind", kind) for kind in (Token.REDRAW, Token.EMPOWER)]
        answer = yield ask(ally.seat, "gain-token", options, "OS-7.20.9", ally.place)
        gain_token(battle, ally, answer.what)

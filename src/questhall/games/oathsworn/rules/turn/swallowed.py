"""Consumed: off the board, inside a part of a boss (OS-13.5)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, ending
from questhall.kernel.offers import Offer

from ...state.battle import Battle
from ...state.deeds import Attack, Deed
from ...state.oathsworn import Oathsworn
from ..attack.plan import Plan
from ..attack.strike import carry_out_attack
from ..board.parts import hexes_of
from ..boss.stage_cards import react_now
from ..purse import pay_animus
from .playing import deed_of
from .tokens import own_token_options

PRICE_OF_AN_ATTACK: Final = 3  # OS-13.5.1
PRICE_FOR_A_COMPANION: Final = 1


def price_of_an_attack(oathsworn: Oathsworn) -> int:
    return PRICE_FOR_A_COMPANION if oathsworn.acts_by_card else PRICE_OF_AN_ATTACK


def swallowed_options(battle: Battle, oathsworn: Oathsworn) -> list[Option]:
    """Nothing but an attack from inside, tokens and passing (OS-13.5.1, OS-13.5.2); injuries wait
    (OS-13.5.7)."""
    options: list[Option] = []
    if not battle.has_played and oathsworn.animus >= price_of_an_attack(oathsworn):
        options.append(Option("attack-inside", meant=AttackFromInside(battle, oathsworn)))
    options += own_token_options(battle, oathsworn)
    options.append(ending("end-turn" if battle.has_acted else "pass"))
    return options


class AttackFromInside(Offer):
    """OS-13.5.1"""

    def __init__(self, battle: Battle, oathsworn: Oathsworn) -> None:
        self.battle = battle
        self.oathsworn = oathsworn

    def take(self, option: Option) -> Flow[None]:
        yield from _attack_from_inside(self.battle, self.oathsworn)


def _attack_from_inside(battle: Battle, oathsworn: Oathsworn) -> Flow[None]:
    held = oathsworn.swallowed
    assert held is not None
    battle.has_played = True
    pay_animus(oathsworn, price_of_an_attack(oathsworn))
    attack = Attack(oathsworn.figure)
    attack.targets = [held.boss]
    attack.part = held.part
    attack.aimed_at[held.boss] = hexes_of(battle.figures[held.boss], held.part)
    yield from carry_out_attack(battle, deed_of(oathsworn), Plan(), attack)
    yield from react_now(battle)


def digest(battle: Battle) -> Flow[None]:
    """OS-13.5.4: at the start of every Oathsworn phase and every Encounter phase."""
    for oathsworn in battle.company:
        held = oathsworn.swallowed
        if held is None or battle.over:
            continue
        deed = Deed(held.boss)
        deed.this = oathsworn.figure
        deed.subject = oathsworn.figure
        yield from battle.encounter.abilities[held.ability].effect.resolve(battle, deed)

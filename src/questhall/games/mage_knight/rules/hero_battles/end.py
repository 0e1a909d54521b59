"""Who has the floor in a battle between heroes, and how it ends (MK-11.5)."""

from questhall.kernel.decisions import Flow, no_decisions

from ...state.battle import Battle
from ...state.realm import Realm
from ...state.turn import Phase
from ..cards.points import drop_attack
from ..map.tokens import look_around


def battle_of(realm: Realm) -> Battle:
    battle = realm.battle
    assert battle is not None
    return battle


def forget_attack(realm: Realm, battle: Battle) -> None:
    """What was not used of the attack is lost."""
    combat = realm.combat
    assert combat is not None
    drop_attack(realm)
    combat.fought = []
    battle.shares = []
    battle.damage = 0


def change_floor(realm: Realm, battle: Battle) -> None:
    combat = realm.combat
    assert combat is not None
    realm.turn, battle.turn = battle.turn, realm.turn
    realm.combat, battle.combat = battle.combat, combat


def give_floor(realm: Realm, battle: Battle, seat: int) -> None:
    if realm.turn.seat != seat:
        change_floor(realm, battle)


# -- how it ends (MK-11.5) -----------------------------------------------------------


def end_in_draw(realm: Realm, battle: Battle) -> None:
    """MK-11.5.3: the aggressor goes back to where it came from."""
    give_floor(realm, battle, battle.aggressor)
    hero = realm.hero_of_turn()
    hero.space = realm.turn.path.pop()
    realm.tell("withdraws", "MK-11.5.3", hero.seat, hero.space)
    close_battle(realm, battle)


def close_battle(realm: Realm, battle: Battle) -> None:
    """A defender who played a turn in advance ends it before the aggressor goes on (MK-11.2.4);
    otherwise the defender has nothing more to do (MK-11.2.10, MK-11.2.11)."""
    give_floor(realm, battle, battle.defender)
    realm.combat = None
    look_around(realm)
    if realm.turn.partial:
        _resume(realm, battle)
    else:
        realm.turn.phase = Phase.AFTERWARDS
        realm.next_step = "afterwards"


def _resume(realm: Realm, battle: Battle) -> None:
    realm.turn = battle.turn
    realm.battle = None
    realm.turn.phase = Phase.AFTERWARDS
    realm.next_step = "afterwards"


def battle_over(realm: Realm) -> Flow[None]:
    """The defender has ended the turn; a defender with another turn keeps the next one
    (MK-11.2.2)."""
    if realm.turn.another:
        realm.hero_of_turn().token_down = False
    _resume(realm, battle_of(realm))
    return no_decisions()

"""The worst is assumed where nobody can know: who is summoned, what the secret die shows."""

from questhall.kernel.zones import HiddenPlaces

from ...printed.cards import EnemyAbility, EnemyDef
from ...printed.kinds import NO_COLOUR, Mana
from ...rules.foes import standing
from ...state.combat import AttackState, Combat
from ...state.realm import Realm
from ...state.turn import Phase
from .fight import Assumption

WORST_DICE = (Mana.RED, Mana.BLUE)  # stronger attacks first, then more armour (MK-14.6.5)


def threat(enemy: EnemyDef) -> tuple[int, int]:
    """The damage it deals, then the block it takes."""
    damage = block = 0
    for attack in enemy.attacks:
        abilities = enemy.abilities | attack.abilities
        damage += attack.value * (2 if abilities & EnemyAbility.BRUTAL else 1)
        block += attack.value * (2 if abilities & EnemyAbility.SWIFT else 1)
    return damage, block


def assume_the_worst(realm: Realm, seat: int, known: set[int]) -> list[Assumption]:
    """Lay what the seat does not know so that the worst comes first; says what was assumed."""
    combat = realm.combat
    assert combat is not None
    return _assume_summons(realm, combat, known) + _assume_die(combat, seat)


def _assume_die(combat: Combat, seat: int) -> list[Assumption]:
    if len(combat.die_may_be) < 2 or seat == combat.die_set_by:
        return []
    for face in WORST_DICE:
        if face in combat.die_may_be:
            combat.die = face
            break
    return [Assumption(None, None, combat.die)]


# -- who is summoned (MK-8.5.2) ------------------------------------------------------


def _assume_summons(realm: Realm, combat: Combat, known: set[int]) -> list[Assumption]:
    if realm.turn.phase != Phase.RANGED:
        return []
    found: list[Assumption] = []
    hidden = realm.hidden_tokens(known)
    drawn: dict[int, int] = {}
    for summoner, colour in summons_to_come(combat):
        count = drawn.get(colour, 0)
        drawn[colour] = count + 1
        token = _put_worst(realm, colour, count, hidden[colour])
        if token is not None:
            found.append(Assumption.of_summons(summoner, token))
    return found


def summons_to_come(combat: Combat) -> list[tuple[EnemyDef, int]]:
    """Each summoner, and the colour of the token that it draws, in this order."""
    found: list[tuple[EnemyDef, int]] = []
    for place in standing(combat):
        foe = combat.foes[place]
        for number, attack in enumerate(foe.kind.attacks):
            if attack.summons != NO_COLOUR and foe.attacks[number] == AttackState.OPEN:
                found.append((foe.kind, attack.summons))
    return found


def _put_worst(realm: Realm, colour: int, drawn: int, hidden: HiddenPlaces) -> EnemyDef | None:
    """Make the worst token that it could be the next one drawn; None if it is known anyway."""
    pile = realm.piles[colour]
    place = len(pile) - 1 - drawn
    if place < 0:
        return _from_discards(realm, colour)
    if pile[place] not in hidden.cards:
        return None
    later = [each for each in hidden.cards if each not in pile[place + 1 :]]
    worst = max(later, key=lambda token: (threat(realm.enemy(token)), -token))
    _swap(pile, place, worst, hidden)
    return realm.enemy(worst)


def _swap(pile: list[int], place: int, token: int, hidden: HiddenPlaces) -> None:
    """The token changes places with the one there; both are hidden."""
    for zone, index in zip(hidden.zones, hidden.indexes, strict=True):
        if zone[index] == token:
            zone[index] = pile[place]
            break
    pile[place] = token


def _from_discards(realm: Realm, colour: int) -> EnemyDef | None:
    """The pile runs out, and its discards are shuffled (MK-2.1.3)."""
    discards = realm.token_discards[colour]
    if not discards:
        return None
    worst = max(discards, key=lambda token: (threat(realm.enemy(token)), -token))
    discards.remove(worst)
    realm.piles[colour].insert(0, worst)
    return realm.enemy(worst)

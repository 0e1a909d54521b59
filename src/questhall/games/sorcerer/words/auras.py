"""Ongoing abilities: `aura(own(other, type=undead), attack=1)`, `aura(host, flying)`."""

from questhall.kernel.language.parameters import Flag, Named, NamedWord
from questhall.kernel.language.words import Language, One, Word

from ..printed.cards import ENEMY, HOST, OWN, SELF, Aura

BEARERS: Language[Aura] = Language("bearer of an aura")
AURAS: Language[Aura] = Language("ongoing ability; write aura(...)")

MARKS = (NamedWord("type"), Flag("other"), Flag("burning"))


def _own(type: str, other: bool, burning: bool) -> Aura:
    return Aura(OWN, type=type, other=other, burning=burning)


def _enemy(type: str, other: bool, burning: bool) -> Aura:
    return Aura(ENEMY, type=type, other=other, burning=burning)


def _aura(aura: Aura, attack: int, life: int, per_follower: bool, flying: bool) -> Aura:
    aura.attack = attack
    aura.life = life
    aura.per_follower = per_follower
    aura.flying = flying
    return aura


BEARERS.declare(
    Word("own", *MARKS, make=_own),
    Word("enemy", *MARKS, make=_enemy),
    Word("this", make=lambda: Aura(SELF)),
    Word("host", make=lambda: Aura(HOST)),
)
AURAS.declare(
    Word(
        "aura",
        One(BEARERS, "minions"),
        *(Named("attack"), Named("life"), Flag("per_follower"), Flag("flying")),
        make=_aura,
    )
)

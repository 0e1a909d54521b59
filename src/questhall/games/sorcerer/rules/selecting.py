"""Selectors: which minions a card text speaks of (RULES 6.1.2, 18.7, 22.2.15)."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, ending

from ..state.arena import Arena, Minion, Side, Source
from .numbers import attack_of

YOURS = 0
ENEMYS = 1
ANYBODYS = 2
ITSELF = 3
ATTACKER = 4

ONE = 1
EACH = 0


class Who:
    """`enemy(here, cost=3)`: whose, where, and with which marks. `count`: one, each, up to n."""

    def __init__(
        self,
        whose: int,
        here: bool = False,
        type: str = "",
        cost: int = NOTHING,
        attack: int = NOTHING,
        other: bool = False,
        damaged: bool = False,
        burning: bool = False,
    ) -> None:
        self.whose = whose
        self.here = here
        self.type = type
        self.cost = cost
        self.attack = attack
        self.other = other
        self.damaged = damaged
        self.burning = burning
        self.count = ONE
        self.up_to = False

    def candidates(self, arena: Arena, source: Source) -> list[Minion]:
        """All minions that fit."""
        if self.whose == ITSELF:
            minion = source.minion
            return [minion] if minion is not None and arena.in_play(minion) else []
        if self.whose == ATTACKER:
            attack = arena.attack
            return [attack.attacker] if attack and arena.in_play(attack.attacker) else []
        found: list[Minion] = []
        player = arena.players[source.seat]
        for number in player.fields:  # SO-22.2.15: only minions in the player's reach
            if self.here and number != source.field:
                continue
            field = arena.fields[number]
            if self.whose != ENEMYS:
                self._collect(arena, source, field.side_of(player.team), found)
            if self.whose != YOURS:
                self._collect(arena, source, field.opposite(player.team), found)
        return found

    def _collect(self, arena: Arena, source: Source, side: Side, found: list[Minion]) -> None:
        for minion in side.minions:
            if self._fits(arena, source, minion):
                found.append(minion)

    def _fits(self, arena: Arena, source: Source, minion: Minion) -> bool:
        if self.whose == YOURS and minion.seat != source.seat:
            return False  # "your" does not include a teammate's
        if self.other and minion is source.minion:
            return False
        if self.cost >= 0 and minion.kind.cost > self.cost:
            return False
        if self.type and self.type not in minion.kind.types:
            return False
        if self.damaged and minion.damage == 0:
            return False
        if self.burning and minion.flame == 0:
            return False
        return self.attack < 0 or attack_of(arena, minion) <= self.attack


def choose_minion(
    arena: Arena, source: Source, candidates: list[Minion], prompt: str, rule: str, may: bool
) -> Flow[Minion | None]:
    """The controller of the effect picks one; with `may`, possibly none."""
    if not candidates:
        return None
    options = [Option("pick", minion.card, minion.field) for minion in candidates]
    if may:
        options.append(ending("done"))
    answer = yield ask(source.seat, prompt, options, rule, source.card)
    for minion in candidates:
        if minion.card == answer.what:
            return minion
    return None

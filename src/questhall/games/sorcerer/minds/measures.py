"""What a hint compares: damage on the battlefields, minions, energy and cards."""

from questhall.kernel.measures import Measure

from ..rules.numbers import attack_of, life_of
from ..state.arena import Arena


def measures(arena: Arena, seat: int) -> list[Measure]:
    player = arena.players[seat]
    dealt = 0.0
    taken = 0.0
    attack = 0.0
    life = 0.0
    against = 0.0
    for field in arena.fields:
        for side in field.sides:
            own = side.team == player.team
            if own:
                taken += side.track
            else:
                dealt += side.track
            for minion in side.minions:
                if own:
                    attack += attack_of(arena, minion)
                    life += life_of(arena, minion) - minion.damage
                else:
                    against += attack_of(arena, minion)
    return [
        Measure("conquered", float(player.points), 12.0),
        Measure("dealt", dealt, 0.9),
        Measure("taken", taken, -0.9),
        Measure("attack", attack, 0.6),
        Measure("life", life, 0.5),
        Measure("against", against, -0.6),
        Measure("energy", float(player.energy), 0.4),
        Measure("cards", float(len(player.hand)), 0.8),
    ]

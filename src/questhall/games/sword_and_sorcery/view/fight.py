"""The attack under way: its dice, the symbols that are left, and what they may pay for."""

import msgspec

from questhall.kernel.decisions import NOTHING

from ..printed.symbols import COLOURS, SYMBOLS, Cost, shown
from ..rules.attack.defending import (
    deed_of_defence,
    defence_against,
    effects_of,
    parried,
    resist,
    stop_with_armour,
    take_away,
)
from ..rules.attack.paying import payable, worth_paying
from ..rules.attack.strike import deed_of, effects_of_attack, more_hits
from ..rules.numbers import injury
from ..state.adventure import Adventure
from ..state.attacks import Attack, AttackStage, Defence, Pool, RolledDie
from ..state.figures import Side
from .advising import best_set
from .chances import after_the_roll, imagined, rounded

PAY = "pay"  # any symbol that pays


class DieView(msgspec.Struct, omit_defaults=True):
    """A die as it fell: all its symbols, and those that nobody has spent."""

    colour: str
    symbols: list[str]
    left: list[str]
    rerolled: bool = False


class EffectView(msgspec.Struct, omit_defaults=True):
    """What symbols pay for: its place in options, its saying, its price."""

    place: int
    saying: int
    cost: list[str]
    paid: bool = False
    payable: bool = False
    advised: bool = False  # one of the set that is worth most


class StoppedView(msgspec.Struct):
    """What adds to the hits or stops some: resistance, armour, magic shields, then the roll."""

    key: str
    amount: int


class AttackView(msgspec.Struct, omit_defaults=True):
    """Hits are the fixed ones, those on the dice and more for other reasons; `hits` is their sum,
    as the target must stop it if nothing changes. `stopped` leads on to what is left of them: to
    the dice of the defence, and when these lie there, to the wounds. `losses` are the chances of
    what it costs the target, by hit points, the last of them for its death."""

    attacker: int
    target: int
    dice: list[DieView]
    effects: list[EffectView]
    fixed: int
    rolled: int
    card: str = ""
    slot: int = NOTHING
    supremacy: bool = False
    focused: bool = False
    bonus: int = 0
    hits: int = 0
    stopped: list[StoppedView] = []
    left: int = 0
    lethal: int = 0  # of what is left: cannot be parried
    losses: list[float] = []
    defending: bool = False
    rerolls: int = 0


def attack_view(adventure: Adventure) -> AttackView | None:
    """The newest attack, which may interrupt others."""
    if not adventure.attacks:
        return None
    attack = adventure.attacks[-1]
    defence = attack.defence
    defending = defence is not None and bool(defence.pool.dice)
    pool = defence.pool if defence is not None and defending else attack.pool
    more = attack.bonus
    if attack.stage < AttackStage.COUNTED:
        more += more_hits(adventure, attack)
    hits = attack.hits
    if attack.stage < AttackStage.COUNTED:
        hits = max(0, attack.rolled_hits() + attack.fixed + more)
    fallen = attack.target in attack.struck and defence is None  # the blow
    unknown = bool(attack.pool.dice) and not defending and not fallen
    stopped = None if fallen else _stopped(adventure, attack, hits)
    losses = after_the_roll(adventure, attack, hits) if unknown else []
    return AttackView(
        attacker=attack.attacker,
        target=attack.target if defence is None else defence.defender,
        dice=[_die(die) for die in pool.dice],
        effects=_effects(adventure, attack, pool),
        fixed=attack.fixed,
        rolled=attack.rolled_hits(),
        card="" if attack.card == NOTHING else adventure.cards[attack.card].key,
        slot=attack.slot,
        supremacy=attack.supremacy,
        focused=attack.focused,
        bonus=more - int(attack.supremacy) - int(attack.focused),
        hits=hits,
        stopped=[] if stopped is None else stopped.steps,
        left=0 if stopped is None else stopped.left,
        lethal=0 if stopped is None else stopped.lethal,
        losses=rounded(losses),
        defending=defending,
        rerolls=pool.rerolls,
    )


class _Stopped:
    """The hits on their way through the defence."""

    def __init__(self, defence: Defence) -> None:
        self.defence = defence
        self.steps: list[StoppedView] = []
        self.left = defence.coming
        self.lethal = defence.lethal

    def note(self, key: str) -> None:
        """What has changed since the last step, for this reason."""
        change = self.defence.coming - self.left
        if change:
            self.steps.append(StoppedView(key, change))
        self.left = self.defence.coming
        self.lethal = self.defence.lethal


def _stopped(adventure: Adventure, attack: Attack, hits: int) -> _Stopped:
    """SS-9.0.0.15 to 20, on a copy. Once the dice lie there, what is not explained by resistance
    and armour was stopped by magic shields, which are used up."""
    under_way = attack.defence
    target = adventure.figures[attack.target if under_way is None else under_way.defender]
    copy = imagined(attack)
    copy.hits = hits
    found = _Stopped(defence_against(copy, target))
    if hits == 0:
        return found
    found.defence.armour = 0 if under_way is None else under_way.armour
    resist(adventure, copy, target, found.defence)
    found.note("resistance")
    stop_with_armour(adventure, copy, target, found.defence)
    found.note("armour")
    rolled = under_way is not None and bool(under_way.pool.dice)
    if under_way is None or not rolled:
        take_away(adventure, found.defence, target.shields)
        found.note("magic-shields")
        return found
    found.defence.lethal, found.defence.normal = under_way.lethal, under_way.normal
    found.note("magic-shields")
    found.defence.normal = max(0, under_way.normal - parried(under_way))
    found.note("parried")
    return found


def _die(die: RolledDie) -> DieView:
    return DieView(
        COLOURS[die.colour],
        [SYMBOLS[each] for each in shown(die.colour, die.face)],
        [SYMBOLS[each] for each in die.left],
        die.rerolled,
    )


def _effects(adventure: Adventure, attack: Attack, pool: Pool) -> list[EffectView]:
    """SS-9.0.0.4, SS-9.0.0.19: what the symbols of whoever rolls may pay for."""
    defending = pool is not attack.pool
    if attack.defence is not None and defending:
        roller = adventure.figures[attack.defence.defender]
        effects = effects_of(adventure, roller)
        deed = deed_of_defence(adventure, attack, roller)
    else:
        roller = adventure.figures[attack.attacker]
        effects = effects_of_attack(adventure, attack)
        deed = deed_of(adventure, attack)
    blocked = injury(adventure, roller, "symbol") > 0
    advised: list[int] = []
    if roller.side == Side.HEROES and (defending or attack.stage < AttackStage.COUNTED):
        advised = best_set(adventure, attack, pool, effects, blocked)
    return [
        EffectView(
            place,
            effect.saying,
            _price(effect.cost),
            place in pool.triggered,
            place not in pool.triggered
            and payable(pool, effect.cost, blocked)
            and worth_paying(adventure, roller, effect, deed, place),
            place in advised,
        )
        for place, effect in enumerate(effects)
    ]


def _price(cost: Cost) -> list[str]:
    return [*[SYMBOLS[symbol] for symbol in cost.symbols], *[PAY] * cost.pay]

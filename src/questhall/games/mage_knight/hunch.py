"""A quick, sensible choice for play-outs: find new land, fight what can be beaten, stay whole."""

from questhall.kernel.chance import Chance, Stream
from questhall.kernel.decisions import Decision, Option

from .cards import WOUND, Effect
from .effects.points import AllOf, AttackPoints, BlockPoints, InfluencePoints, MovePoints, OneOf
from .frontier import FAR, FIGHT, edge_spaces, ways_to
from .heroes import Hero
from .movement import is_fortress_against, provoked
from .state import Realm
from .turn_state import MOVING

LITTLE = 0.1
EXPLORE = 100.0
STEP = 10.0
PLAY = 4.0
STRONG = 1.0
STRIKE = 60.0
BLOCK = 50.0
SHORT_LIST = 6

# What is usually right.
PREFERRED = {
    "announce": "play-on",
    "discard": "keep-rest",
    "glade": "cure-hand",
    "banner": "keep-banner",
    "take-back": "leave-it",
    "meditate": "not-now",
    "long-night": "use-tactic",
    "disband": "refuse",
    "auction": "no-bid",
}


def hunch(realm: Realm, decision: Decision, chance: Chance) -> int:
    """The index of an option."""
    stream = chance.stream("hunch")
    worths = worths_of(realm, decision)
    if not worths:
        return _usual(decision, stream)
    best = 0
    best_worth = 0.0
    for i in range(len(worths)):
        worth = worths[i] + LITTLE * stream.below(10)
        if i == 0 or worth > best_worth:
            best = i
            best_worth = worth
    return best


def promising(realm: Realm, decision: Decision) -> list[int]:
    """The options that are worth a second thought."""
    count = len(decision.options)
    worths = worths_of(realm, decision) if count > SHORT_LIST else []
    if not worths:
        return list(range(count))
    ranking = sorted([(-worths[place], place) for place in range(count)])
    return sorted([place for _, place in ranking[:SHORT_LIST]])


def worths_of(realm: Realm, decision: Decision) -> list[float]:
    prompt = decision.prompt
    hero = realm.heroes[decision.seats[0]]
    if prompt == "movement":
        return _movement_worths(realm, hero, decision)
    if prompt in ("ranged", "block", "attack"):
        return [_fight_worth(realm, option) for option in decision.options]
    if prompt == "action":
        return [_action_worth(option) for option in decision.options]
    if prompt == "interaction":
        return [_purchase_worth(realm, option) for option in decision.options]
    if prompt == "afterwards" or prompt == "rest":
        return [_after_worth(realm, option) for option in decision.options]
    if prompt == "assign":
        return [1.0 if option.verb == "assign-unit" else 0.0 for option in decision.options]
    if prompt == "pay":
        return [_payment_worth(option) for option in decision.options]
    return []


def _usual(decision: Decision, stream: Stream) -> int:
    options = decision.options
    verb = PREFERRED.get(decision.prompt)
    if verb is not None:
        for i in range(len(options)):
            if options[i].verb == verb:
                return i
    return stream.below(len(options))


def _movement_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Reveal tiles, go where they can be revealed, play cards as long as that helps."""
    costs = ways_to(realm, hero, edge_spaces(realm))
    here = costs[hero.space]
    worths: list[float] = []
    for option in decision.options:
        if option.verb == "explore":
            worths.append(EXPLORE)
        elif option.verb == "step":
            worths.append(_step_worth(realm, hero, option.where, here, costs))
        elif option.verb in ("basic", "strong", "sideways", "activate", "skill"):
            worths.append(_play_worth(realm, option) if here < FAR else -1.0)
        elif option.verb == "end-movement":
            worths.append(0.0)
        elif option.verb == "rest":
            worths.append(_rest_worth(realm, hero))
        else:
            worths.append(-0.5)
    return worths


def _step_worth(realm: Realm, hero: Hero, space: int, here: int, costs: list[int]) -> float:
    if is_fortress_against(realm, hero, space):
        return -20.0
    gain = here - costs[space]
    if provoked(realm, hero, space) and gain < FIGHT:
        return -20.0
    return STEP + gain if gain > 0 else -5.0


def _rest_worth(realm: Realm, hero: Hero) -> float:
    wounds = len([card for card in hero.hand if realm.deed(card).kind == WOUND])
    return 20.0 if wounds * 2 > len(hero.hand) else -10.0


def _play_worth(realm: Realm, option: Option) -> float:
    """Cards that give what the phase needs; others are kept."""
    if option.verb == "sideways":
        return PLAY - 1.5
    if option.verb == "activate" or option.verb == "skill":
        return PLAY
    deed = realm.deed(option.what)
    effect = deed.basic if option.verb == "basic" else deed.strong
    points = _points(realm, effect)
    if not points:
        return -2.0
    return PLAY + 0.5 * points - (STRONG if option.verb == "strong" else 0.0)


def _points(realm: Realm, effect: Effect) -> int:
    """The points of the phase that the effect gives."""
    if isinstance(effect, (OneOf, AllOf)):
        return max([_points(realm, each) for each in effect.effects], default=0)
    if isinstance(effect, MovePoints):
        return effect.amount if realm.turn.phase == MOVING else 0
    if isinstance(effect, InfluencePoints):
        return effect.amount if not realm.turn.in_combat and realm.turn.phase != MOVING else 0
    if isinstance(effect, (AttackPoints, BlockPoints)):
        return effect.amount if realm.turn.in_combat else 0
    return 0


def _fight_worth(realm: Realm, option: Option) -> float:
    if option.verb == "strike":
        return STRIKE + float(option.amount.bit_count())
    if option.verb == "block":
        return BLOCK
    if option.verb in ("basic", "strong", "sideways", "activate", "skill"):
        return _play_worth(realm, option)
    return 0.0


def _action_worth(option: Option) -> float:
    if option.verb == "interact":
        return 1.0
    if option.verb == "no-action":
        return 0.5
    return 0.0


def _purchase_worth(realm: Realm, option: Option) -> float:
    if option.verb == "recruit":
        return 10.0 + option.amount
    if option.verb in ("buy-spell", "train", "buy-action", "learn"):
        return 9.0
    if option.verb in ("basic", "strong", "sideways", "activate", "skill"):
        return _play_worth(realm, option)
    return 0.0


def _after_worth(realm: Realm, option: Option) -> float:
    if option.verb in ("heal-hand", "heal-unit"):
        return 5.0
    if option.verb in ("end-turn", "slow-recovery", "discard"):
        return 1.0
    return 0.0


def _payment_worth(option: Option) -> float:
    """Tokens vanish, dice come back, crystals stay."""
    if option.verb == "pay-token":
        return 3.0
    return 2.0 if option.verb == "pay-die" else 1.0

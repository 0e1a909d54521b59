"""A quick, sensible choice for play-outs: run errands, fight what can be beaten, stay healthy."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision
from questhall.kernel.hunches import best_of, short_list, usual

from ..effects.actions import OutOfCombat
from ..effects.cards import DiscardFor
from ..effects.hand_strength import (
    BLOCKING,
    CURING,
    HITTING,
    MOVING_ON,
    SHOOTING,
    TALKING_TO,
    Aim,
    points_of,
)
from ..effects.points import AllOf, OneOf
from ..printed.cards import DeedDef, Effect, SkillDef, UnitDef
from ..rules.cards.wounds import wounds_in
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import Phase
from .fights import assign_worths, block_worths, shooting_worths
from .hero_battles import assail_worths, parry_worths, spoils_worths
from .turns import (
    GO,
    action_worths,
    afterwards_worths,
    announce_worths,
    discard_worths,
    interaction_worths,
    movement_worths,
    spare_worths,
)

LITTLE = 0.02
GRADES = 10
SHORT_LIST = 4
STORED = 2  # as many cards as are worth storing
CLEAR = 14.5  # options this much worse than the best are ignored
CLOSE = 0.5  # for cards that move, which are much alike
SURE = 20.0

# What is usually right.
PREFERRED = {
    "banner": "keep-banner",
    "take-back": "leave-it",
    "meditate": "not-now",
    "long-night": "use-tactic",
    "damage": "suffer",
    "disband": "refuse",
    "auction": "no-bid",
    "may": "use-effect",
    "again": "use-effect",
    "which-point": "give-point",
    "activate-glade": "activate-glade",
    "preparation": "prepare-long",
    "consent": "agree",
    "ignore-wound": "ignore-wound",
    "rest-wounds": "discard-wounds",
    "between-turns": "wait",
    "challenge": "no-more",
}
TACTICS = {
    "great_start": 5.0,
    "planning": 4.0,
    "the_right_moment": 4.0,
    "sparing_power": 4.0,
    "rethink": 3.0,
    "mana_search": 3.0,
    "long_night": 3.0,
    "preparation": 3.0,
    "mana_steal": 3.0,
    "midnight_meditation": 2.0,
}
PURPOSE_OF = {
    Phase.MOVING: MOVING_ON,
    Phase.TALKING: TALKING_TO,
    Phase.RANGED: SHOOTING,
    Phase.BLOCK: BLOCKING,
    Phase.ATTACK: HITTING,
}
CURES = {"cure-hand": 2.0, "cure-discard": 1.0, "no-cure": 0.0}
PAYMENTS = {"pay-token": 3.0, "pay-endless": 3.0, "pay-die": 2.0, "pay-crystal": 1.0}


def hunch(realm: Realm, decision: Decision, chance: Chance) -> int:
    """The index of the option that a hunch picks."""
    stream = chance.stream("hunch")
    worths = worths_of(realm, decision)
    if worths:
        return best_of(worths, LITTLE, GRADES, stream)
    place = usual(decision, PREFERRED)
    return stream.below(len(decision.options)) if place == NOTHING else place


def promising(realm: Realm, decision: Decision) -> list[int]:
    """The options worth a closer look; only one if the choice is clear."""
    worths = worths_of(realm, decision)
    if not worths:
        place = usual(decision, PREFERRED)
        return list(range(len(decision.options))) if place == NOTHING else [place]
    best = max(worths)
    margin = CLOSE if decision.prompt == "movement" and best < GO else CLEAR
    near = [place for place in range(len(worths)) if worths[place] > best - margin]
    return short_list(worths, near, SHORT_LIST)


def worths_of(realm: Realm, decision: Decision) -> list[float]:
    """What the options are worth; empty if a look at the table does not help."""
    hero = realm.heroes[decision.seats[0]]
    prompt = decision.prompt
    if prompt == "movement":
        return movement_worths(realm, hero, decision)
    if prompt == "ranged" or prompt == "attack":
        return shooting_worths(realm, hero, decision)
    if prompt == "block":
        return block_worths(realm, hero, decision)
    if prompt == "action":
        return action_worths(realm, hero, decision)
    if prompt == "interaction":
        return interaction_worths(realm, hero, decision)
    return _lesser_worths(realm, hero, decision)


def _lesser_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    prompt = decision.prompt
    if prompt == "afterwards" or prompt == "rest":
        return afterwards_worths(realm, hero, decision)
    if prompt in ("discard", "must-discard"):
        return discard_worths(realm, hero, decision)
    if prompt in ("discard-for", "throw-away"):
        return spare_worths(realm, hero, decision)
    if prompt == "glade":
        return [SURE * CURES[option.verb] for option in decision.options]
    if prompt == "announce":
        return announce_worths(realm, hero, decision)
    if prompt == "assign":
        return assign_worths(realm, hero, decision)
    if prompt == "pay":
        return [SURE * PAYMENTS[option.verb] for option in decision.options]
    if prompt == "choose-effect":
        return _effect_worths(realm, hero, decision)
    if prompt == "tactic":
        return [TACTICS.get(realm.tactic_card(option.what).key, 2.5) for option in decision.options]
    if prompt == "sparing-power":
        wanted = "take-stored" if len(hero.under_tactic) >= STORED else "store"
        return [SURE if option.verb == wanted else 0.0 for option in decision.options]
    if prompt == "assail":
        return assail_worths(realm, hero, decision)
    if prompt == "parry":
        return parry_worths(realm, hero, decision)
    if prompt == "spoils":
        return spoils_worths(decision)
    return []


def _effect_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """What the phase needs; outside fights also healing."""
    most = max([option.amount for option in decision.options])
    choice = _choice_on(realm, decision.what, most)
    if choice is None:
        return []
    aim = Aim(PURPOSE_OF.get(realm.turn.phase, CURING))
    hurt = 2.0 if wounds_in(realm, hero.hand) else 0.0
    worths: list[float] = []
    for option in decision.options:
        effect = choice.effects[option.amount]
        worths.append(points_of(effect, aim) + hurt * points_of(effect, Aim(CURING)))
    return worths


def _choice_on(realm: Realm, card: int, most: int) -> OneOf | None:
    """The choice printed on a card, unit or skill, if it has more than `most` effects."""
    printed = realm.cards[card]
    effects: list[Effect] = []
    if isinstance(printed, DeedDef):
        effects = [printed.basic, printed.strong]
    elif isinstance(printed, UnitDef):
        effects = [ability.effect for ability in printed.abilities]
    elif isinstance(printed, SkillDef):
        effects = [printed.effect]
    for effect in effects:
        if isinstance(effect, OneOf) and len(effect.effects) > most:
            return effect
        if isinstance(effect, AllOf):
            effects.extend(effect.effects)
        elif isinstance(effect, (OutOfCombat, DiscardFor)):
            effects.append(effect.effect)
    return None

"""Words for skills."""

from ..effects.invocation import Invocation
from ..effects.lasting import Lasting
from ..effects.points import AnyOf
from ..effects.shapeshift import Shapeshift
from ..effects.skills import (
    Beguile,
    BetterSideways,
    BondsOfLoyalty,
    DiscardWound,
    FarSight,
    Flight,
    ForwardMarch,
    GlitteringFortune,
    HealUnit,
    IfLowestFame,
    OnHerOwn,
    Regenerate,
    SidewaysWithMana,
    SidewaysWithoutDice,
    Turning,
    WoundSideways,
)
from ..effects.skills_in_centre import (
    HealingRitual,
    Howl,
    Lend,
    ManaEnhancement,
    ManaExploit,
    MasterOfChaos,
    NaturesVengeance,
    PrayerOfWeather,
    SourceFreeze,
)
from ..effects.skills_in_combat import (
    Duel,
    ForkedLightning,
    IgnoreDamage,
    KnowYourPrey,
    Lead,
    PuppetMaster,
)
from ..printed.cards import TURNED_BY_ACTION, TURNED_BY_REST, Effect
from ..printed.kinds import BLACK, GREEN, RED, WHITE
from ..printed.sayings import SAYINGS, saying_of
from ..state.boons import (
    CHEAP_EXPLORING,
    DEADLY_AIM,
    IGNORE_DAMAGE,
    IGNORE_REPUTATION,
    NEXT_BLOCK_PLUS,
    POLARIZED,
)
from ..state.turn import ACTING, ATTACK_PHASE, BLOCK_PHASE, MOVING, RANGED_PHASE
from .reader import COLOUR_NUMBERS, MAKERS, Reader

TURNED_UP = {"by_rest": TURNED_BY_REST, "by_action": TURNED_BY_ACTION} | COLOUR_NUMBERS


# -- general -------------------------------------------------------------------------


def whichever(reader: Reader) -> Effect:
    """All of these that are of use in this phase."""
    return AnyOf(reader.effects())


def if_lowest_fame(reader: Reader) -> Effect:
    return IfLowestFame(reader.effect())


def turning(reader: Reader) -> Effect:
    """`turning(by_rest, attack(2), attack(4))`: the last effect turns the token down"""
    how = reader.peek()
    by = reader.key(TURNED_UP)
    effects = reader.choices()
    last = effects[-1]
    last.saying = saying_of(f"turning({how}, {SAYINGS[last.saying].text})")
    return Turning(effects[0] if len(effects) > 1 else None, last, by)


def lend(reader: Reader) -> Effect:
    """`lend(move(3), move(1))`: the second one for another hero"""
    return Lend(reader.effect(), reader.effect())


# -- cards and mana ------------------------------------------------------------------


def better_sideways(reader: Reader) -> Effect:
    """`better_sideways(2, advanced=3)`"""
    amount = reader.number()
    return BetterSideways(amount, reader.named_number("advanced", amount))


def sideways_without_dice(reader: Reader) -> Effect:
    """`sideways_without_dice(2, 3)`"""
    return SidewaysWithoutDice(reader.number(), reader.number())


def sideways_with_mana(reader: Reader) -> Effect:
    """`sideways_with_mana(3, same=4)`"""
    return SidewaysWithMana(reader.number(), reader.named_number("same", 0))


def wound_sideways(reader: Reader) -> Effect:
    return WoundSideways(reader.number())


def discard_wound(reader: Reader) -> Effect:
    return DiscardWound(reader.effect())


def regenerate(reader: Reader) -> Effect:
    """`regenerate(red, draw(1))`"""
    return Regenerate(reader.colour(), reader.effect())


def heal_unit(reader: Reader) -> Effect:
    return HealUnit()


def invocation(reader: Reader) -> Effect:
    return Invocation([RED, BLACK], [WHITE, GREEN])


def polarization(reader: Reader) -> Effect:
    return Lasting(POLARIZED)


# -- movement and influence --------------------------------------------------------


def forward_march(reader: Reader) -> Effect:
    return ForwardMarch()


def flight(reader: Reader) -> Effect:
    return Flight()


def far_sight(reader: Reader) -> Effect:
    return FarSight()


def cheap_exploring(reader: Reader) -> Effect:
    effect = Lasting(CHEAP_EXPLORING, reader.number())
    effect.phases = (MOVING,)
    return effect


def glittering_fortune(reader: Reader) -> Effect:
    return GlitteringFortune()


def on_her_own(reader: Reader) -> Effect:
    """`on_her_own(1, 3)`"""
    return OnHerOwn(reader.number(), reader.number())


def beguile(reader: Reader) -> Effect:
    """`beguile(3, fortified=2, glade=4)`"""
    amount = reader.number()
    fortified = reader.named_number("fortified", amount)
    return Beguile(amount, fortified, reader.named_number("glade", amount))


def no_reputation(reader: Reader) -> Effect:
    effect = Lasting(IGNORE_REPUTATION)
    effect.phases = (MOVING, ACTING)
    return effect


def bonds_of_loyalty(reader: Reader) -> Effect:
    return BondsOfLoyalty()


# -- combat ------------------------------------------------------------------------


def leadership(reader: Reader) -> Effect:
    """`leadership(block=3, attack=2, ranged=1)`"""
    return Lead(
        reader.named_number("block", 0),
        reader.named_number("attack", 0),
        reader.named_number("ranged", 0),
    )


def next_block_plus(reader: Reader) -> Effect:
    effect = Lasting(NEXT_BLOCK_PLUS, reader.number())
    effect.phases = (MOVING, RANGED_PHASE, BLOCK_PHASE)
    return effect


def ignore_damage(reader: Reader) -> Effect:
    """`ignore_damage(physical=2, fire_or_ice=1, cold_fire=1)`"""
    return IgnoreDamage(
        IGNORE_DAMAGE,
        reader.named_number("physical", 1),
        reader.named_number("fire_or_ice", 1),
        reader.named_number("cold_fire", 1),
    )


def deadly_aim(reader: Reader) -> Effect:
    """`deadly_aim(1, 2)`: for a card in the ranged phase, or in the attack phase"""
    effect = Lasting(DEADLY_AIM, reader.number(), reader.number())
    effect.phases = (RANGED_PHASE, ATTACK_PHASE)
    return effect


def duel(reader: Reader) -> Effect:
    """`duel(block=1, attack=1, fame=1)`"""
    block = reader.named_number("block", 1)
    return Duel(block, reader.named_number("attack", 1), reader.named_number("fame", 1))


def forked_lightning(reader: Reader) -> Effect:
    return ForkedLightning(reader.number())


def know_your_prey(reader: Reader) -> Effect:
    return KnowYourPrey()


def puppet_master(reader: Reader) -> Effect:
    return PuppetMaster()


def shapeshift(reader: Reader) -> Effect:
    return Shapeshift()


# -- in the centre -----------------------------------------------------------------


def healing_ritual(reader: Reader) -> Effect:
    return HealingRitual()


def source_freeze(reader: Reader) -> Effect:
    return SourceFreeze()


def prayer_of_weather(reader: Reader) -> Effect:
    return PrayerOfWeather()


def mana_exploit(reader: Reader) -> Effect:
    return ManaExploit()


def howl(reader: Reader) -> Effect:
    return Howl(reader.number())


def mana_enhancement(reader: Reader) -> Effect:
    return ManaEnhancement()


def natures_vengeance(reader: Reader) -> Effect:
    return NaturesVengeance()


def chaos(reader: Reader) -> Effect:
    """The effects of the wheel in their order; the last place, gold, lets choose among them."""
    return MasterOfChaos(reader.choices())


for maker in (
    whichever,
    if_lowest_fame,
    turning,
    lend,
    better_sideways,
    sideways_without_dice,
    sideways_with_mana,
    wound_sideways,
    discard_wound,
    regenerate,
    heal_unit,
    invocation,
    polarization,
    forward_march,
    flight,
    far_sight,
    cheap_exploring,
    glittering_fortune,
    on_her_own,
    beguile,
    no_reputation,
    bonds_of_loyalty,
    leadership,
    next_block_plus,
    ignore_damage,
    deadly_aim,
    duel,
    forked_lightning,
    know_your_prey,
    puppet_master,
    shapeshift,
    healing_ritual,
    source_freeze,
    prayer_of_weather,
    mana_exploit,
    howl,
    mana_enhancement,
    natures_vengeance,
    chaos,
):
    MAKERS[maker.__name__] = maker

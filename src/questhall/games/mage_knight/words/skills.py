"""Words for skills."""

from functools import partial

from questhall.kernel.language.parameters import Given, Named, Number
from questhall.kernel.language.words import Word

from ..effects import (
    boons_of_combat,
    boons_of_mana,
    boons_of_movement,
    boons_of_points,
    boons_of_talk,
    skills,
    skills_in_centre,
    skills_in_combat,
)
from ..effects.invocation import Invocation
from ..effects.shapeshift import Shapeshift
from ..printed.cards import TURNED_BY_ACTION, TURNED_BY_REST, Effect
from ..printed.kinds import Mana
from ..printed.sayings import SAYINGS, saying_of
from ..state.turn import Phase
from .effects import COLOUR_NUMBERS, EFFECT, EFFECTS, OTHER_EFFECT, Choices, Colour, boon

TURNED_UP = {"by_rest": TURNED_BY_REST, "by_action": TURNED_BY_ACTION} | COLOUR_NUMBERS
TURNED_UP_WORDS = {number: word for word, number in TURNED_UP.items()}

# -- general -------------------------------------------------------------------------


def _turning(by: int, effects: list[Effect]) -> Effect:
    """The last effect turns the token face down."""
    last = effects[-1]
    last.saying = saying_of(f"turning({TURNED_UP_WORDS[by]}, {SAYINGS[last.saying].text})")
    return skills.Turning(effects[0] if len(effects) > 1 else None, last, by)


EFFECTS.declare(
    Word("if_lowest_fame", EFFECT, make=skills.IfLowestFame),
    Word("turning", Colour(TURNED_UP), Choices(), make=_turning),
    Word("lend", EFFECT, OTHER_EFFECT, make=skills_in_centre.Lend),
)

# -- cards and mana ------------------------------------------------------------------

EFFECTS.declare(
    Word("better_sideways", Number(), Named("advanced", None), make=skills.BetterSideways),
    Word("sideways_without_dice", Number(), Number("without"), make=skills.SidewaysWithoutDice),
    Word("sideways_with_mana", Number(), Named("same", None), make=skills.SidewaysWithMana),
    Word("wound_sideways", Number(), make=skills.WoundSideways),
    Word("discard_wound", EFFECT, make=skills.DiscardWound),
    Word("regenerate", Colour(), EFFECT, make=skills.Regenerate),
    Word("heal_unit", make=skills.HealUnit),
    Word(
        "invocation",
        Given([Mana.RED, Mana.BLACK]),
        Given([Mana.WHITE, Mana.GREEN]),
        make=Invocation,
    ),
    Word("polarization", make=boon(boons_of_mana.Polarized)),
)

# -- movement and influence ----------------------------------------------------------

EFFECTS.declare(
    Word("forward_march", make=skills.ForwardMarch),
    Word("flight", make=skills.Flight),
    Word("far_sight", make=skills.FarSight),
    Word("cheap_exploring", Number(), make=boon(boons_of_movement.CheapExploring, Phase.MOVING)),
    Word("glittering_fortune", make=skills.GlitteringFortune),
    Word("on_her_own", Number(), Number("alone"), make=skills.OnHerOwn),
    Word(
        "beguile",
        *(Number(), Named("fortified", None), Named("glade", None)),
        make=skills.Beguile,
    ),
    Word("no_reputation", make=boon(boons_of_talk.IgnoreReputation, Phase.MOVING, Phase.ACTING)),
    Word("bonds_of_loyalty", make=skills.BondsOfLoyalty),
)

# -- combat --------------------------------------------------------------------------

EFFECTS.declare(
    Word(
        "leadership",
        *(Named("block"), Named("attack"), Named("ranged")),
        make=skills_in_combat.Lead,
    ),
    Word(
        "next_block_plus",
        Number(),
        make=boon(boons_of_points.NextBlockPlus, Phase.MOVING, Phase.RANGED, Phase.BLOCK),
    ),
    Word(
        "ignore_damage",
        *(Named("physical", 1), Named("fire_or_ice", 1), Named("cold_fire", 1)),
        make=partial(skills_in_combat.IgnoreDamage, boons_of_combat.IgnoreDamage),
    ),
    Word(
        "deadly_aim",
        *(Number("ranged"), Number("attack")),
        make=boon(boons_of_points.DeadlyAim, Phase.RANGED, Phase.ATTACK),
    ),
    Word(
        "duel",
        *(Named("block", 1), Named("attack", 1), Named("fame", 1)),
        make=skills_in_combat.Duel,
    ),
    Word("forked_lightning", Number(), make=skills_in_combat.ForkedLightning),
    Word("know_your_prey", make=skills_in_combat.KnowYourPrey),
    Word("puppet_master", make=skills_in_combat.PuppetMaster),
    Word("shapeshift", make=Shapeshift),
)

# -- in the centre -------------------------------------------------------------------

EFFECTS.declare(
    Word("healing_ritual", make=skills_in_centre.HealingRitual),
    Word("source_freeze", make=skills_in_centre.SourceFreeze),
    Word("prayer_of_weather", make=skills_in_centre.PrayerOfWeather),
    Word("mana_exploit", make=skills_in_centre.ManaExploit),
    Word("howl", Number(), make=skills_in_centre.Howl),
    Word("mana_enhancement", make=skills_in_centre.ManaEnhancement),
    Word("natures_vengeance", make=skills_in_centre.NaturesVengeance),
    Word("chaos", Choices(), make=skills_in_centre.MasterOfChaos),
)

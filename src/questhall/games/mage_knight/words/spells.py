"""Words that only spells need."""

from questhall.kernel.language.parameters import Flag, Given, Keys, Named, Number
from questhall.kernel.language.words import Word

from ..effects import (
    boons_of_cards,
    boons_of_combat,
    boons_of_movement,
    interactive,
    journeys,
    spells,
)
from ..effects.points import AllOf
from ..printed.cards import Effect
from ..printed.kinds import BASIC_COLOURS, COLOURS
from ..state.turn import Phase
from .effects import EFFECT, EFFECTS, OTHER_EFFECT, Terrains, boon, boon_on

HEALING_GIFTS = {
    "fame": boons_of_cards.FamePerHealing,
    "cards": boons_of_cards.DrawPerHealed,
    "units": boons_of_cards.ReadyHealed,
}
BEFORE_DAMAGE = (Phase.MOVING, Phase.RANGED, Phase.BLOCK)

# -- combat --------------------------------------------------------------------------


def _mana_bolt(*amounts: int) -> Effect:
    return spells.ManaBolt(list(amounts))


EFFECTS.declare(
    Word("per_enemy", Number(), EFFECT, make=spells.PerEnemy),
    Word(
        "mana_bolt",
        *[Named(colour, None) for colour in COLOURS[:BASIC_COLOURS]],
        make=_mana_bolt,
    ),
    Word("burning_block", Number(), Given(False), make=spells.ShieldSpell),
    Word("exploding_block", Number(), Given(True), make=spells.ShieldSpell),
    Word("ignore_walls", make=boon(boons_of_combat.NoWalls, *BEFORE_DAMAGE)),
    Word("ignore_wound", make=boon(boons_of_combat.IgnoreWound, *BEFORE_DAMAGE, Phase.DAMAGE)),
)

# -- movement ------------------------------------------------------------------------


def _bend_space() -> Effect:
    bent = (
        boons_of_movement.FarSteps,
        boons_of_movement.FarExploring,
        boons_of_movement.NoProvoking,
    )
    return AllOf([boon(each, Phase.MOVING)() for each in bent])


EFFECTS.declare(
    Word("journey", Number(), Terrains(), Given(False), make=journeys.Journey),
    Word("journey_for_points", Number(), Given(0), Given(True), make=journeys.Journey),
    Word(
        "underground_attack",
        *(Number(), Terrains(), Given(False)),
        make=journeys.UndergroundAttack,
    ),
    Word("wings_of_night", make=spells.WingsOfNight),
    Word("bend_space", make=_bend_space),
    Word("bend_time", make=spells.TimeBending),
    Word("forbidden", Given(0), Terrains(), make=boon_on(boons_of_movement.Forbidden)),
)

# -- units, cards, healing -----------------------------------------------------------

EFFECTS.declare(
    Word("in_forest", EFFECT, OTHER_EFFECT, make=spells.InForest),
    Word("ready_units", Number(), make=spells.ReadyUnits),
    Word("call_to_arms", make=spells.CallToArms),
    Word("recruit_free", make=spells.FreeRecruit),
    Word("meditation", Flag("chosen"), make=spells.Meditation),
    Word("rich_healing", Number(), Keys("gifts", HEALING_GIFTS), make=spells.RichHealing),
    Word("offering", Number(), make=spells.Offering),
    Word("sacrifice", make=spells.Sacrifice),
)

# -- the other players ---------------------------------------------------------------

EFFECTS.declare(
    Word("mana_meltdown", make=interactive.ManaMeltdown),
    Word("mana_radiance", make=interactive.ManaRadiance),
    Word("mana_claim", Flag("curse"), make=interactive.ManaClaim),
    Word("mind_read", Flag("steal"), make=interactive.MindRead),
    Word("energy_flow", Number(), Flag("heals"), make=interactive.EnergyFlow),
)

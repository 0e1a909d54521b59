"""Words for what cards do besides points: mana, cards, wounds, tracks, effects for the turn."""

from functools import partial

from questhall.kernel.language.parameters import Flag, Given, Key, Named, Number
from questhall.kernel.language.words import Word

from ..effects import (
    actions,
    boons_of_cards,
    boons_of_combat,
    boons_of_mana,
    boons_of_movement,
    boons_of_points,
    boons_of_talk,
    cards,
    lasting,
    mana,
)
from ..printed.cards import Effect
from ..printed.kinds import RESISTANCES
from ..state.turn import COMBAT_PHASES, Phase
from .effects import (
    EFFECT,
    EFFECTS,
    OTHER_EFFECT,
    Colour,
    Colours,
    Elements,
    Terrains,
    boon,
    boon_on,
)

RESISTANCE_BITS = {name: 1 << number for number, name in enumerate(RESISTANCES)}
PLACES_IN_DECK = {"top": boons_of_cards.ToDeckTop, "bottom": boons_of_cards.ToDeckBottom}
SPACES = {"one_space": 1, "every_space": 99}

# -- tracks, wounds, units ---------------------------------------------------------

EFFECTS.declare(
    Word("fame", Number(), make=actions.GainFame),
    Word("reputation", Number(), make=actions.ChangeReputation),
    Word("at_turn_end", Named("fame"), Named("reputation"), make=actions.AtTurnEnd),
    Word("wound", Number(default=1), make=actions.TakeWounds),
    Word("ready", Number(), make=actions.ReadyUnit),
)

# -- conditions --------------------------------------------------------------------

EFFECTS.declare(
    Word("out_of_combat", EFFECT, make=actions.OutOfCombat),
    Word("when_talking", EFFECT, make=actions.WhenTalking),
    Word("by_day", EFFECT, OTHER_EFFECT, make=actions.ByDay),
    Word("may", EFFECT, make=actions.May),
)

# -- mana --------------------------------------------------------------------------


def _crystal(owned: bool, colours: list[int]) -> Effect:
    return mana.GainOwnedCrystal() if owned else mana.GainCrystal(colours)


EFFECTS.declare(
    Word("mana", Colours(), Number(default=1), make=mana.GainMana),
    Word("crystal", Flag("owned"), Colours(), make=_crystal),
    Word("spell_crystals", Number(), make=mana.SpellCrystals),
    Word("crystallize", make=mana.Crystallize),
    Word("pay", Colour(), EFFECT, make=mana.Pay),
    Word("extra_die", Number(default=1), Flag("black_as_any"), make=mana.ExtraDice),
    Word("set_dice", Number(), Named("tokens", 1), make=mana.SetDice),
    Word("die_crystal", make=mana.DieCrystal),
    Word("mana_storm", Number(), make=mana.ManaStorm),
    Word("crystals_return", make=boon(boons_of_mana.CrystalsReturn)),
)

# -- cards -------------------------------------------------------------------------

EFFECTS.declare(
    Word("draw", Number(), make=cards.Draw),
    Word("discard_for", EFFECT, make=cards.DiscardFor),
    Word("throw_away_for", Colour(), EFFECT, make=cards.ThrowAwayFor),
    Word("raised", EFFECT, Named("by", 1), Flag("any_cards"), make=cards.DiscardToRaise),
    Word("decompose", Flag("others"), make=cards.Decompose),
    Word("training", Flag("to_hand"), make=cards.Training),
    Word("buy_action", make=cards.BuyAction),
    Word("buy_spell", make=cards.BuySpell),
    Word("borrow_spell", make=cards.BorrowSpell),
    Word("with_action", Number(), make=cards.WithAction),
    Word("repeat", Flag("strong"), Number(), make=cards.Repeat),
    Word("offered_action", make=cards.OfferedAction),
    Word("to_deck", Key("place", PLACES_IN_DECK), make=lasting.Lasting),
    Word("take_back", Given(0), Flag("wounds"), make=boon(boons_of_cards.TakeBack)),
)

# -- movement ----------------------------------------------------------------------

EFFECTS.declare(
    Word("cheaper", Number(), Terrains(), Named("least"), make=boon_on(boons_of_movement.Cheaper)),
    Word(
        "cheaper_space", Number(), Given(0), Named("least"), make=boon(boons_of_movement.OneCheaper)
    ),
    Word("cheaper_terrain", Number(), Named("least"), make=lasting.CheaperTerrain),
    Word("costs", Number(), Terrains(), make=boon_on(boons_of_movement.Costs)),
    Word("passable", Number(), Terrains(), make=boon_on(boons_of_movement.Passable)),
    Word("safe", Given(0), Terrains(), make=boon_on(boons_of_movement.Safe)),
    Word("hand_in", Number(), Terrains(), make=boon_on(boons_of_cards.HandInHills)),
    Word("next_move_plus", Number(), make=boon(boons_of_movement.NextMovePlus)),
    Word("moves_plus", Number(), make=boon(boons_of_movement.MovesPlus)),
    Word(
        "harvest",
        Given(0),
        Key("spaces", SPACES, "one_space"),
        make=boon(boons_of_movement.Harvest),
    ),
    Word("agile_move", Number(), Flag("ranged"), make=lasting.AgileMove),
    Word(
        "ambush",
        *(Number("attack"), Number("block")),
        make=boon(boons_of_points.Ambush, Phase.MOVING, *COMBAT_PHASES),
    ),
    Word("temporal_portal", Flag("far"), make=actions.TemporalPortal),
)

# -- influence ---------------------------------------------------------------------


def _discount(amount: int, reputation: int) -> Effect:
    return lasting.Lasting(boons_of_talk.Discount, amount, -reputation)


EFFECTS.declare(
    Word("influence_per_wound", Number(), Number("each"), make=actions.InfluencePerWound),
    Word("influence_or_block", Number(), Elements(), make=lasting.Diplomacy),
    Word("per_recruit", Named("fame"), Named("reputation"), make=lasting.PerRecruit),
    Word("learning", Number(), Flag("to_hand"), make=boon(boons_of_talk.Learning)),
    Word("discount", Number(), Named("reputation"), make=_discount),
    Word("readiness", Number(), Named("level", 4), make=boon(boons_of_talk.ReadyForInfluence)),
    Word("peaceful_moment", Number(), Flag("readies"), make=actions.PeacefulMoment),
)

# -- combat ------------------------------------------------------------------------


def _chilling_block(amount: int, armour: int) -> Effect:
    return actions.ChillingBlock(amount, -armour)


EFFECTS.declare(
    Word("attack_per_blocked", Number(), Number("each"), make=actions.AttackPerBlocked),
    Word(
        "honourable_attack",
        *(Number(), Named("reputation"), Named("fame")),
        make=actions.HonourableAttack,
    ),
    Word(
        "attack_if_unhurt", Number(), make=partial(lasting.IfUnhurt, boons_of_combat.NoWoundAttack)
    ),
    Word("chilling_block", Number(), Named("armour"), make=_chilling_block),
    Word("bashing_block", Number(), make=actions.BashingBlock),
    Word("tough_block", Number(), make=actions.ToughBlock),
    Word("terrain_block", make=actions.TerrainBlock),
    Word("units_rage", Number(), make=lasting.UnitsRage),
    Word("unit_resists", Key("resistance", RESISTANCE_BITS), make=lasting.UnitResists),
)

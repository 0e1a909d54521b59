"""Words that only artifacts need."""

from questhall.kernel.language.parameters import Flag, Named, Number, NumberOr
from questhall.kernel.language.words import Several, Word

from ..effects import artifacts, boons_of_cards, boons_of_combat
from ..printed.cards import Effect
from ..state.turn import Phase
from .effects import EFFECTS, ELEMENT, RANGE, Colour, boon

EVERY_ENEMY = 99


def _souls(count: int) -> Effect:
    return artifacts.SoulHarvest(count or EVERY_ENEMY)


EFFECTS.declare(
    Word("only_assigned", make=artifacts.OnlyAssigned),
    Word("units_glory", make=artifacts.UnitsGlory),
    Word("wounds_vanish", make=boon(boons_of_cards.HealAllWounds)),
    Word("ready_all", make=artifacts.ReadyAll),
    Word("heal_all_units", make=artifacts.HealAllUnits),
    Word("command_token", make=boon(boons_of_cards.CommandBanner)),
    Word("endless", Colour(), make=artifacts.EndlessMana),
    Word("random_crystals", Number(), make=artifacts.RandomCrystals),
    Word("equal_crystals", Number(), make=artifacts.EqualCrystals),
    Word("sunlight", make=artifacts.Sunlight),
    Word("darkness", make=artifacts.Darkness),
    Word("discard_attack", Number(), RANGE, Flag("this_phase"), make=artifacts.DiscardAttack),
    Word("sword_of_justice", make=artifacts.SwordOfJustice),
    Word("horn_of_wrath", Named("more"), make=artifacts.HornOfWrath),
    Word("ranged_twice", make=boon(boons_of_combat.RangedTwice, Phase.RANGED)),
    Word("souls", NumberOr("all"), make=_souls),
    Word("blocks", Number(), ELEMENT, Named("times", 2), make=artifacts.SeveralBlocks),
    Word("spell_training", make=artifacts.SpellTraining),
    Word("offered_spell", Flag("strong"), make=artifacts.OfferedSpell),
    Word("by_colour", Several(EFFECTS), Named("free"), make=artifacts.DruidicStaff),
    Word("borrow_skill", make=artifacts.BorrowSkill),
    Word("take_skill", make=artifacts.TakeSkill),
)

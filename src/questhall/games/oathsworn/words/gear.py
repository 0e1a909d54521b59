"""Words of items, injuries and companions: `add_cards(yellow)`, `forbid(healing, until=round)`."""

from questhall.kernel.language.parameters import Key, Name, Named, NamedKey, Number
from questhall.kernel.language.words import Word

from ..effects import archetypes, circumstances, gear
from ..printed.cards import Effect, Who
from ..printed.might import COLOURS
from ..printed.tokens import (
    CARD_DEFENSE_STAT,
    HEALING,
    INTERRUPTS,
    ITEM_ANIMUS,
    MOST_WHITE,
    MOVE_COST_STAT,
    RANGE_STAT,
    REACH_STAT,
    REDRAWS,
    STEPS,
)
from .conditions import CONDITIONS, STATUS_NAMES
from .effects import EFFECTS, UNTIL_NAMES, stat_words
from .figures import Whom

COLOUR_NAMES = {name: number for number, name in enumerate(COLOURS)}
LIMITED = {"white_cards": MOST_WHITE, "steps": STEPS}
FORBIDDEN = {
    "interrupts": INTERRUPTS,
    "redraws": REDRAWS,
    "healing": HEALING,
    "item_animus": ITEM_ANIMUS,
}


def _forbid(stat: int, who: Who, until: int) -> Effect:
    """Something is not possible for a while."""
    return gear.Limit(stat, 0, who, until)


EFFECTS.declare(
    Word("add_cards", Key("colour", COLOUR_NAMES), Number("count", 1), make=gear.AddCards),
    Word(
        "redraw_only",
        *(Key("which", {"white": gear.WHITE_ONES, "blank": gear.BLANKS}), Number("count")),
        make=gear.RedrawOnly,
    ),
    Word("count_blank", Number("value"), make=gear.CountBlank),
    Word("more_for_critical", Number("count"), make=gear.MoreForCritical),
    Word("stand_firm", make=gear.StandFirm),
    Word("battleflow_at", Number("position"), make=gear.BattleflowAt),
    Word(
        "cleanse_of",
        *(Key("kind", STATUS_NAMES | {"all": len(STATUS_NAMES)}), Whom()),
        make=gear.CleanseOf,
    ),
    Word(
        "limit",
        *(Key("what", LIMITED), Number("most"), Whom(), NamedKey("until", UNTIL_NAMES)),
        make=gear.Limit,
    ),
    Word("forbid", Key("what", FORBIDDEN), Whom(), NamedKey("until", UNTIL_NAMES), make=_forbid),
    Word("vault", Number("within"), make=archetypes.Vault),
    *stat_words(
        {
            "range": RANGE_STAT,
            "reach": REACH_STAT,
            "move_cost": MOVE_COST_STAT,
            "card_defense": CARD_DEFENSE_STAT,
        }
    ),
)

CONDITIONS.declare(
    Word(
        "target_is",
        Key("sort", {sort: sort for sort in circumstances.SORTS}),
        make=circumstances.TargetIs,
    ),
    Word("stands_on", Name("tile"), Whom(), Named("within"), make=circumstances.StandsOn),
    Word("has_token", make=circumstances.HasToken),
    Word("has_animus", Number("least"), make=circumstances.HasAnimus),
    Word("attacked_before", make=circumstances.AttackedBefore),
    Word("ranged_blow", make=circumstances.RangedBlow),
    Word("area_blow", make=circumstances.AreaBlow),
    Word("surrounded", Number("least"), make=circumstances.Surrounded),
)

"""Words of items, injuries and companions: `add_cards(yellow)`, `forbid(healing, until=round)`."""

from questhall.kernel.language.parameters import Key, Named, NamedKey, Number
from questhall.kernel.language.words import Word

from ..effects import archetypes, circumstances, gear
from ..effects.draws import WhichCards
from ..printed.cards import Effect, Who
from ..printed.might import COLOURS
from ..printed.tokens import Stat
from .conditions import CONDITIONS, STATUS_NAMES
from .effects import EFFECTS, UNTIL_NAMES, stat_words
from .figures import Whom
from .names import a

COLOUR_NAMES = {name: number for number, name in enumerate(COLOURS)}
LIMITED = {"white_cards": Stat.MOST_WHITE, "steps": Stat.STEPS}
FORBIDDEN = {
    "interrupts": Stat.INTERRUPTS,
    "redraws": Stat.REDRAWS,
    "healing": Stat.HEALING,
    "item_animus": Stat.ITEM_ANIMUS,
}


def _forbid(stat: int, who: Who, until: int) -> Effect:
    """Something is not possible for a while."""
    return gear.Limit(stat, 0, who, until)


EFFECTS.declare(
    Word("add_cards", Key("colour", COLOUR_NAMES), Number("count", 1), make=gear.AddCards),
    Word(
        "redraw_only",
        *(
            Key("which", {"white": WhichCards.WHITE_ONES, "blank": WhichCards.BLANKS}),
            Number("count"),
        ),
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
            "range": Stat.RANGE,
            "reach": Stat.REACH,
            "move_cost": Stat.MOVE_COST,
            "card_defense": Stat.CARD_DEFENSE,
        }
    ),
)

CONDITIONS.declare(
    Word(
        "target_is",
        Key("sort", {sort: sort for sort in circumstances.SORTS}),
        make=circumstances.TargetIs,
    ),
    Word("stands_on", a("tile"), Whom(), Named("within"), make=circumstances.StandsOn),
    Word("has_token", make=circumstances.HasToken),
    Word("has_animus", Number("least"), make=circumstances.HasAnimus),
    Word("attacked_before", make=circumstances.AttackedBefore),
    Word("ranged_blow", make=circumstances.RangedBlow),
    Word("area_blow", make=circumstances.AreaBlow),
    Word("surrounded", Number("least"), make=circumstances.Surrounded),
)

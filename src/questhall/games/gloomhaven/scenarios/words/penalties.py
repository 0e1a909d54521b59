"""Words for the penalties of dungeon rooms (GH-12.3.11)."""

from questhall.kernel.language.parameters import Given, Named, Number
from questhall.kernel.language.words import Language, Word

from ...printed.monsters import Rank
from ...rules.scenario import SpecialRule
from ...words.parameters import CONDITION, SOME_CONDITIONS
from .. import hardships, penalties
from ..start_effects import ConsumeSmallItem, StartDiscard

PENALTY_WORDS: Language[SpecialRule] = Language("penalty of a room")


def _discard_cards(count: int) -> SpecialRule:
    """Each character discards cards."""
    return penalties.Each(StartDiscard(count))


def _lose_cards(count: int) -> SpecialRule:
    """Each character loses cards."""
    return penalties.Each(penalties.LoseCards(count))


def _use_small_item() -> SpecialRule:
    """Each character uses up a small item."""
    return penalties.Each(ConsumeSmallItem())


def _use_all_items() -> SpecialRule:
    """Each character spends and uses up all its items."""
    return penalties.Each(penalties.UseItems(penalties.ALL_USES))


def _spend_items() -> SpecialRule:
    """Each character spends all items that can be spent."""
    return penalties.Each(penalties.UseItems(penalties.SPENT_ONLY))


def _monster_attack(plus: int) -> SpecialRule:
    """All enemies add to all their attacks."""
    return hardships.AttackChange(of_party=False, plus=plus, advantage=False, disadvantage=False)


def _monsters_heal(amount: int) -> SpecialRule:
    """All enemies heal at the start of each of their turns."""
    return hardships.MonstersHeal(amount, "", 0)


REACH = Named("range", 1)

PENALTY_WORDS.declare(
    Word("damage", Number(), make=penalties.EachSuffers),
    Word("conditions", SOME_CONDITIONS, make=penalties.EachGains),
    Word("lasting", CONDITION, make=penalties.EachKeeps),
    Word("curses", Number(), make=penalties.EachCursed),
    Word("discard_cards", Number(), make=_discard_cards),
    Word("lose_cards", Number(), make=_lose_cards),
    Word("use_small_item", make=_use_small_item),
    Word("use_all_items", make=_use_all_items),
    Word("spend_items", make=_spend_items),
    Word("opener_gains", CONDITION, make=penalties.OpenerGains),
    Word("opener_loses", Number(), make=penalties.OpenerLoses),
    Word("inert_elements", make=penalties.InertElements),
    Word("no_elements", make=penalties.NoElements),
    Word("bless_monsters", Number(), make=penalties.BlessMonsters),
    Word("monsters_gain", CONDITION, Given(False), make=penalties.MonstersGain),
    Word("elites_gain", CONDITION, Given(True), make=penalties.MonstersGain),
    Word("monsters_keep", CONDITION, make=penalties.MonstersKeep),
    Word("monsters_heal", Number(), make=_monsters_heal),
    Word("shield_this_round", Number(), make=penalties.ShieldThisRound),
    Word("shield", Number(), make=penalties.MonsterShield),
    Word("retaliate_this_round", Number(), REACH, make=penalties.RetaliateThisRound),
    Word("retaliate", Number(), REACH, make=penalties.MonsterRetaliate),
    Word("attack", Number(), make=_monster_attack),
    Word("move_and_range", Number(), make=penalties.MoveAndRange),
    Word("promote", make=penalties.Promote),
    Word("return_normals", Given(Rank.NORMAL), Number(), make=penalties.Return),
    Word("return_elites", Given(Rank.ELITE), Number(), make=penalties.Return),
)

"""Petitions to the Raven Spire (OS-3.7.11, OS-3.7.12)."""

from itertools import combinations

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import ClassDef, ItemDef, Slot
from questhall.games.oathsworn.rules.equipment import fits, hands_of, may_use
from questhall.games.oathsworn.rules.story.errands import errands
from questhall.games.oathsworn.rules.story.items import equip, stow, take_off
from questhall.games.oathsworn.rules.story.outfits import can_equip_all
from questhall.games.oathsworn.rules.story.petition import can_petition, petition
from questhall.kernel.chance import Chance
from tests.marks import example, rule, ruling
from tests.oathsworn.story.bench import StoryBench

CLASSES = sorted(library().classes)


def with_gear(count: int) -> StoryBench:
    """Four who lack nothing but gear, of which so many lie in the backpack."""
    bench = StoryBench()
    for _ in range(count):
        bench.item()
    return bench


@example("OS-EX-359")
@ruling("OS-R16")
@rule("OS-3.7.11", "OS-3.7.12", "OS-3.2.5")
def test_a_petition_costs_a_mark() -> None:
    bench = StoryBench()
    bench.do(petition(bench.story), "petition-for")
    assert (bench.story.knockouts, len(bench.story.backpack)) == (1, 1)
    assert bench.story.cards[bench.story.backpack[0]].key in library().items


@example("OS-EX-359")
@rule("OS-3.7.11")
@pytest.mark.parametrize("spare", range(5))
def test_a_spare_item_fills_one_place(spare: int) -> None:
    bench = with_gear(spare)
    assert can_petition(bench.story) == (spare < 4)
    assert ("petition" in [each.verb for each in errands(bench.story)]) == (spare < 4)


@rule("OS-3.7.11")
def test_spare_gear_does_not_fill_an_empty_hand() -> None:
    bench = with_gear(6)
    assert not can_petition(bench.story)
    shield = next(
        card
        for card in bench.oathsworn("warden").equipped
        if bench.story.item(card).slot == Slot.SHIELD
    )
    stow(bench.story, shield)
    assert not can_petition(bench.story)  # it can be put on again
    take_off(bench.story, shield)
    assert can_petition(bench.story)


@rule("OS-3.7.11")
def test_what_one_has_too_much_serves_another() -> None:
    """Whoever could use them: the question is what the company could equip, not who wears what."""
    bench = with_gear(4)
    ranger = bench.oathsworn("ranger")
    for card in ranger.equipped[:]:
        if bench.story.item(card).slot == Slot.ARMOR:
            take_off(bench.story, card)
    assert can_petition(bench.story)
    bench.item(
        slot=Slot.ARMOR, kind="iron"
    )  # the Warden could wear it, and he has no rawhide to give
    assert can_petition(bench.story)
    warden = bench.oathsworn("warden")
    bench.do(equip(bench.story, warden, bench.item(slot=Slot.ARMOR, kind="rawhide")))
    assert not can_petition(bench.story)


@rule("OS-3.7.11", "OS-3.7.12")
@pytest.mark.parametrize("chapter", [1, 3])
def test_any_common_item_up_to_this_chapter_may_be_asked_for(chapter: int) -> None:
    bench = StoryBench(chapter)
    decks = bench.story.common[:chapter]
    keys = {bench.story.cards[card].key for deck in decks for card in deck}
    bench.do(petition(bench.story), "petition-for")
    offered = [option.what for option in bench.asked[-1].options]
    assert {bench.story.cards[card].key for card in offered} == keys


@rule("OS-3.7.11")
def test_empty_decks_have_nothing_to_give() -> None:
    bench = StoryBench()
    bench.story.common[0].clear()
    assert not can_petition(bench.story)


# -- every company that can be equipped, against all ways of handing the weapons out ----------


def full_hands(board: ClassDef, held: list[ItemDef]) -> bool:
    """By the letter of OS-3.7.1 and OS-3.7.13."""
    if not fits(board, held) or not all(may_use(board, item) for item in held):
        return False
    if board.together and any(hands_of(item) > 1 for item in held):
        return sorted(item.kind for item in held) == sorted(board.together)
    hands = sum(hands_of(item) for item in held)
    return hands == 2 and any(item.slot == Slot.WEAPON for item in held)


def some_way(boards: list[ClassDef], items: list[ItemDef]) -> bool:
    if not boards:
        return True
    for held in [*combinations(range(len(items)), 1), *combinations(range(len(items)), 2)]:
        left = [item for place, item in enumerate(items) if place not in held]
        if full_hands(boards[0], [items[place] for place in held]) and some_way(boards[1:], left):
            return True
    return False


@rule("OS-3.7.11", "OS-3.7.1", "OS-3.7.13")
@pytest.mark.parametrize("run", range(60))
def test_weapons_suffice_if_there_is_a_way_to_hand_them_out(run: int) -> None:
    chance = Chance(f"weapons {run}")
    names = CLASSES[:]
    chance.shuffle("classes", names)
    bench = StoryBench(company=tuple(names[:4]))
    weapons = [item for item in library().items.values() if item.slot in (Slot.WEAPON, Slot.SHIELD)]
    found: list[ItemDef] = []
    for oathsworn in bench.story.company:
        for card in oathsworn.equipped[:]:
            take_off(bench.story, card)
        bench.item(slot=Slot.GEAR)
        bench.item(slot=Slot.ARMOR, kind=next(k for k in oathsworn.board.item_kinds if is_armor(k)))
        useful = [item for item in weapons if may_use(oathsworn.board, item)]
        for _ in range(1 + chance.below("count", 2)):
            item = useful[chance.below("item", len(useful))]
            bench.item(slot=item.slot, kind=item.kind, hands=item.hands)
            found.append(item)
    boards = [each.board for each in bench.story.company]
    assert can_equip_all(bench.story) == some_way(boards, found)


def is_armor(kind: str) -> bool:
    return kind in ("iron", "rawhide", "cloth")


@rule("OS-3.7.13")
@pytest.mark.parametrize(("kinds", "full"), [(["bow"], False), (["bow", "blade"], True)])
def test_a_huntress_wants_bow_and_blade(kinds: list[str], full: bool) -> None:
    bench = StoryBench(company=("huntress", "priest", "ranger", "warbear"))
    for _ in range(4):
        bench.item()
    huntress = bench.oathsworn("huntress")
    for card in huntress.equipped[:]:
        item = bench.story.item(card)
        if item.slot == Slot.WEAPON and item.kind not in kinds:
            take_off(bench.story, card)
    assert can_equip_all(bench.story) == full

"""Permanent tokens, Free Company Traits and levels (OS-11.1 to OS-11.3)."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option, side_by_side

from ...printed.story import TRAIT_NAMES, TRAITS
from ...printed.tokens import TOKENS
from ...state.oathsworn import Oathsworn
from ...state.story import Story
from ..purse import gain_token
from .medic import offer_medic

MOST_OF_A_KIND: Final = 3  # OS-11.2.3
TOKEN_LEVELS: Final = (4, 7, 14, 19, 21)
TRAIT_LEVELS: Final = (3, 6, 9, 11, 13, 16, 18, 20)


def tokens_by_level(level: int) -> int:
    """OS-11.1.2: the first one is sworn in the story of chapter 1 (OS-3.1.9)."""
    return 1 + len([each for each in TOKEN_LEVELS if each <= level])


def traits_by_level(level: int) -> int:
    return len([each for each in TRAIT_LEVELS if each <= level])


def gain_permanent(story: Story, oathsworn: Oathsworn, kind: int, pays_now: bool) -> None:
    """OS-3.3.6: before the Encounter it also gives its token at once."""
    kinds = story.permanent[oathsworn.place]
    if kinds[kind] >= MOST_OF_A_KIND:
        return
    kinds[kind] += 1
    story.tell("gained-permanent", "OS-11.2.3", oathsworn.place, kind)
    if pays_now:
        gain_token(story, oathsworn, kind)


def choose_permanent(story: Story, count: int, pays_now: bool) -> Flow[None]:
    """OS-11.2.3: each Oathsworn a kind of his own."""
    flows = [_choose_for_seat(story, seat, count, pays_now) for seat in story.everybody()]
    yield from side_by_side(flows)


def _choose_for_seat(story: Story, seat: int, count: int, pays_now: bool) -> Flow[None]:
    for oathsworn in story.company:
        if oathsworn.seat != seat:
            continue
        for _ in range(count):
            owned = story.permanent[oathsworn.place]
            kinds = [kind for kind in range(len(TOKENS)) if owned[kind] < MOST_OF_A_KIND]
            if not kinds:
                break
            options = [Option("token-kind", kind) for kind in kinds]
            answer = yield Decision(
                [seat], "permanent-token", options, "OS-11.2.3", oathsworn.place
            )
            gain_permanent(story, oathsworn, answer.what, pays_now)


def choose_trait(story: Story) -> Flow[None]:
    """OS-11.2.6, OS-11.3.1"""
    names = [n for n, name in enumerate(TRAIT_NAMES) if story.traits[n] < TRAITS[name]]
    if not names:
        return
    options = [Option("trait", number) for number in names]
    answer = yield Decision(story.everybody(), "which-trait", options, "OS-11.2.6")
    story.traits[answer.what] += 1
    story.tell("gained-trait", "OS-11.2.6", answer.what)
    if TRAIT_NAMES[answer.what] == "field_medic":
        yield from offer_medic(story)


def gain_level(story: Story) -> Flow[None]:
    """OS-9.4.1: what the level brings; its cards widen the choice of a hand (OS-11.2.1)."""
    level = story.chapter.chapter + 1
    for oathsworn in story.company:
        oathsworn.level = level
    story.tell("level", "OS-9.4.1", level)
    if level in TOKEN_LEVELS:
        yield from choose_permanent(story, 1, pays_now=False)
    if level in TRAIT_LEVELS:
        yield from choose_trait(story)

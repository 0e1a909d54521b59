"""Every monster ability card is played, and what it prints is seen on the table."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.round.initiative import initiative_of
from questhall.games.gloomhaven.state.scene import TYPES_FROM
from questhall.kernel.language.expressions import parse_expression
from tests.marks import rule

from .ability_cards import Claim, Seen, steps_claimed, unseen

CARDS = [
    (deck, place)
    for deck, kind in library().decks.items()
    for place in range(1, len(kind.cards) + 1)
]


def test_there_are_29_decks_of_eight_cards() -> None:
    assert len(library().decks) == 29
    assert len(CARDS) == 29 * 8


@rule("GH-1.5.4", "GH-4.1.2")
@pytest.mark.parametrize("elements", [False, True], ids=["inert", "strong"])
@pytest.mark.parametrize(("deck", "card"), CARDS)
def test_what_a_card_prints_happens(deck: str, card: int, elements: bool) -> None:
    seen = Seen(deck, card, elements)
    assert unseen(seen) == []
    initiative = initiative_of(seen.scene, TYPES_FROM + seen.monster.type)
    assert initiative == seen.card.initiative


@pytest.mark.parametrize(
    ("deck", "card", "claim"),
    [
        ("archer", 1, "attack(3)"),
        ("archer", 1, "attack(-1, targets=2)"),
        ("archer", 1, "attack(-1, stun)"),
        ("guard", 1, "heal(1, self)"),
        ("guard", 1, "shield(9)"),
        ("cultist", 3, "summon(living_bones, normal)"),
        ("imp", 2, "charge(dark)"),
        ("hound", 3, "inflict(muddle, each(enemy(adjacent)))"),
        ("living_corpse", 2, "suffer(1)"),
        ("archer", 2, "create_trap(damage=3)"),
        ("ooze", 1, "loot(1)"),
    ],
)
def test_what_it_does_not_print_is_not_seen(deck: str, card: int, claim: str) -> None:
    seen = Seen(deck, card)
    assert claim not in seen.card.texts
    assert not Claim(seen, parse_expression(claim)).holds()


@rule("GH-4.3.1")
@pytest.mark.parametrize(("deck", "card"), CARDS)
def test_a_card_moves_a_monster_as_far_as_it_prints(deck: str, card: int) -> None:
    seen = Seen(deck, card, far=True)
    assert seen.steps() == steps_claimed(seen)
